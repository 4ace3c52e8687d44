//===- Deallocate.cpp - Frees what functions allocate -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's ownership-based deallocation keeps a flag for each buffer and
// simplifies them away afterwards, which takes time quadratic in the number of
// buffers. After our passes it is known without flags who owns what, nearly
// always.
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Pass/PassManager.h"

namespace uop {
#define GEN_PASS_DEF_DEALLOCATEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// Who owns the buffers of one function.
class Ownership {
public:
  explicit Ownership(func::FuncOp function) : function(function) {}

  /// Failure if it depends on the run; `obstacle` is the op then.
  LogicalResult analyze();
  void deallocate();

  Operation *getObstacle() const { return obstacle; }

private:
  LogicalResult visit(Operation *op);
  void returnBuffers(func::ReturnOp op);
  bool isGivenAway(Value root);

  func::FuncOp function;
  Operation *obstacle = nullptr;
  /// The allocation, global, argument or call's result that a memref looks
  /// into.
  llvm::DenseMap<Value, Value> roots;
  /// What must be freed, and the last op of its block that uses it.
  llvm::MapVector<Value, Operation *> owned;
  SmallVector<func::ReturnOp> returns;
  /// What belongs to the caller in the end.
  llvm::DenseSet<Value> given;
};
} // namespace

static bool isMemRef(Type type) { return isa<BaseMemRefType>(type); }

LogicalResult Ownership::analyze() {
  obstacle = function;
  if (!function.getBody().hasOneBlock())
    return failure();
  for (BlockArgument argument : function.getArguments())
    if (isMemRef(argument.getType()))
      roots[argument] = argument;
  WalkResult result = function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == function)
      return WalkResult::advance();
    obstacle = op;
    // Kernels have no buffers of ours.
    return failed(visit(op)) ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  obstacle = nullptr;
  return success();
}

LogicalResult Ownership::visit(Operation *op) {
  for (Region &region : op->getRegions())
    if (!region.empty() && (!region.hasOneBlock() ||
                            llvm::any_of(region.getArgumentTypes(), isMemRef)))
      return failure();
  for (Value operand : op->getOperands()) {
    auto root = roots.find(operand);
    if (root == roots.end()) {
      if (isMemRef(operand.getType()))
        return failure();
      continue;
    }
    auto last = owned.find(root->second);
    if (last == owned.end())
      continue;
    Operation *user = last->first.getParentBlock()->findAncestorOpInBlock(*op);
    // Ops come in order, so the last user is seen last.
    last->second = user;
  }
  if (auto ret = dyn_cast<func::ReturnOp>(op)) {
    for (Value operand : ret.getOperands())
      if (auto type = dyn_cast<MemRefType>(operand.getType());
          isMemRef(operand.getType()) && (!type || !type.hasStaticShape()))
        return failure();
    returns.push_back(ret);
    return success();
  }
  if (op->hasTrait<OpTrait::IsTerminator>() &&
      llvm::any_of(op->getOperandTypes(), isMemRef))
    return failure();
  if (hasEffect<MemoryEffects::Free>(op))
    return failure();
  if (llvm::none_of(op->getResultTypes(), isMemRef))
    return success();
  if (op->getNumResults() == 1) {
    Value result = op->getResult(0);
    if (auto view = dyn_cast<ViewLikeOpInterface>(op)) {
      auto root = roots.find(view.getViewSource());
      if (root == roots.end())
        return failure();
      Value source = root->second;
      roots[result] = source;
      return success();
    }
    if (isa<memref::AllocaOp, memref::GetGlobalOp>(op)) {
      roots[result] = result;
      return success();
    }
    if (isa<memref::AllocOp>(op)) {
      roots[result] = result;
      owned[result] = op;
      return success();
    }
  }
  if (!isa<func::CallOp>(op))
    return failure();
  for (Value result : op->getResults())
    if (isMemRef(result.getType())) {
      roots[result] = result;
      owned[result] = op;
    }
  return success();
}

/// Whether the caller gave the memory away.
bool Ownership::isGivenAway(Value root) {
  auto argument = dyn_cast<BlockArgument>(root);
  return argument &&
         function.getArgAttr(argument.getArgNumber(), kDonatedAttrName);
}

/// The caller owns each result, once.
void Ownership::returnBuffers(func::ReturnOp op) {
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type)
      continue;
    Value root = roots.lookup(operand.get());
    bool mayGive =
        isGivenAway(root) ||
        (owned.contains(root) && root.getParentBlock() == op->getBlock());
    if (mayGive && given.insert(root).second)
      continue;
    Value copy = memref::AllocOp::create(
        builder, op.getLoc(),
        MemRefType::get(type.getShape(), type.getElementType(), AffineMap(),
                        type.getMemorySpace()));
    memref::CopyOp::create(builder, op.getLoc(), operand.get(), copy);
    if (copy.getType() != type)
      copy = memref::CastOp::create(builder, op.getLoc(), type, copy);
    operand.set(copy);
  }
}

void Ownership::deallocate() {
  for (func::ReturnOp op : returns)
    returnBuffers(op);
  for (auto [buffer, last] : owned) {
    if (given.contains(buffer))
      continue;
    OpBuilder builder(function.getContext());
    if (last->hasTrait<OpTrait::IsTerminator>())
      builder.setInsertionPoint(last);
    else
      builder.setInsertionPointAfter(last);
    memref::DeallocOp::create(builder, buffer.getLoc(), buffer);
  }
}

namespace {
struct DeallocatePass : public uop::impl::DeallocatePassBase<DeallocatePass> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    OpPassManager upstream(ModuleOp::getOperationName());
    bufferization::buildBufferDeallocationPipeline(upstream);
    upstream.getDependentDialects(registry);
  }

  void runOnOperation() override {
    SmallVector<Ownership> functions;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      functions.emplace_back(function);
      if (succeeded(functions.back().analyze()))
        continue;
      Operation *obstacle = functions.back().getObstacle();
      remark::analysis(obstacle->getLoc(), remark::RemarkOpts::name("Ownership")
                                               .category("uop-deallocate")
                                               .function(function.getName()))
          << remark::reason(
                 "the owner of the buffers of '{0}' is only known at run time",
                 obstacle->getName().getStringRef());
      OpPassManager upstream(ModuleOp::getOperationName());
      bufferization::buildBufferDeallocationPipeline(upstream);
      if (failed(runPipeline(upstream, getOperation())))
        signalPassFailure();
      return;
    }
    for (Ownership &function : functions)
      function.deallocate();
  }
};
} // namespace
