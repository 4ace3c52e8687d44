// RUN: uop-opt %s --test-uop-interpret

func.func @row_major() {
  %v = uop.const dense<[10, 11, 12, 13, 14, 15]> : vector<6xui8>
  %i = uop.range 0 to 2 upcast : index
  %j = uop.range 1 to 3 simd : index
  %0 = uop.unroll %v over (%i, %j) : vector<6xui8> -> ui8
  %1 = uop.bufferize %0 over (%j, %i) : ui8 -> tensor<3x2xui8>
  %e = uop.const dense<[[10, 13], [11, 14], [12, 15]]> : tensor<3x2xui8>
  check.expect_eq %1, %e : tensor<3x2xui8>
  return
}

// There and back.
func.func @inverse() {
  %x = uop.const dense<[1.0, -2.0, 3.0, -4.0]> : tensor<4xf64>
  %l = uop.range 0 to 4 unroll : index
  %0 = uop.index %x[%l] : tensor<4xf64> -> f64
  %1 = uop.contract %0 over (%l) : f64 -> vector<4xf64>
  %2 = uop.abs %1 : vector<4xf64>
  %3 = uop.unroll %2 over (%l) : vector<4xf64> -> f64
  %4 = uop.add %3, %0 : f64
  %5 = uop.bufferize %4 over (%l) : f64 -> tensor<4xf64>
  %e = uop.const dense<[2.0, 0.0, 6.0, 0.0]> : tensor<4xf64>
  check.expect_eq %5, %e : tensor<4xf64>
  return
}
