// RUN: uop-opt %s --test-uop-interpret

func.func @row_major() {
  %i = uop.range 0 to 2 upcast : index
  %j = uop.range 1 to 3 unroll : index
  %ten = uop.const 10 : index
  %0 = uop.mul %i, %ten : index
  %1 = uop.add %0, %j : index
  %2 = uop.contract %1 over (%i, %j) : index -> vector<6xindex>
  %e2 = uop.const dense<[0, 1, 2, 10, 11, 12]> : vector<6xindex>
  check.expect_eq %2, %e2 : vector<6xindex>
  %3 = uop.contract %1 over (%j, %i) : index -> vector<6xindex>
  %e3 = uop.const dense<[0, 10, 1, 11, 2, 12]> : vector<6xindex>
  check.expect_eq %3, %e3 : vector<6xindex>
  return
}

// Only one of the two ranges ends; the other one is that of the tensor.
func.func @one_of_two() {
  %x = uop.const dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %i = uop.range 0 to 3 : index
  %l = uop.range 1 to 2 simd : index
  %0 = uop.index %x[%i, %l] : tensor<3x2xf32> -> f32
  %1 = uop.contract %0 over (%l) : f32 -> vector<2xf32>
  %2 = uop.mul %1, %1 : vector<2xf32>
  %3 = uop.gep %2 [0] : vector<2xf32> -> f32
  %4 = uop.gep %2 [1] : vector<2xf32> -> f32
  %5 = uop.sub %4, %3 : f32
  %6 = uop.bufferize %5 over (%i) : f32 -> tensor<3xf32>
  %e = uop.const dense<[3.0, 7.0, 11.0]> : tensor<3xf32>
  check.expect_eq %6, %e : tensor<3xf32>
  return
}

// A range that is a lane here and an axis outside.
func.func @range_in_use() {
  %l = uop.range 0 to 3 simd : index
  %0 = uop.contract %l over (%l) : index -> vector<3xindex>
  %1 = uop.gep %0 [2] : vector<3xindex> -> index
  %2 = uop.mul %1, %l : index
  %3 = uop.cast %2 : index -> i32
  %4 = uop.bufferize %3 over (%l) : i32 -> tensor<3xi32>
  %e = uop.const dense<[0, 2, 4]> : tensor<3xi32>
  check.expect_eq %4, %e : tensor<3xi32>
  return
}

func.func @no_ranges() {
  %a = uop.const 2.0 : f16
  %0 = uop.contract %a over () : f16 -> vector<1xf16>
  %e = uop.const dense<[2.0]> : vector<1xf16>
  check.expect_eq %0, %e : vector<1xf16>
  return
}
