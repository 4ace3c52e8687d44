//===- Products.cpp - dot_general and convolution ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"
#include "uop/Dialect/UOp/IR/SlidingWindows.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

Type uop::fromstablehlo::getProductElement(OpConverter &c, Type result) {
  if (isa<FloatType>(result) && result.getIntOrFloatBitWidth() < 32)
    return c.builder.getF32Type();
  return result;
}

//===----------------------------------------------------------------------===//
// dot_general
//===----------------------------------------------------------------------===//

static bool getSide(OpConverter &c, const DimensionNumbers &numbers, Value x,
                    StringRef prefix, DotSide &side) {
  side.batch.assign(numbers.list((prefix + "_batching_dimensions").str()));
  side.contracted.assign(
      numbers.list((prefix + "_contracting_dimensions").str()));
  Shape all(side.batch);
  llvm::append_range(all, side.contracted);
  if (!c.checkAxes(all, rankOf(x), "batching and contracting axes"))
    return false;
  for (int64_t axis = 0; axis != rankOf(x); ++axis)
    if (!llvm::is_contained(all, axis))
      side.free.push_back(axis);
  return true;
}

/// [batch, free, contracted], each as one axis.
static Value groupAxes(OpConverter &c, Value x, const DotSide &side) {
  Shape order, grouped;
  for (const Shape *axes : {&side.batch, &side.free, &side.contracted}) {
    int64_t count = 1;
    for (int64_t axis : *axes) {
      order.push_back(axis);
      count *= shapeOf(x)[axis];
    }
    grouped.push_back(count);
  }
  return c.reshape(c.permute(x, order), grouped);
}

/// Refused unless the sizes of both sides are the same.
static LogicalResult checkSides(OpConverter &c, const DotSide &left,
                                const DotSide &right) {
  Value x = c.operands[0], y = c.operands[1];
  auto match = [&](ShapeRef xs, ShapeRef ys) {
    if (xs.size() != ys.size())
      return false;
    for (auto [a, b] : llvm::zip_equal(xs, ys))
      if (shapeOf(x)[a] != shapeOf(y)[b])
        return false;
    return true;
  };
  if (!match(left.batch, right.batch) ||
      !match(left.contracted, right.contracted))
    return c.refuse("the batching and contracting axes of " +
                    toString(shapeOf(x)) + " and " + toString(shapeOf(y)) +
                    " differ in number or size");
  return success();
}

static LogicalResult emitDot(OpConverter &c, const DotSide &left,
                             const DotSide &right) {
  if (failed(checkSides(c, left, right)))
    return failure();
  Value x = c.operands[0], y = c.operands[1];
  Shape shape;
  for (int64_t axis : left.batch)
    shape.push_back(shapeOf(x)[axis]);
  for (int64_t axis : left.free)
    shape.push_back(shapeOf(x)[axis]);
  for (int64_t axis : right.free)
    shape.push_back(shapeOf(y)[axis]);
  Type element = c.resultElement(), wide = getProductElement(c, element);
  x = c.cast(groupAxes(c, x, left), wide);
  y = c.cast(groupAxes(c, y, right), wide);
  int64_t batch = shapeOf(x)[0], rows = shapeOf(x)[1], terms = shapeOf(x)[2];
  int64_t columns = shapeOf(y)[1];
  // [batch, rows, columns, terms]; a vector has no axis to repeat.
  Shape all = {batch, rows, columns, terms};
  x = c.expand(c.reshape(x, {batch, rows, 1, terms}), all);
  y = c.expand(c.reshape(y, {batch, 1, columns, terms}), all);
  ReduceKind kind = element.isInteger(1) ? ReduceKind::max : ReduceKind::add;
  Value sum = c.reduce(kind, c.mul(x, y), {3});
  return c.finish(c.reshape(c.cast(sum, element), shape));
}

LogicalResult uop::fromstablehlo::getDotSides(OpConverter &c, DotSide &left,
                                              DotSide &right) {
  auto numbers = c.dimensionNumbers("dot_dimension_numbers");
  if (!numbers || !getSide(c, *numbers, c.operands[0], "lhs", left) ||
      !getSide(c, *numbers, c.operands[1], "rhs", right))
    return failure();
  return checkSides(c, left, right);
}

static LogicalResult convertDotGeneral(OpConverter &c) {
  DotSide left, right;
  if (failed(c.expect(2)) || failed(getDotSides(c, left, right)))
    return failure();
  return emitDot(c, left, right);
}

/// Of vectors and matrices: the last axis of the first with the first of the
/// second.
static LogicalResult convertDot(OpConverter &c) {
  if (failed(c.expect(2)))
    return failure();
  int64_t rank = rankOf(c.operands[0]), other = rankOf(c.operands[1]);
  if (rank < 1 || rank > 2 || other < 1 || other > 2)
    return c.refuse("takes vectors and matrices");
  DotSide left, right;
  left.contracted = {rank - 1};
  right.contracted = {0};
  if (rank == 2)
    left.free = {0};
  if (other == 2)
    right.free = {1};
  return emitDot(c, left, right);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

namespace {
/// The axes of `[b, 0, 1, f]`: two letters, and the spatial axes in order.
struct ConvAxes {
  int64_t first = -1, second = -1;
  Shape spatial;
};
} // namespace

static bool parseConvAxes(StringRef text, StringRef letters, ConvAxes &axes) {
  text = text.trim();
  if (!text.consume_front("[") || !text.consume_back("]"))
    return false;
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  axes.spatial.assign(std::max<size_t>(parts.size(), 2) - 2, -1);
  for (auto [i, part] : llvm::enumerate(parts)) {
    part = part.trim();
    int64_t *axis = nullptr;
    unsigned number;
    if (part == letters.take_front())
      axis = &axes.first;
    else if (part == letters.drop_front())
      axis = &axes.second;
    else if (!part.getAsInteger(10, number) && number < axes.spatial.size())
      axis = &axes.spatial[number];
    if (!axis || *axis != -1)
      return false;
    *axis = i;
  }
  return axes.first >= 0 && axes.second >= 0 &&
         !llvm::is_contained(axes.spatial, -1);
}

/// The three lists of `#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>`, or of
/// its raw form.
static bool parseConvNumbers(OpConverter &c, ConvAxes &input, ConvAxes &kernel,
                             ConvAxes &output) {
  std::string text;
  if (Attribute found = c.attribute("dimension_numbers"))
    llvm::raw_string_ostream(text) << found;
  auto [inputs, results] = StringRef(text).split("->");
  results.consume_back(">");
  auto [left, right] = inputs.split('<').second.split('x');
  if (parseConvAxes(left, "bf", input) && parseConvAxes(right, "io", kernel) &&
      parseConvAxes(results, "bf", output))
    return true;
  StringRef raw = StringRef(text).split('<').second;
  raw.consume_back(">");
  if (!raw.consume_front("raw"))
    return false;
  auto numbers = DimensionNumbers::parse(OpaqueAttr::get(
      c.builder.getStringAttr("stablehlo"), ("conv<" + raw + ">").str(),
      NoneType::get(c.builder.getContext())));
  if (!numbers)
    return false;
  auto fill = [&](ConvAxes &axes, StringRef first, StringRef second,
                  StringRef spatial) {
    axes.first = numbers->number(first).value_or(-1);
    axes.second = numbers->number(second).value_or(-1);
    axes.spatial.assign(numbers->list(spatial));
  };
  fill(input, "input_batch_dimension", "input_feature_dimension",
       "input_spatial_dimensions");
  fill(kernel, "kernel_input_feature_dimension",
       "kernel_output_feature_dimension", "kernel_spatial_dimensions");
  fill(output, "output_batch_dimension", "output_feature_dimension",
       "output_spatial_dimensions");
  return true;
}

static Shape listAxes(const ConvAxes &axes) {
  Shape order = {axes.first, axes.second};
  llvm::append_range(order, axes.spatial);
  return order;
}

namespace {
/// A convolution with its axes in the order [batch, channels, spatial] and
/// [inputs of a group, outputs, spatial].
struct Convolution {
  Value x, filters;
  Shape strides, low, high, dilations, windowDilations, reversed;
  int64_t featureGroups, batchGroups;
};
} // namespace

static LogicalResult getConvolution(OpConverter &c, Convolution &conv,
                                    ConvAxes &output) {
  ConvAxes input, kernel;
  if (!parseConvNumbers(c, input, kernel, output))
    return c.refuse("attribute 'dimension_numbers' is malformed");
  Value x = c.operands[0], filters = c.operands[1];
  int64_t rank = rankOf(x), spatial = rank - 2;
  for (const ConvAxes *axes : {&input, &kernel, &output})
    if (rank < 2 || int64_t(axes->spatial.size()) != spatial ||
        rankOf(filters) != rank ||
        !c.checkAxes(listAxes(*axes), rank, "axes of a convolution"))
      return c.reason.empty()
                 ? c.refuse("its dimension numbers, input and filters have "
                            "different numbers of axes")
                 : failure();
  auto strides = c.ints("window_strides", spatial, 1);
  auto dilations = c.ints("lhs_dilation", spatial, 1);
  auto windowDilations = c.ints("rhs_dilation", spatial, 1);
  auto reversal = c.ints("window_reversal", spatial, 0);
  auto featureGroups = c.integerAttribute("feature_group_count");
  auto batchGroups = c.integerAttribute("batch_group_count");
  if (!strides || !dilations || !windowDilations || !reversal ||
      !featureGroups || !batchGroups ||
      !c.padding("padding", spatial, conv.low, conv.high))
    return failure();
  for (const Shape *list : {&*strides, &*dilations, &*windowDilations})
    for (int64_t value : *list)
      if (value < 1 || value > (int64_t(1) << 31))
        return c.refuse("strides and dilations must be above 0, got " +
                        Twine(value));
  conv.x = c.permute(x, listAxes(input));
  for (auto [size, dilation] :
       llvm::zip_equal(shapeOf(conv.x).drop_front(2), *dilations))
    if (size > (int64_t(1) << 40) / dilation)
      return c.refuse("an axis of size " + Twine(size) + " is dilated by " +
                      Twine(dilation));
  conv.filters = c.permute(filters, listAxes(kernel));
  conv.strides = *strides;
  conv.dilations = *dilations;
  conv.windowDilations = *windowDilations;
  for (auto [axis, isReversed] : llvm::enumerate(*reversal))
    if (isReversed)
      conv.reversed.push_back(2 + int64_t(axis));
  conv.featureGroups = *featureGroups;
  conv.batchGroups = *batchGroups;
  return success();
}

/// The input with what is between and around its elements. False where no
/// window fits.
static bool spreadInput(OpConverter &c, Convolution &conv) {
  Shape dilations = {1, 1}, low = {0, 0}, high = {0, 0};
  llvm::append_range(dilations, conv.dilations);
  llvm::append_range(low, conv.low);
  llvm::append_range(high, conv.high);
  for (auto [size, dilation] : llvm::zip_equal(shapeOf(conv.x), dilations))
    dilation = size < 2 ? 1 : dilation;
  conv.x = c.dilate(conv.x, dilations);
  for (auto [size, l, h] : llvm::zip_equal(shapeOf(conv.x), low, high))
    if (size + l + h < 0)
      return false;
  conv.x = c.pad(conv.x, low, high);
  ShapeRef taps = shapeOf(conv.filters).drop_front(2);
  for (auto [size, tap, dilation] : llvm::zip_equal(
           shapeOf(conv.x).drop_front(2), taps, conv.windowDilations))
    if (tap < 1 || (tap - 1) > (size - 1) / dilation || size < 1)
      return false;
  return true;
}

/// [batch, channels, spatial] of the result.
static Value convolve(OpConverter &c, Convolution &conv) {
  Shape taps(shapeOf(conv.filters).drop_front(2));
  int64_t spatial = taps.size();
  int64_t groups = conv.featureGroups * conv.batchGroups;
  int64_t batch = shapeOf(conv.x)[0] / conv.batchGroups;
  int64_t channels = shapeOf(conv.filters)[0];
  int64_t outputs = shapeOf(conv.filters)[1], each = outputs / groups;
  Value all = c.windows(conv.x, taps, conv.strides, conv.windowDilations);
  Shape positions(shapeOf(all).slice(2, spatial));
  // [batch, groups, channels, positions, taps]; one kind of group is 1.
  Shape apart = {conv.batchGroups, batch, conv.featureGroups, channels};
  llvm::append_range(apart, positions);
  llvm::append_range(apart, taps);
  Shape order = {1, 0, 2};
  for (int64_t i = 0; i != spatial; ++i)
    order.push_back(4 + i);
  order.push_back(3);
  for (int64_t i = 0; i != spatial; ++i)
    order.push_back(4 + spatial + i);
  all = c.permute(c.reshape(all, apart), order);
  // [batch, groups, outputs of a group, positions, channels, taps]
  Shape left = {batch, groups, 1};
  llvm::append_range(left, positions);
  left.push_back(channels);
  llvm::append_range(left, taps);
  Shape whole(left), right = {1, groups, each};
  whole[2] = each;
  right.append(spatial, 1);
  right.push_back(channels);
  llvm::append_range(right, taps);
  Value filters = c.permute(conv.filters, [&] {
    Shape order = {1, 0};
    for (int64_t i = 0; i != spatial; ++i)
      order.push_back(2 + i);
    return order;
  }());
  Value product = c.mul(c.expand(c.reshape(all, left), whole),
                        c.expand(c.reshape(filters, right), whole));
  Value sum = c.reduce(
      ReduceKind::add, product,
      llvm::to_vector(llvm::seq<int64_t>(3 + spatial, rankOf(product))));
  Shape result = {batch, outputs};
  llvm::append_range(result, positions);
  return c.reshape(sum, result);
}

/// What has only zeros between its inputs, as the gradient of a convolution
/// with strides and transposed convolutions do, without them. Null if it has
/// strides or dilated filters too, or no result that zeros are no part of.
static Value convolvePhases(OpConverter &c, const Convolution &conv) {
  auto isOne = [](int64_t value) { return value == 1; };
  if (llvm::all_of(conv.dilations, isOne) ||
      !llvm::all_of(conv.strides, isOne) ||
      !llvm::all_of(conv.windowDilations, isOne) ||
      countOf(shapeOf(conv.x)) == 0 || countOf(shapeOf(conv.filters)) == 0)
    return {};
  Shape shape(shapeOf(conv.x)), filters(shapeOf(conv.filters));
  Shape offsets, extents, spatial;
  for (size_t i = 0; i != conv.dilations.size(); ++i) {
    int64_t taps = filters[2 + i], dilation = conv.dilations[i];
    spatial.push_back(2 + int64_t(i));
    offsets.push_back(taps - 1 - conv.low[i]);
    extents.push_back(dilation * (shape[2 + i] - 1) + 1 + conv.low[i] +
                      conv.high[i] - taps + 1);
    if (extents[i] < 1)
      return {};
  }
  // From where the inputs are, the taps go the other way.
  auto convolveSplit = [&](Value split, ShapeRef taps) {
    Shape around(2, 0);
    for (int64_t tap : taps)
      around.push_back(tap - 1);
    Convolution apart(conv);
    apart.x = c.pad(conv.x, around, around);
    apart.filters = c.flip(split, spatial);
    return convolve(c, apart);
  };
  shape[0] /= conv.batchGroups;
  return buildTransposedConvolution(
      c, shape, c.flip(conv.filters, spatial), filters, filters[1],
      {conv.dilations, offsets, extents}, convolveSplit);
}

static LogicalResult convertConvolution(OpConverter &c) {
  if (failed(c.expect(2)))
    return failure();
  Convolution conv;
  ConvAxes output;
  if (failed(getConvolution(c, conv, output)))
    return failure();
  int64_t groups = conv.featureGroups * conv.batchGroups;
  ShapeRef x = shapeOf(conv.x), filters = shapeOf(conv.filters);
  if (conv.featureGroups < 1 || conv.batchGroups < 1 ||
      (conv.featureGroups != 1 && conv.batchGroups != 1) ||
      x[0] % conv.batchGroups != 0 || filters[1] % groups != 0 ||
      x[1] % conv.featureGroups != 0 || x[1] / conv.featureGroups != filters[0])
    return c.refuse("input and filters do not fit " +
                    Twine(conv.featureGroups) + " feature groups and " +
                    Twine(conv.batchGroups) + " batch groups");
  Type element = c.resultElement(), wide = getProductElement(c, element);
  if (element.isInteger(1))
    return c.refuse("is for integers and floats, got bools");
  conv.x = c.cast(conv.x, wide);
  conv.filters = c.cast(c.flip(conv.filters, conv.reversed), wide);
  if (countOf(c.resultShape()) == 0)
    return c.finish(c.integer(0, element, c.resultShape()));
  Value result = convolvePhases(c, conv);
  if (!result) {
    if (!spreadInput(c, conv))
      return c.refuse("no window fits its padded input");
    result = convolve(c, conv);
  }
  result = c.cast(result, element);
  Shape axes = listAxes(output), order(axes.size());
  for (auto [i, axis] : llvm::enumerate(axes))
    order[axis] = i;
  return c.finish(c.permute(result, order));
}

void uop::fromstablehlo::addProductOps(OpTable &table) {
  table.add("stablehlo.dot", convertDot);
  table.add("stablehlo.dot_general", convertDotGeneral);
  table.add("stablehlo.convolution", convertConvolution);
}
