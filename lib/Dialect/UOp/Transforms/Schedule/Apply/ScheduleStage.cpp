//===- ScheduleStage.cpp - Buffers that are copied first --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../Utils/FloatingScalars.h"
#include "../KernelAxes.h"
#include "Scheduler.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/LoopTree.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/Widening.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace uop;

/// Rows that are transposed in registers while they are copied.
static constexpr int64_t kMaxTransposed = 16, kMinTransposed = 4;

namespace {
/// Loads of a buffer that are to be staged, and the ranges inside of the axis
/// at which they are.
struct StagedLoads {
  SmallVector<LoadOp> loads;
  llvm::SetVector<Value> inside;
};
} // namespace

/// The ops that stores over the axis need; what tiles are made of only
/// `throughTiles`.
static llvm::SetVector<Operation *> getNeeded(KernelOp kernel, Value axis,
                                              bool throughTiles = false) {
  llvm::SetVector<Operation *> needed;
  for (auto store : kernel.getBody().getOps<StoreOp>())
    if (llvm::is_contained(store.getRanges(), axis))
      needed.insert(store);
  for (size_t i = 0; i != needed.size(); ++i)
    for (Value operand : needed[i]->getOperands())
      if (Operation *def = operand.getDefiningOp();
          def && (throughTiles || !isa<BufferizeOp>(def)))
        needed.insert(def);
  return needed;
}

/// Of loads that stores need, inside of the axis is what follows it in the
/// stores, and every reduction.
static StagedLoads findStoredLoads(KernelOp kernel, Value axis, Value buffer,
                                   const llvm::SetVector<Operation *> &needed) {
  StagedLoads found;
  for (Operation *user : buffer.getUsers())
    if (auto load = dyn_cast<LoadOp>(user); load && needed.contains(load))
      found.loads.push_back(load);
  for (auto store : kernel.getBody().getOps<StoreOp>()) {
    auto ranges = store.getRanges();
    auto it = llvm::find(ranges, axis);
    if (it != ranges.end())
      found.inside.insert(std::next(it), ranges.end());
  }
  for (auto reduce : kernel.getBody().getOps<ReduceOp>())
    found.inside.insert_range(reduce.getRanges());
  return found;
}

/// Of loads that tiles are made of, in the loop nest of the stores over the
/// axis, inside is all that no store runs over outside of the axis.
static StagedLoads findTileLoads(KernelOp kernel, Value axis, Value buffer) {
  StagedLoads found;
  llvm::SetVector<Operation *> ofNest =
      getNeeded(kernel, axis, /*throughTiles=*/true);
  for (Operation *user : buffer.getUsers())
    if (auto load = dyn_cast<LoadOp>(user);
        load && (ofNest.empty() || ofNest.contains(load)))
      found.loads.push_back(load);
  llvm::SetVector<Value> outside;
  for (auto store : kernel.getBody().getOps<StoreOp>()) {
    auto ranges = store.getRanges();
    auto it = llvm::find(ranges, axis);
    if (it != ranges.end())
      outside.insert(ranges.begin(), std::next(it));
  }
  for (auto range : kernel.getBody().getOps<RangeOp>())
    if (!outside.contains(range))
      found.inside.insert(range);
  return found;
}

/// Of loads inside of a loop that carries results from step to step, inside is
/// all that no store runs over but that loop.
static StagedLoads findCarriedLoads(KernelOp kernel, Value axis, Value buffer) {
  StagedLoads found;
  RangeDependence dependence;
  for (Operation *user : buffer.getUsers())
    if (auto load = dyn_cast<LoadOp>(user);
        load && dependence.get(load.getResult()).contains(axis))
      found.loads.push_back(load);
  llvm::SetVector<Value> outside;
  outside.insert(axis);
  for (auto store : kernel.getBody().getOps<StoreOp>())
    outside.insert_range(store.getRanges());
  for (auto range : kernel.getBody().getOps<RangeOp>())
    if (!outside.contains(range))
      found.inside.insert(range);
  return found;
}

/// What is copied for a load: the number in the type in which it is used, or
/// what is packed of it and others of the same buffer.
static Operation *getCopiedRead(LoadOp load) {
  if (PackOp pack = findPack(load))
    return pack;
  if (auto cast =
          load->hasOneUse() ? dyn_cast<CastOp>(*load->user_begin()) : CastOp();
      cast && isCheapWidening(cast))
    return cast;
  return load;
}

LogicalResult Scheduler::stage(int64_t argument, int64_t id,
                               std::optional<int64_t> variesWith) {
  FailureOr<RangeOp> axis = findAxis(id);
  if (failed(axis))
    return failure();
  FailureOr<BlockArgument> buffer = getBuffer(argument);
  if (failed(buffer))
    return failure();
  FailureOr<RangeOp> chosen = variesWith ? findAxis(*variesWith) : axis;
  if (failed(chosen))
    return failure();
  if (isWrittenArgument(*buffer))
    return emitError() << "the kernel writes argument " << argument;
  Value range = axis->getResult();
  llvm::SetVector<Operation *> needed = getNeeded(kernel, range);
  StagedLoads found;
  if (llvm::any_of(range.getUsers(), llvm::IsaPred<RecurrenceOp>))
    found = findCarriedLoads(kernel, range, *buffer);
  else if (needed.empty() && !isCarried(range))
    return emitError() << "no store runs over axis " << id;
  else if (needed.empty())
    found = findCarriedLoads(kernel, range, *buffer);
  else
    found = findStoredLoads(kernel, range, *buffer, needed);
  RangeDependence dependence;
  auto keepChosen = [&] {
    llvm::erase_if(found.loads, [&](LoadOp load) {
      Value read = getCopiedRead(load)->getResult(0);
      return variesWith && !dependence.get(read).contains(chosen->getResult());
    });
  };
  keepChosen();
  if (found.loads.empty()) {
    found = findTileLoads(kernel, range, *buffer);
    keepChosen();
  }
  llvm::sort(found.loads,
             [](LoadOp lhs, LoadOp rhs) { return lhs->isBeforeInBlock(rhs); });
  llvm::SetVector<Operation *> reads;
  for (LoadOp load : found.loads)
    reads.insert(getCopiedRead(load));
  bool isStaged = false;
  for (Operation *read : reads) {
    // Before the loop.
    const RangeSet &ranges = dependence.get(read->getResult(0));
    if (llvm::none_of(
            ranges, [&](Value range) { return found.inside.contains(range); }))
      continue;
    isStaged = true;
    if (failed(stageRead(read, *buffer, found.inside)))
      return failure();
  }
  if (!isStaged)
    return emitError() << "argument " << argument
                       << " is not read inside of axis " << id;
  return success();
}

namespace {
/// How far outside an axis of a copy is. The lanes are read together; what is
/// reduced varies slowest, but for panels, which come one after the other.
enum class Place { panel, reduced, loop, copied, lanes };

/// An axis of a copy: the sum of ranges, each times a factor. The last of them
/// has the factor 1.
struct Term {
  SmallVector<std::pair<Value, int64_t>> ranges;
  /// By how much the offset, and what gates compare, grow with each step; none
  /// if that is not the same everywhere.
  std::optional<SmallVector<int64_t>> strides;
  /// Points, and room for lanes that stand for none.
  int64_t size, room;
  /// How many points there are, if that is a value, of which `size` is the
  /// greatest.
  Value limit;
  Place place;
  size_t number;
};

/// The axes of a copy, outermost first.
struct CopyLayout {
  SmallVector<Term> terms;
  /// Which of them has `rows` points at a time in registers, where they are
  /// transposed.
  std::optional<size_t> rowTerm;
  int64_t rows = 1;
  /// Lanes of each vector of the last axis, if it is several.
  int64_t lanes = 0;
};

/// What is copied: a load of the buffer, or what is made of such loads.
struct CopiedRead {
  CopiedRead(Operation *op, Value buffer);

  /// Whether nothing is asked before the buffer is read.
  bool isUnconditional() const {
    return indices && indices->size() == loads.size();
  }

  Operation *op;
  /// Of the buffer, and of others.
  SmallVector<LoadOp, 4> loads, others;
  /// Their offsets, and then all indices that conditions compare; none if
  /// something else decides what is read.
  std::optional<SmallVector<Value>> indices;
};

/// Writes the copy of what is read, and makes its users read that.
class CopyBuilder {
public:
  /// `nextId` counts the ids of new ranges; a row may be a masked vector of at
  /// most `maxLanes` elements, of `registerLanes` in each register.
  CopyBuilder(const CopiedRead &read, int64_t &nextId, int64_t maxLanes,
              int64_t registerLanes)
      : read(read), nextId(nextId), maxLanes(maxLanes),
        registerLanes(registerLanes), loc(read.op->getLoc()), builder(read.op) {
  }

  void build(CopyLayout layout);

private:
  Value constant(int64_t number) {
    return ConstOp::create(builder, loc, builder.getIndexAttr(number));
  }
  Value createRange(int64_t size, RangeKind kind);
  bool isNearby(const Term &term, int64_t lanes);
  void cutRows(CopyLayout &layout);
  bool isReadAsVector(const CopyLayout &layout, size_t number);
  Value createAxis(const CopyLayout &layout, size_t number);
  Value guardPlace(const Term &term, Value place);
  Value mapRanges(const Term &term, Value place);
  SmallVector<Operation *> getCopiedOps();
  Value cloneRead();

  const CopiedRead &read;
  int64_t &nextId;
  int64_t maxLanes, registerLanes;
  Location loc;
  OpBuilder builder;
  /// Of the ranges of what is read, what they are in the copy.
  IRMapping mapping;
  SmallVector<Value> copies;
  /// Where lanes stand for points, if some do not.
  Value gate;
};
} // namespace

CopiedRead::CopiedRead(Operation *read, Value buffer) : op(read) {
  SmallVector<Value> compared;
  bool isKnown = true;
  llvm::SetVector<Operation *> slice;
  slice.insert(read);
  for (size_t i = 0; i != slice.size(); ++i) {
    Operation *part = slice[i];
    SmallVector<Value> operands(part->getOperands());
    if (auto load = dyn_cast<LoadOp>(part)) {
      (load.getSource() == buffer ? loads : others).push_back(load);
      operands = {load.getGate(), load.getAlternative()};
    } else if (isa<CmpOp>(part) && part->getOperand(0).getType().isIndex()) {
      llvm::append_range(compared, operands);
      continue;
    } else if (!hasVectorForm(part) || part->getResult(0).getType().isIndex()) {
      isKnown = false;
      continue;
    }
    for (Value operand : operands) {
      if (operand && operand.getDefiningOp())
        slice.insert(operand.getDefiningOp());
      isKnown &= !operand || operand.getDefiningOp();
    }
  }
  if (!isKnown)
    return;
  indices.emplace();
  for (ArrayRef<LoadOp> each : {ArrayRef(loads), ArrayRef(others)})
    for (LoadOp load : each)
      indices->push_back(load.getOffset());
  llvm::append_range(*indices, compared);
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
/// order in the buffer; with `isInOrder`, the points that are computed at once.
static void joinTerms(SmallVectorImpl<Term> &terms, bool isDense,
                      bool isInOrder) {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (size_t i = 0; i != terms.size() && !isChanged; ++i)
      for (size_t j = 0; j != terms.size() && !isChanged; ++j) {
        Term &outer = terms[i], &inner = terms[j];
        if (i == j || outer.limit || inner.limit)
          continue;
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
        if (outer.place == Place::lanes && *factor != 1)
          continue;
        bool isReduced =
            outer.place == Place::reduced && inner.place == Place::reduced;
        bool isJoined = (isDense && isReduced) ||
                        (isInOrder && inner.place == Place::copied);
        if (room > all || (room == all && !isJoined))
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

static Place getPlace(RangeOp range) {
  switch (range.getKind()) {
  case RangeKind::reduce:
    return Place::reduced;
  case RangeKind::upcast:
  case RangeKind::unroll:
    return Place::copied;
  case RangeKind::simd:
    return Place::lanes;
  default:
    return Place::loop;
  }
}

/// A term for each of the axes.
static SmallVector<Term> makeTerms(const CopiedRead &read,
                                   ArrayRef<RangeOp> axes) {
  SmallVector<Term> terms;
  for (auto [number, range] : llvm::enumerate(axes)) {
    Value axis = RangeOp(range).getResult();
    Term &term = terms.emplace_back();
    term.number = number;
    term.ranges = {{axis, 1}};
    term.size = term.room = getRangeSize(axis);
    term.limit = RangeOp(range).getSize();
    term.place = getPlace(range);
    if (term.place == Place::lanes)
      term.room = countLanes(range);
    if (!read.indices)
      continue;
    term.strides.emplace();
    for (Value index : *read.indices) {
      std::optional<int64_t> stride = getStride(index, axis);
      if (!stride) {
        term.strides.reset();
        break;
      }
      term.strides->push_back(*stride);
    }
  }
  return terms;
}

/// Whether rows of the buffer become columns of the copy: whole vectors of
/// elements that are apart.
static bool readsColumns(const CopiedRead &read, ArrayRef<Term> terms) {
  if (read.loads.size() != 1)
    return false;
  LoadOp load = read.loads.front();
  bool isTransposed = false;
  for (const Term &term : terms)
    if (term.place == Place::lanes)
      isTransposed =
          getStride(load.getOffset(), term.ranges.front().first).value_or(1) >
              1 &&
          term.room == term.size && llvm::isPowerOf2_64(term.size);
  return isTransposed;
}

/// Chooses the rows that are transposed in registers, if there are any: they
/// are in order in the buffer, and right before what the lanes are of.
static void chooseRows(CopyLayout &layout) {
  ArrayRef<Term> terms = layout.terms;
  size_t row = terms.size();
  for (auto [i, term] : llvm::enumerate(terms))
    if (term.place == Place::reduced && term.strides &&
        term.strides->front() == 1 &&
        llvm::all_of(ArrayRef(*term.strides).drop_front(),
                     [](int64_t stride) { return stride == 0; }))
      row = i;
  if (row + 1 >= terms.size() || terms[row + 1].place < Place::copied)
    return;
  int64_t lanes = 1;
  for (const Term &term : terms)
    if (term.place == Place::lanes)
      lanes = llvm::SaturatingMultiply<uint64_t>(lanes, term.room);
  for (int64_t rows = kMaxTransposed; rows >= kMinTransposed; rows /= 2)
    if (terms[row].size % rows == 0 && rows * lanes <= kMaxTileLanes) {
      layout.rowTerm = row;
      layout.rows = rows;
      return;
    }
}

/// Whether a step of the axis is as far for all loads of the buffer.
static bool movesLoadsTogether(const CopiedRead &read, const Term &term) {
  if (read.loads.size() == 1)
    return true;
  return term.strides &&
         llvm::all_equal(ArrayRef(*term.strides).take_front(read.loads.size()));
}

/// Whether a step of the axis is one to the next element of the buffer.
static bool isContiguous(const Term &term) {
  return term.strides && !term.strides->empty() && term.strides->front() == 1;
}

static bool isReduced(const Term &term) {
  return llvm::any_of(term.ranges, [](const auto &each) {
    return getPlace(each.first.template getDefiningOp<RangeOp>()) ==
           Place::reduced;
  });
}

/// The order in which what is read along the axes is copied.
static CopyLayout chooseLayout(const CopiedRead &read, ArrayRef<RangeOp> axes) {
  CopyLayout layout;
  layout.terms = makeTerms(read, axes);
  bool isTransposed = readsColumns(read, layout.terms);
  // What has no lanes is copied in the order of the buffer, so that the copy is
  // of whole vectors.
  bool isInOrder = llvm::all_of(layout.terms, [&](const Term &term) {
    return term.place != Place::lanes && movesLoadsTogether(read, term);
  });
  isInOrder &= llvm::any_of(layout.terms, isContiguous) ||
               llvm::all_of(layout.terms, [](const Term &term) {
                 return term.strides.has_value();
               });
  joinTerms(layout.terms, isTransposed, isInOrder);
  if (isInOrder)
    for (Term &term : layout.terms)
      term.place = Place::loop;
  // Panels of one vector's width come one after the other: what transposes one
  // is a loop's body for all of them. Windows are read along what is reduced.
  if (isTransposed)
    for (Term &term : layout.terms)
      if (term.place == Place::loop || term.place == Place::copied)
        term.place = isReduced(term) ? Place::reduced : Place::panel;
  // Of one place, the one that is in order in the buffer is the innermost; one
  // of which no stride is known is the outermost.
  auto getKey = [&](const Term &term) {
    int64_t stride = 0;
    if ((isTransposed || isInOrder) && term.strides)
      stride = term.strides->front();
    bool isLast = isInOrder && term.strides;
    return std::tuple(term.place, isLast, -stride, term.number);
  };
  llvm::sort(layout.terms, [&](const Term &lhs, const Term &rhs) {
    return getKey(lhs) < getKey(rhs);
  });
  if (isTransposed)
    chooseRows(layout);
  return layout;
}

Value CopyBuilder::createRange(int64_t size, RangeKind kind) {
  copies.push_back(RangeOp::create(builder, loc, nextId++, size, kind));
  return copies.back();
}

/// Whether so many elements along the axis are close to each other.
bool CopyBuilder::isNearby(const Term &term, int64_t lanes) {
  auto offsets = ArrayRef(*term.strides)
                     .take_front(read.loads.size() + read.others.size());
  return llvm::all_of(offsets, [&](int64_t stride) {
    return stride >= 0 && stride <= getMaxStride(lanes);
  });
}

/// Cuts a longer row that gates hide parts of into vectors, the last of which
/// may have room for more: a loop with a gate has a branch for each element.
void CopyBuilder::cutRows(CopyLayout &layout) {
  Term &term = layout.terms.back();
  if (layout.rowTerm || !term.strides || term.place == Place::lanes ||
      term.room <= maxLanes || registerLanes < 1 || maxLanes < registerLanes ||
      read.isUnconditional() || term.limit)
    return;
  int64_t blocks = llvm::divideCeil(term.room, maxLanes);
  int64_t lanes =
      llvm::alignTo(llvm::divideCeil(term.room, blocks), registerLanes);
  if (!isNearby(term, lanes))
    return;
  layout.lanes = lanes;
  term.room = blocks * lanes;
}

/// Whether the axis becomes the lanes of one vector, so that the copy needs no
/// vectorizer: elements that are close to each other in the buffer. Lanes that
/// gates hide are masked.
bool CopyBuilder::isReadAsVector(const CopyLayout &layout, size_t number) {
  const Term &term = layout.terms[number];
  if (number + 1 != layout.terms.size() || !term.strides)
    return false;
  if (term.place == Place::lanes && term.ranges.size() == 1 &&
      term.room == term.size && term.strides->front() == 1 &&
      read.isUnconditional())
    return true;
  return term.room >= 2 && term.room <= maxLanes && isNearby(term, term.room);
}

/// The ranges of an axis of the copy; the point of it that they are at.
Value CopyBuilder::createAxis(const CopyLayout &layout, size_t number) {
  const Term &term = layout.terms[number];
  if (layout.rowTerm == number) {
    Value block = createRange(term.room / layout.rows, RangeKind::loop);
    Value row = createRange(layout.rows, RangeKind::upcast);
    return AddOp::create(
        builder, loc, MulOp::create(builder, loc, block, constant(layout.rows)),
        row);
  }
  if (layout.lanes != 0 && number + 1 == layout.terms.size()) {
    Value block = createRange(term.room / layout.lanes, RangeKind::loop);
    Value lane = createRange(layout.lanes, RangeKind::simd);
    return AddOp::create(
        builder, loc,
        MulOp::create(builder, loc, block, constant(layout.lanes)), lane);
  }
  bool isVector = layout.rowTerm ? term.place == Place::lanes
                                 : isReadAsVector(layout, number);
  return createRange(term.room, isVector ? RangeKind::simd : RangeKind::loop);
}

/// The least number that the index may be.
static int64_t getLeast(IndexBuilder &indices, Value index) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(index, slice);
  // Bounds are found in order.
  for (Operation *op : slice)
    (void)indices.getBounds(op->getResult(0));
  return indices.getBounds(index).min;
}

/// What is read at the place of a copy: nothing for lanes that stand for no
/// point. Points behind the last one of a loop of variable size are not used,
/// so that the last one is read again there if there is one.
Value CopyBuilder::guardPlace(const Term &term, Value place) {
  IndexBuilder indices(builder, loc);
  if (term.limit && getLeast(indices, term.limit) >= 1)
    return indices.minimum(place, indices.add(term.limit, -1));
  if (term.room == term.size && !term.limit)
    return place;
  Value limit = term.limit ? term.limit : constant(term.size);
  Value isPoint = CmpOp::create(builder, loc, CmpPredicate::lt, place, limit);
  gate =
      gate ? AndOp::create(builder, loc, gate, isPoint).getResult() : isPoint;
  return place;
}

/// Maps the ranges of a term to the place in the copy. Where in it they are
/// themselves is the result.
Value CopyBuilder::mapRanges(const Term &term, Value place) {
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
  return sum;
}

/// What is read and all it needs that depends on the mapped ranges, in order.
SmallVector<Operation *> CopyBuilder::getCopiedOps() {
  llvm::SetVector<Operation *> slice;
  for (Operation &op : *read.op->getBlock()) {
    if (!isa<RangeOp>(op) && op.isBeforeInBlock(read.op))
      if (llvm::any_of(op.getOperands(), [&](Value operand) {
            return mapping.contains(operand) ||
                   (operand.getDefiningOp() &&
                    slice.contains(operand.getDefiningOp()));
          }))
        slice.insert(&op);
  }
  llvm::SetVector<Operation *> needed;
  needed.insert(read.op);
  for (size_t i = 0; i != needed.size(); ++i)
    for (Value operand : needed[i]->getOperands())
      if (Operation *def = operand.getDefiningOp(); def && slice.contains(def))
        needed.insert(def);
  SmallVector<Operation *> ordered(needed.begin(), needed.end());
  llvm::sort(ordered, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  return ordered;
}

/// What is read over the ranges of the copy.
Value CopyBuilder::cloneRead() {
  for (Operation *op : getCopiedOps())
    builder.clone(*op, mapping);
  for (LoadOp load : llvm::concat<const LoadOp>(read.loads, read.others)) {
    auto copy =
        mapping.lookupOrDefault(load.getResult()).getDefiningOp<LoadOp>();
    if (!gate || copy == load)
      continue;
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(copy);
    Value both = gate;
    if (copy.getGate())
      both = AndOp::create(builder, loc, copy.getGate(), gate);
    copy.getGateMutable().assign(both);
  }
  return mapping.lookup(read.op->getResult(0));
}

void CopyBuilder::build(CopyLayout layout) {
  if (!layout.terms.empty())
    cutRows(layout);
  SmallVector<int64_t> shape;
  SmallVector<Value> position;
  for (auto [number, term] : llvm::enumerate(layout.terms)) {
    shape.push_back(term.room);
    Value place = createAxis(layout, number);
    position.push_back(mapRanges(term, guardPlace(term, place)));
  }
  Value copy = cloneRead();
  auto type = RankedTensorType::get(shape, copy.getType());
  auto tile = BufferizeOp::create(builder, loc, type, copy, copies,
                                  Space::local, /*removable=*/true);
  Value element = IndexOp::create(builder, loc, tile.getResult(), position,
                                  /*gate=*/Value());
  Operation *first = read.op;
  first->getResult(0).replaceAllUsesWith(element);
  llvm::SetVector<Operation *> dead;
  dead.insert(first);
  for (size_t i = 0; i != dead.size(); ++i) {
    SmallVector<Value> operands(dead[i]->getOperands());
    dead[i]->dropAllReferences();
    for (Value operand : operands)
      if (Operation *def = operand.getDefiningOp();
          def && !isa<RangeOp>(def) && isOpTriviallyDead(def))
        dead.insert(def);
  }
  for (Operation *op : dead)
    op->erase();
}

/// The most elements that a row of a copy may have to be one masked vector: a
/// few registers full, so that the code stays short. 0 where the target has no
/// masks for such elements.
static int64_t countRowLanes(Operation *read, const CostModel &target) {
  constexpr int64_t maxRegisters = 6;
  Type element = read->getResult(0).getType();
  if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() < 8)
    return 0;
  int64_t bytes = CostModel::getByteWidth(element);
  return target.hasMasks(bytes) ? maxRegisters * target.getVectorBytes() / bytes
                                : 0;
}

LogicalResult Scheduler::stageRead(Operation *op, Value buffer,
                                   const llvm::SetVector<Value> &inside) {
  if (isa<VectorType>(op->getResult(0).getType()))
    return emitError() << "the buffer is already read as vectors";
  RangeDependence dependence;
  SmallVector<RangeOp> axes;
  int64_t maxLanes = countRowLanes(op, target);
  for (Value axis : dependence.get(op->getResult(0))) {
    auto range = axis.getDefiningOp<RangeOp>();
    if (!inside.contains(axis)) {
      // Vectors have lanes along one range.
      if (LoopTree::isLanes(axis))
        maxLanes = 0;
      continue;
    }
    if (!range.getStaticSize() && !range->hasAttr(kMaxSizeAttrName))
      return emitError() << "axis " << range.getId()
                         << " needs a static size, or its greatest one as "
                            "uop.max";
    if (range.getSize() &&
        llvm::any_of(dependence.get(range.getSize()),
                     [&](Value other) { return inside.contains(other); }))
      return emitError() << "the size of axis " << range.getId()
                         << " depends on another one of the copy";
    axes.push_back(range);
  }
  CopiedRead read(op, buffer);
  int64_t registerLanes = int64_t(target.getVectorBytes()) /
                          CostModel::getByteWidth(op->getResult(0).getType());
  CopyBuilder(read, nextId, maxLanes, registerLanes)
      .build(chooseLayout(read, axes));
  return success();
}
