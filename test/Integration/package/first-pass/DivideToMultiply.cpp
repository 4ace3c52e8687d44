//===- DivideToMultiply.cpp - A pass of your own ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DivideToMultiply.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace {

struct DivideToMultiply : public OpRewritePattern<uop::FDivOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(uop::FDivOp op,
                                PatternRewriter &rewriter) const override {
    // Matches scalars and tensors whose elements are all the same.
    FloatAttr divisor;
    if (!matchPattern(op.getRhs(), m_Constant(&divisor))) {
      SplatElementsAttr splat;
      if (!matchPattern(op.getRhs(), m_Constant(&splat)))
        return rewriter.notifyMatchFailure(op, "the divisor is not constant");
      divisor = splat.getSplatValue<FloatAttr>();
    }
    APFloat inverse(divisor.getValue());
    if (!divisor.getValue().getExactInverse(&inverse))
      return rewriter.notifyMatchFailure(op, "the reciprocal is not exact");

    TypedAttr value = FloatAttr::get(divisor.getType(), inverse);
    if (auto shaped = dyn_cast<ShapedType>(op.getType()))
      value = DenseElementsAttr::get(shaped, inverse);
    auto factor = uop::ConstOp::create(rewriter, op.getLoc(), value);
    rewriter.replaceOpWithNewOp<uop::MulOp>(op, op.getType(), op.getLhs(),
                                            factor, op.getFastmathAttr());
    return success();
  }
};

struct DivideToMultiplyPass
    : public PassWrapper<DivideToMultiplyPass, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DivideToMultiplyPass)

  StringRef getArgument() const override { return "divide-to-multiply"; }
  StringRef getDescription() const override {
    return "Division by a power of two becomes multiplication";
  }

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<DivideToMultiply>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void registerDivideToMultiplyPass() {
  PassRegistration<DivideToMultiplyPass>();
}
