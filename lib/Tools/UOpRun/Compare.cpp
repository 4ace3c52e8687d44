//===- Compare.cpp - Two arrays that should be equal ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/Compare.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/IR/Variables.h"
#include "uop/Tools/Arrays.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/Format.h"

#include <cmath>
#include <cstring>

using namespace mlir;
using namespace uop;
using namespace uop::run;
using runtime::Array;
using runtime::DType;

//===----------------------------------------------------------------------===//
// Tolerance
//===----------------------------------------------------------------------===//

double uop::run::getRoundoff(FloatType type) {
  return std::ldexp(
      1.0, -int(llvm::APFloat::semanticsPrecision(type.getFloatSemantics())));
}

static double getArrayRoundoff(DType type) {
  switch (type) {
  case DType::F8E8M0FNU:
    return std::ldexp(1.0, -1);
  case DType::F4E2M1FN:
    return std::ldexp(1.0, -2);
  case DType::F8E4M3FN:
  case DType::F8E4M3FNUZ:
    return std::ldexp(1.0, -4);
  case DType::F8E5M2:
  case DType::F8E5M2FNUZ:
    return std::ldexp(1.0, -3);
  case DType::BF16:
    return std::ldexp(1.0, -8);
  case DType::F16:
    return std::ldexp(1.0, -11);
  case DType::F32:
    return std::ldexp(1.0, -24);
  default:
    return std::ldexp(1.0, -53);
  }
}

/// Whether the result depends on the order in which elements are combined.
static bool reassociates(Operation *op) {
  ReduceKind kind;
  if (auto axis = dyn_cast<ReduceAxisOp>(op))
    kind = axis.getKind();
  else if (auto scalar = dyn_cast<ReduceOp>(op))
    kind = scalar.getKind();
  else if (auto scan = dyn_cast<ScanOp>(op))
    kind = scan.getKind();
  else
    return isa<ReductionOpInterface>(op);
  return kind != ReduceKind::max && kind != ReduceKind::min;
}

/// The elements that one element of the result is made of, with `greatest` for
/// a size that is not static.
static double getReducedSize(Operation *op, int64_t greatest) {
  double size = 1;
  if (auto reduce = dyn_cast<ReductionOpInterface>(op)) {
    auto type = cast<ShapedType>(reduce.getReducedSource().getType());
    for (int64_t axis : reduce.getReducedAxes())
      size *= type.isDynamicDim(axis) ? greatest : type.getDimSize(axis);
  } else if (auto scalar = dyn_cast<RangeReductionOpInterface>(op)) {
    for (Value range : scalar.getReducedRanges())
      if (auto defining = range.getDefiningOp<RangeOp>())
        size *= defining.getStaticSize().value_or(greatest);
  } else if (auto scan = dyn_cast<ScanOp>(op)) {
    if (auto range = scan.getRange().getDefiningOp<RangeOp>())
      size = range.getStaticSize().value_or(greatest);
  }
  return size;
}

static bool isFast(Operation *op) {
  auto flags = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
  return flags && flags.getValue() != arith::FastMathFlags::none;
}

/// Within a few units in the last place, not correctly rounded.
static bool isLibraryFunction(Operation *op) {
  return isa<RsqrtOp, ExpOp, Exp2Op, LogOp, Log2Op, SinOp, CosOp, TanOp, TanhOp,
             ErfOp, PowOp>(op);
}

/// Whether it rounds the accumulators of a fold.
static bool isOfFold(Operation *op) {
  return isa_and_nonnull<FoldOp>(op->getParentOp()) &&
         isa<AddOp, SubOp, MulOp, FDivOp, MulAccOp>(op);
}

bool uop::run::mayDiffer(Operation *op) {
  return reassociates(op) || isFast(op) || isLibraryFunction(op);
}

double uop::run::getTolerance(ModuleOp module) {
  // Sums of squares: of errors that arise by themselves, and of roundings that
  // can only pass them on.
  double sources = 0, roundings = 0;
  int64_t greatest = 1;
  module.walk([&](Operation *op) {
    if (auto variable = dyn_cast<DefineVarOp>(op))
      greatest = std::max<int64_t>(greatest, variable.getMax());
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
        for (VarAttr variable : getSizeVariables(function, i))
          if (variable)
            greatest = std::max(greatest, variable.getMax());
  });
  module.walk([&](Operation *op) {
    if (op->getNumResults() != 1)
      return;
    auto type =
        dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
    if (!type)
      return;
    double u = getRoundoff(type);
    roundings += u * u;
    // At each point the accumulators of a fold are rounded anew.
    if (isOfFold(op))
      sources += getReducedSize(op->getParentOp(), greatest) * u * u;
    if (reassociates(op)) {
      double accumulator = std::min(u, std::ldexp(1.0, -24));
      sources += getReducedSize(op, greatest) * accumulator * accumulator;
    }
    if (isFast(op) || isLibraryFunction(op))
      sources += 16 * u * u;
  });
  return sources == 0 ? 0 : 8 * std::sqrt(sources + roundings);
}

double uop::run::getRoundingError(Operation *op) {
  if (op->getNumResults() != 1)
    return 0;
  auto type =
      dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
  if (!type)
    return 0;
  // Either of the two results may be off.
  double u = 2 * getRoundoff(type);
  if (isFast(op) || isLibraryFunction(op))
    return 4 * u;
  if (reassociates(op))
    return std::min(u, std::ldexp(1.0, -23));
  return isOfFold(op) ? u : 0;
}

std::vector<double> uop::run::measureSpread(
    ArrayRef<Array> expected,
    llvm::function_ref<FailureOr<std::vector<Array>>(uint64_t)> run) {
  std::vector<double> spread(expected.size(), 0);
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    FailureOr<std::vector<Array>> noisy = run(seed);
    if (failed(noisy))
      continue;
    for (auto [largest, x, y] : llvm::zip_equal(spread, *noisy, expected)) {
      auto count = y.numElements();
      if (!count || !isFloat(y.dtype) || x.shape != y.shape)
        continue;
      unsigned width = byteWidth(y.dtype);
      for (int64_t i = 0; i < *count; ++i) {
        auto get = [&](const Array &array) {
          return toDouble(array.dtype,
                          static_cast<const char *>(array.data()) + i * width);
        };
        double difference = std::fabs(get(x) - get(y));
        if (std::isfinite(difference))
          largest = std::max(largest, difference);
      }
    }
  }
  return spread;
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

static std::string formatPosition(const std::vector<int64_t> &shape,
                                  int64_t index) {
  std::vector<int64_t> position(shape.size());
  for (size_t axis = shape.size(); axis-- > 0;) {
    position[axis] = index % shape[axis];
    index /= shape[axis];
  }
  std::string text = "[";
  for (int64_t i : position)
    text += (text.size() == 1 ? "" : ", ") + std::to_string(i);
  return text + "]";
}

std::string uop::run::compareArrays(const Array &actual, const Array &expected,
                                    double tolerance, double spread) {
  if (tolerance == 0 || !isFloat(expected.dtype))
    return compareArrays(actual, expected, Difference());
  auto count = expected.numElements();
  if (!count)
    return count.message();
  unsigned width = byteWidth(expected.dtype);
  const auto *bytes = static_cast<const char *>(expected.data());
  double largest = 0;
  for (int64_t i = 0; i < *count; ++i) {
    double value = std::fabs(toDouble(expected.dtype, bytes + i * width));
    if (std::isfinite(value))
      largest = std::max(largest, value);
  }
  Difference allowed;
  allowed.absolute = std::max(
      (tolerance + 2 * getArrayRoundoff(expected.dtype)) * largest, 8 * spread);
  allowed.isExact = false;
  return compareArrays(actual, expected, allowed);
}

std::string uop::run::compareArrays(const Array &actual, const Array &expected,
                                    const Difference &allowed) {
  auto count = expected.numElements();
  if (!count)
    return count.message();
  unsigned width = byteWidth(expected.dtype);
  const auto *a = static_cast<const char *>(actual.data());
  const auto *e = static_cast<const char *>(expected.data());
  bool isFloating = isFloat(expected.dtype);
  auto isSame = [&](int64_t i) {
    if (std::memcmp(a + i * width, e + i * width, width) == 0)
      return true;
    if (!isFloating)
      return false;
    double x = toDouble(expected.dtype, a + i * width);
    double y = toDouble(expected.dtype, e + i * width);
    if (std::isnan(x) || std::isnan(y))
      return std::isnan(x) && std::isnan(y);
    if (std::isinf(x) || std::isinf(y))
      return x == y;
    // Where rounding is free, so is the sign of a zero.
    return !allowed.isExact &&
           std::fabs(x - y) <=
               allowed.absolute +
                   allowed.relative * std::max(std::fabs(x), std::fabs(y));
  };

  int64_t first = -1, differing = 0;
  for (int64_t i = 0; i < *count; ++i) {
    if (isSame(i))
      continue;
    if (first < 0)
      first = i;
    ++differing;
  }
  if (first < 0)
    return {};
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "differs at " << formatPosition(expected.shape, first) << ": got "
         << formatElement(actual, first) << ", the interpreter has "
         << formatElement(expected, first);
  if (isFloating) {
    stream << " (difference up to " << llvm::format("%.3g", allowed.absolute);
    if (allowed.relative > 0)
      stream << " and " << llvm::format("%.3g", allowed.relative)
             << " of the value";
    stream << " allowed)";
  }
  stream << "; " << differing << " of " << *count << " elements differ";
  return text;
}
