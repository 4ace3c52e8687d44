//===- Pieces.cpp - A large graph as several programs -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pieces.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend::detail;

SmallVector<Operation *>
frontend::detail::findNeeded(ArrayRef<Value> results,
                             llvm::function_ref<bool(Value)> isLeaf) {
  SmallVector<Operation *> order;
  llvm::DenseSet<Operation *> seen;
  SmallVector<std::pair<Operation *, unsigned>> stack;
  auto visit = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && !isLeaf(value) && seen.insert(op).second)
      stack.push_back({op, 0});
  };
  for (Value result : results) {
    visit(result);
    while (!stack.empty()) {
      auto &[op, next] = stack.back();
      if (next == op->getNumOperands()) {
        order.push_back(op);
        stack.pop_back();
      } else {
        visit(op->getOperand(next++));
      }
    }
  }
  return order;
}

/// Whether memory for the value would be larger than that of what it is of.
static bool isCheapToRepeat(Operation *op) {
  return op->getNumOperands() == 0 || isa<ExpandOp>(op);
}

static int64_t getBytes(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  unsigned bits =
      type.getElementType().isIndex() ? 64 : type.getElementTypeBitWidth();
  return countElements(type).value_or(INT64_MAX / 64) *
         std::max<int64_t>(1, bits / 8);
}

namespace {
class Cutter {
public:
  Cutter(ArrayRef<Operation *> order, ArrayRef<Value> results,
         llvm::function_ref<bool(Value)> isLeaf)
      : order(order), isLeaf(isLeaf), lastUse(order.size(), 0) {
    for (auto [i, op] : llvm::enumerate(order))
      numbers[op] = i;
    for (Value result : results)
      if (!isLeaf(result))
        requested.insert(result);
  }

  SmallVector<Piece> run(size_t limit) {
    findLastUses();
    SmallVector<Piece> pieces;
    for (size_t begin = 0; begin < order.size();) {
      size_t end = findEnd(begin, limit);
      pieces.push_back(makePiece(begin, end));
      begin = end;
    }
    return pieces;
  }

private:
  /// Where each result is needed last: a cheap op needs its operands wherever
  /// it is repeated.
  void findLastUses() {
    for (size_t i = order.size(); i-- != 0;) {
      size_t use = isCheapToRepeat(order[i]) ? std::max(i, lastUse[i]) : i;
      for (Value operand : order[i]->getOperands())
        if (!isLeaf(operand)) {
          size_t def = numbers.lookup(operand.getDefiningOp());
          lastUse[def] = std::max(lastUse[def], use);
        }
    }
    // The bytes that are alive after each op.
    SmallVector<int64_t> change(order.size() + 1, 0);
    for (auto [i, op] : llvm::enumerate(order))
      if (!isCheapToRepeat(op) && lastUse[i] > i) {
        int64_t bytes = getBytes(op->getResult(0));
        change[i] += bytes;
        change[lastUse[i]] -= bytes;
      }
    int64_t sum = 0;
    for (size_t i = 0; i != order.size(); ++i)
      alive.push_back(sum += change[i]);
  }

  size_t findEnd(size_t begin, size_t limit) {
    if (order.size() - begin <= limit)
      return order.size();
    size_t best = begin + limit;
    for (size_t end = best - 1; end >= begin + (limit + 1) / 2; --end)
      if (alive[end - 1] < alive[best - 1])
        best = end;
    return best;
  }

  Piece makePiece(size_t begin, size_t end) {
    Piece piece;
    llvm::SetVector<Value> inputs;
    llvm::DenseSet<Operation *> repeated;
    SmallVector<Operation *> stack;
    auto need = [&](Value value) {
      Operation *op = value.getDefiningOp();
      if (isLeaf(value)) {
        inputs.insert(value);
      } else if (size_t def = numbers.lookup(op); def < begin) {
        if (!isCheapToRepeat(op) || requested.contains(value))
          inputs.insert(value);
        else if (repeated.insert(op).second)
          stack.push_back(op);
      }
    };
    for (size_t i = begin; i != end; ++i) {
      llvm::for_each(order[i]->getOperands(), need);
      // Repeated ops have one operand at most, so the deepest one is first.
      SmallVector<Operation *> chain;
      while (!stack.empty()) {
        Operation *op = stack.pop_back_val();
        chain.push_back(op);
        llvm::for_each(op->getOperands(), need);
      }
      piece.ops.append(chain.rbegin(), chain.rend());
      piece.ops.push_back(order[i]);
      for (Value result : order[i]->getResults())
        if (requested.contains(result) ||
            (lastUse[i] >= end && !isCheapToRepeat(order[i])))
          piece.outputs.push_back(result);
    }
    piece.inputs = inputs.takeVector();
    for (Value input : piece.inputs)
      if (!isLeaf(input) && !requested.contains(input) &&
          lastUse[numbers.lookup(input.getDefiningOp())] < end)
        piece.finished.push_back(input);
    return piece;
  }

  ArrayRef<Operation *> order;
  llvm::function_ref<bool(Value)> isLeaf;
  llvm::DenseMap<Operation *, size_t> numbers;
  llvm::DenseSet<Value> requested;
  SmallVector<size_t> lastUse;
  SmallVector<int64_t> alive;
};
} // namespace

SmallVector<Piece> frontend::detail::cutIntoPieces(
    ArrayRef<Operation *> order, ArrayRef<Value> results,
    llvm::function_ref<bool(Value)> isLeaf, size_t limit) {
  return Cutter(order, results, isLeaf).run(std::max<size_t>(limit, 2));
}
