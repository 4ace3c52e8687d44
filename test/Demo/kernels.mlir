// RUN: uop-opt --uop-schedule %uop_src_root/demo/network.mlir | FileCheck %s

// What README.md says of the network: three kernels. The padding, the windows,
// the bias, the relu and the max-pool of a convolution are in its kernel, the
// dense layer and the softmax are one.
// CHECK-COUNT-3: uop.kernel @
// CHECK-NOT: uop.kernel
// CHECK: func.func @main
// CHECK-COUNT-3: uop.launch @
// CHECK-NOT: uop.launch
