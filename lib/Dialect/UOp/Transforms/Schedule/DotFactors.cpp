//===- DotFactors.cpp - What dot products are made of -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DotFactors.h"

#include "../Utils/SliceCopy.h"

using namespace mlir;
using namespace uop;

/// Whether what is taken from the number is another one for different terms of
/// the sum: a zero point is taken out of the sum.
static bool hasVaryingZero(Value value, ValueRange reduced) {
  auto sub = value.getDefiningOp<SubOp>();
  RangeDependence dependence;
  return sub && llvm::any_of(reduced, [&](Value range) {
           return dependence.get(sub.getRhs()).contains(range);
         });
}

/// A narrow number as one of type `wide`, less a zero point.
static std::optional<DotFactor> findFactor(Value value, Type wide) {
  DotFactor factor;
  if (auto sub = value.getDefiningOp<SubOp>(); sub && wide.isInteger()) {
    factor.zero = sub.getRhs();
    value = sub.getLhs();
  }
  auto cast = value.getDefiningOp<CastOp>();
  if (!cast)
    return std::nullopt;
  factor.value = cast.getInput();
  factor.element = factor.value.getType();
  bool isNarrow = wide.isInteger() ? factor.element.isInteger(8) ||
                                         factor.element.isInteger(16)
                                   : factor.element.isBF16();
  return isNarrow ? std::optional(factor) : std::nullopt;
}

/// Whether there are loops inside of `axis` at whose points the number is
/// another, or that are run for it at each point.
static bool hasInnerLoops(Value value, Value axis) {
  RangeDependence dependence;
  auto slice = getDependentSlice(value, axis, dependence);
  return llvm::any_of(dependence.get(value),
                      [&](Value range) {
                        return range != axis &&
                               dependence.get(range).contains(axis);
                      }) ||
         llvm::any_of(slice, llvm::IsaPred<RangeReductionOpInterface, ScanOp>);
}

/// Whether the number is read from the buffer, among others perhaps.
static bool isReadFrom(Value value, Value axis, Value buffer) {
  RangeDependence dependence;
  auto slice = getDependentSlice(value, axis, dependence);
  return llvm::any_of(slice, [&](Operation *op) {
    auto load = dyn_cast<LoadOp>(op);
    return load && load.getSource() == buffer;
  });
}

std::optional<DotFactors> uop::findDotFactors(Operation *op, Value axis,
                                              Value buffer,
                                              std::string &reason) {
  auto fail = [&](const Twine &why) {
    reason = why.str();
    return std::nullopt;
  };
  auto reduce = dyn_cast<ReduceOp>(op);
  if (!reduce)
    return fail("it is one of " + op->getName().getStringRef());
  Type type = reduce.getType();
  auto product = reduce.getValue().getDefiningOp<MulOp>();
  if (reduce.getKind() != ReduceKind::add || !product ||
      !(type.isSignlessInteger(32) || type.isF32()))
    return fail("its reduction is not a sum of products in i32 or f32");
  if (hasVaryingZero(product.getLhs(), reduce.getRanges()) ||
      hasVaryingZero(product.getRhs(), reduce.getRanges()))
    return fail("what is subtracted from a factor depends on a reduced axis");
  std::optional<DotFactor> lhs = findFactor(product.getLhs(), type);
  std::optional<DotFactor> rhs = findFactor(product.getRhs(), type);
  if (!lhs || !rhs)
    return fail(
        "the factors are neither integers of 8 or 16 bits for i32 nor bf16 "
        "for f32");
  if (hasInnerLoops(lhs->value, axis) || hasInnerLoops(rhs->value, axis))
    return fail("a factor has loops inside it");
  DotFactors factors;
  if (isReadFrom(rhs->value, axis, buffer))
    factors = {*rhs, *lhs};
  else if (isReadFrom(lhs->value, axis, buffer))
    factors = {*lhs, *rhs};
  else
    return fail("no factor along it is read from the argument");
  bool isStatic = llvm::all_of(reduce.getRanges(), [](Value range) {
    return range.getDefiningOp<RangeOp>().getStaticSize().has_value();
  });
  if (factors.kept.zero && !isStatic)
    return fail("a factor has a zero point, and another axis no static size");
  return factors;
}
