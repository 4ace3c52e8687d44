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

/// The function with derivatives of @main by its first `count` arguments; null
/// after a diagnostic.
static func::FuncOp differentiate(ModuleOp module, unsigned count) {
  GradientPassOptions options;
  for (unsigned number = 0; number != count; ++number)
    options.wrt.push_back(number);
  options.keepResults = false;
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  pm.addPass(createGradientPass(options));
  if (failed(pm.run(module)))
    return {};
  return module.lookupSymbol<func::FuncOp>("main_grad");
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
    if (!runtime::isFloat(tensor.dtype()))
      return {fail("derivatives are of floats by floats, got " +
                   tensor.typeString())};

  Graph &graph = getGraph(loss);
  // A value may be asked for twice; the function has one argument for it.
  SmallVector<GraphValue> held = graph.hold({all.data(), all.size()});
  SmallVector<GraphValue> cuts;
  SmallVector<unsigned> numbers;
  for (const GraphValue &value : ArrayRef(held).drop_back()) {
    numbers.push_back(llvm::find(cuts, value) - cuts.begin());
    if (numbers.back() == cuts.size())
      cuts.push_back(value);
  }
  std::vector<Tensor> results;
  {
    // Diagnostics belong to the context; other passes do not run in it.
    std::lock_guard<std::mutex> lock(graph.getDiagnosticMutex());
    CollectedErrors errors(graph.getContext());
    Graph::Program program = graph.exportProgram(held.back(), cuts);
    if (func::FuncOp function = differentiate(*program.module, cuts.size())) {
      SmallVector<GraphValue> arguments = cuts;
      for (const GraphValue &leaf : program.leaves)
        arguments.push_back(leaf);
      results = graph.import(function.front(), arguments);
      graph.drop(std::move(arguments));
    } else {
      results.push_back(fail(errors.take("no derivative")));
    }
    graph.drop(std::move(program.leaves));
  }
  graph.drop(std::move(cuts));
  graph.drop(std::move(held));
  if (results.front().hasError())
    return results;
  std::vector<Tensor> ordered;
  for (unsigned number : numbers)
    ordered.push_back(results[number]);
  return ordered;
}
