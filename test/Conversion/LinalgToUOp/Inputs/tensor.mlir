// CASE
func.func @slices(%a: tensor<5x7x4xi32>) -> (tensor<2x3x4xi32>, tensor<7x2xi32>, tensor<3xi32>) {
  %0 = tensor.extract_slice %a[1, 2, 0] [2, 3, 4] [1, 1, 1] : tensor<5x7x4xi32> to tensor<2x3x4xi32>
  %1 = tensor.extract_slice %a[4, 0, 1] [1, 7, 2] [1, 1, 2] : tensor<5x7x4xi32> to tensor<7x2xi32>
  %2 = tensor.extract_slice %a[0, 6, 3] [3, 1, 1] [2, 3, 1] : tensor<5x7x4xi32> to tensor<3xi32>
  return %0, %1, %2 : tensor<2x3x4xi32>, tensor<7x2xi32>, tensor<3xi32>
}
// CASE
func.func @insertions(%a: tensor<5x7xi32>, %b: tensor<2x3xi32>, %c: tensor<7xi32>) -> (tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>) {
  %0 = tensor.insert_slice %b into %a[1, 4] [2, 3] [1, 1] : tensor<2x3xi32> into tensor<5x7xi32>
  %1 = tensor.insert_slice %c into %a[3, 0] [1, 7] [1, 1] : tensor<7xi32> into tensor<5x7xi32>
  %2 = tensor.insert_slice %b into %a[1, 0] [2, 3] [3, 2] : tensor<2x3xi32> into tensor<5x7xi32>
  return %0, %1, %2 : tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>
}
// CASE
func.func @strided(%a: tensor<3xi32>, %b: tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>) {
  %0 = tensor.insert_slice %a into %b[2] [3] [3] : tensor<3xi32> into tensor<9xi32>
  %1 = tensor.insert_slice %a into %b[0] [3] [4] : tensor<3xi32> into tensor<9xi32>
  return %0, %1 : tensor<9xi32>, tensor<9xi32>
}
// CASE
func.func @pads(%a: tensor<3x4xf32>) -> (tensor<6x4xf32>, tensor<4x7xf32>, tensor<5x6xf32>) {
  %one = arith.constant 1.5 : f32
  %zero = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<3x4xf32> to tensor<6x4xf32>
  %1 = tensor.pad %a low[0, 3] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<3x4xf32> to tensor<4x7xf32>
  %2 = tensor.pad %a low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    %s = arith.muli %i, %j : index
    %n = arith.index_cast %s : index to i32
    %x = arith.sitofp %n : i32 to f32
    tensor.yield %x : f32
  } : tensor<3x4xf32> to tensor<5x6xf32>
  return %0, %1, %2 : tensor<6x4xf32>, tensor<4x7xf32>, tensor<5x6xf32>
}
// CASE
func.func @shapes(%a: tensor<6x4x5xi8>) -> (tensor<24x5xi8>, tensor<2x3x4x5x1xi8>, tensor<120xi8>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<6x4x5xi8> into tensor<24x5xi8>
  %1 = tensor.expand_shape %a [[0, 1], [2], [3, 4]] output_shape [2, 3, 4, 5, 1] : tensor<6x4x5xi8> into tensor<2x3x4x5x1xi8>
  %s = arith.constant dense<120> : tensor<1xi64>
  %2 = tensor.reshape %a(%s) : (tensor<6x4x5xi8>, tensor<1xi64>) -> tensor<120xi8>
  return %0, %1, %2 : tensor<24x5xi8>, tensor<2x3x4x5x1xi8>, tensor<120xi8>
}
// CASE
func.func @generate() -> tensor<4x6xi64> {
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %c = arith.cmpi ult, %i, %j : index
    %m = arith.muli %i, %i : index
    %s = arith.select %c, %m, %j : index
    %x = arith.index_cast %s : index to i64
    tensor.yield %x : i64
  } : tensor<4x6xi64>
  return %0 : tensor<4x6xi64>
}
// CASE
func.func @elements(%a: tensor<4xi32>, %b: tensor<i32>) -> (tensor<2x2xi32>, tensor<3x2xi32>, tensor<4xi32>, tensor<3xf32>) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : i32
  %x = tensor.extract %a[%c1] : tensor<4xi32>
  %y = tensor.extract %b[] : tensor<i32>
  %z = arith.addi %x, %y : i32
  %0 = tensor.from_elements %x, %y, %z, %c9 : tensor<2x2xi32>
  %1 = tensor.splat %z : tensor<3x2xi32>
  %2 = tensor.insert %z into %a[%c1] : tensor<4xi32>
  %f = arith.constant 2.5 : f32
  %3 = tensor.from_elements %f, %f, %f : tensor<3xf32>
  return %0, %1, %2, %3 : tensor<2x2xi32>, tensor<3x2xi32>, tensor<4xi32>, tensor<3xf32>
}
// CASE
func.func @arithmetic(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>, %c: tensor<4x3xi1>, %p: tensor<i1>) -> (tensor<4x3xi32>, tensor<4x3xi64>, tensor<4x3xi32>) {
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [-1, -2, -3]]> : tensor<4x3xi32>
  %s = arith.constant dense<-7> : tensor<4x3xi32>
  %0 = arith.muli %a, %k : tensor<4x3xi32>
  %1 = arith.select %c, %0, %s : tensor<4x3xi1>, tensor<4x3xi32>
  %2 = arith.extui %b : tensor<4x3xi32> to tensor<4x3xi64>
  %q = tensor.extract %p[] : tensor<i1>
  %3 = arith.select %q, %a, %b : tensor<4x3xi32>
  return %1, %2, %3 : tensor<4x3xi32>, tensor<4x3xi64>, tensor<4x3xi32>
}
// CASE
func.func @pack(%a: tensor<9x13xi32>) -> (tensor<3x4x4x4xi32>, tensor<4x3x4x4xi32>) {
  %z = arith.constant 5 : i32
  %e = tensor.empty() : tensor<3x4x4x4xi32>
  %f = tensor.empty() : tensor<4x3x4x4xi32>
  %0 = linalg.pack %a padding_value(%z : i32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<9x13xi32> -> tensor<3x4x4x4xi32>
  %1 = linalg.pack %a padding_value(%z : i32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %f : tensor<9x13xi32> -> tensor<4x3x4x4xi32>
  return %0, %1 : tensor<3x4x4x4xi32>, tensor<4x3x4x4xi32>
}
// CASE
func.func @unpack(%a: tensor<3x4x4x4xi32>) -> tensor<9x13xi32> {
  %e = tensor.empty() : tensor<9x13xi32>
  %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %e : tensor<3x4x4x4xi32> -> tensor<9x13xi32>
  return %0 : tensor<9x13xi32>
}
// CASE ulps=4
func.func @softmax(%a: tensor<3x5x4xf32>) -> tensor<3x5x4xf32> {
  %e = tensor.empty() : tensor<3x5x4xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<3x5x4xf32>) outs(%e : tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
  return %0 : tensor<3x5x4xf32>
}
// CASE
func.func @concat(%a: tensor<2x3xi32>, %b: tensor<2x1xi32>, %c: tensor<2x4xi32>) -> tensor<2x8xi32> {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<2x4xi32>) -> tensor<2x8xi32>
  return %0 : tensor<2x8xi32>
}
