// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

// Layer normalisation of the last axis, with scale and shift.
func.func @main(%x: tensor<6x33x48xf32>, %g: tensor<48xf32>, %b: tensor<48xf32>) -> tensor<6x33x48xf32> {
  %n = uop.const 0.020833334 : tensor<6x33xf32>
  %s = uop.reduce_axis add %x axes [2] : tensor<6x33x48xf32> -> tensor<6x33xf32>
  %m = uop.mul %s, %n : tensor<6x33xf32>
  %m1 = uop.reshape %m : tensor<6x33xf32> -> tensor<6x33x1xf32>
  %m2 = uop.expand %m1 : tensor<6x33x1xf32> -> tensor<6x33x48xf32>
  %d = uop.sub %x, %m2 : tensor<6x33x48xf32>
  %q = uop.square %d : tensor<6x33x48xf32>
  %v = uop.reduce_axis add %q axes [2] : tensor<6x33x48xf32> -> tensor<6x33xf32>
  %v1 = uop.mul %v, %n : tensor<6x33xf32>
  %eps = uop.const 1.0e-5 : tensor<6x33xf32>
  %v2 = uop.add %v1, %eps : tensor<6x33xf32>
  %r = uop.rsqrt %v2 : tensor<6x33xf32>
  %r1 = uop.reshape %r : tensor<6x33xf32> -> tensor<6x33x1xf32>
  %r2 = uop.expand %r1 : tensor<6x33x1xf32> -> tensor<6x33x48xf32>
  %y = uop.mul %d, %r2 : tensor<6x33x48xf32>
  %g1 = uop.reshape %g : tensor<48xf32> -> tensor<1x1x48xf32>
  %g2 = uop.expand %g1 : tensor<1x1x48xf32> -> tensor<6x33x48xf32>
  %b1 = uop.reshape %b : tensor<48xf32> -> tensor<1x1x48xf32>
  %b2 = uop.expand %b1 : tensor<1x1x48xf32> -> tensor<6x33x48xf32>
  %z = uop.mul %y, %g2 : tensor<6x33x48xf32>
  %o = uop.add %z, %b2 : tensor<6x33x48xf32>
  return %o : tensor<6x33x48xf32>
}
