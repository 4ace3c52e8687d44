// RUN: uop-opt %s --uop-apply-schedule --split-input-file --verify-diagnostics

// expected-error@+1 {{attribute 'uop.schedule' must be a #uop.schedule, got "fast"}}
uop.kernel @foreign() attributes {uop.schedule = "fast"} {
  uop.sink
}

// -----

// expected-error@+1 {{has threads or scratch of its own, which a schedule cannot rearrange}}
uop.kernel @grid(%o: memref<4xi32>) attributes {uop.schedule = #uop.schedule<[thread(0)]>} {
  %t = uop.special local 0 to 4 : index
  %0 = uop.cast %t : index -> i32
  uop.store %0, %o[%t] over () : memref<4xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by split(7, 2): there is no axis 7, only 0, 1}}
uop.kernel @none(%x: memref<12xf32>, %o: memref<12xf32>) attributes {uop.schedule = #uop.schedule<[split(7, 2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 3 : index
  %c3 = uop.const 3 : index
  %0 = uop.mul %i, %c3 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<12xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<12xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by split(0, 2): several ranges have the id 0}}
uop.kernel @ambiguous(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[split(0, 2)]>} {
  %i = uop.range 0 to 4 : index
  %k = uop.range 0 to 4 reduce : index
  %0 = uop.load %x[%k] : memref<4xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by simd(0, 2): axis 0 needs a static size above 0}}
uop.kernel @dynamic(%x: memref<4xf32>, %o: memref<4xf32>, %n: index) attributes {uop.schedule = #uop.schedule<[simd(0, 2)]>} {
  %i = uop.range 0 to %n : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by split(0, 3): 3 does not divide the 4 points of axis 0; peel it first}}
uop.kernel @rest(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[split(0, 3)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by peel(0, 5): axis 0 has 4 points, fewer than 5}}
uop.kernel @few(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[peel(0, 5)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by simd(0, 4): axis 0 is of kind upcast already}}
uop.kernel @twice(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[upcast(0, 4), simd(0, 4)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by upcast(1, 2): axis 1 is reduced; use unroll instead}}
uop.kernel @reduced(%x: memref<4xf32>, %o: memref<1xf32>) attributes {uop.schedule = #uop.schedule<[upcast(1, 2)]>} {
  %c0 = uop.const 0 : index
  %k = uop.range 1 to 4 reduce : index
  %0 = uop.load %x[%k] : memref<4xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by unroll(0, 2): axis 0 is one of the output; use upcast instead}}
uop.kernel @output(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[unroll(0, 2)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// A tile keeps its shape.
// expected-error@+1 {{cannot be scheduled by simd(1, 2): axis 1 is one of uop.bufferize}}
uop.kernel @tile(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[simd(1, 2)]>} {
  %i = uop.range 0 to 4 : index
  %t = uop.range 1 to 4 : index
  %0 = uop.load %x[%t] : memref<4xf32> -> f32
  %1 = uop.bufferize %0 over (%t) in <local> : f32 -> tensor<4xf32>
  %2 = uop.index %1[%i] : tensor<4xf32> -> f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by peel(1, 3): axis 1 is one of uop.bufferize}}
uop.kernel @peeledTile(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[peel(1, 3)]>} {
  %i = uop.range 0 to 4 : index
  %t = uop.range 1 to 4 : index
  %0 = uop.load %x[%t] : memref<4xf32> -> f32
  %1 = uop.bufferize %0 over (%t) in <local> : f32 -> tensor<4xf32>
  %2 = uop.index %1[%i] : tensor<4xf32> -> f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by split(1, 2): axis 1 is one of uop.bufferize}}
uop.kernel @splitTile(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[split(1, 2)]>} {
  %i = uop.range 0 to 4 : index
  %t = uop.range 1 to 4 : index
  %0 = uop.load %x[%t] : memref<4xf32> -> f32
  %1 = uop.bufferize %0 over (%t) in <local> : f32 -> tensor<4xf32>
  %2 = uop.index %1[%i] : tensor<4xf32> -> f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by reorder(0, 1): no store and no reduction runs over all of these axes}}
uop.kernel @nests(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[reorder(0, 1)]>} {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 4 reduce : index
  %0 = uop.load %x[%k] : memref<4xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by thread(1): threads share axis 0 already}}
uop.kernel @threads(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[split(0, 2), thread(0), thread(1)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by thread(1): axis 1 is of kind reduce; threads share loops}}
uop.kernel @sum(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[thread(1)]>} {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 4 reduce : index
  %0 = uop.load %x[%k] : memref<4xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by thread(1): axis 1 is one of uop.reduce; threads share those of stores}}
uop.kernel @loop(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[thread(1)]>} {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 4 : index
  %0 = uop.load %x[%k] : memref<4xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(2, 0): argument 2 is no buffer}}
uop.kernel @noBuffer(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[stage(2, 0)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(1, 0): the kernel writes argument 1}}
uop.kernel @written(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[stage(1, 0)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(0, 1): no store runs over axis 1}}
uop.kernel @noLoop(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[stage(0, 1)]>} {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 4 reduce : index
  %0 = uop.load %x[%k] : memref<4xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(0, 0): argument 0 is not read inside of axis 0}}
uop.kernel @outside(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[stage(0, 0)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(0, 0): the buffer is read as vectors already}}
uop.kernel @vectors(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[stage(0, 0)]>} {
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 2 : index
  %c8 = uop.const 8 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.mul %j, %c4 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.load %x[%2] : memref<16xf32> -> vector<4xf32>
  uop.store %3, %o[%2] over (%i, %j) : memref<16xf32>, vector<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(0, 0): axis 1 needs a static size}}
uop.kernel @dynamicTile(%x: memref<16xf32>, %o: memref<16xf32>, %n: index) attributes {uop.schedule = #uop.schedule<[stage(0, 0)]>} {
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to %n : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}
