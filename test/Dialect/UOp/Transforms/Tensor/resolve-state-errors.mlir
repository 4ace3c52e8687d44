// RUN: uop-opt %s --uop-resolve-state --split-input-file --verify-diagnostics

func.func @old_state(%x: tensor<2xf32>) {
  %0 = uop.buffer 3 : tensor<2xf32>
  %1 = uop.buffer 3 : tensor<2xf32>
  // expected-note @below {{that assignment is here}}
  %2 = uop.assign %x, %0 : tensor<2xf32>, tensor<2xf32>
  // expected-error @below {{assigns to an old state of buffer 3; assign to the result of its last assignment}}
  %3 = uop.assign %x, %1 : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @one() -> tensor<2xf32> {
  // expected-note @below {{the other one is here}}
  %0 = uop.buffer 3 : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @other() -> tensor<2xi32> {
  // expected-error @below {{buffer 3 has type 'tensor<2xi32>' here and 'tensor<2xf32>' elsewhere}}
  %0 = uop.buffer 3 : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

func.func @nested(%c: i1, %x: tensor<2xf32>) {
  scf.if %c {
    // expected-error @below {{must stand in the only block of a function, outside of loops and branches}}
    %0 = uop.buffer 3 : tensor<2xf32>
  }
  return
}

// -----

func.func @nested_assign(%c: i1, %x: tensor<2xf32>) {
  %0 = uop.buffer 3 : tensor<2xf32>
  scf.if %c {
    // expected-error @below {{writes a runtime buffer in a loop or branch; give the new contents out of the region and assign them there}}
    %1 = uop.assign %x, %0 : tensor<2xf32>, tensor<2xf32>
  }
  return
}

// -----

func.func @device() {
  // expected-error @below {{is on device 'cuda:0'; only 'cpu' holds runtime buffers}}
  %0 = uop.buffer 3 on "cuda:0" : tensor<2xf32>
  return
}

// -----

func.func private @step(%x: tensor<2xf32>) {
  %0 = uop.buffer 3 : tensor<2xf32>
  %1 = uop.assign %x, %0 : tensor<2xf32>, tensor<2xf32>
  return
}
func.func private @between(%x: tensor<2xf32>) {
  func.call @step(%x) : (tensor<2xf32>) -> ()
  return
}
func.func @main(%x: tensor<2xf32>) {
  %0 = uop.buffer 4 : tensor<2xf32>
  // expected-error @below {{calls @between, and both functions use runtime buffers: inline the call first (--inline)}}
  func.call @between(%x) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func private @uop_buffer_3()
func.func @symbol() -> tensor<2xf32> {
  // expected-error @below {{needs the symbol @uop_buffer_3, which is something else}}
  %0 = uop.buffer 3 : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @bounds() {
  // expected-note @below {{it is defined here, too}}
  %0 = uop.define_var "n" [1, 128] : index
  // expected-error @below {{variable 'n' has bounds [1, 127] here and [1, 128] elsewhere}}
  %1 = uop.define_var "n" [1, 127] : index
  return
}
