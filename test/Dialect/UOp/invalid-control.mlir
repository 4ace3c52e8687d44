// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @outside() {
  // expected-error @below {{expects parent op to be one of 'uop.kernel, uop.if'}}
  %0 = uop.special global 0 to 4 : index
  return
}

// -----

func.func @barrier() {
  // expected-error @below {{expects parent op to be one of 'uop.kernel, uop.if'}}
  uop.barrier
  return
}

// -----

func.func @if(%g: i1) {
  // expected-error @below {{expects parent op to be one of 'uop.kernel, uop.if'}}
  uop.if %g {
  }
  return
}

// -----

uop.kernel @axis() {
  // expected-error @below {{axis must be 0, 1 or 2, got 3}}
  %0 = uop.special local 3 to 4 : index
  uop.sink
}

// -----

uop.kernel @size() {
  // expected-error @below {{size must be at least 1, got 0}}
  %0 = uop.special local 0 to 0 : index
  uop.sink
}

// -----

uop.kernel @two_sizes(%g: memref<1xi1>) {
  %c0 = uop.const 0 : index
  %c = uop.load %g[%c0] : memref<1xi1> -> i1
  // expected-note @below {{the other one is here}}
  %0 = uop.special local 1 to 64 : index
  %1 = uop.special local 0 to 32 : index
  uop.if %c {
    // expected-error @below {{makes 32 threads of a block along axis 1, where another one makes 64}}
    %2 = uop.special local 1 to 32 : index
  }
  uop.sink
}

// -----

uop.kernel @task_blocks() {
  // expected-note @below {{the other one is here}}
  %0 = uop.special global 2 to 3 : index
  // expected-error @below {{makes 2 blocks along axis 2, where another one makes 3}}
  %1 = uop.special task 2 to 128 by 64 : index
  uop.sink
}

// -----

uop.kernel @task_threads() {
  // expected-note @below {{the other one is here}}
  %0 = uop.special task 0 to 128 : index
  // expected-error @below {{makes 64 threads of a block along axis 0, where another one makes 1}}
  %1 = uop.special local 0 to 64 : index
  uop.sink
}

// -----

uop.kernel @task_multiple() {
  // expected-error @below {{size must be a multiple of that of a block, 64, got 100}}
  %0 = uop.special task 0 to 100 by 64 : index
  uop.sink
}

// -----

uop.kernel @task_block_size() {
  // expected-error @below {{size must be a multiple of that of a block, 0, got 100}}
  %0 = uop.special task 0 to 100 by 0 : index
  uop.sink
}

// -----

uop.kernel @global_by() {
  // expected-error @below {{of kind global has no `by`; that is for tasks}}
  %0 = uop.special global 0 to 100 by 4 : index
  uop.sink
}

// -----

uop.kernel @blocks() {
  %0 = uop.special global 0 to 4294967296 : index
  // expected-error @below {{makes more blocks than 64 bits can count}}
  %1 = uop.special global 1 to 4294967296 : index
  uop.sink
}

// -----

uop.kernel @threads() {
  %0 = uop.special local 0 to 64 : index
  // expected-error @below {{makes a block of more than 1024 threads}}
  %1 = uop.special local 1 to 32 : index
  uop.sink
}

// -----

uop.kernel @local_size() {
  // expected-error @below {{needs a static size, got 'memref<?xf32, #uop.space<local>>'}}
  %0 = uop.define_local : memref<?xf32, #uop.space<local>>
  uop.sink
}

// -----

uop.kernel @local_space() {
  // expected-error @below {{must be in #uop.space<local>, got 'memref<4xf32>'}}
  %0 = uop.define_local : memref<4xf32>
  uop.sink
}

// -----

uop.kernel @reg_space() {
  // expected-error @below {{must be in #uop.space<register>, got 'memref<4xf32, #uop.space<local>>'}}
  %0 = uop.define_reg : memref<4xf32, #uop.space<local>>
  uop.sink
}

// -----

uop.kernel @in_region(%g: memref<1xi1>) {
  %c0 = uop.const 0 : index
  %c = uop.load %g[%c0] : memref<1xi1> -> i1
  uop.if %c {
    // expected-error @below {{expects parent op 'uop.kernel'}}
    %0 = uop.define_reg : memref<4xf32, #uop.space<register>>
  }
  uop.sink
}

// -----

uop.kernel @if_range(%g: memref<1xi1>) {
  %c0 = uop.const 0 : index
  %c = uop.load %g[%c0] : memref<1xi1> -> i1
  // expected-error @below {{range 0 must be the result of uop.range}}
  uop.if %c over (%c0) {
  }
  uop.sink
}

// -----

uop.kernel @if_twice() {
  %i = uop.range 0 to 4 : index
  %c = uop.const true : i1
  // expected-error @below {{range 1 is given twice}}
  uop.if %c over (%i, %i) {
  }
  uop.sink
}

// -----

uop.kernel @if_in_if() {
  %i = uop.range 0 to 4 : index
  %c = uop.const true : i1
  uop.if %c over (%i) {
    uop.if %c {
      %j = uop.range 0 to 4 : index
      // expected-error @below {{range 0 is one that an enclosing uop.if runs over}}
      uop.if %c over (%j) {
      }
    }
  }
  uop.sink
}

// -----

uop.kernel @store_in_if(%o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %c = uop.const true : i1
  %0 = uop.const 1.0 : f32
  uop.if %c over (%i) {
    // expected-error @below {{range 0 is one that an enclosing uop.if runs over}}
    uop.store %0, %o[%i] over (%i) : memref<4xf32>
  }
  uop.sink
}

// -----

// expected-error @below {{argument 1 has elements of type 'complex<f32>', which no op of a kernel can read or write}}
uop.kernel @complex(%x: memref<4xf32>, %y: memref<4xcomplex<f32>>) {
  uop.sink
}

// -----

// expected-error @below {{argument 0 has elements of type 'i7', which no op of a kernel can read or write}}
uop.kernel @odd_integer(%x: memref<4xi7>) {
  uop.sink
}
