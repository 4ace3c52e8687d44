//===- WinogradOps.cpp - Winograd's transforms as products ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A convolution F(m x m, r x r) is A^T [(G g G^T) * (B^T d B)] A. Each of the
// three ops becomes a product with one of these matrices along the height, and
// one along the width. Which multiples of the matrices stand for a transform is
// upstream's choice, and so is that the output is scaled and added to.
//
//===----------------------------------------------------------------------===//

#include "LinalgPatterns.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
/// Integers over one denominator, row by row.
struct Matrix {
  int64_t columns;
  double denominator;
  std::vector<double> numbers;

  int64_t rows() const { return numbers.size() / columns; }
};

struct Winograd {
  int64_t m, r;
  /// What the output is multiplied by, for each of its dimensions.
  double scale;
  Matrix input, filter, output;
};
} // namespace

static const Winograd &getWinograd(linalg::WinogradConv2DFmr fmr) {
  static const Winograd f23{
      2,
      3,
      1,
      {4, 1, {-1, 0, 1, 0, 0, -1, 1, 0, 0, 1, 1, 0, 0, -1, 0, 1}},
      {3, 2, {-2, 0, 0, 1, -1, 1, 1, 1, 1, 0, 0, 2}},
      {4, 1, {1, 1, 1, 0, 0, -1, 1, 1}}};
  static const Winograd f43{
      4,
      3,
      32,
      {6, 16, {4, 0, -5, 0,  1, 0, 0, 4,  -4, -1, 1, 0, 0, -4, -4, 1,  1, 0,
               0, 4, -2, -4, 2, 0, 0, -4, -2, 4,  2, 0, 0, 4,  0,  -5, 0, 1}},
      {3, 12, {12, 0, 0, -4, 4, -4, -4, -4, -4, 1, -2, 4, 1, 2, 4, 0, 0, 12}},
      {6, 8, {1, 2, 2, 1, 1, 0, 0, -2, 2, -2, 2, 0,
              0, 2, 2, 4, 4, 0, 0, -2, 2, -8, 8, 4}}};
  static const Winograd f25{
      2,
      5,
      16,
      {6, 16, {2, 3, -4, -3, 2, 0, 0, 2,  1,  -5, 2, 0, 0, -2, -5, -1, 2,  0,
               0, 4, -2, -4, 2, 0, 0, -2, -4, 2,  4, 0, 0, 2,  3,  -4, -3, 2}},
      {5, 60, {60,  0,   0,   0,   0,   10,  -10, 10, -10, 10,
               -10, -10, -10, -10, -10, -16, 8,   -4, 2,   -1,
               1,   2,   4,   8,   16,  0,   0,   0,  0,   60}},
      {6, 2, {1, 2, 2, 4, 2, 0, 0, -2, 2, -2, 4, 1}}};
  switch (fmr) {
  case linalg::WinogradConv2DFmr::F_2_3:
    return f23;
  case linalg::WinogradConv2DFmr::F_4_3:
    return f43;
  case linalg::WinogradConv2DFmr::F_2_5:
    return f25;
  }
  llvm_unreachable("unknown transform");
}

static Value createMatrix(OpBuilder &builder, Location loc,
                          const Matrix &matrix, FloatType element) {
  SmallVector<APFloat> numbers;
  for (double number : matrix.numbers) {
    APFloat rounded(number / matrix.denominator);
    bool isInexact;
    rounded.convert(element.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                    &isInexact);
    numbers.push_back(rounded);
  }
  auto type = RankedTensorType::get({matrix.rows(), matrix.columns}, element);
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, numbers));
}

namespace {
/// How a product reads its tensor and where it writes: the size of each loop,
/// and the loops that are axes. The first loop is a row of the matrix, the last
/// one a column, which is summed over.
struct Product {
  SmallVector<int64_t> sizes;
  SmallVector<AffineExpr> reads, writes;

  int64_t column() const { return sizes.size() - 1; }
};
} // namespace

/// The products of the matrix with the columns of a tensor.
static Value createProduct(OpBuilder &builder, Location loc,
                           const Matrix &matrix, const Product &product,
                           Value source) {
  MLIRContext *context = builder.getContext();
  auto element = cast<FloatType>(
      cast<RankedTensorType>(source.getType()).getElementType());
  unsigned numLoops = product.sizes.size();
  SmallVector<AffineMap> maps = {
      AffineMap::get(numLoops, 0,
                     {getAffineDimExpr(0, context),
                      getAffineDimExpr(product.column(), context)},
                     context),
      AffineMap::get(numLoops, 0, product.reads, context),
      AffineMap::get(numLoops, 0, product.writes, context)};
  SmallVector<int64_t> shape;
  for (AffineExpr loop : product.writes)
    shape.push_back(product.sizes[cast<AffineDimExpr>(loop).getPosition()]);
  SmallVector<utils::IteratorType> kinds(numLoops,
                                         utils::IteratorType::parallel);
  kinds.back() = utils::IteratorType::reduction;
  Value zero = arith::ConstantOp::create(builder, loc,
                                         builder.getFloatAttr(element, 0.0));
  Value empty = tensor::EmptyOp::create(builder, loc, shape, element);
  Value init = linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
  Value factors = createMatrix(builder, loc, matrix, element);
  auto fill = [](OpBuilder &inside, Location place, ValueRange arguments) {
    Value term =
        arith::MulFOp::create(inside, place, arguments[0], arguments[1]);
    Value sum = arith::AddFOp::create(inside, place, term, arguments[2]);
    linalg::YieldOp::create(inside, place, sum);
  };
  return linalg::GenericOp::create(builder, loc, init.getType(),
                                   ValueRange{factors, source}, init, maps,
                                   kinds, fill)
      .getResult(0);
}

static ArrayRef<int64_t> shapeOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getShape();
}

/// Why the op is not converted. Empty if it is.
static StringRef findRefusal(Value source, Value init) {
  auto from = dyn_cast<RankedTensorType>(source.getType());
  auto to = dyn_cast<RankedTensorType>(init.getType());
  if (!from || !to || !from.hasStaticShape() || !to.hasStaticShape())
    return "it has dynamic sizes; make them static";
  if (!isa<FloatType>(from.getElementType()) ||
      !isElementType(from.getElementType()))
    return "its matrices are fractions; its elements must be floats";
  return {};
}

/// The matrix times the tensor along one axis, which stays where it is.
static Value transformAxis(OpBuilder &builder, Location loc,
                           const Matrix &matrix, Value source, int64_t axis) {
  Product product;
  ArrayRef<int64_t> shape = shapeOf(source);
  product.sizes.push_back(matrix.rows());
  for (int64_t i = 0, rank = shape.size(); i != rank; ++i) {
    int64_t loop = i < axis ? i + 1 : i;
    bool isWindow = i == axis;
    if (!isWindow)
      product.sizes.push_back(shape[i]);
    product.reads.push_back(builder.getAffineDimExpr(isWindow ? rank : loop));
    product.writes.push_back(builder.getAffineDimExpr(isWindow ? 0 : loop));
  }
  product.sizes.push_back(matrix.columns);
  return createProduct(builder, loc, matrix, product, source);
}

/// An axis of overlapping windows as two: the element of the transform, which
/// comes first of all, and the window, in its place.
static Value transformWindows(OpBuilder &builder, Location loc,
                              const Winograd &winograd, Value source,
                              int64_t axis) {
  Product product;
  ArrayRef<int64_t> shape = shapeOf(source);
  int64_t rank = shape.size();
  product.sizes.push_back(winograd.input.rows());
  product.writes.push_back(builder.getAffineDimExpr(0));
  for (int64_t i = 0; i != rank; ++i) {
    AffineExpr loop = builder.getAffineDimExpr(i + 1);
    bool isWindow = i == axis;
    product.sizes.push_back(isWindow ? (shape[i] - winograd.r + 1) / winograd.m
                                     : shape[i]);
    product.writes.push_back(loop);
    product.reads.push_back(isWindow ? loop * winograd.m +
                                           builder.getAffineDimExpr(rank + 1)
                                     : loop);
  }
  product.sizes.push_back(winograd.input.columns);
  return createProduct(builder, loc, winograd.input, product, source);
}

static Value transpose(OpBuilder &builder, Location loc, Value source,
                       ArrayRef<int64_t> order) {
  SmallVector<int64_t> shape;
  for (int64_t axis : order)
    shape.push_back(shapeOf(source)[axis]);
  Type element = getElementTypeOrSelf(source.getType());
  Value empty = tensor::EmptyOp::create(builder, loc, shape, element);
  return linalg::TransposeOp::create(builder, loc, source, empty, order)
      ->getResult(0);
}

static Value reshape(OpBuilder &builder, Location loc, Value source,
                     ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(source.getType()).clone(shape);
  Value sizes = arith::ConstantOp::create(builder, loc,
                                          builder.getIndexTensorAttr(shape));
  return tensor::ReshapeOp::create(builder, loc, type, source, sizes);
}

namespace {
/// G g G^T of each filter of [f, h, w, c], as [h, w, c, f].
struct FilterPattern : OpRewritePattern<linalg::WinogradFilterTransformOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::WinogradFilterTransformOp op,
                                PatternRewriter &rewriter) const override {
    StringRef refusal = findRefusal(op.getFilter(), op.getOutput());
    if (!refusal.empty())
      return rewriter.notifyMatchFailure(op, refusal);
    const Matrix &matrix = getWinograd(op.getFmr()).filter;
    Value value = op.getFilter();
    for (int64_t axis : {1, 2})
      if (shapeOf(value)[axis] != 1)
        value = transformAxis(rewriter, op.getLoc(), matrix, value, axis);
    rewriter.replaceOp(op,
                       transpose(rewriter, op.getLoc(), value, {1, 2, 3, 0}));
    return success();
  }
};

/// B^T d B of each window of [n, h, w, c], as [h, w, row, column, n, c].
struct InputPattern : OpRewritePattern<linalg::WinogradInputTransformOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::WinogradInputTransformOp op,
                                PatternRewriter &rewriter) const override {
    StringRef refusal = findRefusal(op.getInput(), op.getOutput());
    if (!refusal.empty())
      return rewriter.notifyMatchFailure(op, refusal);
    const Winograd &winograd = getWinograd(op.getFmr());
    Location loc = op.getLoc();
    Value value = op.getInput();
    // The width is axis 2; once its elements come first, so is the height.
    for (int64_t element : {1, 0}) {
      SmallVector<int64_t> shape = {1};
      llvm::append_range(shape, shapeOf(value));
      value = shapeOf(op.getOutput())[element] == 1
                  ? reshape(rewriter, loc, value, shape)
                  : transformWindows(rewriter, loc, winograd, value, 2);
    }
    // [h, w, n, row, column, c] now.
    rewriter.replaceOp(op, transpose(rewriter, loc, value, {0, 1, 3, 4, 2, 5}));
    return success();
  }
};

/// A^T y A of each window of [h, w, row, column, n, f], as [n, h, w, f], times
/// a scale and added to what is there.
struct OutputPattern : OpRewritePattern<linalg::WinogradOutputTransformOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::WinogradOutputTransformOp op,
                                PatternRewriter &rewriter) const override {
    StringRef refusal = findRefusal(op.getValue(), op.getOutput());
    if (!refusal.empty())
      return rewriter.notifyMatchFailure(op, refusal);
    const Winograd &winograd = getWinograd(op.getFmr());
    Location loc = op.getLoc();
    Value value = op.getValue();
    double scale = 1;
    for (int64_t axis : {0, 1}) {
      if (shapeOf(value)[axis] == 1)
        continue;
      value = transformAxis(rewriter, loc, winograd.output, value, axis);
      scale *= winograd.scale;
    }
    value = transpose(rewriter, loc, value, {4, 2, 0, 3, 1, 5});
    value = reshape(rewriter, loc, value, shapeOf(op.getOutput()));
    auto type = cast<RankedTensorType>(value.getType());
    Value factor = arith::ConstantOp::create(
        rewriter, loc, rewriter.getFloatAttr(type.getElementType(), scale));
    Value factors = tensor::SplatOp::create(rewriter, loc, type, factor);
    value = arith::MulFOp::create(rewriter, loc, value, factors);
    rewriter.replaceOpWithNewOp<arith::AddFOp>(op, value, op.getOutput());
    return success();
  }
};
} // namespace

void uop::fromlinalg::populateWinogradOpPatterns(RewritePatternSet &patterns) {
  patterns.add<FilterPattern, InputPattern, OutputPattern>(
      patterns.getContext());
}
