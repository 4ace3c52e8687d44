uop.kernel @r_256_256_256(%arg0: memref<65536xf32>, %arg1: memref<65536xf32>, %arg2: memref<256xf32>, %arg3: memref<65536xf32>) {
  %r0 = uop.range 0 to 256 thread : index
  %r1 = uop.range 1 to 256 : index
  %k2 = uop.range 2 to 256 reduce : index
  %c256 = uop.const 256 : index
  %0 = uop.mul %r0, %c256 : index
  %1 = uop.add %k2, %0 : index
  %2 = uop.load %arg0[%1] : memref<65536xf32> -> f32
  %3 = uop.mul %k2, %c256 : index
  %4 = uop.add %3, %r1 : index
  %5 = uop.load %arg1[%4] : memref<65536xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k2) : f32
  %8 = uop.load %arg2[%r1] : memref<256xf32> -> f32
  %9 = uop.add %7, %8 : f32
  %cst = uop.const 5.000000e-01 : f32
  %10 = uop.mul %9, %cst : f32
  %cst_0 = uop.const 0.707106769 : f32
  %11 = uop.mul %9, %cst_0 : f32
  %12 = uop.erf %11 : f32
  %cst_1 = uop.const 1.000000e+00 : f32
  %13 = uop.add %12, %cst_1 : f32
  %14 = uop.mul %10, %13 : f32
  %15 = uop.add %0, %r1 : index
  uop.store %14, %arg3[%15] over (%r0, %r1) : memref<65536xf32>
  uop.sink
}
