//===- SortOps.cpp - Order as linalg ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An element of a sort goes where the number of elements before it says. Linalg
// has no op that orders, so each is compared with all others of its row.
//
//===----------------------------------------------------------------------===//

#include "LoopNest.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;
using namespace uop::tolinalg;

using IntPredicate = arith::CmpIPredicate;
using FloatPredicate = arith::CmpFPredicate;

/// Whether `lhs` is before `rhs` by its value; NaN is after all numbers.
static Value emitBefore(Emitter &emitter, Value lhs, Value rhs, bool isUnsigned,
                        bool isDescending) {
  if (!isa<FloatType>(lhs.getType())) {
    IntPredicate less = isUnsigned ? IntPredicate::ult : IntPredicate::slt;
    return isDescending ? emitter.cmp(less, rhs, lhs)
                        : emitter.cmp(less, lhs, rhs);
  }
  Value isLess = emitter.cmp(
      isDescending ? FloatPredicate::OGT : FloatPredicate::OLT, lhs, rhs);
  Value isNumber = emitter.cmp(FloatPredicate::ORD, lhs, lhs);
  Value isNaN = emitter.cmp(FloatPredicate::UNO, rhs, rhs);
  return emitter.bitOr(isLess, emitter.bitAnd(isNumber, isNaN));
}

namespace {
/// The order of the rows of a tensor along an axis.
class OrderEmitter {
public:
  OrderEmitter(Converter &converter, Operation *op, int64_t axis)
      : converter(converter), emitter(converter.getEmitter()), op(op),
        axis(axis), type(cast<RankedTensorType>(op->getOperand(0).getType())),
        source(converter.get(op->getOperand(0))) {
    i64 = emitter.getBuilder().getI64Type();
  }

  /// How many elements of its row are before each element.
  Value emitRanks(bool isDescending) {
    auto own = AffineMap::getMultiDimIdentityMap(rank() + 1, op->getContext())
                   .dropResult(rank());
    AffineMap other = getRowMap();
    LoopNest nest(converter, op->getLoc(), getSpace(type.getDimSize(axis)));
    nest.addTensor(source, own);
    nest.addTensor(source, other);
    Value start =
        converter.fill(op->getLoc(), emitter.constant(i64, 0), type.clone(i64));
    return nest.create(
        start, own, [&](const LoopNest::Elements &element, Value count) {
          Value self = widen(element(source, own));
          Value another = widen(element(source, other));
          bool isUnsigned = isUnsignedType(type);
          Value isBefore =
              emitBefore(emitter, another, self, isUnsigned, isDescending);
          Value isAfter =
              emitBefore(emitter, self, another, isUnsigned, isDescending);
          // Equal elements keep their order.
          Value isFirst = emitter.cmp(IntPredicate::ult, emitIndex(rank()),
                                      emitIndex(axis));
          isFirst = emitter.bitAnd(emitter.bitNot(isAfter), isFirst);
          return emitter.add(
              count,
              emitter.resize(emitter.bitOr(isBefore, isFirst), i64, true));
        });
  }

  /// The position of the element of each rank. One element has it, so that a
  /// a sum finds it: a reduction that every compiler knows.
  Value emitPositions(Value ranks, int64_t count) {
    SmallVector<int64_t> shape(type.getShape());
    shape[axis] = count;
    LoopNest nest(converter, op->getLoc(), getSpace(count));
    nest.addTensor(ranks, getRowMap());
    Value start = converter.fill(op->getLoc(), emitter.constant(i64, 0),
                                 RankedTensorType::get(shape, i64));
    auto result =
        AffineMap::getMultiDimIdentityMap(rank() + 1, op->getContext())
            .dropResult(rank());
    return nest.create(
        start, result, [&](const LoopNest::Elements &element, Value found) {
          Value wanted = emitter.resize(emitIndex(axis), i64, false);
          Value isHit = emitter.cmp(IntPredicate::eq, element(ranks), wanted);
          Value position = emitter.resize(emitIndex(rank()), i64, false);
          Value none = emitter.constant(i64, 0);
          return emitter.add(found, emitter.select(isHit, position, none));
        });
  }

  Value emitValues(Value positions) {
    auto shape = cast<RankedTensorType>(positions.getType()).getShape();
    LoopNest nest(converter, op->getLoc(), shape);
    nest.add(positions);
    return nest.create(
        converter.empty(op->getLoc(), type.clone(shape)),
        [&](const LoopNest::Elements &element, Value) -> Value {
          SmallVector<Value> position;
          for (int64_t i = 0; i != rank(); ++i)
            position.push_back(
                i == axis
                    ? emitter.resize(element(positions),
                                     emitter.getBuilder().getIndexType(), false)
                    : emitIndex(i));
          return tensor::ExtractOp::create(emitter.getBuilder(), source,
                                           position);
        });
  }

  /// Positions in the integers of the result.
  Value emitNarrow(Value positions, RankedTensorType to) {
    LoopNest nest(converter, op->getLoc(), to.getShape());
    nest.add(positions);
    return nest.create(converter.empty(op->getLoc(), to),
                       [&](const LoopNest::Elements &element, Value) {
                         return emitScalarCast(emitter, element(positions), i64,
                                               to.getElementType());
                       });
  }

private:
  int64_t rank() const { return type.getRank(); }
  Value emitIndex(int64_t loop) {
    return linalg::IndexOp::create(emitter.getBuilder(), loop);
  }
  Value widen(Value element) {
    Type type = element.getType();
    if (!isa<FloatType>(type) || type.getIntOrFloatBitWidth() >= 32)
      return element;
    return emitScalarCast(emitter, element, type,
                          emitter.getBuilder().getF32Type());
  }
  /// The result, `count` long on the axis, and all elements of the row.
  SmallVector<int64_t> getSpace(int64_t count) {
    SmallVector<int64_t> space(type.getShape());
    space[axis] = count;
    space.push_back(type.getDimSize(axis));
    return space;
  }
  AffineMap getRowMap() {
    SmallVector<AffineExpr> exprs;
    for (int64_t i = 0; i != rank(); ++i)
      exprs.push_back(
          getAffineDimExpr(i == axis ? rank() : i, op->getContext()));
    return AffineMap::get(rank() + 1, 0, exprs, op->getContext());
  }

  Converter &converter;
  Emitter &emitter;
  Operation *op;
  int64_t axis;
  RankedTensorType type;
  Value source;
  Type i64;
};
} // namespace

void Converter::convertOrder(Operation *op, int64_t axis, bool isDescending) {
  auto values = cast<RankedTensorType>(op->getResult(0).getType());
  auto positions = cast<RankedTensorType>(op->getResult(1).getType());
  if (values.getNumElements() == 0) {
    set(op->getResult(0), empty(op->getLoc(), values));
    set(op->getResult(1), empty(op->getLoc(), positions));
    return;
  }
  OrderEmitter order(*this, op, axis);
  Value found = order.emitPositions(order.emitRanks(isDescending),
                                    values.getDimSize(axis));
  set(op->getResult(0), order.emitValues(found));
  set(op->getResult(1), positions.getElementType().isInteger(64)
                            ? found
                            : order.emitNarrow(found, positions));
}
