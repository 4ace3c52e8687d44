// A value in a cycle, or made of what comes later, is an error of the pass that
// puts values in order, were they not verified before.
//
// RUN: not uop-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 --split-input-file --uop-simplify-index 2>&1 | FileCheck %s
// RUN: not uop-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 --split-input-file --uop-fuse 2>&1 | FileCheck %s --check-prefix=FUSE
// RUN: not uop-opt %s --split-input-file 2>&1 | FileCheck %s --check-prefix=VERIFY

// CHECK: error: 'uop.mul' op needs its own result, through operand 0 of 'uop.sub'; values of a kernel come after their operands
// FUSE: error: 'uop.mul' op needs its own result, through operand 0 of 'uop.sub'
// VERIFY: 'uop.mul' op operand #1 is defined by this op or after it
module {
  func.func @cycle(%x: tensor<8xf32>) -> tensor<8xf32> {
    %i = uop.range 0 to 8 : index
    %0 = uop.index %x[%i] : tensor<8xf32> -> f32
    %1 = "uop.mul"(%0, %2) : (f32, f32) -> f32
    %2 = "uop.sub"(%1, %0) : (f32, f32) -> f32
    %3 = uop.bufferize %1 over (%i) : f32 -> tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}

// -----

// CHECK: error: 'uop.index' op needs, as operand 0, 'uop.bufferize', which is made after it
// CHECK: note: made here
// FUSE: error: 'uop.index' op needs, as operand 0, 'uop.bufferize', which is made after it
// VERIFY: 'uop.index' op operand #0 is defined by this op or after it
module {
  func.func @later(%x: tensor<8xf32>) -> tensor<8xf32> {
    %i = uop.range 0 to 8 : index
    %j = uop.range 1 to 8 : index
    %0 = "uop.index"(%4, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<8xf32>, index) -> f32
    %1 = uop.neg %0 : f32
    %2 = uop.bufferize %1 over (%i) removable = false : f32 -> tensor<8xf32>
    %3 = uop.index %2[%j] : tensor<8xf32> -> f32
    %4 = uop.bufferize %3 over (%j) removable = false : f32 -> tensor<8xf32>
    return %4 : tensor<8xf32>
  }
}
