// RUN: uop-opt %s --uop-sink-constants --split-input-file --mlir-print-local-scope | FileCheck %s
// RUN: uop-opt %s --uop-sink-constants --split-input-file --remark-format=emitRemark --remarks-filter=uop-sink-constants 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// The weight is sunk through its reshape, and into the inner loop; the state is
// a constant only before the first step, and the limit is no constant.
//
// REMARK-DAG: Function=outer | Argument=3, Remark="the loop or branch has the constant itself"
// REMARK-DAG: Function=inner | Argument=2, Remark="the loop or branch has the constant itself"
//
// CHECK: uop.kernel private @outer(%{{.*}}: memref<1xi64>, %{{.*}}: memref<4xf32>, %{{.*}}: memref<1xi64>, %{{.*}}: memref<1xi64>, %{{.*}}: memref<4xf32>)
// CHECK: uop.kernel private @inner(%{{.*}}: memref<1xi64>, %{{.*}}: memref<4xf32>, %{{.*}}: memref<1xi64>, %{{.*}}: memref<4xf32>)
uop.kernel private @outer(%0: memref<1xi64>, %1: memref<4xf32>, %2: memref<1xi64>, %3: memref<4xf32>, %4: memref<1xi64>, %5: memref<4xf32>) attributes {uop.while = [@outer_while, @outer_do]} {
  uop.sink
}
uop.kernel private @inner(%0: memref<1xi64>, %1: memref<4xf32>, %2: memref<4xf32>, %3: memref<1xi64>, %4: memref<4xf32>) attributes {uop.while = [@inner_while, @inner_do]} {
  uop.sink
}
uop.kernel @less(%a: memref<1xi64>, %b: memref<1xi64>, %o: memref<1xi1>) {
  %c0 = uop.const 0 : index
  %0 = uop.load %a[%c0] : memref<1xi64> -> i64
  %1 = uop.load %b[%c0] : memref<1xi64> -> i64
  %2 = uop.cmp lt %0, %1 : i64
  uop.store %2, %o[%c0] over () : memref<1xi1>
  uop.sink
}
uop.kernel @add(%x: memref<4xf32>, %w: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.load %w[%i] : memref<4xf32> -> f32
  %2 = uop.add %0, %1 : f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @next(%a: memref<1xi64>, %o: memref<1xi64>) {
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : i64
  %0 = uop.load %a[%c0] : memref<1xi64> -> i64
  %1 = uop.add %0, %c1 : i64
  uop.store %1, %o[%c0] over () : memref<1xi64>
  uop.sink
}
// CHECK: func.func private @inner_do(%{{.*}}: tensor<i64>, %[[X:.*]]: tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>)
// CHECK: %[[C:.*]] = arith.constant dense<{{.*}}> : tensor<2x2xf32>
// CHECK: %[[W:.*]] = uop.reshape %[[C]]
// CHECK: uop.launch @add ins(%[[X]], %[[W]] :
func.func private @inner_do(%i: tensor<i64>, %x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = uop.launch @add ins(%x, %w : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<i64>
  %3 = uop.launch @next ins(%i : tensor<i64>) outs(%2 : tensor<i64>) -> tensor<i64>
  return %3, %1 : tensor<i64>, tensor<4xf32>
}
// CHECK: func.func private @inner_while(%{{.*}}: tensor<i64>, %{{.*}}: tensor<4xf32>) ->
// CHECK-NOT: arith.constant dense<[
func.func private @inner_while(%i: tensor<i64>, %x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<i1>, tensor<i64>, tensor<4xf32>) {
  %n = arith.constant dense<3> : tensor<i64>
  %0 = tensor.empty() : tensor<i1>
  %1 = uop.launch @less ins(%i, %n : tensor<i64>, tensor<i64>) outs(%0 : tensor<i1>) -> tensor<i1>
  return %1, %i, %x : tensor<i1>, tensor<i64>, tensor<4xf32>
}
// CHECK: func.func private @outer_do(%{{.*}}: tensor<i64>, %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<i64>) ->
// CHECK: uop.launch @inner ins(%{{.*}}, %{{.*}} : tensor<i64>, tensor<4xf32>)
func.func private @outer_do(%i: tensor<i64>, %x: tensor<4xf32>, %n: tensor<i64>, %w: tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>) {
  %z = arith.constant dense<0> : tensor<i64>
  %0 = tensor.empty() : tensor<i64>
  %1 = tensor.empty() : tensor<4xf32>
  %2:2 = uop.launch @inner ins(%z, %x, %w : tensor<i64>, tensor<4xf32>, tensor<4xf32>) outs(%0, %1 : tensor<i64>, tensor<4xf32>) -> tensor<i64>, tensor<4xf32>
  %3 = tensor.empty() : tensor<i64>
  %4 = uop.launch @next ins(%i : tensor<i64>) outs(%3 : tensor<i64>) -> tensor<i64>
  return %4, %2#1 : tensor<i64>, tensor<4xf32>
}
func.func private @outer_while(%i: tensor<i64>, %x: tensor<4xf32>, %n: tensor<i64>, %w: tensor<4xf32>) -> (tensor<i1>, tensor<i64>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<i1>
  %1 = uop.launch @less ins(%i, %n : tensor<i64>, tensor<i64>) outs(%0 : tensor<i1>) -> tensor<i1>
  return %1, %i, %x : tensor<i1>, tensor<i64>, tensor<4xf32>
}
// CHECK: func.func @main(
// CHECK-NOT: uop.reshape
// CHECK: uop.launch @outer ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<i64>, tensor<4xf32>, tensor<i64>)
func.func @main(%n: tensor<i64>) -> tensor<4xf32> {
  %z = arith.constant dense<0> : tensor<i64>
  %x = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w = uop.reshape %c : tensor<2x2xf32> -> tensor<4xf32>
  %0 = tensor.empty() : tensor<i64>
  %1 = tensor.empty() : tensor<4xf32>
  %2:2 = uop.launch @outer ins(%z, %x, %n, %w : tensor<i64>, tensor<4xf32>, tensor<i64>, tensor<4xf32>) outs(%0, %1 : tensor<i64>, tensor<4xf32>) -> tensor<i64>, tensor<4xf32>
  return %2#1 : tensor<4xf32>
}

// -----

// Two launches have different constants, so the functions keep their argument.
//
// CHECK: func.func private @then(%{{.*}}: tensor<2xf32>) -> tensor<2xf32>
uop.kernel private @choose(%0: memref<1xi1>, %1: memref<2xf32>, %2: memref<2xf32>) attributes {uop.if = [@then, @else]} {
  uop.sink
}
func.func private @then(%w: tensor<2xf32>) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}
func.func private @else(%w: tensor<2xf32>) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}
func.func @main(%c: tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>) {
  %v = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %w = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %0 = tensor.empty() : tensor<2xf32>
  %1 = uop.launch @choose ins(%c, %v : tensor<i1>, tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
  %2 = uop.launch @choose ins(%c, %w : tensor<i1>, tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
  return %1, %2 : tensor<2xf32>, tensor<2xf32>
}

// -----

// A public function may have other callers.
//
// CHECK: func.func @then(%{{.*}}: tensor<2xf32>) -> tensor<2xf32>
uop.kernel private @choose(%0: memref<1xi1>, %1: memref<2xf32>, %2: memref<2xf32>) attributes {uop.if = [@then, @else]} {
  uop.sink
}
func.func @then(%w: tensor<2xf32>) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}
func.func private @else(%w: tensor<2xf32>) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}
func.func @main(%c: tensor<i1>) -> tensor<2xf32> {
  %v = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.empty() : tensor<2xf32>
  %1 = uop.launch @choose ins(%c, %v : tensor<i1>, tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// Two constants beside what is none: each function keeps the right arguments.
//
// CHECK: uop.kernel private @choose(%{{.*}}: memref<1xi1>, %{{.*}}: memref<2xf32>, %{{.*}}: memref<2xf32>)
// CHECK: func.func private @then(%[[X:.*]]: tensor<2xf32>) -> tensor<2xf32>
// CHECK: %[[W:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]>
// CHECK: return %[[W]]
// CHECK: func.func private @else(%[[X:.*]]: tensor<2xf32>) -> tensor<2xf32>
// CHECK-NOT: arith.constant
// CHECK: return %[[X]]
uop.kernel private @choose(%0: memref<1xi1>, %1: memref<2xf32>, %2: memref<2xf32>, %3: memref<2xf32>, %4: memref<2xf32>) attributes {uop.if = [@then, @else]} {
  uop.sink
}
func.func private @then(%w: tensor<2xf32>, %x: tensor<2xf32>, %v: tensor<2xf32>) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}
func.func private @else(%w: tensor<2xf32>, %x: tensor<2xf32>, %v: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @main(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %v = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %0 = tensor.empty() : tensor<2xf32>
  %1 = uop.launch @choose ins(%c, %w, %x, %v : tensor<i1>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// A constant that is passed in another shape stays an argument.
//
// CHECK: func.func private @then(%{{.*}}: tensor<2xf32>) -> tensor<2xf32>
uop.kernel private @choose(%0: memref<1xi1>, %1: memref<2xf32>, %2: memref<2xf32>) attributes {uop.if = [@then, @else]} {
  uop.sink
}
func.func private @then(%w: tensor<2xf32>) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}
func.func private @else(%w: tensor<2xf32>) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}
func.func @main(%c: tensor<i1>) -> tensor<2xf32> {
  %w = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %0 = tensor.empty() : tensor<2xf32>
  %1 = uop.launch @choose ins(%c, %w : tensor<i1>, tensor<1x2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
