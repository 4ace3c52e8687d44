//===- InlineCustom.cpp - Custom ops with a body ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

namespace uop {
#define GEN_PASS_DEF_INLINECUSTOMPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Functions that call each other twice each, deep enough, fill any memory.
static constexpr size_t kMaxInlined = 100000;

namespace {
/// One body that took the place of an op, and the one that the op was in.
struct Inlined {
  func::FuncOp callee;
  int outer;
};

struct InlineCustomPass
    : public uop::impl::InlineCustomPassBase<InlineCustomPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  /// The function whose body takes the place of `op`; null if it stays.
  func::FuncOp getCallee(Operation *op);
  LogicalResult inlineBody(Operation *op, func::FuncOp callee, int outer);

  SymbolTable *symbols = nullptr;
  SmallVector<Inlined> inlined;
  SmallVector<std::pair<Operation *, int>> worklist;
};
} // namespace

func::FuncOp InlineCustomPass::getCallee(Operation *op) {
  FlatSymbolRefAttr name;
  if (auto custom = dyn_cast<CustomOp>(op)) {
    // A function of scalars is called.
    if (custom.isOnScalars() || custom.isOnBuffers())
      return {};
    name = custom.getCalleeAttr();
  } else if (auto custom = dyn_cast<CustomIOp>(op)) {
    name = custom.getCalleeAttr();
  } else {
    return {};
  }
  auto function = symbols->lookup<func::FuncOp>(name.getValue());
  return function && !function.isExternal() ? function : func::FuncOp();
}

/// Whether the tensor is computed, rather than in memory already.
static bool isComputed(Value value) {
  Operation *op = value.getDefiningOp();
  return op && isa<RankedTensorType>(value.getType()) &&
         isa_and_nonnull<UOpDialect>(op->getDialect()) &&
         !isa<ContiguousOp, CopyOp, CustomOp, LaunchOp, ConstOp, BufferizeOp>(
             op);
}

static LogicalResult emitRecursion(Operation *op, func::FuncOp callee) {
  return op->emitOpError("cannot inline @")
         << callee.getName() << ", which calls itself";
}

LogicalResult InlineCustomPass::inlineBody(Operation *op, func::FuncOp callee,
                                           int outer) {
  for (int i = outer; i >= 0; i = inlined[i].outer)
    if (inlined[i].callee == callee)
      return emitRecursion(op, callee);
  if (inlined.size() == kMaxInlined)
    return op->emitOpError(
               "cannot be inlined: uop-inline-custom inlines at most ")
           << kMaxInlined << " bodies";
  if (!callee.getBody().hasOneBlock())
    return op->emitOpError("can inline functions of one block only, but @")
           << callee.getName() << " has several";
  inlined.push_back({callee, outer});

  OpBuilder builder(op);
  Location loc = op->getLoc();
  bool isOpaque = isa<CustomOp>(op);
  auto materialize = [&](Value value) -> Value {
    if (!isOpaque || !isComputed(value))
      return value;
    return ContiguousOp::create(builder, loc, value.getType(), value);
  };
  IRMapping mapping;
  for (auto [argument, operand] :
       llvm::zip_equal(callee.getArguments(), op->getOperands()))
    mapping.map(argument, materialize(operand));
  Block &body = callee.getBody().front();
  // Into a list first: the op may be in the very function.
  SmallVector<Operation *> bodyOps;
  for (Operation &inner : body.without_terminator())
    bodyOps.push_back(&inner);
  SmallVector<Value> returned(body.getTerminator()->getOperands());
  for (Operation *inner : bodyOps) {
    Operation *clone = builder.clone(*inner, mapping);
    clone->walk([&](Operation *each) {
      each->setLoc(CallSiteLoc::get(each->getLoc(), loc));
      if (isa<CustomOp, CustomIOp>(each))
        worklist.push_back({each, int(inlined.size()) - 1});
    });
  }
  for (auto [result, value] : llvm::zip_equal(op->getResults(), returned))
    result.replaceAllUsesWith(materialize(mapping.lookupOrDefault(value)));
  op->erase();
  return success();
}

void InlineCustomPass::runOnOperation() {
  inlined.clear();
  worklist.clear();
  getOperation().walk([&](Operation *op) {
    if (isa<CustomOp, CustomIOp>(op))
      worklist.push_back({op, -1});
  });
  if (worklist.empty())
    return markAllAnalysesPreserved();
  SymbolTable table(getOperation());
  symbols = &table;
  llvm::SetVector<Operation *> callees;
  // First come first served.
  for (size_t next = 0; next != worklist.size(); ++next) {
    auto [op, outer] = worklist[next];
    func::FuncOp callee = getCallee(op);
    if (!callee)
      continue;
    if (callee->isAncestor(op)) {
      (void)emitRecursion(op, callee);
      return signalPassFailure();
    }
    callees.insert(callee);
    if (failed(inlineBody(op, callee, outer)))
      return signalPassFailure();
  }
  // A chain of bodies frees the last one only after the others.
  for (bool changed = true; changed;) {
    changed = false;
    for (Operation *callee : llvm::to_vector(callees)) {
      auto function = cast<func::FuncOp>(callee);
      if (!function.isPrivate() ||
          !SymbolTable::symbolKnownUseEmpty(function, getOperation()))
        continue;
      callees.remove(callee);
      function.erase();
      changed = true;
    }
  }
}
