// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @kinds(
// CHECK-SAME: %[[X:.*]]: f32, %[[N:.*]]: ui8, %[[B:.*]]: i1, %[[H:.*]]: f8E4M3FN)
// CHECK: %[[R:.*]] = uop.range 3 to 4 : index
// CHECK: uop.scan add %[[X]] over (%[[R]]) : f32
// CHECK: uop.scan mul %[[N]] over (%[[R]]) exclusive : ui8
// CHECK: uop.scan max %[[B]] over (%[[R]]) reverse : i1
// CHECK: uop.scan min %[[H]] over (%[[R]]) exclusive reverse {note = "kept"} : f8E4M3FN
func.func @kinds(%x: f32, %n: ui8, %b: i1, %h: f8E4M3FN) {
  %r = uop.range 3 to 4 : index
  %0 = uop.scan add %x over (%r) : f32
  %1 = uop.scan mul %n over (%r) exclusive : ui8
  %2 = uop.scan max %b over (%r) reverse : i1
  %3 = uop.scan min %h over (%r) exclusive reverse {note = "kept"} : f8E4M3FN
  return
}

// Over a range of dynamic size, in a kernel.
// CHECK-LABEL: uop.kernel @dynamic(
// CHECK: %[[K:.*]] = uop.range 0 to %{{.*}} reduce : index
// CHECK: uop.scan add %{{.*}} over (%[[K]]) : i32
uop.kernel @dynamic(%x: memref<8xi32>, %o: memref<1xi32>, %n: index) {
  %k = uop.range 0 to %n reduce : index
  %v = uop.load %x[%k] : memref<8xi32> -> i32
  %s = uop.scan add %v over (%k) : i32
  %m = uop.reduce max %s over (%k) : i32
  %c0 = uop.const 0 : index
  uop.store %m, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// Each lane of a vector for itself.
// CHECK-LABEL: func @lanes(
// CHECK: uop.scan max %{{.*}} over (%{{.*}}) exclusive : vector<8xf32>
func.func @lanes(%x: vector<8xf32>) {
  %r = uop.range 0 to 4 : index
  %0 = uop.scan max %x over (%r) exclusive : vector<8xf32>
  return
}
