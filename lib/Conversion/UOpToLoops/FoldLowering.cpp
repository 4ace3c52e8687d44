//===- FoldLowering.cpp - The regions of folds ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FoldLowering.h"

#include "KernelLowering.h"
#include "uop/Conversion/ALULowering.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace uop;

/// How many points of a commutative fold are worked on at once, each with its
/// own accumulators: two AVX2 registers of f32.
static constexpr unsigned kFoldLanes = 16;
/// LLVM makes no vectors of longer code, and takes long not to.
static constexpr unsigned kMaxLaneOps = 48;

LogicalResult uop::emitFoldRegion(Emitter &emitter, Region &region,
                                  ValueRange arguments,
                                  SmallVectorImpl<Value> &results) {
  IRMapping mapping;
  mapping.map(region.getArguments(), arguments);
  for (Operation &op : region.front().without_terminator()) {
    SmallVector<Value, 3> operands;
    for (Value operand : op.getOperands())
      operands.push_back(mapping.lookup(operand));
    emitter.setLoc(op.getLoc());
    Value result = lowerALU(emitter, &op, operands);
    if (!result)
      return op.emitOpError("is not lowered by convert-uop-to-loops");
    mapping.map(op.getResult(0), result);
  }
  for (Value value : region.front().getTerminator()->getOperands())
    results.push_back(mapping.lookup(value));
  return success();
}

//===----------------------------------------------------------------------===//
// Several points at once
//===----------------------------------------------------------------------===//

scf::ForOp KernelLowering::openPart(Scope &scope, unsigned range, int64_t first,
                                    int64_t last, int64_t step,
                                    ValueRange inits, Scope &inner) {
  Operation *op = analysis.getRange(range).op;
  Type index = builder.getIndexType();
  builder.setLoc(op->getLoc());
  auto loop = scf::ForOp::create(builder, emitter.constant(index, first),
                                 emitter.constant(index, last),
                                 emitter.constant(index, step), inits);
  inner.parent = &scope;
  inner.range = range;
  inner.depth = scope.depth + 1;
  inner.values[op] = loop.getInductionVar();
  builder.setInsertionPointToStart(loop.getBody());
  return loop;
}

/// Whether the loop over `range` is worth several points at once: their order
/// is free, there are enough of them, and their code is short and straight.
bool KernelLowering::hasLanes(Scope &scope, unsigned range,
                              ArrayRef<Operation *> reduces) {
  std::optional<int64_t> size = analysis.getRange(range).size;
  if (!size || *size < 2 * int64_t(kFoldLanes) || scope.depth == kMaxLoopDepth)
    return false;
  Scope inner;
  inner.parent = &scope;
  inner.range = range;
  inner.values[analysis.getRange(range).op] = Value();
  bool isFree = llvm::all_of(reduces, [](Operation *op) {
    auto fold = dyn_cast<FoldOp>(op);
    return fold && fold.getCommutative();
  });
  if (!isFree)
    return false;
  SmallVector<Operation *> needed = collectNeeded(inner, reduces);
  return needed.size() <= kMaxLaneOps &&
         llvm::none_of(needed, [](Operation *op) {
           auto load = dyn_cast<LoadOp>(op);
           auto read = dyn_cast<IndexOp>(op);
           return isa<RangeReductionOpInterface, ScanOp>(op) ||
                  (load && load.getGate()) || (read && read.getGate());
         });
}

/// The loop over `range` of commutative folds, with one set of accumulators for
/// each of the points that it works on at once: LLVM makes vectors of them.
FailureOr<SmallVector<Value>>
KernelLowering::emitLanes(Scope &scope, unsigned range,
                          ArrayRef<Operation *> reduces, ValueRange inits) {
  int64_t size = *analysis.getRange(range).size;
  int64_t whole = size - size % kFoldLanes;
  SmallVector<Value> lanes(inits);
  for (unsigned lane = 1; lane != kFoldLanes; ++lane)
    for (Operation *op : reduces)
      for (Value init : cast<FoldOp>(op).getInits())
        lanes.push_back(lookup(init, scope));

  Operation *rangeOp = analysis.getRange(range).op;
  Scope first;
  scf::ForOp loop = openPart(scope, range, 0, whole, kFoldLanes, lanes, first);
  SmallVector<Value> values;
  for (unsigned lane = 0; lane != kFoldLanes; ++lane) {
    Scope inner;
    inner.parent = &scope;
    inner.range = range;
    inner.depth = first.depth;
    inner.values[rangeOp] =
        emitter.add(loop.getInductionVar(),
                    emitter.constant(builder.getIndexType(), int64_t(lane)));
    if (failed(emitNeeded(inner, reduces)))
      return failure();
    FailureOr<SmallVector<Value>> results =
        emitReductionLoops(inner, {}, reduces,
                           ValueRange(loop.getRegionIterArgs())
                               .slice(lane * inits.size(), inits.size()));
    if (failed(results))
      return failure();
    llvm::append_range(values, *results);
  }
  builder.setLoc(loop.getLoc());
  scf::YieldOp::create(builder, values);
  builder.setInsertionPointAfter(loop);

  values.assign(loop->result_begin(), loop->result_end());
  while (values.size() > inits.size()) {
    SmallVector<Value> merged;
    ValueRange lower = ValueRange(values).take_front(values.size() / 2);
    ValueRange upper = ValueRange(values).drop_front(values.size() / 2);
    while (merged.size() != lower.size())
      for (Operation *op : reduces) {
        auto fold = cast<FoldOp>(op);
        SmallVector<Value> arguments;
        for (ValueRange half : {lower, upper})
          llvm::append_range(arguments,
                             half.slice(merged.size(), fold.getNumResults()));
        if (failed(
                emitFoldRegion(emitter, fold.getCombine(), arguments, merged)))
          return failure();
      }
    values = std::move(merged);
  }
  if (whole == size)
    return values;
  Scope rest;
  loop = openPart(scope, range, whole, size, 1, values, rest);
  if (failed(emitNeeded(rest, reduces)))
    return failure();
  FailureOr<SmallVector<Value>> results =
      emitReductionLoops(rest, {}, reduces, loop.getRegionIterArgs());
  if (failed(results))
    return failure();
  builder.setLoc(loop.getLoc());
  scf::YieldOp::create(builder, *results);
  builder.setInsertionPointAfter(loop);
  return SmallVector<Value>(loop.getResults());
}
