// Kernels whose blocks share reductions, on a device, and by the interpreter of
// kernels with blocks of a few threads.
// REQUIRES: opencl
// RUN: uop-run %s --random-inputs=1 --verify --device=opencl
// RUN: uop-run %s --entry=rows --random-inputs=2 --verify --device=opencl
// RUN: uop-run %s --entry=dynamic --random-inputs=3 --var=n=0,1,4096,777 --verify --device=opencl
// RUN: uop-run %s --entry=narrow --random-inputs=4 --verify --device=opencl
// RUN: uop-run %s --entry=argmax --random-inputs=5 --verify --device=opencl
// RUN: uop-opt %s --uop-to-spirv --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s

// CHECK-COUNT-8: [Passed] Blocks
func.func @main(%x: tensor<5x3000xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5x3000xf32>) {
  %all = uop.reduce_axis add %x axes [0, 1] : tensor<5x3000xf32> -> tensor<f32>
  %0 = uop.mul %x, %x : tensor<5x3000xf32>
  %squares = uop.reduce_axis add %0 axes [1] : tensor<5x3000xf32> -> tensor<5xf32>
  %max = uop.reduce_axis max %x axes [1] : tensor<5x3000xf32> -> tensor<5xf32>
  %1 = uop.reshape %max : tensor<5xf32> -> tensor<5x1xf32>
  %2 = uop.expand %1 : tensor<5x1xf32> -> tensor<5x3000xf32>
  %3 = uop.sub %x, %2 : tensor<5x3000xf32>
  %4 = uop.exp %3 : tensor<5x3000xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<5x3000xf32> -> tensor<5xf32>
  %6 = uop.reshape %5 : tensor<5xf32> -> tensor<5x1xf32>
  %7 = uop.expand %6 : tensor<5x1xf32> -> tensor<5x3000xf32>
  %8 = uop.fdiv %4, %7 : tensor<5x3000xf32>
  return %all, %squares, %max, %8 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5x3000xf32>
}

// Mean and variance, and rows that a block's threads do not divide.
func.func @rows(%x: tensor<70x257xf32>) -> tensor<70x257xf32> {
  %n = uop.const 257.0 : tensor<70xf32>
  %0 = uop.reduce_axis add %x axes [1] : tensor<70x257xf32> -> tensor<70xf32>
  %1 = uop.fdiv %0, %n : tensor<70xf32>
  %2 = uop.reshape %1 : tensor<70xf32> -> tensor<70x1xf32>
  %3 = uop.expand %2 : tensor<70x1xf32> -> tensor<70x257xf32>
  %4 = uop.sub %x, %3 : tensor<70x257xf32>
  %5 = uop.mul %4, %4 : tensor<70x257xf32>
  %6 = uop.reduce_axis add %5 axes [1] : tensor<70x257xf32> -> tensor<70xf32>
  %7 = uop.fdiv %6, %n : tensor<70xf32>
  %8 = uop.sqrt %7 : tensor<70xf32>
  %9 = uop.reshape %8 : tensor<70xf32> -> tensor<70x1xf32>
  %10 = uop.expand %9 : tensor<70x1xf32> -> tensor<70x257xf32>
  %11 = uop.fdiv %4, %10 : tensor<70x257xf32>
  return %11 : tensor<70x257xf32>
}

#n = #uop.var<"n" [0, 4096]>
func.func @dynamic(%x: tensor<3x?xf32> {uop.shape = [3, #n]}) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x?xf32> -> tensor<3xf32>
  %1 = uop.reduce_axis min %x axes [1] : tensor<3x?xf32> -> tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

func.func @narrow(%a: tensor<2x1025xf16>, %p: tensor<2x1025xi1>, %n: tensor<2x1025xui8>) -> (tensor<2xf16>, tensor<2xi1>, tensor<2xui8>, tensor<2xui8>) {
  %0 = uop.reduce_axis add %a axes [1] : tensor<2x1025xf16> -> tensor<2xf16>
  %1 = uop.reduce_axis max %p axes [1] : tensor<2x1025xi1> -> tensor<2xi1>
  %2 = uop.reduce_axis add %n axes [1] : tensor<2x1025xui8> -> tensor<2xui8>
  %3 = uop.reduce_axis mul %n axes [1] : tensor<2x1025xui8> -> tensor<2xui8>
  return %0, %1, %2, %3 : tensor<2xf16>, tensor<2xi1>, tensor<2xui8>, tensor<2xui8>
}

// Two accumulators that are merged together.
func.func @argmax(%x: tensor<3x2000xi32>) -> tensor<3xi32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<3x2000xi32> -> tensor<3xi32>
  %m1 = uop.reshape %m : tensor<3xi32> -> tensor<3x1xi32>
  %m2 = uop.expand %m1 : tensor<3x1xi32> -> tensor<3x2000xi32>
  %eq = uop.cmp eq %x, %m2 : tensor<3x2000xi32>
  %is = uop.cast %eq : tensor<3x2000xi1> -> tensor<3x2000xi32>
  %i = uop.iota axis 1 : tensor<3x2000xi32>
  %n = uop.const 2000 : tensor<3x2000xi32>
  %r = uop.sub %n, %i : tensor<3x2000xi32>
  %w = uop.mul %is, %r : tensor<3x2000xi32>
  %k = uop.reduce_axis max %w axes [1] : tensor<3x2000xi32> -> tensor<3xi32>
  return %k : tensor<3xi32>
}
