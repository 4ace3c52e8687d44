// Consecutive elements of a tensor, read and returned without a kernel.
//
// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --one-shot-bufferize="bufferize-function-boundaries" --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null

func.func @windows() {
  %x = uop.const dense<[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<4x2xf32>
  %s = uop.shrink %x offsets [1, 0] sizes [3, 2] : tensor<4x2xf32> -> tensor<3x2xf32>
  %c = uop.contiguous %s : tensor<3x2xf32>
  %r = uop.reshape %c : tensor<3x2xf32> -> tensor<2x3xf32>
  %n = uop.neg %r : tensor<2x3xf32>
  %y = uop.add %x, %x : tensor<4x2xf32>
  %yc = uop.contiguous %y : tensor<4x2xf32>
  %t = uop.shrink %yc offsets [2, 0] sizes [2, 2] : tensor<4x2xf32> -> tensor<2x2xf32>
  %tc = uop.reshape %t : tensor<2x2xf32> -> tensor<4x1xf32>
  %tcc = uop.contiguous %tc : tensor<4x1xf32>
  %u = uop.shrink %tcc offsets [1, 0] sizes [2, 1] : tensor<4x1xf32> -> tensor<2x1xf32>
  %uc = uop.contiguous %u : tensor<2x1xf32>
  %m = uop.reduce_axis mul %uc axes [0, 1] : tensor<2x1xf32> -> tensor<f32>

  %ec = uop.const dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xf32>
  %en = uop.const dense<[[-2.0, -3.0, -4.0], [-5.0, -6.0, -7.0]]> : tensor<2x3xf32>
  %et = uop.const dense<[[8.0], [10.0], [12.0], [14.0]]> : tensor<4x1xf32>
  %eu = uop.const dense<[[10.0], [12.0]]> : tensor<2x1xf32>
  %em = uop.const 120.0 : tensor<f32>
  check.expect_eq %c, %ec : tensor<3x2xf32>
  check.expect_eq %n, %en : tensor<2x3xf32>
  check.expect_eq %tcc, %et : tensor<4x1xf32>
  check.expect_eq %uc, %eu : tensor<2x1xf32>
  check.expect_eq %m, %em : tensor<f32>
  return
}

func.func @none() {
  %x = uop.const dense<> : tensor<3x0xf32>
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x0xf32> -> tensor<3xf32>
  %1 = uop.reduce_axis max %x axes [1] : tensor<3x0xf32> -> tensor<3xf32>
  %2 = uop.const 4.0 : tensor<3xf32>
  %3 = uop.add %0, %2 : tensor<3xf32>
  %e0 = uop.const 0.0 : tensor<3xf32>
  %e1 = uop.const -inf : tensor<3xf32>
  %e3 = uop.const 4.0 : tensor<3xf32>
  check.expect_eq %0, %e0 : tensor<3xf32>
  check.expect_eq %1, %e1 : tensor<3xf32>
  check.expect_eq %3, %e3 : tensor<3xf32>
  return
}
