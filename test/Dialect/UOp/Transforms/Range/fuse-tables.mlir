// A small value that its only reader's kernel needs in an inner loop is a table,
// made before that loop.
//
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --split-input-file --remarks-filter="uop-fuse" --remark-format=emitRemark 2>&1 | FileCheck %s
// RUN: uop-opt %s --uop-schedule --split-input-file | FileCheck %s --check-prefix=SCHEDULE

// CHECK: remark: {{.*}}Passed] Table | Category:uop-fuse | KeepNs={{[0-9]*}}, Reads=1, Remark="its reader's kernel computes it before the inner loops", TableBytes=256, TableNs={{[0-9]*}}
// CHECK: remark: {{.*}}Missed] Fuse | {{.*}}Reason="storing it is cheaper than recomputing it"
// CHECK-LABEL: func.func @row(
// CHECK: %[[TABLE:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) in <local> : f32 -> tensor<64xf32>
// CHECK: uop.index %[[TABLE]]
// CHECK: uop.bufferize %{{.*}} -> tensor<32x64xf32>
// CHECK-NOT: uop.bufferize
// CHECK: return
// SCHEDULE-LABEL: func.func @row(
// SCHEDULE-COUNT-1: uop.launch
// SCHEDULE-NOT: uop.launch
// SCHEDULE: return
func.func @row(%x: tensor<32x64xf32>, %y: tensor<64xf32>) -> tensor<32x64xf32> {
  %0 = uop.exp %y : tensor<64xf32>
  %1 = uop.reshape %0 : tensor<64xf32> -> tensor<1x64xf32>
  %2 = uop.expand %1 : tensor<1x64xf32> -> tensor<32x64xf32>
  %3 = uop.add %x, %2 : tensor<32x64xf32>
  return %3 : tensor<32x64xf32>
}

// -----

// A table is of what the outer loops leave: here of a plane, at each step of the
// outermost one.
// CHECK-LABEL: func.func @plane(
// CHECK: %[[TABLE:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) in <local> : f32 -> tensor<64xf32>
// CHECK: uop.index %[[TABLE]]
// CHECK: return
func.func @plane(%x: tensor<8x32x64xf32>, %y: tensor<8x64xf32>) -> tensor<8x32x64xf32> {
  %e = uop.exp %y : tensor<8x64xf32>
  %0 = uop.sin %e : tensor<8x64xf32>
  %1 = uop.reshape %0 : tensor<8x64xf32> -> tensor<8x1x64xf32>
  %2 = uop.expand %1 : tensor<8x1x64xf32> -> tensor<8x32x64xf32>
  %3 = uop.add %x, %2 : tensor<8x32x64xf32>
  return %3 : tensor<8x32x64xf32>
}

// -----

// By the price of the kernels, a long row is a table, too.
// CHECK-LABEL: func.func @long_row(
// CHECK: in <local> : f32 -> tensor<4096xf32>
// CHECK: return
// SCHEDULE-LABEL: func.func @long_row(
// SCHEDULE-COUNT-1: uop.launch
// SCHEDULE-NOT: uop.launch
// SCHEDULE: return
func.func @long_row(%x: tensor<32x4096xf32>, %y: tensor<4096xf32>) -> tensor<32x4096xf32> {
  %0 = uop.exp %y : tensor<4096xf32>
  %1 = uop.reshape %0 : tensor<4096xf32> -> tensor<1x4096xf32>
  %2 = uop.expand %1 : tensor<1x4096xf32> -> tensor<32x4096xf32>
  %3 = uop.add %x, %2 : tensor<32x4096xf32>
  return %3 : tensor<32x4096xf32>
}

// -----

// Two kernels read it.
// CHECK-LABEL: func.func @two_readers(
// CHECK-NOT: in <local>
// CHECK: return
func.func @two_readers(%x: tensor<32x64xf32>, %y: tensor<64xf32>) -> (tensor<32x64xf32>, tensor<16x64xf32>) {
  %0 = uop.exp %y : tensor<64xf32>
  %1 = uop.reshape %0 : tensor<64xf32> -> tensor<1x64xf32>
  %2 = uop.expand %1 : tensor<1x64xf32> -> tensor<32x64xf32>
  %3 = uop.add %x, %2 : tensor<32x64xf32>
  %4 = uop.expand %1 : tensor<1x64xf32> -> tensor<16x64xf32>
  return %3, %4 : tensor<32x64xf32>, tensor<16x64xf32>
}

// -----

// A row of a factor is rounded once, in a tile.
// CHECK-LABEL: func.func @factor(
// CHECK: uop.bufferize %{{.*}} in <local> : f16 -> tensor<64xf16>
// CHECK: return
// SCHEDULE-LABEL: func.func @factor(
// SCHEDULE-COUNT-1: uop.launch
// SCHEDULE-NOT: uop.launch
// SCHEDULE: return
func.func @factor(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = uop.cast %x : tensor<64x64xf32> -> tensor<64x64xf16>
  %1 = uop.cast %y : tensor<64x64xf32> -> tensor<64x64xf16>
  %2 = uop.reshape %0 : tensor<64x64xf16> -> tensor<64x64x1xf16>
  %3 = uop.expand %2 : tensor<64x64x1xf16> -> tensor<64x64x64xf16>
  %4 = uop.reshape %1 : tensor<64x64xf16> -> tensor<1x64x64xf16>
  %5 = uop.expand %4 : tensor<1x64x64xf16> -> tensor<64x64x64xf16>
  %6 = uop.mul %3, %5 : tensor<64x64x64xf16>
  %7 = uop.cast %6 : tensor<64x64x64xf16> -> tensor<64x64x64xf32>
  %8 = uop.reduce_axis add %7 axes [1] : tensor<64x64x64xf32> -> tensor<64x64xf32>
  return %8 : tensor<64x64xf32>
}

// -----

// By the price of the kernels, a smaller product reads its factors as they are.
// CHECK-LABEL: func.func @small_factor(
// CHECK-NOT: : f16 -> tensor<1x32x32xf16>
// CHECK: return
// SCHEDULE-LABEL: func.func @small_factor(
// SCHEDULE-COUNT-1: uop.launch
// SCHEDULE-NOT: uop.launch
// SCHEDULE: return
func.func @small_factor(%x: tensor<32x32xf32>, %y: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = uop.cast %x : tensor<32x32xf32> -> tensor<32x32xf16>
  %1 = uop.cast %y : tensor<32x32xf32> -> tensor<32x32xf16>
  %2 = uop.reshape %0 : tensor<32x32xf16> -> tensor<32x32x1xf16>
  %3 = uop.expand %2 : tensor<32x32x1xf16> -> tensor<32x32x32xf16>
  %4 = uop.reshape %1 : tensor<32x32xf16> -> tensor<1x32x32xf16>
  %5 = uop.expand %4 : tensor<1x32x32xf16> -> tensor<32x32x32xf16>
  %6 = uop.mul %3, %5 : tensor<32x32x32xf16>
  %7 = uop.cast %6 : tensor<32x32x32xf16> -> tensor<32x32x32xf32>
  %8 = uop.reduce_axis add %7 axes [1] : tensor<32x32x32xf32> -> tensor<32x32xf32>
  return %8 : tensor<32x32xf32>
}
