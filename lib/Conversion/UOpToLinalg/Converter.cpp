//===- Converter.cpp - uop's tensor stage to linalg -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

#include "LoopNest.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;
using namespace uop::tolinalg;

bool tolinalg::isTensorArithmetic(Operation *op) {
  return isa<UOpDialect>(op->getDialect()) &&
         op->hasTrait<OpTrait::Elementwise>() &&
         isa<RankedTensorType>(op->getResult(0).getType());
}

bool tolinalg::isMapped(Operation *op) {
  if (isa<ExpandOp, PermuteOp, FlipOp>(op))
    return true;
  auto reshape = dyn_cast<ReshapeOp>(op);
  if (!reshape)
    return false;
  auto isNotUnit = [](int64_t size) { return size != 1; };
  auto source = cast<RankedTensorType>(reshape.getSource().getType());
  auto type = cast<RankedTensorType>(reshape.getType());
  return llvm::equal(llvm::make_filter_range(source.getShape(), isNotUnit),
                     llvm::make_filter_range(type.getShape(), isNotUnit));
}

//===----------------------------------------------------------------------===//
// What becomes part of a loop nest
//===----------------------------------------------------------------------===//

/// Whether the element that `use` reads is known where its user computes one.
static bool isPointwise(OpOperand &use) {
  Operation *user = use.getOwner();
  return isa<ReduceAxisOp>(user) || isTensorArithmetic(user) ||
         (isa<GatherOp>(user) && use.getOperandNumber() == 1);
}

bool Converter::joinsNests(Operation *op) const {
  if (isMapped(op) || isa<IotaOp>(op))
    return llvm::all_of(op->getUses(), [&](OpOperand &use) {
      Operation *user = use.getOwner();
      if (isPointwise(use))
        return true;
      return isMapped(user) && (parts.contains(user) || !isa<ReshapeOp>(user));
    });
  // Arithmetic is not repeated.
  if (!isTensorArithmetic(op) || isa<ConstOp>(op))
    return false;
  return llvm::all_of(op->getUses(), [&](OpOperand &use) {
    return isPointwise(use) && use.getOwner() == *op->user_begin() &&
           use.getOwner()->getBlock() == op->getBlock();
  });
}

void Converter::planNests(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops))
    if (joinsNests(op))
      parts.insert(op);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value Converter::get(Value value) {
  auto known = results.find(value);
  if (known != results.end())
    return known->second;
  auto constant = value.getDefiningOp<ConstOp>();
  if (!constant)
    return value;
  return results[value] =
             emitter.constant(getSignlessAttr(constant.getValue()));
}

Value Converter::empty(Location loc, RankedTensorType type) {
  return tensor::EmptyOp::create(emitter.getBuilder(), loc, type.getShape(),
                                 getSignlessType(type.getElementType()));
}

Value Converter::zero(Type element) {
  Type type = getSignlessType(element);
  return emitter.constant(
      cast<TypedAttr>(emitter.getBuilder().getZeroAttr(type)));
}

Value Converter::fill(Location loc, Value scalar, RankedTensorType type) {
  return linalg::FillOp::create(emitter.getBuilder(), loc, scalar,
                                empty(loc, type))
      .getResult(0);
}

Value Converter::reshape(Location loc, Value value, RankedTensorType type) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  auto from = cast<RankedTensorType>(value.getType());
  auto to = from.clone(type.getShape());
  if (from == to)
    return value;
  if (auto groups = getReassociationIndicesForReshape(from, to)) {
    if (from.getRank() > to.getRank())
      return tensor::CollapseShapeOp::create(builder, loc, to, value, *groups);
    if (from.getRank() < to.getRank())
      return tensor::ExpandShapeOp::create(builder, loc, to, value, *groups);
  }
  auto flat = from.clone({from.getNumElements()});
  return reshape(loc, reshape(loc, value, flat), to);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

Value Converter::convertElementwise(Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  LoopNest nest(*this, op->getLoc(), type.getShape());
  for (Value operand : op->getOperands())
    nest.add(operand);
  return nest.create(empty(op->getLoc(), type),
                     [&](const LoopNest::Elements &element, Value) {
                       SmallVector<Value> operands;
                       for (Value operand : op->getOperands())
                         operands.push_back(element(operand));
                       return emitScalar(emitter, op, operands);
                     });
}

Value Converter::convertIota(IotaOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  LoopNest nest(*this, op.getLoc(), type.getShape());
  nest.add(op.getResult());
  return nest.create(empty(op.getLoc(), type),
                     [&](const LoopNest::Elements &element, Value) {
                       return element(op.getResult());
                     });
}

/// Sums and products of narrow floats are rounded once, at the end.
Value Converter::convertReduceAxis(ReduceAxisOp op) {
  Location loc = op.getLoc();
  auto source = cast<RankedTensorType>(op.getSource().getType());
  auto type = cast<RankedTensorType>(op.getType());
  ReduceKind kind = op.getKind();
  Type element = type.getElementType();
  Type wide = getWideElement(kind, element);
  bool isEmpty = source.getNumElements() == 0;
  if (isEmpty)
    return fill(
        loc,
        emitter.constant(getSignlessAttr(getReductionIdentity(kind, element))),
        type);

  Value identity =
      emitter.constant(getSignlessAttr(getExactIdentity(kind, wide)));
  Value init = fill(loc, identity, type.clone(wide));
  SmallVector<AffineExpr> kept;
  for (int64_t axis = 0; axis != source.getRank(); ++axis)
    if (!llvm::is_contained(op.getAxes(), axis))
      kept.push_back(getAffineDimExpr(axis, op.getContext()));
  LoopNest nest(*this, loc, source.getShape());
  nest.add(op.getSource());
  auto resultMap = AffineMap::get(source.getRank(), 0, kept, op.getContext());
  Value result = nest.create(
      init, resultMap, [&](const LoopNest::Elements &elementOf, Value sum) {
        Value term =
            emitScalarCast(emitter, elementOf(op.getSource()), element, wide);
        return emitCombination(emitter, kind, element, sum, term);
      });
  if (wide == element)
    return result;
  LoopNest rounding(*this, loc, type.getShape());
  rounding.add(result);
  return rounding.create(
      empty(loc, type), [&](const LoopNest::Elements &elementOf, Value) {
        return emitScalarCast(emitter, elementOf(result), wide, element);
      });
}

void Converter::convertTensorOp(Operation *op, RankedTensorType type) {
  if (type.getNumElements() == 0) {
    set(op->getResult(0), empty(op->getLoc(), type));
    return;
  }
  Value result =
      llvm::TypeSwitch<Operation *, Value>(op)
          .Case([&](IotaOp op) { return convertIota(op); })
          .Case<ExpandOp, PermuteOp, FlipOp>(
              [&](Operation *op) { return convertMapped(op); })
          .Case([&](ReshapeOp op) {
            return reshape(op.getLoc(), get(op.getSource()), type);
          })
          .Case([&](PadOp op) { return convertPad(op); })
          .Case([&](ShrinkOp op) { return convertShrink(op); })
          .Case([&](CatOp op) { return convertCat(op); })
          .Case([&](ViewOp op) { return convertView(op); })
          .Case([&](AssignOp op) { return convertAssign(op); })
          .Case([&](GatherOp op) { return convertGather(op); })
          .Case([&](ScatterOp op) { return convertScatter(op); })
          .Case([&](ReduceAxisOp op) { return convertReduceAxis(op); })
          .Case<ContiguousOp, DetachOp, ContiguousBackwardOp, FuseOp,
                PrecastOp>(
              [&](Operation *op) { return get(op->getOperand(0)); })
          .Default([&](Operation *op) { return convertElementwise(op); });
  set(op->getResult(0), result);
}

void Converter::convert(Operation *op) {
  // Constants are made where they are asked for.
  if (isPartOfNest(op) || isa<ConstOp>(op))
    return;
  emitter.setLoc(op->getLoc());
  emitter.getBuilder().setInsertionPoint(op);
  if (auto sort = dyn_cast<SortOp>(op))
    return convertOrder(op, sort.getAxis(), sort.getDescending());
  if (auto topk = dyn_cast<TopKOp>(op))
    return convertOrder(op, topk.getAxis(), !topk.getSmallest());
  if (auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType()))
    return convertTensorOp(op, type);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(get(operand));
  set(op->getResult(0), emitScalar(emitter, op, operands));
}
