//===- UOpTypes.td - Type constraints of the uop dialect ---*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only type of the dialect's own is !uop.multi, in UOpDeviceOps.td: tensors,
// vectors, memrefs and the builtin scalars say the rest.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPTYPES_TD
#define UOP_DIALECT_UOP_IR_UOPTYPES_TD

include "mlir/IR/CommonTypeConstraints.td"

defvar UOp_SignedTypes = [I8, I16, I32, I64];
defvar UOp_UnsignedTypes = [UI8, UI16, UI32, UI64];
// The last two of 8 and fewer bits only store numbers; see Computes.h.
defvar UOp_FloatTypes = [F8E4M3FN, F8E5M2, F8E4M3FNUZ, F8E5M2FNUZ, F8E8M0FNU,
                         F4E2M1FN, BF16, F16, F32, F64];
defvar UOp_IntTypes = UOp_SignedTypes # UOp_UnsignedTypes;
defvar UOp_NumTypes = UOp_IntTypes # UOp_FloatTypes;
defvar UOp_ElementTypes = [I1] # UOp_NumTypes;

// A value of some stage: a tensor, a scalar, or the lanes of one.
class UOp_ValueOf<list<Type> elements, string what> : AnyTypeOf<
    [RankedTensorOf<elements>, AnyTypeOf<elements # [Index]>,
     FixedVectorOfRankAndType<[1], elements # [Index]>],
    "a tensor, scalar or 1-D vector of " # what>;
class UOp_FloatValueOf<list<Type> elements, string what> : AnyTypeOf<
    [RankedTensorOf<elements>, AnyTypeOf<elements>,
     FixedVectorOfRankAndType<[1], elements>],
    "a tensor, scalar or 1-D vector of " # what>;

def UOp_AnyValue : UOp_ValueOf<UOp_ElementTypes, "any element type">;
def UOp_NumValue : UOp_ValueOf<UOp_NumTypes, "integers or floats">;
def UOp_IntValue : UOp_ValueOf<UOp_IntTypes, "integers">;
def UOp_BitsValue : UOp_ValueOf<[I1] # UOp_IntTypes, "integers or i1">;
def UOp_FloatValue : UOp_FloatValueOf<UOp_FloatTypes, "floats">;
def UOp_Bits64Value : UOp_FloatValueOf<[I64, UI64], "64-bit integers">;
def UOp_BoolValue : UOp_FloatValueOf<[I1], "i1">;

def UOp_Tensor : RankedTensorOf<UOp_ElementTypes> {
  let summary = "a ranked tensor of any element type";
}
def UOp_NumTensor : RankedTensorOf<UOp_NumTypes> {
  let summary = "a ranked tensor of integers or floats";
}
def UOp_IntTensor : RankedTensorOf<UOp_IntTypes> {
  let summary = "a ranked tensor of integers";
}
def UOp_Scalar : AnyTypeOf<UOp_ElementTypes # [Index], "a scalar">;
def UOp_Element : AnyTypeOf<UOp_ElementTypes, "an element type">;
class UOp_VectorOf<list<Type> elements>
    : FixedVectorOfRankAndType<[1], elements>;
def UOp_Vector : UOp_VectorOf<UOp_ElementTypes # [Index]> {
  let summary = "a 1-D vector of any element type or index";
}
def UOp_NumVector : UOp_VectorOf<UOp_NumTypes> {
  let summary = "a 1-D vector of integers or floats";
}
def UOp_ScalarOrVector : AnyTypeOf<UOp_ElementTypes # [Index, UOp_Vector],
    "a scalar or 1-D vector">;
def UOp_ElementOrVector : AnyTypeOf<
    UOp_ElementTypes # [UOp_VectorOf<UOp_ElementTypes>],
    "an element type or a 1-D vector of one">;
def UOp_Offset : AnyTypeOf<[Index, UOp_VectorOf<[Index]>],
    "an index or a 1-D vector of them">;
def UOp_Gate : AnyTypeOf<[I1, UOp_VectorOf<[I1]>],
    "an i1 or a 1-D vector of them">;
def UOp_Buffer : ConfinedType<MemRefRankOf<UOp_ElementTypes, [1]>,
    [CPred<"::llvm::cast<::mlir::MemRefType>($_self).getLayout().isIdentity()">],
    "a 1-D contiguous memref of any element type">;
def UOp_AnyBuffer : MemRefOf<UOp_ElementTypes> {
  let summary = "a contiguous memref of any element type";
}
def UOp_TensorOrBuffer : AnyTypeOf<[UOp_Tensor, UOp_AnyBuffer],
    "a tensor or a contiguous memref">;

#endif // UOP_DIALECT_UOP_IR_UOPTYPES_TD
