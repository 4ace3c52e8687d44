// RUN: uop-opt %s --uop-apply-schedule --split-input-file --verify-diagnostics

// expected-error@+1 {{attribute 'uop.schedule' must be a #uop.schedule, got "fast"}}
uop.kernel @foreign() attributes {uop.schedule = "fast"} {
  uop.sink
}

// -----

// expected-error@+1 {{has explicit threads or scratch, which a schedule cannot rearrange}}
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

// expected-error@+1 {{cannot be scheduled by split(0, 3): 3 does not divide the 4 iterations of axis 0; peel it first}}
uop.kernel @rest(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[split(0, 3)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by peel(0, 5): axis 0 has 4 iterations, fewer than 5}}
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

// expected-error@+1 {{cannot be scheduled by unroll(0, 2): axis 0 is an output axis; use upcast instead}}
uop.kernel @output(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[unroll(0, 2)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by unroll(1, 2): axis 1 is an output axis; use upcast instead}}
uop.kernel @tile(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[unroll(1, 2)]>} {
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

// expected-error@+1 {{cannot be scheduled by thread(1): axis 1 is one of uop.reduce; threads can only share axes of stores}}
uop.kernel @loop(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[thread(1)]>} {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 4 : index
  %0 = uop.load %x[%k] : memref<4xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(2, 0): argument 2 is not a buffer}}
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

// expected-error@+1 {{cannot be scheduled by stage(0, 0): the buffer is already read as vectors}}
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

// -----

// expected-error@+1 {{cannot be scheduled by group(0, 2): a CPU has no blocks of threads; use thread}}
uop.kernel @group(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[group(0, 2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by local(0, 2): a CPU has no blocks of threads; use thread}}
uop.kernel @local(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[local(0, 2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by global(0): a CPU has no blocks of threads; use thread}}
uop.kernel @global(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[global(0)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by pipeline(2): a CPU has no asynchronous copies; use stage alone}}
uop.kernel @pipeline(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[pipeline(2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by tensor_core(0, 1, 2): matrix units of a CPU are not supported; use simd}}
uop.kernel @tensorCore(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[tensor_core(0, 1, 2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by tile(0, 2): no local tile is computed in each iteration of axis 0}}
uop.kernel @noTiles(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[tile(0, 2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by tile(1, 2): axis 1 is one of uop.reduce; only axes of stores can be tiled}}
uop.kernel @tileOfReduced(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[tile(1, 2)]>} {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 4 reduce : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by merge(1, 0): uop.store does not run over axis 0 right inside of axis 1}}
uop.kernel @mergeOrder(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[merge(1, 0)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by merge(0, 1): one of the axes is reduced, and the other is not}}
uop.kernel @mergeReduced(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[merge(0, 1)]>} {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 4 reduce : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by merge(0, 2): axis 0 is of kind upcast already}}
uop.kernel @mergeUpcast(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[upcast(0, 4), split(1, 2), merge(0, 2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by pad_to(0, 3): axis 0 has 4 iterations already}}
uop.kernel @padLess(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[pad_to(0, 3)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by pad_to(0, 16): axis 0 would grow from 4 iterations, 4 times or more}}
uop.kernel @padMuch(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[pad_to(0, 16)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by pad_to(0, 8): axis 0 is of kind upcast already}}
uop.kernel @padUpcast(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[upcast(0, 4), pad_to(0, 8)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by pad_to(0, 8): uop.idiv of integers depends on axis 0}}
uop.kernel @padDivision(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[pad_to(0, 8)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<16xf32> -> f32
  %1 = uop.cast %0 : f32 -> i32
  %2 = uop.idiv %1, %1 : i32
  %3 = uop.cast %2 : i32 -> f32
  uop.store %3, %o[%i] over (%i) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by merge(0, 1): the axes are of uop.fold}}
uop.kernel @mergeFold(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[merge(0, 1)]>} {
  %i = uop.range 0 to 4 reduce : index
  %j = uop.range 1 to 4 reduce : index
  %c0 = uop.const 0 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  %zero = uop.const 0.0 : f32
  %3 = uop.fold (%2 : f32) over (%i, %j) init (%zero : f32) {
  ^bb0(%v: f32, %a: f32):
    %4 = uop.add %a, %v : f32
    uop.yield %4 : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    %4 = uop.add %a, %b : f32
    uop.yield %4 : f32
  } : f32
  uop.store %3, %o[%c0] over () : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by merge(0, 1): the axes have too many iterations}}
uop.kernel @mergeMany(%x: memref<16xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[merge(0, 1)]>} {
  %i = uop.range 0 to 4294967296 : index
  %j = uop.range 1 to 4294967296 : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%c0] : memref<16xf32> -> f32
  uop.store %0, %o[%c0] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stream(2): argument 2 is not a buffer}}
uop.kernel @columns(%x: memref<128xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[stream(2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %k, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.mul %i, %c8 : index
  %5 = uop.add %4, %j : index
  uop.store %3, %o[%5] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stream(0): the kernel does not write argument 0}}
uop.kernel @columns(%x: memref<128xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[stream(0)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %k, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.mul %i, %c8 : index
  %5 = uop.add %4, %j : index
  uop.store %3, %o[%5] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by accumulate(2, 1): axis 2 is of kind reduce; only loops can be accumulated}}
uop.kernel @columns(%x: memref<128xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[accumulate(2, 1)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %k, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.mul %i, %c8 : index
  %5 = uop.add %4, %j : index
  uop.store %3, %o[%5] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by accumulate(1, 0): axis 0 is of kind loop, and not reduced}}
uop.kernel @columns(%x: memref<128xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[accumulate(1, 0)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %k, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.mul %i, %c8 : index
  %5 = uop.add %4, %j : index
  uop.store %3, %o[%5] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by accumulate(0, 2): no reduction over axis 2 depends on axis 0}}
uop.kernel @columns(%x: memref<128xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[accumulate(0, 2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %k, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.mul %i, %c8 : index
  %5 = uop.add %4, %j : index
  uop.store %3, %o[%5] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by accumulate(1, 3): there is no axis 3, only 0, 1, 2}}
uop.kernel @columns(%x: memref<128xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[accumulate(1, 3)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %k, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.mul %i, %c8 : index
  %5 = uop.add %4, %j : index
  uop.store %3, %o[%5] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by accumulate(1, 2): axis 3, which the reduction depends on, is inside of axis 1; reorder them first}}
uop.kernel @columns(%x: memref<128xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[split(1, 4), accumulate(1, 2)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %k, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.mul %i, %c8 : index
  %5 = uop.add %4, %j : index
  uop.store %3, %o[%5] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by accumulate(0, 1): axis 0 is one of uop.bufferize; it must be one of stores}}
uop.kernel @tile(%x: memref<128xf32>, %o: memref<8xf32>) attributes {uop.schedule = #uop.schedule<[accumulate(0, 1)]>} {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 16 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %k, %c8 : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<128xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %4 = uop.bufferize %3 over (%i) in <local> : f32 -> tensor<8xf32>
  %5 = uop.index %4[%i] : tensor<8xf32> -> f32
  uop.store %5, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 1): its reduction is not a sum of products in i32 or f32}}
uop.kernel @no_sum(%x: memref<8xi8>, %y: memref<8xi8>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%k] : memref<8xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.reduce max %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 1): the factors are neither integers of 8 or 16 bits for i32 nor bf16 for f32}}
uop.kernel @wide_factors(%x: memref<8xi32>, %y: memref<8xi16>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xi32> -> i32
  %2 = uop.load %y[%k] : memref<8xi16> -> i16
  %3 = uop.cast %2 : i16 -> i32
  %4 = uop.mul %0, %3 : i32
  %5 = uop.reduce add %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 1): what is subtracted from a factor depends on a reduced axis}}
uop.kernel @varying_zero(%x: memref<64xi8>, %y: memref<64xi8>, %z: memref<8xi32>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %j = uop.range 1 to 8 reduce : index
  %c0 = uop.const 0 : index
  %c8 = uop.const 8 : index
  %row = uop.mul %j, %c8 : index
  %at = uop.add %row, %k : index
  %0 = uop.load %x[%at] : memref<64xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%at] : memref<64xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %zero = uop.load %z[%j] : memref<8xi32> -> i32
  %less = uop.sub %3, %zero : i32
  %4 = uop.mul %1, %less : i32
  %5 = uop.reduce add %4 over (%k, %j) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 1, 8): its factors have 16 bits, not 8}}
uop.kernel @narrowed(%x: memref<8xi8>, %y: memref<8xi16>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1, 8)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%k] : memref<8xi16> -> i16
  %3 = uop.cast %2 : i16 -> i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.reduce add %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 2): no factor along it is read from the argument}}
uop.kernel @not_read(%x: memref<8xi8>, %y: memref<8xi8>, %z: memref<8xi8>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 2)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%k] : memref<8xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.reduce add %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 1): 4 does not divide the 6 iterations of axis 0; peel it first}}
uop.kernel @left_over(%x: memref<8xi8>, %y: memref<8xi8>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 6 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%k] : memref<8xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.reduce add %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 0): axis 0 is not reduced}}
uop.kernel @of_the_output(%x: memref<8xi8>, %o: memref<8xi8>) attributes {uop.schedule = #uop.schedule<[dot(0, 0)]>} {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xi8> -> i8
  uop.store %0, %o[%i] over (%i) : memref<8xi8>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 0): it is one of uop.bufferize}}
uop.kernel @in_a_tile(%x: memref<8xi8>, %o: memref<8xi8>) attributes {uop.schedule = #uop.schedule<[dot(0, 0)]>} {
  %k = uop.range 0 to 8 reduce : index
  %i = uop.range 1 to 8 : index
  %0 = uop.load %x[%k] : memref<8xi8> -> i8
  %1 = uop.bufferize %0 over (%k) in <local> : i8 -> tensor<8xi8>
  %2 = uop.index %1[%i] : tensor<8xi8> -> i8
  uop.store %2, %o[%i] over (%i) : memref<8xi8>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 0): no reduction runs over axis 0}}
uop.kernel @for_nothing(%x: memref<8xi8>, %o: memref<8xi8>) attributes {uop.schedule = #uop.schedule<[dot(0, 0)]>} {
  %k = uop.range 0 to 8 reduce : index
  %i = uop.range 1 to 8 : index
  %0 = uop.load %x[%i] : memref<8xi8> -> i8
  uop.store %0, %o[%i] over (%i) : memref<8xi8>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 1): a factor has loops inside it}}
uop.kernel @inner_loops(%x: memref<64xi8>, %y: memref<8xi8>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %j = uop.range 1 to 8 reduce : index
  %c0 = uop.const 0 : index
  %c8 = uop.const 8 : index
  %row = uop.mul %k, %c8 : index
  %at = uop.add %row, %j : index
  %0 = uop.load %x[%at] : memref<64xi8> -> i8
  %m = uop.reduce max %0 over (%j) : i8
  %1 = uop.cast %m : i8 -> i32
  %2 = uop.load %y[%k] : memref<8xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.reduce add %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 1): its reductions have factors of different widths}}
uop.kernel @two_widths(%x: memref<8xi8>, %y: memref<8xi8>, %z: memref<8xbf16>, %o: memref<1xi32>, %p: memref<1xf32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%k] : memref<8xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.reduce add %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  %6 = uop.cast %2 : i8 -> index
  %7 = uop.load %z[%6] : memref<8xbf16> -> bf16
  %8 = uop.load %y[%k] : memref<8xi8> -> i8
  %9 = uop.cast %8 : i8 -> bf16
  %10 = uop.cast %9 : bf16 -> f32
  %11 = uop.cast %7 : bf16 -> f32
  %12 = uop.mul %10, %11 : f32
  %13 = uop.reduce add %12 over (%k) : f32
  uop.store %13, %p[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by dot(0, 1): a factor has a zero point, and another axis no static size}}
uop.kernel @dynamic(%x: memref<64xi8>, %y: memref<64xi8>, %z: memref<1xi32>, %o: memref<1xi32>, %n: index) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %j = uop.range 1 to %n reduce : index
  %c0 = uop.const 0 : index
  %c8 = uop.const 8 : index
  %row = uop.mul %j, %c8 : index
  %at = uop.add %row, %k : index
  %0 = uop.load %x[%at] : memref<64xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%at] : memref<64xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %zero = uop.load %z[%c0] : memref<1xi32> -> i32
  %less = uop.sub %3, %zero : i32
  %4 = uop.mul %1, %less : i32
  %5 = uop.reduce add %4 over (%k, %j) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(0, 0, 7): there is no axis 7, only 0, 1, 2}}
uop.kernel @no_such_axis(%x: memref<64xf32>, %o: memref<64xf32>) attributes {
    uop.schedule = #uop.schedule<[stage(0, 0, 7)]>} {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<64xf32> -> f32
  %3 = uop.mul %j, %c8 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %x[%4] : memref<64xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<64xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by thread(1): threads share axis 0 already}}
uop.kernel @read(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[thread(0), thread(1)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  %j = uop.range 1 to 4 : index
  %1 = uop.load %o[%j] : memref<4xf32> -> f32
  uop.store %1, %x[%j] over (%j) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by thread(0): axis 0 needs a static size, or its greatest one as uop.max}}
uop.kernel @unbounded(%x: memref<4xf32>, %o: memref<4xf32>, %n: index) attributes {uop.schedule = #uop.schedule<[thread(0)]>} {
  %i = uop.range 0 to %n : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// expected-error@+1 {{cannot be scheduled by stage(0, 0): the size of axis 2 depends on another one of the copy}}
uop.kernel @triangularCopy(%x: memref<64xf32>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[stage(0, 0)]>} {
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to %j reduce {uop.max = 8 : i64} : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.add %1, %k : index
  %3 = uop.load %x[%2] : memref<64xf32> -> f32
  %4 = uop.reduce add %3 over (%k) : f32
  uop.store %4, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}
