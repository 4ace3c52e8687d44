// RUN: uop-opt %s --pass-pipeline="builtin.module(gpu.module(uop-prepare-for-ptx))" | FileCheck %s

// Loops are unrolled to 8 divisions at most, in parts of equal length.
// CHECK-DAG: #[[$TWICE:.*]] = #llvm.loop_unroll<count = 2 : i32>
// CHECK-DAG: #[[$NEVER:.*]] = #llvm.loop_unroll<disable = true>
// CHECK-DAG: #[[$OF_TWO:.*]] = #llvm.loop_annotation<unroll = #[[$TWICE]]>
// CHECK-DAG: #[[$OF_NONE:.*]] = #llvm.loop_annotation<unroll = #[[$NEVER]]>
gpu.module @kernels {
// CHECK-LABEL: llvm.func @nested
// CHECK-COUNT-2: llvm.br ^{{.*}} : i64){{$}}
// CHECK: llvm.br ^{{.*}} : i64){{$}}
// CHECK: llvm.br ^{{.*}} : i64) {loop_annotation = #[[$OF_TWO]]}
  llvm.func @nested(%p: !llvm.ptr, %x: f32, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %end = llvm.mlir.constant(6 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %end : i64
    llvm.cond_br %more, ^body, ^exit
  ^body:
    llvm.br ^inner(%zero : i64)
  ^inner(%j: i64):
    %again = llvm.icmp "slt" %j, %four : i64
    llvm.cond_br %again, ^point, ^latch
  ^point:
    %0 = llvm.fdiv %x, %x : f32
    %nextj = llvm.add %j, %one : i64
    llvm.br ^inner(%nextj : i64)
  ^latch:
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^exit:
    llvm.return
  }
// CHECK-LABEL: llvm.func @odd
// CHECK: llvm.br ^{{.*}} : i64) {loop_annotation = #[[$OF_NONE]]}
  llvm.func @odd(%p: !llvm.ptr, %x: f32, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %end = llvm.mlir.constant(7 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %end : i64
    llvm.cond_br %more, ^body, ^exit
  ^body:
    %0 = llvm.fdiv %x, %x : f32
    %1 = llvm.fdiv %x, %x : f32
    %2 = llvm.fdiv %x, %x : f32
    %3 = llvm.fdiv %x, %x : f32
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^exit:
    llvm.return
  }
// CHECK-LABEL: llvm.func @many
// CHECK: llvm.br ^{{.*}} : i64) {loop_annotation = #[[$OF_NONE]]}
  llvm.func @many(%p: !llvm.ptr, %x: f32, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %end = llvm.mlir.constant(2 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %end : i64
    llvm.cond_br %more, ^body, ^exit
  ^body:
    %0 = llvm.fdiv %x, %x : f32
    %1 = llvm.fdiv %x, %x : f32
    %2 = llvm.fdiv %x, %x : f32
    %3 = llvm.fdiv %x, %x : f32
    %4 = llvm.fdiv %x, %x : f32
    %5 = llvm.fdiv %x, %x : f32
    %6 = llvm.fdiv %x, %x : f32
    %7 = llvm.fdiv %x, %x : f32
    %8 = llvm.fdiv %x, %x : f32
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^exit:
    llvm.return
  }
// Those with few are LLVM's matter, and those of any length.
// CHECK-LABEL: llvm.func @few
// CHECK-NOT: loop_annotation
  llvm.func @few(%p: !llvm.ptr, %x: f32, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %end = llvm.mlir.constant(8 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %end : i64
    llvm.cond_br %more, ^body, ^exit
  ^body:
    %0 = llvm.fdiv %x, %x : f32
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^exit:
    llvm.return
  }
// CHECK-LABEL: llvm.func @open
// CHECK-NOT: loop_annotation
  llvm.func @open(%p: !llvm.ptr, %x: f32, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %end = llvm.mlir.constant(8 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^exit
  ^body:
    %0 = llvm.fdiv %x, %x : f32
    %1 = llvm.fdiv %x, %x : f32
    %2 = llvm.fdiv %x, %x : f32
    %3 = llvm.fdiv %x, %x : f32
    %4 = llvm.fdiv %x, %x : f32
    %5 = llvm.fdiv %x, %x : f32
    %6 = llvm.fdiv %x, %x : f32
    %7 = llvm.fdiv %x, %x : f32
    %8 = llvm.fdiv %x, %x : f32
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^exit:
    llvm.return
  }
// CHECK-LABEL: llvm.func @none
// CHECK-NOT: loop_annotation
  llvm.func @none(%p: !llvm.ptr, %x: f32, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %end = llvm.mlir.constant(80 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %end : i64
    llvm.cond_br %more, ^body, ^exit
  ^body:
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^exit:
    llvm.return
  }
}
