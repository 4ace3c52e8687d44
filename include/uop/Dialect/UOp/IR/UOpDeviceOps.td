//===- UOpDeviceOps.td - Several devices -------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPDEVICEOPS_TD
#define UOP_DIALECT_UOP_IR_UOPDEVICEOPS_TD

include "mlir/IR/AttrTypeBase.td"
include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_Multi : TypeDef<UOp_Dialect, "Multi"> {
  let mnemonic = "multi";
  let summary = "a sharded or replicated value: several tensors of one type";
  let description = [{
    `!uop.multi<tensor<4x8xf32>, 2>` is two tensors (the parts), usually on
    different devices. The type does not name the devices: a part is on the device
    of the operand of `uop.mstack`. `uop-shard` splits such values into their
    parts. Later passes do not accept the type, and no host function takes or
    returns it.
  }];
  let parameters = (ins "::mlir::RankedTensorType":$part, "int64_t":$count);
  let assemblyFormat = "`<` $part `,` $count `>`";
  let genVerifyDecl = 1;
}

def UOp_CopyOp : UOp_Op<"copy", [Pure, UOp_OneType]> {
  let summary = "the same value on a device";
  let description = [{
    A device is a kind and a number, such as `"cpu:1"`. Arguments and
    results of a function are on `"cpu:0"`; a result on another device is
    copied there. Any other value is on the device of its operands. A
    constant or `uop.iota`, which has no operands, is on the device of its
    users. It is a compile-time error if the operands of an op are on
    different devices.

    Nothing is fused across a copy. A copy of a value to its own device is
    removed, unless it has `clone`, which always allocates new memory.

    Example:

    ```mlir
    func.func @copy(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
      %0 = uop.copy %x to "cpu:1" : tensor<4x8xf32>
      %1 = uop.copy %x to "cpu:0" clone : tensor<4x8xf32>
      return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Tensor:$source, StrAttr:$device, UnitAttr:$clone);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = [{
    $source `to` $device (`clone` $clone^)? attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

class UOp_InferredOp<string mnemonic> : UOp_Op<mnemonic, [Pure,
    InferTypeOpAdaptor]> {
  let hasFolder = 1;
}

def UOp_MStackOp : UOp_InferredOp<"mstack"> {
  let summary = "tensors of one type as the parts of one value";
  let description = [{
    Part `i` is operand `i`, on the device of that operand.

    Example:

    ```mlir
    func.func @mstack(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = uop.copy %y to "cpu:1" : tensor<4x8xf32>
      %1 = uop.mstack %x, %0 : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 2>
      %2 = uop.mselect %1 [0] : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
      return %2 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<UOp_Tensor>:$parts);
  let results = (outs UOp_Multi:$result);
  let assemblyFormat = [{
    $parts attr-dict `:` custom<StackTypes>(ref($parts), type($parts),
    type($result))
  }];
}

def UOp_MSelectOp : UOp_InferredOp<"mselect"> {
  let summary = "one part of a value in several";
  let description = [{
    Example:

    ```mlir
    func.func private @mselect(%m: !uop.multi<tensor<4x8xf32>, 2>) -> tensor<4x8xf32> {
      %0 = uop.mselect %m [1] : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
      return %0 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Multi:$parts, I64Attr:$index);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = [{
    $parts ` ` `[` $index `]` attr-dict `:` qualified(type($parts)) `->`
    type($result)
  }];
}

def UOp_MultiOp : UOp_InferredOp<"multi"> {
  let summary = "the tensor that consists of the parts of a value";
  let description = [{
    With an axis, the parts are concatenated along it. Without an axis all parts
    must be equal, and the result is any of them.

    The result is on the device of part 0. Ops on it need not be: `uop-shard`
    applies them to the parts on their devices where it can.

    Example:

    ```mlir
    func.func @multi(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<8x8xf32> {
      %0 = uop.copy %y to "cpu:1" : tensor<4x8xf32>
      %1 = uop.mstack %x, %0 : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 2>
      %2 = uop.multi %1 axis 0 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<8x8xf32>
      %3 = uop.allreduce max %1 : !uop.multi<tensor<4x8xf32>, 2>
      %4 = uop.multi %3 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
      return %2 : tensor<8x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Multi:$parts, OptionalAttr<I64Attr>:$axis);
  let results = (outs UOp_Tensor:$result);
  let assemblyFormat = [{
    $parts (`axis` $axis^)? attr-dict `:` qualified(type($parts)) `->`
    type($result)
  }];
}

def UOp_AllReduceOp : UOp_Op<"allreduce", [Pure, UOp_Computes,
    AllTypesMatch<["parts", "result"]>]> {
  let summary = "each part becomes the combination of all parts";
  let description = [{
    The elements at one position of the parts are combined in ascending order of
    the parts, so that a run gives the same bits each time. They are accumulated
    as by `uop.reduce_axis`: `f16`, `bf16` and 8-bit floats in `f32`, rounded
    once; integers wrap.

    Example:

    ```mlir
    func.func private @allreduce(%m: !uop.multi<tensor<4x8xf32>, 2>) -> tensor<4x8xf32> {
      %0 = uop.allreduce add %m : !uop.multi<tensor<4x8xf32>, 2>
      %1 = uop.multi %0 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
      return %1 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_ReduceKindAttr:$kind, UOp_Multi:$parts);
  let results = (outs UOp_Multi:$result);
  let assemblyFormat = "`` $kind $parts attr-dict `:` qualified(type($result))";
  let hasFolder = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPDEVICEOPS_TD
