// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks

// The exponential of a column is the same for all channels: copies along the
// channels share it.
//
// CHECK-LABEL: uop.kernel @channels(
// CHECK-SAME: uop.schedule = #uop.schedule<[thread(0), upcast(1, 8)]>
// REMARK: {{\[}}Passed] Schedule | Category:uop-select-schedule | Function=channels | Copies=8, Remark="copies along an axis share what does not depend on it"
// REMARK: {{\[}}Analysis] Schedule | Category:uop-select-schedule | Function=channels | Price
uop.kernel @channels(%w: memref<1000xf32>, %x: memref<1920000xf32>, %o: memref<1920000xf32>) {
  %n = uop.range 0 to 240 thread : index
  %c = uop.range 1 to 8 : index
  %i = uop.range 2 to 1000 : index
  %0 = uop.load %w[%i] : memref<1000xf32> -> f32
  %1 = uop.exp %0 : f32
  %2 = uop.sin %1 : f32
  %c8000 = uop.const 8000 : index
  %c1000 = uop.const 1000 : index
  %3 = uop.mul %n, %c8000 : index
  %4 = uop.mul %c, %c1000 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.add %5, %i : index
  %7 = uop.load %x[%6] : memref<1920000xf32> -> f32
  %8 = uop.mul %7, %2 : f32
  uop.store %8, %o[%6] over (%n, %c, %i) : memref<1920000xf32>
  uop.sink
}

// -----

// What is left of the axis has copies, too.
//
// CHECK-LABEL: uop.kernel @rest(
// CHECK-SAME: uop.schedule = #uop.schedule<[peel(0, 8), upcast(0, 8), upcast(2, 3)]>
uop.kernel @rest(%w: memref<1000xf32>, %x: memref<19000xf32>, %o: memref<19000xf32>) {
  %c = uop.range 0 to 19 : index
  %i = uop.range 1 to 1000 : index
  %0 = uop.load %w[%i] : memref<1000xf32> -> f32
  %1 = uop.exp %0 : f32
  %c1000 = uop.const 1000 : index
  %2 = uop.mul %c, %c1000 : index
  %3 = uop.add %2, %i : index
  %4 = uop.load %x[%3] : memref<19000xf32> -> f32
  %5 = uop.mul %4, %1 : f32
  uop.store %5, %o[%3] over (%c, %i) : memref<19000xf32>
  uop.sink
}

// -----

// The first cache has what is loaded again.
//
// CHECK-LABEL: uop.kernel @bias(
// CHECK-NOT: uop.schedule
// REMARK: {{\[}}Missed] Schedule | Category:uop-select-schedule | Function=bias | Reason="it has no reduction, and no buffer is transposed"
uop.kernel @bias(%w: memref<1000xf32>, %x: memref<32000xf32>, %o: memref<32000xf32>) {
  %c = uop.range 0 to 32 : index
  %i = uop.range 1 to 1000 : index
  %0 = uop.load %w[%i] : memref<1000xf32> -> f32
  %c1000 = uop.const 1000 : index
  %1 = uop.mul %c, %c1000 : index
  %2 = uop.add %1, %i : index
  %3 = uop.load %x[%2] : memref<32000xf32> -> f32
  %4 = uop.add %3, %0 : f32
  uop.store %4, %o[%2] over (%c, %i) : memref<32000xf32>
  uop.sink
}

// -----

// What depends on outer loops alone is computed outside of the inner one
// anyway.
//
// CHECK-LABEL: uop.kernel @rows(
// CHECK-NOT: uop.schedule
// REMARK: {{\[}}Missed] Schedule | Category:uop-select-schedule | Function=rows
uop.kernel @rows(%w: memref<32xf32>, %x: memref<32000xf32>, %o: memref<32000xf32>) {
  %c = uop.range 0 to 32 : index
  %i = uop.range 1 to 1000 : index
  %0 = uop.load %w[%c] : memref<32xf32> -> f32
  %1 = uop.exp %0 : f32
  %c1000 = uop.const 1000 : index
  %2 = uop.mul %c, %c1000 : index
  %3 = uop.add %2, %i : index
  %4 = uop.load %x[%3] : memref<32000xf32> -> f32
  %5 = uop.mul %4, %1 : f32
  uop.store %5, %o[%3] over (%c, %i) : memref<32000xf32>
  uop.sink
}

// -----

// Gates would be branches, one for each copy.
//
// CHECK-LABEL: uop.kernel @gated(
// CHECK-NOT: uop.schedule
// REMARK: {{\[}}Missed] Schedule | Category:uop-select-schedule | Function=gated
uop.kernel @gated(%w: memref<1000xf32>, %x: memref<32000xf32>, %o: memref<32000xf32>) {
  %c = uop.range 0 to 32 : index
  %i = uop.range 1 to 1000 : index
  %0 = uop.load %w[%i] : memref<1000xf32> -> f32
  %1 = uop.exp %0 : f32
  %c1000 = uop.const 1000 : index
  %c900 = uop.const 900 : index
  %2 = uop.mul %c, %c1000 : index
  %3 = uop.add %2, %i : index
  %4 = uop.cmp lt %i, %c900 : index
  %5 = uop.load %x[%3] if %4 : memref<32000xf32> -> f32
  %6 = uop.mul %5, %1 : f32
  uop.store %6, %o[%3] over (%c, %i) : memref<32000xf32>
  uop.sink
}
