// The keys of an attention are joined from parts. In the kernel of the blocks they
// would be joined, and their squares added up, for each row: the price of that
// kernel counts, whose products are in its tiles.
//
// RUN: uop-opt %s --uop-plan | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2

// CHECK-LABEL: func.func @main(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @main(%x: tensor<32x50x65xf32>, %y: tensor<32x60x64xf32>) -> tensor<32x50x64xf32> {
  %squares = uop.mul %y, %y : tensor<32x60x64xf32>
  %norms = uop.reduce_axis add %squares axes [2] : tensor<32x60x64xf32> -> tensor<32x60xf32>
  %n = uop.reshape %norms : tensor<32x60xf32> -> tensor<32x60x1xf32>
  %keys = uop.cat %y, %n axis 2 : tensor<32x60x64xf32>, tensor<32x60x1xf32> -> tensor<32x60x65xf32>
  %columns = uop.permute %keys [0, 2, 1] : tensor<32x60x65xf32> -> tensor<32x65x60xf32>
  %k1 = uop.reshape %columns : tensor<32x65x60xf32> -> tensor<32x1x65x60xf32>
  %k = uop.expand %k1 : tensor<32x1x65x60xf32> -> tensor<32x50x65x60xf32>
  %q1 = uop.reshape %x : tensor<32x50x65xf32> -> tensor<32x50x65x1xf32>
  %q = uop.expand %q1 : tensor<32x50x65x1xf32> -> tensor<32x50x65x60xf32>
  %products = uop.mul %q, %k : tensor<32x50x65x60xf32>
  %scores = uop.reduce_axis add %products axes [2] : tensor<32x50x65x60xf32> -> tensor<32x50x60xf32>
  %m = uop.reduce_axis max %scores axes [2] : tensor<32x50x60xf32> -> tensor<32x50xf32>
  %m1 = uop.reshape %m : tensor<32x50xf32> -> tensor<32x50x1xf32>
  %m2 = uop.expand %m1 : tensor<32x50x1xf32> -> tensor<32x50x60xf32>
  %d = uop.sub %scores, %m2 : tensor<32x50x60xf32>
  %e = uop.exp %d : tensor<32x50x60xf32>
  %s = uop.reduce_axis add %e axes [2] : tensor<32x50x60xf32> -> tensor<32x50xf32>
  %s1 = uop.reshape %s : tensor<32x50xf32> -> tensor<32x50x1xf32>
  %s2 = uop.expand %s1 : tensor<32x50x1xf32> -> tensor<32x50x60xf32>
  %p = uop.fdiv %e, %s2 : tensor<32x50x60xf32>
  %p1 = uop.reshape %p : tensor<32x50x60xf32> -> tensor<32x50x60x1xf32>
  %p2 = uop.expand %p1 : tensor<32x50x60x1xf32> -> tensor<32x50x60x64xf32>
  %v1 = uop.reshape %y : tensor<32x60x64xf32> -> tensor<32x1x60x64xf32>
  %v = uop.expand %v1 : tensor<32x1x60x64xf32> -> tensor<32x50x60x64xf32>
  %w = uop.mul %p2, %v : tensor<32x50x60x64xf32>
  %o = uop.reduce_axis add %w axes [2] : tensor<32x50x60x64xf32> -> tensor<32x50x64xf32>
  return %o : tensor<32x50x64xf32>
}
