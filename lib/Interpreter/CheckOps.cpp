//===- CheckOps.cpp - The check dialect, executed ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "uop/Dialect/Check/IR/CheckDialect.h"

#include <cmath>

using namespace mlir;
using namespace uop::interp;

/// The elements of a value of any form; null after a diagnostic.
static std::optional<Tensor> getElements(Operation *op, Operands operands,
                                         unsigned number) {
  if (const Scalar *scalar = operands[number]->getScalar()) {
    Tensor tensor = Tensor::create(scalar->type, {});
    tensor.set(0, scalar->bits);
    return tensor;
  }
  if (const Buffer *buffer = operands[number]->getBuffer()) {
    if (buffer->storage->freed) {
      op->emitOpError("operand ") << number << " was freed";
      return std::nullopt;
    }
    std::optional<Tensor> tensor = buffer->toTensor();
    if (!tensor) {
      op->emitOpError("operand ") << number << " reaches outside its memory";
      return std::nullopt;
    }
    if (tensor->getUndefined().any()) {
      op->emitOpError("operand ")
          << number << " has elements that were never written";
      return std::nullopt;
    }
    return tensor;
  }
  const Tensor *tensor = getDefinedTensor(op, operands, number);
  if (!tensor)
    return std::nullopt;
  return *tensor;
}

/// Compares element by element and reports the first that differs.
static LogicalResult
compare(Operation *op, Operands operands,
        llvm::function_ref<bool(ElementKind, uint64_t, uint64_t)> same) {
  std::optional<Tensor> actual = getElements(op, operands, 0);
  if (!actual)
    return failure();
  std::optional<Tensor> expected = getElements(op, operands, 1);
  if (!expected)
    return failure();
  if (actual->getShape() != expected->getShape())
    return op->emitOpError("failed: actual sizes ")
           << toString(actual->getShape()) << ", expected sizes "
           << toString(expected->getShape());
  ElementKind kind = actual->getKind();
  SmallVector<int64_t> position(actual->getShape().size(), 0), first;
  int64_t different = 0, firstElement = 0;
  for (int64_t i = 0, count = actual->getNumElements(); i < count; ++i) {
    if (!same(kind, actual->get(i), expected->get(i)) && different++ == 0) {
      first = position;
      firstElement = i;
    }
    advance(actual->getShape(), position);
  }
  if (different == 0)
    return success();
  InFlightDiagnostic error = op->emitOpError("failed");
  if (!first.empty())
    error << " at element " << toString(first);
  error << ": actual " << toString(kind, actual->get(firstElement))
        << ", expected " << toString(kind, expected->get(firstElement));
  if (different > 1)
    error << "; " << different << " elements of " << actual->getNumElements()
          << " differ";
  return error;
}

static LogicalResult evalExpectEq(Context &, Operation *op, Operands operands,
                                  Results) {
  return compare(op, operands,
                 [](ElementKind kind, uint64_t actual, uint64_t expected) {
                   return actual == expected ||
                          (isNaN(kind, actual) && isNaN(kind, expected));
                 });
}

/// How many representable values lie between two floats, both zeros being one.
static uint64_t getDistance(ElementKind kind, uint64_t x, uint64_t y) {
  uint64_t sign = uint64_t(1) << (getBitWidth(kind) - 1);
  uint64_t a = x & ~sign, b = y & ~sign;
  if ((x & sign) != (y & sign))
    return a + b;
  return a > b ? a - b : b - a;
}

static LogicalResult evalExpectClose(Context &, Operation *op,
                                     Operands operands, Results) {
  auto check = cast<uop::check::ExpectCloseOp>(op);
  std::optional<uint64_t> ulp = check.getUlp();
  double abs = check.getAbs() ? check.getAbs()->convertToDouble() : 0.0;
  double rel = check.getRel() ? check.getRel()->convertToDouble() : 0.0;
  return compare(op, operands,
                 [&](ElementKind kind, uint64_t actual, uint64_t expected) {
                   double x = toDouble(kind, actual);
                   double y = toDouble(kind, expected);
                   if (std::isnan(x) || std::isnan(y))
                     return std::isnan(x) && std::isnan(y);
                   if (std::isinf(x) || std::isinf(y))
                     return x == y;
                   if (ulp && getDistance(kind, actual, expected) <= *ulp)
                     return true;
                   return std::fabs(x - y) <= abs + rel * std::fabs(y);
                 });
}

void uop::interp::addCheckOps(OpTable &table) {
  table.add<check::ExpectEqOp>(evalExpectEq);
  table.add<check::ExpectCloseOp>(evalExpectClose);
}
