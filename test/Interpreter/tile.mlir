// A tile in local space has the values of each step of the loops around it.
//
// RUN: uop-opt %s --test-uop-interpret

uop.kernel @differences(%x: memref<6xi32>, %o: memref<6xi32>) {
  %r = uop.range 0 to 2 : index
  %c = uop.range 1 to 3 : index
  %n = uop.const 3 : index
  %row = uop.mul %r, %n : index
  %i = uop.add %row, %c : index
  %0 = uop.load %x[%i] : memref<6xi32> -> i32
  %1 = uop.bufferize %0 over (%c) in <local> : i32 -> tensor<3xi32>
  %k = uop.range 2 to 3 reduce : index
  %2 = uop.index %1[%k] : tensor<3xi32> -> i32
  %3 = uop.reduce add %2 over (%k) : i32
  %j = uop.range 3 to 3 : index
  %two = uop.const 2 : index
  %back = uop.sub %two, %j : index
  %4 = uop.index %1[%back] : tensor<3xi32> -> i32
  %5 = uop.sub %4, %3 : i32
  %p = uop.add %row, %j : index
  uop.store %5, %o[%p] over (%r, %j) : memref<6xi32>
  uop.sink
}

func.func @main() {
  %x = uop.const dense<[[1, 2, 3], [10, 20, 30]]> : tensor<2x3xi32>
  %init = uop.const 0 : tensor<2x3xi32>
  %0 = uop.launch @differences ins(%x : tensor<2x3xi32>) outs(%init : tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = uop.const dense<[[-3, -4, -5], [-30, -40, -50]]> : tensor<2x3xi32>
  check.expect_eq %0, %1 : tensor<2x3xi32>
  return
}
