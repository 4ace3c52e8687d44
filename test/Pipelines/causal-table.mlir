// A causal mask of a table of positions, as exporters of ONNX write it: the
// comparison is made where it is read, not stored for all heads.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s
//
// CHECK-COUNT-1: uop.kernel @
// CHECK-NOT: uop.kernel @
func.func @main(%arg0: tensor<1x8x4096x64xf32>, %arg1: tensor<1x8x4096x64xf32>, %arg2: tensor<1x8x4096x64xf32>) -> tensor<1x8x4096x64xf32> {
  %0 = uop.permute %arg1 [0, 1, 3, 2] : tensor<1x8x4096x64xf32> -> tensor<1x8x64x4096xf32>
  %1 = uop.reshape %arg0 : tensor<1x8x4096x64xf32> -> tensor<1x8x4096x64x1xf32>
  %2 = uop.reshape %0 : tensor<1x8x64x4096xf32> -> tensor<1x8x1x64x4096xf32>
  %3 = uop.expand %1 : tensor<1x8x4096x64x1xf32> -> tensor<1x8x4096x64x4096xf32>
  %4 = uop.expand %2 : tensor<1x8x1x64x4096xf32> -> tensor<1x8x4096x64x4096xf32>
  %5 = uop.mul %3, %4 : tensor<1x8x4096x64x4096xf32>
  %6 = uop.reduce_axis add %5 axes [3] : tensor<1x8x4096x64x4096xf32> -> tensor<1x8x4096x4096xf32>
  %cst = uop.const 1.250000e-01 : tensor<f32>
  %7 = uop.reshape %cst : tensor<f32> -> tensor<1x1x1x1xf32>
  %8 = uop.expand %7 : tensor<1x1x1x1xf32> -> tensor<1x8x4096x4096xf32>
  %9 = uop.mul %6, %8 : tensor<1x8x4096x4096xf32>
  %cst_0 = uop.const 0 : tensor<i64>
  %cst_1 = uop.const 1 : tensor<i64>
  %10 = uop.iota axis 0 : tensor<4096xi64>
  %11 = uop.reshape %cst_1 : tensor<i64> -> tensor<1xi64>
  %12 = uop.expand %11 : tensor<1xi64> -> tensor<4096xi64>
  %13 = uop.mul %10, %12 : tensor<4096xi64>
  %14 = uop.reshape %cst_0 : tensor<i64> -> tensor<1xi64>
  %15 = uop.expand %14 : tensor<1xi64> -> tensor<4096xi64>
  %16 = uop.add %15, %13 : tensor<4096xi64>
  %17 = uop.reshape %16 : tensor<4096xi64> -> tensor<4096x1xi64>
  %18 = uop.expand %17 : tensor<4096x1xi64> -> tensor<4096x4096xi64>
  %19 = uop.reshape %16 : tensor<4096xi64> -> tensor<1x4096xi64>
  %20 = uop.expand %19 : tensor<1x4096xi64> -> tensor<4096x4096xi64>
  %21 = uop.cmp ge %18, %20 : tensor<4096x4096xi64>
  %cst_2 = uop.const 0xFF800000 : tensor<f32>
  %22 = uop.reshape %cst_2 : tensor<f32> -> tensor<1x1x1x1xf32>
  %23 = uop.expand %22 : tensor<1x1x1x1xf32> -> tensor<1x8x4096x4096xf32>
  %24 = uop.reshape %21 : tensor<4096x4096xi1> -> tensor<1x1x4096x4096xi1>
  %25 = uop.expand %24 : tensor<1x1x4096x4096xi1> -> tensor<1x8x4096x4096xi1>
  %26 = uop.where %25, %9, %23 : tensor<1x8x4096x4096xf32>
  %27 = uop.reduce_axis max %26 axes [3] : tensor<1x8x4096x4096xf32> -> tensor<1x8x4096xf32>
  %28 = uop.reshape %27 : tensor<1x8x4096xf32> -> tensor<1x8x4096x1xf32>
  %29 = uop.expand %28 : tensor<1x8x4096x1xf32> -> tensor<1x8x4096x4096xf32>
  %30 = uop.sub %26, %29 : tensor<1x8x4096x4096xf32>
  %31 = uop.exp %30 : tensor<1x8x4096x4096xf32>
  %32 = uop.reduce_axis add %31 axes [3] : tensor<1x8x4096x4096xf32> -> tensor<1x8x4096xf32>
  %33 = uop.reshape %32 : tensor<1x8x4096xf32> -> tensor<1x8x4096x1xf32>
  %34 = uop.expand %33 : tensor<1x8x4096x1xf32> -> tensor<1x8x4096x4096xf32>
  %35 = uop.fdiv %31, %34 : tensor<1x8x4096x4096xf32>
  %36 = uop.reshape %35 : tensor<1x8x4096x4096xf32> -> tensor<1x8x4096x4096x1xf32>
  %37 = uop.reshape %arg2 : tensor<1x8x4096x64xf32> -> tensor<1x8x1x4096x64xf32>
  %38 = uop.expand %36 : tensor<1x8x4096x4096x1xf32> -> tensor<1x8x4096x4096x64xf32>
  %39 = uop.expand %37 : tensor<1x8x1x4096x64xf32> -> tensor<1x8x4096x4096x64xf32>
  %40 = uop.mul %38, %39 : tensor<1x8x4096x4096x64xf32>
  %41 = uop.reduce_axis add %40 axes [3] : tensor<1x8x4096x4096x64xf32> -> tensor<1x8x4096x64xf32>
  return %41 : tensor<1x8x4096x64xf32>
}
