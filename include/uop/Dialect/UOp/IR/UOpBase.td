//===- UOpBase.td - Base classes of the uop ops ------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPBASE_TD
#define UOP_DIALECT_UOP_IR_UOPBASE_TD

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "uop/Dialect/UOp/IR/UOpDialect.td"
include "uop/Dialect/UOp/IR/UOpEnums.td"
include "uop/Dialect/UOp/IR/UOpInterfaces.td"
include "uop/Dialect/UOp/IR/UOpTypes.td"

// Operands come first, in graph regions too; see InOrder.h.
def UOp_InOrder : NativeOpTrait<"InOrder"> {
  let cppNamespace = "::uop";
}

// There is arithmetic on elements of all its types; see Computes.h.
def UOp_Computes : NativeOpTrait<"Computes"> {
  let cppNamespace = "::uop";
}

class UOp_Op<string mnemonic, list<Trait> traits = []>
    : Op<UOp_Dialect, mnemonic, traits # [UOp_InOrder]>;

// SameOperandsAndResultType admits types that are only compatible, such as
// tensor<?xf32> and tensor<4xf32>, which the one type in our syntax cannot tell.
def UOp_OneType : TraitList<[SameOperandsAndResultType,
    PredOpTrait<"operands and result have one type",
        CPred<"::llvm::all_of($_op.getOperandTypes(), [&](::mlir::Type type) "
              "{ return type == $_op.getResult(0).getType(); })">>]>;

// Two ops are two values, however equal they look; see NeverMerged.h.
def UOp_NeverMerged : NativeOpTrait<"NeverMerged"> {
  let cppNamespace = "::uop";
}

// Upstream's ElementwiseMappable without its loose mixing of scalars and
// tensors: our families state their type relation themselves.
class UOp_ElementwiseOp<string mnemonic, list<Trait> traits = []>
    : UOp_Op<mnemonic, [Pure, Elementwise] # traits>;

#endif // UOP_DIALECT_UOP_IR_UOPBASE_TD
