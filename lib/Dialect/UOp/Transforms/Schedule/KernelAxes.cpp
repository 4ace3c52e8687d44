//===- KernelAxes.cpp - The ranges of a kernel as its axes ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelAxes.h"

#include "../Utils/FloatingScalars.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;

std::optional<MutableOperandRange> uop::getRangeOperands(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<MutableOperandRange>>(op)
      .Case<StoreOp, ReduceOp, FoldOp, RecurrenceOp, BufferizeOp, ContractOp,
            UnrollOp, IfOp>([](auto user) { return user.getRangesMutable(); })
      .Case([](ScanOp scan) -> std::optional<MutableOperandRange> {
        return MutableOperandRange(
            scan, scan.getRangeMutable().getOperandNumber(), 1);
      })
      .Default([](Operation *) { return std::nullopt; });
}

static constexpr llvm::StringLiteral kNextAxisAttrName = "uop.next_axis";

int64_t uop::getNextAxisId(KernelOp kernel) {
  auto reserved = kernel->getAttrOfType<IntegerAttr>(kNextAxisAttrName);
  return reserved ? reserved.getInt()
                  : getNextRangeId(kernel.getBody().front());
}

void uop::reserveAxisIds(KernelOp kernel, int64_t nextId) {
  kernel->setDiscardableAttr(
      kNextAxisAttrName,
      Builder(kernel.getContext()).getI64IntegerAttr(nextId));
}

bool uop::hasReservedAxisIds(KernelOp kernel) {
  return kernel->hasAttr(kNextAxisAttrName);
}

bool uop::isSizeOfLaunch(Value size) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(size, slice);
  return llvm::none_of(slice, llvm::IsaPred<RangeOp, LoadOp, IndexOp>);
}

LogicalResult uop::simplifyIndices(KernelOp kernel) {
  Block &block = kernel.getBody().front();
  FloatingScalars scalars(kernel.getContext(), kernel.getLoc());
  scalars.lift(block);
  scalars.simplifyIndices();
  return scalars.place(block);
}

void uop::keepStores(KernelOp kernel,
                     llvm::function_ref<bool(StoreOp)> isKept) {
  Block &block = kernel.getBody().front();
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    auto store = dyn_cast<StoreOp>(op);
    if ((store && !isKept(store)) || isOpTriviallyDead(&op))
      op.erase();
  }
}

bool uop::readsWhatItWrites(KernelOp kernel) {
  return llvm::any_of(kernel.getArguments(), [](BlockArgument argument) {
    return isa<MemRefType>(argument.getType()) && isWrittenArgument(argument) &&
           llvm::any_of(argument.getUsers(), llvm::IsaPred<LoadOp>);
  });
}

/// The loads that a store needs for anything, those of their own positions and
/// conditions included.
static SmallVector<LoadOp> getNeededLoads(StoreOp store) {
  llvm::SetVector<Operation *> needed;
  needed.insert(store);
  SmallVector<LoadOp> loads;
  for (size_t i = 0; i != needed.size(); ++i) {
    if (auto load = dyn_cast<LoadOp>(needed[i]))
      loads.push_back(load);
    for (Value operand : needed[i]->getOperands())
      if (Operation *def = operand.getDefiningOp())
        needed.insert(def);
  }
  return loads;
}

bool uop::updatesElements(KernelOp kernel) {
  SmallVector<StoreOp> stores(kernel.getBody().getOps<StoreOp>());
  // Whether `store` is complete with the element before that is written. What
  // is written through another view, or by a custom op, is not known.
  auto isInOrder = [&](StoreOp store, LoadOp load) {
    auto argument = dyn_cast<BlockArgument>(getRootBuffer(load.getSource()));
    if (!argument || !isWrittenArgument(argument))
      return true;
    auto isElsewhere = [&](StoreOp other) {
      return other.getTarget() != load.getSource() &&
             getRootBuffer(other.getTarget()) == argument;
    };
    auto isInPlace = [&](StoreOp other) {
      return other.getTarget() == load.getSource() &&
             other.getOffset() == load.getOffset() &&
             other.getRanges() == store.getRanges() &&
             load->getBlock() == other->getBlock() &&
             load->isBeforeInBlock(other);
    };
    return !load.getGate() && llvm::none_of(stores, isElsewhere) &&
           llvm::any_of(stores, isInPlace);
  };
  return llvm::all_of(stores, [&](StoreOp store) {
    return llvm::all_of(getNeededLoads(store),
                        [&](LoadOp load) { return isInOrder(store, load); });
  });
}

bool uop::hasStaticOffsets(KernelOp kernel) {
  return llvm::all_of(kernel.getBody().getOps<StoreOp>(), [](StoreOp store) {
    std::optional<LinearForm> form = LinearForm::get(store.getOffset());
    return form && llvm::all_of(form->getTerms(), [](const auto &term) {
             auto range = term.first.template getDefiningOp<RangeOp>();
             return range && range.getStaticSize();
           });
  });
}

int64_t uop::countLanes(RangeOp range) {
  int64_t size = *range.getStaticSize();
  for (Operation *user : range->getUsers()) {
    auto ranges = getRangeOperands(user);
    if (ranges && !isa<StoreOp>(user) &&
        llvm::is_contained(ValueRange(*ranges), range.getResult()))
      return size;
  }
  return llvm::PowerOf2Ceil(size);
}

bool uop::hasVectorForm(Operation *op) {
  return isa<UOpDialect>(op->getDialect()) && op->getNumRegions() == 0 &&
         op->getNumResults() == 1 && isMemoryEffectFree(op) &&
         !isa<CustomOp, ContractOp, UnrollOp, GepOp, VectorizeOp, WmmaOp,
              BufferizeOp, InvalidOp, ScanOp>(op) &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<VectorType>);
}

PackOp uop::findPack(LoadOp load) {
  constexpr size_t maxUsers = 16;
  PackOp found;
  llvm::SmallSetVector<Operation *, 8> users;
  users.insert_range(load->getUsers());
  for (size_t i = 0; i != users.size(); ++i) {
    auto pack = dyn_cast<PackOp>(users[i]);
    if (!pack && (!hasVectorForm(users[i]) || isa<LoadOp, IndexOp>(users[i])))
      return {};
    if ((pack && found && pack != found) || users.size() > maxUsers)
      return {};
    if (pack)
      found = pack;
    else
      users.insert_range(users[i]->getUsers());
  }
  return found;
}

ReduceOp uop::widenReduction(ReduceOp reduce) {
  Type type = reduce.getType();
  Type element = getElementTypeOrSelf(type);
  Type wide = getWideElement(reduce.getKind(), element);
  if (wide == element)
    return reduce;
  OpBuilder builder(reduce);
  Location loc = reduce.getLoc();
  Type wideType = withElementType(type, wide);
  Value value = CastOp::create(builder, loc, wideType, reduce.getValue());
  auto result = ReduceOp::create(builder, loc, wideType, reduce.getKind(),
                                 value, reduce.getRanges());
  Value rounded = CastOp::create(builder, loc, type, result);
  reduce.replaceAllUsesWith(rounded);
  reduce.erase();
  return result;
}
