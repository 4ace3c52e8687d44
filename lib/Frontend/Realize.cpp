//===- Realize.cpp - Computing tensors --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graph.h"
#include "Pieces.h"
#include "PlanCache.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

OwningOpRef<ModuleOp> frontend::detail::makeFunction(ArrayRef<Operation *> ops,
                                                     ArrayRef<Value> inputs,
                                                     ArrayRef<Value> outputs) {
  Location loc = outputs.front().getLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder(module->getBodyRegion());
  auto function = func::FuncOp::create(
      builder, loc, "main",
      builder.getFunctionType(TypeRange(ValueRange(inputs)),
                              TypeRange(ValueRange(outputs))));
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToStart(body);
  IRMapping mapping;
  mapping.map(ValueRange(inputs), body->getArguments());
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  auto results = llvm::map_to_vector(
      outputs, [&](Value output) { return mapping.lookup(output); });
  func::ReturnOp::create(builder, loc, results);
  return module;
}

bool frontend::detail::isLeaf(Value value) {
  return isa_and_nonnull<BufferOp>(value.getDefiningOp());
}

Graph::Program Graph::exportProgram(ArrayRef<GraphValue> results) {
  SmallVector<Value> values(results.begin(), results.end());
  llvm::SetVector<Value> inputs;
  SmallVector<Operation *> order = findNeeded(values, isLeaf);
  Program program;
  std::shared_lock<std::shared_mutex> lock(mutex);
  auto addLeaf = [&](Value value) {
    if (isLeaf(value) && inputs.insert(value))
      program.leaves.push_back(builder->getHandle(value));
  };
  for (Operation *op : order)
    llvm::for_each(op->getOperands(), addLeaf);
  llvm::for_each(values, addLeaf);
  program.module = makeFunction(order, inputs.getArrayRef(), values);
  return program;
}

Error Graph::checkKnown(ArrayRef<Value> values) {
  auto check = [&](Value value) {
    Operation *leaf = value.getDefiningOp();
    if (!isLeaf(value) || !isPlaceholder(leaf))
      return Error::success();
    return Error::failure(
        "realize: the elements of an argument are not known while a function "
        "is traced; they decide here what is computed, or are printed, "
        "converted or compared. Return the tensor from the function, or "
        "compute it outside of it");
  };
  for (Value value : values)
    if (Error error = check(value))
      return error;
  return Error::success();
}

Error Graph::realize(Span<Tensor> tensors) {
  // Registered tensors of our own: they follow what other threads replace,
  // while `held`, and all that it depends on, stays as it is.
  std::vector<Tensor> pins;
  llvm::SetVector<Value> wanted;
  SmallVector<GraphValue> held = hold(tensors);
  for (const GraphValue &value : held) {
    if (Error error = checkKnown({Value(value)})) {
      drop(std::move(held));
      return error;
    }
    if (!isLeaf(value) && wanted.insert(value)) {
      std::shared_lock<std::shared_mutex> lock(mutex);
      pins.push_back(Tensor(makeState(value)));
    }
  }

  Error error = Error::success();
  llvm::DenseMap<Value, Array> known;
  if (!wanted.empty()) {
    SmallVector<Operation *> order = findNeeded(wanted.getArrayRef(), isLeaf);
    for (Piece &piece : cutIntoPieces(order, wanted.getArrayRef(), isLeaf,
                                      options.programOps)) {
      if (piece.outputs.empty())
        continue;
      if ((error = checkKnown(piece.inputs)))
        break;
      std::vector<Array> inputs;
      for (Value input : piece.inputs)
        inputs.push_back(isLeaf(input) ? *getArray(input.getDefiningOp())
                                       : known.lookup(input));
      OwningOpRef<ModuleOp> program =
          makeFunction(piece.ops, piece.inputs, piece.outputs);
      Expected<std::vector<Array>> outputs = plans->run(*program, inputs);
      if (!outputs) {
        error = outputs.takeError();
        break;
      }
      for (auto [value, array] : llvm::zip_equal(piece.outputs, *outputs))
        known[value] = array;
      for (Value value : piece.finished)
        known.erase(value);
    }
  }
  if (!error) {
    std::vector<Array> arrays;
    for (Value value : wanted)
      arrays.push_back(known.lookup(value));
    if (!pins.empty())
      replace(pins, arrays);
  }
  drop(std::move(held));
  return error;
}
