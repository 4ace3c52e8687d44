//===- Convolution.cpp - Convolutions and their windows ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Convolution.h"

#include "Windows.h"
#include "uop/Dialect/UOp/IR/SlidingWindows.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// Sizes that are sums of others stay far from overflow.
static constexpr int64_t kMaxAttribute = int64_t(1) << 31;

std::optional<Shape>
uop::onnx_import::getSpatialAttribute(Node &n, StringRef name, int64_t count,
                                      int64_t otherwise, int64_t least) {
  std::optional<Shape> values = n.intsAttribute(name);
  if (n.hasFailed)
    return std::nullopt;
  if (!values || values->empty())
    return Shape(count, otherwise);
  bool isGood = int64_t(values->size()) == count;
  for (int64_t value : *values)
    isGood &= value >= least && value < kMaxAttribute;
  if (isGood)
    return values;
  n.fail("attribute '" + name + "' is [" + toList(*values) + "]; it must be " +
         Twine(count) + " numbers of at least " + Twine(least));
  return std::nullopt;
}

int64_t uop::onnx_import::getReach(const WindowShape &window, size_t axis) {
  return window.dilations[axis] * (window.sizes[axis] - 1) + 1;
}

/// As much padding at the end of an axis as windows that reach beyond it read.
/// None begins beyond the input and the padding before it. Fails after a
/// report.
static LogicalResult extendToLastWindow(Node &n, WindowShape &window, size_t i,
                                        int64_t size) {
  int64_t padded = size + window.low[i] + window.high[i];
  int64_t stride = window.strides[i], reach = getReach(window, i);
  std::optional<bool> isShort = n.isLess(padded, reach);
  if (!isShort)
    return failure();
  int64_t positions = 0;
  if (!*isShort) {
    // Both are divided and rounded down, which keeps their order.
    int64_t whole = padded - reach + 2 * stride - 1;
    int64_t inside = size + window.low[i] + stride - 1;
    std::optional<bool> isBeyond = n.isLess(inside, whole);
    std::optional<int64_t> count =
        isBeyond ? n.divideSize(*isBeyond ? inside : whole, stride)
                 : std::nullopt;
    if (!count)
      return failure();
    positions = *count;
  }
  int64_t missing = (positions - 1) * stride + reach - padded;
  // What no window reads is cut where a run decides it.
  window.high[i] +=
      n.isVariable(missing) ? missing : std::max<int64_t>(missing, 0);
  return success();
}

/// Divides the padding of an axis between its ends, the smaller half first.
static LogicalResult halvePadding(Node &n, size_t axis, int64_t total,
                                  int64_t &small, int64_t &large) {
  std::optional<int64_t> half = n.divideSize(total, 2);
  if (!half)
    return failure();
  small = *half;
  large = total - *half;
  for (int64_t amount : {small, large})
    if (n.getBounds(amount).second == std::numeric_limits<int64_t>::max())
      return n.error("half of the padding of axis " + Twine(axis + 2) + ", " +
                     Twine(total) +
                     ", is more than a sum of two sizes that a run decides");
  return success();
}

/// Padding for as many windows as the size by the stride, rounded up.
static LogicalResult padToSame(Node &n, WindowShape &window, size_t i,
                               int64_t size, bool isUpper) {
  int64_t stride = window.strides[i];
  std::optional<int64_t> positions = n.divideSize(size + stride - 1, stride);
  if (!positions)
    return failure();
  int64_t total = (*positions - 1) * stride + getReach(window, i) - size;
  auto [least, greatest] = n.getBounds(total);
  if (greatest <= 0)
    total = 0;
  else if (least < 0 && !n.isLess(total, 0))
    return failure();
  int64_t &low = window.low[i], &high = window.high[i];
  return halvePadding(n, i, total, isUpper ? low : high, isUpper ? high : low);
}

std::optional<WindowShape> uop::onnx_import::getWindows(Node &n, Value x,
                                                        ShapeRef sizes,
                                                        bool mayCeil,
                                                        Shape *highPad) {
  int64_t count = sizes.size();
  if (Emitter::rankOf(x) != count + 2) {
    n.fail("windows of " + Twine(count) + " axes need an input of " +
           Twine(count + 2) + ", got " + toString(x));
    return std::nullopt;
  }
  ShapeRef shape = Emitter::shapeOf(x).drop_front(2);
  std::optional<Shape> strides = getSpatialAttribute(n, "strides", count, 1);
  std::optional<Shape> dilations =
      getSpatialAttribute(n, "dilations", count, 1);
  std::optional<Shape> pads =
      getSpatialAttribute(n, "pads", 2 * count, 0, -kMaxAttribute);
  if (!strides || !dilations || !pads)
    return std::nullopt;
  for (int64_t size : sizes)
    if (size < 1 || size >= kMaxAttribute) {
      n.fail("the windows have sizes " + toString(sizes));
      return std::nullopt;
    }
  WindowShape window{Shape(sizes), *strides, *dilations,
                     Shape(ShapeRef(*pads).take_front(count)),
                     Shape(ShapeRef(*pads).take_back(count))};
  std::string mode = n.stringAttribute("auto_pad", "NOTSET");
  if (mode == "VALID") {
    window.low.assign(count, 0);
    window.high.assign(count, 0);
  } else if (mode == "SAME_UPPER" || mode == "SAME_LOWER") {
    for (int64_t i = 0; i != count; ++i)
      if (failed(padToSame(n, window, i, shape[i], mode == "SAME_UPPER")))
        return std::nullopt;
  } else if (mode != "NOTSET" && !mode.empty()) {
    n.fail("attribute 'auto_pad' must be NOTSET, VALID, SAME_UPPER or "
           "SAME_LOWER, got '" +
           Twine(mode) + "'");
    return std::nullopt;
  }
  if (highPad)
    *highPad = window.high;
  if (!mayCeil || !n.intAttribute("ceil_mode", 0) ||
      (mode != "NOTSET" && mode != "VALID" && !mode.empty()))
    return window;
  for (int64_t i = 0; i != count; ++i)
    if (failed(extendToLastWindow(n, window, i, shape[i])))
      return std::nullopt;
  return window;
}

//===----------------------------------------------------------------------===//
// Conv
//===----------------------------------------------------------------------===//

/// One number for each channel of [N, C, spatial...].
static Value placeChannels(Node &n, Value x, int64_t rank) {
  if (!x)
    return {};
  Shape shape(rank - 1, 1);
  shape[0] = Emitter::countOf(Emitter::shapeOf(x));
  return n.reshape(x, shape);
}

Value uop::onnx_import::emitConv(Node &n, Value x, Value filters) {
  return emitConv(n, x, filters, /*fill=*/{}, [](Value x) { return x; });
}

Value uop::onnx_import::emitConv(Node &n, Value x, Value filters, Value fill,
                                 llvm::function_ref<Value(Value)> widen) {
  if (!n.checkRank(x, 2, "its input") ||
      !n.checkRank(filters, 2, "the filters"))
    return {};
  int64_t groups = n.intAttribute("group", 1);
  ShapeRef shape = Emitter::shapeOf(x), weights = Emitter::shapeOf(filters);
  if (weights.size() != shape.size() || groups < 1 ||
      weights[0] % groups != 0 || weights[1] > shape[1] ||
      shape[1] != weights[1] * groups)
    return n.fail("filters " + toString(filters) + " do not fit " +
                  toString(x) + " with " + Twine(groups) + " groups");
  std::optional<Shape> sizes = n.intsAttribute("kernel_shape");
  if (sizes && ShapeRef(*sizes) != weights.drop_front(2))
    return n.fail("attribute 'kernel_shape' is [" + toList(*sizes) +
                  "], the filters are " + toString(filters));
  std::optional<WindowShape> window =
      getWindows(n, x, weights.drop_front(2), /*mayCeil=*/false);
  if (!window)
    return {};
  if (fill) {
    Shape low(2, 0), high(2, 0);
    low.append(window->low);
    high.append(window->high);
    x = n.pad(x, low, high, fill);
    window->low.assign(window->low.size(), 0);
    window->high = window->low;
  }
  x = widen(x);
  return x ? n.convolve(x, filters, *window, groups) : Value();
}

/// With the bias, if input 2 is one, in the element type of the input.
static LogicalResult finishConvolution(Node &n, Value result, Type element) {
  Value bias = n.optionalInput(2);
  if (n.hasFailed || !result)
    return failure();
  if (bias)
    result =
        n.add(result, placeChannels(n, n.widen(bias), Emitter::rankOf(result)));
  return n.finish(n.cast(result, element));
}

static LogicalResult convertConv(Node &n) {
  Value x = n.input(0), filters = n.input(1);
  if (!x || !filters || !n.checkElements(x, filters))
    return failure();
  Type element = n.elementOf(x);
  Value result = emitConv(n, n.widen(x), n.widen(filters));
  return finishConvolution(n, result, element);
}

//===----------------------------------------------------------------------===//
// ConvTranspose
//===----------------------------------------------------------------------===//

namespace {
/// What ConvTranspose adds to the output, and cuts from it.
struct TransposePadding {
  Shape low, high, output;
};
} // namespace

static std::optional<TransposePadding>
getTransposePadding(Node &n, ShapeRef shape, const WindowShape &window) {
  int64_t count = shape.size();
  std::optional<Shape> output =
      getSpatialAttribute(n, "output_padding", count, 0, 0);
  std::optional<Shape> pads =
      getSpatialAttribute(n, "pads", 2 * count, 0, -kMaxAttribute);
  std::optional<Shape> result;
  if (n.hasAttribute("output_shape"))
    result = getSpatialAttribute(n, "output_shape", count, 0);
  if (n.hasFailed)
    return std::nullopt;
  std::string mode = n.stringAttribute("auto_pad", "NOTSET");
  bool isSame = mode == "SAME_UPPER" || mode == "SAME_LOWER";
  if (!isSame && mode != "VALID" && mode != "NOTSET" && !mode.empty()) {
    n.fail("attribute 'auto_pad' must be NOTSET, VALID, SAME_UPPER or "
           "SAME_LOWER, got '" +
           Twine(mode) + "'");
    return std::nullopt;
  }
  if (mode == "VALID")
    pads->assign(2 * count, 0);
  TransposePadding padding{Shape(ShapeRef(*pads).take_front(count)),
                           Shape(ShapeRef(*pads).take_back(count)), *output};
  for (int64_t i = 0; i != count && (isSame || result); ++i) {
    int64_t stride = window.strides[i];
    int64_t wanted = result ? (*result)[i] : shape[i] * stride;
    int64_t total =
        stride * (shape[i] - 1) + (*output)[i] + getReach(window, i) - wanted;
    // What is missing is added at the end.
    std::optional<bool> isMissing = n.isLess(total, 0);
    if (!isMissing)
      return std::nullopt;
    if (*isMissing) {
      padding.output[i] -= total;
      total = 0;
    }
    bool isUpper = mode == "SAME_UPPER";
    int64_t &low = padding.low[i], &high = padding.high[i];
    if (failed(halvePadding(n, i, total, isUpper ? low : high,
                            isUpper ? high : low)))
      return std::nullopt;
  }
  return padding;
}

/// Filters [C, M / groups, ...] as those of a convolution: [M, C / groups,
/// ...].
static Value transposeFilters(Node &n, Value filters, int64_t groups) {
  ShapeRef shape = Emitter::shapeOf(filters);
  int64_t channels = shape[0], each = shape[1];
  Shape apart = {groups, channels / groups, each};
  llvm::append_range(apart, shape.drop_front(2));
  Shape order = {0, 2, 1}, flipped;
  for (int64_t i = 3; i != int64_t(apart.size()); ++i)
    order.push_back(i);
  for (int64_t i = 2; i != int64_t(shape.size()); ++i)
    flipped.push_back(i);
  Shape result = {groups * each, channels / groups};
  llvm::append_range(result, shape.drop_front(2));
  Value swapped = n.permute(n.reshape(filters, apart), order);
  return n.flip(n.reshape(swapped, result), flipped);
}

/// Without zeros between the inputs. Null if the filters are dilated, or if the
/// padding asks for more than there is.
static Value convolvePhases(Node &n, Value x, Value filters,
                            const WindowShape &window,
                            const TransposePadding &padding, int64_t groups) {
  ShapeRef shape = Emitter::shapeOf(x), weights = Emitter::shapeOf(filters);
  int64_t count = shape.size() - 2;
  Shape extents;
  for (int64_t i = 0; i != count; ++i) {
    int64_t size = shape[2 + i];
    int64_t whole = window.strides[i] * (size - 1) + window.sizes[i];
    extents.push_back(whole - padding.low[i] - padding.high[i] +
                      padding.output[i]);
    if (window.dilations[i] != 1 || size == 0 || extents[i] < 1)
      return {};
  }
  auto convolve = [&](Value split, ShapeRef taps) {
    Shape around(taps);
    for (int64_t &amount : around)
      --amount;
    WindowShape apart{Shape(taps), Shape(count, 1), Shape(count, 1), around,
                      around};
    return n.convolve(x, transposeFilters(n, split, groups), apart, groups);
  };
  return buildTransposedConvolution(
      n, shape, filters, weights, groups * weights[1],
      {window.strides, padding.low, extents}, convolve);
}

/// The same with zeros between the inputs.
static Value convolveDilated(Node &n, Value x, Value filters,
                             WindowShape window,
                             const TransposePadding &padding, int64_t groups) {
  int64_t count = window.strides.size();
  x = n.dilate(x, window.strides);
  window.strides.assign(count, 1);
  for (int64_t i = 0; i != count; ++i) {
    int64_t reach = getReach(window, i) - 1;
    window.low.push_back(reach - padding.low[i]);
    window.high.push_back(reach - padding.high[i] + padding.output[i]);
  }
  return n.convolve(x, transposeFilters(n, filters, groups), window, groups);
}

static LogicalResult convertConvTranspose(Node &n) {
  Value x = n.input(0), filters = n.input(1);
  if (!n.checkRank(x, 2, "its input") ||
      !n.checkRank(filters, 2, "the filters") || !n.checkElements(x, filters))
    return failure();
  int64_t groups = n.intAttribute("group", 1);
  ShapeRef shape = Emitter::shapeOf(x), weights = Emitter::shapeOf(filters);
  if (weights.size() != shape.size() || groups < 1 || weights[0] != shape[1] ||
      shape[1] % groups != 0)
    return n.error("filters " + toString(filters) + " do not fit " +
                   toString(x) + " with " + Twine(groups) + " groups");
  int64_t count = shape.size() - 2;
  std::optional<Shape> strides = getSpatialAttribute(n, "strides", count, 1);
  std::optional<Shape> dilations =
      getSpatialAttribute(n, "dilations", count, 1);
  if (!strides || !dilations)
    return failure();
  if (n.anyVariable(weights.drop_front(2)))
    return n.error("the filters are " + toString(filters) +
                   "; the sizes of their windows must be known before a run");
  WindowShape window{
      Shape(weights.drop_front(2)), *strides, *dilations, {}, {}};
  std::optional<TransposePadding> padding =
      getTransposePadding(n, shape.drop_front(2), window);
  if (!padding)
    return failure();
  Type element = n.elementOf(x);
  x = n.widen(x);
  filters = n.widen(filters);
  bool isSparse =
      llvm::any_of(*strides, [](int64_t stride) { return stride > 1; });
  Value result;
  if (isSparse && !n.anyVariable(shape.drop_front(2)))
    result = convolvePhases(n, x, filters, window, *padding, groups);
  if (!result && !n.hasFailed)
    result = convolveDilated(n, x, filters, window, *padding, groups);
  return finishConvolution(n, result, element);
}

void uop::onnx_import::addConvolutionOps(OpTable &table) {
  table.add("Conv", convertConv);
  table.add("ConvTranspose", convertConvTranspose);
}
