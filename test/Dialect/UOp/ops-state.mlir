// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @state(
// CHECK-SAME: %[[V:.*]]: tensor<2x8xf32>, %[[X:.*]]: tensor<4x8xf32>
// CHECK-NEXT: %[[B:.*]] = uop.buffer 3 : tensor<4x8xf32>
// CHECK-NEXT: uop.buffer 0 on "cpu:0" {note = "kept"} : tensor<i1>
// CHECK-NEXT: uop.buffer 9223372036854775807 : tensor<0x3xf8E4M3FN>
// CHECK-NEXT: %[[N:.*]] = uop.assign %[[X]], %[[B]] : tensor<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT: uop.assign %[[V]], %[[N]] offsets [1, 0] sizes [2, 8] {note = "kept"} : tensor<2x8xf32>, tensor<4x8xf32>
func.func @state(%v: tensor<2x8xf32>, %x: tensor<4x8xf32>) {
  %0 = uop.buffer 3 : tensor<4x8xf32>
  %1 = uop.buffer 0 on "cpu:0" {note = "kept"} : tensor<i1>
  %2 = uop.buffer 9223372036854775807 : tensor<0x3xf8E4M3FN>
  %3 = uop.assign %x, %0 : tensor<4x8xf32>, tensor<4x8xf32>
  %4 = uop.assign %v, %3 offsets [1, 0] sizes [2, 8] {note = "kept"} : tensor<2x8xf32>, tensor<4x8xf32>
  return
}

// CHECK-LABEL: func @variables(
// CHECK-NEXT: %n = uop.define_var "n" [1, 128] : index
// CHECK-NEXT: %seq_len = uop.define_var "seq_len" [-5, -5] {note = "kept"} : index
// CHECK-NEXT: uop.bind %n, %{{.*}} : index
func.func @variables(%i: index) {
  %0 = uop.define_var "n" [1, 128] : index
  %1 = uop.define_var "seq_len" [-5, -5] {note = "kept"} : index
  %2 = uop.bind %0, %i : index
  return
}

// CHECK: uop.kernel @first(%{{.*}}: memref<32xf32>, %{{.*}}: memref<1xf32>, %[[N:.*]]: index, %{{.*}}: index)
// CHECK: uop.range 0 to %[[N]] reduce : index
uop.kernel @first(%x: memref<32xf32>, %o: memref<1xf32>, %n: index, %unused: index) {
  %k = uop.range 0 to %n reduce : index
  %0 = uop.load %x[%k] : memref<32xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %c0 = uop.const 0 : index
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// CHECK: uop.launch @first ins(%{{.*}} : tensor<32xf32>) outs(%{{.*}} : tensor<1xf32>) vars(%[[A:.*]], %[[A]]) {note = "kept"} -> tensor<1xf32>
// CHECK: uop.launch @first ins(%{{.*}} : memref<32xf32>) outs(%{{.*}} : memref<1xf32>) vars(%[[A]], %[[A]])
func.func @launches(%x: tensor<32xf32>, %i: tensor<1xf32>, %y: memref<32xf32>, %o: memref<1xf32>, %n: index) {
  %0 = uop.launch @first ins(%x : tensor<32xf32>) outs(%i : tensor<1xf32>) vars(%n, %n) {note = "kept"} -> tensor<1xf32>
  uop.launch @first ins(%y : memref<32xf32>) outs(%o : memref<1xf32>) vars(%n, %n)
  return
}
