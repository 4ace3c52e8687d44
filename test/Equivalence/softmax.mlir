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

func.func @rows() {
  %x = uop.const dense<[[1.5, -2.0, 0.25, 3.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0xFF800000, 1.0, 2.0, 0xFF800000, 0.5], [9.99994610111476e-41, -9.99994610111476e-41, 80.0, -80.0, 79.5]]> : tensor<4x5xf32>
  %m = uop.reduce_axis max %x axes [1] : tensor<4x5xf32> -> tensor<4xf32>
  %m1 = uop.reshape %m : tensor<4xf32> -> tensor<4x1xf32>
  %m2 = uop.expand %m1 : tensor<4x1xf32> -> tensor<4x5xf32>
  %d = uop.sub %x, %m2 : tensor<4x5xf32>
  %e = uop.exp %d : tensor<4x5xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<4x5xf32> -> tensor<4xf32>
  %s1 = uop.reshape %s : tensor<4xf32> -> tensor<4x1xf32>
  %s2 = uop.expand %s1 : tensor<4x1xf32> -> tensor<4x5xf32>
  %o = uop.fdiv %e, %s2 : tensor<4x5xf32>
  %y = uop.const dense<[[0.16607098281383514, 0.00501490943133831, 0.047580134123563766, 0.7442785501480103, 0.03705544397234917], [0.20000000298023224, 0.20000000298023224, 0.20000000298023224, 0.20000000298023224, 0.20000000298023224], [0.0, 0.23122389614582062, 0.6285316944122314, 0.0, 0.14024437963962555], [1.123446583374746e-35, 1.123446583374746e-35, 0.622459352016449, 0.0, 0.3775406777858734]]> : tensor<4x5xf32>
  check.expect_close %o, %y {ulp = 4, abs = 1.0e-30} : tensor<4x5xf32>
  return
}

// A NaN fills its row, and so does inf - inf.
func.func @not_finite() {
  %x = uop.const dense<[[0x7FC00000, 1.0, 2.0, 3.0, 4.0], [0x7F800000, 0.0, 0.0, 0.0, 0.0]]> : tensor<2x5xf32>
  %m = uop.reduce_axis max %x axes [1] : tensor<2x5xf32> -> tensor<2xf32>
  %m1 = uop.reshape %m : tensor<2xf32> -> tensor<2x1xf32>
  %m2 = uop.expand %m1 : tensor<2x1xf32> -> tensor<2x5xf32>
  %d = uop.sub %x, %m2 : tensor<2x5xf32>
  %e = uop.exp %d : tensor<2x5xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<2x5xf32> -> tensor<2xf32>
  %s1 = uop.reshape %s : tensor<2xf32> -> tensor<2x1xf32>
  %s2 = uop.expand %s1 : tensor<2x1xf32> -> tensor<2x5xf32>
  %o = uop.fdiv %e, %s2 : tensor<2x5xf32>
  %y = uop.const dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<2x5xf32>
  check.expect_eq %o, %y : tensor<2x5xf32>
  return
}

// The row of one element, and no rows at all.
func.func @one_column() {
  %x = uop.const dense<[[1.875], [0.5], [0.75]]> : tensor<3x1xf32>
  %m = uop.reduce_axis max %x axes [1] : tensor<3x1xf32> -> tensor<3xf32>
  %m1 = uop.reshape %m : tensor<3xf32> -> tensor<3x1xf32>
  %m2 = uop.expand %m1 : tensor<3x1xf32> -> tensor<3x1xf32>
  %d = uop.sub %x, %m2 : tensor<3x1xf32>
  %e = uop.exp %d : tensor<3x1xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<3x1xf32> -> tensor<3xf32>
  %s1 = uop.reshape %s : tensor<3xf32> -> tensor<3x1xf32>
  %s2 = uop.expand %s1 : tensor<3x1xf32> -> tensor<3x1xf32>
  %o = uop.fdiv %e, %s2 : tensor<3x1xf32>
  %y = uop.const dense<[[1.0], [1.0], [1.0]]> : tensor<3x1xf32>
  check.expect_eq %o, %y : tensor<3x1xf32>
  return
}

func.func @no_rows() {
  %x = uop.const 1.0 : tensor<0x5xf32>
  %m = uop.reduce_axis max %x axes [1] : tensor<0x5xf32> -> tensor<0xf32>
  %m1 = uop.reshape %m : tensor<0xf32> -> tensor<0x1xf32>
  %m2 = uop.expand %m1 : tensor<0x1xf32> -> tensor<0x5xf32>
  %d = uop.sub %x, %m2 : tensor<0x5xf32>
  %e = uop.exp %d : tensor<0x5xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<0x5xf32> -> tensor<0xf32>
  %s1 = uop.reshape %s : tensor<0xf32> -> tensor<0x1xf32>
  %s2 = uop.expand %s1 : tensor<0x1xf32> -> tensor<0x5xf32>
  %o = uop.fdiv %e, %s2 : tensor<0x5xf32>
  check.expect_eq %o, %x : tensor<0x5xf32>
  return
}
