//===- SameElement.cpp - Equal scalars over different ranges ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SameElement.h"

#include "../Utils/FloatingScalars.h"

using namespace mlir;
using namespace uop;

Value uop::substituteIndex(IndexBuilder &indices, Value index,
                           const DenseMap<Value, Value> &map) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(index, slice);
  DenseMap<Value, Value> values(map);
  auto lookup = [&](Value value) {
    auto it = values.find(value);
    return it == values.end() ? value : it->second;
  };
  for (Operation *op : slice) {
    if (values.contains(op->getResult(0)))
      continue;
    SmallVector<Value> operands =
        llvm::map_to_vector(op->getOperands(), lookup);
    // The builder may not know yet what an op inside of a sum is.
    if (llvm::equal(operands, op->getOperands())) {
      if (isa<MulOp>(op))
        (void)indices.rebuild(op, operands);
      continue;
    }
    Value rebuilt = indices.rebuild(op, operands);
    if (!rebuilt)
      return {};
    values[op->getResult(0)] = rebuilt;
  }
  return lookup(index);
}

namespace {
/// Compares the scalars that two values are computed from, pair by pair.
class ElementComparison {
public:
  ElementComparison(IndexBuilder &indices, RangeDependence &ranges,
                    ValueRange from, ValueRange to)
      : indices(indices), ranges(ranges) {
    for (auto [range, other] : llvm::zip_equal(from, to))
      map[range] = other;
  }

  bool compare(Value first, Value second);

private:
  bool mapRange(Value range, Value other);
  std::optional<bool> compareByValue(Value a, Value b);
  bool compareOps(Operation *op, Operation *other);

  /// Whether another range takes its place.
  bool moves(Value range) {
    auto it = map.find(range);
    return it != map.end() && it->second != range;
  }

  IndexBuilder &indices;
  RangeDependence &ranges;
  DenseMap<Value, Value> map;
  SmallVector<std::pair<Value, Value>> worklist;
};
} // namespace

bool ElementComparison::mapRange(Value range, Value other) {
  auto op = range.getDefiningOp<RangeOp>();
  auto otherOp = other.getDefiningOp<RangeOp>();
  return op.getStaticSize() && op.getStaticSize() == otherOp.getStaticSize() &&
         op.getKind() == otherOp.getKind() &&
         map.try_emplace(range, other).first->second == other;
}

/// Whether the values are the same; none if that is up to their ops.
std::optional<bool> ElementComparison::compareByValue(Value a, Value b) {
  if (auto it = map.find(a); it != map.end())
    return it->second == b;
  if (a == b)
    return llvm::none_of(ranges.get(a),
                         [&](Value range) { return moves(range); });
  if (a.getType() != b.getType())
    return false;
  if (a.getType().isIndex() || a.getType().isInteger(1)) {
    if (substituteIndex(indices, a, map) == b)
      return true;
    if (a.getType().isIndex())
      return false;
  }
  return std::nullopt;
}

/// Whether both ops are scalars and do the same with their operands.
static bool isSameScalarOp(Operation *op, Operation *other) {
  return op && other && op->getName() == other->getName() && isScalarOp(op) &&
         !isa<RangeOp>(op) && op->getNumRegions() == 0 &&
         op->getNumOperands() == other->getNumOperands() &&
         op->getRawDictionaryAttrs() == other->getRawDictionaryAttrs() &&
         (op->getName().getOpPropertyByteSize() == 0 ||
          op->getName().compareOpProperties(op->getPropertiesStorage(),
                                            other->getPropertiesStorage()));
}

/// Whether the ops are the same if their operands, which are put on the
/// worklist, are.
bool ElementComparison::compareOps(Operation *op, Operation *other) {
  if (!isSameScalarOp(op, other))
    return false;
  if (auto reduce = dyn_cast<ReduceOp>(op)) {
    auto otherReduce = cast<ReduceOp>(other);
    for (auto [range, otherRange] :
         llvm::zip_equal(reduce.getRanges(), otherReduce.getRanges()))
      if (!mapRange(range, otherRange))
        return false;
    worklist.push_back({reduce.getValue(), otherReduce.getValue()});
    return true;
  }
  SmallVector<Value> operands(other->getOperands());
  auto getKind = [](Value value) {
    Operation *def = value.getDefiningOp();
    return def ? def->getName().getAsOpaquePointer() : nullptr;
  };
  if (op->hasTrait<OpTrait::IsCommutative>() && operands.size() == 2 &&
      getKind(op->getOperand(0)) != getKind(operands[0]))
    std::swap(operands[0], operands[1]);
  for (auto [operand, otherOperand] :
       llvm::zip_equal(op->getOperands(), operands))
    worklist.push_back({operand, otherOperand});
  return true;
}

bool ElementComparison::compare(Value first, Value second) {
  worklist = {{first, second}};
  llvm::DenseSet<std::pair<Value, Value>> seen;
  while (!worklist.empty()) {
    auto [a, b] = worklist.pop_back_val();
    if (!seen.insert({a, b}).second)
      continue;
    std::optional<bool> isSame = compareByValue(a, b);
    if (!isSame)
      isSame = compareOps(a.getDefiningOp(), b.getDefiningOp());
    if (!*isSame)
      return false;
  }
  return true;
}

bool uop::isSameElement(IndexBuilder &indices, RangeDependence &ranges,
                        Value first, ValueRange from, Value second,
                        ValueRange to) {
  return ElementComparison(indices, ranges, from, to).compare(first, second);
}
