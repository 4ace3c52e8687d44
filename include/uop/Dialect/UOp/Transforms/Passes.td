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
include "uop/Dialect/UOp/Transforms/SortPasses.td"

def CloseReductionsPass : Pass<"uop-close-reductions", "::mlir::func::FuncOp"> {
  let summary = "Reductions that have a closed form lose their loop";
  let description = [{
    The range of a `uop.reduce` goes, where the result can be told without it:

    - The element does not depend on the range: the sum of n equal values is n
      times one of them, their maximum is the value.
    - The element is a linear function of the range: an arithmetic series.
    - The element is the same wherever comparisons hold that say between which
      bounds the range is: so many times the value (positions of a cumulative
      mask).
    - The element counts only where the range is equal to something: it is read
      there directly, if that is inside (a product with a one-hot row).

    A range whose first or last points (up to 16) never count becomes shorter:
    what expanding, reshaping and shrinking leaves of the windows of a
    convolution has one such point.

    What does not count must be a constant that changes nothing, or only once, as
    for `uop-form-scans`. Integers are the same as before, and so are NaN and
    zeros of either sign; a sum of equal floats is rounded once and not at each
    step. Products of floats stay.

    Each closed form is a remark of category `uop-close-reductions`.

    Before:

    ```mlir
    func.func @main(%x: tensor<1000xf32>, %p: tensor<32xi32>) -> tensor<32xf32> {
      %i = uop.range 0 to 32 : index
      %0 = uop.index %p[%i] : tensor<32xi32> -> i32
      %k = uop.range 1 to 1000 reduce : index
      %1 = uop.cast %k : index -> i32
      %2 = uop.cmp eq %0, %1 : i32
      %3 = uop.index %x[%k] : tensor<1000xf32> -> f32
      %zero = uop.const 0.0 : f32
      %4 = uop.where %2, %3, %zero : f32
      %5 = uop.reduce add %4 over (%k) : f32
      %6 = uop.bufferize %5 over (%i) : f32 -> tensor<32xf32>
      return %6 : tensor<32xf32>
    }
    ```

    After, where `%inside` is 0 <= position < 1000:

    ```
    %1 = uop.cast %0 : i32 -> index
    %2 = uop.index %x[%1] gate %inside : tensor<1000xf32> -> f32
    %3 = uop.add %2, %zero : f32
    %4 = uop.where %inside, %3, %zero : f32
    ```
  }];
  let options = [
    Option<"fuse", "fuse", "bool", /*default=*/"false",
           "Run uop-fuse again on a function where a loop went: what it needed "
           "costs less than it did">
  ];
}

def FormCascadesPass : Pass<"uop-form-cascades", "::mlir::func::FuncOp"> {
  let summary = "Reductions that need one another run over blocks together";
  let description = [{
    In softmax(q k^T) v, the sum over the keys of exponentials times values
    needs the sum of the exponentials, which needs the maximum of the scores:
    a cascade of reductions over one axis. Each of them would read all scores,
    which are stored or computed three times. This pass computes the cascade
    over blocks of the axis: a block of scores is made once, in a tile, and
    the reductions carry their results from block to block.

    What the rules are:

    - Hoist: a factor that does not depend on the axis leaves the sum
      (distributivity). It takes the normaliser out of the cascade.
    - Separate: a factor exp(c (x - m)), where m is the maximum of x and c > 0,
      becomes exp(c (x - n)) with the maximum n of the blocks so far. When n
      grows to n', what was summed so far is multiplied by exp(c (n - n')),
      which is at most 1: a `uop.recurrence`.
    - Tile: inside of a block all reductions stay plain, so that sums of
      products keep their schedules.

    The rules do not look for attention: any sum whose terms are products of
    such exponentials, of factors of the axis and of factors outside of it is
    a cascade. They reorder float sums and are used only where `uop.reduce` over
    floats may be reordered anyway; docs/numerics.md has the bound of the error.
    Where the maximum so far is -inf, an element weighs 0, and a row without any
    other maximum gives NaN at the end; NaN and +inf give what they give in two
    passes.

    A cascade is formed where the element x is a reduction itself (scores are),
    and as many rows as a vector has lanes share some of what it reads (keys).
    Blocks in which a condition on indices makes every x -inf are left out.

    Each decision is a remark of category `uop-form-cascades`.

    Before:

    ```mlir
    func.func @main(%q: tensor<64x8xf32>, %k: tensor<2048x8xf32>, %v: tensor<2048x16xf32>) -> tensor<64x16xf32> {
      %i = uop.range 0 to 64 : index
      %p = uop.range 1 to 2048 : index
      %d = uop.range 2 to 8 reduce : index
      %q0 = uop.index %q[%i, %d] : tensor<64x8xf32> -> f32
      %k0 = uop.index %k[%p, %d] : tensor<2048x8xf32> -> f32
      %0 = uop.mul %q0, %k0 : f32
      %1 = uop.reduce add %0 over (%d) : f32
      %s = uop.bufferize %1 over (%i, %p) : f32 -> tensor<64x2048xf32>
      %i1 = uop.range 3 to 64 : index
      %k1 = uop.range 4 to 2048 reduce : index
      %2 = uop.index %s[%i1, %k1] : tensor<64x2048xf32> -> f32
      %3 = uop.reduce max %2 over (%k1) : f32
      %m = uop.bufferize %3 over (%i1) : f32 -> tensor<64xf32>
      %i2 = uop.range 5 to 64 : index
      %j2 = uop.range 6 to 16 : index
      %k2 = uop.range 7 to 2048 reduce : index
      %4 = uop.index %s[%i2, %k2] : tensor<64x2048xf32> -> f32
      %5 = uop.index %m[%i2] : tensor<64xf32> -> f32
      %6 = uop.sub %4, %5 : f32
      %7 = uop.exp %6 : f32
      %8 = uop.index %v[%k2, %j2] : tensor<2048x16xf32> -> f32
      %9 = uop.mul %7, %8 : f32
      %10 = uop.reduce add %9 over (%k2) : f32
      %o = uop.bufferize %10 over (%i2, %j2) : f32 -> tensor<64x16xf32>
      return %o : tensor<64x16xf32>
    }
    ```

    After, for blocks of 64, where the maximum so far and the ratio of the sums
    are tiles of one element:

    ```
    %b = uop.range 8 to 32 reduce : index
    %s = uop.bufferize %1 over (%p) in <local> : f32 -> tensor<64xf32>
    %highest = uop.reduce max %2 over (%k1) : f32
    %before = uop.scan max %highest over (%b) exclusive : f32
    %m = uop.max %before, %highest : f32
    %ratio = uop.exp %difference : f32
    %p = uop.bufferize %7 over (%k2) in <local> : f32 -> tensor<64xf32>
    %sum = uop.reduce add %9 over (%k3) : f32
    %10 = uop.recurrence %sum scale %ratio over (%b) : f32
    %o = uop.bufferize %10 over (%j) in <local> {uop.accumulated} : f32 -> tensor<16xf32>
    ```
  }];
  let options = [
    Option<"force", "force", "bool", "false",
           "Form every cascade, whatever it costs">,
    Option<"block", "block", "int64_t", "0",
           "How many points of the axis a block has at most; 0: by the target's "
           "description">
  ];
  let dependentDialects = ["::uop::UOpDialect"];
}

def FormFoldsPass : Pass<"uop-form-folds", "::mlir::func::FuncOp"> {
  let summary = "Reductions that need a maximum share its loop";
  let description = [{
    A reduction of values that are selected where an element equals the maximum
    (or minimum) of all needs that maximum, so that its loop follows the one
    that finds it. A `uop.fold` does both at once: it carries the maximum of the
    elements so far together with the reduction of what they selected, and
    starts the latter again when the maximum moves. What the others contribute
    must be a constant that changes nothing: 0 in a sum of integers, or not
    above (below) any selected value in a maximum (minimum). The result is the
    same for every input, NaN and zeros of either sign included.

    A fold carries its accumulators from point to point, which makes a point
    dearer than one of a reduction. So it is made where that costs less than
    computing the element twice or storing it: where the element is itself a
    reduction or takes roots and divisions, or where reading it again means to
    wait for memory. What takes long to compute without being a loop, such as
    `uop.sin`, would not be vectorised in a fold, and stays out of it.

    Each decision is a remark of category `uop-form-folds`.

    Before, an element being the sum of a row of `%y`:

    ```mlir
    func.func @main(%y: tensor<4x8x512xf32>) -> tensor<4xi32> {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %q = uop.range 2 to 512 reduce : index
      %0 = uop.index %y[%i, %k, %q] : tensor<4x8x512xf32> -> f32
      %1 = uop.reduce add %0 over (%q) : f32
      %max = uop.reduce max %1 over (%k) : f32
      %eq = uop.cmp eq %1, %max : f32
      %c7 = uop.const 7 : i32
      %at = uop.cast %k : index -> i32
      %2 = uop.where %eq, %at, %c7 : i32
      %first = uop.reduce min %2 over (%k) : i32
      %3 = uop.bufferize %first over (%i) : i32 -> tensor<4xi32>
      return %3 : tensor<4xi32>
    }
    ```

    After:

    ```
    %none = uop.const 2147483647 : i32
    %lowest = uop.const -inf : f32
    %max, %first = uop.fold (%1, %at : f32, i32) over (%k) init (%lowest, %none : f32, i32) {
    ^bb0(%x: f32, %v: i32, %m: f32, %a: i32):
      %nm = uop.max %m, %x : f32
      %c7 = uop.const 7 : i32
      %keep = uop.cmp eq %m, %nm : f32
      %old = uop.where %keep, %a, %c7 : i32
      %hit = uop.cmp eq %x, %nm : f32
      %new = uop.where %hit, %v, %c7 : i32
      %na = uop.min %old, %new : i32
      uop.yield %nm, %na : f32, i32
    } combine {
      ...
    } {commutative} : f32, i32
    ```
  }];
  let options = [
    Option<"fuse", "fuse", "bool", /*default=*/"false",
           "Run uop-fuse again on a function where a fold was made: a tensor "
           "that one loop reads instead of two may not be worth storing">,
    Option<"force", "force", "bool", /*default=*/"false",
           "Make every fold that gives the same results, whatever it costs">
  ];
}

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

def FormScansPass : Pass<"uop-form-scans", "::mlir::func::FuncOp"> {
  let summary = "Reductions of all elements so far become scans";
  let description = [{
    Tensor programs have no cumulative sum: it is written as a sum of windows of
    the padded tensor, or of elements where a comparison of positions holds, and
    so adds up n^2/2 elements. A reduction is a `uop.scan` where it is over the
    elements up to (or from) a position that moves with other ranges, and where
    the elements do not depend on these. What the other points contribute must
    be a constant that changes nothing, or only once: 0 in a sum, 1 in a
    product, anything in a maximum or minimum. Integers and floats of every
    type have the same results as before, NaN and zeros of either sign
    included; sums and products of floats may round in another order.

    Where the position is a range, or its reverse, the scan is over that range,
    and nothing is stored. Elsewhere all values of the scan are stored, and read
    at the position, if that costs less.

    Each decision is a remark of category `uop-form-scans`.

    Before:

    ```mlir
    func.func @main(%x: tensor<64xi32>) -> tensor<64xi32> {
      %i = uop.range 0 to 64 : index
      %k = uop.range 1 to 64 reduce : index
      %upto = uop.cmp le %k, %i : index
      %0 = uop.index %x[%k] : tensor<64xi32> -> i32
      %zero = uop.const 0 : i32
      %1 = uop.where %upto, %0, %zero : i32
      %2 = uop.reduce add %1 over (%k) : i32
      %3 = uop.bufferize %2 over (%i) : i32 -> tensor<64xi32>
      return %3 : tensor<64xi32>
    }
    ```

    After:

    ```
    %0 = uop.index %x[%i] : tensor<64xi32> -> i32
    %1 = uop.scan add %0 over (%i) : i32
    %2 = uop.bufferize %1 over (%i) : i32 -> tensor<64xi32>
    ```
  }];
  let options = [
    Option<"fuse", "fuse", "bool", /*default=*/"false",
           "Run uop-fuse again on a function where a scan was made: computing "
           "the elements again costs less than it did">,
    Option<"force", "force", "bool", /*default=*/"false",
           "Make every scan that gives the same results, whatever it costs">
  ];
}

def FusePass : Pass<"uop-fuse", "::mlir::func::FuncOp"> {
  let summary = "Tensors whose recomputation is cheaper than their bytes vanish";
  let description = [{
    Consumers first, each removable `uop.bufferize` that only `uop.index` reads
    is weighed: writing and reading it once more, and a launch, against
    computing its elements where they are needed. A value is computed at the
    innermost range that it depends on, so a row reduction under a row-wise
    consumer costs nothing extra and stays in the consumer's kernel.

    A sum of products of 0.1 ms or more counts eightfold beside a reduction over
    other sizes that is not around it, because `uop-select-schedule` does well
    with neither then.

    The sum of all ops does not know vectors. Where it is for storing a value,
    but nearer to inlining it than scalar code is to vectors, the kernels of both
    ways are built and priced as `uop-merge-kernels` does it, for the vector
    registers of the target's description.

    A value stays stored where its reader would need an index of more than 32 divisions. A value
    that is stored with a border (a pad) and read without it too is stored once:
    those readers read the inside.

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

def RangeifyPass : Pass<"uop-rangeify", "::mlir::func::FuncOp"> {
  let summary = "Tensor ops become scalars over ranges";
  let description = [{
    Consumers first, every tensor value is given the index expressions by which
    it is read. A value is materialised (`uop.bufferize`) where an op of another
    dialect, the function's result or `uop.contiguous` needs it, where its
    consumers read it by different indices, and where a consumer would compute
    it repeatedly; all but the first group are for `uop-fuse` to undo. Movement
    ops vanish into the indices. The constant reshape of a materialised value
    stays, as a view.

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

def SplitReductionsPass : Pass<"uop-split-reductions", "::mlir::func::FuncOp"> {
  let summary = "A large reduction to few elements becomes two stages";
  let description = [{
    A kernel is shared by threads along the outermost range of what it stores.
    Where there is none, or it is shorter than the number of threads, and each
    element is reduced from at least 32768, the others would wait. So they would
    where the sums of a few rows, 3 for 2 threads, or of at most 128 columns that
    are side by side in memory have no even shares. So the first
    reduced range that has a divisor from 256 down to 8 is cut into that many
    parts: the partial results are materialised over the parts, which threads
    can share, and reduced by a second kernel.

    The parts depend on the sizes alone. So the result is the same for every
    number of threads for which a reduction is split, and that is, to one
    element, every number but 1. A sum of floats that is split may differ from
    one that is not in the last places, since the terms are added in another
    order.

    With `threads` below 2 nothing happens. Each decision is a remark of category
    `uop-split-reductions`.

    Before, with `threads=2`:

    ```mlir
    func.func @main(%x: tensor<65536xf32>) -> tensor<f32> {
      %k = uop.range 0 to 65536 reduce : index
      %0 = uop.index %x[%k] : tensor<65536xf32> -> f32
      %1 = uop.reduce add %0 over (%k) : f32
      %2 = uop.bufferize %1 over () : f32 -> tensor<f32>
      return %2 : tensor<f32>
    }
    ```

    After:

    ```mlir
    func.func @main(%x: tensor<65536xf32>) -> tensor<f32> {
      %p = uop.range 1 to 256 : index
      %k = uop.range 2 to 256 reduce : index
      %c256 = uop.const 256 : index
      %0 = uop.mul %p, %c256 : index
      %1 = uop.add %0, %k : index
      %2 = uop.index %x[%1] : tensor<65536xf32> -> f32
      %3 = uop.reduce add %2 over (%k) : f32
      %4 = uop.bufferize %3 over (%p) : f32 -> tensor<256xf32>
      %q = uop.range 3 to 256 reduce : index
      %5 = uop.index %4[%q] : tensor<256xf32> -> f32
      %6 = uop.reduce add %5 over (%q) : f32
      %7 = uop.bufferize %6 over () : f32 -> tensor<f32>
      return %7 : tensor<f32>
    }
    ```
  }];
  let options = [
    Option<"threads", "threads", "int64_t", /*default=*/"1",
           "How many threads share a kernel">,
    Option<"minTime", "min-time", "int64_t", /*default=*/"-1",
           "Estimated nanoseconds from which a reduction is split; below 0: "
           "as the target says">
  ];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD
