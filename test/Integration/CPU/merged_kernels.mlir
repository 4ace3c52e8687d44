// Kernels with several outputs compute what kernels with one do.
//
// RUN: bash %S/Inputs/merged_kernels.sh %s
// RUN: uop-opt %s --uop-schedule | FileCheck %s

// CHECK-LABEL: func.func @siblings(
// CHECK: {{.*}}:3 = uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @siblings(%x: tensor<7x33xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7x33xf32>) {
  %0 = uop.reduce_axis add %x axes [1] : tensor<7x33xf32> -> tensor<7xf32>
  %1 = uop.reduce_axis max %x axes [1] : tensor<7x33xf32> -> tensor<7xf32>
  %2 = uop.neg %x : tensor<7x33xf32>
  return %0, %1, %2 : tensor<7xf32>, tensor<7xf32>, tensor<7x33xf32>
}

// The mean, and the variance from it.
// CHECK-LABEL: func.func @moments(
// CHECK: {{.*}}:2 = uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @moments(%x: tensor<5x3x11xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %s = uop.reduce_axis add %x axes [0, 2] : tensor<5x3x11xf32> -> tensor<3xf32>
  %n = uop.const 55.0 : tensor<3xf32>
  %m = uop.fdiv %s, %n : tensor<3xf32>
  %m1 = uop.reshape %m : tensor<3xf32> -> tensor<1x3x1xf32>
  %m2 = uop.expand %m1 : tensor<1x3x1xf32> -> tensor<5x3x11xf32>
  %d = uop.sub %x, %m2 : tensor<5x3x11xf32>
  %q = uop.square %d : tensor<5x3x11xf32>
  %v = uop.reduce_axis add %q axes [0, 2] : tensor<5x3x11xf32> -> tensor<3xf32>
  return %m, %v : tensor<3xf32>, tensor<3xf32>
}

// Exponentials that are returned, and the softmax that is made of their rows.
// CHECK-LABEL: func.func @rows(
// CHECK: {{.*}}:2 = uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @rows(%x: tensor<9x40xf32>) -> (tensor<9x40xf32>, tensor<9x40xf32>) {
  %e = uop.exp %x : tensor<9x40xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<9x40xf32> -> tensor<9xf32>
  %s1 = uop.reshape %s : tensor<9xf32> -> tensor<9x1xf32>
  %s2 = uop.expand %s1 : tensor<9x1xf32> -> tensor<9x40xf32>
  %o = uop.fdiv %e, %s2 : tensor<9x40xf32>
  return %e, %o : tensor<9x40xf32>, tensor<9x40xf32>
}

// Where the second looks beyond the row there are zeros.
func.func @gated(%x: tensor<6x10xf32>) -> (tensor<6x10xf32>, tensor<6x12xf32>) {
  %e = uop.exp %x : tensor<6x10xf32>
  %p = uop.pad %e low [0, 1] high [0, 1] : tensor<6x10xf32> -> tensor<6x12xf32>
  %n = uop.neg %p : tensor<6x12xf32>
  return %e, %n : tensor<6x10xf32>, tensor<6x12xf32>
}

func.func @fold(%x: tensor<4x640xf32>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<4x640xf32> -> tensor<4xf32>
  %m1 = uop.reshape %m : tensor<4xf32> -> tensor<4x1xf32>
  %m2 = uop.expand %m1 : tensor<4x1xf32> -> tensor<4x640xf32>
  %eq = uop.cmp eq %x, %m2 : tensor<4x640xf32>
  %i = uop.iota axis 1 : tensor<4x640xi32>
  %n = uop.const 640 : tensor<4x640xi32>
  %w = uop.where %eq, %i, %n : tensor<4x640xi32>
  %k = uop.reduce_axis min %w axes [1] : tensor<4x640xi32> -> tensor<4xi32>
  %s = uop.reduce_axis add %x axes [1] : tensor<4x640xf32> -> tensor<4xf32>
  return %m, %k, %s : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>
}

// What the first writes is read where an index says: two kernels.
// CHECK-LABEL: func.func @gather(
// CHECK-COUNT-2: uop.launch
func.func @gather(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = uop.exp %x : tensor<8xf32>
  %f = uop.flip %e axes [0] : tensor<8xf32>
  %o = uop.add %f, %y : tensor<8xf32>
  return %e, %o : tensor<8xf32>, tensor<8xf32>
}

func.func @empty(%x: tensor<4x0xf32>, %y: tensor<0x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<0x4xf32>) {
  %0 = uop.reduce_axis add %x axes [1] : tensor<4x0xf32> -> tensor<4xf32>
  %1 = uop.reduce_axis max %x axes [1] : tensor<4x0xf32> -> tensor<4xf32>
  %2 = uop.reduce_axis add %y axes [0] : tensor<0x4xf32> -> tensor<4xf32>
  %3 = uop.neg %y : tensor<0x4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<0x4xf32>
}

// Three states of an optimiser, each updated where it is.
// CHECK-LABEL: func.func @adam(
// CHECK: {{.*}}:3 = uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @adam(%g: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %m = uop.buffer 1 : tensor<64x32xf32>
  %v = uop.buffer 2 : tensor<64x32xf32>
  %w = uop.buffer 3 : tensor<64x32xf32>
  %a = uop.const 0.875 : tensor<64x32xf32>
  %b = uop.const 0.125 : tensor<64x32xf32>
  %m0 = uop.mul %m, %a : tensor<64x32xf32>
  %m1 = uop.mul %g, %b : tensor<64x32xf32>
  %m2 = uop.add %m0, %m1 : tensor<64x32xf32>
  %v0 = uop.mul %v, %a : tensor<64x32xf32>
  %v1 = uop.square %g : tensor<64x32xf32>
  %v2 = uop.mul %v1, %b : tensor<64x32xf32>
  %v3 = uop.add %v0, %v2 : tensor<64x32xf32>
  %mm = uop.assign %m2, %m : tensor<64x32xf32>, tensor<64x32xf32>
  %vv = uop.assign %v3, %v : tensor<64x32xf32>, tensor<64x32xf32>
  %s = uop.sqrt %vv : tensor<64x32xf32>
  %t = uop.add %s, %b : tensor<64x32xf32>
  %u = uop.fdiv %mm, %t : tensor<64x32xf32>
  %w0 = uop.sub %w, %u : tensor<64x32xf32>
  %ww = uop.assign %w0, %w : tensor<64x32xf32>, tensor<64x32xf32>
  return %ww : tensor<64x32xf32>
}

// One replaces the state of which the other reads other elements.
func.func @reads_old(%g: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
  %m = uop.buffer 4 : tensor<64x32xf32>
  %m0 = uop.add %m, %g : tensor<64x32xf32>
  %f = uop.flip %m axes [1] : tensor<64x32xf32>
  %o = uop.mul %f, %g : tensor<64x32xf32>
  %mm = uop.assign %m0, %m : tensor<64x32xf32>, tensor<64x32xf32>
  return %o, %mm : tensor<64x32xf32>, tensor<64x32xf32>
}

// The outermost loops have one size and run along different axes.
func.func @transposed(%x: tensor<12x12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<12x12xf32>) {
  %c = uop.exp %x : tensor<12x12xf32>
  %0 = uop.reduce_axis add %c axes [0] : tensor<12x12xf32> -> tensor<12xf32>
  %1 = uop.reduce_axis add %c axes [1] : tensor<12x12xf32> -> tensor<12xf32>
  %t = uop.permute %c [1, 0] : tensor<12x12xf32> -> tensor<12x12xf32>
  %2 = uop.mul %t, %x : tensor<12x12xf32>
  return %0, %1, %2, %c : tensor<12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<12x12xf32>
}

// CHECK-LABEL: func.func @scalars(
// CHECK: {{.*}}:2 = uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @scalars(%x: tensor<200000xf32>) -> (tensor<f32>, tensor<f32>) {
  %0 = uop.reduce_axis add %x axes [0] : tensor<200000xf32> -> tensor<f32>
  %1 = uop.reduce_axis max %x axes [0] : tensor<200000xf32> -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// uop.contiguous keeps kernels apart.
// CHECK-LABEL: func.func @contiguous(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @contiguous(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = uop.exp %x : tensor<8xf32>
  %1 = uop.contiguous %0 : tensor<8xf32>
  %2 = uop.add %1, %x : tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}
