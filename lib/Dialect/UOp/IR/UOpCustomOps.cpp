//===- UOpCustomOps.cpp - Functions that are not ops ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;

bool uop::isWrittenArgument(BlockArgument argument) {
  WalkResult result = argument.getOwner()->walk([&](Operation *op) {
    bool writes = false;
    if (auto store = dyn_cast<StoreOp>(op))
      writes = getRootBuffer(store.getTarget()) == argument;
    else if (auto custom = dyn_cast<CustomOp>(op))
      writes = llvm::is_contained(custom.getOutputs(), argument);
    return writes ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

bool CustomOp::isOnBuffers() {
  return !getOutputs().empty() ||
         llvm::any_of(getInputs().getTypes(),
                      [](Type type) { return isa<MemRefType>(type); });
}

bool CustomOp::isOnScalars() {
  bool isOnNothing = getNumOperands() == 0 && getNumResults() == 0;
  return !isOnNothing &&
         llvm::none_of(
             llvm::concat<const Type>(getOperandTypes(), getResultTypes()),
             [](Type type) { return isa<ShapedType>(type); });
}

/// Tensors and scalars do not mix.
static LogicalResult verifyOneKind(Operation *op) {
  bool hasTensor = false, hasScalar = false;
  for (Type type :
       llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes())) {
    hasTensor |= isa<RankedTensorType>(type);
    hasScalar |= !isa<ShapedType>(type);
  }
  if (hasTensor && hasScalar)
    return op->emitOpError("must have only tensors or only scalars as operands "
                           "and results; a scalar can be a tensor of rank 0");
  if (!hasTensor && op->getNumResults() > 1)
    return op->emitOpError("must have one result on scalars, got ")
           << op->getNumResults();
  return success();
}

static LogicalResult emitNoCallee(Operation *op, FlatSymbolRefAttr callee) {
  return op->emitOpError() << callee << " is not a function or a uop.kernel";
}

/// `actual` are the types of `function`, `what` by `what`.
static LogicalResult verifyTypes(Operation *op, FlatSymbolRefAttr callee,
                                 StringRef what, StringRef verb,
                                 TypeRange actual, TypeRange expected) {
  if (actual.size() != expected.size())
    return op->emitOpError("has ")
           << actual.size() << " " << what << "s, " << callee << " " << verb
           << " " << expected.size();
  for (auto [number, type, wanted] : llvm::enumerate(actual, expected))
    if (type != wanted)
      return op->emitOpError()
             << what << " " << number << " has type " << type << ", " << callee
             << " " << verb << " " << wanted;
  return success();
}

/// `actual` fit the buffers that `callee` takes, of whatever rank.
static LogicalResult verifyBuffers(Operation *op, FlatSymbolRefAttr callee,
                                   ArrayRef<Type> actual, TypeRange expected) {
  if (actual.size() != expected.size())
    return op->emitOpError("passes ")
           << actual.size() << " operands and results to " << callee
           << ", which takes " << expected.size();
  for (auto [number, type, wanted] : llvm::enumerate(actual, expected)) {
    auto from = cast<ShapedType>(type);
    auto to = dyn_cast<MemRefType>(wanted);
    bool fits = to && from.getElementType() == to.getElementType() &&
                from.hasStaticShape() && to.hasStaticShape() &&
                to.getLayout().isIdentity() &&
                countElements(from) == countElements(to);
    if (!fits)
      return op->emitOpError("operand or result ")
             << number << " of type " << type << " does not fit argument "
             << wanted << " of " << callee;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// CustomOp
//===----------------------------------------------------------------------===//

void CustomOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  for (OpOperand &input : getInputsMutable())
    if (isa<MemRefType>(input.get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), &input);
  for (OpOperand &output : getOutputsMutable())
    effects.emplace_back(MemoryEffects::Write::get(), &output);
  if (getHasEffects()) {
    effects.emplace_back(MemoryEffects::Read::get());
    effects.emplace_back(MemoryEffects::Write::get());
  }
}

Speculation::Speculatability CustomOp::getSpeculatability() {
  return getHasEffects() || isOnBuffers() ? Speculation::NotSpeculatable
                                          : Speculation::Speculatable;
}

LogicalResult CustomOp::verify() {
  if (isOnBuffers()) {
    if (getNumResults() != 0 ||
        !llvm::all_of(getInputs().getTypes(),
                      [](Type type) { return isa<MemRefType>(type); }))
      return emitOpError(
          "on buffers must take only buffers and have no results");
    if (!isa_and_nonnull<KernelOp>((*this)->getParentOp()))
      return emitOpError("on buffers must be in a uop.kernel");
    return success();
  }
  if (failed(verifyOneKind(*this)))
    return failure();
  if (getHasEffects() && isOnScalars())
    return emitOpError("on scalars cannot have effects: a kernel may call it "
                       "any number of times");
  if (getNumResults() == 0 && !getHasEffects())
    return emitOpError("must have results or effects");
  return success();
}

LogicalResult CustomOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  Operation *symbol =
      symbolTable.lookupNearestSymbolFrom(*this, getCalleeAttr());
  auto function = dyn_cast_if_present<FunctionOpInterface>(symbol);
  if (!function)
    return emitNoCallee(*this, getCalleeAttr());
  SmallVector<Type> all(getOperandTypes());
  llvm::append_range(all, getResultTypes());
  if (isOnBuffers()) {
    if (!function.isExternal() || isa<KernelOp>(symbol))
      return emitOpError("on buffers must call an external function, but ")
             << getCalleeAttr() << " has a body";
    if (function.getNumResults() != 0)
      return emitOpError(
                 "on buffers must call a function without results, but ")
             << getCalleeAttr() << " has " << function.getNumResults();
    return verifyBuffers(*this, getCalleeAttr(), all,
                         function.getArgumentTypes());
  }
  if (auto kernel = dyn_cast<KernelOp>(symbol)) {
    if (isOnScalars())
      return emitOpError("on scalars cannot launch ")
             << getCalleeAttr() << ", a uop.kernel; a kernel takes tensors";
    return verifyBuffers(*this, getCalleeAttr(), all,
                         kernel.getArgumentTypes());
  }
  if (failed(verifyTypes(*this, getCalleeAttr(), "operand", "takes",
                         getOperandTypes(), function.getArgumentTypes())))
    return failure();
  return verifyTypes(*this, getCalleeAttr(), "result", "returns",
                     getResultTypes(), function.getResultTypes());
}

//===----------------------------------------------------------------------===//
// CustomIOp
//===----------------------------------------------------------------------===//

LogicalResult CustomIOp::verify() {
  if (getNumResults() == 0)
    return emitOpError("has no results");
  return verifyOneKind(*this);
}

LogicalResult CustomIOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  Operation *symbol =
      symbolTable.lookupNearestSymbolFrom(*this, getCalleeAttr());
  auto function = dyn_cast_if_present<FunctionOpInterface>(symbol);
  if (!function)
    return emitNoCallee(*this, getCalleeAttr());
  if (isa<KernelOp>(symbol))
    return emitOpError("cannot inline ")
           << getCalleeAttr() << ", a uop.kernel; use uop.custom to launch it";
  if (function.isExternal())
    return emitOpError("cannot inline ")
           << getCalleeAttr()
           << ", which has no body; use uop.custom to call it";
  if (!function.getFunctionBody().hasOneBlock())
    return emitOpError("can inline functions of one block only, but ")
           << getCalleeAttr() << " has several";
  if (failed(verifyTypes(*this, getCalleeAttr(), "operand", "takes",
                         getOperandTypes(), function.getArgumentTypes())))
    return failure();
  return verifyTypes(*this, getCalleeAttr(), "result", "returns",
                     getResultTypes(), function.getResultTypes());
}
