//===- UOpSortOps.cpp - Sorts: verifiers, folders ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;

/// The results of sorts hold numbers from 0 to `last`, and -1 if `hasNone`.
static LogicalResult verifyHolds(Operation *op, Value numbers, StringRef name,
                                 int64_t last, bool hasNone = false) {
  auto type = cast<IntegerType>(getElementTypeOrSelf(numbers));
  if (hasNone && type.isUnsigned())
    return op->emitOpError() << name << " hold -1 where there is nothing, got "
                             << numbers.getType();
  unsigned bits = type.getWidth() - (type.isUnsigned() ? 0 : 1);
  if (last > 0 && bits < 63 && (last >> bits) != 0)
    return op->emitOpError() << name << " go up to " << last << ", which "
                             << type << " does not hold";
  return success();
}

//===----------------------------------------------------------------------===//
// SortOp, TopKOp
//===----------------------------------------------------------------------===//

static LogicalResult verifyOrder(Operation *op, RankedTensorType source,
                                 int64_t axis, Value values, Value positions) {
  if (axis < 0 || axis >= source.getRank())
    return op->emitOpError("axis ")
           << axis << " is out of range of rank " << source.getRank();
  auto type = cast<RankedTensorType>(values.getType());
  auto positionType = cast<RankedTensorType>(positions.getType());
  RankedTensorType expected = type.clone(positionType.getElementType());
  if (positionType != expected)
    return op->emitOpError("positions must have type ")
           << expected << ", got " << positionType;
  if (source.isDynamicDim(axis))
    return success();
  return verifyHolds(op, positions, "positions", source.getDimSize(axis) - 1);
}

LogicalResult SortOp::verify() {
  return verifyOrder(*this, getSource().getType(), getAxis(), getValues(),
                     getPositions());
}

LogicalResult TopKOp::verify() {
  auto source = getSource().getType();
  if (failed(
          verifyOrder(*this, source, getAxis(), getValues(), getPositions())))
    return failure();
  auto axis = int64_t(getAxis());
  auto values = cast<RankedTensorType>(getValues().getType());
  SmallVector<int64_t> shape(source.getShape());
  if (values.getRank() == source.getRank())
    shape[axis] = values.getDimSize(axis);
  RankedTensorType expected = source.clone(shape);
  if (values != expected)
    return emitOpError("values must have type ")
           << expected << ", got " << values;
  if (values.isDynamicDim(axis))
    return emitOpError("needs a static number of values, got ") << values;
  if (!source.isDynamicDim(axis) &&
      values.getDimSize(axis) > source.getDimSize(axis))
    return emitOpError("takes ")
           << values.getDimSize(axis) << " elements of axis " << axis
           << ", which has " << source.getDimSize(axis);
  return success();
}

/// What has one element per row is in order already.
template <typename OpT>
static LogicalResult foldOrder(OpT op, SmallVectorImpl<OpFoldResult> &results) {
  RankedTensorType type = op.getSource().getType();
  if (type.getDimSize(op.getAxis()) != 1 || op.getValues().getType() != type ||
      !type.hasStaticShape())
    return failure();
  auto positions = cast<RankedTensorType>(op.getPositions().getType());
  results.push_back(op.getSource());
  results.push_back(SplatElementsAttr::get(
      positions, IntegerAttr::get(positions.getElementType(), 0)));
  return success();
}

LogicalResult SortOp::fold(FoldAdaptor,
                           SmallVectorImpl<OpFoldResult> &results) {
  return foldOrder(*this, results);
}

LogicalResult TopKOp::fold(FoldAdaptor,
                           SmallVectorImpl<OpFoldResult> &results) {
  return foldOrder(*this, results);
}

//===----------------------------------------------------------------------===//
// NonZeroOp, UniqueOp
//===----------------------------------------------------------------------===//

/// The number of elements of the source, which has to be known; and `count` is
/// one integer that holds it.
static FailureOr<int64_t> verifyCount(Operation *op, RankedTensorType source,
                                      Value count) {
  if (!source.hasStaticShape())
    return op->emitOpError("needs a static shape, got ") << source;
  if (cast<RankedTensorType>(count.getType()).getRank() != 0)
    return op->emitOpError("count must have rank 0, got ") << count.getType();
  std::optional<int64_t> elements = countElements(source);
  if (!elements)
    return op->emitOpError("has more elements than 64 bits count, in ")
           << source;
  if (failed(verifyHolds(op, count, "counts", *elements)))
    return failure();
  return *elements;
}

LogicalResult NonZeroOp::verify() {
  RankedTensorType source = getSource().getType();
  FailureOr<int64_t> elements = verifyCount(*this, source, getCount());
  if (failed(elements))
    return failure();
  auto positions = cast<RankedTensorType>(getPositions().getType());
  if (positions.getRank() != 2 || !positions.hasStaticShape() ||
      positions.getDimSize(1) != source.getRank())
    return emitOpError("positions must have a static shape of rows of ")
           << source.getRank() << ", got " << positions;
  int64_t greatest = 0;
  for (int64_t size : source.getShape())
    greatest = std::max(greatest, size);
  return verifyHolds(*this, getPositions(), "positions", greatest - 1,
                     /*hasNone=*/true);
}

LogicalResult UniqueOp::verify() {
  RankedTensorType source = getSource().getType();
  FailureOr<int64_t> elements = verifyCount(*this, source, getCount());
  if (failed(elements))
    return failure();
  auto values = cast<RankedTensorType>(getValues().getType());
  if (values.getRank() != 1 || !values.hasStaticShape() ||
      values.getElementType() != source.getElementType())
    return emitOpError("values must have rank 1, a static size and elements of "
                       "type ")
           << source.getElementType() << ", got " << values;
  for (auto [name, result, shape] :
       {std::make_tuple("first", getFirst(), values.getShape()),
        std::make_tuple("repeats", getRepeats(), values.getShape()),
        std::make_tuple("groups", getGroups(), source.getShape())}) {
    auto type = cast<RankedTensorType>(result.getType());
    if (type.getShape() != shape)
      return emitOpError() << name << " must have type " << type.clone(shape)
                           << ", got " << type;
  }
  if (failed(verifyHolds(*this, getFirst(), "first positions", *elements - 1,
                         /*hasNone=*/true)) ||
      failed(verifyHolds(*this, getRepeats(), "repeats", *elements)))
    return failure();
  return verifyHolds(*this, getGroups(), "groups", *elements - 1);
}
