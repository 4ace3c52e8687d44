//===- UOpControlOps.cpp - Threads, scratch and control ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RangeOperands.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/OpIdentity.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// SpecialOp
//===----------------------------------------------------------------------===//

LogicalResult SpecialOp::verify() {
  if (getAxis() > 2)
    return emitOpError("axis must be 0, 1 or 2, got ")
           << static_cast<int64_t>(getAxis());
  if (static_cast<int64_t>(getSize()) < 1)
    return emitOpError("size must be at least 1, got ")
           << static_cast<int64_t>(getSize());
  return success();
}

void SpecialOp::getAsmResultNames(
    function_ref<void(Value, StringRef)> setNameFn) {
  static constexpr StringLiteral prefixes[] = {"b", "t", "n"};
  SmallString<8> name(prefixes[unsigned(getKind())]);
  name += std::to_string(getAxis());
  setNameFn(getResult(), name);
}

void SpecialOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                  SetIntRangeFn setResultRange) {
  setResultRange(getResult(),
                 ConstantIntRanges::fromSigned(APInt::getZero(64),
                                               APInt(64, getSize()) - 1));
}

//===----------------------------------------------------------------------===//
// The grid
//===----------------------------------------------------------------------===//

FailureOr<LaunchGrid> uop::getLaunchGrid(KernelOp kernel) {
  // By kind and axis, the first op that states a size.
  SpecialOp stated[3][3];
  SmallVector<SpecialOp> ops;
  kernel.getBody().walk([&](SpecialOp op) { ops.push_back(op); });
  for (SpecialOp op : ops) {
    SpecialOp &first = stated[unsigned(op.getKind())][op.getAxis()];
    if (!first)
      first = op;
    if (op.getSize() == first.getSize())
      continue;
    InFlightDiagnostic error = op.emitOpError("has size ");
    error << op.getSize() << ", where the same kind and axis has "
          << first.getSize() << " before";
    error.attachNote(first.getLoc()) << "the other one is here";
    return error;
  }

  LaunchGrid grid;
  int64_t numBlocks = 1, numThreads = 1;
  for (unsigned axis = 0; axis < 3; ++axis) {
    int64_t &blocks = grid.blocks[axis], &threads = grid.threads[axis];
    SpecialOp global = stated[unsigned(SpecialKind::global)][axis];
    SpecialOp local = stated[unsigned(SpecialKind::local)][axis];
    SpecialOp task = stated[unsigned(SpecialKind::task)][axis];
    if (local)
      threads = local.getSize();
    if (global)
      blocks = global.getSize();
    else if (task)
      blocks = static_cast<int64_t>(task.getSize()) / threads;
    int64_t tasks;
    if (task && (llvm::MulOverflow(blocks, threads, tasks) ||
                 tasks != static_cast<int64_t>(task.getSize())))
      return task.emitOpError("has size ")
             << task.getSize() << ", but "
             << (global ? "the product of the global and local sizes of axis "
                        : "must be a multiple of the local size of axis ")
             << axis << (global ? " is " : ", ")
             << (global ? blocks * threads : threads);
    SpecialOp last = global ? global : task;
    if (llvm::MulOverflow(numBlocks, blocks, numBlocks))
      return last.emitOpError("makes more blocks than 64 bits can count");
    if (llvm::MulOverflow(numThreads, threads, numThreads) ||
        numThreads > kMaxThreadsOfBlock)
      return local.emitOpError("makes a block of more than ")
             << kMaxThreadsOfBlock << " threads";
  }
  return grid;
}

bool uop::hasExplicitControl(KernelOp kernel) {
  return kernel.getBody()
      .walk([](Operation *op) {
        return isa<SpecialOp, BarrierOp, IfOp, DefineLocalOp, DefineRegOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// DefineLocalOp, DefineRegOp
//===----------------------------------------------------------------------===//

static LogicalResult verifyScratch(Operation *op, Space space) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (!type.hasStaticShape())
    return op->emitOpError("needs a static size, got ") << type;
  Attribute expected = SpaceAttr::get(op->getContext(), space);
  if (type.getMemorySpace() != expected)
    return op->emitOpError("must be in ") << expected << ", got " << type;
  return success();
}

LogicalResult DefineLocalOp::verify() {
  return verifyScratch(*this, Space::local);
}

LogicalResult DefineRegOp::verify() { return verifyScratch(*this, Space::reg); }

//===----------------------------------------------------------------------===//
// IfOp
//===----------------------------------------------------------------------===//

void IfOp::build(OpBuilder &builder, OperationState &state, Value condition,
                 ValueRange ranges) {
  state.addOperands(condition);
  state.addOperands(ranges);
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(state.addRegion());
}

LogicalResult uop::verifyStatementRanges(Operation *op, ValueRange ranges) {
  if (failed(verifyRanges(op, ranges, /*allowZero=*/false)))
    return failure();
  for (auto outer = op->getParentOfType<IfOp>(); outer;
       outer = outer->getParentOfType<IfOp>())
    for (auto [number, range] : llvm::enumerate(ranges))
      for (Value other : outer.getRanges())
        if (Operation *def = other.getDefiningOp();
            def && isSameIdentity(def, range.getDefiningOp()))
          return op->emitOpError("range ")
                 << number << " is one that an enclosing uop.if runs over";
  return success();
}

LogicalResult IfOp::verify() {
  return verifyStatementRanges(*this, getRanges());
}

LogicalResult IfOp::canonicalize(IfOp op, PatternRewriter &rewriter) {
  auto isEmpty = [](Value range) {
    auto rangeOp = range.getDefiningOp<RangeOp>();
    return rangeOp && rangeOp.getStaticSize() && *rangeOp.getStaticSize() == 0;
  };
  APInt condition;
  bool isKnown = matchPattern(op.getCondition(), m_ConstantInt(&condition));
  if ((isKnown && condition.isZero()) ||
      llvm::any_of(op.getRanges(), isEmpty)) {
    rewriter.eraseOp(op);
    return success();
  }
  if (!isKnown || !op.getRanges().empty())
    return rewriter.notifyMatchFailure(op, "it decides or repeats something");
  rewriter.inlineBlockBefore(&op.getBody().front(), op);
  rewriter.eraseOp(op);
  return success();
}

//===----------------------------------------------------------------------===//
// AfterOp
//===----------------------------------------------------------------------===//

OpFoldResult AfterOp::fold(FoldAdaptor) {
  if (getDeps().empty())
    return getBuffer();
  return {};
}

Value uop::getRootBuffer(Value value) {
  while (auto after = value.getDefiningOp<AfterOp>())
    value = after.getBuffer();
  return value;
}
