//===- InOrder.h - Ops whose operands come first ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_INORDER_H
#define UOP_DIALECT_UOP_IR_INORDER_H

#include "mlir/IR/OpDefinition.h"

namespace uop {

/// Operands defined in the op's own block are defined before it. Graph regions,
/// such as a module's, and unreachable blocks would allow values in a cycle,
/// which folds and analyses that follow operands would walk for ever.
template <typename ConcreteType>
class InOrder : public mlir::OpTrait::TraitBase<ConcreteType, InOrder> {
public:
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    for (mlir::OpOperand &operand : op->getOpOperands()) {
      mlir::Operation *definition = operand.get().getDefiningOp();
      if (definition && definition->getBlock() == op->getBlock() &&
          !definition->isBeforeInBlock(op))
        return op->emitOpError("operand #")
               << operand.getOperandNumber()
               << " is defined by this op or after it; uop values form no "
                  "cycles, not even in a graph region";
    }
    return mlir::success();
  }
};

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_INORDER_H
