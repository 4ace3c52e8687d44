//===- TensorPasses.td - Passes on tensors -----------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: tensor ops, as front ends and conversions produce them. Output: tensor
// ops that uop-rangeify accepts, without named state, custom ops with bodies,
// sharded values and sorts.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_TENSORPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_TENSORPASSES_TD

include "mlir/Pass/PassBase.td"

def ResolveStatePass : Pass<"uop-resolve-state", "::mlir::ModuleOp"> {
  let summary = "Turns runtime buffers into globals and assignments into values";
  let description = [{
    A runtime buffer becomes a `memref.global` whose initial contents are zeros.
    Each function reads it once, at its first `uop.buffer`. From there on the
    contents are an SSA value, and the last value is written back at the end
    of the function. A partial assignment produces the whole new contents, and
    `uop-update-in-place` avoids the copy of the unchanged elements where it
    can. If the assigned part is computed from other elements of its buffer, it
    is made contiguous first.

    Errors: an assignment to a state that is not the latest, a use in a nested
    region, different types or bounds in ops of one buffer or variable, a call
    between two functions that both use buffers.

    Before:

    ```mlir
    func.func @main(%x: tensor<4xf32>) {
      %0 = uop.buffer 3 : tensor<4xf32>
      %1 = uop.add %0, %x : tensor<4xf32>
      %2 = uop.assign %1, %0 : tensor<4xf32>, tensor<4xf32>
      return
    }
    ```

    After:

    ```mlir
    memref.global "private" @uop_buffer_3 : memref<4xf32> = dense<0.0> {alignment = 64 : i64}
    func.func @main(%x: tensor<4xf32>) {
      %memory = memref.get_global @uop_buffer_3 : memref<4xf32>
      %0 = bufferization.to_tensor %memory restrict writable : memref<4xf32> to tensor<4xf32>
      %1 = uop.add %0, %x : tensor<4xf32>
      bufferization.materialize_in_destination %1 in writable %memory : (tensor<4xf32>, memref<4xf32>) -> ()
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect",
                           "::mlir::bufferization::BufferizationDialect"];
}

def InlineCustomPass : Pass<"uop-inline-custom", "::mlir::ModuleOp"> {
  let summary = "Inlines custom ops that have a body";
  let description = [{
    The pass inlines the function that `uop.customi`, or `uop.custom` on
    tensors, names. For `uop.custom`, `uop.contiguous` materializes the operands
    and the results, so that nothing is fused across the call. `uop.custom` on
    scalars stays a call. Private functions that are no longer used are erased.
    A function that inlines itself is an error.

    Before:

    ```mlir
    func.func private @square(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = uop.mul %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = uop.neg %x : tensor<4xf32>
      %1 = uop.custom @square(%0) : (tensor<4xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = uop.neg %x : tensor<4xf32>
      %1 = uop.contiguous %0 : tensor<4xf32>
      %2 = uop.mul %1, %1 : tensor<4xf32>
      %3 = uop.contiguous %2 : tensor<4xf32>
      return %3 : tensor<4xf32>
    }
    ```
  }];
}

def ShardPass : Pass<"uop-shard", "::mlir::func::FuncOp"> {
  let summary = "Splits ops on sharded values into ops on each device";
  let description = [{
    The pass visits ops in order. An op whose operand is sharded, that is, a
    result of `uop.multi`, is applied to each part on the part's device:

    * elementwise ops, `uop.contiguous` and annotations such as `uop.detach`. An
      operand that is not sharded in the same way is split, and its parts are
      copied to the devices; a constant is created on each device;
    * `permute`; `reshape`, if one axis still separates the parts; `expand`,
      `pad`, `flip` and `shrink` of axes other than the sharded one; `cat` along
      another axis;
    * `reduce_axis`. If it reduces the sharded axis, each part is reduced, and
      the results are combined as by `uop.allreduce`;
    * `shrink` of the sharded axis, which copies only the parts that it needs;
    * all ops of these kinds on replicated values (all parts are equal, no
      axis).

    Before any other op, and before the function returns, the parts are copied
    to the device of part 0 and concatenated. `uop.allreduce` becomes copies to
    that device, elementwise ops there, starting with part 0, and a copy of the
    result for each part. No `!uop.multi` is left; a function that takes or
    returns one is an error.

    The pass then checks that the operands of each op are on one device; the
    error names both devices otherwise. A copy to the device on which a value
    already is, without `clone`, is removed. Function results on other devices
    are copied to "cpu:0". A program without these ops is not changed.

    Before:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<8xf32> {
      %0 = uop.copy %y to "cpu:1" : tensor<4x8xf32>
      %1 = uop.mstack %x, %0 : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 2>
      %2 = uop.multi %1 axis 0 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<8x8xf32>
      %3 = uop.exp2 %2 : tensor<8x8xf32>
      %4 = uop.reduce_axis max %3 axes [0] : tensor<8x8xf32> -> tensor<8xf32>
      return %4 : tensor<8xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<8xf32> {
      %0 = uop.copy %y to "cpu:1" : tensor<4x8xf32>
      %1 = uop.exp2 %x : tensor<4x8xf32>
      %2 = uop.exp2 %0 : tensor<4x8xf32>
      %3 = uop.reduce_axis max %1 axes [0] : tensor<4x8xf32> -> tensor<8xf32>
      %4 = uop.reduce_axis max %2 axes [0] : tensor<4x8xf32> -> tensor<8xf32>
      %5 = uop.copy %4 to "cpu:0" : tensor<8xf32>
      %6 = uop.max %3, %5 : tensor<8xf32>
      return %6 : tensor<8xf32>
    }
    ```
  }];
}

def LowerCustomPass : Pass<"uop-lower-custom", "::mlir::ModuleOp"> {
  let summary = "Turns calls of kernels and external functions into launches";
  let description = [{
    `uop.custom` of a kernel becomes a launch of it. An external function gets a
    kernel that calls it on buffers, and its declaration then takes operands and
    results as memrefs. `uop.custom` on scalars is left to
    `convert-uop-to-loops`.

    Before:

    ```mlir
    func.func private @sort(tensor<4x8xf32>) -> tensor<4x8xf32>
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = uop.custom @sort(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      return %0 : tensor<4x8xf32>
    }
    ```

    After:

    ```mlir
    uop.kernel @call_sort(%x: memref<32xf32>, %o: memref<32xf32>) {
      uop.custom @sort(%x) outs(%o : memref<32xf32>) : (memref<32xf32>) -> ()
      uop.sink
    }
    func.func private @sort(memref<4x8xf32>, memref<4x8xf32>)
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = tensor.empty() : tensor<4x8xf32>
      %1 = uop.launch @call_sort ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
      return %1 : tensor<4x8xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect",
                           "::mlir::bufferization::BufferizationDialect"];
}

def LowerSortPass : Pass<"uop-lower-sort", "::mlir::ModuleOp"> {
  let summary = "Turns sorts into kernels that sort integer keys";
  let description = [{
    Each element becomes a key, an unsigned integer with the same order, with
    its position in the low bits. For elements of 64 bits, the position is
    stored beside the key. Tensor ops compute and decode the keys; they are
    fused with neighboring ops.

    - In rows of up to 64 keys, each key is compared with all others. The number
      of keys before it is its position.
    - Longer rows are sorted by a radix sort, 8 bits at a time, starting with
      the lowest. One kernel sorts a row, and each thread has its own rows. If
      there are few rows and they are long, each row is split into parts that
      threads share, and three kernels per 8 bits count, add up and move the
      keys.
    - `uop.topk` of few elements splits a row into blocks. The least key of each
      block decides whether the block can contain elements of the result, and
      only such blocks are sorted.

    `uop.nonzero` and `uop.unique` become sums along a row and `uop.scatter`.

    A sort of dynamic size is a sort of the maximum size, padded with elements
    that come last; the result is a slice of it. The axis of `uop.topk` and the
    shapes of `uop.nonzero` and `uop.unique` must be static; otherwise the pass
    reports an error.

    Before:

    ```mlir
    func.func @main(%x: tensor<4x1000xui16>) -> tensor<4x1000xui16> {
      %0:2 = uop.sort %x axis 1 : tensor<4x1000xui16> -> tensor<4x1000xui16>, tensor<4x1000xi64>
      return %0#0 : tensor<4x1000xui16>
    }
    ```

    After:

    ```
    uop.kernel @sort_4_1000_u16(%arg0: memref<4000xui16>, %arg1: memref<4000xui16>) {
      ...
    }
    func.func @main(%arg0: tensor<4x1000xui16>) -> tensor<4x1000xui16> {
      %0 = tensor.empty() : tensor<4x1000xui16>
      %1 = uop.launch @sort_4_1000_u16 ins(%arg0 : tensor<4x1000xui16>) outs(%0 : tensor<4x1000xui16>) -> tensor<4x1000xui16>
      return %1 : tensor<4x1000xui16>
    }
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect",
                           "::mlir::bufferization::BufferizationDialect"];
}

def GradientPass : Pass<"uop-gradient", "::mlir::ModuleOp"> {
  let summary = "Adds a function that computes gradients";
  let description = [{
    For a function `@f` on tensors, the pass adds a function `@f_grad` with the
    same arguments. It returns the results of `@f`, followed by the gradients of
    one result, a tensor of floats, with respect to the chosen arguments. The
    gradient is that of the sum of the result's elements. With a seed it is that
    of a weighted sum (a vector-Jacobian product).

    The pass works in reverse mode on a copy of the body. It visits the ops on a
    path from a chosen argument to the result, starting at the result. Each op
    computes the gradients of its operands by the rule of its
    `DifferentiableOpInterface`; an op without a rule is an error. `@f_grad`
    consists of tensor ops, so that the pass can be run on it for second
    derivatives. docs/gradient.md has the rules.

    Before:

    ```mlir
    func.func @main(%x: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
      %0 = uop.mul %x, %w : tensor<8xf32>
      %1 = uop.sin %0 : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```

    With `wrt=1` the pass adds:

    ```mlir
    func.func @main_grad(%x: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %0 = uop.mul %x, %w : tensor<8xf32>
      %1 = uop.sin %0 : tensor<8xf32>
      %2 = uop.cos %0 : tensor<8xf32>
      %3 = uop.mul %2, %x : tensor<8xf32>
      return %1, %3 : tensor<8xf32>, tensor<8xf32>
    }
    ```
  }];
  let options = [
    Option<"functionName", "function", "std::string", /*default=*/"\"main\"",
           "The function to differentiate">,
    ListOption<"wrt", "wrt", "unsigned",
               "The numbers of the arguments with respect to which to "
               "differentiate; default: all tensors of floats">,
    Option<"resultNumber", "result", "unsigned", /*default=*/"0",
           "The number of the result to differentiate">,
    Option<"seedArgument", "seed-argument", "bool", /*default=*/"false",
           "Pass the gradient of the result as an additional last argument; "
           "otherwise it is 1 everywhere">,
    Option<"suffix", "suffix", "std::string", /*default=*/"\"_grad\"",
           "Appended to the name of the function to name the new one">,
    Option<"keepResults", "keep-results", "bool", /*default=*/"true",
           "The new function also returns the results of the old one">
  ];
  let dependentDialects = ["::uop::UOpDialect"];
}

def SimplifyIntegersPass
    : Pass<"uop-simplify-integers", "::mlir::func::FuncOp"> {
  let summary = "Replaces integers and truths that the ranges of their operands decide";
  let description = [{
    Programs check indices that cannot be out of range: frontends count negative
    indices from the end and mask those outside, whatever computes the index.
    This pass infers the least and the greatest value of each tensor of integers
    (`InferIntRangeInterface`, movement ops, reductions, and comparisons in the
    condition of a `uop.where`), replaces tensors that have one possible value
    by constants, and folds their users. Without it, a mask that is always true
    is computed for each element, and fusion keeps it in memory.

    Before:

    ```mlir
    func.func @main(%x: tensor<8xi64>) -> tensor<8xi64> {
      %c0 = uop.const 0 : tensor<8xi64>
      %c7 = uop.const 7 : tensor<8xi64>
      %c8 = uop.const 8 : tensor<8xi64>
      %0 = uop.max %x, %c0 : tensor<8xi64>
      %1 = uop.min %0, %c7 : tensor<8xi64>
      %2 = uop.cmp lt %1, %c0 : tensor<8xi64>
      %3 = uop.add %1, %c8 : tensor<8xi64>
      %4 = uop.where %2, %3, %1 : tensor<8xi64>
      return %4 : tensor<8xi64>
    }
    ```

    After:

    ```
    %0 = uop.max %x, %c0 : tensor<8xi64>
    %1 = uop.min %0, %c7 : tensor<8xi64>
    return %1 : tensor<8xi64>
    ```
  }];
  let dependentDialects = ["::uop::UOpDialect"];
}

def NarrowIntegersPass
    : Pass<"uop-narrow-integers", "::mlir::func::FuncOp"> {
  let summary = "Computes integers between floats and positions in 32 bits where they fit";
  let description = [{
    PyTorch and JAX use 64 bits for positions that they compute from floats, as
    in an interpolation. Few processors convert vectors of floats to that type
    or from it, and a vector has half as many of its elements. Where the ranges
    of integers show that 32 bits hold all values, this pass computes in 32 bits
    what is rounded from floats, the sums, products, choices and movements that
    depend on it, and what becomes floats. A conversion under a `uop.where` counts only the floats for
    which the condition holds. Gathers, scatters, comparisons and conversions
    read the narrow values; other users read them extended.

    Before:

    ```mlir
    func.func @main(%x: tensor<8xf32>, %t: tensor<9xf32>) -> tensor<8xf32> {
      %lo = uop.const 0.0 : tensor<8xf32>
      %hi = uop.const 7.0 : tensor<8xf32>
      %one = uop.const 1 : tensor<8xi64>
      %0 = uop.max %x, %lo : tensor<8xf32>
      %1 = uop.min %0, %hi : tensor<8xf32>
      %2 = uop.cast %1 : tensor<8xf32> -> tensor<8xi64>
      %3 = uop.add %2, %one : tensor<8xi64>
      %4 = uop.gather %t, %3 axis 0 : tensor<9xf32>, tensor<8xi64> -> tensor<8xf32>
      return %4 : tensor<8xf32>
    }
    ```

    After:

    ```
    %one = uop.const 1 : tensor<8xi32>
    %2 = uop.cast %1 : tensor<8xf32> -> tensor<8xi32>
    %3 = uop.add %2, %one : tensor<8xi32>
    %4 = uop.gather %t, %3 axis 0 : tensor<9xf32>, tensor<8xi32> -> tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::uop::UOpDialect"];
}

def HoistConstantsPass
    : Pass<"uop-hoist-constants", "::mlir::func::FuncOp"> {
  let summary = "Computes values that depend only on constants in separate kernels";
  let description = [{
    The compiler runs launches that depend only on constants and stores their
    results in the plan (`uop-evaluate-constants`). Fusion would leave few such
    launches, because each consumer would recompute the arithmetic on weights.
    This pass inserts `uop.contiguous` after such values, which keeps them out
    of fusion.

    A value is hoisted if it is computed element by element or by a reduction,
    and if it has no more bytes than the constants that it depends on. Reading a
    larger value would take longer than recomputing it, as for scaled weights of
    few bits. Movement ops and casts stay with the consumers. Only the compiler
    runs this pass: without constant evaluation, each run would compute the
    values.

    Each decision is a remark of category `uop-hoist-constants`.

    Before:

    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %c = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
      %0 = uop.rsqrt %c : tensor<4xf32>
      %1 = uop.mul %x, %0 : tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```

    After:

    ```
    %0 = uop.rsqrt %c : tensor<4xf32>
    %1 = uop.contiguous %0 : tensor<4xf32>
    %2 = uop.mul %x, %1 : tensor<4xf32>
    ```
  }];
  let dependentDialects = ["::uop::UOpDialect"];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_TENSORPASSES_TD
