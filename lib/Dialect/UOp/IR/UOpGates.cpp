//===- UOpGates.cpp - Invalid positions become gates ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace uop;

namespace {
/// A position as `uop.where(gate, position, uop.invalid)`.
struct GatedPosition {
  Value position;
  /// Null where the position is never valid.
  Value gate;
};
} // namespace

/// Takes the `uop.where` of a position apart; nothing if it is none.
static std::optional<GatedPosition> splitPosition(PatternRewriter &rewriter,
                                                  Value position) {
  auto isInvalid = [](Value value) {
    return bool(value.getDefiningOp<InvalidOp>());
  };
  if (isInvalid(position))
    return GatedPosition{position, {}};
  auto where = position.getDefiningOp<WhereOp>();
  if (!where)
    return std::nullopt;
  if (isInvalid(where.getFalseValue()))
    return GatedPosition{where.getTrueValue(), where.getCondition()};
  if (isInvalid(where.getTrueValue()))
    return GatedPosition{
        where.getFalseValue(),
        NotOp::create(rewriter, where.getLoc(), where.getCondition())};
  return std::nullopt;
}

static Value conjoin(PatternRewriter &rewriter, Location loc, Value gate,
                     Value other) {
  if (!gate)
    return other;
  other = broadcastLike(rewriter, loc, other, gate.getType());
  return AndOp::create(rewriter, loc, gate, other);
}

static void dropInvalid(LoadOp op, PatternRewriter &rewriter) {
  if (op.getAlternative())
    rewriter.replaceOp(op, op.getAlternative());
  else
    rewriter.replaceOpWithNewOp<ConstOp>(op,
                                         rewriter.getZeroAttr(op.getType()));
}

static void dropInvalid(StoreOp op, PatternRewriter &rewriter) {
  rewriter.eraseOp(op);
}

static void dropInvalid(IndexOp op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<ConstOp>(op, rewriter.getZeroAttr(op.getType()));
}

static MutableArrayRef<OpOperand> getPositions(LoadOp op) {
  return op.getOffsetMutable();
}

static MutableArrayRef<OpOperand> getPositions(StoreOp op) {
  return op.getOffsetMutable();
}

static MutableArrayRef<OpOperand> getPositions(IndexOp op) {
  return MutableOperandRange(op.getIndicesMutable());
}

namespace {
/// The condition of a position joins the gate of the access.
template <typename OpTy>
struct GateAccess : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    for (OpOperand &operand : getPositions(op)) {
      auto split = splitPosition(rewriter, operand.get());
      if (!split)
        continue;
      if (!split->gate) {
        dropInvalid(op, rewriter);
        return success();
      }
      Value gate = conjoin(rewriter, op.getLoc(), op.getGate(), split->gate);
      rewriter.modifyOpInPlace(op, [&] {
        operand.set(split->position);
        op.getGateMutable().assign(gate);
      });
      return success();
    }
    return rewriter.notifyMatchFailure(op, "its position is always valid");
  }
};
} // namespace

void LoadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<GateAccess<LoadOp>>(context);
}

void StoreOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<GateAccess<StoreOp>>(context);
}

void IndexOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<GateAccess<IndexOp>>(context);
}
