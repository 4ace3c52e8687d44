// As a host function, by the stock pipeline and runner: the buffer is a global.
//
// RUN: uop-opt %s --uop-to-llvm \
// RUN:   | mlir-runner -e main --entry-point-result=void -O1 --shared-libs=%mlir_libs/libmlir_runner_utils.so,%mlir_libs/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s

// CHECK: [1, 2]
// CHECK: [2, 4]
// CHECK: [3, 7]

func.func private @step(%x: tensor<2xf32>) -> tensor<2xf32> {
  %b = uop.buffer 0 : tensor<2xf32>
  %0 = uop.add %b, %x : tensor<2xf32>
  %1 = uop.assign %0, %b : tensor<2xf32>, tensor<2xf32>
  return %1 : tensor<2xf32>
}

func.func private @print(%x: tensor<2xf32>) {
  %b = bufferization.to_buffer %x : tensor<2xf32> to memref<2xf32>
  %u = memref.cast %b : memref<2xf32> to memref<*xf32>
  func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

func.func @main() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %y = uop.const dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = func.call @step(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.call @print(%0) : (tensor<2xf32>) -> ()
  %1 = func.call @step(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.call @print(%1) : (tensor<2xf32>) -> ()
  %2 = func.call @step(%y) : (tensor<2xf32>) -> tensor<2xf32>
  func.call @print(%2) : (tensor<2xf32>) -> ()
  return
}

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
