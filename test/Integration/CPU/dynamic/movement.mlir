// RUN: uop-run %s --entry=permute --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=expand --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=reshape --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=merge --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=pad --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=shrink --random-inputs=1 --var=n=0,1,2,30 --var=i=0,2,1,0 --verify
// RUN: uop-run %s --entry=flip --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=cat --random-inputs=1 --var=n=0,1,2,30 --var=m=1,0,7,9 --verify
// RUN: uop-run %s --entry=iota --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=chain --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=one_value --random-inputs=1 --var=one=1 --var=none=0 --var=m=0,1,9 --verify
// RUN: uop-run %s --entry=of_a_sum --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=packed --random-inputs=1 --var=one=1 --verify
// RUN: uop-run %s --entry=unread --random-inputs=1 --var=n=0,1,2,30 --verify
// RUN: uop-run %s --entry=dim --random-inputs=1 --var=n=0,1,2,30 --verify

#n = #uop.var<"n" [0, 30]>
#m = #uop.var<"m" [0, 9]>
#one = #uop.var<"one" [1, 1]>
#none = #uop.var<"none" [0, 0]>

func.func @permute(%x: tensor<3x?x2xf32> {uop.shape = [3, #n, 2]}) -> (tensor<?x2x3xf32>, tensor<2x3x?xf32>) {
  %0 = uop.permute %x [1, 2, 0] : tensor<3x?x2xf32> -> tensor<?x2x3xf32>
  %1 = uop.permute %x [2, 0, 1] : tensor<3x?x2xf32> -> tensor<2x3x?xf32>
  return %0, %1 : tensor<?x2x3xf32>, tensor<2x3x?xf32>
}

func.func @expand(%x: tensor<?x1xf32> {uop.shape = [#n, 1]}) -> (tensor<?x4xf32>, tensor<?x?xf32>) {
  %n = uop.define_var "n" [0, 30] : index
  %0 = uop.expand %x sizes [%n, 4] : tensor<?x1xf32> -> tensor<?x4xf32>
  %1 = uop.expand %x sizes [%n, %n] : tensor<?x1xf32> -> tensor<?x?xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x?xf32>
}

func.func @reshape(%x: tensor<?x8xf32> {uop.shape = [#n, 8]}) -> (tensor<?x2x4xf32>, tensor<?x8x1xf32>) {
  %n = uop.define_var "n" [0, 30] : index
  %0 = uop.exp2 %x : tensor<?x8xf32>
  %1 = uop.reshape %0 sizes [%n, 2, 4] : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %2 = uop.reshape %x sizes [%n, 8, 1] : tensor<?x8xf32> -> tensor<?x8x1xf32>
  return %1, %2 : tensor<?x2x4xf32>, tensor<?x8x1xf32>
}

// Merged with a static axis on either side, and split again.
func.func @merge(%x: tensor<3x?x4xf32> {uop.shape = [3, #n, 4]}) -> (tensor<3x?xf32>, tensor<?x4xf32>, tensor<?x3x4xf32>) {
  %n = uop.define_var "n" [0, 30] : index
  %c3 = uop.const 3 : index
  %c4 = uop.const 4 : index
  %n4 = uop.mul %n, %c4 : index
  %n3 = uop.mul %c3, %n : index
  %0 = uop.reshape %x sizes [3, %n4] : tensor<3x?x4xf32> -> tensor<3x?xf32>
  %1 = uop.reshape %x sizes [%n3, 4] : tensor<3x?x4xf32> -> tensor<?x4xf32>
  %2 = uop.neg %1 : tensor<?x4xf32>
  %3 = uop.reshape %2 sizes [%n, 3, 4] : tensor<?x4xf32> -> tensor<?x3x4xf32>
  return %0, %1, %3 : tensor<3x?xf32>, tensor<?x4xf32>, tensor<?x3x4xf32>
}

func.func @pad(%x: tensor<?x3xf32> {uop.shape = [#n, 3]}) -> (tensor<?x5xf32>, tensor<?x3xf32>) {
  %v = uop.const 2.5 : f32
  %0 = uop.pad %x low [1, 2] high [3, 0] : tensor<?x3xf32> -> tensor<?x5xf32>
  %1 = uop.exp2 %x : tensor<?x3xf32>
  %2 = uop.pad %1 low [0, 0] high [2, 0] value %v : tensor<?x3xf32> -> tensor<?x3xf32>
  return %0, %2 : tensor<?x5xf32>, tensor<?x3xf32>
}

func.func @shrink(%x: tensor<32x4xf32>, %y: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> (tensor<?x2xf32>, tensor<?x4xf32>, tensor<?x1xf32>) {
  %n = uop.define_var "n" [0, 30] : index
  %i = uop.define_var "i" [0, 2] : index
  %0 = uop.shrink %x offsets [%i, 1] sizes [%n, 2] : tensor<32x4xf32> -> tensor<?x2xf32>
  %1 = uop.shrink %x offsets [0, 0] sizes [%n, 4] : tensor<32x4xf32> -> tensor<?x4xf32>
  %2 = uop.add %1, %y : tensor<?x4xf32>
  %3 = uop.shrink %y offsets [0, %i] sizes [%n, 1] : tensor<?x4xf32> -> tensor<?x1xf32>
  return %0, %2, %3 : tensor<?x2xf32>, tensor<?x4xf32>, tensor<?x1xf32>
}

func.func @flip(%x: tensor<2x?xf32> {uop.shape = [2, #n]}) -> (tensor<2x?xf32>, tensor<2x?xf32>) {
  %0 = uop.flip %x axes [1] : tensor<2x?xf32>
  %1 = uop.flip %x axes [0, 1] : tensor<2x?xf32>
  return %0, %1 : tensor<2x?xf32>, tensor<2x?xf32>
}

func.func @cat(%x: tensor<?x3xf32> {uop.shape = [#n, 3]}, %y: tensor<?x3xf32> {uop.shape = [#m, 3]}, %z: tensor<2x3xf32>) -> (tensor<?x3xf32>, tensor<?x6xf32>) {
  %0 = uop.cat %x, %z, %y axis 0 : tensor<?x3xf32>, tensor<2x3xf32>, tensor<?x3xf32> -> tensor<?x3xf32>
  %1 = uop.cat %x, %x axis 1 : tensor<?x3xf32>, tensor<?x3xf32> -> tensor<?x6xf32>
  return %0, %1 : tensor<?x3xf32>, tensor<?x6xf32>
}

func.func @iota(%x: tensor<?xi64> {uop.shape = [#n]}) -> (tensor<?x4xi64>, tensor<?xi64>) {
  %n = uop.define_var "n" [0, 30] : index
  %0 = uop.iota axis 0 sizes [%n, 4] : tensor<?x4xi64>
  %1 = uop.iota axis 0 sizes [%n] : tensor<?xi64>
  %2 = uop.add %1, %x : tensor<?xi64>
  return %0, %2 : tensor<?x4xi64>, tensor<?xi64>
}

// A materialised value between two movements, read twice.
func.func @chain(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> tensor<4x?xf32> {
  %0 = uop.exp2 %x : tensor<?x4xf32>
  %1 = uop.contiguous %0 : tensor<?x4xf32>
  %2 = uop.permute %1 [1, 0] : tensor<?x4xf32> -> tensor<4x?xf32>
  %3 = uop.flip %2 axes [1] : tensor<4x?xf32>
  %4 = uop.mul %2, %3 : tensor<4x?xf32>
  return %4 : tensor<4x?xf32>
}

// Sizes may be asked of a tensor, and computed with.
func.func @dim(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %two = uop.const 2 : index
  %m = uop.add %n, %two : index
  %one = uop.const 1.0 : tensor<1x4xf32>
  %0 = uop.expand %one sizes [%m, 4] : tensor<1x4xf32> -> tensor<?x4xf32>
  %1 = uop.pad %x low [1, 0] high [1, 0] : tensor<?x4xf32> -> tensor<?x4xf32>
  %2 = uop.add %0, %1 : tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}

// Bounds that leave one value tell as much as a number.
func.func @one_value(%x: tensor<?x?xf32> {uop.shape = [#m, #one]}, %y: tensor<7x?xf32> {uop.shape = [7, #none]})
    -> (tensor<?xf32>, tensor<?x4xf32>, tensor<?xf32>) {
  %none = uop.define_var "none" [0, 0] : index
  %m = uop.define_var "m" [0, 9] : index
  %0 = uop.reshape %x sizes [%m] : tensor<?x?xf32> -> tensor<?xf32>
  %1 = uop.reshape %y sizes [%none, 4] : tensor<7x?xf32> -> tensor<?x4xf32>
  %c7 = uop.const 7 : index
  %elements = uop.mul %none, %c7 : index
  %2 = uop.reshape %y sizes [%elements] : tensor<7x?xf32> -> tensor<?xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?x4xf32>, tensor<?xf32>
}

// 6 * (n + 2) is 6 * n + 12.
func.func @of_a_sum(%x: tensor<?x6xf32> {uop.shape = [#n, 6]}) -> (tensor<?xf32>, tensor<?x6xf32>) {
  %n = uop.define_var "n" [0, 30] : index
  %0 = uop.pad %x low [2, 0] high [0, 0] : tensor<?x6xf32> -> tensor<?x6xf32>
  %c2 = uop.const 2 : index
  %c6 = uop.const 6 : index
  %rows = uop.add %n, %c2 : index
  %elements = uop.mul %rows, %c6 : index
  %1 = uop.reshape %0 sizes [%elements] : tensor<?x6xf32> -> tensor<?xf32>
  %2 = uop.exp2 %1 : tensor<?xf32>
  %3 = uop.reshape %2 sizes [%rows, 6] : tensor<?xf32> -> tensor<?x6xf32>
  return %1, %3 : tensor<?xf32>, tensor<?x6xf32>
}

// A result without gaps is no copy of another with a border.
func.func @packed(%x: tensor<70x8x?xi16> {uop.shape = [70, 8, #one]}) -> (tensor<70x1x?xi16>, tensor<70x1x?xi16>) {
  %one = uop.define_var "one" [1, 1] : index
  %0 = uop.reduce_axis add %x axes [1] : tensor<70x8x?xi16> -> tensor<70x?xi16>
  %1 = uop.reshape %0 sizes [70, 1, %one] : tensor<70x?xi16> -> tensor<70x1x?xi16>
  %2 = uop.reduce_axis add %0 axes [0] : tensor<70x?xi16> -> tensor<?xi16>
  %3 = uop.reshape %2 sizes [1, 1, %one] : tensor<?xi16> -> tensor<1x1x?xi16>
  %4 = uop.expand %3 sizes [70, 1, %one] : tensor<1x1x?xi16> -> tensor<70x1x?xi16>
  %5 = uop.sub %1, %4 : tensor<70x1x?xi16>
  return %5, %4 : tensor<70x1x?xi16>, tensor<70x1x?xi16>
}

// The sizes of a value that nobody reads are computed from what later ones are.
func.func @unread(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<?xf32> {
  %0:2 = uop.sort %x axis 0 : tensor<?xf32> -> tensor<?xf32>, tensor<?xi32>
  %1 = uop.flip %x axes [0] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
