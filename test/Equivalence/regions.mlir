// Ops inside of regions and in several blocks, compiled and run. The interpreter
// has no control flow, so the values are printed.
//
// RUN: uop-opt %s --uop-to-llvm \
// RUN:   | mlir-runner -e main --entry-point-result=void -O1 --shared-libs=%mlir_libs/libmlir_runner_utils.so,%mlir_libs/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s
// RUN: uop-opt %s --uop-to-llvm=fuse=false \
// RUN:   | mlir-runner -e main --entry-point-result=void -O1 --shared-libs=%mlir_libs/libmlir_runner_utils.so,%mlir_libs/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s

// Values of an enclosing block, scalars among them, are read inside a region.
func.func private @branches(%true: i1) -> (tensor<6xf32>, tensor<4xf32>) {
  %x = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = uop.square %x : tensor<4xf32>
  %v = uop.const 9.0 : f32
  %1:2 = scf.if %true -> (tensor<6xf32>, tensor<4xf32>) {
    %2 = uop.pad %0 low [1] high [1] value %v : tensor<4xf32> -> tensor<6xf32>
    %3 = uop.add %2, %2 : tensor<6xf32>
    %4 = uop.sqrt %0 : tensor<4xf32>
    %5 = uop.add %4, %0 : tensor<4xf32>
    scf.yield %3, %5 : tensor<6xf32>, tensor<4xf32>
  } else {
    %2 = uop.pad %x low [2] high [0] value %v : tensor<4xf32> -> tensor<6xf32>
    scf.yield %2, %0 : tensor<6xf32>, tensor<4xf32>
  }
  %6 = uop.neg %1#0 : tensor<6xf32>
  return %6, %1#1 : tensor<6xf32>, tensor<4xf32>
}

// A loop carries a tensor that each iteration makes anew.
func.func private @loop() -> tensor<4xf32> {
  %x = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %y = uop.square %x : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %1 = uop.add %a, %y : tensor<4xf32>
    %2 = uop.flip %1 axes [0] : tensor<4xf32>
    %3 = uop.sub %2, %x : tensor<4xf32>
    scf.yield %3 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A function that calls itself.
func.func private @recursion(%x: tensor<4xf32>, %n: i32) -> tensor<4xf32> {
  %0 = uop.add %x, %x : tensor<4xf32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c = arith.cmpi sgt, %n, %zero : i32
  %1 = scf.if %c -> tensor<4xf32> {
    %m = arith.subi %n, %one : i32
    %2 = func.call @recursion(%0, %m) : (tensor<4xf32>, i32) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %0 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func private @print4(%x: tensor<4xf32>) {
  %0 = bufferization.to_buffer %x : tensor<4xf32> to memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<*xf32>
  func.call @printMemrefF32(%1) : (memref<*xf32>) -> ()
  return
}

func.func private @print6(%x: tensor<6xf32>) {
  %0 = bufferization.to_buffer %x : tensor<6xf32> to memref<6xf32>
  %1 = memref.cast %0 : memref<6xf32> to memref<*xf32>
  func.call @printMemrefF32(%1) : (memref<*xf32>) -> ()
  return
}

// CHECK: [-18, -2, -8, -18, -32, -18]
// CHECK: [2, 6, 12, 20]
// CHECK: [-9, -9, -1, -2, -3, -4]
// CHECK: [1, 4, 9, 16]
// [1, 2, 3, 4] -> [19, 10, 3, -2] -> [13, 10, 11, 16] -> [31, 18, 11, 10]
// CHECK: [31, 18, 11, 10]
// CHECK: [16, 32, 48, 64]
func.func @main() {
  %true = arith.constant true
  %false = arith.constant false
  %0:2 = func.call @branches(%true) : (i1) -> (tensor<6xf32>, tensor<4xf32>)
  func.call @print6(%0#0) : (tensor<6xf32>) -> ()
  func.call @print4(%0#1) : (tensor<4xf32>) -> ()
  %1:2 = func.call @branches(%false) : (i1) -> (tensor<6xf32>, tensor<4xf32>)
  func.call @print6(%1#0) : (tensor<6xf32>) -> ()
  func.call @print4(%1#1) : (tensor<4xf32>) -> ()
  %2 = func.call @loop() : () -> tensor<4xf32>
  func.call @print4(%2) : (tensor<4xf32>) -> ()
  %x = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %n = arith.constant 3 : i32
  %3 = func.call @recursion(%x, %n) : (tensor<4xf32>, i32) -> tensor<4xf32>
  func.call @print4(%3) : (tensor<4xf32>) -> ()
  return
}
