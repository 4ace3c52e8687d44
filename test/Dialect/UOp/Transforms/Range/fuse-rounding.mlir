// A sum of floats is computed once for each element: two copies may be rounded
// differently. What is the same however it is computed may be computed again.
//
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --split-input-file --remarks-filter="uop-fuse" --remark-format=emitRemark -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --input-file=%t.mlir

// The sum is made once, in the kernel of its readers.
// REMARK: rounding.mlir:[[@LINE+7]]{{.*}}"its reader's kernel keeps a tile of it"
// CHECK-LABEL: func.func @sum
// CHECK: uop.reduce add
// CHECK: uop.bufferize {{.*}} in <local>
// CHECK-NOT: uop.reduce add
// CHECK: return
func.func @sum(%x: tensor<4x3xf32>) -> tensor<4xf32> {
  %y = uop.reduce_axis add %x axes [1] : tensor<4x3xf32> -> tensor<4xf32>
  %m = uop.reduce_axis max %y axes [0] : tensor<4xf32> -> tensor<f32>
  %0 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %1 = uop.expand %0 : tensor<1xf32> -> tensor<4xf32>
  %2 = uop.sub %y, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// Two kernels read the sum.
// REMARK: rounding.mlir:[[@LINE+6]]{{.*}}Reason="a recomputed sum may be rounded differently"
// CHECK-LABEL: func.func @two_readers
// CHECK: uop.reduce add
// CHECK-NOT: uop.reduce add
// CHECK: return
func.func @two_readers(%x: tensor<4x3xf32>) -> (tensor<4x2xf32>, tensor<2x4xf32>) {
  %y = uop.reduce_axis add %x axes [1] : tensor<4x3xf32> -> tensor<4xf32>
  %0 = uop.reshape %y : tensor<4xf32> -> tensor<4x1xf32>
  %1 = uop.expand %0 : tensor<4x1xf32> -> tensor<4x2xf32>
  %2 = uop.exp2 %1 : tensor<4x2xf32>
  %3 = uop.reshape %y : tensor<4xf32> -> tensor<1x4xf32>
  %4 = uop.expand %3 : tensor<1x4xf32> -> tensor<2x4xf32>
  %5 = uop.sin %4 : tensor<2x4xf32>
  return %2, %5 : tensor<4x2xf32>, tensor<2x4xf32>
}

// -----

// Integers are the same in every order, and so are maxima.
// CHECK-LABEL: func.func @integers
// CHECK-COUNT-2: uop.reduce add
// CHECK: return
func.func @integers(%x: tensor<4x3xi32>) -> (tensor<4x2xi32>, tensor<2x4xi32>) {
  %y = uop.reduce_axis add %x axes [1] : tensor<4x3xi32> -> tensor<4xi32>
  %0 = uop.reshape %y : tensor<4xi32> -> tensor<4x1xi32>
  %1 = uop.expand %0 : tensor<4x1xi32> -> tensor<4x2xi32>
  %2 = uop.neg %1 : tensor<4x2xi32>
  %3 = uop.reshape %y : tensor<4xi32> -> tensor<1x4xi32>
  %4 = uop.expand %3 : tensor<1x4xi32> -> tensor<2x4xi32>
  %5 = uop.abs %4 : tensor<2x4xi32>
  return %2, %5 : tensor<4x2xi32>, tensor<2x4xi32>
}

// -----

// CHECK-LABEL: func.func @extrema
// CHECK-COUNT-2: uop.reduce max
// CHECK: return
func.func @extrema(%x: tensor<4x3xf32>) -> (tensor<4x2xf32>, tensor<2x4xf32>) {
  %y = uop.reduce_axis max %x axes [1] : tensor<4x3xf32> -> tensor<4xf32>
  %0 = uop.reshape %y : tensor<4xf32> -> tensor<4x1xf32>
  %1 = uop.expand %0 : tensor<4x1xf32> -> tensor<4x2xf32>
  %2 = uop.exp2 %1 : tensor<4x2xf32>
  %3 = uop.reshape %y : tensor<4xf32> -> tensor<1x4xf32>
  %4 = uop.expand %3 : tensor<1x4xf32> -> tensor<2x4xf32>
  %5 = uop.sin %4 : tensor<2x4xf32>
  return %2, %5 : tensor<4x2xf32>, tensor<2x4xf32>
}

// -----

// Half of the elements, each read twice by one loop: as many reads as elements.
// CHECK-LABEL: func.func @repeated
// CHECK-COUNT-2: uop.bufferize
// CHECK: return
func.func @repeated(%x: tensor<8x3xf32>) -> tensor<8xf32> {
  %y = uop.reduce_axis add %x axes [1] : tensor<8x3xf32> -> tensor<8xf32>
  %0 = uop.shrink %y offsets [2] sizes [4] : tensor<8xf32> -> tensor<4xf32>
  %1 = uop.reshape %0 : tensor<4xf32> -> tensor<4x1xf32>
  %2 = uop.expand %1 : tensor<4x1xf32> -> tensor<4x2xf32>
  %3 = uop.reshape %2 : tensor<4x2xf32> -> tensor<8xf32>
  %4 = uop.exp2 %3 : tensor<8xf32>
  return %4 : tensor<8xf32>
}

// -----

// One row of the sums is read, twice: that there are more sums than are computed
// says nothing of those of the row.
// CHECK-LABEL: func.func @one_row
// CHECK: uop.reduce add
// CHECK-NOT: uop.reduce add
// CHECK: return
func.func @one_row(%x: tensor<9x400000x2xf32>) -> tensor<400000xf32> {
  %i = uop.range 0 to 9 : index
  %j = uop.range 1 to 400000 : index
  %k = uop.range 2 to 2 reduce : index
  %0 = uop.index %x[%i, %j, %k] : tensor<9x400000x2xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %s = uop.bufferize %1 over (%i, %j) : f32 -> tensor<9x400000xf32>
  %c2 = uop.const 2 : index
  %l = uop.range 3 to 400000 reduce : index
  %2 = uop.index %s[%c2, %l] : tensor<9x400000xf32> -> f32
  %3 = uop.reduce max %2 over (%l) : f32
  %n = uop.range 4 to 400000 : index
  %4 = uop.index %s[%c2, %n] : tensor<9x400000xf32> -> f32
  %5 = uop.sub %4, %3 : f32
  %o = uop.bufferize %5 over (%n) : f32 -> tensor<400000xf32>
  return %o : tensor<400000xf32>
}
