//===- Compare.cpp - Two arrays that should be equal ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/Compare.h"

#include "uop/Dialect/UOp/IR/MatrixUnits.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/IR/Variables.h"

#include "llvm/ADT/TypeSwitch.h"

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

/// Whether the result depends on the order in which elements are combined.
static bool reassociates(Operation *op) {
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return scatter.getKind() == ScatterKind::add ||
           scatter.getKind() == ScatterKind::mul;
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
  if (auto scatter = dyn_cast<ScatterOp>(op)) {
    auto type = cast<ShapedType>(scatter.getUpdates().getType());
    int64_t axis = scatter.getAxis();
    size = type.isDynamicDim(axis) ? greatest : type.getDimSize(axis);
  } else if (auto reduce = dyn_cast<ReductionOpInterface>(op)) {
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
  double least = std::ldexp(1.0, -24), tf32 = std::ldexp(1.0, -11);
  bool allowsTF32 = module->hasAttr(kAllowTF32AttrName);
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
      double accumulator =
          allowsTF32 && type.isF32() ? tf32 : std::min(u, least);
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

std::string uop::run::compareArrays(const Array &actual, const Array &expected,
                                    double tolerance, double spread) {
  return compareArrays(actual, expected,
                       runtime::allowDifference(expected, tolerance, spread));
}
