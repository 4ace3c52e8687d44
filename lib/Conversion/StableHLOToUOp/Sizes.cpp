//===- Sizes.cpp - Sizes that a run decides ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"

#include "OpConverter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// No shape has more axes.
static constexpr int64_t kMaxSizes = 64;

Value uop::fromstablehlo::toIndex(OpBuilder &builder, Location loc,
                                  OpFoldResult size) {
  if (auto value = dyn_cast<Value>(size))
    return value;
  return ConstOp::create(builder, loc, builder.getIndexType(),
                         *getConstantIntValue(size));
}

static Sizes getConstants(OpBuilder &builder, Operation *op) {
  auto dense =
      dyn_cast_or_null<DenseIntElementsAttr>(getOpAttribute(op, "value"));
  Sizes sizes;
  if (!dense || dense.getNumElements() > kMaxSizes ||
      dense.getElementType().getIntOrFloatBitWidth() > 64)
    return sizes;
  for (const APInt &value : dense.getValues<APInt>())
    sizes.push_back(builder.getIndexAttr(value.getSExtValue()));
  return sizes;
}

namespace {
enum class Arithmetic { add, subtract, multiply, none };
} // namespace

/// Null where numbers overflow.
static OpFoldResult combine(OpBuilder &builder, Location loc, Arithmetic kind,
                            OpFoldResult x, OpFoldResult y) {
  auto a = getConstantIntValue(x), b = getConstantIntValue(y);
  if (a && b) {
    int64_t result;
    bool overflows = kind == Arithmetic::add ? llvm::AddOverflow(*a, *b, result)
                     : kind == Arithmetic::subtract
                         ? llvm::SubOverflow(*a, *b, result)
                         : llvm::MulOverflow(*a, *b, result);
    return overflows ? OpFoldResult() : builder.getIndexAttr(result);
  }
  Value p = toIndex(builder, loc, x), q = toIndex(builder, loc, y);
  Type index = builder.getIndexType();
  switch (kind) {
  case Arithmetic::add:
    return AddOp::create(builder, loc, index, p, q).getResult();
  case Arithmetic::subtract:
    return SubOp::create(builder, loc, index, p, q).getResult();
  case Arithmetic::multiply:
    return MulOp::create(builder, loc, index, p, q).getResult();
  case Arithmetic::none:
    break;
  }
  llvm_unreachable("no arithmetic");
}

/// A part of a vector of sizes.
static Sizes takePart(Operation *op, const Sizes &sizes) {
  auto first =
      dyn_cast_or_null<DenseI64ArrayAttr>(getOpAttribute(op, "start_indices"));
  auto limit =
      dyn_cast_or_null<DenseI64ArrayAttr>(getOpAttribute(op, "limit_indices"));
  auto step =
      dyn_cast_or_null<DenseI64ArrayAttr>(getOpAttribute(op, "strides"));
  if (!first || !limit || first.size() != 1 || limit.size() != 1 ||
      (step && (step.size() != 1 || step[0] != 1)) || first[0] < 0 ||
      limit[0] <= first[0] || limit[0] > int64_t(sizes.size()))
    return {};
  return Sizes(ArrayRef(sizes).slice(first[0], limit[0] - first[0]));
}

/// Whether the result has one integer for each size.
static bool mayHoldSizes(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0)
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return type && type.hasStaticShape() && type.getRank() <= 1 &&
         type.getElementType().isIntOrIndex() &&
         !type.getElementType().isInteger(1) &&
         type.getNumElements() <= kMaxSizes;
}

Sizes SizeTensors::compute(OpBuilder &builder, Operation *op) const {
  if (!mayHoldSizes(op))
    return {};
  StringRef name = op->getName().getStringRef();
  if (name == "stablehlo.constant")
    return getConstants(builder, op);
  SmallVector<Sizes> operands;
  if (name == "stablehlo.get_dimension_size") {
    auto axis = dyn_cast_or_null<IntegerAttr>(getOpAttribute(op, "dimension"));
    auto type = op->getNumOperands() == 1
                    ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                    : RankedTensorType();
    if (!axis || !type || axis.getValue().getActiveBits() > 32 ||
        axis.getInt() < 0 || axis.getInt() >= type.getRank())
      return {};
    return {getSize(builder, op->getLoc(), op->getOperand(0), axis.getInt())};
  }
  Sizes all;
  for (Value operand : op->getOperands()) {
    operands.push_back(lookup(operand));
    if (operands.back().empty())
      return {};
    llvm::append_range(all, operands.back());
  }
  if (operands.empty())
    return {};
  if (name == "stablehlo.concatenate")
    return all;
  if (name == "stablehlo.slice" && operands.size() == 1)
    return takePart(op, all);
  int64_t count =
      cast<RankedTensorType>(op->getResult(0).getType()).getNumElements();
  if (name == "stablehlo.convert" || name == "stablehlo.reshape" ||
      name == "stablehlo.broadcast_in_dim")
    return int64_t(all.size()) == count ? all : Sizes();
  auto kind = llvm::StringSwitch<Arithmetic>(name)
                  .Case("stablehlo.add", Arithmetic::add)
                  .Case("stablehlo.subtract", Arithmetic::subtract)
                  .Case("stablehlo.multiply", Arithmetic::multiply)
                  .Default(Arithmetic::none);
  if (kind == Arithmetic::none || operands.size() != 2 ||
      operands[0].size() != operands[1].size())
    return {};
  Sizes results;
  for (auto [x, y] : llvm::zip_equal(operands[0], operands[1])) {
    results.push_back(combine(builder, op->getLoc(), kind, x, y));
    if (!results.back())
      return {};
  }
  return results;
}
