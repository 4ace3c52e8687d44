//===- LoopCounters.cpp - Bounds of what loops count ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopCounters.h"

#include "uop/Dialect/UOp/IR/IntegerRanges.h"

using namespace mlir;
using namespace uop;

/// What an initial value is made of is looked at this far.
static constexpr size_t kMaxOps = 64;

static bool isCounter(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto element =
      tensor ? dyn_cast<IntegerType>(tensor.getElementType()) : IntegerType();
  return element && !element.isUnsigned() && element.getWidth() > 1 &&
         element.getWidth() <= 64 && tensor.hasStaticShape() &&
         tensor.getNumElements() == 1;
}

/// How much more `next` is than `value`, if that is always the same.
static std::optional<APInt> getStep(Value next, Value value,
                                    IntegerRanges &ranges) {
  auto add = next.getDefiningOp<AddOp>();
  if (!add || (add.getLhs() == value) == (add.getRhs() == value))
    return std::nullopt;
  return ranges.get(add.getLhs() == value ? add.getRhs() : add.getLhs())
      .getConstantValue();
}

SmallVector<LoopCounter> uop::findLoopCounters(scf::WhileOp loop, Value holds) {
  SmallVector<LoopCounter> found;
  IntegerRanges ranges(kMaxOps);
  // It has one element in any shape.
  while (auto reshape = holds.getDefiningOp<ReshapeOp>())
    holds = reshape.getSource();
  scf::ConditionOp condition = loop.getConditionOp();
  for (auto [body, forwarded] : llvm::enumerate(condition.getArgs())) {
    auto before = dyn_cast<BlockArgument>(forwarded);
    if (!before || before.getOwner() != loop.getBeforeBody() ||
        !isCounter(before.getType()))
      continue;
    unsigned number = before.getArgNumber();
    std::optional<APInt> step = getStep(loop.getYieldOp()->getOperand(number),
                                        loop.getAfterArguments()[body], ranges);
    if (!step || step->isZero())
      continue;
    ConstantIntRanges first = ranges.get(loop->getOperand(number));
    ConstantIntRanges inside = ranges.getUnder(holds, before);
    // The body is entered with what the condition allows, at most one step
    // behind the last value; a step that overflows would start anew.
    bool grows = step->isStrictlyPositive(), overflows;
    APInt last =
        (grows ? inside.smax() : inside.smin()).sadd_ov(*step, overflows);
    if (overflows)
      continue;
    APInt least =
        grows ? first.smin() : llvm::APIntOps::smin(first.smin(), last);
    APInt greatest =
        grows ? llvm::APIntOps::smax(first.smax(), last) : first.smax();
    APInt bodyLeast = grows ? first.smin() : inside.smin();
    APInt bodyGreatest = grows ? inside.smax() : first.smax();
    // Of a loop that is never entered nothing is said.
    if (bodyLeast.sgt(bodyGreatest))
      continue;
    found.push_back({number,
                     unsigned(body),
                     {least.getSExtValue(), greatest.getSExtValue()},
                     {bodyLeast.getSExtValue(), bodyGreatest.getSExtValue()}});
  }
  return found;
}
