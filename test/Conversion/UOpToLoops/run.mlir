// Kernels launched by host code, compiled by stock tools alone and run.
//
// RUN: uop-opt %s --convert-uop-to-loops --uop-loops-to-llvm \
// RUN:   | mlir-runner -e main --entry-point-result=void -O2 --shared-libs=%mlir_libs/libmlir_runner_utils.so \
// RUN:   | FileCheck %s

uop.kernel @softmax(%x: memref<6xf32>, %o: memref<6xf32>) {
  %r = uop.range 0 to 2 thread : index
  %c3 = uop.const 3 : index
  %row = uop.mul %r, %c3 : index
  %k1 = uop.range 1 to 3 reduce : index
  %i1 = uop.add %row, %k1 : index
  %x1 = uop.load %x[%i1] : memref<6xf32> -> f32
  %m = uop.reduce max %x1 over (%k1) : f32
  %d1 = uop.sub %x1, %m : f32
  %e1 = uop.exp2 %d1 : f32
  %z = uop.reduce add %e1 over (%k1) : f32
  %c = uop.range 3 to 3 : index
  %i3 = uop.add %row, %c : index
  %x3 = uop.load %x[%i3] : memref<6xf32> -> f32
  %d3 = uop.sub %x3, %m : f32
  %e3 = uop.exp2 %d3 : f32
  %t = uop.fdiv %e3, %z : f32
  uop.store %t, %o[%i3] over (%r, %c) : memref<6xf32>
  uop.sink
}

uop.kernel @matmul(%a: memref<6xf32>, %b: memref<6xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 2 : index
  %k = uop.range 2 to 3 reduce : index
  %c2 = uop.const 2 : index
  %c3 = uop.const 3 : index
  %0 = uop.mul %i, %c3 : index
  %1 = uop.add %0, %k : index
  %2 = uop.mul %k, %c2 : index
  %3 = uop.add %2, %j : index
  %4 = uop.mul %i, %c2 : index
  %5 = uop.add %4, %j : index
  %x = uop.load %a[%1] : memref<6xf32> -> f32
  %y = uop.load %b[%3] : memref<6xf32> -> f32
  %p = uop.mul %x, %y : f32
  %s = uop.reduce add %p over (%k) : f32
  uop.store %s, %o[%5] over (%i, %j) : memref<4xf32>
  uop.sink
}

// The gate keeps loads inside of the buffer; the sum of f16 is rounded once: in
// f16 itself 2048 + 1 + 1 + 1 would stay 2048.
uop.kernel @sums(%x: memref<4xf16>, %o: memref<3xf32>, %p: memref<3xi1>) {
  %i = uop.range 0 to 3 : index
  %k4 = uop.range 2 to 5 reduce : index
  %c4 = uop.const 4 : index
  %in = uop.cmp lt %k4, %c4 : index
  %0 = uop.load %x[%k4] if %in : memref<4xf16> -> f16
  %1 = uop.reduce add %0 over (%k4) : f16
  %2 = uop.cast %1 : f16 -> f32
  %f = uop.cast %i : index -> f32
  %3 = uop.add %2, %f : f32
  uop.store %3, %o[%i] over (%i) : memref<3xf32>
  %c1 = uop.const 1 : index
  %4 = uop.cmp eq %i, %c1 : index
  uop.store %4, %p[%i] over (%i) : memref<3xi1>
  uop.sink
}

uop.kernel @fill(%t: memref<4xf16>) {
  %i = uop.range 0 to 4 : index
  %c0 = uop.const 0 : index
  %big = uop.const 2048.0 : f16
  %one = uop.const 1.0 : f16
  %first = uop.cmp eq %i, %c0 : index
  %0 = uop.where %first, %big, %one : f16
  uop.store %0, %t[%i] over (%i) : memref<4xf16>
  uop.sink
}

uop.kernel @show(%p: memref<3xi1>, %o: memref<3xf32>) {
  %i = uop.range 0 to 3 : index
  %0 = uop.load %p[%i] : memref<3xi1> -> i1
  %1 = uop.cast %0 : i1 -> f32
  uop.store %1, %o[%i] over (%i) : memref<3xf32>
  uop.sink
}

uop.kernel @nothing(%x: memref<0xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 0 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<0xf32> -> f32
  %1 = uop.reduce mul %0 over (%k) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}

memref.global "private" constant @input : memref<2x3xf32> = dense<[[0.0, 1.0, 1.0], [5.0, 4.0, 3.0]]>

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %x = memref.get_global @input : memref<2x3xf32>

  // CHECK:      [0.2,   0.4,   0.4]
  // CHECK-NEXT: [0.571429,   0.285714,   0.142857]
  %o = uop.alloc : memref<2x3xf32>
  uop.launch @softmax ins(%x : memref<2x3xf32>) outs(%o : memref<2x3xf32>)
  %0 = memref.cast %o : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%0) : (memref<*xf32>) -> ()
  uop.dealloc %o : memref<2x3xf32>

  // [0 1 1; 5 4 3] read as [0 1; 1 5; 4 3] on the right.
  // CHECK:      [5,   8]
  // CHECK-NEXT: [16,   34]
  %p = uop.alloc : memref<2x2xf32>
  uop.launch @matmul ins(%x, %x : memref<2x3xf32>, memref<2x3xf32>) outs(%p : memref<2x2xf32>)
  %1 = memref.cast %p : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%1) : (memref<*xf32>) -> ()
  uop.dealloc %p : memref<2x2xf32>

  // 2051 is a tie of f16 and goes to 2052.
  // CHECK:      [2052,  2053,  2054]
  // CHECK:      [0,  1,  0]
  %t = uop.alloc : memref<2x2xf16>
  %q = uop.alloc : memref<3xf32>
  %b = uop.alloc : memref<3x1xi1>
  uop.launch @fill ins() outs(%t : memref<2x2xf16>)
  uop.launch @sums ins(%t : memref<2x2xf16>) outs(%q, %b : memref<3xf32>, memref<3x1xi1>)
  %2 = memref.cast %q : memref<3xf32> to memref<*xf32>
  call @printMemrefF32(%2) : (memref<*xf32>) -> ()
  uop.launch @show ins(%b : memref<3x1xi1>) outs(%q : memref<3xf32>)
  call @printMemrefF32(%2) : (memref<*xf32>) -> ()
  uop.dealloc %t : memref<2x2xf16>
  uop.dealloc %q : memref<3xf32>
  uop.dealloc %b : memref<3x1xi1>

  // The product of nothing.
  // CHECK:      rank = 0
  // CHECK:      [1]
  %e = uop.alloc : memref<3x0xf32>
  %s = uop.alloc : memref<f32>
  uop.launch @nothing ins(%e : memref<3x0xf32>) outs(%s : memref<f32>)
  %3 = memref.cast %s : memref<f32> to memref<*xf32>
  call @printMemrefF32(%3) : (memref<*xf32>) -> ()
  uop.dealloc %s : memref<f32>
  uop.dealloc %e : memref<3x0xf32>
  return
}
