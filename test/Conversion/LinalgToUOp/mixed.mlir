// RUN: uop-opt %s --convert-linalg-to-uop=partial=true --uop-to-llvm -o %t.mlir
// RUN: mlir-runner %t.mlir -e main --entry-point-result=void \
// RUN:   --shared-libs=%mlir_libs/libmlir_runner_utils.so,%mlir_libs/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s

// Loops, memory, and what cannot be converted, beside what is.

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func private @print(%x: tensor<4xf32>) {
  %b = bufferization.to_buffer %x : tensor<4xf32> to memref<4xf32>
  %u = memref.cast %b : memref<4xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

func.func private @power(%x: tensor<4xf32>, %times: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %times step %c1 iter_args(%t = %x) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %1 = linalg.mul ins(%t, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A scalar that is an argument: what makes a tensor of it stays.
func.func private @scale(%x: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %1 = arith.mulf %a, %s : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func private @remainder(%x: tensor<4xf32>) -> tensor<4xf32> {
  %five = arith.constant 5.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = arith.addf %x, %x : tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%v = %a) -> f32 {
      %isMore = arith.cmpf oge, %v, %five : f32
      %less = arith.subf %v, %five : f32
      %n = arith.select %isMore, %less, %v : f32
      scf.yield %n : f32
    }
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %2 = arith.negf %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

func.func @main() {
  %x = arith.constant dense<[1.0, 2.0, 3.0, -1.0]> : tensor<4xf32>
  %c2 = arith.constant 2 : index
  %half = arith.constant 0.5 : f32
  // CHECK: [1,  8,  27,  -1]
  %0 = call @power(%x, %c2) : (tensor<4xf32>, index) -> tensor<4xf32>
  call @print(%0) : (tensor<4xf32>) -> ()
  // CHECK: [0.5,  1,  1.5,  -0.5]
  %1 = call @scale(%x, %half) : (tensor<4xf32>, f32) -> tensor<4xf32>
  call @print(%1) : (tensor<4xf32>) -> ()
  // CHECK: [-2,  -4,  -1,  2]
  %2 = call @remainder(%x) : (tensor<4xf32>) -> tensor<4xf32>
  call @print(%2) : (tensor<4xf32>) -> ()
  return
}
