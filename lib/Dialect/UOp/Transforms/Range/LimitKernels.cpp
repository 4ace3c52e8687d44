//===- LimitKernels.cpp - Parts of values that are too large ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Utils/FloatingScalars.h"
#include "../Utils/SliceCopy.h"
#include "FirstUsers.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/Rounding.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_LIMITKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// So many parts are looked at closely before less is asked of them.
static constexpr unsigned kMaxTried = 64;
/// Parts are looked for among so many times the ops that a kernel may have.
static constexpr int64_t kWindow = 4;

namespace {
/// What goes with an op that comes from elsewhere.
struct Loss {
  llvm::DenseSet<Operation *> ops;
  llvm::SmallVector<Value> operands;
  int64_t size = 0;
};

/// What the kernel of a value has: ops, arguments that it reads, and its size.
class Extent {
public:
  explicit Extent(Value value);

  /// The ops that are left, each after its operands.
  ArrayRef<Operation *> getOps() const {
    return ArrayRef<Operation *>(order).drop_front(begin);
  }
  int64_t getNumOperands() const { return operands.size(); }
  int64_t getSize() const { return size; }
  /// Ranges that a tile ends, which are inside of one kernel.
  const llvm::DenseSet<Value> &getTileRanges() const { return tileRanges; }

  /// What is lost if `op`, of the extent `own`, comes from elsewhere.
  Loss getLoss(Operation *op, const Extent &own) const;
  /// `read` stands for `op`, which is among the first `numOps`, and what goes
  /// with it is gone. Takes time in `numOps`, not in what the extent has.
  void replace(Operation *op, IndexOp read, const Loss &loss, size_t numOps);

private:
  void insert(Operation *op);
  /// Whether nothing in the extent but what is lost uses `value`.
  bool isLost(Value value, const Loss &loss) const {
    return llvm::all_of(value.getUsers(), [&](Operation *user) {
      return loss.ops.contains(user) || !members.contains(user);
    });
  }

  SmallVector<Operation *, 0> order;
  size_t begin = 0;
  llvm::DenseSet<Operation *> members;
  llvm::DenseSet<Value> operands, tileRanges;
  int64_t size = 0;
};

/// A value that a kernel of its own may compute.
struct Part {
  Operation *op = nullptr;
  unsigned number = 0;
  /// What the walk over the operands found at it and nowhere before.
  int64_t ownOperands = 0, ownSize = 0;
  double bytes = 0;
};

struct Limits {
  int64_t arguments;
  int64_t ops;

  /// One argument is the output.
  bool fit(const Extent &extent) const {
    return extent.getNumOperands() + 1 <= arguments && extent.getSize() <= ops;
  }
};

class KernelLimiter {
public:
  KernelLimiter(Block &block, Limits limits)
      : block(block), limits(limits), scalars(block.getParentOp()->getContext(),
                                              block.getParentOp()->getLoc()) {}
  LogicalResult run();

private:
  SmallVector<BufferizeOp> getTooLarge();
  void limit(BufferizeOp root, FirstUsers &users);
  SmallVector<Part> collectParts(BufferizeOp root, const Extent &extent,
                                 ArrayRef<Operation *> ops);
  std::optional<Part> findPart(BufferizeOp root, const Extent &extent,
                               ArrayRef<Operation *> ops);
  /// The read of the new value.
  IndexOp materialize(const Part &part, FirstUsers &users);

  Block &block;
  Limits limits;
  FloatingScalars scalars;
  /// What has no part that could be materialised.
  llvm::DenseSet<Operation *> whole;
};

struct LimitKernelsPass
    : public uop::impl::LimitKernelsPassBase<LimitKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<CostModel> cost = CostModel::get(getOperation());
    if (failed(cost))
      return signalPassFailure();
    Limits limits = {maxArguments > 0 ? maxArguments : cost->getMaxArguments(),
                     maxOps > 0 ? maxOps : cost->getMaxOps()};
    for (Block *each : getBlocks(getOperation()))
      if (failed(KernelLimiter(*each, limits).run()))
        return signalPassFailure();
  }
};
} // namespace

/// The tensor or scalar from elsewhere that `operand` is to a kernel; null if
/// the kernel makes it.
static Value getKernelOperand(Value operand) {
  Operation *def = operand.getDefiningOp();
  return def && isScalarOp(def) ? Value() : operand;
}

Extent::Extent(Value value) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  order.assign(slice.begin(), slice.end());
  if (Value operand = getKernelOperand(value))
    operands.insert(operand);
  for (Operation *op : order) {
    insert(op);
    if (auto tile = dyn_cast<BufferizeOp>(op))
      tileRanges.insert_range(tile.getRanges());
  }
}

void Extent::insert(Operation *op) {
  members.insert(op);
  size += CostModel::getKernelSize(op);
  for (Value each : op->getOperands())
    if (Value operand = getKernelOperand(each))
      operands.insert(operand);
}

Loss Extent::getLoss(Operation *op, const Extent &own) const {
  Loss loss;
  for (Operation *each : llvm::reverse(own.getOps()))
    if (each == op || llvm::all_of(each->getResults(), [&](Value result) {
          return isLost(result, loss);
        })) {
      loss.ops.insert(each);
      loss.size += CostModel::getKernelSize(each);
    }
  for (Value operand : own.operands)
    if (isLost(operand, loss))
      loss.operands.push_back(operand);
  return loss;
}

void Extent::replace(Operation *op, IndexOp read, const Loss &loss,
                     size_t numOps) {
  // The read needs ranges that may have had no other use.
  llvm::DenseSet<Operation *> kept;
  for (Value index : read.getIndices())
    if (Operation *def = index.getDefiningOp())
      kept.insert(def);
  for (Value operand : loss.operands)
    operands.erase(operand);
  size -= loss.size;
  size_t end = begin + numOps, next = end;
  for (size_t i = end; i-- > begin;) {
    Operation *each = order[i];
    if (each == op)
      order[--next] = read;
    else if (!loss.ops.contains(each) || kept.contains(each))
      order[--next] = each;
  }
  begin = next;
  for (Operation *each : loss.ops)
    if (kept.contains(each))
      size += CostModel::getKernelSize(each);
    else
      members.erase(each);
  insert(read);
}

/// The values among `ops` that a kernel of their own may compute: those that
/// write the least first.
SmallVector<Part> KernelLimiter::collectParts(BufferizeOp root,
                                              const Extent &extent,
                                              ArrayRef<Operation *> ops) {
  RangeDependence ranges;
  llvm::DenseMap<Operation *, unsigned> numbers;
  for (auto [number, op] : llvm::enumerate(ops))
    numbers[op] = number;
  // The slice has operands first, so that what is found at an op and not before
  // stands right before it.
  SmallVector<unsigned> begins;
  SmallVector<int64_t> sizes = {0}, operands = {0};
  llvm::DenseSet<Value> seen;
  SmallVector<Part> parts;
  for (auto [number, op] : llvm::enumerate(ops)) {
    unsigned begin = number;
    for (Value operand : op->getOperands()) {
      auto entry = numbers.find(operand.getDefiningOp());
      if (entry != numbers.end() && entry->second + 1 == begin)
        begin = begins[entry->second];
      if (Value read = getKernelOperand(operand))
        seen.insert(read);
    }
    // Operands are looked at in order; those further left end further left.
    for (Value operand : llvm::reverse(op->getOperands())) {
      auto entry = numbers.find(operand.getDefiningOp());
      if (entry != numbers.end() && entry->second + 1 == begin)
        begin = begins[entry->second];
    }
    begins.push_back(begin);
    sizes.push_back(sizes.back() + CostModel::getKernelSize(op));
    operands.push_back(seen.size());

    if (op == root.getValue().getDefiningOp() || op->getNumResults() != 1 ||
        isa<RangeOp, ConstOp, IndexOp, BufferizeOp>(op))
      continue;
    Value value = op->getResult(0);
    if (value.getType().isIndex() || !isElementType(value.getType()))
      continue;
    Part part;
    part.op = op;
    part.number = number;
    part.ownSize = sizes.back() - sizes[begin];
    part.ownOperands = operands.back() - operands[begin];
    part.bytes = CostModel::getByteWidth(value.getType());
    bool isInKernel = false;
    for (Value range : ranges.get(value)) {
      auto rangeOp = range.getDefiningOp<RangeOp>();
      isInKernel |=
          extent.getTileRanges().contains(range) || !rangeOp.getStaticSize();
      part.bytes *= getRangeSize(range);
    }
    if (!isInKernel && part.bytes > 0)
      parts.push_back(part);
  }

  llvm::sort(parts, [](const Part &lhs, const Part &rhs) {
    return std::make_tuple(lhs.bytes, -lhs.ownSize, lhs.number) <
           std::make_tuple(rhs.bytes, -rhs.ownSize, rhs.number);
  });
  return parts;
}

/// The value among `ops` whose own kernel takes enough away from that of `root`
/// and writes the least; it fits itself, and computes no sum that is needed
/// beside it: that would be rounded twice.
std::optional<Part> KernelLimiter::findPart(BufferizeOp root,
                                            const Extent &extent,
                                            ArrayRef<Operation *> ops) {
  SmallVector<Part> parts = collectParts(root, extent, ops);
  bool hasManyOps = extent.getSize() > limits.ops;
  bool hasManyOperands = extent.getNumOperands() >= limits.arguments;
  // Enough, at first, is half of what a kernel may have.
  for (int64_t share = 2; share <= 64; share *= 2) {
    auto takesEnough = [&](int64_t size, int64_t operands) {
      return (!hasManyOps || (size > 2 && size * share >= limits.ops)) &&
             (!hasManyOperands ||
              (operands > 1 && operands * share >= limits.arguments));
    };
    unsigned numTried = 0;
    for (const Part &part : parts) {
      if (part.ownSize > limits.ops ||
          part.ownOperands + 1 > limits.arguments ||
          !takesEnough(part.ownSize, part.ownOperands))
        continue;
      if (++numTried > kMaxTried)
        break;
      Extent own(part.op->getResult(0));
      if (!limits.fit(own))
        continue;
      Loss loss = extent.getLoss(part.op, own);
      const auto *shared = llvm::find_if(own.getOps(), [&](Operation *each) {
        return isRoundedReduction(each) && !loss.ops.contains(each);
      });
      if (shared == own.getOps().end()) {
        if (takesEnough(loss.size, loss.operands.size()))
          return part;
        continue;
      }
      // The sum that both need goes instead.
      const auto *sum = llvm::find_if(
          parts, [&](const Part &other) { return other.op == *shared; });
      if (sum == parts.end())
        continue;
      loss = extent.getLoss(sum->op, Extent(sum->op->getResult(0)));
      if (takesEnough(loss.size, loss.operands.size()))
        return *sum;
    }
  }
  return std::nullopt;
}

IndexOp KernelLimiter::materialize(const Part &part, FirstUsers &users) {
  IndexBuilder &indices = scalars.getIndexBuilder();
  Location loc = part.op->getLoc();
  indices.setLoc(loc);
  Value value = part.op->getResult(0);
  RangeDependence dependence;
  SmallVector<Value> position(dependence.get(value).begin(),
                              dependence.get(value).end());
  // The nesting of a kernel is the order of its ranges.
  llvm::sort(position, [](Value lhs, Value rhs) {
    return lhs.getDefiningOp<RangeOp>().getId() <
           rhs.getDefiningOp<RangeOp>().getId();
  });
  IRMapping mapping;
  SmallVector<Value> fresh;
  SmallVector<int64_t> shape;
  for (Value &range : position) {
    shape.push_back(getRangeSize(range));
    // There is no loop over one point: the value may not need one.
    fresh.push_back(shape.back() == 1 ? indices.constant(0)
                                      : indices.range(shape.back()));
    mapping.map(range, fresh.back());
    if (shape.back() == 1)
      range = fresh.back();
  }
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  copyWhatDepends(slice.getArrayRef(), mapping, indices);
  // Not before the kernel that is too large: an earlier one may have the value
  // too, or one that was made of its parts before it.
  OpBuilder anchors(users.get(value));
  auto kept = BufferizeOp::create(anchors, loc,
                                  RankedTensorType::get(shape, value.getType()),
                                  mapping.lookupOrDefault(value), fresh);
  auto read = IndexOp::create(scalars.getOpBuilder(), loc, kept.getResult(),
                              position, /*gate=*/Value());
  users.add(kept);
  users.replace(value, read.getResult());
  value.replaceUsesWithIf(
      read.getResult(), [&](OpOperand &use) { return use.getOwner() != kept; });
  return read;
}

void KernelLimiter::limit(BufferizeOp root, FirstUsers &users) {
  Extent extent(root.getValue());
  auto remarkOpts =
      remark::RemarkOpts::name("Limit").category("uop-limit-kernels");
  // A part is looked for among the first ops, which have all of their operands,
  // so that each op is looked at a limited number of times.
  size_t window = kWindow * limits.ops;
  while (!limits.fit(extent)) {
    ArrayRef<Operation *> ops = extent.getOps().take_front(window);
    std::optional<Part> part = findPart(root, extent, ops);
    if (!part && ops.size() < extent.getOps().size()) {
      window *= 2;
      continue;
    }
    if (!part) {
      remark::missed(root.getLoc(), remarkOpts)
          << remark::reason("no part of the value can be materialized")
          << remark::metric("Arguments", extent.getNumOperands() + 1)
          << remark::metric("Size", extent.getSize());
      whole.insert(root);
      return;
    }
    remark::passed(part->op->getLoc(), remarkOpts)
        << remark::add("a separate kernel computes a part")
        << remark::metric("Arguments", extent.getNumOperands() + 1)
        << remark::metric("Size", extent.getSize())
        << remark::metric("PartBytes", int64_t(part->bytes));
    Loss loss = extent.getLoss(part->op, Extent(part->op->getResult(0)));
    IndexOp read = materialize(*part, users);
    extent.replace(part->op, read, loss, ops.size());
  }
}

SmallVector<BufferizeOp> KernelLimiter::getTooLarge() {
  SmallVector<BufferizeOp> roots;
  for (auto root : block.getOps<BufferizeOp>())
    if (!isLocalTile(root) && !whole.contains(root) &&
        !limits.fit(Extent(root.getValue())))
      roots.push_back(root);
  return roots;
}

LogicalResult KernelLimiter::run() {
  SmallVector<BufferizeOp> roots = getTooLarge();
  if (roots.empty())
    return success();
  scalars.getIndexBuilder().setNextRangeId(getNextRangeId(block));
  scalars.lift(block);
  scalars.simplifyIndices();
  FirstUsers users(block);
  // Who shares a part with a kernel that is too large reads one tensor more
  // than before, and may be too large then.
  for (; !roots.empty(); roots = getTooLarge())
    for (BufferizeOp root : roots)
      limit(root, users);
  return scalars.place(block);
}
