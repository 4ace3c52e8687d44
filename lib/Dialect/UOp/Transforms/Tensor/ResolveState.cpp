//===- ResolveState.cpp - Runtime buffers become globals --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/IR/Variables.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace uop {
#define GEN_PASS_DEF_RESOLVESTATEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// A runtime buffer in one function.
struct State {
  BufferOp first;
  /// The result of the last assignment so far, or of `first`.
  Value newest;
};

/// What one function does with runtime buffers.
struct FunctionState {
  /// By id, in the order in which they come.
  llvm::MapVector<int64_t, State, std::map<int64_t, unsigned>> states;
  /// The buffer that a value has been the contents of.
  llvm::DenseMap<Value, int64_t> stateOf;
  SmallVector<AssignOp> assigns;
};

struct ResolveStatePass
    : public uop::impl::ResolveStatePassBase<ResolveStatePass> {
  using Base::Base;

  void runOnOperation() override;

private:
  LogicalResult checkType(BufferOp op);
  LogicalResult checkCalls();
  LogicalResult resolve(func::FuncOp function);
  LogicalResult readFromGlobal(State &state, Block &block);
  FailureOr<memref::GlobalOp> getGlobal(BufferOp op);

  /// The first op of each buffer in the module, by id; any number may be one,
  /// also those that a DenseMap keeps for itself.
  llvm::MapVector<int64_t, BufferOp, std::map<int64_t, unsigned>> buffers;
  std::map<int64_t, memref::GlobalOp> globals;
};
} // namespace

LogicalResult ResolveStatePass::checkType(BufferOp op) {
  if (std::optional<StringRef> device = op.getDevice())
    if (*device != "cpu" && !device->starts_with("cpu:"))
      return op.emitOpError("is on device '")
             << *device << "'; only 'cpu' holds runtime buffers";
  BufferOp first = buffers.try_emplace(op.getId(), op).first->second;
  if (first.getType() == op.getType())
    return success();
  InFlightDiagnostic error = op.emitOpError("buffer ")
                             << op.getId() << " has type " << op.getType()
                             << " here and " << first.getType() << " elsewhere";
  error.attachNote(first.getLoc()) << "the other one is here";
  return error;
}

/// A call would read and write buffers between our own reads and writes; so
/// would a loop or branch that is a function already.
LogicalResult ResolveStatePass::checkCalls() {
  ModuleOp module = getOperation();
  SymbolTable symbols(module);
  llvm::DenseMap<Operation *, SmallVector<Operation *>> callers;
  SymbolTableCollection collection;
  llvm::SetVector<Operation *> users;
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](Operation *op) {
      if (isa<BufferOp>(op)) {
        users.insert(function);
      } else if (auto call = dyn_cast<func::CallOp>(op)) {
        if (Operation *callee = symbols.lookup(call.getCallee()))
          callers[callee].push_back(call);
      } else if (auto launch = dyn_cast<LaunchOp>(op)) {
        for (func::FuncOp called : getCalledFunctions(launch, collection))
          callers[called].push_back(launch);
      }
    });
  llvm::DenseSet<Operation *> own(users.begin(), users.end());
  for (size_t i = 0; i < users.size(); ++i)
    for (Operation *call : callers.lookup(users[i])) {
      auto caller = call->getParentOfType<func::FuncOp>();
      if (!own.contains(caller)) {
        users.insert(caller);
        continue;
      }
      StringRef name = cast<func::FuncOp>(users[i]).getName();
      if (isa<LaunchOp>(call))
        return call->emitOpError("runs @")
               << name << ", a loop or branch that uses runtime buffers, as "
               << "this function does: give the new contents out of the region";
      return call->emitOpError("calls @")
             << name << ", and both functions use runtime buffers: inline the "
             << "call first (--inline)";
    }
  return success();
}

FailureOr<memref::GlobalOp> ResolveStatePass::getGlobal(BufferOp op) {
  memref::GlobalOp &global = globals[op.getId()];
  if (global)
    return global;
  ModuleOp module = getOperation();
  RankedTensorType tensor = op.getType();
  auto type = MemRefType::get(tensor.getShape(), tensor.getElementType());
  std::string name = "uop_buffer_" + std::to_string(op.getId());
  if (Operation *taken = SymbolTable::lookupSymbolIn(module, name)) {
    global = dyn_cast<memref::GlobalOp>(taken);
    if (global && global.getType() == type && !global.getConstant())
      return global;
    return op.emitOpError("needs the symbol @")
           << name << ", which is something else";
  }
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  global = memref::GlobalOp::create(
      builder, op.getLoc(), name, builder.getStringAttr("private"), type,
      getReductionIdentity(ReduceKind::add, tensor), /*constant=*/false,
      /*alignment=*/builder.getI64IntegerAttr(64));
  return global;
}

/// Whether the new part of a buffer is computed from elements of the old
/// contents that are at other positions.
static bool readsElsewhere(AssignOp assign) {
  // Longer searches do not pay; a value in between is always right.
  constexpr size_t limit = 1024;
  llvm::SetVector<Value> inPlace, anywhere;
  inPlace.insert(assign.getValue());
  for (size_t i = 0; i < inPlace.size() && i < limit; ++i) {
    Operation *op = inPlace[i].getDefiningOp();
    auto part = dyn_cast_or_null<ShrinkOp>(op);
    if (part && part.getSource() == assign.getTarget() &&
        part.getOffsets() == *assign.getOffsets() &&
        part.getSizes() == *assign.getSizes() &&
        llvm::equal(part.getDynamic(), assign.getDynamic()))
      continue;
    if (op && op->hasTrait<OpTrait::Elementwise>())
      inPlace.insert(op->operand_begin(), op->operand_end());
    else
      anywhere.insert(inPlace[i]);
  }
  for (size_t i = 0; i < anywhere.size() && i < limit; ++i) {
    if (anywhere[i] == assign.getTarget())
      return true;
    if (Operation *op = anywhere[i].getDefiningOp())
      anywhere.insert(op->operand_begin(), op->operand_end());
  }
  return inPlace.size() > limit || anywhere.size() > limit;
}

/// Each buffer op of an id becomes the newest contents.
static void addBuffer(FunctionState &function, BufferOp buffer) {
  auto [known, isNew] =
      function.states.try_emplace(buffer.getId(), State{buffer, buffer});
  if (isNew) {
    function.stateOf[buffer] = buffer.getId();
    return;
  }
  buffer.replaceAllUsesWith(known->second.newest);
  buffer.erase();
}

/// The assignment's result is the newest contents, if it is to a buffer.
static LogicalResult addAssign(FunctionState &function, AssignOp assign) {
  auto state = function.stateOf.find(assign.getTarget());
  if (state == function.stateOf.end())
    return success();
  int64_t id = state->second;
  Value &newest = function.states[id].newest;
  if (newest != assign.getTarget()) {
    InFlightDiagnostic error =
        assign.emitOpError("assigns to an old state of buffer ")
        << id << "; assign to the result of its last assignment";
    error.attachNote(newest.getLoc()) << "that assignment is here";
    return error;
  }
  newest = assign.getResult();
  function.stateOf[newest] = id;
  function.assigns.push_back(assign);
  // Computed first, the part can be written in place.
  if (!assign.isWhole() && readsElsewhere(assign)) {
    OpBuilder builder(assign);
    assign.getValueMutable().set(
        ContiguousOp::create(builder, assign.getLoc(),
                             assign.getValue().getType(), assign.getValue()));
  }
  return success();
}

/// The buffer becomes a read of its global.
LogicalResult ResolveStatePass::readFromGlobal(State &state, Block &block) {
  BufferOp buffer = state.first;
  FailureOr<memref::GlobalOp> global = getGlobal(buffer);
  if (failed(global))
    return failure();
  Location loc = buffer.getLoc();
  OpBuilder builder(buffer);
  Value memory = memref::GetGlobalOp::create(builder, loc, global->getType(),
                                             global->getSymName());
  Value old = bufferization::ToTensorOp::create(builder, loc, buffer.getType(),
                                                memory, /*restrict=*/true,
                                                /*writable=*/true);
  // What the function assigns, it writes when nothing reads old contents.
  if (state.newest != buffer.getResult()) {
    builder.setInsertionPoint(block.getTerminator());
    bufferization::MaterializeInDestinationOp::create(
        builder, state.newest.getLoc(), /*result=*/Type(), state.newest, memory,
        /*restrict=*/false, /*writable=*/true);
  }
  buffer.replaceAllUsesWith(old);
  buffer.erase();
  return success();
}

LogicalResult ResolveStatePass::resolve(func::FuncOp function) {
  if (function.isExternal())
    return success();
  Block &block = function.getBody().front();
  FunctionState own;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      addBuffer(own, buffer);
    else if (auto assign = dyn_cast<AssignOp>(op);
             assign && failed(addAssign(own, assign)))
      return failure();
  }
  for (auto &[id, state] : own.states)
    if (failed(readFromGlobal(state, block)))
      return failure();
  for (AssignOp assign : own.assigns)
    if (assign.isWhole()) {
      assign.replaceAllUsesWith(assign.getValue());
      assign.erase();
    }
  return success();
}

void ResolveStatePass::runOnOperation() {
  buffers.clear();
  globals.clear();
  WalkResult types = getOperation().walk(
      [&](BufferOp buffer) { return WalkResult(checkType(buffer)); });
  if (types.wasInterrupted() ||
      failed(verifyStateOutsideRegions(getOperation())) || failed(checkCalls()))
    return signalPassFailure();
  for (auto function : getOperation().getOps<func::FuncOp>())
    if (failed(collectVariables(function)) || failed(resolve(function)))
      return signalPassFailure();
}
