// RUN: uop-opt %s --uop-rangeify --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret

// A padding far larger than memory, of which four elements are read.
func.func @huge_padding() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi8>
  %p = uop.pad %x low [4611686018427387904] high [4611686018427387899] : tensor<4xi8> -> tensor<9223372036854775807xi8>
  %s = uop.shrink %p offsets [4611686018427387902] sizes [4] : tensor<9223372036854775807xi8> -> tensor<4xi8>
  %f = uop.flip %p axes [0] : tensor<9223372036854775807xi8>
  %t = uop.shrink %f offsets [4611686018427387899] sizes [4] : tensor<9223372036854775807xi8> -> tensor<4xi8>
  %e = uop.const dense<[0, 0, 1, 2]> : tensor<4xi8>
  %g = uop.const dense<[4, 3, 2, 1]> : tensor<4xi8>
  check.expect_eq %s, %e : tensor<4xi8>
  check.expect_eq %t, %g : tensor<4xi8>
  return
}
