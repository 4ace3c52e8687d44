// Each pipeline leaves the ops of its stage.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s --check-prefix=SCHEDULE
// RUN: uop-opt %s --uop-schedule=fuse=false | FileCheck %s --check-prefix=UNFUSED
// RUN: uop-opt %s --uop-plan | FileCheck %s --check-prefix=PLAN
// RUN: uop-opt %s --uop-plan=fuse=false | FileCheck %s --check-prefix=UNFUSED_PLAN
// RUN: uop-opt %s --uop-to-llvm | FileCheck %s --check-prefix=LLVM

// SCHEDULE-COUNT-1: uop.kernel
// SCHEDULE-NOT: uop.kernel
// SCHEDULE: func.func @main(
// SCHEDULE: tensor.empty
// SCHEDULE: uop.launch @{{.*}} -> tensor<8xf32>
// SCHEDULE-NOT: uop.launch
// SCHEDULE-NOT: uop.exp2

// UNFUSED-COUNT-2: uop.launch
// UNFUSED-NOT: uop.launch

// PLAN: func.func @main(%{{.*}}: memref<8xf32>) -> memref<8xf32>
// PLAN-NOT: tensor
// PLAN: memref.alloc()
// PLAN-NEXT: uop.launch
// PLAN-NEXT: return

// The temporary buffer is in the arena, the result is not.
// UNFUSED_PLAN: %[[ARENA:.*]] = uop.alloc : memref<4xi8>
// UNFUSED_PLAN: memref.view %[[ARENA]]
// UNFUSED_PLAN: uop.dealloc %[[ARENA]]

// LLVM-NOT: {{(^|= ) *(uop|memref|func|scf)\.}}
// LLVM: llvm.func @main(
// LLVM-NOT: {{(^|= ) *(uop|memref|func|scf)\.}}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = uop.reduce_axis add %x axes [0] : tensor<8xf32> -> tensor<f32>
  %1 = uop.reshape %0 : tensor<f32> -> tensor<1xf32>
  %2 = uop.expand %1 : tensor<1xf32> -> tensor<8xf32>
  %3 = uop.sub %x, %2 : tensor<8xf32>
  return %3 : tensor<8xf32>
}
