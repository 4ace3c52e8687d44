//===- DeviceOps.cpp - Values in several parts, and copies ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a value is makes no difference here.
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

static LogicalResult evalCopy(Context &, Operation *op, Operands operands,
                              Results results) {
  if (!getDefinedTensor(op, operands, 0))
    return failure();
  results[0] = *operands[0];
  return success();
}

static LogicalResult evalStack(Context &, Operation *op, Operands operands,
                               Results results) {
  Multi multi;
  for (unsigned number = 0; number < operands.size(); ++number) {
    const Tensor *part = getDefinedTensor(op, operands, number);
    if (!part)
      return failure();
    multi.parts.push_back(*part);
  }
  results[0] = std::move(multi);
  return success();
}

static LogicalResult evalSelect(Context &, Operation *op, Operands operands,
                                Results results) {
  results[0] = operands[0]->getMulti()->parts[cast<MSelectOp>(op).getIndex()];
  return success();
}

/// The first element in which `tensor` has other bits than `first`.
static std::optional<int64_t> findDifference(const Tensor &first,
                                             const Tensor &tensor) {
  for (int64_t i = 0, count = first.getNumElements(); i < count; ++i)
    if (first.get(i) != tensor.get(i))
      return i;
  return std::nullopt;
}

static LogicalResult evalMulti(Context &, Operation *op, Operands operands,
                               Results results) {
  ArrayRef<Tensor> parts = operands[0]->getMulti()->parts;
  auto multi = cast<MultiOp>(op);
  if (!multi.getAxis()) {
    for (auto [number, part] : llvm::enumerate(parts))
      if (std::optional<int64_t> at = findDifference(parts.front(), part))
        return op->emitOpError("needs equal parts, but parts 0 and ")
               << number << " differ at element " << *at;
    results[0] = parts.front();
    return success();
  }
  RankedTensorType type = multi.getType();
  FailureOr<Tensor> result =
      createTensor(op, type.getElementType(), type.getShape());
  if (failed(result))
    return failure();
  auto axis = int64_t(*multi.getAxis());
  ArrayRef<int64_t> shape = parts.front().getShape();
  SmallVector<int64_t, 4> strides = getStrides(result->getShape());
  for (auto [number, part] : llvm::enumerate(parts)) {
    SmallVector<int64_t> position(shape.size(), 0);
    for (int64_t i = 0, count = part.getNumElements(); i < count; ++i) {
      int64_t linear = int64_t(number) * shape[axis] * strides[axis];
      for (auto [index, stride] : llvm::zip_equal(position, strides))
        linear += index * stride;
      result->set(linear, part.get(i));
      advance(shape, position);
    }
  }
  results[0] = std::move(*result);
  return success();
}

static LogicalResult evalAllReduce(Context &context, Operation *op,
                                   Operands operands, Results results) {
  const Multi &multi = *operands[0]->getMulti();
  const Tensor &first = multi.parts.front();
  auto kind = uint32_t(cast<AllReduceOp>(op).getKind());
  FailureOr<Tensor> total =
      createTensor(op, first.getElementType(), first.getShape());
  if (failed(total))
    return failure();
  for (int64_t i = 0, count = first.getNumElements(); i < count; ++i) {
    Accumulator sum(kind, first.getKind(), context.getNoise(op));
    for (const Tensor &part : multi.parts)
      sum.add(part.get(i));
    total->set(i, sum.get());
  }
  Multi result;
  result.parts.assign(multi.parts.size(), *total);
  results[0] = std::move(result);
  return success();
}

/// A tensor without contents, on some device, or a copy of another.
static LogicalResult evalAllocTensor(Context &, Operation *op,
                                     Operands operands, Results results) {
  auto alloc = cast<bufferization::AllocTensorOp>(op);
  if (alloc.getCopy()) {
    unsigned number = alloc.getCopyMutable().begin()->getOperandNumber();
    results[0] = *operands[number];
    return success();
  }
  SmallVector<int64_t> shape(alloc.getType().getShape());
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size)) {
      size = int64_t(operands.front()->getScalar()->bits);
      operands = operands.drop_front();
    }
  FailureOr<Tensor> result =
      createTensor(op, alloc.getType().getElementType(), shape);
  if (failed(result))
    return failure();
  result->setUndefined(
      llvm::BitVector(unsigned(result->getNumElements()), true));
  results[0] = std::move(*result);
  return success();
}

void uop::interp::addDeviceOps(OpTable &table) {
  table.add<CopyOp>(evalCopy);
  table.add<MStackOp>(evalStack);
  table.add<MSelectOp>(evalSelect);
  table.add<MultiOp>(evalMulti);
  table.add<AllReduceOp>(evalAllReduce);
  table.add<bufferization::AllocTensorOp>(evalAllocTensor);
}
