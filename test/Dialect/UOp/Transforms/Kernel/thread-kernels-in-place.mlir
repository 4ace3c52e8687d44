// Threads share a kernel that updates elements in place, and none that reads elements that
// another thread may have written.
//
// RUN: uop-opt %s --uop-thread-kernels=min-time=0 --split-input-file --remarks-filter=uop-thread-kernels --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

// CHECK-LABEL: uop.kernel @update(
// CHECK: uop.range 0 to 1200 thread
uop.kernel @update(%x: memref<1440000xf32>, %w: memref<1440000xf32>) {
  %r0 = uop.range 0 to 1200 : index
  %r1 = uop.range 1 to 1200 : index
  %c1200 = uop.const 1200 : index
  %0 = uop.mul %r0, %c1200 : index
  %1 = uop.add %0, %r1 : index
  %2 = uop.load %w[%1] : memref<1440000xf32> -> f32
  %3 = uop.load %x[%1] : memref<1440000xf32> -> f32
  %4 = uop.mul %2, %3 : f32
  uop.store %4, %w[%1] over (%r0, %r1) : memref<1440000xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @first(
// CHECK-NOT: thread
// REMARK: Function=first | {{.*}}Reason="it reads what it writes at other points"
uop.kernel @first(%x: memref<1440000xf32>, %w: memref<1440000xf32>) {
  %r0 = uop.range 0 to 1200 : index
  %r1 = uop.range 1 to 1200 : index
  %c0 = uop.const 0 : index
  %c1200 = uop.const 1200 : index
  %0 = uop.mul %r0, %c1200 : index
  %1 = uop.add %0, %r1 : index
  %2 = uop.load %w[%c0] : memref<1440000xf32> -> f32
  %3 = uop.load %x[%1] : memref<1440000xf32> -> f32
  %4 = uop.mul %2, %3 : f32
  uop.store %4, %w[%1] over (%r0, %r1) : memref<1440000xf32>
  uop.sink
}
