//===- TestIndexPass.cpp - Holds index simplification to facts --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "uop/Dialect/UOp/IR/IndexBuilder.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Interpreter/Interpreter.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop;

/// The bounds that the builder gives the index whose cast `bufferize` keeps;
/// its block is rebuilt.
static IndexBounds inferBounds(BufferizeOp bufferize) {
  Block *block = bufferize->getBlock();
  OpBuilder opBuilder = OpBuilder::atBlockTerminator(block);
  opBuilder.setInsertionPoint(bufferize);
  IndexBuilder builder(opBuilder, bufferize.getLoc());
  SmallVector<Operation *> ops;
  for (Operation &op : *block)
    if (&op != bufferize && isPure(&op) && op.getNumResults() == 1)
      ops.push_back(&op);
  IRMapping map;
  for (Operation *op : ops) {
    if (op->getBlock() != block || !op->isBeforeInBlock(bufferize))
      continue;
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(map.lookupOrDefault(operand));
    Value simpler = builder.rebuild(op, operands);
    if (!simpler)
      simpler = builder.unique(opBuilder.clone(*op, map));
    map.map(op->getResult(0), simpler);
  }
  auto cast = bufferize.getValue().getDefiningOp<CastOp>();
  return builder.getBounds(map.lookupOrDefault(cast.getInput()));
}

namespace {
struct Element {
  int64_t min = std::numeric_limits<int64_t>::max();
  int64_t max = std::numeric_limits<int64_t>::min();
};

class TestIndexPass
    : public PassWrapper<TestIndexPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestIndexPass)

  StringRef getArgument() const final { return "test-uop-index"; }
  StringRef getDescription() const final {
    return "Simplify the index arithmetic of functions that return one tensor "
           "and compare values, bounds and sizes with what they claim";
  }

  void runOnOperation() final {
    ModuleOp module = getOperation();
    OwningOpRef<ModuleOp> before = module.clone(), scratch = module.clone();
    OpPassManager pipeline(ModuleOp::getOperationName());
    pipeline.addPass(createSimplifyIndexPass());
    if (failed(runPipeline(pipeline, module)))
      return signalPassFailure();

    interp::Interpreter original(*before), simplified(module);
    int64_t cases = 0, points = 0;
    bool failedOnce = false;
    for (auto function : module.getOps<func::FuncOp>()) {
      StringRef name = function.getName();
      auto source = scratch->lookupSymbol<func::FuncOp>(name);
      if (!returnsBufferize(source)) {
        function.emitError("must return one tensor, the result of a "
                           "uop.bufferize, to be tested");
        failedOnce = true;
        continue;
      }
      auto results = original.run(name, {});
      auto newResults = simplified.run(name, {});
      if (failed(results) || failed(newResults)) {
        function.emitError("cannot be run");
        failedOnce = true;
        continue;
      }
      ++cases;
      const interp::Tensor &values = *results->front().getTensor();
      points += values.getNumElements();
      failedOnce |= failed(
          compare(function, source, values, *newResults->front().getTensor()));
      failedOnce |= failed(checkSize(function));
    }
    llvm::outs() << "// " << cases << " functions, " << points << " points\n";
    llvm::outs().flush();
    if (failedOnce)
      signalPassFailure();
  }

private:
  static bool returnsBufferize(func::FuncOp function) {
    if (function.isExternal() || !function.getBody().hasOneBlock())
      return false;
    Operation *end = function.front().getTerminator();
    return end->getNumOperands() == 1 &&
           end->getOperand(0).getDefiningOp<BufferizeOp>();
  }

  static int64_t getNumber(const interp::Tensor &tensor, int64_t position) {
    return int64_t(tensor.get(position));
  }

  /// Equal values everywhere, inside of the bounds, which are inside of those
  /// that the function claims.
  static LogicalResult compare(func::FuncOp function, func::FuncOp source,
                               const interp::Tensor &before,
                               const interp::Tensor &after) {
    Element exact;
    for (int64_t i = 0, e = before.getNumElements(); i < e; ++i) {
      int64_t expected = getNumber(before, i), found = getNumber(after, i);
      exact.min = std::min(exact.min, expected);
      exact.max = std::max(exact.max, expected);
      if (expected != found)
        return function.emitError("has the value ")
               << found << " instead of " << expected << " at point " << i;
    }
    auto claimed = function->getAttrOfType<DenseI64ArrayAttr>("bounds");
    Operation *end = source.front().getTerminator();
    auto bufferize = end->getOperand(0).getDefiningOp<BufferizeOp>();
    auto cast = bufferize.getValue().getDefiningOp<CastOp>();
    if (!cast || !cast.getInput().getType().isIndex())
      return success();
    IndexBounds bounds = inferBounds(bufferize);
    if (before.getNumElements() &&
        (exact.min < bounds.min || exact.max > bounds.max))
      return function.emitError("has values in [")
             << exact.min << ", " << exact.max << "] outside of its bounds ["
             << bounds.min << ", " << bounds.max << "]";
    if (claimed && (bounds.min < claimed[0] || bounds.max > claimed[1]))
      return function.emitError("has the bounds [")
             << bounds.min << ", " << bounds.max << "] where [" << claimed[0]
             << ", " << claimed[1] << "] can be known";
    return success();
  }

  /// No more operations, and divisions among them, than the function claims.
  static LogicalResult checkSize(func::FuncOp function) {
    int64_t ops = 0, divisions = 0;
    for (Operation &op : function.front().without_terminator()) {
      ops += isa<UOpDialect>(op.getDialect()) &&
             !isa<ShapedType>(op.getResult(0).getType()) &&
             !isa<ConstOp, RangeOp, CastOp>(op);
      divisions += isa<FloorDivOp, FloorModOp, IDivOp, ModOp>(op);
    }
    for (auto [name, found] :
         {std::pair("max_ops", ops), std::pair("max_divisions", divisions)})
      if (auto most = function->getAttrOfType<IntegerAttr>(name))
        if (found > most.getInt())
          return function.emitError("has ") << found << " operations where "
                                            << name << " is " << most.getInt();
    return success();
  }
};
} // namespace

void uop::registerTestIndexPass() { PassRegistration<TestIndexPass>(); }
