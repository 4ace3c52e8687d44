//===- Passes.td - Passes from uop to uop ------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"
// These passes work on kernels, launches and buffers. The passes below work on
// tensors and scalars.
include "uop/Dialect/UOp/Transforms/KernelPasses.td"
include "uop/Dialect/UOp/Transforms/ReductionPasses.td"
include "uop/Dialect/UOp/Transforms/StorePasses.td"
include "uop/Dialect/UOp/Transforms/SortPasses.td"

def FormKernelsPass : Pass<"uop-form-kernels", "::mlir::ModuleOp"> {
  let summary = "Turns each materialized tensor into a kernel and a launch";
  let description = [{
    A `uop.bufferize` and the scalar ops that compute it become a `uop.kernel`
    with 1-D memref arguments and a `uop.launch` in destination-passing form.
    Ranges are numbered from 0 in nesting order and arguments in order of use,
    so that equal kernels have equal text. A kernel's name consists of its kind
    (`r` with a reduction, `e` without) and the sizes of its ranges.

    Empty tensors and constants need no kernel. Neither does a run of
    consecutive elements of a tensor in memory, in any shape: kernels read them
    from that tensor, and other users get a `uop.shrink` of it, which becomes a
    copy. A state that is written later and a donated argument are copied by a
    kernel, so that they can be updated in place.

    A kernel runs on the device of its operands (see `uop.copy`). Its result is
    then a `bufferization.alloc_tensor` whose memory space is the name of the
    device, and operands without a device are copied to it.

    Before:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %0 = uop.index %x[%i, %k] : tensor<4x8xf32> -> f32
      %1 = uop.reduce add %0 over (%k) : f32
      %2 = uop.bufferize %1 over (%i) : f32 -> tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    ```

    After:

    ```mlir
    uop.kernel @r_4_8(%x: memref<32xf32>, %o: memref<4xf32>) {
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
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %0 = tensor.empty() : tensor<4xf32>
      %1 = uop.launch @r_4_8 ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"markKept", "mark-kept", "bool", /*default=*/"false",
           "Mark launches that compute the operand of `uop.contiguous` with the "
           "attribute `uop.kept`, which uop-merge-kernels obeys and removes">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect",
                           "::mlir::bufferization::BufferizationDialect"];
}

def FusePass : Pass<"uop-fuse", "::mlir::func::FuncOp"> {
  let summary = "Removes tensors that are cheaper to recompute than to store";
  let description = [{
    The pass visits each removable `uop.bufferize` whose only readers are
    `uop.index`, consumers first. It compares the cost of storing the tensor (a
    write, a read and a launch) with the cost of computing its elements in the
    readers. A value is computed at the innermost range that it depends on. A
    row reduction with a row-wise consumer therefore costs nothing extra and is
    fused into the consumer's kernel.

    A sum over all scalar ops does not model vectorization. If the sum favors
    storing, but by less than vectorization could gain, the pass builds the
    kernels of both variants and prices them as `uop-merge-kernels` does, for
    the vector registers of the target. It also prices kernels where a sum of
    products would share a kernel with other reductions, would keep a tile of
    one of its factors, or would be computed at positions other than its own:
    under a condition or interleaved. A value larger than the last-level cache
    and than the arguments and results of the function together is never stored
    in place of a tile.

    Casts that widen integers, bf16 and f16 are fused into the readers: they
    take one or two instructions, and the wider tensor would take more memory. A
    product of numbers with zero points is priced both ways, because it may
    become a dot product.

    A value stays stored if fusion would give a reader an index of more than 32
    divisions. If some readers use a padded value and others the value without
    padding, it is stored once, padded, and the latter read its interior.

    Each decision is a remark of category `uop-fuse` with both costs.

    Before:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %i = uop.range 0 to 4 : index
      %j = uop.range 1 to 8 : index
      %0 = uop.index %x[%i, %j] : tensor<4x8xf32> -> f32
      %1 = uop.mul %0, %0 : f32
      %2 = uop.bufferize %1 over (%i, %j) : f32 -> tensor<4x8xf32>
      %r = uop.range 2 to 4 : index
      %k = uop.range 3 to 8 reduce : index
      %3 = uop.index %2[%r, %k] : tensor<4x8xf32> -> f32
      %4 = uop.reduce add %3 over (%k) : f32
      %5 = uop.bufferize %4 over (%r) : f32 -> tensor<4xf32>
      return %5 : tensor<4xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %r = uop.range 2 to 4 : index
      %k = uop.range 3 to 8 reduce : index
      %0 = uop.index %x[%r, %k] : tensor<4x8xf32> -> f32
      %1 = uop.mul %0, %0 : f32
      %2 = uop.reduce add %1 over (%k) : f32
      %3 = uop.bufferize %2 over (%r) : f32 -> tensor<4xf32>
      return %3 : tensor<4xf32>
    }
    ```
  }];
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

def InlineCustomPass : Pass<"uop-inline-custom", "::mlir::ModuleOp"> {
  let summary = "Inlines custom ops that have a body";
  let description = [{
    The pass inlines the function that `uop.customi`, or `uop.custom` on
    tensors, names. For `uop.custom`, `uop.contiguous` materializes the operands
    and the results, so that nothing is fused across the border. `uop.custom` on
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

def LimitKernelsPass : Pass<"uop-limit-kernels", "::mlir::func::FuncOp"> {
  let summary = "Splits values that are too large for one kernel";
  let description = [{
    A kernel has one argument for each tensor that it reads or writes, and its
    compile time grows with the number of its ops. If a `uop.bufferize` would
    become a kernel with more than `max-arguments` arguments or `max-ops` ops,
    the pass materializes parts of its value until every kernel fits. Each time
    it takes the part that needs the least memory among those that fit and
    reduce the kernel enough. A part is computed before the first kernel that
    needs it and read by all of them.

    Index arithmetic, values that depend on the ranges of a local tile, and
    tensors that are already in memory cannot be parts. A kernel without a
    possible part stays as it is. Each part is a remark of category
    `uop-limit-kernels`.

    Before, with `max-arguments=3`:

    ```mlir
    func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
      %i = uop.range 0 to 8 : index
      %0 = uop.index %a[%i] : tensor<8xf32> -> f32
      %1 = uop.index %b[%i] : tensor<8xf32> -> f32
      %2 = uop.index %c[%i] : tensor<8xf32> -> f32
      %3 = uop.add %0, %1 : f32
      %4 = uop.add %3, %2 : f32
      %5 = uop.bufferize %4 over (%i) : f32 -> tensor<8xf32>
      return %5 : tensor<8xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
      %i = uop.range 0 to 8 : index
      %j = uop.range 1 to 8 : index
      %0 = uop.index %a[%j] : tensor<8xf32> -> f32
      %1 = uop.index %b[%j] : tensor<8xf32> -> f32
      %2 = uop.add %0, %1 : f32
      %3 = uop.bufferize %2 over (%j) : f32 -> tensor<8xf32>
      %4 = uop.index %3[%i] : tensor<8xf32> -> f32
      %5 = uop.index %c[%i] : tensor<8xf32> -> f32
      %6 = uop.add %4, %5 : f32
      %7 = uop.bufferize %6 over (%i) : f32 -> tensor<8xf32>
      return %7 : tensor<8xf32>
    }
    ```
  }];
  let options = [
    Option<"maxArguments", "max-arguments", "int64_t", /*default=*/"0",
           "Maximum number of arguments of a kernel; 0: the target's limit">,
    Option<"maxOps", "max-ops", "int64_t", /*default=*/"0",
           "Maximum number of ops of a kernel; 0: the cost model's limit">
  ];
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

def LowerGatesPass : Pass<"uop-lower-gates"> {
  let summary = "Turns index values that may be invalid into gates";
  let description = [{
    The pass removes `uop.invalid`. It splits each number that may be invalid
    into a number that is always valid and the condition under which it is used.
    The condition of an index becomes the gate of its `uop.load`, `uop.store` or
    `uop.index`; the condition of a gate is combined with that gate.

    Before:

    ```mlir
    uop.kernel @shift(%x: memref<33xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %c0 = uop.const 0 : index
      %c1 = uop.const 1 : index
      %in = uop.cmp gt %i, %c0 : index
      %none = uop.invalid : index
      %0 = uop.where %in, %i, %none : index
      %1 = uop.sub %0, %c1 : index
      %2 = uop.load %x[%1] : memref<33xf32> -> f32
      uop.store %2, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    ```

    After, the load is `uop.load %x[%i - 1] if %in`.

    It is an error if such a number is stored, reduced or passed to an op that
    has no gate, because its value would be undefined.
  }];
}

def HoistConstantsPass
    : Pass<"uop-hoist-constants", "::mlir::func::FuncOp"> {
  let summary = "Gives values that depend only on constants their own kernels";
  let description = [{
    The compiler runs launches that depend only on constants and stores their
    results in the plan (`uop-evaluate-constants`). Fusion would leave few such
    launches, because each reader would recompute the arithmetic on weights.
    This pass inserts `uop.contiguous` after such values, which keeps them out
    of fusion.

    A value is hoisted if it is computed element by element or by a reduction,
    and if it has no more bytes than the constants that it depends on. Reading a
    larger value would take longer than recomputing it, as for scaled weights of
    few bits. Movement ops and casts stay with the readers. Only the compiler
    runs this pass: elsewhere each run would compute the values.

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

def RangeifyPass : Pass<"uop-rangeify", "::mlir::func::FuncOp"> {
  let summary = "Turns tensor ops into scalars over ranges";
  let description = [{
    The pass visits every tensor value, consumers first, and determines the
    index expressions by which it is read. It materializes a value
    (`uop.bufferize`) if

    * an op of another dialect, the function's result or `uop.contiguous` needs
      it;
    * its consumers read it at different indices;
    * a consumer would recompute it;
    * it is a sum of products that would be computed at positions that take
      divisions;
    * it is derived from a sum of products and would be computed under a
      condition, as `uop.pad` and `uop.cat` read it.

    `uop-fuse` may remove all of these but the first. Movement ops become part
    of the indices. A reshape of a materialized value with static sizes stays,
    as a view.

    A value that is equal at all positions becomes a constant here, and so does
    a reduction of no elements. A value that a reader could only reach by an
    index of more than 32 divisions is always materialized, with a remark of
    category `uop-rangeify`.

    Before:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %0 = uop.permute %x [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
      %1 = uop.exp2 %0 : tensor<8x4xf32>
      %2 = uop.reduce_axis add %1 axes [0] : tensor<8x4xf32> -> tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %0 = uop.index %x[%i, %k] : tensor<4x8xf32> -> f32
      %1 = uop.exp2 %0 : f32
      %2 = uop.reduce add %1 over (%k) : f32
      %3 = uop.bufferize %2 over (%i) : f32 -> tensor<4xf32>
      return %3 : tensor<4xf32>
    }
    ```
  }];
}

def ResolveStatePass : Pass<"uop-resolve-state", "::mlir::ModuleOp"> {
  let summary = "Turns runtime buffers into globals and assignments into values";
  let description = [{
    A runtime buffer becomes a `memref.global` whose initial contents are zeros.
    Each function reads it once, at its first `uop.buffer`. From there on the
    contents are an SSA value, and the newest value is written back at the end
    of the function. A partial assignment produces the whole new contents, and
    `uop-update-in-place` avoids the copy of the unchanged elements where it
    can. If the assigned part is computed from other elements of its buffer, it
    is made contiguous first.

    Errors: an assignment to a state that is not the newest, a use in a nested
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

def ShardPass : Pass<"uop-shard", "::mlir::func::FuncOp"> {
  let summary = "Splits ops on sharded values into ops on each device";
  let description = [{
    The pass visits ops in order. An op whose operand is sharded, that is, a
    result of `uop.multi`, is applied to each part on the part's device:

    * elementwise ops, `uop.contiguous` and the marks. An operand that is not
      sharded in the same way is split, and its parts are copied to the devices;
      a constant is created on each device;
    * `permute`; `reshape`, if one axis still separates the parts; `expand`,
      `pad`, `flip` and `shrink` of axes other than the sharded one; `cat` along
      another axis;
    * `reduce_axis`. If it reduces the sharded axis, each part is reduced, and
      the results are combined as by `uop.allreduce`;
    * `shrink` of the sharded axis, which cuts the parts that it needs and
      copies no others;
    * all ops of these kinds where all parts are equal (no axis).

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

def SimplifyIndexPass : Pass<"uop-simplify-index"> {
  let summary = "Simplifies index arithmetic";
  let description = [{
    The pass rewrites expressions of type `index`, and the conditions on them,
    as sums of multiples of ranges, quotients and remainders. It then simplifies
    them by the bounds of the ranges: constant results, like terms, nested
    divisions, residues, common factors, recombination of
    `x mod c + (x div c) * c`, comparisons that the bounds decide. Ranges of
    size 1 become 0.

    Before:

    ```mlir
    func.func @main(%x: tensor<128xf32>) -> tensor<8x16xf32> {
      %i = uop.range 0 to 8 : index
      %j = uop.range 1 to 16 : index
      %c16 = uop.const 16 : index
      %0 = uop.mul %i, %c16 : index
      %1 = uop.add %0, %j : index
      %2 = uop.floordiv %1, %c16 : index
      %3 = uop.mul %2, %c16 : index
      %4 = uop.floormod %1, %c16 : index
      %5 = uop.add %3, %4 : index
      %6 = uop.index %x[%5] : tensor<128xf32> -> f32
      %7 = uop.bufferize %6 over (%i, %j) : f32 -> tensor<8x16xf32>
      return %7 : tensor<8x16xf32>
    }
    ```

    After, the element is read at `[%i * 16 + %j]`.
  }];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD
