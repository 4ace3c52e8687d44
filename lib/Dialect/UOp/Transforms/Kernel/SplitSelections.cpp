//===- SplitSelections.cpp - Stores of what is selected ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitSelections.h"

#include "../Schedule/KernelAxes.h"
#include "../Schedule/KernelPrice.h"
#include "../Utils/FloatingScalars.h"
#include "NarrowStore.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_SPLITSELECTIONSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// A kernel gets so many stores, or as many times this as it has selections:
/// each is code of its own, as a selection is.
static constexpr size_t kMaxStores = 128, kStoresOfSelection = 2;

using Box = SmallVector<StaticWindow, 4>;

/// Where a box lies to the window of a selection.
enum class Side { inside, outside, both };

static Side getSide(ArrayRef<StaticWindow> box, ArrayRef<StaticWindow> window) {
  bool isInside = true;
  for (auto [part, whole] : llvm::zip_equal(box, window)) {
    if (part.high <= whole.low || part.low >= whole.high)
      return Side::outside;
    isInside &= whole.low <= part.low && part.high <= whole.high;
  }
  return isInside ? Side::inside : Side::both;
}

namespace {
/// Makes one store of each part of what a kernel stores.
class SelectionSplitter {
public:
  explicit SelectionSplitter(StoreOp store) : store(store) {}

  /// Whether there are parts, and not too many.
  bool findParts();
  size_t getNumParts() const { return parts.size(); }
  /// Replaces the store.
  LogicalResult rewrite(KernelOp kernel);

private:
  bool findSelections();
  WhereOp findPartial(ArrayRef<StaticWindow> box);
  bool isWhole(size_t axis);
  void storePart(ArrayRef<StaticWindow> box, int64_t &nextId);

  StoreOp store;
  /// The windows of the selections that depend on positions alone.
  llvm::MapVector<Operation *, Box> selections;
  SmallVector<Box> parts;
};
} // namespace

/// What `value` needs, where it needs the chosen side of each selection.
template <typename ChooseFn>
static llvm::SetVector<Operation *> getNeeded(ValueRange values,
                                              ChooseFn choose) {
  llvm::SetVector<Operation *> needed;
  SmallVector<Value> worklist(values);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val().getDefiningOp();
    if (!op || !needed.insert(op))
      continue;
    if (Value chosen = choose(op))
      worklist.push_back(chosen);
    else
      llvm::append_range(worklist, op->getOperands());
  }
  return needed;
}

/// Finds the selections; false if the kernel computes more than one element at
/// a time.
bool SelectionSplitter::findSelections() {
  llvm::SetVector<Operation *> needed =
      getNeeded(store.getValue(), [](Operation *) { return Value(); });
  for (Operation *op : needed) {
    if (isa<RangeReductionOpInterface, ScanOp, BufferizeOp>(op) ||
        op->getBlock() != store->getBlock() || op->getNumRegions() != 0 ||
        op->getNumResults() != 1 || isa<VectorType>(op->getResult(0).getType()))
      return false;
    auto where = dyn_cast<WhereOp>(op);
    if (!where || !where.getCondition().getType().isInteger(1))
      continue;
    if (auto windows = getStaticWindows(store, where.getCondition()))
      selections[op] = Box(windows->begin(), windows->end());
  }
  return !selections.empty();
}

/// A selection that chooses both sides somewhere in the box.
WhereOp SelectionSplitter::findPartial(ArrayRef<StaticWindow> box) {
  WhereOp partial;
  getNeeded(store.getValue(), [&](Operation *op) {
    auto *selection = selections.find(op);
    if (selection == selections.end())
      return Value();
    Side side = getSide(box, selection->second);
    if (side == Side::both && !partial)
      partial = cast<WhereOp>(op);
    return side == Side::inside    ? cast<WhereOp>(op).getTrueValue()
           : side == Side::outside ? cast<WhereOp>(op).getFalseValue()
                                   : Value();
  });
  return partial;
}

bool SelectionSplitter::findParts() {
  if (!findSelections())
    return false;
  Box whole;
  for (Value range : store.getRanges())
    whole.push_back({0, getRangeSize(range)});
  SmallVector<Box> worklist = {whole};
  size_t most = std::max(kMaxStores, kStoresOfSelection * selections.size());
  while (!worklist.empty()) {
    if (worklist.size() + parts.size() > most)
      return false;
    Box box = worklist.pop_back_val();
    WhereOp partial = findPartial(box);
    if (!partial) {
      parts.push_back(std::move(box));
      continue;
    }
    const Box &window = selections[partial];
    for (size_t axis = 0; axis != box.size(); ++axis) {
      StaticWindow all = box[axis];
      StaticWindow inside = {std::max(all.low, window[axis].low),
                             std::min(all.high, window[axis].high)};
      // Before the inside along this axis and after it, the inside of the axes
      // so far.
      for (StaticWindow other : {StaticWindow{all.low, inside.low},
                                 StaticWindow{inside.high, all.high}}) {
        if (other.low >= other.high)
          continue;
        box[axis] = other;
        worklist.push_back(box);
      }
      box[axis] = inside;
    }
    worklist.push_back(box);
  }
  return parts.size() > 1;
}

/// Whether no part ends inside of the axis.
bool SelectionSplitter::isWhole(size_t axis) {
  int64_t size = getRangeSize(store.getRanges()[axis]);
  return llvm::all_of(parts, [&](const Box &part) {
    return part[axis].low == 0 && part[axis].high == size;
  });
}

/// Stores the elements of the box, over ranges of its own along the axes that
/// have several parts.
void SelectionSplitter::storePart(ArrayRef<StaticWindow> box, int64_t &nextId) {
  OpBuilder builder(store);
  Location loc = store.getLoc();
  IRMapping mapping;
  SmallVector<Value> ranges;
  for (auto [axis, range] : llvm::enumerate(store.getRanges())) {
    if (isWhole(axis)) {
      // All parts are in one loop.
      ranges.push_back(range);
      continue;
    }
    mapping.map(range,
                createPositions(builder, loc, box[axis], nextId, ranges));
  }
  auto choose = [&](Operation *op) {
    auto *selection = selections.find(op);
    if (selection == selections.end())
      return Value();
    auto where = cast<WhereOp>(op);
    return getSide(box, selection->second) == Side::inside
               ? where.getTrueValue()
               : where.getFalseValue();
  };
  llvm::SetVector<Operation *> needed =
      getNeeded({store.getValue(), store.getOffset()}, choose);
  // In the order of the block, operands come first.
  for (Operation &op : llvm::make_early_inc_range(llvm::make_range(
           store->getBlock()->begin(), store->getIterator()))) {
    if (!needed.contains(&op) || isa<RangeOp>(op))
      continue;
    if (Value chosen = choose(&op))
      mapping.map(op.getResult(0), mapping.lookupOrDefault(chosen));
    else
      builder.clone(op, mapping);
  }
  StoreOp::create(builder, loc, mapping.lookupOrDefault(store.getValue()),
                  store.getTarget(), mapping.lookupOrDefault(store.getOffset()),
                  ranges,
                  /*gate=*/Value());
}

LogicalResult SelectionSplitter::rewrite(KernelOp kernel) {
  Block &body = kernel.getBody().front();
  int64_t nextId = getNextRangeId(body);
  auto getLows = [](const Box &box) {
    return llvm::map_to_vector<4>(
        box, [](const StaticWindow &window) { return window.low; });
  };
  llvm::sort(parts, [&](const Box &lhs, const Box &rhs) {
    return getLows(lhs) < getLows(rhs);
  });
  for (const Box &part : parts)
    storePart(part, nextId);
  store.erase();
  return simplifyKernel(kernel);
}

/// The only store of the kernel; null if there are others.
static StoreOp getStore(KernelOp kernel) {
  auto stores = kernel.getBody().front().getOps<StoreOp>();
  return llvm::hasSingleElement(stores) ? *stores.begin() : StoreOp();
}

/// The greatest number less than its size that a loop of the store is divided
/// by, if that number divides the size.
static int64_t findInnerSize(RangeOp range) {
  int64_t size = range.getStaticSize().value_or(0), inner = 0;
  for (Operation *user : range->getUsers()) {
    APInt divisor;
    // A tile over the same loop.
    if (!isa<StoreOp>(user) && getRangeOperands(user) &&
        llvm::is_contained(ValueRange(*getRangeOperands(user)),
                           range.getResult()))
      return 0;
    if (!isa<FloorDivOp, FloorModOp>(user) ||
        user->getOperand(0) != range.getResult() ||
        !matchPattern(user->getOperand(1), m_ConstantInt(&divisor)))
      continue;
    int64_t number = divisor.getSExtValue();
    if (number > 1 && number < size && size % number == 0)
      inner = std::max(inner, number);
  }
  return inner;
}

/// Makes two loops of each one of the store that a view has merged, so that
/// what is selected along one of them is a window.
static LogicalResult splitMergedRanges(KernelOp kernel) {
  int64_t nextId = getNextRangeId(kernel.getBody().front());
  for (bool isFound = true; isFound;) {
    isFound = false;
    StoreOp store = getStore(kernel);
    for (auto [axis, value] : llvm::enumerate(store.getRanges())) {
      auto range = value.getDefiningOp<RangeOp>();
      int64_t size = range ? findInnerSize(range) : 0;
      if (size == 0)
        continue;
      OpBuilder builder(range);
      Location loc = range.getLoc();
      Value outer =
          RangeOp::create(builder, loc, nextId++, *range.getStaticSize() / size,
                          range.getKind());
      Value inner =
          RangeOp::create(builder, loc, nextId++, size, RangeKind::loop);
      Value count = ConstOp::create(builder, loc, builder.getIndexType(), size);
      Value position = AddOp::create(
          builder, loc, MulOp::create(builder, loc, outer, count), inner);
      SmallVector<Value> ranges(store.getRanges());
      ranges[axis] = outer;
      ranges.insert(ranges.begin() + axis + 1, inner);
      store.getRangesMutable().assign(ranges);
      range.replaceAllUsesWith(position);
      range.erase();
      if (failed(simplifyKernel(kernel)))
        return failure();
      isFound = true;
      break;
    }
  }
  return success();
}

FailureOr<SelectionParts> uop::splitSelections(KernelOp kernel) {
  // A schedule names the ranges that there are.
  if (kernel.getBody().empty() || kernel->hasAttr(kScheduleAttrName) ||
      hasExplicitControl(kernel))
    return SelectionParts();
  StoreOp store = getStore(kernel);
  if (!store || store.getGate() ||
      llvm::any_of(store.getTarget().getUsers(), llvm::IsaPred<LoadOp>) ||
      kernel.getBody().front().getOps<WhereOp>().empty())
    return SelectionParts();
  bool hasParts = SelectionSplitter(store).findParts();
  bool isMerged = llvm::any_of(store.getRanges(), [](Value value) {
    auto range = value.getDefiningOp<RangeOp>();
    return range && findInnerSize(range) != 0;
  });
  if (!hasParts && !isMerged)
    return SelectionParts();
  SelectionParts split = {OwningOpRef<KernelOp>(kernel.clone())};
  if (!hasParts && failed(splitMergedRanges(*split.kernel)))
    return failure();
  SelectionSplitter splitter(getStore(*split.kernel));
  if (!splitter.findParts())
    return SelectionParts();
  if (failed(splitter.rewrite(*split.kernel)))
    return failure();
  split.numStores = splitter.getNumParts();
  return split;
}

namespace {
struct SplitSelectionsPass
    : public uop::impl::SplitSelectionsPassBase<SplitSelectionsPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    FailureOr<SelectionParts> split = splitSelections(kernel);
    if (failed(split))
      return signalPassFailure();
    if (!split->kernel)
      return;
    FailureOr<CostModel> cost = CostModel::get(kernel);
    if (failed(cost))
      return signalPassFailure();
    SplitPrices prices =
        compareSplit(kernel, *split->kernel, *cost,
                     {cost->getVectorBytes(), cost->getVectorRegisters()},
                     /*threads=*/1);
    auto remarkOpts = remark::RemarkOpts::name("Split")
                          .category("uop-split-selections")
                          .function(kernel.getSymName());
    if (!prices.isWorthIt) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason("the selection is cheaper than loops for its parts")
          << remark::metric("SelectionNs", int64_t(prices.whole))
          << remark::metric("PartsNs", int64_t(prices.parts));
      return;
    }
    remark::passed(kernel.getLoc(), remarkOpts)
        << remark::add("the parts of a selection are stored separately")
        << remark::metric("Stores", int64_t(split->numStores))
        << remark::metric("SelectionNs", int64_t(prices.whole))
        << remark::metric("PartsNs", int64_t(prices.parts));
    kernel.getBody().takeBody(split->kernel->getBody());
  }
};
} // namespace
