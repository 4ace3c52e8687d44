// RUN: uop-opt %s --convert-linalg-to-uop | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --var=n=0,1,5,64 --verify --entry=layer
// RUN: uop-run %s --random-inputs=2 --var=n=0,1,5,64 --verify --entry=softmax
// RUN: uop-run %s --random-inputs=3 --var=n=0,1,5,64 --verify --entry=shapes
// RUN: uop-run %s --random-inputs=4 --var=n=1,5,64 --verify --entry=argmax
// RUN: uop-run %s --random-inputs=6 --var=n=0,1,3 --verify --entry=convolution
// RUN: uop-run %s --random-inputs=5 --var=n=0,3,64 --verify --entry=embedding
// RUN: uop-run %s --random-inputs=7 --var=n=0,1,3 --verify --entry=beside
// RUN: uop-run %s --random-inputs=8 --var=h=5,6,20 --var=w=7,9,24 --verify --entry=image
// RUN: uop-run %s --random-inputs=9 --var=h=5,8,20 --verify --entry=every

// Sizes of arguments are variables, and all others follow from them.

#n = #uop.var<"n" [0, 64]>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// CHECK-LABEL: func.func @layer(
// CHECK-SAME: %[[X:.*]]: tensor<?x7xf32>
// CHECK: %[[N:.*]] = tensor.dim %[[X]],
// CHECK: uop.expand %{{.*}} sizes [%[[N]], 5]
// CHECK-NOT: tensor.dim %{{[0-9]}}
// CHECK: return
func.func @layer(%x: tensor<?x7xf32> {uop.shape = [#n, 7]}, %w: tensor<7x5xf32>, %b: tensor<5xf32>) -> tensor<?x5xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x7xf32>
  %e = tensor.empty(%n) : tensor<?x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x5xf32>) -> tensor<?x5xf32>
  %m = linalg.matmul ins(%x, %w : tensor<?x7xf32>, tensor<7x5xf32>) outs(%f : tensor<?x5xf32>) -> tensor<?x5xf32>
  %k = tensor.dim %m, %c0 : tensor<?x5xf32>
  %g = tensor.empty(%k) : tensor<?x5xf32>
  %r = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%m, %b : tensor<?x5xf32>, tensor<5xf32>) outs(%g : tensor<?x5xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %s = arith.addf %p, %q : f32
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %h = arith.sitofp %j : i32 to f32
    %t = arith.maximumf %s, %h : f32
    linalg.yield %t : f32
  } -> tensor<?x5xf32>
  return %r : tensor<?x5xf32>
}

// Reduced over the axis of dynamic size, and along the other one.
func.func @softmax(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = linalg.softmax dimension(0) ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.softmax dimension(1) ins(%0 : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

func.func @shapes(%x: tensor<?x4x6xi32> {uop.shape = [#n, 4, 6]}) -> (tensor<?xi32>, tensor<6x?x4xi32>, tensor<?x2x2xi32>, tensor<?x7x6xi32>, tensor<?x8x6xi32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4x6xi32>
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<?x4x6xi32> into tensor<?xi32>
  %e = tensor.empty(%n) : tensor<6x?x4xi32>
  %1 = linalg.transpose ins(%x : tensor<?x4x6xi32>) outs(%e : tensor<6x?x4xi32>) permutation = [2, 0, 1]
  %s = tensor.extract_slice %x[0, 2, 3] [%n, 2, 2] [1, 1, 1] : tensor<?x4x6xi32> to tensor<?x2x2xi32>
  %five = arith.constant 5 : i32
  %p = tensor.pad %x low[0, 1, 0] high[0, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %five : i32
  } : tensor<?x4x6xi32> to tensor<?x7x6xi32>
  %c = tensor.concat dim(1) %x, %x : (tensor<?x4x6xi32>, tensor<?x4x6xi32>) -> tensor<?x8x6xi32>
  return %0, %1, %s, %p, %c : tensor<?xi32>, tensor<6x?x4xi32>, tensor<?x2x2xi32>, tensor<?x7x6xi32>, tensor<?x8x6xi32>
}

func.func @argmax(%x: tensor<3x?xf32> {uop.shape = [3, #n]}) -> tensor<3xi64> {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<3xf32>
  %f = tensor.empty() : tensor<3xi64>
  %v = linalg.fill ins(%low : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %i = linalg.fill ins(%zero : i64) outs(%f : tensor<3xi64>) -> tensor<3xi64>
  %0:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x?xf32>) outs(%v, %i : tensor<3xf32>, tensor<3xi64>) {
  ^bb0(%a: f32, %best: f32, %at: i64):
    %k = linalg.index 1 : index
    %n = arith.index_cast %k : index to i64
    %m = arith.maximumf %a, %best : f32
    %c = arith.cmpf ogt, %a, %best : f32
    %s = arith.select %c, %n, %at : i64
    linalg.yield %m, %s : f32, i64
  } -> (tensor<3xf32>, tensor<3xi64>)
  return %0#1 : tensor<3xi64>
}

func.func @embedding(%t: tensor<16x4xf32>, %ids: tensor<?xi64> {uop.shape = [#n]}) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %ids, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%ids : tensor<?xi64>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%id: i64, %out: f32):
    %i = arith.index_cast %id : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %t[%i, %j] : tensor<16x4xf32>
    linalg.yield %v : f32
  } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// Windows of static size in a batch of dynamic size.
func.func @convolution(%x: tensor<?x3x11x9xi32> {uop.shape = [#n, 3, 11, 9]}, %w: tensor<5x3x3x2xi32>) -> (tensor<?x5x4x4xi32>, tensor<?x3x4x4xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %low = arith.constant -2147483648 : i32
  %n = tensor.dim %x, %c0 : tensor<?x3x11x9xi32>
  %e = tensor.empty(%n) : tensor<?x5x4x4xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<?x5x4x4xi32>) -> tensor<?x5x4x4xi32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[2, 1]> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<?x3x11x9xi32>, tensor<5x3x3x2xi32>) outs(%f : tensor<?x5x4x4xi32>) -> tensor<?x5x4x4xi32>
  %g = tensor.empty(%n) : tensor<?x3x4x4xi32>
  %h = linalg.fill ins(%low : i32) outs(%g : tensor<?x3x4x4xi32>) -> tensor<?x3x4x4xi32>
  %k = tensor.empty() : tensor<3x2xi32>
  %1 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 2]> : vector<2xi64>} ins(%x, %k : tensor<?x3x11x9xi32>, tensor<3x2xi32>) outs(%h : tensor<?x3x4x4xi32>) -> tensor<?x3x4x4xi32>
  return %0, %1 : tensor<?x5x4x4xi32>, tensor<?x3x4x4xi32>
}

// Static axes that are read at any function of static loops, beside an axis and
// a loop of dynamic size: reversed, scaled and summed, by quotients, and twice.
// CHECK-LABEL: func.func @beside(
// CHECK: uop.gather %{{.*}} axis 1 : tensor<?x8x3xi32>, tensor<?x8x3xi64> -> tensor<?x8x3xi32>
func.func @beside(%x: tensor<?x8x12xi32> {uop.shape = [#n, 8, 12]}, %y: tensor<2xi32>, %z: tensor<3x8xi32>) -> tensor<8x?x3xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8x12xi32>
  %e = tensor.empty(%n) : tensor<8x?x3xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, 7 - j, k * 5 + 1)>, affine_map<(i, j, k) -> (j floordiv 4)>, affine_map<(i, j, k) -> (j mod 3, j)>, affine_map<(i, j, k) -> (j, i, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %y, %z : tensor<?x8x12xi32>, tensor<2xi32>, tensor<3x8xi32>) outs(%e : tensor<8x?x3xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32, %o: i32):
    %1 = arith.muli %a, %b : i32
    %2 = arith.addi %1, %c : i32
    linalg.yield %2 : i32
  } -> tensor<8x?x3xi32>
  return %0 : tensor<8x?x3xi32>
}

// Windows over axes of dynamic size, whose results have sizes that the program computes.
#h = #uop.var<"h" [5, 20]>
#w = #uop.var<"w" [7, 24]>
func.func @image(%x: tensor<1x2x?x?xf32> {uop.shape = [1, 2, #h, #w]}, %k: tensor<3x2x3x2xf32>, %p: tensor<2x3xf32>) -> (tensor<1x3x?x?xf32>, tensor<1x3x?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %h = tensor.dim %x, %c2 : tensor<1x2x?x?xf32>
  %w = tensor.dim %x, %c3 : tensor<1x2x?x?xf32>
  %h0 = arith.subi %h, %c3 : index
  %h1 = arith.floordivsi %h0, %c2 : index
  %oh = arith.addi %h1, %c1 : index
  %ow = arith.subi %w, %c2 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%oh, %ow) : tensor<1x3x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x3x?x?xf32>) -> tensor<1x3x?x?xf32>
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<[1, 2]> : tensor<2xi64>} ins(%x, %k : tensor<1x2x?x?xf32>, tensor<3x2x3x2xf32>) outs(%f : tensor<1x3x?x?xf32>) -> tensor<1x3x?x?xf32>
  %ph = affine.apply affine_map<(d0) -> (d0 - 1)>(%oh)
  %pw = affine.apply affine_map<(d0) -> ((d0 - 3) floordiv 2 + 1)>(%ow)
  %g = tensor.empty(%ph, %pw) : tensor<1x3x?x?xf32>
  %i = linalg.fill ins(%zero : f32) outs(%g : tensor<1x3x?x?xf32>) -> tensor<1x3x?x?xf32>
  %1 = linalg.pooling_nchw_max {strides = dense<[1, 2]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%0, %p : tensor<1x3x?x?xf32>, tensor<2x3xf32>) outs(%i : tensor<1x3x?x?xf32>) -> tensor<1x3x?x?xf32>
  return %0, %1 : tensor<1x3x?x?xf32>, tensor<1x3x?x?xf32>
}

// Every second row from the second one on, and every third column.
func.func @every(%x: tensor<?x7xf32> {uop.shape = [#h, 7]}) -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %h = tensor.dim %x, %c0 : tensor<?x7xf32>
  %n = arith.divsi %h, %c2 : index
  %0 = tensor.extract_slice %x[1, 0] [%n, 3] [2, 3] : tensor<?x7xf32> to tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
