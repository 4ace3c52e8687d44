//===- CascadeMasks.cpp - Points that a mask shows --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CascadeTerms.h"
#include "ScanDomain.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

/// What `read` reads of a tensor that is made of indices alone, computed; null
/// for any other.
Value CascadeTerms::computeFromIndices(IndexOp read) {
  auto source = read.getSource().getDefiningOp<BufferizeOp>();
  if (read.getGate() || !source || isLocalTile(source) || source.isPacked() ||
      source.getRanges().size() != read.getIndices().size())
    return {};
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(source.getValue(), slice);
  if (!isPlain(slice.getArrayRef()) || !getLoops(slice.getArrayRef()).empty())
    return {};
  IRMapping mapping = mapRanges(source, read);
  return rebuild(source.getValue(), mapping);
}

/// The condition with what it reads of tensors that are made of indices
/// computed.
Value CascadeTerms::getComputed(Value condition) {
  for (unsigned depth = 0; depth != kMaxTensorDepth; ++depth) {
    llvm::SetVector<Operation *> slice;
    appendScalarSlice(condition, slice);
    IRMapping mapping;
    for (Operation *op : slice)
      if (auto read = dyn_cast<IndexOp>(op))
        if (Value computed = computeFromIndices(read))
          mapping.map(read.getResult(), computed);
    if (mapping.getValueMap().empty())
      break;
    condition = rebuild(condition, mapping);
  }
  return condition;
}

/// The points at which a comparison of indices may hold.
VisiblePoints CascadeTerms::getVisible(Value clause, Value point) {
  Value difference = toDifference(indices, clause);
  if (!difference)
    return {};
  std::optional<LinearIndex> linear = getLinear(indices, difference, point);
  if (!linear)
    return {};
  if (linear->sign < 0) // rest - point >= 0
    return {Value(), linear->rest};
  return {indices.sub(indices.constant(0), linear->rest), Value()};
}

/// The points of both, or with `isUnion` all between the first and the last of
/// either.
VisiblePoints CascadeTerms::combine(VisiblePoints lhs, VisiblePoints rhs,
                                    bool isUnion) {
  auto pick = [&](Value a, Value b, bool isGreater) {
    if (!a || !b)
      return isUnion ? Value() : (a ? a : b);
    return isGreater ? indices.maximum(a, b) : indices.minimum(a, b);
  };
  return {pick(lhs.first, rhs.first, /*isGreater=*/!isUnion),
          pick(lhs.last, rhs.last, /*isGreater=*/isUnion)};
}

/// The points at which a condition may hold.
VisiblePoints CascadeTerms::findVisible(Value condition, Value point) {
  llvm::DenseMap<Value, VisiblePoints> known;
  llvm::DenseMap<Value, Value> computed;
  SmallVector<Value> worklist = {condition};
  while (!worklist.empty()) {
    Value next = worklist.back();
    Value &clause = computed[next];
    bool isNew = !clause;
    if (isNew)
      clause = getComputed(next);
    Operation *op = clause.getDefiningOp();
    if (isNew && isa_and_nonnull<AndOp, OrOp>(op)) {
      // Operands first.
      worklist.append({op->getOperand(0), op->getOperand(1)});
      continue;
    }
    worklist.pop_back();
    known[next] = isa_and_nonnull<AndOp, OrOp>(op)
                      ? combine(known.lookup(op->getOperand(0)),
                                known.lookup(op->getOperand(1)), isa<OrOp>(op))
                      : getVisible(clause, point);
  }
  return known.lookup(condition);
}

VisiblePoints CascadeTerms::findVisible(const Cascade &cascade) {
  VisiblePoints visible;
  SmallVector<Value> worklist = {rebuildWithLeaves(cascade, {}, {})};
  while (!worklist.empty()) {
    auto choice = worklist.pop_back_val().getDefiningOp<WhereOp>();
    if (!choice)
      continue;
    bool isLowest[2];
    for (unsigned side : {0, 1})
      isLowest[side] =
          matchPattern(choice->getOperand(1 + side), m_NegInfFloat());
    if (isLowest[0] == isLowest[1])
      continue;
    worklist.push_back(choice->getOperand(isLowest[0] ? 2 : 1));
    Value condition = getComputed(choice->getOperand(0));
    if (isLowest[0])
      condition = indices.logicalNot(condition);
    visible = combine(visible, findVisible(condition, cascade.point),
                      /*isUnion=*/false);
  }
  return visible;
}
