//===- UOpFoldOps.td - Several accumulators in one loop ----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPFOLDOPS_TD
#define UOP_DIALECT_UOP_IR_UOPFOLDOPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_FoldOp : UOp_Op<"fold", [Pure, IsolatedFromAbove,
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    UOp_RangeReductionOpInterface]> {
  let summary = "a reduction over ranges with several accumulators";
  let description = [{
    The accumulators start as `init`. In each iteration of the ranges, in
    row-major order, the body takes the inputs and the accumulators and yields
    new accumulators. The results are the last ones.

    The iterations may also be split into consecutive parts. Each part is folded
    from `init`, and `combine` merges the parts in order. Merging must therefore
    be associative, and merging with `init` on either side must change nothing. A
    `commutative` fold promises more: neither the order of the iterations nor that
    of the merges matters, and a part may be any set of iterations.

    Accumulators keep their types: nothing is widened. The regions can only use
    their arguments and hold elementwise scalar ops of uop. A value from outside
    must be an input, which is computed at the innermost range that it depends on.
    `init` is evaluated once, outside of the ranges, and may not depend on them.

    Example, the largest element and its first position:

    ```mlir
    func.func @argmax(%x: tensor<4x8xi32>) -> tensor<4xi64> {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %0 = uop.index %x[%i, %k] : tensor<4x8xi32> -> i32
      %least = uop.const -2147483648 : i32
      %zero = uop.const 0 : i64
      %p = uop.cast %k : index -> i64
      %max, %at = uop.fold (%0, %p : i32, i64) over (%k) init (%least, %zero : i32, i64) {
      ^bb0(%v: i32, %j: i64, %m: i32, %a: i64):
        %above = uop.cmp gt %v, %m : i32
        %nm = uop.where %above, %v, %m : i32
        %na = uop.where %above, %j, %a : i64
        uop.yield %nm, %na : i32, i64
      } combine {
      ^bb0(%m0: i32, %a0: i64, %m1: i32, %a1: i64):
        %above = uop.cmp gt %m1, %m0 : i32
        %nm = uop.where %above, %m1, %m0 : i32
        %na = uop.where %above, %a1, %a0 : i64
        uop.yield %nm, %na : i32, i64
      } : i32, i64
      %1 = uop.bufferize %at over (%i) : i64 -> tensor<4xi64>
      return %1 : tensor<4xi64>
    }
    ```
  }];
  let arguments = (ins Variadic<UOp_Scalar>:$inputs, Variadic<Index>:$ranges,
      Variadic<UOp_Scalar>:$inits, UnitAttr:$commutative);
  let results = (outs Variadic<UOp_Scalar>:$results);
  let regions = (region SizedRegion<1>:$body, SizedRegion<1>:$combine);
  let assemblyFormat = [{
    ` ` `(` ($inputs^ `:` type($inputs))? `)` `over` ` ` `(` $ranges `)` `init` ` `
    `(` $inits `:` type($inits) `)` $body `combine` $combine attr-dict `:`
    type($results)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
}

def UOp_YieldOp : UOp_Op<"yield", [Pure, Terminator, HasParent<"FoldOp">]> {
  let summary = "the new accumulators of a fold";
  let description = [{
    Terminates the regions of `uop.fold`, which has an example.
  }];
  let arguments = (ins Variadic<UOp_Scalar>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

def UOp_RecurrenceOp : UOp_Op<"recurrence", [Pure, UOp_Computes,
    AllTypesMatch<["value", "scale", "result"]>,
    UOp_RangeReductionOpInterface]> {
  let summary = "a first-order linear recurrence over ranges";
  let description = [{
    The accumulator starts as 0 and becomes `accumulator * scale + value` in
    each iteration of the ranges, in row-major order. The result is the last
    accumulator. It has the type of the value, which is a float. A step may be
    rounded once or twice.

    Example, a sum over blocks relative to the running maximum of the blocks, as
    in an online softmax:

    ```mlir
    func.func @sum_of_exponentials(%sums: tensor<8xf32>, %ratios: tensor<8xf32>) -> tensor<f32> {
      %b = uop.range 0 to 8 reduce : index
      %sum = uop.index %sums[%b] : tensor<8xf32> -> f32
      %ratio = uop.index %ratios[%b] : tensor<8xf32> -> f32
      %0 = uop.recurrence %sum scale %ratio over (%b) : f32
      %1 = uop.bufferize %0 over () : f32 -> tensor<f32>
      return %1 : tensor<f32>
    }
    ```
  }];
  let arguments = (ins UOp_ElementOrVector:$value, UOp_ElementOrVector:$scale,
                       Variadic<Index>:$ranges);
  let results = (outs UOp_ElementOrVector:$result);
  let assemblyFormat = [{
    $value `scale` $scale `over` ` ` `(` $ranges `)` attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPFOLDOPS_TD
