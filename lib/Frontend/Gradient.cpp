//===- Gradient.cpp - Derivatives of tensors --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Build.h"

#include "uop/Compiler/CollectedErrors.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

/// On a sum of a value and an argument, which stands for the value: the
/// derivative by the argument is that by the value.
static constexpr llvm::StringLiteral kStandInAttr = "frontend.stand_in";

/// The number of an argument whose derivative is that by `value`.
static unsigned getArgument(func::FuncOp function, Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argument.getArgNumber();
  Operation *def = value.getDefiningOp();
  if (def->hasAttr(kStandInAttr))
    return cast<BlockArgument>(def->getOperand(1)).getArgNumber();
  unsigned number = function.getNumArguments();
  (void)function.insertArgument(number, value.getType(), {}, value.getLoc());
  OpBuilder builder(def->getContext());
  builder.setInsertionPointAfter(def);
  Value sum = AddOp::create(builder, value.getLoc(), value.getType(), value,
                            function.getArgument(number));
  sum.getDefiningOp()->setAttr(kStandInAttr, builder.getUnitAttr());
  value.replaceAllUsesExcept(sum, sum.getDefiningOp());
  return number;
}

/// Makes of @main, whose results are the loss and what to differentiate by, the
/// derivatives. Null after a diagnostic.
static func::FuncOp differentiate(ModuleOp module) {
  auto function = module.lookupSymbol<func::FuncOp>("main");
  Operation *terminator = function.front().getTerminator();
  GradientPassOptions options;
  for (unsigned i = 1; i != terminator->getNumOperands(); ++i)
    options.wrt.push_back(getArgument(function, terminator->getOperand(i)));
  options.keepResults = false;
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  pm.addPass(createGradientPass(options));
  if (failed(pm.run(module)))
    return {};
  auto made = module.lookupSymbol<func::FuncOp>("main_grad");
  made.walk([](AddOp op) {
    if (op->hasAttr(kStandInAttr)) {
      op.getResult().replaceAllUsesWith(op.getLhs());
      op.erase();
    }
  });
  return made;
}

std::vector<Tensor> uop::frontend::gradient(const Tensor &loss, Span<Tensor> by,
                                            SourceLoc loc) {
  OpScope scope("gradient", loc);
  if (by.empty())
    return {};
  SmallVector<Tensor> all(by.begin(), by.end());
  all.push_back(loss);
  if (auto error = findError(all))
    return {*error};
  for (const Tensor &tensor : all)
    if (!runtime::isFloat(tensor.dtype()) ||
        runtime::isStorageOnly(tensor.dtype()))
      return {fail("derivatives are of floats by floats, got " +
                   tensor.typeString())};

  Graph &graph = getGraph(loss);
  // A value may be asked for twice; there is one derivative by it.
  SmallVector<GraphValue> held = graph.hold({all.data(), all.size()});
  SmallVector<GraphValue> wanted = {held.back()};
  SmallVector<unsigned> numbers;
  for (const GraphValue &value : ArrayRef(held).drop_back()) {
    ArrayRef<GraphValue> known = ArrayRef(wanted).drop_front();
    numbers.push_back(llvm::find(known, value) - known.begin());
    if (numbers.back() == known.size())
      wanted.push_back(value);
  }
  std::vector<Tensor> results;
  {
    // Diagnostics belong to the context; other passes do not run in it.
    std::lock_guard<std::mutex> lock(graph.getDiagnosticMutex());
    CollectedErrors errors(graph.getContext());
    Graph::Program program = graph.exportProgram(wanted);
    if (func::FuncOp function = differentiate(*program.module)) {
      // Nobody reads the other arguments, which follow the leaves.
      SmallVector<GraphValue> arguments = program.leaves;
      arguments.resize(function.getNumArguments());
      results = graph.import(function.front(), arguments);
      graph.drop(std::move(arguments));
    } else {
      results.push_back(fail(errors.take("no derivative")));
    }
    graph.drop(std::move(program.leaves));
  }
  graph.drop(std::move(wanted));
  graph.drop(std::move(held));
  if (results.front().hasError())
    return results;
  std::vector<Tensor> ordered;
  for (unsigned number : numbers)
    ordered.push_back(results[number]);
  return ordered;
}
