// RUN: uop-opt %s --convert-uop-to-loops --split-input-file --verify-diagnostics

uop.kernel @threads(%x: memref<8xf32>, %o: memref<8xf32>) {
  // expected-note @below {{the range is here}}
  %i = uop.range 0 to 8 thread : index
  %v = uop.load %x[%i] : memref<8xf32> -> f32
  // expected-error @below {{'uop.scan' op is not lowered by convert-uop-to-loops; the points of its range are shared by threads or blocks}}
  %s = uop.scan add %v over (%i) : f32
  uop.store %s, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @both_ways(%x: memref<8xf32>, %o: memref<8xf32>) {
  // expected-note @below {{the range is here}}
  %i = uop.range 0 to 8 : index
  %v = uop.load %x[%i] : memref<8xf32> -> f32
  %s = uop.scan add %v over (%i) : f32
  // expected-error @below {{another scan runs over its range in the other direction: materialize the values of one}}
  %t = uop.scan add %v over (%i) reverse : f32
  %r = uop.mul %s, %t : f32
  uop.store %r, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @lanes(%x: memref<8xf32>, %o: memref<8xf32>) {
  %l = uop.range 0 to 8 simd : index
  %c0 = uop.const 0 : index
  %v = uop.load %x[%l] : memref<8xf32> -> f32
  // expected-error @below {{'uop.scan' op is not lowered by convert-uop-to-loops; its range becomes lanes}}
  %s = uop.scan add %v over (%l) : f32
  %r = uop.contract %s over (%l) : f32 -> vector<8xf32>
  uop.store %r, %o[%c0] over () : memref<8xf32>, vector<8xf32>
  uop.sink
}

// -----

uop.kernel @under_condition(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c3 = uop.const 3 : index
  %c = uop.cmp lt %c3, %i : index
  %v = uop.load %x[%i] : memref<8xf32> -> f32
  // expected-error @below {{'uop.scan' op is not lowered by convert-uop-to-loops; the loop over its range is that of a uop.if, whose condition may skip points}}
  %s = uop.scan add %v over (%i) : f32
  uop.if %c over (%i) {
    uop.store %s, %o[%i] over () : memref<8xf32>
  }
  uop.sink
}

// -----

uop.kernel @dynamic_rows(%x: memref<64xf32>, %o: memref<64xf32>, %n: index) {
  %i = uop.range 0 to 8 : index
  // expected-note @below {{the range is here}}
  %j = uop.range 1 to %n : index
  %c8 = uop.const 8 : index
  %row = uop.mul %i, %c8 : index
  %at = uop.add %row, %j : index
  %v = uop.load %x[%at] : memref<64xf32> -> f32
  // expected-error @below {{'uop.scan' op is not lowered by convert-uop-to-loops; it depends on a range of dynamic size inside the loop over its range}}
  %s = uop.scan add %v over (%i) : f32
  uop.store %s, %o[%at] over (%i, %j) : memref<64xf32>
  uop.sink
}
