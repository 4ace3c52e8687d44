// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null

// ((1 * 2 + 3) * 0.5 + 4) and so on, a row each; the first scale does not
// matter.
func.func @rows() {
  %v = uop.const dense<[[1.0, 3.0, 4.0], [2.0, -1.0, 0.5], [1.0, 1.0, 1.0]]> : tensor<3x3xf32>
  %s = uop.const dense<[[9.0, 2.0, 0.5], [0.0, 0.0, 1.0], [5.0, 1.0, 1.0]]> : tensor<3x3xf32>
  %i = uop.range 0 to 3 : index
  %k = uop.range 1 to 3 reduce : index
  %0 = uop.index %v[%i, %k] : tensor<3x3xf32> -> f32
  %1 = uop.index %s[%i, %k] : tensor<3x3xf32> -> f32
  %2 = uop.recurrence %0 scale %1 over (%k) : f32
  %3 = uop.bufferize %2 over (%i) : f32 -> tensor<3xf32>
  %e = uop.const dense<[6.5, -0.5, 3.0]> : tensor<3xf32>
  check.expect_eq %3, %e : tensor<3xf32>
  return
}
