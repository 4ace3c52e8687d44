//===- FormScatters.cpp - Reductions into chosen elements -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction whose values count where an index that they come with is the
// position in the output asks every position about every value. Each value
// knows its position: it is combined with the element there. A position is the
// number of an axis, or that of an element of several axes; it may differ along
// the other axes.
//
//===----------------------------------------------------------------------===//

#include "FormScatters.h"

#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_FORMSCATTERSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Reading, combining and writing an element takes so many times as long as a
/// lane of a vector does in a reduction, if it is one at a time.
static constexpr int64_t kElementCost = 64;

namespace {
class ScatterFormer {
public:
  explicit ScatterFormer(KernelOp kernel)
      : kernel(kernel), builder(kernel.getContext()) {}

  /// Reads of tiles become what the tiles hold.
  void inlineTiles();
  /// Whether there is something to be formed.
  bool match();
  void form();
  int64_t getNumAsked() const { return numAsked; }

private:
  bool matchValue();
  bool matchCondition(Value condition);
  bool matchPosition(Value position, Value other);
  bool isWorthIt();
  bool matchInit();
  bool isCombined(Value value, Value &other);
  bool isIdentity(Attribute value) {
    return value == getReductionIdentity(reduce.getKind(), reduce.getType()) ||
           value == getExactIdentity(reduce.getKind(), reduce.getType());
  }
  /// Whether combining in another order gives the same bits.
  bool isOfAnyOrder() {
    return !isa<FloatType>(reduce.getType()) ||
           reduce.getKind() == ReduceKind::max ||
           reduce.getKind() == ReduceKind::min;
  }
  bool isIdentityBefore();
  void initializeElements(bool isApart);
  RangeOp createLoop(Value range, IRMapping &mapping);
  SmallVector<Value> createLoops(IRMapping &mapping);
  Value createCondition(IRMapping &mapping);
  void mapPositions(IRMapping &mapping);
  void combineElement(ArrayRef<Value> loops, IRMapping &mapping);
  void finishElements(bool isApart);
  void cloneFor(ArrayRef<Value> values, IRMapping &mapping);
  bool dependsOn(Value value, Value range) {
    return dependence.get(value).contains(range);
  }
  bool dependsOnAny(Value value, ValueRange among) {
    return llvm::any_of(among,
                        [&](Value range) { return dependsOn(value, range); });
  }
  /// Whether values count for other positions along `range`.
  bool differsAlong(Value range) {
    return dependsOn(number, range) || llvm::any_of(others, [&](Value other) {
             return dependsOn(other, range);
           });
  }

  KernelOp kernel;
  OpBuilder builder;
  RangeDependence dependence;
  StoreOp store;
  ReduceOp reduce;
  /// Where a value counts; what then is combined.
  Value condition, update;
  /// The axes of the output that are chosen, innermost first, by the number of
  /// which of their positions, and what else must hold.
  SmallVector<Value> axes;
  Value number;
  int64_t numPositions = 0, nextId = 0;
  SmallVector<Value> others;
  /// What a value is that does not count.
  TypedAttr none;
  /// What an element is before, and what stands for it after.
  Value init, result;
  /// Whether it stays as it is, to the sign of a zero, where nothing counts.
  bool isChosen = false;
  int64_t numAsked = 0;
};
} // namespace

/// A value that is none where the condition does not hold.
bool ScatterFormer::matchValue() {
  Value value = reduce.getValue();
  if (auto load = value.getDefiningOp<LoadOp>()) {
    if (!load.getGate() || load.getAlternative() ||
        reduce.getKind() != ReduceKind::add)
      return false;
    condition = load.getGate();
    update = value;
    none = builder.getZeroAttr(value.getType());
    return true;
  }
  auto where = value.getDefiningOp<WhereOp>();
  if (!where || !matchPattern(where.getFalseValue(), m_Constant(&none)))
    return false;
  condition = where.getCondition();
  update = where.getTrueValue();
  return isIdentity(none);
}

bool ScatterFormer::matchCondition(Value whole) {
  SmallVector<Value> clauses = {whole};
  for (size_t i = 0; i != clauses.size(); ++i) {
    Value clause = clauses[i];
    if (auto both = clause.getDefiningOp<AndOp>()) {
      clauses.push_back(both.getLhs());
      clauses.push_back(both.getRhs());
      continue;
    }
    auto cmp = clause.getDefiningOp<CmpOp>();
    if (number || !cmp || cmp.getPredicate() != CmpPredicate::eq ||
        (!matchPosition(cmp.getLhs(), cmp.getRhs()) &&
         !matchPosition(cmp.getRhs(), cmp.getLhs())))
      others.push_back(clause);
  }
  return number && llvm::none_of(others, [&](Value other) {
           return dependsOnAny(other, axes);
         });
}

/// Whether `position` counts the elements of axes of the output in their order,
/// and `other` is a number that may be one of these.
bool ScatterFormer::matchPosition(Value position, Value other) {
  auto integer = dyn_cast<IntegerType>(other.getType());
  bool isNumber = other.getType().isIndex() ||
                  (integer && !integer.isUnsigned() && integer.getWidth() > 1);
  // One that says where an element of the output is belongs to no value.
  bool isOfValues = dependsOnAny(other, reduce.getRanges()) ||
                    !dependsOnAny(other, store.getRanges());
  if (!isNumber || !isOfValues)
    return false;
  if (auto cast = position.getDefiningOp<CastOp>())
    position = cast.getInput();
  if (!position.getType().isIndex())
    return false;
  std::optional<LinearForm> form = LinearForm::get(position);
  if (!form || form->getConstant() != 0 ||
      !llvm::all_of(form->getTerms(), [&](const auto &term) {
        return llvm::is_contained(store.getRanges(), term.first) &&
               term.first.template getDefiningOp<RangeOp>().getStaticSize();
      }))
    return false;
  SmallVector<std::pair<Value, int64_t>> terms(form->getTerms().begin(),
                                               form->getTerms().end());
  llvm::sort(terms, [](const auto &a, const auto &b) {
    return std::pair(a.second, getRangeSize(a.first)) <
           std::pair(b.second, getRangeSize(b.first));
  });
  SmallVector<Value> found;
  int64_t stride = 1;
  for (auto [range, coefficient] : terms) {
    if (coefficient != stride ||
        llvm::MulOverflow(stride, getRangeSize(range), stride))
      return false;
    found.push_back(range);
  }
  // The position must be a number of the type.
  if (found.empty() || dependsOnAny(other, found) ||
      (integer && integer.getWidth() < 64 &&
       stride > int64_t(1) << (integer.getWidth() - 1)))
    return false;
  axes = std::move(found);
  numPositions = stride;
  number = other;
  return true;
}

bool ScatterFormer::isCombined(Value value, Value &other) {
  Operation *op = value.getDefiningOp();
  if (!op || !isCombination(op, reduce.getKind()))
    return false;
  if (op->getOperand(0) != reduce.getResult() &&
      op->getOperand(1) != reduce.getResult())
    return false;
  other = op->getOperand(op->getOperand(0) == reduce.getResult() ? 1 : 0);
  return other != reduce.getResult();
}

/// The reduction; combined with what was there; and that only where there is a
/// value at all.
bool ScatterFormer::matchInit() {
  result = reduce.getResult();
  Value other;
  if (result.hasOneUse())
    if (Operation *user = *result.getUsers().begin();
        user->getNumResults() == 1 && isCombined(user->getResult(0), other)) {
      result = user->getResult(0);
      init = other;
    }
  SmallVector<Operation *> reductions;
  for (Operation &op : kernel.getBody().getOps())
    if (isa<RangeReductionOpInterface, ReduceOp>(op))
      reductions.push_back(&op);
  if (reductions.size() == 1)
    return true;
  if (reductions.size() != 2 || !result.hasOneUse())
    return false;
  auto any = dyn_cast<ReduceOp>(
      reductions.front() == reduce ? reductions.back() : reductions.front());
  auto where = dyn_cast<WhereOp>(*result.getUsers().begin());
  bool isChoice =
      any && any.getKind() == ReduceKind::max && any.getValue() == condition &&
      any.getRanges() == reduce.getRanges() && any.getResult().hasOneUse() &&
      where && where.getCondition() == any.getResult() &&
      where.getTrueValue() == result;
  if (!isChoice || (init && where.getFalseValue() != init))
    return false;
  init = where.getFalseValue();
  if (result == reduce.getResult()) {
    // Without the combination what was there is not part of it.
    Attribute before;
    if (!matchPattern(init, m_Constant(&before)) || !isIdentity(before))
      return false;
  }
  result = where;
  isChosen = true;
  return true;
}

bool ScatterFormer::match() {
  if (kernel.getBody().empty() || kernel->hasAttr(kScheduleAttrName) ||
      hasExplicitControl(kernel))
    return false;
  for (Operation &op : kernel.getBody().getOps()) {
    if (auto found = dyn_cast<StoreOp>(op)) {
      if (store)
        return false;
      store = found;
    } else if (isa<BufferizeOp, ScanOp, CustomOp, ContractOp, UnrollOp,
                   IndexOp>(op) ||
               llvm::any_of(op.getResultTypes(), llvm::IsaPred<VectorType>)) {
      return false;
    }
  }
  if (!store || store.getGate())
    return false;
  for (auto found : kernel.getBody().getOps<ReduceOp>()) {
    reduce = found;
    condition = update = number = {};
    axes.clear();
    others.clear();
    if (!found.getType().isInteger(1) && matchValue() &&
        matchCondition(condition))
      break;
    reduce = {};
  }
  if (!reduce || !matchInit() ||
      getWideElement(reduce.getKind(), reduce.getType()) != reduce.getType() ||
      reduce.getType() !=
          cast<MemRefType>(store.getTarget().getType()).getElementType())
    return false;
  for (Value range : reduce.getRanges())
    if (dependsOn(store.getOffset(), range) ||
        range.getDefiningOp<RangeOp>().getKind() != RangeKind::reduce ||
        llvm::any_of(range.getUsers(), [&](Operation *user) {
          auto other = dyn_cast<ReduceOp>(user);
          return other && other.getRanges() != reduce.getRanges();
        }))
      return false;
  // What the store writes over must not be read, but for the element itself.
  for (Operation *user : store.getTarget().getUsers())
    if (auto load = dyn_cast<LoadOp>(user))
      if (load.getResult() != init || store.getValue() != result ||
          load.getOffset() != store.getOffset() || load.getGate() ||
          !isOfAnyOrder())
        return false;

  return isWorthIt();
}

bool ScatterFormer::isWorthIt() {
  int64_t reduced = 1, rows = 1, elements = 1;
  for (Value range : reduce.getRanges())
    reduced = llvm::SaturatingMultiply<uint64_t>(reduced, getRangeSize(range));
  for (Value range : store.getRanges()) {
    int64_t size = getRangeSize(range);
    elements = llvm::SaturatingMultiply<uint64_t>(elements, size);
    if (!llvm::is_contained(axes, range) && !differsAlong(range))
      rows = llvm::SaturatingMultiply<uint64_t>(rows, size);
  }
  numAsked = llvm::SaturatingMultiply<uint64_t>(reduced, elements);
  // In rows the elements are vectors.
  return reduced > 1 &&
         numPositions > std::max<int64_t>(4, kElementCost / rows);
}

/// Copies what `values` are computed from as far as something is mapped.
void ScatterFormer::cloneFor(ArrayRef<Value> values, IRMapping &mapping) {
  llvm::SetVector<Operation *> needed;
  auto insert = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && !isa<RangeOp>(op) && !mapping.contains(value))
      needed.insert(op);
  };
  llvm::for_each(values, insert);
  for (size_t i = 0; i != needed.size(); ++i)
    llvm::for_each(needed[i]->getOperands(), insert);
  SmallVector<Operation *> inOrder;
  for (Operation &op : kernel.getBody().getOps())
    if (needed.contains(&op))
      inOrder.push_back(&op);
  for (Operation *op : inOrder)
    if (llvm::any_of(op->getOperands(),
                     [&](Value operand) { return mapping.contains(operand); }))
      builder.clone(*op, mapping);
}

void ScatterFormer::inlineTiles() {
  for (auto read :
       llvm::make_early_inc_range(kernel.getBody().getOps<IndexOp>())) {
    auto tile = read.getSource().getDefiningOp<BufferizeOp>();
    IRMapping mapping;
    mapping.map(tile.getRanges(), read.getIndices());
    builder.setInsertionPoint(read);
    cloneFor(tile.getValue(), mapping);
    read.replaceAllUsesWith(mapping.lookupOrDefault(tile.getValue()));
    read.erase();
  }
  for (auto tile :
       llvm::make_early_inc_range(kernel.getBody().getOps<BufferizeOp>()))
    if (tile.use_empty())
      tile.erase();
}

/// Whether each element is that constant before that changes nothing.
bool ScatterFormer::isIdentityBefore() {
  Attribute constant;
  return init && matchPattern(init, m_Constant(&constant)) &&
         isIdentity(constant);
}

/// What each element is before.
void ScatterFormer::initializeElements(bool isApart) {
  Location loc = reduce.getLoc();
  bool isInPlace =
      init && init.getDefiningOp<LoadOp>() &&
      init.getDefiningOp<LoadOp>().getSource() == store.getTarget();
  Value first = init;
  if (isApart && isChosen)
    first = ConstOp::create(
        builder, loc, getExactIdentity(reduce.getKind(), reduce.getType()));
  else if (isApart || !init)
    first = ConstOp::create(builder, loc, none);
  if (!isInPlace)
    StoreOp::create(builder, loc, first, store.getTarget(), store.getOffset(),
                    store.getRanges(), Value());
}

RangeOp ScatterFormer::createLoop(Value range, IRMapping &mapping) {
  auto loop = cast<RangeOp>(builder.clone(*range.getDefiningOp()));
  loop.setId(nextId++);
  loop.setKind(RangeKind::loop);
  mapping.map(range, loop.getResult());
  return loop;
}

/// The loops in which each value has one position, outermost first: those over
/// the values, and over the axes along which the positions differ, in the order
/// of the output's axes. Axes outside of the chosen ones keep their loops,
/// which the store of the initial elements shares.
SmallVector<Value> ScatterFormer::createLoops(IRMapping &mapping) {
  SmallVector<Value> inner, loops;
  bool isInside = false;
  for (Value range : store.getRanges()) {
    isInside |= llvm::is_contained(axes, range);
    if (llvm::is_contained(axes, range) || !differsAlong(range))
      continue;
    (isInside ? inner : loops).push_back(range);
  }
  llvm::append_range(loops, reduce.getRanges());
  for (Value range : inner)
    loops.push_back(createLoop(range, mapping));
  return loops;
}

/// Whether a value counts for any element, whose number is an index then.
Value ScatterFormer::createCondition(IRMapping &mapping) {
  Location loc = reduce.getLoc();
  SmallVector<Value> needed = {number};
  llvm::append_range(needed, others);
  cloneFor(needed, mapping);
  number = mapping.lookupOrDefault(number);
  if (!number.getType().isIndex())
    number = CastOp::create(builder, loc, builder.getIndexType(), number);
  Value zero = ConstOp::create(builder, loc, builder.getIndexAttr(0));
  Value size =
      ConstOp::create(builder, loc, builder.getIndexAttr(numPositions));
  Type truth = builder.getI1Type();
  Value holds = AndOp::create(
      builder, loc,
      CmpOp::create(builder, loc, truth, CmpPredicate::le, zero, number),
      CmpOp::create(builder, loc, truth, CmpPredicate::lt, number, size));
  for (Value other : others)
    holds = AndOp::create(builder, loc, holds, mapping.lookupOrDefault(other));
  return holds;
}

/// The point of each axis at the position `number`.
void ScatterFormer::mapPositions(IRMapping &mapping) {
  Location loc = reduce.getLoc();
  Value rest = number;
  for (Value axis : ArrayRef(axes).drop_back()) {
    Value size =
        ConstOp::create(builder, loc, builder.getIndexAttr(getRangeSize(axis)));
    mapping.map(axis, FloorModOp::create(builder, loc, rest, size).getResult());
    rest = FloorDivOp::create(builder, loc, rest, size);
  }
  mapping.map(axes.back(), rest);
}

/// Combines a value with the element that it is for, where the condition holds.
void ScatterFormer::combineElement(ArrayRef<Value> loops, IRMapping &mapping) {
  Location loc = reduce.getLoc();
  mapPositions(mapping);
  SmallVector<Value> inner;
  for (Value range : store.getRanges())
    if (!mapping.contains(range) && !llvm::is_contained(loops, range))
      inner.push_back(createLoop(range, mapping));
  // The condition holds here.
  mapping.map(condition,
              ConstOp::create(builder, loc, builder.getBoolAttr(true)));
  cloneFor({update, store.getOffset()}, mapping);
  Value value = mapping.lookupOrDefault(update);
  Value offset = mapping.lookupOrDefault(store.getOffset());
  Value before = LoadOp::create(builder, loc, reduce.getType(),
                                store.getTarget(), offset, Value(), Value());
  StoreOp::create(
      builder, loc,
      createCombination(builder, loc, reduce.getKind(), before, value),
      store.getTarget(), offset, inner, Value());
}

/// What is made of the elements in the end.
void ScatterFormer::finishElements(bool isApart) {
  Location loc = reduce.getLoc();
  Value final = store.getValue();
  Value element =
      LoadOp::create(builder, loc, reduce.getType(), store.getTarget(),
                     store.getOffset(), Value(), Value());
  if (isApart)
    element = createCombination(builder, loc, reduce.getKind(), init, element);
  IRMapping last;
  last.map(result, element);
  cloneFor({final}, last);
  StoreOp::create(builder, loc, last.lookupOrDefault(final), store.getTarget(),
                  store.getOffset(), store.getRanges(), Value());
}

void ScatterFormer::form() {
  // Floats are added up before they are added to an element.
  bool isApart = init && !isOfAnyOrder() && !isIdentityBefore();
  nextId = getNextRangeId(kernel.getBody().front());
  for (Value range : reduce.getRanges())
    range.getDefiningOp<RangeOp>().setKind(RangeKind::loop);
  for (Value range : store.getRanges())
    range.getDefiningOp<RangeOp>().setKind(RangeKind::loop);

  builder.setInsertionPoint(store);
  initializeElements(isApart);
  // Each value in turn.
  IRMapping mapping;
  SmallVector<Value> loops = createLoops(mapping);
  Value holds = createCondition(mapping);
  auto branch = IfOp::create(builder, reduce.getLoc(), holds, loops);
  builder.setInsertionPointToStart(&branch.getBody().front());
  combineElement(loops, mapping);
  if (store.getValue() != result || isApart) {
    builder.setInsertionPoint(store);
    finishElements(isApart);
  }
  store.erase();
  Block &body = kernel.getBody().front();
  for (Operation &dead : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&dead))
      dead.erase();
}

/// A copy of the kernel whose tiles are what reads them; null if there is no
/// tile, or none of its reductions is one of what counts at some points.
static OwningOpRef<KernelOp> copyWithoutTiles(KernelOp kernel) {
  if (kernel.getBody().empty() || hasExplicitControl(kernel))
    return {};
  bool isConditional =
      llvm::any_of(kernel.getBody().getOps<ReduceOp>(), [](ReduceOp reduce) {
        Operation *value = reduce.getValue().getDefiningOp();
        return isa_and_nonnull<WhereOp, LoadOp>(value);
      });
  auto reads = kernel.getBody().getOps<IndexOp>();
  bool isPlain = llvm::all_of(reads, [](IndexOp read) {
    auto tile = read.getSource().getDefiningOp<BufferizeOp>();
    return tile && !read.getGate() &&
           read.getType() == tile.getValue().getType() &&
           tile.getRanges().size() == read.getIndices().size();
  });
  if (!isConditional || reads.empty() || !isPlain)
    return {};
  OwningOpRef<KernelOp> copy(kernel.clone());
  ScatterFormer(*copy).inlineTiles();
  return copy;
}

bool uop::isScatter(KernelOp kernel) {
  if (ScatterFormer(kernel).match())
    return true;
  OwningOpRef<KernelOp> copy = copyWithoutTiles(kernel);
  return copy && ScatterFormer(*copy).match();
}

static std::optional<int64_t> formAsItIs(KernelOp kernel) {
  ScatterFormer former(kernel);
  if (!former.match())
    return std::nullopt;
  former.form();
  return former.getNumAsked();
}

std::optional<int64_t> uop::formScatter(KernelOp kernel) {
  if (std::optional<int64_t> asked = formAsItIs(kernel))
    return asked;
  OwningOpRef<KernelOp> copy = copyWithoutTiles(kernel);
  if (!copy)
    return std::nullopt;
  std::optional<int64_t> asked = formAsItIs(*copy);
  if (asked)
    kernel.getBody().takeBody(copy->getBody());
  return asked;
}

namespace {
struct FormScattersPass
    : public uop::impl::FormScattersPassBase<FormScattersPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (std::optional<int64_t> asked = formScatter(kernel))
      remark::passed(kernel.getLoc(), remark::RemarkOpts::name("Scatter")
                                          .category("uop-form-scatters")
                                          .function(kernel.getSymName()))
          << remark::add(
                 "each update is combined with the element at its index")
          << remark::metric("Asked", *asked);
  }
};
} // namespace
