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

namespace {
struct GateLoad : OpRewritePattern<LoadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(LoadOp op,
                                PatternRewriter &rewriter) const override {
    auto split = splitPosition(rewriter, op.getOffset());
    if (!split)
      return rewriter.notifyMatchFailure(op, "its position is always valid");
    if (!split->gate) {
      if (op.getAlternative())
        rewriter.replaceOp(op, op.getAlternative());
      else
        rewriter.replaceOpWithNewOp<ConstOp>(
            op, rewriter.getZeroAttr(op.getType()));
      return success();
    }
    Value gate = conjoin(rewriter, op.getLoc(), op.getGate(), split->gate);
    rewriter.modifyOpInPlace(op, [&] {
      op.getOffsetMutable().set(split->position);
      op.getGateMutable().assign(gate);
    });
    return success();
  }
};

struct GateStore : OpRewritePattern<StoreOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(StoreOp op,
                                PatternRewriter &rewriter) const override {
    auto split = splitPosition(rewriter, op.getOffset());
    if (!split)
      return rewriter.notifyMatchFailure(op, "its position is always valid");
    if (!split->gate) {
      rewriter.eraseOp(op);
      return success();
    }
    Value gate = conjoin(rewriter, op.getLoc(), op.getGate(), split->gate);
    rewriter.modifyOpInPlace(op, [&] {
      op.getOffsetMutable().set(split->position);
      op.getGateMutable().assign(gate);
    });
    return success();
  }
};

struct GateIndex : OpRewritePattern<IndexOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(IndexOp op,
                                PatternRewriter &rewriter) const override {
    for (unsigned axis = 0; axis < op.getIndices().size(); ++axis) {
      auto split = splitPosition(rewriter, op.getIndices()[axis]);
      if (!split)
        continue;
      if (!split->gate) {
        rewriter.replaceOpWithNewOp<ConstOp>(
            op, rewriter.getZeroAttr(op.getType()));
        return success();
      }
      Value gate = conjoin(rewriter, op.getLoc(), op.getGate(), split->gate);
      rewriter.modifyOpInPlace(op, [&] {
        op.getIndicesMutable()[axis].set(split->position);
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
  patterns.add<GateLoad>(context);
}

void StoreOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<GateStore>(context);
}

void IndexOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<GateIndex>(context);
}
