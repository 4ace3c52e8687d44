//===- ChosenElement.cpp - What a reduction combines ---------- -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChosenElement.h"

#include "../Utils/FloatingScalars.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace uop;

static bool isZero(TypedAttr value) {
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getValue().isZero();
  return cast<IntegerAttr>(value).getValue().isZero();
}

/// Whether combining with `other` twice is the same as once, in any place. A
/// zero of either sign is that for a sum of floats.
static bool isOnce(ReduceKind kind, TypedAttr other) {
  switch (kind) {
  case ReduceKind::add:
    return isZero(other);
  case ReduceKind::mul:
    return other == getExactIdentity(kind, other.getType());
  case ReduceKind::max:
  case ReduceKind::min:
    return true;
  }
  llvm_unreachable("a kind that there is not");
}

/// Adds the parts of a conjunction.
static void addClauses(Value condition, IndexBuilder &indices,
                       SmallVectorImpl<Value> &clauses) {
  SmallVector<Value> worklist = {condition};
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (auto both = value.getDefiningOp<AndOp>())
      worklist.append({both.getRhs(), both.getLhs()});
    else if (!llvm::is_contained(clauses, value))
      clauses.push_back(value);
  }
}

namespace {
/// Takes the conditions from what is reduced, the outermost first.
class ElementMatcher {
public:
  ElementMatcher(IndexBuilder &indices, ReduceOp reduce)
      : indices(indices), reduce(reduce),
        zero(indices.getBuilder().getZeroAttr(reduce.getType())) {
    result.value = reduce.getValue();
  }

  std::optional<ChosenElement> match();

private:
  /// Whether `other` may be what there is elsewhere.
  bool accepts(TypedAttr other) {
    return other && isOnce(reduce.getKind(), other) &&
           (!result.other || result.other == other);
  }
  bool takeChoice(WhereOp where);
  std::optional<bool> takeGate(Operation *op);
  bool takeTruth(Operation *op);
  bool takeProduct(Operation *op);

  IndexBuilder &indices;
  ReduceOp reduce;
  TypedAttr zero;
  ChosenElement result;
};
} // namespace

bool ElementMatcher::takeChoice(WhereOp where) {
  auto getConstant = [](Value value) -> TypedAttr {
    auto op = value.getDefiningOp<ConstOp>();
    return op ? op.getValue() : TypedAttr();
  };
  TypedAttr onTrue = getConstant(where.getTrueValue());
  TypedAttr onFalse = getConstant(where.getFalseValue());
  bool holds = accepts(onFalse);
  if (!holds && !accepts(onTrue))
    return false;
  Value condition = where.getCondition();
  addClauses(holds ? condition : indices.logicalNot(condition), indices,
             result.clauses);
  result.other = holds ? onFalse : onTrue;
  result.value = holds ? where.getTrueValue() : where.getFalseValue();
  return true;
}

/// A read whose gate is false is 0. Whether its gate says something new; none
/// if there is no gate to be taken.
std::optional<bool> ElementMatcher::takeGate(Operation *op) {
  auto read = dyn_cast<IndexOp>(op);
  if (!read || !read.getGate() || !accepts(zero))
    return std::nullopt;
  size_t known = result.clauses.size();
  addClauses(read.getGate(), indices, result.clauses);
  result.other = zero;
  return known != result.clauses.size();
}

/// The condition that a number is 1 or 0 by.
static Value getTruth(Value value) {
  auto cast = value.getDefiningOp<CastOp>();
  return cast && cast->getOperand(0).getType().isInteger(1)
             ? cast->getOperand(0)
             : Value();
}

/// true is 1 as a number.
bool ElementMatcher::takeTruth(Operation *op) {
  Value truth = getTruth(result.value);
  if (!truth || !accepts(zero))
    return false;
  addClauses(truth, indices, result.clauses);
  result.other = zero;
  result.value = indices.unique(ConstOp::create(
      indices.getBuilder(), op->getLoc(), reduce.getType(), int64_t(1)));
  return true;
}

/// A product with a truth is an element or 0.
bool ElementMatcher::takeProduct(Operation *op) {
  if (!isa<MulOp>(op) || !isa<IntegerType>(reduce.getType()))
    return false;
  for (unsigned number : {0, 1})
    if (Value truth = getTruth(op->getOperand(number));
        truth && accepts(zero)) {
      addClauses(truth, indices, result.clauses);
      result.other = zero;
      result.value = op->getOperand(1 - number);
      return true;
    }
  return false;
}

std::optional<ChosenElement> ElementMatcher::match() {
  while (Operation *op = result.value.getDefiningOp()) {
    if (auto where = dyn_cast<WhereOp>(op)) {
      if (!takeChoice(where))
        return std::nullopt;
      continue;
    }
    if (std::optional<bool> isNew = takeGate(op)) {
      if (!*isNew)
        break;
      continue;
    }
    if (takeTruth(op) || !takeProduct(op))
      break;
  }
  if (result.clauses.empty())
    return std::nullopt;
  return result;
}

std::optional<ChosenElement> uop::matchChosenElement(IndexBuilder &indices,
                                                     ReduceOp reduce) {
  return ElementMatcher(indices, reduce).match();
}

namespace {
/// See cloneElement.
class ElementCloner {
public:
  ElementCloner(IndexBuilder &indices, DenseMap<Value, Value> map,
                const llvm::DenseSet<Value> &dropped, Value gate,
                bool mustBeInside)
      : indices(indices), map(std::move(map)), dropped(dropped), gate(gate),
        mustBeInside(mustBeInside) {}

  Value clone(Value value);

private:
  FailureOr<Value> cloneRead(IndexOp read, ArrayRef<Value> operands,
                             bool changed);
  FailureOr<Value> cloneOp(Operation *op, ArrayRef<Value> operands);
  Value lookup(Value old) const {
    auto it = map.find(old);
    return it == map.end() ? old : it->second;
  }

  IndexBuilder &indices;
  DenseMap<Value, Value> map;
  const llvm::DenseSet<Value> &dropped;
  Value gate;
  bool mustBeInside;
};
} // namespace

/// The read at another position or under fewer clauses; null if it stays as it
/// is.
FailureOr<Value>
ElementCloner::cloneRead(IndexOp read, ArrayRef<Value> operands, bool changed) {
  Value newGate;
  bool isFree = !read.getGate();
  if (read.getGate()) {
    SmallVector<Value> clauses;
    addClauses(read.getGate(), indices, clauses);
    for (Value clause : clauses) {
      if (dropped.contains(clause)) {
        isFree = changed = true;
        continue;
      }
      Value kept =
          cloneElement(indices, clause, map, dropped, gate, mustBeInside);
      if (!kept)
        return failure();
      newGate = indices.logicalAnd(newGate, kept);
    }
  }
  if (!changed)
    return Value();
  ValueRange position = ValueRange(operands).slice(1, read.getIndices().size());
  auto type = cast<RankedTensorType>(read.getSource().getType());
  if (!indices.isInside(position, type.getShape())) {
    if (mustBeInside && isFree)
      return failure();
    newGate = indices.logicalAnd(gate, newGate);
  }
  return indices.unique(IndexOp::create(indices.getBuilder(), read.getLoc(),
                                        operands.front(), position, newGate));
}

/// The op with other operands.
FailureOr<Value> ElementCloner::cloneOp(Operation *op,
                                        ArrayRef<Value> operands) {
  if (auto reduction = dyn_cast<RangeReductionOpInterface>(op))
    if (llvm::any_of(reduction.getReducedRanges(),
                     [&](Value range) { return lookup(range) != range; }))
      return failure();
  if (auto scan = dyn_cast<ScanOp>(op)) {
    auto range = operands[1].getDefiningOp<RangeOp>();
    auto old = scan.getRange().getDefiningOp<RangeOp>();
    if (!range || !range.getStaticSize() ||
        range.getStaticSize() != old.getStaticSize())
      return failure();
  }
  if (op->getNumResults() != 1)
    return failure();
  if (Value copy = indices.rebuild(op, operands))
    return copy;
  IRMapping mapping;
  mapping.map(op->getOperands(), operands);
  Operation *clone = indices.getBuilder().clone(*op, mapping);
  return op->getNumRegions() == 0 ? indices.unique(clone)
                                  : Value(clone->getResult(0));
}

Value ElementCloner::clone(Value value) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  for (Operation *op : slice) {
    Value result = op->getResult(0);
    if (map.contains(result) || isa<RangeOp, ConstOp>(op))
      continue;
    SmallVector<Value> operands = llvm::map_to_vector(
        op->getOperands(), [&](Value operand) { return lookup(operand); });
    bool changed = !llvm::equal(operands, op->getOperands());
    indices.setLoc(op->getLoc());
    FailureOr<Value> copy = Value();
    if (auto read = dyn_cast<IndexOp>(op))
      copy = cloneRead(read, operands, changed);
    else if (changed)
      copy = cloneOp(op, operands);
    if (failed(copy))
      return {};
    if (*copy)
      map[result] = *copy;
  }
  return lookup(value);
}

Value uop::cloneElement(IndexBuilder &indices, Value value,
                        DenseMap<Value, Value> map,
                        const llvm::DenseSet<Value> &dropped, Value gate,
                        bool mustBeInside) {
  return ElementCloner(indices, std::move(map), dropped, gate, mustBeInside)
      .clone(value);
}
