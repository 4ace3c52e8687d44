// UNSUPPORTED: other-device
// RUN: uop-run %s --entry=functions --random-inputs=1 --verify
// RUN: uop-run %s --entry=kernels --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=scalars --random-inputs=3 --verify
// RUN: uop-run %s --entry=with_calls --random-inputs=4 --verify
// RUN: uop-run %s --entry=functions --random-inputs=1 --stats | FileCheck %s

// Nothing is fused across the border of the custom op: three kernels. What is
// inlined is fused: with the last of them.
// CHECK: "kernels": 3,

func.func private @softmax(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<8x16xf32> -> tensor<8xf32>
  %m1 = uop.reshape %m : tensor<8xf32> -> tensor<8x1xf32>
  %m2 = uop.expand %m1 : tensor<8x1xf32> -> tensor<8x16xf32>
  %d = uop.sub %x, %m2 : tensor<8x16xf32>
  %e = uop.exp %d : tensor<8x16xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<8x16xf32> -> tensor<8xf32>
  %s1 = uop.reshape %s : tensor<8xf32> -> tensor<8x1xf32>
  %s2 = uop.expand %s1 : tensor<8x1xf32> -> tensor<8x16xf32>
  %r = uop.fdiv %e, %s2 : tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
func.func private @relu(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %z = uop.const 0.0 : tensor<8x16xf32>
  %0 = uop.max %x, %z : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @functions(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = uop.add %x, %x : tensor<8x16xf32>
  %1 = uop.custom @softmax(%0) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %2 = uop.sub %1, %x : tensor<8x16xf32>
  %3 = uop.customi @relu(%2) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %3 : tensor<8x16xf32>
}

uop.kernel @sums(%x: memref<128xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 16 reduce : index
  %c = uop.const 16 : index
  %0 = uop.mul %i, %c : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
func.func @kernels(%x: tensor<8x16xf32>) -> tensor<8x1xf32> {
  %0 = uop.square %x : tensor<8x16xf32>
  %1 = uop.custom @sums(%0) : (tensor<8x16xf32>) -> tensor<8x1xf32>
  %2 = uop.sqrt %1 : tensor<8x1xf32>
  return %2 : tensor<8x1xf32>
}

// Functions of scalars that call each other, of types that are lowered.
func.func private @clamp(%x: bf16, %low: ui8) -> bf16 {
  %0 = uop.cast %low : ui8 -> bf16
  %1 = uop.max %x, %0 : bf16
  %2 = uop.custom @halve(%1) : (bf16) -> bf16
  return %2 : bf16
}
func.func private @halve(%x: bf16) -> bf16 {
  %c = uop.const 0.5 : bf16
  %0 = uop.mul %x, %c : bf16
  %1 = uop.customi @negate(%0) : (bf16) -> bf16
  return %1 : bf16
}
func.func private @negate(%x: bf16) -> bf16 {
  %0 = uop.neg %x : bf16
  return %0 : bf16
}
func.func private @half_index(%i: index) -> index {
  %c = uop.const 2 : index
  %0 = uop.floordiv %i, %c : index
  return %0 : index
}
func.func @scalars(%x: tensor<10xbf16>, %y: tensor<10xui8>) -> tensor<10xbf16> {
  %i = uop.range 0 to 10 : index
  %j = uop.custom @half_index(%i) : (index) -> index
  %0 = uop.index %x[%j] : tensor<10xbf16> -> bf16
  %1 = uop.index %y[%i] : tensor<10xui8> -> ui8
  %2 = uop.custom @clamp(%0, %1) : (bf16, ui8) -> bf16
  %3 = uop.bufferize %2 over (%i) : bf16 -> tensor<10xbf16>
  return %3 : tensor<10xbf16>
}

// A body may call.
func.func private @calls(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = call @relu(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @with_calls(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = uop.customi @calls(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
