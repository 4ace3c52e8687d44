// RUN: uop-opt %s --convert-linalg-to-uop | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --var=n=0,1,2,3,4,5,64 --verify --entry=no_window
// RUN: uop-run %s --random-inputs=2 --var=n=0,1,2,9,63,64 --verify --entry=sizes
// RUN: uop-run %s --random-inputs=3 --var=n=0,3,5 --print --entry=sizes | FileCheck %s --check-prefix=SIZES

// Sizes that a program computes in many ways, down to 0.

#n = #uop.var<"n" [0, 64]>

// Where no window fits, the later elements of windows begin beyond the axis.
func.func @no_window(%x: tensor<?xf32> {uop.shape = [#n]}) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = affine.max affine_map<(d0) -> ((d0 - 3) floordiv 2 + 1, 0)>(%n)
  %l = affine.max affine_map<(d0) -> (d0 - 4, 0)>(%n)
  %k = tensor.empty() : tensor<3xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 2 + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %k : tensor<?xf32>, tensor<3xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %g = tensor.empty(%l) : tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j * 2)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %k : tensor<?xf32>, tensor<3xf32>) outs(%g : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.maximumf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// Sizes by choices, casts, shifts, and as unsigned numbers.
// SIZES-LABEL: n = 0
// SIZES: output 0: 0xi32
// SIZES: output 1: 0xi32
// SIZES: output 2: 0xi32
// SIZES: output 3: 0xi32
// SIZES: output 4: 7xi32
// SIZES-LABEL: n = 3
// SIZES: output 0: 3xi32
// SIZES: output 1: 0xi32
// SIZES: output 2: 0xi32
// SIZES: output 3: 2xi32
// SIZES: output 4: 3xi32
// SIZES-LABEL: n = 5
// SIZES: output 0: 4xi32
// SIZES: output 1: 3xi32
// SIZES: output 2: 1xi32
// SIZES: output 3: 2xi32
// SIZES: output 4: 5xi32
func.func @sizes(%x: tensor<?xi32> {uop.shape = [#n]}) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  // The smaller one of n and 4.
  %less = arith.cmpi ult, %n, %c4 : index
  %min = arith.select %less, %n, %c4 : index
  // From 16 bits: where 3 does not divide n, 2n/3 rounded up, else n/2.
  %short = arith.index_cast %n : index to i16
  %wide = arith.extui %short : i16 to i64
  %three = arith.constant 3 : i64
  %one = arith.constant 1 : i64
  %twice = arith.shli %wide, %one : i64
  %third = arith.ceildivui %twice, %three : i64
  %half = arith.shrsi %wide, %one : i64
  %odd = arith.remui %wide, %three : i64
  %zero = arith.constant 0 : i64
  %is = arith.cmpi ne, %odd, %zero : i64
  %chosen = arith.select %is, %third, %half : i64
  %back = arith.index_cast %chosen : i64 to index
  %size = arith.minui %back, %n : index
  %cut = arith.subi %size, %c1 : index
  %low = arith.maxsi %cut, %c0 : index
  %quarter = arith.shrui %n, %c2 : index
  %whole = arith.divui %n, %c2 : index
  %half_up = arith.ceildivui %n, %c2 : index
  %even = arith.cmpi eq, %whole, %half_up : index
  %fourth = arith.select %even, %whole, %c2 : index
  %at = arith.minsi %fourth, %n : index
  %none = arith.cmpi sle, %n, %c0 : index
  %filled = arith.select %none, %c7, %n : index
  %0 = tensor.extract_slice %x[0] [%min] [1] : tensor<?xi32> to tensor<?xi32>
  %1 = tensor.extract_slice %x[0] [%low] [1] : tensor<?xi32> to tensor<?xi32>
  %2 = tensor.extract_slice %x[%quarter] [%quarter] [1] : tensor<?xi32> to tensor<?xi32>
  %3 = tensor.extract_slice %x[0] [%at] [1] : tensor<?xi32> to tensor<?xi32>
  %4 = tensor.generate %filled {
  ^bb0(%i: index):
    %j = arith.index_cast %i : index to i32
    tensor.yield %j : i32
  } : tensor<?xi32>
  return %0, %1, %2, %3, %4 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
}

// A position that a host computes stays as it is, within the tensor, and is no
// error.
// CHECK-LABEL: func.func @position(
// CHECK: %[[P:.*]] = arith.andi
// CHECK: %[[MIN:.*]] = uop.min %[[P]], %{{.*}} : index
// CHECK: %[[AT:.*]] = uop.max %[[MIN]], %{{.*}} : index
// CHECK: uop.shrink %{{.*}} offsets [%[[AT]]]
func.func @position(%a: tensor<8xf32>, %i: index) -> tensor<2xf32> {
  %c6 = arith.constant 6 : index
  %p = arith.andi %i, %c6 : index
  %0 = tensor.extract_slice %a[%p] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
