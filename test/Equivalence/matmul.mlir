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
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=tile=2,4,2,2,8 --test-uop-interpret
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=threads=8 --test-uop-interpret

// The values are small multiples of 1/8: every order of summation is exact.
func.func @bias_relu_twice() {
  %a = uop.const dense<[[2.0, 1.25, 1.25, 0.875, 0.5], [-0.625, 2.0, -0.125, -1.125, 1.375], [-1.375, 1.5, 0.5, -1.625, -1.875], [-0.25, -1.875, -1.5, 0.0, 2.0]]> : tensor<4x5xf32>
  %b = uop.const dense<[[-0.125, 1.25, 1.75], [1.375, 0.5, -0.25], [0.0, -1.0, 0.0], [-0.5, -1.0, 2.0], [-2.0, -1.625, -1.25]]> : tensor<5x3xf32>
  %c = uop.const dense<[[-1.25, 0.875], [-0.5, 0.0], [-2.0, 0.5]]> : tensor<3x2xf32>
  %bias = uop.const dense<[1.875, 0.75, 1.625]> : tensor<3xf32>
  %ya1 = uop.reshape %a : tensor<4x5xf32> -> tensor<4x5x1xf32>
  %ya2 = uop.expand %ya1 : tensor<4x5x1xf32> -> tensor<4x5x3xf32>
  %yb1 = uop.reshape %b : tensor<5x3xf32> -> tensor<1x5x3xf32>
  %yb2 = uop.expand %yb1 : tensor<1x5x3xf32> -> tensor<4x5x3xf32>
  %yp = uop.mul %ya2, %yb2 : tensor<4x5x3xf32>
  %y = uop.reduce_axis add %yp axes [1] : tensor<4x5x3xf32> -> tensor<4x3xf32>
  %v1 = uop.reshape %bias : tensor<3xf32> -> tensor<1x3xf32>
  %v2 = uop.expand %v1 : tensor<1x3xf32> -> tensor<4x3xf32>
  %t = uop.add %y, %v2 : tensor<4x3xf32>
  %zero = uop.const 0.0 : tensor<4x3xf32>
  %z = uop.max %t, %zero : tensor<4x3xf32>
  %wa1 = uop.reshape %z : tensor<4x3xf32> -> tensor<4x3x1xf32>
  %wa2 = uop.expand %wa1 : tensor<4x3x1xf32> -> tensor<4x3x2xf32>
  %wb1 = uop.reshape %c : tensor<3x2xf32> -> tensor<1x3x2xf32>
  %wb2 = uop.expand %wb1 : tensor<1x3x2xf32> -> tensor<4x3x2xf32>
  %wp = uop.mul %wa2, %wb2 : tensor<4x3x2xf32>
  %w = uop.reduce_axis add %wp axes [1] : tensor<4x3x2xf32> -> tensor<4x2xf32>
  %ey = uop.const dense<[[0.03125, 0.1875, 4.3125], [0.640625, -0.765625, -5.5625], [6.796875, 3.203125, -3.6875], [-6.546875, -3.0, -2.46875]]> : tensor<4x3xf32>
  %ez = uop.const dense<[[1.90625, 0.9375, 5.9375], [2.515625, 0.0, 0.0], [8.671875, 3.953125, 0.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf32>
  %ew = uop.const dense<[[-14.7265625, 4.63671875], [-3.14453125, 2.201171875], [-12.81640625, 7.587890625], [-0.0, 0.0]]> : tensor<4x2xf32>
  check.expect_eq %y, %ey : tensor<4x3xf32>
  check.expect_eq %z, %ez : tensor<4x3xf32>
  check.expect_eq %w, %ew : tensor<4x2xf32>
  return
}

func.func @wraps() {
  %a = uop.const dense<[[84, 41, -89, 8], [-60, 119, 97, -81], [2, 112, 88, 53]]> : tensor<3x4xi8>
  %b = uop.const dense<[[35, -118], [61, -7], [-105, -66], [10, 58]]> : tensor<4x2xi8>
  %ya1 = uop.reshape %a : tensor<3x4xi8> -> tensor<3x4x1xi8>
  %ya2 = uop.expand %ya1 : tensor<3x4x1xi8> -> tensor<3x4x2xi8>
  %yb1 = uop.reshape %b : tensor<4x2xi8> -> tensor<1x4x2xi8>
  %yb2 = uop.expand %yb1 : tensor<1x4x2xi8> -> tensor<3x4x2xi8>
  %yp = uop.mul %ya2, %yb2 : tensor<3x4x2xi8>
  %y = uop.reduce_axis add %yp axes [1] : tensor<3x4x2xi8> -> tensor<3x2xi8>
  %e = uop.const dense<[[18, -21], [52, 11], [-16, 86]]> : tensor<3x2xi8>
  check.expect_eq %y, %e : tensor<3x2xi8>
  return
}

// No products to sum: every element is 0.
func.func @no_inner() {
  %a = uop.const 1.0 : tensor<3x0xf32>
  %b = uop.const 1.0 : tensor<0x2xf32>
  %ya1 = uop.reshape %a : tensor<3x0xf32> -> tensor<3x0x1xf32>
  %ya2 = uop.expand %ya1 : tensor<3x0x1xf32> -> tensor<3x0x2xf32>
  %yb1 = uop.reshape %b : tensor<0x2xf32> -> tensor<1x0x2xf32>
  %yb2 = uop.expand %yb1 : tensor<1x0x2xf32> -> tensor<3x0x2xf32>
  %yp = uop.mul %ya2, %yb2 : tensor<3x0x2xf32>
  %y = uop.reduce_axis add %yp axes [1] : tensor<3x0x2xf32> -> tensor<3x2xf32>
  %e = uop.const 0.0 : tensor<3x2xf32>
  check.expect_eq %y, %e : tensor<3x2xf32>
  return
}
