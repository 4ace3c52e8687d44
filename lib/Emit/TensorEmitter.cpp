//===- TensorEmitter.cpp - Tensor ops by shape ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emit/TensorEmitter.h"

#include "uop/Dialect/UOp/IR/SlidingWindows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;
using namespace uop::emit;

int64_t uop::emit::countOf(ShapeRef shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

std::string uop::emit::toString(ShapeRef shape) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::interleave(shape, stream, "x");
  return shape.empty() ? "a scalar" : text;
}

OpFoldResult uop::emit::getSize(OpBuilder &builder, Location loc, Value tensor,
                                int64_t axis) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(axis))
    return builder.getIndexAttr(type.getDimSize(axis));
  Value number = arith::ConstantIndexOp::create(builder, loc, axis);
  return tensor::DimOp::create(builder, loc, tensor, number).getResult();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value TensorEmitter::splat(TypedAttr value, ShapeRef shape) {
  return ConstOp::create(builder, loc,
                         getSplatAttr(type(shape, value.getType()), value));
}

Value TensorEmitter::number(double value, Type element, ShapeRef shape) {
  auto floatType = dyn_cast<FloatType>(element);
  if (!floatType)
    return integer(int64_t(value), element, shape);
  return splat(FloatAttr::get(floatType, roundTo(floatType, APFloat(value))),
               shape);
}

Value TensorEmitter::integer(int64_t value, Type element, ShapeRef shape) {
  if (isa<FloatType>(element))
    return number(double(value), element, shape);
  unsigned width = llvm::cast<IntegerType>(element).getWidth();
  APInt bits = width == 1 ? APInt(1, value != 0)
                          : APInt(64, value, /*isSigned=*/true).trunc(width);
  return splat(IntegerAttr::get(element, bits), shape);
}

Value TensorEmitter::ints(ArrayRef<int64_t> values, ShapeRef shape) {
  return ConstOp::create(builder, loc,
                         llvm::cast<TypedAttr>(DenseElementsAttr::get(
                             type(shape, i64()), values)));
}

Value TensorEmitter::floats(ArrayRef<double> values, ShapeRef shape,
                            Type element) {
  auto floatType = llvm::cast<FloatType>(element);
  SmallVector<APFloat> rounded;
  for (double value : values)
    rounded.push_back(roundTo(floatType, APFloat(value)));
  return ConstOp::create(builder, loc,
                         llvm::cast<TypedAttr>(DenseElementsAttr::get(
                             type(shape, element), rounded)));
}

Value TensorEmitter::iota(ShapeRef shape, int64_t axis, Type element) {
  return IotaOp::create(builder, loc, type(shape, element ? element : i64()),
                        axis);
}

Value TensorEmitter::identity(ReduceKind kind, Type element, ShapeRef shape) {
  return splat(getReductionIdentity(kind, element), shape);
}

//===----------------------------------------------------------------------===//
// Conversion of elements
//===----------------------------------------------------------------------===//

Value TensorEmitter::cast(Value x, Type element) {
  if (elementOf(x) == element)
    return x;
  return CastOp::create(builder, loc, type(shapeOf(x), element), x);
}

Value TensorEmitter::bitcast(Value x, Type element) {
  if (elementOf(x) == element)
    return x;
  return BitcastOp::create(builder, loc, type(shapeOf(x), element), x);
}

Value TensorEmitter::asUnsigned(Value x) {
  auto element = llvm::cast<IntegerType>(elementOf(x));
  if (element.getWidth() == 1)
    return x;
  return bitcast(
      x, builder.getIntegerType(element.getWidth(), /*isSigned=*/false));
}

Value TensorEmitter::asSigned(Value x) {
  auto element = llvm::cast<IntegerType>(elementOf(x));
  return bitcast(x, builder.getIntegerType(element.getWidth()));
}

Value TensorEmitter::widen(Value x) {
  if (!isFloat(x) || elementOf(x).getIntOrFloatBitWidth() >= 32)
    return x;
  return cast(x, builder.getF32Type());
}

Value TensorEmitter::totalOrderKey(Value x) {
  unsigned width = elementOf(x).getIntOrFloatBitWidth();
  Type element = builder.getIntegerType(width);
  Value bits = bitcast(x, element);
  // Of negative numbers, larger bits are smaller numbers.
  Value rest =
      splat(IntegerAttr::get(element, APInt::getSignedMaxValue(width)), bits);
  Value isNegative = compare(CmpPredicate::lt, bits, integer(0, bits));
  return where(isNegative, binary<XOrOp>(bits, rest), bits);
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

Value TensorEmitter::reshape(Value x, ShapeRef shape) {
  if (shapeOf(x) == shape)
    return x;
  return ReshapeOp::create(builder, loc, type(shape, elementOf(x)), x);
}

Value TensorEmitter::expand(Value x, ShapeRef shape) {
  if (shapeOf(x) == shape)
    return x;
  return ExpandOp::create(builder, loc, type(shape, elementOf(x)), x);
}

Value TensorEmitter::permute(Value x, ShapeRef order) {
  if (llvm::is_sorted(order))
    return x;
  Shape shape;
  for (int64_t axis : order)
    shape.push_back(shapeOf(x)[axis]);
  return PermuteOp::create(builder, loc, type(shape, elementOf(x)), x, order);
}

Value TensorEmitter::pad(Value x, ShapeRef low, ShapeRef high, Value fill) {
  Shape offsets, kept, before, after, shape;
  for (auto [size, l, h] : llvm::zip_equal(shapeOf(x), low, high)) {
    // What is removed on one side may be more than there is.
    int64_t begin = std::min(size, std::max<int64_t>(-l, 0));
    int64_t end = std::max(begin, size - std::max<int64_t>(-h, 0));
    offsets.push_back(begin);
    kept.push_back(end - begin);
    shape.push_back(size + l + h);
    before.push_back(std::clamp<int64_t>(l, 0, shape.back()));
    after.push_back(
        std::max<int64_t>(shape.back() - before.back() - kept.back(), 0));
  }
  Value box = shrink(x, offsets, kept);
  if (shapeOf(box) == ShapeRef(shape))
    return box;
  TypedAttr constant;
  if (fill && !matchPattern(fill, m_Constant(&constant))) {
    Value isThere = pad(integer(1, i1(), kept), before, after);
    return where(isThere, pad(box, before, after), broadcast(fill, shape));
  }
  Value scalar;
  if (fill)
    scalar = ConstOp::create(
        builder, loc,
        llvm::cast<DenseElementsAttr>(constant).getSplatValue<TypedAttr>());
  return PadOp::create(builder, loc, type(shape, elementOf(x)), box, scalar,
                       before, after);
}

Value TensorEmitter::dilate(Value x, ShapeRef dilations, Value fill) {
  if (llvm::all_of(dilations, [](int64_t d) { return d == 1; }))
    return x;
  Shape apart, high, merged, sizes;
  for (auto [size, dilation] : llvm::zip_equal(shapeOf(x), dilations)) {
    llvm::append_values(apart, size, int64_t(1));
    llvm::append_values(high, int64_t(0), dilation - 1);
    merged.push_back(size * dilation);
    sizes.push_back(size == 0 ? 0 : (size - 1) * dilation + 1);
  }
  x = pad(reshape(x, apart), Shape(high.size(), 0), high, fill);
  return shrink(reshape(x, merged), Shape(sizes.size(), 0), sizes);
}

Value TensorEmitter::shrink(Value x, ShapeRef offsets, ShapeRef sizes) {
  if (shapeOf(x) == sizes)
    return x;
  return ShrinkOp::create(builder, loc, type(sizes, elementOf(x)), x, offsets,
                          sizes);
}

Value TensorEmitter::stride(Value x, ShapeRef strides) {
  if (llvm::all_of(strides, [](int64_t s) { return s == 1; }))
    return x;
  Shape high, apart, first, sizes;
  for (auto [size, step] : llvm::zip_equal(shapeOf(x), strides)) {
    int64_t count = size == 0 ? 0 : (size - 1) / step + 1;
    high.push_back(count * step - size);
    llvm::append_values(apart, count, step);
    llvm::append_values(first, count, std::min<int64_t>(step, 1));
    sizes.push_back(count);
  }
  x = reshape(pad(x, Shape(high.size(), 0), high), apart);
  return reshape(shrink(x, Shape(first.size(), 0), first), sizes);
}

Value TensorEmitter::slice(Value x, int64_t axis, int64_t offset,
                           int64_t size) {
  Shape offsets(rankOf(x), 0), sizes(shapeOf(x));
  offsets[axis] = offset;
  sizes[axis] = size;
  return shrink(x, offsets, sizes);
}

Value TensorEmitter::flip(Value x, ShapeRef axes) {
  if (axes.empty())
    return x;
  return FlipOp::create(builder, loc, x.getType(), x, axes);
}

Value TensorEmitter::concatenate(ValueRange parts, int64_t axis) {
  if (parts.size() == 1)
    return parts[0];
  Shape shape(shapeOf(parts[0]));
  shape[axis] = 0;
  for (Value part : parts)
    shape[axis] += shapeOf(part)[axis];
  return CatOp::create(builder, loc, type(shape, elementOf(parts[0])), parts,
                       axis);
}

Value TensorEmitter::insertAxis(Value x, int64_t axis) {
  Shape shape(shapeOf(x));
  shape.insert(shape.begin() + axis, 1);
  return reshape(x, shape);
}

Value TensorEmitter::dropAxis(Value x, int64_t axis) {
  Shape shape(shapeOf(x));
  shape.erase(shape.begin() + axis);
  return reshape(x, shape);
}

Value TensorEmitter::broadcast(Value scalar, ShapeRef shape) {
  return broadcastInDim(scalar, {}, shape);
}

Value TensorEmitter::broadcastLike(Value scalar, Value like) {
  RankedTensorType result = typeOf(like).clone(elementOf(scalar));
  if (result.hasStaticShape())
    return broadcast(scalar, result.getShape());
  SmallVector<Value> sizes;
  for (int64_t axis = 0; axis != rankOf(like); ++axis)
    if (result.isDynamicDim(axis))
      sizes.push_back(llvm::cast<Value>(getSize(builder, loc, like, axis)));
  Value ones = reshape(scalar, Shape(rankOf(like), 1));
  return ExpandOp::create(builder, loc, result, ones, sizes);
}

Value TensorEmitter::broadcastInDim(Value x, ShapeRef axes, ShapeRef shape) {
  // A constant stays one that patterns see.
  DenseElementsAttr constant;
  if (matchPattern(x, m_Constant(&constant)) && constant.isSplat())
    return splat(constant.getSplatValue<TypedAttr>(), shape);
  Shape ones(shape.size(), 1);
  for (auto [axis, size] : llvm::zip_equal(axes, shapeOf(x)))
    ones[axis] = size;
  return expand(reshape(x, ones), shape);
}

//===----------------------------------------------------------------------===//
// Reductions, reads and writes
//===----------------------------------------------------------------------===//

Value TensorEmitter::reduce(ReduceKind kind, Value x, ShapeRef axes) {
  if (axes.empty())
    return x;
  Shape sorted(axes);
  llvm::sort(sorted);
  return ReduceAxisOp::create(builder, loc, kind, x, sorted);
}

Value TensorEmitter::gather(Value x, Value indices, int64_t axis) {
  return GatherOp::create(builder, loc, type(shapeOf(indices), elementOf(x)), x,
                          indices, builder.getI64IntegerAttr(axis));
}

Value TensorEmitter::scatter(ScatterKind kind, Value x, Value indices,
                             Value updates, int64_t axis) {
  return ScatterOp::create(builder, loc, x.getType(), kind, x, indices, updates,
                           uint64_t(axis));
}

Value TensorEmitter::take(Value x, Value indices, int64_t axis) {
  Shape shape(shapeOf(x));
  shape[axis] = shapeOf(indices)[0];
  return gather(x, broadcastInDim(indices, {axis}, shape), axis);
}

Value TensorEmitter::windows(Value x, ShapeRef sizes, ShapeRef strides,
                             ShapeRef dilations) {
  return buildWindows(*this, x, Shape(shapeOf(x)), {sizes, strides, dilations});
}
