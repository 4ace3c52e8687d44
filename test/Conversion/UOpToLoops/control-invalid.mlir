// RUN: uop-opt %s --convert-uop-to-loops --split-input-file --verify-diagnostics

uop.kernel @invalidIndex(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  // expected-error @+1 {{is not lowered by convert-uop-to-loops; uop-lower-gates makes gates of invalid positions}}
  %none = uop.invalid : index
  %0 = uop.load %x[%none] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @slices(%o: memref<8xf32>) {
  %t = uop.special local 0 to 2 : index
  // expected-error @+1 {{no range is of kind thread: blocks are what threads share}}
  %i = uop.range 0 to 4 thread : index
  %c4 = uop.const 4 : index
  %one = uop.const 1.0 : f32
  %0 = uop.mul %t, %c4 : index
  %1 = uop.add %0, %i : index
  uop.store %one, %o[%1] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @scratchTooLarge(%o: memref<1xf32>) {
  // expected-error @+1 {{the scratch of a kernel is more than 1073741824 bytes}}
  %s = uop.define_local : memref<300000000xf32, #uop.space<local>>
  %c0 = uop.const 0 : index
  %one = uop.const 1.0 : f32
  uop.store %one, %s[%c0] over () : memref<300000000xf32, #uop.space<local>>
  uop.sink
}

// -----

uop.kernel @registersTooLarge() {
  %t = uop.special local 0 to 64 : index
  // expected-error @+1 {{the registers of all threads are more than 64 bits can count}}
  %s = uop.define_reg : memref<9000000000000000000xf32, #uop.space<register>>
  uop.sink
}

// -----

uop.kernel @conditionOverRange(%o: memref<8xf32>) {
  // expected-note @+1 {{the range is here}}
  %i = uop.range 3 to 8 : index
  %c4 = uop.const 4 : index
  %g = uop.cmp lt %i, %c4 : index
  // expected-error @+1 {{depends on range 3, over which it does not run}}
  uop.if %g {
  }
  uop.sink
}

// -----

uop.kernel @sizeOfInnerLoop(%o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to %i : index
  %true = uop.const true : i1
  // expected-error @+1 {{the size of range 1 depends on range 0, whose loop is not around it}}
  uop.if %true over (%j, %i) {
  }
  uop.sink
}

// -----

uop.kernel @conditionOverwritten(%x: memref<8xi1>, %o: memref<8xf32>) {
  %c0 = uop.const 0 : index
  // expected-error @+1 {{the element may be overwritten before it is read}}
  %g = uop.load %x[%c0] : memref<8xi1> -> i1
  %false = uop.const false : i1
  // expected-note @+1 {{the store is here}}
  uop.store %false, %x[%c0] over () : memref<8xi1>
  uop.if %g {
    uop.barrier
  }
  uop.sink
}

// -----

uop.kernel @readsOutside(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c1 = uop.const 1 : index
  %j = uop.add %i, %c1 : index
  // expected-error @+1 {{it reads element 8, outside of a buffer of 8: a gate can exclude such points}}
  %0 = uop.load %x[%j] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @writesOutside(%x: memref<8xf32>, %o: memref<8xf32>) {
  %b = uop.special global 0 to 2 : index
  %t = uop.special local 0 to 4 : index
  %c4 = uop.const 4 : index
  %c1 = uop.const 1 : index
  %0 = uop.mul %b, %c4 : index
  %1 = uop.add %0, %t : index
  %2 = uop.sub %1, %c1 : index
  %3 = uop.load %x[%1] : memref<8xf32> -> f32
  // expected-error @+1 {{it writes element -1, outside of a buffer of 8}}
  uop.store %3, %o[%2] over () : memref<8xf32>
  uop.sink
}

// -----

// Of registers the position is that of the thread.
uop.kernel @registerOutside(%o: memref<8xf32>) {
  %t = uop.special local 0 to 8 : index
  %r = uop.define_reg : memref<4xf32, #uop.space<register>>
  %c4 = uop.const 4 : index
  %one = uop.const 1.0 : f32
  // expected-error @+1 {{it writes element 4, outside of a buffer of 4}}
  uop.store %one, %r[%c4] over () : memref<4xf32, #uop.space<register>>
  uop.sink
}

// -----

uop.kernel @alwaysOutside(%x: memref<8xi32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c3 = uop.const 3 : index
  %c10 = uop.const 10 : index
  %0 = uop.floordiv %i, %c3 : index
  %1 = uop.add %0, %c10 : index
  // expected-error @+1 {{it reads element 10, outside of a buffer of 8}}
  %2 = uop.load %x[%1] : memref<8xi32> -> i32
  %3 = uop.cast %2 : i32 -> f32
  uop.store %3, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// Under a gate or a condition it may be that the access is not made.
uop.kernel @perhaps(%x: memref<8xf32>, %g: memref<1xi1>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c0 = uop.const 0 : index
  %c8 = uop.const 8 : index
  %c = uop.load %g[%c0] : memref<1xi1> -> i1
  %0 = uop.load %x[%c8] if %c : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.if %c {
    %1 = uop.load %x[%c8] : memref<8xf32> -> f32
    uop.store %1, %o[%c8] over () : memref<8xf32>
  }
  uop.sink
}

// -----

uop.kernel @checked(%x: memref<8xf32>, %o: memref<8xf32>) attributes {uop.check_bounds} {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

func.func @host(%x: memref<8xf32>, %o: memref<8xf32>) {
  // expected-error @+1 {{host code does not report failed checks: @checked must not have uop.check_bounds}}
  uop.launch @checked ins(%x : memref<8xf32>) outs(%o : memref<8xf32>)
  return
}
