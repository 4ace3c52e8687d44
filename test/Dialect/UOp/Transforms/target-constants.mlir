// The target description of a module has the constants of the cost model.
//
// RUN: uop-opt %s --uop-schedule --split-input-file | FileCheck %s

// Without one, three products are three kernels: one would save too little.
// CHECK-LABEL: func.func @defaults(
// CHECK-COUNT-3: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @defaults(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>, %z: tensor<256x256xf32>, %w: tensor<256x256xf32>)
    -> (tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>) {
  %0 = uop.customi @matmul(%x, %y) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %1 = uop.customi @matmul(%x, %z) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %2 = uop.customi @matmul(%x, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %0, %1, %2 : tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>
}
func.func private @matmul(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %a1 = uop.reshape %a : tensor<256x256xf32> -> tensor<256x256x1xf32>
  %a2 = uop.expand %a1 : tensor<256x256x1xf32> -> tensor<256x256x256xf32>
  %b1 = uop.reshape %b : tensor<256x256xf32> -> tensor<1x256x256xf32>
  %b2 = uop.expand %b1 : tensor<1x256x256xf32> -> tensor<256x256x256xf32>
  %p = uop.mul %a2, %b2 : tensor<256x256x256xf32>
  %s = uop.reduce_axis add %p axes [1] : tensor<256x256x256xf32> -> tensor<256x256xf32>
  return %s : tensor<256x256xf32>
}

// -----

// If that is enough: two of the tables fit into the cache.
// CHECK-LABEL: func.func @gain(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.least_gain" = 0 : i64>>} {
  func.func @gain(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>, %z: tensor<256x256xf32>, %w: tensor<256x256xf32>)
      -> (tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>) {
    %0 = uop.customi @matmul(%x, %y) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1 = uop.customi @matmul(%x, %z) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %2 = uop.customi @matmul(%x, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    return %0, %1, %2 : tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>
  }
  func.func private @matmul(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>) -> tensor<256x256xf32> {
    %a1 = uop.reshape %a : tensor<256x256xf32> -> tensor<256x256x1xf32>
    %a2 = uop.expand %a1 : tensor<256x256x1xf32> -> tensor<256x256x256xf32>
    %b1 = uop.reshape %b : tensor<256x256xf32> -> tensor<1x256x256xf32>
    %b2 = uop.expand %b1 : tensor<1x256x256xf32> -> tensor<256x256x256xf32>
    %p = uop.mul %a2, %b2 : tensor<256x256x256xf32>
    %s = uop.reduce_axis add %p axes [1] : tensor<256x256x256xf32> -> tensor<256x256xf32>
    return %s : tensor<256x256xf32>
  }
}

// -----

// With a larger cache, all three do.
// CHECK-LABEL: func.func @cache(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.least_gain" = 0 : i64, "uop.cache_bytes" = 2097152 : i64>>} {
  func.func @cache(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>, %z: tensor<256x256xf32>, %w: tensor<256x256xf32>)
      -> (tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>) {
    %0 = uop.customi @matmul(%x, %y) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1 = uop.customi @matmul(%x, %z) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %2 = uop.customi @matmul(%x, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    return %0, %1, %2 : tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>
  }
  func.func private @matmul(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>) -> tensor<256x256xf32> {
    %a1 = uop.reshape %a : tensor<256x256xf32> -> tensor<256x256x1xf32>
    %a2 = uop.expand %a1 : tensor<256x256x1xf32> -> tensor<256x256x256xf32>
    %b1 = uop.reshape %b : tensor<256x256xf32> -> tensor<1x256x256xf32>
    %b2 = uop.expand %b1 : tensor<1x256x256xf32> -> tensor<256x256x256xf32>
    %p = uop.mul %a2, %b2 : tensor<256x256x256xf32>
    %s = uop.reduce_axis add %p axes [1] : tensor<256x256x256xf32> -> tensor<256x256xf32>
    return %s : tensor<256x256xf32>
  }
}

// -----

// A device with four arguments computes a sum of five tensors in two kernels.
// CHECK-LABEL: func.func @arguments(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.max_kernel_arguments" = 4 : i64>>} {
  func.func @arguments(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %d: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %b : tensor<8xf32>
    %1 = uop.add %0, %c : tensor<8xf32>
    %2 = uop.add %1, %d : tensor<8xf32>
    %3 = uop.add %2, %e : tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}

// -----

// Where transcendental functions are dear, they are stored.
// CHECK-LABEL: func.func @dear(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.transcendental_ns" = 40.0 : f64>>} {
  func.func @dear(%x: tensor<4096xf32>) -> tensor<4096xf32> {
    %0 = uop.sin %x : tensor<4096xf32>
    %1 = uop.flip %0 axes [0] : tensor<4096xf32>
    %2 = uop.add %0, %1 : tensor<4096xf32>
    return %2 : tensor<4096xf32>
  }
}

// -----

// CHECK-LABEL: func.func @cheap(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cheap(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %0 = uop.sin %x : tensor<4096xf32>
  %1 = uop.flip %0 axes [0] : tensor<4096xf32>
  %2 = uop.add %0, %1 : tensor<4096xf32>
  return %2 : tensor<4096xf32>
}
