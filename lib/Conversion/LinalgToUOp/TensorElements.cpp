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
                                     "', of which uop has no counterpart");
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

/// The row-major offset in a tensor of `shape` of each element of a result of
/// tensor.gather: the first axes are those of the indices but the last, the
/// others those of a slice, whose gathered axes are left out or of size 1.
static Value createOffsets(ElementBuilder &elements, Value indices,
                           ArrayRef<int64_t> shape,
                           ArrayRef<int64_t> gathered) {
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  Type i64 = builder.getI64Type();
  auto type = cast<RankedTensorType>(indices.getType());
  int64_t batch = type.getRank() - 1;
  int64_t rank = elements.getSizes().size();
  bool isReduced =
      rank == batch + int64_t(shape.size()) - int64_t(gathered.size());
  SmallVector<int64_t> strides = computeStrides(shape);
  Value sum = elements.constant(i64, int64_t(0));
  auto add = [&](Value index, int64_t stride) {
    Value part = elements.create<MulOp>(index, elements.constant(i64, stride));
    sum = elements.create<AddOp>(sum, part);
  };
  for (auto [number, axis] : llvm::enumerate(gathered)) {
    SmallVector<int64_t> offsets(batch, 0), box(type.getShape().drop_back());
    offsets.push_back(number);
    box.push_back(1);
    Value column = shrinkTo(builder, loc, indices, offsets, box);
    SmallVector<int64_t> places(rank, 1);
    llvm::copy(type.getShape().drop_back(), places.begin());
    column = reshapeTo(builder, loc, column,
                       getAsIndexOpFoldResult(builder.getContext(), places));
    column = elements.cast(column, i64);
    add(expandTo(builder, loc, column, elements.getSizes()), strides[axis]);
  }
  int64_t place = batch;
  for (int64_t axis : llvm::seq<int64_t>(shape.size())) {
    if (!llvm::is_contained(gathered, axis))
      add(elements.iota(place++), strides[axis]);
    else if (!isReduced)
      ++place;
  }
  return sum;
}

static LogicalResult checkStatic(Operation *op, Refusal &refusal) {
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (!cast<RankedTensorType>(type).hasStaticShape())
        return refusal.set(op, "it has dynamic sizes; make them static");
  return success();
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
    for (int64_t axis : gathered.drop_front())
      if (from.isDynamicDim(axis))
        return refusal.set(op, "of the axes that it gathers along only the "
                               "first one may have a dynamic size; make the "
                               "others static");
    Value source = defineEmpty(builder, loc, op.getSource());
    Value indices = defineEmpty(builder, loc, op.getIndices());
    Sizes all = getSizes(builder, loc, source), along, left;
    SmallVector<int64_t> order(gathered);
    for (int64_t axis : gathered)
      along.push_back(all[axis]);
    for (auto [axis, size] : llvm::enumerate(all)) {
      if (llvm::is_contained(gathered, axis))
        continue;
      order.push_back(axis);
      left.push_back(size);
    }
    Sizes batch = getSizes(builder, loc, indices), result;
    batch.pop_back();
    bool isReduced = to.getRank() == int64_t(batch.size() + left.size());
    result = batch;
    for (auto [axis, size] : llvm::enumerate(all)) {
      bool isLeft = !llvm::is_contained(gathered, axis);
      if (isLeft)
        result.push_back(size);
      else if (!isReduced)
        result.push_back(builder.getIndexAttr(1));
    }
    if (to.hasStaticShape() && to.getNumElements() == 0)
      return ElementBuilder(builder, loc, result)
          .constant(to.getElementType(), int64_t(0));
    // uop.gather reads one element of an axis for each of the indices: the
    // first axis of both is that, and all others are there in both.
    Sizes places = batch;
    if (places.empty())
      places.push_back(builder.getIndexAttr(1));
    Sizes ones(places.size(), builder.getIndexAttr(1)), box = places;
    ones.front() = box.front() = getProduct(builder, loc, along);
    llvm::append_range(ones, left);
    llvm::append_range(box, left);
    source = permuteBy(builder, loc, source, order);
    source = expandTo(builder, loc, reshapeTo(builder, loc, source, ones), box);
    Value offsets =
        combineIndices(builder, loc, indices, along, places, left.size());
    llvm::append_range(places, left);
    offsets = expandTo(builder, loc, offsets, places);
    Value value = GatherOp::create(
        builder, loc, from.clone(getStaticSizes(places)), source, offsets,
        /*axis=*/int64_t(0));
    return reshapeTo(builder, loc, value, result);
  }

  /// The row-major offset, in a box of sizes `along`, of the indices at each
  /// of the `places`, with `numOnes` more axes of size 1.
  static Value combineIndices(OpBuilder &builder, Location loc, Value indices,
                              ArrayRef<OpFoldResult> along,
                              ArrayRef<OpFoldResult> places, size_t numOnes) {
    Sizes sizes(places);
    sizes.append(numOnes, builder.getIndexAttr(1));
    ElementBuilder elements(builder, loc, sizes);
    Type i64 = builder.getI64Type();
    auto type = cast<RankedTensorType>(indices.getType());
    Value sum;
    for (auto [number, size] : llvm::enumerate(along)) {
      SmallVector<int64_t> begins(type.getRank(), 0), box(type.getShape());
      begins.back() = number;
      box.back() = 1;
      Value column = shrinkTo(builder, loc, indices, begins, box);
      column = reshapeTo(builder, loc, column, sizes);
      column = elements.cast(column, i64);
      if (!sum) {
        sum = column;
        continue;
      }
      Value factor = elements.constant(i64, *getConstantIntValue(size));
      sum = elements.create<AddOp>(elements.create<MulOp>(sum, factor), column);
    }
    return sum;
  }
};

struct ScatterPattern : TensorPattern<tensor::ScatterOp> {
  using TensorPattern::TensorPattern;

  FailureOr<Value> convert(tensor::ScatterOp op, OpBuilder &builder,
                           Refusal &refusal) const override {
    if (failed(checkStatic(op, refusal)))
      return failure();
    Location loc = op.getLoc();
    auto target = cast<RankedTensorType>(op.getDest().getType());
    Value dest = defineEmpty(builder, loc, op.getDest());
    if (cast<RankedTensorType>(op.getSource().getType()).getNumElements() == 0)
      return dest;
    ElementBuilder elements(builder, loc,
                            getSizes(builder, loc, op.getSource()));
    Value offsets = createOffsets(elements, op.getIndices(), target.getShape(),
                                  op.getScatterDims());
    Value flat = ScatterOp::create(
        builder, loc, ScatterKind::set, flatten(builder, loc, dest),
        flatten(builder, loc, offsets), flatten(builder, loc, op.getSource()),
        /*axis=*/int64_t(0));
    return reshapeTo(builder, loc, flat, getSizes(builder, loc, op.getDest()));
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
      return rewriter.notifyMatchFailure(op, "its result is no ranked tensor");
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
