// Actions on tiles, on two axes, and copies of windows.
//
// RUN: uop-opt %s --uop-apply-schedule --split-input-file | FileCheck %s

// The rows of a tile are made for 4 points of axis 0, over a range of their own.
// CHECK-LABEL: uop.kernel @tile(
// CHECK: %[[OUTER:.*]] = uop.range 0 to 2 : index
// CHECK: %[[INNER:.*]] = uop.range 3 to 4 : index
// CHECK: %[[T:.*]] = uop.range 2 to 8 : index
// CHECK: %[[COPY:.*]] = uop.range 4 to 4 : index
// CHECK: %[[TILE:.*]] = uop.bufferize %{{.*}} over (%[[COPY]], %[[T]]) in <local> : f32 -> tensor<4x8xf32>
// CHECK: uop.index %[[TILE]][%[[INNER]], %{{.*}}] : tensor<4x8xf32> -> f32
// CHECK: uop.store %{{.*}} over (%[[OUTER]], %[[INNER]], %{{.*}})
uop.kernel @tile(%x: memref<64xf32>, %o: memref<64xf32>) attributes {uop.schedule = #uop.schedule<[tile(0, 4)]>} {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %t = uop.range 2 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %t : index
  %2 = uop.load %x[%1] : memref<64xf32> -> f32
  %3 = uop.exp %2 : f32
  %4 = uop.bufferize %3 over (%t) in <local> : f32 -> tensor<8xf32>
  %c7 = uop.const 7 : index
  %5 = uop.sub %c7, %j : index
  %6 = uop.index %4[%5] : tensor<8xf32> -> f32
  %7 = uop.add %0, %j : index
  uop.store %6, %o[%7] over (%i, %j) : memref<64xf32>
  uop.sink
}

// -----

// Where all indices are those of one row, the two axes are gone.
// CHECK-LABEL: uop.kernel @merge(
// CHECK-NEXT: %[[I:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[X:.*]] = uop.load %{{.*}}[%[[I]]]
// CHECK-NEXT: uop.store %[[X]], %{{.*}}[%[[I]]] over (%[[I]])
uop.kernel @merge(%x: memref<64xf32>, %o: memref<64xf32>) attributes {uop.schedule = #uop.schedule<[merge(0, 1)]>} {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<64xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<64xf32>
  uop.sink
}

// -----

// Points that there were not are neither read nor written.
// CHECK-LABEL: uop.kernel @padOutput(
// CHECK: %[[I:.*]] = uop.range 0 to 8 : index
// CHECK: %[[C5:.*]] = uop.const 5 : index
// CHECK: %[[IN:.*]] = uop.cmp lt %[[I]], %[[C5]] : index
// CHECK: uop.load %{{.*}}[%[[I]]] if %[[IN]]
// CHECK: uop.store %{{.*}} over (%[[I]]) if %[[IN]]
uop.kernel @padOutput(%x: memref<5xf32>, %o: memref<5xf32>) attributes {uop.schedule = #uop.schedule<[pad_to(0, 8)]>} {
  %i = uop.range 0 to 5 : index
  %0 = uop.load %x[%i] : memref<5xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<5xf32>
  uop.sink
}

// -----

// They add nothing to a reduction.
// CHECK-LABEL: uop.kernel @padReduction(
// CHECK: %[[K:.*]] = uop.range 0 to 8 reduce : index
// CHECK: %[[IN:.*]] = uop.cmp lt %[[K]], %{{.*}} : index
// CHECK: %[[X:.*]] = uop.load %{{.*}}[%[[K]]] if %[[IN]]
// CHECK: %[[NONE:.*]] = uop.const 0xFF800000 : f32
// CHECK: %[[ALL:.*]] = uop.where %[[IN]], %[[X]], %[[NONE]]
// CHECK: uop.reduce max %[[ALL]] over (%[[K]])
uop.kernel @padReduction(%x: memref<5xf32>, %o: memref<1xf32>) attributes {uop.schedule = #uop.schedule<[pad_to(0, 8)]>} {
  %k = uop.range 0 to 5 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<5xf32> -> f32
  %1 = uop.reduce max %0 over (%k) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// A convolution of rows: the padded row is copied once, not once for each tap,
// as one vector, whose border is masked.
// CHECK-LABEL: uop.kernel @window(
// CHECK: %[[C:.*]] = uop.range 4 to 2 : index
// CHECK: %[[P:.*]] = uop.range 5 to 10 simd : index
// CHECK: %[[TILE:.*]] = uop.bufferize %{{.*}} over (%[[C]], %[[P]]) in <local> : f32 -> tensor<2x10xf32>
// CHECK: uop.index %[[TILE]][%{{.*}}, %{{.*}}] : tensor<2x10xf32> -> f32
uop.kernel @window(%x: memref<16xf32>, %w: memref<24xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[stage(0, 0)]>} {
  %n = uop.range 0 to 4 : index
  %p = uop.range 1 to 8 : index
  %c = uop.range 2 to 2 reduce : index
  %t = uop.range 3 to 3 reduce : index
  %c1 = uop.const 1 : index
  %c8 = uop.const 8 : index
  %c9 = uop.const 9 : index
  %0 = uop.add %p, %t : index
  %1 = uop.cmp ge %0, %c1 : index
  %2 = uop.cmp lt %0, %c9 : index
  %3 = uop.and %1, %2 : i1
  %4 = uop.mul %c, %c8 : index
  %5 = uop.add %4, %0 : index
  %6 = uop.sub %5, %c1 : index
  %7 = uop.load %x[%6] if %3 : memref<16xf32> -> f32
  %c6 = uop.const 6 : index
  %c3 = uop.const 3 : index
  %8 = uop.mul %n, %c6 : index
  %9 = uop.mul %c, %c3 : index
  %10 = uop.add %8, %9 : index
  %11 = uop.add %10, %t : index
  %12 = uop.load %w[%11] : memref<24xf32> -> f32
  %13 = uop.mul %7, %12 : f32
  %14 = uop.reduce add %13 over (%c, %t) : f32
  %15 = uop.mul %n, %c8 : index
  %16 = uop.add %15, %p : index
  uop.store %14, %o[%16] over (%n, %p) : memref<32xf32>
  uop.sink
}

// -----

// Without masks it is a loop.
// CHECK-LABEL: uop.kernel @window_without_masks(
// CHECK: uop.range 4 to 2 : index
// CHECK: uop.range 5 to 10 : index
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.masked_bytes" = 0>>} {
uop.kernel @window_without_masks(%x: memref<16xf32>, %w: memref<24xf32>, %o: memref<32xf32>) attributes {uop.schedule = #uop.schedule<[stage(0, 0)]>} {
  %n = uop.range 0 to 4 : index
  %p = uop.range 1 to 8 : index
  %c = uop.range 2 to 2 reduce : index
  %t = uop.range 3 to 3 reduce : index
  %c1 = uop.const 1 : index
  %c8 = uop.const 8 : index
  %c9 = uop.const 9 : index
  %0 = uop.add %p, %t : index
  %1 = uop.cmp ge %0, %c1 : index
  %2 = uop.cmp lt %0, %c9 : index
  %3 = uop.and %1, %2 : i1
  %4 = uop.mul %c, %c8 : index
  %5 = uop.add %4, %0 : index
  %6 = uop.sub %5, %c1 : index
  %7 = uop.load %x[%6] if %3 : memref<16xf32> -> f32
  %c6 = uop.const 6 : index
  %c3 = uop.const 3 : index
  %8 = uop.mul %n, %c6 : index
  %9 = uop.mul %c, %c3 : index
  %10 = uop.add %8, %9 : index
  %11 = uop.add %10, %t : index
  %12 = uop.load %w[%11] : memref<24xf32> -> f32
  %13 = uop.mul %7, %12 : f32
  %14 = uop.reduce add %13 over (%c, %t) : f32
  %15 = uop.mul %n, %c8 : index
  %16 = uop.add %15, %p : index
  uop.store %14, %o[%16] over (%n, %p) : memref<32xf32>
  uop.sink
}
}

// -----

// A row of more than six registers is several vectors; lanes behind its end are
// masked.
// CHECK-LABEL: uop.kernel @long_window(
// CHECK: %[[BLOCK:.*]] = uop.range 5 to 2 : index
// CHECK: %[[LANE:.*]] = uop.range 6 to 40 simd : index
// CHECK: %[[AT:.*]] = uop.add %{{.*}}, %[[LANE]]
// CHECK: %[[END:.*]] = uop.const 66 : index
// CHECK: %[[INSIDE:.*]] = uop.cmp lt %[[AT]], %[[END]]
// CHECK: %[[GATE:.*]] = uop.and %{{.*}}, %[[INSIDE]]
// CHECK: uop.load %arg0[%{{.*}}] if %[[GATE]]
// CHECK: -> tensor<2x80xf32>
uop.kernel @long_window(%x: memref<128xf32>, %w: memref<24xf32>, %o: memref<256xf32>) attributes {uop.schedule = #uop.schedule<[stage(0, 0)]>} {
  %n = uop.range 0 to 4 : index
  %p = uop.range 1 to 64 : index
  %c = uop.range 2 to 2 reduce : index
  %t = uop.range 3 to 3 reduce : index
  %c1 = uop.const 1 : index
  %c8 = uop.const 64 : index
  %c9 = uop.const 65 : index
  %0 = uop.add %p, %t : index
  %1 = uop.cmp ge %0, %c1 : index
  %2 = uop.cmp lt %0, %c9 : index
  %3 = uop.and %1, %2 : i1
  %4 = uop.mul %c, %c8 : index
  %5 = uop.add %4, %0 : index
  %6 = uop.sub %5, %c1 : index
  %7 = uop.load %x[%6] if %3 : memref<128xf32> -> f32
  %c6 = uop.const 6 : index
  %c3 = uop.const 3 : index
  %8 = uop.mul %n, %c6 : index
  %9 = uop.mul %c, %c3 : index
  %10 = uop.add %8, %9 : index
  %11 = uop.add %10, %t : index
  %12 = uop.load %w[%11] : memref<24xf32> -> f32
  %13 = uop.mul %7, %12 : f32
  %14 = uop.reduce add %13 over (%c, %t) : f32
  %15 = uop.mul %n, %c8 : index
  %16 = uop.add %15, %p : index
  uop.store %14, %o[%16] over (%n, %p) : memref<256xf32>
  uop.sink
}

// -----

// The sum of a row, which the tile and the store need, is made once for both.
// CHECK-LABEL: uop.kernel @sharedSum(
// CHECK-COUNT-1: uop.reduce add
// CHECK-NOT: uop.reduce add
// CHECK: uop.bufferize %{{.*}} over (%{{[^,]*}}) in <local> : f32 -> tensor<4xf32>
// CHECK: uop.bufferize %{{.*}} over (%{{.*}}, %{{.*}}) in <local> : f32 -> tensor<4x8xf32>
uop.kernel @sharedSum(%x: memref<64xf32>, %o: memref<64xf32>) attributes {uop.schedule = #uop.schedule<[tile(0, 4)]>} {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %t = uop.range 2 to 8 : index
  %k = uop.range 3 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<64xf32> -> f32
  %sum = uop.reduce add %2 over (%k) : f32
  %3 = uop.add %0, %t : index
  %4 = uop.load %x[%3] : memref<64xf32> -> f32
  %5 = uop.sub %4, %sum : f32
  %6 = uop.bufferize %5 over (%t) in <local> : f32 -> tensor<8xf32>
  %c7 = uop.const 7 : index
  %7 = uop.sub %c7, %j : index
  %8 = uop.index %6[%7] : tensor<8xf32> -> f32
  %9 = uop.mul %8, %sum : f32
  %10 = uop.add %0, %j : index
  uop.store %9, %o[%10] over (%i, %j) : memref<64xf32>
  uop.sink
}

// -----

// The points are inside of what the tile has for each.
// CHECK-LABEL: uop.kernel @tileInside(
// CHECK: %[[INNER:.*]] = uop.range 3 to 4 : index
// CHECK: %[[T:.*]] = uop.range 2 to 8 : index
// CHECK: %[[COPY:.*]] = uop.range 4 to 4 : index
// CHECK: %[[TILE:.*]] = uop.bufferize %{{.*}} over (%[[T]], %[[COPY]]) in <local> : f32 -> tensor<8x4xf32>
// CHECK: uop.index %[[TILE]][%{{.*}}, %[[INNER]]] : tensor<8x4xf32> -> f32
uop.kernel @tileInside(%x: memref<64xf32>, %o: memref<64xf32>) attributes {uop.schedule = #uop.schedule<[tile_inside(0, 4)]>} {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %t = uop.range 2 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %t : index
  %2 = uop.load %x[%1] : memref<64xf32> -> f32
  %3 = uop.exp %2 : f32
  %4 = uop.bufferize %3 over (%t) in <local> : f32 -> tensor<8xf32>
  %c7 = uop.const 7 : index
  %5 = uop.sub %c7, %j : index
  %6 = uop.index %4[%5] : tensor<8xf32> -> f32
  %7 = uop.add %0, %j : index
  uop.store %6, %o[%7] over (%i, %j) : memref<64xf32>
  uop.sink
}

// -----

// Points that there were not have tiles of their own, which need no gate, and
// how often a loop runs may depend on them. A scan over another axis stays.
// CHECK-LABEL: uop.kernel @padTiles(
// CHECK: %[[I:.*]] = uop.range 0 to 8 : index
// CHECK: %[[IN:.*]] = uop.cmp lt %[[I]], %{{.*}} : index
// CHECK: uop.load %{{.*}}[%{{[^]]*}}] : memref<6xf32> -> f32
// CHECK: uop.load %{{.*}}[%{{[^]]*}}] if %[[IN]] : memref<5xf32> -> f32
// CHECK: uop.scan max
// CHECK: uop.index %{{.*}}[] : tensor<f32> -> f32
// CHECK: uop.store %{{.*}} over (%[[I]]) if %[[IN]]
uop.kernel @padTiles(%x: memref<6xf32>, %y: memref<5xf32>, %o: memref<5xf32>) attributes {uop.schedule = #uop.schedule<[pad_to(0, 8)]>} {
  %i = uop.range 0 to 5 : index
  %c1 = uop.const 1 : index
  %n = uop.add %i, %c1 : index
  %k = uop.range 1 to %n reduce {uop.max = 5 : i64} : index
  %0 = uop.load %x[%k] : memref<6xf32> -> f32
  %1 = uop.load %y[%i] : memref<5xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.scan max %2 over (%k) : f32
  %4 = uop.bufferize %3 over () in <local> : f32 -> tensor<f32>
  %5 = uop.index %4[] : tensor<f32> -> f32
  %6 = uop.reduce add %5 over (%k) : f32
  uop.store %6, %o[%i] over (%i) : memref<5xf32>
  uop.sink
}

// -----

// Of two reads of one buffer the one is copied whose position depends on axis 1.
// CHECK-LABEL: uop.kernel @one_argument(
// CHECK: %[[X:.*]] = uop.load %arg0[%{{.*}}] : memref<64xf32> -> f32
// CHECK: %[[COPY:.*]] = uop.bufferize %{{.*}} in <local> : f32 -> tensor<8x8xf32>
// CHECK: %[[Y:.*]] = uop.index %[[COPY]]
// CHECK: uop.mul %[[X]], %[[Y]] : f32
uop.kernel @one_argument(%x: memref<64xf32>, %o: memref<64xf32>) attributes {
    uop.schedule = #uop.schedule<[stage(0, 0, 1)]>} {
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

// A loop in the copy has a size that differs between iterations of the axis. The
// copy has room for the most, and where there are fewer, the last point is read
// again: there is one. The conversion is in the copy, which is in the order of
// the buffer.
// CHECK-LABEL: uop.kernel @variable_copy(
// CHECK: %[[I:.*]] = uop.range 0 to 4 reduce : index
// CHECK: %[[LEFT:.*]] = uop.min
// CHECK: %[[P:.*]] = uop.range {{[0-9]+}} to 8 : index
// CHECK: %[[LAST:.*]] = uop.add %[[LEFT]], %{{.*}} : index
// CHECK: %[[READ:.*]] = uop.min %[[P]], %[[LAST]] : index
// CHECK: %[[J:.*]] = uop.range {{[0-9]+}} to 16{{.*}} : index
// CHECK: uop.load %arg0[%{{.*}}] : memref<480xf16> -> f16
// CHECK: %[[X:.*]] = uop.cast %{{.*}} : f16 -> f32
// CHECK: %[[COPY:.*]] = uop.bufferize %[[X]] over (%[[P]], %[[J]]) in <local> : f32 -> tensor<8x16xf32>
// CHECK: uop.index %[[COPY]]
uop.kernel @variable_copy(%x: memref<480xf16>, %o: memref<16xf32>) attributes {uop.schedule = #uop.schedule<[stage(0, 0)]>} {
  %i = uop.range 0 to 4 reduce : index
  %j = uop.range 1 to 16 : index
  %c_8 = uop.const -8 : index
  %c8 = uop.const 8 : index
  %c30 = uop.const 30 : index
  %c16 = uop.const 16 : index
  %0 = uop.mul %i, %c_8 : index
  %1 = uop.add %0, %c30 : index
  %2 = uop.min %1, %c8 : index
  %k = uop.range 2 to %2 reduce {uop.max = 8 : i64} : index
  %3 = uop.mul %i, %c8 : index
  %4 = uop.add %3, %k : index
  %5 = uop.mul %4, %c16 : index
  %6 = uop.add %5, %j : index
  %7 = uop.load %x[%6] : memref<480xf16> -> f16
  %8 = uop.cast %7 : f16 -> f32
  %9 = uop.reduce add %8 over (%k) : f32
  %10 = uop.reduce add %9 over (%i) : f32
  %r = uop.range 3 to 16 : index
  %t = uop.bufferize %10 over (%j) in <local> removable = false {uop.accumulated} : f32 -> tensor<16xf32>
  %11 = uop.index %t[%r] : tensor<16xf32> -> f32
  uop.store %11, %o[%r] over (%r) : memref<16xf32>
  uop.sink
}
