// What keeps launches apart: limits of the target, devices, state and effects.
//
// RUN: uop-opt %s --uop-merge-kernels --split-input-file -o %t.mlir --remarks-filter="uop-merge-kernels" --remark-format=emitRemark 2>&1 | FileCheck %s
// RUN: grep -c "uop.launch @" %t.mlir | FileCheck %s --check-prefix=COUNT

// Two launches of each module are there as they were.
// COUNT: 18

// CHECK: [Missed] Merge {{.*}}Reason="the kernel would have too many arguments"
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.max_kernel_arguments" = 4 : i64>>} {
  uop.kernel @add(%x: memref<4xf32>, %y: memref<4xf32>, %o: memref<4xf32>) {
    %i = uop.range 0 to 4 : index
    %0 = uop.load %x[%i] : memref<4xf32> -> f32
    %1 = uop.load %y[%i] : memref<4xf32> -> f32
    %2 = uop.add %0, %1 : f32
    uop.store %2, %o[%i] over (%i) : memref<4xf32>
    uop.sink
  }
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = uop.launch @add ins(%x, %y : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = uop.launch @add ins(%x, %z : tensor<4xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    return %1, %3 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// CHECK: [Missed] Merge {{.*}}Reason="the kernel would be too large"
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.max_kernel_ops" = 100 : i64>>} {
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
  func.func @main(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = uop.launch @sum ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = uop.launch @max ins(%x : tensor<4x8xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    return %1, %3 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// CHECK: [Missed] Merge {{.*}}Reason="they access a tensor by different types"
module {
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
  uop.kernel @max(%x: memref<?xf32>, %o: memref<4xf32>) {
    %i = uop.range 0 to 4 : index
    %k = uop.range 1 to 8 reduce : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %i, %c8 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<?xf32> -> f32
    %3 = uop.reduce max %2 over (%k) : f32
    uop.store %3, %o[%i] over (%i) : memref<4xf32>
    uop.sink
  }
  func.func @main(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = uop.launch @sum ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = uop.launch @max ins(%x : tensor<4x8xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    return %1, %3 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// CHECK: [Missed] Merge {{.*}}Reason="the intermediate values do not fit into the cache"
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.tile_bytes" = 31 : i64>>} {
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
  func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = uop.launch @rows ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = uop.launch @sum ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}

// -----

// CHECK: [Missed] Merge {{.*}}Reason="nothing uses what they compute"
module {
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
  func.func @main(%x: tensor<4x8xf32>) {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = uop.launch @rows ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = uop.launch @sum ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// CHECK: [Missed] Merge {{.*}}Reason="they are on different devices"
module {
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
  func.func @main(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = uop.launch @sum ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = bufferization.alloc_tensor() {memory_space = "cpu:1"} : tensor<4xf32>
    %3 = uop.launch @max ins(%x : tensor<4x8xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    return %1, %3 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// CHECK: [Missed] Merge {{.*}}Reason="an op between them has effects"
module {
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
  func.func private @log()
  func.func @main(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = uop.launch @sum ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    call @log() : () -> ()
    %2 = tensor.empty() : tensor<4xf32>
    %3 = uop.launch @max ins(%x : tensor<4x8xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    return %1, %3 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// CHECK: [Missed] Merge {{.*}}Reason="one replaces a state that the other reads"
module {
  memref.global "private" @state : memref<4xf32> = dense<0.0>
  uop.kernel @add(%x: memref<4xf32>, %y: memref<4xf32>, %o: memref<4xf32>) {
    %i = uop.range 0 to 4 : index
    %0 = uop.load %x[%i] : memref<4xf32> -> f32
    %1 = uop.load %y[%i] : memref<4xf32> -> f32
    %2 = uop.add %0, %1 : f32
    uop.store %2, %o[%i] over (%i) : memref<4xf32>
    uop.sink
  }
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %memory = memref.get_global @state : memref<4xf32>
    %s = bufferization.to_tensor %memory restrict writable : memref<4xf32> to tensor<4xf32>
    %0 = tensor.empty() : tensor<4xf32>
    %1 = uop.launch @add ins(%x, %s : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = uop.launch @add ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    bufferization.materialize_in_destination %3 in writable %memory : (tensor<4xf32>, memref<4xf32>) -> ()
    return %1 : tensor<4xf32>
  }
}

// -----

// The sum is stored, and a tile of its exponentials is what the second kernel
// reads: a tile of its own would add it up again.
// CHECK: [Missed] Merge {{.*}}Reason="a sum would be computed twice, and rounded differently"
uop.kernel @sums(%x: memref<96000xf32>, %y: memref<12000xf32>, %z: memref<12000xf32>) {
  %r = uop.range 0 to 120 : index
  %c = uop.range 1 to 100 : index
  %k = uop.range 2 to 8 reduce : index
  %c100 = uop.const 100 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %r, %c100 : index
  %1 = uop.add %0, %c : index
  %2 = uop.mul %1, %c8 : index
  %3 = uop.add %2, %k : index
  %4 = uop.load %x[%3] : memref<96000xf32> -> f32
  %5 = uop.reduce add %4 over (%k) : f32
  %6 = uop.exp %5 : f32
  uop.store %5, %y[%1] over (%r, %c) : memref<12000xf32>
  uop.store %6, %z[%1] over (%r, %c) : memref<12000xf32>
  uop.sink
}
uop.kernel @rows(%z: memref<12000xf32>, %o: memref<120xf32>) {
  %r = uop.range 0 to 120 : index
  %k = uop.range 1 to 100 reduce : index
  %c100 = uop.const 100 : index
  %0 = uop.mul %r, %c100 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %z[%1] : memref<12000xf32> -> f32
  %3 = uop.reduce max %2 over (%k) : f32
  uop.store %3, %o[%r] over (%r) : memref<120xf32>
  uop.sink
}
func.func @main(%x: tensor<96000xf32>) -> (tensor<12000xf32>, tensor<120xf32>) {
  %0 = tensor.empty() : tensor<12000xf32>
  %1:2 = uop.launch @sums ins(%x : tensor<96000xf32>) outs(%0, %0 : tensor<12000xf32>, tensor<12000xf32>) -> tensor<12000xf32>, tensor<12000xf32>
  %2 = tensor.empty() : tensor<120xf32>
  %3 = uop.launch @rows ins(%1#1 : tensor<12000xf32>) outs(%2 : tensor<120xf32>) -> tensor<120xf32>
  return %1#0, %3 : tensor<12000xf32>, tensor<120xf32>
}
