//===- ScanLowering.cpp - Accumulators that loops carry ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A scan is advanced once at each point of its range, at the start of that
// loop's body. Where its value depends on that range and on loops around it
// alone, the loop carries the accumulator. Where it depends on loops further
// in, there is one accumulator for each of their points, in a buffer, and all
// of them are advanced together; the loops that need the value read it there.
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"

#include "uop/Conversion/ALULowering.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace uop;

void KernelLowering::closeLoop(Scope &scope) {
  if (scope.carried.empty())
    return;
  OpBuilder::InsertionGuard guard(builder);
  scf::ForOp old = scope.loop;
  SmallVector<Value> inits(old.getInitArgs());
  for (auto [first, next] : scope.carried)
    inits.push_back(first);
  builder.setInsertionPoint(old);
  builder.setLoc(old.getLoc());
  auto loop = scf::ForOp::create(builder, old.getLowerBound(),
                                 old.getUpperBound(), old.getStep(), inits);
  loop.getRegion().takeBody(old.getRegion());
  auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
  for (auto [first, next] : scope.carried)
    yield.getResultsMutable().append(next);
  old->replaceAllUsesWith(loop.getResults().take_front(old.getNumResults()));
  old.erase();
  scope.loop = loop;
  scope.carried.clear();
}

LogicalResult KernelLowering::emitScan(Scope &scope, ScanOp scan) {
  if (!scope.loop)
    return scan.emitOpError("is not lowered by convert-uop-to-loops; its range "
                            "becomes lanes");
  RangeNumbers inner;
  for (unsigned range : analysis.getDependence(scan))
    if (!isOpen(range, scope))
      inner.push_back(range);
  if (!inner.empty())
    return emitScanBuffer(scope, scan, inner);

  emitter.setLoc(scan.getLoc());
  Type type = scan.getType();
  Value first = getAccumulatorIdentity(emitter, scan.getKind(), type,
                                       /*mayBeEmpty=*/false);
  Value before =
      scope.loop.getBody()->addArgument(first.getType(), scan.getLoc());
  Value value = toAccumulator(emitter, lookup(scan.getValue(), scope), type);
  Value after = combineAccumulators(emitter, scan, scan.getKind(), before,
                                    value, /*inOrder=*/true);
  scope.carried.emplace_back(first, after);
  scope.values[scan] =
      fromAccumulator(emitter, scan.getExclusive() ? before : after, type);
  return success();
}

static bool isBool(Type type) {
  return getElementTypeOrSelf(type).isInteger(1);
}

/// What an accumulator of `type` is in memory, where i1 takes a byte.
static Type getStoredAccumulator(Type type) {
  return isBool(type)
             ? withElementType(type, getStorageType(getElementTypeOrSelf(type)))
             : getAccumulatorType(type);
}

/// The accumulator at the position; the lanes of a vector are the innermost
/// axis of the buffer.
static Value loadAccumulator(Emitter &emitter, Type stored, Value buffer,
                             SmallVector<Value> position) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  auto vector = dyn_cast<VectorType>(stored);
  if (!vector)
    return memref::LoadOp::create(builder, buffer, position);
  position.push_back(emitter.constant(builder.getIndexType(), int64_t(0)));
  return vector::LoadOp::create(builder, vector, buffer, position);
}

static void storeAccumulator(Emitter &emitter, Value value, Value buffer,
                             SmallVector<Value> position) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  if (!isa<VectorType>(value.getType())) {
    memref::StoreOp::create(builder, value, buffer, position);
    return;
  }
  position.push_back(emitter.constant(builder.getIndexType(), int64_t(0)));
  vector::StoreOp::create(builder, value, buffer, position);
}

LogicalResult KernelLowering::emitScanBuffer(Scope &scope, ScanOp scan,
                                             ArrayRef<unsigned> inner) {
  SmallVector<unsigned, 4> ranges(inner);
  llvm::sort(ranges, [&](unsigned lhs, unsigned rhs) {
    return analysis.getRange(lhs).rank < analysis.getRange(rhs).rank;
  });
  SmallVector<int64_t> shape;
  for (unsigned range : ranges) {
    const RangeInfo &info = analysis.getRange(range);
    if (!info.size) {
      InFlightDiagnostic error = scan.emitOpError(
          "is not lowered by convert-uop-to-loops; it depends on a range of "
          "dynamic size inside the loop over its range");
      error.attachNote(RangeOp(info.op).getLoc()) << "the range is here";
      return error;
    }
    shape.push_back(*info.size);
  }
  Type type = scan.getType(), stored = getStoredAccumulator(type);
  SmallVector<int64_t> room = shape;
  if (auto vector = dyn_cast<VectorType>(stored))
    room.push_back(vector.getNumElements());
  Type element = getElementTypeOrSelf(stored);
  FailureOr<Value> sums = allocate(scan, room, element);
  if (failed(sums))
    return failure();
  // What is read after the sums have moved on.
  FailureOr<Value> results = sums;
  if (scan.getExclusive())
    results = allocate(scan, room, element);
  if (failed(results))
    return failure();
  emitter.setLoc(scan.getLoc());
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(scope.loop);
    Value first = getAccumulatorIdentity(emitter, scan.getKind(), type,
                                         /*mayBeEmpty=*/false);
    if (isBool(type))
      first = emitter.resize(first, element, /*isUnsigned=*/true);
    SmallVector<Value> position;
    Type index = builder.getIndexType();
    for (int64_t size : shape) {
      auto loop = scf::ForOp::create(
          builder, emitter.constant(index, int64_t(0)),
          emitter.constant(index, size), emitter.constant(index, int64_t(1)));
      position.push_back(loop.getInductionVar());
      builder.setInsertionPointToStart(loop.getBody());
    }
    storeAccumulator(emitter, first, *sums, position);
  }
  scope.scans[scan] = {*results, ranges};
  return emitScanUpdate(scope, scan, ranges, *sums, *results);
}

LogicalResult KernelLowering::emitScanUpdate(Scope &scope, ScanOp scan,
                                             ArrayRef<unsigned> inner,
                                             Value sums, Value results) {
  if (!inner.empty()) {
    OpBuilder::InsertionGuard guard(builder);
    Scope next;
    if (failed(openLoop(scope, inner.front(), {}, next)) ||
        failed(emitNeeded(next, {scan})) ||
        failed(emitScanUpdate(next, scan, inner.drop_front(), sums, results)))
      return failure();
    closeLoop(next);
    return success();
  }
  emitter.setLoc(scan.getLoc());
  Type type = scan.getType();
  SmallVector<Value> position;
  for (Scope *around = &scope; !around->scans.contains(scan);
       around = around->parent)
    position.push_back(
        around->values.lookup(analysis.getRange(*around->range).op));
  std::reverse(position.begin(), position.end());
  Value stored =
      loadAccumulator(emitter, getStoredAccumulator(type), sums, position);
  if (sums != results)
    storeAccumulator(emitter, stored, results, position);
  Value before = stored;
  if (isBool(type))
    before = emitter.cmp(arith::CmpIPredicate::ne, stored,
                         emitter.constant(stored.getType(), int64_t(0)));
  Value value = toAccumulator(emitter, lookup(scan.getValue(), scope), type);
  Value after = combineAccumulators(emitter, scan, scan.getKind(), before,
                                    value, /*inOrder=*/true);
  if (isBool(type))
    after = emitter.resize(after, getElementTypeOrSelf(stored.getType()),
                           /*isUnsigned=*/true);
  storeAccumulator(emitter, after, sums, position);
  return success();
}

FailureOr<Value> KernelLowering::emitScanRead(Scope &scope, ScanOp scan) {
  Type type = scan.getType();
  // Over one point there is no loop.
  if (analysis.getInfo(scan).ranges.empty()) {
    if (!scan.getExclusive())
      return lookup(scan.getValue(), scope);
    return emitter.constant(
        getLoweredAttr(getExactIdentity(scan.getKind(), type)));
  }
  Scope *around = &scope;
  while (around && !around->scans.contains(scan))
    around = around->parent;
  if (!around)
    return FailureOr<Value>(
        scan.emitOpError("is not lowered by convert-uop-to-loops; the loop "
                         "over its range is that of a uop.if, whose condition "
                         "may skip points"));
  const ScanBuffer &values = around->scans.find(scan)->second;
  SmallVector<Value> position;
  for (unsigned range : values.ranges)
    position.push_back(
        lookup(RangeOp(analysis.getRange(range).op).getResult(), scope));
  Value stored = loadAccumulator(emitter, getStoredAccumulator(type),
                                 values.buffer, position);
  if (isBool(type))
    return emitter.cmp(arith::CmpIPredicate::ne, stored,
                       emitter.constant(stored.getType(), int64_t(0)));
  return fromAccumulator(emitter, stored, type);
}
