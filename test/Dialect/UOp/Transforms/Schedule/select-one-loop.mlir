// Axes that are too short for vectors, and one axis in all buffers, become one loop, which
// LLVM makes vectors of. The points stay in order: the kernel may write in place.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16}))' --split-input-file --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16},uop-apply-schedule))' --split-input-file | FileCheck %s --check-prefix=APPLIED

// CHECK: uop.kernel @in_place({{.*}}uop.schedule = #uop.schedule<[merge(0, 1)]>
// REMARK: Function=in_place | Axes=2, Remark="axes too short for vectors are merged"
// APPLIED-LABEL: uop.kernel @in_place(
// APPLIED: %[[I:.*]] = uop.range {{[0-9]+}} to 2000 : index
// APPLIED: uop.load %arg0[%[[I]]]
// APPLIED: uop.store %{{.*}}, %arg1[%[[I]]] over (%[[I]])
// APPLIED: uop.store %{{.*}}, %arg0[%[[I]]] over (%[[I]])
uop.kernel @in_place(%x: memref<2000xf32>, %y: memref<2000xf32>) {
  %r0 = uop.range 0 to 1000 : index
  %r1 = uop.range 1 to 2 : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %r0, %c2 : index
  %1 = uop.add %0, %r1 : index
  %2 = uop.load %x[%1] : memref<2000xf32> -> f32
  %3 = uop.cos %2 : f32
  %4 = uop.mul %2, %3 : f32
  uop.store %3, %y[%1] over (%r0, %r1) : memref<2000xf32>
  uop.store %4, %x[%1] over (%r0, %r1) : memref<2000xf32>
  uop.sink
}

// -----

// Three axes, of which the innermost two are enough for whole vectors; threads share the
// other one.
// CHECK: uop.kernel @outer({{.*}}uop.schedule = #uop.schedule<[merge(1, 2), thread(0)]>
// REMARK: Function=outer | Axes=2
uop.kernel @outer(%x: memref<60000xf32>, %y: memref<60000xf32>) {
  %r0 = uop.range 0 to 200 thread : index
  %r1 = uop.range 1 to 100 : index
  %r2 = uop.range 2 to 3 : index
  %c300 = uop.const 300 : index
  %c3 = uop.const 3 : index
  %0 = uop.mul %r0, %c300 : index
  %1 = uop.mul %r1, %c3 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %r2 : index
  %4 = uop.load %x[%3] : memref<60000xf32> -> f32
  %5 = uop.exp %4 : f32
  %6 = uop.add %5, %4 : f32
  uop.store %6, %y[%3] over (%r0, %r1, %r2) : memref<60000xf32>
  uop.store %5, %x[%3] over (%r0, %r1, %r2) : memref<60000xf32>
  uop.sink
}

// -----

// One number for each row: the axes are two.
// CHECK: uop.kernel @rows(
// CHECK-NOT: uop.schedule
// CHECK: uop.sink
// REMARK: Function=rows | Reason="it is too little work"
uop.kernel @rows(%x: memref<2000xf32>, %y: memref<1000xf32>) {
  %r0 = uop.range 0 to 1000 : index
  %r1 = uop.range 1 to 2 : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %r0, %c2 : index
  %1 = uop.add %0, %r1 : index
  %2 = uop.load %x[%1] : memref<2000xf32> -> f32
  %3 = uop.load %y[%r0] : memref<1000xf32> -> f32
  %4 = uop.add %2, %3 : f32
  uop.store %4, %x[%1] over (%r0, %r1) : memref<2000xf32>
  uop.sink
}

// -----

// Blocks that are transposed would be overwritten before they are read.
// CHECK: uop.kernel @transposed(
// CHECK-NOT: uop.schedule
// CHECK: uop.sink
// REMARK: Function=transposed | Reason="it reads what it writes"
uop.kernel @transposed(%x: memref<65536xf32>, %y: memref<65536xf32>) {
  %r0 = uop.range 0 to 256 : index
  %r1 = uop.range 1 to 256 : index
  %c256 = uop.const 256 : index
  %0 = uop.mul %r0, %c256 : index
  %1 = uop.add %0, %r1 : index
  %2 = uop.mul %r1, %c256 : index
  %3 = uop.add %2, %r0 : index
  %4 = uop.load %y[%3] : memref<65536xf32> -> f32
  %5 = uop.load %x[%1] : memref<65536xf32> -> f32
  %6 = uop.add %4, %5 : f32
  uop.store %6, %y[%1] over (%r0, %r1) : memref<65536xf32>
  uop.sink
}
