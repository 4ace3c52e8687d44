//===- UOpSortOps.td - Order, and how many there are -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPSORTOPS_TD
#define UOP_DIALECT_UOP_IR_UOPSORTOPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

//===----------------------------------------------------------------------===//
// Order along an axis
//===----------------------------------------------------------------------===//

// A result of positions must be able to hold the last one.
class UOp_OrderOp<string mnemonic, list<Trait> traits = []>
    : UOp_Op<mnemonic, [Pure] # traits> {
  let results = (outs UOp_Tensor:$values, UOp_IntTensor:$positions);
  let hasVerifier = 1;
  let hasFolder = 1;
}

def UOp_SortOp : UOp_OrderOp<"sort", [AllTypesMatch<["source", "values"]>]> {
  let summary = "the elements along an axis in ascending or descending order";
  let description = [{
    `values` has the elements of each row along the axis in order, and
    `positions` the index of each in `source`. The sort is stable in both
    directions. -0.0 is equal to 0.0, all NaN are equal to each other, and NaN
    comes after all numbers in both directions.

    `uop.gather` at `positions` brings other tensors into the same order. To
    sort by several tensors, sort by the last one first, then by each earlier
    one in the order of the previous sort.

    Example:

    ```mlir
    func.func @sort(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xi64>) {
      %values, %positions = uop.sort %x axis 1 : tensor<4x8xf32> -> tensor<4x8xf32>, tensor<4x8xi64>
      return %values, %positions : tensor<4x8xf32>, tensor<4x8xi64>
    }
    func.func @order(%x: tensor<4x8xi32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0:2 = uop.sort %x axis 0 descending : tensor<4x8xi32> -> tensor<4x8xi32>, tensor<4x8xi8>
      %1 = uop.gather %y, %0#1 axis 0 : tensor<4x8xf32>, tensor<4x8xi8> -> tensor<4x8xf32>
      return %1 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, I64Attr:$axis,
                       UnitAttr:$descending);
  let assemblyFormat = [{
    $source `axis` $axis (`descending` $descending^)? attr-dict `:`
    type($source) `->` type($values) `,` type($positions)
  }];
}

def UOp_TopKOp : UOp_OrderOp<"topk"> {
  let summary = "the greatest or smallest elements along an axis, in order";
  let description = [{
    The result is the beginning of `uop.sort ... descending`, or of an ascending
    sort with `smallest`; the size of `values` along the axis says how many
    elements. NaN therefore comes after all numbers, and equal elements keep
    their order.

    Example:

    ```mlir
    func.func @topk(%x: tensor<4x32000xf32>) -> (tensor<4x50xf32>, tensor<4x50xi32>) {
      %values, %positions = uop.topk %x axis 1 : tensor<4x32000xf32> -> tensor<4x50xf32>, tensor<4x50xi32>
      return %values, %positions : tensor<4x50xf32>, tensor<4x50xi32>
    }
    func.func @least(%x: tensor<4x8xi32>) -> tensor<1x8xi32> {
      %0:2 = uop.topk %x axis 0 smallest : tensor<4x8xi32> -> tensor<1x8xi32>, tensor<1x8xi64>
      return %0#0 : tensor<1x8xi32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, I64Attr:$axis, UnitAttr:$smallest);
  let assemblyFormat = [{
    $source `axis` $axis (`smallest` $smallest^)? attr-dict `:`
    type($source) `->` type($values) `,` type($positions)
  }];
}

//===----------------------------------------------------------------------===//
// As many results as the values say
//===----------------------------------------------------------------------===//
//
// A tensor's size is known before its elements are. So these ops have room for
// so many results, and say how many there are.

def UOp_NonZeroOp : UOp_Op<"nonzero", [Pure]> {
  let summary = "the positions of the elements that are not zero";
  let description = [{
    Row i of `positions` is the position of the i-th nonzero element in
    row-major order: one index per axis. `count` is the number of nonzero
    elements. Positions beyond the size of `positions` are dropped. Unused rows
    hold -1, at which `uop.gather` reads 0 and `uop.scatter` writes nothing.
    -0.0 is zero, NaN is not.

    Example:

    ```mlir
    func.func @nonzero(%x: tensor<4x8xf32>) -> (tensor<32x2xi64>, tensor<i64>) {
      %positions, %count = uop.nonzero %x : tensor<4x8xf32> -> tensor<32x2xi64>, tensor<i64>
      return %positions, %count : tensor<32x2xi64>, tensor<i64>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source);
  let results = (outs UOp_IntTensor:$positions, UOp_IntTensor:$count);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `->` type($positions) `,` type($count)
  }];
  let hasVerifier = 1;
}

def UOp_UniqueOp : UOp_Op<"unique", [Pure]> {
  let summary = "each element once, in ascending order";
  let description = [{
    The elements of `source`, which may have any shape, are grouped by equality
    as defined by `uop.sort`, and the groups are sorted. For group i, element i
    of `values` is the group's first element in row-major order, that of `first`
    is its row-major position, and that of `repeats` is the size of the group.
    `groups` holds, for each position of `source`, the number of the group of
    its element. `count` is the number of groups. Groups beyond the size of
    `values` are missing in the first three results, and unused elements there
    are 0, -1 and 0.

    Example:

    ```mlir
    func.func @unique(%x: tensor<4x8xi32>) -> (tensor<32xi32>, tensor<4x8xi64>, tensor<i64>) {
      %values, %first, %repeats, %groups, %count = uop.unique %x : tensor<4x8xi32> -> tensor<32xi32>, tensor<32xi64>, tensor<32xi64>, tensor<4x8xi64>, tensor<i64>
      return %values, %groups, %count : tensor<32xi32>, tensor<4x8xi64>, tensor<i64>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source);
  let results = (outs UOp_Tensor:$values, UOp_IntTensor:$first,
                      UOp_IntTensor:$repeats, UOp_IntTensor:$groups,
                      UOp_IntTensor:$count);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `->` type($values) `,` type($first) `,`
    type($repeats) `,` type($groups) `,` type($count)
  }];
  let hasVerifier = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPSORTOPS_TD
