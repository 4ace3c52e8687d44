//===- Passes.td - Conversions from and to uop -------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_PASSES_TD
#define UOP_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"
// Conversions of kernels to GPU dialects.
include "uop/Conversion/GPUPasses.td"

def BufferizePass : Pass<"uop-bufferize", "::mlir::ModuleOp"> {
  let summary = "Turns launches on tensors into launches on buffers";
  let description = [{
    The pass runs upstream's one-shot bufferization on the module, including
    function boundaries, with identity layouts. Upstream's analysis compares the
    uses of each tensor in pairs. The pass skips this analysis if the functions
    of the module only have these ops on tensors: launches, constants, reshapes,
    copies, allocations, and ops that read and write memrefs. In such a module,
    a launch writes its output in place if the memory is writable, nothing uses
    the old contents later, and the launch itself does not read them. Otherwise
    the output gets a copy.

    Upstream analyzes other modules, and a remark of category `uop-bufferize`
    names the op that requires it.

    A `uop.shrink` is a copy. With `windows`, one with the attribute `uop.window`
    (see `uop-share-kernels`) is a `memref.subview`.

    Before:

    ```mlir
    uop.kernel @k(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func @main(%x: tensor<32xf32>) -> tensor<32xf32> {
      %init = tensor.empty() : tensor<32xf32>
      %0 = uop.launch @k ins(%x : tensor<32xf32>) outs(%init : tensor<32xf32>) -> tensor<32xf32>
      return %0 : tensor<32xf32>
    }
    ```

    After, `@main` takes and returns a `memref<32xf32>`, and launches the kernel
    on the argument and on a `memref.alloc`.
  }];
  let options = [
    Option<"windows", "windows", "bool", "false",
           "Pass windows of buffers on the host to launches without a copy: "
           "memrefs with an offset, which plans know and lowerings of host "
           "code do not">
  ];
}

def ConvertLinalgToUOpPass : Pass<"convert-linalg-to-uop"> {
  let summary = "Converts ops of linalg and tensor on tensors to uop ops";
  let description = [{
    For each structured op of linalg, named or generic, the operands are
    expanded to the iteration space, the body is computed elementwise, and
    values that several iterations write to one element are reduced. Ops of
    tensor become movement ops. Ops of arith and math on tensors become
    elementwise ops. Loops of scf on tensors with constant bounds are unrolled,
    up to 64 iterations and 4096 ops. Types and other ops do not change. With
    `loops`, the other loops of scf.for become scf.while with the number of the
    iteration in a tensor, and conditions are read from tensors, which is what
    convert-scf-to-uop takes.

    A reduction in uop is unordered, as in linalg, and sums of narrow floats are
    rounded once. Poison of arith becomes an arbitrary value. An op without a
    counterpart is an error that gives the reason. With `partial` such an op
    stays, with a missed remark.

    Before:

    ```mlir
    func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) -> tensor<4x2xf32> {
      %zero = arith.constant 0.0 : f32
      %empty = tensor.empty() : tensor<4x2xf32>
      %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x2xf32>) -> tensor<4x2xf32>
      %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%init : tensor<4x2xf32>) -> tensor<4x2xf32>
      return %0 : tensor<4x2xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) -> tensor<4x2xf32> {
      %zero = uop.const 0.0 : tensor<4x2xf32>
      %0 = uop.reshape %a : tensor<4x8xf32> -> tensor<4x1x8xf32>
      %1 = uop.expand %0 : tensor<4x1x8xf32> -> tensor<4x2x8xf32>
      %2 = uop.permute %b [1, 0] : tensor<8x2xf32> -> tensor<2x8xf32>
      %3 = uop.reshape %2 : tensor<2x8xf32> -> tensor<1x2x8xf32>
      %4 = uop.expand %3 : tensor<1x2x8xf32> -> tensor<4x2x8xf32>
      %5 = uop.mul %1, %4 : tensor<4x2x8xf32>
      %6 = uop.reduce_axis add %5 axes [2] : tensor<4x2x8xf32> -> tensor<4x2xf32>
      %7 = uop.add %zero, %6 : tensor<4x2xf32>
      return %7 : tensor<4x2xf32>
    }
    ```
  }];
  // linalg.pack and softmax are decomposed into these, as are sizes and casts.
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect",
                           "::uop::UOpDialect"];
  let options = [
    Option<"partial", "partial", "bool", /*default=*/"false",
           "Leave ops that cannot be converted, with a remark, instead of an "
           "error">,
    Option<"loops", "loops", "bool", /*default=*/"false",
           "Count the iterations of scf.for that are not unrolled in tensors, "
           "for convert-scf-to-uop">];
}

def SplitComplexPass : Pass<"split-complex", "::mlir::ModuleOp"> {
  let summary = "Splits complex tensors of linalg programs into pairs of real ones";
  let description = [{
    A tensor of complex numbers becomes two tensors, one for the real and one
    for the imaginary parts. Structured ops of linalg become `linalg.generic` on
    both, with real arithmetic in their bodies. Ops that move elements are
    duplicated, and loops and branches of scf carry both tensors. A complex
    argument or result of a function gets a last axis of size 2 for the two
    parts, which is the memory layout of numpy's complex numbers.

    A short `scf.forall` on complex tensors is unrolled first. A tensor of
    complex numbers in any other op is an error. With `partial` the module stays
    as it is, except for unrolled loops.

    Before:

    ```mlir
    func.func @main(%x: tensor<4xcomplex<f32>>, %e: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
      %0 = linalg.add ins(%x, %x : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
      return %0 : tensor<4xcomplex<f32>>
    }
    ```

    After:

    ```mlir
    #map = affine_map<(d0) -> (d0)>
    func.func @main(%x: tensor<4x2xf32>, %e: tensor<4x2xf32>) -> tensor<4x2xf32> {
      %real = tensor.extract_slice %x[0, 0] [4, 1] [1, 1] : tensor<4x2xf32> to tensor<4xf32>
      %imaginary = tensor.extract_slice %x[0, 1] [4, 1] [1, 1] : tensor<4x2xf32> to tensor<4xf32>
      %e0 = tensor.extract_slice %e[0, 0] [4, 1] [1, 1] : tensor<4x2xf32> to tensor<4xf32>
      %e1 = tensor.extract_slice %e[0, 1] [4, 1] [1, 1] : tensor<4x2xf32> to tensor<4xf32>
      %0:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel"]}
          ins(%real, %imaginary, %real, %imaginary : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
          outs(%e0, %e1 : tensor<4xf32>, tensor<4xf32>) {
      ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %f: f32, %g: f32):
        %1 = arith.addf %a, %c : f32
        %2 = arith.addf %b, %d : f32
        linalg.yield %1, %2 : f32, f32
      } -> (tensor<4xf32>, tensor<4xf32>)
      %column0 = tensor.expand_shape %0#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
      %column1 = tensor.expand_shape %0#1 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
      %3 = tensor.concat dim(1) %column0, %column1 : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x2xf32>
      return %3 : tensor<4x2xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::complex::ComplexDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"partial", "partial", "bool", /*default=*/"false",
           "Leave the module as it is where an op cannot be split, instead of "
           "an error">];
}

def ConvertLoopsToLLVMPass : Pass<"convert-loops-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Converts what convert-uop-to-loops makes to the llvm dialect";
  let description = [{
    The pass converts functions of `arith`, `cf`, `func`, `math`, `memref`,
    `scf` and `vector` in one dialect conversion, with upstream's patterns. It
    takes less than half of the time of upstream's passes, one for each dialect.
    It does not convert vectors of several dimensions, views of memory, functions
    of libm, and rounding divisions, and reports an error at such an op before
    it changes anything. The pipeline `uop-loops-to-llvm` converts these, too.

    Before:

    ```mlir
    func.func @negate(%x: memref<8xf32>, %i: index) -> f32 attributes {llvm.bareptr} {
      %0 = memref.load %x[%i] : memref<8xf32>
      %1 = arith.negf %0 : f32
      return %1 : f32
    }
    ```

    After:

    ```mlir
    llvm.func @negate(%x: !llvm.ptr, %i: i64) -> f32 {
      %0 = llvm.getelementptr inbounds|nuw %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %1 = llvm.load %0 : !llvm.ptr -> f32
      %2 = llvm.fneg %1 : f32
      llvm.return %2 : f32
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

def ConvertSCFToUOpPass : Pass<"convert-scf-to-uop", "::mlir::ModuleOp"> {
  let summary = "Turns loops and branches of scf on tensors into launches";
  let description = [{
    The regions of `scf.while`, `scf.if` and `scf.index_switch` become
    functions. The op becomes a launch of a kernel without statements, whose
    attribute `uop.while` or `uop.if` names these functions. The plan, and the
    interpreter, run the functions as often as the conditions require. Values
    that the regions use from outside are passed to the functions.

    A state that grows or falls by a constant in each step, and that the condition
    compares with something, is a counter. The attribute `uop.bounds` of its
    arguments has its least and its greatest value, so that indices made of it
    need no clamps, and reads no gates.

    Values must be tensors, and conditions must be read from tensors. Sizes that
    are not static must be computed from variables (`uop.shape` of an argument,
    `uop.define_var`), and a loop must keep the sizes of what it carries. The
    functions compute such sizes anew. They take and give a tensor of these
    sizes as the box at the front of a tensor of its greatest sizes, whose other
    elements are not specified. Any other op stays, with a missed remark that
    gives the reason.

    Before:

    ```mlir
    func.func @main(%x: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
      %holds = tensor.extract %c[] : tensor<i1>
      %0 = scf.if %holds -> tensor<4xf32> {
        %1 = uop.neg %x : tensor<4xf32>
        scf.yield %1 : tensor<4xf32>
      } else {
        scf.yield %x : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    }
    ```

    After:

    ```mlir
    uop.kernel private @main_if(%c: memref<1xi1>, %x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.if = [@main_then, @main_else]} {
      uop.sink
    }
    func.func @main(%x: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
      %init = tensor.empty() : tensor<4xf32>
      %0 = uop.launch @main_if ins(%c, %x : tensor<i1>, tensor<4xf32>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func private @main_then(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = uop.neg %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func private @main_else(%x: tensor<4xf32>) -> tensor<4xf32> {
      return %x : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::tensor::TensorDialect", "::uop::UOpDialect"];
}

def ConvertStableHLOToUOpPass
    : Pass<"convert-stablehlo-to-uop", "::mlir::ModuleOp"> {
  let summary = "Converts StableHLO to uop ops";
  let description = [{
    The pass reads the generic form of StableHLO and CHLO, as JAX prints it. It
    matches ops by name and attributes by their text, so that the StableHLO
    libraries are not needed. `while`, `if` and `case` become scf, which
    `convert-scf-to-uop` converts.

    Types do not change, except complex ones: a complex argument or result of a
    function gets a last axis of size 2 for the real and the imaginary parts,
    which are two tensors inside the function. If there are dynamic sizes, calls
    are inlined first.

    An op without a counterpart is an error that gives the reason. With
    `partial` such an op stays, with a missed remark.

    Before:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>) -> tensor<4x2xf32> {
      %0 = "stablehlo.dot_general"(%x, %w) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
      %1 = "stablehlo.tanh"(%0) : (tensor<4x2xf32>) -> tensor<4x2xf32>
      return %1 : tensor<4x2xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>) -> tensor<4x2xf32> {
      %0 = uop.reshape %x : tensor<4x8xf32> -> tensor<1x4x1x8xf32>
      %1 = uop.expand %0 : tensor<1x4x1x8xf32> -> tensor<1x4x2x8xf32>
      %2 = uop.permute %w [1, 0] : tensor<8x2xf32> -> tensor<2x8xf32>
      %3 = uop.reshape %2 : tensor<2x8xf32> -> tensor<1x1x2x8xf32>
      %4 = uop.expand %3 : tensor<1x1x2x8xf32> -> tensor<1x4x2x8xf32>
      %5 = uop.mul %1, %4 : tensor<1x4x2x8xf32>
      %6 = uop.reduce_axis add %5 axes [3] : tensor<1x4x2x8xf32> -> tensor<1x4x2xf32>
      %7 = uop.reshape %6 : tensor<1x4x2xf32> -> tensor<4x2xf32>
      %8 = uop.tanh %7 : tensor<4x2xf32>
      return %8 : tensor<4x2xf32>
    }
    ```
  }];
  let options = [
    Option<"partial", "partial", "bool", /*default=*/"false",
           "Leave ops that cannot be converted, with a remark, instead of an "
           "error">];
  let dependentDialects = [
      "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
      "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
      "::mlir::tensor::TensorDialect", "::uop::UOpDialect"];
}

def ConvertTosaToUOpPass : Pass<"convert-tosa-to-uop", "::mlir::ModuleOp"> {
  let summary = "Converts TOSA to uop ops";
  let description = [{
    Upstream lowers TOSA to linalg, tensor, arith and scf, and
    `convert-linalg-to-uop` converts these. Results for integers, including
    quantized ones, are equal to the specification bit for bit: `tosa.rescale`
    multiplies in 64 bits and rounds by its mode.

    `tosa.cond_if` and `tosa.while_loop` become scf, which this pass does not
    convert. Variables become `uop.buffer` and `uop.assign`. Ops on shapes and
    on block-scaled numbers are lowered here. Integers of 4 and 48 bits become
    integers of 8 and 64 bits, also in function types.

    Before:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
      %0 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %1 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
      return %1 : tensor<4x1xf32>
    }
    ```

    After (constants are shown as arguments):

    ```mlir
    func.func @main(%x: tensor<4x8xf32>, %zero: tensor<4x8xf32>, %six: tensor<4x8xf32>) -> tensor<4x1xf32> {
      %0 = uop.min %x, %six : tensor<4x8xf32>
      %1 = uop.max %0, %zero : tensor<4x8xf32>
      %2 = uop.reduce_axis max %1 axes [1] : tensor<4x8xf32> -> tensor<4xf32>
      %3 = uop.reshape %2 : tensor<4xf32> -> tensor<4x1xf32>
      return %3 : tensor<4x1xf32>
    }
    ```
  }];
  let options = [
    Option<"partial", "partial", "bool", /*default=*/"false",
           "Leave ops that cannot be converted, with a remark, instead of an "
           "error">];
  let dependentDialects = ["::uop::UOpDialect"];
}

def ConvertUOpToLinalgPass : Pass<"convert-uop-to-linalg", "::mlir::ModuleOp"> {
  let summary = "Converts the tensor stage to linalg, tensor, arith and math";
  let description = [{
    Arithmetic, reductions, gathers and scatters become `linalg.generic`.
    Arithmetic with a single consumer is fused into the body of the consumer.
    Permutations, expansions, reversals and indices become part of the maps and
    bodies of their consumers, so that a matrix product is one op. Other
    movement becomes ops of tensor.

    Integer types become signless, also in function types. Float types do not
    change; arith rounds each op on narrow floats once, and sums and products of
    narrow floats accumulate in `f32`. A scatter compares each index with each
    position of the axis. Shapes must be static.

    Ops of state, of variables, of several devices and of later stages are
    errors that give the reason.

    Before:

    ```mlir
    func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) -> tensor<4x2xf32> {
      %0 = uop.reshape %a : tensor<4x8xf32> -> tensor<4x8x1xf32>
      %1 = uop.expand %0 : tensor<4x8x1xf32> -> tensor<4x8x2xf32>
      %2 = uop.reshape %b : tensor<8x2xf32> -> tensor<1x8x2xf32>
      %3 = uop.expand %2 : tensor<1x8x2xf32> -> tensor<4x8x2xf32>
      %4 = uop.mul %1, %3 : tensor<4x8x2xf32>
      %5 = uop.reduce_axis add %4 axes [1] : tensor<4x8x2xf32> -> tensor<4x2xf32>
      return %5 : tensor<4x2xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) -> tensor<4x2xf32> {
      %zero = arith.constant -0.0 : f32
      %0 = tensor.empty() : tensor<4x2xf32>
      %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
      %2 = linalg.generic {indexing_maps = [affine_map<(i, k, j) -> (i, k)>, affine_map<(i, k, j) -> (k, j)>, affine_map<(i, k, j) -> (i, j)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%1 : tensor<4x2xf32>) {
      ^bb0(%x: f32, %y: f32, %sum: f32):
        %3 = arith.mulf %x, %y : f32
        %4 = arith.addf %sum, %3 : f32
        linalg.yield %4 : f32
      } -> tensor<4x2xf32>
      return %2 : tensor<4x2xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertUOpToLoopsPass : Pass<"convert-uop-to-loops", "::mlir::ModuleOp"> {
  let summary = "Turns kernels into functions with loops";
  let description = [{
    Every `uop.kernel` becomes a `func.func` of the same name with `scf.for`
    loops. A value is computed at the innermost range that it depends on.
    Reductions over the same ranges at the same place share a loop, and stores
    share the loops of their common ranges.

    The function takes the kernel's memrefs and two more arguments, the slice
    [begin, end) of the range of kind `thread` that this call computes. The
    attribute `uop.thread_extent` is the size of that range. Without such a
    range it is 1, and the slice is ignored. Memrefs are passed as bare pointers
    to their elements (`llvm.bareptr`). Memory that a kernel writes may not
    overlap with any other argument (`llvm.noalias`).

    `uop.launch` on memrefs becomes a call; `uop.alloc` and `uop.dealloc` become
    `memref.alloc` and `memref.dealloc`. Integer types become signless. In
    memory, `i1` is one byte, 0 or 1. Floats of 8 and 16 bits are integers of
    the same width in memory and between operations. Operations on them are done
    in `f32`, or wider where necessary, and rounded once. Vectors become vectors
    of the vector dialect with at most 1024 lanes. The lanes of `uop.contract`
    are computed one at a time, unrolled up to 64 lanes and in a loop beyond
    that.

    Before:

    ```mlir
    uop.kernel @sum(%x: memref<32xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      %3 = uop.reduce add %2 over (%k) : f32
      uop.store %3, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    ```

    After:

    ```mlir
    func.func @sum(%x: memref<32xf32> {llvm.noalias, llvm.readonly}, %o: memref<4xf32> {llvm.noalias}, %begin: index, %end: index) attributes {llvm.bareptr, uop.thread_extent = 1 : i64} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %zero = arith.constant 0.0 : f32
      scf.for %i = %c0 to %c4 step %c1 {
        %0 = arith.muli %i, %c8 : index
        %1 = scf.for %k = %c0 to %c8 step %c1 iter_args(%sum = %zero) -> (f32) {
          %2 = arith.addi %0, %k : index
          %3 = memref.load %x[%2] : memref<32xf32>
          %4 = arith.addf %sum, %3 fastmath<reassoc,contract> : f32
          scf.yield %4 : f32
        }
        memref.store %1, %o[%i] : memref<4xf32>
      }
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
  let options = [
    Option<"bufferAlignment", "buffer-alignment", "int64_t", /*default=*/"0",
           "Alignment in bytes that every caller guarantees for every buffer; "
           "0: that of the element type">,
    Option<"nativeF16", "native-f16", "bool", /*default=*/"false",
           "The target has instructions that convert f16 from and to f32; "
           "otherwise integer arithmetic converts">,
    Option<"nativeDot", "native-dot", "bool", /*default=*/"false",
           "The target has AVX-512 VNNI, which computes uop.dot of 8-bit "
           "integers in one instruction">,
    Option<"nativeDotI16", "native-dot-i16", "int64_t", /*default=*/"0",
           "Bytes of the largest vectors for which the target has x86's "
           "pmaddwd, which computes uop.dot of signed 16-bit integers; 0: it "
           "has none">,
    Option<"nativeDotBF16", "native-dot-bf16", "bool", /*default=*/"false",
           "The target has AVX-512 BF16, which computes uop.dot of bf16 in one "
           "instruction">];
}

//===----------------------------------------------------------------------===//
// PrefetchLoads
//===----------------------------------------------------------------------===//

def PrefetchLoadsPass : Pass<"uop-prefetch-loads", "::mlir::func::FuncOp"> {
  let summary = "Prefetches what a loop streams from memory";
  let description = [{
    Inserts a `memref.prefetch` for each cache line that an innermost loop loads
    from an argument, `uop.prefetch_bytes` of the target description ahead (8192
    by default; 0 turns the pass off). The hint is for the second-level cache.

    The hardware prefetcher stops at the end of a page. A loop with more than a
    few instructions for each load fills the reorder buffer before it reaches
    the next page, and waits there. The inner product of each of 393,216 rows of
    64 `f32` takes 9.1 ms with prefetches and 12.3 ms without, on an Intel Xeon
    with AMX; the sum of the same numbers 8.8 and 9.6 ms.

    A stream is prefetched where

    - the argument is larger than the second-level cache;
    - the loop loads vectors, and all bytes that it passes;
    - at least four times `uop.prefetch_bytes` follow one another;
    - no loop around it loads the same bytes again.

    A panel is prefetched, too: contiguous elements, or part of each row of a
    matrix whose rows are at least half a page apart, that a loop loads again for
    each tile of rows, before a loop around that goes on to the next panel. The
    first pass over a panel waits for memory, the others do not. Each of n passes
    prefetches 1/n of the next panel, so that memory is as busy in the last pass
    as in the first. 64 rows times the 768 x 50,257 matrix of GPT-2's logits take
    18.7 ms instead of 21.3 on a Zen 5, at the peak of its multiply-adds. A panel
    with more passes than one load has elements is left alone, and one of rows
    with more than four for each line of a load.

    Prefetches are the last ops of the loop's body, because LLVM moves no load
    across one.

    Before:

    ```mlir
    func.func @twice(%x: memref<16777216xf32>, %o: memref<16777216xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c1048576 = arith.constant 1048576 : index
      scf.for %i = %c0 to %c1048576 step %c1 {
        %0 = arith.muli %i, %c16 : index
        %1 = vector.load %x[%0] : memref<16777216xf32>, vector<16xf32>
        %2 = arith.addf %1, %1 : vector<16xf32>
        vector.store %2, %o[%0] : memref<16777216xf32>, vector<16xf32>
      }
      return
    }
    ```

    After:

    ```mlir
    func.func @twice(%x: memref<16777216xf32>, %o: memref<16777216xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c2048 = arith.constant 2048 : index
      %c1048576 = arith.constant 1048576 : index
      scf.for %i = %c0 to %c1048576 step %c1 {
        %0 = arith.muli %i, %c16 : index
        %1 = vector.load %x[%0] : memref<16777216xf32>, vector<16xf32>
        %2 = arith.addf %1, %1 : vector<16xf32>
        vector.store %2, %o[%0] : memref<16777216xf32>, vector<16xf32>
        %ahead = arith.addi %0, %c2048 : index
        memref.prefetch %x[%ahead], read, locality<2>, data : memref<16777216xf32>
      }
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

#endif // UOP_CONVERSION_PASSES_TD
