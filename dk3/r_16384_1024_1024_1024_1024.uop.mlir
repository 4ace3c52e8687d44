uop.kernel @r_16384_1024_1024_1024_1024(%arg0: memref<16777216xf32>, %arg1: memref<16777216xf32>) {
  %r0 = uop.range 0 to 16384 thread : index
  %r1 = uop.range 1 to 1024 : index
  %r2 = uop.range 2 to 1024 : index
  %c1024 = uop.const 1024 : index
  %0 = uop.mul %r0, %c1024 : index
  %1 = uop.add %r2, %0 : index
  %2 = uop.load %arg0[%1] : memref<16777216xf32> -> f32
  %k3 = uop.range 3 to 1024 reduce : index
  %3 = uop.add %0, %k3 : index
  %4 = uop.load %arg0[%3] : memref<16777216xf32> -> f32
  %5 = uop.reduce max %4 over (%k3) : f32
  %6 = uop.sub %2, %5 : f32
  %7 = uop.exp %6 : f32
  %8 = uop.bufferize %7 over (%r2) in <local> : f32 -> tensor<1024xf32>
  %9 = uop.index %8[%r1] : tensor<1024xf32> -> f32
  %k4 = uop.range 4 to 1024 reduce : index
  %10 = uop.index %8[%k4] : tensor<1024xf32> -> f32
  %11 = uop.reduce add %10 over (%k4) : f32
  %12 = uop.fdiv %9, %11 : f32
  %13 = uop.add %0, %r1 : index
  uop.store %12, %arg1[%13] over (%r0, %r1) : memref<16777216xf32>
  uop.sink
}
