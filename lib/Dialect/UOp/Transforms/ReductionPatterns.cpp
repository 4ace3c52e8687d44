//===- ReductionPatterns.cpp - Simpler programs for uop-reduce --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Reducer/ReductionPatternInterface.h"
#include "mlir/Reducer/Tester.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace uop;

/// What is simpler than `op`: an operand of the type of its result, else zero.
static Value simplify(Operation *op, OpBuilder &builder) {
  Type type = op->getResult(0).getType();
  for (Value operand : op->getOperands())
    if (operand.getType() == type)
      return operand;
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!isa<IntegerType, FloatType, IndexType>(getElementTypeOrSelf(type)) ||
      (isa<ShapedType>(type) && !(tensor && tensor.hasStaticShape())))
    return {};
  builder.setInsertionPoint(op);
  return ConstOp::create(builder, op->getLoc(), type, int64_t(0));
}

namespace {
/// Replaces a pure uop op by what is simpler, if the failure stays. Asking here
/// matters: mlir-reduce cannot go on from a module that its patterns, all of
/// them applied, made uninteresting.
struct SimplifyValue : public RewritePattern {
  SimplifyValue(MLIRContext *context, const Tester &tester)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        tester(tester) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto module = op->getParentOfType<ModuleOp>();
    if (!isa_and_nonnull<UOpDialect>(op->getDialect()) || !module ||
        op->getNumResults() != 1 || isa<ConstOp, RangeOp>(op) || !isPure(op))
      return rewriter.notifyMatchFailure(op, "not a uop value to simplify");
    IRMapping mapping;
    OwningOpRef<ModuleOp> trial = cast<ModuleOp>(module->clone(mapping));
    Operation *copy = mapping.lookup(op);
    OpBuilder builder(copy);
    Value simpler = simplify(copy, builder);
    if (!simpler)
      return rewriter.notifyMatchFailure(op, "nothing simpler of this type");
    copy->getResult(0).replaceAllUsesWith(simpler);
    copy->erase();
    // mlir-reduce's driver folds what can then be folded: so must the trial.
    (void)applyPatternsGreedily(*trial, FrozenRewritePatternSet());
    if (tester.isInteresting(*trial).first != Tester::Interestingness::True)
      return rewriter.notifyMatchFailure(op, "the failure needs it");
    rewriter.replaceOp(op, simplify(op, rewriter));
    return success();
  }

private:
  const Tester &tester;
};

struct UOpReductionPatterns : public DialectReductionPatternInterface {
  UOpReductionPatterns(Dialect *dialect)
      : DialectReductionPatternInterface(dialect) {}

  void populateReductionPatterns(RewritePatternSet &) const override {}
  void populateReductionPatternsWithTester(RewritePatternSet &patterns,
                                           Tester &tester) const override {
    patterns.add<SimplifyValue>(patterns.getContext(), tester);
  }
};
} // namespace

void uop::registerReductionPatterns(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, UOpDialect *dialect) {
    dialect->addInterfaces<UOpReductionPatterns>();
  });
}
