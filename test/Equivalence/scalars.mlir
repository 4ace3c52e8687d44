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

// A scalar that a foreign op computes is the value of a padding.
func.func @foreign_scalar() {
  %x = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = uop.reduce_axis add %x axes [0] : tensor<4xf32> -> tensor<f32>
  %s = tensor.extract %0[] : tensor<f32>
  %1 = uop.pad %x low [1] high [0] value %s : tensor<4xf32> -> tensor<5xf32>
  %2 = uop.add %1, %1 : tensor<5xf32>
  %e = uop.const dense<[20.0, 2.0, 4.0, 6.0, 8.0]> : tensor<5xf32>
  check.expect_eq %2, %e : tensor<5xf32>
  return
}
