//===- DetachedOps.h - Ops that wait for a decision -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_DETACHEDOPS_H
#define UOP_CONVERSION_LINALGTOUOP_DETACHEDOPS_H

#include "ScalarOps.h"

#include "mlir/IR/PatternMatch.h"

namespace uop::fromlinalg {

/// What a pattern makes of an op, in a block of its own: a pattern that fails
/// halfway has changed nothing.
class DetachedOps {
public:
  explicit DetachedOps(mlir::PatternRewriter &rewriter)
      : rewriter(rewriter), builder(rewriter.getContext()) {
    builder.setInsertionPointToEnd(&region.emplaceBlock());
  }
  ~DetachedOps() { region.dropAllReferences(); }

  mlir::OpBuilder &getBuilder() { return builder; }

  /// Puts all before `op`, which the values replace. A value of a type that is
  /// more or less static is cast.
  void replace(mlir::Operation *op, llvm::ArrayRef<mlir::Value> values);

  /// Says why the pattern of `op` does not apply.
  llvm::LogicalResult refuse(mlir::Operation *op, const Refusal &refusal) {
    return rewriter.notifyMatchFailure(op, [&](mlir::Diagnostic &diagnostic) {
      if (refusal.op && refusal.op != op) {
        diagnostic << "'" << refusal.op->getName() << "' ";
        if (auto place =
                refusal.op->getLoc()->findInstanceOf<mlir::FileLineColLoc>())
          diagnostic << "at " << place.getFilename().getValue() << ":"
                     << place.getLine() << ":" << place.getColumn() << ": ";
        else
          diagnostic << "in its body: ";
      }
      diagnostic << refusal.reason;
    });
  }

private:
  mlir::PatternRewriter &rewriter;
  mlir::OpBuilder builder;
  mlir::Region region;
};

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_DETACHEDOPS_H
