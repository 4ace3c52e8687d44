// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

func.func @views() {
  %x = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = bufferization.to_buffer %x : tensor<2x3xi32> to memref<2x3xi32>
  %flat = memref.collapse_shape %b [[0, 1]] : memref<2x3xi32> into memref<6xi32>
  %t = memref.reinterpret_cast %flat to offset: [0], sizes: [3, 2], strides: [1, 3] : memref<6xi32> to memref<3x2xi32, strided<[1, 3]>>
  %0 = bufferization.to_tensor %t : memref<3x2xi32, strided<[1, 3]>> to tensor<3x2xi32>
  %e0 = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  check.expect_eq %0, %e0 : tensor<3x2xi32>
  %s = memref.subview %b[1, 1] [1, 2] [1, 1] : memref<2x3xi32> to memref<2xi32, strided<[1], offset: 4>>
  %1 = bufferization.to_tensor %s : memref<2xi32, strided<[1], offset: 4>> to tensor<2xi32>
  %e1 = arith.constant dense<[5, 6]> : tensor<2xi32>
  check.expect_eq %1, %e1 : tensor<2xi32>
  %w = memref.expand_shape %flat [[0, 1]] output_shape [3, 2] : memref<6xi32> into memref<3x2xi32>
  %d = memref.cast %w : memref<3x2xi32> to memref<?x2xi32>
  %2 = bufferization.to_tensor %w : memref<3x2xi32> to tensor<3x2xi32>
  %e2 = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  check.expect_eq %2, %e2 : tensor<3x2xi32>
  %zero = arith.constant 0 : index
  %n = memref.dim %d, %zero : memref<?x2xi32>
  %three = arith.constant 3 : index
  check.expect_eq %n, %three : index
  return
}

// An arena in bytes, with two buffers in it.
uop.kernel @fill(%o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.cast %i : index -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

func.func @arena() {
  %arena = uop.alloc : memref<128xi8>
  %zero = arith.constant 0 : index
  %far = arith.constant 64 : index
  %a = memref.view %arena[%zero][] : memref<128xi8> to memref<4xf32>
  %b = memref.view %arena[%far][] : memref<128xi8> to memref<4xf32>
  uop.launch @fill ins() outs(%a : memref<4xf32>)
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  check.expect_eq %a, %b : memref<4xf32>
  %0 = bufferization.to_tensor %b : memref<4xf32> to tensor<4xf32>
  %e = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  check.expect_eq %0, %e : tensor<4xf32>
  uop.dealloc %arena : memref<128xi8>
  return
}

memref.global "private" constant @weights : memref<2x2xf16> = dense<[[1.0, 2.0], [3.0, 4.0]]>

func.func @global() {
  %0 = memref.get_global @weights : memref<2x2xf16>
  %1 = bufferization.to_tensor %0 : memref<2x2xf16> to tensor<2x2xf16>
  %e = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf16>
  check.expect_eq %1, %e : tensor<2x2xf16>
  return
}

func.func @tensor_ops() {
  %x = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [3, 2] : tensor<6xi32> into tensor<3x2xi32>
  %2 = tensor.cast %1 : tensor<3x2xi32> to tensor<?x2xi32>
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %n = tensor.dim %2, %zero : tensor<?x2xi32>
  %three = arith.constant 3 : index
  check.expect_eq %n, %three : index
  %3 = uop.neg %2 : tensor<?x2xi32>
  %4 = tensor.extract %3[%two, %zero] : tensor<?x2xi32>
  %e = arith.constant -5 : i32
  check.expect_eq %4, %e : i32
  return
}

func.func @dynamic_reshapes() {
  %x = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %any = tensor.cast %x : tensor<2x3xi32> to tensor<*xi32>
  %0 = tensor.cast %any : tensor<*xi32> to tensor<?x3xi32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x3xi32> into tensor<?xi32>
  %three = arith.constant 3 : index
  %two = arith.constant 2 : index
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [%three, %two] : tensor<?xi32> into tensor<?x?xi32>
  %3 = tensor.cast %2 : tensor<?x?xi32> to tensor<3x2xi32>
  %e = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  check.expect_eq %3, %e : tensor<3x2xi32>
  return
}

func.func private @any_sizes(%x: tensor<*xi32>) -> tensor<*xi32> {
  return %x : tensor<*xi32>
}
func.func @unranked_call() {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = tensor.cast %x : tensor<3xi32> to tensor<*xi32>
  %1 = func.call @any_sizes(%0) : (tensor<*xi32>) -> tensor<*xi32>
  %2 = tensor.cast %1 : tensor<*xi32> to tensor<3xi32>
  check.expect_eq %2, %x : tensor<3xi32>
  return
}

func.func @dynamic_alloc() {
  %n = arith.constant 3 : index
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = bufferization.to_buffer %x : tensor<3xi8> to memref<3xi8>
  %a = memref.alloc(%n) : memref<?xi8>
  memref.copy %b, %a : memref<3xi8> to memref<?xi8>
  %c = memref.cast %a : memref<?xi8> to memref<3xi8>
  check.expect_eq %c, %b : memref<3xi8>
  memref.dealloc %a : memref<?xi8>
  return
}

// -----

func.func @view_too_far() {
  %arena = memref.alloc() : memref<16xi8>
  %far = arith.constant 8 : index
  // expected-error @+1 {{takes 16 bytes from byte 8 of a buffer of 16}}
  %a = memref.view %arena[%far][] : memref<16xi8> to memref<4xf32>
  return
}

// -----

func.func @window_too_far() {
  %a = memref.alloc() : memref<4xf32>
  // expected-error @+1 {{gives a window that reaches outside its memory}}
  %b = memref.reinterpret_cast %a to offset: [2], sizes: [3], strides: [1] : memref<4xf32> to memref<3xf32, strided<[1], offset: 2>>
  return
}

// -----

func.func @uninitialised() {
  %a = memref.alloc() : memref<4xf32>
  // expected-error @+1 {{operand 0 has elements that were never written}}
  check.expect_eq %a, %a : memref<4xf32>
  return
}

// -----

func.func @copy_after_free() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  // expected-error @+1 {{uses a buffer that was freed}}
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @free_twice() {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  // expected-error @+1 {{frees a buffer that was freed}}
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

memref.global "private" @external : memref<2xf16>

func.func @no_value() {
  // expected-error @+1 {{@external is no memref.global with a value}}
  %0 = memref.get_global @external : memref<2xf16>
  return
}

// -----

func.func @wrong_cast() {
  %n = arith.constant 3 : index
  %a = memref.alloc(%n) : memref<?xi8>
  // expected-error @+1 {{gives sizes [3], not those of 'memref<2xi8>'}}
  %b = memref.cast %a : memref<?xi8> to memref<2xi8>
  return
}

// -----

func.func @sizes_differ() {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %y = arith.constant dense<[1, 2]> : tensor<2xi8>
  %0 = tensor.cast %x : tensor<3xi8> to tensor<?xi8>
  %1 = tensor.cast %y : tensor<2xi8> to tensor<?xi8>
  // expected-error @+1 {{operand 1 has sizes [2], operand 0 has [3]}}
  %2 = uop.add %0, %1 : tensor<?xi8>
  return
}

// -----

func.func @wrong_rank() {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %0 = tensor.cast %x : tensor<3xi8> to tensor<*xi8>
  // expected-error @+1 {{'tensor.cast' op gives sizes [3], not those of 'tensor<?x?xi8>'}}
  %1 = tensor.cast %0 : tensor<*xi8> to tensor<?x?xi8>
  return
}

// -----

func.func @wrong_sizes() {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %0 = tensor.cast %x : tensor<3xi8> to tensor<?xi8>
  // expected-error @+1 {{'tensor.cast' op gives sizes [3], not those of 'tensor<2xi8>'}}
  %1 = tensor.cast %0 : tensor<?xi8> to tensor<2xi8>
  return
}

// -----

// As many elements as there are, but not in the same axes.
func.func @wrong_groups() {
  %x = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %0 = tensor.cast %x : tensor<2x3xi8> to tensor<?x?xi8>
  %three = arith.constant 3 : index
  %two = arith.constant 2 : index
  %one = arith.constant 1 : index
  // expected-error @+1 {{'tensor.expand_shape' op splits an axis of 2 elements into sizes [3, 1]}}
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%three, %one, %two] : tensor<?x?xi8> into tensor<?x?x?xi8>
  return
}

// -----

func.func @negative_sizes() {
  %x = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
  %0 = tensor.cast %x : tensor<4xi8> to tensor<?xi8>
  %size = arith.constant -2 : index
  // expected-error @+1 {{'tensor.expand_shape' op makes a value of sizes [-2, -2], more than the interpreter allocates}}
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%size, %size] : tensor<?xi8> into tensor<?x?xi8>
  return
}
