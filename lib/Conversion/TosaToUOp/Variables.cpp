//===- Variables.cpp - State of TOSA ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A runtime buffer begins as zeros. So the buffer of a variable with an initial
// value holds the bits of its contents, exclusive or those of that value.
//
// Branches and loops become functions, which runtime buffers do not enter. So
// the variables are read before them, passed through them as values, and
// written after them.
//
//===----------------------------------------------------------------------===//

#include "Variables.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace uop;

namespace {
struct Variable {
  int64_t id;
  RankedTensorType type;
  /// Its bits; null for zeros.
  DenseElementsAttr initial;
};

/// A branch or a loop whose regions access variables, none of them in regions
/// of their own.
class Threader {
public:
  explicit Threader(Operation *op) : op(op), builder(op) {}

  LogicalResult run();

private:
  struct State {
    Type type;
    bool isWritten = false;
    Value before;
  };
  LogicalResult collect();
  void thread(Region &region, bool isLoop, bool yields);

  Operation *op;
  OpBuilder builder;
  llvm::MapVector<StringRef, State> variables;
};

class VariableConverter {
public:
  explicit VariableConverter(ModuleOp module) : module(module) {}

  LogicalResult run();

private:
  LogicalResult add(tosa::VariableOp op);
  LogicalResult convert(Operation *op);
  static LogicalResult refuse(Operation *op, const Twine &reason) {
    return op->emitOpError("cannot be converted to uop: ") << reason;
  }

  ModuleOp module;
  int64_t nextId = 0;
  llvm::StringMap<Variable> variables;
};
} // namespace

/// What the blocks of the op access.
LogicalResult Threader::collect() {
  for (Region &region : op->getRegions())
    for (Operation &access : region.front()) {
      auto read = dyn_cast<tosa::VariableReadOp>(access);
      auto write = dyn_cast<tosa::VariableWriteOp>(access);
      if (!read && !write)
        continue;
      if (write && isa<tosa::WhileOp>(op) && region.getRegionNumber() == 0)
        return access.emitOpError("cannot be converted to uop: the condition "
                                  "of a loop reads variables and writes none; "
                                  "write it in the body");
      Type type =
          read ? read.getOutput1().getType() : write.getInput1().getType();
      State &state = variables[read ? read.getName() : write.getName()];
      if (state.type && state.type != type)
        return access.emitOpError("cannot be converted to uop: its type is not "
                                  "that of the variable");
      state.type = type;
      state.isWritten |= write != nullptr;
    }
  return success();
}

/// In a loop, the values of what is written are arguments of the block.
void Threader::thread(Region &region, bool isLoop, bool yields) {
  Block &block = region.front();
  llvm::StringMap<Value> values;
  for (auto &[name, state] : variables)
    values[name] = isLoop && state.isWritten
                       ? block.addArgument(state.type, op->getLoc())
                       : state.before;
  for (Operation &access : llvm::make_early_inc_range(block)) {
    if (auto read = dyn_cast<tosa::VariableReadOp>(access))
      read.getOutput1().replaceAllUsesWith(values[read.getName()]);
    else if (auto write = dyn_cast<tosa::VariableWriteOp>(access))
      values[write.getName()] = write.getInput1();
    else
      continue;
    access.erase();
  }
  if (!yields)
    return;
  Operation *terminator = block.getTerminator();
  for (auto &[name, state] : variables)
    if (state.isWritten)
      terminator->insertOperands(terminator->getNumOperands(), values[name]);
}

LogicalResult Threader::run() {
  if (failed(collect()))
    return failure();
  bool isLoop = isa<tosa::WhileOp>(op);
  OperationState made(op->getLoc(), op->getName(), op->getOperands(),
                      op->getResultTypes(), op->getAttrs());
  for (auto &[name, state] : variables) {
    state.before =
        tosa::VariableReadOp::create(builder, op->getLoc(), state.type, name);
    if (!state.isWritten)
      continue;
    made.addTypes(state.type);
    if (isLoop)
      made.addOperands(state.before);
  }
  for (Region &region : op->getRegions()) {
    thread(region, isLoop, !isLoop || region.getRegionNumber() == 1);
    made.addRegion()->takeBody(region);
  }
  Operation *threaded = builder.create(made);
  unsigned count = op->getNumResults();
  for (auto &[name, state] : variables)
    if (state.isWritten)
      tosa::VariableWriteOp::create(builder, op->getLoc(), name,
                                    threaded->getResult(count++));
  op->replaceAllUsesWith(
      threaded->getResults().take_front(op->getNumResults()));
  op->erase();
  return success();
}

/// Inner ones first, so that what they access is accessed around them.
static LogicalResult threadVariables(ModuleOp module) {
  llvm::SetVector<Operation *> around;
  module.walk([&](Operation *op) {
    if (!isa<tosa::VariableReadOp, tosa::VariableWriteOp>(op))
      return;
    for (Operation *parent = op->getParentOp();
         isa<tosa::IfOp, tosa::WhileOp>(parent); parent = parent->getParentOp())
      around.insert(parent);
  });
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (around.contains(op))
      ops.push_back(op);
  });
  for (Operation *op : ops)
    if (failed(Threader(op).run()))
      return failure();
  return success();
}

LogicalResult VariableConverter::add(tosa::VariableOp op) {
  auto type = dyn_cast<RankedTensorType>(tosa::getVariableType(op));
  if (!type || !type.hasStaticShape() || !isElementType(type.getElementType()))
    return refuse(op, "a variable of uop has a static shape and elements of "
                      "its types");
  Variable variable{nextId++, type, {}};
  if (auto initial = dyn_cast_or_null<ElementsAttr>(op.getInitialValueAttr())) {
    auto dense = dyn_cast<DenseElementsAttr>(initial);
    if (!dense)
      return refuse(op, "its initial value must be written in the module");
    Type element = type.getElementType();
    if (isa<FloatType>(element)) {
      element =
          IntegerType::get(op.getContext(), element.getIntOrFloatBitWidth());
      dense = dense.bitcast(element);
    }
    if (!dense.isSplat() || !dense.getSplatValue<APInt>().isZero())
      variable.initial = dense;
  }
  variables[op.getSymName()] = variable;
  return success();
}

LogicalResult VariableConverter::convert(Operation *op) {
  auto read = dyn_cast<tosa::VariableReadOp>(op);
  auto write = dyn_cast<tosa::VariableWriteOp>(op);
  const Variable &variable =
      variables.find(read ? read.getName() : write.getName())->second;
  if (!isa<func::FuncOp>(op->getParentOp()))
    return refuse(op, "variables are read and written in functions and in the "
                      "branches and loops of TOSA");
  Type type = read ? read.getOutput1().getType() : write.getInput1().getType();
  if (type != variable.type)
    return refuse(op, "its type is not that of the variable");
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Type stored = variable.type;
  Value initial;
  if (variable.initial) {
    stored = variable.initial.getType();
    initial = ConstOp::create(builder, loc, cast<TypedAttr>(variable.initial));
  }
  Value buffer =
      BufferOp::create(builder, loc, stored, variable.id, /*device=*/nullptr);
  if (read) {
    Value value = buffer;
    if (initial)
      value = XOrOp::create(builder, loc, stored, value, initial);
    if (stored != type)
      value = BitcastOp::create(builder, loc, type, value);
    op->getResult(0).replaceAllUsesWith(value);
  } else {
    Value value = write.getInput1();
    if (stored != type)
      value = BitcastOp::create(builder, loc, stored, value);
    if (initial)
      value = XOrOp::create(builder, loc, stored, value, initial);
    AssignOp::create(builder, loc, stored, value, buffer, ValueRange(),
                     DenseI64ArrayAttr(), DenseI64ArrayAttr());
  }
  op->erase();
  return success();
}

LogicalResult VariableConverter::run() {
  if (failed(threadVariables(module)))
    return failure();
  SmallVector<tosa::VariableOp> declared;
  SmallVector<Operation *> accesses;
  module.walk([&](Operation *op) {
    if (auto variable = dyn_cast<tosa::VariableOp>(op))
      declared.push_back(variable);
    else if (isa<tosa::VariableReadOp, tosa::VariableWriteOp>(op))
      accesses.push_back(op);
    else if (auto buffer = dyn_cast<BufferOp>(op))
      nextId = std::max<int64_t>(nextId, buffer.getId() + 1);
  });
  LogicalResult result = success();
  for (tosa::VariableOp op : declared)
    if (failed(add(op)))
      result = failure();
  if (failed(result))
    return failure();
  for (Operation *op : accesses)
    if (failed(convert(op)))
      result = failure();
  if (succeeded(result))
    for (tosa::VariableOp op : declared)
      op.erase();
  return result;
}

LogicalResult uop::convertTosaVariables(ModuleOp module) {
  return VariableConverter(module).run();
}
