// RUN: uop-opt %s --uop-lower-sort --split-input-file --verify-diagnostics | FileCheck %s

// Integers whose positions nobody wants are sorted as they are, by one kernel
// that has a row for itself: one count and one move for each 8 bits.
// CHECK-LABEL: uop.kernel @sort_4_1000_u16(
// CHECK-SAME: %[[X:.*]]: memref<4000xui16>, %[[O:.*]]: memref<4000xui16>)
// CHECK: %[[T:.*]] = uop.define_local : memref<1000xui16, #uop.space<local>>
// CHECK: uop.special global 0 to 4 : index
// CHECK-COUNT-2: uop.define_local : memref<256xui32, #uop.space<local>>
// CHECK: uop.if %{{.*}} over
// CHECK: uop.load %[[X]]
// CHECK: uop.scan add %{{.*}} exclusive : ui32
// CHECK: uop.store %{{.*}}, %[[T]]
// CHECK: uop.scan add %{{.*}} exclusive : ui32
// CHECK: uop.load %[[T]]
// CHECK: uop.store %{{.*}}, %[[O]]
// CHECK-LABEL: func.func @values(
// CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<4x1000xui16>
// CHECK-NEXT: %[[R:.*]] = uop.launch @sort_4_1000_u16 ins(%{{.*}} : tensor<4x1000xui16>) outs(%[[INIT]] : tensor<4x1000xui16>) -> tensor<4x1000xui16>
// CHECK-NEXT: return %[[R]]
func.func @values(%x: tensor<4x1000xui16>) -> tensor<4x1000xui16> {
  %0:2 = uop.sort %x axis 1 : tensor<4x1000xui16> -> tensor<4x1000xui16>, tensor<4x1000xi64>
  return %0#0 : tensor<4x1000xui16>
}

// -----

// 16 bits of key and 10 of position in one integer: only the key is looked at.
// CHECK-LABEL: uop.kernel @sort_8_1000_u32_16_32(
// CHECK-LABEL: func.func @packed(
// CHECK: uop.permute %{{.*}} [1, 0]
// CHECK: uop.shl %{{.*}} : tensor<8x1000xui32>
// CHECK: uop.or %{{.*}} : tensor<8x1000xui32>
// CHECK: uop.launch @sort_8_1000_u32_16_32
// CHECK: uop.shr %{{.*}} : tensor<8x1000xui32>
func.func @packed(%x: tensor<1000x8xi16>) -> (tensor<1000x8xi16>, tensor<1000x8xi16>) {
  %0:2 = uop.sort %x axis 0 descending : tensor<1000x8xi16> -> tensor<1000x8xi16>, tensor<1000x8xi16>
  return %0#0, %0#1 : tensor<1000x8xi16>, tensor<1000x8xi16>
}

// -----

// Keys of 64 bits have their positions beside them.
// CHECK-LABEL: uop.kernel @sort_4_1000_u64_u32(
// CHECK-SAME: memref<4000xui64>, %{{.*}}: memref<4000xui32>, %{{.*}}: memref<4000xui64>, %{{.*}}: memref<4000xui32>)
func.func @beside(%x: tensor<4x1000xf64>) -> tensor<4x1000xi64> {
  %0:2 = uop.sort %x axis 1 : tensor<4x1000xf64> -> tensor<4x1000xf64>, tensor<4x1000xi64>
  return %0#1 : tensor<4x1000xi64>
}

// -----

// In a short row each key is compared with all others.
// CHECK-LABEL: uop.kernel @sort_compared_100_8_u64_32_64(
// CHECK: uop.cmp lt
// CHECK-NOT: uop.cmp eq
// CHECK: uop.reduce add
// CHECK: uop.store
// CHECK-LABEL: func.func @short(
func.func @short(%x: tensor<100x8xf32>) -> tensor<100x8xi64> {
  %0:2 = uop.sort %x axis 1 : tensor<100x8xf32> -> tensor<100x8xf32>, tensor<100x8xi64>
  return %0#1 : tensor<100x8xi64>
}

// -----

// Without positions equal keys are told apart by where they are.
// CHECK-LABEL: uop.kernel @sort_compared_100_8_u32_stable(
// CHECK: uop.cmp eq
func.func @stable(%x: tensor<100x8xi32>) -> tensor<100x8xi32> {
  %0:2 = uop.sort %x axis 1 : tensor<100x8xi32> -> tensor<100x8xi32>, tensor<100x8xi64>
  return %0#0 : tensor<100x8xi32>
}

// -----

// One long row: three kernels for each of two passes, the sums being the same
// kernel. The parts are 64, of which the last one is shorter.
// CHECK-DAG: uop.kernel @sort_count_1_4000001_u16_0(
// CHECK-DAG: uop.kernel @sort_sums_1_16384_u32(
// CHECK-DAG: uop.kernel @sort_move_1_4000001_u16_0(
// CHECK-DAG: uop.kernel @sort_count_1_4000001_u16_1(
// CHECK-DAG: uop.kernel @sort_move_1_4000001_u16_1(
// CHECK-LABEL: func.func @long(
// CHECK: uop.launch @sort_count_1_4000001_u16_0
// CHECK-SAME: -> tensor<1x256x64xui32>
// CHECK: uop.launch @sort_sums_1_16384_u32
// CHECK: uop.launch @sort_move_1_4000001_u16_0
// CHECK: uop.launch @sort_count_1_4000001_u16_1
// CHECK: uop.launch @sort_sums_1_16384_u32
// CHECK: uop.launch @sort_move_1_4000001_u16_1
func.func @long(%x: tensor<4000001xui16>) -> tensor<4000001xui16> {
  %0:2 = uop.sort %x axis 0 : tensor<4000001xui16> -> tensor<4000001xui16>, tensor<4000001xi32>
  return %0#0 : tensor<4000001xui16>
}

// -----

// The least of each block, the blocks with the least of these, and what is in
// them: no kernel has a row of 32000. Of a block, the numbers are compared, and
// then the least of them with the block's position. What is in a block is read in
// order.
// CHECK-NOT: uop.kernel @sort{{.*}}32000
// CHECK-LABEL: func.func @topk(
// CHECK: uop.reduce_axis min {{.*}} axes [2] : tensor<4x1000x32xui32> -> tensor<4x1000xui32>
// CHECK: uop.gather
// CHECK: uop.contiguous {{.*}} : tensor<4x50x32xui64>
// CHECK: uop.launch @sort
func.func @topk(%x: tensor<4x32000xf32>) -> (tensor<4x50xf32>, tensor<4x50xi32>) {
  %0:2 = uop.topk %x axis 1 : tensor<4x32000xf32> -> tensor<4x50xf32>, tensor<4x50xi32>
  return %0#0, %0#1 : tensor<4x50xf32>, tensor<4x50xi32>
}

// -----

// Two sorts of one shape have one kernel.
// CHECK-COUNT-1: uop.kernel @sort_4_1000_u8(
// CHECK-NOT: uop.kernel @sort_4_1000_u8
func.func @twice(%x: tensor<4x1000xui8>, %y: tensor<4x1000xi8>) -> (tensor<4x1000xui8>, tensor<4x1000xi8>) {
  %0:2 = uop.sort %x axis 1 : tensor<4x1000xui8> -> tensor<4x1000xui8>, tensor<4x1000xi64>
  %1:2 = uop.sort %y axis 1 descending : tensor<4x1000xi8> -> tensor<4x1000xi8>, tensor<4x1000xi64>
  return %0#0, %1#0 : tensor<4x1000xui8>, tensor<4x1000xi8>
}

// -----

// CHECK-LABEL: func.func @counted(
// CHECK-NOT: uop.nonzero
// CHECK-NOT: uop.unique
// CHECK-NOT: uop.sort
// CHECK: return
func.func @counted(%x: tensor<100xi32>) -> (tensor<100x1xi64>, tensor<i64>, tensor<100xi32>) {
  %0:2 = uop.nonzero %x : tensor<100xi32> -> tensor<100x1xi64>, tensor<i64>
  %1:5 = uop.unique %x : tensor<100xi32> -> tensor<100xi32>, tensor<100xi64>, tensor<100xi64>, tensor<100xi64>, tensor<i64>
  return %0#0, %1#4, %1#0 : tensor<100x1xi64>, tensor<i64>, tensor<100xi32>
}

// -----

func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{is not lowered by uop-lower-sort; it needs static shapes, got 'tensor<?xf32>'}}
  %0:2 = uop.sort %x axis 0 : tensor<?xf32> -> tensor<?xf32>, tensor<?xi64>
  return %0#0 : tensor<?xf32>
}
