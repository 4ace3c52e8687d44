//===- DynamicTensorBuilder.cpp - Sizes that runs decide --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorBuilder.h"

using namespace mlir;
using namespace uop;

Value TensorBuilder::variable(StringRef name, int64_t min, int64_t max) {
  return DefineVarOp::create(
      builder, builder.getIndexType(), builder.getStringAttr(name),
      builder.getI64IntegerAttr(min), builder.getI64IntegerAttr(max));
}

Value TensorBuilder::next(Value number) {
  Value one = ConstOp::create(builder, builder.getIndexAttr(1));
  return AddOp::create(builder, number.getType(), number, one);
}

Value TensorBuilder::state(int64_t id, ArrayRef<int64_t> shape) {
  return BufferOp::create(builder,
                          RankedTensorType::get(shape, builder.getF32Type()),
                          builder.getI64IntegerAttr(id), /*device=*/nullptr);
}

Value TensorBuilder::assignRow(Value row, Value target, int64_t axis,
                               Value position) {
  Shape offsets(shapeOf(target).size(), 0);
  offsets[axis] = ShapedType::kDynamic;
  return AssignOp::create(builder, target.getType(), row, target,
                          ValueRange{position},
                          builder.getDenseI64ArrayAttr(offsets),
                          builder.getDenseI64ArrayAttr(shapeOf(row)));
}

Value TensorBuilder::takeRow(Value x, int64_t axis, Value position) {
  Shape offsets(shapeOf(x).size(), 0), sizes(shapeOf(x));
  offsets[axis] = ShapedType::kDynamic;
  sizes[axis] = 1;
  return ShrinkOp::create(builder, typeLike(x, sizes), x, ValueRange{position},
                          offsets, sizes);
}

Value TensorBuilder::takeFirst(Value x, int64_t axis, Value count) {
  Shape offsets(shapeOf(x).size(), 0), sizes(shapeOf(x));
  sizes[axis] = ShapedType::kDynamic;
  return ShrinkOp::create(builder, typeLike(x, sizes), x, ValueRange{count},
                          offsets, sizes);
}

Value TensorBuilder::reshape(Value x, ArrayRef<int64_t> shape, Value size) {
  return ReshapeOp::create(builder, typeLike(x, shape), x, ValueRange{size});
}

Value TensorBuilder::expand(Value x, ArrayRef<int64_t> shape, Value size) {
  return ExpandOp::create(builder, typeLike(x, shape), x, ValueRange{size});
}

Value TensorBuilder::sum(Value x, ArrayRef<int64_t> axes) {
  return ReduceAxisOp::create(builder, ReduceKind::add, x, axes);
}

Value TensorBuilder::maximum(Value x, ArrayRef<int64_t> axes) {
  return ReduceAxisOp::create(builder, ReduceKind::max, x, axes);
}

Value TensorBuilder::argmax(Value x) {
  int64_t last = shapeOf(x).size() - 1, size = shapeOf(x)[last];
  Value isLargest =
      compare(CmpPredicate::eq, x, reduce(ReduceKind::max, x, {last}));
  Value position = iota(shapeOf(x), last);
  Value none = ConstOp::create(
      builder, getSplatAttr(cast<ShapedType>(position.getType()),
                            builder.getI64IntegerAttr(size)));
  return ReduceAxisOp::create(builder, ReduceKind::min,
                              where(isLargest, position, none),
                              ArrayRef<int64_t>{last});
}
