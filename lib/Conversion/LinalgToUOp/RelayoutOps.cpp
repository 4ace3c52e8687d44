//===- RelayoutOps.cpp - Ops of linalg that upstream takes apart *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg.pack, unpack and softmax become other ops of linalg and tensor, which
// have patterns here. Tiles whose size is a value are read by computed indices.
//
//===----------------------------------------------------------------------===//

#include "BodyConverter.h"
#include "LinalgPatterns.h"
#include "TensorPattern.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
struct PackPattern : OpRewritePattern<linalg::PackOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::PackOp op,
                                PatternRewriter &rewriter) const override {
    if (ShapedType::isDynamicShape(op.getStaticInnerTiles()))
      return failure();
    return linalg::lowerPack(rewriter, op,
                             /*lowerPadLikeWithInsertSlice=*/false);
  }
};

struct UnPackPattern : OpRewritePattern<linalg::UnPackOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::UnPackOp op,
                                PatternRewriter &rewriter) const override {
    if (ShapedType::isDynamicShape(op.getStaticInnerTiles()))
      return failure();
    return linalg::lowerUnPack(rewriter, op,
                               /*lowerUnpadLikeWithExtractSlice=*/false);
  }
};

//===----------------------------------------------------------------------===//
// Tiles whose size is a value
//===----------------------------------------------------------------------===//

/// What is said of tiles of static size is said by the patterns above.
template <typename OpT>
struct DynamicTilesPattern : TensorPattern<OpT> {
  using TensorPattern<OpT>::TensorPattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!ShapedType::isDynamicShape(op.getStaticInnerTiles()))
      return failure();
    return TensorPattern<OpT>::matchAndRewrite(op, rewriter);
  }

  /// A size in all elements, i64.
  static FailureOr<Value> splatSize(ElementBuilder &elements, OpFoldResult size,
                                    Refusal &refusal) {
    if (auto number = getConstantIntValue(size))
      return elements.constant(elements.getBuilder().getI64Type(), *number);
    FailureOr<Value> scalar =
        liftScalar(elements.getBuilder(), cast<Value>(size), refusal);
    if (failed(scalar))
      return failure();
    return elements.splat(*scalar);
  }

  /// The order of outer axes, if they are permuted or not.
  static SmallVector<int64_t> getOuterOrder(OpT op, int64_t rank) {
    if (!op.getOuterDimsPerm().empty())
      return llvm::to_vector(op.getOuterDimsPerm());
    return llvm::to_vector(llvm::seq<int64_t>(0, rank));
  }

  static Value gather(ElementBuilder &elements, Value source, Value indices,
                      int64_t axis) {
    return GatherOp::create(elements.getBuilder(), elements.getLoc(),
                            elements.getType(getElement(source)), source,
                            indices, axis);
  }
};

/// Element j of tile i is element i * tile + j of the axis.
struct DynamicPackPattern : DynamicTilesPattern<linalg::PackOp> {
  using DynamicTilesPattern::DynamicTilesPattern;

  FailureOr<Value> convert(linalg::PackOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    Value packed = defineEmpty(builder, loc, op.getSource());
    Sizes sizes = getSizes(builder, loc, packed),
          target = getSizes(builder, loc, op.getDest());
    int64_t rank = sizes.size();
    SmallVector<int64_t> order = getOuterOrder(op, rank);
    for (auto [i, axis] : llvm::enumerate(op.getInnerDimsPos())) {
      OpFoldResult whole = sizes[axis], tile = target[rank + i];
      sizes.push_back(builder.getIndexAttr(1));
      packed = reshapeTo(builder, loc, packed, sizes);
      sizes.back() = tile;
      packed = expandTo(builder, loc, packed, sizes);
      sizes[axis] = target[llvm::find(order, axis) - order.begin()];
      ElementBuilder elements(builder, loc, sizes);
      FailureOr<Value> factor = splatSize(elements, tile, refusal);
      if (failed(factor))
        return failure();
      Value indices = elements.create<AddOp>(
          elements.create<MulOp>(elements.iota(axis), *factor),
          elements.iota(sizes.size() - 1));
      packed = gather(elements, packed, indices, axis);
      if (!op.getPaddingValue())
        continue;
      FailureOr<Value> count = splatSize(elements, whole, refusal);
      FailureOr<Value> fill =
          liftScalar(builder, op.getPaddingValue(), refusal);
      if (failed(count) || failed(fill))
        return failure();
      packed = elements.where(elements.cmp(CmpPredicate::lt, indices, *count),
                              packed, elements.splat(*fill));
    }
    llvm::append_range(order, llvm::seq<int64_t>(rank, sizes.size()));
    return permuteBy(builder, loc, packed, order);
  }
};

/// Element k of an axis is element k % tile of tile k / tile.
struct DynamicUnPackPattern : DynamicTilesPattern<linalg::UnPackOp> {
  using DynamicTilesPattern::DynamicTilesPattern;

  FailureOr<Value> convert(linalg::UnPackOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    Value source = defineEmpty(builder, loc, op.getSource());
    Sizes target = getSizes(builder, loc, op.getDest());
    int64_t rank = target.size(),
            all = cast<RankedTensorType>(source.getType()).getRank();
    SmallVector<int64_t> order =
        invertPermutationVector(getOuterOrder(op, rank));
    llvm::append_range(order, llvm::seq<int64_t>(rank, all));
    source = permuteBy(builder, loc, source, order);
    Sizes sizes = getSizes(builder, loc, source);
    // The last axis is the tile's.
    for (int64_t axis : llvm::reverse(op.getInnerDimsPos())) {
      OpFoldResult tile = sizes.back();
      sizes[axis] = target[axis];
      ElementBuilder rows(builder, loc, sizes);
      sizes.back() = builder.getIndexAttr(1);
      ElementBuilder elements(builder, loc, sizes);
      FailureOr<Value> divisor = splatSize(rows, tile, refusal);
      FailureOr<Value> modulus = splatSize(elements, tile, refusal);
      if (failed(divisor) || failed(modulus))
        return failure();
      Value tiles = rows.create<IDivOp>(rows.iota(axis), *divisor);
      source = gather(rows, source, tiles, axis);
      Value rest = elements.create<ModOp>(elements.iota(axis), *modulus);
      source = gather(elements, source, rest, sizes.size() - 1);
      sizes.pop_back();
      source = reshapeTo(builder, loc, source, sizes);
    }
    return source;
  }
};

struct SoftmaxPattern : OpRewritePattern<linalg::SoftmaxOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::SoftmaxOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<RankedTensorType>(op.getInput().getType()) ||
        !isa<RankedTensorType>(op.getOutput().getType()))
      return rewriter.notifyMatchFailure(op, "its operands are memrefs");
    FailureOr<SmallVector<Value>> results = op.decomposeOperation(rewriter);
    if (failed(results))
      return rewriter.notifyMatchFailure(op, "it cannot be decomposed");
    rewriter.replaceOp(op, *results);
    return success();
  }
};
} // namespace

void uop::fromlinalg::populateRelayoutOpPatterns(RewritePatternSet &patterns) {
  patterns.add<PackPattern, UnPackPattern, DynamicPackPattern,
               DynamicUnPackPattern, SoftmaxPattern>(patterns.getContext());
}
