// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2

// The loss of a segmentation, over the classes of each position. All positions
// of a vector at once, exponentials included.
//
func.func @main(%x: tensor<5x7x13x37xf32>, %t: tensor<5x13x37xi64>) -> tensor<f32> {
  %zero = uop.const 0.0 : tensor<5x1x13x37xf32>
  %max = uop.reduce_axis max %x axes [1] : tensor<5x7x13x37xf32> -> tensor<5x13x37xf32>
  %m1 = uop.reshape %max : tensor<5x13x37xf32> -> tensor<5x1x13x37xf32>
  %m = uop.expand %m1 : tensor<5x1x13x37xf32> -> tensor<5x7x13x37xf32>
  %d = uop.sub %x, %m : tensor<5x7x13x37xf32>
  %e = uop.exp %d : tensor<5x7x13x37xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<5x7x13x37xf32> -> tensor<5x13x37xf32>
  %l = uop.log %s : tensor<5x13x37xf32>
  %l1 = uop.reshape %l : tensor<5x13x37xf32> -> tensor<5x1x13x37xf32>
  %lm = uop.add %l1, %m1 : tensor<5x1x13x37xf32>
  %t1 = uop.reshape %t : tensor<5x13x37xi64> -> tensor<5x1x13x37xi64>
  %read = uop.gather %x, %t1 axis 1 : tensor<5x7x13x37xf32>, tensor<5x1x13x37xi64> -> tensor<5x1x13x37xf32>
  %p = uop.sub %read, %lm : tensor<5x1x13x37xf32>
  %sum = uop.reduce_axis add %p axes [0, 1, 2, 3] : tensor<5x1x13x37xf32> -> tensor<f32>
  return %sum : tensor<f32>
}
