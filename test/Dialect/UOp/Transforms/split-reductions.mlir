// Large reductions to few elements are split where threads would wait.
//
// RUN: uop-opt %s --uop-split-reductions='threads=2' --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-split-reductions='threads=16' --split-input-file > %t.16
// RUN: uop-opt %s --uop-split-reductions='threads=2' --split-input-file > %t.2
// RUN: cmp %t.2 %t.16
// RUN: uop-opt %s --uop-split-reductions='threads=1' --split-input-file | FileCheck %s --check-prefix=ONE
// RUN: uop-opt %s --uop-split-reductions='threads=2' --split-input-file -o /dev/null --remarks-filter="uop-split-reductions" --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK

// ONE-NOT: tensor<256xf32>

// REMARK: [Passed] Split {{.*}}EstimatedNs=[[#]], Parts=256, Remark="threads would wait for one"
// CHECK-LABEL: func.func @sum(
// CHECK: %[[P:.*]] = uop.range {{[0-9]+}} to 256 : index
// CHECK: %[[K:.*]] = uop.range {{[0-9]+}} to 576 reduce : index
// CHECK: %[[PART:.*]] = uop.reduce add %{{.*}} over (%[[K]]) : f32
// CHECK: %[[KEPT:.*]] = uop.bufferize %[[PART]] over (%[[P]]) : f32 -> tensor<256xf32>
// CHECK: %[[Q:.*]] = uop.range {{[0-9]+}} to 256 reduce : index
// CHECK: %[[READ:.*]] = uop.index %[[KEPT]][%[[Q]]]
// CHECK: %[[ALL:.*]] = uop.reduce add %[[READ]] over (%[[Q]]) : f32
// CHECK: uop.bufferize %[[ALL]] over () : f32 -> tensor<f32>
func.func @sum(%x: tensor<147456xf32>) -> tensor<f32> {
  %k = uop.range 0 to 147456 reduce : index
  %0 = uop.index %x[%k] : tensor<147456xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over () : f32 -> tensor<f32>
  return %2 : tensor<f32>
}

// -----

// Narrow floats are wide in between.
// REMARK: [Passed] Split
// CHECK-LABEL: func.func @narrow(
// CHECK: uop.cast %{{.*}} : f16 -> f32
// CHECK: uop.bufferize %{{.*}} : f32 -> tensor<256xf32>
// CHECK: %[[ALL:.*]] = uop.reduce add %{{.*}} : f32
// CHECK: uop.cast %[[ALL]] : f32 -> f16
func.func @narrow(%x: tensor<147456xf16>) -> tensor<f16> {
  %k = uop.range 0 to 147456 reduce : index
  %0 = uop.index %x[%k] : tensor<147456xf16> -> f16
  %1 = uop.reduce add %0 over (%k) : f16
  %2 = uop.bufferize %1 over () : f16 -> tensor<f16>
  return %2 : tensor<f16>
}

// -----

// The second range has a divisor; the first is short.
// REMARK: [Passed] Split {{.*}}Parts=250
// CHECK-LABEL: func.func @axes(
// CHECK: uop.bufferize %{{.*}} : f32 -> tensor<250xf32>
func.func @axes(%x: tensor<7x50000xf32>) -> tensor<f32> {
  %j = uop.range 0 to 7 reduce : index
  %k = uop.range 1 to 50000 reduce : index
  %0 = uop.index %x[%j, %k] : tensor<7x50000xf32> -> f32
  %1 = uop.reduce max %0 over (%j, %k) : f32
  %2 = uop.bufferize %1 over () : f32 -> tensor<f32>
  return %2 : tensor<f32>
}

// -----

// REMARK: [Missed] Split {{.*}}Reason="a product of floats depends on the order of its factors"
// CHECK-LABEL: func.func @product(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @product(%x: tensor<147456xf32>) -> tensor<f32> {
  %k = uop.range 0 to 147456 reduce : index
  %0 = uop.index %x[%k] : tensor<147456xf32> -> f32
  %1 = uop.reduce mul %0 over (%k) : f32
  %2 = uop.bufferize %1 over () : f32 -> tensor<f32>
  return %2 : tensor<f32>
}

// -----

// REMARK: [Missed] Split {{.*}}Reason="no reduced range has a divisor from 8 to 256"
// CHECK-LABEL: func.func @prime(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @prime(%x: tensor<147457xf32>) -> tensor<f32> {
  %k = uop.range 0 to 147457 reduce : index
  %0 = uop.index %x[%k] : tensor<147457xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over () : f32 -> tensor<f32>
  return %2 : tensor<f32>
}

// -----

// REMARK: [Missed] Split {{.*}}Reason="too little work to share"
// CHECK-LABEL: func.func @short(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @short(%x: tensor<32768xf32>) -> tensor<f32> {
  %k = uop.range 0 to 32768 reduce : index
  %0 = uop.index %x[%k] : tensor<32768xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over () : f32 -> tensor<f32>
  return %2 : tensor<f32>
}

// -----

// Threads have a loop.
// CHECK-LABEL: func.func @rows(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @rows(%x: tensor<64x147456xf32>) -> tensor<64xf32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 147456 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<64x147456xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<64xf32>
  return %2 : tensor<64xf32>
}
