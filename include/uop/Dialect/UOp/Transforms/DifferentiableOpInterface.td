//===- DifferentiableOpInterface.td - Gradient rules -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_DIFFERENTIABLEOPINTERFACE_TD
#define UOP_DIALECT_UOP_TRANSFORMS_DIFFERENTIABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def UOp_DifferentiableOpInterface : OpInterface<"DifferentiableOpInterface"> {
  let cppNamespace = "::uop";
  let description = [{
    An op that `uop-gradient` can differentiate. For a function L of the
    results, the gradient of a value is the tensor, of the type of the value, of
    the derivatives of L by its elements. Given the gradients of the results, a
    rule makes that of an operand; the pass adds up those of all uses of a
    value.
  }];
  let methods = [
    InterfaceMethod<[{
        Whether a gradient flows to the operand. None does where the derivative
        is zero wherever it exists (`uop.floor`, a condition), nor where the
        program says so (`uop.detach`).
      }],
      "bool", "isDifferentiable", (ins "unsigned":$operand), [{}],
      [{ return true; }]>,
    InterfaceMethod<[{
        Creates the gradient of the operand with ops at the insertion point of
        `builder`, which the op and all of its operands dominate. `upstream` has
        the gradient of each result, null for one that has no influence; one of
        them is not null. A null value means that the gradient is zero; failure,
        that an error has been emitted.
      }],
      "::llvm::FailureOr<::mlir::Value>", "buildGradient",
      (ins "::mlir::OpBuilder &":$builder, "unsigned":$operand,
           "::llvm::ArrayRef<::mlir::Value>":$upstream)>
  ];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_DIFFERENTIABLEOPINTERFACE_TD
