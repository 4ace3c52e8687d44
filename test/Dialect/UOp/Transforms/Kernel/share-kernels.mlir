// RUN: uop-opt %s --uop-share-kernels --split-input-file --remarks-filter=uop-share-kernels 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --uop-share-kernels --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-share-kernels --uop-dedup-kernels --split-input-file | FileCheck %s --check-prefix=DEDUP

// REMARK: remark: [Passed] Share {{.*}} Function=first | Argument=0, Begin=0, Remark="reads windows of its arguments, as another kernel does", Size=32
// REMARK: remark: [Passed] Share {{.*}} Function=second | Argument=0, Begin=32, Remark={{.*}}, Size=32
// CHECK: uop.kernel @first(%[[X:.*]]: memref<32xf32>, %{{.*}}: memref<32xf32>) {
// CHECK: uop.load %[[X]][%{{.*}}] : memref<32xf32> -> f32
// CHECK: uop.kernel @second(%[[Y:.*]]: memref<32xf32>, %{{.*}}: memref<32xf32>) {
// CHECK-NEXT: %[[I:.*]] = uop.range
// CHECK-NEXT: uop.load %[[Y]][%[[I]]] : memref<32xf32> -> f32
// CHECK: func.func @main(%[[T:.*]]: tensor<4x16xf32>)
// CHECK: %[[F:.*]] = uop.reshape %[[T]] : tensor<4x16xf32> -> tensor<64xf32>
// CHECK: %[[W:.*]] = uop.shrink %[[F]] offsets [0] sizes [32] {uop.window} : tensor<64xf32> -> tensor<32xf32>
// CHECK: uop.launch @first ins(%[[W]] :
// CHECK: uop.shrink %{{.*}} offsets [32] sizes [32] {uop.window} : tensor<64xf32> -> tensor<32xf32>
// CHECK: uop.launch @second
// DEDUP-LABEL: uop.kernel @first
// DEDUP-NOT: uop.kernel @second
// DEDUP-COUNT-2: uop.launch @first
uop.kernel @first(%x: memref<64xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<64xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
uop.kernel @second(%x: memref<64xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %c32 = uop.const 32 : index
  %p = uop.add %i, %c32 : index
  %0 = uop.load %x[%p] : memref<64xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
func.func @main(%x: tensor<4x16xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %0 = tensor.empty() : tensor<32xf32>
  %1 = uop.launch @first ins(%x : tensor<4x16xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
  %2 = tensor.empty() : tensor<32xf32>
  %3 = uop.launch @second ins(%x : tensor<4x16xf32>) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
  return %1, %3 : tensor<32xf32>, tensor<32xf32>
}

// -----

// One kernel that reads a part of its argument stays as it is, and so do two
// that differ in more than the place.

// CHECK: uop.kernel @part(%{{.*}}: memref<64xf32>
// CHECK: uop.kernel @other(%{{.*}}: memref<64xf32>
// CHECK-NOT: uop.shrink
uop.kernel @part(%x: memref<64xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<64xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
uop.kernel @other(%x: memref<64xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %c32 = uop.const 32 : index
  %p = uop.add %i, %c32 : index
  %0 = uop.load %x[%p] : memref<64xf32> -> f32
  %1 = uop.sin %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
func.func @differ(%x: tensor<64xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %0 = tensor.empty() : tensor<32xf32>
  %1 = uop.launch @part ins(%x : tensor<64xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
  %2 = tensor.empty() : tensor<32xf32>
  %3 = uop.launch @other ins(%x : tensor<64xf32>) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
  return %1, %3 : tensor<32xf32>, tensor<32xf32>
}

// -----

// What the caller gives away may be written in place.

// CHECK: uop.kernel @low(%{{.*}}: memref<64xf32>
// CHECK-NOT: uop.shrink
uop.kernel @low(%x: memref<64xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<64xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
uop.kernel @high(%x: memref<64xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %c32 = uop.const 32 : index
  %p = uop.add %i, %c32 : index
  %0 = uop.load %x[%p] : memref<64xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
func.func @donated(%x: tensor<64xf32> {uop.donated}) -> (tensor<32xf32>, tensor<32xf32>) {
  %0 = tensor.empty() : tensor<32xf32>
  %1 = uop.launch @low ins(%x : tensor<64xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
  %2 = tensor.empty() : tensor<32xf32>
  %3 = uop.launch @high ins(%x : tensor<64xf32>) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
  return %1, %3 : tensor<32xf32>, tensor<32xf32>
}

// -----

// A load outside of the memory has a gate; only what is inside is in a window.

// CHECK: uop.kernel @before(%{{.*}}: memref<12xf32>
// CHECK: uop.kernel @after(%{{.*}}: memref<12xf32>
// CHECK: uop.kernel @gated(%{{.*}}: memref<36xf32>
// CHECK: uop.shrink %{{.*}} offsets [0] sizes [12]
// CHECK: uop.shrink %{{.*}} offsets [12] sizes [12]
uop.kernel @before(%x: memref<36xf32>, %o: memref<12xf32>) {
  %i = uop.range 0 to 12 : index
  %0 = uop.load %x[%i] : memref<36xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<12xf32>
  uop.sink
}
uop.kernel @after(%x: memref<36xf32>, %o: memref<12xf32>) {
  %i = uop.range 0 to 12 : index
  %c12 = uop.const 12 : index
  %p = uop.add %i, %c12 : index
  %0 = uop.load %x[%p] : memref<36xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<12xf32>
  uop.sink
}
// Gated: it reads 8 elements before its window of 4, which is the end.
uop.kernel @gated(%x: memref<36xf32>, %o: memref<12xf32>) {
  %i = uop.range 0 to 12 : index
  %c28 = uop.const 28 : index
  %c36 = uop.const 36 : index
  %p = uop.add %i, %c28 : index
  %g = uop.cmp lt %p, %c36 : index
  %0 = uop.load %x[%p] if %g : memref<36xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<12xf32>
  uop.sink
}
func.func @edges(%x: tensor<36xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
  %0 = tensor.empty() : tensor<12xf32>
  %1 = uop.launch @before ins(%x : tensor<36xf32>) outs(%0 : tensor<12xf32>) -> tensor<12xf32>
  %2 = tensor.empty() : tensor<12xf32>
  %3 = uop.launch @after ins(%x : tensor<36xf32>) outs(%2 : tensor<12xf32>) -> tensor<12xf32>
  %4 = tensor.empty() : tensor<12xf32>
  %5 = uop.launch @gated ins(%x : tensor<36xf32>) outs(%4 : tensor<12xf32>) -> tensor<12xf32>
  return %1, %3, %5 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
}
