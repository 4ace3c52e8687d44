// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-kernels --uop-dedup-kernels --uop-thread-kernels=min-time=0 --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null

func.func @padded_slices() {
  %x = uop.const dense<[[[-0.625, -1.625], [-1.375, -0.375], [-0.625, -0.75], [1.875, 1.5]], [[0.25, 2.0], [-0.625, -1.5], [-1.0, -1.75], [1.875, -1.125]], [[-0.25, -1.25], [2.0, -1.375], [0.125, 1.875], [0.125, 1.625]]]> : tensor<3x4x2xf32>
  %v = uop.const 7.5 : f32
  %a = uop.shrink %x offsets [1, 0, 0] sizes [2, 3, 2] : tensor<3x4x2xf32> -> tensor<2x3x2xf32>
  %b = uop.pad %a low [0, 1, 0] high [2, 0, 1] value %v : tensor<2x3x2xf32> -> tensor<4x4x3xf32>
  %t = uop.permute %b [2, 0, 1] : tensor<4x4x3xf32> -> tensor<3x4x4xf32>
  %f = uop.flip %t axes [1] : tensor<3x4x4xf32>
  %g = uop.flip %f axes [0] : tensor<3x4x4xf32>
  %c = uop.cat %f, %t, %g axis 1 : tensor<3x4x4xf32>, tensor<3x4x4xf32>, tensor<3x4x4xf32> -> tensor<3x12x4xf32>
  %ef = uop.const dense<[[[7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, -0.25, 2.0, 0.125], [7.5, 0.25, -0.625, -1.0]], [[7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, -1.25, -1.375, 1.875], [7.5, 2.0, -1.5, -1.75]], [[7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5]]]> : tensor<3x4x4xf32>
  %ec = uop.const dense<[[[7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, -0.25, 2.0, 0.125], [7.5, 0.25, -0.625, -1.0], [7.5, 0.25, -0.625, -1.0], [7.5, -0.25, 2.0, 0.125], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5]], [[7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, -1.25, -1.375, 1.875], [7.5, 2.0, -1.5, -1.75], [7.5, 2.0, -1.5, -1.75], [7.5, -1.25, -1.375, 1.875], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, -1.25, -1.375, 1.875], [7.5, 2.0, -1.5, -1.75]], [[7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5], [7.5, -0.25, 2.0, 0.125], [7.5, 0.25, -0.625, -1.0]]]> : tensor<3x12x4xf32>
  check.expect_eq %f, %ef : tensor<3x4x4xf32>
  check.expect_eq %c, %ec : tensor<3x12x4xf32>
  return
}

func.func @unsigned() {
  %x = uop.const dense<[[[229, 196, 190, 147]], [[148, 212, 109, 242]], [[224, 95, 105, 182]]]> : tensor<3x1x4xui8>
  %v = uop.const 255 : ui8
  %p = uop.pad %x low [0, 2, 0] high [0, 1, 0] value %v : tensor<3x1x4xui8> -> tensor<3x4x4xui8>
  %t = uop.permute %p [1, 2, 0] : tensor<3x4x4xui8> -> tensor<4x4x3xui8>
  %e = uop.const dense<[[[255, 255, 255], [255, 255, 255], [255, 255, 255], [255, 255, 255]], [[255, 255, 255], [255, 255, 255], [255, 255, 255], [255, 255, 255]], [[229, 148, 224], [196, 212, 95], [190, 109, 105], [147, 242, 182]], [[255, 255, 255], [255, 255, 255], [255, 255, 255], [255, 255, 255]]]> : tensor<4x4x3xui8>
  check.expect_eq %t, %e : tensor<4x4x3xui8>
  return
}

func.func @flips_and_nothing() {
  %x = uop.const dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>
  %n = uop.const true : tensor<2x0xi1>
  %a = uop.flip %x axes [1] : tensor<2x3xi1>
  %b = uop.flip %x axes [0] : tensor<2x3xi1>
  %c = uop.cat %a, %x, %n, %b axis 1 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x0xi1>, tensor<2x3xi1> -> tensor<2x9xi1>
  %e = uop.const dense<[[false, false, true, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false]]> : tensor<2x9xi1>
  check.expect_eq %c, %e : tensor<2x9xi1>
  return
}
