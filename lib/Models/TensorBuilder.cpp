//===- TensorBuilder.cpp - Layers out of tensor ops -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorBuilder.h"

#include "uop/Dialect/UOp/IR/SlidingWindows.h"

using namespace mlir;
using namespace uop;

TensorBuilder::TensorBuilder(ModuleOp module)
    : builder(module.getLoc(), module.getContext()) {
  builder.setInsertionPointToEnd(module.getBody());
  enter("main");
  function =
      func::FuncOp::create(builder, "main", builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
}

void TensorBuilder::enter(const Twine &layer) {
  builder.setLoc(NameLoc::get(builder.getStringAttr(layer)));
}

Value TensorBuilder::argument(ArrayRef<int64_t> shape, Type element) {
  unsigned number = function.getNumArguments();
  (void)function.insertArgument(number, RankedTensorType::get(shape, element),
                                {}, builder.getLoc());
  return function.getArgument(number);
}

Value TensorBuilder::argument(ArrayRef<int64_t> shape) {
  return argument(shape, builder.getF32Type());
}

Value TensorBuilder::indexArgument(ArrayRef<int64_t> shape) {
  return argument(shape, builder.getI64Type());
}

void TensorBuilder::finish(ValueRange results) {
  enter("main");
  func::ReturnOp::create(builder, results);
  function.setType(
      builder.getFunctionType(function.getArgumentTypes(), results.getTypes()));
}

ArrayRef<int64_t> TensorBuilder::shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

RankedTensorType TensorBuilder::typeLike(Value x, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, getElementTypeOrSelf(x.getType()));
}

//===----------------------------------------------------------------------===//
// Single ops
//===----------------------------------------------------------------------===//

Value TensorBuilder::constant(double value, ArrayRef<int64_t> shape) {
  auto type = RankedTensorType::get(shape, builder.getF32Type());
  return ConstOp::create(
      builder, getSplatAttr(type, builder.getF32FloatAttr(float(value))));
}

Value TensorBuilder::iota(ArrayRef<int64_t> shape, int64_t axis) {
  return IotaOp::create(builder,
                        RankedTensorType::get(shape, builder.getI64Type()),
                        builder.getI64IntegerAttr(axis));
}

void TensorBuilder::broadcast(Value &x, Value &y) {
  Shape xs(shapeOf(x)), ys(shapeOf(y));
  size_t rank = std::max(xs.size(), ys.size());
  xs.insert(xs.begin(), rank - xs.size(), 1);
  ys.insert(ys.begin(), rank - ys.size(), 1);
  Shape common;
  for (auto [lhs, rhs] : llvm::zip_equal(xs, ys))
    common.push_back(lhs == 1 ? rhs : lhs);
  x = expand(reshape(x, xs), common);
  y = expand(reshape(y, ys), common);
}

Value TensorBuilder::convert(Value x, Type element) {
  return CastOp::create(builder, RankedTensorType::get(shapeOf(x), element), x);
}

Value TensorBuilder::compare(CmpPredicate predicate, Value x, Value y) {
  broadcast(x, y);
  return CmpOp::create(builder, getI1SameShape(x.getType()), predicate, x, y);
}

Value TensorBuilder::where(Value condition, Value x, Value y) {
  broadcast(x, y);
  broadcast(condition, x);
  y = expand(y, shapeOf(x));
  return WhereOp::create(builder, x.getType(), condition, x, y);
}

Value TensorBuilder::reshape(Value x, ArrayRef<int64_t> shape) {
  if (shapeOf(x) == shape)
    return x;
  return ReshapeOp::create(builder, typeLike(x, shape), x);
}

Value TensorBuilder::expand(Value x, ArrayRef<int64_t> shape) {
  if (shapeOf(x) == shape)
    return x;
  return ExpandOp::create(builder, typeLike(x, shape), x);
}

Value TensorBuilder::permute(Value x, ArrayRef<int64_t> permutation) {
  Shape shape;
  for (int64_t axis : permutation)
    shape.push_back(shapeOf(x)[axis]);
  return PermuteOp::create(builder, typeLike(x, shape), x, permutation);
}

Value TensorBuilder::pad(Value x, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                         Value fill) {
  auto isZero = [](int64_t size) { return size == 0; };
  if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero))
    return x;
  Shape shape;
  for (auto [size, before, after] : llvm::zip_equal(shapeOf(x), low, high))
    shape.push_back(before + size + after);
  return PadOp::create(builder, typeLike(x, shape), x, fill, low, high);
}

Value TensorBuilder::shrink(Value x, ArrayRef<int64_t> offsets,
                            ArrayRef<int64_t> sizes) {
  if (shapeOf(x) == sizes)
    return x;
  return ShrinkOp::create(builder, typeLike(x, sizes), x, offsets, sizes);
}

Value TensorBuilder::concat(ValueRange parts, int64_t axis) {
  Shape shape(shapeOf(parts.front()));
  for (Value part : parts.drop_front())
    shape[axis] += shapeOf(part)[axis];
  return CatOp::create(builder, typeLike(parts.front(), shape), parts,
                       builder.getI64IntegerAttr(axis));
}

Value TensorBuilder::reduce(ReduceKind kind, Value x, ArrayRef<int64_t> axes) {
  Shape kept(shapeOf(x));
  for (int64_t axis : axes)
    kept[axis] = 1;
  return reshape(ReduceAxisOp::create(builder, kind, x, axes), kept);
}

Value TensorBuilder::mean(Value x, ArrayRef<int64_t> axes) {
  int64_t count = 1;
  for (int64_t axis : axes)
    count *= shapeOf(x)[axis];
  return binary<MulOp>(reduce(ReduceKind::add, x, axes), 1.0 / count);
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

Value TensorBuilder::matmul(Value x, Value y) {
  Shape xs(shapeOf(x)), ys(shapeOf(y));
  int64_t rank = xs.size();
  // [..., M, K, 1] and [..., 1, K, N]; K is summed.
  xs.push_back(1);
  ys.insert(ys.begin() + rank - 2, 1);
  Value sum = reduce(ReduceKind::add,
                     binary<MulOp>(reshape(x, xs), reshape(y, ys)), {rank - 1});
  Shape shape(shapeOf(sum));
  shape.erase(shape.begin() + rank - 1);
  return reshape(sum, shape);
}

Value TensorBuilder::linear(Value x, int64_t outputs, bool hasBias) {
  Shape shape(shapeOf(x));
  int64_t inputs = shape.pop_back_val();
  Shape flat = {1, inputs};
  for (int64_t size : shape)
    flat[0] *= size;
  Value y = matmul(reshape(x, flat), argument({inputs, outputs}));
  if (hasBias)
    y = binary<AddOp>(y, argument({outputs}));
  shape.push_back(outputs);
  return reshape(y, shape);
}

Value TensorBuilder::sigmoid(Value x) {
  Value power = unary<ExpOp>(unary<NegOp>(x));
  return unary<RecipOp>(binary<AddOp>(power, 1.0));
}

Value TensorBuilder::gelu(Value x) {
  Value gate = unary<ErfOp>(binary<MulOp>(x, 0.70710678118654752));
  return binary<MulOp>(binary<MulOp>(x, 0.5), binary<AddOp>(gate, 1.0));
}

Value TensorBuilder::softmax(Value x) {
  int64_t last = shapeOf(x).size() - 1;
  // The result does not depend on what is subtracted.
  Value most = unary<DetachOp>(reduce(ReduceKind::max, x, {last}));
  Value power = unary<ExpOp>(binary<SubOp>(x, most));
  return binary<FDivOp>(power, reduce(ReduceKind::add, power, {last}));
}

Value TensorBuilder::layerNorm(Value x) {
  int64_t last = shapeOf(x).size() - 1, width = shapeOf(x)[last];
  Value centred = binary<SubOp>(x, mean(x, {last}));
  Value variance = mean(unary<SquareOp>(centred), {last});
  Value norm =
      binary<MulOp>(centred, unary<RsqrtOp>(binary<AddOp>(variance, 1e-5)));
  norm = binary<MulOp>(norm, argument({width}));
  return binary<AddOp>(norm, argument({width}));
}

Value TensorBuilder::embedding(Value ids, int64_t count, int64_t width) {
  Shape shape(shapeOf(ids));
  int64_t rows = 1;
  for (int64_t size : shape)
    rows *= size;
  Value positions = expand(reshape(ids, {rows, 1}), {rows, width});
  Value table = argument({count, width});
  Value result = gather(table, positions, 0);
  shape.push_back(width);
  return reshape(result, shape);
}

Value TensorBuilder::gather(Value x, Value ids, int64_t axis) {
  return GatherOp::create(builder, typeLike(x, shapeOf(ids)), x, ids,
                          builder.getI64IntegerAttr(axis));
}

Value TensorBuilder::scatterAdd(Value x, Value ids, Value updates,
                                int64_t axis) {
  return ScatterOp::create(builder, x.getType(), ScatterKind::add, x, ids,
                           updates, uint64_t(axis));
}

Value TensorBuilder::sumsSoFar(Value x, int64_t axis) {
  if (axis == 0)
    return permute(sumsSoFar(permute(x, {1, 0}), 1), {1, 0});
  int64_t rows = shapeOf(x)[0], width = shapeOf(x)[1];
  Value isSoFar = compare(CmpPredicate::le, iota({width, width}, 1),
                          iota({width, width}, 0));
  Value all = expand(reshape(x, {rows, 1, width}), {rows, width, width});
  // Sums of none are -0.0.
  Value parts = where(reshape(isSoFar, {1, width, width}), all,
                      constant(-0.0, {1, 1, 1}));
  return reshape(reduce(ReduceKind::add, parts, {2}), {rows, width});
}

Value TensorBuilder::windows(Value x, int64_t size, int64_t stride,
                             int64_t dilation) {
  Shape sizes(2, size), strides(2, stride), dilations(2, dilation);
  return buildWindows(*this, x, shapeOf(x), {sizes, strides, dilations});
}

Value TensorBuilder::conv2d(Value x, int64_t outputs, int64_t size,
                            Conv2DOptions options, bool hasBias) {
  int64_t padding = options.padding, groups = options.groups;
  if (padding != 0)
    x = pad(x, {0, 0, padding, padding}, {0, 0, padding, padding});
  int64_t batch = shapeOf(x)[0], channels = shapeOf(x)[1] / groups;
  Value taps = windows(x, size, options.stride, options.dilation);
  int64_t rows = shapeOf(taps)[2], columns = shapeOf(taps)[3];
  // [batch, groups, outputs of a group, rows, columns, channels, taps, taps]
  int64_t each = outputs / groups;
  taps = reshape(taps, {batch, groups, channels, rows, columns, size, size});
  taps = permute(taps, {0, 1, 3, 4, 2, 5, 6});
  taps = reshape(taps, {batch, groups, 1, rows, columns, channels, size, size});
  Value weight = reshape(argument({outputs, channels, size, size}),
                         {1, groups, each, 1, 1, channels, size, size});
  Value sum = reduce(ReduceKind::add, binary<MulOp>(taps, weight), {5, 6, 7});
  Value y = reshape(sum, {batch, outputs, rows, columns});
  return hasBias ? binary<AddOp>(y, channelArgument(outputs)) : y;
}

Value TensorBuilder::maxPool(Value x, int64_t size, int64_t stride,
                             int64_t padding) {
  if (padding != 0) {
    Type element = getElementTypeOrSelf(x.getType());
    Value least = ConstOp::create(
        builder, getReductionIdentity(ReduceKind::max, element));
    x = pad(x, {0, 0, padding, padding}, {0, 0, padding, padding}, least);
  }
  Value all = windows(x, size, stride, 1);
  Shape shape(shapeOf(all).drop_back(2));
  return reshape(reduce(ReduceKind::max, all, {4, 5}), shape);
}

Value TensorBuilder::channelArgument(int64_t channels) {
  return reshape(argument({channels}), {1, channels, 1, 1});
}

Value TensorBuilder::batchNorm(Value x, bool isTraining) {
  int64_t channels = shapeOf(x)[1];
  Value scale = channelArgument(channels), shift = channelArgument(channels);
  Value centred, variance;
  if (isTraining) {
    centred = binary<SubOp>(x, mean(x, {0, 2, 3}));
    variance = mean(unary<SquareOp>(centred), {0, 2, 3});
  } else {
    centred = binary<SubOp>(x, channelArgument(channels));
    variance = channelArgument(channels);
  }
  Value factor = unary<RsqrtOp>(binary<AddOp>(variance, 1e-5));
  return binary<AddOp>(binary<MulOp>(centred, binary<MulOp>(factor, scale)),
                       shift);
}
