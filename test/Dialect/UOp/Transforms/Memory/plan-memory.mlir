// RUN: uop-opt %s --uop-plan-memory --split-input-file | FileCheck %s

// Three in a row need two places, aligned.
// CHECK-LABEL: uop.kernel @k(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[O:.*]]: memref<32xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 32 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[X]][%[[R0]]] : memref<32xf32> -> f32
// CHECK-NEXT: uop.store %[[V0]], %[[O]][%[[R0]]] over (%[[R0]]) : memref<32xf32>
// CHECK-NEXT: uop.sink
// CHECK-LABEL: func.func @reuse(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[Y:.*]]: memref<32xf32>)
// CHECK-NEXT: %[[V0:.*]] = uop.alloc : memref<256xi8>
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[VIEW:.*]] = memref.view %[[V0]][%[[C0]]][] : memref<256xi8> to memref<32xf32>
// CHECK-NEXT: %[[C128:.*]] = arith.constant 128 : index
// CHECK-NEXT: %[[VIEW_0:.*]] = memref.view %[[V0]][%[[C128]]][] : memref<256xi8> to memref<32xf32>
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[VIEW_2:.*]] = memref.view %[[V0]][%[[C0_1]]][] : memref<256xi8> to memref<32xf32>
// CHECK-NEXT: uop.launch @k ins(%[[X]] : memref<32xf32>) outs(%[[VIEW]] : memref<32xf32>)
// CHECK-NEXT: uop.launch @k ins(%[[VIEW]] : memref<32xf32>) outs(%[[VIEW_0]] : memref<32xf32>)
// CHECK-NEXT: uop.launch @k ins(%[[VIEW_0]] : memref<32xf32>) outs(%[[VIEW_2]] : memref<32xf32>)
// CHECK-NEXT: uop.launch @k ins(%[[VIEW_2]] : memref<32xf32>) outs(%[[Y]] : memref<32xf32>)
// CHECK-NEXT: uop.dealloc %[[V0]] : memref<256xi8>
// CHECK-NEXT: return
uop.kernel @k(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
func.func @reuse(%x: memref<32xf32>, %y: memref<32xf32>) {
  %0 = memref.alloc() : memref<32xf32>
  %1 = memref.alloc() : memref<32xf32>
  %2 = memref.alloc() : memref<32xf32>
  uop.launch @k ins(%x : memref<32xf32>) outs(%0 : memref<32xf32>)
  uop.launch @k ins(%0 : memref<32xf32>) outs(%1 : memref<32xf32>)
  uop.launch @k ins(%1 : memref<32xf32>) outs(%2 : memref<32xf32>)
  uop.launch @k ins(%2 : memref<32xf32>) outs(%y : memref<32xf32>)
  memref.dealloc %0 : memref<32xf32>
  memref.dealloc %1 : memref<32xf32>
  memref.dealloc %2 : memref<32xf32>
  return
}

// -----

// Returned, passed to a call, and never freed buffers are left alone.
// CHECK-LABEL: func.func private @other(
// CHECK-SAME: memref<8xi8>)
// CHECK-LABEL: func.func @escape(
// CHECK-SAME: ) -> memref<8xi8>
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<8xi8>
// CHECK-NEXT: %[[ALLOC_0:.*]] = memref.alloc() : memref<8xi8>
// CHECK-NEXT: %[[ALLOC_1:.*]] = memref.alloc() : memref<8xi8>
// CHECK-NEXT: call @other(%[[ALLOC_0]]) : (memref<8xi8>) -> ()
// CHECK-NEXT: memref.copy %[[ALLOC_1]], %[[ALLOC]] : memref<8xi8> to memref<8xi8>
// CHECK-NEXT: memref.dealloc %[[ALLOC_0]] : memref<8xi8>
// CHECK-NEXT: return %[[ALLOC]] : memref<8xi8>
func.func private @other(memref<8xi8>)
func.func @escape() -> memref<8xi8> {
  %0 = memref.alloc() : memref<8xi8>
  %1 = memref.alloc() : memref<8xi8>
  %2 = memref.alloc() : memref<8xi8>
  func.call @other(%1) : (memref<8xi8>) -> ()
  memref.copy %2, %0 : memref<8xi8> to memref<8xi8>
  memref.dealloc %1 : memref<8xi8>
  return %0 : memref<8xi8>
}

// -----

// A buffer that asks for more alignment than the arena has keeps its own.
// CHECK-LABEL: func.func @aligned(
// CHECK-NOT: uop.alloc
// CHECK: memref.alloc() {alignment = 128 : i64}
func.func @aligned(%x: memref<8xi8>) {
  %0 = memref.alloc() {alignment = 128 : i64} : memref<8xi8>
  memref.copy %x, %0 : memref<8xi8> to memref<8xi8>
  memref.dealloc %0 : memref<8xi8>
  return
}

// -----

// No op of uop is there before.
// CHECK-LABEL: func.func @plain(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[Y:.*]]: memref<32xf32>)
// CHECK-NEXT: %[[V0:.*]] = uop.alloc : memref<128xi8>
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[VIEW:.*]] = memref.view %[[V0]][%[[C0]]][] : memref<128xi8> to memref<32xf32>
// CHECK-NEXT: memref.copy %[[X]], %[[VIEW]]
// CHECK-NEXT: memref.copy %[[VIEW]], %[[Y]]
// CHECK-NEXT: uop.dealloc %[[V0]] : memref<128xi8>
// CHECK-NEXT: return
func.func @plain(%x: memref<32xf32>, %y: memref<32xf32>) {
  %a = memref.alloc() : memref<32xf32>
  memref.copy %x, %a : memref<32xf32> to memref<32xf32>
  memref.copy %a, %y : memref<32xf32> to memref<32xf32>
  memref.dealloc %a : memref<32xf32>
  return
}
