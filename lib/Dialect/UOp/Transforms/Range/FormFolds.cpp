//===- FormFolds.cpp - Dependent reductions in one loop ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Let m be the maximum of x over some ranges, and s a reduction of
// `x == m ? v : e` over the same ranges. Carried along, s is that reduction
// over the points so far with their maximum in the place of m. When m moves,
// all earlier points contribute e. That is the same as e once, or as nothing
// where any v follows, if e is absorbed: combining it with any v, or with e,
// changes nothing. A NaN is equal to nothing: once it is the maximum, all
// contribute e, as they do after it.
//
// Of a long row, parts are searched instead: the maximum of each part is
// stored, and only parts whose maximum is m have points that are. The others
// are not read again.
//
//===----------------------------------------------------------------------===//

#include "../Utils/FloatingScalars.h"
#include "../Utils/SliceCopy.h"
#include "FirstUsers.h"
#include "SameElement.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IntegerRanges.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"

namespace uop {
#define GEN_PASS_DEF_FORMFOLDSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// How much dearer an op is in a loop that carries values from point to point
/// than in one that is vectorised, where the loop works on one point at a time
/// (measured: 15 to 140) and on several. The latter is 2.3 where all is in
/// cache and less where memory is waited for: two reads of a large row cost
/// more than one fold.
static constexpr double kSerialFactor = 16;
static constexpr double kLanesFactor = 1.25;
/// A loop over fewer points works on one at a time.
static constexpr int64_t kMinLanesPoints = 32;
/// Fewer parts are not worth a kernel of their own.
static constexpr int64_t kMinParts = 8;

namespace {
/// `reduce` combines `value` where the element is the extremum, and `other`
/// elsewhere.
struct Selection {
  ReduceOp reduce;
  Value value;
  TypedAttr other;
};

class FoldFormer {
public:
  FoldFormer(Block &block, bool force, const CostModel &cost)
      : block(block), force(force), scalars(block.getParentOp()->getContext(),
                                            block.getParentOp()->getLoc()),
        indices(scalars.getIndexBuilder()), cost(cost) {}

  /// Whether there is a new fold.
  FailureOr<bool> run();

private:
  bool tryExtremum(ReduceOp extremum);
  std::optional<Selection> matchSelection(Value selected, Value condition,
                                          bool holds);
  void findSelections(ReduceOp extremum, Value element, Value condition,
                      bool holds, SmallVectorImpl<Selection> &found);
  bool isUsable(ReduceOp extremum, Value element, const Selection &selection);
  bool isAbsorbed(Selection selection);
  bool isInBounds(Selection selection);
  double getPointCost(Value value, ValueRange over, double points);
  llvm::SetVector<Operation *> getSparedTensors(Value first, Value second);
  int64_t chooseParts(ReduceOp extremum);
  BufferizeOp storeParts(ReduceOp extremum, int64_t parts, Operation *place);
  Value searchParts(const Selection &selection, bool selectsNaN,
                    ReduceOp extremum, BufferizeOp kept, ValueRange outer,
                    Value found);
  bool trySearch(ReduceOp extremum, ArrayRef<Selection> selections,
                 bool selectsNaN, double apart, double together);
  FoldOp createFold(ReduceOp extremum, Value element,
                    ArrayRef<Selection> selections);
  void replace(ReduceOp extremum, FoldOp fold, ArrayRef<Selection> selections);

  Block &block;
  /// Whether cost does not matter.
  bool force;
  FloatingScalars scalars;
  IndexBuilder &indices;
  RangeDependence ranges;
  std::optional<FirstUsers> users;
  CostModel cost;
};
} // namespace

//===----------------------------------------------------------------------===//
// What an extremum selects
//===----------------------------------------------------------------------===//

/// `selected`, if it is one value where the condition holds (or, if `holds` is
/// false, does not hold) and a constant elsewhere.
std::optional<Selection>
FoldFormer::matchSelection(Value selected, Value condition, bool holds) {
  Operation *op = selected.getDefiningOp();
  Selection result;
  if (auto where = dyn_cast<WhereOp>(op)) {
    if (where->getOperand(0) != condition)
      return std::nullopt;
    result.value = where->getOperand(holds ? 1 : 2);
    auto other = where->getOperand(holds ? 2 : 1).getDefiningOp<ConstOp>();
    if (!other)
      return std::nullopt;
    result.other = other.getValue();
    return result;
  }
  // true is 1 as a number.
  if (!holds || !isa<IntegerType>(selected.getType()))
    return std::nullopt;
  result.other = Builder(op->getContext()).getZeroAttr(selected.getType());
  auto isNumber = [&](Value value) {
    auto cast = value.getDefiningOp<CastOp>();
    return cast && cast->getOperand(0) == condition;
  };
  if (isNumber(selected)) {
    OpBuilder &builder = scalars.getOpBuilder();
    result.value = indices.unique(
        ConstOp::create(builder, op->getLoc(), selected.getType(), int64_t(1)));
    return result;
  }
  if (!isa<MulOp>(op))
    return std::nullopt;
  for (unsigned number : {0, 1})
    if (isNumber(op->getOperand(number))) {
      result.value = op->getOperand(1 - number);
      return result;
    }
  return std::nullopt;
}

/// Whether all values lie on the side of `other` where it changes nothing.
bool FoldFormer::isInBounds(Selection selection) {
  ConstantIntRanges bounds = IntegerRanges().get(selection.value);
  APInt other = cast<IntegerAttr>(selection.other).getValue();
  bool isMax = selection.reduce.getKind() == ReduceKind::max;
  if (isUnsignedType(selection.value.getType()))
    return isMax ? bounds.umin().uge(other) : bounds.umax().ule(other);
  return isMax ? bounds.smin().sge(other) : bounds.smax().sle(other);
}

/// Whether `other` combined with any of the values gives that value.
bool FoldFormer::isAbsorbed(Selection selection) {
  ReduceKind kind = selection.reduce.getKind();
  Type type = selection.value.getType();
  if (type.isInteger(1))
    return false;
  bool isOrdered = kind == ReduceKind::max || kind == ReduceKind::min;
  // A sum of floats depends on its order, even a sum with zeros on their signs.
  if (isa<FloatType>(type) && !isOrdered)
    return false;
  if (selection.other == getReductionIdentity(kind, type))
    return true;
  return isOrdered && isa<IntegerType>(type) && isInBounds(selection);
}

bool FoldFormer::isUsable(ReduceOp extremum, Value element,
                          const Selection &selection) {
  ReduceOp reduce = selection.reduce;
  if (reduce == extremum ||
      reduce.getRanges().size() != extremum.getRanges().size())
    return false;
  for (auto [range, other] :
       llvm::zip_equal(extremum.getRanges(), reduce.getRanges())) {
    auto op = range.getDefiningOp<RangeOp>();
    auto otherOp = other.getDefiningOp<RangeOp>();
    if (!op.getStaticSize() || op.getStaticSize() != otherOp.getStaticSize() ||
        op.getKind() != otherOp.getKind())
      return false;
  }
  // The extremum is that of all points, and what is selected needs it not and
  // is no other at other places.
  RangeSet outer = ranges.get(extremum.getResult());
  if (llvm::any_of(reduce.getRanges(),
                   [&](Value range) { return outer.contains(range); }) ||
      llvm::any_of(ranges.get(selection.value), [&](Value range) {
        return !outer.contains(range) &&
               !llvm::is_contained(reduce.getRanges(), range);
      }))
    return false;
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(selection.value, slice);
  appendScalarSlice(element, slice);
  return !slice.contains(extremum) && isAbsorbed(selection) &&
         isSameElement(indices, ranges, extremum.getValue(),
                       extremum.getRanges(), element, reduce.getRanges());
}

/// Adds the reductions of what is selected where `condition`, that `element` is
/// the extremum, holds.
void FoldFormer::findSelections(ReduceOp extremum, Value element,
                                Value condition, bool holds,
                                SmallVectorImpl<Selection> &found) {
  // The selected value is the condition's user, or the user of its cast.
  llvm::SetVector<Operation *> users;
  for (Operation *user : condition.getUsers()) {
    users.insert(user);
    if (isa<CastOp>(user))
      users.insert_range(user->getUsers());
  }
  for (Operation *user : users) {
    if (!isScalarOp(user) || user->getNumResults() != 1)
      continue;
    std::optional<Selection> selection =
        matchSelection(user->getResult(0), condition, holds);
    if (!selection)
      continue;
    for (Operation *reduce : user->getUsers()) {
      selection->reduce = dyn_cast<ReduceOp>(reduce);
      bool isKnown = llvm::any_of(found, [&](const Selection &other) {
        return other.reduce == reduce;
      });
      if (!selection->reduce || isKnown ||
          !isUsable(extremum, element, *selection))
        continue;
      // One fold has one list of ranges.
      if (found.empty() ||
          found.front().reduce.getRanges() == selection->reduce.getRanges())
        found.push_back(*selection);
    }
  }
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

/// Nanoseconds to compute what `value` needs at one of `points` points of
/// `over`, and to read it.
double FoldFormer::getPointCost(Value value, ValueRange over, double points) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  llvm::SmallPtrSet<Value, 8> reduced;
  for (Operation *op : slice)
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(op))
      for (Value range : reduce.getReducedRanges())
        reduced.insert(range);
  double total = 0;
  for (Operation *op : slice) {
    RangeSet needed = ranges.get(op->getResult(0));
    if (llvm::none_of(over,
                      [&](Value range) { return needed.contains(range); }))
      continue;
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(op))
      needed.insert_range(reduce.getReducedRanges());
    double weight = cost.getOpCost(op);
    for (Value range : needed)
      if (reduced.contains(range))
        weight *= getRangeSize(range);
    if (isa<IndexOp>(op))
      weight += cost.getTrafficCost(points * CostModel::getByteWidth(
                                                 op->getResult(0).getType())) /
                points;
    total += weight;
  }
  return total;
}

/// The tensors that only `first` and `second`, the same element in two loops,
/// read: one loop may do without them.
llvm::SetVector<Operation *> FoldFormer::getSparedTensors(Value first,
                                                          Value second) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(first, slice);
  appendScalarSlice(second, slice);
  llvm::SetVector<Operation *> sources;
  for (Operation *op : slice)
    if (auto read = dyn_cast<IndexOp>(op))
      if (auto source = read.getSource().getDefiningOp<BufferizeOp>())
        if (source.getRemovable() && !isLocalTile(source) && !source.isPacked())
          sources.insert(source);
  sources.remove_if([&](Operation *op) {
    return !cast<BufferizeOp>(op).getType().hasStaticShape() ||
           !llvm::all_of(op->getUsers(),
                         [&](Operation *user) { return slice.contains(user); });
  });
  return sources;
}

/// All that an element is made of where it is not read from the tensors that
/// are spared.
static llvm::SetVector<Operation *> getParts(Value element,
                                             ArrayRef<Operation *> spared) {
  llvm::SetVector<Operation *> parts;
  appendScalarSlice(element, parts);
  for (Operation *op : spared)
    appendScalarSlice(cast<BufferizeOp>(op).getValue(), parts);
  return parts;
}

/// Whether an element is so short and straight that several become vectors:
/// no loop, no branch, and no function but one of the shortest.
static bool isStraight(ArrayRef<Operation *> parts) {
  unsigned functions = 0;
  for (Operation *op : parts) {
    auto read = dyn_cast<IndexOp>(op);
    if (isa<RangeReductionOpInterface>(op) || (read && read.getGate()) ||
        isa<SinOp, CosOp, TanOp, TanhOp, ErfOp, PowOp, ThreefryOp>(op))
      return false;
    functions += isa<ExpOp, Exp2Op, LogOp, Log2Op>(op);
  }
  return functions <= 1;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// How many parts the row has: the fewest that half of the first-level cache
/// has room for. 0, if there are none of one size, or too few; or if there are
/// so few numbers that most parts have the extremum.
int64_t FoldFormer::chooseParts(ReduceOp extremum) {
  int64_t width = CostModel::getByteWidth(extremum.getType());
  if (extremum.getRanges().size() != 1 || width < 4)
    return 0;
  int64_t size = getRangeSize(extremum.getRanges().front());
  auto longest =
      std::max<int64_t>(1, int64_t(cost.getMemoryLevels().front().cacheBytes /
                                   2 / double(width)));
  int64_t fewest = (size + longest - 1) / longest;
  for (int64_t parts = fewest; parts <= 4 * fewest; ++parts)
    if (size % parts == 0)
      return parts >= kMinParts ? parts : 0;
  return 0;
}

/// The tensor of the extremum of each part, before `place`: over the parts, and
/// then over what the extremum depends on.
BufferizeOp FoldFormer::storeParts(ReduceOp extremum, int64_t parts,
                                   Operation *place) {
  OpBuilder &builder = scalars.getOpBuilder();
  Location loc = extremum.getLoc();
  Value range = extremum.getRanges().front();
  int64_t size = getRangeSize(range) / parts;
  SmallVector<Value> over = {indices.range(parts)};
  SmallVector<int64_t> shape = {parts};
  IRMapping mapping;
  for (Value outer : ranges.get(extremum.getResult())) {
    shape.push_back(getRangeSize(outer));
    over.push_back(shape.back() == 1 ? indices.constant(0)
                                     : indices.range(shape.back()));
    mapping.map(outer, over.back());
  }
  Value inner = indices.range(size, RangeKind::reduce);
  mapping.map(range, indices.add(indices.mul(over.front(), size), inner));
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(extremum.getValue(), slice);
  copyWhatDepends(slice.getArrayRef(), mapping, indices);
  Value partial =
      ReduceOp::create(builder, loc, extremum.getType(), extremum.getKind(),
                       mapping.lookupOrDefault(extremum.getValue()), inner);
  OpBuilder anchors(place);
  return BufferizeOp::create(anchors, loc,
                             RankedTensorType::get(shape, extremum.getType()),
                             partial, over);
}

/// What is selected where the element is `found`, in the parts that have it, or
/// where it is a NaN.
Value FoldFormer::searchParts(const Selection &selection, bool selectsNaN,
                              ReduceOp extremum, BufferizeOp kept,
                              ValueRange outer, Value found) {
  OpBuilder &builder = scalars.getOpBuilder();
  ReduceOp reduce = selection.reduce;
  Location loc = reduce.getLoc();
  int64_t parts = kept.getType().getDimSize(0);
  int64_t size = getRangeSize(reduce.getRanges().front()) / parts;
  SmallVector<Value> position = {indices.range(parts, RangeKind::reduce)};
  llvm::append_range(position, outer);
  Value best = indices.unique(IndexOp::create(builder, loc, kept.getResult(),
                                              position, /*gate=*/Value()));
  Value isHit = indices.unique(
      CmpOp::create(builder, loc, CmpPredicate::eq, best, found));
  if (selectsNaN) {
    Value isNaN = indices.unique(
        CmpOp::create(builder, loc, CmpPredicate::ne, best, best));
    isHit = indices.unique(OrOp::create(builder, loc, isHit, isNaN));
  }
  Value count = indices.unique(WhereOp::create(
      builder, loc, isHit, indices.constant(size), indices.constant(0)));
  Value inner = indices.range(count, RangeKind::reduce, size);
  IRMapping mapping;
  mapping.map(extremum.getResult(), found);
  mapping.map(reduce.getRanges().front(),
              indices.add(indices.mul(position.front(), size), inner));
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(reduce.getValue(), slice);
  copyWhatDepends(slice.getArrayRef(), mapping, indices);
  Value result =
      ReduceOp::create(builder, loc, reduce.getType(), reduce.getKind(),
                       mapping.lookupOrDefault(reduce.getValue()),
                       ValueRange{position.front(), inner});
  // Where the extremum is a NaN, no part has it.
  Value other = indices.unique(ConstOp::create(builder, loc, selection.other));
  return createCombination(builder, loc, reduce.getKind(), result, other);
}

/// Searches parts of the row, if that is cheaper than to find the extremum
/// first, which takes `apart`, and than one fold.
bool FoldFormer::trySearch(ReduceOp extremum, ArrayRef<Selection> selections,
                           bool selectsNaN, double apart, double together) {
  int64_t parts = chooseParts(extremum);
  Operation *place = users->get(extremum.getResult());
  if (parts == 0 || !place)
    return false;
  double rows = 1;
  for (Value range : ranges.get(extremum.getResult()))
    rows *= getRangeSize(range);
  double points = getRangeSize(extremum.getRanges().front());
  double searched = points / double(parts) + double(parts);
  double time = cost.getLaunchCost() +
                2 * rows * points * cost.getOpCost(extremum) +
                apart * searched / points;
  double other = selectsNaN ? apart : std::min(apart, together);
  if (time + cost.getLeastGain(time) >= other)
    return false;
  remark::passed(extremum.getLoc(),
                 remark::RemarkOpts::name("Search").category("uop-form-folds"))
      << remark::add("only parts that contain the extremum are reread")
      << remark::metric("Parts", parts)
      << remark::metric("SearchNs", int64_t(time))
      << remark::metric("ApartNs", int64_t(apart));
  SmallVector<Value> outer(ranges.get(extremum.getResult()).getArrayRef());
  BufferizeOp kept = storeParts(extremum, parts, place);
  OpBuilder &builder = scalars.getOpBuilder();
  Location loc = extremum.getLoc();
  SmallVector<Value> position = {indices.range(parts, RangeKind::reduce)};
  llvm::append_range(position, outer);
  Value read = indices.unique(IndexOp::create(builder, loc, kept.getResult(),
                                              position, /*gate=*/Value()));
  Value found = ReduceOp::create(builder, loc, extremum.getType(),
                                 extremum.getKind(), read, position.front());
  users->add(kept);
  for (const Selection &selection : selections) {
    Value result =
        searchParts(selection, selectsNaN, extremum, kept, outer, found);
    ReduceOp reduce = selection.reduce;
    users->replace(reduce.getResult(), result);
    reduce.getResult().replaceAllUsesWith(result);
  }
  users->replace(extremum.getResult(), found);
  extremum.getResult().replaceAllUsesWith(found);
  return true;
}

//===----------------------------------------------------------------------===//
// Folds
//===----------------------------------------------------------------------===//

/// Ends `region` with the merge of two states: an extremum, and what it has
/// selected.
static void buildMerge(OpBuilder &builder, Location loc, Region &region,
                       ReduceKind kind, ArrayRef<Selection> selections,
                       Value extremum, ValueRange states, Value otherExtremum,
                       ValueRange otherStates) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&region.front());
  SmallVector<Value> results = {
      createCombination(builder, loc, kind, extremum, otherExtremum)};
  Value isKept =
      CmpOp::create(builder, loc, CmpPredicate::eq, extremum, results.front());
  Value isHit = CmpOp::create(builder, loc, CmpPredicate::eq, otherExtremum,
                              results.front());
  for (auto [selection, state, otherState] :
       llvm::zip_equal(selections, states, otherStates)) {
    Value other = ConstOp::create(builder, loc, selection.other);
    Value kept = WhereOp::create(builder, loc, isKept, state, other);
    Value hit = WhereOp::create(builder, loc, isHit, otherState, other);
    ReduceOp reduce = selection.reduce;
    results.push_back(
        createCombination(builder, loc, reduce.getKind(), kept, hit));
  }
  YieldOp::create(builder, loc, results);
}

FoldOp FoldFormer::createFold(ReduceOp extremum, Value element,
                              ArrayRef<Selection> selections) {
  OpBuilder &builder = scalars.getOpBuilder();
  ReduceOp first = selections.front().reduce;
  Location loc =
      FusedLoc::get(builder.getContext(), {extremum.getLoc(), first.getLoc()});
  auto createIdentity = [&](ReduceOp reduce) {
    return indices.unique(ConstOp::create(
        builder, loc,
        getReductionIdentity(reduce.getKind(), reduce.getType())));
  };
  SmallVector<Value> inputs = {element};
  SmallVector<Value> inits = {createIdentity(extremum)};
  for (const Selection &selection : selections) {
    inputs.push_back(selection.value);
    inits.push_back(createIdentity(selection.reduce));
  }
  auto fold = FoldOp::create(builder, loc, inputs, first.getRanges(), inits,
                             /*commutative=*/true);
  SmallVector<Type> types(fold.getResultTypes());
  llvm::append_range(types, fold.getResultTypes());
  SmallVector<Location> locs(types.size(), loc);
  size_t count = inits.size();
  for (Region *region : {&fold.getBody(), &fold.getCombine()}) {
    Block &entry = region->emplaceBlock();
    entry.addArguments(types, locs);
    ValueRange old = ValueRange(entry.getArguments()).take_front(count);
    ValueRange added = ValueRange(entry.getArguments()).drop_front(count);
    // The body's inputs come before its state.
    if (region == &fold.getBody())
      std::swap(old, added);
    buildMerge(builder, loc, *region, extremum.getKind(), selections,
               old.front(), old.drop_front(), added.front(),
               added.drop_front());
  }
  return fold;
}

void FoldFormer::replace(ReduceOp extremum, FoldOp fold,
                         ArrayRef<Selection> selections) {
  llvm::SetVector<Operation *> anchors;
  for (const Selection &selection : selections)
    anchors.insert_range(getAnchors(selection.reduce));
  for (auto [selection, result] :
       llvm::zip_equal(selections, fold.getResults().drop_front())) {
    ReduceOp reduce = selection.reduce;
    Value reduced = reduce.getResult();
    reduced.replaceAllUsesWith(result);
  }
  // Who needs the extremum alone has no use for the fold.
  extremum.getResult().replaceUsesWithIf(
      fold.getResult(0), [&](OpOperand &use) {
        if (use.getOwner() == fold)
          return false;
        if (!isScalarOp(use.getOwner()))
          return anchors.contains(use.getOwner());
        return llvm::all_of(getAnchors(use.getOwner()), [&](Operation *anchor) {
          return anchors.contains(anchor);
        });
      });
}

/// Whether `op`, of an operand that a NaN does not fulfil, is true where that
/// is, and where `element` is a NaN: a sum of both, too.
static bool isOrNaN(Operation *op, Value element) {
  return isa<OrOp, AddOp, XOrOp>(op) &&
         op->getResult(0).getType().isInteger(1) &&
         llvm::any_of(op->getOperands(), [&](Value operand) {
           auto compare = operand.getDefiningOp<CmpOp>();
           return compare && compare.getPredicate() == CmpPredicate::ne &&
                  compare.getLhs() == element && compare.getRhs() == element;
         });
}

bool FoldFormer::tryExtremum(ReduceOp extremum) {
  SmallVector<Selection> selections, withNaN;
  Value element;
  for (Operation *user : extremum->getUsers()) {
    auto compare = dyn_cast<CmpOp>(user);
    bool isEqual = compare && compare.getPredicate() == CmpPredicate::eq;
    bool isUnequal = compare && compare.getPredicate() == CmpPredicate::ne;
    if (!isEqual && !isUnequal)
      continue;
    bool isFirst = compare->getOperand(0) == extremum.getResult();
    Value candidate = compare->getOperand(isFirst ? 1 : 0);
    if (element && candidate != element)
      continue;
    findSelections(extremum, candidate, compare->getResult(0), isEqual,
                   selections);
    for (Operation *either : compare->getUsers())
      if (isEqual && isOrNaN(either, candidate))
        findSelections(extremum, candidate, either->getResult(0),
                       /*holds=*/true, withNaN);
    if (!selections.empty() || !withNaN.empty())
      element = candidate;
  }
  // A fold forgets what it has selected when a NaN comes.
  bool selectsNaN = selections.empty();
  if (selectsNaN)
    selections = std::move(withNaN);
  if (selections.empty())
    return false;
  // Uses come in the reverse order of their creation.
  std::reverse(selections.begin(), selections.end());

  ReduceOp first = selections.front().reduce;
  double points = 1;
  for (Value range : first.getRanges())
    points *= getRangeSize(range);
  double evaluations = points;
  for (Value range : ranges.get(extremum.getResult()))
    evaluations *= getRangeSize(range);
  // The element is computed again in the second loop, and read again.
  double apart =
      evaluations * (getPointCost(element, first.getRanges(), points) +
                     (2 + 2 * selections.size()) * cost.getOpCost(extremum));
  llvm::SetVector<Operation *> spared =
      getSparedTensors(extremum.getValue(), element);
  for (Operation *op : spared) {
    RankedTensorType type = cast<BufferizeOp>(op).getType();
    double bytes = double(type.getNumElements()) *
                   CostModel::getByteWidth(type.getElementType());
    apart += 3 * cost.getTrafficCost(bytes) + cost.getLaunchCost();
  }
  llvm::SetVector<Operation *> parts = getParts(element, spared.getArrayRef());
  bool hasLanes = getRangeSize(first.getRanges().back()) >= kMinLanesPoints &&
                  isStraight(parts.getArrayRef());
  double together = evaluations * (hasLanes ? kLanesFactor : kSerialFactor) *
                    (3 + 3 * selections.size()) * cost.getOpCost(extremum);
  // What is not a loop of its own is not vectorised any more.
  if (!hasLanes && llvm::none_of(parts, llvm::IsaPred<ReduceOp>))
    for (Operation *op : parts)
      together += evaluations * (kSerialFactor - 1) * cost.getOpCost(op);
  if ((selectsNaN || !force) &&
      trySearch(extremum, selections, selectsNaN, apart, together))
    return true;
  if (selectsNaN)
    return false;
  auto remarkOpts = remark::RemarkOpts::name("Fold").category("uop-form-folds");
  if (together > apart && !force) {
    remark::missed(extremum.getLoc(), remarkOpts)
        << remark::reason("a separate loop for the extremum is cheaper")
        << remark::metric("TogetherNs", int64_t(together))
        << remark::metric("ApartNs", int64_t(apart));
    return false;
  }
  remark::passed(extremum.getLoc(), remarkOpts)
      << remark::add("the extremum and the selections share a loop")
      << remark::metric("Selections", int64_t(selections.size()))
      << remark::metric("TogetherNs", int64_t(together))
      << remark::metric("ApartNs", int64_t(apart));
  replace(extremum, createFold(extremum, element, selections), selections);
  return true;
}

FailureOr<bool> FoldFormer::run() {
  SmallVector<ReduceOp> extrema;
  for (auto reduce : block.getOps<ReduceOp>()) {
    bool isExtremum = reduce.getKind() == ReduceKind::max ||
                      reduce.getKind() == ReduceKind::min;
    if (isExtremum && !reduce.getType().isInteger(1) &&
        llvm::any_of(reduce->getUsers(), llvm::IsaPred<CmpOp>))
      extrema.push_back(reduce);
  }
  if (extrema.empty())
    return false;
  indices.setNextRangeId(getNextRangeId(block));
  scalars.lift(block);
  scalars.simplifyIndices();
  users.emplace(block);
  bool changed = false;
  for (ReduceOp extremum : extrema)
    changed |= tryExtremum(extremum);
  if (failed(scalars.place(block)))
    return failure();
  return changed;
}

namespace {
struct FormFoldsPass : public uop::impl::FormFoldsPassBase<FormFoldsPass> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<CostModel> cost = CostModel::get(getOperation());
    if (failed(cost))
      return signalPassFailure();
    bool changed = false;
    for (Block *block : getBlocks(getOperation())) {
      FailureOr<bool> hasFolds = FoldFormer(*block, force, *cost).run();
      if (failed(hasFolds))
        return signalPassFailure();
      changed |= *hasFolds;
    }
    if (!changed || !fuse)
      return;
    OpPassManager again(func::FuncOp::getOperationName());
    again.addPass(createFusePass());
    if (failed(runPipeline(again, getOperation())))
      signalPassFailure();
  }
};
} // namespace
