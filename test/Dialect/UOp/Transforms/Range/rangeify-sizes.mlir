// RUN: uop-opt %s --uop-rangeify --uop-simplify-index | FileCheck %s

// What is outside of the function is without gaps, and what is inside has the
// strides of the greatest sizes.
// CHECK-LABEL: func.func @strides(
// CHECK-SAME: %[[X:.*]]: tensor<64xf32>) -> tensor<64xf32>
// CHECK: %[[N:.*]] = uop.define_var "n" [1, 16]
// CHECK: uop.range {{.*}} to %[[N]] {uop.max = 16 : i64}
// CHECK: uop.mul {{.*}}, %[[N]]
// CHECK: uop.bufferize {{.*}} removable = false : f32 -> tensor<4x16xf32>
// CHECK: uop.bufferize {{.*}} : f32 -> tensor<64xf32>
func.func @strides(%x: tensor<4x?xf32> {uop.shape = [4, #uop.var<"n" [1, 16]>]}) -> tensor<4x?xf32> {
  %0 = uop.contiguous %x : tensor<4x?xf32>
  %1 = uop.exp2 %0 : tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// A size that is always 1 is no range.
// CHECK-LABEL: func.func @one(
// CHECK-NOT: uop.range
// CHECK: return
func.func @one(%x: tensor<?xf32> {uop.shape = [#uop.var<"n" [1, 1]>]}) -> tensor<?xf32> {
  %0 = uop.exp2 %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A read of the whole size needs no gate.
// CHECK-LABEL: func.func @inside(
// CHECK-NOT: uop.cmp
// CHECK-NOT: uop.where
// CHECK: return
func.func @inside(%x: tensor<?xf32> {uop.shape = [#uop.var<"n" [0, 9]>]}) -> tensor<?xf32> {
  %n = uop.define_var "n" [0, 9] : index
  %0 = uop.pad %x low [1] high [1] : tensor<?xf32> -> tensor<?xf32>
  %1 = uop.shrink %0 offsets [1] sizes [%n] : tensor<?xf32> -> tensor<?xf32>
  %2 = uop.flip %1 axes [0] : tensor<?xf32>
  return %2 : tensor<?xf32>
}
