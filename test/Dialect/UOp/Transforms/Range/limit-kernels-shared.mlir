// Values that several kernels share, or that depend on no range, have one place,
// before the first op that is made of them.
//
// RUN: uop-opt %s --uop-rangeify --uop-limit-kernels='max-ops=12' --split-input-file | FileCheck %s --check-prefix=OPS
// RUN: uop-opt %s --uop-limit-kernels='max-arguments=3' --split-input-file | FileCheck %s --check-prefix=ARGS

// The larger value is taken away first, and one that it is made of later.
// OPS-LABEL: func.func @no_range(
// OPS-DAG: %[[K0:.*]] = uop.bufferize %{{.*}} over () : i32 -> tensor<i32>
// OPS: uop.index %[[K0]][]
// OPS: %[[K1:.*]] = uop.bufferize
// OPS: return
func.func @no_range(%a1: tensor<1xi32>, %a9001: tensor<1xi32>, %a9019: tensor<1xi32>, %a9013: tensor<1xi32>, %a9007: tensor<1xi1>, %a9003: tensor<1xi32>, %a9002: tensor<1xi1>) -> tensor<1xi32> {
  %4 = uop.add %a1, %a9003 : tensor<1xi32>
  %5 = uop.where %a9002, %4, %a1 : tensor<1xi32>
  %6 = uop.cmp lt %5, %a9001 : tensor<1xi32>
  %8 = uop.cmp ne %6, %a9007 : tensor<1xi1>
  %17 = uop.mul %5, %a9013 : tensor<1xi32>
  %20 = uop.add %17, %a9019 : tensor<1xi32>
  %21 = uop.where %8, %20, %a9001 : tensor<1xi32>
  return %21 : tensor<1xi32>
}

// -----

// Only the second kernel has too many arguments; the first one has the part,
// and stands before it.
// ARGS-LABEL: func.func @two_kernels(
// ARGS-SAME: %[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<8xf32>, %[[C:.*]]: tensor<8xf32>)
// ARGS: uop.index %[[A]]
// ARGS: uop.index %[[B]]
// ARGS: %[[SUM:.*]] = uop.add
// ARGS: %[[PART:.*]] = uop.bufferize %[[SUM]] over (
// ARGS: %[[READ:.*]] = uop.index %[[PART]][
// ARGS: %[[FIRST:.*]] = uop.bufferize %[[READ]] over (
// ARGS: %[[BOTH:.*]] = uop.add %[[READ]], %{{.*}} : f32
// ARGS: %[[SECOND:.*]] = uop.bufferize %[[BOTH]] over (
// ARGS: return %[[FIRST]], %[[SECOND]]
func.func @two_kernels(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.index %a[%i] : tensor<8xf32> -> f32
  %1 = uop.index %b[%i] : tensor<8xf32> -> f32
  %2 = uop.add %0, %1 : f32
  %3 = uop.bufferize %2 over (%i) : f32 -> tensor<8xf32>
  %4 = uop.index %c[%i] : tensor<8xf32> -> f32
  %5 = uop.add %2, %4 : f32
  %6 = uop.bufferize %5 over (%i) : f32 -> tensor<8xf32>
  return %3, %6 : tensor<8xf32>, tensor<8xf32>
}

// -----

// The first kernel fits, but reads one tensor more once the second one has lost
// a part that both have: it is taken apart, too.
// ARGS-LABEL: func.func @one_more(
// ARGS-SAME: %[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<8xf32>, %[[C:.*]]: tensor<8xf32>)
// ARGS-COUNT-4: uop.bufferize
// ARGS-NOT: uop.bufferize
func.func @one_more(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.index %a[%i] : tensor<8xf32> -> f32
  %1 = uop.index %b[%i] : tensor<8xf32> -> f32
  %2 = uop.add %0, %1 : f32
  %3 = uop.mul %0, %1 : f32
  %4 = uop.mul %2, %3 : f32
  %5 = uop.bufferize %4 over (%i) : f32 -> tensor<8xf32>
  %6 = uop.index %c[%i] : tensor<8xf32> -> f32
  %7 = uop.add %2, %6 : f32
  %8 = uop.bufferize %7 over (%i) : f32 -> tensor<8xf32>
  return %5, %8 : tensor<8xf32>, tensor<8xf32>
}

// -----

// There is no loop over one point, which a merged kernel would not run over.
// ARGS-LABEL: func.func @one_point(
// ARGS: %[[C0:.*]] = uop.const 0 : index
// ARGS: %[[PART:.*]] = uop.bufferize %{{.*}} over (%[[I:.*]], %[[C0]]) : f32 -> tensor<8x1xf32>
// ARGS: uop.index %[[PART]][%{{.*}}, %[[C0]]]
// ARGS: uop.reduce max
func.func @one_point(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 1 reduce : index
  %0 = uop.index %a[%i] : tensor<8xf32> -> f32
  %1 = uop.index %b[%i] : tensor<8xf32> -> f32
  %2 = uop.cast %k : index -> f32
  %3 = uop.add %0, %2 : f32
  %4 = uop.add %3, %1 : f32
  %5 = uop.index %c[%i] : tensor<8xf32> -> f32
  %6 = uop.add %4, %5 : f32
  %7 = uop.reduce max %6 over (%k) : f32
  %8 = uop.bufferize %7 over (%i) : f32 -> tensor<8xf32>
  return %8 : tensor<8xf32>
}
