//===- LimitKernels.cpp - Parts of values that are too large ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatingScalars.h"
#include "SliceCopy.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
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

namespace {
/// What the kernel of a value has: arguments that it reads, and its size.
struct Extent {
  llvm::SetVector<Operation *> slice;
  llvm::SmallSetVector<Value, 8> operands;
  int64_t size = 0;

  explicit Extent(Value value);
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
    return int64_t(extent.operands.size()) + 1 <= arguments &&
           extent.size <= ops;
  }
};

class KernelLimiter {
public:
  KernelLimiter(Block &block, Limits limits) : block(block), limits(limits) {}
  void run();

private:
  std::optional<Part> findPart(BufferizeOp root, const Extent &extent);
  void materialize(const Part &part, BufferizeOp root,
                   FloatingScalars &scalars);

  Block &block;
  Limits limits;
};

struct LimitKernelsPass
    : public uop::impl::LimitKernelsPassBase<LimitKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    CostModel cost = CostModel::get(getOperation());
    Limits limits = {maxArguments > 0 ? maxArguments : cost.getMaxArguments(),
                     maxOps > 0 ? maxOps : cost.getMaxOps()};
    SmallVector<Block *> blocks;
    getOperation()->walk([&](Block *block) { blocks.push_back(block); });
    for (Block *each : blocks)
      KernelLimiter(*each, limits).run();
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
  appendScalarSlice(value, slice);
  if (Value operand = getKernelOperand(value))
    operands.insert(operand);
  for (Operation *op : slice) {
    size += CostModel::getKernelSize(op);
    for (Value each : op->getOperands())
      if (Value operand = getKernelOperand(each))
        operands.insert(operand);
  }
}

/// What `extent` loses, in size and operands, if `op` comes from elsewhere; its
/// own extent is `own`.
static std::pair<int64_t, int64_t>
countExclusive(Operation *op, const Extent &own, const Extent &extent) {
  llvm::DenseSet<Operation *> lost;
  int64_t size = 0;
  for (Operation *each : llvm::reverse(own.slice))
    if (each == op || llvm::all_of(each->getUsers(), [&](Operation *user) {
          return lost.contains(user) || !extent.slice.contains(user);
        })) {
      lost.insert(each);
      size += CostModel::getKernelSize(each);
    }
  int64_t operands = llvm::count_if(own.operands, [&](Value operand) {
    return llvm::all_of(operand.getUsers(), [&](Operation *user) {
      return lost.contains(user) || !extent.slice.contains(user);
    });
  });
  return {size, operands};
}

/// The value whose own kernel takes enough away from that of `root` and writes
/// the least; it fits itself.
std::optional<Part> KernelLimiter::findPart(BufferizeOp root,
                                            const Extent &extent) {
  RangeDependence ranges;
  // Ranges that a tile ends are inside of one kernel.
  llvm::DenseSet<Value> tileRanges;
  llvm::DenseMap<Operation *, unsigned> numbers;
  for (auto [number, op] : llvm::enumerate(extent.slice)) {
    numbers[op] = number;
    if (auto tile = dyn_cast<BufferizeOp>(op))
      tileRanges.insert(tile.getRanges().begin(), tile.getRanges().end());
  }
  // The slice has operands first, so that what is found at an op and not before
  // stands right before it.
  SmallVector<unsigned> begins;
  SmallVector<int64_t> sizes = {0}, operands = {0};
  llvm::DenseSet<Value> seen;
  SmallVector<Part> parts;
  for (auto [number, op] : llvm::enumerate(extent.slice)) {
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
      isInKernel |= tileRanges.contains(range) || !rangeOp.getStaticSize();
      part.bytes *= getRangeSize(range);
    }
    if (!isInKernel && part.bytes > 0)
      parts.push_back(part);
  }

  bool hasManyOps = extent.size > limits.ops;
  bool hasManyOperands = int64_t(extent.operands.size()) >= limits.arguments;
  llvm::sort(parts, [](const Part &lhs, const Part &rhs) {
    return std::make_tuple(lhs.bytes, -lhs.ownSize, lhs.number) <
           std::make_tuple(rhs.bytes, -rhs.ownSize, rhs.number);
  });
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
      auto [size, operands] = countExclusive(part.op, own, extent);
      if (takesEnough(size, operands))
        return part;
    }
  }
  return std::nullopt;
}

void KernelLimiter::materialize(const Part &part, BufferizeOp root,
                                FloatingScalars &scalars) {
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
  for (Value range : position) {
    shape.push_back(getRangeSize(range));
    fresh.push_back(indices.range(shape.back()));
    mapping.map(range, fresh.back());
  }
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  copyWhatDepends(slice.getArrayRef(), mapping, indices);
  OpBuilder anchors(root);
  auto kept = BufferizeOp::create(anchors, loc,
                                  RankedTensorType::get(shape, value.getType()),
                                  mapping.lookupOrDefault(value), fresh);
  Value read = IndexOp::create(scalars.getOpBuilder(), loc, kept.getResult(),
                               position, /*gate=*/Value());
  value.replaceUsesWithIf(
      read, [&](OpOperand &use) { return use.getOwner() != kept; });
}

void KernelLimiter::run() {
  SmallVector<BufferizeOp> roots;
  for (auto root : block.getOps<BufferizeOp>())
    if (!isLocalTile(root) && !limits.fit(Extent(root.getValue())))
      roots.push_back(root);
  if (roots.empty())
    return;
  FloatingScalars scalars(block.getParentOp()->getContext(),
                          block.getParentOp()->getLoc());
  scalars.getIndexBuilder().setNextRangeId(getNextRangeId(block));
  scalars.lift(block);
  scalars.simplifyIndices();
  for (BufferizeOp root : roots)
    while (true) {
      Extent extent(root.getValue());
      if (limits.fit(extent))
        break;
      auto remarkOpts =
          remark::RemarkOpts::name("Limit").category("uop-limit-kernels");
      std::optional<Part> part = findPart(root, extent);
      if (!part) {
        remark::missed(root.getLoc(), remarkOpts)
            << remark::reason("no part of the value can be materialised")
            << remark::metric("Arguments", int64_t(extent.operands.size()) + 1)
            << remark::metric("Size", extent.size);
        break;
      }
      remark::passed(part->op->getLoc(), remarkOpts)
          << remark::add("a kernel of its own computes a part")
          << remark::metric("Arguments", int64_t(extent.operands.size()) + 1)
          << remark::metric("Size", extent.size)
          << remark::metric("PartBytes", int64_t(part->bytes));
      materialize(*part, root, scalars);
    }
  scalars.place(block);
}
