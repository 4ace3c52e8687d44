//===- Evaluate.cpp - Values that are known before a run --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models compute shapes by nodes. Where a shape is needed, the ops that it was
// computed by so far run in the interpreter.
//
//===----------------------------------------------------------------------===//

#include "GraphImporter.h"
#include "Schema.h"

#include "uop/Interpreter/Interpreter.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// Runs the ops, which are in order and all that `value` depends on but for
/// `leaves`.
static DenseElementsAttr
interpret(ArrayRef<Operation *> ops, Value value,
          const DenseMap<Value, DenseElementsAttr> &leaves) {
  MLIRContext *context = value.getContext();
  Location loc = value.getLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(module->getBody());
  auto function = func::FuncOp::create(
      builder, loc, "value", builder.getFunctionType({}, {value.getType()}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  IRMapping mapping;
  for (Operation *op : ops) {
    for (Value operand : op->getOperands())
      if (!mapping.contains(operand))
        mapping.map(operand,
                    ConstOp::create(builder, operand.getLoc(),
                                    cast<TypedAttr>(leaves.lookup(operand))));
    builder.clone(*op, mapping);
  }
  func::ReturnOp::create(builder, loc, mapping.lookup(value));
  interp::Interpreter interpreter(*module);
  auto results = interpreter.run("value", {});
  if (failed(results) || !results->front().getTensor())
    return {};
  return results->front().getTensor()->toAttr();
}

/// Whether it is one of the graph, and not of a loop.
static bool isInput(BlockArgument argument) {
  return isa_and_nonnull<func::FuncOp>(argument.getOwner()->getParentOp());
}

/// The ops with those that they depend on first. They may be in several blocks,
/// of branches and loops.
static SmallVector<Operation *> sortOperandsFirst(ArrayRef<Operation *> ops) {
  SmallVector<Operation *> sorted;
  llvm::SmallDenseSet<Operation *> waiting(ops.begin(), ops.end());
  SmallVector<std::pair<Operation *, unsigned>> path;
  for (Operation *root : ops) {
    if (waiting.erase(root))
      path.push_back({root, 0});
    while (!path.empty()) {
      auto &[op, operand] = path.back();
      if (operand == op->getNumOperands()) {
        sorted.push_back(op);
        path.pop_back();
        continue;
      }
      Operation *next = op->getOperand(operand++).getDefiningOp();
      if (next && waiting.erase(next))
        path.push_back({next, 0});
    }
  }
  return sorted;
}

DenseElementsAttr GraphImporter::evaluate(ArrayRef<Operation *> ops,
                                          Value value) {
  if (variables.empty())
    return interpret(ops, value, constants);
  // Op by op, so that each is right for all values of the variables.
  for (Operation *op : ops) {
    SmallVector<DenseElementsAttr> operands;
    bool isOfInputs = false;
    for (Value operand : op->getOperands()) {
      isOfInputs |= fromInputs.contains(operand);
      operands.push_back(constants.lookup(operand));
      if (!operands.back())
        return {};
    }
    for (Value result : op->getResults()) {
      auto type = dyn_cast<RankedTensorType>(result.getType());
      if (type && variables.anyVariable(type.getShape()))
        return {};
      DenseElementsAttr known =
          type ? interpret(op, result, constants) : DenseElementsAttr();
      if (known)
        known = computeExactly(variables, op, operands, known);
      if (!known)
        return {};
      constants[result] = known;
      if (isOfInputs)
        fromInputs.insert(result);
    }
  }
  return constants.lookup(value);
}

DenseElementsAttr GraphImporter::findConstant(Value value) {
  if (auto found = constants.find(value); found != constants.end())
    return found->second;
  if (unknown.contains(value))
    return {};
  llvm::SetVector<Operation *> ops;
  SmallVector<Value> worklist = {value};
  DenseMap<Value, bool> visited;
  bool isKnown = true, isOfInputs = false;
  while (!worklist.empty() && isKnown) {
    Value next = worklist.pop_back_val();
    isOfInputs |= fromInputs.contains(next);
    if (constants.contains(next) || !visited.try_emplace(next, true).second)
      continue;
    if (unknown.contains(next)) {
      isKnown = false;
    } else if (auto argument = dyn_cast<BlockArgument>(next)) {
      DenseElementsAttr given;
      if (options.inputValue && isInput(argument))
        given = options.inputValue(inputs[argument.getArgNumber()],
                                   cast<RankedTensorType>(next.getType()));
      if (given) {
        constants[next] = given;
        fromInputs.insert(next);
        isOfInputs = true;
      } else {
        unknown.insert(next);
        isKnown = false;
      }
    } else if (next.getDefiningOp()->getNumRegions() != 0) {
      // A loop is not run while importing.
      isKnown = false;
      unknown.insert(next);
    } else {
      ops.insert(next.getDefiningOp());
      llvm::append_range(worklist, next.getDefiningOp()->getOperands());
    }
  }
  DenseElementsAttr result;
  if (isKnown && isa<BlockArgument>(value))
    result = constants.lookup(value);
  else if (isKnown) {
    result = evaluate(sortOperandsFirst(ops.getArrayRef()), value);
  }
  if (!result) {
    unknown.insert(value);
    return {};
  }
  constants[value] = result;
  if (isOfInputs)
    fromInputs.insert(value);
  return result;
}

std::string GraphImporter::describeUnknown(Value value) {
  SmallVector<Value> worklist = {value};
  DenseSet<Value> visited;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!visited.insert(next).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(next)) {
      if (constants.contains(next))
        continue;
      if (!isInput(argument))
        return "a value that a loop carries";
      StringRef name = inputs[argument.getArgNumber()].name;
      return ("input '" + name + "' of the graph, whose value is not known " +
              "(--value=" + name + "=FILE.npy fixes it)")
          .str();
    }
    llvm::append_range(worklist, next.getDefiningOp()->getOperands());
  }
  if (!variables.empty())
    return "a size that its bounds do not determine: " + variables.getAdvice();
  return "a value that the importer cannot compute";
}
