// Large reductions to few elements are split where threads would wait.
//
// RUN: uop-opt %s --uop-split-reductions='threads=2' --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-split-reductions='threads=16' --split-input-file > %t.16
// RUN: uop-opt %s --uop-split-reductions='threads=2' --split-input-file > %t.2
// RUN: not diff %t.2 %t.16 | FileCheck %s --check-prefix=DIFF
// RUN: uop-opt %s --uop-split-reductions='threads=1' --split-input-file | FileCheck %s --check-prefix=ONE
// RUN: uop-opt %s --uop-split-reductions='threads=2' --split-input-file -o /dev/null --remarks-filter="uop-split-reductions" --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK

// ONE-NOT: tensor<256xf32>

// To one element, the parts are the same for every number of threads; of more,
// there are those that make threads wait.
// DIFF-NOT: tensor<256xf32>
// DIFF: tensor<256x2xf32>
// DIFF-NOT: tensor<256xf32>

// REMARK: [Passed] Split {{.*}}EstimatedNs=[[#]], Parts=256, Remark="threads share the partial results"
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

// -----

// 3 rows are no even shares for 2 threads, 2 rows are.
// REMARK: [Passed] Split
// CHECK-LABEL: func.func @threeRows(
// CHECK: uop.bufferize %{{.*}} : f32 -> tensor<256x3xf32>
func.func @threeRows(%x: tensor<3x147456xf32>) -> tensor<3xf32> {
  %i = uop.range 0 to 3 : index
  %k = uop.range 1 to 147456 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<3x147456xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @twoRows(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @twoRows(%x: tensor<2x147456xf32>) -> tensor<2xf32> {
  %i = uop.range 0 to 2 : index
  %k = uop.range 1 to 147456 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<2x147456xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// -----

// Few columns are vectors of one step.
// REMARK: [Passed] Split
// CHECK-LABEL: func.func @columns(
// CHECK: uop.bufferize %{{.*}} : f32 -> tensor<256x48xf32>
func.func @columns(%x: tensor<147456x48xf32>) -> tensor<48xf32> {
  %i = uop.range 0 to 48 : index
  %k = uop.range 1 to 147456 reduce : index
  %0 = uop.index %x[%k, %i] : tensor<147456x48xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<48xf32>
  return %2 : tensor<48xf32>
}

// -----

// A tile of a product is what threads share.
// CHECK-LABEL: func.func @matrices(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @matrices(%x: tensor<8x147456xf32>, %y: tensor<147456x4xf32>) -> tensor<8x4xf32> {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 4 : index
  %k = uop.range 2 to 147456 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<8x147456xf32> -> f32
  %1 = uop.index %y[%k, %j] : tensor<147456x4xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.bufferize %3 over (%i, %j) : f32 -> tensor<8x4xf32>
  return %4 : tensor<8x4xf32>
}

// -----

// The result needs the inner sum, too, which the parts would compute again.
// REMARK: [Missed] Split {{.*}}Reason="a sum in it has other readers, and would be rounded twice"
// CHECK-LABEL: func.func @moments(
// CHECK-COUNT-2: uop.reduce add
// CHECK-NOT: uop.reduce add
// CHECK: return
func.func @moments(%x: tensor<147456xf32>) -> tensor<f32> {
  %i = uop.range 0 to 32 reduce : index
  %k = uop.range 1 to 147456 reduce : index
  %0 = uop.index %x[%i] : tensor<147456xf32> -> f32
  %sum = uop.reduce add %0 over (%i) : f32
  %1 = uop.index %x[%k] : tensor<147456xf32> -> f32
  %2 = uop.sub %1, %sum : f32
  %3 = uop.square %2 : f32
  %4 = uop.reduce add %3 over (%k) : f32
  %5 = uop.add %4, %sum : f32
  %6 = uop.bufferize %5 over () : f32 -> tensor<f32>
  return %6 : tensor<f32>
}
