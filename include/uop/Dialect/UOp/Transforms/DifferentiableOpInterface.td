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
    An op that `uop-gradient` can differentiate. For a scalar function L of the
    results, the gradient of a value is a tensor of the same type that holds the
    derivatives of L with respect to its elements. A rule computes the gradient
    of an operand from the gradients of the results. The pass adds up the
    gradients of all uses of a value.
  }];
  let methods = [
    InterfaceMethod<[{
        Whether a gradient flows to the operand. None does if the derivative is
        zero wherever it exists (`uop.floor`, a condition), or if the program
        stops it (`uop.detach`).
      }],
      "bool", "isDifferentiable", (ins "unsigned":$operand), [{}],
      [{ return true; }]>,
    InterfaceMethod<[{
        Creates the gradient of the operand with ops at the insertion point of
        `builder`, which the op and all of its operands dominate. `upstream` has
        the gradient of each result, null for a result without influence on L;
        at least one is not null. Returns null if the gradient is zero, and
        failure if an error has been emitted.
      }],
      "::llvm::FailureOr<::mlir::Value>", "buildGradient",
      (ins "::mlir::OpBuilder &":$builder, "unsigned":$operand,
           "::llvm::ArrayRef<::mlir::Value>":$upstream)>
  ];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_DIFFERENTIABLEOPINTERFACE_TD
