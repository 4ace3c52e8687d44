// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --remarks-filter="uop-fuse" --remark-format=emitRemark 2>&1 | FileCheck %s

// Each step reads the one before at three positions. Copies of all steps would
// be one kernel that takes seconds to compile: where the limit of a kernel's ops
// is reached, a step is stored.
//
// CHECK: remark: {{.*}}Missed] Fuse | {{.*}}Reason="copying it would make its readers' kernel too large"
// CHECK-LABEL: func.func @steps(
// CHECK: %[[KEPT:.*]] = uop.bufferize {{.*}} -> tensor<300x300xf32>
// CHECK: uop.index %[[KEPT]]
// CHECK: uop.bufferize {{.*}} -> tensor<300x300xf32>
// CHECK: return
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.max_kernel_ops" = 64 : i64>>} {
  func.func @steps(%d: tensor<300x300xf32>) -> tensor<300x300xf32> {
    %c0 = uop.shrink %d offsets [0, 0] sizes [300, 1] : tensor<300x300xf32> -> tensor<300x1xf32>
    %c0e = uop.expand %c0 : tensor<300x1xf32> -> tensor<300x300xf32>
    %r0 = uop.shrink %d offsets [0, 0] sizes [1, 300] : tensor<300x300xf32> -> tensor<1x300xf32>
    %r0e = uop.expand %r0 : tensor<1x300xf32> -> tensor<300x300xf32>
    %s0 = uop.add %c0e, %r0e : tensor<300x300xf32>
    %d1 = uop.min %d, %s0 : tensor<300x300xf32>
    %c1 = uop.shrink %d1 offsets [0, 1] sizes [300, 1] : tensor<300x300xf32> -> tensor<300x1xf32>
    %c1e = uop.expand %c1 : tensor<300x1xf32> -> tensor<300x300xf32>
    %r1 = uop.shrink %d1 offsets [1, 0] sizes [1, 300] : tensor<300x300xf32> -> tensor<1x300xf32>
    %r1e = uop.expand %r1 : tensor<1x300xf32> -> tensor<300x300xf32>
    %s1 = uop.add %c1e, %r1e : tensor<300x300xf32>
    %d2 = uop.min %d1, %s1 : tensor<300x300xf32>
    %c2 = uop.shrink %d2 offsets [0, 2] sizes [300, 1] : tensor<300x300xf32> -> tensor<300x1xf32>
    %c2e = uop.expand %c2 : tensor<300x1xf32> -> tensor<300x300xf32>
    %r2 = uop.shrink %d2 offsets [2, 0] sizes [1, 300] : tensor<300x300xf32> -> tensor<1x300xf32>
    %r2e = uop.expand %r2 : tensor<1x300xf32> -> tensor<300x300xf32>
    %s2 = uop.add %c2e, %r2e : tensor<300x300xf32>
    %d3 = uop.min %d2, %s2 : tensor<300x300xf32>
    %c3 = uop.shrink %d3 offsets [0, 3] sizes [300, 1] : tensor<300x300xf32> -> tensor<300x1xf32>
    %c3e = uop.expand %c3 : tensor<300x1xf32> -> tensor<300x300xf32>
    %r3 = uop.shrink %d3 offsets [3, 0] sizes [1, 300] : tensor<300x300xf32> -> tensor<1x300xf32>
    %r3e = uop.expand %r3 : tensor<1x300xf32> -> tensor<300x300xf32>
    %s3 = uop.add %c3e, %r3e : tensor<300x300xf32>
    %d4 = uop.min %d3, %s3 : tensor<300x300xf32>
    return %d4 : tensor<300x300xf32>
  }
}
