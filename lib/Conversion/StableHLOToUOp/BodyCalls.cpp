//===- BodyCalls.cpp - Functions that bodies call ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JAX makes functions of what it has compiled before, jnp.where and jnp.clip
// among them, and calls them in the bodies of reductions, scatters and sorts. A
// body is applied to tensors element by element, so that its calls become the
// ops of the functions.
//
//===----------------------------------------------------------------------===//

#include "BodyCalls.h"

#include "uop/Conversion/StableHLOToUOp.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace uop;

/// Calls within calls, and calls in all: a function may call itself.
static constexpr unsigned kMaxDepth = 32, kMaxCalls = 4096;

static bool isControlFlow(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "stablehlo.while" || name == "stablehlo.if" ||
         name == "stablehlo.case";
}

static bool isInBody(func::CallOp call) {
  Operation *parent = call->getParentOp();
  return parent && isStableHLO(parent) && !isControlFlow(parent);
}

void uop::fromstablehlo::inlineBodyCalls(ModuleOp module) {
  SmallVector<std::pair<func::CallOp, unsigned>> calls;
  module.walk([&](func::CallOp call) {
    if (isInBody(call))
      calls.emplace_back(call, 0);
  });
  llvm::SetVector<Operation *> callees;
  for (size_t i = 0; i != calls.size() && i != kMaxCalls; ++i) {
    auto [call, depth] = calls[i];
    auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
    if (depth == kMaxDepth || !callee || !callee.getBody().hasOneBlock() ||
        callee.getFunctionType() != call.getCalleeType())
      continue; // the body is refused, and says why
    IRMapping mapping;
    mapping.map(callee.getArguments(), call.getOperands());
    OpBuilder builder(call);
    Block &block = callee.getBody().front();
    for (Operation &op : block.without_terminator())
      if (auto inner = dyn_cast<func::CallOp>(builder.clone(op, mapping)))
        calls.emplace_back(inner, depth + 1);
    for (auto [result, value] : llvm::zip_equal(
             call.getResults(), block.getTerminator()->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    call.erase();
    callees.insert(callee);
  }
  for (Operation *callee : callees)
    if (cast<func::FuncOp>(callee).isPrivate() &&
        SymbolTable::symbolKnownUseEmpty(callee, module))
      callee->erase();
}
