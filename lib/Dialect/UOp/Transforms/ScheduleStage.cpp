//===- ScheduleStage.cpp - Buffers that are copied first --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelAxes.h"
#include "Scheduler.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace uop;

/// Rows that are transposed in registers while they are copied.
static constexpr int64_t kMaxTransposed = 16, kMinTransposed = 4;

LogicalResult Scheduler::stage(int64_t argument, int64_t id) {
  FailureOr<RangeOp> axis = getAxis(id);
  if (failed(axis))
    return failure();
  FailureOr<BlockArgument> found = getBuffer(argument);
  if (failed(found))
    return failure();
  BlockArgument buffer = *found;
  if (isWrittenArgument(buffer))
    return emitError() << "the kernel writes argument " << argument;

  // Inside of the axis is what follows it in the stores, and every reduction.
  llvm::SetVector<Value> inside;
  // What these stores need, but not what tiles are made of.
  llvm::SetVector<Operation *> needed;
  for (auto store : kernel.getBody().getOps<StoreOp>()) {
    auto ranges = store.getRanges();
    auto it = llvm::find(ranges, axis->getResult());
    if (it == ranges.end())
      continue;
    needed.insert(store);
    inside.insert(std::next(it), ranges.end());
  }
  if (needed.empty())
    return emitError() << "no store runs over axis " << id;
  for (size_t i = 0; i != needed.size(); ++i)
    for (Value operand : needed[i]->getOperands())
      if (Operation *def = operand.getDefiningOp();
          def && !isa<BufferizeOp>(def))
        needed.insert(def);
  for (auto reduce : kernel.getBody().getOps<ReduceOp>())
    inside.insert_range(reduce.getRanges());

  SmallVector<LoadOp> loads;
  for (Operation *user : buffer.getUsers())
    if (auto load = dyn_cast<LoadOp>(user); load && needed.contains(load))
      loads.push_back(load);
  if (loads.empty()) {
    // What tiles are made of. Inside is all that no store runs over outside of
    // the axis.
    inside.clear();
    llvm::SetVector<Value> outside;
    for (auto store : kernel.getBody().getOps<StoreOp>()) {
      auto ranges = store.getRanges();
      auto it = llvm::find(ranges, axis->getResult());
      if (it != ranges.end())
        outside.insert(ranges.begin(), std::next(it));
    }
    for (auto range : kernel.getBody().getOps<RangeOp>())
      if (!outside.contains(range))
        inside.insert(range);
    for (Operation *user : buffer.getUsers())
      if (auto load = dyn_cast<LoadOp>(user))
        loads.push_back(load);
  }
  llvm::sort(loads,
             [](LoadOp lhs, LoadOp rhs) { return lhs->isBeforeInBlock(rhs); });
  RangeDependence dependence;
  bool isStaged = false;
  for (LoadOp load : loads) {
    // Before the loop.
    const RangeSet &ranges = dependence.get(load.getResult());
    if (llvm::none_of(ranges,
                      [&](Value range) { return inside.contains(range); }))
      continue;
    isStaged = true;
    if (failed(stageLoad(load, inside)))
      return failure();
  }
  if (!isStaged)
    return emitError() << "argument " << argument
                       << " is not read inside of axis " << id;
  return success();
}

namespace {
/// An axis of a copy: the sum of ranges, each times a factor. The last of them
/// has the factor 1.
struct Term {
  SmallVector<std::pair<Value, int64_t>> ranges;
  /// By how much the offset, and what gates compare, grow with each step; none
  /// if that is not the same everywhere.
  std::optional<SmallVector<int64_t>> strides;
  /// Points, and room for lanes that stand for none.
  int64_t size, room;
  int place;
  size_t number;
};
} // namespace

/// The offset of `load` and all indices that its gate compares; none if the
/// gate is of another form.
static std::optional<SmallVector<Value>> getIndices(LoadOp load) {
  SmallVector<Value> indices = {load.getOffset()}, worklist;
  if (load.getAlternative() && load.getAlternative().getDefiningOp() &&
      !isa<ConstOp>(load.getAlternative().getDefiningOp()))
    return std::nullopt;
  if (load.getGate())
    worklist.push_back(load.getGate());
  for (size_t i = 0; i != worklist.size(); ++i) {
    Operation *op = worklist[i].getDefiningOp();
    if (!op)
      return std::nullopt;
    if (isa<AndOp, OrOp>(op)) {
      llvm::append_range(worklist, op->getOperands());
    } else if (isa<CmpOp>(op) && op->getOperand(0).getType().isIndex()) {
      llvm::append_range(indices, op->getOperands());
    } else if (!isa<ConstOp>(op)) {
      return std::nullopt;
    }
    if (worklist.size() > 64)
      return std::nullopt;
  }
  return indices;
}

/// How many steps of `inner` one of `outer` is, if it is so many everywhere.
static std::optional<int64_t> getFactor(const Term &outer, const Term &inner) {
  if (!outer.strides || !inner.strides)
    return std::nullopt;
  std::optional<int64_t> factor;
  for (auto [lhs, rhs] : llvm::zip_equal(*outer.strides, *inner.strides)) {
    if (rhs == 0 && lhs == 0)
      continue;
    if (rhs == 0 || lhs % rhs != 0 || lhs / rhs <= 0 ||
        (factor && *factor != lhs / rhs))
      return std::nullopt;
    factor = lhs / rhs;
  }
  return factor;
}

/// Joins axes that read the same elements several times, as the rows and the
/// taps of a convolution do; with `isDense`, reduced axes also that are in
/// order in the buffer.
static void joinTerms(SmallVectorImpl<Term> &terms, bool isDense) {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (size_t i = 0; i != terms.size() && !isChanged; ++i)
      for (size_t j = 0; j != terms.size() && !isChanged; ++j) {
        if (i == j)
          continue;
        Term &outer = terms[i], &inner = terms[j];
        std::optional<int64_t> factor = getFactor(outer, inner);
        if (!factor)
          continue;
        int64_t size, room, all;
        if (llvm::MulOverflow(*factor, outer.size - 1, size) ||
            llvm::MulOverflow(*factor, outer.room - 1, room) ||
            llvm::MulOverflow(outer.room, inner.room, all) ||
            llvm::AddOverflow(size, inner.size, size) ||
            llvm::AddOverflow(room, inner.room, room))
          continue;
        // Lanes are read one after the other.
        if (outer.place == 3 && *factor != 1)
          continue;
        bool isReduced = outer.place == 0 && inner.place == 0;
        if (room > all || (room == all && !(isDense && isReduced)))
          continue;
        for (auto &[range, times] : outer.ranges)
          times *= *factor;
        outer.ranges.append(inner.ranges);
        outer.strides = inner.strides;
        outer.size = size;
        outer.room = room;
        outer.place = std::max(outer.place, inner.place);
        terms.erase(terms.begin() + j);
        isChanged = true;
      }
  }
}

LogicalResult Scheduler::stageLoad(LoadOp load,
                                   const llvm::SetVector<Value> &inside) {
  if (isa<VectorType>(load.getType()))
    return emitError() << "the buffer is read as vectors already";
  RangeDependence dependence;
  // The lanes are read together; what is reduced varies slowest.
  auto getPlace = [](Value range) {
    switch (range.getDefiningOp<RangeOp>().getKind()) {
    case RangeKind::reduce:
      return 0;
    case RangeKind::upcast:
    case RangeKind::unroll:
      return 2;
    case RangeKind::simd:
      return 3;
    default:
      return 1;
    }
  };
  Location loc = load.getLoc();
  OpBuilder builder(load);
  std::optional<SmallVector<Value>> indices = getIndices(load);
  const RangeSet &ranges = dependence.get(load.getResult());
  SmallVector<Term> terms;
  std::optional<int64_t> lanesStride;
  bool isWhole = true;
  for (Value axis : ranges) {
    if (!inside.contains(axis))
      continue;
    auto range = axis.getDefiningOp<RangeOp>();
    if (!range.getStaticSize())
      return emitError() << "axis " << range.getId() << " needs a static size";
    size_t number = terms.size();
    Term &term = terms.emplace_back();
    term.number = number;
    term.ranges = {{axis, 1}};
    term.size = term.room = *range.getStaticSize();
    term.place = getPlace(axis);
    if (range.getKind() == RangeKind::simd) {
      term.room = countLanes(range);
      lanesStride = getStride(load.getOffset(), axis);
      isWhole = term.room == term.size && llvm::isPowerOf2_64(term.size);
    }
    if (!indices)
      continue;
    term.strides.emplace();
    for (Value index : *indices) {
      std::optional<int64_t> stride = getStride(index, axis);
      if (!stride) {
        term.strides.reset();
        break;
      }
      term.strides->push_back(*stride);
    }
  }
  // Whether rows of the buffer become columns of the copy.
  bool isTransposed = lanesStride.value_or(1) > 1 && isWhole;
  joinTerms(terms, isTransposed);
  // Panels come one after the other.
  if (isTransposed)
    for (Term &term : terms)
      if (term.place == 1)
        term.place = -1;
  // Of one place, the one that is in order in the buffer is the innermost.
  auto getKey = [&](const Term &term) {
    int64_t stride =
        isTransposed && term.strides ? term.strides->front() : int64_t(0);
    return std::tuple(term.place, -stride, term.number);
  };
  llvm::sort(terms, [&](const Term &lhs, const Term &rhs) {
    return getKey(lhs) < getKey(rhs);
  });
  int64_t rows = 1;
  Term *rowTerm = nullptr;
  if (isTransposed)
    for (Term &term : terms)
      if (term.place == 0 && term.strides && term.strides->front() == 1 &&
          llvm::all_of(ArrayRef(*term.strides).drop_front(),
                       [](int64_t stride) { return stride == 0; }))
        rowTerm = &term;
  // Rows come right before what the lanes are of.
  if (rowTerm && (rowTerm + 1 == terms.end() || (rowTerm + 1)->place < 2))
    rowTerm = nullptr;
  int64_t lanes = 1;
  for (const Term &term : terms)
    if (term.place >= 2)
      lanes = llvm::SaturatingMultiply<uint64_t>(lanes, term.room);
  if (rowTerm)
    for (rows = kMaxTransposed; rows >= kMinTransposed; rows /= 2)
      if (rowTerm->size % rows == 0 && rows * lanes <= kMaxTileLanes)
        break;
  if (rows < kMinTransposed)
    rowTerm = nullptr;

  IRMapping mapping;
  SmallVector<int64_t> shape;
  SmallVector<Value> copies, position;
  Value gate;
  auto constant = [&](int64_t number) -> Value {
    return ConstOp::create(builder, loc, builder.getIndexAttr(number));
  };
  for (Term &term : terms) {
    shape.push_back(term.room);
    auto create = [&](int64_t size, RangeKind kind) -> Value {
      copies.push_back(RangeOp::create(builder, loc, nextId++, size, kind));
      return copies.back();
    };
    Value place;
    if (&term == rowTerm) {
      Value block = create(term.room / rows, RangeKind::loop);
      Value row = create(rows, RangeKind::upcast);
      place = AddOp::create(builder, loc,
                            MulOp::create(builder, loc, block, constant(rows)),
                            row);
    } else {
      RangeKind kind = RangeKind::loop;
      if (rowTerm && term.place >= 2)
        kind = term.place == 3 ? RangeKind::simd : RangeKind::upcast;
      place = create(term.room, kind);
    }
    // Lanes that stand for no point read nothing.
    if (term.room != term.size) {
      Value isPoint = CmpOp::create(builder, loc, CmpPredicate::lt, place,
                                    constant(term.size));
      gate = gate ? AndOp::create(builder, loc, gate, isPoint).getResult()
                  : isPoint;
    }
    Value sum;
    for (auto [number, part] : llvm::enumerate(term.ranges)) {
      auto [range, times] = part;
      bool isLast = number + 1 == term.ranges.size();
      mapping.map(range, isLast ? place : constant(0));
      Value step =
          times == 1
              ? range
              : MulOp::create(builder, loc, range, constant(times)).getResult();
      sum = sum ? AddOp::create(builder, loc, sum, step).getResult() : step;
    }
    position.push_back(sum);
  }
  // The slice of the load that depends on these axes, over the copies.
  llvm::SetVector<Operation *> slice;
  for (Operation &op : kernel.getBody().getOps()) {
    if (!isa<RangeOp>(op) && op.isBeforeInBlock(load))
      if (llvm::any_of(op.getOperands(), [&](Value operand) {
            return mapping.contains(operand) ||
                   (operand.getDefiningOp() &&
                    slice.contains(operand.getDefiningOp()));
          }))
        slice.insert(&op);
  }
  llvm::SetVector<Operation *> needed;
  needed.insert(load);
  for (size_t i = 0; i != needed.size(); ++i)
    for (Value operand : needed[i]->getOperands())
      if (Operation *def = operand.getDefiningOp(); def && slice.contains(def))
        needed.insert(def);
  SmallVector<Operation *> ordered(needed.begin(), needed.end());
  llvm::sort(ordered, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  for (Operation *op : ordered)
    builder.clone(*op, mapping);
  auto copy = mapping.lookup(load.getResult()).getDefiningOp<LoadOp>();
  if (gate) {
    builder.setInsertionPoint(copy);
    if (copy.getGate())
      gate = AndOp::create(builder, loc, copy.getGate(), gate);
    copy.getGateMutable().assign(gate);
    builder.setInsertionPoint(load);
  }
  auto type = RankedTensorType::get(shape, load.getType());
  auto tile = BufferizeOp::create(builder, loc, type, copy, copies,
                                  Space::local, /*removable=*/true);
  Value read = IndexOp::create(builder, loc, tile.getResult(), position,
                               /*gate=*/Value());
  load.replaceAllUsesWith(read);
  load.erase();
  return success();
}
