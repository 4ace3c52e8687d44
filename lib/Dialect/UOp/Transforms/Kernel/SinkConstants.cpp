//===- SinkConstants.cpp - Constants of loops and branches ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

namespace uop {
#define GEN_PASS_DEF_SINKCONSTANTSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
class Sinker {
public:
  explicit Sinker(ModuleOp module) : module(module), users(symbols, module) {}

  LogicalResult run();

private:
  bool isOnlyCalledBy(KernelOp kernel, LaunchOp launch,
                      const ControlKernel &control);
  void sink(LaunchOp launch, KernelOp kernel, const ControlKernel &control);

  ModuleOp module;
  SymbolTableCollection symbols;
  SymbolUserMap users;
  llvm::SetVector<Operation *> functions;
};

struct SinkConstantsPass
    : public uop::impl::SinkConstantsPassBase<SinkConstantsPass> {
  void runOnOperation() override {
    if (failed(Sinker(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace

/// A constant and its reshapes, the constant last; empty if `value` is
/// something else.
static SmallVector<Operation *> getConstant(Value value) {
  SmallVector<Operation *> ops;
  while (auto reshape = value.getDefiningOp<ReshapeOp>()) {
    ops.push_back(reshape);
    value = reshape.getSource();
  }
  Operation *constant = value.getDefiningOp();
  if (!isa_and_nonnull<arith::ConstantOp, ConstOp>(constant) ||
      !isa<RankedTensorType>(value.getType()))
    return {};
  ops.push_back(constant);
  return ops;
}

/// Gives the function its own constant in place of an argument.
static void replaceArgument(func::FuncOp function, unsigned number,
                            ArrayRef<Operation *> constant) {
  BlockArgument argument = function.getArgument(number);
  if (!argument.use_empty()) {
    OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
    IRMapping mapping;
    Operation *last = nullptr;
    for (Operation *op : llvm::reverse(constant))
      last = builder.clone(*op, mapping);
    argument.replaceAllUsesWith(last->getResult(0));
  }
  (void)function.eraseArgument(number);
}

/// Whether the functions have no other caller, whose arguments would differ.
bool Sinker::isOnlyCalledBy(KernelOp kernel, LaunchOp launch,
                            const ControlKernel &control) {
  auto isPrivate = [&](SymbolOpInterface symbol) {
    return symbol.isPrivate() && users.getUsers(symbol).size() == 1;
  };
  return launch.getNumResults() != 0 && isPrivate(kernel) &&
         control.first != control.second && isPrivate(control.first) &&
         isPrivate(control.second);
}

void Sinker::sink(LaunchOp launch, KernelOp kernel,
                  const ControlKernel &control) {
  unsigned firstCapture = launch.getInputs().size() - control.numCaptures;
  for (unsigned i = control.numCaptures; i-- != 0;) {
    unsigned number = firstCapture + i;
    Value value = launch.getInputs()[number];
    SmallVector<Operation *> constant = getConstant(value);
    if (constant.empty())
      continue;
    // Of the captures behind it, those that are left.
    unsigned behind = launch.getInputs().size() - number;
    auto isPassedAsItIs = [&](func::FuncOp function) {
      unsigned own = function.getNumArguments() - behind;
      return function.getArgumentTypes()[own] == value.getType();
    };
    if (!isPassedAsItIs(control.first) || !isPassedAsItIs(control.second))
      continue;
    for (func::FuncOp function : {control.first, control.second}) {
      replaceArgument(function, function.getNumArguments() - behind, constant);
      functions.insert(function);
    }
    launch.getInputsMutable().erase(number);
    Block &body = kernel.getBody().front();
    body.eraseArgument(number);
    kernel.setFunctionType(
        FunctionType::get(module.getContext(), body.getArgumentTypes(), {}));
    remark::passed(value.getLoc(), remark::RemarkOpts::name("Sunk")
                                       .category("uop-sink-constants")
                                       .function(kernel.getSymName()))
        << remark::add("the loop or branch has the constant itself")
        << remark::metric("Argument", number);
    for (Operation *op : constant)
      if (op->use_empty())
        op->erase();
  }
}

LogicalResult Sinker::run() {
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal())
      functions.insert(function);
  // What a function is given may be passed on to those that it calls.
  while (!functions.empty()) {
    auto function = cast<func::FuncOp>(functions.pop_back_val());
    for (LaunchOp launch :
         llvm::to_vector(function.getBody().getOps<LaunchOp>())) {
      auto kernel = symbols.lookupNearestSymbolFrom<KernelOp>(
          launch, launch.getKernelAttr());
      if (!kernel || !isControlKernel(kernel))
        continue;
      FailureOr<ControlKernel> control = getControlKernel(launch, kernel);
      if (failed(control))
        return failure();
      if (isOnlyCalledBy(kernel, launch, *control))
        sink(launch, kernel, *control);
    }
  }
  return success();
}
