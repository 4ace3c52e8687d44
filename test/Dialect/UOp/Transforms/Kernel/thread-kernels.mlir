// RUN: uop-opt %s --uop-thread-kernels=min-time=0 --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-thread-kernels='min-time=0 threads=3' --split-input-file | FileCheck %s --check-prefix=EVEN
// RUN: not uop-opt %s --uop-thread-kernels='min-time=0 threads=0' --split-input-file 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: uop-opt %s --uop-thread-kernels=min-time=0 --split-input-file -o /dev/null --remarks-filter=uop-thread-kernels --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK
// NONE: cannot be shared by threads: their number must be positive
// REMARK: Function=threeRows{{.*}}Remark="threads share a loop that divides more evenly than the outermost one"

// The outermost loop of the store is shared.
// CHECK-LABEL: uop.kernel @small(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[O:.*]]: memref<32xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 32 thread : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[X]][%[[R0]]] : memref<32xf32> -> f32
// CHECK-NEXT: uop.store %[[V0]], %[[O]][%[[R0]]] over (%[[R0]]) : memref<32xf32>
// CHECK-NEXT: uop.sink
uop.kernel @small(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// -----

// A reduction to one element has no such loop.
// CHECK-LABEL: uop.kernel @sum(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[O:.*]]: memref<1xf32>)
// CHECK-NEXT: %[[K0:.*]] = uop.range 0 to 32 reduce : index
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[X]][%[[K0]]] : memref<32xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.reduce add %[[V0]] over (%[[K0]]) : f32
// CHECK-NEXT: uop.store %[[V1]], %[[O]][%[[C0]]] over () : memref<1xf32>
// CHECK-NEXT: uop.sink
uop.kernel @sum(%x: memref<32xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 32 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<32xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// What one slice writes another one might read.
// CHECK-LABEL: uop.kernel @handsOn(
// CHECK-NEXT: uop.range 0 to 32 : index
uop.kernel @handsOn(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %c31 = uop.const 31 : index
  %j = uop.sub %c31, %i : index
  %one = uop.const 1.0 : f32
  uop.store %one, %x[%i] over (%i) : memref<32xf32>
  %0 = uop.load %x[%j] : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// -----

// Blocks are shared as they are.
// CHECK-LABEL: uop.kernel @blocks(
// CHECK: uop.range 0 to 32 : index
uop.kernel @blocks(%x: memref<64xf32>) {
  %b = uop.special global 0 to 2 : index
  %i = uop.range 0 to 32 : index
  %c32 = uop.const 32 : index
  %one = uop.const 1.0 : f32
  %0 = uop.mul %b, %c32 : index
  %1 = uop.add %0, %i : index
  uop.store %one, %x[%1] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// A loop that carries a scan is not shared.
// CHECK-LABEL: uop.kernel @scanned(
// CHECK: uop.range 0 to 8 : index
// CHECK: uop.range 1 to 4 : index
uop.kernel @scanned(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %r = uop.mul %i, %c4 : index
  %at = uop.add %r, %j : index
  %0 = uop.load %x[%at] : memref<32xf32> -> f32
  %1 = uop.scan add %0 over (%i) : f32
  uop.store %1, %o[%at] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// The one around it is.
// CHECK-LABEL: uop.kernel @scannedInside(
// CHECK: uop.range 0 to 8 thread : index
uop.kernel @scannedInside(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %r = uop.mul %i, %c4 : index
  %at = uop.add %r, %j : index
  %0 = uop.load %x[%at] : memref<32xf32> -> f32
  %1 = uop.scan add %0 over (%j) : f32
  uop.store %1, %o[%at] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// Its schedule says what threads share.
// CHECK-LABEL: uop.kernel @scheduled(
// CHECK-NEXT: uop.range 0 to 32 : index
uop.kernel @scheduled(%x: memref<32xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[simd(0, 8)]>} {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// -----

// 3 points are no even shares for 2 threads, but for 3.
// CHECK-LABEL: uop.kernel @threeRows(
// CHECK-NEXT: uop.range 0 to 3 : index
// CHECK-NEXT: uop.range 1 to 1000 thread : index
// EVEN-LABEL: uop.kernel @threeRows(
// EVEN-NEXT: uop.range 0 to 3 thread : index
// EVEN-NEXT: uop.range 1 to 1000 : index
uop.kernel @threeRows(%x: memref<3000xf32>, %o: memref<3000xf32>) {
  %i = uop.range 0 to 3 : index
  %j = uop.range 1 to 1000 : index
  %c1000 = uop.const 1000 : index
  %0 = uop.mul %i, %c1000 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<3000xf32> -> f32
  %3 = uop.exp %2 : f32
  uop.store %3, %o[%1] over (%i, %j) : memref<3000xf32>
  uop.sink
}

// -----

// The sum of a row is the same at each of its points.
// CHECK-LABEL: uop.kernel @normalised(
// CHECK-NEXT: uop.range 0 to 3 thread : index
// CHECK-NEXT: uop.range 1 to 1000 : index
uop.kernel @normalised(%x: memref<3000xf32>, %o: memref<3000xf32>) {
  %i = uop.range 0 to 3 : index
  %j = uop.range 1 to 1000 : index
  %k = uop.range 2 to 1000 reduce : index
  %c1000 = uop.const 1000 : index
  %0 = uop.mul %i, %c1000 : index
  %1 = uop.add %0, %j : index
  %2 = uop.add %0, %k : index
  %3 = uop.load %x[%2] : memref<3000xf32> -> f32
  %4 = uop.reduce add %3 over (%k) : f32
  %5 = uop.load %x[%1] : memref<3000xf32> -> f32
  %6 = uop.fdiv %5, %4 : f32
  uop.store %6, %o[%1] over (%i, %j) : memref<3000xf32>
  uop.sink
}

// -----

// A loop of static size inside of one whose size a run decides.
// CHECK-LABEL: uop.kernel @beside(
// CHECK: uop.range 0 to %{{.*}} {uop.max = 64 : i64}
// CHECK: uop.range 1 to 4096 thread
uop.kernel @beside(%x: memref<262144xf32>, %o: memref<262144xf32>, %n: index) {
  %i = uop.range 0 to %n {uop.max = 64 : i64} : index
  %j = uop.range 1 to 4096 : index
  %c4096 = uop.const 4096 : index
  %0 = uop.mul %i, %c4096 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<262144xf32> -> f32
  %3 = uop.sin %2 : f32
  uop.store %3, %o[%1] over (%i, %j) : memref<262144xf32>
  uop.sink
}

// -----

// Where there is no other loop, threads share the one whose size a run decides.
// CHECK-LABEL: uop.kernel @variable(
// CHECK: uop.range 0 to %{{.*}} thread {uop.max = 64 : i64}
uop.kernel @variable(%x: memref<64xf32>, %o: memref<64xf32>, %n: index) {
  %i = uop.range 0 to %n {uop.max = 64 : i64} : index
  %0 = uop.load %x[%i] : memref<64xf32> -> f32
  %1 = uop.sin %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// How many iterations a launch has must be known before it.
// REMARK: Function=unbounded | {{.*}}Reason="the size of the outermost loop differs within a launch or has no bound, and no other loop can be shared"
// CHECK-LABEL: uop.kernel @unbounded(
// CHECK-NOT: thread
uop.kernel @unbounded(%x: memref<64xf32>, %o: memref<64xf32>, %n: index) {
  %i = uop.range 0 to %n : index
  %0 = uop.load %x[%i] : memref<64xf32> -> f32
  %1 = uop.sin %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}
