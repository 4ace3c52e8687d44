// RUN: uop-opt %s --uop-close-reductions --split-input-file --mlir-disable-threading --remarks-filter=uop-close-reductions --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --implicit-check-not=remark: < %t
// RUN: uop-opt %s --uop-close-reductions=fuse=true --split-input-file | FileCheck %s --check-prefix=FUSE

// CHECK-LABEL: func.func @equal(
// CHECK: %[[X:.*]] = uop.index %{{.*}}[%[[I:.*]]] : tensor<4xi32> -> i32
// CHECK: %[[N:.*]] = uop.const 1000 : i32
// CHECK: %[[P:.*]] = uop.mul %[[X]], %[[N]] : i32
// CHECK: uop.bufferize %[[P]] over (%[[I]])
// REMARK: remark: {{\[}}Passed] Close | Category:uop-close-reductions | Points=1000, Remark="the element is loop-invariant"
func.func @equal(%x: tensor<4xi32>) -> tensor<4xi32> {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 1000 reduce : index
  %0 = uop.index %x[%i] : tensor<4xi32> -> i32
  %1 = uop.reduce add %0 over (%k) : i32
  %2 = uop.bufferize %1 over (%i) : i32 -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// One of two ranges.
// CHECK-LABEL: func.func @one_of_two(
// CHECK-DAG: %[[K:.*]] = uop.range 1 to 6 reduce : index
// CHECK-DAG: %[[X:.*]] = uop.index %{{.*}}[%[[K]]] : tensor<6xf16> -> f16
// CHECK: %[[W:.*]] = uop.cast %[[X]] : f16 -> f32
// CHECK: %[[N:.*]] = uop.const 1.000000e+01 : f32
// CHECK: %[[P:.*]] = uop.mul %[[W]], %[[N]] : f32
// CHECK: %[[S:.*]] = uop.reduce add %[[P]] over (%[[K]]) : f32
// CHECK: uop.cast %[[S]] : f32 -> f16
// REMARK: remark: {{.*}}Points=10
func.func @one_of_two(%x: tensor<6xf16>) -> tensor<f16> {
  %k = uop.range 1 to 6 reduce : index
  %l = uop.range 2 to 10 reduce : index
  %0 = uop.index %x[%k] : tensor<6xf16> -> f16
  %1 = uop.reduce add %0 over (%k, %l) : f16
  %2 = uop.bufferize %1 over () : f16 -> tensor<f16>
  return %2 : tensor<f16>
}

// -----

// CHECK-LABEL: func.func @series(
// CHECK: %[[S:.*]] = uop.const 4950 : i32
// CHECK: uop.bufferize %[[S]] over ()
// REMARK: remark: {{.*}}Points=100, Remark="the sum of a linear function"
func.func @series() -> tensor<i32> {
  %k = uop.range 0 to 100 reduce : index
  %0 = uop.cast %k : index -> i32
  %1 = uop.reduce add %0 over (%k) : i32
  %2 = uop.bufferize %1 over () : i32 -> tensor<i32>
  return %2 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @counted(
// CHECK: %[[I:.*]] = uop.range 0 to 64 : index
// CHECK: %[[C:.*]] = uop.add %[[I]], %{{.*}} : index
// CHECK: %[[N:.*]] = uop.cast %[[C]] : index -> i64
// CHECK: uop.bufferize %[[N]] over (%[[I]])
// REMARK: remark: {{.*}}Points=64, Remark="equal elements are counted"
func.func @counted() -> tensor<64xi64> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %upto = uop.cmp le %k, %i : index
  %0 = uop.cast %upto : i1 -> i64
  %1 = uop.reduce add %0 over (%k) : i64
  %2 = uop.bufferize %1 over (%i) : i64 -> tensor<64xi64>
  return %2 : tensor<64xi64>
}

// -----

// CHECK-LABEL: func.func @selected(
// CHECK: %[[P:.*]] = uop.index %{{.*}}[%[[I:.*]]] : tensor<32xi32> -> i32
// CHECK: %[[A:.*]] = uop.cast %[[P]] : i32 -> index
// CHECK: %[[G:.*]] = uop.and
// CHECK: %[[V:.*]] = uop.index %{{.*}}[%[[A]]] if %[[G]] : tensor<1000xf32> -> f32
// CHECK-NOT: uop.reduce
// CHECK: return
// REMARK: remark: {{.*}}Points=1000, Remark="one element is selected, and read directly"
func.func @selected(%x: tensor<1000xf32>, %p: tensor<32xi32>) -> tensor<32xf32> {
  %i = uop.range 0 to 32 : index
  %0 = uop.index %p[%i] : tensor<32xi32> -> i32
  %k = uop.range 1 to 1000 reduce : index
  %1 = uop.cast %k : index -> i32
  %2 = uop.cmp eq %0, %1 : i32
  %3 = uop.index %x[%k] : tensor<1000xf32> -> f32
  %zero = uop.const 0.0 : f32
  %4 = uop.where %2, %3, %zero : f32
  %5 = uop.reduce add %4 over (%k) : f32
  %6 = uop.bufferize %5 over (%i) : f32 -> tensor<32xf32>
  return %6 : tensor<32xf32>
}

// -----

// With its loop, a table was worth storing; without it, it is fused into its readers.
// FUSE-LABEL: func.func @again(
// FUSE-COUNT-1: uop.bufferize
// FUSE-NOT: uop.bufferize
// FUSE: return
// REMARK: remark: {{.*}}Points=1000
func.func @again(%p: tensor<32xf32>) -> tensor<32x100xf32> {
  %j = uop.range 2 to 32 : index
  %k = uop.range 3 to 1000 reduce : index
  %q = uop.index %p[%j] : tensor<32xf32> -> f32
  %same = uop.reduce add %q over (%k) : f32
  %4 = uop.bufferize %same over (%j) {removable = true} : f32 -> tensor<32xf32>
  %i = uop.range 0 to 32 : index
  %l = uop.range 1 to 100 : index
  %5 = uop.index %4[%i] : tensor<32xf32> -> f32
  %7 = uop.bufferize %5 over (%i, %l) : f32 -> tensor<32x100xf32>
  return %7 : tensor<32x100xf32>
}

// -----

// What is not the same without the loop: products of floats; a product with 0.0,
// which is not 0 if the other factor is infinite; a comparison of floats; numbers
// that the type has twice; a constant that counts more than once.
// CHECK-LABEL: func.func @kept(
// CHECK-COUNT-5: uop.reduce
// CHECK: return
func.func @kept(%x: tensor<300xf32>, %p: tensor<32xi8>, %q: tensor<32xf32>)
    -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
  %i = uop.range 0 to 32 : index
  %k = uop.range 1 to 300 reduce : index
  %zero = uop.const 0.0 : f32
  %one = uop.const 1.0 : f32
  %a = uop.index %q[%i] : tensor<32xf32> -> f32
  %0 = uop.reduce mul %a over (%k) : f32
  %b = uop.bufferize %0 over (%i) : f32 -> tensor<32xf32>

  %v = uop.index %x[%k] : tensor<300xf32> -> f32
  %eq = uop.cmp eq %k, %i : index
  %hot = uop.cast %eq : i1 -> f32
  %1 = uop.mul %hot, %v : f32
  %2 = uop.reduce add %1 over (%k) : f32
  %c = uop.bufferize %2 over (%i) : f32 -> tensor<32xf32>

  %eqf = uop.cmp eq %v, %a : f32
  %3 = uop.where %eqf, %v, %zero : f32
  %4 = uop.reduce add %3 over (%k) : f32
  %d = uop.bufferize %4 over (%i) : f32 -> tensor<32xf32>

  %k8 = uop.cast %k : index -> i8
  %p8 = uop.index %p[%i] : tensor<32xi8> -> i8
  %eq8 = uop.cmp eq %k8, %p8 : i8
  %5 = uop.where %eq8, %v, %zero : f32
  %6 = uop.reduce add %5 over (%k) : f32
  %e = uop.bufferize %6 over (%i) : f32 -> tensor<32xf32>

  %7 = uop.where %eq, %v, %one : f32
  %8 = uop.reduce add %7 over (%k) : f32
  %f = uop.bufferize %8 over (%i) : f32 -> tensor<32xf32>
  return %b, %c, %d, %e, %f : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
}

// -----

// Where nothing is chosen at the last points, or the first, they are left out.
// CHECK-LABEL: func.func @narrow(
// CHECK: %[[K:.*]] = uop.range {{.*}} to 4 reduce : index
// CHECK: %[[AT:.*]] = uop.add %[[K]], %{{.*}} : index
// CHECK: uop.index %{{.*}}[%{{.*}}, %[[AT]]]
// CHECK: %[[SUM:.*]] = uop.reduce add %{{.*}} over (%[[K]]) : f32
// The sum of zeros of both signs has none.
// CHECK: uop.add %[[SUM]], %{{.*}} : f32
// REMARK: remark: {{.*}}Narrow{{.*}}Left=4, Points=8, Remark="iterations that are always masked are removed"
func.func @narrow(%x: tensor<2x8xf32>) -> tensor<2xf32> {
  %i = uop.range 0 to 2 : index
  %k = uop.range 1 to 8 reduce : index
  %c1 = uop.const 1 : index
  %c5 = uop.const 5 : index
  %low = uop.cmp ge %k, %c1 : index
  %to = uop.add %i, %k : index
  %high = uop.cmp lt %to, %c5 : index
  %in = uop.and %low, %high : i1
  %0 = uop.index %x[%i, %k] if %in : tensor<2x8xf32> -> f32
  %zero = uop.const 0.0 : f32
  %1 = uop.where %in, %0, %zero : f32
  %2 = uop.reduce add %1 over (%k) : f32
  %3 = uop.bufferize %2 over (%i) : f32 -> tensor<2xf32>
  return %3 : tensor<2xf32>
}

// -----

// All elements are -inf if their maximum is.
// CHECK-LABEL: func.func @all_lowest(
// CHECK: %[[M:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) : f32 -> tensor<16xf32>
// CHECK: %[[R:.*]] = uop.index %[[M]][%[[I:.*]]] : tensor<16xf32> -> f32
// CHECK: %[[C:.*]] = uop.cmp eq %[[R]], %{{.*}} : f32
// CHECK: uop.bufferize %[[C]] over (%[[I]]) : i1 -> tensor<16xi1>
// REMARK: remark: {{.*}}Remark="a comparison of all elements is one of their extreme"
func.func @all_lowest(%x: tensor<16x128xf32>) -> (tensor<16xf32>, tensor<16xi1>) {
  %i = uop.range 0 to 16 : index
  %k = uop.range 1 to 128 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<16x128xf32> -> f32
  %1 = uop.reduce max %0 over (%k) : f32
  %m = uop.bufferize %1 over (%i) : f32 -> tensor<16xf32>
  %j = uop.range 2 to 16 : index
  %l = uop.range 3 to 128 reduce : index
  %2 = uop.index %x[%j, %l] : tensor<16x128xf32> -> f32
  %3 = uop.cast %2 : f32 -> f64
  %lowest = uop.const 0xFFF0000000000000 : f64
  %4 = uop.cmp eq %3, %lowest : f64
  %5 = uop.reduce min %4 over (%l) : i1
  %a = uop.bufferize %5 over (%j) : i1 -> tensor<16xi1>
  return %m, %a : tensor<16xf32>, tensor<16xi1>
}

// -----

// Any integer is below a bound if the least one is.
// CHECK-LABEL: func.func @any_below(
// CHECK: %[[B:.*]] = uop.const 7 : i32
// CHECK: %[[C:.*]] = uop.cmp lt %{{.*}}, %[[B]] : i32
// CHECK: uop.bufferize %[[C]] over (%{{.*}}) : i1 -> tensor<16xi1>
// REMARK: remark: {{.*}}Remark="a comparison of all elements is one of their extreme"
func.func @any_below(%x: tensor<16x128xi32>) -> (tensor<16xi32>, tensor<16xi1>) {
  %i = uop.range 0 to 16 : index
  %k = uop.range 1 to 128 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<16x128xi32> -> i32
  %1 = uop.reduce min %0 over (%k) : i32
  %m = uop.bufferize %1 over (%i) : i32 -> tensor<16xi32>
  %j = uop.range 2 to 16 : index
  %l = uop.range 3 to 128 reduce : index
  %2 = uop.index %x[%j, %l] : tensor<16x128xi32> -> i32
  %c = uop.const 7 : i32
  %3 = uop.cmp lt %2, %c : i32
  %4 = uop.reduce max %3 over (%l) : i1
  %a = uop.bufferize %4 over (%j) : i1 -> tensor<16xi1>
  return %m, %a : tensor<16xi32>, tensor<16xi1>
}

// -----

// The least of floats is NaN if any is, whatever the others are.
// CHECK-LABEL: func.func @any_float_below(
// CHECK: uop.reduce max %{{.*}} : i1
func.func @any_float_below(%x: tensor<16x128xf32>) -> (tensor<16xf32>, tensor<16xi1>) {
  %i = uop.range 0 to 16 : index
  %k = uop.range 1 to 128 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<16x128xf32> -> f32
  %1 = uop.reduce min %0 over (%k) : f32
  %m = uop.bufferize %1 over (%i) : f32 -> tensor<16xf32>
  %j = uop.range 2 to 16 : index
  %l = uop.range 3 to 128 reduce : index
  %2 = uop.index %x[%j, %l] : tensor<16x128xf32> -> f32
  %c = uop.const 7.0 : f32
  %3 = uop.cmp lt %2, %c : f32
  %4 = uop.reduce max %3 over (%l) : i1
  %a = uop.bufferize %4 over (%j) : i1 -> tensor<16xi1>
  return %m, %a : tensor<16xf32>, tensor<16xi1>
}

// -----

// The maximum of other elements says nothing.
// CHECK-LABEL: func.func @other_elements(
// CHECK: uop.reduce min %{{.*}} : i1
func.func @other_elements(%x: tensor<16x128xf32>) -> (tensor<16xf32>, tensor<16xi1>) {
  %i = uop.range 0 to 16 : index
  %k = uop.range 1 to 127 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<16x128xf32> -> f32
  %1 = uop.reduce max %0 over (%k) : f32
  %m = uop.bufferize %1 over (%i) : f32 -> tensor<16xf32>
  %j = uop.range 2 to 16 : index
  %l = uop.range 3 to 128 reduce : index
  %2 = uop.index %x[%j, %l] : tensor<16x128xf32> -> f32
  %c = uop.const 7.0 : f32
  %3 = uop.cmp lt %2, %c : f32
  %4 = uop.reduce min %3 over (%l) : i1
  %a = uop.bufferize %4 over (%j) : i1 -> tensor<16xi1>
  return %m, %a : tensor<16xf32>, tensor<16xi1>
}
