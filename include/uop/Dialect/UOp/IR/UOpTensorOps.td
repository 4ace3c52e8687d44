//===- UOpTensorOps.td - Ops of the tensor stage -----------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPTENSOROPS_TD
#define UOP_DIALECT_UOP_IR_UOPTENSOROPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_IotaOp : UOp_Op<"iota", [Pure, UOp_Computes,
    DeclareOpInterfaceMethods<UOp_GeneratorOpInterface>]> {
  let summary = "each element's index along one axis";
  let description = [{
    The index is converted to the element type as `uop.cast` converts an `i64`.

    Example:

    ```mlir
    %0 = uop.iota axis 1 : tensor<4x8xi64>
    %n = uop.define_var "n" [0, 128] : index
    %1 = uop.iota axis 0 sizes [%n, 8] : tensor<?x8xi64>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamic_sizes, I64Attr:$axis);
  let results = (outs UOp_NumTensor:$result);
  let assemblyFormat = [{
    `axis` $axis attr-dict custom<SizedType>($dynamic_sizes, type($result))
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Type":$result, "int64_t":$axis)>,
    OpBuilder<(ins "::mlir::Type":$result, "::mlir::IntegerAttr":$axis)>
  ];
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//
//
// A size that is not known before a run, `?` in a type, is a value of type index
// among the sizes of the op that makes it: there is one operand for each, in
// the order of the axes. Attributes that list sizes have ShapedType::kDynamic
// there.

class UOp_MovementOp<string mnemonic, list<string> methods = [],
                     list<Trait> traits = []>
    : UOp_Op<mnemonic, [Pure, DeclareOpInterfaceMethods<UOp_MovementOpInterface,
                                                        methods>] # traits> {
  let results = (outs UOp_Tensor:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
}

def UOp_ReshapeOp : UOp_MovementOp<"reshape", ["isView"]> {
  let summary = "the same elements, in row-major order, under another shape";
  let description = [{
    Example:

    ```mlir
    func.func @reshape(%x: tensor<4x8xf32>) -> tensor<2x16xf32> {
      %0 = uop.reshape %x : tensor<4x8xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    func.func @merge(%x: tensor<?x8xf32>, %n: index) -> tensor<?xf32> {
      %c8 = uop.const 8 : index
      %n8 = uop.mul %n, %c8 : index
      %0 = uop.reshape %x sizes [%n8] : tensor<?x8xf32> -> tensor<?xf32>
      return %0 : tensor<?xf32>
    }
    ```

    Dynamic sizes must be known to give the same number of elements, for each
    axis or group of axes: `[n, 8]` and `[8 * n]`, `[n, 8]` and `[n, 2, 4]`,
    `[n, 1, m]` and `[n, m]`.
  }];
  let arguments = (ins UOp_Tensor:$source, Variadic<Index>:$dynamic_sizes);
  let assemblyFormat = [{
    $source attr-dict custom<SizedTypes>($dynamic_sizes, type($source),
                                         type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Type":$result,
                                 "::mlir::Value":$source)>];
}

def UOp_PermuteOp : UOp_MovementOp<"permute"> {
  let summary = "axes in another order";
  let description = [{
    Axis `i` of the result is axis `permutation[i]` of the source.

    Example:

    ```mlir
    func.func @permute(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
      %0 = uop.permute %x [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, DenseI64ArrayAttr:$permutation);
  let assemblyFormat = [{
    $source $permutation attr-dict `:` type($source) `->` type($result)
  }];
}

def UOp_ExpandOp : UOp_MovementOp<"expand", ["repeatsElements"]> {
  let summary = "axes of size 1 repeated";
  let description = [{
    Example:

    ```mlir
    func.func @expand(%x: tensor<4x1xf32>) -> tensor<4x8xf32> {
      %0 = uop.expand %x : tensor<4x1xf32> -> tensor<4x8xf32>
      return %0 : tensor<4x8xf32>
    }
    func.func @rows(%x: tensor<1x8xf32>, %n: index) -> tensor<?x8xf32> {
      %0 = uop.expand %x sizes [%n, 8] : tensor<1x8xf32> -> tensor<?x8xf32>
      return %0 : tensor<?x8xf32>
    }
    ```

    An axis of dynamic size keeps its size.
  }];
  let arguments = (ins UOp_Tensor:$source, Variadic<Index>:$dynamic_sizes);
  let assemblyFormat = [{
    $source attr-dict custom<SizedTypes>($dynamic_sizes, type($source),
                                         type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Type":$result,
                                 "::mlir::Value":$source)>];
}

def UOp_PadOp : UOp_MovementOp<"pad", ["getFillValue"]> {
  let summary = "elements added before and after each axis";
  let description = [{
    The new elements are zero, or `value`, a scalar of the element type.

    Example:

    ```mlir
    func.func @pad(%x: tensor<4x8xf32>) -> (tensor<6x9xf32>, tensor<4x10xf32>) {
      %0 = uop.pad %x low [0, 1] high [2, 0] : tensor<4x8xf32> -> tensor<6x9xf32>
      %v = uop.const -inf : f32
      %1 = uop.pad %x low [0, 1] high [0, 1] value %v : tensor<4x8xf32> -> tensor<4x10xf32>
      return %0, %1 : tensor<6x9xf32>, tensor<4x10xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, Optional<UOp_Element>:$value,
                       DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high);
  let assemblyFormat = [{
    $source `low` $low `high` $high (`value` $value^)? attr-dict `:`
    custom<PadTypes>(ref($value), type($source), type($value)) `->` type($result)
  }];
}

def UOp_ShrinkOp : UOp_MovementOp<"shrink"> {
  let summary = "a box of the source";
  let description = [{
    Example:

    ```mlir
    func.func @shrink(%x: tensor<4x8xf32>) -> tensor<2x8xf32> {
      %0 = uop.shrink %x offsets [1, 0] sizes [2, 8] : tensor<4x8xf32> -> tensor<2x8xf32>
      return %0 : tensor<2x8xf32>
    }
    func.func @prefix(%x: tensor<128x8xf32>) -> tensor<?x8xf32> {
      %n = uop.define_var "n" [0, 128] : index
      %0 = uop.shrink %x offsets [0, 0] sizes [%n, 8] : tensor<128x8xf32> -> tensor<?x8xf32>
      return %0 : tensor<?x8xf32>
    }
    func.func @window(%x: tensor<128x8xf32>) -> tensor<?x8xf32> {
      %i = uop.define_var "i" [0, 127] : index
      %n = uop.define_var "n" [0, 128] : index
      %0 = uop.shrink %x offsets [%i, 0] sizes [%n, 8] {uop.in_bounds} : tensor<128x8xf32> -> tensor<?x8xf32>
      return %0 : tensor<?x8xf32>
    }
    ```

    The bounds of dynamic offsets and sizes must keep the box inside the source,
    or `uop.in_bounds` must assert that it is inside in every run. The compiler
    trusts the assertion. A plan checks it before each run, unless it is compiled
    with `--check-bounds=none`; the interpreter always does.
  }];
  let arguments = (ins UOp_Tensor:$source, Variadic<Index>:$dynamic,
                       DenseI64ArrayAttr:$offsets, DenseI64ArrayAttr:$sizes);
  let assemblyFormat = [{
    $source `offsets` custom<Box>($dynamic, $offsets, $sizes) attr-dict `:`
    type($source) `->` type($result)
  }];
  let builders = [OpBuilder<(ins "::mlir::Type":$result,
      "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$offsets,
      "::llvm::ArrayRef<int64_t>":$sizes)>];
  let extraClassDeclaration = [{
    /// Where the box begins on an axis.
    ::mlir::Value getOffset(::uop::IndexBuilder &builder, int64_t axis);
  }];
}

def UOp_FlipOp : UOp_MovementOp<"flip", [], [UOp_OneType]> {
  let summary = "axes reversed";
  let description = [{
    Example:

    ```mlir
    func.func @flip(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = uop.flip %x axes [1] : tensor<4x8xf32>
      return %0 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, DenseI64ArrayAttr:$axes);
  let assemblyFormat = "$source `axes` $axes attr-dict `:` type($result)";
}

def UOp_CatOp : UOp_MovementOp<"cat"> {
  let summary = "tensors joined along an axis";
  let description = [{
    `uop.vectorize` joins vectors. If dynamic sizes have a static sum, the
    result's type may have that size.

    Example:

    ```mlir
    func.func @cat(%x: tensor<4x8xf32>, %y: tensor<2x8xf32>) -> tensor<6x8xf32> {
      %0 = uop.cat %x, %y axis 0 : tensor<4x8xf32>, tensor<2x8xf32> -> tensor<6x8xf32>
      return %0 : tensor<6x8xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<UOp_Tensor>:$sources, I64Attr:$axis);
  let assemblyFormat = [{
    $sources `axis` $axis attr-dict `:` type($sources) `->` type($result)
  }];
}

def UOp_ViewOp : UOp_MovementOp<"view", ["repeatsElements"]> {
  let summary = "a strided window over a flat tensor";
  let description = [{
    The element at position (i, j, ...) is the element of the source at
    `offset + i * strides[0] + j * strides[1] + ...`. Strides may be 0 or
    negative and elements may be read more than once. With a mask, positions
    that are not in `[begin, end)` on every axis are 0 and read nothing; all
    others must be inside the source.

    Example:

    ```mlir
    func.func @view(%x: tensor<32xf32>) -> (tensor<4x3xf32>, tensor<4x5xf32>) {
      %0 = uop.view %x sizes [4, 3] strides [8, -1] offset 2 : tensor<32xf32> -> tensor<4x3xf32>
      %1 = uop.view %x sizes [4, 5] strides [8, 1] offset -1 mask [0, 1] to [4, 5] : tensor<32xf32> -> tensor<4x5xf32>
      return %0, %1 : tensor<4x3xf32>, tensor<4x5xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, DenseI64ArrayAttr:$sizes,
                       DenseI64ArrayAttr:$strides, I64Attr:$offset,
                       OptionalAttr<DenseI64ArrayAttr>:$mask_begin,
                       OptionalAttr<DenseI64ArrayAttr>:$mask_end);
  let assemblyFormat = [{
    $source `sizes` $sizes `strides` $strides `offset` $offset
    (`mask` $mask_begin^ `to` $mask_end)? attr-dict `:` type($source) `->`
    type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Reads and writes at computed positions
//===----------------------------------------------------------------------===//

def UOp_GatherOp : UOp_Op<"gather", [Pure,
    DeclareOpInterfaceMethods<UOp_IndirectOpInterface>]> {
  let summary = "elements along an axis, taken at given indices";
  let description = [{
    The result has the shape of `indices`. Its element at a position is the
    element of `source` there, except that the index along `axis` is the element
    of `indices`. An index out of bounds, including a negative one, reads 0.

    Example:

    ```mlir
    func.func @gather(%x: tensor<4x8xf32>, %i: tensor<4x2xi64>) -> tensor<4x2xf32> {
      %0 = uop.gather %x, %i axis 1 : tensor<4x8xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
      return %0 : tensor<4x2xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, UOp_IntTensor:$indices,
                       I64Attr:$axis);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = [{
    $source `,` $indices `axis` $axis attr-dict `:` type($source) `,`
    type($indices) `->` type($result)
  }];
  let hasVerifier = 1;
}

def UOp_ScatterOp : UOp_Op<"scatter", [Pure,
    AllTypesMatch<["target", "result"]>,
    DeclareOpInterfaceMethods<UOp_IndirectOpInterface>]> {
  let summary = "a tensor with elements along an axis changed at given indices";
  let description = [{
    Each element of `updates` is written to the same position of `target`,
    except that the index along `axis` is the element of `indices`. With `set`,
    the last of several updates of one element wins, in the order of `axis`.
    With other kinds, the updates of an element are combined with each other, in
    unspecified order, and then with the element. An update whose index is out
    of bounds, including a negative one, is dropped.

    Example:

    ```mlir
    func.func @scatter(%x: tensor<4x8xf32>, %i: tensor<4x2xi64>, %u: tensor<4x2xf32>) -> tensor<4x8xf32> {
      %0 = uop.scatter add %x, %i, %u axis 1 : tensor<4x8xf32>, tensor<4x2xi64>, tensor<4x2xf32>
      return %0 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_ScatterKindAttr:$kind, UOp_Tensor:$target,
                       UOp_IntTensor:$indices, UOp_Tensor:$updates,
                       I64Attr:$axis);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = [{
    `` $kind $target `,` $indices `,` $updates `axis` $axis attr-dict `:`
    type($target) `,` type($indices) `,` type($updates)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Reduction
//===----------------------------------------------------------------------===//

def UOp_ReduceAxisOp : UOp_Op<"reduce_axis", [Pure, UOp_Computes,
    DeclareOpInterfaceMethods<UOp_ReductionOpInterface>]> {
  let summary = "a reduction of a tensor along axes";
  let description = [{
    The elements along the axes, which the result does not have, are combined in
    unspecified order. A reduction of no elements gives the identity of the kind
    (0, 1, the least or the greatest value of the type). A sum of only -0.0 is
    -0.0. `f16`, `bf16` and 8-bit floats accumulate in `f32` and are rounded
    once; integers wrap.

    Example:

    ```mlir
    func.func @reduce_axis(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %0 = uop.reduce_axis max %x axes [1] : tensor<4x8xf32> -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins UOp_ReduceKindAttr:$kind, UOp_Tensor:$source,
                       DenseI64ArrayAttr:$axes);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = [{
    `` $kind $source `axes` $axes attr-dict `:` type($source) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let builders = [OpBuilder<(ins "::uop::ReduceKind":$kind,
      "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$axes)>];
}

//===----------------------------------------------------------------------===//
// Scheduling marks
//===----------------------------------------------------------------------===//

def UOp_ContiguousOp : UOp_Op<"contiguous", [Pure, UOp_OneType]> {
  let summary = "the same value, materialized";
  let description = [{
    Forces the value into memory; nothing is fused across the op.

    Example:

    ```mlir
    func.func @contiguous(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = uop.contiguous %x : tensor<4x8xf32>
      return %0 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($result)";
}

// Says something to a pass that runs before uop-rangeify, which drops it.
def UOp_MarkTrait : NativeOpTrait<"MarkOp"> {
  let cppNamespace = "::uop";
}

class UOp_MarkOp<string mnemonic, string what, string semantics>
    : UOp_Op<mnemonic, [Pure, SameOperandsAndResultType, UOp_MarkTrait]> {
  let summary = "the same value, " # what;
  let description = semantics # [{

    Example:

    ```mlir
    func.func @}] # mnemonic # [{(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = uop.}] # mnemonic # [{ %x : tensor<4x8xf32>
      return %0 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($result)";
}

def UOp_DetachOp : UOp_MarkOp<"detach", "without a gradient",
    "No gradient flows from the result to the source.">;
def UOp_ContiguousBackwardOp : UOp_MarkOp<"contiguous_backward",
    "with a materialized gradient",
    "The gradient of the source is made contiguous.">;
def UOp_FuseOp : UOp_MarkOp<"fuse", "preferably not materialized",
    "Asks to fuse the computation of the value into its consumers' kernels.">;
def UOp_PrecastOp : UOp_MarkOp<"precast", "in its element type before a cast",
    "Asks for a following `uop.bitcast` to reinterpret this very value.">;

#endif // UOP_DIALECT_UOP_IR_UOPTENSOROPS_TD
