// Ops of tensor, linalg, scf and func produce and consume what uop ops compute:
// one-shot bufferization works on all of them at once, and a foreign op is a
// border that no kernel crosses.

// RUN: uop-opt %s --uop-to-llvm -o %t.mlir
// RUN: mlir-runner %t.mlir -e main --entry-point-result=void \
// RUN:   --shared-libs=%mlir_libs/libmlir_runner_utils.so,%mlir_libs/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s
// RUN: uop-opt %s --uop-to-llvm=fuse=false -o %t.unfused.mlir
// RUN: mlir-runner %t.unfused.mlir -e main --entry-point-result=void \
// RUN:   --shared-libs=%mlir_libs/libmlir_runner_utils.so,%mlir_libs/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s
// RUN: uop-opt %s --uop-schedule | FileCheck %s --check-prefix=SCHEDULE

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func private @print(%x: tensor<2x4xf32>) {
  %b = bufferization.to_buffer %x : tensor<2x4xf32> to memref<2x4xf32>
  %u = memref.cast %b : memref<2x4xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

// A part that is read, changed and put back.
// SCHEDULE-LABEL: func.func private @slices(
// SCHEDULE: tensor.extract_slice
// SCHEDULE-NEXT: tensor.empty
// SCHEDULE-NEXT: uop.launch
// SCHEDULE-NEXT: tensor.insert_slice
// SCHEDULE-NEXT: tensor.empty
// SCHEDULE-NEXT: uop.launch
func.func private @slices(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %part = tensor.extract_slice %x[0, 1] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %0 = uop.square %part : tensor<2x2xf32>
  %1 = tensor.insert_slice %0 into %x[0, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
  %2 = uop.add %1, %x : tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}

// A rank-reducing slice with a stride.
func.func private @column(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = uop.neg %x : tensor<2x4xf32>
  %1 = tensor.extract_slice %0[1, 0] [1, 2] [1, 2] : tensor<2x4xf32> to tensor<2xf32>
  %2 = uop.exp2 %1 : tensor<2xf32>
  %3 = uop.reshape %2 : tensor<2xf32> -> tensor<2x1xf32>
  %4 = uop.expand %3 : tensor<2x1xf32> -> tensor<2x4xf32>
  return %4 : tensor<2x4xf32>
}

func.func private @generate(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    %int = arith.index_cast %sum : index to i32
    %value = arith.sitofp %int : i32 to f32
    tensor.yield %value : f32
  } : tensor<2x4xf32>
  %1 = uop.mul %0, %x : tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// A matrix product between uop ops, and a generic op on its result.
// SCHEDULE-LABEL: func.func private @products(
// SCHEDULE: uop.launch
// SCHEDULE: linalg.matmul
// SCHEDULE: uop.launch
// SCHEDULE: linalg.generic
// SCHEDULE: uop.launch
func.func private @products(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = uop.permute %x [1, 0] : tensor<2x4xf32> -> tensor<4x2xf32>
  %1 = uop.square %0 : tensor<4x2xf32>
  %zero = uop.const 0.0 : tensor<4x4xf32>
  %2 = linalg.matmul ins(%1, %x : tensor<4x2xf32>, tensor<2x4xf32>) outs(%zero : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = uop.shrink %2 offsets [1, 0] sizes [2, 4] : tensor<4x4xf32> -> tensor<2x4xf32>
  %4 = uop.sub %3, %x : tensor<2x4xf32>
  %empty = tensor.empty() : tensor<2x4xf32>
  %5 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%4, %x : tensor<2x4xf32>, tensor<2x4xf32>) outs(%empty : tensor<2x4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<2x4xf32>
  %6 = uop.add %5, %5 : tensor<2x4xf32>
  return %6 : tensor<2x4xf32>
}

// The loop carries a tensor that a kernel makes anew in each iteration.
func.func private @loop(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %x) -> tensor<2x4xf32> {
    %1 = uop.flip %t axes [1] : tensor<2x4xf32>
    %2 = uop.add %1, %x : tensor<2x4xf32>
    scf.yield %2 : tensor<2x4xf32>
  }
  %3 = uop.neg %0 : tensor<2x4xf32>
  return %3 : tensor<2x4xf32>
}

// Both branches: one computes, one gives what it was given.
func.func private @branch(%x: tensor<2x4xf32>, %c: i1) -> tensor<2x4xf32> {
  %0 = uop.square %x : tensor<2x4xf32>
  %1 = scf.if %c -> tensor<2x4xf32> {
    %2 = uop.add %0, %x : tensor<2x4xf32>
    scf.yield %2 : tensor<2x4xf32>
  } else {
    scf.yield %0 : tensor<2x4xf32>
  }
  %3 = uop.neg %1 : tensor<2x4xf32>
  return %3 : tensor<2x4xf32>
}

// Calls, of a function that works on tensors and is called twice.
func.func private @callee(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = uop.add %x, %x : tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func private @caller(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = call @callee(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = uop.square %0 : tensor<2x4xf32>
  %2 = call @callee(%1) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %3 = uop.sub %2, %x : tensor<2x4xf32>
  return %3 : tensor<2x4xf32>
}

func.func @main() {
  %true = arith.constant true
  %false = arith.constant false
  %x = uop.const dense<[[1.0, 2.0, 3.0, 4.0], [0.0, -1.0, -2.0, 5.0]]> : tensor<2x4xf32>
  // CHECK: [2, 4, 7, 13]
  // CHECK-NEXT: [0, -2, -1, 9]
  %0 = call @slices(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  call @print(%0) : (tensor<2x4xf32>) -> ()
  // CHECK: [1, 1, 1, 1]
  // CHECK-NEXT: [4, 4, 4, 4]
  %1 = call @column(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  call @print(%1) : (tensor<2x4xf32>) -> ()
  // CHECK: [0, 2, 6, 12]
  // CHECK-NEXT: [0, -2, -6, 20]
  %2 = call @generate(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  call @print(%2) : (tensor<2x4xf32>) -> ()
  // CHECK: [8, 14, 20, 42]
  // CHECK-NEXT: [18, 28, 38, 112]
  %3 = call @products(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  call @print(%3) : (tensor<2x4xf32>) -> ()
  // CHECK: [-10, -10, -10, -10]
  // CHECK-NEXT: [-10, 6, 6, -10]
  %4 = call @loop(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  call @print(%4) : (tensor<2x4xf32>) -> ()
  // CHECK: [-2, -6, -12, -20]
  // CHECK-NEXT: [{{-?}}0, {{-?}}0, -2, -30]
  %5 = call @branch(%x, %true) : (tensor<2x4xf32>, i1) -> tensor<2x4xf32>
  call @print(%5) : (tensor<2x4xf32>) -> ()
  // CHECK: [-1, -4, -9, -16]
  // CHECK-NEXT: [{{-?}}0, -1, -4, -25]
  %6 = call @branch(%x, %false) : (tensor<2x4xf32>, i1) -> tensor<2x4xf32>
  call @print(%6) : (tensor<2x4xf32>) -> ()
  // CHECK: [7, 30, 69, 124]
  // CHECK-NEXT: [0, 9, 34, 195]
  %7 = call @caller(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  call @print(%7) : (tensor<2x4xf32>) -> ()
  return
}
