// The parts of a reduction that several tensors are made of stand before the
// first of them, whichever has too few elements for the threads.
//
// RUN: uop-opt %s --uop-split-reductions='threads=2' --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @shared(
// CHECK: %[[PART:.*]] = uop.reduce add
// CHECK: %[[KEPT:.*]] = uop.bufferize %[[PART]] over (%{{.*}}) : f32 -> tensor<256xf32>
// CHECK: uop.index %[[KEPT]][
// CHECK: %[[SUM:.*]] = uop.reduce add
// CHECK: %[[MANY:.*]] = uop.bufferize %{{.*}} : f32 -> tensor<4096xf32>
// CHECK: %[[NEG:.*]] = uop.neg %[[SUM]]
// CHECK: %[[ONE:.*]] = uop.bufferize %[[NEG]] over () : f32 -> tensor<f32>
// CHECK: return %[[MANY]], %[[ONE]]
func.func @shared(%x: tensor<147456xf32>, %y: tensor<4096xf32>) -> (tensor<4096xf32>, tensor<f32>) {
  %k = uop.range 0 to 147456 reduce : index
  %i = uop.range 1 to 4096 : index
  %0 = uop.index %x[%k] : tensor<147456xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.index %y[%i] : tensor<4096xf32> -> f32
  %3 = uop.mul %1, %2 : f32
  %4 = uop.bufferize %3 over (%i) : f32 -> tensor<4096xf32>
  %5 = uop.neg %1 : f32
  %6 = uop.bufferize %5 over () : f32 -> tensor<f32>
  return %4, %6 : tensor<4096xf32>, tensor<f32>
}
