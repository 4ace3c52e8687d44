//===- AccessChecks.cpp - Accesses outside of their buffer ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessChecks.h"

#include "VectorLowering.h"
#include "uop/Conversion/UOpToLoops.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

CheckedAccess::CheckedAccess(Operation *op, const KernelAnalysis &analysis)
    : Access(op), size(cast<MemRefType>(buffer.getType()).getDimSize(0)) {
  std::optional<unsigned> local = analysis.getLocalRange();
  if (!local || !buffer.getDefiningOp<DefineRegOp>())
    return;
  // As ThreadsToRanges.cpp has laid them out: base of the thread + position.
  offset = offset.getDefiningOp<AddOp>().getRhs();
  size /= *analysis.getRange(*local).size;
}

//===----------------------------------------------------------------------===//
// At compile time
//===----------------------------------------------------------------------===//

LogicalResult uop::rejectAccessesOutside(KernelOp kernel,
                                         const KernelAnalysis &analysis) {
  if (analysis.mayBeEmpty())
    return success();
  // What the stores need that are under no condition is certain to be computed.
  llvm::SetVector<Operation *> certain;
  for (auto store : kernel.getBody().getOps<StoreOp>())
    certain.insert(store);
  for (size_t i = 0; i != certain.size(); ++i)
    for (Value operand : certain[i]->getOperands())
      if (Operation *def = operand.getDefiningOp())
        certain.insert(def);

  for (Operation *op : certain) {
    auto load = dyn_cast<LoadOp>(op);
    auto store = dyn_cast<StoreOp>(op);
    if ((!load || load.getGate()) && (!store || store.getGate()))
      continue;
    CheckedAccess access(op, analysis);
    int64_t size = access.size;
    std::optional<int64_t> outside;
    // Of consecutive elements, the last one.
    auto noteEnd = [&](int64_t offset) {
      outside = offset;
      if (int64_t last; !llvm::AddOverflow(offset, access.extent - 1, last))
        outside = last;
    };
    if (auto affine = getAffineOffset(analysis, access.offset)) {
      if (affine->max > access.getLastOffset())
        noteEnd(affine->max);
      else if (affine->min < 0)
        outside = affine->min;
    } else if (auto bounds = analysis.getBounds(access.offset)) {
      if (bounds->smin().sgt(access.getLastOffset()))
        noteEnd(bounds->smin().getSExtValue());
      else if (bounds->smax().isNegative())
        outside = bounds->smax().getSExtValue();
    }
    if (outside)
      return op->emitOpError("is not lowered by convert-uop-to-loops; it ")
             << (load ? "reads" : "writes") << " element " << *outside
             << ", outside of a buffer of " << size
             << ": a gate can exclude such points";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// At run time
//===----------------------------------------------------------------------===//

AccessChecks::AccessChecks(KernelOp kernel, const KernelAnalysis &analysis,
                           func::FuncOp func, Emitter &emitter)
    : analysis(analysis), func(func), emitter(emitter),
      isEnabled(kernel->hasAttr(kCheckBoundsAttrName)) {}

MemRefType AccessChecks::getRecordType(KernelOp kernel) {
  int64_t numAccesses = 0;
  kernel.getBody().walk(
      [&](Operation *op) { numAccesses += isa<LoadOp, StoreOp>(op); });
  return MemRefType::get({numAccesses},
                         IntegerType::get(kernel.getContext(), 64));
}

bool AccessChecks::needsCheck(Operation *access) const {
  if (!isEnabled)
    return false;
  CheckedAccess checked(access, analysis);
  std::optional<ConstantIntRanges> bounds = analysis.getBounds(checked.offset);
  return !bounds || bounds->smin().isNegative() ||
         bounds->smax().sgt(checked.getLastOffset());
}

Value AccessChecks::emit(Operation *access, Value gate, Value position) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  unsigned site = sites.insert({access, unsigned(sites.size())}).first->second;
  CheckedAccess checked(access, analysis);
  int64_t last = checked.getLastOffset();
  if (gate && isa<VectorType>(gate.getType()) &&
      !isa<VectorType>(position.getType())) {
    position = emitLaneOffsets(emitter, position, checked.extent);
    last = checked.size - 1;
  }
  Type type = position.getType();
  bool isVector = isa<VectorType>(type);
  if (gate && isVector)
    gate = emitBroadcast(emitter, gate, type);
  Value end = emitter.constant(type, std::max<int64_t>(last + 1, 0));
  Value isInside = emitter.cmp(arith::CmpIPredicate::ult, position, end);
  Value isOutside = emitter.bitNot(isInside);
  if (gate)
    isOutside = emitter.bitAnd(gate, isOutside);
  {
    OpBuilder::InsertionGuard guard(builder);
    Value isAnyOutside =
        isVector ? emitReduction(emitter, vector::CombiningKind::OR, isOutside)
                 : isOutside;
    builder.setInsertionPointToStart(
        scf::IfOp::create(builder, isAnyOutside, /*withElseRegion=*/false)
            .thenBlock());
    Value zero = emitter.constant(type, int64_t(0));
    Value isBefore = emitter.cmp(arith::CmpIPredicate::slt, position, zero);
    Value beyond = emitter.sub(position, emitter.constant(type, last));
    Value distance = emitter.select(isBefore, position, beyond);
    if (isVector)
      distance = emitter.select(isOutside, distance, zero);
    distance =
        emitter.resize(distance, builder.getI64Type(), /*isUnsigned=*/false);
    if (isVector)
      distance = emitReduction(emitter, vector::CombiningKind::MAXUI, distance);
    memref::AtomicRMWOp::create(
        builder, arith::AtomicRMWKind::maxu, distance,
        func.getArgument(func.getNumArguments() - 3),
        ValueRange(emitter.constant(builder.getIndexType(), int64_t(site))));
  }
  return gate ? emitter.bitAnd(gate, isInside) : isInside;
}

void AccessChecks::finish() {
  if (!isEnabled)
    return;
  Builder builder(func.getContext());
  SmallVector<Attribute> attrs;
  for (auto [access, site] : sites) {
    int64_t size = CheckedAccess(access, analysis).size;
    attrs.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("location", LocationAttr(access->getLoc())),
         builder.getNamedAttr("size", builder.getI64IntegerAttr(size)),
         builder.getNamedAttr("write",
                              builder.getBoolAttr(isa<StoreOp>(access)))}));
  }
  func->setDiscardableAttr(kAccessChecksAttrName, builder.getArrayAttr(attrs));
}
