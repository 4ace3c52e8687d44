// A listing of the schedule: for each launch what it does and why it is there.

// RUN: uop-run %s --compile-to=schedule --stats | FileCheck %s
// RUN: uop-run %s --compile-to=schedule --stats > %t.first
// RUN: uop-run %s --compile-to=schedule --stats | diff %t.first -
// RUN: uop-run %s --compile-to=schedule | uop-run - --compile-to=schedule --stats | FileCheck %s --check-prefix=AGAIN
// RUN: not uop-run %s --compile-to=plan --stats 2>&1 | FileCheck %s --check-prefix=STAGE
// RUN: echo 'module {}' | uop-run - --compile-to=schedule --stats | FileCheck %s --check-prefix=NOTHING

// STAGE: uop-run: error: --stats lists only the stage schedule; got --compile-to=plan
// NOTHING: no launches

// CHECK-LABEL: {{^}}@norm{{$}}
// CHECK-NEXT: launch 0: @r_64_100_100_100_100
// CHECK-NEXT: from {{.*}}schedule-listing.mlir:[[#@LINE+13]]:8, {{.*}}schedule-listing.mlir:[[#@LINE+21]]:8
// CHECK-NEXT: ranges loop 64, reduce 100, loop 100, loop 100, reduce 100
// CHECK-NEXT: tiles 400 bytes of its own
// CHECK-NEXT: reads tensor<64x100xf32>, 25600 bytes: argument 0
// CHECK-NEXT: writes tensor<64xf32>, 256 bytes: new
// CHECK-NEXT: writes tensor<64x100xf32>, 25600 bytes: new
// CHECK-NEXT: work 51456 bytes, 32000 flops, about {{[0-9]+}} ns
// CHECK-NEXT: why result 0
// CHECK-NEXT: why result 1
// CHECK-NEXT: total
// CHECK-NEXT: work 1 launch of 1 kernel, 0 copies, 51456 bytes, 32000 flops
// CHECK-NEXT: memory 51456 bytes at most: 25600 of arguments, 25856 of results and buffers outside of the arena, 0 of the arena, 0 of constants, 0 of state
func.func @norm(%x: tensor<64x100xf32>) -> (tensor<64x100xf32>, tensor<64xf32>) {
  %0 = uop.reduce_axis max %x axes [1] : tensor<64x100xf32> -> tensor<64xf32>
  %1 = uop.reshape %0 : tensor<64xf32> -> tensor<64x1xf32>
  %2 = uop.expand %1 : tensor<64x1xf32> -> tensor<64x100xf32>
  %3 = uop.sub %x, %2 : tensor<64x100xf32>
  %4 = uop.exp %3 : tensor<64x100xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<64x100xf32> -> tensor<64xf32>
  %6 = uop.reshape %5 : tensor<64xf32> -> tensor<64x1xf32>
  %7 = uop.expand %6 : tensor<64x1xf32> -> tensor<64x100xf32>
  %8 = uop.fdiv %4, %7 : tensor<64x100xf32>
  return %8, %0 : tensor<64x100xf32>, tensor<64xf32>
}

// CHECK-LABEL: {{^}}@copies{{$}}
// CHECK-NEXT: launch 0: @e_4
// CHECK-NEXT: from {{.*}}schedule-listing.mlir:[[#@LINE+27]]:8
// CHECK-NEXT: ranges loop 4
// CHECK-NEXT: reads tensor<4xf32>, 16 bytes: argument 0
// CHECK-NEXT: writes tensor<4xf32>, 16 bytes: new
// CHECK-NEXT: work 32 bytes, 4 flops, about {{[0-9]+}} ns
// CHECK-NEXT: why operand of uop.copy ({{.*}}schedule-listing.mlir:[[#@LINE+23]]:8)
// CHECK-NEXT: why read by launch 2
// CHECK-NEXT: launch 1: @e_4n1
// CHECK-NEXT: from {{.*}}schedule-listing.mlir:[[#@LINE+21]]:8
// CHECK-NEXT: ranges loop 4
// CHECK-NEXT: reads tensor<4xf32>, 16 bytes: copy of launch 0
// CHECK-NEXT: writes tensor<4xf32>, 16 bytes: bufferization.alloc_tensor
// CHECK-NEXT: work 32 bytes, 4 flops, about {{[0-9]+}} ns
// CHECK-NEXT: why operand of uop.copy ({{.*}}schedule-listing.mlir:[[#@LINE+17]]:8)
// CHECK-NEXT: launch 2: @e_4n2
// CHECK-NEXT: from {{.*}}schedule-listing.mlir:[[#@LINE+17]]:8
// CHECK-NEXT: ranges loop 4
// CHECK-NEXT: reads tensor<4xf32>, 16 bytes: copy of launch 1
// CHECK-NEXT: reads tensor<4xf32>, 16 bytes: launch 0
// CHECK-NEXT: writes tensor<4xf32>, 16 bytes: argument 1, donated
// CHECK-NEXT: work 64 bytes, 8 flops, about {{[0-9]+}} ns
// CHECK-NEXT: why result 0
// CHECK-NEXT: total
// CHECK-NEXT: work 3 launches of 3 kernels, 2 copies, 128 bytes, 16 flops
// CHECK-NEXT: memory 208 bytes at most: 32 of arguments, 16 of results and buffers outside of the arena, 160 of the arena, 0 of constants, 0 of state
func.func @copies(%x: tensor<4xf32>, %y: tensor<4xf32> {uop.donated}) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  %1 = uop.contiguous %0 : tensor<4xf32>
  %2 = uop.copy %1 to "cpu:1" : tensor<4xf32>
  %3 = uop.sqrt %2 : tensor<4xf32>
  %4 = uop.copy %3 to "cpu:0" : tensor<4xf32>
  %5 = uop.mul %4, %1 : tensor<4xf32>
  %6 = uop.add %5, %y : tensor<4xf32>
  return %6 : tensor<4xf32>
}

// CHECK-LABEL: {{^}}@state{{$}}
// CHECK-NEXT: launch 0: @e_4n3
// CHECK-NEXT: from {{.*}}schedule-listing.mlir:[[#@LINE+12]]:8
// CHECK-NEXT: ranges loop 4
// CHECK-NEXT: reads tensor<4xf32>, 16 bytes: @uop_buffer_0
// CHECK-NEXT: reads tensor<4xf32>, 16 bytes: argument 0
// CHECK-NEXT: writes tensor<4xf32>, 16 bytes: new
// CHECK-NEXT: work 48 bytes, 4 flops, about {{[0-9]+}} ns
// CHECK-NEXT: why new contents of @uop_buffer_0
// CHECK-NEXT: total
// CHECK-NEXT: work 1 launch of 1 kernel, 0 copies, 48 bytes, 4 flops
// CHECK-NEXT: memory 64 bytes at most: 16 of arguments, 16 of results and buffers outside of the arena, 16 of the arena, 0 of constants, 16 of state
func.func @state(%x: tensor<4xf32>) -> tensor<4xf32> {
  %old = uop.buffer 0 : tensor<4xf32>
  %0 = uop.add %old, %x : tensor<4xf32>
  %1 = uop.assign %0, %old : tensor<4xf32>, tensor<4xf32>
  return %old : tensor<4xf32>
}

// CHECK-LABEL: {{^}}@region{{$}}
// CHECK-NEXT: launch 0: @e_4n4
// CHECK-NEXT: from {{.*}}schedule-listing.mlir:[[#@LINE+18]]:8
// CHECK-NEXT: ranges loop 4
// CHECK-NEXT: reads tensor<4xf32>, 16 bytes: argument 0
// CHECK-NEXT: writes tensor<4xf32>, 16 bytes: new
// CHECK-NEXT: work 32 bytes, 4 flops, about {{[0-9]+}} ns
// CHECK-NEXT: why operand of scf.yield ({{.*}}schedule-listing.mlir:[[#@LINE+18]]:5)
// CHECK-NEXT: why read by launch 1
// CHECK-NEXT: launch 1: @e_4n5 in scf.if
// CHECK-NEXT: from {{.*}}schedule-listing.mlir:[[#@LINE+12]]:10
// CHECK-NEXT: ranges loop 4
// CHECK-NEXT: reads tensor<4xf32>, 16 bytes: launch 0
// CHECK-NEXT: writes tensor<4xf32>, 16 bytes: new
// CHECK-NEXT: work 32 bytes, 4 flops, about {{[0-9]+}} ns
// CHECK-NEXT: why operand of scf.yield ({{.*}}schedule-listing.mlir:[[#@LINE+8]]:5)
// CHECK-NEXT: total
// CHECK-NEXT: work 2 launches of 2 kernels, 0 copies, 64 bytes, 8 flops
// CHECK-NEXT: memory 93 bytes at most: 16 of arguments, 77 of results and buffers outside of the arena, 0 of the arena, 0 of constants, 0 of state
func.func @region(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = uop.square %x : tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = uop.neg %0 : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %0 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// What the cost model weighed, and that something was asked for.
// CHECK-LABEL: {{^}}@weighed{{$}}
// CHECK: why read by launch 1; storing it is cheaper than recomputing it: {{[0-9]+}} ns, not {{[0-9]+}}{{$}}
// CHECK: launch 1:
// CHECK: why result 0
// CHECK-LABEL: {{^}}@asked{{$}}
// CHECK: why read by launch 1; the value is asked to be contiguous
// AGAIN: @weighed
// AGAIN: why read by launch 1{{$}}
func.func @weighed(%x: tensor<4096x1000xf32>, %y: tensor<32x4096xf32>) -> tensor<32x4096xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<4096x1000xf32> -> tensor<4096xf32>
  %1 = uop.reshape %0 : tensor<4096xf32> -> tensor<1x4096xf32>
  %2 = uop.expand %1 : tensor<1x4096xf32> -> tensor<32x4096xf32>
  %3 = uop.mul %2, %y : tensor<32x4096xf32>
  return %3 : tensor<32x4096xf32>
}
func.func @asked(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  %1 = uop.contiguous %0 : tensor<4xf32>
  %2 = uop.sqrt %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
