// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-inline-custom --test-uop-interpret
// RUN: uop-opt %s --uop-inline-custom --uop-lower-custom --test-uop-interpret
// RUN: uop-opt %s --uop-inline-custom --uop-lower-custom --uop-rangeify --uop-simplify-index --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null

func.func private @scale(%x: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %c = uop.const 3 : tensor<2x3xi32>
  %0 = uop.mul %x, %c : tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// A function that calls another, and returns an argument as it is.
func.func private @both(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
  %0 = uop.custom @scale(%x) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = uop.customi @scale(%0) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = uop.add %1, %y : tensor<2x3xi32>
  return %2, %y : tensor<2x3xi32>, tensor<2x3xi32>
}

// Writes the sums of rows twice, into results of two shapes.
uop.kernel @row_sums(%x: memref<6xi32>, %o: memref<2xi32>, %p: memref<2xi32>) {
  %i = uop.range 0 to 2 : index
  %k = uop.range 1 to 3 reduce : index
  %c3 = uop.const 3 : index
  %0 = uop.mul %i, %c3 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<6xi32> -> i32
  %3 = uop.reduce add %2 over (%k) : i32
  uop.store %3, %o[%i] over (%i) : memref<2xi32>
  uop.store %3, %p[%i] over (%i) : memref<2xi32>
  uop.sink
}

func.func private @square_plus(%x: i32, %y: i32) -> i32 {
  %0 = uop.mul %x, %x : i32
  %1 = uop.customi @sum(%0, %y) : (i32, i32) -> i32
  return %1 : i32
}
func.func private @sum(%x: i32, %y: i32) -> i32 {
  %0 = uop.add %x, %y : i32
  return %0 : i32
}

func.func @functions_of_tensors() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %y = uop.neg %x : tensor<2x3xi32>
  %0:2 = uop.custom @both(%x, %y) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  %e = uop.const dense<[[8, 16, 24], [32, 40, 48]]> : tensor<2x3xi32>
  check.expect_eq %0#0, %e : tensor<2x3xi32>
  check.expect_eq %0#1, %y : tensor<2x3xi32>
  %1:2 = uop.customi @both(%y, %0#0) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  %f = uop.const dense<[[-1, -2, -3], [-4, -5, -6]]> : tensor<2x3xi32>
  check.expect_eq %1#0, %f : tensor<2x3xi32>
  check.expect_eq %1#1, %e : tensor<2x3xi32>
  return
}

func.func @kernels() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %y = uop.add %x, %x : tensor<2x3xi32>
  %0:2 = uop.custom @row_sums(%y) : (tensor<2x3xi32>) -> (tensor<2xi32>, tensor<1x2xi32>)
  %e = uop.const dense<[12, 30]> : tensor<2xi32>
  %f = uop.const dense<[[12, 30]]> : tensor<1x2xi32>
  check.expect_eq %0#0, %e : tensor<2xi32>
  check.expect_eq %0#1, %f : tensor<1x2xi32>
  return
}

func.func @functions_of_scalars() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %i = uop.range 0 to 4 : index
  %0 = uop.index %x[%i] : tensor<4xi32> -> i32
  %c = uop.const 10 : i32
  %1 = uop.custom @square_plus(%0, %c) : (i32, i32) -> i32
  %2 = uop.customi @square_plus(%0, %1) : (i32, i32) -> i32
  %3 = uop.bufferize %2 over (%i) : i32 -> tensor<4xi32>
  %e = uop.const dense<[12, 18, 28, 42]> : tensor<4xi32>
  check.expect_eq %3, %e : tensor<4xi32>
  return
}

// On another device, with a copy of what is nowhere in particular.
func.func @elsewhere() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %a = uop.copy %x to "cpu:1" : tensor<2x3xi32>
  %b = uop.add %a, %x : tensor<2x3xi32>
  %0 = uop.custom @scale(%b) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %1:2 = uop.custom @row_sums(%0) : (tensor<2x3xi32>) -> (tensor<2xi32>, tensor<1x2xi32>)
  %2 = uop.copy %1#0 to "cpu:0" : tensor<2xi32>
  %e = uop.const dense<[36, 90]> : tensor<2xi32>
  check.expect_eq %2, %e : tensor<2xi32>
  return
}
