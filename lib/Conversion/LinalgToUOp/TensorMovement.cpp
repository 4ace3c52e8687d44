//===- TensorMovement.cpp - Slices, pads and shapes to uop ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BodyConverter.h"
#include "LinalgPatterns.h"
#include "TensorPattern.h"
#include "uop/Dialect/UOp/IR/InBounds.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

/// The source is put into the target's box, which the program vouches for.
static Value assignBox(OpBuilder &builder, Location loc, Value source,
                       Value target, ArrayRef<OpFoldResult> offsets,
                       ArrayRef<OpFoldResult> sizes) {
  SmallVector<Value> values = getBoxValues(offsets, sizes);
  auto assign =
      AssignOp::create(builder, loc, target.getType(), source, target, values,
                       builder.getDenseI64ArrayAttr(getStaticSizes(offsets)),
                       builder.getDenseI64ArrayAttr(getStaticSizes(sizes)));
  if (!values.empty())
    assign->setAttr(kInBoundsAttrName, builder.getUnitAttr());
  return assign.getResult();
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

namespace {
struct ExtractSlicePattern : TensorPattern<tensor::ExtractSliceOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::ExtractSliceOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    Sizes offsets = op.getMixedOffsets(), sizes = op.getMixedSizes();
    Value box = defineEmpty(builder, loc, op.getSource());
    if (areAllConstantIntValue(op.getMixedStrides(), 1)) {
      box = takeBox(builder, loc, box, offsets, sizes);
    } else {
      FailureOr<Value> taken = takeSteps(op, builder, box, refusal);
      if (failed(taken))
        return failure();
      box = *taken;
    }
    llvm::SmallBitVector dropped = op.getDroppedDims();
    Sizes left;
    for (auto [axis, size] : llvm::enumerate(sizes))
      if (!dropped.test(axis))
        left.push_back(size);
    return reshapeTo(builder, loc, box, left);
  }

  static FailureOr<Value> takeSteps(tensor::ExtractSliceOp op,
                                    OpBuilder &builder, Value source,
                                    Refusal &refusal) {
    Location loc = op.getLoc();
    RankedTensorType from = op.getSourceType();
    Sizes offsets = op.getMixedOffsets(), sizes = op.getMixedSizes();
    auto begins = getConstantIntValues(offsets),
         steps = getConstantIntValues(op.getMixedStrides()),
         counts = getConstantIntValues(sizes);
    bool isStatic = begins && counts && from.hasStaticShape();
    if (!steps || (!isStatic &&
                   llvm::any_of(*steps, [](int64_t step) { return step < 1; })))
      return refusal.set(op, "the strides of a slice must be constants, and "
                             "above 0 if its sizes or offsets are dynamic");
    if (!isStatic) {
      for (auto [axis, step] : llvm::enumerate(*steps))
        source = takeEvery(builder, loc, source, axis, offsets[axis],
                           sizes[axis], step);
      return source;
    }
    if (llvm::is_contained(*counts, 0))
      return ElementBuilder(builder, loc, sizes)
          .constant(from.getElementType(), int64_t(0));
    SmallVector<int64_t> strides = computeStrides(from.getShape());
    int64_t offset = 0;
    for (auto [stride, begin, step] : llvm::zip(strides, *begins, *steps)) {
      offset += begin * stride;
      stride *= step;
    }
    return ViewOp::create(builder, loc, from.clone(*counts),
                          flatten(builder, loc, source),
                          builder.getDenseI64ArrayAttr(*counts),
                          builder.getDenseI64ArrayAttr(strides),
                          builder.getI64IntegerAttr(offset), nullptr, nullptr)
        .getResult();
  }
};

struct InsertSlicePattern : TensorPattern<tensor::InsertSliceOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::InsertSliceOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    Sizes offsets = op.getMixedOffsets(), sizes = op.getMixedSizes();
    Value source = reshapeTo(builder, loc, op.getSource(), sizes);
    Value target = defineEmpty(builder, loc, op.getDest());
    if (!areAllConstantIntValue(op.getMixedStrides(), 1))
      return insertStrided(op, builder, source, target, refusal);
    return assignBox(builder, loc, source, target, offsets, sizes);
  }

  /// Chooses by a mask that moves as the source does: apart by the strides, to
  /// the offsets.
  FailureOr<Value> insertStrided(tensor::InsertSliceOp op, OpBuilder &builder,
                                 Value source, Value target,
                                 Refusal &refusal) const {
    Location loc = op.getLoc();
    Sizes offsets = op.getMixedOffsets();
    auto begins = getConstantIntValues(offsets),
         steps = getConstantIntValues(op.getMixedStrides());
    auto type = cast<RankedTensorType>(target.getType());
    bool isStatic = begins && type.hasStaticShape() &&
                    cast<RankedTensorType>(source.getType()).hasStaticShape();
    if (!steps || llvm::any_of(*steps, [](int64_t step) { return step < 1; }))
      return refusal.set(op, "a slice that is inserted needs strides that are "
                             "numbers above 0");
    ElementBuilder ones(builder, loc, getSizes(builder, loc, source));
    Value mask = ones.constant(builder.getI1Type(), int64_t(1));
    ElementBuilder elements(builder, loc, getSizes(builder, loc, target));
    auto move = [&](Value value) {
      return isStatic
                 ? spread(builder, loc, value, *begins, *steps, type.getShape())
                 : spreadInBounds(builder, loc, value, offsets, *steps,
                                  elements.getSizes());
    };
    Value spreadMask = move(mask);
    return elements.where(spreadMask, move(source), target);
  }

  /// The elements apart by the steps, and zeros between and after them.
  static Value moveApart(OpBuilder &builder, Location loc, Value value,
                         ArrayRef<int64_t> steps) {
    Sizes apart, joined;
    SmallVector<int64_t> high;
    for (auto [size, step] :
         llvm::zip_equal(getSizes(builder, loc, value), steps)) {
      llvm::append_values(apart, size, OpFoldResult(builder.getIndexAttr(1)));
      llvm::append_values(high, int64_t(0), step - 1);
      joined.push_back(
          getProduct(builder, loc, {size, builder.getIndexAttr(step)}));
    }
    value = reshapeTo(builder, loc, value, apart);
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> shape(type.getShape()), low(shape.size(), 0);
    for (auto [axis, step] : llvm::enumerate(steps))
      shape[2 * axis + 1] = step;
    value = PadOp::create(builder, loc, type.clone(shape), value, Value(), low,
                          high);
    return reshapeTo(builder, loc, value, joined);
  }

  /// The zeros after the last element may be beyond the target: they are put
  /// into a tensor with room for them.
  static Value spreadInBounds(OpBuilder &builder, Location loc, Value value,
                              ArrayRef<OpFoldResult> offsets,
                              ArrayRef<int64_t> steps,
                              ArrayRef<OpFoldResult> target) {
    Value apart = moveApart(builder, loc, value, steps);
    Sizes room;
    for (auto [size, step] : llvm::zip_equal(target, steps)) {
      if (auto known = getConstantIntValue(size)) {
        room.push_back(builder.getIndexAttr(*known + step - 1));
        continue;
      }
      Type index = builder.getIndexType();
      Value more = ConstOp::create(builder, loc, index, step - 1);
      room.push_back(
          Value(AddOp::create(builder, loc, index, cast<Value>(size), more)));
    }
    Value zeros = ElementBuilder(builder, loc, room)
                      .constant(getElement(value), int64_t(0));
    Sizes box = getSizes(builder, loc, apart);
    Value assign = assignBox(builder, loc, apart, zeros, offsets, box);
    auto type = cast<RankedTensorType>(value.getType());
    return ShrinkOp::create(builder, loc, type.clone(getStaticSizes(target)),
                            assign, getDynamicSizes(target),
                            SmallVector<int64_t>(target.size(), 0),
                            getStaticSizes(target));
  }

  /// The same where all sizes and offsets are numbers.
  static Value spread(OpBuilder &builder, Location loc, Value value,
                      ArrayRef<int64_t> begins, ArrayRef<int64_t> steps,
                      ArrayRef<int64_t> target) {
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> whole, high;
    for (auto [axis, size] : llvm::enumerate(type.getShape())) {
      int64_t room = target[axis] - begins[axis];
      whole.push_back(std::min(size * steps[axis], room));
      high.push_back(room - whole.back());
    }
    value = moveApart(builder, loc, value, steps);
    value = shrinkTo(builder, loc, value, SmallVector<int64_t>(whole.size(), 0),
                     whole);
    return PadOp::create(builder, loc, type.clone(target), value, Value(),
                         begins, high);
  }
};

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

/// `source` between `low` and `high` elements of `fill` along an axis, which
/// has `size` then.
static Value surround(OpBuilder &builder, Location loc, Value source,
                      int64_t axis, OpFoldResult low, OpFoldResult high,
                      TypedAttr fill, int64_t size) {
  SmallVector<Value> parts;
  auto addFilled = [&](OpFoldResult amount) {
    if (isConstantIntValue(amount, 0))
      return;
    Sizes sizes = getSizes(builder, loc, source);
    sizes[axis] = amount;
    parts.push_back(ElementBuilder(builder, loc, sizes).constant(fill));
  };
  addFilled(low);
  parts.push_back(source);
  addFilled(high);
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[axis] = size;
  return CatOp::create(builder, loc, type.clone(shape), parts, axis);
}

struct PadPattern : TensorPattern<tensor::PadOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::PadOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    Value source = defineEmpty(builder, loc, op.getSource());
    auto yield = cast<tensor::YieldOp>(op.getBody()->getTerminator());
    if (auto constant = yield.getValue().getDefiningOp<arith::ConstantOp>())
      return pad(op, builder, source, constant.getValue());
    ElementBuilder inner(builder, loc, getSizes(builder, loc, source));
    Type truth = builder.getI1Type();
    Value mask = pad(op, builder, inner.constant(truth, int64_t(1)),
                     builder.getBoolAttr(false));
    Value padded =
        pad(op, builder, source,
            cast<TypedAttr>(builder.getZeroAttr(getElement(source))));
    Sizes sizes = getSizes(builder, loc, padded);
    BodyConverter body(builder, *op.getBody(), sizes, loc, refusal,
                       [&](BlockArgument argument) -> FailureOr<Value> {
                         return body.getElements().iota(
                             argument.getArgNumber());
                       });
    FailureOr<Value> fill = body.get(yield.getValue());
    if (failed(fill))
      return failure();
    return body.getElements().where(mask, padded, *fill);
  }

  /// uop.pad along axes where both amounts are numbers. Along the others the
  /// value is joined with tensors of the fill.
  static Value pad(tensor::PadOp op, OpBuilder &builder, Value value,
                   TypedAttr fill) {
    Location loc = op.getLoc();
    Sizes low = op.getMixedLowPad(), high = op.getMixedHighPad();
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> shape(type.getShape()), before(shape.size(), 0),
        after = before;
    SmallVector<int64_t> others;
    for (auto [axis, size] : llvm::enumerate(shape)) {
      auto first = getConstantIntValue(low[axis]),
           last = getConstantIntValue(high[axis]);
      if (!first || !last) {
        others.push_back(axis);
        continue;
      }
      before[axis] = *first;
      after[axis] = *last;
      if (!ShapedType::isDynamic(size))
        size += *first + *last;
    }
    if (others.size() != shape.size())
      value = PadOp::create(builder, loc, type.clone(shape), value,
                            ConstOp::create(builder, loc, fill), before, after);
    for (int64_t axis : others)
      value = surround(builder, loc, value, axis, low[axis], high[axis], fill,
                       op.getResultType().getDimSize(axis));
    return value;
  }
};

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

struct CollapsePattern : TensorPattern<tensor::CollapseShapeOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::CollapseShapeOp op, OpBuilder &builder,
                           Refusal &) const override {
    Location loc = op.getLoc();
    Value source = defineEmpty(builder, loc, op.getSrc());
    Sizes from = getSizes(builder, loc, source), to;
    for (const ReassociationIndices &group : op.getReassociationIndices()) {
      Sizes merged =
          llvm::map_to_vector(group, [&](int64_t axis) { return from[axis]; });
      to.push_back(getProduct(builder, loc, merged));
    }
    return reshapeTo(builder, loc, source, to);
  }
};

struct ExpandShapePattern : TensorPattern<tensor::ExpandShapeOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::ExpandShapeOp op, OpBuilder &builder,
                           Refusal &) const override {
    Value source = defineEmpty(builder, op.getLoc(), op.getSrc());
    return reshapeTo(builder, op.getLoc(), source, op.getMixedOutputShape());
  }
};

struct ReshapePattern : OpRewritePattern<tensor::ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    // The shape is a tensor, often of index, and need not be read.
    auto from = dyn_cast<RankedTensorType>(op.getSource().getType());
    auto to = dyn_cast<RankedTensorType>(op.getResult().getType());
    if (!from || !to || !from.hasStaticShape() || !to.hasStaticShape() ||
        !isElementType(from.getElementType()))
      return rewriter.notifyMatchFailure(
          op, "its shape is computed, or uop has no such element type; "
              "use tensor.expand_shape or tensor.collapse_shape for a dynamic "
              "shape");
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, to, op.getSource());
    return success();
  }
};

/// A size that ops of uop show is that value.
struct DimPattern : OpRewritePattern<tensor::DimOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::DimOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<int64_t> axis = op.getConstantIndex();
    auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
    if (!axis || !type || *axis < 0 || *axis >= type.getRank())
      return rewriter.notifyMatchFailure(op, "its axis is not known");
    DetachedOps ops(rewriter);
    OpFoldResult size =
        getSizes(ops.getBuilder(), op.getLoc(), op.getSource())[*axis];
    auto value = dyn_cast<Value>(size);
    auto same = value ? value.getDefiningOp<tensor::DimOp>() : tensor::DimOp();
    if (same && same.getSource() == op.getSource())
      return rewriter.notifyMatchFailure(op,
                                         "the size of the axis is not known");
    if (!value)
      value = arith::ConstantIndexOp::create(ops.getBuilder(), op.getLoc(),
                                             *getConstantIntValue(size));
    ops.replace(op, value);
    return success();
  }
};

struct ConcatPattern : TensorPattern<tensor::ConcatOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::ConcatOp op, OpBuilder &builder,
                           Refusal &) const override {
    Location loc = op.getLoc();
    auto inputs = llvm::map_to_vector(op.getInputs(), [&](Value input) {
      return defineEmpty(builder, loc, input);
    });
    auto type = cast<RankedTensorType>(
        tensor::ConcatOp::inferResultType(op.getDim(), op->getOperandTypes()));
    return CatOp::create(builder, loc, type, inputs, int64_t(op.getDim()))
        .getResult();
  }
};

struct BitcastPattern : TensorPattern<tensor::BitcastOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::BitcastOp op, OpBuilder &builder,
                           Refusal &) const override {
    Value source = defineEmpty(builder, op.getLoc(), op.getSource());
    Type type = withElementType(source.getType(), getElement(op.getResult()));
    return BitcastOp::create(builder, op.getLoc(), type, source).getResult();
  }
};
} // namespace

void uop::fromlinalg::populateTensorMovementPatterns(
    RewritePatternSet &patterns) {
  patterns.add<ExtractSlicePattern, InsertSlicePattern, PadPattern,
               CollapsePattern, ExpandShapePattern, ReshapePattern,
               ConcatPattern, DimPattern, BitcastPattern>(
      patterns.getContext());
}
