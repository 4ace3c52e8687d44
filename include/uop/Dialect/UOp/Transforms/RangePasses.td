//===- RangePasses.td - Passes on scalars over ranges ------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: tensor ops of one device. Output: scalars that depend on ranges, and a
// uop.bufferize for each tensor that a kernel writes.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_RANGEPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_RANGEPASSES_TD

include "mlir/Pass/PassBase.td"

def RangeifyPass : Pass<"uop-rangeify", "::mlir::func::FuncOp"> {
  let summary = "Turns tensor ops into scalars over ranges";
  let description = [{
    The pass visits every tensor value, consumers first, and computes the index
    expressions at which it is read. It materializes a value (`uop.bufferize`)
    if

    * an op of another dialect, the function's result or `uop.contiguous` needs
      it;
    * its consumers read it at different indices;
    * a consumer would recompute it;
    * it is a sum of products, and fusion would compute it at indices with
      divisions;
    * it is derived from a sum of products, and fusion would compute it under a
      condition, as for `uop.pad` and `uop.cat`;
    * it is a scatter with a reader, which may be a loop over the updates only
      in a kernel of its own.

    `uop-fuse` may remove all of these but the first. Movement ops become part
    of the indices. A reshape of a materialized value with static sizes stays,
    as a view. If a consumer would recompute a reshape, its source is
    materialized instead, provided that its indices need no divisions: a
    convolution that reads a view of the flattened image keeps the image's axes.

    A tensor of variable sizes that `uop.assign` puts at the front of a
    `tensor.empty` of its greatest sizes has that tensor for its memory. The
    other elements are not computed.

    A scatter of static sizes becomes two steps where its elements are not what
    is combined: sums and products of narrow floats are made in f32, then
    rounded and combined with the elements; of `set`, a scatter finds the number
    of the last update of each element, and a gather reads the update. A scatter
    of one update along the axis stays as it is.

    A value that is equal at all positions becomes a constant here, and so does
    a reduction of no elements. A value is always materialized, with a remark of
    category `uop-rangeify`, if a consumer would read it at an index of more
    than 32 divisions.

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

def CloseReductionsPass : Pass<"uop-close-reductions", "::mlir::func::FuncOp"> {
  let summary = "Replaces reductions that have a closed form";
  let description = [{
    The pass removes the range of a `uop.reduce` whose result has a closed form:

    - The element does not depend on the range: the sum of n equal values is n
      times one of them, their maximum is the value.
    - The element is a linear function of the range: an arithmetic series.
    - The element is loop-invariant and is masked by bounds on the range: the
      number of unmasked iterations times the value (positions of a cumulative
      mask).
    - The element is masked by an equality of the range with some position: it
      is read there directly, if the position is in bounds (a product with a
      one-hot row).
    - The element is a comparison with a loop-invariant bound, and a tensor has
      the maximum (or minimum) of what is compared: all x <= b if max(x) <= b.
      For floats only comparisons are taken for which a NaN gives the same.

    Iterations at either end of a range (up to 16) that are always masked are
    removed. Expanding, reshaping and shrinking leave one such iteration in the
    windows of a convolution.

    A masked element must be a constant that leaves the result unchanged, or
    changes it only once, as for `uop-form-scans`. Results on integers are
    unchanged, and so are NaN and signed zeros. A sum of equal floats is rounded
    once instead of in each iteration. Products of floats stay.

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

    After, where `%inside` is the condition 0 <= position < 1000:

    ```
    %1 = uop.cast %0 : i32 -> index
    %2 = uop.index %x[%1] gate %inside : tensor<1000xf32> -> f32
    %3 = uop.add %2, %zero : f32
    %4 = uop.where %inside, %3, %zero : f32
    ```
  }];
  let options = [
    Option<"fuse", "fuse", "bool", /*default=*/"false",
           "Run uop-fuse again on a function where a loop was removed: its "
           "operands may be cheaper to recompute than to store">
  ];
}

def FormScansPass : Pass<"uop-form-scans", "::mlir::func::FuncOp"> {
  let summary = "Turns reductions up to a position into scans";
  let description = [{
    The tensor ops have no cumulative sum. Programs write it as a sum over
    windows of the padded tensor, or as a sum under a mask that compares
    positions: n^2/2 additions. A reduction becomes a `uop.scan` if it runs over
    the elements up to (or from) a position that depends on other ranges, and if
    the elements do not depend on these ranges. Masked elements must be a
    constant that leaves the result unchanged, or changes it only once: 0 in a
    sum, 1 in a product, anything in a maximum or minimum. The results for
    integers and floats of every type are unchanged, including NaN and signed
    zeros, except that sums and products of floats may be rounded in a different
    order.

    If the position is a range, or its reverse, the scan runs over that range,
    and nothing is stored. Otherwise all values of the scan are stored and read
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
           "Run uop-fuse again on a function where a scan was formed: its "
           "elements may be cheaper to recompute than to store">,
    Option<"force", "force", "bool", /*default=*/"false",
           "Form every scan with equal results, regardless of cost">
  ];
}

def FormCascadesPass : Pass<"uop-form-cascades", "::mlir::func::FuncOp"> {
  let summary = "Computes dependent reductions together, block by block";
  let description = [{
    In softmax(q k^T) v, the sum over the keys of exponentials times values
    needs the sum of the exponentials, which needs the maximum of the scores: a
    cascade of reductions over one axis. Each of them would read all scores,
    which would be stored, or computed three times. This pass computes the
    cascade over blocks of the axis. Each block of scores is computed once, in a
    tile, and the reductions carry their results from block to block.

    The rules are:

    - Hoist: a factor that does not depend on the axis is moved out of the sum
      (distributivity). This moves the normalizer out of the cascade.
    - Separate: a factor exp(c (x - m)), where m is the maximum of x and c > 0,
      becomes exp(c (x - n)), where n is the maximum of the blocks so far. When
      n grows to n', the partial sum is multiplied by exp(c (n - n')), which is
      at most 1: a `uop.recurrence`. Programs may subtract 0 where m is -inf, or
      where it is infinite: where(m == -inf, 0, m), where(|m| < inf, m, 0) and
      equivalent comparisons. The same replacement is then applied to n.
    - Hide: programs choose 0 in place of the quotient in rows that are masked
      as a whole, where(m == -inf, 0, exp(x - m) / l), or in place of a quotient
      that is NaN (and does not subtract 0 where m is +inf). In these rows the
      exponentials are 0 if 0 is subtracted, or chosen in place of NaN, and the
      divisor becomes 1.
    - Tile: inside a block, all reductions are ordinary ones, so that sums of
      products keep their schedules.

    The pass does not match attention as such. Any sum is a cascade if its terms
    are products of such exponentials, factors that depend on the axis and
    factors that do not. The rules reorder float sums, which `uop.reduce` over
    floats permits; docs/numerics.md has the bound of the error. While the
    running maximum is -inf, an element has weight 0, and a row whose elements
    are all -inf gives NaN at the end, unless the program subtracts 0 there. NaN
    and +inf give the same results as in two passes.

    A cascade is formed if the element x is itself a reduction (as scores are),
    and if at least as many rows as a vector has lanes share an operand of it
    (the keys). The size of the axis may be a value that is at least 1, if it
    depends on no other range. The block is then the square root of the greatest
    size, as a power of two. Points of the last block that are behind the axis
    read its last point again and weigh nothing. Blocks in which a condition on
    indices makes every x -inf are skipped. Every x is computed once. Rows and
    columns of the result may share an axis, as attention heads do that are
    merged before the next product. That axis is split: the result gets one more
    axis, and its consumers get a `uop.reshape` of it.

    The pass also avoids storing tensors that are larger than
    `uop.most_stored_bytes` (32 MB) and than all arguments and results of the
    function. Examples are the
    scores in the gradient of attention, which several kernels read. If all
    consumers of such a tensor are reductions over one axis, each consumer
    recomputes the blocks that it needs. This applies to reductions that are at
    least `growth` times as large as their operands, and to values computed from
    them elementwise. It does not apply if an element is compared or rounded,
    because a recomputed sum may be rounded differently.

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

    After, for blocks of 64. The running maximum and the ratio of the sums are
    tiles of one element:

    ```
    %b = uop.range 8 to 32 reduce : index
    %s = uop.bufferize %1 over (%p) in <local> : f32 -> tensor<64xf32>
    %highest = uop.reduce max %2 over (%k1) {uop.skips_nan} : f32
    %before = uop.scan max %highest over (%b) exclusive {uop.skips_nan} : f32
    %m = uop.max %before, %highest {uop.skips_nan} : f32
    %ratio = uop.exp %difference {uop.weight} : f32
    %7 = uop.exp %6 {uop.weight} : f32
    %p = uop.bufferize %7 over (%k2) in <local> : f32 -> tensor<64xf32>
    %sum = uop.reduce add %9 over (%k3) : f32
    %10 = uop.recurrence %sum scale %ratio over (%b) : f32
    %o = uop.bufferize %10 over (%j) in <local> {uop.accumulated} : f32 -> tensor<16xf32>
    ```

    Two attributes permit cheaper code. `uop.weight` on an exponential: the
    argument is at most 0, but for rounding, or NaN, and a result below the
    least normal number may be 0. `uop.skips_nan` on the ops of a maximum: an
    element that is NaN may be skipped, because the sums are NaN by themselves,
    and either zero may be the greater one. A maximum that the result has, and
    one whose terms a choice may drop, propagates NaN.
  }];
  let options = [
    Option<"force", "force", "bool", "false",
           "Form every possible cascade, regardless of cost">,
    Option<"block", "block", "int64_t", "0",
           "Maximum number of elements of the axis in a block; 0: chosen for "
           "the target">,
    Option<"growth", "growth", "int64_t", "8",
           "Minimum ratio of a reduction's size to that of its operands for "
           "which it is recomputed instead of stored">
  ];
  let dependentDialects = ["::uop::UOpDialect"];
}

def FusePass : Pass<"uop-fuse", "::mlir::func::FuncOp"> {
  let summary = "Removes tensors that are cheaper to recompute than to store";
  let description = [{
    The pass visits each removable `uop.bufferize` whose only users are
    `uop.index`, consumers first. It compares the cost of storing the tensor (a
    write, a read and a launch) with the cost of computing its elements in the
    consumers. A value is computed at the innermost range that it depends on. A
    row reduction with a row-wise consumer therefore costs nothing extra and is
    fused into the consumer's kernel.

    The first estimate is a sum over all scalar ops, which ignores
    vectorization. In these cases the pass builds the kernels of both variants
    and compares their prices, as `uop-merge-kernels` does, for the vector
    registers of the target. Padding and the parts of selections are stored
    separately in them, and the loop that threads would share is the outermost
    one:

    * the sum favors storing, but by less than vectorization could gain;
    * a sum of products would share a kernel with other reductions, keep a tile
      of one of its factors, or be a tile that takes long to compute;
    * a sum of products would be computed at other positions than its own: under
      a condition or interleaved;
    * a product of numbers with zero points may become a dot product.

    Where prices favor fusion into several kernels, a third variant is priced:
    the first of them computes the value in a tile, row by row, and stores it for
    the others, as `uop-merge-kernels` does (`WithReaderNs`). So the steps of a
    recurrence do not each compute the states of all steps before.

    A value larger than `uop.most_stored_bytes` and than all arguments and
    results of the function is never stored instead of being kept as a tile.
    Casts that
    widen integers, bf16 and f16 are fused into the consumers: they take one or
    two instructions, and the wider tensor would take more memory.

    A value stays stored if fusion would give a consumer an index of more than
    32 divisions. If some consumers read a padded value and others the value
    without padding, it is stored once, padded, and the latter read its
    interior.

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

def FormFoldsPass : Pass<"uop-form-folds", "::mlir::func::FuncOp"> {
  let summary = "Computes a maximum and reductions that depend on it in one loop";
  let description = [{
    An argmax is a maximum followed by a reduction of the values that are
    selected where an element equals the maximum. The second loop needs the
    result of the first. A `uop.fold` computes both in one loop: it carries the
    running maximum together with the reduction of the values selected so far,
    and restarts the latter when the maximum changes. The same holds for a
    minimum. Elements that are not selected must contribute a constant that
    leaves the result unchanged: 0 in a sum of integers, or a value that is not
    above (below) any selected value in a maximum (minimum). The result is the
    same for every input, including NaN and signed zeros.

    The loop-carried accumulators make an iteration of a fold slower than one of
    a reduction. A fold is therefore formed only if this costs less than
    computing the element twice or storing it: if the element is itself a
    reduction, if it contains square roots or divisions, or if rereading it is
    limited by memory. Expensive elementwise ops, such as `uop.sin`, are not
    fused into a fold, because they would not be vectorized there.

    A row that is longer than half of the first-level cache is searched in parts
    of that size if that is cheaper. The maximum of each part is stored. The
    second loop reads only the parts whose maximum equals that of the row. If
    NaN elements are selected too, parts whose maximum is NaN are also read.
    Rows of numbers of less than 32 bits are not searched in parts, because most
    parts would contain the maximum. The result for an argmax is:

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

    Before, where an element is the sum of a row of `%y`:

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
           "Run uop-fuse again on a function where a fold was formed: a tensor "
           "that only one loop reads may not be worth storing">,
    Option<"force", "force", "bool", /*default=*/"false",
           "Form every fold with equal results, regardless of cost">
  ];
}

def SplitReductionsPass : Pass<"uop-split-reductions", "::mlir::func::FuncOp"> {
  let summary = "Splits a large reduction to few elements into two stages";
  let description = [{
    Threads share the outermost range of a kernel's store. The pass splits these
    reductions, for which some threads would have no work:

    * there is no such range, or it is shorter than the number of threads, and
      each element is reduced from at least 32768 others;
    * sums of a few rows that do not divide evenly, such as 3 for 2 threads;
    * sums of at most 128 columns that are contiguous in memory.

    The pass splits the first reduced range with a divisor between 8 and 256
    into as many parts as the largest such divisor. A first kernel stores the
    partial result of each part, and threads share the parts. A second kernel
    reduces the partial results.

    The parts depend only on the sizes. A split reduction therefore gives the
    same result for every number of threads; a reduction to one element is split
    for every number but 1. A split sum of floats may differ from an unsplit one
    in the last places, because the terms are added in a different order.

    With `threads` below 2 the pass does nothing. Each decision is a remark of
    category `uop-split-reductions`.

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
           "Number of threads that share a kernel">,
    Option<"minTime", "min-time", "int64_t", /*default=*/"-1",
           "Least estimated nanoseconds of a reduction that is split; below "
           "0: the target's value">
  ];
}

def LimitKernelsPass : Pass<"uop-limit-kernels", "::mlir::func::FuncOp"> {
  let summary = "Splits values that are too large for one kernel";
  let description = [{
    A kernel has one argument for each tensor that it reads or writes, and its
    compile time grows with the number of its ops. If a `uop.bufferize` would
    become a kernel with more than `max-arguments` arguments or `max-ops` ops,
    the pass materializes subexpressions of its value (parts) until every kernel
    fits. Among the parts that fit and make the kernel small enough, it takes
    the one that needs the least memory. A part is computed before the first
    kernel that needs it and read by all of them.

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

#endif // UOP_DIALECT_UOP_TRANSFORMS_RANGEPASSES_TD
