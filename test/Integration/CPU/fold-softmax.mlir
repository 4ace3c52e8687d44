// A function in the body of a fold: the maximum of a row and the sum of the
// exponentials in one pass, rescaled when the maximum moves.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --random-inputs=1 --stats | FileCheck %s

// At each of 5 * 75 points and one more operation per result: a maximum, two
// exponentials and differences, a product and a sum; a logarithm and a sum.
// CHECK: "flops": 2635,
func.func @main(%x: tensor<5x75xf32>) -> tensor<5xf32> {
  %i = uop.range 0 to 5 : index
  %k = uop.range 1 to 75 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<5x75xf32> -> f32
  %ninf = uop.const -inf : f32
  %zero = uop.const 0.0 : f32
  %m, %z = uop.fold (%0 : f32) over (%k) init (%ninf, %zero : f32, f32) {
  ^bb0(%v: f32, %am: f32, %az: f32):
    %nm = uop.max %am, %v : f32
    %d = uop.sub %am, %nm : f32
    %scale = uop.exp %d : f32
    %old = uop.mul %az, %scale : f32
    %c = uop.const -inf : f32
    %none = uop.const 0.0 : f32
    %first = uop.cmp eq %am, %c : f32
    %kept = uop.where %first, %none, %old : f32
    %e = uop.sub %v, %nm : f32
    %term = uop.exp %e : f32
    %nz = uop.add %kept, %term : f32
    uop.yield %nm, %nz : f32, f32
  } combine {
  ^bb0(%m0: f32, %z0: f32, %m1: f32, %z1: f32):
    %nm = uop.max %m0, %m1 : f32
    %c = uop.const -inf : f32
    %none = uop.const 0.0 : f32
    %d0 = uop.sub %m0, %nm : f32
    %s0 = uop.exp %d0 : f32
    %o0 = uop.mul %z0, %s0 : f32
    %f0 = uop.cmp eq %m0, %c : f32
    %k0 = uop.where %f0, %none, %o0 : f32
    %d1 = uop.sub %m1, %nm : f32
    %s1 = uop.exp %d1 : f32
    %o1 = uop.mul %z1, %s1 : f32
    %f1 = uop.cmp eq %m1, %c : f32
    %k1 = uop.where %f1, %none, %o1 : f32
    %nz = uop.add %k0, %k1 : f32
    uop.yield %nm, %nz : f32, f32
  } {commutative} : f32, f32
  %l = uop.log %z : f32
  %r = uop.add %m, %l : f32
  %o = uop.bufferize %r over (%i) : f32 -> tensor<5xf32>
  return %o : tensor<5xf32>
}
