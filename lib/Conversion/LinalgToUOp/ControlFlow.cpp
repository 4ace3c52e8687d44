//===- ControlFlow.cpp - Short loops and branches taken apart ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compilers that tile leave loops over slices. A few iterations are ops, one
// after the other, whose slices are at known places; then nothing is left of
// the tiles. A branch in the body of a structured op computes both sides, of
// which nothing traps, and chooses.
//
//===----------------------------------------------------------------------===//

#include "ControlFlow.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

static constexpr int64_t kMostIterations = 64;
static constexpr int64_t kMostOps = 4096;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// The values of the counters of a loop, iteration by iteration.
struct Iterations {
  SmallVector<int64_t> lower, step, count;
  int64_t total = 1;

  SmallVector<int64_t> getCounters(int64_t number) const {
    SmallVector<int64_t> counters(count.size());
    for (int64_t i = count.size(); i-- > 0; number /= count[i])
      counters[i] = lower[i] + number % count[i] * step[i];
    return counters;
  }
};
} // namespace

/// Nothing if they are not known, or there are too many.
static std::optional<Iterations> getIterations(LoopLikeOpInterface loop) {
  auto lower = loop.getLoopLowerBounds(), upper = loop.getLoopUpperBounds(),
       steps = loop.getLoopSteps();
  if (!lower || !upper || !steps)
    return std::nullopt;
  Iterations iterations;
  for (auto [from, to, by] : llvm::zip_equal(*lower, *upper, *steps)) {
    auto first = getConstantIntValue(from), last = getConstantIntValue(to),
         step = getConstantIntValue(by);
    if (!first || !last || !step || *step <= 0)
      return std::nullopt;
    // An unsigned loop takes these as great numbers.
    auto counted = dyn_cast<scf::ForOp>(*loop);
    if (counted && counted.getUnsignedCmp() && (*first < 0 || *last < 0))
      return std::nullopt;
    APInt distance = APInt(128, *last, true) - APInt(128, *first, true);
    int64_t count = 0;
    if (distance.isStrictlyPositive()) {
      APInt whole = (distance + (*step - 1)).udiv(APInt(128, *step));
      if (whole.ugt(kMostIterations))
        return std::nullopt;
      count = whole.getZExtValue();
    }
    iterations.lower.push_back(*first);
    iterations.step.push_back(*step);
    iterations.count.push_back(count);
    iterations.total *= count;
    if (iterations.total > kMostIterations)
      return std::nullopt;
  }
  return iterations;
}

static bool carriesTensors(Operation *op) {
  return llvm::any_of(op->getResultTypes(),
                      [](Type type) { return isa<TensorType>(type); });
}

/// What scf.forall puts into its results, as ops in a row.
static void insertSlices(OpBuilder &builder, scf::ForallOp loop,
                         const IRMapping &mapping,
                         SmallVectorImpl<Value> &carried) {
  for (Operation &op : loop.getTerminator().getYieldingOps()) {
    auto insert = cast<tensor::ParallelInsertSliceOp>(op);
    auto map = [&](ArrayRef<OpFoldResult> values) {
      return llvm::map_to_vector(values, [&](OpFoldResult value) {
        auto dynamic = dyn_cast<Value>(value);
        return dynamic ? OpFoldResult(mapping.lookupOrDefault(dynamic)) : value;
      });
    };
    unsigned number = insert.getTiedOpResult().getResultNumber();
    carried[number] = tensor::InsertSliceOp::create(
        builder, insert.getLoc(), mapping.lookupOrDefault(insert.getSource()),
        carried[number], map(insert.getMixedOffsets()),
        map(insert.getMixedSizes()), map(insert.getMixedStrides()));
  }
}

/// The iterations in place of the loop, and the new ops.
static void unroll(LoopLikeOpInterface loop, const Iterations &iterations,
                   SmallVectorImpl<Operation *> &made) {
  OpBuilder builder(loop);
  Block &body = loop->getRegion(0).front();
  SmallVector<Value> carried(loop.getInits());
  Block::iterator before = loop->getIterator();
  Operation *previous =
      before == loop->getBlock()->begin() ? nullptr : &*std::prev(before);
  unsigned numCounters = iterations.count.size();
  Type counterType =
      numCounters ? body.getArgument(0).getType() : builder.getIndexType();
  for (int64_t number = 0; number != iterations.total; ++number) {
    IRMapping mapping;
    for (auto [argument, counter] :
         llvm::zip(body.getArguments(), iterations.getCounters(number)))
      mapping.map(argument, arith::ConstantOp::create(
                                builder, loop.getLoc(),
                                builder.getIntegerAttr(counterType, counter)));
    for (auto [argument, value] :
         llvm::zip_equal(body.getArguments().drop_front(numCounters), carried))
      mapping.map(argument, value);
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    if (auto forall = dyn_cast<scf::ForallOp>(*loop)) {
      insertSlices(builder, forall, mapping, carried);
      continue;
    }
    carried.clear();
    for (Value value : body.getTerminator()->getOperands())
      carried.push_back(mapping.lookupOrDefault(value));
  }
  Block::iterator first =
      previous ? std::next(previous->getIterator()) : loop->getBlock()->begin();
  for (Operation &op : llvm::make_range(first, loop->getIterator()))
    made.push_back(&op);
  loop->replaceAllUsesWith(carried);
  loop->erase();
}

/// Places that are constants now, and the types that follow from them.
static void foldPlaces(ArrayRef<Operation *> ops) {
  if (ops.empty())
    return;
  MLIRContext *context = ops.front()->getContext();
  RewritePatternSet patterns(context);
  affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
  affine::AffineMinOp::getCanonicalizationPatterns(patterns, context);
  affine::AffineMaxOp::getCanonicalizationPatterns(patterns, context);
  tensor::CastOp::getCanonicalizationPatterns(patterns, context);
  tensor::DimOp::getCanonicalizationPatterns(patterns, context);
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExtractSliceOp::getCanonicalizationPatterns(patterns, context);
  tensor::InsertSliceOp::getCanonicalizationPatterns(patterns, context);
  context->getOrLoadDialect<linalg::LinalgDialect>()
      ->getCanonicalizationPatterns(patterns);
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  (void)applyOpPatternsGreedily(ops, std::move(patterns), config);
}

static bool isShort(LoopLikeOpInterface loop,
                    std::optional<Iterations> &iterations) {
  if (!isa<scf::ForOp, scf::ForallOp>(*loop) || !carriesTensors(loop))
    return false;
  iterations = getIterations(loop);
  if (!iterations)
    return false;
  int64_t numOps = 0;
  loop->walk([&](Operation *) { ++numOps; });
  return numOps * iterations->total <= kMostOps;
}

void uop::fromlinalg::unrollShortLoops(Operation *root) {
  // The outer one first: bounds of the others may follow from its counter.
  while (true) {
    LoopLikeOpInterface found;
    std::optional<Iterations> iterations;
    root->walk<WalkOrder::PreOrder>([&](LoopLikeOpInterface loop) {
      if (loop == root || !isShort(loop, iterations))
        return WalkResult::advance();
      found = loop;
      return WalkResult::interrupt();
    });
    if (!found)
      return;
    SmallVector<Operation *> made;
    unroll(found, *iterations, made);
    foldPlaces(made);
  }
}

//===----------------------------------------------------------------------===//
// Branches in bodies
//===----------------------------------------------------------------------===//

static bool isInBody(Operation *op) {
  return isa_and_nonnull<linalg::LinalgOp, tensor::GenerateOp, tensor::PadOp>(
      op->getParentOp());
}

/// Both sides before the branch, whose results are chosen.
static void flattenBranch(scf::IfOp branch) {
  OpBuilder builder(branch);
  SmallVector<Value> sides[2];
  for (auto [number, region] : llvm::enumerate(branch->getRegions())) {
    Block &block = region.front();
    Operation *yield = block.getTerminator();
    llvm::append_range(sides[number], yield->getOperands());
    yield->erase();
    branch->getBlock()->getOperations().splice(branch->getIterator(),
                                               block.getOperations());
  }
  SmallVector<Value> chosen;
  for (auto [first, second] : llvm::zip_equal(sides[0], sides[1]))
    chosen.push_back(arith::SelectOp::create(
        builder, branch.getLoc(), branch.getCondition(), first, second));
  branch->replaceAllUsesWith(chosen);
  branch->erase();
}

void uop::fromlinalg::flattenBranches(Operation *root, bool mayTrap) {
  SmallVector<scf::IfOp> branches;
  // The outer one first: what is in it comes into the body by that.
  root->walk<WalkOrder::PreOrder>([&](scf::IfOp branch) {
    bool isNested = llvm::is_contained(branches, branch->getParentOp());
    if ((isNested || isInBody(branch)) && branch.getNumResults() &&
        isMemoryEffectFree(branch) && (mayTrap || isSpeculatable(branch)))
      branches.push_back(branch);
  });
  for (scf::IfOp branch : branches)
    flattenBranch(branch);
}
