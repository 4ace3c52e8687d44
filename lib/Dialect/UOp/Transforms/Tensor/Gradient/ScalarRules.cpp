//===- ScalarRules.cpp - Gradients of single elements -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A scalar, such as the fill value of a pad, is an element that
// `tensor.extract` took from a tensor.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

using Gradient = FailureOr<Value>;

static Gradient buildExtract(tensor::ExtractOp op, GradientBuilder &b, unsigned,
                             Value g) {
  ArrayRef<int64_t> shape = b.shapeOf(op.getTensor());
  Shape low, high;
  for (auto [index, size] : llvm::zip_equal(op.getIndices(), shape)) {
    APInt value;
    if (!matchPattern(index, m_ConstantInt(&value)) || value.isNegative() ||
        value.sge(size))
      return op.emitOpError("has no gradient unless its indices are constants "
                            "inside of the tensor; use uop.gather");
    low.push_back(value.getSExtValue());
    high.push_back(size - 1 - value.getSExtValue());
  }
  Value element = tensor::FromElementsOp::create(
      b.getOpBuilder(), b.getLoc(), RankedTensorType::get({}, g.getType()), g);
  return b.pad(b.reshape(element, Shape(shape.size(), 1)), low, high);
}

static Gradient buildFromElements(tensor::FromElementsOp op, GradientBuilder &b,
                                  unsigned operand, Value g) {
  Shape offsets(b.shapeOf(g).size(), 0);
  int64_t rest = operand;
  for (int64_t axis = offsets.size(); axis-- > 0;) {
    offsets[axis] = rest % b.shapeOf(g)[axis];
    rest /= b.shapeOf(g)[axis];
  }
  Value element = b.shrink(g, offsets, Shape(offsets.size(), 1));
  return b.extract(b.reshape(element, {}));
}

void uop::attachScalarRules(MLIRContext *context) {
  attachRule<tensor::ExtractOp, buildExtract>(context);
  attachRule<tensor::FromElementsOp, buildFromElements>(context);
}
