// A module that is a plan already: arena, views, views of views, reshapes,
// copies, globals, and a kernel with the name of a libm function.

// RUN: rm -rf %t && mkdir %t
// RUN: python3 -c "import numpy as np; np.save(r'%t/x.npy', np.arange(8, dtype='f4'))"
// RUN: uop-run %s --input=%t/x.npy --print --verify | FileCheck %s
// RUN: uop-run %s --input=%t/x.npy --stats | FileCheck %s --check-prefix=STATS

// CHECK:      output 0: 2x4xf32 =
// CHECK-NEXT: {{\[}}[1 12 17 26]
// CHECK-NEXT:  [33 46 49 58]]
// CHECK-NEXT: output 1: 4xf32 =
// CHECK-NEXT: [8 10 12 14]

// STATS: "kernels": 4,
// STATS: "unique_kernels": 2,
// STATS: "bytes": 352,
// STATS: "flops": 32,
// STATS: "arena_bytes": 192,

memref.global "private" constant @table : memref<8xf32> = dense<[0.5, 2.0, 0.5, 1.0, 0.5, 3.0, 0.5, 1.0]>
uop.kernel @exp(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.add %0, %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
uop.kernel @combine(%x: memref<8xf32>, %y: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.load %y[%i] : memref<8xf32> -> f32
  %2 = uop.add %0, %1 : f32
  uop.store %2, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
func.func @main(%x: memref<8xf32>) -> (memref<2x4xf32>, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %arena = uop.alloc : memref<128xi8>
  %a = memref.view %arena[%c0][] : memref<128xi8> to memref<8xf32>
  %b = memref.view %arena[%c64][] : memref<128xi8> to memref<8xf32>
  uop.launch @exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %t = memref.get_global @table : memref<8xf32>
  uop.launch @combine ins(%a, %t : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>)
  %c = memref.alloc() : memref<8xf32>
  memref.copy %a, %c : memref<8xf32> to memref<8xf32>
  %s = memref.subview %c[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  %r = memref.alloc() : memref<4xf32>
  memref.copy %s, %r : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
  %e = memref.alloc() : memref<8xf32>
  uop.launch @combine ins(%b, %c : memref<8xf32>, memref<8xf32>) outs(%e : memref<8xf32>)
  %f = memref.alloc() : memref<8xf32>
  %sq = memref.expand_shape %f [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  uop.launch @combine ins(%e, %e : memref<8xf32>, memref<8xf32>) outs(%f : memref<8xf32>)
  memref.dealloc %e : memref<8xf32>
  memref.dealloc %c : memref<8xf32>
  uop.dealloc %arena : memref<128xi8>
  return %sq, %r : memref<2x4xf32>, memref<4xf32>
}
