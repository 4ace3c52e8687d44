// REQUIRES: opencl
// RUN: uop-run %s --random-inputs=1 --verify --device=opencl
// RUN: uop-run %s --random-inputs=2 --verify --device=opencl:0 --repeat=3
// RUN: uop-run %s --entry=narrow --random-inputs=3 --verify --device=opencl
// RUN: uop-run %s --entry=empty --random-inputs=4 --verify --device=opencl
// RUN: uop-run %s --entry=dynamic --random-inputs=5 --var=n=0,1,64,7 --verify --device=opencl
// RUN: uop-run %s --entry=unchanged --random-inputs=6 --verify --device=opencl
// RUN: uop-run %s --entry=functions --random-inputs=7 --verify --device=opencl
// RUN: uop-run %s --entry=remainders --verify --device=opencl
// RUN: uop-run %s --entry=positions --random-inputs=9 --verify --device=opencl
// RUN: uop-run %s --entry=deviations --random-inputs=10 --verify --device=opencl
// RUN: uop-run %S/../CPU/donated.mlir --entry=chain --random-inputs=8 --repeat=2 --verify --device=opencl

// Groups that the sizes do not fill; rows, columns and everything reduced;
// several results of a kernel.
func.func @main(%x: tensor<67x129xf32>, %w: tensor<129x33xf32>, %i: tensor<67x5xi64>)
    -> (tensor<67x33xf32>, tensor<129xf32>, tensor<f32>, tensor<67x129xf32>, tensor<67x5xf32>) {
  %0 = uop.reshape %x : tensor<67x129xf32> -> tensor<67x129x1xf32>
  %1 = uop.expand %0 : tensor<67x129x1xf32> -> tensor<67x129x33xf32>
  %2 = uop.reshape %w : tensor<129x33xf32> -> tensor<1x129x33xf32>
  %3 = uop.expand %2 : tensor<1x129x33xf32> -> tensor<67x129x33xf32>
  %4 = uop.mul %1, %3 : tensor<67x129x33xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<67x129x33xf32> -> tensor<67x33xf32>
  %6 = uop.reduce_axis max %x axes [0] : tensor<67x129xf32> -> tensor<129xf32>
  %7 = uop.reduce_axis add %x axes [0, 1] : tensor<67x129xf32> -> tensor<f32>
  %8 = uop.reduce_axis max %x axes [1] : tensor<67x129xf32> -> tensor<67xf32>
  %9 = uop.reshape %8 : tensor<67xf32> -> tensor<67x1xf32>
  %10 = uop.expand %9 : tensor<67x1xf32> -> tensor<67x129xf32>
  %11 = uop.sub %x, %10 : tensor<67x129xf32>
  %12 = uop.exp %11 : tensor<67x129xf32>
  %13 = uop.reduce_axis add %12 axes [1] : tensor<67x129xf32> -> tensor<67xf32>
  %14 = uop.reshape %13 : tensor<67xf32> -> tensor<67x1xf32>
  %15 = uop.expand %14 : tensor<67x1xf32> -> tensor<67x129xf32>
  %16 = uop.fdiv %12, %15 : tensor<67x129xf32>
  %17 = uop.gather %x, %i axis 1 : tensor<67x129xf32>, tensor<67x5xi64> -> tensor<67x5xf32>
  return %5, %6, %7, %16, %17 : tensor<67x33xf32>, tensor<129xf32>, tensor<f32>, tensor<67x129xf32>, tensor<67x5xf32>
}

// Types that OpenCL keeps as integers, and that are a byte in memory.
func.func @narrow(%a: tensor<301xf16>, %b: tensor<301xbf16>, %c: tensor<301xf8E4M3FN>, %p: tensor<301xi1>, %n: tensor<301xui8>)
    -> (tensor<301xf16>, tensor<301xbf16>, tensor<301xf8E4M3FN>, tensor<301xi1>, tensor<i1>, tensor<301xui8>) {
  %0 = uop.exp %a : tensor<301xf16>
  %1 = uop.mul %b, %b : tensor<301xbf16>
  %2 = uop.add %c, %c : tensor<301xf8E4M3FN>
  %3 = uop.cmp lt %a, %0 : tensor<301xf16>
  %4 = uop.and %3, %p : tensor<301xi1>
  %5 = uop.reduce_axis max %4 axes [0] : tensor<301xi1> -> tensor<i1>
  %6 = uop.mul %n, %n : tensor<301xui8>
  return %0, %1, %2, %4, %5, %6 : tensor<301xf16>, tensor<301xbf16>, tensor<301xf8E4M3FN>, tensor<301xi1>, tensor<i1>, tensor<301xui8>
}

// No elements, and what nothing is reduced to.
func.func @empty(%x: tensor<0x5xf32>, %y: tensor<3x0xi32>) -> (tensor<0x5xf32>, tensor<5xf32>, tensor<3xi32>) {
  %0 = uop.add %x, %x : tensor<0x5xf32>
  %1 = uop.reduce_axis max %x axes [0] : tensor<0x5xf32> -> tensor<5xf32>
  %2 = uop.reduce_axis mul %y axes [1] : tensor<3x0xi32> -> tensor<3xi32>
  return %0, %1, %2 : tensor<0x5xf32>, tensor<5xf32>, tensor<3xi32>
}

// A loop without iterations gives the identity.
#n = #uop.var<"n" [0, 64]>
func.func @dynamic(%x: tensor<3x?xf32> {uop.shape = [3, #n]}) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x?xf32> -> tensor<3xf32>
  %1 = uop.reduce_axis min %x axes [1] : tensor<3x?xf32> -> tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// A plan of copies alone.
func.func @unchanged(%x: tensor<7xi64>) -> tensor<7xi64> {
  return %x : tensor<7xi64>
}

func.func @functions(%x: tensor<257xf32>, %d: tensor<65xf64>) -> (tensor<257xf32>, tensor<257xf32>, tensor<257xf32>, tensor<257xf32>, tensor<65xf64>) {
  %0 = uop.sin %x : tensor<257xf32>
  %1 = uop.erf %x : tensor<257xf32>
  %2 = uop.trunc %x : tensor<257xf32>
  %3 = uop.max %0, %2 : tensor<257xf32>
  %4 = uop.log %3 : tensor<257xf32>
  %5 = uop.tanh %d : tensor<65xf64>
  return %1, %2, %3, %4, %5 : tensor<257xf32>, tensor<257xf32>, tensor<257xf32>, tensor<257xf32>, tensor<65xf64>
}

// Of all pairs of bytes, the least one among them.
func.func @remainders() -> (tensor<65536xi8>, tensor<65536xi8>, tensor<65536xi8>, tensor<2xi32>) {
  %i = uop.iota axis 0 : tensor<65536xi64>
  %c256 = uop.const 256 : tensor<65536xi64>
  %j = uop.idiv %i, %c256 : tensor<65536xi64>
  %a = uop.cast %i : tensor<65536xi64> -> tensor<65536xi8>
  %b = uop.cast %j : tensor<65536xi64> -> tensor<65536xi8>
  %0 = uop.mod %a, %b : tensor<65536xi8>
  %1 = uop.floormod %a, %b : tensor<65536xi8>
  %2 = uop.floordiv %a, %b : tensor<65536xi8>
  %least = uop.const dense<-2147483648> : tensor<2xi32>
  %by = uop.const dense<[3, -1]> : tensor<2xi32>
  %x = uop.contiguous %least : tensor<2xi32>
  %3 = uop.mod %x, %by : tensor<2xi32>
  return %0, %1, %2, %3 : tensor<65536xi8>, tensor<65536xi8>, tensor<65536xi8>, tensor<2xi32>
}

// Positions that fill all 32 bits are outside, and no negative numbers.
func.func @positions(%x: tensor<3xi16>, %at: tensor<4xui32>) -> (tensor<4xi16>, tensor<4xi16>) {
  %0 = uop.const dense<[2, 4196025626, 3, 4294967295]> : tensor<4xui32>
  %1 = uop.gather %x, %0 axis 0 : tensor<3xi16>, tensor<4xui32> -> tensor<4xi16>
  %2 = uop.sub %at, %0 : tensor<4xui32>
  %3 = uop.gather %x, %2 axis 0 : tensor<3xi16>, tensor<4xui32> -> tensor<4xi16>
  return %1, %3 : tensor<4xi16>, tensor<4xi16>
}

// Sums of parts, which threads of one block share as they share the mean.
func.func @deviations(%x: tensor<100000xf32>) -> tensor<f32> {
  %n = uop.const 100000.0 : tensor<f32>
  %0 = uop.reduce_axis add %x axes [0] : tensor<100000xf32> -> tensor<f32>
  %1 = uop.fdiv %0, %n : tensor<f32>
  %2 = uop.reshape %1 : tensor<f32> -> tensor<1xf32>
  %3 = uop.expand %2 : tensor<1xf32> -> tensor<100000xf32>
  %4 = uop.sub %x, %3 : tensor<100000xf32>
  %5 = uop.square %4 : tensor<100000xf32>
  %6 = uop.reduce_axis add %5 axes [0] : tensor<100000xf32> -> tensor<f32>
  return %6 : tensor<f32>
}
