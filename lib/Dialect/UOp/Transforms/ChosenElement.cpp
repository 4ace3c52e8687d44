//===- ChosenElement.cpp - What a reduction combines ---------- -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChosenElement.h"

#include "FloatingScalars.h"

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

std::optional<ChosenElement> uop::matchChosenElement(IndexBuilder &indices,
                                                     ReduceOp reduce) {
  OpBuilder &builder = indices.getBuilder();
  ChosenElement result;
  result.value = reduce.getValue();
  ReduceKind kind = reduce.getKind();
  auto getConstant = [](Value value) -> TypedAttr {
    auto op = value.getDefiningOp<ConstOp>();
    return op ? op.getValue() : TypedAttr();
  };
  auto accepts = [&](TypedAttr other) {
    return other && isOnce(kind, other) &&
           (!result.other || result.other == other);
  };
  TypedAttr zero = builder.getZeroAttr(reduce.getType());
  while (Operation *op = result.value.getDefiningOp()) {
    if (auto where = dyn_cast<WhereOp>(op)) {
      TypedAttr onTrue = getConstant(where.getTrueValue());
      TypedAttr onFalse = getConstant(where.getFalseValue());
      bool holds = accepts(onFalse);
      if (!holds && !accepts(onTrue))
        return std::nullopt;
      Value condition = where.getCondition();
      addClauses(holds ? condition : indices.logicalNot(condition), indices,
                 result.clauses);
      result.other = holds ? onFalse : onTrue;
      result.value = holds ? where.getTrueValue() : where.getFalseValue();
      continue;
    }
    // A read whose gate is false is 0.
    auto read = dyn_cast<IndexOp>(op);
    if (read && read.getGate() && accepts(zero)) {
      size_t known = result.clauses.size();
      addClauses(read.getGate(), indices, result.clauses);
      result.other = zero;
      if (known == result.clauses.size())
        break;
      continue;
    }
    // true is 1 as a number, and a product with it an element or 0.
    auto getTruth = [](Value value) {
      auto cast = value.getDefiningOp<CastOp>();
      return cast && cast->getOperand(0).getType().isInteger(1)
                 ? cast->getOperand(0)
                 : Value();
    };
    if (Value truth = getTruth(result.value); truth && accepts(zero)) {
      addClauses(truth, indices, result.clauses);
      result.other = zero;
      result.value = indices.unique(
          ConstOp::create(builder, op->getLoc(), reduce.getType(), int64_t(1)));
      break;
    }
    bool isProduct = isa<MulOp>(op) && isa<IntegerType>(reduce.getType());
    Value other;
    for (unsigned number : {0, 1})
      if (isProduct && !other)
        if (Value truth = getTruth(op->getOperand(number));
            truth && accepts(zero)) {
          addClauses(truth, indices, result.clauses);
          result.other = zero;
          other = op->getOperand(1 - number);
        }
    if (!other)
      break;
    result.value = other;
  }
  if (result.clauses.empty())
    return std::nullopt;
  return result;
}

Value uop::cloneElement(IndexBuilder &indices, Value value,
                        DenseMap<Value, Value> map,
                        const llvm::DenseSet<Value> &dropped, Value gate,
                        bool mustBeInside) {
  OpBuilder &builder = indices.getBuilder();
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  auto lookup = [&](Value old) {
    auto it = map.find(old);
    return it == map.end() ? old : it->second;
  };
  for (Operation *op : slice) {
    Value result = op->getResult(0);
    if (map.contains(result) || isa<RangeOp, ConstOp>(op))
      continue;
    SmallVector<Value> operands =
        llvm::map_to_vector(op->getOperands(), lookup);
    bool changed = !llvm::equal(operands, op->getOperands());
    indices.setLoc(op->getLoc());
    if (auto read = dyn_cast<IndexOp>(op)) {
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
            return {};
          newGate = indices.logicalAnd(newGate, kept);
        }
      }
      if (!changed)
        continue;
      ValueRange position =
          ValueRange(operands).slice(1, read.getIndices().size());
      auto type = cast<RankedTensorType>(read.getSource().getType());
      if (!indices.isInside(position, type.getShape())) {
        if (mustBeInside && isFree)
          return {};
        newGate = indices.logicalAnd(gate, newGate);
      }
      map[result] = indices.unique(IndexOp::create(
          builder, op->getLoc(), operands.front(), position, newGate));
      continue;
    }
    if (!changed)
      continue;
    if (auto reduction = dyn_cast<RangeReductionOpInterface>(op))
      if (llvm::any_of(reduction.getReducedRanges(),
                       [&](Value range) { return lookup(range) != range; }))
        return {};
    if (auto scan = dyn_cast<ScanOp>(op)) {
      auto range = operands[1].getDefiningOp<RangeOp>();
      auto old = scan.getRange().getDefiningOp<RangeOp>();
      if (!range || !range.getStaticSize() ||
          range.getStaticSize() != old.getStaticSize())
        return {};
    }
    if (op->getNumResults() != 1)
      return {};
    Value copy = indices.rebuild(op, operands);
    if (!copy) {
      IRMapping mapping;
      mapping.map(op->getOperands(), operands);
      Operation *clone = builder.clone(*op, mapping);
      copy = op->getNumRegions() == 0 ? indices.unique(clone)
                                      : clone->getResult(0);
    }
    map[result] = copy;
  }
  return lookup(value);
}
