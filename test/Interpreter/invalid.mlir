// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-lower-gates --test-uop-interpret
// RUN: uop-opt %s --canonicalize --test-uop-interpret

uop.kernel @gates(%x: memref<4xi32>, %o: memref<6xi32>, %p: memref<4xi32>) {
  %i = uop.range 0 to 6 : index
  %c1 = uop.const 1 : index
  %c4 = uop.const 4 : index
  %c2 = uop.const 2 : index
  %true = uop.const true : i1
  %nine = uop.const 9 : i32
  %none = uop.invalid : index
  %in = uop.cmp lt %i, %c4 : index
  %q = uop.where %in, %i, %none : index
  %shifted = uop.sub %q, %c1 : index
  %c0 = uop.const 0 : index
  %after = uop.cmp ge %shifted, %c0 : index
  %r = uop.where %after, %shifted, %none : index
  %0 = uop.load %x[%r] if %true else %nine : memref<4xi32> -> i32
  uop.store %0, %o[%i] over (%i) : memref<6xi32>
  %1 = uop.load %x[%q] : memref<4xi32> -> i32
  uop.store %1, %p[%q] over (%i) : memref<4xi32>
  uop.sink
}

func.func @positions() {
  %x = uop.const dense<[10, 20, 30, 40]> : tensor<4xi32>
  %t = tensor.empty() : tensor<6xi32>
  %u = tensor.empty() : tensor<4xi32>
  %0:2 = uop.launch @gates ins(%x : tensor<4xi32>) outs(%t, %u : tensor<6xi32>, tensor<4xi32>) -> tensor<6xi32>, tensor<4xi32>
  %e = uop.const dense<[9, 10, 20, 30, 9, 9]> : tensor<6xi32>
  check.expect_eq %0#0, %e : tensor<6xi32>
  check.expect_eq %0#1, %x : tensor<4xi32>
  return
}

// Of tensors: the value that where does not choose may be invalid.
func.func @elements() {
  %x = uop.const dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 3 : index
  %c2 = uop.const 2 : index
  %c1 = uop.const 1 : index
  %none = uop.invalid : index
  %in = uop.cmp lt %j, %c2 : index
  %p = uop.where %in, %j, %none : index
  %0 = uop.index %x[%i, %p] : tensor<2x2xi32> -> i32
  %q = uop.where %in, %p, %c1 : index
  %1 = uop.index %x[%i, %q] : tensor<2x2xi32> -> i32
  %2 = uop.bufferize %0 over (%i, %j) : i32 -> tensor<2x3xi32>
  %3 = uop.bufferize %1 over (%i, %j) : i32 -> tensor<2x3xi32>
  %e = uop.const dense<[[1, 2, 0], [3, 4, 0]]> : tensor<2x3xi32>
  check.expect_eq %2, %e : tensor<2x3xi32>
  %f = uop.const dense<[[1, 2, 2], [3, 4, 4]]> : tensor<2x3xi32>
  check.expect_eq %3, %f : tensor<2x3xi32>
  return
}
