// RUN: uop-opt %s --convert-uop-to-gpu --split-input-file | FileCheck %s
// RUN: uop-opt %s --convert-uop-to-gpu=block-size=32 --split-input-file | FileCheck %s --check-prefix=SMALL

// A thread for each point, and none beyond the last.
// CHECK-LABEL: module attributes {gpu.container_module}
// CHECK: func.func @main(%[[X:.*]]: memref<10x100xf32>, %[[O:.*]]: memref<1000xi1>)
// CHECK-DAG: %[[FLAT:.*]] = memref.reinterpret_cast %[[X]] to offset: [0], sizes: [1000], strides: [1]
// CHECK-DAG: %[[IN:.*]] = memref.memory_space_cast %[[FLAT]] : memref<1000xf32> to memref<1000xf32, #gpu.address_space<global>>
// CHECK-DAG: %[[OUT:.*]] = builtin.unrealized_conversion_cast %[[O]] : memref<1000xi1> to memref<1000xi8, #gpu.address_space<global>>
// CHECK-DAG: %[[GRID:.*]] = arith.constant 8 : index
// CHECK-DAG: %[[BLOCK:.*]] = arith.constant 128 : index
// CHECK: gpu.launch_func @uop_kernels::@positive blocks in (%[[GRID]], {{[^)]*}}) threads in (%[[BLOCK]], {{[^)]*}})
// CHECK-SAME: args(%[[IN]] : memref<1000xf32, #gpu.address_space<global>>, %[[OUT]] : memref<1000xi8, #gpu.address_space<global>>)

// CHECK: gpu.module @uop_kernels
// CHECK: gpu.func @positive(%[[A:.*]]: memref<1000xf32, #gpu.address_space<global>> {llvm.noalias, llvm.readonly}, %[[B:.*]]: memref<1000xi8, #gpu.address_space<global>> {llvm.noalias}) kernel
// CHECK-SAME: known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 8, 1, 1>, uop.thread_extent = 1000 : i64
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 128 : index
// CHECK-DAG: %[[COUNT:.*]] = arith.constant 1000 : index
// CHECK: %[[BID:.*]] = gpu.block_id x
// CHECK: %[[TID:.*]] = gpu.thread_id x
// CHECK: %[[FIRST:.*]] = arith.muli %[[BID]], %[[SIZE]]
// CHECK: %[[I:.*]] = arith.addi %[[FIRST]], %[[TID]]
// CHECK: %[[IS:.*]] = arith.cmpi ult, %[[I]], %[[COUNT]]
// CHECK: scf.if %[[IS]]
// CHECK-NOT: scf.for
// CHECK: memref.load %[[A]][%[[I]]]
// CHECK: memref.store %{{.*}}, %[[B]][%[[I]]]
// CHECK: gpu.return
// SMALL: known_block_size = array<i32: 32, 1, 1>
func.func @main(%x: memref<10x100xf32>, %o: memref<1000xi1>) {
  uop.launch @positive ins(%x : memref<10x100xf32>) outs(%o : memref<1000xi1>)
  return
}
uop.kernel @positive(%x: memref<1000xf32>, %o: memref<1000xi1>) {
  %i = uop.range 0 to 1000 thread : index
  %zero = uop.const 0.0 : f32
  %0 = uop.load %x[%i] : memref<1000xf32> -> f32
  %1 = uop.cmp gt %0, %zero : f32
  uop.store %1, %o[%i] over (%i) : memref<1000xi1>
  uop.sink
}

// -----

// Without such a range one thread does it all; scratch is the thread's own.
// CHECK: gpu.func @reversed(
// CHECK-SAME: known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>, uop.thread_extent = 1 : i64
// CHECK: memref.alloca() : memref<4xf32>
// CHECK: scf.if
// CHECK: scf.for
uop.kernel @reversed(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %c3 = uop.const 3 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.bufferize %0 over (%i) in <local> : f32 -> tensor<4xf32>
  %2 = uop.sub %c3, %j : index
  %3 = uop.index %1[%2] : tensor<4xf32> -> f32
  uop.store %3, %o[%j] over (%j) : memref<4xf32>
  uop.sink
}

// -----

// Threads of a block share the sum and the rows: no range is left that launches cut.
// CHECK: gpu.func @rows_of_a_block(
// CHECK-SAME: workgroup
// CHECK-NOT: uop.range
// CHECK: gpu.barrier
uop.kernel @rows_of_a_block(%x: memref<32xf32>, %o: memref<8xf32>) attributes {uop.concurrent} {
  %sums = uop.define_local : memref<4xf32, #uop.space<local>>
  %t = uop.special local 0 to 4 : index
  %c4 = uop.const 4 : index
  %0 = uop.load %x[%t] : memref<32xf32> -> f32
  uop.store %0, %sums[%t] over () : memref<4xf32, #uop.space<local>>
  uop.barrier
  %c0 = uop.const 0 : index
  %1 = uop.load %sums[%c0] : memref<4xf32, #uop.space<local>> -> f32
  %r = uop.range 0 to 2 thread : index
  %2 = uop.mul %r, %c4 : index
  %3 = uop.add %2, %t : index
  uop.store %1, %o[%3] over (%r) : memref<8xf32>
  uop.sink
}
