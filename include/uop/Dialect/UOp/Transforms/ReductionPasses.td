//===- ReductionPasses.td - Passes on the form of reductions -*- tablegen -*-=//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_REDUCTIONPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_REDUCTIONPASSES_TD

include "mlir/Pass/PassBase.td"

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
    Every x is computed once. Where rows and columns of the result share an axis,
    as heads do that are merged before the next product, the axis is split: the
    result has one more, and its readers a `uop.reshape` of it.

    A tensor may take more memory than the last-level cache and than all
    arguments and results of the function, as scores do in the gradient of
    attention, where several kernels read them. If all readers are reductions
    over one axis, none of them stores or reads it: each computes the blocks
    that it needs again. The tensors that this is done for are reductions at
    least `growth` times as large as what they are made of, and what follows
    from them element by element. It is not done where an element is compared or
    rounded, because a sum that is computed again may be rounded differently.

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
           "description">,
    Option<"growth", "growth", "int64_t", "8",
           "How many times as large as what it is made of a reduction is that "
           "is computed again rather than stored">
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

    A row that is longer than half of the first-level cache is searched in parts
    of that size instead, if that is cheaper: the maximum of each part is stored,
    and the second loop runs over the parts whose maximum is that of the row. The
    others are not read again. Elements may be selected where they are NaN, too:
    then parts whose maximum is NaN are searched as well. With numbers of less
    than 32 bits most parts have the maximum, so that they are not searched:

    ```mlir
    func.func @search(%x: tensor<65536xf32>) -> tensor<i32> {
      %p = uop.range 0 to 16 : index
      %l = uop.range 1 to 4096 reduce : index
      %c4096 = uop.const 4096 : index
      %0 = uop.mul %p, %c4096 : index
      %1 = uop.add %0, %l : index
      %2 = uop.index %x[%1] : tensor<65536xf32> -> f32
      %3 = uop.reduce max %2 over (%l) : f32
      %parts = uop.bufferize %3 over (%p) : f32 -> tensor<16xf32>
      %q = uop.range 2 to 16 reduce : index
      %4 = uop.index %parts[%q] : tensor<16xf32> -> f32
      %max = uop.reduce max %4 over (%q) : f32
      %r = uop.range 3 to 16 reduce : index
      %5 = uop.index %parts[%r] : tensor<16xf32> -> f32
      %hit = uop.cmp eq %5, %max : f32
      %c0 = uop.const 0 : index
      %size = uop.where %hit, %c4096, %c0 : index
      %m = uop.range 4 to %size reduce {uop.max = 4096 : i64} : index
      %6 = uop.mul %r, %c4096 : index
      %7 = uop.add %6, %m : index
      %8 = uop.index %x[%7] : tensor<65536xf32> -> f32
      %eq = uop.cmp eq %8, %max : f32
      %at = uop.cast %7 : index -> i32
      %none = uop.const 65536 : i32
      %9 = uop.where %eq, %at, %none : i32
      %10 = uop.reduce min %9 over (%r, %m) : i32
      %first = uop.min %10, %none : i32
      %11 = uop.bufferize %first over () : i32 -> tensor<i32>
      return %11 : tensor<i32>
    }
    ```

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

#endif // UOP_DIALECT_UOP_TRANSFORMS_REDUCTIONPASSES_TD
