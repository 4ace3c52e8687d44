//===- UOpStateOps.td - Runtime buffers and variables ------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a run of a program shares with the next one, and what its caller chooses
// for it. In MLIR's terms runtime buffers are one resource: `uop.buffer` reads
// it, `uop.assign` to a state writes it, and nothing else touches it, so that
// the order of these ops is all that passes must keep.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPSTATEOPS_TD
#define UOP_DIALECT_UOP_IR_UOPSTATEOPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

//===----------------------------------------------------------------------===//
// State
//===----------------------------------------------------------------------===//

def UOp_BufferOp : UOp_Op<"buffer", [UOp_NeverMerged,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "the contents of a runtime buffer";
  let description = [{
    The contents of the runtime buffer of this number at this op. Its initial
    contents are zeros. It keeps what `uop.assign` wrote from one run to the
    next, for as long as the compiled plan (or the interpreter) exists. The
    value is immutable: after an assignment it still has the old contents, and
    another `uop.buffer` of the same number has the new ones. All ops of one
    number have the same type, in all functions that run together.

    The optional device is the location of the buffer.

    Example:

    ```mlir
    func.func @buffer() -> (tensor<4x8xf32>, tensor<16xi32>) {
      %0 = uop.buffer 3 : tensor<4x8xf32>
      %1 = uop.buffer 4 on "cpu:0" : tensor<16xi32>
      return %0, %1 : tensor<4x8xf32>, tensor<16xi32>
    }
    ```
  }];
  let arguments = (ins I64Attr:$id, OptionalAttr<StrAttr>:$device);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = "$id (`on` $device^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def UOp_AssignOp : UOp_Op<"assign", [AllTypesMatch<["target", "result"]>,
    DeclareOpInterfaceMethods<UOp_MovementOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "a tensor with a box replaced";
  let description = [{
    The result is `target` with the box of `sizes` at `offsets`, or all of it,
    replaced by `value`. The target itself does not change: all its readers,
    before or after, read the old elements.

    A *state* is the result of `uop.buffer`, or of an assignment to a state. An
    assignment to a state gives its buffer the new contents. A state has at most
    one next state. The target of a second assignment is therefore the result of
    the first, and only the newest state of a buffer may be assigned to. The
    result of a movement op on a state is not a state: to write a part of a
    buffer, give offsets and sizes. An assignment to any other value has no side
    effect.

    `uop.in_bounds` has the same meaning for dynamic offsets and sizes as on
    `uop.shrink`.

    Example:

    ```mlir
    func.func @assign(%v: tensor<2x8xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = uop.buffer 3 : tensor<4x8xf32>
      %1 = uop.assign %x, %0 : tensor<4x8xf32>, tensor<4x8xf32>
      %2 = uop.assign %v, %1 offsets [1, 0] sizes [2, 8] : tensor<2x8xf32>, tensor<4x8xf32>
      %3 = uop.add %0, %2 : tensor<4x8xf32> // the old contents and the new ones
      return %3 : tensor<4x8xf32>
    }
    func.func @row(%v: tensor<1x8xf32>) -> tensor<4x8xf32> {
      %i = uop.define_var "i" [0, 3] : index
      %0 = uop.buffer 3 : tensor<4x8xf32>
      %1 = uop.assign %v, %0 offsets [%i, 0] sizes [1, 8] : tensor<1x8xf32>, tensor<4x8xf32>
      return %1 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$value, UOp_Tensor:$target,
                       Variadic<Index>:$dynamic,
                       OptionalAttr<DenseI64ArrayAttr>:$offsets,
                       OptionalAttr<DenseI64ArrayAttr>:$sizes);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = [{
    $value `,` $target (`offsets` custom<Box>($dynamic, $offsets, $sizes)^)?
    attr-dict `:` type($value) `,` type($target)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    /// The op whose buffer the assignment writes; null where the target is no
    /// state.
    ::uop::BufferOp getBuffer();
    /// Whether all of the target is replaced.
    bool isWhole();
    /// Where the box begins on an axis, and its size.
    ::mlir::Value getOffset(::uop::IndexBuilder &builder, int64_t axis);
    ::mlir::Value getBoxSize(::uop::IndexBuilder &builder, int64_t axis);
  }];
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

def UOp_DefineVarOp : UOp_Op<"define_var", [Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]> {
  let summary = "an index that the caller of a run chooses";
  let description = [{
    The value is between the bounds, inclusive. Definitions with the same name
    are the same variable and have the same bounds.

    Example:

    ```mlir
    func.func @define_var(%x: tensor<128xf32>) -> tensor<1xf32> {
      %n = uop.define_var "n" [1, 128] : index
      %k = uop.range 0 to %n reduce : index
      %0 = uop.index %x[%k] : tensor<128xf32> -> f32
      %1 = uop.reduce add %0 over (%k) : f32
      %c0 = uop.const 0 : index
      %2 = uop.bufferize %1 over (%c0) : f32 -> tensor<1xf32>
      return %2 : tensor<1xf32>
    }
    ```
  }];
  let arguments = (ins StrAttr:$name, I64Attr:$min, I64Attr:$max);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    $name ` ` `[` $min `,` $max `]` attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

def UOp_BindOp : UOp_Op<"bind", [NoMemoryEffect,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]> {
  let summary = "a value for a variable";
  let description = [{
    The result is the value, which must be within the variable's bounds. The
    caller passes no value for a variable whose uses are all bindings.

    Example:

    ```mlir
    func.func @bind() -> index {
      %n = uop.define_var "n" [1, 128] : index
      %five = uop.const 5 : index
      %0 = uop.bind %n, %five : index
      return %0 : index
    }
    ```
  }];
  let arguments = (ins Index:$variable, Index:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "$variable `,` $value attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPSTATEOPS_TD
