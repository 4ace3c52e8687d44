//===- InsertBarriers.cpp - Barriers where threads meet --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OperandSlice.h"
#include "uop/Conversion/DeviceModel.h"
#include "uop/Conversion/LaneBuffers.h"
#include "uop/Conversion/UOpToGPU.h"
#include "uop/Conversion/UOpToLoops.h"
#include "uop/Conversion/WarpRoles.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"
#include "uop/Dialect/UOp/IR/StorePieces.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace uop {
#define GEN_PASS_DEF_INSERTBARRIERSPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// What statements did to a buffer since the last barrier.
struct Use {
  bool isRead = false, isWritten = false;
  /// Of copies of one store, which write different elements: their number.
  Attribute piece;

  void add(const Use &other) {
    if (other.isWritten && isWritten && piece != other.piece)
      piece = {};
    else if (other.isWritten && !isWritten)
      piece = other.piece;
    isRead |= other.isRead;
    isWritten |= other.isWritten;
  }
  /// Whether this must wait for what `before` says.
  bool meets(const Use &before) const {
    if (isRead && before.isWritten)
      return true;
    return isWritten && (before.isRead || (before.isWritten &&
                                           !(piece && piece == before.piece)));
  }
};
using Uses = llvm::MapVector<Value, Use>;

/// Walks the statements in the order in which a thread runs them.
class BarrierInserter {
public:
  BarrierInserter(KernelOp kernel, int64_t numThreads)
      : kernel(kernel), numThreads(numThreads) {}

  /// False: a barrier would be needed where not all threads come, as `reason`
  /// says. Then some barriers may have been inserted.
  bool insert();
  const char *reason = nullptr;

private:
  bool visit(Block &block, bool isUniform);
  bool visitIf(IfOp op, bool isUniform);
  bool meet(Operation *statement, const Uses &uses, bool isUniform);
  bool hasHazard(const Uses &uses) const;
  std::optional<int64_t> takeCopies(const Uses &uses);
  Uses getUses(ValueRange operands, StoreOp store = {});
  bool isOwn(Value offset);
  bool isOfThreads(Value buffer);

  KernelOp kernel;
  int64_t numThreads;
  Uses pending;
  /// What copies write that nothing has waited for, and how many later rows of
  /// copies a reader need not wait for.
  llvm::MapVector<Value, int64_t> copies;
  llvm::DenseMap<Value, bool> ofThreads;
};
} // namespace

/// Whether `offset` is the number of the thread, in its block or in the grid,
/// and a multiple of how many there are.
bool BarrierInserter::isOwn(Value offset) {
  auto form = LinearForm::get(offset);
  if (!form)
    return false;
  int64_t threads = 0;
  for (auto [term, factor] : form->getTerms()) {
    auto special = term.getDefiningOp<SpecialOp>();
    if (!special || factor != 1 || special.getAxis() != 0)
      continue;
    if (special.getKind() == SpecialKind::task)
      threads = int64_t(special.getSize());
    else if (getLaneDistance(term, numThreads) == 0)
      threads = numThreads;
  }
  if (threads == 0 || form->getConstant() % threads != 0)
    return false;
  unsigned others = llvm::count_if(form->getTerms(), [&](const auto &term) {
    return term.second % threads != 0;
  });
  // A thread of a grid of one has no other.
  return others == 1 || threads == 1;
}

/// Whether every element of `buffer` is one thread's: it is a register, or at
/// an offset that is the thread's number and a multiple of the block's threads.
bool BarrierInserter::isOfThreads(Value buffer) {
  if (isa_and_nonnull<DefineRegOp>(buffer.getDefiningOp()))
    return true;
  auto local = buffer.getDefiningOp<DefineLocalOp>();
  if (!local && !isa<BlockArgument>(buffer))
    return false;
  auto [known, isNew] = ofThreads.try_emplace(buffer, false);
  if (!isNew)
    return known->second;
  known->second = (local && isLaneBuffer(local)) ||
                  llvm::all_of(buffer.getUsers(), [&](Operation *op) {
                    auto load = dyn_cast<LoadOp>(op);
                    auto store = dyn_cast<StoreOp>(op);
                    if (!load && !store)
                      return false;
                    Type type =
                        load ? load.getType() : store.getValue().getType();
                    return !isa<VectorType>(type) &&
                           isOwn(load ? load.getOffset() : store.getOffset());
                  });
  return known->second;
}

/// What is read for `operands`, and what `store` writes.
Uses BarrierInserter::getUses(ValueRange operands, StoreOp store) {
  Uses uses;
  for (Operation *op : getOperandSlice(operands))
    if (auto load = dyn_cast<LoadOp>(op))
      uses[getRootBuffer(load.getSource())].isRead = true;
  if (store)
    uses[getRootBuffer(store.getTarget())].add(
        {false, true, store->getDiscardableAttr(kPieceAttrName)});
  uses.remove_if([&](const auto &use) { return isOfThreads(use.first); });
  return uses;
}

/// Whether something in `uses` must wait for what is pending.
bool BarrierInserter::hasHazard(const Uses &uses) const {
  return llvm::any_of(uses, [&](const auto &entry) {
    auto before = pending.find(entry.first);
    return before != pending.end() && entry.second.meets(before->second);
  });
}

/// If something in `uses` must wait for copies, how many of the last rows it
/// need not wait for. Then they are waited for.
std::optional<int64_t> BarrierInserter::takeCopies(const Uses &uses) {
  std::optional<int64_t> least;
  for (const auto &[buffer, use] : uses) {
    auto copy = copies.find(buffer);
    if (copy != copies.end())
      least = std::min(least.value_or(copy->second), copy->second);
  }
  if (least)
    copies.clear();
  return least;
}

/// Lets `statement`, with `uses`, follow what is pending.
bool BarrierInserter::meet(Operation *statement, const Uses &uses,
                           bool isUniform) {
  auto store = dyn_cast<StoreOp>(statement);
  bool isCopy = store && getAsyncSource(store);
  std::optional<int64_t> later;
  if (!isCopy)
    later = takeCopies(uses);
  if (later || hasHazard(uses)) {
    if (!isUniform) {
      reason =
          "a barrier would be under a condition that differs between threads";
      return false;
    }
    OpBuilder builder(statement);
    auto barrier = BarrierOp::create(builder, statement->getLoc());
    if (later)
      barrier->setAttr(kWaitAttrName, builder.getI64IntegerAttr(*later));
    pending.clear();
  }
  for (const auto &[buffer, use] : uses)
    pending[buffer].add(use);
  if (isCopy)
    copies[getRootBuffer(store.getTarget())] =
        *getCopyCount(store, kAsyncAttrName);
  return true;
}

bool BarrierInserter::visitIf(IfOp op, bool isUniform) {
  SmallVector<Value> control(op.getOperands());
  Uses uses = getUses(control);
  bool isUniformInside = isUniform && llvm::none_of(control, dependsOnThread);
  // Threads that go in meet before, with those that do not.
  if (!isUniformInside)
    op.getBody().walk([&](StoreOp store) {
      for (const auto &[buffer, use] : getUses(store->getOperands(), store))
        uses[buffer].add(use);
    });
  if (hasHazard(uses) || isUniformInside) {
    if (!meet(op, uses, isUniform))
      return false;
    if (!isUniformInside)
      pending.clear();
  }
  isUniform = isUniformInside;
  if (!visit(op.getBody().front(), isUniform))
    return false;
  // In a loop the last statements are before the first ones of the next round.
  return op.getRanges().empty() || visit(op.getBody().front(), isUniform);
}

bool BarrierInserter::visit(Block &block, bool isUniform) {
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (isa<BarrierOp>(op)) {
      pending.clear();
      if (getCopyCount(&op, kWaitAttrName))
        copies.clear();
    } else if (auto branch = dyn_cast<IfOp>(op)) {
      if (!visitIf(branch, isUniform))
        return false;
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      if (!meet(store, getUses(store->getOperands(), store), isUniform))
        return false;
    }
  }
  return true;
}

bool BarrierInserter::insert() {
  return visit(kernel.getBody().front(), /*isUniform=*/true);
}

/// The bytes that the threads of a block share.
static double getLocalBytes(KernelOp kernel) {
  double bytes = 0;
  for (auto op : kernel.getBody().getOps<DefineLocalOp>()) {
    if (isLaneBuffer(op))
      continue;
    auto type = cast<MemRefType>(op.getResult().getType());
    bytes += double(type.getNumElements()) *
             llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  }
  return bytes;
}

namespace {
struct InsertBarriersPass final
    : uop::impl::InsertBarriersPassBase<InsertBarriersPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty() || !hasExplicitControl(kernel))
      return;
    FailureOr<LaunchGrid> grid = getLaunchGrid(kernel);
    FailureOr<DeviceModel> model = DeviceModel::get(kernel);
    if (failed(grid) || failed(model))
      return signalPassFailure();
    if (grid->getNumThreads() == 1)
      return;
    // Roles have barriers of their own, which the conversion makes. What does
    // not fit together is a loop as any other.
    std::optional<WarpRoles> roles = WarpRoles::get(kernel);
    if (!roles)
      kernel.walk([](IfOp op) { op->removeAttr(kWarpRolesAttrName); });
    auto remarkOpts = remark::RemarkOpts::name("Barriers")
                          .category("uop-insert-barriers")
                          .function(kernel.getSymName());
    const char *reason = nullptr;
    BarrierInserter inserter(kernel, grid->getNumThreads());
    double most = roles ? model->warpgroupLocalBytes : model->localBytes;
    if (getLocalBytes(kernel) > most)
      reason = "a block would need more shared memory than the target has";
    else if (!roles && !inserter.insert())
      reason = inserter.reason;
    if (reason) {
      remark::missed(kernel.getLoc(), remarkOpts) << remark::reason(reason);
      return;
    }
    kernel->setAttr(kConcurrentAttrName, UnitAttr::get(kernel.getContext()));
    int64_t barriers = 0;
    kernel.walk([&](BarrierOp) { ++barriers; });
    remark::passed(kernel.getLoc(), remarkOpts)
        << remark::metric("Barriers", barriers);
  }
};
} // namespace
