// How many kernels assignments take, and the bytes that they touch: what is
// replaced is all that is written. Peers' figures are in parentheses.

// RUN: uop-run %s --compile-to=schedule --stats | FileCheck %s

// a = a + transpose(a) (2).
// CHECK-LABEL: {{^}}@plus_transposed
// CHECK: {{^}}total
// CHECK-NEXT: work 1 launch of 1 kernel, 0 copies, 128 bytes
func.func @plus_transposed() -> tensor<4x4xf32> {
  %a = uop.buffer 0 : tensor<4x4xf32>
  %t = uop.permute %a [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
  %0 = uop.add %a, %t : tensor<4x4xf32>
  %1 = uop.assign %0, %a : tensor<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// A padded value (1).
// CHECK-LABEL: {{^}}@padded
// CHECK: {{^}}total
// CHECK-NEXT: work 1 launch of 1 kernel, 0 copies, 144 bytes
func.func @padded(%x: tensor<2x2xf32>) -> tensor<4x4xf32> {
  %a = uop.buffer 1 : tensor<4x4xf32>
  %p = uop.pad %x low [1, 1] high [1, 1] : tensor<2x2xf32> -> tensor<4x4xf32>
  %0 = uop.add %a, %p : tensor<4x4xf32>
  %1 = uop.assign %0, %a : tensor<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// One element becomes a constant: 4 bytes.
// CHECK-LABEL: {{^}}@set_element
// CHECK: {{^}}total
// CHECK-NEXT: work 1 launch of 1 kernel, 0 copies, 4 bytes
func.func @set_element() {
  %a = uop.buffer 3 : tensor<100xf32>
  %v = uop.const 5.0 : tensor<1xf32>
  %1 = uop.assign %v, %a offsets [1] sizes [1] : tensor<1xf32>, tensor<100xf32>
  return
}

// 30 elements become a constant: 120 bytes.
// CHECK-LABEL: {{^}}@set_slice
// CHECK: {{^}}total
// CHECK-NEXT: work 1 launch of 1 kernel, 0 copies, 120 bytes
func.func @set_slice() {
  %a = uop.buffer 4 : tensor<100xf32>
  %v = uop.const 3.0 : tensor<30xf32>
  %1 = uop.assign %v, %a offsets [20] sizes [30] : tensor<30xf32>, tensor<100xf32>
  return
}

// 30 elements become those of an argument: 120 bytes read, 120 written.
// CHECK-LABEL: {{^}}@copy_slice
// CHECK: {{^}}total
// CHECK-NEXT: work 1 launch of 1 kernel, 0 copies, 240 bytes
func.func @copy_slice(%v: tensor<30xf32>) {
  %a = uop.buffer 5 : tensor<100xf32>
  %1 = uop.assign %v, %a offsets [20] sizes [30] : tensor<30xf32>, tensor<100xf32>
  return
}

// A part becomes another part of the same buffer that overlaps it (2).
// CHECK-LABEL: {{^}}@overlapping
// CHECK: {{^}}total
// CHECK-NEXT: work 2 launches of 2 kernels, 0 copies, 480 bytes
func.func @overlapping() {
  %a = uop.buffer 6 : tensor<100xf32>
  %v = uop.shrink %a offsets [10] sizes [30] : tensor<100xf32> -> tensor<30xf32>
  %1 = uop.assign %v, %a offsets [20] sizes [30] : tensor<30xf32>, tensor<100xf32>
  return
}

// One that does not overlap it (2).
// CHECK-LABEL: {{^}}@apart
// CHECK: {{^}}total
// CHECK-NEXT: work 2 launches of 2 kernels, 0 copies, 480 bytes
func.func @apart() {
  %a = uop.buffer 7 : tensor<100xf32>
  %v = uop.shrink %a offsets [0] sizes [30] : tensor<100xf32> -> tensor<30xf32>
  %1 = uop.assign %v, %a offsets [50] sizes [30] : tensor<30xf32>, tensor<100xf32>
  return
}

// A part becomes a copy of another buffer (2).
// CHECK-LABEL: {{^}}@clone
// CHECK: {{^}}total
// CHECK-NEXT: work 1 launch of 1 kernel, 0 copies, 240 bytes
func.func @clone() {
  %a = uop.buffer 8 : tensor<100xf32>
  %b = uop.buffer 9 : tensor<30xf32>
  %c = uop.contiguous %b : tensor<30xf32>
  %1 = uop.assign %c, %a offsets [20] sizes [30] : tensor<30xf32>, tensor<100xf32>
  return
}

// Running statistics of a batch normalisation, beside its result.
// CHECK-LABEL: {{^}}@running
// CHECK: {{^}}total
// CHECK-NEXT: work 2 launches of 2 kernels, 0 copies
func.func @running(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %running = uop.buffer 10 : tensor<8xf32>
  %keep = uop.const 0.9 : tensor<8xf32>
  %take = uop.const 0.1 : tensor<8xf32>
  %share = uop.const 0.0625 : tensor<8xf32>
  %sum = uop.reduce_axis add %x axes [0] : tensor<16x8xf32> -> tensor<8xf32>
  %mean = uop.mul %sum, %share : tensor<8xf32>
  %0 = uop.mul %running, %keep : tensor<8xf32>
  %1 = uop.mul %mean, %take : tensor<8xf32>
  %2 = uop.add %0, %1 : tensor<8xf32>
  %new = uop.assign %2, %running : tensor<8xf32>, tensor<8xf32>
  %3 = uop.reshape %mean : tensor<8xf32> -> tensor<1x8xf32>
  %4 = uop.expand %3 : tensor<1x8xf32> -> tensor<16x8xf32>
  %5 = uop.sub %x, %4 : tensor<16x8xf32>
  return %5 : tensor<16x8xf32>
}

// a = a (0).
// CHECK-NOT: {{^}}@self
func.func @self() -> tensor<4x4xf32> {
  %a = uop.buffer 2 : tensor<4x4xf32>
  %1 = uop.assign %a, %a : tensor<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
