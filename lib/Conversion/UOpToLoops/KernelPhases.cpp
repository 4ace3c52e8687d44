//===- KernelPhases.cpp - Stores that may share loops -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelPhases.h"

#include "uop/Dialect/UOp/IR/StorePieces.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

/// More accesses to one buffer are not compared pair by pair.
static constexpr size_t kMaxCompared = 128;

/// Threads exchange data through scratch, with barriers that say when. What is
/// in global memory must be proved not to be overwritten too early.
static bool isScratch(Value buffer) {
  return isa_and_nonnull<DefineLocalOp, DefineRegOp>(buffer.getDefiningOp());
}

KernelPhases::KernelPhases(KernelOp kernel, const KernelAnalysis &analysis)
    : analysis(analysis) {
  kernel.getBody().walk(
      [&](StoreOp store) { stores[store.getTarget()].push_back(store); });
  kernel.getBody().walk([&](LoadOp load) {
    isReadAndWritten |= stores.contains(load.getSource());
  });
}

KernelPhases::Reads
KernelPhases::collectReads(Operation *statement,
                           ArrayRef<unsigned> openRanges) const {
  Reads reads;
  if (!isReadAndWritten)
    return reads;
  auto isInvariant = [&](Operation *op) {
    return llvm::all_of(analysis.getDependence(op), [&](unsigned range) {
      return llvm::is_contained(openRanges, range);
    });
  };
  // First what the loops hold; the rest is emitted before them.
  SetVector<Operation *> needed;
  SmallVector<Operation *> invariant;
  needed.insert(statement);
  auto addOperands = [&](Operation *user, bool isInLoop) {
    for (Value operand : user->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (def && isInLoop && isInvariant(def))
        invariant.push_back(def);
      else if (def)
        needed.insert(def);
    }
  };
  for (size_t i = 0; i != needed.size(); ++i)
    addOperands(needed[i], /*isInLoop=*/true);
  size_t numInLoops = needed.size();
  needed.insert(invariant.begin(), invariant.end());
  for (size_t i = numInLoops; i < needed.size(); ++i)
    addOperands(needed[i], /*isInLoop=*/false);
  for (auto [number, op] : llvm::enumerate(needed))
    if (auto load = dyn_cast<LoadOp>(op)) {
      reads.loads.push_back(load);
      if (number < numInLoops)
        reads.numInLoops = reads.loads.size();
    }
  return reads;
}

bool KernelPhases::isPointwise(const Access &access, Operation *statement,
                               StoreOp write) const {
  return access.offset == write.getOffset() &&
         access.type == write.getValue().getType() &&
         analysis.getInfo(write).ranges == analysis.getInfo(statement).ranges;
}

/// Whether the loops of the current phase must have ended before `store`.
bool KernelPhases::needsCut(StoreOp store, const Reads &reads) const {
  Value target = store.getTarget();
  // A write that is to be read.
  for (LoadOp load : reads.loads) {
    auto writes = currentWrites.find(load.getSource());
    if (writes != currentWrites.end() &&
        llvm::any_of(writes->second, [&](StoreOp write) {
          return getOrder(write) < getOrder(load);
        }))
      return true;
  }
  // A write that this one is to overwrite.
  auto writes = currentWrites.find(target);
  if (writes != currentWrites.end() &&
      (writes->second.size() > kMaxCompared ||
       llvm::any_of(writes->second, [&](StoreOp write) {
         return !arePieces(store, write) &&
                !isPointwise(Access(store), store, write) &&
                !areDisjoint(analysis, Access(store), Access(write));
       })))
    return true;
  // An element that is to be read before.
  auto before = currentReads.find(target);
  return before != currentReads.end() &&
         (before->second.size() > kMaxCompared ||
          llvm::any_of(before->second, [&](const auto &read) {
            auto [load, reader] = read;
            return !isPointwise(Access(load), reader, store) &&
                   !areDisjoint(analysis, Access(load), Access(store));
          }));
}

LogicalResult KernelPhases::checkReads(Operation *statement,
                                       const Reads &reads) {
  for (size_t number = 0; number != reads.loads.size(); ++number) {
    LoadOp load = reads.loads[number];
    auto known = stores.find(load.getSource());
    if (known == stores.end())
      continue;
    bool isInLoop = number < reads.numInLoops;
    for (StoreOp write : known->second) {
      if (getOrder(write) < getOrder(load) ||
          getOrder(write) > getOrder(statement))
        continue;
      bool isSelf = write == statement;
      if (isSelf && isScratch(load.getSource()))
        continue;
      bool isTogether = isSelf || current.contains(write);
      if (isTogether &&
          (!isInLoop || isPointwise(Access(load), statement, write)))
        continue;
      // Other vectors of a tile.
      if (areDisjoint(analysis, Access(load), Access(write)))
        continue;
      InFlightDiagnostic error = load.emitOpError(
          "is not lowered by convert-uop-to-loops; the element may be "
          "overwritten before it is read: materialize the value that is "
          "stored");
      error.attachNote(write.getLoc()) << "the store is here";
      return error;
    }
  }
  return success();
}

LogicalResult
KernelPhases::split(ArrayRef<StoreOp> row, ArrayRef<unsigned> openRanges,
                    SmallVectorImpl<SmallVector<StoreOp>> &phases) {
  auto begin = [&] {
    phases.emplace_back();
    current.clear();
    currentWrites.clear();
    currentReads.clear();
  };
  begin();
  for (StoreOp store : row) {
    Reads reads = collectReads(store, openRanges);
    if (needsCut(store, reads))
      begin();
    if (failed(checkReads(store, reads)))
      return failure();
    phases.back().push_back(store);
    current.insert(store);
    currentWrites[store.getTarget()].push_back(store);
    for (LoadOp load : ArrayRef(reads.loads).take_front(reads.numInLoops))
      currentReads[load.getSource()].emplace_back(load, store);
  }
  return success();
}

LogicalResult KernelPhases::check(IfOp op) {
  current.clear();
  return checkReads(op, collectReads(op, {}));
}
