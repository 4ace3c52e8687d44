// RUN: uop-opt %s --uop-note-finite --mlir-print-local-scope | FileCheck %s

// Only the constant without infinities is noted; the second product is of
// another constant in another launch.
// CHECK: uop.kernel @both({{.*}} attributes {uop.finite = array<i64: 1>}
uop.kernel @both(%x: memref<8xf32>, %v: memref<8xf32>, %w: memref<8xf32>, %y: memref<8xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 8 reduce : index
  %c4 = uop.const 4 : index
  %0 = uop.cmp lt %k, %c4 : index
  %1 = uop.load %x[%k] if %0 : memref<8xf32> -> f32
  %2 = uop.load %v[%k] : memref<8xf32> -> f32
  %3 = uop.load %w[%k] : memref<8xf32> -> f32
  %4 = uop.load %y[%k] : memref<8xf32> -> f32
  %5 = uop.mul %1, %2 : f32
  %6 = uop.mul %5, %3 : f32
  %7 = uop.mul %6, %4 : f32
  %8 = uop.reduce add %7 over (%k) : f32
  %c0 = uop.const 0 : index
  uop.store %8, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// Nothing of it is read under a gate.
// CHECK: uop.kernel @plain(
// CHECK-NOT: uop.finite
uop.kernel @plain(%x: memref<8xf32>, %v: memref<8xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 8 reduce : index
  %0 = uop.load %x[%k] : memref<8xf32> -> f32
  %1 = uop.load %v[%k] : memref<8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%k) : f32
  %c0 = uop.const 0 : index
  uop.store %3, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// Halves, doubles, splats and what was reshaped.
// CHECK: uop.kernel @types({{.*}} attributes {uop.finite = array<i64: 1, 2, 3>}
uop.kernel @types(%x: memref<8xf32>, %h: memref<8xf16>, %b: memref<8xbf16>, %d: memref<8xf64>, %i: memref<8xf16>, %o: memref<1xf64>) {
  %k = uop.range 0 to 8 reduce : index
  %c4 = uop.const 4 : index
  %0 = uop.cmp lt %k, %c4 : index
  %1 = uop.load %x[%k] if %0 : memref<8xf32> -> f32
  %2 = uop.load %h[%k] : memref<8xf16> -> f16
  %3 = uop.load %b[%k] : memref<8xbf16> -> bf16
  %4 = uop.load %d[%k] : memref<8xf64> -> f64
  %5 = uop.load %i[%k] : memref<8xf16> -> f16
  %6 = uop.cast %1 : f32 -> f64
  %7 = uop.cast %2 : f16 -> f64
  %8 = uop.cast %3 : bf16 -> f64
  %9 = uop.cast %5 : f16 -> f64
  %10 = uop.mul %6, %7 : f64
  %11 = uop.mul %10, %8 : f64
  %12 = uop.mul %11, %4 : f64
  %13 = uop.mul %12, %9 : f64
  %14 = uop.reduce add %13 over (%k) : f64
  %c0 = uop.const 0 : index
  uop.store %14, %o[%c0] over () : memref<1xf64>
  uop.sink
}

func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf64>) {
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 3.4e38]> : tensor<8xf32>
  %w = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 0x7F800000, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %n = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 0x7FC00000, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %e = tensor.empty() : tensor<1xf32>
  %0 = uop.launch @both ins(%x, %v, %w, %v : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<1xf32>) -> tensor<1xf32>
  %1 = uop.launch @both ins(%x, %v, %v, %n : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<1xf32>) -> tensor<1xf32>
  %2 = uop.launch @plain ins(%x, %v : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<1xf32>) -> tensor<1xf32>
  %h = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 65504.0]> : tensor<8xf16>
  %b = arith.constant dense<1.0> : tensor<8xbf16>
  %d2 = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 1.0e300]]> : tensor<2x4xf64>
  %d = uop.reshape %d2 : tensor<2x4xf64> -> tensor<8xf64>
  %i = arith.constant dense<0xFC00> : tensor<8xf16>
  %f = tensor.empty() : tensor<1xf64>
  %3 = uop.launch @types ins(%x, %h, %b, %d, %i : tensor<8xf32>, tensor<8xf16>, tensor<8xbf16>, tensor<8xf64>, tensor<8xf16>) outs(%f : tensor<1xf64>) -> tensor<1xf64>
  return %0, %1, %2, %3 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf64>
}
