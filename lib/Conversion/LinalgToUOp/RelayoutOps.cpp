//===- RelayoutOps.cpp - Ops of linalg that upstream takes apart *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg.pack, unpack and softmax become other ops of linalg and tensor, which
// have patterns here.
//
//===----------------------------------------------------------------------===//

#include "LinalgPatterns.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
struct PackPattern : OpRewritePattern<linalg::PackOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::PackOp op,
                                PatternRewriter &rewriter) const override {
    if (ShapedType::isDynamicShape(op.getStaticInnerTiles()))
      return rewriter.notifyMatchFailure(
          op, "the size of a tile is a value; make it a number");
    return linalg::lowerPack(rewriter, op,
                             /*lowerPadLikeWithInsertSlice=*/false);
  }
};

struct UnPackPattern : OpRewritePattern<linalg::UnPackOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::UnPackOp op,
                                PatternRewriter &rewriter) const override {
    if (ShapedType::isDynamicShape(op.getStaticInnerTiles()))
      return rewriter.notifyMatchFailure(
          op, "the size of a tile is a value; make it a number");
    return linalg::lowerUnPack(rewriter, op,
                               /*lowerUnpadLikeWithExtractSlice=*/false);
  }
};

struct SoftmaxPattern : OpRewritePattern<linalg::SoftmaxOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::SoftmaxOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<RankedTensorType>(op.getInput().getType()) ||
        !isa<RankedTensorType>(op.getOutput().getType()))
      return rewriter.notifyMatchFailure(op, "it works on memory");
    FailureOr<SmallVector<Value>> results = op.decomposeOperation(rewriter);
    if (failed(results))
      return rewriter.notifyMatchFailure(op, "upstream cannot take it apart");
    rewriter.replaceOp(op, *results);
    return success();
  }
};
} // namespace

void uop::fromlinalg::populateRelayoutOpPatterns(RewritePatternSet &patterns) {
  patterns.add<PackPattern, UnPackPattern, SoftmaxPattern>(
      patterns.getContext());
}
