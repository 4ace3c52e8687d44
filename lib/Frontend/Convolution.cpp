//===- Convolution.cpp - Convolutions, also transposed ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Windows.h"
#include "uop/Dialect/UOp/IR/SlidingWindows.h"
#include "uop/Frontend/NN.h"

#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

std::optional<Tensor> uop::frontend::detail::completeList(const char *what,
                                                          Shape &list,
                                                          size_t count,
                                                          int64_t otherwise) {
  if (list.empty())
    list.assign(count, otherwise);
  if (list.size() != count)
    return fail(Twine(what) + " " + describe(list) + " are not for " +
                Twine(count) + " axes");
  return std::nullopt;
}

Tensor uop::frontend::detail::padLast(const Tensor &x, const Shape &low,
                                      const Shape &high, double value) {
  Shape before(x.rank() - low.size(), 0), after = before;
  llvm::append_range(before, low);
  llvm::append_range(after, high);
  return x.pad(before, after, value);
}

std::optional<Tensor>
uop::frontend::detail::checkPaddings(const Shape &paddings) {
  if (llvm::any_of(paddings, [](int64_t padding) { return padding < 0; }))
    return fail("paddings " + describe(paddings) + " must not be below 0");
  return std::nullopt;
}

/// What is wrong with operands and options, if anything; lists become complete.
static std::optional<Tensor> checkOperands(const Tensor &x,
                                           const Tensor &weight,
                                           const char *weightForm,
                                           nn::ConvOptions &options) {
  if (auto error = findError({x, weight}))
    return error;
  size_t count = std::max<int64_t>(0, weight.rank() - 2);
  if (x.rank() != weight.rank() || count == 0)
    return fail("x is [batch, channels, sizes...] and the weight " +
                Twine(weightForm) + ", got " + x.typeString() + " and " +
                weight.typeString());
  if (auto error = completeList("strides", options.strides, count, 1))
    return error;
  if (auto error = completeList("paddings", options.paddings, count, 0))
    return error;
  if (auto error = completeList("dilations", options.dilations, count, 1))
    return error;
  return checkPaddings(options.paddings);
}

template <typename... Lists>
static Shape join(Shape first, const Lists &...others) {
  (llvm::append_range(first, others), ...);
  return first;
}

/// The windows of x, which is padded, times the weight, added up.
static Tensor addWindows(const Tensor &x, const Tensor &weight,
                         const Shape &strides, const Shape &dilations,
                         int64_t groups) {
  int64_t outputs = weight.shape()[0], channels = weight.shape()[1];
  Shape window(weight.shape().begin() + 2, weight.shape().end());
  int64_t axes = window.size();
  Tensor taps = x.windows(window, strides, dilations);
  if (taps.hasError())
    return taps;
  // [batch, groups, outputs of a group, positions, channels, window]
  int64_t batch = x.shape()[0];
  Shape positions(taps.shape().begin() + 2, taps.shape().begin() + 2 + axes);
  taps = taps.reshape(join({batch, groups, channels}, positions, window));
  Shape order = {0, 1};
  for (int64_t axis = 0; axis != axes; ++axis)
    order.push_back(3 + axis);
  order.push_back(2);
  for (int64_t axis = 0; axis != axes; ++axis)
    order.push_back(3 + axes + axis);
  taps = taps.permute(order).unsqueeze(2);
  Shape kernel = join({1, groups, outputs / groups}, Shape(axes, 1),
                      Shape{channels}, window);
  Shape summed;
  for (int64_t axis = 0; axis <= axes; ++axis)
    summed.push_back(3 + axes + axis);
  return reduce(ReduceKind::add, taps * weight.reshape(kernel), summed)
      .reshape(join({batch, outputs}, positions));
}

/// y with a bias for each channel, if there is one.
static Tensor addBias(const Tensor &y, const Tensor &bias) {
  if (!isGiven(bias) || y.hasError())
    return y;
  return y + bias.reshape(join({1, y.shape()[1]}, Shape(y.rank() - 2, 1)));
}

Tensor nn::conv(const Tensor &x, const Tensor &weight, const Tensor &bias,
                const ConvOptions &given, SourceLoc loc) {
  OpScope scope("conv", loc);
  ConvOptions options = given;
  if (auto error =
          checkOperands(x, weight, "[outputs, channels, window...]", options))
    return *error;
  int64_t groups = options.groups, outputs = weight.shape()[0];
  int64_t channels = weight.shape()[1];
  if (groups < 1 || outputs % groups != 0 || x.shape()[1] != channels * groups)
    return fail(x.typeString() + " has " + Twine(x.shape()[1]) +
                " channels, the weight " + weight.typeString() + " is for " +
                Twine(groups) + " groups of " + Twine(channels));
  DType dtype = promote(x.dtype(), weight.dtype());
  DType wide = getProductType(dtype);
  Tensor padded = padLast(x.cast(wide), options.paddings, options.paddings, 0);
  return addBias(addWindows(padded, weight.cast(wide), options.strides,
                            options.dilations, groups)
                     .cast(dtype),
                 bias);
}

//===----------------------------------------------------------------------===//
// Transposed
//===----------------------------------------------------------------------===//

/// Filters [C, M, k...] as those of a convolution, [groups M, C / groups,
/// k...], with taps in reverse.
static Tensor transposeFilters(const Tensor &filters, int64_t groups) {
  const Shape &shape = filters.shape();
  int64_t channels = shape[0], each = shape[1];
  Shape window(shape.begin() + 2, shape.end());
  Shape order = {0, 2, 1}, flipped;
  for (size_t i = 0; i != window.size(); ++i) {
    order.push_back(3 + i);
    flipped.push_back(2 + i);
  }
  return filters.reshape(join({groups, channels / groups, each}, window))
      .permute(order)
      .reshape(join({groups * each, channels / groups}, window))
      .flip(flipped);
}

/// x with stride - 1 zeros between the elements of the last axes.
static Tensor spread(const Tensor &x, const Shape &strides) {
  size_t outer = x.rank() - strides.size();
  Shape apart(x.shape().begin(), x.shape().begin() + outer);
  Shape whole = apart, cut = apart, high(outer, 0);
  for (auto [i, stride] : llvm::enumerate(strides)) {
    int64_t size = x.shape()[outer + i];
    llvm::append_values(apart, size, int64_t(1));
    llvm::append_values(high, int64_t(0), stride - 1);
    whole.push_back(size * stride);
    cut.push_back((size - 1) * stride + 1);
  }
  return x.reshape(apart)
      .pad(Shape(apart.size(), 0), high)
      .reshape(whole)
      .shrink(Shape(whole.size(), 0), cut);
}

namespace {
/// What a transposed convolution of an input with filters has.
struct Transposed {
  Shape strides, low, dilations, output, extents;
  int64_t groups;
};
} // namespace

/// Without zeros between the inputs, for filters that are not dilated.
static Tensor addPhases(const Tensor &x, const Tensor &filters,
                        const Transposed &form) {
  auto convolve = [&](const Tensor &split, ArrayRef<int64_t> taps) {
    Shape around(taps.begin(), taps.end()), ones(taps.size(), 1);
    for (int64_t &amount : around)
      --amount;
    return addWindows(padLast(x, around, around, 0),
                      transposeFilters(split, form.groups), ones, ones,
                      form.groups);
  };
  Mover mover;
  return buildTransposedConvolution(mover, x.shape(), filters, filters.shape(),
                                    form.groups * filters.shape()[1],
                                    {form.strides, form.low, form.extents},
                                    convolve);
}

/// Of an input that is smaller than the filters: it slides over them, so that
/// few of the products are with zeros. Without strides, dilations and groups.
static Tensor addSwapped(const Tensor &x, const Tensor &filters,
                         const Transposed &form) {
  size_t count = form.strides.size();
  Shape around, flipped, low, high, ones(count, 1);
  for (size_t i = 0; i != count; ++i) {
    int64_t size = x.shape()[2 + i];
    flipped.push_back(2 + i);
    around.push_back(size - 1);
    low.push_back(-form.low[i]);
    high.push_back(form.extents[i] + form.low[i] -
                   (filters.shape()[2 + i] + size - 1));
  }
  Tensor whole = addWindows(padLast(filters.transpose(0, 1), around, around, 0),
                            x.flip(flipped), ones, ones, /*groups=*/1);
  return padLast(whole.transpose(0, 1), low, high, 0);
}

/// With zeros between the inputs.
static Tensor addSpread(const Tensor &x, const Tensor &filters,
                        const Transposed &form) {
  size_t count = form.strides.size();
  Shape low, high, ones(count, 1);
  for (size_t i = 0; i != count; ++i) {
    int64_t reach = form.dilations[i] * (filters.shape()[2 + i] - 1);
    low.push_back(reach - form.low[i]);
    high.push_back(low.back() + form.output[i]);
  }
  return addWindows(padLast(spread(x, form.strides), low, high, 0),
                    transposeFilters(filters, form.groups), ones,
                    form.dilations, form.groups);
}

/// The sizes of the result, or what is wrong with those of the operands.
static std::optional<Tensor> findExtents(const Tensor &x, const Tensor &weight,
                                         Transposed &form) {
  for (size_t i = 0; i != form.strides.size(); ++i) {
    int64_t size = x.shape()[2 + i], window = weight.shape()[2 + i];
    int64_t stride = form.strides[i], dilation = form.dilations[i];
    if (size < 1 || window < 1 || stride < 1 || dilation < 1)
      return fail("sizes of " + x.typeString() + " and " + weight.typeString() +
                  ", strides " + describe(form.strides) + " and dilations " +
                  describe(form.dilations) + " must be above 0");
    if (form.output[i] < 0 || form.output[i] >= std::max(stride, dilation))
      return fail("output paddings " + describe(form.output) +
                  " must be from 0 on and below the strides or the dilations");
    // What is between has at most (size + window) stride elements.
    std::optional<int64_t> whole =
        llvm::checkedMulAdd(form.low[i], int64_t(-2), form.output[i] + 1);
    if (whole && llvm::checkedMul(size + window, stride))
      whole = llvm::checkedMulAdd(size - 1, stride, *whole);
    else
      whole = std::nullopt;
    if (whole)
      whole = llvm::checkedMulAdd(window - 1, dilation, *whole);
    if (!whole || *whole < 1)
      return fail("the result of " + x.typeString() + ", " +
                  weight.typeString() + ", strides " + describe(form.strides) +
                  " and paddings " + describe(form.low) +
                  " has a size that is not from 1 to 2^63-1");
    form.extents.push_back(*whole);
  }
  return std::nullopt;
}

Tensor nn::convTransposed(const Tensor &x, const Tensor &weight,
                          const Tensor &bias,
                          const ConvTransposedOptions &given, SourceLoc loc) {
  OpScope scope("convTransposed", loc);
  ConvTransposedOptions options = given;
  if (auto error =
          checkOperands(x, weight, "[channels, outputs, window...]", options))
    return *error;
  if (auto error = completeList("output paddings", options.outputPaddings,
                                weight.rank() - 2, 0))
    return *error;
  int64_t groups = options.groups, channels = weight.shape()[0];
  if (groups < 1 || channels % groups != 0 || x.shape()[1] != channels)
    return fail(x.typeString() + " has " + Twine(x.shape()[1]) +
                " channels, the weight " + weight.typeString() + " is for " +
                Twine(channels) + " in " + Twine(groups) + " groups");
  Transposed form{options.strides,
                  options.paddings,
                  options.dilations,
                  options.outputPaddings,
                  {},
                  groups};
  if (auto error = findExtents(x, weight, form))
    return *error;
  DType dtype = promote(x.dtype(), weight.dtype());
  DType wide = getProductType(dtype);
  auto isOne = [](int64_t value) { return value == 1; };
  auto countWindow = [](const Tensor &tensor) {
    return llvm::product_of(ArrayRef(tensor.shape()).drop_front(2));
  };
  bool isDense = llvm::all_of(options.dilations, isOne);
  auto add = addSpread;
  if (isDense && !llvm::all_of(options.strides, isOne))
    add = addPhases;
  else if (isDense && groups == 1 && countWindow(x) < countWindow(weight))
    add = addSwapped;
  return addBias(add(x.cast(wide), weight.cast(wide), form).cast(dtype), bias);
}
