// What needs no kernel: constants, tensors without elements, sums of none, and
// consecutive elements of a tensor in memory.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-opt %s --uop-schedule=fuse=false | FileCheck %s --check-prefix=UNFUSED
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-form-kernels -o /dev/null --mlir-disable-threading --remark-format=emitRemark --remarks-filter=uop-form-kernels 2>&1 | FileCheck %s --check-prefix=REMARK

// CHECK-LABEL: func.func @constants(
// CHECK-NOT: uop.launch
// CHECK: %[[C:.*]] = uop.const 5.000000e+00 : tensor<4x4xf32>
// CHECK-NOT: uop.launch
// CHECK: return %[[C]]
// UNFUSED-LABEL: func.func @constants(
// UNFUSED-NOT: uop.launch
// UNFUSED: return
func.func @constants() -> tensor<4x4xf32> {
  %0 = uop.const 2.0 : tensor<4x4xf32>
  %1 = uop.const 3.0 : tensor<4x4xf32>
  %2 = uop.add %0, %1 : tensor<4x4xf32>
  %3 = uop.contiguous %2 : tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}

// What two kernels need of a constant is not read from memory.
// CHECK-LABEL: uop.kernel @e_6_2(%{{.*}}: memref<12xf32>, %{{.*}}: memref<12xf32>)
// CHECK-LABEL: func.func @used(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @used(%x: tensor<6x2xf32>) -> (tensor<3x4xf32>, tensor<6x2xf32>) {
  %0 = uop.const 2.0 : tensor<3x4xf32>
  %1 = uop.const 3.0 : tensor<3x4xf32>
  %2 = uop.mul %0, %1 : tensor<3x4xf32>
  %3 = uop.contiguous %2 : tensor<3x4xf32>
  %4 = uop.reshape %3 : tensor<3x4xf32> -> tensor<6x2xf32>
  %5 = uop.mul %x, %4 : tensor<6x2xf32>
  return %3, %5 : tensor<3x4xf32>, tensor<6x2xf32>
}

// An op that folds to its operand (found by uop-smith).
// CHECK-LABEL: func.func @operand(
// CHECK-NOT: uop.launch
// CHECK: return
func.func @operand() -> tensor<1xi1> {
  %0 = uop.const 1.5 : tensor<1x0xf32>
  %1 = uop.cmp lt %0, %0 : tensor<1x0xf32>
  %2 = uop.reduce_axis max %1 axes [1] : tensor<1x0xi1> -> tensor<1xi1>
  %3 = uop.where %2, %2, %2 : tensor<1xi1>
  return %3 : tensor<1xi1>
}

// CHECK-LABEL: func.func @empty(
// CHECK-NOT: uop.launch
// CHECK: return
// UNFUSED-LABEL: func.func @empty(
// UNFUSED-NOT: uop.launch
// UNFUSED: return
func.func @empty(%x: tensor<4x0xf32>) -> (tensor<4x0xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.exp2 %x : tensor<4x0xf32>
  %1 = uop.reduce_axis add %x axes [1] : tensor<4x0xf32> -> tensor<4xf32>
  %2 = uop.reduce_axis max %0 axes [1] : tensor<4x0xf32> -> tensor<4xf32>
  %3 = uop.reduce_axis mul %x axes [1] : tensor<4x0xf32> -> tensor<4xf32>
  %4 = uop.neg %3 : tensor<4xf32>
  return %0, %1, %2, %4 : tensor<4x0xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// A fold gives an operand.
// CHECK-LABEL: func.func @same(
// CHECK-NOT: uop.launch
// CHECK: return
func.func @same(%x: tensor<1x0xi1>) -> tensor<1xi1> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<1x0xi1> -> tensor<1xi1>
  %1 = uop.where %0, %0, %0 : tensor<1xi1>
  return %1 : tensor<1xi1>
}

// CHECK-LABEL: func.func @slice(
// CHECK-NOT: uop.launch
// CHECK: uop.shrink %{{.*}} offsets [32] sizes [24]
// CHECK-NOT: uop.launch
// CHECK: return
// UNFUSED-LABEL: func.func @slice(
// UNFUSED-NOT: uop.launch
// UNFUSED: return
// REMARK: kernel-counts-none.mlir:[[#@LINE+3]]:8: remark: {{\[}}Passed] View | Category:uop-form-kernels | Function=slice | Offset=32, Remark="consecutive elements of a tensor in memory need no kernel"
func.func @slice(%x: tensor<16x8xf32>) -> tensor<3x8xf32> {
  %0 = uop.shrink %x offsets [4, 0] sizes [3, 8] : tensor<16x8xf32> -> tensor<3x8xf32>
  %1 = uop.contiguous %0 : tensor<3x8xf32>
  return %1 : tensor<3x8xf32>
}

// CHECK-LABEL: func.func @reshaped(
// CHECK-NOT: uop.launch
// CHECK: return
func.func @reshaped(%x: tensor<16x8xf32>) -> (tensor<4x2x3xf32>, tensor<32x4xf32>, tensor<f32>) {
  %0 = uop.shrink %x offsets [4, 0] sizes [3, 8] : tensor<16x8xf32> -> tensor<3x8xf32>
  %1 = uop.reshape %0 : tensor<3x8xf32> -> tensor<4x2x3xf32>
  %2 = uop.reshape %x : tensor<16x8xf32> -> tensor<32x4xf32>
  %3 = uop.contiguous %2 : tensor<32x4xf32>
  %4 = uop.shrink %x offsets [15, 7] sizes [1, 1] : tensor<16x8xf32> -> tensor<1x1xf32>
  %5 = uop.reshape %4 : tensor<1x1xf32> -> tensor<f32>
  return %1, %3, %5 : tensor<4x2x3xf32>, tensor<32x4xf32>, tensor<f32>
}

// A reader reads the tensor itself.
// CHECK-LABEL: uop.kernel @e_3_8(%{{.*}}: memref<128xf32>, %{{.*}}: memref<24xf32>)
// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[X:.*]]: tensor<16x8xf32>)
// CHECK-COUNT-1: uop.launch @e_3_8 ins(%[[X]] : tensor<16x8xf32>)
// CHECK-NOT: uop.launch
// CHECK: return
func.func @read(%x: tensor<16x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>) {
  %0 = uop.shrink %x offsets [4, 0] sizes [3, 8] : tensor<16x8xf32> -> tensor<3x8xf32>
  %1 = uop.contiguous %0 : tensor<3x8xf32>
  %2 = uop.exp2 %1 : tensor<3x8xf32>
  return %1, %2 : tensor<3x8xf32>, tensor<3x8xf32>
}

// A part of a part of what a kernel makes.
// CHECK-LABEL: func.func @intermediate(
// CHECK: %[[Y:.*]] = uop.launch
// CHECK: %[[F:.*]] = uop.reshape %[[Y]] : tensor<16x8xf32> -> tensor<128xf32>
// CHECK: uop.shrink %[[F]] offsets [42] sizes [12]
// CHECK-NOT: uop.launch
// CHECK: return
func.func @intermediate(%x: tensor<16x8xf32>) -> tensor<3x4xf32> {
  %0 = uop.exp2 %x : tensor<16x8xf32>
  %1 = uop.contiguous %0 : tensor<16x8xf32>
  %2 = uop.shrink %1 offsets [4, 0] sizes [3, 8] : tensor<16x8xf32> -> tensor<3x8xf32>
  %3 = uop.reshape %2 : tensor<3x8xf32> -> tensor<12x2xf32>
  %4 = uop.contiguous %3 : tensor<12x2xf32>
  %5 = uop.shrink %4 offsets [5, 0] sizes [6, 2] : tensor<12x2xf32> -> tensor<6x2xf32>
  %6 = uop.reshape %5 : tensor<6x2xf32> -> tensor<3x4xf32>
  %7 = uop.contiguous %6 : tensor<3x4xf32>
  return %7 : tensor<3x4xf32>
}

// Columns are not consecutive, and a state is written in place while a copy of
// its part is read.
// CHECK-LABEL: func.func @columns(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @columns(%x: tensor<16x8xf32>) -> tensor<16x2xf32> {
  %0 = uop.shrink %x offsets [0, 4] sizes [16, 2] : tensor<16x8xf32> -> tensor<16x2xf32>
  return %0 : tensor<16x2xf32>
}

// CHECK-LABEL: func.func @state(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @state() {
  %b = uop.buffer 7 : tensor<8x4xf32>
  %0 = uop.shrink %b offsets [0, 0] sizes [4, 4] : tensor<8x4xf32> -> tensor<4x4xf32>
  %1 = uop.assign %0, %b offsets [3, 0] sizes [4, 4] : tensor<4x4xf32>, tensor<8x4xf32>
  return
}
