//===- NarrowStore.cpp - Loops over what a gated store writes ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowStore.h"

#include "../Utils/Clauses.h"
#include "../Utils/FloatingScalars.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

namespace {
/// What a run decides, and a number.
struct Bound {
  Value value;
  int64_t plus;
};

/// A range and the part of it that is left: [low, high), and within the bounds
/// that a run decides.
struct Window {
  int64_t low;
  int64_t high;
  SmallVector<Bound, 1> lows = {}, highs = {};
};
using Windows = llvm::MapVector<Value, Window>;
} // namespace

/// Cuts a window by `clause`, which compares a range with a constant.
static bool cut(Windows &windows, Value clause) {
  auto compare = clause.getDefiningOp<CmpOp>();
  if (!compare)
    return false;
  Value range = compare.getLhs(), other = compare.getRhs();
  CmpPredicate predicate = compare.getPredicate();
  bool isReversed = !windows.count(range);
  if (isReversed)
    std::swap(range, other);
  Window *window = windows.count(range) ? &windows[range] : nullptr;
  APInt number;
  if (!window || !matchPattern(other, m_ConstantInt(&number)))
    return false;
  int64_t bound = number.getSExtValue();
  bool isStrict =
      predicate == CmpPredicate::lt || predicate == CmpPredicate::gt;
  bool isLess = predicate == CmpPredicate::lt || predicate == CmpPredicate::le;
  if (!isLess && !isStrict && predicate != CmpPredicate::ge)
    return false;
  // Beyond these the bound says nothing, or that nothing is left.
  bound = std::clamp<int64_t>(bound, -1, window->high);
  if (isLess != isReversed)
    window->high = std::min(window->high, isStrict ? bound : bound + 1);
  else
    window->low = std::max(window->low, isStrict ? bound + 1 : bound);
  return window->low < window->high;
}

/// Cuts a window by `clause`, which compares a range, or a range and a number,
/// with what does not depend on ranges.
static bool cutByValue(Windows &windows, Value clause,
                       RangeDependence &ranges) {
  auto compare = clause.getDefiningOp<CmpOp>();
  if (!compare)
    return false;
  auto split = [](Value side) -> std::pair<Value, int64_t> {
    APInt number;
    if (auto sum = side.getDefiningOp<AddOp>();
        sum && matchPattern(sum.getRhs(), m_ConstantInt(&number)))
      return {sum.getLhs(), number.getSExtValue()};
    return {side, 0};
  };
  auto [lhs, left] = split(compare.getLhs());
  auto [rhs, right] = split(compare.getRhs());
  bool isReversed = !windows.count(lhs);
  Value range = isReversed ? rhs : lhs, other = isReversed ? lhs : rhs;
  int64_t plus;
  if (!windows.count(range) || !ranges.get(other).empty() ||
      llvm::SubOverflow(isReversed ? left : right, isReversed ? right : left,
                        plus) ||
      plus == std::numeric_limits<int64_t>::max())
    return false;
  Window &window = windows[range];
  CmpPredicate predicate = compare.getPredicate();
  if (predicate == CmpPredicate::ne)
    return false;
  if (predicate == CmpPredicate::eq) {
    window.lows.push_back({other, plus});
    window.highs.push_back({other, plus + 1});
    return true;
  }
  bool isStrict =
      predicate == CmpPredicate::lt || predicate == CmpPredicate::gt;
  bool isLess = predicate == CmpPredicate::lt || predicate == CmpPredicate::le;
  if (isLess != isReversed)
    window.highs.push_back({other, isStrict ? plus : plus + 1});
  else
    window.lows.push_back({other, isStrict ? plus + 1 : plus});
  return true;
}

/// The values that a window begins at and has.
static std::pair<Value, Value> createWindow(OpBuilder &builder, Location loc,
                                            const Window &window) {
  Type type = builder.getIndexType();
  auto number = [&](int64_t value) -> Value {
    return ConstOp::create(builder, loc, type, value);
  };
  auto add = [&](Bound bound) -> Value {
    return AddOp::create(builder, loc, bound.value, number(bound.plus));
  };
  Value low = number(window.low), high = number(window.high);
  for (Bound bound : window.lows)
    low = MaxOp::create(builder, loc, low, add(bound));
  for (Bound bound : window.highs)
    high = MinOp::create(builder, loc, high, add(bound));
  Value size = SubOp::create(builder, loc, high, low);
  return {low, MaxOp::create(builder, loc, size, number(0))};
}

/// The most values that it can have: from a number that a run decides to one
/// that is so much greater there are no more than that.
static int64_t getMostSize(const Window &window) {
  int64_t most = window.high - window.low;
  for (const Bound &low : window.lows)
    for (const Bound &high : window.highs)
      if (int64_t size; low.value == high.value &&
                        !llvm::SubOverflow(high.plus, low.plus, size))
        most = std::min(most, std::max<int64_t>(size, 1));
  return most;
}

/// All of those ranges of the store that may become shorter.
static Windows getWholeRanges(StoreOp store) {
  Windows windows;
  for (Value value : store.getRanges()) {
    auto range = value.getDefiningOp<RangeOp>();
    // A scan is over all points of its range.
    if (range && range.getStaticSize() &&
        llvm::none_of(range->getUsers(), llvm::IsaPred<ScanOp>))
      windows[value] = {0, int64_t(*range.getStaticSize())};
  }
  return windows;
}

std::optional<SmallVector<StaticWindow>> uop::getStaticWindows(StoreOp store,
                                                               Value gate) {
  Windows windows = getWholeRanges(store);
  if (windows.size() != store.getRanges().size())
    return std::nullopt;
  for (Value clause : getClauses(gate))
    if (!cut(windows, clause))
      return std::nullopt;
  return llvm::map_to_vector(store.getRanges(), [&](Value range) {
    return StaticWindow{windows[range].low, windows[range].high};
  });
}

/// Makes all but the store see a shorter range. That range is the result; null
/// if the store has one point left along it.
static Value narrowRange(StoreOp store, RangeOp range, const Window &window) {
  bool isStatic = window.lows.empty() && window.highs.empty();
  if (isStatic && window.high - window.low == int64_t(*range.getStaticSize()))
    return range;
  Value whole = range, part, position;
  Location loc = store.getLoc();
  OpBuilder builder(range.getContext());
  builder.setInsertionPointAfter(range);
  if (!isStatic) {
    auto [low, size] = createWindow(builder, loc, window);
    part =
        RangeOp::create(builder, loc, whole.getType(), range.getIdAttr(), size,
                        /*static_size=*/IntegerAttr(), range.getKindAttr());
    part.getDefiningOp()->setAttr(
        kMaxSizeAttrName, builder.getI64IntegerAttr(getMostSize(window)));
    position = AddOp::create(builder, loc, part, low);
  } else {
    position = ConstOp::create(builder, loc, whole.getType(), window.low);
    if (window.high - window.low > 1) {
      part = RangeOp::create(builder, loc, range.getId(),
                             window.high - window.low, range.getKind());
      position = AddOp::create(builder, loc, part, position);
    }
  }
  whole.replaceAllUsesExcept(position, store);
  if (store.getOffset() == whole)
    store.getOffsetMutable().set(position);
  return part;
}

/// Drops the gates of loads that hold everywhere, and then what has no uses.
static void dropTrueGates(Block &block) {
  for (auto load : block.getOps<LoadOp>()) {
    APInt gate;
    if (load.getGate() && matchPattern(load.getGate(), m_ConstantInt(&gate)) &&
        !gate.isZero()) {
      load.getGateMutable().clear();
      load.getAlternativeMutable().clear();
    }
  }
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

Value uop::createPositions(OpBuilder &builder, Location loc,
                           StaticWindow window, int64_t &nextId,
                           SmallVectorImpl<Value> &ranges) {
  Value position =
      ConstOp::create(builder, loc, builder.getIndexType(), window.low);
  if (window.high - window.low == 1)
    return position;
  ranges.push_back(RangeOp::create(builder, loc, nextId++,
                                   window.high - window.low, RangeKind::loop));
  return AddOp::create(builder, loc, ranges.back(), position);
}

LogicalResult uop::simplifyKernel(KernelOp kernel) {
  Block &block = kernel.getBody().front();
  {
    FloatingScalars scalars(kernel.getContext(), kernel.getLoc());
    scalars.lift(block);
    scalars.simplifyIndices();
    if (failed(scalars.place(block)))
      return failure();
  }
  dropTrueGates(block);
  return success();
}

/// Ranges of the store whose sizes have turned out to be constant; of one value
/// there is no loop.
static void simplifyRanges(StoreOp store) {
  SmallVector<Value> ranges;
  for (Value value : store.getRanges()) {
    auto range = value.getDefiningOp<RangeOp>();
    APInt size;
    if (!range || !range.getSize() ||
        !matchPattern(range.getSize(), m_ConstantInt(&size)) ||
        !size.isStrictlyPositive()) {
      ranges.push_back(value);
      continue;
    }
    OpBuilder builder(range);
    Value known;
    if (size.isOne())
      known =
          ConstOp::create(builder, range.getLoc(), value.getType(), int64_t(0));
    else
      ranges.push_back(
          known = RangeOp::create(builder, range.getLoc(), range.getId(),
                                  size.getSExtValue(), range.getKind()));
    value.replaceAllUsesExcept(known, store);
    if (store.getOffset() == value)
      store.getOffsetMutable().set(known);
  }
  store.getRangesMutable().assign(ranges);
}

LogicalResult uop::narrowStore(KernelOp kernel, StoreOp store) {
  Windows windows = getWholeRanges(store);
  if (!store.getGate())
    return success();
  SmallVector<Value> clauses = getClauses(store.getGate());
  RangeDependence dependence;
  for (Value clause : clauses)
    if (!cut(windows, clause) && !cutByValue(windows, clause, dependence))
      return success();

  Block &block = kernel.getBody().front();
  OpBuilder builder(&block, block.begin());
  Location loc = store.getLoc();
  // What the windows say is true from here on.
  Value always = ConstOp::create(builder, loc, builder.getI1Type(), int64_t(1));
  for (Value clause : clauses)
    clause.replaceAllUsesWith(always);
  store.getGateMutable().clear();
  SmallVector<Value> ranges;
  for (Value range : store.getRanges()) {
    auto known = windows.find(range);
    Value part = range;
    if (known != windows.end())
      part = narrowRange(store, range.getDefiningOp<RangeOp>(), known->second);
    if (part)
      ranges.push_back(part);
  }
  store.getRangesMutable().assign(ranges);
  if (failed(simplifyKernel(kernel)))
    return failure();
  simplifyRanges(store);
  return simplifyKernel(kernel);
}
