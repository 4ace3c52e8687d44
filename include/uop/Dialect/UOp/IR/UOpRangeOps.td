//===- UOpRangeOps.td - Ops of the range stage -------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPRANGEOPS_TD
#define UOP_DIALECT_UOP_IR_UOPRANGEOPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_RangeOp : UOp_Op<"range", [Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]> {
  let summary = "an index that runs from 0 to below a size";
  let description = [{
    The id distinguishes ranges of one kind and size. A range is not a loop:
    `convert-uop-to-loops` creates the loops, around the values that depend on
    the range.

    If the range has two bounds, its points below the first one and those from the
    second one on add only zeros to the sums over it. A loop may leave them out.
    Equal ranges are the same whatever their bounds; those that differ have none.

    Example:

    ```mlir
    func.func @range(%n: index, %low: index, %high: index) {
      %i = uop.range 0 to 32 : index
      %k = uop.range 1 to %n reduce : index
      %l = uop.range 2 to 8 reduce within %low, %high : index
      return
    }
    ```
  }];
  let arguments = (ins I64Attr:$id, Variadic<Index>:$values,
      OptionalAttr<I64Attr>:$static_size,
      DefaultValuedAttr<UOp_RangeKindAttr, "::uop::RangeKind::loop">:$kind);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    $id `to` custom<RangeSize>($values, $static_size, $kind)
    attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "int64_t":$id, "int64_t":$size,
      CArg<"::uop::RangeKind", "::uop::RangeKind::loop">:$kind)>];
  let extraClassDeclaration = [{
    /// Null if it is static.
    ::mlir::Value getSize() {
      return getStaticSize() || getValues().empty() ? ::mlir::Value()
                                                    : getValues().front();
    }
    /// The first point that counts, and the one behind the last; or none.
    ::mlir::OperandRange getBounds() {
      return getValues().drop_front(getSize() ? 1 : 0);
    }
    void setBounds(::mlir::ValueRange bounds);
  }];
}

def UOp_IndexOp : UOp_Op<"index", [NoMemoryEffect, AttrSizedOperandSegments]> {
  let summary = "one element of a tensor";
  let description = [{
    A read whose gate is false touches no memory and gives 0. Otherwise the
    position must be in bounds.

    If the result is a vector of N lanes, the lanes are N consecutive elements
    along the last axis, starting at the position.

    Example:

    ```mlir
    func.func @index(%x: tensor<4x8xf32>, %g: i1) -> tensor<4x8xf32> {
      %i = uop.range 0 to 4 : index
      %j = uop.range 1 to 8 : index
      %0 = uop.index %x[%i, %j] : tensor<4x8xf32> -> f32
      %1 = uop.index %x[%j, %i] if %g : tensor<4x8xf32> -> f32
      %2 = uop.add %0, %1 : f32
      %3 = uop.bufferize %2 over (%i, %j) : f32 -> tensor<4x8xf32>
      return %3 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, Variadic<Index>:$indices,
                       Optional<I1>:$gate);
  let results = (outs UOp_ElementOrVector:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` (`if` $gate^)? attr-dict `:` type($source) `->`
    type($result)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$source,
      "::mlir::ValueRange":$indices, "::mlir::Value":$gate)>];
}

def UOp_ReduceOp : UOp_Op<"reduce", [Pure, UOp_Computes, AllTypesMatch<["value", "result"]>,
    UOp_RangeReductionOpInterface]> {
  let summary = "a reduction of a scalar over ranges";
  let description = [{
    The result does not depend on the ranges. Order, identity and accumulation
    type are those of `uop.reduce_axis`. Each lane of a vector is reduced
    separately.

    Example:

    ```mlir
    func.func @reduce(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %0 = uop.index %x[%i, %k] : tensor<4x8xf32> -> f32
      %1 = uop.reduce add %0 over (%k) : f32
      %2 = uop.bufferize %1 over (%i) : f32 -> tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins UOp_ReduceKindAttr:$kind, UOp_ElementOrVector:$value,
                       Variadic<Index>:$ranges);
  let results = (outs UOp_ElementOrVector:$result);
  let assemblyFormat = [{
    `` $kind $value `over` ` ` `(` $ranges `)` attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

def UOp_BufferizeOp : UOp_Op<"bufferize", [Pure,
    UOp_RangeReductionOpInterface]> {
  let summary = "a tensor of the values of a scalar over ranges";
  let description = [{
    The element at a position is the value of the scalar when the ranges, one
    per axis, have that position. The range of an axis of size 1 may be the
    constant 0. With `removable = false` the tensor is materialized regardless
    of the cost model.

    A range of dynamic size is at most as long as its axis; the other elements
    of the axis are undefined. A tensor of rank 1 over several such ranges has
    its elements in row-major order, without gaps.

    In local space the tensor is a tile, a buffer local to one kernel, which
    reads it with `uop.index`. The value may depend on further ranges. The tile
    is then recomputed in each iteration of these, inside the innermost one. The
    value of a tile may be a vector: the tile's elements, in row-major order,
    are the lanes for each iteration of the ranges, in row-major order.

    Example:

    ```mlir
    func.func @bufferize(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
      %i = uop.range 0 to 4 : index
      %j = uop.range 1 to 8 : index
      %0 = uop.index %x[%i, %j] : tensor<4x8xf32> -> f32
      %1 = uop.bufferize %0 over (%j, %i) removable = false : f32 -> tensor<8x4xf32>
      return %1 : tensor<8x4xf32>
    }
    ```
  }];
  let arguments = (ins UOp_ElementOrVector:$value, Variadic<Index>:$ranges,
      DefaultValuedAttr<UOp_SpaceAttr, "::uop::Space::global">:$space,
      DefaultValuedAttr<BoolAttr, "true">:$removable);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = [{
    $value `over` ` ` `(` $ranges `)` (`in` $space^)? (`removable` `=` $removable^)?
    attr-dict `:` type($value) `->` type($result)
  }];
  let extraClassDeclaration = [{
    /// Whether the elements are one after the other in one axis.
    bool isPacked();
    /// Whether the ranges are no axes: the elements are counted by all of them,
    /// and by the lanes of a vector.
    bool isCounted();
  }];
  let hasVerifier = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPRANGEOPS_TD
