// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

// The sum of two products, the reductions of which are of different lengths: one
// kernel, with two loops for each tile of the output.
func.func @main(%a: tensor<29x40xf32>, %b: tensor<40x37xf32>, %c: tensor<29x17xf32>, %d: tensor<17x37xf32>) -> tensor<29x37xf32> {
  %p0 = uop.reshape %a : tensor<29x40xf32> -> tensor<29x40x1xf32>
  %p1 = uop.expand %p0 : tensor<29x40x1xf32> -> tensor<29x40x37xf32>
  %p2 = uop.reshape %b : tensor<40x37xf32> -> tensor<1x40x37xf32>
  %p3 = uop.expand %p2 : tensor<1x40x37xf32> -> tensor<29x40x37xf32>
  %p4 = uop.mul %p1, %p3 : tensor<29x40x37xf32>
  %p5 = uop.reduce_axis add %p4 axes [1] : tensor<29x40x37xf32> -> tensor<29x37xf32>
  %q0 = uop.reshape %c : tensor<29x17xf32> -> tensor<29x17x1xf32>
  %q1 = uop.expand %q0 : tensor<29x17x1xf32> -> tensor<29x17x37xf32>
  %q2 = uop.reshape %d : tensor<17x37xf32> -> tensor<1x17x37xf32>
  %q3 = uop.expand %q2 : tensor<1x17x37xf32> -> tensor<29x17x37xf32>
  %q4 = uop.mul %q1, %q3 : tensor<29x17x37xf32>
  %q5 = uop.reduce_axis add %q4 axes [1] : tensor<29x17x37xf32> -> tensor<29x37xf32>
  %0 = uop.add %p5, %q5 : tensor<29x37xf32>
  return %0 : tensor<29x37xf32>
}
