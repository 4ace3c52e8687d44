//===- TensorElements.cpp - Tensors made element by element -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BodyConverter.h"
#include "LinalgPatterns.h"
#include "TensorPattern.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
struct GeneratePattern : TensorPattern<tensor::GenerateOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::GenerateOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Sizes sizes = getMixedValues(op.getType().getShape(),
                                 op.getDynamicExtents(), builder);
    Block &block = op.getBody().front();
    BodyConverter body(builder, block, sizes, op.getLoc(), refusal,
                       [&](BlockArgument argument) -> FailureOr<Value> {
                         return body.getElements().iota(
                             argument.getArgNumber());
                       });
    return body.get(cast<tensor::YieldOp>(block.getTerminator()).getValue());
  }
};

struct SplatPattern : TensorPattern<tensor::SplatOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::SplatOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Sizes sizes =
        getMixedValues(op.getType().getShape(), op.getDynamicSizes(), builder);
    ElementBuilder elements(builder, op.getLoc(), sizes);
    if (auto constant = op.getInput().getDefiningOp<arith::ConstantOp>())
      return elements.constant(constant.getValue());
    FailureOr<Value> scalar = liftScalar(builder, op.getInput(), refusal);
    if (failed(scalar))
      return failure();
    return elements.splat(*scalar);
  }
};

struct FromElementsPattern : TensorPattern<tensor::FromElementsOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::FromElementsOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    SmallVector<Attribute> numbers;
    for (Value element : op.getElements())
      if (auto constant = element.getDefiningOp<arith::ConstantOp>())
        numbers.push_back(constant.getValue());
    if (numbers.size() == op.getElements().size())
      return ConstOp::create(builder, loc,
                             DenseElementsAttr::get(op.getType(), numbers))
          .getResult();
    SmallVector<Value> elements;
    for (Value element : op.getElements()) {
      FailureOr<Value> scalar = liftScalar(builder, element, refusal);
      if (failed(scalar))
        return failure();
      // Nothing is known of it: it would become this very op.
      if (auto wrapped = scalar->getDefiningOp<tensor::FromElementsOp>())
        if (op.getElements().size() == 1)
          return refusal.set(op, "its element is computed by '" +
                                     describe(element) +
                                     "', which has no lowering to uop");
      elements.push_back(reshapeTo(builder, loc, *scalar,
                                   OpFoldResult(builder.getIndexAttr(1))));
    }
    Value flat = elements.front();
    if (elements.size() > 1)
      flat = CatOp::create(builder, loc,
                           RankedTensorType::get({int64_t(elements.size())},
                                                 op.getType().getElementType()),
                           elements, /*axis=*/int64_t(0));
    return reshapeTo(builder, loc, flat,
                     getSizes(builder, loc, op.getResult()));
  }

  static std::string describe(Value value) {
    Operation *op = value.getDefiningOp();
    return op ? op->getName().getStringRef().str() : "an argument";
  }
};

struct InsertPattern : TensorPattern<tensor::InsertOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::InsertOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    SmallVector<int64_t> offsets;
    for (Value index : op.getIndices()) {
      auto number = getConstantIntValue(index);
      if (!number)
        return refusal.set(op, "its position is computed; make it constant");
      offsets.push_back(*number);
    }
    FailureOr<Value> scalar = liftScalar(builder, op.getScalar(), refusal);
    if (failed(scalar))
      return failure();
    SmallVector<int64_t> ones(offsets.size(), 1);
    Value target = defineEmpty(builder, loc, op.getDest());
    Value element =
        reshapeTo(builder, loc, *scalar,
                  getAsIndexOpFoldResult(builder.getContext(), ones));
    if (offsets.empty())
      return element;
    return AssignOp::create(builder, loc, target.getType(), element, target,
                            ValueRange(), builder.getDenseI64ArrayAttr(offsets),
                            builder.getDenseI64ArrayAttr(ones))
        .getResult();
  }
};

//===----------------------------------------------------------------------===//
// Gather and scatter
//===----------------------------------------------------------------------===//

/// A tensor that is read or written at indices along some of its axes.
struct IndexedAxes {
  IndexedAxes(ArrayRef<OpFoldResult> sizes, ArrayRef<int64_t> axes) {
    // Of a size that is a value first, so that offsets are sums of multiples.
    for (bool isDynamic : {true, false}) {
      for (auto [column, axis] : llvm::enumerate(axes))
        if (isa<Value>(sizes[axis]) == isDynamic)
          columns.push_back(column);
      if (isDynamic)
        numDynamic = columns.size();
    }
    for (int64_t column : columns) {
      order.push_back(axes[column]);
      along.push_back(sizes[axes[column]]);
    }
    for (auto [axis, size] : llvm::enumerate(sizes)) {
      if (llvm::is_contained(axes, axis))
        continue;
      order.push_back(axis);
      left.push_back(size);
    }
  }

  /// Which of the indices at a place are along each of them.
  SmallVector<int64_t> columns;
  /// How many of their sizes are values.
  int64_t numDynamic;
  /// The axes with those along which indices are at first.
  SmallVector<int64_t> order;
  /// The sizes along those axes, and the others.
  Sizes along, left;
};

/// The indices along one axis at each of the `places`, i64, with an axis of
/// size 1 for each of `others`.
static Value takeColumn(OpBuilder &builder, Location loc, Value indices,
                        int64_t column, ArrayRef<OpFoldResult> places,
                        size_t others) {
  Sizes sizes(places);
  sizes.append(others, builder.getIndexAttr(1));
  auto type = cast<RankedTensorType>(indices.getType());
  SmallVector<int64_t> begins(type.getRank(), 0), box(type.getShape());
  begins.back() = column;
  box.back() = 1;
  Value taken = shrinkTo(builder, loc, indices, begins, box);
  taken = reshapeTo(builder, loc, taken, sizes);
  return ElementBuilder(builder, loc, sizes).cast(taken, builder.getI64Type());
}

/// The row-major offset, in a box of sizes `along`, of the indices at each of
/// the `places`, with an axis of size 1 for each of those that are left.
static Value combineIndices(OpBuilder &builder, Location loc, Value indices,
                            const IndexedAxes &axes,
                            ArrayRef<OpFoldResult> places) {
  Sizes sizes(places);
  sizes.append(axes.left.size(), builder.getIndexAttr(1));
  ElementBuilder elements(builder, loc, sizes);
  Value sum;
  for (auto [number, size] : llvm::zip_equal(axes.columns, axes.along)) {
    Value column =
        takeColumn(builder, loc, indices, number, places, axes.left.size());
    if (!sum) {
      sum = column;
      continue;
    }
    Value factor =
        elements.constant(builder.getI64Type(), *getConstantIntValue(size));
    sum = elements.create<AddOp>(elements.create<MulOp>(sum, factor), column);
  }
  return sum;
}

/// By one index after the other, so that sizes are not multiplied: along the
/// first axis, in whose place are those of the places, and then along the axis
/// after these. `source` has the axes of `axes.order`.
static Value gatherOneByOne(OpBuilder &builder, Location loc, Value source,
                            Value indices, const IndexedAxes &axes,
                            ArrayRef<OpFoldResult> places) {
  auto type = cast<RankedTensorType>(source.getType());
  Sizes rest(llvm::drop_begin(axes.along));
  llvm::append_range(rest, axes.left);
  Sizes apart(places.size(), builder.getIndexAttr(1)), repeated(places);
  apart.front() = repeated.front() = axes.along.front();
  llvm::append_range(apart, rest);
  llvm::append_range(repeated, rest);
  source = reshapeTo(builder, loc, source, apart);
  source = expandTo(builder, loc, source, repeated);
  for (auto [i, number] : llvm::enumerate(axes.columns)) {
    Sizes read(places);
    if (i != 0) {
      read.push_back(builder.getIndexAttr(1));
      rest.erase(rest.begin());
    }
    llvm::append_range(read, rest);
    Value column = takeColumn(builder, loc, indices, number, places,
                              read.size() - places.size());
    source = GatherOp::create(builder, loc, type.clone(getStaticSizes(read)),
                              source, expandTo(builder, loc, column, read),
                              /*axis=*/i == 0 ? 0 : int64_t(places.size()));
    if (i == 0)
      continue;
    read.erase(read.begin() + places.size());
    source = reshapeTo(builder, loc, source, read);
  }
  return source;
}

/// The elements along the gathered axes, in their order, are one axis; the
/// indices of each place are one offset along it.
struct GatherPattern : TensorPattern<tensor::GatherOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::GatherOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    ArrayRef<int64_t> gathered = op.getGatherDims();
    RankedTensorType from = op.getSourceType(), to = op.getResultType();
    Value source = defineEmpty(builder, loc, op.getSource());
    Value indices = defineEmpty(builder, loc, op.getIndices());
    Sizes all = getSizes(builder, loc, source);
    IndexedAxes axes(all, gathered);
    Sizes places = getSizes(builder, loc, indices);
    places.pop_back();
    Sizes result = places;
    bool isReduced = to.getRank() == int64_t(places.size() + axes.left.size());
    for (auto [axis, size] : llvm::enumerate(all)) {
      if (!llvm::is_contained(gathered, axis))
        result.push_back(size);
      else if (!isReduced)
        result.push_back(builder.getIndexAttr(1));
    }
    if (to.hasStaticShape() && to.getNumElements() == 0)
      return ElementBuilder(builder, loc, result)
          .constant(to.getElementType(), int64_t(0));
    if (places.empty())
      places.push_back(builder.getIndexAttr(1));
    source = permuteBy(builder, loc, source, axes.order);
    if (axes.numDynamic > 1)
      return reshapeTo(
          builder, loc,
          gatherOneByOne(builder, loc, source, indices, axes, places), result);
    // uop.gather reads an element along the first axis for each index; all
    // other axes are there in both.
    Sizes apart(places.size(), builder.getIndexAttr(1)), box = places;
    apart.front() = box.front() = getProduct(builder, loc, axes.along);
    llvm::append_range(apart, axes.left);
    llvm::append_range(box, axes.left);
    source = reshapeTo(builder, loc, source, apart);
    source = expandTo(builder, loc, source, box);
    Value offsets = combineIndices(builder, loc, indices, axes, places);
    llvm::append_range(places, axes.left);
    offsets = expandTo(builder, loc, offsets, places);
    Value value =
        GatherOp::create(builder, loc, from.clone(getStaticSizes(places)),
                         source, offsets, /*axis=*/int64_t(0));
    return reshapeTo(builder, loc, value, result);
  }
};

/// The same, with all places along one axis.
struct ScatterPattern : TensorPattern<tensor::ScatterOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::ScatterOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    Location loc = op.getLoc();
    RankedTensorType from = op.getSourceType();
    Value dest = defineEmpty(builder, loc, op.getDest());
    if (from.hasStaticShape() && from.getNumElements() == 0)
      return dest;
    Value source = defineEmpty(builder, loc, op.getSource());
    Value indices = defineEmpty(builder, loc, op.getIndices());
    IndexedAxes axes(getSizes(builder, loc, dest), op.getScatterDims());
    if (axes.numDynamic > 1)
      return refusal.set(op, "of the axes that it has indices for only one may "
                             "have a dynamic size; make the others static");
    Sizes batch = getSizes(builder, loc, indices);
    batch.pop_back();
    Sizes rows = {getProduct(builder, loc, axes.along)},
          places = {getProduct(builder, loc, batch)};
    Value offsets = combineIndices(builder, loc, indices, axes, places);
    llvm::append_range(rows, axes.left);
    llvm::append_range(places, axes.left);
    dest = permuteBy(builder, loc, dest, axes.order);
    Sizes permuted = getSizes(builder, loc, dest);
    Value value = ScatterOp::create(builder, loc, ScatterKind::set,
                                    reshapeTo(builder, loc, dest, rows),
                                    expandTo(builder, loc, offsets, places),
                                    reshapeTo(builder, loc, source, places),
                                    /*axis=*/int64_t(0));
    value = reshapeTo(builder, loc, value, permuted);
    return permuteBy(builder, loc, value, invertPermutationVector(axes.order));
  }
};

//===----------------------------------------------------------------------===//
// Arithmetic on tensors
//===----------------------------------------------------------------------===//

/// arith and math on tensors.
struct ElementwisePattern : RewritePattern {
  explicit ElementwisePattern(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    // The reasons are those of the patterns that the op is for.
    if (!isArithmeticOp(op) || op->getNumResults() == 0)
      return failure();
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    if (!type)
      return rewriter.notifyMatchFailure(op,
                                         "its result is not a ranked tensor");
    DetachedOps ops(rewriter);
    Refusal refusal;
    OpBuilder &builder = ops.getBuilder();
    SmallVector<Value> results;
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      if (!isElementType(type.getElementType()) ||
          !isa<DenseElementsAttr>(constant.getValue()))
        return rewriter.notifyMatchFailure(op, "it stays as it is");
      results.push_back(
          ConstOp::create(builder, op->getLoc(), constant.getValue()));
    } else if (failed(convert(op, builder, refusal, results))) {
      return ops.refuse(op, refusal);
    }
    ops.replace(op, results);
    return success();
  }

  static LogicalResult convert(Operation *op, OpBuilder &builder,
                               Refusal &refusal, SmallVector<Value> &results) {
    for (TypeRange types :
         {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
      for (Type type : types)
        if (!isElementType(getElementTypeOrSelf(type)))
          return refusal.set(op, "uop has no element type " +
                                     debugString(getElementTypeOrSelf(type)));
    SmallVector<Value> operands;
    Value shape;
    for (Value operand : op->getOperands()) {
      if (!isa<RankedTensorType>(operand.getType())) {
        FailureOr<Value> scalar = liftScalar(builder, operand, refusal);
        if (failed(scalar))
          return failure();
        operands.push_back(*scalar);
        continue;
      }
      operands.push_back(defineEmpty(builder, op->getLoc(), operand));
      shape = operands.back();
    }
    ElementBuilder elements(builder, op->getLoc(),
                            getSizes(builder, op->getLoc(), shape));
    auto values = convertScalarOp(op, operands, elements, refusal);
    if (failed(values))
      return failure();
    llvm::append_range(results, *values);
    return success();
  }
};

/// A rank is known, so that what is computed from it is, too.
struct RankPattern : OpRewritePattern<tensor::RankOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::RankOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getTensor().getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "its operand is unranked");
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, type.getRank());
    return success();
  }
};

/// So is a size that a cast hides.
struct DimPattern : OpRewritePattern<tensor::DimOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::DimOp op,
                                PatternRewriter &rewriter) const override {
    Value source = op.getSource();
    while (auto cast = source.getDefiningOp<tensor::CastOp>())
      source = cast.getSource();
    auto type = dyn_cast<RankedTensorType>(source.getType());
    std::optional<int64_t> axis = op.getConstantIndex();
    if (!type || !axis || *axis < 0 || *axis >= type.getRank() ||
        type.isDynamicDim(*axis))
      return rewriter.notifyMatchFailure(op, "a run decides it");
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op,
                                                        type.getDimSize(*axis));
    return success();
  }
};
} // namespace

void uop::fromlinalg::populateTensorElementPatterns(
    RewritePatternSet &patterns) {
  patterns
      .add<DimPattern, RankPattern, GeneratePattern, SplatPattern,
           FromElementsPattern, InsertPattern, GatherPattern, ScatterPattern>(
          patterns.getContext());
}

void uop::fromlinalg::populateElementwisePatterns(RewritePatternSet &patterns) {
  patterns.add<ElementwisePattern>(patterns.getContext());
}
