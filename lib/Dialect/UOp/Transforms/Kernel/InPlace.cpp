//===- InPlace.cpp - Kernels that write what they read -----------*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InPlace.h"

#include "NarrowStore.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

Value uop::skipReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getSource();
  return value;
}

bool uop::fitsMemory(Type result, Type given) {
  auto lhs = dyn_cast<RankedTensorType>(result);
  auto rhs = dyn_cast<RankedTensorType>(given);
  return lhs && rhs && lhs.hasStaticShape() && rhs.hasStaticShape() &&
         lhs.getElementType() == rhs.getElementType() &&
         lhs.getNumElements() == rhs.getNumElements();
}

/// Puts `store` behind the stores that need elements of `in`, which it is to
/// overwrite; false where one has other loops, or `store` needs what another
/// one overwrites.
static bool moveBehindReaders(KernelOp kernel, BlockArgument in,
                              StoreOp store) {
  llvm::SetVector<Operation *> dependent(in.getUsers().begin(),
                                         in.getUsers().end());
  for (size_t i = 0; i < dependent.size(); ++i)
    dependent.insert(dependent[i]->getUsers().begin(),
                     dependent[i]->getUsers().end());
  bool mustMove = false;
  for (Operation *op : dependent) {
    auto other = dyn_cast<StoreOp>(op);
    if (!other || other == store)
      continue;
    if (other->getParentOp() != kernel ||
        other.getRanges() != store.getRanges())
      return false;
    mustMove |= store->isBeforeInBlock(other);
  }
  if (!mustMove)
    return true;
  llvm::SetVector<Value> needed(store->operand_begin(), store->operand_end());
  for (size_t i = 0; i < needed.size(); ++i)
    if (Operation *def = needed[i].getDefiningOp())
      needed.insert(def->operand_begin(), def->operand_end());
  for (auto other : kernel.getBody().getOps<StoreOp>())
    if (other != store && needed.contains(other.getTarget()))
      return false;
  store->moveBefore(&kernel.getBody().front().back());
  return true;
}

bool uop::mergeArguments(KernelOp kernel, BlockArgument in, BlockArgument out) {
  StoreOp store;
  for (Operation *user : out.getUsers()) {
    if (store || !isa<StoreOp>(user))
      return false;
    store = cast<StoreOp>(user);
  }
  if (!store || store->getParentOp() != kernel || store.getGate() ||
      in.getType() != out.getType() || !moveBehindReaders(kernel, in, store))
    return false;
  // where(c, v, the element as it is) is written only where c holds.
  auto where = store.getValue().getDefiningOp<WhereOp>();
  auto kept = where ? where.getFalseValue().getDefiningOp<LoadOp>() : LoadOp();
  if (kept && kept.getSource() == in && !kept.getGate() &&
      kept.getOffset() == store.getOffset()) {
    store.getValueMutable().set(where.getTrueValue());
    store.getGateMutable().assign(where.getCondition());
    for (Operation *op : {where.getOperation(), kept.getOperation()})
      if (op->use_empty())
        op->erase();
    // Other stores need all of the ranges.
    if (llvm::hasSingleElement(kernel.getBody().getOps<StoreOp>()) &&
        failed(narrowStore(kernel, store)))
      return false;
  }
  for (Operation *user : in.getUsers()) {
    auto load = dyn_cast<LoadOp>(user);
    if (!load || load.getOffset() != store.getOffset() ||
        load.getType() != store.getValue().getType())
      return false;
  }
  in.replaceAllUsesWith(out);
  return true;
}
