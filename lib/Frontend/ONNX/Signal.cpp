//===- Signal.cpp - Fourier transforms and their windows --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

static constexpr double kPi = 3.14159265358979323846;

/// The transform is a product with a matrix of this size.
static constexpr int64_t kMaxLength = 4096;

namespace {
/// Real and imaginary parts along the last axis.
struct Complex {
  Value real, imaginary; // the latter null: zeros
};
} // namespace

/// cos (sin) of 2 pi i k / length for i < rows and k < columns.
static Value emitWaves(Node &n, int64_t rows, int64_t columns, int64_t length,
                       bool isSine, Type element) {
  SmallVector<double> values;
  for (int64_t i = 0; i != rows; ++i)
    for (int64_t k = 0; k != columns; ++k) {
      double angle = 2 * kPi * double(i * k % length) / double(length);
      values.push_back(isSine ? std::sin(angle) : std::cos(angle));
    }
  return n.floats(values, {rows, columns}, element);
}

/// The first `count` frequencies of [..., length]; with `isInverse`, the
/// opposite direction, without its factor.
static Complex emitTransform(Node &n, Complex x, int64_t length, int64_t count,
                             bool isInverse) {
  Type element = n.elementOf(x.real);
  Value cosines = emitWaves(n, length, count, length, false, element);
  Value sines = emitWaves(n, length, count, length, true, element);
  if (!isInverse)
    sines = n.neg(sines);
  Complex y{n.matmul(x.real, cosines), n.matmul(x.real, sines)};
  if (x.imaginary) {
    y.real = n.sub(y.real, n.matmul(x.imaginary, sines));
    y.imaginary = n.add(y.imaginary, n.matmul(x.imaginary, cosines));
  }
  return y;
}

/// `length` elements of the last axis, cut or with zeros at the end.
static Value fit(Node &n, Value x, int64_t length) {
  if (!x)
    return {};
  Shape low(Emitter::rankOf(x), 0), high(low);
  high.back() = length - Emitter::shapeOf(x).back();
  return n.pad(x, low, high);
}

/// The parts of [..., 1] or [..., 2] with axis `axis` last.
static Complex splitParts(Node &n, Value x, int64_t axis) {
  int64_t last = Emitter::rankOf(x) - 1;
  auto part = [&](int64_t index) {
    Value y = n.squeeze(n.cut(x, last, index, 1), last);
    return y ? n.swapAxes(y, axis, last - 1) : y;
  };
  bool isComplex = Emitter::shapeOf(x)[last] == 2;
  return {part(0), isComplex ? part(1) : Value()};
}

static Value joinParts(Node &n, Complex y, int64_t axis) {
  if (!y.real)
    return {};
  int64_t last = Emitter::rankOf(y.real) - 1;
  auto part = [&](Value x) {
    return n.unsqueeze(n.swapAxes(x, axis, last), last + 1);
  };
  if (!y.imaginary)
    return part(y.real);
  return n.concatenate({part(y.real), part(y.imaginary)}, last + 1);
}

/// From a half spectrum to the whole one.
static Complex mirror(Node &n, Complex x, int64_t length) {
  int64_t last = Emitter::rankOf(x.real) - 1, half = length / 2 + 1;
  auto extend = [&](Value part, bool isOdd) -> Value {
    part = fit(n, part, half);
    int64_t count = length - half;
    if (count <= 0 || !part)
      return part;
    Value rest = n.flip(n.cut(part, last, 1, count), {last});
    return n.concatenate({part, isOdd ? n.neg(rest) : rest}, last);
  };
  Value zeros = n.splat(0, n.elementOf(x.real), Emitter::shapeOf(x.real));
  return {extend(x.real, false),
          extend(x.imaginary ? x.imaginary : zeros, true)};
}

static LogicalResult convertDFT(Node &n) {
  Value x = n.input(0);
  if (!n.checkRank(x, 2, "its input"))
    return failure();
  int64_t rank = Emitter::rankOf(x), parts = Emitter::shapeOf(x).back();
  int64_t given = n.intAttribute("axis", 1);
  if (n.opset >= 20) {
    given = -2;
    if (n.hasInput(2)) {
      std::optional<int64_t> axis = n.intInput(2);
      if (!axis)
        return failure();
      given = *axis;
    }
  }
  std::optional<int64_t> axis = n.normalizeAxis(given, rank);
  if (!axis)
    return failure();
  if (*axis == rank - 1 || (parts != 1 && parts != 2) || !Emitter::isFloat(x))
    return n.error("its input must end with an axis of real and imaginary "
                   "parts, which is not transformed; got " +
                   toString(x));
  bool isInverse = n.intAttribute("inverse", 0);
  bool isOneSided = n.intAttribute("onesided", 0);
  int64_t length = Emitter::shapeOf(x)[*axis];
  if (isInverse && isOneSided)
    length = 2 * (length - 1);
  if (n.hasInput(1)) {
    std::optional<int64_t> wanted = n.intInput(1);
    if (!wanted)
      return failure();
    length = *wanted;
  }
  if (length < 1 || length > kMaxLength)
    return n.error("it has " + Twine(length) + " points; from 1 to " +
                   Twine(kMaxLength) + " are supported");
  Type element = n.elementOf(x);
  // In f64: sums that cancel keep the digits of their terms.
  Type wide = n.getBuilder().getF64Type();
  Complex signal = splitParts(n, n.cast(x, wide), *axis);
  if (isInverse && isOneSided)
    signal = mirror(n, signal, length);
  signal = {fit(n, signal.real, length), fit(n, signal.imaginary, length)};
  if (!signal.real)
    return failure();
  int64_t count = isOneSided && !isInverse ? length / 2 + 1 : length;
  Complex y = emitTransform(n, signal, length, count, isInverse);
  if (isInverse && y.real) {
    Value factor = n.number(double(length), y.real);
    y = {n.div(y.real, factor), n.div(y.imaginary, factor)};
    if (isOneSided)
      y.imaginary = Value();
  }
  return n.finish(n.cast(joinParts(n, y, *axis), element));
}

static LogicalResult convertSTFT(Node &n) {
  Value x = n.input(0);
  std::optional<int64_t> step = n.intInput(1);
  Value window = n.optionalInput(2);
  if (!step || n.hasFailed || !n.checkRank(x, 3, "its input") ||
      (window && !n.checkRank(window, 1, "the window")))
    return failure();
  int64_t length = window ? Emitter::shapeOf(window)[0] : 0;
  if (n.hasInput(3)) {
    std::optional<int64_t> given = n.intInput(3);
    if (!given)
      return failure();
    length = *given;
  }
  ShapeRef shape = Emitter::shapeOf(x);
  if (length < 1 || length > kMaxLength || *step < 1 || length > shape[1] ||
      (window && Emitter::shapeOf(window) != ShapeRef({length})))
    return n.error("frames of length " + Twine(length) + " and step " +
                   Twine(*step) + " do not fit " + toString(x));
  Type wide = n.getBuilder().getF64Type();
  Complex signal = splitParts(n, n.cast(x, wide), 1);
  // [batch, frames, length]
  WindowShape frames{{length}, {*step}, {1}, {0}, {0}};
  auto cutFrames = [&](Value part) {
    Value y = part ? n.windows(part, frames) : part;
    return y && window ? n.mul(y, n.cast(window, wide)) : y;
  };
  signal = {cutFrames(signal.real), cutFrames(signal.imaginary)};
  if (!signal.real)
    return failure();
  bool isOneSided = n.intAttribute("onesided", 1);
  int64_t count = isOneSided ? length / 2 + 1 : length;
  Complex y = emitTransform(n, signal, length, count, /*isInverse=*/false);
  return n.finish(n.cast(joinParts(n, y, 2), n.elementOf(n.input(0))));
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// The element type of attribute output_datatype; null after a report.
static Type getOutputType(Node &n) {
  int32_t dataType = int32_t(n.intAttribute("output_datatype", kFloat));
  Type type = getElementType(n.getBuilder().getContext(), dataType);
  if (!type || type.isInteger(1))
    n.fail("attribute 'output_datatype' is " + getDataTypeName(dataType) +
           ", which is not supported");
  return n.hasFailed ? Type() : type;
}

/// A sum of cosines with these coefficients, alternating in sign.
static LogicalResult convertWindow(Node &n, ArrayRef<double> coefficients) {
  std::optional<int64_t> size = n.intInput(0);
  Type type = getOutputType(n);
  if (!size || !type)
    return failure();
  if (*size < 0 || *size > (1 << 24))
    return n.error("a window of size " + Twine(*size) + " cannot be");
  bool isPeriodic = n.intAttribute("periodic", 1);
  double period = double(isPeriodic ? *size : *size - 1);
  SmallVector<double> values;
  for (int64_t i = 0; i != *size; ++i) {
    double sum = 0;
    for (auto [k, c] : llvm::enumerate(coefficients))
      sum +=
          (k % 2 ? -c : c) * std::cos(2 * kPi * double(k) * double(i) / period);
    values.push_back(sum);
  }
  Value window = n.floats(values, {*size}, n.getBuilder().getF64Type());
  return n.finish(n.cast(window, type));
}

static LogicalResult convertHannWindow(Node &n) {
  return convertWindow(n, {0.5, 0.5});
}

static LogicalResult convertHammingWindow(Node &n) {
  return convertWindow(n, {25.0 / 46, 21.0 / 46});
}

static LogicalResult convertBlackmanWindow(Node &n) {
  return convertWindow(n, {0.42, 0.5, 0.08});
}

static LogicalResult convertMelWeightMatrix(Node &n) {
  std::optional<int64_t> bins = n.intInput(0), length = n.intInput(1),
                         rate = n.intInput(2);
  auto low = n.floatsInput(3), high = n.floatsInput(4);
  Type type = getOutputType(n);
  if (!bins || !length || !rate || !low || !high || !type)
    return failure();
  if (*bins < 1 || *bins > (1 << 16) || *length < 1 || *length > (1 << 24) ||
      *rate < 1 || low->size() != 1 || high->size() != 1)
    return n.error("its inputs must be above 0, and one number each");
  auto toMel = [](double hertz) { return 2595 * std::log10(1 + hertz / 700); };
  double first = toMel(low->front());
  double step = (toMel(high->front()) - first) / double(*bins + 2);
  Shape edges;
  for (int64_t i = 0; i != *bins + 2; ++i) {
    double hertz = 700 * (std::pow(10, (double(i) * step + first) / 2595) - 1);
    edges.push_back(
        int64_t(std::floor(double(*length + 1) * hertz / double(*rate))));
  }
  int64_t rows = *length / 2 + 1;
  SmallVector<double> values(rows * *bins, 0);
  auto set = [&](int64_t row, int64_t bin, double value) {
    if (row >= 0 && row < rows)
      values[row * *bins + bin] = value;
  };
  for (int64_t bin = 0; bin != *bins; ++bin) {
    int64_t left = edges[bin], centre = edges[bin + 1], right = edges[bin + 2];
    if (left == centre)
      set(centre, bin, 1);
    for (int64_t i = left; i <= centre && left != centre; ++i)
      set(i, bin, double(i - left) / double(centre - left));
    for (int64_t i = centre; i < right; ++i)
      set(i, bin, double(right - i) / double(right - centre));
  }
  return n.finish(n.cast(
      n.floats(values, {rows, *bins}, n.getBuilder().getF64Type()), type));
}

void uop::onnx_import::addSignalOps(OpTable &table) {
  table.add("DFT", convertDFT, 17);
  table.add("STFT", convertSTFT, 17);
  table.add("HannWindow", convertHannWindow, 17);
  table.add("HammingWindow", convertHammingWindow, 17);
  table.add("BlackmanWindow", convertBlackmanWindow, 17);
  table.add("MelWeightMatrix", convertMelWeightMatrix, 17);
}
