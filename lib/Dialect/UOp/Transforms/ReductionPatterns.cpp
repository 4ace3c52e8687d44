//===- ReductionPatterns.cpp - Simpler programs for uop-reduce --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Reducer/ReductionPatternInterface.h"

using namespace mlir;
using namespace uop;

namespace {
/// A pure uop op becomes an operand of the type of its result; one without such
/// an operand becomes zero. Either makes the program smaller, and a repeated
/// application ends, because a constant is left alone.
struct ReplaceByOperandOrZero : public RewritePattern {
  ReplaceByOperandOrZero(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa_and_nonnull<UOpDialect>(op->getDialect()) ||
        op->getNumResults() != 1 || isa<ConstOp, RangeOp>(op) || !isPure(op))
      return rewriter.notifyMatchFailure(op, "not a uop value to simplify");
    Type type = op->getResult(0).getType();
    for (Value operand : op->getOperands())
      if (operand.getType() == type) {
        rewriter.replaceOp(op, operand);
        return success();
      }
    Type element = getElementTypeOrSelf(type);
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!isa<IntegerType, FloatType, IndexType>(element) ||
        (isa<ShapedType>(type) && !(tensor && tensor.hasStaticShape())))
      return rewriter.notifyMatchFailure(op, "no constant of this type");
    rewriter.replaceOp(
        op, ConstOp::create(rewriter, op->getLoc(), type, int64_t(0)));
    return success();
  }
};

struct UOpReductionPatterns : public DialectReductionPatternInterface {
  UOpReductionPatterns(Dialect *dialect)
      : DialectReductionPatternInterface(dialect) {}

  void populateReductionPatterns(RewritePatternSet &patterns) const override {
    patterns.add<ReplaceByOperandOrZero>(patterns.getContext());
  }
};
} // namespace

void uop::registerReductionPatterns(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, UOpDialect *dialect) {
    dialect->addInterfaces<UOpReductionPatterns>();
  });
}
