//===- DeviceRules.cpp - Gradients of copies and parts ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a value is where the value is, so that what is added to it
// and multiplied with it is there too.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

using Gradient = FailureOr<Value>;

/// The value that part `part` of `value` is; null if its op does not say.
static Value findPart(Value value, unsigned part) {
  while (auto reduce = value.getDefiningOp<AllReduceOp>())
    value = reduce.getParts();
  auto stack = value.getDefiningOp<MStackOp>();
  return stack ? Value(stack.getParts()[part]) : Value();
}

/// The device of a tensor, by the rules of `uop.copy`: what is computed is
/// where its operands are. Null: wherever it is used, or not known.
static StringAttr findDevice(Value tensor) {
  llvm::SetVector<Value> seen;
  seen.insert(tensor);
  for (size_t i = 0; i < seen.size(); ++i) {
    if (isa<BlockArgument>(seen[i]))
      return getHostDevice(seen[i].getContext());
    Operation *op = seen[i].getDefiningOp();
    if (auto copy = dyn_cast<CopyOp>(op))
      return copy.getDeviceAttr();
    if (isa<BufferOp>(op))
      return getHostDevice(op->getContext());
    if (auto select = dyn_cast<MSelectOp>(op)) {
      if (Value part = findPart(select.getParts(), select.getIndex()))
        seen.insert(part);
      continue;
    }
    if (auto multi = dyn_cast<MultiOp>(op)) {
      if (Value part = findPart(multi.getParts(), 0))
        seen.insert(part);
      continue;
    }
    for (Value operand : op->getOperands())
      if (isa<RankedTensorType>(operand.getType()))
        seen.insert(operand);
  }
  return {};
}

/// `gradient` on `device`, if that is known.
static Value bring(GradientBuilder &b, Value gradient, StringAttr device) {
  if (!device || findDevice(gradient) == device)
    return gradient;
  return CopyOp::create(b.getOpBuilder(), b.getLoc(), gradient.getType(),
                        gradient, device,
                        /*clone=*/false);
}

static Value select(GradientBuilder &b, Value parts, int64_t index) {
  return b.getOpBuilder().createOrFold<MSelectOp>(b.getLoc(), parts,
                                                  uint64_t(index));
}

static Value stack(GradientBuilder &b, ArrayRef<Value> parts) {
  return MStackOp::create(b.getOpBuilder(), b.getLoc(), ValueRange(parts));
}

/// `number` in each element, where part `index` of `parts` is.
static Value makePart(GradientBuilder &b, Value parts, unsigned index,
                      double number) {
  Value part = findPart(parts, index);
  Value constant =
      b.constant(cast<MultiType>(parts.getType()).getPart(), number);
  return part ? bring(b, constant, findDevice(part)) : constant;
}

/// The gradient of `parts` of which part `index` has the gradient `value`, and
/// the others 0.
static Value stackOne(GradientBuilder &b, Value parts, unsigned index,
                      Value value) {
  SmallVector<Value> gradients;
  for (int64_t i = 0; i < cast<MultiType>(parts.getType()).getCount(); ++i)
    gradients.push_back(i == index ? value : makePart(b, parts, i, 0));
  return stack(b, gradients);
}

static Gradient buildCopy(CopyOp op, GradientBuilder &b, unsigned, Value g) {
  return bring(b, g, findDevice(op.getSource()));
}

static Gradient buildMStack(MStackOp op, GradientBuilder &b, unsigned operand,
                            Value g) {
  return bring(b, select(b, g, operand), findDevice(op.getParts()[operand]));
}

static Gradient buildMSelect(MSelectOp op, GradientBuilder &b, unsigned,
                             Value g) {
  return stackOne(b, op.getParts(), op.getIndex(), g);
}

static Gradient buildMulti(MultiOp op, GradientBuilder &b, unsigned, Value g) {
  auto type = cast<MultiType>(op.getParts().getType());
  // All parts are equal, and the first is the one that is read.
  if (!op.getAxis())
    return stackOne(b, op.getParts(), 0, g);
  ArrayRef<int64_t> shape = type.getPart().getShape();
  SmallVector<Value> parts;
  Shape offsets(shape.size(), 0);
  for (int64_t i = 0; i < type.getCount(); ++i) {
    Value part = b.shrink(g, offsets, shape);
    if (Value forward = findPart(op.getParts(), i))
      part = bring(b, part, findDevice(forward));
    parts.push_back(part);
    offsets[*op.getAxis()] += shape[*op.getAxis()];
  }
  return stack(b, parts);
}

/// Each part is in each part of the result.
static Gradient buildAllReduce(AllReduceOp op, GradientBuilder &b, unsigned,
                               Value g) {
  auto allReduce = [&](ReduceKind kind, Value parts) -> Value {
    return AllReduceOp::create(b.getOpBuilder(), b.getLoc(), parts.getType(),
                               kind, parts);
  };
  auto type = cast<MultiType>(op.getType());
  int64_t count = type.getCount();
  Value total = allReduce(ReduceKind::add, g);
  if (op.getKind() == ReduceKind::add)
    return total;

  SmallVector<Value> gradients;
  if (op.getKind() == ReduceKind::mul) {
    // The product of all others, exact where factors are 0.
    SmallVector<Value> factors;
    for (int64_t i = 0; i < count; ++i)
      factors.push_back(select(b, op.getParts(), i));
    for (int64_t i = 0; i < count; ++i) {
      SmallVector<Value> others = factors;
      others[i] = makePart(b, op.getParts(), i, 1);
      Value product =
          select(b, allReduce(ReduceKind::mul, stack(b, others)), i);
      gradients.push_back(b.mul(select(b, total, i), product));
    }
    return stack(b, gradients);
  }
  // The parts that are the extremum share the gradient equally.
  SmallVector<Value> isExtremum, ones;
  for (int64_t i = 0; i < count; ++i) {
    isExtremum.push_back(b.compare(CmpPredicate::eq,
                                   select(b, op.getParts(), i),
                                   select(b, op.getResult(), i)));
    ones.push_back(b.convert(isExtremum[i], type.getPart().getElementType()));
  }
  Value counts = allReduce(ReduceKind::add, stack(b, ones));
  for (int64_t i = 0; i < count; ++i)
    gradients.push_back(b.select(
        isExtremum[i], b.div(select(b, total, i), select(b, counts, i))));
  return stack(b, gradients);
}

Value uop::addParts(GradientBuilder &b, Value lhs, Value rhs) {
  SmallVector<Value> sums;
  for (int64_t i = 0; i < cast<MultiType>(lhs.getType()).getCount(); ++i)
    sums.push_back(b.add(select(b, lhs, i), select(b, rhs, i)));
  return stack(b, sums);
}

void uop::attachDeviceRules(MLIRContext *context) {
  attachRule<CopyOp, buildCopy>(context);
  attachRule<MStackOp, buildMStack>(context);
  attachRule<MSelectOp, buildMSelect>(context);
  attachRule<MultiOp, buildMulti>(context);
  attachRule<AllReduceOp, buildAllReduce>(context);
}
