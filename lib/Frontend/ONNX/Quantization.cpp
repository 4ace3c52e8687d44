//===- Quantization.cpp - Numbers on a grid of integers ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Convolution.h"
#include "Node.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// Least and greatest of an integer type; nothing for floats and wider ones.
static std::optional<std::pair<double, double>> getBounds(int32_t dataType) {
  switch (dataType) {
  case kUInt2:
    return {{0, 3}};
  case kInt2:
    return {{-2, 1}};
  case kUInt4:
    return {{0, 15}};
  case kInt4:
    return {{-8, 7}};
  case kUInt8:
    return {{0, 255}};
  case kInt8:
    return {{-128, 127}};
  case kUInt16:
    return {{0, 65535}};
  case kInt16:
    return {{-32768, 32767}};
  default:
    return std::nullopt;
  }
}

/// A scale or zero point for each element of an axis, or of a block of it, in
/// a shape that broadcasts to x's.
static Value placeAlong(Node &n, Value y, Value x, int64_t axis,
                        int64_t block) {
  if (!x || !y)
    return {};
  if (Emitter::countOf(Emitter::shapeOf(y)) == 1)
    return n.reshape(y, {});
  int64_t rank = Emitter::rankOf(x);
  if (block != 0) {
    if (Emitter::rankOf(y) != rank)
      return n.fail("blocks need a scale of as many axes as " + toString(x) +
                    ", got " + toString(y));
    Shape shape(Emitter::shapeOf(y)), times(shape);
    shape.insert(shape.begin() + axis + 1, 1);
    times.insert(times.begin() + axis + 1, block);
    Shape result(Emitter::shapeOf(y));
    if (llvm::MulOverflow(result[axis], block, result[axis]))
      return n.fail("the blocks are too large");
    y = n.reshape(n.expand(n.reshape(y, shape), times), result);
    // The last block may be longer than what is left.
    return n.cut(y, axis, 0, Emitter::shapeOf(x)[axis]);
  }
  if (Emitter::rankOf(y) != 1)
    return n.fail("a scale for an axis must have one axis, got " + toString(y));
  Shape shape(rank, 1);
  shape[axis] = Emitter::shapeOf(y)[0];
  return n.reshape(y, shape);
}

static std::optional<int64_t> getQuantizedAxis(Node &n, Value x) {
  int64_t rank = Emitter::rankOf(x), axis = n.intAttribute("axis", 1);
  // A scale for all needs no axis.
  if (Emitter::countOf(Emitter::shapeOf(n.input(1))) == 1 &&
      (axis < -rank || axis >= rank))
    return 0;
  return n.normalizeAxis(axis, rank);
}

/// round(x) + zeroPoint, within the bounds of the type.
static Value emitQuantized(Node &n, Value x, Value zeroPoint,
                           int32_t dataType) {
  auto bounds = getBounds(dataType);
  if (!bounds)
    return n.fail("quantizes to " + getDataTypeName(dataType) +
                  ", which is not supported");
  // In f32: integers of 16 bits and their sums are exact.
  Value rounded = n.cast(n.unary<RoundOp>(x), n.f32());
  if (!rounded)
    return {};
  if (zeroPoint)
    rounded = n.add(rounded, n.cast(zeroPoint, n.f32()));
  rounded = n.min(n.max(rounded, n.number(bounds->first, rounded)),
                  n.number(bounds->second, rounded));
  return n.cast(rounded, getElementType(n.getBuilder().getContext(), dataType));
}

static LogicalResult convertQuantizeLinear(Node &n) {
  Value x = n.input(0), scale = n.input(1), zero = n.optionalInput(2);
  if (n.hasFailed)
    return failure();
  int32_t dataType = int32_t(n.intAttribute("output_dtype", 0));
  if (zero)
    dataType = n.item(2).dataType;
  else if (!dataType)
    dataType = kUInt8;
  Type element = getElementType(n.getBuilder().getContext(), dataType);
  std::optional<int64_t> axis = getQuantizedAxis(n, x);
  int64_t block = n.intAttribute("block_size", 0);
  if (!axis)
    return failure();
  if (!element || block < 0)
    return n.error("quantizes to " + Twine(getDataTypeName(dataType)) +
                   " in blocks of " + Twine(block));
  if (!Emitter::isFloat(x))
    x = n.cast(x, n.elementOf(scale));
  int64_t precision = n.intAttribute("precision", 0);
  Type wide = n.f32();
  if (n.elementOf(x).isF64() || precision == kDouble)
    wide = n.getBuilder().getF64Type();
  Value divisor = placeAlong(n, n.cast(scale, wide), x, *axis, block);
  Value ratio = n.div(n.cast(x, wide), divisor);
  if (isa<FloatType>(element))
    return n.finish(n.cast(ratio, element, n.intAttribute("saturate", 1)),
                    dataType);
  if (zero)
    zero = placeAlong(n, zero, x, *axis, block);
  return n.finish(emitQuantized(n, ratio, zero, dataType), dataType);
}

static LogicalResult convertDequantizeLinear(Node &n) {
  Value x = n.input(0), scale = n.input(1), zero = n.optionalInput(2);
  if (n.hasFailed)
    return failure();
  std::optional<int64_t> axis = getQuantizedAxis(n, x);
  int64_t block = n.intAttribute("block_size", 0);
  int32_t dataType = int32_t(n.intAttribute("output_dtype", 0));
  Type result = dataType ? getElementType(n.getBuilder().getContext(), dataType)
                         : n.elementOf(scale);
  if (!axis || block < 0 || !isa_and_nonnull<FloatType>(result))
    return n.error("its axis, block size or type of output is not valid");
  bool isFloat = Emitter::isFloat(x);
  Type wide = isFloat ? n.f32() : n.i32();
  Value difference = n.cast(x, wide);
  if (zero && !isFloat)
    difference =
        n.sub(difference, placeAlong(n, n.cast(zero, wide), x, *axis, block));
  Type working = result.isF64() ? result : n.f32();
  Value factor = placeAlong(n, n.cast(scale, working), x, *axis, block);
  return n.finish(n.cast(n.mul(n.cast(difference, working), factor), result));
}

static LogicalResult convertDynamicQuantizeLinear(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  auto axes = llvm::to_vector(llvm::seq<int64_t>(0, Emitter::rankOf(x)));
  Value zero = n.number(0, x);
  Value most = n.max(n.reduce(ReduceKind::max, x, axes, false), zero);
  Value least = n.min(n.reduce(ReduceKind::min, x, axes, false), zero);
  // Of zeros alone the function of ONNX divides by 0; ONNX Runtime's scale
  // is 1.
  Value range = n.sub(most, least);
  Value scale = n.where(n.compare(CmpPredicate::eq, range, zero),
                        n.number(1, x), n.div(range, n.number(255, x)));
  Value point = n.unary<RoundOp>(n.sub(zero, n.div(least, scale)));
  if (!point)
    return failure();
  Type byte = getElementType(n.getBuilder().getContext(), kUInt8);
  point = n.cast(n.min(n.max(point, zero), n.number(255, x)), byte);
  n.setOutput(1, scale);
  n.setOutput(2, point);
  return n.finish(emitQuantized(n, n.div(x, scale), point, kUInt8));
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Whether the model says that all zero points are 0.
static bool isZero(Value zeroPoint) {
  DenseElementsAttr elements;
  while (auto view = zeroPoint.getDefiningOp<ReshapeOp>())
    zeroPoint = view->getOperand(0);
  return matchPattern(zeroPoint, m_Constant(&elements)) && elements.isSplat() &&
         isa<IntegerType>(elements.getElementType()) &&
         elements.getSplatValue<APInt>().isZero();
}

/// x - zeroPoint in i32; of a matrix, a zero point of rank 1 is for rows where
/// `isRow`.
static Value emitCentred(Node &n, Value x, Value zeroPoint, bool isRow) {
  Value wide = n.cast(x, n.i32());
  if (!zeroPoint || !wide || isZero(zeroPoint))
    return wide;
  zeroPoint = n.cast(zeroPoint, n.i32());
  if (isRow && Emitter::rankOf(zeroPoint) == 1 &&
      Emitter::shapeOf(zeroPoint)[0] != 1)
    zeroPoint = n.unsqueeze(zeroPoint, 1);
  if (Emitter::countOf(Emitter::shapeOf(zeroPoint)) == 1)
    zeroPoint = n.reshape(zeroPoint, {});
  return n.sub(wide, zeroPoint);
}

static LogicalResult convertMatMulInteger(Node &n) {
  Value x = n.input(0), y = n.input(1);
  Value xZero = n.optionalInput(2), yZero = n.optionalInput(3);
  if (n.hasFailed)
    return failure();
  return n.finish(n.matmul(emitCentred(n, x, xZero, /*isRow=*/true),
                           emitCentred(n, y, yZero, /*isRow=*/false)));
}

static LogicalResult convertQLinearMatMul(Node &n) {
  std::optional<SmallVector<Value>> in = n.allInputs();
  if (!in || in->size() != 8)
    return n.error("it takes 8 inputs");
  Value product = n.matmul(emitCentred(n, (*in)[0], (*in)[2], true),
                           emitCentred(n, (*in)[3], (*in)[5], false));
  Value rowScale = n.cast((*in)[1], n.f32());
  if (Emitter::rankOf(rowScale) == 1 && Emitter::shapeOf(rowScale)[0] != 1)
    rowScale = n.unsqueeze(rowScale, 1);
  Value scale = n.div(n.mul(rowScale, n.cast((*in)[4], n.f32())),
                      n.cast((*in)[6], n.f32()));
  if (!product || !scale)
    return failure();
  if (Emitter::countOf(Emitter::shapeOf(scale)) == 1)
    scale = n.reshape(scale, {});
  // f64 holds what 32 bits have, f32 does not.
  Type wide = n.getBuilder().getF64Type();
  Value scaled = n.mul(n.cast(product, wide), n.cast(scale, wide));
  Value zero = (*in)[7];
  if (Emitter::countOf(Emitter::shapeOf(zero)) == 1)
    zero = n.reshape(zero, {});
  int32_t dataType = n.item(7).dataType;
  return n.finish(emitQuantized(n, scaled, zero, dataType), dataType);
}

/// A convolution of numbers with zero points. The border is the zero point, so
/// that all of `x` are numbers of its type.
static Value emitIntegerConv(Node &n, Value x, Value xZero, Value filters) {
  if (xZero && x && n.elementOf(xZero) != n.elementOf(x))
    return n.fail("its input " + toString(x) + " and the zero point " +
                  toString(xZero) + " must have one element type");
  if (xZero)
    xZero = n.reshape(xZero, {});
  return emitConv(n, x, filters, xZero, [&](Value padded) {
    return emitCentred(n, padded, xZero, /*isRow=*/false);
  });
}

static LogicalResult convertConvInteger(Node &n) {
  Value x = n.input(0), w = n.input(1);
  Value xZero = n.optionalInput(2), wZero = n.optionalInput(3);
  if (n.hasFailed || !n.checkRank(w, 2, "the filters"))
    return failure();
  // A zero point of the filters may be one for each output channel.
  if (wZero && Emitter::countOf(Emitter::shapeOf(wZero)) != 1) {
    Shape shape(Emitter::rankOf(w), 1);
    shape[0] = Emitter::countOf(Emitter::shapeOf(wZero));
    wZero = n.reshape(wZero, shape);
  }
  return n.finish(
      emitIntegerConv(n, x, xZero, emitCentred(n, w, wZero, false)));
}

static LogicalResult convertQLinearConv(Node &n) {
  SmallVector<Value> in;
  for (size_t i = 0; i != 8; ++i)
    in.push_back(n.input(i));
  Value bias = n.optionalInput(8);
  if (n.hasFailed || !n.checkRank(in[3], 2, "the filters"))
    return failure();
  auto perChannel = [&](Value y, int64_t rank, int64_t axis) {
    if (!y || Emitter::countOf(Emitter::shapeOf(y)) == 1)
      return n.reshape(y, {});
    Shape shape(rank, 1);
    shape[axis] = Emitter::countOf(Emitter::shapeOf(y));
    return n.reshape(y, shape);
  };
  int64_t rank = Emitter::rankOf(in[3]);
  Value sum =
      emitIntegerConv(n, in[0], in[2],
                      emitCentred(n, in[3], perChannel(in[5], rank, 0), false));
  if (bias)
    sum = n.add(sum, perChannel(bias, rank, 1));
  Value scale = n.div(n.mul(n.cast(n.reshape(in[1], {}), n.f32()),
                            perChannel(n.cast(in[4], n.f32()), rank, 1)),
                      n.cast(n.reshape(in[6], {}), n.f32()));
  if (!sum || !scale)
    return failure();
  Type wide = n.getBuilder().getF64Type();
  Value scaled = n.mul(n.cast(sum, wide), n.cast(scale, wide));
  int32_t dataType = n.item(7).dataType;
  return n.finish(emitQuantized(n, scaled, n.reshape(in[7], {}), dataType),
                  dataType);
}

void uop::onnx_import::addQuantizationOps(OpTable &table) {
  table.add("QuantizeLinear", convertQuantizeLinear, 10);
  table.add("DequantizeLinear", convertDequantizeLinear, 10);
  table.add("DynamicQuantizeLinear", convertDynamicQuantizeLinear, 11);
  table.add("MatMulInteger", convertMatMulInteger, 10);
  table.add("QLinearMatMul", convertQLinearMatMul, 10);
  table.add("ConvInteger", convertConvInteger, 10);
  table.add("QLinearConv", convertQLinearConv, 10);
}
