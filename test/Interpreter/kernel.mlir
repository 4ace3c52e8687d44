// RUN: uop-opt %s --test-uop-interpret

uop.kernel @double(%x: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %x[%i] : memref<6xf32> -> f32
  %1 = uop.add %0, %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

func.func @tensors_of_any_rank() {
  %x = uop.const dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %init = tensor.empty() : tensor<3x2xf32>
  %0 = uop.launch @double ins(%x : tensor<2x3xf32>) outs(%init : tensor<3x2xf32>) -> tensor<3x2xf32>
  %e = uop.const dense<[[2.0, 4.0], [6.0, 8.0], [10.0, 12.0]]> : tensor<3x2xf32>
  check.expect_eq %0, %e : tensor<3x2xf32>
  return
}

func.func @buffers() {
  %x = uop.const dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %in = bufferization.to_buffer %x : tensor<6xf32> to memref<6xf32>
  %a = uop.alloc : memref<2x3xf32>
  %b = memref.alloc() : memref<6xf32>
  uop.launch @double ins(%in : memref<6xf32>) outs(%a : memref<2x3xf32>)
  uop.launch @double ins(%a : memref<2x3xf32>) outs(%b : memref<6xf32>)
  uop.dealloc %a : memref<2x3xf32>
  %0 = bufferization.to_tensor %b : memref<6xf32> to tensor<6xf32>
  memref.dealloc %b : memref<6xf32>
  %e = uop.const dense<[4.0, 8.0, 12.0, 16.0, 20.0, 24.0]> : tensor<6xf32>
  check.expect_eq %0, %e : tensor<6xf32>
  return
}

// One buffer is read and written at the same place: no race.
func.func @in_place() {
  %x = uop.const dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %b = bufferization.to_buffer %x : tensor<6xf32> to memref<6xf32>
  uop.launch @double ins(%b : memref<6xf32>) outs(%b : memref<6xf32>)
  %e = uop.const dense<[2.0, 4.0, 6.0, 8.0, 10.0, 12.0]> : tensor<6xf32>
  %eb = bufferization.to_buffer %e : tensor<6xf32> to memref<6xf32>
  check.expect_eq %b, %eb : memref<6xf32>
  return
}

uop.kernel @gated(%x: memref<3xi8>, %o: memref<?xi8>, %p: memref<2xi8>) {
  %i = uop.range 0 to 5 : index
  %n = uop.const 3 : index
  %two = uop.const 2 : index
  %in = uop.cmp lt %i, %n : index
  %first = uop.cmp lt %i, %two : index
  %nine = uop.const 9 : i8
  %0 = uop.load %x[%i] if %in else %nine : memref<3xi8> -> i8
  %1 = uop.load %x[%i] if %in : memref<3xi8> -> i8
  uop.store %0, %o[%i] over (%i) : memref<?xi8>
  uop.store %1, %p[%i] over (%i) if %first : memref<2xi8>
  uop.sink
}

func.func @gates_and_two_outputs() {
  %x = uop.const dense<[1, 2, 3]> : tensor<3xi8>
  %i0 = tensor.empty() : tensor<5xi8>
  %i1 = tensor.empty() : tensor<2xi8>
  %0:2 = uop.launch @gated ins(%x : tensor<3xi8>) outs(%i0, %i1 : tensor<5xi8>, tensor<2xi8>) -> tensor<5xi8>, tensor<2xi8>
  %e0 = uop.const dense<[1, 2, 3, 9, 9]> : tensor<5xi8>
  %e1 = uop.const dense<[1, 2]> : tensor<2xi8>
  check.expect_eq %0#0, %e0 : tensor<5xi8>
  check.expect_eq %0#1, %e1 : tensor<2xi8>
  return
}

// What a kernel does not write keeps the value of the init.
uop.kernel @odd(%o: memref<4xi32>) {
  %i = uop.range 0 to 2 : index
  %two = uop.const 2 : index
  %one = uop.const 1 : index
  %0 = uop.mul %i, %two : index
  %1 = uop.add %0, %one : index
  %2 = uop.const -1 : i32
  uop.store %2, %o[%1] over (%i) : memref<4xi32>
  uop.sink
}

func.func @partial() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = uop.launch @odd ins() outs(%x : tensor<4xi32>) -> tensor<4xi32>
  %e = uop.const dense<[1, -1, 3, -1]> : tensor<4xi32>
  check.expect_eq %0, %e : tensor<4xi32>
  // The init itself is a value and does not change.
  %x2 = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  check.expect_eq %x, %x2 : tensor<4xi32>
  return
}

// A load after a store sees what it stored.
uop.kernel @two_steps(%x: memref<3xi32>, %t: memref<3xi32>, %o: memref<1xi32>) {
  %i = uop.range 0 to 3 : index
  %0 = uop.load %x[%i] : memref<3xi32> -> i32
  %1 = uop.mul %0, %0 : i32
  uop.store %1, %t[%i] over (%i) : memref<3xi32>
  %k = uop.range 1 to 3 reduce : index
  %2 = uop.load %t[%k] : memref<3xi32> -> i32
  %3 = uop.reduce add %2 over (%k) : i32
  %zero = uop.const 0 : index
  uop.store %3, %o[%zero] over () : memref<1xi32>
  uop.sink
}

func.func @load_after_store() {
  %x = uop.const dense<[1, 2, 3]> : tensor<3xi32>
  %t = tensor.empty() : tensor<3xi32>
  %o = tensor.empty() : tensor<i32>
  %0:2 = uop.launch @two_steps ins(%x : tensor<3xi32>) outs(%t, %o : tensor<3xi32>, tensor<i32>) -> tensor<3xi32>, tensor<i32>
  %e = uop.const 14 : tensor<i32>
  check.expect_eq %0#1, %e : tensor<i32>
  return
}

uop.kernel @softmax(%x: memref<8xf32>, %o: memref<8xf32>) {
  %w = uop.const 4 : index
  %r = uop.range 0 to 2 : index
  %b = uop.mul %r, %w : index
  %k = uop.range 1 to 4 reduce : index
  %p1 = uop.add %b, %k : index
  %x1 = uop.load %x[%p1] : memref<8xf32> -> f32
  %m = uop.reduce max %x1 over (%k) : f32
  %k2 = uop.range 2 to 4 reduce : index
  %p2 = uop.add %b, %k2 : index
  %x2 = uop.load %x[%p2] : memref<8xf32> -> f32
  %d2 = uop.sub %x2, %m : f32
  %e2 = uop.exp2 %d2 : f32
  %z = uop.reduce add %e2 over (%k2) : f32
  %c = uop.range 3 to 4 : index
  %p3 = uop.add %b, %c : index
  %x3 = uop.load %x[%p3] : memref<8xf32> -> f32
  %d3 = uop.sub %x3, %m : f32
  %e3 = uop.exp2 %d3 : f32
  %q = uop.fdiv %e3, %z : f32
  uop.store %q, %o[%p3] over (%r, %c) : memref<8xf32>
  uop.sink
}

func.func @softmax_rows() {
  %x = uop.const dense<[[5.0, 5.0, 5.0, 5.0], [1.0, 1.0, 2.0, 0xFF800000]]> : tensor<2x4xf32>
  %init = tensor.empty() : tensor<2x4xf32>
  %0 = uop.launch @softmax ins(%x : tensor<2x4xf32>) outs(%init : tensor<2x4xf32>) -> tensor<2x4xf32>
  %e = uop.const dense<[[0.25, 0.25, 0.25, 0.25], [0.25, 0.25, 0.5, 0.0]]> : tensor<2x4xf32>
  check.expect_eq %0, %e : tensor<2x4xf32>
  return
}

uop.kernel @nothing() {
  uop.sink
}

func.func @empty_kernel() {
  uop.launch @nothing ins() outs()
  return
}
