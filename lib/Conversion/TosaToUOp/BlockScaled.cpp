//===- BlockScaled.cpp - Numbers of TOSA that share a scale -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last axis is split into blocks. All arithmetic is in f32, in which each
// product with a scale, a power of two, is exact unless it leaves the range.
//
//===----------------------------------------------------------------------===//

#include "BlockScaled.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;

namespace {
using Body = function_ref<Value(ImplicitLocOpBuilder &, ValueRange)>;

class BlockScaled {
public:
  BlockScaled(Operation *op, int64_t size)
      : op(op), builder(op->getLoc(), op), size(size) {}

  LogicalResult convert(tosa::CastFromBlockScaledOp cast);
  LogicalResult convert(tosa::CastToBlockScaledOp cast);
  LogicalResult convert(tosa::MatmulTBlockScaledOp product);

private:
  LogicalResult check(Value value);
  Value splitBlocks(Value value);
  Value joinBlocks(Value value, Type type);
  Value makeInit(ArrayRef<OpFoldResult> sizes, Type element, bool isZero);
  Value makeGeneric(ValueRange inputs, Value init, ArrayRef<AffineMap> maps,
                    unsigned reduced, Body body);
  Value computeScales(Value blocks, FloatType target, FloatType scale);
  void replace(ArrayRef<Value> values);

  static Value widen(ImplicitLocOpBuilder &b, Value value) {
    Type f32 = b.getF32Type();
    return value.getType() == f32 ? value
                                  : arith::ExtFOp::create(b, f32, value);
  }
  AffineMap getMap(unsigned loops, ArrayRef<unsigned> axes) {
    return AffineMap::getMultiDimMapWithTargets(loops, axes,
                                                builder.getContext());
  }

  Operation *op;
  ImplicitLocOpBuilder builder;
  int64_t size;
};
} // namespace

LogicalResult BlockScaled::check(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  auto refuse = [&](const Twine &reason) {
    return op->emitOpError("cannot be converted to uop: ") << reason;
  };
  if (!type)
    return refuse("the rank of its tensor is not known");
  if (!isa<FloatType>(type.getElementType()) ||
      !isElementType(type.getElementType()))
    return refuse("uop has no element type ") << type.getElementType();
  return success();
}

/// Of [..., C], [..., C / size, size].
Value BlockScaled::splitBlocks(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, builder.getLoc(), value);
  SmallVector<ReassociationIndices> groups;
  for (int64_t axis = 0; axis != type.getRank(); ++axis)
    groups.push_back({axis});
  groups.back().push_back(type.getRank());
  if (type.isDynamicDim(type.getRank() - 1)) {
    Value whole = cast<Value>(sizes.back());
    Value count = arith::ConstantIndexOp::create(builder, size);
    sizes.back() = arith::DivSIOp::create(builder, whole, count).getResult();
  } else {
    shape.back() /= size;
    sizes.back() = builder.getIndexAttr(shape.back());
  }
  shape.push_back(size);
  sizes.push_back(builder.getIndexAttr(size));
  return tensor::ExpandShapeOp::create(builder, type.clone(shape), value,
                                       groups, sizes);
}

Value BlockScaled::joinBlocks(Value value, Type type) {
  int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  SmallVector<ReassociationIndices> groups;
  for (int64_t axis = 0; axis + 1 != rank; ++axis)
    groups.push_back({axis});
  groups.back().push_back(rank - 1);
  Value joined = tensor::CollapseShapeOp::create(builder, value, groups);
  return joined.getType() == type
             ? joined
             : tensor::CastOp::create(builder, type, joined);
}

Value BlockScaled::makeInit(ArrayRef<OpFoldResult> sizes, Type element,
                            bool isZero) {
  Value empty = tensor::EmptyOp::create(builder, sizes, element);
  if (!isZero)
    return empty;
  Value zero = arith::ConstantOp::create(builder, builder.getZeroAttr(element));
  return linalg::FillOp::create(builder, ValueRange(zero), ValueRange(empty))
      .getResult(0);
}

/// The last loops reduce.
Value BlockScaled::makeGeneric(ValueRange inputs, Value init,
                               ArrayRef<AffineMap> maps, unsigned reduced,
                               Body body) {
  unsigned count = maps.front().getNumDims();
  SmallVector<utils::IteratorType> loops(count - reduced,
                                         utils::IteratorType::parallel);
  loops.append(reduced, utils::IteratorType::reduction);
  return linalg::GenericOp::create(
             builder, init.getType(), inputs, ValueRange(init), maps, loops,
             [&](OpBuilder &inner, Location loc, ValueRange args) {
               ImplicitLocOpBuilder b(loc, inner);
               linalg::YieldOp::create(b, body(b, args));
             })
      .getResult(0);
}

void BlockScaled::replace(ArrayRef<Value> values) {
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values)) {
    Type type = result.getType();
    result.replaceAllUsesWith(
        value.getType() == type
            ? value
            : tensor::CastOp::create(builder, type, value).getResult());
  }
  op->erase();
}

LogicalResult BlockScaled::convert(tosa::CastFromBlockScaledOp cast) {
  if (failed(check(cast.getInputData())) ||
      failed(check(cast.getInputScale())) ||
      failed(check(cast.getOutputData())))
    return failure();
  Value blocks = splitBlocks(cast.getInputData());
  unsigned rank = mlir::cast<RankedTensorType>(blocks.getType()).getRank();
  Type element = getElementTypeOrSelf(cast.getOutputData().getType());
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, builder.getLoc(), blocks);
  AffineMap whole = builder.getMultiDimIdentityMap(rank);
  Value scaled = makeGeneric(
      {blocks, cast.getInputScale()}, makeInit(sizes, element, false),
      {whole, whole.dropResult(rank - 1), whole}, 0,
      [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
        Value value =
            arith::MulFOp::create(b, widen(b, args[0]), widen(b, args[1]));
        return element.isF32() ? value
                               : arith::TruncFOp::create(b, element, value);
      });
  replace({joinBlocks(scaled, cast.getOutputData().getType())});
  return success();
}

/// The specification's calc_block_scale, by the bits of the largest magnitude.
/// With M the least magnitude that the target rounds above its largest number,
/// the scale is the least power of two whose product with M is above, for
/// f8E4M3FN not below, that magnitude.
Value BlockScaled::computeScales(Value largest, FloatType target,
                                 FloatType scale) {
  const llvm::fltSemantics &semantics = target.getFloatSemantics();
  int64_t fraction = llvm::APFloat::semanticsPrecision(semantics) - 1;
  APFloat bound = APFloat::getLargest(semantics);
  int64_t exponent = ilogb(bound);
  bool ignored = false;
  bound.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &ignored);
  APFloat half = scalbn(APFloat(1.0f), exponent - fraction - 1,
                        APFloat::rmNearestTiesToEven);
  bound.add(half, APFloat::rmNearestTiesToEven);
  int64_t mantissa = bound.bitcastToAPInt().getLoBits(23).getZExtValue();
  int64_t carry =
      (int64_t(1) << 23) - mantissa - (isa<Float8E4M3FNType>(target) ? 1 : 0);

  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, builder.getLoc(), largest);
  AffineMap whole = builder.getMultiDimIdentityMap(sizes.size());
  return makeGeneric(
      {largest}, makeInit(sizes, scale, false), {whole, whole}, 0,
      [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
        auto number = [&](int64_t value) -> Value {
          return arith::ConstantOp::create(b, b.getI32IntegerAttr(value));
        };
        Value bits = arith::BitcastOp::create(b, b.getI32Type(), args[0]);
        Value power = arith::ShRSIOp::create(
            b, arith::AddIOp::create(b, bits, number(carry)), number(23));
        power = arith::SubIOp::create(b, power, number(exponent));
        power = arith::MaxSIOp::create(b, power, number(0));
        power = arith::MinSIOp::create(b, power, number(254));
        // The scale of infinities and of NaN is NaN.
        Value isOdd = arith::CmpIOp::create(b, arith::CmpIPredicate::sge, bits,
                                            number(0x7F800000));
        power = arith::SelectOp::create(b, isOdd, number(255), power);
        power = arith::TruncIOp::create(b, b.getI8Type(), power);
        return arith::BitcastOp::create(b, scale, power);
      });
}

LogicalResult BlockScaled::convert(tosa::CastToBlockScaledOp cast) {
  if (failed(check(cast.getInputData())) ||
      failed(check(cast.getOutputData())) ||
      failed(check(cast.getOutputScale())))
    return failure();
  auto source =
      dyn_cast<FloatType>(getElementTypeOrSelf(cast.getInputData().getType()));
  if (!source.isF32() && !source.isBF16())
    return op->emitOpError("cannot be converted to uop: the specification has "
                           "no such cast from ")
           << source << "; f32 and bf16 have one";
  auto target = mlir::cast<FloatType>(
      getElementTypeOrSelf(cast.getOutputData().getType()));
  auto scale = mlir::cast<FloatType>(
      getElementTypeOrSelf(cast.getOutputScale().getType()));
  Value blocks = splitBlocks(cast.getInputData());
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, builder.getLoc(), blocks);
  unsigned rank = sizes.size();
  AffineMap whole = builder.getMultiDimIdentityMap(rank),
            outer = whole.dropResult(rank - 1);
  Value largest = makeGeneric(
      {blocks},
      makeInit(ArrayRef(sizes).drop_back(), builder.getF32Type(), true),
      {whole, outer}, 1,
      [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
        Value value = math::AbsFOp::create(b, widen(b, args[0]));
        return arith::MaximumFOp::create(b, args[1], value);
      });
  Value scales = computeScales(largest, target, scale);
  Value data = makeGeneric(
      {blocks, scales}, makeInit(sizes, target, false), {whole, outer, whole},
      0, [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
        Value value =
            arith::DivFOp::create(b, widen(b, args[0]), widen(b, args[1]));
        return arith::TruncFOp::create(b, target, value);
      });
  replace({joinBlocks(data, cast.getOutputData().getType()), scales});
  return success();
}

/// The products of each block are added up, scaled, and added to the result.
LogicalResult BlockScaled::convert(tosa::MatmulTBlockScaledOp product) {
  for (Value operand : product->getOperands())
    if (failed(check(operand)))
      return failure();
  auto type = dyn_cast<RankedTensorType>(product.getOutputData().getType());
  if (!type || !type.getElementType().isF32())
    return op->emitOpError(
        "cannot be converted to uop: its result is not a ranked tensor of f32");
  Value lhs = splitBlocks(product.getAData()),
        rhs = splitBlocks(product.getBData());
  auto rhsType = cast<RankedTensorType>(rhs.getType());
  // One matrix for all.
  bool isShared = rhsType.getDimSize(0) == 1;
  AffineExpr zero = builder.getAffineConstantExpr(0);
  auto share = [&](AffineMap map) {
    return isShared ? AffineMap::get(
                          map.getNumDims(), 0,
                          [&] {
                            SmallVector<AffineExpr> results(map.getResults());
                            results.front() = zero;
                            return results;
                          }(),
                          builder.getContext())
                    : map;
  };
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, builder.getLoc(), lhs);
  OpFoldResult columns =
      tensor::getMixedSize(builder, builder.getLoc(), rhs, 1);
  // Loops n, h, w, b, i.
  Value sums =
      makeGeneric({lhs, rhs},
                  makeInit({sizes[0], sizes[1], columns, sizes[2]},
                           builder.getF32Type(), true),
                  {getMap(5, {0, 1, 3, 4}), share(getMap(5, {0, 2, 3, 4})),
                   getMap(5, {0, 1, 2, 3})},
                  1, [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
                    Value value = arith::MulFOp::create(b, widen(b, args[0]),
                                                        widen(b, args[1]));
                    return arith::AddFOp::create(b, args[2], value);
                  });
  Value result = makeGeneric(
      {sums, product.getAScale(), product.getBScale()},
      makeInit({sizes[0], sizes[1], columns}, builder.getF32Type(), true),
      {getMap(4, {0, 1, 2, 3}), getMap(4, {0, 1, 3}),
       share(getMap(4, {0, 2, 3})), getMap(4, {0, 1, 2})},
      1, [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
        Value scale =
            arith::MulFOp::create(b, widen(b, args[1]), widen(b, args[2]));
        return arith::AddFOp::create(b, args[3],
                                     arith::MulFOp::create(b, args[0], scale));
      });
  replace({result});
  return success();
}

LogicalResult uop::convertTosaBlockScaled(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isa<tosa::CastFromBlockScaledOp, tosa::CastToBlockScaledOp,
            tosa::MatmulTBlockScaledOp>(op))
      ops.push_back(op);
  });
  LogicalResult result = success();
  for (Operation *op : ops) {
    LogicalResult converted =
        llvm::TypeSwitch<Operation *, LogicalResult>(op)
            .Case<tosa::CastFromBlockScaledOp, tosa::CastToBlockScaledOp,
                  tosa::MatmulTBlockScaledOp>([](auto scaled) {
              auto size =
                  static_cast<int64_t>(tosa::BlockSizeAttr::getBlockSizeValue(
                      scaled.getBlockSize()));
              return BlockScaled(scaled, size).convert(scaled);
            });
    if (failed(converted))
      result = failure();
  }
  return result;
}
