// Kernels that read where values say, sum all or compute moments, on one thread.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s

// x[i]: 1.
// CHECK-LABEL: func.func @gather(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @gather(%x: tensor<100x16xf32>, %i: tensor<32x16xi64>) -> tensor<32x16xf32> {
  %0 = uop.gather %x, %i axis 0 : tensor<100x16xf32>, tensor<32x16xi64> -> tensor<32x16xf32>
  return %0 : tensor<32x16xf32>
}

// counter-based random numbers: 1.
// CHECK-LABEL: func.func @random(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @random(%k: tensor<ui64>) -> tensor<1024xf32> {
  %0 = uop.iota axis 0 : tensor<1024xui64>
  %1 = uop.reshape %k : tensor<ui64> -> tensor<1xui64>
  %2 = uop.expand %1 : tensor<1xui64> -> tensor<1024xui64>
  %3 = uop.threefry %0, %2 : tensor<1024xui64>
  %4 = uop.const 40 : tensor<1024xui64>
  %5 = uop.shr %3, %4 : tensor<1024xui64>
  %6 = uop.cast %5 : tensor<1024xui64> -> tensor<1024xf32>
  %7 = uop.const 5.9604645e-8 : tensor<1024xf32>
  %8 = uop.mul %6, %7 : tensor<1024xf32>
  return %8 : tensor<1024xf32>
}

// a sum of 147456 elements: 1.
// CHECK-LABEL: func.func @sum_of_many(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @sum_of_many(%x: tensor<147456xf32>) -> tensor<f32> {
  %0 = uop.reduce_axis add %x axes [0] : tensor<147456xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

// x.std + y.std: 1.
// CHECK-LABEL: func.func @two_deviations(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @two_deviations(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<f32> {
  %0 = uop.reduce_axis add %x axes [0, 1] : tensor<64x64xf32> -> tensor<f32>
  %1 = uop.const 0.000244140625 : tensor<f32>
  %2 = uop.mul %0, %1 : tensor<f32>
  %3 = uop.reshape %2 : tensor<f32> -> tensor<1x1xf32>
  %4 = uop.expand %3 : tensor<1x1xf32> -> tensor<64x64xf32>
  %5 = uop.sub %x, %4 : tensor<64x64xf32>
  %6 = uop.mul %5, %5 : tensor<64x64xf32>
  %7 = uop.reduce_axis add %6 axes [0, 1] : tensor<64x64xf32> -> tensor<f32>
  %8 = uop.const 0.0002442002442002442 : tensor<f32>
  %9 = uop.mul %7, %8 : tensor<f32>
  %10 = uop.sqrt %9 : tensor<f32>
  %11 = uop.reduce_axis add %y axes [0, 1] : tensor<64x64xf32> -> tensor<f32>
  %12 = uop.const 0.000244140625 : tensor<f32>
  %13 = uop.mul %11, %12 : tensor<f32>
  %14 = uop.reshape %13 : tensor<f32> -> tensor<1x1xf32>
  %15 = uop.expand %14 : tensor<1x1xf32> -> tensor<64x64xf32>
  %16 = uop.sub %y, %15 : tensor<64x64xf32>
  %17 = uop.mul %16, %16 : tensor<64x64xf32>
  %18 = uop.reduce_axis add %17 axes [0, 1] : tensor<64x64xf32> -> tensor<f32>
  %19 = uop.const 0.0002442002442002442 : tensor<f32>
  %20 = uop.mul %18, %19 : tensor<f32>
  %21 = uop.sqrt %20 : tensor<f32>
  %22 = uop.add %10, %21 : tensor<f32>
  return %22 : tensor<f32>
}

// sparse cross entropy: 1.
// CHECK-LABEL: func.func @cross_entropy(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cross_entropy(%x: tensor<64x100xf32>, %t: tensor<64xi32>) -> tensor<f32> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<64x100xf32> -> tensor<64xf32>
  %1 = uop.reshape %0 : tensor<64xf32> -> tensor<64x1xf32>
  %2 = uop.expand %1 : tensor<64x1xf32> -> tensor<64x100xf32>
  %3 = uop.sub %x, %2 : tensor<64x100xf32>
  %4 = uop.exp %3 : tensor<64x100xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<64x100xf32> -> tensor<64xf32>
  %6 = uop.log %5 : tensor<64xf32>
  %7 = uop.reshape %6 : tensor<64xf32> -> tensor<64x1xf32>
  %8 = uop.expand %7 : tensor<64x1xf32> -> tensor<64x100xf32>
  %9 = uop.sub %3, %8 : tensor<64x100xf32>
  %10 = uop.iota axis 1 : tensor<64x100xi32>
  %11 = uop.reshape %t : tensor<64xi32> -> tensor<64x1xi32>
  %12 = uop.expand %11 : tensor<64x1xi32> -> tensor<64x100xi32>
  %13 = uop.cmp eq %10, %12 : tensor<64x100xi32>
  %14 = uop.const 0.0 : tensor<64x100xf32>
  %15 = uop.where %13, %9, %14 : tensor<64x100xf32>
  %16 = uop.reduce_axis add %15 axes [1] : tensor<64x100xf32> -> tensor<64xf32>
  %17 = uop.reduce_axis add %16 axes [0] : tensor<64xf32> -> tensor<f32>
  %18 = uop.const -0.015625 : tensor<f32>
  %19 = uop.mul %17, %18 : tensor<f32>
  return %19 : tensor<f32>
}
