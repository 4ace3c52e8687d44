//===- Fuse.cpp - Recompute rather than store -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatingScalars.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

namespace uop {
#define GEN_PASS_DEF_FUSEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// One pass may not make more than this many copies of scalars, so that the IR
/// stays linear in the program whatever the cost model says.
static constexpr int64_t kMaxClones = 1 << 18;

namespace {
/// Decides and performs the fusion of one block, consumers first.
class BlockFuser {
public:
  BlockFuser(Block &block, Location loc)
      : block(block), scalars(block.getParentOp()->getContext(), loc),
        indices(scalars.getIndexBuilder()) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  ~BlockFuser() {
    for (BufferizeOp op : retired)
      op->destroy();
  }

  void run();

private:
  struct Weighing {
    double keep = 0;
    double inlined = 0;
  };

  SmallVector<Operation *> getSlice(Value value);
  double getEvaluations(const RangeSet &ranges, BufferizeOp root);
  double getElementCost(BufferizeOp op, ArrayRef<Operation *> slice);
  Weighing weigh(BufferizeOp op, ArrayRef<Operation *> slice,
                 ArrayRef<IndexOp> reads);
  void inlineInto(IndexOp read, BufferizeOp op, ArrayRef<Operation *> slice);
  void tryInline(BufferizeOp op);
  bool addRoots(Operation *op, ArrayRef<BufferizeOp> added);
  void retire(BufferizeOp op);

  Block &block;
  FloatingScalars scalars;
  IndexBuilder &indices;
  CostModel cost;
  int64_t clones = 0;
  /// Bufferizations that are gone, kept until the end because tables name them.
  SmallVector<BufferizeOp> retired;
  /// The bufferizations that a scalar op is part of.
  llvm::DenseMap<Operation *, SmallVector<BufferizeOp, 1>> roots;
  RangeDependence ranges;
  /// The reductions that end a range.
  llvm::DenseMap<Value, SmallVector<ReduceOp, 1>> reductions;
};
} // namespace

/// The scalar ops that `value` is made of, operands first.
SmallVector<Operation *> BlockFuser::getSlice(Value value) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  return slice.takeVector();
}

/// How often a value that depends on `needed` is computed in the kernel of
/// `root`, where it stands at the innermost range that it depends on: once for
/// each point of the ranges around that place.
double BlockFuser::getEvaluations(const RangeSet &needed, BufferizeOp root) {
  // A reduction's loops stand where its own result does, so whatever the result
  // depends on is around them.
  RangeSet around = needed;
  for (unsigned i = 0; i < around.size(); ++i) {
    auto it = reductions.find(around[i]);
    if (it == reductions.end())
      continue;
    SmallVector<ReduceOp, 1> enders = it->second;
    for (ReduceOp reduce : enders) {
      // One that is retired has no operands left, and no loops.
      if (reduce->use_empty())
        continue;
      const RangeSet &outer = ranges.get(reduce.getResult());
      around.insert(outer.begin(), outer.end());
      for (Value range : reduce.getRanges()) {
        around.insert(range);
        if (range == around[i])
          break;
      }
    }
  }
  // The kernel's own loops nest in order, so the outer ones are around too.
  auto loops = root.getRanges();
  size_t depth = 0;
  for (auto [number, loop] : llvm::enumerate(loops))
    if (around.contains(loop))
      depth = number + 1;
  around.insert(loops.begin(), loops.begin() + depth);
  double count = 1;
  for (Value range : around)
    count *= getRangeSize(range);
  return count;
}

/// Nanoseconds for one element of `op`.
double BlockFuser::getElementCost(BufferizeOp op, ArrayRef<Operation *> slice) {
  double total = 0;
  for (Operation *scalar : slice) {
    double weight = cost.getOpCost(scalar);
    if (weight == 0)
      continue;
    // Inside a reduction, once for each of its points. A reduction combines at
    // each point of its own ranges.
    RangeSet inner = ranges.get(scalar->getResult(0));
    if (auto reduce = dyn_cast<ReduceOp>(scalar))
      inner.insert(reduce.getRanges().begin(), reduce.getRanges().end());
    for (Value range : inner)
      if (reductions.count(range))
        weight *= getRangeSize(range);
    total += weight;
  }
  return total;
}

BlockFuser::Weighing BlockFuser::weigh(BufferizeOp op,
                                       ArrayRef<Operation *> slice,
                                       ArrayRef<IndexOp> reads) {
  double elementCost = getElementCost(op, slice);
  double elements = op.getType().getNumElements();
  double bytes = elements * cost.getByteWidth(op.getType().getElementType());

  Weighing result;
  result.keep = elements * elementCost + cost.getTrafficCost(bytes) +
                cost.getLaunchCost();
  llvm::SmallSetVector<Operation *, 4> readers;
  for (IndexOp read : reads)
    for (BufferizeOp root : roots.lookup(read)) {
      if (!root->getBlock())
        continue;
      // A copy, because what follows may add to the table.
      RangeSet needed = ranges.get(read.getResult());
      double evaluations = getEvaluations(needed, root);
      result.keep += evaluations * cost.getOpCost(read);
      result.inlined += evaluations * elementCost;
      if (readers.insert(root))
        result.keep += cost.getTrafficCost(bytes);
      // Before all loops of its reader the value is computed by one thread,
      // where a kernel of its own could use them all.
      if (needed.empty() && !root.getRanges().empty())
        result.inlined +=
            cost.getSerialCost(elementCost) * (cost.getThreads() - 1);
    }
  return result;
}

/// Notes that `op` is part of `added`; false if that was known. Constants are
/// part of everything, and nobody asks.
bool BlockFuser::addRoots(Operation *op, ArrayRef<BufferizeOp> added) {
  if (isa<ConstOp>(op))
    return false;
  SmallVector<BufferizeOp, 1> &known = roots[op];
  bool changed = false;
  for (BufferizeOp root : added) {
    if (llvm::is_contained(known, root))
      continue;
    known.push_back(root);
    changed = true;
  }
  return changed;
}

/// Replaces one read of `op` by the scalars that it is made of.
void BlockFuser::inlineInto(IndexOp read, BufferizeOp op,
                            ArrayRef<Operation *> slice) {
  IRMapping mapping;
  for (auto [range, index] : llvm::zip_equal(op.getRanges(), read.getIndices()))
    if (range.getDefiningOp<RangeOp>())
      mapping.map(range, index);
  SmallVector<BufferizeOp, 1> readers = roots.lookup(read);
  OpBuilder &builder = scalars.getOpBuilder();

  for (Operation *scalar : slice) {
    Value result = scalar->getResult(0);
    if (mapping.contains(result))
      continue;
    indices.setLoc(scalar->getLoc());
    SmallVector<Value> operands;
    bool changed = false;
    for (Value operand : scalar->getOperands()) {
      operands.push_back(mapping.lookupOrDefault(operand));
      changed |= operands.back() != operand;
    }
    Value copy;
    if (auto range = dyn_cast<RangeOp>(scalar)) {
      // A reduction that is computed in another place has loops of its own.
      copy = range.getStaticSize()
                 ? indices.range(*range.getStaticSize(), range.getKind())
                 : result;
    } else if (auto index = dyn_cast<IndexOp>(scalar)) {
      if (changed || read.getGate()) {
        size_t rank = index.getIndices().size();
        Value gate = index.getGate() ? operands.back() : Value();
        copy = indices.unique(IndexOp::create(
            builder,
            FusedLoc::get(builder.getContext(),
                          {index.getLoc(), read.getLoc()}),
            index.getSource(), ValueRange(operands).slice(1, rank),
            indices.logicalAnd(read.getGate(), gate)));
      }
    } else if (changed) {
      copy = indices.rebuild(scalar, operands);
      if (!copy) {
        Operation *clone = builder.clone(*scalar, mapping);
        copy = clone->getResult(0);
      }
    }
    if (!copy || copy == result) {
      addRoots(scalar, readers);
      continue;
    }
    ++clones;
    mapping.map(result, copy);
    if (auto reduce = copy.getDefiningOp<ReduceOp>())
      for (Value range : reduce.getRanges())
        reductions[range].push_back(reduce);
    // Simplifying may have made more ops than one.
    SmallVector<Operation *> worklist = {copy.getDefiningOp()};
    while (!worklist.empty()) {
      Operation *made = worklist.pop_back_val();
      if (!made || !isScalarOp(made) || !addRoots(made, readers))
        continue;
      for (Value operand : made->getOperands())
        worklist.push_back(operand.getDefiningOp());
    }
  }

  Value value = mapping.lookupOrDefault(op.getValue());
  if (Value gate = read.getGate()) {
    Location loc = read.getLoc();
    Value zero = indices.unique(
        ConstOp::create(builder, loc, read.getType(), int64_t(0)));
    value = WhereOp::create(builder, loc, gate, value, zero);
    addRoots(value.getDefiningOp(), readers);
    addRoots(zero.getDefiningOp(), readers);
  }
  read.getResult().replaceAllUsesWith(value);
  indices.retireIfUnused(read);
}

void BlockFuser::tryInline(BufferizeOp op) {
  SmallVector<IndexOp> reads;
  for (Operation *user : op->getUsers()) {
    auto read = dyn_cast<IndexOp>(user);
    // A read in a nested region has its position there: what it would compute
    // cannot stand in this block.
    if (!read || !scalars.isFloating(read))
      return;
    if (!llvm::is_contained(reads, read))
      reads.push_back(read);
  }
  if (reads.empty()) {
    retire(op);
    return;
  }
  // Uses come in the reverse order of their creation.
  std::reverse(reads.begin(), reads.end());
  auto remarkOpts = [&](StringRef name) {
    return remark::RemarkOpts::name(name).category("uop-fuse");
  };
  if (!op.getRemovable()) {
    remark::missed(op.getLoc(), remarkOpts("Fuse"))
        << remark::reason("the value is asked to be contiguous");
    return;
  }
  SmallVector<Operation *> slice = getSlice(op.getValue());
  // Their ranges are lanes by now: where they are read they cannot be others.
  if (llvm::any_of(slice, llvm::IsaPred<ContractOp, UnrollOp>)) {
    remark::missed(op.getLoc(), remarkOpts("Fuse"))
        << remark::reason("its ranges are lanes of vectors");
    return;
  }
  if (clones + int64_t(slice.size() * reads.size()) > kMaxClones) {
    remark::missed(op.getLoc(), remarkOpts("Fuse"))
        << remark::reason("copying it would make the program too large");
    return;
  }
  Weighing weighing = weigh(op, slice, reads);
  if (weighing.inlined > weighing.keep) {
    remark::missed(op.getLoc(), remarkOpts("Fuse"))
        << remark::reason("storing it is cheaper than computing it again")
        << remark::metric("KeepNs", int64_t(weighing.keep))
        << remark::metric("InlineNs", int64_t(weighing.inlined));
    return;
  }
  remark::passed(op.getLoc(), remarkOpts("Fuse"))
      << remark::add("computed where it is read")
      << remark::metric("Reads", int64_t(reads.size()))
      << remark::metric("KeepNs", int64_t(weighing.keep))
      << remark::metric("InlineNs", int64_t(weighing.inlined));
  for (IndexOp read : reads)
    inlineInto(read, op, slice);
  retire(op);
}

/// Drops an anchor and the scalars that only it needed.
void BlockFuser::retire(BufferizeOp op) {
  Operation *value = op.getValue().getDefiningOp();
  op->dropAllReferences();
  op->remove();
  retired.push_back(op);
  if (value && isScalarOp(value))
    indices.retireIfUnused(value);
}

void BlockFuser::run() {
  SmallVector<BufferizeOp> anchors(block.getOps<BufferizeOp>());
  if (anchors.empty())
    return;
  scalars.lift(block);
  scalars.simplifyIndices();
  for (BufferizeOp anchor : anchors)
    for (Operation *op : getSlice(anchor.getValue())) {
      addRoots(op, anchor);
      if (auto reduce = dyn_cast<ReduceOp>(op))
        for (Value range : reduce.getRanges())
          if (!llvm::is_contained(reductions[range], reduce))
            reductions[range].push_back(reduce);
    }
  for (BufferizeOp anchor : llvm::reverse(anchors))
    tryInline(anchor);
  scalars.place(block);
}

namespace {
struct FusePass : public uop::impl::FusePassBase<FusePass> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<Block *> blocks;
    getOperation()->walk([&](Block *block) { blocks.push_back(block); });
    for (Block *block : blocks)
      BlockFuser(*block, block->getParentOp()->getLoc()).run();
  }
};
} // namespace
