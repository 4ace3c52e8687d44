// RUN: uop-opt %s --uop-prepare-for-spirv --split-input-file --verify-diagnostics | FileCheck %s

// Buffers begin at an index, and scratch is of the function.
// CHECK-LABEL: gpu.module @memory
// CHECK-SAME: spirv.target_env
// CHECK: gpu.func @k(%[[X:.*]]: memref<?xf32, #spirv.storage_class<CrossWorkgroup>>, %[[N:.*]]: index, %[[FIRST:.*]]: index) kernel
// CHECK-SAME: spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>
// CHECK: %[[S:.*]] = memref.alloca() : memref<2xf32, #spirv.storage_class<Function>>
// CHECK: %[[I:.*]] = arith.addi %[[N]], %[[FIRST]]
// CHECK: %[[V:.*]] = memref.load %[[X]][%[[I]]]
// CHECK: memref.store %[[V]], %[[S]]
// CHECK: %[[J:.*]] = arith.addi
// CHECK: memref.store %{{.*}}, %[[X]][%[[J]]]
gpu.module @memory {
  gpu.func @k(%x: memref<4xf32, #gpu.address_space<global>>, %n: index) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %s = memref.alloca() : memref<2xf32>
    %c1 = arith.constant 1 : index
    %0 = memref.load %x[%n] : memref<4xf32, #gpu.address_space<global>>
    memref.store %0, %s[%c1] : memref<2xf32>
    %1 = memref.load %s[%c1] : memref<2xf32>
    memref.store %1, %x[%c1] : memref<4xf32, #gpu.address_space<global>>
    gpu.return
  }
}

// -----

// CHECK-LABEL: gpu.module @arithmetic
// CHECK-NOT: maximumf
// CHECK-NOT: minimumf
// CHECK-NOT: arith.max
// CHECK-NOT: math.trunc
// CHECK-NOT: copysign
// CHECK-NOT: remsi
// CHECK: gpu.return
gpu.module @arithmetic {
  gpu.func @k(%a: f32, %b: f32, %p: i1, %q: i1, %f: memref<4xf32, #gpu.address_space<global>>, %t: memref<1xi8, #gpu.address_space<global>>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.maximumf %a, %b : f32
    %1 = arith.minimumf %a, %b : f32
    %2 = math.trunc %a : f32
    %3 = arith.maxui %p, %q : i1
    %4 = arith.extui %3 : i1 to i8
    memref.store %0, %f[%c0] : memref<4xf32, #gpu.address_space<global>>
    memref.store %1, %f[%c1] : memref<4xf32, #gpu.address_space<global>>
    memref.store %2, %f[%c2] : memref<4xf32, #gpu.address_space<global>>
    %5 = memref.load %t[%c0] : memref<1xi8, #gpu.address_space<global>>
    %6 = arith.remsi %4, %5 : i8
    memref.store %6, %t[%c0] : memref<1xi8, #gpu.address_space<global>>
    gpu.return
  }
}

// -----

gpu.module @unknown_size {
  // expected-error @+1 {{is not lowered by uop-prepare-for-spirv; a kernel needs known_block_size}}
  gpu.func @k() kernel {
    gpu.return
  }
}

// -----

gpu.module @two_dimensions {
  // expected-error @+1 {{is not lowered by uop-prepare-for-spirv; buffers have one dimension, got}}
  gpu.func @k(%x: memref<4x4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    gpu.return
  }
}

// -----

gpu.module @other_use {
  gpu.func @k(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    // expected-error @+1 {{is not lowered by uop-prepare-for-spirv; only elements of buffers are accessed}}
    %0 = memref.cast %x : memref<4xf32> to memref<?xf32>
    gpu.return
  }
}

// -----

// A loop that may have no iteration keeps what it carries in memory, which has
// the first value then; one that has some stays.
// CHECK-LABEL: gpu.module @loops
// CHECK: %[[B:.*]] = memref.alloca() : memref<1xi8, #spirv.storage_class<Function>>
// CHECK: %[[S:.*]] = memref.alloca() : memref<1xf32, #spirv.storage_class<Function>>
// CHECK: memref.store %{{.*}}, %[[S]]
// CHECK: memref.store %{{.*}}, %[[B]]
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{[^ ]*}} {
// CHECK: memref.store %{{.*}}, %[[S]]
// CHECK: memref.store %{{.*}}, %[[B]]
// CHECK: }
// CHECK: memref.load %[[S]]
// CHECK: scf.for {{.*}} iter_args
gpu.module @loops {
  gpu.func @k(%n: index, %x: memref<4xf32, #gpu.address_space<global>>, %t: memref<1xi8, #gpu.address_space<global>>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %zero = arith.constant 0.0 : f32
    %false = arith.constant false
    %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %false) -> (f32, i1) {
      %v = memref.load %x[%i] : memref<4xf32, #gpu.address_space<global>>
      %w = arith.addf %a, %v : f32
      %p = arith.cmpf ogt, %w, %a : f32
      scf.yield %w, %p : f32, i1
    }
    %1 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %0#0) -> (f32) {
      %v = arith.mulf %a, %a : f32
      scf.yield %v : f32
    }
    memref.store %1, %x[%c0] : memref<4xf32, #gpu.address_space<global>>
    %2 = arith.extui %0#1 : i1 to i8
    memref.store %2, %t[%c0] : memref<1xi8, #gpu.address_space<global>>
    gpu.return
  }
}
