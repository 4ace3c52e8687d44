// UNSUPPORTED: other-device
// Lanes beside those that a mask lets through stay as they were: of truncated
// integers, LLVM 22 writes more than the one lane of a constant mask on x86.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: rm -rf %t && uop-run %s --random-inputs=1 --dump-kernels=%t
// RUN: FileCheck %s --input-file=%t/lanes.ll

// CHECK: define {{.*}}@lanes
// CHECK-NOT: masked.store
// CHECK: store <2 x i8>
// CHECK-NOT: masked.store
// CHECK: ret void
uop.kernel @lanes(%x: memref<4xi32>, %o: memref<4xi8>, %p: memref<4xi16>) {
  %c0 = uop.const 0 : index
  %v = uop.load %x[%c0] : memref<4xi32> -> vector<4xi32>
  %b = uop.cast %v : vector<4xi32> -> vector<4xi8>
  %s = uop.cast %v : vector<4xi32> -> vector<4xi16>
  %most = uop.const dense<[true, true, false, true]> : vector<4xi1>
  %third = uop.const dense<[false, false, true, false]> : vector<4xi1>
  %ob = uop.neg %b : vector<4xi8>
  %os = uop.neg %s : vector<4xi16>
  uop.store %ob, %o[%c0] over () if %most : memref<4xi8>, vector<4xi8>, vector<4xi1>
  uop.store %b, %o[%c0] over () if %third : memref<4xi8>, vector<4xi8>, vector<4xi1>
  uop.store %os, %p[%c0] over () if %most : memref<4xi16>, vector<4xi16>, vector<4xi1>
  uop.store %s, %p[%c0] over () if %third : memref<4xi16>, vector<4xi16>, vector<4xi1>
  uop.sink
}

func.func @main(%x: tensor<4xi32>) -> (tensor<4xi8>, tensor<4xi16>) {
  %i = tensor.empty() : tensor<4xi8>
  %j = tensor.empty() : tensor<4xi16>
  %0:2 = uop.launch @lanes ins(%x : tensor<4xi32>) outs(%i, %j : tensor<4xi8>, tensor<4xi16>) -> tensor<4xi8>, tensor<4xi16>
  return %0#0, %0#1 : tensor<4xi8>, tensor<4xi16>
}
