//===- UOpScanOps.td - Running reductions ------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPSCANOPS_TD
#define UOP_DIALECT_UOP_IR_UOPSCANOPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_ScanOp : UOp_Op<"scan", [Pure, UOp_Computes, AllTypesMatch<["value", "result"]>]> {
  let summary = "a cumulative reduction of a value over a range";
  let description = [{
    In iteration i of the range, the result combines the values of iterations 0
    to i, in this order; with `reverse`, those of the last iteration down to i.
    An `exclusive` scan omits the value of iteration i and starts with the
    identity, which is -0.0 for a sum of floats. Each lane of a vector is
    accumulated separately.

    Unlike that of a reduction, the result of a scan depends on the range. The
    accumulation type is that of `uop.reduce_axis`. Results are rounded; the
    accumulator is not. Sums and products of floats are accumulated in order.

    In the lowered code, the loop over the range carries the accumulator; it
    runs downwards for `reverse`. The scans in one loop therefore have one
    direction, threads cannot share the loop, and it cannot be vectorized. The
    value is computed in every iteration, even if the result is only used under
    a condition.

    Example, the cumulative sums of each row:

    ```mlir
    func.func @cumulative_sum(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %i = uop.range 0 to 4 : index
      %j = uop.range 1 to 8 : index
      %0 = uop.index %x[%i, %j] : tensor<4x8xf32> -> f32
      %1 = uop.scan add %0 over (%j) : f32
      %2 = uop.scan max %0 over (%j) exclusive : f32
      %3 = uop.mul %1, %2 : f32
      %4 = uop.bufferize %3 over (%i, %j) : f32 -> tensor<4x8xf32>
      return %4 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_ReduceKindAttr:$kind, UOp_ElementOrVector:$value,
      Index:$range, UnitAttr:$exclusive, UnitAttr:$reverse);
  let results = (outs UOp_ElementOrVector:$result);
  let assemblyFormat = [{
    `` $kind $value `over` ` ` `(` $range `)` (`exclusive` $exclusive^)?
    (`reverse` $reverse^)? attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPSCANOPS_TD
