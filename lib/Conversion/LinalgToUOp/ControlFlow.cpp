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
#include "mlir/Dialect/UB/IR/UBOps.h"
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
    // Great bounds of an unsigned loop wrap around.
    for (int64_t i = count.size(); i-- > 0; number /= count[i])
      counters[i] = uint64_t(lower[i]) + number % count[i] * uint64_t(step[i]);
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
  auto counted = dyn_cast<scf::ForOp>(*loop);
  bool isSigned = !counted || !counted.getUnsignedCmp();
  Iterations iterations;
  for (auto [from, to, by] : llvm::zip_equal(*lower, *upper, *steps)) {
    auto first = getConstantIntValue(from), step = getConstantIntValue(by);
    if (!first || !step || *step <= 0)
      return std::nullopt;
    std::optional<APInt> count =
        constantTripCount(from, to, by, isSigned,
                          [](Value, Value, bool) { return std::nullopt; });
    if (!count || count->ugt(kMostIterations))
      return std::nullopt;
    iterations.lower.push_back(*first);
    iterations.step.push_back(*step);
    iterations.count.push_back(count->getZExtValue());
    iterations.total *= iterations.count.back();
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

static Value createCounter(OpBuilder &builder, Location loc, Type type,
                           int64_t counter) {
  unsigned width = ConstantIntRanges::getStorageBitwidth(type);
  APInt bits(width, counter, /*isSigned=*/true, /*implicitTrunc=*/true);
  return arith::ConstantOp::create(builder, loc,
                                   builder.getIntegerAttr(type, bits));
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
  for (int64_t number = 0; number != iterations.total; ++number) {
    IRMapping mapping;
    for (auto [argument, counter] :
         llvm::zip(body.getArguments(), iterations.getCounters(number)))
      mapping.map(argument, createCounter(builder, loop.getLoc(),
                                          argument.getType(), counter));
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

/// Whether it may be taken apart, and how.
static std::optional<Iterations> getShortIterations(Operation *op) {
  if (!isa<scf::ForOp, scf::ForallOp>(op) || !carriesTensors(op))
    return std::nullopt;
  return getIterations(cast<LoopLikeOpInterface>(op));
}

static int64_t countOps(Operation *root) {
  int64_t numOps = 0;
  root->walk([&](Operation *) { ++numOps; });
  return numOps;
}

/// The number of ops in an op, where short loops in it, and it itself, are the
/// ops of their iterations; no more than just above the limit.
static int64_t countUnrolled(Operation *root) {
  // How often each op with regions is there; those around an op are counted
  // before it.
  llvm::DenseMap<Operation *, int64_t> times;
  int64_t numOps = 0;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    int64_t copies = op == root ? 1 : times.lookup(op->getParentOp());
    numOps = std::min(numOps + copies, kMostOps + 1);
    if (op->getNumRegions() == 0)
      return;
    if (std::optional<Iterations> iterations = getShortIterations(op))
      copies *= iterations->total;
    times[op] = std::min(copies, kMostOps + 1);
  });
  return numOps;
}

namespace {
/// Takes apart short loops, each with those in it: the outer one first, since
/// bounds of the others may follow from its counter.
class Unroller {
public:
  explicit Unroller(MLIRContext *context);

  void unrollNest(Operation *outer);

private:
  void fold(ArrayRef<Operation *> ops);

  FrozenRewritePatternSet patterns;
};
} // namespace

/// Upstream's canonicalizer for what tiling leaves: places that are constants
/// now, the types that follow from them, and branches on the counter.
Unroller::Unroller(MLIRContext *context) {
  RewritePatternSet set(context);
  auto isOfTiles = [](Dialect &dialect) {
    return isa<affine::AffineDialect, arith::ArithDialect,
               linalg::LinalgDialect, scf::SCFDialect, tensor::TensorDialect>(
        dialect);
  };
  for (Dialect *dialect : context->getLoadedDialects())
    if (isOfTiles(*dialect))
      dialect->getCanonicalizationPatterns(set);
  for (RegisteredOperationName op : context->getRegisteredOperations())
    if (isOfTiles(op.getDialect()))
      op.getCanonicalizationPatterns(set, context);
  patterns = std::move(set);
}

void Unroller::fold(ArrayRef<Operation *> ops) {
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  (void)applyOpPatternsGreedily(ops, patterns, config);
}

void Unroller::unrollNest(Operation *outer) {
  // Between these two is what the loop becomes.
  OpBuilder builder(outer);
  auto mark = [&]() -> Operation * {
    return arith::ConstantOp::create(builder, outer->getLoc(),
                                     builder.getIndexAttr(0));
  };
  Operation *begin = mark();
  builder.setInsertionPointAfter(outer);
  Operation *end = mark();
  while (true) {
    int64_t numOps = 0;
    SmallVector<Operation *> loops;
    for (Operation &op : llvm::make_range(std::next(begin->getIterator()),
                                          end->getIterator())) {
      numOps += countOps(&op);
      op.walk<WalkOrder::PreOrder>([&](Operation *inner) {
        if (getShortIterations(inner))
          loops.push_back(inner);
      });
    }
    auto found = llvm::find_if(loops, [&](Operation *loop) {
      return numOps - countOps(loop) + countUnrolled(loop) <= kMostOps;
    });
    if (found == loops.end())
      break;
    SmallVector<Operation *> made;
    unroll(cast<LoopLikeOpInterface>(*found), *getShortIterations(*found),
           made);
    fold(made);
  }
  begin->erase();
  end->erase();
}

void uop::fromlinalg::registerUnrolledDialects(DialectRegistry &registry) {
  registry.insert<affine::AffineDialect, arith::ArithDialect, scf::SCFDialect,
                  tensor::TensorDialect, ub::UBDialect>();
}

void uop::fromlinalg::unrollShortLoops(
    Operation *root, function_ref<bool(Operation *)> isChosen) {
  SmallVector<Operation *> nests;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == root || !getShortIterations(op) || (isChosen && !isChosen(op)))
      return WalkResult::advance();
    nests.push_back(op);
    return WalkResult::skip();
  });
  if (nests.empty())
    return;
  Unroller unroller(root->getContext());
  for (Operation *nest : nests)
    unroller.unrollNest(nest);
}

//===----------------------------------------------------------------------===//
// Branches in bodies
//===----------------------------------------------------------------------===//

bool uop::fromlinalg::isInBody(Operation *op) {
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
