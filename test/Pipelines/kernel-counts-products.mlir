// Kernels of sums of products.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s

// a@b + c@d: 1.
// CHECK-LABEL: func.func @sum_of_products(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @sum_of_products(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x32xf32>, %d: tensor<32x48xf32>) -> tensor<64x48xf32> {
  %0 = uop.reshape %a : tensor<64x32xf32> -> tensor<64x32x1xf32>
  %1 = uop.expand %0 : tensor<64x32x1xf32> -> tensor<64x32x48xf32>
  %2 = uop.reshape %b : tensor<32x48xf32> -> tensor<1x32x48xf32>
  %3 = uop.expand %2 : tensor<1x32x48xf32> -> tensor<64x32x48xf32>
  %4 = uop.mul %1, %3 : tensor<64x32x48xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<64x32x48xf32> -> tensor<64x48xf32>
  %6 = uop.reshape %c : tensor<64x32xf32> -> tensor<64x32x1xf32>
  %7 = uop.expand %6 : tensor<64x32x1xf32> -> tensor<64x32x48xf32>
  %8 = uop.reshape %d : tensor<32x48xf32> -> tensor<1x32x48xf32>
  %9 = uop.expand %8 : tensor<1x32x48xf32> -> tensor<64x32x48xf32>
  %10 = uop.mul %7, %9 : tensor<64x32x48xf32>
  %11 = uop.reduce_axis add %10 axes [1] : tensor<64x32x48xf32> -> tensor<64x48xf32>
  %12 = uop.add %5, %11 : tensor<64x48xf32>
  return %12 : tensor<64x48xf32>
}

// sigmoid(x@w + b) * (x@v + e): 1.
// CHECK-LABEL: func.func @gated(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @gated(%x: tensor<64x32xf32>, %w: tensor<32x48xf32>, %v: tensor<32x48xf32>, %b: tensor<48xf32>, %e: tensor<48xf32>) -> tensor<64x48xf32> {
  %0 = uop.reshape %x : tensor<64x32xf32> -> tensor<64x32x1xf32>
  %1 = uop.expand %0 : tensor<64x32x1xf32> -> tensor<64x32x48xf32>
  %2 = uop.reshape %w : tensor<32x48xf32> -> tensor<1x32x48xf32>
  %3 = uop.expand %2 : tensor<1x32x48xf32> -> tensor<64x32x48xf32>
  %4 = uop.mul %1, %3 : tensor<64x32x48xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<64x32x48xf32> -> tensor<64x48xf32>
  %6 = uop.reshape %b : tensor<48xf32> -> tensor<1x48xf32>
  %7 = uop.expand %6 : tensor<1x48xf32> -> tensor<64x48xf32>
  %8 = uop.add %5, %7 : tensor<64x48xf32>
  %9 = uop.reshape %x : tensor<64x32xf32> -> tensor<64x32x1xf32>
  %10 = uop.expand %9 : tensor<64x32x1xf32> -> tensor<64x32x48xf32>
  %11 = uop.reshape %v : tensor<32x48xf32> -> tensor<1x32x48xf32>
  %12 = uop.expand %11 : tensor<1x32x48xf32> -> tensor<64x32x48xf32>
  %13 = uop.mul %10, %12 : tensor<64x32x48xf32>
  %14 = uop.reduce_axis add %13 axes [1] : tensor<64x32x48xf32> -> tensor<64x48xf32>
  %15 = uop.reshape %e : tensor<48xf32> -> tensor<1x48xf32>
  %16 = uop.expand %15 : tensor<1x48xf32> -> tensor<64x48xf32>
  %17 = uop.add %14, %16 : tensor<64x48xf32>
  %18 = uop.const 1.0 : tensor<64x48xf32>
  %19 = uop.neg %8 : tensor<64x48xf32>
  %20 = uop.exp %19 : tensor<64x48xf32>
  %21 = uop.add %18, %20 : tensor<64x48xf32>
  %22 = uop.fdiv %18, %21 : tensor<64x48xf32>
  %23 = uop.mul %22, %17 : tensor<64x48xf32>
  return %23 : tensor<64x48xf32>
}

// convolution, batchnorm (eval), relu: 1.
// CHECK-LABEL: func.func @conv_batchnorm_relu(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @conv_batchnorm_relu(%x: tensor<8x16x16xf32>, %w: tensor<12x8x3x3xf32>, %s: tensor<12xf32>, %t: tensor<12xf32>, %m: tensor<12xf32>, %v: tensor<12xf32>) -> tensor<12x16x16xf32> {
  %0 = uop.pad %x low [0, 1, 1] high [0, 1, 1] : tensor<8x16x16xf32> -> tensor<8x18x18xf32>
  %1 = uop.reshape %0 : tensor<8x18x18xf32> -> tensor<8x1x18x1x18xf32>
  %2 = uop.expand %1 : tensor<8x1x18x1x18xf32> -> tensor<8x4x18x4x18xf32>
  %3 = uop.reshape %2 : tensor<8x4x18x4x18xf32> -> tensor<8x72x72xf32>
  %4 = uop.shrink %3 offsets [0, 0, 0] sizes [8, 57, 57] : tensor<8x72x72xf32> -> tensor<8x57x57xf32>
  %5 = uop.reshape %4 : tensor<8x57x57xf32> -> tensor<8x3x19x3x19xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0] sizes [8, 3, 16, 3, 16] : tensor<8x3x19x3x19xf32> -> tensor<8x3x16x3x16xf32>
  %7 = uop.permute %6 [2, 4, 0, 1, 3] : tensor<8x3x16x3x16xf32> -> tensor<16x16x8x3x3xf32>
  %8 = uop.reshape %7 : tensor<16x16x8x3x3xf32> -> tensor<1x16x16x8x3x3xf32>
  %9 = uop.expand %8 : tensor<1x16x16x8x3x3xf32> -> tensor<12x16x16x8x3x3xf32>
  %10 = uop.reshape %w : tensor<12x8x3x3xf32> -> tensor<12x1x1x8x3x3xf32>
  %11 = uop.expand %10 : tensor<12x1x1x8x3x3xf32> -> tensor<12x16x16x8x3x3xf32>
  %12 = uop.mul %9, %11 : tensor<12x16x16x8x3x3xf32>
  %13 = uop.reduce_axis add %12 axes [3, 4, 5] : tensor<12x16x16x8x3x3xf32> -> tensor<12x16x16xf32>
  %14 = uop.reshape %m : tensor<12xf32> -> tensor<12x1x1xf32>
  %15 = uop.expand %14 : tensor<12x1x1xf32> -> tensor<12x16x16xf32>
  %16 = uop.sub %13, %15 : tensor<12x16x16xf32>
  %17 = uop.const 1.0e-5 : tensor<12xf32>
  %18 = uop.add %v, %17 : tensor<12xf32>
  %19 = uop.rsqrt %18 : tensor<12xf32>
  %20 = uop.reshape %19 : tensor<12xf32> -> tensor<12x1x1xf32>
  %21 = uop.expand %20 : tensor<12x1x1xf32> -> tensor<12x16x16xf32>
  %22 = uop.mul %16, %21 : tensor<12x16x16xf32>
  %23 = uop.reshape %s : tensor<12xf32> -> tensor<12x1x1xf32>
  %24 = uop.expand %23 : tensor<12x1x1xf32> -> tensor<12x16x16xf32>
  %25 = uop.mul %22, %24 : tensor<12x16x16xf32>
  %26 = uop.reshape %t : tensor<12xf32> -> tensor<12x1x1xf32>
  %27 = uop.expand %26 : tensor<12x1x1xf32> -> tensor<12x16x16xf32>
  %28 = uop.add %25, %27 : tensor<12x16x16xf32>
  %29 = uop.const 0.0 : tensor<12x16x16xf32>
  %30 = uop.max %28, %29 : tensor<12x16x16xf32>
  return %30 : tensor<12x16x16xf32>
}

// two convolutions with relu: 2.
// CHECK-LABEL: func.func @two_convolutions(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @two_convolutions(%x: tensor<16x32x32xf32>, %w: tensor<16x16x3x3xf32>, %v: tensor<16x16x3x3xf32>) -> tensor<16x32x32xf32> {
  %0 = uop.pad %x low [0, 1, 1] high [0, 1, 1] : tensor<16x32x32xf32> -> tensor<16x34x34xf32>
  %1 = uop.reshape %0 : tensor<16x34x34xf32> -> tensor<16x1x34x1x34xf32>
  %2 = uop.expand %1 : tensor<16x1x34x1x34xf32> -> tensor<16x4x34x4x34xf32>
  %3 = uop.reshape %2 : tensor<16x4x34x4x34xf32> -> tensor<16x136x136xf32>
  %4 = uop.shrink %3 offsets [0, 0, 0] sizes [16, 105, 105] : tensor<16x136x136xf32> -> tensor<16x105x105xf32>
  %5 = uop.reshape %4 : tensor<16x105x105xf32> -> tensor<16x3x35x3x35xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0] sizes [16, 3, 32, 3, 32] : tensor<16x3x35x3x35xf32> -> tensor<16x3x32x3x32xf32>
  %7 = uop.permute %6 [2, 4, 0, 1, 3] : tensor<16x3x32x3x32xf32> -> tensor<32x32x16x3x3xf32>
  %8 = uop.reshape %7 : tensor<32x32x16x3x3xf32> -> tensor<1x32x32x16x3x3xf32>
  %9 = uop.expand %8 : tensor<1x32x32x16x3x3xf32> -> tensor<16x32x32x16x3x3xf32>
  %10 = uop.reshape %w : tensor<16x16x3x3xf32> -> tensor<16x1x1x16x3x3xf32>
  %11 = uop.expand %10 : tensor<16x1x1x16x3x3xf32> -> tensor<16x32x32x16x3x3xf32>
  %12 = uop.mul %9, %11 : tensor<16x32x32x16x3x3xf32>
  %13 = uop.reduce_axis add %12 axes [3, 4, 5] : tensor<16x32x32x16x3x3xf32> -> tensor<16x32x32xf32>
  %14 = uop.const 0.0 : tensor<16x32x32xf32>
  %15 = uop.max %13, %14 : tensor<16x32x32xf32>
  %16 = uop.pad %15 low [0, 1, 1] high [0, 1, 1] : tensor<16x32x32xf32> -> tensor<16x34x34xf32>
  %17 = uop.reshape %16 : tensor<16x34x34xf32> -> tensor<16x1x34x1x34xf32>
  %18 = uop.expand %17 : tensor<16x1x34x1x34xf32> -> tensor<16x4x34x4x34xf32>
  %19 = uop.reshape %18 : tensor<16x4x34x4x34xf32> -> tensor<16x136x136xf32>
  %20 = uop.shrink %19 offsets [0, 0, 0] sizes [16, 105, 105] : tensor<16x136x136xf32> -> tensor<16x105x105xf32>
  %21 = uop.reshape %20 : tensor<16x105x105xf32> -> tensor<16x3x35x3x35xf32>
  %22 = uop.shrink %21 offsets [0, 0, 0, 0, 0] sizes [16, 3, 32, 3, 32] : tensor<16x3x35x3x35xf32> -> tensor<16x3x32x3x32xf32>
  %23 = uop.permute %22 [2, 4, 0, 1, 3] : tensor<16x3x32x3x32xf32> -> tensor<32x32x16x3x3xf32>
  %24 = uop.reshape %23 : tensor<32x32x16x3x3xf32> -> tensor<1x32x32x16x3x3xf32>
  %25 = uop.expand %24 : tensor<1x32x32x16x3x3xf32> -> tensor<16x32x32x16x3x3xf32>
  %26 = uop.reshape %v : tensor<16x16x3x3xf32> -> tensor<16x1x1x16x3x3xf32>
  %27 = uop.expand %26 : tensor<16x1x1x16x3x3xf32> -> tensor<16x32x32x16x3x3xf32>
  %28 = uop.mul %25, %27 : tensor<16x32x32x16x3x3xf32>
  %29 = uop.reduce_axis add %28 axes [3, 4, 5] : tensor<16x32x32x16x3x3xf32> -> tensor<16x32x32xf32>
  %30 = uop.const 0.0 : tensor<16x32x32xf32>
  %31 = uop.max %29, %30 : tensor<16x32x32xf32>
  return %31 : tensor<16x32x32xf32>
}

// a convolution, then 1x1: 2.
// CHECK-LABEL: func.func @convolution_1x1(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @convolution_1x1(%x: tensor<16x32x32xf32>, %w: tensor<32x16x3x3xf32>, %v: tensor<16x32x1x1xf32>) -> tensor<16x32x32xf32> {
  %0 = uop.pad %x low [0, 1, 1] high [0, 1, 1] : tensor<16x32x32xf32> -> tensor<16x34x34xf32>
  %1 = uop.reshape %0 : tensor<16x34x34xf32> -> tensor<16x1x34x1x34xf32>
  %2 = uop.expand %1 : tensor<16x1x34x1x34xf32> -> tensor<16x4x34x4x34xf32>
  %3 = uop.reshape %2 : tensor<16x4x34x4x34xf32> -> tensor<16x136x136xf32>
  %4 = uop.shrink %3 offsets [0, 0, 0] sizes [16, 105, 105] : tensor<16x136x136xf32> -> tensor<16x105x105xf32>
  %5 = uop.reshape %4 : tensor<16x105x105xf32> -> tensor<16x3x35x3x35xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0] sizes [16, 3, 32, 3, 32] : tensor<16x3x35x3x35xf32> -> tensor<16x3x32x3x32xf32>
  %7 = uop.permute %6 [2, 4, 0, 1, 3] : tensor<16x3x32x3x32xf32> -> tensor<32x32x16x3x3xf32>
  %8 = uop.reshape %7 : tensor<32x32x16x3x3xf32> -> tensor<1x32x32x16x3x3xf32>
  %9 = uop.expand %8 : tensor<1x32x32x16x3x3xf32> -> tensor<32x32x32x16x3x3xf32>
  %10 = uop.reshape %w : tensor<32x16x3x3xf32> -> tensor<32x1x1x16x3x3xf32>
  %11 = uop.expand %10 : tensor<32x1x1x16x3x3xf32> -> tensor<32x32x32x16x3x3xf32>
  %12 = uop.mul %9, %11 : tensor<32x32x32x16x3x3xf32>
  %13 = uop.reduce_axis add %12 axes [3, 4, 5] : tensor<32x32x32x16x3x3xf32> -> tensor<32x32x32xf32>
  %14 = uop.const 0.0 : tensor<32x32x32xf32>
  %15 = uop.max %13, %14 : tensor<32x32x32xf32>
  %16 = uop.reshape %15 : tensor<32x32x32xf32> -> tensor<32x1x32x1x32xf32>
  %17 = uop.permute %16 [2, 4, 0, 1, 3] : tensor<32x1x32x1x32xf32> -> tensor<32x32x32x1x1xf32>
  %18 = uop.reshape %17 : tensor<32x32x32x1x1xf32> -> tensor<1x32x32x32x1x1xf32>
  %19 = uop.expand %18 : tensor<1x32x32x32x1x1xf32> -> tensor<16x32x32x32x1x1xf32>
  %20 = uop.reshape %v : tensor<16x32x1x1xf32> -> tensor<16x1x1x32x1x1xf32>
  %21 = uop.expand %20 : tensor<16x1x1x32x1x1xf32> -> tensor<16x32x32x32x1x1xf32>
  %22 = uop.mul %19, %21 : tensor<16x32x32x32x1x1xf32>
  %23 = uop.reduce_axis add %22 axes [3, 4, 5] : tensor<16x32x32x32x1x1xf32> -> tensor<16x32x32xf32>
  %24 = uop.const 0.0 : tensor<16x32x32xf32>
  %25 = uop.max %23, %24 : tensor<16x32x32xf32>
  return %25 : tensor<16x32x32xf32>
}

// a convolution plus a 1x1 one of the same: 1, whose lanes are the channels of
// the output. On a Zen 3 it takes 740 us, and two kernels take as long.
// CHECK-LABEL: func.func @residual_1x1(
// CHECK: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @residual_1x1(%x: tensor<64x28x28xf32>, %w: tensor<64x64x3x3xf32>, %v: tensor<64x64x1x1xf32>) -> tensor<64x28x28xf32> {
  %0 = uop.pad %x low [0, 1, 1] high [0, 1, 1] : tensor<64x28x28xf32> -> tensor<64x30x30xf32>
  %1 = uop.reshape %0 : tensor<64x30x30xf32> -> tensor<64x1x30x1x30xf32>
  %2 = uop.expand %1 : tensor<64x1x30x1x30xf32> -> tensor<64x4x30x4x30xf32>
  %3 = uop.reshape %2 : tensor<64x4x30x4x30xf32> -> tensor<64x120x120xf32>
  %4 = uop.shrink %3 offsets [0, 0, 0] sizes [64, 93, 93] : tensor<64x120x120xf32> -> tensor<64x93x93xf32>
  %5 = uop.reshape %4 : tensor<64x93x93xf32> -> tensor<64x3x31x3x31xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0] sizes [64, 3, 28, 3, 28] : tensor<64x3x31x3x31xf32> -> tensor<64x3x28x3x28xf32>
  %7 = uop.permute %6 [2, 4, 0, 1, 3] : tensor<64x3x28x3x28xf32> -> tensor<28x28x64x3x3xf32>
  %8 = uop.reshape %7 : tensor<28x28x64x3x3xf32> -> tensor<1x28x28x64x3x3xf32>
  %9 = uop.expand %8 : tensor<1x28x28x64x3x3xf32> -> tensor<64x28x28x64x3x3xf32>
  %10 = uop.reshape %w : tensor<64x64x3x3xf32> -> tensor<64x1x1x64x3x3xf32>
  %11 = uop.expand %10 : tensor<64x1x1x64x3x3xf32> -> tensor<64x28x28x64x3x3xf32>
  %12 = uop.mul %9, %11 : tensor<64x28x28x64x3x3xf32>
  %13 = uop.reduce_axis add %12 axes [3, 4, 5] : tensor<64x28x28x64x3x3xf32> -> tensor<64x28x28xf32>
  %14 = uop.reshape %x : tensor<64x28x28xf32> -> tensor<64x1x28x1x28xf32>
  %15 = uop.permute %14 [2, 4, 0, 1, 3] : tensor<64x1x28x1x28xf32> -> tensor<28x28x64x1x1xf32>
  %16 = uop.reshape %15 : tensor<28x28x64x1x1xf32> -> tensor<1x28x28x64x1x1xf32>
  %17 = uop.expand %16 : tensor<1x28x28x64x1x1xf32> -> tensor<64x28x28x64x1x1xf32>
  %18 = uop.reshape %v : tensor<64x64x1x1xf32> -> tensor<64x1x1x64x1x1xf32>
  %19 = uop.expand %18 : tensor<64x1x1x64x1x1xf32> -> tensor<64x28x28x64x1x1xf32>
  %20 = uop.mul %17, %19 : tensor<64x28x28x64x1x1xf32>
  %21 = uop.reduce_axis add %20 axes [3, 4, 5] : tensor<64x28x28x64x1x1xf32> -> tensor<64x28x28xf32>
  %22 = uop.add %13, %21 : tensor<64x28x28xf32>
  %23 = uop.const 0.0 : tensor<64x28x28xf32>
  %24 = uop.max %22, %23 : tensor<64x28x28xf32>
  return %24 : tensor<64x28x28xf32>
}

// two convolutions whose windows are views of the flattened image, as those of
// linalg are, with a bias and relu between them: 2.
// CHECK-LABEL: func.func @convolutions_by_views(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @convolutions_by_views(%x: tensor<16x34x34xf32>, %w: tensor<16x16x3x3xf32>, %b: tensor<16x1x1xf32>, %v: tensor<32x16xf32>) -> tensor<32x32x32xf32> {
  %0 = uop.reshape %x : tensor<16x34x34xf32> -> tensor<18496xf32>
  %1 = uop.view %0 sizes [16, 32, 32, 16, 3, 3] strides [0, 34, 1, 1156, 34, 1] offset 0 : tensor<18496xf32> -> tensor<16x32x32x16x3x3xf32>
  %2 = uop.reshape %w : tensor<16x16x3x3xf32> -> tensor<16x1x1x16x3x3xf32>
  %3 = uop.expand %2 : tensor<16x1x1x16x3x3xf32> -> tensor<16x32x32x16x3x3xf32>
  %4 = uop.mul %1, %3 : tensor<16x32x32x16x3x3xf32>
  %5 = uop.reduce_axis add %4 axes [3, 4, 5] : tensor<16x32x32x16x3x3xf32> -> tensor<16x32x32xf32>
  %6 = uop.expand %b : tensor<16x1x1xf32> -> tensor<16x32x32xf32>
  %7 = uop.add %5, %6 : tensor<16x32x32xf32>
  %zero = uop.const 0.0 : tensor<16x32x32xf32>
  %8 = uop.max %7, %zero : tensor<16x32x32xf32>
  %9 = uop.reshape %8 : tensor<16x32x32xf32> -> tensor<16384xf32>
  %10 = uop.view %9 sizes [32, 32, 32, 16] strides [0, 32, 1, 1024] offset 0 : tensor<16384xf32> -> tensor<32x32x32x16xf32>
  %11 = uop.reshape %v : tensor<32x16xf32> -> tensor<32x1x1x16xf32>
  %12 = uop.expand %11 : tensor<32x1x1x16xf32> -> tensor<32x32x32x16xf32>
  %13 = uop.mul %10, %12 : tensor<32x32x32x16xf32>
  %14 = uop.reduce_axis add %13 axes [3] : tensor<32x32x32x16xf32> -> tensor<32x32x32xf32>
  return %14 : tensor<32x32x32xf32>
}
