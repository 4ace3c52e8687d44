// UNSUPPORTED: other-device
// RUN: uop-run %s --print --verify | FileCheck %s

// The greater and the lesser of each pair in vectors of whole registers: NaN if
// either is, and -0 is less than 0, which the reciprocal shows.
// CHECK: output 0: 16xf32
// CHECK-NEXT: [nan nan nan inf inf inf -inf 1 1 0.5 0 -1 0 nan -1 0.5]
// CHECK: output 1: 16xf32
// CHECK-NEXT: [nan nan nan -inf -inf inf -inf -1 -1 inf -1 -0 0 nan -1 0.5]
// CHECK: output 2: 8xf64
// CHECK-NEXT: [nan nan inf inf inf -inf 1 -1]
// CHECK: output 3: 8xf64
// CHECK-NEXT: [nan nan -inf -inf inf -inf -1 -1]
uop.kernel @f32(%x: memref<16xf32>, %y: memref<16xf32>, %most: memref<16xf32>, %least: memref<16xf32>) {
  %i = uop.range 0 to 16 simd : index
  %0 = uop.load %x[%i] : memref<16xf32> -> f32
  %1 = uop.load %y[%i] : memref<16xf32> -> f32
  %2 = uop.max %0, %1 : f32
  %3 = uop.recip %2 : f32
  uop.store %3, %most[%i] over (%i) : memref<16xf32>
  %4 = uop.min %0, %1 : f32
  %5 = uop.recip %4 : f32
  uop.store %5, %least[%i] over (%i) : memref<16xf32>
  uop.sink
}

uop.kernel @f64(%x: memref<8xf64>, %y: memref<8xf64>, %most: memref<8xf64>, %least: memref<8xf64>) {
  %i = uop.range 0 to 8 simd : index
  %0 = uop.load %x[%i] : memref<8xf64> -> f64
  %1 = uop.load %y[%i] : memref<8xf64> -> f64
  %2 = uop.max %0, %1 : f64
  %3 = uop.recip %2 : f64
  uop.store %3, %most[%i] over (%i) : memref<8xf64>
  %4 = uop.min %0, %1 : f64
  %5 = uop.recip %4 : f64
  uop.store %5, %least[%i] over (%i) : memref<8xf64>
  uop.sink
}

func.func @main() -> (tensor<16xf32>, tensor<16xf32>, tensor<8xf64>, tensor<8xf64>) {
  %x = uop.const dense<[0x7FC00000, 1.0, 0xFFC00000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 2.0, 0x7F800000, 0xFF800000, 0x7F800000, 0x7FC00000, -1.0, 2.0]> : tensor<16xf32>
  %y = uop.const dense<[1.0, 0x7FC00000, 0.0, -0.0, 0.0, 0.0, -0.0, -1.0, 1.0, 0.0, -1.0, -1.0, 0x7F800000, 0xFFC00000, -1.0, 2.0]> : tensor<16xf32>
  %v = uop.const dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0]> : tensor<8xf64>
  %w = uop.const dense<[1.0, 0xFFF8000000000000, -0.0, 0.0, 0.0, -0.0, -1.0, -1.0]> : tensor<8xf64>
  %e = tensor.empty() : tensor<16xf32>
  %f = tensor.empty() : tensor<8xf64>
  %0:2 = uop.launch @f32 ins(%x, %y : tensor<16xf32>, tensor<16xf32>) outs(%e, %e : tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>, tensor<16xf32>
  %1:2 = uop.launch @f64 ins(%v, %w : tensor<8xf64>, tensor<8xf64>) outs(%f, %f : tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>, tensor<8xf64>
  return %0#0, %0#1, %1#0, %1#1 : tensor<16xf32>, tensor<16xf32>, tensor<8xf64>, tensor<8xf64>
}
