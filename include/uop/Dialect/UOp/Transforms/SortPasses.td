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
      there are few rows and they are long, each row is cut into parts that
      threads share, and three kernels per 8 bits count, add up and move the
      keys.
    - `uop.topk` of few elements cuts a row into blocks. The least key of each
      block decides whether the block can have elements of the result, and only
      such blocks are sorted.

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

#endif // UOP_DIALECT_UOP_TRANSFORMS_SORTPASSES_TD
