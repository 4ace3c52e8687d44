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
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=threads=32 --test-uop-interpret

func.func @layernorm() {
  %x = uop.const dense<[[6.5, 1.5, 4.5, 5.5, -4.5, -7.5], [-3.5, -3.5, 6.0, 7.0, -8.0, 0.0], [5.5, -6.0, 5.0, -6.5, -0.5, 5.0]]> : tensor<3x6xf32>
  %g = uop.const dense<[-0.75, -0.625, -0.875, 0.875, -1.0, 2.0]> : tensor<6xf32>
  %b = uop.const dense<[-0.25, -0.125, 0.0, 0.375, 0.25, 0.0]> : tensor<6xf32>
  %n = uop.const 0.1666666716337204 : tensor<3xf32>
  %s = uop.reduce_axis add %x axes [1] : tensor<3x6xf32> -> tensor<3xf32>
  %m = uop.mul %s, %n : tensor<3xf32>
  %m1 = uop.reshape %m : tensor<3xf32> -> tensor<3x1xf32>
  %m2 = uop.expand %m1 : tensor<3x1xf32> -> tensor<3x6xf32>
  %d = uop.sub %x, %m2 : tensor<3x6xf32>
  %q = uop.square %d : tensor<3x6xf32>
  %v = uop.reduce_axis add %q axes [1] : tensor<3x6xf32> -> tensor<3xf32>
  %v1 = uop.mul %v, %n : tensor<3xf32>
  %eps = uop.const 1.0e-5 : tensor<3xf32>
  %v2 = uop.add %v1, %eps : tensor<3xf32>
  %r = uop.rsqrt %v2 : tensor<3xf32>
  %r1 = uop.reshape %r : tensor<3xf32> -> tensor<3x1xf32>
  %r2 = uop.expand %r1 : tensor<3x1xf32> -> tensor<3x6xf32>
  %y = uop.mul %d, %r2 : tensor<3x6xf32>
  %g1 = uop.reshape %g : tensor<6xf32> -> tensor<1x6xf32>
  %g2 = uop.expand %g1 : tensor<1x6xf32> -> tensor<3x6xf32>
  %b1 = uop.reshape %b : tensor<6xf32> -> tensor<1x6xf32>
  %b2 = uop.expand %b1 : tensor<1x6xf32> -> tensor<3x6xf32>
  %z = uop.mul %y, %g2 : tensor<3x6xf32>
  %o = uop.add %z, %b2 : tensor<3x6xf32>
  %e = uop.const dense<[[-1.0354173183441162, -0.18450132012367249, -0.583112895488739, 1.1247165203094482, 1.2972232103347778, -3.2368714809417725], [0.1925123631954193, 0.24376030266284943, -1.0325288772583008, 1.5705597400665283, 1.678460955619812, 0.12421399354934692], [-0.9936320185661316, 0.657235860824585, -0.782235860824585, -0.805465042591095, 0.42879676818847656, 1.7879676818847656]]> : tensor<3x6xf32>
  check.expect_close %o, %e {abs = 2.0e-6, rel = 2.0e-6} : tensor<3x6xf32>
  return
}
