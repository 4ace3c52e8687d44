//===- Emitter.cpp - Tensor ops, as ONNX combines them ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

std::string uop::onnx_import::toString(ShapeRef shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(shape, os, "x");
  return text.empty() ? "a scalar" : text;
}

std::string uop::onnx_import::toList(ShapeRef numbers) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(numbers, os);
  return text;
}

ShapeRef uop::onnx_import::getNullShape() {
  static const Shape shape(kMaxRank, 1);
  return shape;
}

std::string uop::onnx_import::toString(Value x) {
  // In a message that is none, since there was one before.
  if (!x)
    return "nothing";
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t size : Emitter::shapeOf(x))
    os << size << "x";
  os << getElementTypeOrSelf(x);
  return text;
}

int64_t Emitter::countOf(ShapeRef shape) {
  int64_t count = 1;
  if (llvm::is_contained(shape, 0))
    return 0;
  for (int64_t size : shape)
    if (llvm::MulOverflow(count, size, count))
      return kTooMany;
  return count;
}

/// Whether tensors of the shapes have as many elements. Sizes that a run
/// decides are large numbers here.
static bool haveSameCount(ShapeRef x, ShapeRef y) {
  if (llvm::is_contained(x, 0) || llvm::is_contained(y, 0))
    return llvm::is_contained(x, 0) && llvm::is_contained(y, 0);
  Shape left(x), right(y);
  for (int64_t size : x)
    if (auto *common = llvm::find(right, size); common != right.end()) {
      right.erase(common);
      left.erase(llvm::find(left, size));
    }
  auto count = [](ShapeRef shape) -> std::optional<__int128> {
    __int128 product = 1;
    for (int64_t size : shape)
      if (__builtin_mul_overflow(product, __int128(size), &product))
        return std::nullopt;
    return product;
  };
  std::optional<__int128> own = count(left);
  return own && own == count(right);
}

bool Emitter::checkShape(ShapeRef shape) {
  if (!llvm::all_of(shape, [&](int64_t size) { return isSize(size); })) {
    fail("a size must be a constant or a sum of sizes that a run decides, not, "
         "for instance, a product of two");
    return false;
  }
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; })) {
    fail("a tensor cannot have the sizes [" + toList(shape) +
         "], some of which are below 0");
    return false;
  }
  if (shape.size() > kMaxRank) {
    fail("a tensor has at most " + Twine(kMaxRank) + " axes, not " +
         Twine(shape.size()));
    return false;
  }
  if (anyVariable(shape))
    return true;
  // Sizes in bytes must fit 63 bits too.
  std::optional<int64_t> count =
      countElements(RankedTensorType::get(shape, builder.getI8Type()));
  if (count && *count <= (int64_t(1) << 48))
    return true;
  fail("a tensor of sizes " + toString(shape) + " is too large");
  return false;
}

bool Emitter::hasAxis(Value x, int64_t axis) {
  if (x && (axis < 0 || axis >= rankOf(x)))
    fail("axis " + Twine(axis) + " is out of range of " + toString(x) +
         ", which has " + Twine(rankOf(x)) + " axes");
  return x && axis >= 0 && axis < rankOf(x);
}

bool Emitter::isForAxes(Value x, ShapeRef numbers) {
  if (x && rankOf(x) != int64_t(numbers.size()))
    fail("there are " + Twine(numbers.size()) + " numbers for the " +
         Twine(rankOf(x)) + " axes of " + toString(x));
  return x && rankOf(x) == int64_t(numbers.size());
}

bool Emitter::checkElements(Value x, Value y) {
  if (elementOf(x) == elementOf(y))
    return true;
  fail("operands of types " + toString(x) + " and " + toString(y) +
       " must have one element type");
  return false;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Whether it is not made of sizes that a run decides; reports if it is.
bool Emitter::checkNumber(double number) {
  if (!isMadeOfSizes(number))
    return true;
  fail("it computes with a size that a run decides, which must be known here");
  return false;
}

/// The nearest integer towards zero; 0 of NaN. A limit that is infinite is made
/// for an integer before its type is refused.
static int64_t saturate(double value) {
  llvm::APSInt result(64, /*isUnsigned=*/false);
  bool isExact;
  APFloat(value).convertToInteger(result, APFloat::rmTowardZero, &isExact);
  return result.getSExtValue();
}

Value Emitter::splat(double value, Type element, ShapeRef shape) {
  auto integer = dyn_cast<IntegerType>(element);
  if (integer)
    return splatInt(saturate(value), element, shape);
  if (!checkShape(shape) || !checkNumber(value))
    return {};
  auto type = RankedTensorType::get(shape, element);
  APFloat rounded = roundTo(llvm::cast<FloatType>(element), APFloat(value));
  return ConstOp::create(builder,
                         getSplatAttr(type, FloatAttr::get(element, rounded)));
}

Value Emitter::splatInt(int64_t value, Type element, ShapeRef shape) {
  if (isa<FloatType>(element))
    return isVariable(value) ? cast(splatInt(value, i64(), shape), element)
                             : splat(double(value), element, shape);
  if (!checkShape(shape) || !checkNumber(value))
    return {};
  unsigned width = llvm::cast<IntegerType>(element).getWidth();
  if (width < 64 && isVariable(value))
    return cast(splatInt(value, i64(), shape), element);
  APInt bits = APInt(64, value, /*isSigned=*/true).trunc(std::min(width, 64u));
  if (width == 1)
    bits = APInt(1, value != 0);
  return ConstOp::create(builder,
                         getSplatAttr(RankedTensorType::get(shape, element),
                                      IntegerAttr::get(element, bits)));
}

Value Emitter::ints(ShapeRef values, ShapeRef shape) {
  if (!llvm::all_of(values, [&](auto x) { return checkNumber(x); }))
    return {};
  return ConstOp::create(builder,
                         llvm::cast<TypedAttr>(DenseElementsAttr::get(
                             RankedTensorType::get(shape, i64()), values)));
}

Value Emitter::floats(ArrayRef<double> values, ShapeRef shape, Type element) {
  auto type = dyn_cast<FloatType>(element);
  if (!type)
    return cast(floats(values, shape, builder.getF64Type()), element);
  if (!llvm::all_of(values, [&](auto x) { return checkNumber(x); }))
    return {};
  SmallVector<APFloat> rounded;
  for (double value : values)
    rounded.push_back(roundTo(type, APFloat(value)));
  return ConstOp::create(builder,
                         llvm::cast<TypedAttr>(DenseElementsAttr::get(
                             RankedTensorType::get(shape, element), rounded)));
}

Value Emitter::count(ShapeRef sizes, Type element) {
  if (!anyVariable(sizes))
    return splat(double(countOf(sizes)), element);
  Value product = splat(1, element);
  for (int64_t size : sizes)
    product = mul(product, cast(splatInt(size, i64()), element));
  return product;
}

Value Emitter::iota(ShapeRef shape, int64_t axis, Type element) {
  if (!checkShape(shape))
    return {};
  if (axis >= int64_t(shape.size()))
    return fail("a tensor of shape " + toString(shape) + " has no axis " +
                Twine(axis));
  return IotaOp::create(
      builder, RankedTensorType::get(shape, element ? element : i64()), axis);
}

Value Emitter::identity(ReduceKind kind, Type element) {
  return ConstOp::create(builder,
                         getSplatAttr(RankedTensorType::get({}, element),
                                      getReductionIdentity(kind, element)));
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

std::optional<Shape> Emitter::broadcastShapes(ShapeRef x, ShapeRef y) {
  Shape xs(x), ys(y), common;
  size_t rank = std::max(xs.size(), ys.size());
  xs.insert(xs.begin(), rank - xs.size(), 1);
  ys.insert(ys.begin(), rank - ys.size(), 1);
  for (auto [lhs, rhs] : llvm::zip_equal(xs, ys)) {
    if (lhs != rhs && lhs != 1 && rhs != 1) {
      fail("shapes " + toString(x) + " and " + toString(y) +
           " cannot be broadcast");
      return std::nullopt;
    }
    common.push_back(lhs == 1 ? rhs : lhs);
  }
  return common;
}

bool Emitter::broadcast(Value &x, Value &y) {
  if (!x || !y || !checkElements(x, y))
    return false;
  if (shapeOf(x) == shapeOf(y))
    return true;
  std::optional<Shape> common = broadcastShapes(shapeOf(x), shapeOf(y));
  if (!common)
    return false;
  x = expand(x, *common);
  y = expand(y, *common);
  return x && y;
}

Value Emitter::div(Value x, Value y) {
  return isFloat(x) ? binary<FDivOp>(x, y) : binary<IDivOp>(x, y);
}

Value Emitter::compare(CmpPredicate predicate, Value x, Value y) {
  if (!broadcast(x, y))
    return {};
  return CmpOp::create(builder, getI1SameShape(x.getType()), predicate, x, y);
}

Value Emitter::where(Value condition, Value x, Value y) {
  if (!condition || !broadcast(x, y))
    return {};
  if (!elementOf(condition).isInteger(1))
    return fail("a condition must be of bools, got " + toString(condition));
  std::optional<Shape> common = broadcastShapes(shapeOf(condition), shapeOf(x));
  if (!common)
    return {};
  condition = expand(condition, *common);
  x = expand(x, *common);
  y = expand(y, *common);
  if (!condition || !x || !y)
    return {};
  return WhereOp::create(builder, x.getType(), condition, x, y);
}

Value Emitter::cast(Value x, Type element, bool saturate) {
  if (!x)
    return {};
  saturate = saturate && canSaturate(elementOf(x), element);
  if (elementOf(x) == element && !saturate)
    return x;
  return CastOp::create(builder, RankedTensorType::get(shapeOf(x), element), x,
                        saturate);
}

Value Emitter::widen(Value x) {
  if (!isFloat(x) || elementOf(x).getIntOrFloatBitWidth() >= 32)
    return x;
  return cast(x, f32());
}

Value Emitter::sigmoid(Value x) {
  if (!x)
    return {};
  return unary<RecipOp>(add(exp(neg(x)), number(1, x)));
}

Value Emitter::softplus(Value x) {
  if (!x)
    return {};
  Value tail = log1p(exp(neg(unary<AbsOp>(x))));
  return add(max(x, number(0, x)), tail);
}

Value Emitter::log1p(Value x) {
  if (!x)
    return {};
  // The rounding error of 1 + x is divided out (Kahan).
  Value one = number(1, x), y = add(x, one);
  Value scaled = div(mul(log(y), x), sub(y, one));
  Value isTiny = compare(CmpPredicate::eq, y, one);
  Value inf = number(std::numeric_limits<double>::infinity(), x);
  Value isInf = compare(CmpPredicate::eq, y, inf);
  return where(isTiny, x, where(isInf, inf, scaled));
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

Value Emitter::reshape(Value x, ShapeRef shape) {
  if (!x || shapeOf(x) == shape)
    return x;
  if (!checkShape(shape))
    return {};
  if (!haveSameCount(shapeOf(x), shape))
    return fail("a tensor of shape " + toString(shapeOf(x)) +
                " cannot be reshaped to " + toString(shape));
  return ReshapeOp::create(builder, RankedTensorType::get(shape, elementOf(x)),
                           x);
}

Value Emitter::expand(Value x, ShapeRef shape) {
  if (!x || shapeOf(x) == shape)
    return x;
  if (!checkShape(shape))
    return {};
  Shape sizes(shapeOf(x));
  bool fits = sizes.size() <= shape.size();
  if (fits) {
    sizes.insert(sizes.begin(), shape.size() - sizes.size(), 1);
    for (auto [from, to] : llvm::zip_equal(sizes, shape))
      fits &= from == to || from == 1;
  }
  if (!fits)
    return fail("a tensor of shape " + toString(shapeOf(x)) +
                " cannot be expanded to " + toString(shape));
  x = reshape(x, sizes);
  if (!x || shapeOf(x) == shape)
    return x;
  return ExpandOp::create(builder, RankedTensorType::get(shape, elementOf(x)),
                          x);
}

Value Emitter::permute(Value x, ShapeRef order) {
  if (!x)
    return {};
  SmallVector<bool> seen(rankOf(x), false);
  bool fits = int64_t(order.size()) == rankOf(x);
  Shape shape;
  for (int64_t axis : order) {
    if (!fits || axis < 0 || axis >= rankOf(x) || seen[axis])
      return fail("the order of axes [" + toList(order) +
                  "] does not name each axis of " + toString(x) + " once");
    seen[axis] = true;
    shape.push_back(shapeOf(x)[axis]);
  }
  if (!fits)
    return fail("the order of axes does not name each axis of " + toString(x));
  if (llvm::is_sorted(order))
    return x;
  return PermuteOp::create(builder, RankedTensorType::get(shape, elementOf(x)),
                           x, order);
}

Value Emitter::swapAxes(Value x, int64_t first, int64_t second) {
  if (!hasAxis(x, first) || !hasAxis(x, second))
    return {};
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, rankOf(x)));
  std::swap(order[first], order[second]);
  return permute(x, order);
}

/// By amounts that a run decides: by the greatest ones, and cut.
Value Emitter::padByVariables(Value x, ShapeRef low, ShapeRef high,
                              Value fill) {
  static constexpr int64_t kMostPadding = 1 << 16;
  Shape before, after;
  for (auto [l, h] : llvm::zip_equal(low, high)) {
    before.push_back(isVariable(l) ? std::max<int64_t>(getBounds(l).second, 0)
                                   : l);
    after.push_back(isVariable(h) ? std::max<int64_t>(getBounds(h).second, 0)
                                  : h);
    for (int64_t amount : {before.back(), after.back()})
      if (amount > kMostPadding)
        return fail("an axis is padded by " + Twine(l) + " and " + Twine(h) +
                    ", which may exceed the limit of " + Twine(kMostPadding));
  }
  Shape sizes(shapeOf(x));
  x = pad(x, before, after, fill);
  for (int64_t axis = 0, rank = sizes.size(); axis != rank && x; ++axis) {
    if (!isVariable(low[axis]) && !isVariable(high[axis]))
      continue;
    std::optional<int64_t> size =
        addSizes({sizes[axis], low[axis], high[axis]});
    x = size ? cut(x, axis, before[axis] - low[axis], *size) : Value();
  }
  return x;
}

Value Emitter::pad(Value x, ShapeRef low, ShapeRef high, Value fill) {
  if (!isForAxes(x, low) || !isForAxes(x, high))
    return {};
  if (anyVariable(low) || anyVariable(high))
    return padByVariables(x, low, high, fill);
  // So that no sum below overflows; no tensor is as large.
  static constexpr int64_t kMost = int64_t(1) << 48;
  for (int64_t amount : llvm::concat<const int64_t>(low, high))
    if (amount < -kMost || amount > kMost)
      return fail("an axis cannot be padded by " + Twine(amount));
  Shape offsets, kept, before, after, shape;
  bool grows = false;
  for (auto [size, l, h] : llvm::zip_equal(shapeOf(x), low, high)) {
    int64_t begin = std::max<int64_t>(-l, 0);
    int64_t end = size - std::max<int64_t>(-h, 0);
    if (begin > end)
      return fail("negative padding removes more elements of an axis than " +
                  toString(x) + " has");
    offsets.push_back(begin);
    kept.push_back(end - begin);
    before.push_back(std::max<int64_t>(l, 0));
    after.push_back(std::max<int64_t>(h, 0));
    shape.push_back(before.back() + kept.back() + after.back());
    grows |= before.back() != 0 || after.back() != 0;
  }
  x = shrink(x, offsets, kept);
  if (!grows || !x || !checkShape(shape))
    return grows && x ? Value() : x;
  auto type = RankedTensorType::get(shape, elementOf(x));
  Value scalar;
  if (fill) {
    auto constant = fill.getDefiningOp<ConstOp>();
    auto dense =
        constant ? dyn_cast<DenseElementsAttr>(constant.getValue()) : nullptr;
    if (!dense || !dense.isSplat()) {
      // Only a run says it: it is put where the padding is.
      Value inside = splatInt(1, i1(), kept);
      inside = PadOp::create(builder, type.clone(i1()), inside, Value(), before,
                             after);
      x = PadOp::create(builder, type, x, Value(), before, after);
      return where(inside, x, reshape(fill, {}));
    }
    scalar = ConstOp::create(
        builder, llvm::cast<TypedAttr>(dense.getSplatValue<Attribute>()));
  }
  return PadOp::create(builder, type, x, scalar, before, after);
}

Value Emitter::shrink(Value x, ShapeRef offsets, ShapeRef sizes) {
  if (!x || shapeOf(x) == sizes)
    return x;
  if (!isForAxes(x, sizes))
    return {};
  return ShrinkOp::create(builder, RankedTensorType::get(sizes, elementOf(x)),
                          x, offsets, sizes);
}

Value Emitter::cut(Value x, int64_t axis, int64_t start, int64_t size) {
  if (!hasAxis(x, axis))
    return {};
  size = normalizeSize(size);
  Shape offsets(rankOf(x), 0), sizes(shapeOf(x));
  std::optional<bool> isBefore = isLess(start, 0), isNegative = isLess(size, 0);
  std::optional<bool> isBeyond = isLess(sizes[axis], start + size);
  if (!isBefore || !isNegative || !isBeyond)
    return {};
  if (*isBefore || *isNegative || *isBeyond)
    return fail("elements " + Twine(start) + " to " + Twine(start + size) +
                " of axis " + Twine(axis) + " of " + toString(x) +
                " are out of range");
  offsets[axis] = start;
  sizes[axis] = size;
  return shrink(x, offsets, sizes);
}

Value Emitter::flip(Value x, ShapeRef axes) {
  if (!x || axes.empty())
    return x;
  if (!llvm::all_of(axes, [&](int64_t axis) { return hasAxis(x, axis); }))
    return {};
  return FlipOp::create(builder, x.getType(), x, axes);
}

Value Emitter::concatenate(ArrayRef<Value> parts, int64_t axis) {
  if (parts.empty())
    return fail("there is nothing to concatenate");
  if (llvm::is_contained(parts, Value()))
    return {};
  if (axis < 0 || axis >= rankOf(parts[0]))
    return fail("axis " + Twine(axis) + " is out of range of " +
                toString(parts[0]));
  Shape shape(shapeOf(parts[0]));
  for (Value part : parts.drop_front()) {
    Shape other(shapeOf(part));
    bool fits = other.size() == shape.size();
    if (fits) {
      std::optional<int64_t> sum = addSizes({other[axis], shape[axis]});
      if (!sum)
        return {};
      other[axis] = shape[axis] = *sum;
    }
    if (!fits || other != shape)
      return fail(toString(parts[0]) + " and " + toString(part) +
                  " cannot be concatenated on axis " + Twine(axis));
    if (!checkElements(parts[0], part))
      return {};
  }
  if (parts.size() == 1)
    return parts[0];
  if (!checkShape(shape))
    return {};
  return CatOp::create(builder,
                       RankedTensorType::get(shape, elementOf(parts[0])), parts,
                       builder.getI64IntegerAttr(axis));
}

Value Emitter::stride(Value x, int64_t axis, int64_t start, int64_t count,
                      int64_t step) {
  if (!hasAxis(x, axis))
    return {};
  if (count == 0)
    return cut(x, axis, 0, 0);
  // Backwards is forwards on the flipped axis.
  if (step < 0) {
    x = flip(x, {axis});
    start = shapeOf(x)[axis] - 1 - start;
    step = -step;
  }
  if (count == 1 || step == 1)
    return cut(x, axis, start, count);
  int64_t reach = (count - 1) * step + 1;
  x = cut(x, axis, start, reach);
  if (!x)
    return {};
  Shape low(rankOf(x), 0), high(rankOf(x), 0), sizes(shapeOf(x));
  high[axis] = count * step - reach;
  x = pad(x, low, high);
  Shape apart(sizes);
  apart[axis] = step;
  apart.insert(apart.begin() + axis, count);
  x = cut(reshape(x, apart), axis + 1, 0, 1);
  sizes[axis] = count;
  return reshape(x, sizes);
}

Value Emitter::unsqueeze(Value x, int64_t axis) {
  if (!x || (axis != rankOf(x) && !hasAxis(x, axis)))
    return {};
  Shape shape(shapeOf(x));
  shape.insert(shape.begin() + axis, 1);
  return reshape(x, shape);
}

Value Emitter::squeeze(Value x, int64_t axis) {
  if (!hasAxis(x, axis))
    return {};
  Shape shape(shapeOf(x));
  shape.erase(shape.begin() + axis);
  return reshape(x, shape);
}

Value Emitter::repeat(Value x, ShapeRef times) {
  if (!isForAxes(x, times))
    return {};
  Shape ones, many, result;
  for (auto [size, count] : llvm::zip_equal(shapeOf(x), times)) {
    ones.append({1, size});
    many.append({count, size});
    int64_t product;
    if (count < 0 || llvm::MulOverflow(count, size, product))
      return fail("a tensor cannot be repeated " + Twine(count) + " times");
    result.push_back(product);
  }
  if (!checkShape(result))
    return {};
  return reshape(expand(reshape(x, ones), many), result);
}

Value Emitter::dilate(Value x, ShapeRef steps) {
  if (!x)
    return {};
  int64_t outer = rankOf(x) - steps.size();
  for (auto [i, step] : llvm::enumerate(steps)) {
    int64_t axis = outer + i;
    if (step == 1 || !x)
      continue;
    Shape sizes(shapeOf(x));
    int64_t size = sizes[axis];
    if (size == 0)
      continue;
    Shape low(sizes.size() + 1, 0), high(sizes.size() + 1, 0);
    high[axis + 1] = step - 1;
    x = pad(unsqueeze(x, axis + 1), low, high);
    sizes[axis] = size * step;
    x = cut(reshape(x, sizes), axis, 0, (size - 1) * step + 1);
  }
  return x;
}
