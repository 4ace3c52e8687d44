// RUN: uop-run %s --random-inputs=1 --var=n=0,3,19,20 --verify --entry=pad
// RUN: uop-run %s --random-inputs=2 --var=n=0,3,4,20 --verify --entry=pack
// RUN: uop-run %s --random-inputs=3 --var=m=1,2,9 --verify --entry=unpack
// RUN: uop-run %s --random-inputs=4 --var=n=0,1,20 --verify --entry=batch
// RUN: uop-run %s --random-inputs=5 --var=n=0,1,20 --var=m=1,5,9 --verify --entry=gather
// RUN: uop-run %s --random-inputs=6 --var=n=1,2,3,19,20 --verify --entry=steps
// RUN: uop-run %s --random-inputs=7 --var=n=1,2,20 --var=m=1,9,5 --verify --entry=scatter
// RUN: uop-run %s --random-inputs=8 --var=n=0,1,7,20 --var=t=1,2,3,6 --verify --entry=tiles
// RUN: uop-run %s --random-inputs=9 --var=n=1,2,20 --var=m=1,9,5 --verify --entry=pairs
// RUN: uop-run %s --random-inputs=9 --var=n=1,2,20 --verify --entry=means
// RUN: python3 %S/Inputs/dynamic_movement.py %s %t | FileCheck %s --check-prefix=NUMPY
// NUMPY: same

// Padding, packing, gathering and steps over axes of sizes that a run decides.

#n = #uop.var<"n" [0, 20]>
#m = #uop.var<"m" [1, 9]>

// Amounts that the program computes, with a fill that is a number or not.
func.func @pad(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> (tensor<20x4xf32>, tensor<?x6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %two = arith.constant 2.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %more = arith.subi %c20, %n : index
  %0 = tensor.pad %x low[0, 0] high[%more, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %two : f32
  } : tensor<?x4xf32> to tensor<20x4xf32>
  %y = arith.fptosi %x : tensor<?x4xf32> to tensor<?x4xi32>
  %half = arith.shrui %n, %c1 : index
  %1 = tensor.pad %y low[%half, 1] high[3, %c1] {
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i32
    tensor.yield %l : i32
  } : tensor<?x4xi32> to tensor<?x6xi32>
  return %0, %1 : tensor<20x4xf32>, tensor<?x6xi32>
}

// The last tile is not full.
func.func @pack(%x: tensor<?x10xf32> {uop.shape = [#n, 10]}) -> tensor<?x5x4x2xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %x, %c0 : tensor<?x10xf32>
  %q = arith.ceildivui %n, %c4 : index
  %z = arith.constant 7.0 : f32
  %e = tensor.empty(%q) : tensor<?x5x4x2xf32>
  %0 = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %e : tensor<?x10xf32> -> tensor<?x5x4x2xf32>
  return %0 : tensor<?x5x4x2xf32>
}

func.func @unpack(%x: tensor<?x5x4x2xf32> {uop.shape = [#m, 5, 4, 2]}) -> tensor<?x10xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %x, %c0 : tensor<?x5x4x2xf32>
  %p = arith.muli %n, %c4 : index
  %q = arith.subi %p, %c1 : index
  %e = tensor.empty(%q) : tensor<?x10xf32>
  %0 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %e : tensor<?x5x4x2xf32> -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}

// Static tiles of a batch, there and back.
func.func @batch(%x: tensor<?x7x10xf32> {uop.shape = [#n, 7, 10]}) -> tensor<?x7x10xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x7x10xf32>
  %z = arith.constant 7.0 : f32
  %e = tensor.empty(%n) : tensor<?x2x5x4x2xf32>
  %0 = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [1, 2] inner_tiles = [4, 2] into %e : tensor<?x7x10xf32> -> tensor<?x2x5x4x2xf32>
  %f = tensor.empty(%n) : tensor<?x7x10xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [1, 2] inner_tiles = [4, 2] into %f : tensor<?x2x5x4x2xf32> -> tensor<?x7x10xf32>
  return %1 : tensor<?x7x10xf32>
}

// Images; elements along two axes, which stay; along one in the middle; and one
// place for single indices.
func.func @gather(%x: tensor<?x4x6xf32> {uop.shape = [#m, 4, 6]}, %i: tensor<?x3x1xi32> {uop.shape = [#n, 3, 1]}, %j: tensor<2x?x2xi64> {uop.shape = [2, #n, 2]}, %k: tensor<2xi64>) -> (tensor<?x3x4x6xf32>, tensor<2x?x1x4x1xf32>, tensor<?x3x?x6xf32>, tensor<4xf32>) {
  %0 = tensor.gather %x[%i] gather_dims([0]) : (tensor<?x4x6xf32>, tensor<?x3x1xi32>) -> tensor<?x3x4x6xf32>
  %1 = tensor.gather %x[%j] gather_dims([0, 2]) : (tensor<?x4x6xf32>, tensor<2x?x2xi64>) -> tensor<2x?x1x4x1xf32>
  %2 = tensor.gather %x[%i] gather_dims([1]) : (tensor<?x4x6xf32>, tensor<?x3x1xi32>) -> tensor<?x3x?x6xf32>
  %3 = tensor.gather %x[%k] gather_dims([0, 2]) : (tensor<?x4x6xf32>, tensor<2xi64>) -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<?x3x4x6xf32>, tensor<2x?x1x4x1xf32>, tensor<?x3x?x6xf32>, tensor<4xf32>
}

// Every second row, of a number that may be odd, and back to where they were,
// by three columns; and to computed places of static ones.
func.func @steps(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}, %y: tensor<?x12xf32> {uop.shape = [#n, 12]}, %z: tensor<62x4xf32>) -> (tensor<?x4xf32>, tensor<?x12xf32>, tensor<62x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %m = arith.ceildivsi %n, %c2 : index
  %0 = tensor.extract_slice %x[0, 0] [%m, 4] [2, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %1 = tensor.insert_slice %0 into %y[0, 1] [%m, 4] [2, 3] : tensor<?x4xf32> into tensor<?x12xf32>
  %2 = tensor.insert_slice %x into %z[%m, 0] [%n, 4] [2, 1] : tensor<?x4xf32> into tensor<62x4xf32>
  return %0, %1, %2 : tensor<?x4xf32>, tensor<?x12xf32>, tensor<62x4xf32>
}

// Images; and elements along two axes.
func.func @scatter(%x: tensor<?x4x6xf32> {uop.shape = [#n, 4, 6]}, %y: tensor<?x4x6xf32> {uop.shape = [#m, 4, 6]}, %i: tensor<?x1xi32> {uop.shape = [#m, 1]}, %z: tensor<?x2x1x4x1xf32> {uop.shape = [#m, 2, 1, 4, 1]}, %j: tensor<?x2x2xi64> {uop.shape = [#m, 2, 2]}) -> (tensor<?x4x6xf32>, tensor<?x4x6xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %y, %c0 : tensor<?x4x6xf32>
  %w = tensor.expand_shape %y [[0, 1], [2], [3]] output_shape [%m, 1, 4, 6] : tensor<?x4x6xf32> into tensor<?x1x4x6xf32>
  %0 = tensor.scatter %w into %x[%i] scatter_dims([0]) unique : (tensor<?x1x4x6xf32>, tensor<?x4x6xf32>, tensor<?x1xi32>) -> tensor<?x4x6xf32>
  %1 = tensor.scatter %z into %x[%j] scatter_dims([0, 2]) unique : (tensor<?x2x1x4x1xf32>, tensor<?x4x6xf32>, tensor<?x2x2xi64>) -> tensor<?x4x6xf32>
  return %0, %1 : tensor<?x4x6xf32>, tensor<?x4x6xf32>
}

// Tiles of a size that is a value, of two axes of which one has it, with the
// outer axes in both orders, and back.
#t = #uop.var<"t" [1, 6]>
func.func @tiles(%x: tensor<?x10xf32> {uop.shape = [#n, 10]}, %tile: tensor<?xf32> {uop.shape = [#t]}) -> (tensor<?x5x?x2xf32>, tensor<5x?x2x?xf32>, tensor<?x10xf32>, tensor<?x10xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x10xf32>
  %t = tensor.dim %tile, %c0 : tensor<?xf32>
  %q = arith.ceildivui %n, %t : index
  %z = arith.constant 7.0 : f32
  %e = tensor.empty(%q, %t) : tensor<?x5x?x2xf32>
  %0 = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %e : tensor<?x10xf32> -> tensor<?x5x?x2xf32>
  %f = tensor.empty(%q, %t) : tensor<5x?x2x?xf32>
  %1 = linalg.pack %x padding_value(%z : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, %t] into %f : tensor<?x10xf32> -> tensor<5x?x2x?xf32>
  %g = tensor.empty(%n) : tensor<?x10xf32>
  %2 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %g : tensor<?x5x?x2xf32> -> tensor<?x10xf32>
  %3 = linalg.unpack %1 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, %t] into %g : tensor<5x?x2x?xf32> -> tensor<?x10xf32>
  return %0, %1, %2, %3 : tensor<?x5x?x2xf32>, tensor<5x?x2x?xf32>, tensor<?x10xf32>, tensor<?x10xf32>
}

// Along two axes of which the second one, or both, have a dynamic size.
func.func @pairs(%x: tensor<4x?x3xf32> {uop.shape = [4, #n, 3]}, %y: tensor<?x5x?xf32> {uop.shape = [#m, 5, #n]}, %i: tensor<2x?x2xi64> {uop.shape = [2, #m, 2]}, %j: tensor<?x2xi32> {uop.shape = [#m, 2]}, %z: tensor<?x1x1x3xf32> {uop.shape = [#m, 1, 1, 3]}) -> (tensor<2x?x3xf32>, tensor<?x1x5x1xf32>, tensor<4x?x3xf32>) {
  %0 = tensor.gather %x[%i] gather_dims([0, 1]) : (tensor<4x?x3xf32>, tensor<2x?x2xi64>) -> tensor<2x?x3xf32>
  %1 = tensor.gather %y[%j] gather_dims([0, 2]) : (tensor<?x5x?xf32>, tensor<?x2xi32>) -> tensor<?x1x5x1xf32>
  %2 = tensor.scatter %z into %x[%j] scatter_dims([0, 1]) unique : (tensor<?x1x1x3xf32>, tensor<4x?x3xf32>, tensor<?x2xi32>) -> tensor<4x?x3xf32>
  return %0, %1, %2 : tensor<2x?x3xf32>, tensor<?x1x5x1xf32>, tensor<4x?x3xf32>
}

// A size as a number: a mean over an axis.
func.func @means(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %i = arith.index_cast %n : index to i64
  %f = arith.sitofp %i : i64 to f32
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.reduce ins(%x : tensor<?x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0] (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  }
  %m = linalg.map ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) (%a: f32, %o: f32) {
    %c = arith.divf %a, %f : f32
    linalg.yield %c : f32
  }
  return %m : tensor<4xf32>
}
