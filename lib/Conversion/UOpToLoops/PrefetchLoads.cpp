//===- PrefetchLoads.cpp - Prefetches of long streams ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hardware prefetcher of the second-level cache stops at the end of a page
// and starts anew in the next one. A loop whose instructions fill the reorder
// buffer before it has loaded from the next page waits there. A prefetch into
// the second-level cache costs one instruction a line.
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_PREFETCHLOADSPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// What an index grows by in a step of each loop; a loop that is not here does
/// not change it.
using Steps = llvm::SmallMapVector<Value, int64_t, 4>;

/// The steps of all indices that are linear in the loops.
class IndexSteps {
public:
  explicit IndexSteps(func::FuncOp function) {
    function->walk<WalkOrder::PreOrder>([&](Operation *op) { visit(op); });
    for (BlockArgument argument : function.getArguments())
      if (argument.getType().isIndex())
        known.try_emplace(argument);
  }

  /// Null if it is not known to be linear.
  const Steps *get(Value index) const {
    auto it = known.find(index);
    return it == known.end() ? nullptr : &it->second;
  }

private:
  void visit(Operation *op);
  void add(Value result, Value lhs, Value rhs, int64_t factor);

  DenseMap<Value, Steps> known;
};

/// Loads of one buffer that advance alike.
struct Stream {
  vector::LoadOp first;
  const Steps *steps;
  int64_t bytes = 0;
};

/// Marks the streams of one loop.
class LoopPrefetcher {
public:
  LoopPrefetcher(scf::ForOp loop, const IndexSteps &indices,
                 const CostModel &model)
      : loop(loop), indices(indices), model(model) {}

  /// How many streams are prefetched.
  int64_t run();

private:
  void collect();
  bool isLong(const Stream &stream, int64_t width);
  void prefetch(const Stream &stream, int64_t width);

  scf::ForOp loop;
  const IndexSteps &indices;
  const CostModel &model;
  llvm::MapVector<Value, SmallVector<Stream, 1>> streams;
};
} // namespace

void IndexSteps::add(Value result, Value lhs, Value rhs, int64_t factor) {
  const Steps *left = get(lhs), *right = get(rhs);
  if (!left || !right)
    return;
  Steps sum = *left;
  for (auto [iv, step] : *right) {
    int64_t product;
    if (llvm::MulOverflow(step, factor, product) ||
        llvm::AddOverflow(sum[iv], product, sum[iv]))
      return;
  }
  known[result] = std::move(sum);
}

void IndexSteps::visit(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    APInt step;
    if (loop.getInductionVar().getType().isIndex() &&
        matchPattern(loop.getStep(), m_ConstantInt(&step)))
      known[loop.getInductionVar()][loop.getInductionVar()] =
          step.getSExtValue();
    return;
  }
  if (op->getNumResults() != 1 || !op->getResult(0).getType().isIndex())
    return;
  Value result = op->getResult(0);
  APInt number;
  if (matchPattern(op, m_ConstantInt(&number))) {
    known.try_emplace(result);
  } else if (isa<arith::AddIOp, arith::SubIOp>(op)) {
    add(result, op->getOperand(0), op->getOperand(1),
        isa<arith::AddIOp>(op) ? 1 : -1);
  } else if (isa<arith::MulIOp>(op)) {
    for (auto [lhs, rhs] : {std::pair(0, 1), std::pair(1, 0)})
      if (matchPattern(op->getOperand(rhs), m_ConstantInt(&number)) &&
          get(op->getOperand(lhs))) {
        Steps product;
        for (auto [iv, step] : *get(op->getOperand(lhs)))
          if (llvm::MulOverflow(step, number.getSExtValue(), product[iv]))
            return;
        known[result] = std::move(product);
        return;
      }
  }
}

static int64_t getElementBytes(Type type) {
  return CostModel::getByteWidth(getElementTypeOrSelf(type));
}

/// As many as the bounds say; none for those of a thread's part.
static std::optional<int64_t> getTrips(scf::ForOp loop) {
  std::optional<APInt> trips = loop.getStaticTripCount();
  return trips ? trips->trySExtValue() : std::nullopt;
}

/// By how many bytes `stream` advances in a step of `loop`.
static double getAdvance(const Steps &steps, scf::ForOp loop, int64_t width) {
  return double(steps.lookup(loop.getInductionVar())) * double(width);
}

void LoopPrefetcher::collect() {
  for (auto load : loop.getBody()->getOps<vector::LoadOp>()) {
    auto buffer = dyn_cast<BlockArgument>(load.getBase());
    MemRefType type = load.getMemRefType();
    if (!buffer || !isa<func::FuncOp>(buffer.getOwner()->getParentOp()) ||
        !type.hasStaticShape() || type.getRank() != 1 ||
        !type.getLayout().isIdentity() ||
        !type.getElementType().isIntOrIndexOrFloat() ||
        load.getVectorType().isScalable())
      continue;
    const Steps *steps = indices.get(load.getIndices().front());
    if (!steps)
      continue;
    SmallVector<Stream, 1> &all = streams[buffer];
    auto *known = llvm::find_if(all, [&](const Stream &stream) {
      return llvm::all_of(*steps,
                          [&](const auto &step) {
                            return stream.steps->lookup(step.first) ==
                                   step.second;
                          }) &&
             stream.steps->size() == steps->size();
    });
    if (known == all.end())
      known = all.insert(all.end(), {load, steps, 0});
    known->bytes +=
        getElementBytes(type) * load.getVectorType().getNumElements();
  }
}

/// Whether the loop loads all bytes that it passes, those that are prefetched
/// are loaded later, and no loop around it loads them again.
bool LoopPrefetcher::isLong(const Stream &stream, int64_t width) {
  // Bytes one after the other.
  double run = getAdvance(*stream.steps, loop, width);
  if (run != double(stream.bytes) || 2 * run < model.getLineBytes())
    return false;
  bool isContiguous = true;
  for (auto around = loop; around;
       around = around->getParentOfType<scf::ForOp>()) {
    std::optional<int64_t> trips = getTrips(around);
    double step = getAdvance(*stream.steps, around, width);
    if (step == 0 && trips != 1)
      return false;
    isContiguous &= step == run || trips == 1;
    if (isContiguous && trips != 1)
      run = trips ? run * double(*trips)
                  : std::numeric_limits<double>::infinity();
  }
  return run >= 4 * model.getPrefetchBytes();
}

void LoopPrefetcher::prefetch(const Stream &stream, int64_t width) {
  vector::LoadOp load = stream.first;
  OpBuilder builder(load);
  Location loc = load.getLoc();
  auto line = int64_t(model.getLineBytes());
  for (int64_t byte = 0; byte < stream.bytes; byte += line) {
    Value ahead = arith::ConstantIndexOp::create(
        builder, loc, (int64_t(model.getPrefetchBytes()) + byte) / width);
    Value index =
        arith::AddIOp::create(builder, loc, load.getIndices().front(), ahead);
    memref::PrefetchOp::create(builder, loc, load.getBase(), index,
                               /*isWrite=*/false, /*localityHint=*/2,
                               /*isDataCache=*/true);
  }
}

int64_t LoopPrefetcher::run() {
  collect();
  int64_t count = 0;
  for (auto &[buffer, all] : streams) {
    auto type = cast<MemRefType>(buffer.getType());
    int64_t width = getElementBytes(type);
    double bytes = double(width) * double(type.getNumElements());
    if (bytes <= model.getSecondCacheBytes() ||
        bytes < 4 * model.getPrefetchBytes())
      continue;
    for (const Stream &stream : all)
      if (isLong(stream, width)) {
        prefetch(stream, width);
        ++count;
      }
  }
  return count;
}

namespace {
struct PrefetchLoadsPass
    : public uop::impl::PrefetchLoadsPassBase<PrefetchLoadsPass> {
  using Base::Base;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    FailureOr<CostModel> model = CostModel::get(function);
    if (failed(model))
      return signalPassFailure();
    if (model->getPrefetchBytes() == 0)
      return;
    IndexSteps indices(function);
    int64_t count = 0;
    function->walk([&](scf::ForOp loop) {
      if (loop.getBody()->getOps<scf::ForOp>().empty())
        count += LoopPrefetcher(loop, indices, *model).run();
    });
    if (count != 0)
      remark::passed(function.getLoc(), remark::RemarkOpts::name("Prefetch")
                                            .category("uop-prefetch-loads")
                                            .function(function.getSymName()))
          << remark::add("streams are prefetched")
          << remark::metric("Streams", count)
          << remark::metric("BytesAhead", int64_t(model->getPrefetchBytes()));
  }
};
} // namespace
