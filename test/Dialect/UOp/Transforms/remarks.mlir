// Each decision by estimate is a remark with its numbers.
//
// RUN: uop-opt %s --uop-plan=fuse=true --mlir-disable-threading -o /dev/null --remarks-filter="uop-.*" --remark-format=emitRemark 2>&1 | FileCheck %s
// RUN: uop-opt %s --uop-plan=fuse=false --mlir-disable-threading -o /dev/null --remarks-filter="uop-plan-memory" --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=PLAN

// CHECK: remarks.mlir:[[#@LINE+15]]:8: remark: {{\[}}Missed] Fuse | Category:uop-fuse | Reason="the value is asked to be contiguous"
// CHECK: remarks.mlir:[[#@LINE+10]]:8: remark: {{\[}}Passed] Fuse | Category:uop-fuse | InlineNs={{[0-9]+}}, KeepNs={{[0-9]+}}, Reads=1, Remark="fused into its readers"
// CHECK: remark: {{\[}}Missed] Threads | Category:uop-thread-kernels | Function=r_8_8 | EstimatedNs={{[0-9]+}}, Reason="too little work to share"
// CHECK: remark: {{\[}}Missed] Threads | Category:uop-thread-kernels | Function=e_8 | EstimatedNs={{[0-9]+}}, Reason="too little work to share"
// CHECK: remark: {{\[}}Analysis] Arena | Category:uop-plan-memory | Function=main | ArenaBytes=32, BufferBytes=32, Buffers=1

// The second buffer starts at the next multiple of 64.
// PLAN-NOT: uop-fuse
// PLAN: remark: {{\[}}Analysis] Arena | Category:uop-plan-memory | Function=main | ArenaBytes=68, BufferBytes=36, Buffers=2
// PLAN-NOT: remark:
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = uop.reduce_axis add %x axes [0] : tensor<8xf32> -> tensor<f32>
  %1 = uop.reshape %0 : tensor<f32> -> tensor<1xf32>
  %2 = uop.expand %1 : tensor<1xf32> -> tensor<8xf32>
  %3 = uop.sub %x, %2 : tensor<8xf32>
  %4 = uop.contiguous %3 : tensor<8xf32>
  %5 = uop.flip %4 axes [0] : tensor<8xf32>
  %6 = uop.neg %5 : tensor<8xf32>
  return %6 : tensor<8xf32>
}
