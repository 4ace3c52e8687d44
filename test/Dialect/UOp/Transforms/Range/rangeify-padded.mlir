// A tensor of variable sizes at the front of a static one of its greatest
// sizes, whose other elements are not specified.
//
// RUN: uop-opt %s --uop-rangeify --canonicalize | FileCheck %s
// RUN: uop-run %s --entry=in_place --random-inputs=2 --var=n=0,1,15 --verify
// RUN: uop-run %s --entry=both --random-inputs=2 --var=n=0,1,15 --verify
// RUN: uop-run %s --entry=passed_on --random-inputs=2 --var=n=0,1,15 --verify
// RUN: uop-run %s --entry=used --random-inputs=2 --var=n=0,1,15 --verify

// The memory of the value is the tensor.
// CHECK-LABEL: func.func @in_place(
// CHECK: %[[R:.*]] = uop.range {{.*}} to %n {uop.max = 15 : i64}
// CHECK: %[[NEG:.*]] = uop.neg
// CHECK: %[[ROOM:.*]] = uop.bufferize %[[NEG]] over (%[[R]], %{{.*}}) : f32 -> tensor<15x4xf32>
// CHECK: %[[E:.*]] = uop.index %[[ROOM]]
// CHECK: uop.bufferize %[[E]] {{.*}} -> tensor<60xf32>
// CHECK-NOT: uop.bufferize
// CHECK: return
func.func @in_place(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 15]>, 4]}) -> tensor<?x4xf32> {
  %n = uop.define_var "n" [0, 15] : index
  %room = tensor.empty() : tensor<15x4xf32>
  %0 = uop.neg %x : tensor<?x4xf32>
  %1 = uop.assign %0, %room offsets [0, 0] sizes [%n, 4] : tensor<?x4xf32>, tensor<15x4xf32>
  %2 = uop.shrink %1 offsets [0, 0] sizes [%n, 4] : tensor<15x4xf32> -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}

// A result has its elements without gaps, so that this is a copy.
// CHECK-LABEL: func.func @both(
// CHECK: %[[FLAT:.*]] = uop.bufferize %{{.*}} : f32 -> tensor<60xf32>
// CHECK: %[[E:.*]] = uop.index %[[FLAT]]
// CHECK: %[[ROOM:.*]] = uop.bufferize %[[E]]
// CHECK-SAME: -> tensor<15x4xf32>
func.func @both(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 15]>, 4]}) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %n = uop.define_var "n" [0, 15] : index
  %room = tensor.empty() : tensor<15x4xf32>
  %0 = uop.sin %x : tensor<?x4xf32>
  %1 = uop.assign %0, %room offsets [0, 0] sizes [%n, 4] : tensor<?x4xf32>, tensor<15x4xf32>
  %2 = uop.shrink %1 offsets [0, 0] sizes [%n, 4] : tensor<15x4xf32> -> tensor<?x4xf32>
  return %2, %0 : tensor<?x4xf32>, tensor<?x4xf32>
}

// So are an argument and a part of one.
// CHECK-LABEL: func.func @passed_on(
// CHECK-COUNT-2: uop.bufferize %{{.*}} -> tensor<15x4xf32>
// CHECK: return
func.func @passed_on(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 15]>, 4]}) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %n = uop.define_var "n" [0, 15] : index
  %room = tensor.empty() : tensor<15x4xf32>
  %0 = uop.assign %x, %room offsets [0, 0] sizes [%n, 4] : tensor<?x4xf32>, tensor<15x4xf32>
  %1 = uop.shrink %0 offsets [0, 0] sizes [%n, 4] : tensor<15x4xf32> -> tensor<?x4xf32>
  %room1 = tensor.empty() : tensor<15x4xf32>
  %f = uop.flip %x axes [0] : tensor<?x4xf32>
  %2 = uop.assign %f, %room1 offsets [0, 0] sizes [%n, 4] : tensor<?x4xf32>, tensor<15x4xf32>
  %3 = uop.shrink %2 offsets [0, 0] sizes [%n, 4] : tensor<15x4xf32> -> tensor<?x4xf32>
  return %1, %3 : tensor<?x4xf32>, tensor<?x4xf32>
}

// Not at the front, or not of the greatest sizes: an assignment like others.
// CHECK-LABEL: func.func @elsewhere(
// CHECK-COUNT-2: uop.where
// CHECK: return
func.func @elsewhere(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 15]>, 4]}) -> (tensor<16x4xf32>, tensor<16x4xf32>) {
  %n = uop.define_var "n" [0, 15] : index
  %room = tensor.empty() : tensor<16x4xf32>
  %0 = uop.exp %x : tensor<?x4xf32>
  %1 = uop.assign %0, %room offsets [1, 0] sizes [%n, 4] : tensor<?x4xf32>, tensor<16x4xf32>
  %2 = uop.assign %0, %room offsets [0, 0] sizes [%n, 4] : tensor<?x4xf32>, tensor<16x4xf32>
  return %1, %2 : tensor<16x4xf32>, tensor<16x4xf32>
}

// The rest is not computed, whoever reads it.
// CHECK-LABEL: func.func @used(
// CHECK: uop.range 0 to %n
// CHECK-NOT: uop.range {{.*}} to 15
// CHECK: return
func.func @used(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 15]>, 4]}) -> tensor<?x4xf32> {
  %n = uop.define_var "n" [0, 15] : index
  %room = tensor.empty() : tensor<15x4xf32>
  %0 = uop.exp %x : tensor<?x4xf32>
  %1 = uop.assign %0, %room offsets [0, 0] sizes [%n, 4] : tensor<?x4xf32>, tensor<15x4xf32>
  %p = uop.permute %1 [1, 0] : tensor<15x4xf32> -> tensor<4x15xf32>
  %3 = uop.shrink %p offsets [0, 0] sizes [4, %n] : tensor<4x15xf32> -> tensor<4x?xf32>
  %4 = uop.permute %3 [1, 0] : tensor<4x?xf32> -> tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}
