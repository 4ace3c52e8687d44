//===- TileLowering.cpp - What kernels keep in their own memory -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile is made by loops over its ranges, which are like those of a reduction
// without a result. Where its elements are reductions that are accumulated in
// the tile, their loops are around those over the tile: memory is read in the
// order of a row of many elements, and not of the few that registers hold.
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"

#include "TileSharing.h"
#include "VectorLowering.h"
#include "uop/Conversion/ALULowering.h"
#include "uop/Dialect/UOp/Analysis/LoopTree.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace uop;

/// The points of a range of a tile, or 1 for the constant 0.
static int64_t getExtent(Value range) {
  auto op = range.getDefiningOp<RangeOp>();
  return op && op.getStaticSize() ? int64_t(*op.getStaticSize()) : 1;
}

/// The number of the element at `position` of row-major `shape`.
static Value linearize(Emitter &emitter, ValueRange position,
                       ArrayRef<int64_t> shape) {
  Type index = emitter.getBuilder().getIndexType();
  Value number = emitter.constant(index, int64_t(0));
  for (auto [i, axis] : llvm::enumerate(position)) {
    if (i != 0)
      number = emitter.mul(number, emitter.constant(index, shape[i]));
    number = emitter.add(number, axis);
  }
  return number;
}

SmallVector<KernelLowering::TilePart>
KernelLowering::placeTileParts(Scope &scope, BufferizeOp tile) {
  Value target = buffers.lookup(tile.getResult());
  SmallVector<Value> position;
  for (Value range : tile.getRanges())
    position.push_back(lookup(range, scope));
  if (!tile.isCounted())
    return {{tile.getValue(), target, position}};
  SmallVector<int64_t> sizes;
  for (Value range : tile.getRanges())
    sizes.push_back(getExtent(range));
  auto type = dyn_cast<VectorType>(tile.getValue().getType());
  int64_t count = type ? type.getNumElements() : 1;
  Type index = builder.getIndexType();
  Value offset = emitter.mul(linearize(emitter, position, sizes),
                             emitter.constant(index, count));
  SmallVector<TilePart> parts;
  int64_t first = 0;
  for (Value part : getTileParts(tile)) {
    parts.push_back(
        {part, target, {emitter.add(offset, emitter.constant(index, first))}});
    if (auto vector = dyn_cast<VectorType>(part.getType()))
      first += vector.getNumElements();
  }
  return parts;
}

void KernelLowering::writeTilePart(Value value, const TilePart &part) {
  if (isa<VectorType>(value.getType()))
    emitVectorWrite(emitter, value, part.target, part.position.front(),
                    /*mask=*/{});
  else
    memref::StoreOp::create(builder, value, part.target, part.position);
}

void KernelLowering::emitTileElement(Scope &scope, BufferizeOp tile) {
  for (const TilePart &part : placeTileParts(scope, tile))
    writeTilePart(lookupStored(part.value, scope, part.target), part);
}

Value KernelLowering::emitTileRead(Scope &scope, IndexOp read) {
  SmallVector<Value> position;
  for (Value index : read.getIndices())
    position.push_back(lookup(index, scope));
  Value source = buffers.lookup(read.getSource());
  ArrayRef<int64_t> shape =
      cast<ShapedType>(read.getSource().getType()).getShape();
  if (read.getSource().getDefiningOp<BufferizeOp>().isCounted())
    position = {linearize(emitter, position, shape)};
  Value gate = read.getGate() ? lookup(read.getGate(), scope) : Value();
  return emitRead(source, position, gate,
                  /*alternative=*/{}, read.getType());
}

//===----------------------------------------------------------------------===//
// Accumulated tiles
//===----------------------------------------------------------------------===//

bool KernelLowering::isAccumulated(BufferizeOp tile) {
  if (!tile->hasAttr(kAccumulatedAttrName) ||
      analysis.getInfo(tile).hasEmptyRange)
    return false;
  return llvm::all_of(getTileParts(tile), [&](Value part) {
    // The tile has no room for anything but results.
    SmallVector<Operation *> accumulations = getAccumulations(part);
    return !accumulations.empty() && !getElementTypeOrSelf(part).isInteger(1) &&
           getAccumulatorType(part.getType()) ==
               getLoweredType(part.getType()) &&
           llvm::none_of(accumulations, [&](Operation *op) {
             const OpInfo &info = analysis.getInfo(op);
             return info.hasEmptyRange || info.ranges.empty();
           });
  });
}

SmallVector<Value> KernelLowering::getAccumulatedValues(BufferizeOp tile) {
  SmallVector<Value> values;
  for (Value part : getTileParts(tile))
    for (Operation *op : getAccumulations(part))
      llvm::append_range(values, op->getOperands());
  return values;
}

std::pair<unsigned, ArrayRef<unsigned>>
KernelLowering::getSharedLoops(Operation *op) {
  auto tile = dyn_cast<BufferizeOp>(op);
  if (!tile || !isAccumulated(tile))
    return {0, analysis.getInfo(op).ranges};
  Operation *first = getAccumulations(getTileParts(tile).front()).front();
  return {1, analysis.getInfo(first).ranges};
}

LogicalResult
KernelLowering::emitLoops(Scope &scope, ArrayRef<unsigned> ranges,
                          ArrayRef<Operation *> needed,
                          function_ref<LogicalResult(Scope &)> emitBody) {
  if (ranges.empty())
    return emitBody(scope);
  Scope inner;
  OpBuilder::InsertionGuard guard(builder);
  if (failed(openLoop(scope, ranges.front(), {}, inner)) ||
      failed(emitNeeded(inner, needed)) ||
      failed(emitLoops(inner, ranges.drop_front(), needed, emitBody)))
    return failure();
  closeLoop(inner);
  return success();
}

void KernelLowering::emitAccumulation(Scope &scope, const TilePart &part,
                                      ArrayRef<unsigned> ranges) {
  Type type = part.value.getType();
  Value sum = emitRead(part.target, part.position, /*gate=*/{},
                       /*alternative=*/{}, getLoweredType(type));
  for (Operation *op : getAccumulations(part.value)) {
    if (ArrayRef<unsigned>(analysis.getInfo(op).ranges) != ranges)
      continue;
    emitter.setLoc(op->getLoc());
    if (auto recurrence = dyn_cast<RecurrenceOp>(op)) {
      sum = emitRecurrenceStep(scope, recurrence, sum);
      continue;
    }
    sum = emitReductionStep(scope, cast<ReduceOp>(op), sum);
  }
  writeTilePart(sum, part);
}

LogicalResult
KernelLowering::emitAccumulatedTiles(Scope &scope,
                                     ArrayRef<BufferizeOp> tiles) {
  // What is accumulated over the same ranges shares their loops, whatever
  // points the tiles have inside.
  struct Group {
    SmallVector<Operation *> accumulations;
    llvm::MapVector<ArrayRef<unsigned>, llvm::SetVector<Operation *>> tiles;
  };
  llvm::MapVector<ArrayRef<unsigned>, Group> groups;
  for (BufferizeOp tile : tiles)
    for (Value part : getTileParts(tile))
      for (Operation *op : getAccumulations(part)) {
        Group &group = groups[analysis.getInfo(op).ranges];
        group.accumulations.push_back(op);
        group.tiles[analysis.getInfo(tile).ranges].insert(tile);
      }
  bool mayBeEmpty = llvm::any_of(groups, [&](const auto &group) {
    return llvm::any_of(group.first, [&](unsigned range) {
      return !analysis.getRange(range).size;
    });
  });

  for (BufferizeOp tile : tiles) {
    auto clear = [&](Scope &inner) -> LogicalResult {
      for (const TilePart &part : placeTileParts(inner, tile))
        writeTilePart(getFirstAccumulator(getAccumulations(part.value).front(),
                                          mayBeEmpty),
                      part);
      return success();
    };
    if (failed(emitLoops(scope, analysis.getInfo(tile).ranges, {}, clear)))
      return failure();
  }
  for (auto &[ranges, group] : groups) {
    auto combine = [&, ranges = ranges,
                    &group = group](Scope &around) -> LogicalResult {
      for (auto &[points, tilesAt] : group.tiles) {
        auto update = [&, &tilesAt = tilesAt](Scope &inner) -> LogicalResult {
          for (Operation *tile : tilesAt)
            for (const TilePart &part :
                 placeTileParts(inner, cast<BufferizeOp>(tile)))
              emitAccumulation(inner, part, ranges);
          return success();
        };
        SmallVector<Operation *> needed;
        for (Operation *tile : tilesAt)
          for (Value part : getTileParts(cast<BufferizeOp>(tile)))
            for (Operation *op : getAccumulations(part))
              if (ArrayRef<unsigned>(analysis.getInfo(op).ranges) == ranges)
                needed.push_back(op);
        if (failed(emitLoops(around, points, needed, update)))
          return failure();
      }
      return success();
    };
    if (failed(emitLoops(scope, ranges, group.accumulations, combine)))
      return failure();
  }
  for (BufferizeOp tile : tiles)
    scope.values[tile] = buffers.lookup(tile.getResult());
  return success();
}
