//===- TensorOps.cpp - The tensor stage, and constants ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

//===----------------------------------------------------------------------===//
// Shared
//===----------------------------------------------------------------------===//

std::string uop::interp::toString(ArrayRef<int64_t> position) {
  std::string text = "[";
  for (auto [axis, index] : llvm::enumerate(position))
    text += (axis ? ", " : "") + std::to_string(index);
  return text + "]";
}

LogicalResult uop::interp::checkShape(Operation *op, Type elementType,
                                      ArrayRef<int64_t> shape) {
  std::optional<ElementKind> kind = getElementKind(elementType);
  if (!kind)
    return op->emitOpError("has the unsupported element type ") << elementType;
  if (!checkSize(*kind, shape))
    return op->emitOpError("makes a value of sizes ")
           << toString(shape) << ", more than the interpreter allocates";
  return success();
}

FailureOr<Tensor> uop::interp::createTensor(Operation *op, Type elementType,
                                            ArrayRef<int64_t> shape) {
  if (failed(checkShape(op, elementType, shape)))
    return failure();
  return Tensor::create(elementType, shape);
}

const Tensor *uop::interp::getDefinedTensor(Operation *op, Operands operands,
                                            unsigned number) {
  const Tensor *tensor = operands[number]->getTensor();
  if (!tensor) {
    op->emitOpError("operand ") << number << " is no tensor or vector";
    return nullptr;
  }
  if (tensor->getUndefined().any()) {
    op->emitOpError("operand ")
        << number << " has elements that were never written, the first at "
        << tensor->getUndefined().find_first() << " in row-major order";
    return nullptr;
  }
  return tensor;
}

FailureOr<InterpValue> uop::interp::evalAttr(Operation *op, TypedAttr attr) {
  Type type = attr.getType();
  if (auto integer = dyn_cast<IntegerAttr>(attr)) {
    if (getElementKind(type))
      return InterpValue(makeScalar(type, integer.getValue().getZExtValue()));
  } else if (auto number = dyn_cast<FloatAttr>(attr)) {
    if (getElementKind(type))
      return InterpValue(
          makeScalar(type, number.getValue().bitcastToAPInt().getZExtValue()));
  } else if (auto elements = dyn_cast<ElementsAttr>(attr)) {
    ShapedType shaped = elements.getShapedType();
    if (shaped.hasStaticShape() &&
        failed(checkShape(op, shaped.getElementType(), shaped.getShape())))
      return failure();
    if (std::optional<Tensor> tensor = Tensor::fromAttr(elements))
      return InterpValue(std::move(*tensor));
  }
  return op->emitOpError("has a constant of type ")
         << type << " that cannot be read";
}

static LogicalResult evalConst(Context &, Operation *op, Operands,
                               Results results) {
  FailureOr<InterpValue> value =
      evalAttr(op, op->getAttrOfType<TypedAttr>("value"));
  if (failed(value))
    return failure();
  results[0] = std::move(*value);
  return success();
}

static ArrayRef<int64_t> getResultShape(Operation *op) {
  return cast<ShapedType>(op->getResult(0).getType()).getShape();
}

/// The shape with each `?` replaced by the next of the values, which are sizes.
static FailureOr<SmallVector<int64_t>>
getShape(Operation *op, ArrayRef<int64_t> shape, Operands values) {
  SmallVector<int64_t> result(shape);
  for (auto [axis, size] : llvm::enumerate(result)) {
    if (!ShapedType::isDynamic(size))
      continue;
    size = int64_t(values.front()->getScalar()->bits);
    values = values.drop_front();
    if (size < 0)
      return op->emitOpError("axis ")
             << axis << ": the size is " << size << ", which is negative";
  }
  return result;
}

/// An error unless the tensor has these sizes.
static LogicalResult checkSizes(Operation *op, const Tensor &tensor,
                                ArrayRef<int64_t> expected,
                                std::optional<int64_t> except = {}) {
  for (auto [axis, size, other] : llvm::enumerate(tensor.getShape(), expected))
    if (size != other && int64_t(axis) != except)
      return op->emitOpError("axis ") << axis << ": sizes " << size << " and "
                                      << other << " should be equal";
  return success();
}

LogicalResult uop::interp::checkBox(Operation *op, ArrayRef<int64_t> shape,
                                    ArrayRef<int64_t> offsets,
                                    ArrayRef<int64_t> sizes) {
  for (auto [axis, size, offset, length] :
       llvm::enumerate(shape, offsets, sizes))
    if (offset < 0 || length < 0 || offset > size || length > size - offset)
      return op->emitOpError("axis ")
             << axis << ": elements from " << offset << ", " << length
             << " of them, are not all within size " << size;
  return success();
}

SmallVector<int64_t> uop::interp::resolveList(ArrayRef<int64_t> list,
                                              Operands &values) {
  SmallVector<int64_t> result(list);
  for (int64_t &entry : result)
    if (ShapedType::isDynamic(entry)) {
      entry = int64_t(values.front()->getScalar()->bits);
      values = values.drop_front();
    }
  return result;
}

static Type getResultElement(Operation *op) {
  return getElementTypeOrSelf(op->getResult(0).getType());
}

//===----------------------------------------------------------------------===//
// Tensor stage
//===----------------------------------------------------------------------===//

/// An operand of an op that moves elements: those that were never written stay
/// so, and are an error where they are computed with.
static const Tensor *getMovedTensor(Operation *op, Operands operands) {
  const Tensor *tensor = operands[0]->getTensor();
  if (!tensor)
    op->emitOpError("operand 0 is no tensor or vector");
  return tensor;
}

static LogicalResult evalIota(Context &, Operation *op, Operands operands,
                              Results results) {
  auto shape = getShape(op, getResultShape(op), operands);
  if (failed(shape))
    return failure();
  FailureOr<Tensor> result = createTensor(op, getResultElement(op), *shape);
  if (failed(result))
    return failure();
  if (result->getNumElements() != 0) {
    int64_t axis = cast<IotaOp>(op).getAxis();
    SmallVector<int64_t> position(result->getShape().size(), 0);
    int64_t element = 0;
    do
      result->set(element++, convert(ElementKind::I64, result->getKind(),
                                     uint64_t(position[axis])));
    while (advance(result->getShape(), position));
  }
  results[0] = std::move(*result);
  return success();
}

static LogicalResult evalReshape(Context &, Operation *op, Operands operands,
                                 Results results) {
  const Tensor *source = getMovedTensor(op, operands);
  if (!source)
    return failure();
  auto shape = getShape(op, getResultShape(op), operands.drop_front());
  if (failed(shape) || failed(checkShape(op, getResultElement(op), *shape)))
    return failure();
  int64_t count = 1;
  for (int64_t size : *shape)
    count *= size;
  if (count != source->getNumElements())
    return op->emitOpError("puts ")
           << source->getNumElements() << " elements into sizes "
           << toString(*shape);
  results[0] = source->reshape(*shape);
  return success();
}

static LogicalResult evalContiguous(Context &, Operation *op, Operands operands,
                                    Results results) {
  if (!getDefinedTensor(op, operands, 0))
    return failure();
  results[0] = *operands[0];
  return success();
}

/// Each element of the result is the element of the source at the position
/// that `map` gives, or `fill` where it gives none.
static LogicalResult move(
    Operation *op, const Tensor *source, ArrayRef<int64_t> shape, uint64_t fill,
    Results results,
    llvm::function_ref<bool(ArrayRef<int64_t>, MutableArrayRef<int64_t>)> map) {
  FailureOr<Tensor> result = createTensor(op, source->getElementType(), shape);
  if (failed(result))
    return failure();
  if (result->getNumElements() != 0) {
    SmallVector<int64_t, 4> strides = getStrides(source->getShape());
    SmallVector<int64_t> position(result->getShape().size(), 0);
    SmallVector<int64_t> from(strides.size(), 0);
    const llvm::BitVector &unwritten = source->getUndefined();
    llvm::BitVector undefined(
        unwritten.any() ? unsigned(result->getNumElements()) : 0);
    int64_t element = 0;
    do {
      uint64_t bits = fill;
      if (map(position, from)) {
        int64_t linear = 0;
        for (auto [index, stride] : llvm::zip_equal(from, strides))
          linear += index * stride;
        bits = source->get(linear);
        if (!undefined.empty() && unwritten.test(linear))
          undefined.set(element);
      }
      result->set(element++, bits);
    } while (advance(result->getShape(), position));
    if (undefined.any())
      result->setUndefined(std::move(undefined));
  }
  results[0] = std::move(*result);
  return success();
}

static LogicalResult evalPermute(Context &, Operation *op, Operands operands,
                                 Results results) {
  ArrayRef<int64_t> permutation = cast<PermuteOp>(op).getPermutation();
  const Tensor *source = getMovedTensor(op, operands);
  if (!source)
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t axis : permutation)
    shape.push_back(source->getShape()[axis]);
  return move(op, source, shape, 0, results,
              [&](ArrayRef<int64_t> to, MutableArrayRef<int64_t> from) {
                for (size_t axis = 0; axis < to.size(); ++axis)
                  from[permutation[axis]] = to[axis];
                return true;
              });
}

static LogicalResult evalExpand(Context &, Operation *op, Operands operands,
                                Results results) {
  const Tensor *source = getMovedTensor(op, operands);
  if (!source)
    return failure();
  auto shape = getShape(op, getResultShape(op), operands.drop_front());
  if (failed(shape))
    return failure();
  for (auto [axis, from, to] : llvm::enumerate(source->getShape(), *shape))
    if (from != to &&
        cast<ExpandOp>(op).getSource().getType().getDimSize(axis) != 1)
      return checkSizes(op, *source, *shape);
  return move(op, source, *shape, 0, results,
              [&](ArrayRef<int64_t> to, MutableArrayRef<int64_t> from) {
                for (size_t axis = 0; axis < to.size(); ++axis)
                  from[axis] = source->getShape()[axis] == 1 ? 0 : to[axis];
                return true;
              });
}

static LogicalResult evalPad(Context &, Operation *op, Operands operands,
                             Results results) {
  ArrayRef<int64_t> low = cast<PadOp>(op).getLow();
  const Tensor *source = getMovedTensor(op, operands);
  if (!source)
    return failure();
  SmallVector<int64_t> shape;
  for (auto [size, before, after] :
       llvm::zip_equal(source->getShape(), low, cast<PadOp>(op).getHigh()))
    shape.push_back(size + before + after);
  uint64_t fill = operands.size() > 1 ? operands[1]->getScalar()->bits : 0;
  return move(op, source, shape, fill, results,
              [&](ArrayRef<int64_t> to, MutableArrayRef<int64_t> from) {
                for (size_t axis = 0; axis < to.size(); ++axis) {
                  from[axis] = to[axis] - low[axis];
                  if (from[axis] < 0 || from[axis] >= source->getShape()[axis])
                    return false;
                }
                return true;
              });
}

static LogicalResult evalShrink(Context &, Operation *op, Operands operands,
                                Results results) {
  auto shrink = cast<ShrinkOp>(op);
  const Tensor *source = getMovedTensor(op, operands);
  if (!source)
    return failure();
  Operands values = operands.drop_front();
  SmallVector<int64_t> offsets = resolveList(shrink.getOffsets(), values);
  SmallVector<int64_t> sizes = resolveList(shrink.getSizes(), values);
  if (failed(checkBox(op, source->getShape(), offsets, sizes)))
    return failure();
  return move(op, source, sizes, 0, results,
              [&](ArrayRef<int64_t> to, MutableArrayRef<int64_t> from) {
                for (size_t axis = 0; axis < to.size(); ++axis)
                  from[axis] = to[axis] + offsets[axis];
                return true;
              });
}

static LogicalResult evalFlip(Context &, Operation *op, Operands operands,
                              Results results) {
  ArrayRef<int64_t> axes = cast<FlipOp>(op).getAxes();
  const Tensor *source = getMovedTensor(op, operands);
  if (!source)
    return failure();
  ArrayRef<int64_t> shape = source->getShape();
  return move(op, source, shape, 0, results,
              [&](ArrayRef<int64_t> to, MutableArrayRef<int64_t> from) {
                llvm::copy(to, from.begin());
                for (int64_t axis : axes)
                  from[axis] = shape[axis] - 1 - to[axis];
                return true;
              });
}

static LogicalResult evalCat(Context &, Operation *op, Operands operands,
                             Results results) {
  int64_t axis = cast<CatOp>(op).getAxis();
  SmallVector<int64_t> sizes;
  for (unsigned number = 0; number < operands.size(); ++number) {
    const Tensor *source = getDefinedTensor(op, operands, number);
    if (!source)
      return failure();
    if (number == 0)
      sizes.assign(source->getShape().begin(), source->getShape().end());
    else if (failed(checkSizes(op, *source, sizes, axis)))
      return failure();
    else
      sizes[axis] += source->getShape()[axis];
  }
  int64_t size =
      cast<RankedTensorType>(op->getResult(0).getType()).getDimSize(axis);
  if (!ShapedType::isDynamic(size) && size != sizes[axis])
    return op->emitOpError("axis ")
           << axis << ": the operands have " << sizes[axis]
           << " elements, the result has " << size;
  FailureOr<Tensor> result = createTensor(op, getResultElement(op), sizes);
  if (failed(result))
    return failure();
  SmallVector<int64_t, 4> strides = getStrides(result->getShape());
  int64_t start = 0;
  for (unsigned number = 0; number < operands.size(); ++number) {
    const Tensor *source = getDefinedTensor(op, operands, number);
    if (!source)
      return failure();
    ArrayRef<int64_t> shape = source->getShape();
    SmallVector<int64_t> position(shape.size(), 0);
    for (int64_t i = 0, count = source->getNumElements(); i < count; ++i) {
      int64_t linear = start * strides[axis];
      for (auto [index, stride] : llvm::zip_equal(position, strides))
        linear += index * stride;
      result->set(linear, source->get(i));
      advance(shape, position);
    }
    start += shape[axis];
  }
  results[0] = std::move(*result);
  return success();
}

static LogicalResult evalReduceAxis(Context &context, Operation *op,
                                    Operands operands, Results results) {
  auto reduce = cast<ReduceAxisOp>(op);
  const Tensor *source = getDefinedTensor(op, operands, 0);
  if (!source)
    return failure();
  SmallVector<int64_t> kept, sizes;
  for (int64_t axis = 0, rank = source->getShape().size(); axis < rank; ++axis)
    if (!llvm::is_contained(reduce.getAxes(), axis)) {
      kept.push_back(axis);
      sizes.push_back(source->getShape()[axis]);
    }
  FailureOr<Tensor> result = createTensor(op, getResultElement(op), sizes);
  if (failed(result))
    return failure();

  SmallVector<int64_t, 4> strides = getStrides(result->getShape());
  std::vector<Accumulator> sums(result->getNumElements(),
                                Accumulator(uint32_t(reduce.getKind()),
                                            source->getKind(),
                                            context.getNoise(op)));
  SmallVector<int64_t> position(source->getShape().size(), 0);
  for (int64_t i = 0, count = source->getNumElements(); i < count; ++i) {
    int64_t linear = 0;
    for (auto [axis, stride] : llvm::zip_equal(kept, strides))
      linear += position[axis] * stride;
    sums[linear].add(source->get(i));
    advance(source->getShape(), position);
  }
  for (auto [number, sum] : llvm::enumerate(sums))
    result->set(number, sum.get());
  results[0] = std::move(*result);
  return success();
}

static LogicalResult evalView(Context &, Operation *op, Operands operands,
                              Results results) {
  auto view = cast<ViewOp>(op);
  const Tensor *source = getDefinedTensor(op, operands, 0);
  if (!source)
    return failure();
  FailureOr<Tensor> result =
      createTensor(op, getResultElement(op), getResultShape(op));
  if (failed(result))
    return failure();
  SmallVector<int64_t> position(view.getSizes().size(), 0);
  for (int64_t i = 0, count = result->getNumElements(); i < count; ++i) {
    // Masked positions may be anywhere.
    uint64_t element = view.getOffset();
    bool isMasked = false;
    for (auto [axis, index] : llvm::enumerate(position)) {
      element += uint64_t(index) * uint64_t(view.getStrides()[axis]);
      if (view.getMaskBegin())
        isMasked |= index < (*view.getMaskBegin())[axis] ||
                    index >= (*view.getMaskEnd())[axis];
    }
    result->set(i, isMasked ? 0 : source->get(int64_t(element)));
    advance(result->getShape(), position);
  }
  results[0] = std::move(*result);
  return success();
}

/// An error if there are indices for positions that the tensor has not.
static LogicalResult checkIndices(Operation *op, const Tensor &tensor,
                                  const Tensor &indices, int64_t axis) {
  for (auto [number, size, count] :
       llvm::enumerate(tensor.getShape(), indices.getShape()))
    if (int64_t(number) != axis && count > size)
      return op->emitOpError("axis ")
             << number << ": indices have size " << count
             << ", the tensor has only " << size;
  return success();
}

static LogicalResult evalGather(Context &, Operation *op, Operands operands,
                                Results results) {
  auto axis = int64_t(cast<GatherOp>(op).getAxis());
  const Tensor *source = getDefinedTensor(op, operands, 0);
  const Tensor *indices = getDefinedTensor(op, operands, 1);
  if (!source || !indices || failed(checkIndices(op, *source, *indices, axis)))
    return failure();
  FailureOr<Tensor> result =
      createTensor(op, getResultElement(op), indices->getShape());
  if (failed(result))
    return failure();
  SmallVector<int64_t, 4> strides = getStrides(source->getShape());
  SmallVector<int64_t> position(indices->getShape().size(), 0);
  for (int64_t i = 0, count = indices->getNumElements(); i < count; ++i) {
    int64_t index = toInt64(indices->getKind(), indices->get(i));
    if (index >= 0 && index < source->getShape()[axis]) {
      int64_t linear = 0;
      for (auto [number, stride] : llvm::enumerate(strides))
        linear += (int64_t(number) == axis ? index : position[number]) * stride;
      result->set(i, source->get(linear));
    } else {
      result->set(i, 0);
    }
    advance(indices->getShape(), position);
  }
  results[0] = std::move(*result);
  return success();
}

static LogicalResult evalScatter(Context &context, Operation *op,
                                 Operands operands, Results results) {
  auto scatter = cast<ScatterOp>(op);
  auto axis = int64_t(scatter.getAxis());
  bool isSet = scatter.getKind() == ScatterKind::set;
  const Tensor *target =
      isSet ? getMovedTensor(op, operands) : getDefinedTensor(op, operands, 0);
  const Tensor *indices = getDefinedTensor(op, operands, 1);
  const Tensor *updates = getDefinedTensor(op, operands, 2);
  if (!target || !indices || !updates ||
      failed(checkIndices(op, *target, *indices, axis)) ||
      failed(checkSizes(op, *updates, indices->getShape())))
    return failure();
  FailureOr<Tensor> copy =
      createTensor(op, getResultElement(op), target->getShape());
  if (failed(copy))
    return failure();
  Tensor &result = *copy;
  for (int64_t i = 0, count = target->getNumElements(); i < count; ++i)
    result.set(i, target->get(i));
  llvm::BitVector undefined = target->getUndefined();
  // The updates of an element are combined first, then with the element.
  llvm::MapVector<int64_t, Accumulator> sums;
  SmallVector<int64_t, 4> strides = getStrides(target->getShape());
  SmallVector<int64_t> position(indices->getShape().size(), 0);
  for (int64_t i = 0, count = indices->getNumElements(); i < count;
       ++i, advance(indices->getShape(), position)) {
    int64_t index = toInt64(indices->getKind(), indices->get(i));
    if (index < 0 || index >= target->getShape()[axis])
      continue;
    int64_t linear = 0;
    for (auto [number, stride] : llvm::enumerate(strides))
      linear += (int64_t(number) == axis ? index : position[number]) * stride;
    if (isSet) {
      result.set(linear, updates->get(i));
      if (!undefined.empty())
        undefined.reset(linear);
      continue;
    }
    Accumulator empty(uint32_t(scatter.getKind()), target->getKind(),
                      context.getNoise(op));
    sums.try_emplace(linear, empty).first->second.add(updates->get(i));
  }
  for (auto &[linear, sum] : sums) {
    Accumulator both(uint32_t(scatter.getKind()), target->getKind(),
                     context.getNoise(op));
    both.add(target->get(linear));
    both.add(sum.get());
    result.set(linear, both.get());
  }
  if (undefined.any())
    result.setUndefined(std::move(undefined));
  results[0] = std::move(*copy);
  return success();
}

//===----------------------------------------------------------------------===//
// Range stage
//===----------------------------------------------------------------------===//

/// The bits of the element at `position`.
static FailureOr<uint64_t> readPosition(Operation *op, const Tensor &source,
                                        ArrayRef<int64_t> position) {
  int64_t linear = 0;
  for (auto [at, size] : llvm::zip_equal(position, source.getShape())) {
    if (at < 0 || at >= size)
      return op->emitOpError("reads position ")
             << toString(position) << ", outside of sizes "
             << toString(source.getShape());
    linear = linear * size + at;
  }
  if (!source.getUndefined().empty() && source.getUndefined().test(linear))
    return op->emitOpError("reads position ")
           << toString(position) << ", which was never written";
  return source.get(linear);
}

static LogicalResult evalIndex(Context &, Operation *op, Operands operands,
                               Results results) {
  auto index = cast<IndexOp>(op);
  const Tensor &source = *operands[0]->getTensor();
  Type type = op->getResult(0).getType();
  auto vector = dyn_cast<VectorType>(type);
  int64_t numLanes = vector ? vector.getNumElements() : 1;
  FailureOr<Tensor> lanes =
      createTensor(op, source.getElementType(), {numLanes});
  if (failed(lanes))
    return failure();
  auto finish = [&] {
    if (vector)
      results[0] = std::move(*lanes);
    else
      results[0] = makeScalar(type, lanes->get(0));
    return success();
  };
  bool isNowhere = llvm::any_of(
      operands.slice(1, index.getIndices().size()),
      [](const InterpValue *position) { return isInvalid(*position); });
  if (isNowhere || (index.getGate() && !isTrue(*operands.back())))
    return finish();
  SmallVector<int64_t, 6> position;
  for (const InterpValue *operand :
       operands.slice(1, index.getIndices().size()))
    position.push_back(int64_t(operand->getScalar()->bits));
  for (int64_t lane = 0; lane < numLanes; ++lane) {
    FailureOr<uint64_t> bits = readPosition(op, source, position);
    if (failed(bits))
      return failure();
    lanes->set(lane, *bits);
    if (vector)
      ++position.back();
  }
  return finish();
}

//===----------------------------------------------------------------------===//
// The upstream tensor dialect
//===----------------------------------------------------------------------===//

/// The result's sizes, `?` taken from the scalars `sizes` in order.
static SmallVector<int64_t> resolveShape(Operation *op, Operands sizes) {
  SmallVector<int64_t> shape(getResultShape(op));
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size)) {
      size = int64_t(sizes.front()->getScalar()->bits);
      sizes = sizes.drop_front();
    }
  return shape;
}

static LogicalResult evalEmpty(Context &, Operation *op, Operands operands,
                               Results results) {
  FailureOr<Tensor> result =
      createTensor(op, getResultElement(op), resolveShape(op, operands));
  if (failed(result))
    return failure();
  result->setUndefined(
      llvm::BitVector(unsigned(result->getNumElements()), true));
  results[0] = std::move(*result);
  return success();
}

/// Whether each axis of the source has as many elements as what it becomes.
static LogicalResult checkGroups(tensor::ExpandShapeOp op, const Tensor &source,
                                 ArrayRef<int64_t> shape) {
  for (auto [size, group] :
       llvm::zip_equal(source.getShape(), op.getReassociationIndices())) {
    ArrayRef<int64_t> sizes = shape.slice(group.front(), group.size());
    uint64_t count = 1;
    for (int64_t part : sizes)
      count *= uint64_t(part);
    if (count != uint64_t(size))
      return op.emitOpError("splits an axis of ")
             << size << " elements into sizes " << toString(sizes);
  }
  return success();
}

/// collapse_shape, expand_shape and cast keep the elements in order.
static LogicalResult evalTensorReshape(Context &, Operation *op,
                                       Operands operands, Results results) {
  const Tensor &source = *operands[0]->getTensor();
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type) {
    // A cast to an unranked type, which has any sizes.
    results[0] = source;
    return success();
  }
  SmallVector<int64_t> shape(source.getShape());
  auto expand = dyn_cast<tensor::ExpandShapeOp>(op);
  if (expand) {
    shape = resolveShape(op, operands.drop_front());
  } else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    shape.assign(type.getRank(), 1);
    for (auto [axis, group] :
         llvm::enumerate(collapse.getReassociationIndices()))
      for (int64_t from : group)
        shape[axis] *= source.getShape()[from];
  }
  if (failed(verifyCompatibleShape(type.getShape(), shape)))
    return op->emitOpError("gives sizes ")
           << toString(shape) << ", not those of " << type;
  if (failed(checkShape(op, type.getElementType(), shape)) ||
      (expand && failed(checkGroups(expand, source, shape))))
    return failure();
  results[0] = source.reshape(shape);
  return success();
}

static LogicalResult evalDim(Context &, Operation *op, Operands operands,
                             Results results) {
  const Tensor &source = *operands[0]->getTensor();
  int64_t axis = int64_t(operands[1]->getScalar()->bits);
  if (axis < 0 || axis >= int64_t(source.getShape().size()))
    return op->emitOpError("asks for axis ")
           << axis << " of rank " << source.getShape().size();
  results[0] =
      makeScalar(op->getResult(0).getType(), uint64_t(source.getShape()[axis]));
  return success();
}

static LogicalResult evalExtract(Context &, Operation *op, Operands operands,
                                 Results results) {
  const Tensor &source = *operands[0]->getTensor();
  SmallVector<int64_t> position;
  for (const InterpValue *operand : operands.drop_front())
    position.push_back(int64_t(operand->getScalar()->bits));
  FailureOr<uint64_t> bits = readPosition(op, source, position);
  if (failed(bits))
    return failure();
  results[0] = makeScalar(source.getElementType(), *bits);
  return success();
}

static LogicalResult evalFromElements(Context &, Operation *op,
                                      Operands operands, Results results) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Tensor tensor = Tensor::create(type.getElementType(), type.getShape());
  for (auto [element, operand] : llvm::enumerate(operands))
    tensor.set(element, operand->getScalar()->bits);
  results[0] = tensor;
  return success();
}

void uop::interp::addTensorOps(OpTable &table) {
  table.add<ConstOp>(evalConst);
  table.add<IotaOp>(evalIota);
  table.add<ReshapeOp>(evalReshape);
  table.add<PermuteOp>(evalPermute);
  table.add<ExpandOp>(evalExpand);
  table.add<PadOp>(evalPad);
  table.add<ShrinkOp>(evalShrink);
  table.add<FlipOp>(evalFlip);
  table.add<CatOp>(evalCat);
  table.add<ReduceAxisOp>(evalReduceAxis);
  table.add<ContiguousOp>(evalContiguous);
  table.add<DetachOp>(evalContiguous);
  table.add<ContiguousBackwardOp>(evalContiguous);
  table.add<FuseOp>(evalContiguous);
  table.add<PrecastOp>(evalContiguous);
  table.add<ViewOp>(evalView);
  table.add<GatherOp>(evalGather);
  table.add<ScatterOp>(evalScatter);
  table.add<IndexOp>(evalIndex);
  table.add<arith::ConstantOp>(evalConst);
  table.add<tensor::EmptyOp>(evalEmpty);
  table.add<tensor::CollapseShapeOp>(evalTensorReshape);
  table.add<tensor::ExpandShapeOp>(evalTensorReshape);
  table.add<tensor::CastOp>(evalTensorReshape);
  table.add<tensor::DimOp>(evalDim);
  table.add<tensor::ExtractOp>(evalExtract);
  table.add<tensor::FromElementsOp>(evalFromElements);
}
