//===- AveragePool.cpp - Averages of windows of TOSA ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums of windows, and how many elements of the image each window has, which
// are sums of windows over ones.
//
//===----------------------------------------------------------------------===//

#include "AveragePool.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace {
class AveragePool {
public:
  AveragePool(tosa::AvgPool2dOp op, int64_t inputZero, int64_t outputZero)
      : op(op), builder(op.getLoc(), op),
        result(cast<RankedTensorType>(op.getType())), inputZero(inputZero),
        outputZero(outputZero) {}

  void convert();

private:
  Value pad(Value image);
  OpFoldResult getSize(int64_t axis);
  Value sumWindows(Value image, OpFoldResult batch, OpFoldResult channels,
                   Type element);
  Value divideFloat(ImplicitLocOpBuilder &b, Value sum, Value count);
  Value divideInteger(ImplicitLocOpBuilder &b, Value sum, Value count);

  tosa::AvgPool2dOp op;
  ImplicitLocOpBuilder builder;
  RankedTensorType result;
  int64_t inputZero, outputZero;
};
} // namespace

/// With zeros around the height and the width.
Value AveragePool::pad(Value image) {
  ArrayRef<int64_t> pads = op.getPad();
  auto type = cast<RankedTensorType>(image.getType());
  Value zero = arith::ConstantOp::create(
      builder, builder.getZeroAttr(type.getElementType()));
  auto getAttr = [&](int64_t size) { return builder.getIndexAttr(size); };
  SmallVector<OpFoldResult> low = {getAttr(0), getAttr(pads[0]),
                                   getAttr(pads[2]), getAttr(0)},
                            high = {getAttr(0), getAttr(pads[1]),
                                    getAttr(pads[3]), getAttr(0)};
  return tensor::PadOp::create(builder, Type(), image, low, high, zero)
      .getResult();
}

OpFoldResult AveragePool::getSize(int64_t axis) {
  return tensor::getMixedSize(builder, builder.getLoc(), op.getInput(), axis);
}

/// Over images and channels of these sizes.
Value AveragePool::sumWindows(Value image, OpFoldResult batch,
                              OpFoldResult channels, Type element) {
  SmallVector<OpFoldResult> sizes = {batch};
  for (int64_t i : {0, 1}) {
    int64_t around = op.getPad()[2 * i] + op.getPad()[2 * i + 1];
    AffineExpr rest = builder.getAffineDimExpr(0) + around - op.getKernel()[i];
    sizes.push_back(affine::makeComposedFoldedAffineApply(
        builder, builder.getLoc(),
        AffineMap::get(1, 0, rest.floorDiv(op.getStride()[i]) + 1),
        getSize(1 + i)));
  }
  sizes.push_back(channels);
  Value zero = arith::ConstantOp::create(builder, builder.getZeroAttr(element));
  Value empty = tensor::EmptyOp::create(builder, sizes, element);
  Value zeros =
      linalg::FillOp::create(builder, ValueRange(zero), ValueRange(empty))
          .getResult(0);
  auto toTensor = [&](ArrayRef<int64_t> numbers) {
    return builder.getI64TensorAttr(numbers);
  };
  // What the window is, is all that this operand says.
  Value window = tensor::EmptyOp::create(
      builder, op.getKernel(),
      cast<RankedTensorType>(image.getType()).getElementType());
  return linalg::PoolingNhwcSumOp::create(
             builder, zeros.getType(), ValueRange{pad(image), window},
             ValueRange(zeros), toTensor(op.getStride()), toTensor({1, 1}))
      .getResult(0);
}

Value AveragePool::divideFloat(ImplicitLocOpBuilder &b, Value sum,
                               Value count) {
  Value divisor = arith::SIToFPOp::create(b, sum.getType(), count);
  Value mean = arith::DivFOp::create(b, sum, divisor);
  Type element = result.getElementType();
  if (mean.getType() == element)
    return mean;
  return arith::TruncFOp::create(b, element, mean);
}

/// As the specification's apply_scale_32 by reciprocal_scale(count).
Value AveragePool::divideInteger(ImplicitLocOpBuilder &b, Value sum,
                                 Value count) {
  auto number = [&](int64_t value, unsigned width) -> Value {
    return arith::ConstantOp::create(
        b, b.getIntegerAttr(b.getIntegerType(width), value));
  };
  Type i64 = b.getI64Type();
  sum = arith::SubIOp::create(
      b, sum, arith::MulIOp::create(b, count, number(inputZero, 32)));
  Value zeros = math::CountLeadingZerosOp::create(
      b, arith::SubIOp::create(b, count, number(1, 32)));
  Value bits = arith::SubIOp::create(b, number(32, 32), zeros);
  Value dividend = arith::ShLIOp::create(b, number((int64_t(1) << 30) + 1, 64),
                                         arith::ExtUIOp::create(b, i64, bits));
  Value multiplier = arith::DivUIOp::create(
      b, dividend, arith::ExtUIOp::create(b, i64, count));
  multiplier = arith::TruncIOp::create(b, b.getI32Type(), multiplier);
  Value shift = arith::AddIOp::create(
      b, arith::TruncIOp::create(b, b.getI8Type(), bits), number(30, 8));
  Value scaled = tosa::ApplyScaleOp::create(
      b, b.getI32Type(), sum, multiplier, shift,
      tosa::RoundingModeAttr::get(b.getContext(),
                                  tosa::RoundingMode::SINGLE_ROUND));
  scaled = arith::AddIOp::create(b, scaled, number(outputZero, 32));
  unsigned width = result.getElementTypeBitWidth();
  APInt least = APInt::getSignedMinValue(width),
        greatest = APInt::getSignedMaxValue(width);
  scaled = arith::MaxSIOp::create(b, scaled, number(least.getSExtValue(), 32));
  scaled =
      arith::MinSIOp::create(b, scaled, number(greatest.getSExtValue(), 32));
  return width == 32
             ? scaled
             : arith::TruncIOp::create(b, result.getElementType(), scaled);
}

void AveragePool::convert() {
  Type i32 = builder.getI32Type();
  bool isFloat = isa<FloatType>(result.getElementType());
  Value sum =
      sumWindows(op.getInput(), getSize(0), getSize(3), op.getAccType());
  // One image of one channel has all counts.
  OpFoldResult one = builder.getIndexAttr(1);
  Value unit = arith::ConstantOp::create(builder, builder.getOneAttr(i32));
  Value ones = tensor::EmptyOp::create(
      builder, ArrayRef<OpFoldResult>{one, getSize(1), getSize(2), one}, i32);
  ones = linalg::FillOp::create(builder, ValueRange(unit), ValueRange(ones))
             .getResult(0);
  Value count = sumWindows(ones, one, one, i32);
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, builder.getLoc(), sum);
  Value empty =
      tensor::EmptyOp::create(builder, sizes, result.getElementType());
  AffineMap whole = builder.getMultiDimIdentityMap(4);
  AffineExpr zero = builder.getAffineConstantExpr(0);
  AffineMap counted = AffineMap::get(
      4, 0,
      {zero, builder.getAffineDimExpr(1), builder.getAffineDimExpr(2), zero},
      builder.getContext());
  SmallVector<utils::IteratorType> loops(4, utils::IteratorType::parallel);
  Value mean =
      linalg::GenericOp::create(
          builder, empty.getType(), ValueRange{sum, count}, ValueRange(empty),
          ArrayRef<AffineMap>{whole, counted, whole}, loops,
          [&](OpBuilder &inner, Location loc, ValueRange args) {
            ImplicitLocOpBuilder b(loc, inner);
            Value value = isFloat ? divideFloat(b, args[0], args[1])
                                  : divideInteger(b, args[0], args[1]);
            linalg::YieldOp::create(b, value);
          })
          .getResult(0);
  if (mean.getType() != result)
    mean = tensor::CastOp::create(builder, result, mean);
  op.replaceAllUsesWith(mean);
  op.erase();
}

void uop::convertDynamicAveragePool(tosa::AvgPool2dOp op) {
  auto input = dyn_cast<RankedTensorType>(op.getInput().getType());
  if (!input || !isa<RankedTensorType>(op.getType()) || input.getRank() != 4 ||
      !llvm::is_contained(input.getShape().drop_front(), ShapedType::kDynamic))
    return;
  FailureOr<int64_t> inputZero = op.getInputZeroPoint(),
                     outputZero = op.getOutputZeroPoint();
  if (succeeded(inputZero) && succeeded(outputZero))
    AveragePool(op, *inputZero, *outputZero).convert();
}
