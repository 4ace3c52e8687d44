//===- HoistConstants.cpp - Keep what constants decide ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

namespace uop {
#define GEN_PASS_DEF_HOISTCONSTANTSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// What is made of more ops than this is left to each run, so that the pass
/// stays linear in the program.
static constexpr size_t kMaxOps = 1024;

static bool isStaticTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() &&
         isElementType(tensor.getElementType());
}

static double getBytes(Value value) {
  return CostModel::getTensorBytes(cast<RankedTensorType>(value.getType()));
}

/// Whether the op has elements that are in memory.
static bool isConstant(Operation *op) {
  auto constant = dyn_cast<ConstOp>(op);
  return isa<arith::ConstantOp>(op) ||
         (constant && isa<ElementsAttr>(constant.getValue()) &&
          !isa<SplatElementsAttr>(constant.getValue()));
}

/// Whether the op has the same result in each run if its operands do.
static bool isDecidedByOperands(Operation &op) {
  return llvm::all_of(op.getResultTypes(), isStaticTensor) &&
         (isa<arith::ConstantOp>(op) ||
          (isa_and_nonnull<UOpDialect>(op.getDialect()) &&
           op.getNumResults() == 1 && op.getNumRegions() == 0 &&
           isMemoryEffectFree(&op) &&
           (op.hasTrait<OpTrait::Elementwise>() ||
            isa<MovementOpInterface, ConstOp, IotaOp, ReduceAxisOp, GatherOp,
                CatOp, DetachOp>(op))));
}

/// What `value` is made of before elements of it are moved or converted:
/// readers do that on the way.
static Value skipMoves(Value value) {
  Operation *op = value.getDefiningOp();
  while (isa<MovementOpInterface, CastOp, BitcastOp, DetachOp>(op) &&
         !isa<CatOp>(op)) {
    value = op->getOperand(0);
    op = value.getDefiningOp();
  }
  return value;
}

namespace {
struct HoistConstantsPass
    : public uop::impl::HoistConstantsPassBase<HoistConstantsPass> {
  using Base::Base;

  void runOnOperation() override {
    for (Operation &op : getOperation().getOps()) {
      bool isDecided = isDecidedByOperands(op) &&
                       llvm::all_of(op.getOperands(), [&](Value operand) {
                         return decided.contains(operand.getDefiningOp());
                       });
      if (isDecided)
        decided.insert(&op);
    }
    llvm::SetVector<Value> kept;
    for (Operation *op : decided)
      for (Value result : op->getResults())
        if (isReadInEachRun(result))
          kept.insert(skipMoves(result));
    for (Value value : kept)
      keep(value);
    decided.clear();
  }

private:
  bool isReadInEachRun(Value value);
  void keep(Value value);

  /// The ops that depend on constants alone.
  llvm::SetVector<Operation *> decided;
};
} // namespace

/// Whether something that each run computes reads the value.
bool HoistConstantsPass::isReadInEachRun(Value value) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return !decided.contains(user) &&
           !user->hasTrait<OpTrait::IsTerminator>() && !isa<ContiguousOp>(user);
  });
}

void HoistConstantsPass::keep(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op->hasTrait<OpTrait::Elementwise>() && !isa<ReduceAxisOp>(op))
    return;
  auto remarkOpts =
      remark::RemarkOpts::name("Keep").category("uop-hoist-constants");
  double bytes = 0;
  llvm::SetVector<Operation *> slice;
  slice.insert(op);
  for (size_t next = 0; next != slice.size() && slice.size() <= kMaxOps;
       ++next) {
    if (isConstant(slice[next]))
      bytes += getBytes(slice[next]->getResult(0));
    for (Value operand : slice[next]->getOperands())
      slice.insert(operand.getDefiningOp());
  }
  // Readers would wait for memory longer than for the arithmetic.
  bool isLarger = getBytes(value) > bytes;
  if (isLarger || slice.size() > kMaxOps) {
    remark::missed(op->getLoc(), remarkOpts)
        << remark::reason("{0}", isLarger ? "it is larger than its constants"
                                          : "it depends on too many ops")
        << remark::metric("Bytes", int64_t(getBytes(value)));
    return;
  }
  remark::passed(op->getLoc(), remarkOpts)
      << remark::add("depends only on constants")
      << remark::metric("Bytes", int64_t(getBytes(value)));
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto contiguous =
      ContiguousOp::create(builder, op->getLoc(), value.getType(), value);
  value.replaceAllUsesExcept(contiguous.getResult(), contiguous);
}
