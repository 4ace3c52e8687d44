// RUN: uop-opt %s --uop-fuse --split-input-file --mlir-disable-threading --remarks-filter="uop-fuse" --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t

// What the elements are made of and what the sums are used for share the loop.
// CHECK-LABEL: func.func @chain(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @chain(%x: tensor<4x100xf32>) -> tensor<4x100xf32> {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 100 : index
  %0 = uop.index %x[%a, %b] : tensor<4x100xf32> -> f32
  %1 = uop.square %0 : f32
  %2 = uop.bufferize %1 over (%a, %b) : f32 -> tensor<4x100xf32>
  %c = uop.range 2 to 4 : index
  %d = uop.range 3 to 100 : index
  %3 = uop.index %2[%c, %d] : tensor<4x100xf32> -> f32
  %4 = uop.scan add %3 over (%d) : f32
  %5 = uop.bufferize %4 over (%c, %d) : f32 -> tensor<4x100xf32>
  %e = uop.range 4 to 4 : index
  %f = uop.range 5 to 100 : index
  %6 = uop.index %5[%e, %f] : tensor<4x100xf32> -> f32
  %7 = uop.neg %6 : f32
  %8 = uop.bufferize %7 over (%e, %f) : f32 -> tensor<4x100xf32>
  return %8 : tensor<4x100xf32>
}

// -----

// Fewer points from the first on are a shorter loop.
// CHECK-LABEL: func.func @prefix(
// CHECK: %[[R:.*]] = uop.range {{[0-9]+}} to 50
// CHECK: uop.scan add %{{.*}} over (%[[R]])
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @prefix(%x: tensor<100xf32>) -> tensor<50xf32> {
  %a = uop.range 0 to 100 : index
  %0 = uop.index %x[%a] : tensor<100xf32> -> f32
  %1 = uop.scan add %0 over (%a) : f32
  %2 = uop.bufferize %1 over (%a) : f32 -> tensor<100xf32>
  %b = uop.range 1 to 50 : index
  %3 = uop.index %2[%b] : tensor<100xf32> -> f32
  %4 = uop.neg %3 : f32
  %5 = uop.bufferize %4 over (%b) : f32 -> tensor<50xf32>
  return %5 : tensor<50xf32>
}

// -----

// From the last on they are not; nor is a single position, the reverse, the
// other direction, or one that the other axis depends on.
// CHECK-LABEL: func.func @elsewhere(
// CHECK-COUNT-10: uop.bufferize {{.*}} -> tensor<
// REMARK: [Missed] Fuse | {{.*}}Reason="its scan is not over a loop of the reader"
func.func @elsewhere(%x: tensor<100x100xf32>) -> (tensor<50xf32>, tensor<100xf32>, tensor<100x100xf32>, tensor<100xf32>, tensor<100x100xf32>) {
  %a = uop.range 0 to 100 : index
  %b = uop.range 1 to 100 : index
  %0 = uop.index %x[%a, %b] : tensor<100x100xf32> -> f32
  %c7 = uop.const 7 : index
  %c99 = uop.const 99 : index

  %last = uop.scan add %0 over (%a) reverse : f32
  %1 = uop.bufferize %last over (%a, %b) : f32 -> tensor<100x100xf32>
  %r2 = uop.range 2 to 50 : index
  %2 = uop.index %1[%r2, %c7] : tensor<100x100xf32> -> f32
  %3 = uop.bufferize %2 over (%r2) : f32 -> tensor<50xf32>

  %first = uop.scan max %0 over (%a) : f32
  %4 = uop.bufferize %first over (%a, %b) : f32 -> tensor<100x100xf32>
  %r3 = uop.range 3 to 100 : index
  %5 = uop.index %4[%c7, %r3] : tensor<100x100xf32> -> f32
  %6 = uop.bufferize %5 over (%r3) : f32 -> tensor<100xf32>

  %least = uop.scan min %0 over (%a) : f32
  %7 = uop.bufferize %least over (%a, %b) : f32 -> tensor<100x100xf32>
  %r4 = uop.range 4 to 100 : index
  %r5 = uop.range 5 to 100 : index
  %back = uop.sub %c99, %r4 : index
  %8 = uop.index %7[%back, %r5] : tensor<100x100xf32> -> f32
  %9 = uop.bufferize %8 over (%r4, %r5) : f32 -> tensor<100x100xf32>

  %product = uop.scan mul %0 over (%a) : f32
  %10 = uop.bufferize %product over (%a, %b) : f32 -> tensor<100x100xf32>
  %r6 = uop.range 6 to 100 : index
  %11 = uop.index %10[%r6, %r6] : tensor<100x100xf32> -> f32
  %12 = uop.bufferize %11 over (%r6) : f32 -> tensor<100xf32>

  %before = uop.scan add %0 over (%a) exclusive : f32
  %13 = uop.bufferize %before over (%a, %b) : f32 -> tensor<100x100xf32>
  %r7 = uop.range 7 to 100 : index
  %r8 = uop.range 8 to 100 : index
  %14 = uop.index %13[%r7, %r8] : tensor<100x100xf32> -> f32
  %15 = uop.index %x[%r7, %r8] : tensor<100x100xf32> -> f32
  %16 = uop.scan add %15 over (%r7) reverse : f32
  %17 = uop.mul %14, %16 : f32
  %18 = uop.bufferize %17 over (%r7, %r8) : f32 -> tensor<100x100xf32>
  return %3, %6, %9, %12, %18 : tensor<50xf32>, tensor<100xf32>, tensor<100x100xf32>, tensor<100xf32>, tensor<100x100xf32>
}

// -----

// A gate that moves with the loop would cut off elements before it.
// CHECK-LABEL: func.func @gated(
// CHECK-COUNT-2: uop.bufferize
func.func @gated(%x: tensor<100xf32>) -> tensor<100xf32> {
  %a = uop.range 0 to 100 : index
  %0 = uop.index %x[%a] : tensor<100xf32> -> f32
  %1 = uop.scan add %0 over (%a) : f32
  %2 = uop.bufferize %1 over (%a) : f32 -> tensor<100xf32>
  %b = uop.range 1 to 100 : index
  %c50 = uop.const 50 : index
  %g = uop.cmp lt %c50, %b : index
  %3 = uop.index %2[%b] if %g : tensor<100xf32> -> f32
  %4 = uop.bufferize %3 over (%b) : f32 -> tensor<100xf32>
  return %4 : tensor<100xf32>
}
