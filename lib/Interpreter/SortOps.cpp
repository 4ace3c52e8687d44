//===- SortOps.cpp - Order, and how many there are --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

/// Whether one element comes before another; NaN comes after all numbers.
static bool comesBefore(ElementKind kind, uint64_t lhs, uint64_t rhs,
                        bool descending) {
  if (isFloat(kind)) {
    if (isNaN(kind, lhs) || isNaN(kind, rhs))
      return !isNaN(kind, lhs) && isNaN(kind, rhs);
    double x = toDouble(kind, lhs), y = toDouble(kind, rhs);
    return descending ? y < x : x < y;
  }
  if (descending)
    std::swap(lhs, rhs);
  if (isUnsigned(kind))
    return lhs < rhs;
  return toInt64(kind, lhs) < toInt64(kind, rhs);
}

/// Positions from `first` on, `stride` apart, in the order of the elements.
static SmallVector<int64_t> getOrder(const Tensor &tensor, int64_t first,
                                     int64_t stride, int64_t size,
                                     bool descending) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, size));
  llvm::sort(order, [&](int64_t x, int64_t y) {
    uint64_t lhs = tensor.get(first + x * stride);
    uint64_t rhs = tensor.get(first + y * stride);
    if (comesBefore(tensor.getKind(), lhs, rhs, descending))
      return true;
    // What is equal keeps its order.
    return x < y && !comesBefore(tensor.getKind(), rhs, lhs, descending);
  });
  return order;
}

static Type getElement(Operation *op, unsigned result) {
  return getElementTypeOrSelf(op->getResult(result).getType());
}

/// Of each row along the axis the first elements; all, if `count` is null.
static LogicalResult evalOrder(Operation *op, Operands operands,
                               Results results, int64_t axis, bool descending,
                               std::optional<int64_t> count) {
  const Tensor *source = getDefinedTensor(op, operands, 0);
  if (!source)
    return failure();
  SmallVector<int64_t> shape(source->getShape());
  int64_t size = shape[axis];
  int64_t taken = count.value_or(size);
  if (taken > size)
    return op->emitOpError("takes ")
           << taken << " elements of axis " << axis << ", which has " << size;
  shape[axis] = taken;
  FailureOr<Tensor> values = createTensor(op, getElement(op, 0), shape);
  FailureOr<Tensor> positions = createTensor(op, getElement(op, 1), shape);
  if (failed(values) || failed(positions))
    return failure();
  int64_t outer = 1, inner = 1;
  for (auto [number, each] : llvm::enumerate(shape))
    (int64_t(number) < axis ? outer : inner) *=
        int64_t(number) == axis ? 1 : each;
  for (int64_t row = 0; row < outer * inner; ++row) {
    int64_t first = row / inner * size * inner + row % inner;
    int64_t target = row / inner * taken * inner + row % inner;
    SmallVector<int64_t> order =
        getOrder(*source, first, inner, size, descending);
    for (int64_t i = 0; i < taken; ++i) {
      values->set(target + i * inner, source->get(first + order[i] * inner));
      positions->set(target + i * inner,
                     wrap(positions->getKind(), uint64_t(order[i])));
    }
  }
  results[0] = std::move(*values);
  results[1] = std::move(*positions);
  return success();
}

static LogicalResult evalSort(Context &, Operation *op, Operands operands,
                              Results results) {
  auto sort = cast<SortOp>(op);
  return evalOrder(op, operands, results, sort.getAxis(), sort.getDescending(),
                   std::nullopt);
}

static LogicalResult evalTopK(Context &, Operation *op, Operands operands,
                              Results results) {
  auto topK = cast<TopKOp>(op);
  auto axis = int64_t(topK.getAxis());
  auto values = cast<RankedTensorType>(topK.getValues().getType());
  return evalOrder(op, operands, results, axis, !topK.getSmallest(),
                   values.getDimSize(axis));
}

/// The tensor of a result, every element of it `value`.
static FailureOr<Tensor> createFilled(Operation *op, unsigned result,
                                      int64_t value) {
  auto type = cast<RankedTensorType>(op->getResult(result).getType());
  FailureOr<Tensor> tensor =
      createTensor(op, type.getElementType(), type.getShape());
  if (failed(tensor) || value == 0)
    return tensor;
  for (int64_t i = 0, count = tensor->getNumElements(); i < count; ++i)
    tensor->set(i, wrap(tensor->getKind(), uint64_t(value)));
  return tensor;
}

static LogicalResult evalNonZero(Context &, Operation *op, Operands operands,
                                 Results results) {
  const Tensor *source = getDefinedTensor(op, operands, 0);
  FailureOr<Tensor> positions = createFilled(op, 0, -1);
  FailureOr<Tensor> count = createFilled(op, 1, 0);
  if (!source || failed(positions) || failed(count))
    return failure();
  ArrayRef<int64_t> shape = source->getShape();
  auto rank = int64_t(shape.size());
  int64_t room = positions->getShape()[0], found = 0;
  ElementKind kind = source->getKind();
  for (int64_t i = 0, size = source->getNumElements(); i < size; ++i) {
    uint64_t bits = source->get(i);
    if (isFloat(kind) ? toDouble(kind, bits) == 0 : bits == 0)
      continue;
    if (found < room) {
      int64_t rest = i;
      for (int64_t axis = rank; axis-- > 0; rest /= shape[axis])
        positions->set(found * rank + axis,
                       wrap(positions->getKind(), rest % shape[axis]));
    }
    ++found;
  }
  count->set(0, wrap(count->getKind(), uint64_t(found)));
  results[0] = std::move(*positions);
  results[1] = std::move(*count);
  return success();
}

static LogicalResult evalUnique(Context &, Operation *op, Operands operands,
                                Results results) {
  const Tensor *source = getDefinedTensor(op, operands, 0);
  FailureOr<Tensor> values = createFilled(op, 0, 0);
  FailureOr<Tensor> first = createFilled(op, 1, -1);
  FailureOr<Tensor> repeats = createFilled(op, 2, 0);
  FailureOr<Tensor> groups = createFilled(op, 3, 0);
  FailureOr<Tensor> count = createFilled(op, 4, 0);
  if (!source || failed(values) || failed(first) || failed(repeats) ||
      failed(groups) || failed(count))
    return failure();
  int64_t room = values->getNumElements(), number = -1, last = 0;
  for (int64_t at : getOrder(*source, 0, 1, source->getNumElements(),
                             /*descending=*/false)) {
    bool isNew = number < 0 || comesBefore(source->getKind(), source->get(last),
                                           source->get(at), false);
    last = at;
    if (isNew && ++number < room) {
      values->set(number, source->get(at));
      first->set(number, wrap(first->getKind(), uint64_t(at)));
    }
    if (number < room)
      repeats->set(number, wrap(repeats->getKind(), repeats->get(number) + 1));
    groups->set(at, wrap(groups->getKind(), uint64_t(number)));
  }
  count->set(0, wrap(count->getKind(), uint64_t(number + 1)));
  for (auto [result, tensor] : llvm::zip_equal(
           results, std::array<Tensor *, 5>{&*values, &*first, &*repeats,
                                            &*groups, &*count}))
    result = std::move(*tensor);
  return success();
}

void uop::interp::addSortOps(OpTable &table) {
  table.add<SortOp>(evalSort);
  table.add<TopKOp>(evalTopK);
  table.add<NonZeroOp>(evalNonZero);
  table.add<UniqueOp>(evalUnique);
}
