// Loops over kernels and orders, on devices.
//
// RUN: uop-run %s --entry=rows --random-inputs=1 --verify --device=emulator
// RUN: uop-run %s --entry=order --random-inputs=2 --verify --device=emulator
// RUN: uop-run %s --entry=until --random-inputs=3 --verify --device=emulator
// RUN: %if opencl %{ uop-run %s --entry=rows --random-inputs=1 --verify --device=opencl %}
// RUN: %if opencl %{ uop-run %s --entry=order --random-inputs=2 --verify --device=opencl %}
// RUN: %if opencl %{ uop-run %s --entry=until --random-inputs=3 --verify --device=opencl %}

func.func @rows(%x: tensor<100x3xf32>) -> (tensor<3xf32>, tensor<100x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %z = arith.constant dense<0.0> : tensor<3xf32>
  %e = arith.constant dense<0.0> : tensor<100x3xf32>
  %r:2 = scf.for %i = %c0 to %c100 step %c1 iter_args(%v = %z, %o = %e) -> (tensor<3xf32>, tensor<100x3xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<100x3xf32> to tensor<3xf32>
    %w = arith.addf %v, %row : tensor<3xf32>
    %p = tensor.insert_slice %w into %o[%i, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<100x3xf32>
    scf.yield %w, %p : tensor<3xf32>, tensor<100x3xf32>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<100x3xf32>
}
func.func @order(%x: tensor<5x700xf32>) -> (tensor<5x700xf32>, tensor<5x700xi64>, tensor<5x9xf32>, tensor<5x9xi64>) {
  %0:2 = uop.sort %x axis 1 : tensor<5x700xf32> -> tensor<5x700xf32>, tensor<5x700xi64>
  %1:2 = uop.topk %x axis 1 : tensor<5x700xf32> -> tensor<5x9xf32>, tensor<5x9xi64>
  return %0#0, %0#1, %1#0, %1#1 : tensor<5x700xf32>, tensor<5x700xi64>, tensor<5x9xf32>, tensor<5x9xi64>
}
func.func @until(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<i32>) {
  %z = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %half = arith.constant dense<0.5> : tensor<3xf32>
  %r:2 = scf.while (%v = %x, %n = %z) : (tensor<3xf32>, tensor<i32>) -> (tensor<3xf32>, tensor<i32>) {
    %c0 = arith.constant 0 : index
    %small = arith.constant 0.001 : f32
    %h = tensor.extract %v[%c0] : tensor<3xf32>
    %a = math.absf %h : f32
    %c = arith.cmpf ogt, %a, %small : f32
    scf.condition(%c) %v, %n : tensor<3xf32>, tensor<i32>
  } do {
  ^bb0(%v: tensor<3xf32>, %n: tensor<i32>):
    %w = arith.mulf %v, %half : tensor<3xf32>
    %m = arith.addi %n, %one : tensor<i32>
    scf.yield %w, %m : tensor<3xf32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<i32>
}
