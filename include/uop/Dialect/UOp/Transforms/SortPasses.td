//===- SortPasses.td - Passes for sorts --------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_SORTPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_SORTPASSES_TD

include "mlir/Pass/PassBase.td"

def LowerSortPass : Pass<"uop-lower-sort", "::mlir::ModuleOp"> {
  let summary = "Sorts become kernels that move integers";
  let description = [{
    An element becomes an unsigned integer that is ordered as the elements are,
    its key, with its position in the low bits; of elements of 64 bits the
    position is beside the key. What makes and reads these integers are tensor
    ops, which are fused with what is around them.

    - In rows of up to 64 keys, each is compared with all others: it goes where
      the number of those before it says.
    - Longer rows are sorted by 8 bits after the other, from the lowest ones on
      (a radix sort): one kernel does it for a row, which a thread has for
      itself. Where there are few rows and they are long, each is cut into
      parts, and three kernels per 8 bits count, add up and move: threads share
      the parts.
    - `uop.topk` of few elements cuts a row into blocks. The least keys of the
      blocks say which blocks can have elements of the result, and only these
      are sorted.

    `uop.nonzero` and `uop.unique` become sums along a row and `uop.scatter`.

    A sort of sizes that a run decides is one of the greatest sizes, filled up
    with elements that come last, and the result is the part of it that there is.
    The axis of `uop.topk`, and the shapes of `uop.nonzero` and `uop.unique`, must
    be static: an error says so otherwise.

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

#endif // UOP_DIALECT_UOP_TRANSFORMS_SORTPASSES_TD
