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
  int64_t block = getBlock();
  if (block != 1 && getKind() != SpecialKind::task)
    return emitOpError("of kind ") << stringifySpecialKind(getKind())
                                   << " has no `by`; that is for tasks";
  if (block < 1 || static_cast<int64_t>(getSize()) % block != 0)
    return emitOpError("size must be a multiple of that of a block, ")
           << block << ", got " << static_cast<int64_t>(getSize());
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
  LaunchGrid grid;
  // By axis, the first op that states the size.
  SpecialOp statesBlocks[3], statesThreads[3];
  SmallVector<SpecialOp> ops;
  kernel.getBody().walk([&](SpecialOp op) { ops.push_back(op); });
  for (SpecialOp op : ops) {
    unsigned axis = op.getAxis();
    auto state = [&](StringRef what, int64_t size, SpecialOp &first,
                     int64_t &known) -> LogicalResult {
      if (!first) {
        first = op;
        known = size;
      }
      if (known == size)
        return success();
      InFlightDiagnostic error = op.emitOpError("makes ");
      error << size << " " << what << " along axis " << axis
            << ", where another one makes " << known;
      error.attachNote(first.getLoc()) << "the other one is here";
      return error;
    };
    bool isTask = op.getKind() == SpecialKind::task;
    int64_t size = op.getSize(), block = op.getBlock();
    if ((op.getKind() == SpecialKind::global || isTask) &&
        failed(state("blocks", isTask ? size / block : size, statesBlocks[axis],
                     grid.blocks[axis])))
      return failure();
    if ((op.getKind() == SpecialKind::local || isTask) &&
        failed(state("threads of a block", isTask ? block : size,
                     statesThreads[axis], grid.threads[axis])))
      return failure();
  }

  int64_t numBlocks = 1, numThreads = 1;
  for (unsigned axis = 0; axis < 3; ++axis) {
    if (llvm::MulOverflow(numBlocks, grid.blocks[axis], numBlocks))
      return statesBlocks[axis].emitOpError(
          "makes more blocks than 64 bits can count");
    if (llvm::MulOverflow(numThreads, grid.threads[axis], numThreads) ||
        numThreads > kMaxThreadsOfBlock)
      return statesThreads[axis].emitOpError("makes a block of more than ")
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
