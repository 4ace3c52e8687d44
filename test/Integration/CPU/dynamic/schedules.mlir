// Kernels of variable sizes that have schedules: of each size, with one thread
// and with two.
//
// RUN: uop-run %s --entry=product --random-inputs=1 --var=n=0,1,5,16 --var=k=3 --verify
// RUN: uop-run %s --entry=product --random-inputs=1 --var=n=16 --var=k=1,64 --verify --threads=2
// RUN: uop-run %s --entry=batches --random-inputs=1 --var=n=0,1,16 --verify --threads=2
// RUN: uop-run %s --entry=attention --random-inputs=1 --var=n=0,1,16 --verify --threads=2
// RUN: uop-run %s --entry=images --random-inputs=1 --var=n=0,1,16 --verify --threads=2
// RUN: uop-run %s --entry=images --random-inputs=1 --var=n=0,1,5 --verify
// RUN: uop-run %s --entry=attention --random-inputs=1 --var=n=0,1,3 --verify
// RUN: uop-run %s --entry=keys --random-inputs=1 --var=k=1,17,64 --verify
// RUN: uop-run %s --entry=scattered --random-inputs=1 --var=n=0,1,16 --verify

// Attention of a variable batch is one kernel, as that of a fixed one.
// RUN: uop-run %s --entry=attention --random-inputs=1 --var=n=3 --stats | FileCheck %s --check-prefix=ONE
// ONE: "kernels": 1,

#n = #uop.var<"n" [0, 16]>
#k = #uop.var<"k" [1, 64]>

// Rows of any number, and a product over an axis of any size.
func.func @product(%x: tensor<?x96xf32> {uop.shape = [#n, 96]}, %w: tensor<96x80xf32>, %a: tensor<40x?xf32> {uop.shape = [40, #k]}, %b: tensor<?x72xf32> {uop.shape = [#k, 72]}) -> (tensor<?x80xf32>, tensor<40x72xf32>) {
  %n = uop.define_var "n" [0, 16] : index
  %k = uop.define_var "k" [1, 64] : index
  %0 = uop.reshape %x sizes [%n, 96, 1] : tensor<?x96xf32> -> tensor<?x96x1xf32>
  %1 = uop.expand %0 sizes [%n, 96, 80] : tensor<?x96x1xf32> -> tensor<?x96x80xf32>
  %2 = uop.reshape %w : tensor<96x80xf32> -> tensor<1x96x80xf32>
  %3 = uop.expand %2 sizes [%n, 96, 80] : tensor<1x96x80xf32> -> tensor<?x96x80xf32>
  %4 = uop.mul %1, %3 : tensor<?x96x80xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<?x96x80xf32> -> tensor<?x80xf32>
  %6 = uop.reshape %a sizes [40, %k, 1] : tensor<40x?xf32> -> tensor<40x?x1xf32>
  %7 = uop.expand %6 sizes [40, %k, 72] : tensor<40x?x1xf32> -> tensor<40x?x72xf32>
  %8 = uop.reshape %b sizes [1, %k, 72] : tensor<?x72xf32> -> tensor<1x?x72xf32>
  %9 = uop.expand %8 sizes [40, %k, 72] : tensor<1x?x72xf32> -> tensor<40x?x72xf32>
  %10 = uop.mul %7, %9 : tensor<40x?x72xf32>
  %11 = uop.reduce_axis add %10 axes [1] : tensor<40x?x72xf32> -> tensor<40x72xf32>
  return %5, %11 : tensor<?x80xf32>, tensor<40x72xf32>
}

// Tiles of rows in registers, whose stores are apart by less than the bounds of
// a variable tell: [50, n, 64].
func.func @batches(%x: tensor<50x?x32xf32> {uop.shape = [50, #n, 32]}, %w: tensor<32x64xf32>) -> tensor<50x?x64xf32> {
  %n = uop.define_var "n" [0, 16] : index
  %0 = uop.reshape %x sizes [50, %n, 32, 1] : tensor<50x?x32xf32> -> tensor<50x?x32x1xf32>
  %1 = uop.expand %0 sizes [50, %n, 32, 64] : tensor<50x?x32x1xf32> -> tensor<50x?x32x64xf32>
  %2 = uop.reshape %w : tensor<32x64xf32> -> tensor<1x1x32x64xf32>
  %3 = uop.expand %2 sizes [50, %n, 32, 64] : tensor<1x1x32x64xf32> -> tensor<50x?x32x64xf32>
  %4 = uop.mul %1, %3 : tensor<50x?x32x64xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<50x?x32x64xf32> -> tensor<50x?x64xf32>
  return %5 : tensor<50x?x64xf32>
}

// A product by windows and the mean of each image.
func.func @images(%x: tensor<?x8x100xf32> {uop.shape = [#n, 8, 100]}, %w: tensor<16x8x3xf32>) -> tensor<?x16xf32> {
  %n = uop.define_var "n" [0, 16] : index
  %p = uop.pad %x low [0, 0, 1] high [0, 0, 1] : tensor<?x8x100xf32> -> tensor<?x8x102xf32>
  %a = uop.shrink %p offsets [0, 0, 0] sizes [%n, 8, 100] : tensor<?x8x102xf32> -> tensor<?x8x100xf32>
  %b = uop.shrink %p offsets [0, 0, 1] sizes [%n, 8, 100] : tensor<?x8x102xf32> -> tensor<?x8x100xf32>
  %c = uop.shrink %p offsets [0, 0, 2] sizes [%n, 8, 100] : tensor<?x8x102xf32> -> tensor<?x8x100xf32>
  %cat = uop.cat %a, %b, %c axis 1 : tensor<?x8x100xf32>, tensor<?x8x100xf32>, tensor<?x8x100xf32> -> tensor<?x24x100xf32>
  %t = uop.permute %w [0, 2, 1] : tensor<16x8x3xf32> -> tensor<16x3x8xf32>
  %f = uop.reshape %t : tensor<16x3x8xf32> -> tensor<1x16x24x1xf32>
  %g = uop.expand %f sizes [%n, 16, 24, 100] : tensor<1x16x24x1xf32> -> tensor<?x16x24x100xf32>
  %h = uop.reshape %cat sizes [%n, 1, 24, 100] : tensor<?x24x100xf32> -> tensor<?x1x24x100xf32>
  %i = uop.expand %h sizes [%n, 16, 24, 100] : tensor<?x1x24x100xf32> -> tensor<?x16x24x100xf32>
  %m = uop.mul %i, %g : tensor<?x16x24x100xf32>
  %s = uop.reduce_axis add %m axes [2] : tensor<?x16x24x100xf32> -> tensor<?x16x100xf32>
  %e = uop.exp %s : tensor<?x16x100xf32>
  %mean = uop.reduce_axis add %e axes [2] : tensor<?x16x100xf32> -> tensor<?x16xf32>
  return %mean : tensor<?x16xf32>
}

func.func @attention(%q: tensor<?x64x32xf32> {uop.shape = [#n, 64, 32]}, %k: tensor<?x64x32xf32> {uop.shape = [#n, 64, 32]}, %v: tensor<?x64x32xf32> {uop.shape = [#n, 64, 32]}) -> tensor<?x64x32xf32> {
  %n = uop.define_var "n" [0, 16] : index
  %q1 = uop.reshape %q sizes [%n, 64, 1, 32] : tensor<?x64x32xf32> -> tensor<?x64x1x32xf32>
  %q2 = uop.expand %q1 sizes [%n, 64, 64, 32] : tensor<?x64x1x32xf32> -> tensor<?x64x64x32xf32>
  %k1 = uop.reshape %k sizes [%n, 1, 64, 32] : tensor<?x64x32xf32> -> tensor<?x1x64x32xf32>
  %k2 = uop.expand %k1 sizes [%n, 64, 64, 32] : tensor<?x1x64x32xf32> -> tensor<?x64x64x32xf32>
  %qk = uop.mul %q2, %k2 : tensor<?x64x64x32xf32>
  %s = uop.reduce_axis add %qk axes [3] : tensor<?x64x64x32xf32> -> tensor<?x64x64xf32>
  %m = uop.reduce_axis max %s axes [2] : tensor<?x64x64xf32> -> tensor<?x64xf32>
  %m1 = uop.reshape %m sizes [%n, 64, 1] : tensor<?x64xf32> -> tensor<?x64x1xf32>
  %m2 = uop.expand %m1 sizes [%n, 64, 64] : tensor<?x64x1xf32> -> tensor<?x64x64xf32>
  %d = uop.sub %s, %m2 : tensor<?x64x64xf32>
  %e = uop.exp %d : tensor<?x64x64xf32>
  %l = uop.reduce_axis add %e axes [2] : tensor<?x64x64xf32> -> tensor<?x64xf32>
  %e1 = uop.reshape %e sizes [%n, 64, 64, 1] : tensor<?x64x64xf32> -> tensor<?x64x64x1xf32>
  %e2 = uop.expand %e1 sizes [%n, 64, 64, 32] : tensor<?x64x64x1xf32> -> tensor<?x64x64x32xf32>
  %v1 = uop.reshape %v sizes [%n, 1, 64, 32] : tensor<?x64x32xf32> -> tensor<?x1x64x32xf32>
  %v2 = uop.expand %v1 sizes [%n, 64, 64, 32] : tensor<?x1x64x32xf32> -> tensor<?x64x64x32xf32>
  %ev = uop.mul %e2, %v2 : tensor<?x64x64x32xf32>
  %o = uop.reduce_axis add %ev axes [2] : tensor<?x64x64x32xf32> -> tensor<?x64x32xf32>
  %l1 = uop.reshape %l sizes [%n, 64, 1] : tensor<?x64xf32> -> tensor<?x64x1xf32>
  %l2 = uop.expand %l1 sizes [%n, 64, 32] : tensor<?x64x1xf32> -> tensor<?x64x32xf32>
  %r = uop.fdiv %o, %l2 : tensor<?x64x32xf32>
  return %r : tensor<?x64x32xf32>
}

// Keys of any number are no cascade of blocks.
func.func @keys(%s: tensor<8x?xf32> {uop.shape = [8, #k]}, %v: tensor<?x32xf32> {uop.shape = [#k, 32]}) -> tensor<8x32xf32> {
  %k = uop.define_var "k" [1, 64] : index
  %m = uop.reduce_axis max %s axes [1] : tensor<8x?xf32> -> tensor<8xf32>
  %m1 = uop.reshape %m : tensor<8xf32> -> tensor<8x1xf32>
  %m2 = uop.expand %m1 sizes [8, %k] : tensor<8x1xf32> -> tensor<8x?xf32>
  %d = uop.sub %s, %m2 : tensor<8x?xf32>
  %e = uop.exp %d : tensor<8x?xf32>
  %e1 = uop.reshape %e sizes [8, %k, 1] : tensor<8x?xf32> -> tensor<8x?x1xf32>
  %e2 = uop.expand %e1 sizes [8, %k, 32] : tensor<8x?x1xf32> -> tensor<8x?x32xf32>
  %v1 = uop.reshape %v sizes [1, %k, 32] : tensor<?x32xf32> -> tensor<1x?x32xf32>
  %v2 = uop.expand %v1 sizes [8, %k, 32] : tensor<1x?x32xf32> -> tensor<8x?x32xf32>
  %ev = uop.mul %e2, %v2 : tensor<8x?x32xf32>
  %o = uop.reduce_axis add %ev axes [1] : tensor<8x?x32xf32> -> tensor<8x32xf32>
  return %o : tensor<8x32xf32>
}

// Of positions that are there twice, the last update counts.
func.func @scattered(%x: tensor<6x512xf32>, %u: tensor<?x512xf32> {uop.shape = [#n, 512]}) -> tensor<6x512xf32> {
  %n = uop.define_var "n" [0, 16] : index
  %i = uop.iota axis 0 sizes [%n, 512] : tensor<?x512xi64>
  %three = uop.const 3 : tensor<1x1xi64>
  %t = uop.expand %three sizes [%n, 512] : tensor<1x1xi64> -> tensor<?x512xi64>
  %p = uop.mod %i, %t : tensor<?x512xi64>
  %0 = uop.scatter set %x, %p, %u axis 0 : tensor<6x512xf32>, tensor<?x512xi64>, tensor<?x512xf32>
  return %0 : tensor<6x512xf32>
}
