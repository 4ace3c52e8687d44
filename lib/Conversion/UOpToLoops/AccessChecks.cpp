//===- AccessChecks.cpp - Accesses outside of their buffer ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessChecks.h"

#include "AffineOffset.h"
#include "uop/Conversion/UOpToLoops.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

std::pair<Value, int64_t>
uop::getCheckedPosition(Operation *access, const KernelAnalysis &analysis) {
  auto load = dyn_cast<LoadOp>(access);
  Value buffer = load ? load.getSource() : cast<StoreOp>(access).getTarget();
  Value position = load ? load.getOffset() : cast<StoreOp>(access).getOffset();
  int64_t size = cast<MemRefType>(buffer.getType()).getDimSize(0);
  std::optional<unsigned> local = analysis.getLocalRange();
  if (!local || !buffer.getDefiningOp<DefineRegOp>())
    return {position, size};
  // As ThreadsToRanges.cpp has laid them out: base of the thread + position.
  return {position.getDefiningOp<AddOp>().getRhs(),
          size / *analysis.getRange(*local).size};
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
    auto [position, size] = getCheckedPosition(op, analysis);
    std::optional<int64_t> outside;
    if (auto affine = getAffineOffset(analysis, position)) {
      if (affine->max >= size)
        outside = affine->max;
      else if (affine->min < 0)
        outside = affine->min;
    } else if (auto bounds = analysis.getBounds(position)) {
      if (bounds->smin().sge(size))
        outside = bounds->smin().getSExtValue();
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
  auto [position, size] = getCheckedPosition(access, analysis);
  std::optional<ConstantIntRanges> bounds = analysis.getBounds(position);
  return !bounds || bounds->smin().isNegative() || bounds->smax().sge(size);
}

Value AccessChecks::emit(Operation *access, Value gate, Value position) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  unsigned site = sites.insert({access, unsigned(sites.size())}).first->second;
  int64_t size = getCheckedPosition(access, analysis).second;
  Type index = builder.getIndexType(), i64 = builder.getI64Type();
  Value end = emitter.constant(index, size);
  Value isInside = emitter.cmp(arith::CmpIPredicate::ult, position, end);
  Value isOutside = emitter.bitNot(isInside);
  if (gate)
    isOutside = emitter.bitAnd(gate, isOutside);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(
        scf::IfOp::create(builder, isOutside, /*withElseRegion=*/false)
            .thenBlock());
    Value isBefore = emitter.cmp(arith::CmpIPredicate::slt, position,
                                 emitter.constant(index, int64_t(0)));
    Value beyond = emitter.sub(position, emitter.constant(index, size - 1));
    Value distance = emitter.resize(emitter.select(isBefore, position, beyond),
                                    i64, /*isUnsigned=*/false);
    memref::AtomicRMWOp::create(
        builder, arith::AtomicRMWKind::maxu, distance,
        func.getArgument(func.getNumArguments() - 3),
        ValueRange(emitter.constant(index, int64_t(site))));
  }
  return gate ? emitter.bitAnd(gate, isInside) : isInside;
}

void AccessChecks::finish() {
  if (!isEnabled)
    return;
  Builder builder(func.getContext());
  SmallVector<Attribute> attrs;
  for (auto [access, site] : sites) {
    int64_t size = getCheckedPosition(access, analysis).second;
    attrs.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("location", LocationAttr(access->getLoc())),
         builder.getNamedAttr("size", builder.getI64IntegerAttr(size)),
         builder.getNamedAttr("write",
                              builder.getBoolAttr(isa<StoreOp>(access)))}));
  }
  func->setDiscardableAttr(kAccessChecksAttrName, builder.getArrayAttr(attrs));
}
