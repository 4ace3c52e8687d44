// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

func.func private @pair(tensor<4xf32>, tensor<2x2xi1>) -> (tensor<4xf32>, tensor<0xi8>)
func.func private @log(tensor<4xf32>)
func.func private @make() -> tensor<4xf32>
func.func private @scalar(f32, ui8, index) -> bf16
func.func private @buffers(memref<2x2xf32>, memref<4xf32>)
func.func private @twice(%x: f32) -> f32 {
  %0 = uop.add %x, %x : f32
  return %0 : f32
}

// CHECK-LABEL: func @custom(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<2x2xi1>, %[[A:.*]]: f32, %[[B:.*]]: ui8, %[[I:.*]]: index
// CHECK-NEXT: uop.custom @pair(%[[X]], %[[Y]]) : (tensor<4xf32>, tensor<2x2xi1>) -> (tensor<4xf32>, tensor<0xi8>)
// CHECK-NEXT: uop.custom @log(%[[X]]) effects {level = 2 : i64} : (tensor<4xf32>) -> ()
// CHECK-NEXT: uop.custom @make() : () -> tensor<4xf32>
// CHECK-NEXT: uop.custom @scalar(%[[A]], %[[B]], %[[I]]) : (f32, ui8, index) -> bf16
// CHECK-NEXT: uop.custom @copy(%[[X]]) : (tensor<4xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: uop.customi @twice(%[[A]]) : (f32) -> f32
func.func @custom(%x: tensor<4xf32>, %y: tensor<2x2xi1>, %a: f32, %b: ui8, %i: index) {
  %0:2 = uop.custom @pair(%x, %y) : (tensor<4xf32>, tensor<2x2xi1>) -> (tensor<4xf32>, tensor<0xi8>)
  uop.custom @log(%x) effects {level = 2} : (tensor<4xf32>) -> ()
  %1 = uop.custom @make() : () -> tensor<4xf32>
  %2 = uop.custom @scalar(%a, %b, %i) : (f32, ui8, index) -> bf16
  %3 = uop.custom @copy(%x) : (tensor<4xf32>) -> tensor<2x2xf32>
  %4 = uop.customi @twice(%a) : (f32) -> f32
  return
}

// CHECK-LABEL: uop.kernel @copy(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[O:.*]]: memref<4xf32>
// CHECK-NEXT: uop.custom @buffers(%[[X]]) outs(%[[O]] : memref<4xf32>) : (memref<4xf32>) -> ()
uop.kernel @copy(%x: memref<4xf32>, %o: memref<4xf32>) {
  uop.custom @buffers(%x) outs(%o : memref<4xf32>) : (memref<4xf32>) -> ()
  uop.sink
}

// CHECK-LABEL: func @launch(
// CHECK: uop.launch @copy ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<4xf32>) effects {note}
func.func @launch(%x: memref<4xf32>, %y: memref<4xf32>) {
  uop.launch @copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>) effects {note}
  return
}
