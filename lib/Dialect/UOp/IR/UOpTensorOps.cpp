//===- UOpTensorOps.cpp - Tensor ops: verifiers and index maps --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeLists.h"
#include "uop/Dialect/UOp/IR/InBounds.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace uop;

/// Ops whose result shape follows from sizes need those sizes.
static LogicalResult verifyStaticShapes(Operation *op) {
  for (Type type :
       llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && !tensor.hasStaticShape())
      return op->emitOpError("needs static shapes, got ") << tensor;
  }
  return success();
}

static LogicalResult verifySameElementType(Operation *op, Type source,
                                           Type result) {
  Type expected = getElementTypeOrSelf(source);
  Type actual = getElementTypeOrSelf(result);
  if (expected != actual)
    return op->emitOpError("result element type must be ")
           << expected << ", got " << actual;
  return success();
}

/// The size of an axis of the result that is an operand of its own.
static Value getListedSize(RankedTensorType type, ValueRange values,
                           int64_t axis) {
  size_t number = countValues(type.getShape().take_front(axis));
  return number < values.size() ? values[number] : Value();
}

/// `axes` are different axes of a tensor of `rank`.
static LogicalResult verifyAxes(Operation *op, ArrayRef<int64_t> axes,
                                int64_t rank) {
  llvm::SmallBitVector seen(rank);
  for (int64_t axis : axes) {
    if (axis < 0 || axis >= rank)
      return op->emitOpError("axis ")
             << axis << " is out of range of rank " << rank;
    if (seen.test(axis))
      return op->emitOpError("axis ") << axis << " is given twice";
    seen.set(axis);
  }
  return success();
}

static LogicalResult verifyListLength(Operation *op, StringRef what,
                                      ArrayRef<int64_t> list, int64_t rank) {
  if (int64_t(list.size()) != rank)
    return op->emitOpError()
           << what << " must have one entry per axis: expected " << rank
           << ", got " << list.size();
  return success();
}

/// The result is a tensor of this shape.
static LogicalResult verifyShape(Operation *op, ArrayRef<int64_t> expected,
                                 Type result) {
  auto type = cast<RankedTensorType>(result);
  if (type.getShape() != expected)
    return op->emitOpError("result must have type ")
           << type.clone(expected) << ", got " << type;
  return success();
}

//===----------------------------------------------------------------------===//
// IotaOp
//===----------------------------------------------------------------------===//

void IotaOp::build(OpBuilder &builder, OperationState &state, Type result,
                   int64_t axis) {
  build(builder, state, result, ValueRange(), axis);
}

void IotaOp::build(OpBuilder &builder, OperationState &state, Type result,
                   IntegerAttr axis) {
  build(builder, state, result, ValueRange(), axis);
}

LogicalResult IotaOp::verify() {
  if (failed(verifyNumValues(*this, getType().getNumDynamicDims(),
                             getDynamicSizes())))
    return failure();
  return verifyAxes(*this, {static_cast<int64_t>(getAxis())},
                    getType().getRank());
}

Value IotaOp::createElement(IndexBuilder &builder, ValueRange position) {
  Value index = position[getAxis()];
  return builder.unique(CastOp::create(builder.getBuilder(), getLoc(),
                                       getType().getElementType(), index));
}

Value ConstOp::createElement(IndexBuilder &builder, ValueRange) {
  auto dense = cast<SplatElementsAttr>(getValue());
  return builder.unique(
      ConstOp::create(builder.getBuilder(), getLoc(),
                      cast<TypedAttr>(dense.getSplatValue<Attribute>())));
}

//===----------------------------------------------------------------------===//
// ReshapeOp
//===----------------------------------------------------------------------===//

void ReshapeOp::build(OpBuilder &builder, OperationState &state, Type result,
                      Value source) {
  build(builder, state, result, source, ValueRange());
}

LogicalResult ReshapeOp::verify() {
  RankedTensorType source = getSource().getType();
  if (failed(verifySameElementType(*this, source, getType())) ||
      failed(verifyNumValues(*this, getType().getNumDynamicDims(),
                             getDynamicSizes())))
    return failure();
  if (!source.hasStaticShape() || !getType().hasStaticShape())
    return success();
  std::optional<int64_t> before = countElements(source);
  std::optional<int64_t> after = countElements(getType());
  if (!before || !after)
    return emitOpError("has a tensor of more elements than 64 bits count: ")
           << (before ? getType() : source);
  if (*before != *after)
    return emitOpError("must keep the number of elements: ")
           << source << " has " << *before << ", " << getType() << " has "
           << *after;
  return success();
}

unsigned ReshapeOp::getNumSources() { return 1; }
bool ReshapeOp::isView() {
  return getType().hasStaticShape() && getSource().getType().hasStaticShape();
}

Value ReshapeOp::getResultSize(IndexBuilder &, int64_t axis) {
  return getListedSize(getType(), getDynamicSizes(), axis);
}

/// The same for sizes that are values.
static void mapReshape(IndexBuilder &builder, ValueRange position,
                       ArrayRef<Value> from, ArrayRef<Value> to,
                       SmallVectorImpl<Value> &sourcePosition) {
  sourcePosition.assign(to.size(), builder.constant(0));
  if (builder.hasNoElements(from))
    return;
  auto groups = builder.groupAxes(from, to);
  if (!groups)
    groups = {{0, from.size(), 0, to.size()}};
  for (auto [fromBegin, fromEnd, toBegin, toEnd] : *groups) {
    SmallVector<Value> group;
    if (fromEnd - fromBegin == 1 && toEnd - toBegin == 1) {
      group.push_back(position[fromBegin]);
    } else {
      Value offset =
          builder.linearize(position.slice(fromBegin, fromEnd - fromBegin),
                            from.slice(fromBegin, fromEnd - fromBegin));
      builder.delinearize(offset, to.slice(toBegin, toEnd - toBegin), group);
    }
    llvm::copy(group, sourcePosition.begin() + toBegin);
  }
}

Value ReshapeOp::mapToSource(IndexBuilder &builder, unsigned,
                             ValueRange position,
                             SmallVectorImpl<Value> &sourcePosition) {
  if (!isView()) {
    mapReshape(builder, position, builder.sizes(getResult()),
               builder.sizes(getSource()), sourcePosition);
    return {};
  }
  ArrayRef<int64_t> from = getType().getShape();
  ArrayRef<int64_t> to = getSource().getType().getShape();
  if (getType().getNumElements() == 0) {
    sourcePosition.assign(to.size(), builder.constant(0));
    return {};
  }
  // Groups of axes that hold the same elements map to each other, so that an
  // axis that does not change needs no division.
  sourcePosition.resize(to.size());
  size_t fromEnd = from.size(), toEnd = to.size();
  while (fromEnd > 0 || toEnd > 0) {
    size_t fromBegin = fromEnd, toBegin = toEnd;
    int64_t fromSize = 1, toSize = 1;
    if (fromBegin > 0)
      fromSize = from[--fromBegin];
    if (toBegin > 0)
      toSize = to[--toBegin];
    while (fromSize != toSize) {
      if ((fromSize < toSize && fromBegin > 0) || toBegin == 0)
        fromSize *= from[--fromBegin];
      else
        toSize *= to[--toBegin];
    }
    Value offset =
        builder.linearize(position.slice(fromBegin, fromEnd - fromBegin),
                          from.slice(fromBegin, fromEnd - fromBegin));
    SmallVector<Value> group;
    builder.delinearize(offset, to.slice(toBegin, toEnd - toBegin), group);
    llvm::copy(group, sourcePosition.begin() + toBegin);
    fromEnd = fromBegin;
    toEnd = toBegin;
  }
  return {};
}

//===----------------------------------------------------------------------===//
// PermuteOp
//===----------------------------------------------------------------------===//

LogicalResult PermuteOp::verify() {
  RankedTensorType source = getSource().getType();
  ArrayRef<int64_t> permutation = getPermutation();
  if (failed(verifySameElementType(*this, source, getType())) ||
      failed(verifyListLength(*this, "permutation", permutation,
                              source.getRank())) ||
      failed(verifyAxes(*this, permutation, source.getRank())))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t axis : permutation)
    shape.push_back(source.getDimSize(axis));
  return verifyShape(*this, shape, getType());
}

unsigned PermuteOp::getNumSources() { return 1; }

Value PermuteOp::getResultSize(IndexBuilder &builder, int64_t axis) {
  return builder.size(getSource(), getPermutation()[axis]);
}

Value PermuteOp::mapToSource(IndexBuilder &, unsigned, ValueRange position,
                             SmallVectorImpl<Value> &sourcePosition) {
  sourcePosition.resize(position.size());
  for (auto [axis, index] : llvm::zip_equal(getPermutation(), position))
    sourcePosition[axis] = index;
  return {};
}

//===----------------------------------------------------------------------===//
// ExpandOp
//===----------------------------------------------------------------------===//

void ExpandOp::build(OpBuilder &builder, OperationState &state, Type result,
                     Value source) {
  build(builder, state, result, source, ValueRange());
}

LogicalResult ExpandOp::verify() {
  RankedTensorType source = getSource().getType();
  if (failed(verifySameElementType(*this, source, getType())) ||
      failed(verifyNumValues(*this, getType().getNumDynamicDims(),
                             getDynamicSizes())))
    return failure();
  if (source.getRank() != getType().getRank())
    return emitOpError("must keep the rank: ") << source << " to " << getType();
  for (auto [axis, from, to] :
       llvm::enumerate(source.getShape(), getType().getShape()))
    if (from != to && from != 1)
      return emitOpError("axis ")
             << axis << " of size " << describeSize(from)
             << " cannot be expanded to " << describeSize(to)
             << ": only axes of size 1 can";
  return success();
}

unsigned ExpandOp::getNumSources() { return 1; }

Value ExpandOp::getResultSize(IndexBuilder &, int64_t axis) {
  return getListedSize(getType(), getDynamicSizes(), axis);
}

bool ExpandOp::repeatsElements() {
  return getSource().getType() != getType() &&
         !llvm::is_contained(getType().getShape(), 0);
}

Value ExpandOp::mapToSource(IndexBuilder &builder, unsigned,
                            ValueRange position,
                            SmallVectorImpl<Value> &sourcePosition) {
  for (auto [size, index] :
       llvm::zip_equal(getSource().getType().getShape(), position))
    sourcePosition.push_back(size == 1 ? builder.constant(0) : index);
  return {};
}

//===----------------------------------------------------------------------===//
// PadOp
//===----------------------------------------------------------------------===//

LogicalResult PadOp::verify() {
  RankedTensorType source = getSource().getType();
  int64_t rank = source.getRank();
  if (failed(verifySameElementType(*this, source, getType())) ||
      failed(verifyListLength(*this, "low", getLow(), rank)) ||
      failed(verifyListLength(*this, "high", getHigh(), rank)))
    return failure();
  SmallVector<int64_t> shape;
  for (auto [axis, size, low, high] :
       llvm::enumerate(source.getShape(), getLow(), getHigh())) {
    if (low < 0 || high < 0)
      return emitOpError("axis ") << axis << " is padded by a negative amount; "
                                  << "uop.shrink removes elements";
    if (ShapedType::isDynamic(size)) {
      shape.push_back(size);
      continue;
    }
    int64_t sum;
    if (llvm::AddOverflow(size, low, sum) || llvm::AddOverflow(sum, high, sum))
      return emitOpError("axis ") << axis << " is padded beyond 64 bits";
    shape.push_back(sum);
  }
  if (getValue() && getValue().getType() != source.getElementType())
    return emitOpError("value must have type ")
           << source.getElementType() << ", got " << getValue().getType();
  return verifyShape(*this, shape, getType());
}

unsigned PadOp::getNumSources() { return 1; }
Value PadOp::getFillValue() { return getValue(); }

Value PadOp::getResultSize(IndexBuilder &builder, int64_t axis) {
  Value size = builder.size(getSource(), axis);
  return size ? builder.add(builder.add(size, getLow()[axis]), getHigh()[axis])
              : Value();
}

Value PadOp::mapToSource(IndexBuilder &builder, unsigned, ValueRange position,
                         SmallVectorImpl<Value> &sourcePosition) {
  Value valid;
  for (auto [axis, low, index] : llvm::enumerate(getLow(), position)) {
    sourcePosition.push_back(builder.add(index, -low));
    valid = builder.logicalAnd(valid,
                               builder.inside(sourcePosition.back(), 0,
                                              builder.size(getSource(), axis)));
  }
  return valid;
}

//===----------------------------------------------------------------------===//
// ShrinkOp
//===----------------------------------------------------------------------===//

void ShrinkOp::build(OpBuilder &builder, OperationState &state, Type result,
                     Value source, ArrayRef<int64_t> offsets,
                     ArrayRef<int64_t> sizes) {
  build(builder, state, result, source, ValueRange(), offsets, sizes);
}

LogicalResult ShrinkOp::verify() {
  RankedTensorType source = getSource().getType();
  int64_t rank = source.getRank();
  if (failed(verifySameElementType(*this, source, getType())) ||
      failed(verifyListLength(*this, "offsets", getOffsets(), rank)) ||
      failed(verifyListLength(*this, "sizes", getSizes(), rank)))
    return failure();
  if (failed(verifyBox(*this, source.getShape(), getOffsets(), getSizes(),
                       getDynamic())) ||
      failed(verifyInBounds(*this, !getDynamic().empty())))
    return failure();
  return verifyShape(*this, getSizes(), getType());
}

unsigned ShrinkOp::getNumSources() { return 1; }

Value ShrinkOp::getOffset(IndexBuilder &builder, int64_t axis) {
  return getListed(builder, getOffsets(), getDynamic(), axis);
}

Value ShrinkOp::getResultSize(IndexBuilder &builder, int64_t axis) {
  return getListed(builder, getSizes(),
                   getDynamic().drop_front(countValues(getOffsets())), axis);
}

Value ShrinkOp::mapToSource(IndexBuilder &builder, unsigned,
                            ValueRange position,
                            SmallVectorImpl<Value> &sourcePosition) {
  for (auto [axis, index] : llvm::enumerate(position))
    sourcePosition.push_back(builder.add(index, getOffset(builder, axis)));
  return {};
}

//===----------------------------------------------------------------------===//
// FlipOp
//===----------------------------------------------------------------------===//

LogicalResult FlipOp::verify() {
  return verifyAxes(*this, getAxes(), getType().getRank());
}

unsigned FlipOp::getNumSources() { return 1; }

Value FlipOp::getResultSize(IndexBuilder &builder, int64_t axis) {
  return builder.size(getSource(), axis);
}

Value FlipOp::mapToSource(IndexBuilder &builder, unsigned, ValueRange position,
                          SmallVectorImpl<Value> &sourcePosition) {
  llvm::append_range(sourcePosition, position);
  for (int64_t axis : getAxes())
    sourcePosition[axis] = builder.sub(
        builder.add(builder.size(getSource(), axis), -1), position[axis]);
  return {};
}

//===----------------------------------------------------------------------===//
// CatOp
//===----------------------------------------------------------------------===//

LogicalResult CatOp::verify() {
  if (getSources().empty())
    return emitOpError("needs at least one operand");
  int64_t rank = getType().getRank();
  int64_t axis = getAxis();
  if (failed(verifyAxes(*this, {axis}, rank)))
    return failure();
  SmallVector<int64_t> shape(getType().getShape());
  shape[axis] = 0;
  bool hasDynamic = false;
  for (auto [number, source] : llvm::enumerate(getSources())) {
    auto type = cast<RankedTensorType>(source.getType());
    if (failed(verifySameElementType(*this, type, getType())))
      return failure();
    if (type.getRank() != rank)
      return emitOpError("operand ") << number << " has rank " << type.getRank()
                                     << ", the result has " << rank;
    for (int64_t i = 0; i < rank; ++i)
      if (i != axis && type.getDimSize(i) != shape[i])
        return emitOpError("operand ")
               << number << " has size " << describeSize(type.getDimSize(i))
               << " on axis " << i << ", the result has "
               << describeSize(shape[i]);
    if (type.isDynamicDim(axis))
      hasDynamic = true;
    else if (llvm::AddOverflow(shape[axis], type.getDimSize(axis), shape[axis]))
      return emitOpError("axis ") << axis << " is longer than 64 bits count";
  }
  if (!hasDynamic)
    return verifyShape(*this, shape, getType());
  // Sizes that vary may have a sum that does not: TensorSizes sees to it.
  int64_t size = getType().getDimSize(axis);
  if (!ShapedType::isDynamic(size) && shape[axis] > size)
    return emitOpError("axis ")
           << axis << ": operands of static sizes have " << shape[axis]
           << " elements, the result has " << size;
  return success();
}

unsigned CatOp::getNumSources() { return getSources().size(); }

Value CatOp::getResultSize(IndexBuilder &builder, int64_t axis) {
  if (axis != int64_t(getAxis()))
    return builder.size(getSources().front(), axis);
  Value sum = builder.constant(0);
  for (Value source : getSources()) {
    Value size = builder.size(source, axis);
    if (!size)
      return {};
    sum = builder.add(sum, size);
  }
  return sum;
}

Value CatOp::mapToSource(IndexBuilder &builder, unsigned source,
                         ValueRange position,
                         SmallVectorImpl<Value> &sourcePosition) {
  int64_t axis = getAxis();
  Value begin = builder.begins(getResult(), getSources(), axis)[source];
  llvm::append_range(sourcePosition, position);
  sourcePosition[axis] = builder.sub(position[axis], begin);
  return builder.inside(sourcePosition[axis], 0,
                        builder.size(getSources()[source], axis));
}

//===----------------------------------------------------------------------===//
// ViewOp
//===----------------------------------------------------------------------===//

LogicalResult ViewOp::verify() {
  RankedTensorType source = getSource().getType();
  int64_t rank = getType().getRank();
  if (failed(verifyStaticShapes(*this)) ||
      failed(verifySameElementType(*this, source, getType())) ||
      failed(verifyListLength(*this, "sizes", getSizes(), rank)) ||
      failed(verifyListLength(*this, "strides", getStrides(), rank)) ||
      failed(verifyShape(*this, getSizes(), getType())))
    return failure();
  if (source.getRank() != 1)
    return emitOpError("source must have rank 1, got ") << source;
  SmallVector<int64_t> begin(rank, 0), end(getSizes());
  if (getMaskBegin()) {
    if (failed(verifyListLength(*this, "mask", *getMaskBegin(), rank)) ||
        failed(verifyListLength(*this, "mask end", *getMaskEnd(), rank)))
      return failure();
    begin.assign(getMaskBegin()->begin(), getMaskBegin()->end());
    end.assign(getMaskEnd()->begin(), getMaskEnd()->end());
    for (auto [axis, low, high, size] : llvm::enumerate(begin, end, getSizes()))
      if (low < 0 || high < low || high > size)
        return emitOpError("mask of axis ")
               << axis << " must begin before it ends, within size " << size
               << "; got " << low << " to " << high;
  }
  // The first and the last element that are read, in 128 bits.
  __int128 first = static_cast<int64_t>(getOffset()), last = first;
  for (auto [low, high, stride] : llvm::zip_equal(begin, end, getStrides())) {
    if (low == high)
      return success(); // nothing is read
    __int128 one = __int128(low) * stride, other = __int128(high - 1) * stride;
    first += std::min(one, other);
    last += std::max(one, other);
  }
  if (first < 0 || last >= source.getNumElements())
    return emitOpError("reads elements ")
           << int64_t(first) << " to " << int64_t(last) << " of "
           << source.getNumElements();
  return success();
}

unsigned ViewOp::getNumSources() { return 1; }
Value ViewOp::getResultSize(IndexBuilder &, int64_t) { return {}; }

bool ViewOp::repeatsElements() {
  return getType().getNumElements() > getSource().getType().getNumElements() ||
         llvm::is_contained(getStrides(), 0);
}

Value ViewOp::mapToSource(IndexBuilder &builder, unsigned, ValueRange position,
                          SmallVectorImpl<Value> &sourcePosition) {
  Value offset = builder.constant(static_cast<int64_t>(getOffset()));
  for (auto [index, stride] : llvm::zip_equal(position, getStrides()))
    offset = builder.add(offset, builder.mul(index, stride));
  sourcePosition.push_back(offset);
  Value valid;
  if (getMaskBegin())
    for (auto [index, low, high] :
         llvm::zip_equal(position, *getMaskBegin(), *getMaskEnd()))
      valid = builder.logicalAnd(valid, builder.inside(index, low, high));
  return valid;
}

//===----------------------------------------------------------------------===//
// ReduceAxisOp
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> getReducedShape(ArrayRef<int64_t> shape,
                                            ArrayRef<int64_t> axes) {
  SmallVector<int64_t> result;
  for (auto [axis, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(axes, int64_t(axis)))
      result.push_back(size);
  return result;
}

void ReduceAxisOp::build(OpBuilder &builder, OperationState &state,
                         ReduceKind kind, Value source,
                         ArrayRef<int64_t> axes) {
  auto type = cast<RankedTensorType>(source.getType());
  build(builder, state, type.clone(getReducedShape(type.getShape(), axes)),
        kind, source, axes);
}

LogicalResult ReduceAxisOp::verify() {
  RankedTensorType source = getSource().getType();
  if (failed(verifySameElementType(*this, source, getType())) ||
      failed(verifyAxes(*this, getAxes(), source.getRank())))
    return failure();
  if (!llvm::is_sorted(getAxes()))
    return emitOpError("axes must be in ascending order");
  return verifyShape(*this, getReducedShape(source.getShape(), getAxes()),
                     getType());
}

Value ReduceAxisOp::getReducedSource() { return getSource(); }
ArrayRef<int64_t> ReduceAxisOp::getReducedAxes() { return getAxes(); }

Value ReduceAxisOp::createScalarReduction(OpBuilder &builder, Value element,
                                          ValueRange ranges) {
  return ReduceOp::create(builder, getLoc(), element.getType(), getKind(),
                          element, ranges);
}
