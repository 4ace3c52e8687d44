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
    `values` has the elements of each row of the axis in order, `positions` the
    index along the axis that each of them has in `source`. Elements that are
    equal keep their order, in both directions. -0.0 is equal to 0.0, all NaN
    are equal to each other, and NaN comes after all numbers in both directions.

    Other tensors in the same order are `uop.gather` of them at `positions`. An
    order by several tensors is a sort by the last of them, then by each one
    before in the order so far.

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
    The first elements of `uop.sort ... descending`, as many as `values` has
    along the axis, at most as many as there are; `smallest`: of an ascending
    sort. So NaN comes after all numbers, and of elements that are equal the
    first ones come first.

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
    Row i of `positions` is the position of the i-th element that is not zero,
    in row-major order: one index per axis. `count` is how many such elements
    there are; positions that `positions` has no room for are left out, and rows
    that are left over hold -1, at which `uop.gather` reads 0 and `uop.scatter`
    writes nothing. -0.0 is zero, NaN is not.

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
    The elements of `source`, whatever its shape, are grouped by being equal in
    the sense of `uop.sort`, and the groups are in its order. Of group i, element
    i of `values` is the first element in row-major order, that of `first` its
    row-major position, and that of `repeats` how many elements the group has;
    the element of `groups` at a position of `source` is the number of its group.
    `count` is how many groups there are. Groups that `values` has no room for
    are left out of the first three results, and what is left over there holds
    0, -1 and 0.

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
