//===- Fourier.cpp - fft ----------------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "uop/Emit/Fourier.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// The lengths of the last axes. A refusal if they are not those of x.
static std::optional<Shape> getLengths(OpConverter &c, Value x, bool isHalf) {
  auto lengths = c.ints("fft_length", -1);
  if (!lengths)
    return std::nullopt;
  bool fits = !lengths->empty() && lengths->size() <= 3 &&
              int64_t(lengths->size()) <= rankOf(x);
  for (size_t i = 0; fits && i != lengths->size(); ++i) {
    int64_t length = (*lengths)[i];
    bool isLast = i + 1 == lengths->size();
    fits = length > 0 && shapeOf(x)[rankOf(x) - lengths->size() + i] ==
                             (isHalf && isLast ? length / 2 + 1 : length);
    if (fits && length > kMaxTransformLength) {
      (void)c.refuse("transforms " + Twine(length) +
                     " elements at once; at most " +
                     Twine(kMaxTransformLength) +
                     " are supported: split the signal into parts");
      return std::nullopt;
    }
  }
  if (fits)
    return lengths;
  (void)c.refuse("attribute 'fft_length' must have the lengths of up to 3 last "
                 "axes of its operand of shape " +
                 toString(shapeOf(x)));
  return std::nullopt;
}

/// A complex operand or result is two here, its parts.
static LogicalResult convertFFT(OpConverter &c) {
  std::string kind = c.keyword("fft_type");
  bool isReal = kind == "RFFT", isHalf = kind == "IRFFT";
  bool isInverse = isHalf || kind == "IFFT";
  if (!isReal && !isInverse && kind != "FFT")
    return c.refuse("attribute 'fft_type' must be FFT, IFFT, RFFT or IRFFT");
  if (c.operands.size() != (isReal ? 1 : 2) ||
      c.op->getNumResults() != (isHalf ? 1 : 2))
    return c.refuse("of type " + kind + " must take " +
                    (isReal ? "real" : "complex") + " numbers and return " +
                    (isHalf ? "real" : "complex") + " numbers");
  if (failed(c.expect(c.operands.size(), c.op->getNumResults())) ||
      failed(c.expectSameShapes()))
    return failure();
  Value x = c.operands[0];
  if (!isFloat(x) || elementOf(x).getIntOrFloatBitWidth() < 32 ||
      c.operands.back().getType() != x.getType())
    return c.refuse("is for elements of f32 and f64");
  auto lengths = getLengths(c, x, isHalf);
  if (!lengths)
    return failure();
  if (countOf(c.resultShape()) == 0) {
    SmallVector<Value> none(c.op->getNumResults(),
                            c.number(0, c.resultElement(), c.resultShape()));
    return c.finish(none);
  }
  int64_t first = rankOf(x) - lengths->size(), last = rankOf(x) - 1;
  // Those of a real signal that was made complex are zeros.
  bool hasImaginary =
      !isReal && (isHalf || !matchPattern(c.operands[1], m_AnyZeroFloat()));
  Signal y{x, hasImaginary ? c.operands[1] : Value()};
  if (!isHalf)
    y = transformAxis(c, y, last, isInverse);
  if (isReal) {
    int64_t half = lengths->back() / 2 + 1;
    y = {c.slice(y.real, last, 0, half), c.slice(y.imaginary, last, 0, half)};
  }
  for (int64_t axis = last - 1; axis >= first; --axis)
    y = transformAxis(c, y, axis, isInverse);
  if (!isHalf)
    return c.finish({y.real, y.imaginary});
  return c.finish(transformHalf(c, y, lengths->back()));
}

void uop::fromstablehlo::addFourierOps(OpTable &table) {
  table.add("stablehlo.fft", convertFFT);
}
