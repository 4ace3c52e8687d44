// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter="uop-select-schedule" --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t

// Four rows side by side, and the two that are left.
// CHECK-LABEL: uop.kernel @rows(
// CHECK-SAME: uop.schedule = #uop.schedule<[peel(0, 4), thread(0), upcast(0, 4), upcast(2, 2)]>
// CHECK: uop.range 0 to 66 : index
// REMARK: Function=rows | Remark="rows are scanned side by side", Rows=4
uop.kernel @rows(%x: memref<8448xf32>, %o: memref<8448xf32>) {
  %i = uop.range 0 to 66 thread : index
  %j = uop.range 1 to 128 : index
  %c128 = uop.const 128 : index
  %0 = uop.mul %i, %c128 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<8448xf32> -> f32
  %3 = uop.scan add %2 over (%j) : f32
  uop.store %3, %o[%1] over (%i, %j) : memref<8448xf32>
  uop.sink
}

// -----

// Down columns the loop over them is LLVM's.
// CHECK-LABEL: uop.kernel @columns(
// CHECK-NOT: uop.schedule
// REMARK: Function=columns | Reason="its scan is not along rows of the output"
uop.kernel @columns(%x: memref<8192xf32>, %o: memref<8192xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 128 : index
  %c128 = uop.const 128 : index
  %0 = uop.mul %i, %c128 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<8192xf32> -> f32
  %3 = uop.scan add %2 over (%i) : f32
  uop.store %3, %o[%1] over (%i, %j) : memref<8192xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @single(
// CHECK-NOT: uop.schedule
// REMARK: Function=single | Reason="its scan is along a single row"
uop.kernel @single(%x: memref<8192xf32>, %o: memref<8192xf32>) {
  %j = uop.range 0 to 8192 : index
  %0 = uop.load %x[%j] : memref<8192xf32> -> f32
  %1 = uop.scan add %0 over (%j) : f32
  uop.store %1, %o[%j] over (%j) : memref<8192xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @short(
// CHECK-NOT: uop.schedule
// REMARK: Function=short | Reason="it is too little work"
uop.kernel @short(%x: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<64xf32> -> f32
  %3 = uop.scan add %2 over (%j) : f32
  uop.store %3, %o[%1] over (%i, %j) : memref<64xf32>
  uop.sink
}
