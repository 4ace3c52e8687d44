// The target description of a module has the constants of the cost model.
//
// RUN: uop-opt %s --uop-schedule --split-input-file | FileCheck %s

// Without one, two of three products are one kernel, which loads what they
// share once. A third would save too little.
// CHECK-LABEL: func.func @defaults(
// CHECK-COUNT-2: uop.launch
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

// -----

// One division is too many for an index: the transposed value is stored in between.
// CHECK-LABEL: func.func @divisions(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.max_index_divisions" = 1 : i64>>} {
  func.func @divisions(%x: tensor<6x10xf32>) -> tensor<20x3xf32> {
    %0 = uop.permute %x [1, 0] : tensor<6x10xf32> -> tensor<10x6xf32>
    %1 = uop.reshape %0 : tensor<10x6xf32> -> tensor<15x4xf32>
    %2 = uop.permute %1 [1, 0] : tensor<15x4xf32> -> tensor<4x15xf32>
    %3 = uop.reshape %2 : tensor<4x15xf32> -> tensor<20x3xf32>
    %4 = uop.neg %3 : tensor<20x3xf32>
    return %4 : tensor<20x3xf32>
  }
}

// -----

// So many results are not worth a kernel.
// CHECK-LABEL: func.func @shared(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.max_shared_results" = 2 : i64>>} {
  func.func @shared(%x: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) {
    %0 = uop.neg %x : tensor<1024xf32>
    %1 = uop.exp %x : tensor<1024xf32>
    %2 = uop.sqrt %x : tensor<1024xf32>
    return %0, %1, %2 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>
  }
}

// -----

// A product beside a sum over other sizes: their prices differ by less than they
// are wrong, so that they are one kernel.
// CHECK-LABEL: func.func @joined(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module {
  func.func @joined(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>, %z: tensor<128x128x4xf32>) -> tensor<128x128xf32> {
    %0 = uop.reshape %x : tensor<128x128xf32> -> tensor<128x128x1xf32>
    %1 = uop.expand %0 : tensor<128x128x1xf32> -> tensor<128x128x128xf32>
    %2 = uop.reshape %y : tensor<128x128xf32> -> tensor<1x128x128xf32>
    %3 = uop.expand %2 : tensor<1x128x128xf32> -> tensor<128x128x128xf32>
    %4 = uop.mul %1, %3 : tensor<128x128x128xf32>
    %5 = uop.reduce_axis add %4 axes [1] : tensor<128x128x128xf32> -> tensor<128x128xf32>
    %6 = uop.reduce_axis max %z axes [2] : tensor<128x128x4xf32> -> tensor<128x128xf32>
    %7 = uop.add %5, %6 : tensor<128x128xf32>
    return %7 : tensor<128x128xf32>
  }
}

// -----

// Apart they are cheaper, if by little, and memory takes no time for what one
// kernel does not store.
// CHECK-LABEL: func.func @keptApart(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.least_gain" = 0.0 : f64,
                                         "uop.memory_bytes_per_ns" = 1000000>>} {
  func.func @keptApart(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>, %z: tensor<128x128x4xf32>) -> tensor<128x128xf32> {
    %0 = uop.reshape %x : tensor<128x128xf32> -> tensor<128x128x1xf32>
    %1 = uop.expand %0 : tensor<128x128x1xf32> -> tensor<128x128x128xf32>
    %2 = uop.reshape %y : tensor<128x128xf32> -> tensor<1x128x128xf32>
    %3 = uop.expand %2 : tensor<1x128x128xf32> -> tensor<128x128x128xf32>
    %4 = uop.mul %1, %3 : tensor<128x128x128xf32>
    %5 = uop.reduce_axis add %4 axes [1] : tensor<128x128x128xf32> -> tensor<128x128xf32>
    %6 = uop.reduce_axis max %z axes [2] : tensor<128x128x4xf32> -> tensor<128x128xf32>
    %7 = uop.add %5, %6 : tensor<128x128xf32>
    return %7 : tensor<128x128xf32>
  }
}

// -----

// What takes long to convert is stored, so that each row of a product need not
// do it.
// CHECK-LABEL: func.func @converted(
// CHECK-COUNT-2: uop.launch
// CHECK: return
func.func @converted(%x: tensor<512x512xf8E4M3FN>, %w: tensor<512x512xf8E4M3FN>) -> tensor<512x512xf32> {
  %x1 = uop.cast %x : tensor<512x512xf8E4M3FN> -> tensor<512x512xf32>
  %w1 = uop.cast %w : tensor<512x512xf8E4M3FN> -> tensor<512x512xf32>
  %0 = uop.reshape %x1 : tensor<512x512xf32> -> tensor<512x512x1xf32>
  %1 = uop.expand %0 : tensor<512x512x1xf32> -> tensor<512x512x512xf32>
  %2 = uop.reshape %w1 : tensor<512x512xf32> -> tensor<1x512x512xf32>
  %3 = uop.expand %2 : tensor<1x512x512xf32> -> tensor<512x512x512xf32>
  %4 = uop.mul %1, %3 : tensor<512x512x512xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<512x512x512xf32> -> tensor<512x512xf32>
  return %5 : tensor<512x512xf32>
}

// -----

// Where a conversion costs nothing, the product does it.
// CHECK-LABEL: func.func @free(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.conversion_ns" = 0>>} {
  func.func @free(%x: tensor<512x512xf8E4M3FN>, %w: tensor<512x512xf8E4M3FN>) -> tensor<512x512xf32> {
    %x1 = uop.cast %x : tensor<512x512xf8E4M3FN> -> tensor<512x512xf32>
    %w1 = uop.cast %w : tensor<512x512xf8E4M3FN> -> tensor<512x512xf32>
    %0 = uop.reshape %x1 : tensor<512x512xf32> -> tensor<512x512x1xf32>
    %1 = uop.expand %0 : tensor<512x512x1xf32> -> tensor<512x512x512xf32>
    %2 = uop.reshape %w1 : tensor<512x512xf32> -> tensor<1x512x512xf32>
    %3 = uop.expand %2 : tensor<1x512x512xf32> -> tensor<512x512x512xf32>
    %4 = uop.mul %1, %3 : tensor<512x512x512xf32>
    %5 = uop.reduce_axis add %4 axes [1] : tensor<512x512x512xf32> -> tensor<512x512xf32>
    return %5 : tensor<512x512xf32>
  }
}
