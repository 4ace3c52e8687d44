// RUN: uop-opt %s --pass-pipeline="builtin.module(gpu.module(uop-math-to-intrinsics))" --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: gpu.func @k(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f64,
// CHECK: llvm.call_intrinsic "llvm.fma"(%[[X]], %[[X]], %[[X]]) : (f32, f32, f32) -> f32
// CHECK: llvm.call_intrinsic "llvm.sqrt"(%[[Y]]) : (f64) -> f64
// CHECK: llvm.call_intrinsic "llvm.floor"
// CHECK: llvm.call_intrinsic "llvm.ceil"
// CHECK: llvm.call_intrinsic "llvm.trunc"
// CHECK: llvm.call_intrinsic "llvm.roundeven"
// CHECK: llvm.call_intrinsic "llvm.fabs"
// CHECK: llvm.call_intrinsic "llvm.copysign"
gpu.module @kernels {
  gpu.func @k(%x: f32, %y: f64, %o: memref<2xf32>, %p: memref<2xf64>) kernel {
    %c0 = arith.constant 0 : index
    %0 = math.fma %x, %x, %x : f32
    %1 = math.sqrt %y : f64
    %2 = math.floor %0 : f32
    %3 = math.ceil %2 : f32
    %4 = math.trunc %3 : f32
    %5 = math.roundeven %4 : f32
    %6 = math.absf %5 : f32
    %7 = math.copysign %6, %x : f32
    memref.store %7, %o[%c0] : memref<2xf32>
    memref.store %1, %p[%c0] : memref<2xf64>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @k(%x: f32, %o: memref<1xf32>) kernel {
    %c0 = arith.constant 0 : index
    // expected-error @+1 {{is not lowered by uop-math-to-intrinsics; GPUs have no instruction for it: run uop-decompose on kernels}}
    %0 = math.atan %x : f32
    memref.store %0, %o[%c0] : memref<1xf32>
    gpu.return
  }
}
