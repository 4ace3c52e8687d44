// RUN: uop-opt %s --convert-tosa-to-uop | FileCheck %s
// RUN: uop-run %s --entry=arithmetic --random-inputs=1 --verify --print | FileCheck %s --check-prefix=SIZES
// RUN: uop-run %s --entry=flatten --random-inputs=1 --var=n=0,1,7 --verify
// RUN: uop-run %s --entry=split --random-inputs=1 --var=n=0,4,12 --verify
// RUN: uop-run %s --entry=halves --random-inputs=1 --var=n=0,1,7,8 --verify
// RUN: uop-run %s --entry=blocks --random-inputs=1 --var=n=0,1,7 --verify

// Ops on shapes, which upstream does not lower. The shapes of the results are
// what the ops compute.

// CHECK-LABEL: func.func @arithmetic
// CHECK-NOT: tosa.
func.func @arithmetic(%x: tensor<6x20xf32>) -> (tensor<10x12xf32>, tensor<4x30xf32>, tensor<3x40xf32>, tensor<8x15xf32>, tensor<5x24xf32>, tensor<20x6xf32>) {
  %a = tosa.const_shape {values = dense<[6, 20]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // SIZES: output 0: 10x12xf32
  %sum = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %add = tosa.add_shape %sum, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %0 = tosa.reshape %x, %add : (tensor<6x20xf32>, !tosa.shape<2>) -> tensor<10x12xf32>
  // SIZES: output 1: 4x30xf32
  %c = tosa.const_shape {values = dense<[2, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[8, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %product = tosa.mul_shape %c, %d : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %e = tosa.const_shape {values = dense<[12, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %difference = tosa.sub_shape %product, %e : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.reshape %x, %difference : (tensor<6x20xf32>, !tosa.shape<2>) -> tensor<4x30xf32>
  // SIZES: output 2: 3x40xf32
  %f = tosa.const_shape {values = dense<[19, 281]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %g = tosa.const_shape {values = dense<[6, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %floor = tosa.div_floor_shape %f, %g : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.reshape %x, %floor : (tensor<6x20xf32>, !tosa.shape<2>) -> tensor<3x40xf32>
  // SIZES: output 3: 8x15xf32
  %h = tosa.const_shape {values = dense<[43, 90]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %i = tosa.const_shape {values = dense<[6, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %ceil = tosa.div_ceil_shape %h, %i : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.reshape %x, %ceil : (tensor<6x20xf32>, !tosa.shape<2>) -> tensor<8x15xf32>
  // SIZES: output 4: 5x24xf32
  %j = tosa.const_shape {values = dense<[15, 24]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = tosa.const_shape {values = dense<[10, 25]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %mod = tosa.mod_shape %j, %k : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.reshape %x, %mod : (tensor<6x20xf32>, !tosa.shape<2>) -> tensor<5x24xf32>
  // SIZES: output 5: 20x6xf32
  %max = tosa.max_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %m = tosa.const_shape {values = dense<[31, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %n = tosa.const_shape {values = dense<[20, 25]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %min = tosa.min_shape %m, %n : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.reshape %x, %min : (tensor<6x20xf32>, !tosa.shape<2>) -> tensor<20x6xf32>
  %same = tosa.reshape %x, %max : (tensor<6x20xf32>, !tosa.shape<2>) -> tensor<6x20xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<10x12xf32>, tensor<4x30xf32>, tensor<3x40xf32>, tensor<8x15xf32>, tensor<5x24xf32>, tensor<20x6xf32>
}

// CHECK-LABEL: func.func @logarithms
// CHECK-NOT: tosa.
// CHECK: return {{.*}} : tensor<8x3x2xf32>, tensor<2x1x4x1xf32>
func.func @logarithms(%x: tensor<1x1x1xf32>, %y: tensor<2x1x1x1xf32>) -> (tensor<8x3x2xf32>, tensor<2x1x4x1xf32>) {
  %a = tosa.const_shape {values = dense<[3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %power = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[5, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %ceil = tosa.log2_ceil_shape %b : (!tosa.shape<2>) -> !tosa.shape<2>
  %floor = tosa.log2_floor_shape %b : (!tosa.shape<2>) -> !tosa.shape<2>
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.slice_shape %power, %zero, %one : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %1 = tosa.slice_shape %ceil, %zero, %one : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %2 = tosa.slice_shape %floor, %one, %one : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %counts = tosa.concat_shape %0, %1, %2 : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
  %3 = tosa.tile %x, %counts : (tensor<1x1x1xf32>, !tosa.shape<3>) -> tensor<8x3x2xf32>
  %c = tosa.const_shape {values = dense<[2, 2, 16, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %exact = tosa.log2_ceil_shape %c : (!tosa.shape<4>) -> !tosa.shape<4>
  %4 = tosa.tile %y, %exact : (tensor<2x1x1x1xf32>, !tosa.shape<4>) -> tensor<2x1x4x1xf32>
  return %3, %4 : tensor<8x3x2xf32>, tensor<2x1x4x1xf32>
}

// Sizes that a run decides.

#n = #uop.var<"n" [0, 12]>
// CHECK-LABEL: func.func @flatten
// CHECK-NOT: tosa.
func.func @flatten(%x: tensor<?x3x4xf32> {uop.shape = [#n, 3, 4]}) -> tensor<?x4xf32> {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?x3x4xf32>) -> !tosa.shape<1>
  %b = tosa.dim %x {axis = 1 : i32} : (tensor<?x3x4xf32>) -> !tosa.shape<1>
  %c = tosa.dim %x {axis = 2 : i32} : (tensor<?x3x4xf32>) -> !tosa.shape<1>
  %rows = tosa.mul_shape %a, %b : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %s = tosa.concat_shape %rows, %c : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %0 = tosa.reshape %x, %s : (tensor<?x3x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  %1 = tosa.exp %0 : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

func.func @split(%x: tensor<?x12xf32> {uop.shape = [#n, 12]}) -> tensor<?x3x4xf32> {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?x12xf32>) -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.concat_shape %a, %b : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<?x12xf32>, !tosa.shape<3>) -> tensor<?x3x4xf32>
  return %0 : tensor<?x3x4xf32>
}

// The second half of the rows, the middle one included.
func.func @halves(%x: tensor<?x2xf32> {uop.shape = [#n, 2]}) -> tensor<?x2xf32> {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?x2xf32>) -> !tosa.shape<1>
  %two = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %zero = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  %all = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %half = tosa.div_floor_shape %a, %two : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %size = tosa.div_ceil_shape %a, %two : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %starts = tosa.concat_shape %half, %zero : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %sizes = tosa.concat_shape %size, %all : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %0 = tosa.slice %x, %starts, %sizes : (tensor<?x2xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// Numbers that share a scale, in as many rows as a run has.
func.func @blocks(%x: tensor<?x64xf32> {uop.shape = [#n, 64]}) -> tensor<?x64xf32> {
  %0:2 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<?x64xf32>) -> (tensor<?x64xf8E4M3FN>, tensor<?x2xf8E8M0FNU>)
  %1 = tosa.cast_from_block_scaled %0#0, %0#1 {block_size = BLOCK_SIZE_32} : (tensor<?x64xf8E4M3FN>, tensor<?x2xf8E8M0FNU>) -> tensor<?x64xf32>
  return %1 : tensor<?x64xf32>
}
