//===- LowerCustom.cpp - External functions become kernels ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Utils/FloatingScalars.h"
#include "Devices.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"

namespace uop {
#define GEN_PASS_DEF_LOWERCUSTOMPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct LowerCustomPass
    : public uop::impl::LowerCustomPassBase<LowerCustomPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  LogicalResult lower(CustomOp op, SymbolTable &symbols, Devices &devices);
  FailureOr<KernelOp> getKernel(CustomOp op, SymbolTable &symbols);

  /// The kernel that calls each external function.
  llvm::DenseMap<Operation *, KernelOp> kernels;
};
} // namespace

static Type flatten(Type type) {
  auto tensor = cast<ShapedType>(type);
  return MemRefType::get({tensor.getNumElements()}, tensor.getElementType());
}

/// The kernel to launch for the op: the callee, or one that calls it.
FailureOr<KernelOp> LowerCustomPass::getKernel(CustomOp op,
                                               SymbolTable &symbols) {
  Operation *symbol = symbols.lookup(op.getCallee());
  if (auto kernel = dyn_cast_if_present<KernelOp>(symbol))
    return kernel;
  auto function = dyn_cast_if_present<func::FuncOp>(symbol);
  if (!function)
    return op.emitOpError("calls ")
           << op.getCalleeAttr()
           << ", which uop-lower-custom needs to be a func.func of the module";
  if (!function.isExternal())
    return op.emitOpError("calls ")
           << op.getCalleeAttr()
           << ", which has a body; run uop-inline-custom first";
  KernelOp &kernel = kernels[function];
  if (kernel)
    return kernel;

  SmallVector<Type> buffers, flat;
  for (Type type :
       llvm::concat<const Type>(op.getOperandTypes(), op.getResultTypes())) {
    auto tensor = cast<RankedTensorType>(type);
    buffers.push_back(
        MemRefType::get(tensor.getShape(), tensor.getElementType()));
    flat.push_back(flatten(type));
  }
  std::string name = ("call_" + op.getCallee()).str();
  for (unsigned number = 1; symbols.lookup(name); ++number)
    name = ("call_" + op.getCallee() + "n" + Twine(number)).str();
  OpBuilder builder(function);
  Location loc = op.getLoc();
  kernel =
      KernelOp::create(builder, loc, name, builder.getFunctionType(flat, {}));
  symbols.insert(kernel);
  builder.setInsertionPointToEnd(&kernel.getBody().front());
  ValueRange arguments = kernel.getArguments();
  size_t numInputs = op.getInputs().size();
  CustomOp::create(builder, loc, TypeRange(), op.getCallee(),
                   arguments.take_front(numInputs),
                   arguments.drop_front(numInputs), op.getHasEffects());
  SinkOp::create(builder, loc);
  // Bufferization knows no external function that returns tensors.
  function.setFunctionType(builder.getFunctionType(buffers, {}));
  function.removeResAttrsAttr();
  function.removeArgAttrsAttr();
  return kernel;
}

LogicalResult LowerCustomPass::lower(CustomOp op, SymbolTable &symbols,
                                     Devices &devices) {
  for (Type type :
       llvm::concat<const Type>(op.getOperandTypes(), op.getResultTypes()))
    if (failed(checkShape(op, "a value of ", cast<RankedTensorType>(type),
                          "uop-lower-custom")))
      return failure();
  FailureOr<KernelOp> kernel = getKernel(op, symbols);
  if (failed(kernel))
    return failure();
  StringAttr device = devices.getHost();
  for (Value operand : op.getOperands())
    if (StringAttr known = devices.get(operand))
      device = known;
  OpBuilder builder(op);
  SmallVector<Value> inputs(op.getInputs()), inits;
  for (Value &input : inputs)
    if (devices.getOrHost(input) != device)
      input = CopyOp::create(builder, op.getLoc(), input.getType(), input,
                             device, /*clone=*/false);
  for (Type type : op.getResultTypes())
    inits.push_back(createEmpty(builder, op.getLoc(),
                                cast<RankedTensorType>(type), device));
  auto launch = LaunchOp::create(builder, op.getLoc(), op.getResultTypes(),
                                 kernel->getSymName(), inputs, inits,
                                 /*vars=*/ValueRange(), op.getHasEffects());
  for (Value init : inits)
    (void)devices.visit(init.getDefiningOp());
  op.replaceAllUsesWith(launch.getResults());
  op.erase();
  return devices.visit(launch);
}

void LowerCustomPass::runOnOperation() {
  kernels.clear();
  ModuleOp module = getOperation();
  llvm::SetVector<Operation *> functions;
  llvm::DenseMap<StringAttr, unsigned> numCalls;
  module.walk([&](CustomOp op) {
    if (op.isOnScalars() || op.isOnBuffers())
      return;
    if (auto function = op->getParentOfType<func::FuncOp>()) {
      functions.insert(function);
      ++numCalls[op.getCalleeAttr().getAttr()];
    }
  });
  if (functions.empty())
    return markAllAnalysesPreserved();
  SymbolTable symbols(module);
  for (auto external : module.getOps<func::FuncOp>()) {
    unsigned calls = numCalls.lookup(external.getSymNameAttr());
    if (!external.isExternal() || !calls)
      continue;
    auto uses = SymbolTable::getSymbolUses(external, module);
    if (!uses || llvm::range_size(*uses) == calls)
      continue;
    external.emitOpError(
        "is used by uop.custom and by other ops, so uop-lower-custom cannot "
        "change its arguments and results to buffers");
    return signalPassFailure();
  }
  for (Operation *function : functions) {
    Devices devices(module.getContext());
    bool hasDevices = Devices::areUsed(function);
    SmallVector<Operation *> ops;
    function->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != function)
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      if (hasDevices && failed(devices.visit(op)))
        return signalPassFailure();
      auto custom = dyn_cast<CustomOp>(op);
      if (custom && !custom.isOnScalars() &&
          failed(lower(custom, symbols, devices)))
        return signalPassFailure();
    }
  }
}
