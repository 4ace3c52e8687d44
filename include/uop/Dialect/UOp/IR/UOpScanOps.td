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
  let summary = "a scalar combined over the points of a range so far";
  let description = [{
    At point i of the range the result combines the values at 0 to i, in this
    order; `reverse`, those at the last point down to i. An `exclusive` scan
    leaves out the value at i itself and begins with the identity, which is -0.0
    for a sum of floats: what changes nothing.

    Other than a reduction, a scan does not end its range: the result depends on
    it. The accumulation type is that of `uop.reduce_axis`; each result is
    rounded from the accumulator, which is not. Sums and products of floats are
    accumulated in order.

    Lowered, the accumulator is carried by the loop over the range, which runs
    downwards for `reverse`. So the scans in one loop have one direction, and
    the loop cannot be shared by threads or become lanes. The value is computed
    at each point, whatever the conditions under which the result is used.

    Example, the sums of each row so far:

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
  let arguments = (ins UOp_ReduceKindAttr:$kind, UOp_Element:$value,
      Index:$range, UnitAttr:$exclusive, UnitAttr:$reverse);
  let results = (outs UOp_Element:$result);
  let assemblyFormat = [{
    `` $kind $value `over` ` ` `(` $range `)` (`exclusive` $exclusive^)?
    (`reverse` $reverse^)? attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPSCANOPS_TD
