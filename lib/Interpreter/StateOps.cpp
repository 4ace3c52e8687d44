//===- StateOps.cpp - Runtime buffers and variables -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "uop/Dialect/UOp/IR/Variables.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

static LogicalResult evalBuffer(Context &context, Operation *op, Operands,
                                Results results) {
  auto buffer = cast<BufferOp>(op);
  RankedTensorType type = buffer.getType();
  RunState &state = context.getRunState();
  RunState::RuntimeBuffer &memory = state.buffers[buffer.getId()];
  if (memory.contents.empty()) {
    FailureOr<Tensor> zeros =
        createTensor(op, type.getElementType(), type.getShape());
    if (failed(zeros))
      return failure();
    memory.contents = std::move(*zeros);
  }
  const Tensor &contents = *memory.contents.getTensor();
  if (contents.getElementType() != type.getElementType() ||
      contents.getShape() != type.getShape())
    return op->emitOpError("has type ")
           << type << "; buffer " << buffer.getId() << " holds "
           << RankedTensorType::get(contents.getShape(),
                                    contents.getElementType());
  state.versions[op] = memory.version;
  results[0] = memory.contents;
  return success();
}

/// The target with the box replaced. What was never written outside of the box
/// stays so.
static FailureOr<Tensor> replaceBox(AssignOp assign, Operands operands,
                                    const Tensor &value, const Tensor &target) {
  Operands values = operands.drop_front(2);
  SmallVector<int64_t> offsets = resolveList(*assign.getOffsets(), values);
  SmallVector<int64_t> sizes = resolveList(*assign.getSizes(), values);
  if (failed(checkBox(assign, target.getShape(), offsets, sizes)))
    return failure();
  if (value.getShape() != ArrayRef<int64_t>(sizes))
    return assign->emitOpError("assigns ")
           << toString(value.getShape()) << " elements to a box of "
           << toString(sizes);
  FailureOr<Tensor> result =
      createTensor(assign, target.getElementType(), target.getShape());
  if (failed(result))
    return failure();
  for (int64_t i = 0, count = target.getNumElements(); i < count; ++i)
    result->set(i, target.get(i));
  llvm::BitVector undefined = target.getUndefined();
  SmallVector<int64_t, 4> strides = getStrides(target.getShape());
  SmallVector<int64_t> position(strides.size(), 0);
  for (int64_t i = 0, count = value.getNumElements(); i < count; ++i) {
    int64_t linear = 0;
    for (auto [index, offset, stride] :
         llvm::zip_equal(position, offsets, strides))
      linear += (index + offset) * stride;
    result->set(linear, value.get(i));
    if (!undefined.empty())
      undefined.reset(linear);
    advance(value.getShape(), position);
  }
  if (undefined.any())
    result->setUndefined(std::move(undefined));
  return result;
}

static LogicalResult evalAssign(Context &context, Operation *op,
                                Operands operands, Results results) {
  auto assign = cast<AssignOp>(op);
  const Tensor *value = getDefinedTensor(op, operands, 0);
  const Tensor *target = assign.isWhole() ? getDefinedTensor(op, operands, 1)
                                          : operands[1]->getTensor();
  if (!value || !target)
    return failure();
  if (assign.isWhole()) {
    for (auto [axis, size, expected] :
         llvm::enumerate(value->getShape(), target->getShape()))
      if (size != expected)
        return op->emitOpError("axis ") << axis << ": sizes " << size << " and "
                                        << expected << " should be equal";
    results[0] = *operands[0];
  } else {
    FailureOr<Tensor> result = replaceBox(assign, operands, *value, *target);
    if (failed(result))
      return failure();
    results[0] = std::move(*result);
  }

  BufferOp buffer = assign.getBuffer();
  if (!buffer)
    return success();
  RunState &state = context.getRunState();
  RunState::RuntimeBuffer &memory = state.buffers[buffer.getId()];
  if (state.versions.lookup(assign.getTarget().getDefiningOp()) !=
      memory.version)
    return op->emitOpError("assigns to an old state of buffer ")
           << buffer.getId() << "; assign to the result of its last assignment";
  memory.contents = results[0];
  state.versions[op] = ++memory.version;
  return success();
}

static LogicalResult checkBounds(Operation *op, DefineVarOp variable,
                                 int64_t value) {
  auto min = static_cast<int64_t>(variable.getMin());
  auto max = static_cast<int64_t>(variable.getMax());
  if (value >= min && value <= max)
    return success();
  return op->emitOpError("variable '")
         << variable.getName() << "' is in [" << min << ", " << max << "], got "
         << value;
}

static LogicalResult evalDefineVar(Context &context, Operation *op, Operands,
                                   Results results) {
  auto variable = cast<DefineVarOp>(op);
  const llvm::StringMap<int64_t> &chosen = context.getRunState().variables;
  auto found = chosen.find(variable.getName());
  const llvm::StringMap<int64_t> &sizes = context.getRunState().sizes;
  auto size = sizes.find(variable.getName());
  int64_t value = variable.getMin();
  if (size != sizes.end())
    value = size->second;
  else if (found != chosen.end())
    value = found->second;
  else if (needsValue(variable))
    return op->emitOpError("variable '")
           << variable.getName() << "' has no value; choose one in ["
           << static_cast<int64_t>(variable.getMin()) << ", "
           << static_cast<int64_t>(variable.getMax()) << "]";
  results[0] = makeScalar(op->getResult(0).getType(), uint64_t(value));
  return checkBounds(op, variable, value);
}

static LogicalResult evalBind(Context &, Operation *op, Operands operands,
                              Results results) {
  results[0] = *operands[1];
  return checkBounds(
      op, cast<BindOp>(op).getVariable().getDefiningOp<DefineVarOp>(),
      int64_t(operands[1]->getScalar()->bits));
}

LogicalResult uop::interp::bindSizes(FunctionOpInterface function,
                                     ArrayRef<InterpValue> arguments,
                                     RunState &state) {
  state.sizes.clear();
  for (unsigned i = 0; i < arguments.size(); ++i) {
    const Tensor *tensor = arguments[i].getTensor();
    SmallVector<VarAttr> variables = getSizeVariables(function, i);
    if (!tensor || variables.size() != tensor->getShape().size())
      continue;
    for (auto [axis, variable, size] :
         llvm::enumerate(variables, tensor->getShape())) {
      if (!variable)
        continue;
      StringRef name = variable.getName().getValue();
      auto fail = [&, axis = axis]() {
        return function->emitOpError("argument ")
               << i << ", axis " << axis << ": variable '" << name << "' is ";
      };
      if (size < variable.getMin() || size > variable.getMax())
        return fail() << "in [" << variable.getMin() << ", "
                      << variable.getMax() << "], got " << size;
      auto chosen = state.variables.find(name);
      if (chosen != state.variables.end() && chosen->second != size)
        return fail() << chosen->second << " by choice, got " << size;
      auto [known, isNew] = state.sizes.try_emplace(name, size);
      if (!isNew && known->second != size)
        return fail() << known->second << " by another argument, got " << size;
    }
  }
  return success();
}

void uop::interp::addStateOps(OpTable &table) {
  table.add<BufferOp>(evalBuffer);
  table.add<AssignOp>(evalAssign);
  table.add<DefineVarOp>(evalDefineVar);
  table.add<BindOp>(evalBind);
}
