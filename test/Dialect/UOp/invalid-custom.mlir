// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @no_symbol(%x: tensor<4xf32>) {
  // expected-error @below {{@f is not a function or a uop.kernel}}
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

memref.global @f : memref<4xf32>
func.func @no_function(%x: tensor<4xf32>) {
  // expected-error @below {{@f is not a function or a uop.kernel}}
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func private @f(tensor<4xf32>, f32) -> tensor<4xf32>
func.func @mixed(%x: tensor<4xf32>, %y: f32) {
  // expected-error @below {{must have only tensors or only scalars as operands and results; a scalar can be a tensor of rank 0}}
  %0 = uop.custom @f(%x, %y) : (tensor<4xf32>, f32) -> tensor<4xf32>
  return
}

// -----

func.func private @f(f32) -> (f32, f32)
func.func @two_scalars(%y: f32) {
  // expected-error @below {{must have one result on scalars, got 2}}
  %0:2 = uop.custom @f(%y) : (f32) -> (f32, f32)
  return
}

// -----

func.func private @f(f32) -> f32
func.func @scalar_effects(%y: f32) {
  // expected-error @below {{on scalars cannot have effects: a kernel may call it any number of times}}
  %0 = uop.custom @f(%y) effects : (f32) -> f32
  return
}

// -----

func.func private @f(tensor<4xf32>)
func.func @useless(%x: tensor<4xf32>) {
  // expected-error @below {{must have results or effects}}
  uop.custom @f(%x) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @operand_count(%x: tensor<4xf32>) {
  // expected-error @below {{has 2 operands, @f takes 1}}
  %0 = uop.custom @f(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @operand_type(%x: tensor<2xf32>) {
  // expected-error @below {{operand 0 has type 'tensor<2xf32>', @f takes 'tensor<4xf32>'}}
  %0 = uop.custom @f(%x) : (tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @result_type(%x: tensor<4xf32>) {
  // expected-error @below {{result 0 has type 'tensor<4xf16>', @f returns 'tensor<4xf32>'}}
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

uop.kernel @k(%x: memref<4xf32>, %o: memref<4xf32>) {
  uop.sink
}
func.func @kernel_count(%x: tensor<4xf32>) {
  // expected-error @below {{passes 3 operands and results to @k, which takes 2}}
  %0 = uop.custom @k(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

uop.kernel @k(%x: memref<4xf32>, %o: memref<4xf32>) {
  uop.sink
}
func.func @kernel_size(%x: tensor<4xf32>) {
  // expected-error @below {{operand or result 1 of type 'tensor<5xf32>' does not fit argument 'memref<4xf32>' of @k}}
  %0 = uop.custom @k(%x) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

uop.kernel @k(%o: memref<4xf32>) {
  uop.sink
}
func.func @kernel_scalar(%x: f32) {
  // expected-error @below {{on scalars cannot launch @k, a uop.kernel; a kernel takes tensors}}
  %0 = uop.custom @k(%x) : (f32) -> f32
  return
}

// -----

func.func private @f(memref<4xf32>)
func.func @not_in_kernel(%x: memref<4xf32>) {
  // expected-error @below {{on buffers must be in a uop.kernel}}
  uop.custom @f() outs(%x : memref<4xf32>) : () -> ()
  return
}

// -----

func.func private @f(memref<4xf32>, f32)
uop.kernel @k(%x: memref<4xf32>) {
  %0 = uop.const 1.0 : f32
  // expected-error @below {{on buffers must take only buffers and have no results}}
  uop.custom @f(%0) outs(%x : memref<4xf32>) : (f32) -> ()
  uop.sink
}

// -----

func.func private @f(%x: memref<4xf32>) {
  return
}
uop.kernel @k(%x: memref<4xf32>) {
  // expected-error @below {{on buffers must call an external function, but @f has a body}}
  uop.custom @f() outs(%x : memref<4xf32>) : () -> ()
  uop.sink
}

// -----

func.func private @f(memref<4xf32>) -> f32
uop.kernel @k(%x: memref<4xf32>) {
  // expected-error @below {{on buffers must call a function without results, but @f has 1}}
  uop.custom @f() outs(%x : memref<4xf32>) : () -> ()
  uop.sink
}

// -----

func.func private @f(memref<3xf32>)
uop.kernel @k(%x: memref<4xf32>) {
  // expected-error @below {{operand or result 0 of type 'memref<4xf32>' does not fit argument 'memref<3xf32>' of @f}}
  uop.custom @f() outs(%x : memref<4xf32>) : () -> ()
  uop.sink
}

// -----

func.func private @f(f32) -> f32
func.func @no_body(%x: f32) {
  // expected-error @below {{cannot inline @f, which has no body; use uop.custom to call it}}
  %0 = uop.customi @f(%x) : (f32) -> f32
  return
}

// -----

func.func private @f(%x: f32) -> f32 {
  cf.br ^end
^end:
  return %x : f32
}
func.func @blocks(%x: f32) {
  // expected-error @below {{can inline functions of one block only, but @f has several}}
  %0 = uop.customi @f(%x) : (f32) -> f32
  return
}

// -----

uop.kernel @k(%o: memref<4xf32>) {
  uop.sink
}
func.func @inline_kernel() {
  // expected-error @below {{cannot inline @k, a uop.kernel; use uop.custom to launch it}}
  %0 = uop.customi @k() : () -> tensor<4xf32>
  return
}

// -----

func.func @inline_nothing(%x: f32) {
  // expected-error @below {{has no results}}
  uop.customi @inline_nothing(%x) : (f32) -> ()
  return
}

// -----

func.func @inline_missing(%x: f32) {
  // expected-error @below {{@f is not a function or a uop.kernel}}
  %0 = uop.customi @f(%x) : (f32) -> f32
  return
}
