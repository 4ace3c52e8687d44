//===- RangeifyElements.cpp - The scalars of tensor ops ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockRangeifier.h"

#include "../Utils/ConstantPower.h"
#include "uop/Dialect/UOp/IR/Widening.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;

/// The element of a tensor at a position, as a scalar: what was computed, or a
/// read of the materialised tensor. An empty tensor is never read; a value that
/// does not depend on its empty range must not touch memory either. Where the
/// gate is false the element matters only if it has to be zero there; else a
/// read that is in the tensor anyway needs no gate, and may so depend on fewer
/// ranges.
Value BlockRangeifier::getElement(Value value, ValueRange position, Value gate,
                                  Location loc, bool isZeroElsewhere) {
  auto type = cast<RankedTensorType>(value.getType());
  if (llvm::is_contained(type.getShape(), 0))
    return indices.unique(ConstOp::create(scalars.getOpBuilder(), loc,
                                          type.getElementType(), int64_t(0)));
  if (isTensorValue(value)) {
    ValueState &state = states[value];
    // What is the same everywhere is not read from memory.
    if (!state.isMaterialized || state.scalar.getDefiningOp<ConstOp>())
      return state.scalar;
  }
  SmallVector<Value> normal(position);
  for (auto [index, size] : llvm::zip_equal(normal, type.getShape()))
    if (size == 1)
      index = indices.constant(0);
  SmallVector<Value> shape = indices.sizes(value);
  if (!isZeroElsewhere && indices.isInside(normal, ArrayRef<Value>(shape)))
    gate = {};
  if (Value memory = isTensorValue(value) ? states[value].memory : Value()) {
    if (cast<RankedTensorType>(memory.getType()).getRank() != type.getRank())
      normal = {indices.linearize(normal, ArrayRef<Value>(shape))};
    value = memory;
  } else if (isDynamic(value)) {
    normal = {indices.linearize(normal, ArrayRef<Value>(shape))};
  }
  return indices.unique(
      IndexOp::create(scalars.getOpBuilder(), loc, value, normal, gate));
}

/// The result of `op`: a constant if its operands are and a folder knows it,
/// or an operand, as x * 1 is.
Value BlockRangeifier::foldConstants(Operation *op) {
  Value result = op->getResult(0);
  auto isConst = [](Value operand) {
    return isa_and_nonnull<ConstOp>(operand.getDefiningOp());
  };
  SmallVector<Value, 1> folded;
  if (llvm::none_of(op->getOperands(), isConst) ||
      failed(scalars.getOpBuilder().tryFold(op, folded)) || folded.empty())
    return result;
  // One of the operands is known already.
  Value value = folded.front();
  bool isNew = !llvm::is_contained(op->getOperands(), value);
  op->erase();
  auto constant = value.getDefiningOp<ConstOp>();
  return isNew && constant ? indices.unique(constant) : value;
}

/// The element of the source that has it, the first one that does.
Value BlockRangeifier::emitMovement(MovementOpInterface movement,
                                    const ValueState &state) {
  Location loc = movement.getLoc();
  OpBuilder &builder = scalars.getOpBuilder();
  Value result;
  auto getFill = [&](Type type) -> Value {
    if (Value fill = movement.getFillValue())
      return fill;
    return indices.unique(ConstOp::create(builder, loc, type, 0));
  };
  for (unsigned source = movement.getNumSources(); source-- > 0;) {
    Value operand = movement->getOperand(source);
    SmallVector<Value> position;
    Value valid =
        movement.mapToSource(indices, source, state.position, position);
    // A source that is never read is not even looked at.
    if (auto never = valid ? valid.getDefiningOp<ConstOp>() : ConstOp())
      if (isa<BoolAttr>(never.getValue()) &&
          !cast<BoolAttr>(never.getValue()).getValue())
        continue;
    Value value = getElement(operand, position,
                             indices.logicalAnd(state.gate, valid), loc);
    if (!valid) {
      result = value;
      continue;
    }
    // Zeros are put beside what is read, before that is made wider.
    auto wider = value.getDefiningOp<CastOp>();
    bool isWidened =
        wider && isCheapWidening(wider) && !result && !movement.getFillValue();
    if (isWidened)
      value = wider.getInput();
    if (!result)
      result = getFill(value.getType());
    result =
        indices.unique(WhereOp::create(builder, loc, valid, value, result));
    if (isWidened)
      result =
          indices.unique(CastOp::create(builder, loc, wider.getType(), result));
  }
  return result ? result
                : getFill(getElementTypeOrSelf(movement->getResult(0)));
}

Value BlockRangeifier::emitReduction(ReductionOpInterface reduction,
                                     const ValueState &state) {
  Location loc = reduction.getLoc();
  OpBuilder &builder = scalars.getOpBuilder();
  Value source = reduction.getReducedSource();
  ArrayRef<Value> ranges = reduceRanges[reduction];
  SmallVector<Value> position;
  const Value *kept = state.position.begin();
  const Value *range = ranges.begin();
  int64_t rank = cast<RankedTensorType>(source.getType()).getRank();
  for (int64_t axis = 0; axis < rank; ++axis) {
    Value size = indices.size(source, axis);
    IndexBounds bounds = indices.getBounds(size);
    if (!llvm::is_contained(reduction.getReducedAxes(), axis))
      position.push_back(*kept++);
    else
      position.push_back(
          bounds.min == 1 && bounds.max == 1 ? indices.constant(0) : *range++);
  }
  Value value = getElement(source, position, state.gate, loc);
  if (ranges.empty())
    return value;
  Value result = reduction.createScalarReduction(builder, value, ranges);
  auto reduce = result.getDefiningOp<ReduceOp>();
  bool isEmpty = llvm::any_of(
      ranges, [](Value range) { return getRangeSize(range) == 0; });
  if (!reduce || !isEmpty)
    return result;
  Type element = getElementTypeOrSelf(reduction->getResult(0));
  return indices.unique(ConstOp::create(
      builder, loc, getReductionIdentity(reduce.getKind(), element)));
}

Value BlockRangeifier::emitIndirect(IndirectOpInterface indirect,
                                    const ValueState &state) {
  Location loc = indirect.getLoc();
  return indirect.createIndirectElement(
      indices, state.position,
      [&](unsigned operand, ValueRange position, Value gate) {
        Value source = indirect->getOperand(operand);
        Value value =
            getElement(source, position, indices.logicalAnd(state.gate, gate),
                       loc, /*isZeroElsewhere=*/bool(gate));
        // A constant is not read, so its gate is ours to apply.
        if (!gate || value.getDefiningOp<IndexOp>())
          return value;
        Value zero = indices.unique(ConstOp::create(
            scalars.getOpBuilder(), loc, value.getType(), int64_t(0)));
        return indices.select(gate, value, zero);
      });
}

Value BlockRangeifier::emitElement(Operation *op, const ValueState &state) {
  Location loc = op->getLoc();
  OpBuilder &builder = scalars.getOpBuilder();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Type element = type.getElementType();
  if (llvm::is_contained(type.getShape(), 0))
    return indices.unique(ConstOp::create(builder, loc, element, int64_t(0)));
  if (Value value = findPaddedValue(op))
    return getElement(value, state.position, state.gate, loc);
  if (auto movement = dyn_cast<MovementOpInterface>(op))
    return emitMovement(movement, state);
  if (auto reduction = dyn_cast<ReductionOpInterface>(op))
    return emitReduction(reduction, state);
  if (auto indirect = dyn_cast<IndirectOpInterface>(op))
    return emitIndirect(indirect, state);
  if (auto generator = dyn_cast<GeneratorOpInterface>(op))
    return generator.createElement(indices, state.position);

  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(getElement(operand, state.position, state.gate, loc));
  if (isa<ContiguousOp, tensor::CastOp>(op))
    return operands[0];
  if (isa<PowOp>(op))
    if (Value power =
            buildConstantPower(builder, loc, operands[0], operands[1]))
      return power;
  // An elementwise op of tensors, on their elements.
  OperationState clone(loc, op->getName(), operands, element, op->getAttrs());
  return foldConstants(builder.create(clone));
}

void BlockRangeifier::emit(Operation *op) {
  Value result = op->getResult(0);
  auto it = states.find(result);
  if (it == states.end())
    return;
  ValueState &state = it->second;
  if (!state.isRead && !state.isMaterialized)
    return;
  indices.setLoc(op->getLoc());
  if (Value value = findPaddedValue(op); value && isPaddedInPlace(op, value)) {
    result.replaceAllUsesWith(states[value].memory);
    return;
  }
  // A copy, because emitting may look up other states.
  ValueState self = state;
  Value scalar = emitElement(op, self);
  states[result].scalar = scalar;
  if (!self.isMaterialized)
    return;
  OpBuilder builder(op);
  auto bufferize =
      BufferizeOp::create(builder, op->getLoc(), getMemoryType(result), scalar,
                          self.position, Space::global, self.isRemovable);
  if (isDynamic(result))
    states[result].memory = bufferize.getResult();
  else
    result.replaceAllUsesWith(bufferize.getResult());
}
