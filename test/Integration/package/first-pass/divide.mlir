// CHECK-LABEL: func.func @by_four(
// CHECK: %[[C:.*]] = uop.const 2.500000e-01 : tensor<8xf32>
// CHECK: uop.mul %{{.*}}, %[[C]] : tensor<8xf32>
// CHECK-NOT: uop.fdiv
// KERNEL: uop.kernel
// KERNEL-NOT: uop.fdiv
// KERNEL: uop.mul
func.func @by_four(%x: tensor<8xf32>) -> tensor<8xf32> {
  %four = uop.const 4.0 : tensor<8xf32>
  %0 = uop.fdiv %x, %four : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// The reciprocal of 3 is not a float: multiplying by it would round twice.
// CHECK-LABEL: func.func @by_three(
// CHECK: uop.fdiv
func.func @by_three(%x: tensor<8xf32>) -> tensor<8xf32> {
  %three = uop.const 3.0 : tensor<8xf32>
  %0 = uop.fdiv %x, %three : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @by_value(
// CHECK: uop.fdiv
func.func @by_value(%x: f16, %y: f16) -> f16 {
  %0 = uop.fdiv %x, %y : f16
  return %0 : f16
}

// CHECK-LABEL: func.func @by_half_scalar(
// CHECK: %[[C:.*]] = uop.const 2.000000e+00 : f16
// CHECK: uop.mul %{{.*}}, %[[C]] : f16
func.func @by_half_scalar(%x: f16) -> f16 {
  %half = uop.const 0.5 : f16
  %0 = uop.fdiv %x, %half : f16
  return %0 : f16
}
