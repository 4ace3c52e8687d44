// Which launches become one, and which do not and why.
//
// RUN: uop-opt %s --uop-merge-kernels --cse --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-merge-kernels --split-input-file -o /dev/null --remarks-filter="uop-merge-kernels" --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --uop-merge-kernels --split-input-file --verify-roundtrip -o /dev/null

// The second reads what the first writes where its loop is: a value.
// REMARK: [Passed] Merge {{.*}}MergedNs=[[#]], Outputs=2, Remark="merged with another kernel", SeparateNs=[[#]], With=r_4_8
// CHECK-LABEL: uop.kernel @r_4_8_8(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[S:.*]]: memref<4xf32>, %[[O:.*]]: memref<4xf32>)
// CHECK: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK: %[[SUM:.*]] = uop.reduce add
// CHECK: uop.sub %{{.*}}, %[[SUM]] : f32
// CHECK: %[[MAX:.*]] = uop.reduce max
// CHECK: uop.store %[[SUM]], %[[S]][%[[R0]]] over (%[[R0]])
// CHECK: uop.store %[[MAX]], %[[O]][%[[R0]]] over (%[[R0]])
// CHECK: func.func @both(
// CHECK: %[[L:.*]]:2 = uop.launch @r_4_8_8
// CHECK-NEXT: return %[[L]]#0, %[[L]]#1
uop.kernel @r_4_8(%x: memref<32xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @r_4_8n1(%x: memref<32xf32>, %s: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.load %s[%i] : memref<4xf32> -> f32
  %4 = uop.sub %2, %3 : f32
  %5 = uop.reduce max %4 over (%k) : f32
  uop.store %5, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
func.func @both(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = uop.launch @r_4_8 ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<4xf32>
  %3 = uop.launch @r_4_8n1 ins(%x, %1 : tensor<4x8xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Siblings: the loops, the reduced ranges and the load are shared.
// REMARK: [Passed] Merge {{.*}}Outputs=2
// CHECK-LABEL: uop.kernel @r_4_8(
// CHECK: uop.load
// CHECK-NOT: uop.load
// CHECK: uop.reduce add
// CHECK: uop.reduce max
// CHECK: uop.sink
uop.kernel @sum(%x: memref<32xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @max(%x: memref<32xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.reduce max %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
func.func @siblings(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = uop.launch @sum ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<4xf32>
  %3 = uop.launch @max ins(%x : tensor<4x8xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The second reads the row that the first writes: a tile has it. Nothing else
// reads it, so that it is not stored.
// REMARK: [Passed] Merge {{.*}}Outputs=1
// CHECK-LABEL: uop.kernel @r_4_8_8(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[O:.*]]: memref<4xf32>)
// CHECK: %[[TILE:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) in <local> : f32 -> tensor<8xf32>
// CHECK: uop.index %[[TILE]][%{{.*}}] : tensor<8xf32> -> f32
// CHECK: uop.store
// CHECK-NOT: uop.store
// CHECK: uop.sink
uop.kernel @rows(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.exp %2 : f32
  uop.store %3, %o[%1] over (%i, %j) : memref<32xf32>
  uop.sink
}
uop.kernel @mirror(%x: memref<32xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %c7 = uop.const 7 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.sub %c7, %k : index
  %4 = uop.add %0, %3 : index
  %5 = uop.load %x[%4] : memref<32xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  uop.store %7, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
func.func @row(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4x8xf32>
  %1 = uop.launch @rows ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = tensor.empty() : tensor<4xf32>
  %3 = uop.launch @mirror ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// What another step of the loop writes is not there yet.
// REMARK: [Missed] Merge {{.*}}Reason="one reads elements that other iterations of the other write", With=copy
// CHECK-LABEL: func.func @reversed(
// CHECK-COUNT-2: uop.launch
uop.kernel @copy(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @reverse(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %c3 = uop.const 3 : index
  %j = uop.sub %c3, %i : index
  %0 = uop.load %x[%j] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
func.func @reversed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = uop.launch @copy ins(%x : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<4xf32>
  %3 = uop.launch @reverse ins(%1 : tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// @copy feeds @reverse, which feeds the other @copy: one kernel of the outer two
// would wait for itself.
// REMARK: [Missed] Merge {{.*}}Reason="one reads elements that other iterations
// REMARK: [Missed] Merge {{.*}}Reason="one reads elements that other iterations
// REMARK: [Missed] Merge {{.*}}Reason="a launch between them depends on one and feeds the other", With=add
// CHECK-LABEL: func.func @cycle(
// CHECK-COUNT-3: uop.launch
uop.kernel @add(%x: memref<4xf32>, %y: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %c3 = uop.const 3 : index
  %j = uop.sub %c3, %i : index
  %0 = uop.load %x[%j] : memref<4xf32> -> f32
  %1 = uop.load %y[%i] : memref<4xf32> -> f32
  %2 = uop.add %0, %1 : f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
func.func @cycle(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @add ins(%x, %y : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %1 = uop.launch @add ins(%0, %z : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %g = tensor.empty() : tensor<4xf32>
  %2 = uop.launch @add ins(%1, %y : tensor<4xf32>, tensor<4xf32>) outs(%g : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// Threads share the outermost loop: it has to be one.
// REMARK: [Missed] Merge {{.*}}Reason="their outermost loops have different sizes"
// CHECK-LABEL: func.func @sizes(
// CHECK-COUNT-2: uop.launch
uop.kernel @first(%x: memref<8xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @all(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.neg %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
func.func @sizes(%x: tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = uop.launch @first ins(%x : tensor<8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<8xf32>
  %3 = uop.launch @all ins(%x : tensor<8xf32>) outs(%2 : tensor<8xf32>) -> tensor<8xf32>
  return %1, %3 : tensor<4xf32>, tensor<8xf32>
}

// -----

// Lanes along the rows of one are not along those of the other, and one kernel has
// one loop over both.
// REMARK: [Missed] Merge {{.*}}MergedNs=[[#]], Reason="the merged kernel takes longer", SeparateNs=[[#]]
// CHECK-LABEL: func.func @pressure(
// CHECK: uop.launch @rows ins(
// CHECK: uop.launch @columns ins(
module {
uop.kernel @rows(%x: memref<1048576xf32>, %o: memref<1024xf32>) {
  %i = uop.range 0 to 1024 : index
  %k = uop.range 1 to 1024 reduce : index
  %c = uop.const 1024 : index
  %0 = uop.mul %i, %c : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<1048576xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<1024xf32>
  uop.sink
}
uop.kernel @columns(%x: memref<1048576xf32>, %o: memref<1024xf32>) {
  %i = uop.range 0 to 1024 : index
  %k = uop.range 1 to 1024 reduce : index
  %c = uop.const 1024 : index
  %0 = uop.mul %k, %c : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<1048576xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<1024xf32>
  uop.sink
}
func.func @pressure(%x: tensor<1024x1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) {
  %0 = tensor.empty() : tensor<1024xf32>
  %1 = uop.launch @rows ins(%x : tensor<1024x1024xf32>) outs(%0 : tensor<1024xf32>) -> tensor<1024xf32>
  %2 = tensor.empty() : tensor<1024xf32>
  %3 = uop.launch @columns ins(%x : tensor<1024x1024xf32>) outs(%2 : tensor<1024xf32>) -> tensor<1024xf32>
  return %1, %3 : tensor<1024xf32>, tensor<1024xf32>
}
}
