// RUN: uop-opt %s --pass-pipeline="builtin.module(gpu.module(uop-prepare-for-ptx))" | FileCheck %s

// CHECK-LABEL: gpu.module @kernels
// CHECK: llvm.mlir.global external @uop_shared() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x i8>
// CHECK-NOT: llvm.mlir.global {{.*}}@a()
// CHECK: llvm.mlir.global internal @c()
// CHECK: llvm.func @large(%{{.*}}: i64, %{{.*}}: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant})
// CHECK: %[[S:.*]] = llvm.mlir.addressof @uop_shared
// CHECK: llvm.getelementptr %[[S]][0]
// CHECK: %[[S2:.*]] = llvm.mlir.addressof @uop_shared
// 40001 bytes, and what aligns the next ones.
// CHECK: llvm.getelementptr %[[S2]][40016]
// A kernel that needs no more than it has keeps it.
// CHECK: llvm.func @small(%{{.*}}: !llvm.ptr)
// CHECK: llvm.mlir.addressof @c
gpu.module @kernels {
  llvm.mlir.global internal @a() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<40001 x i8>
  llvm.mlir.global internal @b() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<20000 x i8>
  llvm.mlir.global internal @c() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<20000 x i8>
  llvm.func @large(%n: i64, %map: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel, uop.num_tensor_maps = 1 : i64, uop.shared_bytes = 60016 : i64} {
    %a = llvm.mlir.addressof @a : !llvm.ptr<3>
    %b = llvm.mlir.addressof @b : !llvm.ptr<3>
    %0 = llvm.load %a : !llvm.ptr<3> -> i8
    llvm.store %0, %b : i8, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @small(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %c = llvm.mlir.addressof @c : !llvm.ptr<3>
    %0 = llvm.load %c : !llvm.ptr<3> -> i8
    llvm.store %0, %p : i8, !llvm.ptr
    llvm.return
  }
}
