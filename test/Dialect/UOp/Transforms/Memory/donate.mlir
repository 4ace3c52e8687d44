// RUN: uop-opt %s --uop-schedule --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-schedule --split-input-file --remark-format=emitRemark \
// RUN:   --remarks-filter=uop-update-in-place -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// The kernel reads each element where it writes it: one argument is both.
// CHECK-LABEL: uop.kernel @e_8(
// CHECK-SAME: %[[G:.*]]: memref<8xf32>, %[[W:.*]]: memref<8xf32>)
// CHECK: uop.load %[[W]]
// CHECK: uop.store {{.*}}, %[[W]]
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:.*]]: tensor<8xf32> {uop.donated}, %[[G:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[V:.*]] = uop.launch @e_8 ins(%[[G]] : tensor<8xf32>) outs(%[[W]] : tensor<8xf32>)
// CHECK-NEXT: return %[[V]]
// REMARK: [Passed] Donate | Category:uop-update-in-place | Function=step | Argument=0, Remark="a result takes the argument's memory", Result=0
func.func @step(%w: tensor<8xf32> {uop.donated}, %g: tensor<8xf32>) -> tensor<8xf32> {
  %0 = uop.sub %w, %g : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Each result takes the argument that it updates, whatever the order.
// CHECK-LABEL: func.func @crossed(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32> {uop.donated}, %[[B:.*]]: tensor<8xf32> {uop.donated})
// CHECK-DAG: %[[NA:.*]] = uop.launch {{.*}} outs(%[[A]] : tensor<8xf32>)
// CHECK-DAG: %[[NB:.*]] = uop.launch {{.*}} outs(%[[B]] : tensor<8xf32>)
// CHECK: return %[[NB]], %[[NA]]
func.func @crossed(%a: tensor<8xf32> {uop.donated}, %b: tensor<8xf32> {uop.donated}) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = uop.neg %b : tensor<8xf32>
  %1 = uop.sqrt %a : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Read at other positions than those that are written.
// CHECK-LABEL: func.func @flipped(
// CHECK: tensor.empty
// REMARK: [Missed] Donate | Category:uop-update-in-place | Function=flipped | Argument=0, Reason="the result's kernel reads other elements of it than it writes"
func.func @flipped(%w: tensor<8xf32> {uop.donated}) -> tensor<8xf32> {
  %0 = uop.flip %w axes [0] : tensor<8xf32>
  %1 = uop.sqrt %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// Read by a kernel that needs the result: the old contents are still needed.
// CHECK-LABEL: func.func @read_later(
// CHECK: tensor.empty
// REMARK: [Missed] Donate | Category:uop-update-in-place | Function=read_later | Argument=0, Reason="it is read after the result is"
func.func @read_later(%w: tensor<8xf32> {uop.donated}) -> (tensor<8xf32>, tensor<f32>) {
  %0 = uop.sqrt %w : tensor<8xf32>
  %1 = uop.contiguous %0 : tensor<8xf32>
  %2 = uop.flip %1 axes [0] : tensor<8xf32>
  %3 = uop.mul %2, %w : tensor<8xf32>
  %4 = uop.reduce_axis add %3 axes [0] : tensor<8xf32> -> tensor<f32>
  return %1, %4 : tensor<8xf32>, tensor<f32>
}

// -----

// A reader that needs nothing of the result goes first.
// CHECK-LABEL: func.func @moved(
// CHECK-SAME: %[[W:.*]]: tensor<8xf32> {uop.donated})
// CHECK: %[[SUM:.*]] = uop.launch @r_8 ins(%[[W]]
// CHECK: %[[NEW:.*]] = uop.launch @e_8 {{.*}}outs(%[[W]]
// CHECK: return %[[NEW]], %[[SUM]]
func.func @moved(%w: tensor<8xf32> {uop.donated}) -> (tensor<8xf32>, tensor<f32>) {
  %0 = uop.sqrt %w : tensor<8xf32>
  %1 = uop.reduce_axis add %w axes [0] : tensor<8xf32> -> tensor<f32>
  return %0, %1 : tensor<8xf32>, tensor<f32>
}

// -----

// Another shape of as many elements; and a type that does not fit.
// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %[[A:.*]]: tensor<2x4xf32> {uop.donated}, %{{.*}}: tensor<8xi32> {uop.donated})
// CHECK: %[[VIEW:.*]] = uop.reshape %[[A]] : tensor<2x4xf32> -> tensor<8xf32>
// CHECK: uop.launch {{.*}} outs(%[[VIEW]] : tensor<8xf32>)
// REMARK: [Passed] Donate {{.*}} Argument=0
// REMARK: [Missed] Donate {{.*}} Argument=1, Reason="no result has its type and size"
func.func @shapes(%a: tensor<2x4xf32> {uop.donated}, %b: tensor<8xi32> {uop.donated}) -> tensor<8xf32> {
  %0 = uop.reshape %a : tensor<2x4xf32> -> tensor<8xf32>
  %1 = uop.cast %b : tensor<8xi32> -> tensor<8xf32>
  %2 = uop.add %0, %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// A result that is the argument itself takes nothing.
// REMARK: [Missed] Donate {{.*}} Function=same | Argument=0, Reason="no launch computes the result"
func.func @same(%a: tensor<8xf32> {uop.donated}) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

// -----

// Who calls the function in the module keeps its tensors.
// CHECK-LABEL: func.func private @called(
// CHECK: tensor.empty
func.func private @called(%a: tensor<8xf32> {uop.donated}) -> tensor<8xf32> {
  %0 = uop.neg %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @calls(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = call @called(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %0, %a : tensor<8xf32>, tensor<8xf32>
}
