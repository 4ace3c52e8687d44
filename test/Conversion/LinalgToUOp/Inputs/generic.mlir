#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// Broadcasts, a transposed result, an index.
// CASE
func.func @mixed(%a: tensor<5xi32>, %b: tensor<7xi32>) -> tensor<7x5xi64> {
  %e = tensor.empty() : tensor<7x5xi64>
  %0 = linalg.generic {indexing_maps = [#row, #column, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<5xi32>, tensor<7xi32>) outs(%e : tensor<7x5xi64>) {
  ^bb0(%x: i32, %y: i32, %out: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.subi %i, %j : index
    %w = arith.index_cast %s : index to i64
    %p = arith.muli %x, %y : i32
    %q = arith.extsi %p : i32 to i64
    %r = arith.addi %q, %w : i64
    linalg.yield %r : i64
  } -> tensor<7x5xi64>
  return %0 : tensor<7x5xi64>
}
// The result has the initial value in it.
// CASE
func.func @accumulate(%a: tensor<4x6xi32>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x6xi32>) outs(%c : tensor<4x6xi32>) {
  ^bb0(%x: i32, %out: i32):
    %r = arith.subi %out, %x : i32
    linalg.yield %r : i32
  } -> tensor<4x6xi32>
  return %0 : tensor<4x6xi32>
}
// A diagonal, a reversed axis, multiples, constants, quotients and remainders.
// CASE
func.func @maps(%a: tensor<6x6xi32>, %b: tensor<6xi32>, %c: tensor<2x11x3xi32>, %d: tensor<2x3xi32>) -> tensor<6xi32> {
  %e = tensor.empty() : tensor<6xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (5 - i)>, affine_map<(i) -> (1, i * 2, 2)>, affine_map<(i) -> (i floordiv 3, i mod 3)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %b, %c, %d : tensor<6x6xi32>, tensor<6xi32>, tensor<2x11x3xi32>, tensor<2x3xi32>) outs(%e : tensor<6xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32, %w: i32, %out: i32):
    %1 = arith.addi %x, %y : i32
    %2 = arith.xori %1, %z : i32
    %3 = arith.muli %2, %w : i32
    linalg.yield %3 : i32
  } -> tensor<6xi32>
  return %0 : tensor<6xi32>
}
// Two results, of which one is transposed.
// CASE
func.func @results(%a: tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<6x4xi1>) {
  %e = tensor.empty() : tensor<4x6xi32>
  %f = tensor.empty() : tensor<6x4xi1>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x6xi32>) outs(%e, %f : tensor<4x6xi32>, tensor<6x4xi1>) {
  ^bb0(%x: i32, %o0: i32, %o1: i1):
    %z = arith.constant 0 : i32
    %n = arith.subi %z, %x : i32
    %p = arith.cmpi sgt, %x, %z : i32
    linalg.yield %n, %p : i32, i1
  } -> (tensor<4x6xi32>, tensor<6x4xi1>)
  return %0#0, %0#1 : tensor<4x6xi32>, tensor<6x4xi1>
}
// Sum and greatest in one op; one of the results is not reduced.
// CASE
func.func @several(%a: tensor<4x6xi32>, %s: tensor<4xi32>, %m: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4x6xi32>) {
  %e = tensor.empty() : tensor<4x6xi32>
  %0:3 = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x6xi32>) outs(%s, %m, %e : tensor<4xi32>, tensor<4xi32>, tensor<4x6xi32>) {
  ^bb0(%x: i32, %sum: i32, %max: i32, %out: i32):
    %1 = arith.addi %sum, %x : i32
    %2 = arith.maxui %max, %x : i32
    %3 = arith.muli %x, %x : i32
    linalg.yield %1, %2, %3 : i32, i32, i32
  } -> (tensor<4xi32>, tensor<4xi32>, tensor<4x6xi32>)
  return %0#0, %0#1, %0#2 : tensor<4xi32>, tensor<4xi32>, tensor<4x6xi32>
}
// As torch-mlir writes argmax.
// CASE inputs=special
func.func @argmax(%a: tensor<9x13xf32>) -> (tensor<9xf32>, tensor<9xi64>) {
  %low = arith.constant -3.40282347E+38 : f32
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<9xf32>
  %f = tensor.empty() : tensor<9xi64>
  %v = linalg.fill ins(%low : f32) outs(%e : tensor<9xf32>) -> tensor<9xf32>
  %i = linalg.fill ins(%zero : i64) outs(%f : tensor<9xi64>) -> tensor<9xi64>
  %0:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<9x13xf32>) outs(%v, %i : tensor<9xf32>, tensor<9xi64>) {
  ^bb0(%x: f32, %best: f32, %at: i64):
    %k = linalg.index 1 : index
    %n = arith.index_cast %k : index to i64
    %m = arith.maximumf %x, %best : f32
    %c = arith.cmpf ogt, %x, %best : f32
    %s = arith.select %c, %n, %at : i64
    linalg.yield %m, %s : f32, i64
  } -> (tensor<9xf32>, tensor<9xi64>)
  return %0#0, %0#1 : tensor<9xf32>, tensor<9xi64>
}
// CASE inputs=special
func.func @argmin_select(%a: tensor<9x13xf32>, %v: tensor<9xf32>, %i: tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<9x13xf32>) outs(%v, %i : tensor<9xf32>, tensor<9xi32>) {
  ^bb0(%x: f32, %best: f32, %at: i32):
    %k = linalg.index 1 : index
    %n = arith.index_cast %k : index to i32
    %c = arith.cmpf oge, %best, %x : f32
    %m = arith.select %c, %x, %best : f32
    %s = arith.select %c, %n, %at : i32
    linalg.yield %m, %s : f32, i32
  } -> (tensor<9xf32>, tensor<9xi32>)
  return %0#0, %0#1 : tensor<9xf32>, tensor<9xi32>
}
// The payload is another operand, over two reduced loops.
// CASE inputs=small
func.func @argmax_payload(%a: tensor<3x5x4xi8>, %p: tensor<3x5x4xi16>, %v: tensor<5xi8>, %i: tensor<5xi16>) -> (tensor<5xi8>, tensor<5xi16>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%a, %p : tensor<3x5x4xi8>, tensor<3x5x4xi16>) outs(%v, %i : tensor<5xi8>, tensor<5xi16>) {
  ^bb0(%x: i8, %y: i16, %best: i8, %at: i16):
    %c = arith.cmpi ugt, %x, %best : i8
    %m = arith.maxui %x, %best : i8
    %s = arith.select %c, %y, %at : i16
    linalg.yield %m, %s : i8, i16
  } -> (tensor<5xi8>, tensor<5xi16>)
  return %0#0, %0#1 : tensor<5xi8>, tensor<5xi16>
}
// Reductions of every kind.
// CASE
func.func @bits(%a: tensor<5x9xi16>, %x: tensor<5xi16>, %y: tensor<5xi16>, %z: tensor<5xi16>) -> (tensor<5xi16>, tensor<5xi16>, tensor<5xi16>) {
  %0:3 = linalg.generic {indexing_maps = [#id, #row, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<5x9xi16>) outs(%x, %y, %z : tensor<5xi16>, tensor<5xi16>, tensor<5xi16>) {
  ^bb0(%v: i16, %p: i16, %q: i16, %r: i16):
    %s = arith.constant 259 : i16
    %w = arith.ori %v, %s : i16
    %1 = arith.andi %w, %p : i16
    %2 = arith.ori %q, %v : i16
    %3 = arith.xori %v, %r : i16
    linalg.yield %1, %2, %3 : i16, i16, i16
  } -> (tensor<5xi16>, tensor<5xi16>, tensor<5xi16>)
  return %0#0, %0#1, %0#2 : tensor<5xi16>, tensor<5xi16>, tensor<5xi16>
}
// CASE
func.func @booleans(%a: tensor<5x9xi1>, %x: tensor<5xi1>, %y: tensor<5xi1>, %z: tensor<5xi1>, %w: tensor<5xi1>) -> (tensor<5xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5xi1>) {
  %0:4 = linalg.generic {indexing_maps = [#id, #row, #row, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<5x9xi1>) outs(%x, %y, %z, %w : tensor<5xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5xi1>) {
  ^bb0(%v: i1, %p: i1, %q: i1, %r: i1, %t: i1):
    %1 = arith.andi %v, %p : i1
    %2 = arith.ori %q, %v : i1
    %3 = arith.addi %v, %r : i1
    %4 = arith.maxsi %v, %t : i1
    linalg.yield %1, %2, %3, %4 : i1, i1, i1, i1
  } -> (tensor<5xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5xi1>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<5xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5xi1>
}
// CASE inputs=special
func.func @extrema(%a: tensor<15x4xf32>, %x: tensor<15xf32>, %y: tensor<15xf32>, %z: tensor<15xf32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) {
  %0:3 = linalg.generic {indexing_maps = [#id, #row, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<15x4xf32>) outs(%x, %y, %z : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) {
  ^bb0(%v: f32, %p: f32, %q: f32, %r: f32):
    %one = arith.constant 1.0 : f32
    %w = arith.addf %v, %one : f32
    %1 = arith.minimumf %w, %p : f32
    %2 = arith.maxnumf %q, %w : f32
    %c = arith.cmpf olt, %r, %w : f32
    %3 = arith.select %c, %w, %r : f32
    linalg.yield %1, %2, %3 : f32, f32, f32
  } -> (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>)
  return %0#0, %0#1, %0#2 : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>
}
// Where a condition holds; two terms; a difference.
// CASE
func.func @terms(%a: tensor<5x9xi32>, %b: tensor<9xi32>, %x: tensor<5xi32>, %y: tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #column, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : tensor<5x9xi32>, tensor<9xi32>) outs(%x, %y : tensor<5xi32>, tensor<5xi32>) {
  ^bb0(%v: i32, %w: i32, %p: i32, %q: i32):
    %c = arith.cmpi slt, %v, %w : i32
    %1 = arith.addi %v, %p : i32
    %2 = arith.subi %1, %w : i32
    %3 = arith.select %c, %p, %2 : i32
    %4 = arith.subi %q, %v : i32
    linalg.yield %3, %4 : i32, i32
  } -> (tensor<5xi32>, tensor<5xi32>)
  return %0#0, %0#1 : tensor<5xi32>, tensor<5xi32>
}
// No known combination, over few points: maximum with its position by `uge`.
// CASE inputs=special
func.func @unrolled(%a: tensor<6x3xf32>, %x: tensor<6xf32>, %y: tensor<6xi64>) -> (tensor<6xf32>, tensor<6xi64>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<6x3xf32>) outs(%x, %y : tensor<6xf32>, tensor<6xi64>) {
  ^bb0(%v: f32, %p: f32, %q: i64):
    %k = linalg.index 1 : index
    %n = arith.index_cast %k : index to i64
    %c = arith.cmpf uge, %v, %p : f32
    %1 = arith.select %c, %v, %p : f32
    %2 = arith.select %c, %n, %q : i64
    linalg.yield %1, %2 : f32, i64
  } -> (tensor<6xf32>, tensor<6xi64>)
  return %0#0, %0#1 : tensor<6xf32>, tensor<6xi64>
}
// A table read by computed indices, one axis of it and two.
// CASE inputs=normal,below:7
func.func @embedding(%t: tensor<7x5xf32>, %i: tensor<2x3xi64>) -> tensor<2x3x5xf32> {
  %e = tensor.empty() : tensor<2x3x5xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%i : tensor<2x3xi64>) outs(%e : tensor<2x3x5xf32>) {
  ^bb0(%n: i64, %out: f32):
    %r = arith.index_cast %n : i64 to index
    %c = linalg.index 2 : index
    %x = tensor.extract %t[%r, %c] : tensor<7x5xf32>
    linalg.yield %x : f32
  } -> tensor<2x3x5xf32>
  return %0 : tensor<2x3x5xf32>
}
// CASE inputs=normal,below:5,below:7
func.func @lookup(%t: tensor<5x7xi16>, %i: tensor<9xi8>, %j: tensor<9xi32>) -> tensor<9xi16> {
  %e = tensor.empty() : tensor<9xi16>
  %0 = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]}
      ins(%i, %j : tensor<9xi8>, tensor<9xi32>) outs(%e : tensor<9xi16>) {
  ^bb0(%m: i8, %n: i32, %out: i16):
    %r = arith.index_cast %m : i8 to index
    %c = arith.index_cast %n : i32 to index
    %x = tensor.extract %t[%r, %c] : tensor<5x7xi16>
    linalg.yield %x : i16
  } -> tensor<9xi16>
  return %0 : tensor<9xi16>
}
// Scalars from outside: constants, an element, and arithmetic on it.
// CASE
func.func @captured(%a: tensor<4x6xi32>, %s: tensor<i32>) -> tensor<4x6xi32> {
  %c3 = arith.constant 3 : i32
  %x = tensor.extract %s[] : tensor<i32>
  %y = arith.muli %x, %c3 : i32
  %e = tensor.empty() : tensor<4x6xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x6xi32>) outs(%e : tensor<4x6xi32>) {
  ^bb0(%v: i32, %out: i32):
    %1 = arith.addi %v, %y : i32
    %2 = arith.xori %1, %c3 : i32
    linalg.yield %2 : i32
  } -> tensor<4x6xi32>
  return %0 : tensor<4x6xi32>
}
// A part of a result is written, and empty loops write nothing.
// CASE
func.func @part(%a: tensor<4xi32>, %c: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, 1)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32>) outs(%c : tensor<4x3xi32>) {
  ^bb0(%v: i32, %out: i32):
    %1 = arith.addi %v, %out : i32
    linalg.yield %1 : i32
  } -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}
// CASE
func.func @empty(%a: tensor<4x0xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x0xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%v: f32, %out: f32):
    %1 = arith.addf %v, %out : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CASE
func.func @rank_zero(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%a, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
  ^bb0(%v: i32, %w: i32, %out: i32):
    %1 = arith.muli %v, %w : i32
    linalg.yield %1 : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}
// A convolution with two strides, written by hand.
// CASE
func.func @convolution(%a: tensor<13x10xi32>, %w: tensor<3x2xi32>, %c: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i * 3 + k, j * 3 + l * 2 + 1)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %w : tensor<13x10xi32>, tensor<3x2xi32>) outs(%c : tensor<4x3xi32>) {
  ^bb0(%x: i32, %y: i32, %out: i32):
    %1 = arith.muli %x, %y : i32
    %2 = arith.addi %1, %out : i32
    linalg.yield %2 : i32
  } -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}
