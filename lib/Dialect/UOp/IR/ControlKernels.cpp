//===- ControlKernels.cpp - Launches that loop and branch -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/ControlKernels.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

bool uop::isControlKernel(KernelOp kernel) {
  return kernel->hasAttr(kWhileAttrName) || kernel->hasAttr(kIfAttrName);
}

SmallVector<func::FuncOp>
uop::getCalledFunctions(LaunchOp launch, SymbolTableCollection &symbols) {
  auto kernel =
      symbols.lookupNearestSymbolFrom<KernelOp>(launch, launch.getKernelAttr());
  SmallVector<func::FuncOp> functions;
  if (!kernel || !isControlKernel(kernel))
    return functions;
  for (StringRef attribute : {kWhileAttrName, kIfAttrName})
    if (auto names = kernel->getAttrOfType<ArrayAttr>(attribute))
      for (Attribute name : names)
        if (auto symbol = dyn_cast<FlatSymbolRefAttr>(name))
          if (auto function =
                  symbols.lookupNearestSymbolFrom<func::FuncOp>(launch, symbol))
            functions.push_back(function);
  return functions;
}

SmallVector<func::FuncOp> uop::getRegionFunctions(func::FuncOp function) {
  SymbolTableCollection symbols;
  llvm::SetVector<Operation *> functions;
  functions.insert(function);
  for (size_t i = 0; i < functions.size(); ++i)
    for (auto launch : cast<func::FuncOp>(functions[i]).getOps<LaunchOp>())
      for (func::FuncOp called : getCalledFunctions(launch, symbols))
        functions.insert(called);
  functions.remove(function);
  return llvm::map_to_vector(
      functions, [](Operation *op) { return cast<func::FuncOp>(op); });
}

/// One of the two functions; an error at the launch if it is not there.
static FailureOr<func::FuncOp> getFunction(LaunchOp launch, Attribute name) {
  auto symbol = dyn_cast<FlatSymbolRefAttr>(name);
  auto function =
      symbol
          ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(launch, symbol)
          : func::FuncOp();
  if (!function || !function.getBody().hasOneBlock())
    return launch.emitOpError("of @")
           << launch.getKernel() << " calls " << name
           << ", which is no function of one block in the module";
  return function;
}

FailureOr<ControlKernel> uop::getControlKernel(LaunchOp launch,
                                               KernelOp kernel) {
  ControlKernel control;
  control.isLoop = kernel->hasAttr(kWhileAttrName);
  auto names = dyn_cast<ArrayAttr>(
      kernel->getAttr(control.isLoop ? kWhileAttrName : kIfAttrName));
  if (!names || names.size() != 2)
    return launch.emitOpError("of @")
           << launch.getKernel() << " needs the names of two functions";
  FailureOr<func::FuncOp> first = getFunction(launch, names[0]);
  FailureOr<func::FuncOp> second = getFunction(launch, names[1]);
  if (failed(first) || failed(second))
    return failure();
  control.first = *first;
  control.second = *second;
  size_t inputs = launch.getInputs().size();
  control.numOutputs = launch.getInits().size();
  size_t firstResults = first->getNumResults();
  size_t secondResults = second->getNumResults();
  bool fits = launch.getVars().empty();
  if (control.isLoop) {
    control.numStates = secondResults;
    control.numCaptures = inputs - secondResults;
    fits &=
        inputs >= secondResults && first->getNumArguments() == inputs &&
        firstResults == control.numOutputs + 1 &&
        second->getNumArguments() == control.numOutputs + control.numCaptures;
  } else {
    control.numCaptures = inputs - 1;
    fits &= inputs >= 1 && first->getNumArguments() == control.numCaptures &&
            second->getNumArguments() == control.numCaptures &&
            firstResults == control.numOutputs &&
            secondResults == control.numOutputs;
  }
  if (!fits)
    return launch.emitOpError("of @")
           << launch.getKernel() << " does not fit the arguments and results "
           << "of @" << first->getName() << " and @" << second->getName();
  return control;
}
