//===- BlockLoops.cpp - Blocks of loops of any length -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop of n iterations, where a run decides n, is cut into blocks of a static
// number f. The last block ends where the loop does and overlaps the one before
// it: what both store is stored twice, and no iteration needs a mask. Fewer
// than f iterations have a loop nest of their own, which may have blocks again.
//
//===----------------------------------------------------------------------===//

#include "BlockLoops.h"
#include "KernelAxes.h"
#include "KernelPrice.h"
#include "MaskedAxis.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include <map>

namespace uop {
#define GEN_PASS_DEF_BLOCKLOOPSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// The last block repeats up to all of its iterations but one, and fewer than a
/// block have a loop nest more: what longer blocks save is not worth that on
/// any machine.
static constexpr int64_t kMaxBlock = 64;

static RangeOp findRange(KernelOp kernel, uint64_t id) {
  for (auto range : kernel.getBody().getOps<RangeOp>())
    if (range.getId() == id)
      return range;
  return {};
}

static bool runsOver(StoreOp store, Value range) {
  return llvm::is_contained(store.getRanges(), range);
}

/// Keeps the stores over the range of this id.
static void keepNest(KernelOp kernel, uint64_t id) {
  Value range = findRange(kernel, id);
  keepStores(kernel, [&](StoreOp store) { return runsOver(store, range); });
}

/// Whether iterations of the loop may be repeated and change places: stores
/// alone run over it, and share no other range with stores beside it.
static bool mayBlock(KernelOp kernel, RangeOp range) {
  if (range.getStaticSize() || !range->hasAttr(kMaxSizeAttrName) ||
      !isSizeOfLaunch(range.getSize()))
    return false;
  RangeSet shared;
  for (Operation *user : range->getUsers()) {
    auto ranges = getRangeOperands(user);
    if (!ranges || !llvm::is_contained(ValueRange(*ranges), range.getResult()))
      continue;
    if (!isa<StoreOp>(user))
      return false;
    shared.insert_range(ValueRange(*ranges));
  }
  return !shared.empty() &&
         llvm::all_of(kernel.getBody().getOps<StoreOp>(), [&](StoreOp store) {
           return runsOver(store, range) ||
                  llvm::none_of(store.getRanges(), [&](Value other) {
                    return shared.contains(other);
                  });
         });
}

namespace {
/// Index arithmetic in front of an op.
struct Indices {
  OpBuilder builder;
  Location loc;

  Value number(int64_t value) {
    return ConstOp::create(builder, loc, builder.getIndexType(), value);
  }
  /// `ifMany` where `size` is at least `n`, else `ifFew`.
  Value choose(Value size, int64_t n, Value ifMany, Value ifFew) {
    Value isMany =
        CmpOp::create(builder, loc, CmpPredicate::ge, size, number(n));
    return WhereOp::create(builder, loc, isMany, ifMany, ifFew);
  }
  RangeOp range(int64_t id, Value size, int64_t max, RangeKind kind) {
    auto made = RangeOp::create(builder, loc, builder.getIndexType(), id, size,
                                /*static_size=*/IntegerAttr(), kind);
    made->setAttr(kMaxSizeAttrName, builder.getI64IntegerAttr(max));
    return made;
  }
};
} // namespace

/// Whether the size of a loop depends on the range.
static bool decidesSize(RangeOp range) {
  RangeDependence dependence;
  return llvm::any_of(range->getBlock()->getOps<RangeOp>(), [&](RangeOp other) {
    return other.getSize() &&
           dependence.get(other.getSize()).contains(range.getResult());
  });
}

LogicalResult uop::cutIntoBlocks(KernelOp kernel, const LoopBlocks &blocks) {
  RangeOp range = findRange(kernel, blocks.id);
  int64_t n = blocks.size;
  Indices at{OpBuilder(range), range.getLoc()};
  Value size = range.getSize(), step = at.number(n);
  SmallVector<Operation *> accesses;
  std::string reason;
  if (blocks.isMasked && failed(findMaskedAccesses(range, accesses, reason)))
    return failure();
  Value whole = AddOp::create(at.builder, at.loc, size, at.number(n - 1));
  Value count = FloorDivOp::create(at.builder, at.loc, whole, step);
  if (!blocks.isMasked)
    count = at.choose(size, n, count, at.number(0));
  int64_t nextId = getNextRangeId(kernel.getBody().front());
  RangeOp block = at.range(
      nextId, count, llvm::divideCeil(getRangeSize(range), n), range.getKind());
  RangeOp point =
      RangeOp::create(at.builder, at.loc, nextId + 1, n, RangeKind::loop);
  Value last;
  if (!blocks.isMasked)
    last = SubOp::create(at.builder, at.loc, size, step);
  Value first = MulOp::create(at.builder, at.loc, block.getResult(), step);
  if (last)
    first = MinOp::create(at.builder, at.loc, first, last);
  Value position = AddOp::create(at.builder, at.loc, first, point.getResult());
  if (blocks.isMasked) {
    Value isPoint =
        CmpOp::create(at.builder, at.loc, CmpPredicate::lt, position, size);
    for (Operation *op : accesses)
      maskAccess(op, isPoint);
  }
  for (auto store : kernel.getBody().getOps<StoreOp>()) {
    if (!runsOver(store, range))
      continue;
    SmallVector<Value> ranges;
    for (Value other : store.getRanges()) {
      if (other != range.getResult())
        ranges.push_back(other);
      else
        ranges.append({block.getResult(), point.getResult()});
    }
    store.getRangesMutable().assign(ranges);
  }
  range.replaceAllUsesWith(position);
  range.erase();
  if (!blocks.isMasked)
    return success();
  // What all iterations of an aligned block share no longer depends on them.
  // Masks do not hide what loops read of which it says how long they are.
  return failure(failed(simplifyIndices(kernel)) ||
                 decidesSize(findRange(kernel, nextId + 1)));
}

/// Makes the loop run only if it has fewer than `n` iterations.
static void keepRest(RangeOp range, int64_t n) {
  Indices at{OpBuilder(range), range.getLoc()};
  range.getValuesMutable().assign(
      at.choose(range.getSize(), n, at.number(0), range.getSize()));
  range->setAttr(kMaxSizeAttrName, at.builder.getI64IntegerAttr(n - 1));
}

/// Puts the ops of `other`, a kernel of the same arguments, behind those of
/// `kernel`. The range of `id` in `other` has the id that is returned.
static uint64_t append(KernelOp kernel, KernelOp other, uint64_t id) {
  Block &block = kernel.getBody().front();
  int64_t nextId = getNextRangeId(block);
  uint64_t newId = id;
  for (auto range : other.getBody().getOps<RangeOp>()) {
    if (range.getId() == id)
      newId = nextId;
    range.setId(nextId++);
  }
  OpBuilder builder(block.getTerminator());
  IRMapping mapping;
  mapping.map(other.getArguments(), kernel.getArguments());
  for (Operation &op : other.getBody().front().without_terminator())
    builder.clone(op, mapping);
  return newId;
}

namespace {
/// Finds the blocks of loops of one kernel.
class BlockFinder {
public:
  BlockFinder(KernelOp kernel, const CostModel &model,
              const RegisterFile &registers, int64_t threads)
      : kernel(kernel), model(model), registers(registers), threads(threads) {}

  std::optional<LoopBlocks> find(uint64_t id) { return find(id, canMask(id)); }
  std::optional<LoopBlocks> findForRest(uint64_t id);

private:
  bool canMask(uint64_t id);
  std::optional<LoopBlocks> find(uint64_t id, bool mayMask);
  double getPrice(uint64_t id, const std::optional<LoopBlocks> &blocks);
  /// Fewer iterations than these fill no vector of 32-bit numbers.
  int64_t getLanes() const { return registers.bytes / 4; }

  KernelOp kernel;
  const CostModel &model;
  RegisterFile registers;
  int64_t threads;
  /// By loop, size and masks.
  std::map<std::tuple<uint64_t, int64_t, bool>, double> known;
};
} // namespace

bool BlockFinder::canMask(uint64_t id) {
  SmallVector<Operation *> accesses;
  std::string reason;
  return succeeded(findMaskedAccesses(findRange(kernel, id), accesses, reason));
}

/// Nanoseconds of the nest with these blocks, or as it is.
double BlockFinder::getPrice(uint64_t id,
                             const std::optional<LoopBlocks> &blocks) {
  auto [entry, isNew] = known.try_emplace(
      {id, blocks ? blocks->size : 1, blocks && blocks->isMasked}, 0.0);
  if (!isNew)
    return entry->second;
  OwningOpRef<KernelOp> scratch(kernel.clone());
  keepNest(*scratch, id);
  if (blocks)
    if (failed(cutIntoBlocks(*scratch, *blocks)))
      return entry->second = std::numeric_limits<double>::infinity();
  return entry->second = computePrice(*scratch, model, registers, threads);
}

/// Blocks of a power of two of iterations with which the nest takes the least
/// time; none if it takes as little without. After two that gain nothing,
/// larger ones are not tried, unless they are the first to fill a vector.
std::optional<LoopBlocks> BlockFinder::find(uint64_t id, bool mayMask) {
  int64_t size = getRangeSize(findRange(kernel, id));
  double least = getPrice(id, std::nullopt);
  std::optional<LoopBlocks> best;
  unsigned losses = 0;
  for (int64_t n = 2; n <= std::min(size, kMaxBlock); n *= 2) {
    if (losses >= 2 && n > getLanes())
      break;
    bool isBest = false;
    for (bool isMasked : {false, true}) {
      LoopBlocks blocks{id, n, isMasked};
      double price = mayMask || !isMasked ? getPrice(id, blocks) : least;
      if (least - price <= model.getLeastGain(least))
        continue;
      least = price;
      best = blocks;
      isBest = true;
    }
    losses = isBest ? 0 : losses + 1;
  }
  return best;
}

/// The sum, over loops of `from` to `most` iterations, of how many times as
/// many iterations their blocks of `n` have: each loop counts as much as a
/// longer one.
static double sumWaste(int64_t n, int64_t from, int64_t most) {
  double sum = 0;
  for (int64_t count = from; count <= most; ++count)
    sum += double(llvm::alignTo(count, n)) / double(count);
  return sum;
}

/// The blocks of what others leave of a loop. Masked ones leave nothing, so
/// they are taken where masks cost nothing and smaller nests for the rest would
/// gain nothing.
std::optional<LoopBlocks> BlockFinder::findForRest(uint64_t id) {
  std::optional<LoopBlocks> overlapping = find(id, /*mayMask=*/false);
  if (!canMask(id))
    return overlapping;
  // Of one iteration.
  int64_t size = getRangeSize(findRange(kernel, id));
  auto getTime = [&](const std::optional<LoopBlocks> &blocks) {
    return getPrice(id, blocks) /
           double(llvm::alignTo(size, blocks ? blocks->size : 1));
  };
  double plain = getTime(std::nullopt), least = plain * double(size);
  double before = plain;
  std::optional<LoopBlocks> masked;
  for (int64_t n = 2; n <= int64_t(llvm::PowerOf2Ceil(size)); n *= 2) {
    double time = getTime(LoopBlocks{id, n, /*isMasked=*/true});
    // Of the blocks without masks that are as large, or nearly.
    double without = n <= size ? getTime(LoopBlocks{id, n}) : before;
    before = without;
    double total = time * sumWaste(n, 1, size);
    if (time - without > model.getLeastGain(without) ||
        least - total <= model.getLeastGain(least))
      continue;
    least = total;
    masked = LoopBlocks{id, n, /*isMasked=*/true};
  }
  if (!masked || !overlapping)
    return masked ? masked : overlapping;
  // What those leave has masked blocks, too, or none.
  int64_t n = overlapping->size;
  double rest = std::min(plain * double(n - 1),
                         getTime(masked) * sumWaste(masked->size, 1, n - 1));
  double total = getTime(overlapping) * sumWaste(n, n, size) + rest;
  return least - total > model.getLeastGain(least) ? overlapping : masked;
}

/// The ids of loops that may have blocks. Of nested ones, the innermost is the
/// first: blocks of the others would be around it.
static SmallVector<uint64_t> findLoops(KernelOp kernel) {
  SmallVector<uint64_t> ids;
  if (!readsWhatItWrites(kernel))
    for (auto range : kernel.getBody().getOps<RangeOp>())
      if (mayBlock(kernel, range))
        ids.insert(ids.begin(), range.getId());
  return ids;
}

std::optional<LoopBlocks> uop::findBlocks(KernelOp kernel,
                                          const CostModel &model,
                                          const RegisterFile &registers,
                                          int64_t threads) {
  BlockFinder finder(kernel, model, registers, threads);
  for (uint64_t id : findLoops(kernel))
    if (std::optional<LoopBlocks> blocks = finder.find(id))
      return blocks;
  return std::nullopt;
}

std::optional<LoopBlocks> uop::findLargestBlocks(KernelOp kernel) {
  for (uint64_t id : findLoops(kernel)) {
    int64_t size = std::min(getRangeSize(findRange(kernel, id)), kMaxBlock);
    if (size >= 2)
      return LoopBlocks{id, int64_t(llvm::bit_floor(uint64_t(size)))};
  }
  return std::nullopt;
}

namespace {
struct BlockLoopsPass : public uop::impl::BlockLoopsPassBase<BlockLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    // A schedule names the ranges that there are.
    if (kernel.getBody().empty() || kernel->hasAttr(kScheduleAttrName) ||
        hasExplicitControl(kernel) || findLoops(kernel).empty())
      return;
    if (vectorBytes <= 0 || registers <= 0 || threads <= 0) {
      kernel.emitOpError("cannot be priced: vector-bytes, registers and "
                         "threads must be positive");
      return signalPassFailure();
    }
    FailureOr<CostModel> model = CostModel::get(kernel);
    if (failed(model))
      return signalPassFailure();
    SmallVector<LoopBlocks> found;
    RegisterFile file{vectorBytes, registers};
    std::optional<LoopBlocks> blocks =
        findBlocks(kernel, *model, file, threads);
    while (blocks) {
      found.push_back(*blocks);
      OwningOpRef<KernelOp> rest(kernel.clone());
      keepNest(*rest, blocks->id);
      keepRest(findRange(*rest, blocks->id), blocks->size);
      OwningOpRef<KernelOp> cut(kernel.clone());
      if (failed(cutIntoBlocks(*cut, *blocks)))
        break;
      kernel.getBody().takeBody(cut->getBody());
      if (blocks->isMasked)
        break;
      uint64_t restId = append(kernel, *rest, blocks->id);
      blocks = BlockFinder(kernel, *model, file, threads).findForRest(restId);
    }
    auto options = remark::RemarkOpts::name("Blocks")
                       .category("uop-block-loops")
                       .function(kernel.getSymName());
    if (found.empty()) {
      remark::missed(kernel.getLoc(), options)
          << remark::reason("blocks of iterations take as long");
      return;
    }
    auto remark = remark::passed(kernel.getLoc(), options);
    remark << remark::add("a loop of variable size has blocks of static size");
    for (const LoopBlocks &each : found)
      remark << remark::metric(each.isMasked ? "Masked" : "Iterations",
                               each.size);
  }
};
} // namespace
