// Loops of variable size have blocks of static size where that takes less time.
//
// RUN: uop-opt %s --uop-block-loops --cse --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-block-loops --split-input-file --remarks-filter=uop-block-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-block-loops,uop-select-schedule,uop-apply-schedule))' --split-input-file | FileCheck %s --check-prefix=APPLIED
// RUN: not uop-opt %s --uop-block-loops=threads=0 --split-input-file -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: 'uop.kernel' op cannot be priced: vector-bytes, registers and threads must be positive

// Rows of a product. Two load each element of the weights together; the last
// two may overlap those before. A single row has a nest of its own.
// REMARK: Function=product | Iterations=2, Remark="a loop of variable size has blocks of static size"
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: memref<1280xf32>, %[[N:.*]]: index)
// CHECK: %[[COUNT:.*]] = uop.floordiv %{{.*}}, %[[TWO:.*]] : index
// CHECK: %[[MANY:.*]] = uop.cmp ge %[[N]], %[[TWO]] : index
// CHECK: %[[BLOCKS:.*]] = uop.where %[[MANY]], %[[COUNT]], %[[ZERO:.*]] : index
// CHECK: %[[B:.*]] = uop.range 3 to %[[BLOCKS]] {uop.max = 10 : i64} : index
// CHECK: %[[R:.*]] = uop.range 4 to 2 : index
// CHECK: %[[LAST:.*]] = uop.sub %[[N]], %[[TWO]] : index
// CHECK: %[[FIRST:.*]] = uop.mul %[[B]], %[[TWO]] : index
// CHECK: %[[BEGIN:.*]] = uop.min %[[FIRST]], %[[LAST]] : index
// CHECK: %[[I:.*]] = uop.add %[[BEGIN]], %[[R]] : index
// CHECK: uop.store {{.*}} over (%[[B]], %[[R]], %{{.*}})
// CHECK: %[[REST:.*]] = uop.where %[[MANY]], %[[ZERO]], %[[N]] : index
// CHECK: %[[ROW:.*]] = uop.range 5 to %[[REST]] {uop.max = 1 : i64} : index
// CHECK: uop.store {{.*}} over (%[[ROW]], %{{.*}})
// Both rows of a block are in registers.
// APPLIED-LABEL: uop.kernel @product(
// APPLIED: uop.range 4 to 2 upcast
uop.kernel @product(%x: memref<2560xf32>, %w: memref<8192xf32>, %o: memref<1280xf32>, %n: index) {
  %i = uop.range 0 to %n {uop.max = 20 : i64} : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 128 reduce : index
  %c128 = uop.const 128 : index
  %0 = uop.mul %i, %c128 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<2560xf32> -> f32
  %c64 = uop.const 64 : index
  %3 = uop.mul %k, %c64 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %w[%4] : memref<8192xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c64 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<1280xf32>
  uop.sink
}

// -----

// What is stored may not be read again: an iteration that is repeated would
// read what the first one stored.
// REMARK-NOT: Function=inPlace
// CHECK-LABEL: uop.kernel @inPlace(
// CHECK-NEXT: uop.range 0 to %{{.*}} {uop.max = 100000 : i64}
// CHECK-NEXT: uop.load
// CHECK-NEXT: uop.mul
// CHECK-NEXT: uop.store
uop.kernel @inPlace(%x: memref<100000xf32>, %n: index) {
  %i = uop.range 0 to %n {uop.max = 100000 : i64} : index
  %0 = uop.load %x[%i] : memref<100000xf32> -> f32
  %1 = uop.mul %0, %0 : f32
  uop.store %1, %x[%i] over (%i) : memref<100000xf32>
  uop.sink
}

// -----

// The rows of a copy are vectors already.
// REMARK: Function=copied | Reason="blocks of iterations take as long"
// CHECK-LABEL: uop.kernel @copied(
// CHECK-NEXT: uop.range 0 to %{{.*}} {uop.max = 20 : i64}
uop.kernel @copied(%x: memref<20480xf32>, %o: memref<20480xf32>, %n: index) {
  %i = uop.range 0 to %n {uop.max = 20 : i64} : index
  %j = uop.range 1 to 1024 : index
  %c1024 = uop.const 1024 : index
  %0 = uop.mul %i, %c1024 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<20480xf32> -> f32
  %3 = uop.mul %2, %2 : f32
  uop.store %3, %o[%1] over (%i, %j) : memref<20480xf32>
  uop.sink
}

// -----

// Columns of a product: a block of them is a vector. Fewer columns are a masked
// vector.
// REMARK: Function=columns | Iterations=8, Masked=8,
// CHECK-LABEL: uop.kernel @columns(
// CHECK: uop.range {{[0-9]+}} to 8 : index
// APPLIED-LABEL: uop.kernel @columns(
// APPLIED: uop.range {{[0-9]+}} to 8 simd
uop.kernel @columns(%x: memref<51200xf32>, %w: memref<262144xf32>, %o: memref<51200xf32>, %n: index) {
  %j = uop.range 0 to 512 : index
  %i = uop.range 1 to %n {uop.max = 100 : i64} : index
  %k = uop.range 2 to 512 reduce : index
  %0 = uop.mul %k, %n : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<51200xf32> -> f32
  %c512 = uop.const 512 : index
  %3 = uop.mul %k, %c512 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %w[%4] : memref<262144xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %j, %n : index
  %9 = uop.add %8, %i : index
  uop.store %7, %o[%9] over (%j, %i) : memref<51200xf32>
  uop.sink
}

// -----

// A single loop is vectorized as it is.
// REMARK: Function=single | Reason="blocks of iterations take as long"
// CHECK-LABEL: uop.kernel @single(
// CHECK-NEXT: uop.range 0 to %{{.*}} {uop.max = 100000 : i64}
uop.kernel @single(%x: memref<100000xf32>, %o: memref<100000xf32>, %n: index) {
  %i = uop.range 0 to %n {uop.max = 100000 : i64} : index
  %0 = uop.load %x[%i] : memref<100000xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<100000xf32>
  uop.sink
}

// -----

// A size that is read from memory may differ from point to point.
// CHECK-LABEL: uop.kernel @read(
// CHECK-NOT: uop.min
uop.kernel @read(%x: memref<4096xf32>, %s: memref<64xi64>, %o: memref<4096xf32>) {
  %r = uop.range 0 to 64 : index
  %l = uop.load %s[%r] : memref<64xi64> -> i64
  %n = uop.cast %l : i64 -> index
  %i = uop.range 1 to %n {uop.max = 64 : i64} : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %r, %c64 : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<4096xf32> -> f32
  %3 = uop.exp %2 : f32
  uop.store %3, %o[%1] over (%r, %i) : memref<4096xf32>
  uop.sink
}
