//===- Passes.td - Passes from uop to uop ------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"
// On kernels, launches and their buffers; what is here works on tensors and
// scalars.
include "uop/Dialect/UOp/Transforms/KernelPasses.td"
include "uop/Dialect/UOp/Transforms/ReductionPasses.td"
include "uop/Dialect/UOp/Transforms/StorePasses.td"
include "uop/Dialect/UOp/Transforms/SortPasses.td"

def FormKernelsPass : Pass<"uop-form-kernels", "::mlir::ModuleOp"> {
  let summary = "Each materialised tensor becomes a kernel and its launch";
  let description = [{
    A `uop.bufferize` and the scalars that it is made of become a `uop.kernel`
    with 1-D memref arguments and a `uop.launch` in destination-passing form.
    Ranges are numbered in nesting order from 0 and arguments in order of use,
    so that equal kernels have equal text. Names say the kind (`r` with a
    reduction, `e` without) and the sizes of the ranges.

    Empty tensors and constants need no kernel, and neither do consecutive
    elements of a tensor in memory, in any shape: kernels read that tensor, and
    whoever else needs them has a `uop.shrink` of it, which becomes a copy. A
    state that is written later, and an argument that is donated, are copied by
    a kernel, so that they can be written in place. A kernel is launched where its operands are (see `uop.copy`): its
    result there is a `bufferization.alloc_tensor` in the memory space that is
    the device's name, and what it reads that is nowhere in particular is copied
    there.

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
           "Launches of what `uop.contiguous` asks for have the attribute "
           "`uop.kept`, which uop-merge-kernels obeys and removes">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect",
                           "::mlir::bufferization::BufferizationDialect"];
}

def FusePass : Pass<"uop-fuse", "::mlir::func::FuncOp"> {
  let summary = "Tensors whose recomputation is cheaper than their bytes vanish";
  let description = [{
    Consumers first, each removable `uop.bufferize` that only `uop.index` reads
    is weighed: writing and reading it once more, and a launch, against
    computing its elements where they are needed. A value is computed at the
    innermost range that it depends on, so a row reduction under a row-wise
    consumer costs nothing extra and stays in the consumer's kernel.

    The sum of all ops does not know vectors. Where it is for storing a value,
    but nearer to inlining it than scalar code is to vectors, the kernels of both
    ways are built and priced as `uop-merge-kernels` does it, for the vector
    registers of the target's description. Kernels are priced, too, where a sum of
    products would be computed in a kernel with other reductions, where it would
    keep a tile of one of its factors, and where it would be computed at other
    positions than its own, under conditions or interleaved. A value that takes
    more memory than the arguments and results of the function, and more than the
    last-level cache, is not stored in place of a tile.

    Integers, bf16 and f16 are widened where they are read: that takes an
    instruction or two, and a wider tensor more memory. A product of numbers with
    zero points is priced both ways, because it may become one of dot products.

    A value stays stored where its reader would need an index of more than 32
    divisions. A value that is stored with a border (a pad) and read without it
    too is stored once: those readers read the inside.

    Each decision is a remark of category `uop-fuse`, with both costs.

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
  let summary = "A function that computes gradients is added";
  let description = [{
    Beside a function `@f` on tensors there is then `@f_grad` with the same
    arguments. Its results are those of `@f`, followed by the gradient of one of
    them, a tensor of floats, by each of some arguments: the sum, over the
    elements of the result, of the derivatives by each element of the argument.
    With a seed it is a weighted sum (a vector-Jacobian product).

    Reverse mode: the ops of a copy of the body are visited from the result
    back, those alone that lie on a path from an argument to it, and each gives
    its operands their share by the rule of its `DifferentiableOpInterface`. An
    op without a rule is an error. The result is made of tensor ops again, so
    that the pass can be run on it for second derivatives. docs/gradient.md has
    the rules.

    Before:

    ```mlir
    func.func @main(%x: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
      %0 = uop.mul %x, %w : tensor<8xf32>
      %1 = uop.sin %0 : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```

    After, with `wrt=1`, there is this too:

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
               "The numbers of the arguments to differentiate by; default: all "
               "tensors of floats">,
    Option<"resultNumber", "result", "unsigned", /*default=*/"0",
           "The number of the result to differentiate">,
    Option<"seedArgument", "seed-argument", "bool", /*default=*/"false",
           "The gradient of the result is one more argument, the last; "
           "otherwise it is 1 everywhere">,
    Option<"suffix", "suffix", "std::string", /*default=*/"\"_grad\"",
           "What the name of the new function has after that of the old">,
    Option<"keepResults", "keep-results", "bool", /*default=*/"true",
           "The new function returns the results of the old one, too">
  ];
  let dependentDialects = ["::uop::UOpDialect"];
}

def InlineCustomPass : Pass<"uop-inline-custom", "::mlir::ModuleOp"> {
  let summary = "Custom ops with a body become the body";
  let description = [{
    The body of the function takes the place of `uop.customi`, and of
    `uop.custom` on tensors. For the latter, what is computed on either side of
    the border is materialised by `uop.contiguous`, so that nothing is fused
    across it. `uop.custom` on scalars stays a call. Private functions that
    nothing uses any more are erased. A function that inlines itself is an error.

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
  let summary = "What is too large for one kernel is computed in several";
  let description = [{
    A kernel has as many arguments as it reads and writes tensors, and takes as
    long to compile as it has ops. Where a `uop.bufferize` would become a kernel
    beyond `max-arguments` or `max-ops`, parts of its value are materialised on
    their own until all fit: each time the part that costs the least memory of
    those that fit and take enough away. A part stands before the first kernel
    that needs it, and each kernel that needs it reads it.

    An index, a value that depends on the ranges of a local tile, and a tensor
    that is read are not parts; a kernel that has no other stays as it is. Each
    part is a remark of category `uop-limit-kernels`.

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
           "The most arguments of a kernel; 0: as many as the target takes">,
    Option<"maxOps", "max-ops", "int64_t", /*default=*/"0",
           "The most ops of a kernel; 0: as the cost model says">
  ];
}

def LowerCustomPass : Pass<"uop-lower-custom", "::mlir::ModuleOp"> {
  let summary = "Calls of kernels and external functions become launches";
  let description = [{
    `uop.custom` of a kernel becomes its launch. An external function gets one
    kernel, which calls it on buffers; its declaration then takes its operands
    and results as memrefs. `uop.custom` on scalars is left to
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
  let summary = "Positions that may be invalid become gates";
  let description = [{
    `uop.invalid` goes: each number that may be invalid is split into a number
    that always is one and the condition under which it counts. The conditions
    of a position become the gate of the `uop.load`, `uop.store` or `uop.index`
    there, and those of a gate become part of it.

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

    It is an error where such a number is stored, reduced or given to an op that
    has no gate, since nothing says what it would be.
  }];
}

def HoistConstantsPass
    : Pass<"uop-hoist-constants", "::mlir::func::FuncOp"> {
  let summary = "What depends on constants alone gets a kernel of its own";
  let description = [{
    The compiler runs launches that depend on constants alone, so that a plan
    has their results (`uop-evaluate-constants`). Fusion would leave few of them:
    the arithmetic on weights is computed again by each reader. This pass makes
    such values contiguous, which keeps them apart.

    A value is kept if it is computed element by element, or by a reduction, and
    has no more bytes than the constants that it comes from: otherwise reading it
    takes longer than computing it again, as for weights of few bits that are
    scaled. Moves and casts stay with the readers. Only the compiler runs the
    pass; without it, each run would compute the values.

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
  let summary = "Tensor ops become scalars over ranges";
  let description = [{
    Consumers first, every tensor value is given the index expressions by which
    it is read. A value is materialised (`uop.bufferize`) where an op of another
    dialect, the function's result or `uop.contiguous` needs it, where its
    consumers read it by different indices, and where a consumer would compute
    it repeatedly, or a sum of products at positions that take divisions, or
    what is made of one under a condition, as `uop.pad` and `uop.cat` read it; all
    but the first group are for `uop-fuse` to undo. Movement ops vanish into the
    indices. The constant reshape of a materialised value stays, as a view.

    What is a constant at every point becomes one here, and so does a reduction of
    no elements. A value that a reader could reach only by an index of more than 32
    divisions is materialised for good, with a remark of category `uop-rangeify`.

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
  let summary = "Runtime buffers become globals, assignments become values";
  let description = [{
    A runtime buffer is a `memref.global` that begins as zeros. Each function
    reads it once, at its first `uop.buffer`; from there on the contents are an
    SSA value, the newest of which is written back at the end of the function.
    What an assignment leaves of its target is for the following passes to read,
    and `uop-update-in-place` avoids the copy where it can. A part that is
    computed from other elements of its buffer is made contiguous first.

    Errors: an assignment to a state that is not the newest, uses in a nested
    region, types or bounds that differ between ops of one buffer or variable, a
    call between functions that both use buffers.

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
  let summary = "Values in several parts become work on each device";
  let description = [{
    Operands first, ops on what `uop.multi` puts together are done on the parts,
    each on its device:

    * elementwise ops, `uop.contiguous` and the marks. An operand that has no
      parts of that kind is cut into some, which are copied to the devices; a
      constant is made anew;
    * `permute`; `reshape` where the parts stay apart along one axis; `expand`,
      `pad`, `flip` and `shrink` of other axes than that of the parts; `cat`
      along another axis;
    * `reduce_axis` of other axes, and of that of the parts too: then each part
      is reduced, and the results are combined as by `uop.allreduce`;
    * `shrink` of the axis of the parts cuts those parts that it needs, and
      copies no others;
    * all ops of these kinds where all parts are equal (no axis).

    In front of any other op, and of the function's return, the parts are copied
    to one device, that of part 0, and joined. `uop.allreduce` is copies and
    elementwise ops there, from part 0 on, and a copy to each part. In the end
    there is no `!uop.multi`; a function that takes or returns one is an error.

    Then each op has its operands on one device, or is an error that names two.
    Copies to where a value is already, without `clone`, are dropped, and results
    of the function from elsewhere are copied to "cpu:0". A program without these
    ops is not changed.

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
  let summary = "Index arithmetic in its simplest form";
  let description = [{
    Rewrites index expressions, of type `index`, and the conditions on them as
    sums of multiples of ranges, quotients and remainders, and simplifies those
    by the bounds of the ranges: constant results, like terms, nested division,
    residues, common factors, recombination of `x mod c + (x div c) * c`,
    comparisons that the bounds decide. Ranges of size 1 become 0.

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
