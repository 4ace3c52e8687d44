// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

// f8E8M0FNU and f4E2M1FN are moved, chosen, compared and converted.

func.func @compare() {
  %x = uop.const dense<[0x00, 0x7F, 0xFE, 0xFF]> : tensor<4xf8E8M0FNU>
  %y = uop.const dense<[0x01, 0x7F, 0x7F, 0xFF]> : tensor<4xf8E8M0FNU>
  %0 = uop.cmp lt %x, %y : tensor<4xf8E8M0FNU>
  %e0 = uop.const dense<[true, false, false, false]> : tensor<4xi1>
  check.expect_eq %0, %e0 : tensor<4xi1>
  %1 = uop.cmp ne %x, %y : tensor<4xf8E8M0FNU>
  %e1 = uop.const dense<[true, false, true, true]> : tensor<4xi1>
  check.expect_eq %1, %e1 : tensor<4xi1>
  %a = uop.const dense<[0.0, -6.0, 0.5]> : tensor<3xf4E2M1FN>
  %b = uop.const dense<[-0.0, -4.0, 0.5]> : tensor<3xf4E2M1FN>
  %2 = uop.cmp eq %a, %b : tensor<3xf4E2M1FN>
  %e2 = uop.const dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq %2, %e2 : tensor<3xi1>
  %3 = uop.where %2, %b, %a : tensor<3xf4E2M1FN>
  %e3 = uop.const dense<[-0.0, -6.0, 0.5]> : tensor<3xf4E2M1FN>
  check.expect_eq %3, %e3 : tensor<3xf4E2M1FN>
  return
}

// What is filled in is all bits 0: of a scale that is 2^-127.
func.func @fill() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %0 = uop.pad %x low [1] high [0] : tensor<2xf8E8M0FNU> -> tensor<3xf8E8M0FNU>
  %e0 = uop.const dense<[0x00, 0x7F, 0x80]> : tensor<3xf8E8M0FNU>
  check.expect_eq %0, %e0 : tensor<3xf8E8M0FNU>
  %i = uop.const dense<[1, 7]> : tensor<2xi32>
  %1 = uop.gather %x, %i axis 0 : tensor<2xf8E8M0FNU>, tensor<2xi32> -> tensor<2xf8E8M0FNU>
  %e1 = uop.const dense<[0x80, 0x00]> : tensor<2xf8E8M0FNU>
  check.expect_eq %1, %e1 : tensor<2xf8E8M0FNU>
  %y = uop.const dense<[1.5, -6.0]> : tensor<2xf4E2M1FN>
  %2 = uop.scatter set %y, %i, %y axis 0 : tensor<2xf4E2M1FN>, tensor<2xi32>, tensor<2xf4E2M1FN>
  %e2 = uop.const dense<[1.5, 1.5]> : tensor<2xf4E2M1FN>
  check.expect_eq %2, %e2 : tensor<2xf4E2M1FN>
  %3 = uop.flip %y axes [0] : tensor<2xf4E2M1FN>
  %e3 = uop.const dense<[-6.0, 1.5]> : tensor<2xf4E2M1FN>
  check.expect_eq %3, %e3 : tensor<2xf4E2M1FN>
  return
}

// Numbers of blocks of four, each with a scale.
func.func @blocks() {
  %x = uop.const dense<[[0.5, -6.0, 1.5, 0.0], [3.0, 3.0, -4.0, 1.0]]> : tensor<2x4xf4E2M1FN>
  %s = uop.const dense<[[0.25], [8.0]]> : tensor<2x1xf8E8M0FNU>
  %0 = uop.expand %s : tensor<2x1xf8E8M0FNU> -> tensor<2x4xf8E8M0FNU>
  %1 = uop.cast %0 : tensor<2x4xf8E8M0FNU> -> tensor<2x4xf32>
  %2 = uop.cast %x : tensor<2x4xf4E2M1FN> -> tensor<2x4xf32>
  %3 = uop.mul %1, %2 : tensor<2x4xf32>
  %e = uop.const dense<[[0.125, -1.5, 0.375, 0.0], [24.0, 24.0, -32.0, 8.0]]> : tensor<2x4xf32>
  check.expect_eq %3, %e : tensor<2x4xf32>
  return
}

// The NaN of f8E8M0FNU is one in each type that has one, by folds too.
func.func @nan_of_a_scale() {
  %n = uop.const dense<[-1, 2, -3]> : tensor<3xi32>
  %0 = uop.cast %n : tensor<3xi32> -> tensor<3xf8E8M0FNU>
  %1 = uop.cast %0 : tensor<3xf8E8M0FNU> -> tensor<3xf32>
  %2 = uop.cast %0 : tensor<3xf8E8M0FNU> -> tensor<3xf8E5M2>
  %3 = uop.cast %0 : tensor<3xf8E8M0FNU> -> tensor<3xf64>
  %4 = uop.const dense<[0x7FC00000, 2.0, 0x7FC00000]> : tensor<3xf32>
  %5 = uop.const dense<[0x7E, 2.0, 0x7E]> : tensor<3xf8E5M2>
  %6 = uop.const dense<[0x7FF8000000000000, 2.0, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_eq %1, %4 : tensor<3xf32>
  check.expect_eq %2, %5 : tensor<3xf8E5M2>
  check.expect_eq %3, %6 : tensor<3xf64>
  return
}
