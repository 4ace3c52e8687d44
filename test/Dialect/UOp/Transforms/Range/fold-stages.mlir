// Every pass takes a fold for what it is: a scalar that ends its ranges.
//
// RUN: uop-opt %s --uop-simplify-index --uop-fuse | FileCheck %s --check-prefix=FUSE
// RUN: uop-opt %s --uop-fuse --cse --uop-form-kernels --cse --uop-thread-kernels --uop-dedup-kernels | FileCheck %s --check-prefix=KERNEL

// The tensor of scaled elements is inlined into the fold's input, and the fold,
// whose result depends on the row alone, into the tensor that reads it there:
// one kernel. Both functions launch the same one.
//
// FUSE-LABEL: func.func @one(
// FUSE-COUNT-1: uop.fold
// FUSE-NOT: uop.fold
// FUSE-COUNT-1: uop.bufferize
// FUSE-NOT: uop.bufferize
// FUSE: return
// FUSE-LABEL: func.func @two(

// KERNEL-LABEL: uop.kernel @r_64_32_128(
// KERNEL-DAG: %[[R0:.*]] = uop.range 0 to 64 : index
// KERNEL-DAG: %[[R1:.*]] = uop.range 1 to 32 : index
// KERNEL-DAG: %[[K2:.*]] = uop.range 2 to 128 reduce : index
// KERNEL: %[[F:.*]]:2 = uop.fold ({{.*}}) over (%[[K2]])
// KERNEL: uop.sub %[[F]]#0, %[[F]]#1
// KERNEL: uop.store {{.*}} over (%[[R0]], %[[R1]])
// KERNEL-NOT: uop.kernel
// KERNEL: func.func @one(
// KERNEL: uop.launch @r_64_32_128 ins
// KERNEL: func.func @two(
// KERNEL: uop.launch @r_64_32_128 ins
func.func @one(%x: tensor<64x128xf32>, %y: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %r = uop.range 0 to 64 : index
  %c = uop.range 1 to 128 : index
  %0 = uop.index %x[%r, %c] : tensor<64x128xf32> -> f32
  %1 = uop.mul %0, %0 : f32
  %t = uop.bufferize %1 over (%r, %c) : f32 -> tensor<64x128xf32>
  %i = uop.range 2 to 64 : index
  %k = uop.range 3 to 128 reduce : index
  %2 = uop.index %t[%i, %k] : tensor<64x128xf32> -> f32
  %ninf = uop.const -inf : f32
  %pinf = uop.const inf : f32
  %hi, %lo = uop.fold (%2 : f32) over (%k) init (%ninf, %pinf : f32, f32) {
  ^bb0(%v: f32, %h: f32, %l: f32):
    %nh = uop.max %h, %v : f32
    %nl = uop.min %l, %v : f32
    uop.yield %nh, %nl : f32, f32
  } combine {
  ^bb0(%h0: f32, %l0: f32, %h1: f32, %l1: f32):
    %nh = uop.max %h0, %h1 : f32
    %nl = uop.min %l0, %l1 : f32
    uop.yield %nh, %nl : f32, f32
  } {commutative} : f32, f32
  %d = uop.sub %hi, %lo : f32
  %s = uop.bufferize %d over (%i) : f32 -> tensor<64xf32>
  %p = uop.range 4 to 64 : index
  %q = uop.range 5 to 32 : index
  %3 = uop.index %s[%p] : tensor<64xf32> -> f32
  %4 = uop.index %y[%p, %q] : tensor<64x32xf32> -> f32
  %5 = uop.mul %3, %4 : f32
  %o = uop.bufferize %5 over (%p, %q) : f32 -> tensor<64x32xf32>
  return %o : tensor<64x32xf32>
}

func.func @two(%x: tensor<64x128xf32>, %y: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %i = uop.range 0 to 64 : index
  %q = uop.range 1 to 32 : index
  %k = uop.range 2 to 128 reduce : index
  %2 = uop.index %x[%i, %k] : tensor<64x128xf32> -> f32
  %1 = uop.mul %2, %2 : f32
  %ninf = uop.const -inf : f32
  %pinf = uop.const inf : f32
  %hi, %lo = uop.fold (%1 : f32) over (%k) init (%ninf, %pinf : f32, f32) {
  ^bb0(%v: f32, %h: f32, %l: f32):
    %nh = uop.max %h, %v : f32
    %nl = uop.min %l, %v : f32
    uop.yield %nh, %nl : f32, f32
  } combine {
  ^bb0(%h0: f32, %l0: f32, %h1: f32, %l1: f32):
    %nh = uop.max %h0, %h1 : f32
    %nl = uop.min %l0, %l1 : f32
    uop.yield %nh, %nl : f32, f32
  } {commutative} : f32, f32
  %d = uop.sub %hi, %lo : f32
  %4 = uop.index %y[%i, %q] : tensor<64x32xf32> -> f32
  %5 = uop.mul %d, %4 : f32
  %o = uop.bufferize %5 over (%i, %q) : f32 -> tensor<64x32xf32>
  return %o : tensor<64x32xf32>
}
