//===- FuseRewrites.cpp - What fusing makes of a block ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockFuser.h"

using namespace mlir;
using namespace uop;

/// Notes that `op` is part of `added`; false if that was known. Constants are
/// part of everything, and nobody asks.
bool BlockFuser::addRoots(Operation *op, ArrayRef<BufferizeOp> added) {
  if (isa<ConstOp>(op))
    return false;
  SmallVector<BufferizeOp, 1> &known = roots[op];
  bool changed = false;
  for (BufferizeOp root : added) {
    if (llvm::is_contained(known, root))
      continue;
    known.push_back(root);
    changed = true;
  }
  return changed;
}

/// Makes the scalars of a slice again where `mapping` replaces what they need,
/// as part of `readers`; their values are in `mapping` then. Where the gate is
/// false they do not matter.
void BlockFuser::copySlice(ArrayRef<Operation *> slice, IRMapping &mapping,
                           Value outerGate, Location loc,
                           ArrayRef<BufferizeOp> readers) {
  OpBuilder &builder = scalars.getOpBuilder();
  for (Operation *scalar : slice) {
    Value result = scalar->getResult(0);
    if (mapping.contains(result))
      continue;
    indices.setLoc(scalar->getLoc());
    SmallVector<Value> operands;
    bool changed = false;
    for (Value operand : scalar->getOperands()) {
      operands.push_back(mapping.lookupOrDefault(operand));
      changed |= operands.back() != operand;
    }
    Value copy;
    if (auto range = dyn_cast<RangeOp>(scalar)) {
      // A reduction that is computed in another place has loops of its own.
      copy = range.getStaticSize()
                 ? indices.range(*range.getStaticSize(), range.getKind())
                 : indices.range(operands.front(), range.getKind(),
                                 getRangeSize(result));
    } else if (auto index = dyn_cast<IndexOp>(scalar)) {
      if (changed || outerGate) {
        size_t rank = index.getIndices().size();
        Value source = operands.front();
        ValueRange position = ValueRange(operands).slice(1, rank);
        Value gate = index.getGate() ? operands.back() : Value();
        // Memory may have less in it than its type has room for.
        if (hasDynamicRanges ||
            !indices.isInside(position, index.getSource().getType().getShape()))
          gate = indices.logicalAnd(outerGate, gate);
        copy = indices.unique(IndexOp::create(
            builder, FusedLoc::get(builder.getContext(), {index.getLoc(), loc}),
            source, position, gate));
      }
    } else if (changed) {
      copy = indices.rebuild(scalar, operands);
      if (!copy) {
        Operation *clone = builder.clone(*scalar, mapping);
        copy = clone->getResult(0);
      }
    }
    if (!copy || copy == result) {
      addRoots(scalar, readers);
      continue;
    }
    ++clones;
    mapping.map(result, copy);
    addMade(copy, readers);
  }
}

/// Notes that `value`, and what simplifying may have made below it, is part of
/// `readers`.
void BlockFuser::addMade(Value value, ArrayRef<BufferizeOp> readers) {
  noteEndedRanges(value.getDefiningOp());
  SmallVector<Operation *> worklist = {value.getDefiningOp()};
  while (!worklist.empty()) {
    Operation *made = worklist.pop_back_val();
    if (!made || !isScalarOp(made) || !addRoots(made, readers))
      continue;
    for (Value operand : made->getOperands())
      worklist.push_back(operand.getDefiningOp());
  }
}

void BlockFuser::noteEndedRanges(Operation *op) {
  auto reduce = dyn_cast_or_null<RangeReductionOpInterface>(op);
  if (!reduce)
    return;
  for (Value range : reduce.getReducedRanges())
    if (!llvm::is_contained(reductions[range], reduce))
      reductions[range].push_back(reduce);
}

/// Replaces one read of `op` by the scalars that it is made of.
void BlockFuser::inlineInto(IndexOp read, BufferizeOp op,
                            ArrayRef<Operation *> slice) {
  IRMapping mapping = mapRanges(op, read);
  SmallVector<BufferizeOp, 1> readers = roots.lookup(read);
  OpBuilder &builder = scalars.getOpBuilder();
  copySlice(slice, mapping, read.getGate(), read.getLoc(), readers);

  Value value = mapping.lookupOrDefault(op.getValue());
  if (Value gate = read.getGate()) {
    Location loc = read.getLoc();
    Value zero = indices.unique(
        ConstOp::create(builder, loc, read.getType(), int64_t(0)));
    value = WhereOp::create(builder, loc, gate, value, zero);
    addRoots(value.getDefiningOp(), readers);
    addRoots(zero.getDefiningOp(), readers);
  }
  indices.replace(read, value);
}

/// Replaces all reads of `op` by reads of a tile in its reader's kernel.
void BlockFuser::keepTile(BufferizeOp op, ArrayRef<Operation *> slice,
                          ArrayRef<IndexOp> reads, const Tile &tile) {
  OpBuilder &builder = scalars.getOpBuilder();
  IRMapping mapping;
  SmallVector<Value> tileRanges;
  SmallVector<int64_t> shape;
  for (auto [range, outer] : llvm::zip_equal(op.getRanges(), tile.outer)) {
    if (outer) {
      if (range.getDefiningOp<RangeOp>())
        mapping.map(range, outer);
      continue;
    }
    auto rangeOp = range.getDefiningOp<RangeOp>();
    shape.push_back(getRangeSize(range));
    tileRanges.push_back(
        rangeOp.getSize()
            ? indices.range(rangeOp.getSize(), RangeKind::loop, shape.back())
            : indices.range(shape.back()));
    mapping.map(range, tileRanges.back());
  }
  copySlice(slice, mapping, /*outerGate=*/{}, op.getLoc(), tile.root);
  RankedTensorType type = op.getType();
  auto kept = BufferizeOp::create(
      builder, op.getLoc(), RankedTensorType::get(shape, type.getElementType()),
      mapping.lookupOrDefault(op.getValue()), tileRanges, Space::local);
  addMade(kept.getResult(), tile.root);
  for (IndexOp read : reads) {
    SmallVector<Value> position;
    for (auto [index, outer] : llvm::zip_equal(read.getIndices(), tile.outer))
      if (!outer)
        position.push_back(index);
    Value copy = indices.unique(IndexOp::create(
        builder, read.getLoc(), kept.getResult(), position, read.getGate()));
    addMade(copy, tile.root);
    indices.replace(read, copy);
  }
  tileBytes[tile.root] += tile.bytes;
}

/// Drops an anchor and the scalars that only it needed.
void BlockFuser::retire(BufferizeOp op) {
  Operation *value = op.getValue().getDefiningOp();
  op->dropAllReferences();
  op->remove();
  retired.push_back(op);
  if (value && isScalarOp(value))
    indices.retireIfUnused(value);
}
