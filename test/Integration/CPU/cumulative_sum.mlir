// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

// Cumulative sum along the rows: by a mask of the indices, and by windows of
// the padded row, which are a reshape of its repetition.
func.func @main(%x: tensor<5x11xf32>) -> (tensor<5x11xf32>, tensor<5x11xf32>) {
  %x1 = uop.reshape %x : tensor<5x11xf32> -> tensor<5x1x11xf32>
  %x2 = uop.expand %x1 : tensor<5x1x11xf32> -> tensor<5x11x11xf32>
  %i = uop.iota axis 1 : tensor<5x11x11xi32>
  %j = uop.iota axis 2 : tensor<5x11x11xi32>
  %c = uop.cmp le %j, %i : tensor<5x11x11xi32>
  %z = uop.const 0.0 : tensor<5x11x11xf32>
  %w = uop.where %c, %x2, %z : tensor<5x11x11xf32>
  %s = uop.reduce_axis add %w axes [2] : tensor<5x11x11xf32> -> tensor<5x11xf32>

  %p = uop.pad %x low [0, 10] high [0, 0] : tensor<5x11xf32> -> tensor<5x21xf32>
  %q = uop.pad %p low [0, 0] high [0, 1] : tensor<5x21xf32> -> tensor<5x22xf32>
  %q1 = uop.reshape %q : tensor<5x22xf32> -> tensor<5x1x22xf32>
  %q2 = uop.expand %q1 : tensor<5x1x22xf32> -> tensor<5x11x22xf32>
  %q3 = uop.reshape %q2 : tensor<5x11x22xf32> -> tensor<5x242xf32>
  %q4 = uop.shrink %q3 offsets [0, 0] sizes [5, 231] : tensor<5x242xf32> -> tensor<5x231xf32>
  %q5 = uop.reshape %q4 : tensor<5x231xf32> -> tensor<5x11x21xf32>
  %q6 = uop.shrink %q5 offsets [0, 0, 0] sizes [5, 11, 11] : tensor<5x11x21xf32> -> tensor<5x11x11xf32>
  %t = uop.reduce_axis add %q6 axes [1] : tensor<5x11x11xf32> -> tensor<5x11xf32>
  return %s, %t : tensor<5x11xf32>, tensor<5x11xf32>
}
