//===- UOpIndirectOps.cpp - Gather and scatter ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/IndexBuilder.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;

/// `indices` and the tensor that it points into have one rank, and off the axis
/// it is not larger as far as that is known.
static LogicalResult verifyIndices(Operation *op, int64_t axis, Value tensor,
                                   StringRef name, Value indices) {
  auto type = cast<RankedTensorType>(tensor.getType());
  auto indexType = cast<RankedTensorType>(indices.getType());
  if (type.getRank() != indexType.getRank())
    return op->emitOpError("indices must have the rank of the ")
           << name << ", " << type.getRank() << ", got " << indexType.getRank();
  if (axis < 0 || axis >= type.getRank())
    return op->emitOpError("axis ")
           << axis << " is out of range of rank " << type.getRank();
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (i != axis && !type.isDynamicDim(i) &&
        indexType.getDimSize(i) > type.getDimSize(i))
      return op->emitOpError("indices have size ")
             << indexType.getDimSize(i) << " on axis " << i << ", the " << name
             << " has only " << type.getDimSize(i);
  return success();
}

/// The element of an index tensor as an `index`.
static Value castToIndex(IndexBuilder &builder, Value element) {
  OpBuilder &ops = builder.getBuilder();
  return builder.unique(
      CastOp::create(ops, builder.getLoc(), ops.getIndexType(), element));
}

//===----------------------------------------------------------------------===//
// GatherOp
//===----------------------------------------------------------------------===//

LogicalResult GatherOp::verify() {
  if (failed(
          verifyIndices(*this, getAxis(), getSource(), "source", getIndices())))
    return failure();
  RankedTensorType expected =
      getIndices().getType().clone(getSource().getType().getElementType());
  if (getType() != expected)
    return emitOpError("result must have type ")
           << expected << ", got " << getType();
  return success();
}

bool GatherOp::isReadInPlace(unsigned operand) { return operand == 1; }

Value GatherOp::createIndirectElement(IndexBuilder &builder,
                                      ValueRange position,
                                      OperandElementFn element) {
  Value index = castToIndex(builder, element(1, position, {}));
  SmallVector<Value> sourcePosition(position);
  sourcePosition[getAxis()] = index;
  Value valid = builder.inside(index, 0, builder.size(getSource(), getAxis()));
  return element(0, sourcePosition, valid);
}

//===----------------------------------------------------------------------===//
// ScatterOp
//===----------------------------------------------------------------------===//

LogicalResult ScatterOp::verify() {
  if (failed(
          verifyIndices(*this, getAxis(), getTarget(), "target", getIndices())))
    return failure();
  RankedTensorType expected =
      getIndices().getType().clone(getType().getElementType());
  if (getUpdates().getType() != expected)
    return emitOpError("updates must have type ")
           << expected << ", got " << getUpdates().getType();
  if (getKind() != ScatterKind::set)
    return verifyComputes(*this);
  return success();
}

bool ScatterOp::isReadInPlace(unsigned operand) { return operand == 0; }

/// An element is found by its own search through the updates that may reach it:
/// many reads, but every element at once and in a defined order.
Value ScatterOp::createIndirectElement(IndexBuilder &builder,
                                       ValueRange position,
                                       OperandElementFn element) {
  OpBuilder &ops = builder.getBuilder();
  Location loc = getLoc();
  int64_t axis = getAxis();
  Type type = getType().getElementType();
  Value old = element(0, position, {});
  auto updatesType = cast<RankedTensorType>(getUpdates().getType());
  if (llvm::is_contained(updatesType.getShape(), 0))
    return old;

  // One update needs no search.
  bool isOne =
      cast<RankedTensorType>(getIndices().getType()).getDimSize(axis) == 1;
  Value range = isOne ? builder.constant(0)
                      : builder.rangeOfSize(builder.size(getIndices(), axis),
                                            RangeKind::reduce);
  SmallVector<Value> updatePosition(position);
  updatePosition[axis] = range;
  Value reaches; // positions that updates have off the axis
  for (int64_t i = 0; i < updatesType.getRank(); ++i)
    if (i != axis)
      reaches = builder.logicalAnd(
          reaches,
          builder.inside(position[i], 0, builder.size(getIndices(), i)));
  Value index = castToIndex(builder, element(1, updatePosition, reaches));
  Value hits = builder.logicalAnd(
      reaches, builder.cmp(CmpPredicate::eq, index, position[axis]));

  if (isOne) {
    Value update = element(2, updatePosition, hits);
    if (getKind() != ScatterKind::set)
      update = createCombination(ops, loc, static_cast<ReduceKind>(getKind()),
                                 old, update);
    return WhereOp::create(ops, loc, hits, update, old);
  }
  if (getKind() == ScatterKind::set) {
    // The last hit, or -1.
    Value number = CastOp::create(ops, loc, ops.getI64Type(), range);
    Value none = ConstOp::create(ops, loc, ops.getI64Type(), int64_t(-1));
    Value candidate = WhereOp::create(ops, loc, hits, number, none);
    Value last = ReduceOp::create(ops, loc, candidate.getType(),
                                  ReduceKind::max, candidate, range);
    Value lastIndex = castToIndex(builder, last);
    updatePosition[axis] = lastIndex;
    Value found = builder.cmp(CmpPredicate::ge, lastIndex, 0);
    Value update = element(2, updatePosition, found);
    return WhereOp::create(ops, loc, found, update, old);
  }

  auto kind = static_cast<ReduceKind>(getKind());
  Value identity = ConstOp::create(ops, loc, getReductionIdentity(kind, type));
  Value update = element(2, updatePosition, reaches);
  Value part = WhereOp::create(ops, loc, hits, update, identity);
  Value sum = ReduceOp::create(ops, loc, type, kind, part, range);
  Value found =
      ReduceOp::create(ops, loc, ops.getI1Type(), ReduceKind::max, hits, range);
  Value combined = createCombination(ops, loc, kind, old, sum);
  return WhereOp::create(ops, loc, found, combined, old);
}
