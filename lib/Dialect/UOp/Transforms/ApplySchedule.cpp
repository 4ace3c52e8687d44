//===- ApplySchedule.cpp - Schedules performed ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every action is a substitution: an index that a range counts becomes an
// expression of other ranges. What the actions mean is in `#uop.schedule`; the
// actions follow scheduling.md and kernels.md.
//
//===----------------------------------------------------------------------===//

#include "FloatingScalars.h"
#include "KernelAxes.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Dialect/UOp/Transforms/Schedules.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"

namespace uop {
#define GEN_PASS_DEF_APPLYSCHEDULEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
class Scheduler {
public:
  explicit Scheduler(KernelOp kernel);

  LogicalResult apply(ActionAttr action);
  /// The id that the next axis gets.
  int64_t getNextId() const { return nextId; }

private:
  InFlightDiagnostic emitError();
  /// The range with this id, which has a static size above 0.
  FailureOr<RangeOp> getAxis(int64_t id);
  LogicalResult checkKind(RangeOp axis, RangeKind kind);
  LogicalResult divide(int64_t id, int64_t n, std::optional<RangeKind> kind);
  LogicalResult peel(int64_t id, int64_t n);
  LogicalResult reorder(ArrayRef<int64_t> ids);
  LogicalResult shareByThreads(int64_t id);
  LogicalResult stage(int64_t argument, int64_t id);
  LogicalResult stageLoad(LoadOp load, const llvm::SetVector<Value> &inside);

  KernelOp kernel;
  ActionAttr current;
  int64_t nextId;
};
} // namespace

Scheduler::Scheduler(KernelOp kernel)
    : kernel(kernel), nextId(getNextRangeId(kernel.getBody().front())) {
  // Equal ranges are one.
  llvm::MapVector<std::tuple<int64_t, unsigned, int64_t, Value>, RangeOp> known;
  for (auto range :
       llvm::make_early_inc_range(kernel.getBody().getOps<RangeOp>())) {
    int64_t size = range.getStaticSize() ? int64_t(*range.getStaticSize()) : -1;
    auto [entry, isNew] =
        known.try_emplace({int64_t(range.getId()), unsigned(range.getKind()),
                           size, range.getSize()},
                          range);
    if (isNew)
      continue;
    range.replaceAllUsesWith(entry->second.getResult());
    range.erase();
  }
}

InFlightDiagnostic Scheduler::emitError() {
  InFlightDiagnostic error = kernel.emitOpError("cannot be scheduled by ");
  error << stringifyActionKind(current.getKind()) << '(';
  llvm::interleaveComma(current.getOperands(), error);
  error << "): ";
  return error;
}

FailureOr<RangeOp> Scheduler::getAxis(int64_t id) {
  RangeOp found;
  SmallVector<int64_t> ids;
  for (auto range : kernel.getBody().getOps<RangeOp>()) {
    ids.push_back(range.getId());
    if (int64_t(range.getId()) != id)
      continue;
    if (found)
      return emitError() << "several ranges have the id " << id;
    found = range;
  }
  if (!found) {
    InFlightDiagnostic error = emitError()
                               << "there is no axis " << id << ", only ";
    llvm::interleaveComma(ids, error);
    return error;
  }
  if (!found.getStaticSize() || *found.getStaticSize() == 0)
    return emitError() << "axis " << id << " needs a static size above 0";
  return found;
}

/// Whether `kind` suits what the axis is for.
LogicalResult Scheduler::checkKind(RangeOp axis, RangeKind kind) {
  RangeKind old = axis.getKind();
  bool isFree = old == RangeKind::loop || old == RangeKind::thread ||
                old == RangeKind::outer || old == RangeKind::reduce;
  if (!isFree)
    return emitError() << "axis " << axis.getId() << " is of kind "
                       << stringifyRangeKind(old) << " already";
  bool isOutput = false, isReduced = false;
  for (Operation *user : axis->getUsers()) {
    auto ranges = getRangeOperands(user);
    if (!ranges || !llvm::is_contained(ValueRange(*ranges), axis.getResult()))
      continue;
    if (!isa<StoreOp, ReduceOp>(user))
      return emitError() << "axis " << axis.getId() << " is one of "
                         << user->getName();
    (isa<StoreOp>(user) ? isOutput : isReduced) = true;
  }
  if (kind == RangeKind::upcast && isReduced)
    return emitError() << "axis " << axis.getId()
                       << " is reduced; use unroll instead";
  if (kind == RangeKind::unroll && isOutput)
    return emitError() << "axis " << axis.getId()
                       << " is one of the output; use upcast instead";
  return success();
}

LogicalResult Scheduler::divide(int64_t id, int64_t n,
                                std::optional<RangeKind> kind) {
  FailureOr<RangeOp> axis = getAxis(id);
  if (failed(axis) || (kind && failed(checkKind(*axis, *kind))))
    return failure();
  int64_t size = *axis->getStaticSize();
  if (size % n != 0)
    return emitError() << n << " does not divide the " << size
                       << " points of axis " << id << "; peel it first";
  if (kind && n == size) {
    axis->setKind(*kind);
    return success();
  }
  for (Operation *user : axis->getResult().getUsers()) {
    auto ranges = getRangeOperands(user);
    if (ranges && !isa<StoreOp, ReduceOp, FoldOp>(user) &&
        llvm::is_contained(ValueRange(*ranges), axis->getResult()))
      return emitError() << "axis " << id << " is one of " << user->getName();
  }

  OpBuilder builder(*axis);
  Location loc = axis->getLoc();
  RangeOp outer = RangeOp::create(builder, loc, id, size / n, axis->getKind());
  RangeKind innerKind = kind.value_or(
      axis->getKind() == RangeKind::thread ? RangeKind::loop : axis->getKind());
  RangeOp inner = RangeOp::create(builder, loc, nextId++, n, innerKind);
  Value factor = ConstOp::create(builder, loc, builder.getIndexAttr(n));
  Value scaled = MulOp::create(builder, loc, outer.getResult(), factor);
  Value sum = AddOp::create(builder, loc, scaled, inner.getResult());
  for (Operation *user : llvm::SetVector<Operation *>(
           axis->getResult().user_begin(), axis->getResult().user_end())) {
    auto operands = getRangeOperands(user);
    if (!operands)
      continue;
    SmallVector<Value> ranges;
    for (Value range : ValueRange(*operands)) {
      if (range != axis->getResult()) {
        ranges.push_back(range);
        continue;
      }
      ranges.push_back(outer);
      ranges.push_back(inner);
    }
    if (ranges.size() != operands->size())
      operands->assign(ranges);
  }
  axis->getResult().replaceAllUsesWith(sum);
  axis->erase();
  return success();
}

LogicalResult Scheduler::peel(int64_t id, int64_t n) {
  FailureOr<RangeOp> axis = getAxis(id);
  if (failed(axis))
    return failure();
  int64_t size = *axis->getStaticSize(), rest = size % n;
  if (rest == 0)
    return success();
  if (rest == size)
    return emitError() << "axis " << id << " has " << size
                       << " points, fewer than " << n;

  // The two parts are combined before they are rounded.
  for (Operation *user : llvm::SetVector<Operation *>(
           axis->getResult().user_begin(), axis->getResult().user_end()))
    if (auto reduce = dyn_cast<ReduceOp>(user))
      widenReduction(reduce);

  // What has another value at each point, and what ends the axis.
  llvm::SetVector<Operation *> dependent;
  SmallVector<Operation *> enders;
  for (Operation &op : kernel.getBody().getOps()) {
    bool uses = llvm::any_of(op.getOperands(), [&](Value operand) {
      return operand == axis->getResult() ||
             (operand.getDefiningOp() &&
              dependent.contains(operand.getDefiningOp()));
    });
    if (!uses)
      continue;
    auto ranges = getRangeOperands(&op);
    if (!ranges ||
        !llvm::is_contained(ValueRange(*ranges), axis->getResult())) {
      dependent.insert(&op);
      continue;
    }
    if (!isa<StoreOp, ReduceOp>(op))
      return emitError() << "axis " << id << " is one of " << op.getName();
    enders.push_back(&op);
  }

  OpBuilder builder(*axis);
  Location loc = axis->getLoc();
  builder.setInsertionPointAfter(*axis);
  RangeKind kind =
      axis->getKind() == RangeKind::thread ? RangeKind::loop : axis->getKind();
  RangeOp tail = RangeOp::create(builder, loc, nextId++, rest, kind);
  Value first =
      ConstOp::create(builder, loc, builder.getIndexAttr(size - rest));
  Value position = AddOp::create(builder, loc, tail.getResult(), first);
  axis->setStaticSize(size - rest);

  IRMapping mapping;
  mapping.map(axis->getResult(), position);
  for (Operation *op : dependent) {
    builder.setInsertionPointAfter(op);
    builder.clone(*op, mapping);
  }
  for (Operation *op : enders) {
    builder.setInsertionPointAfter(op);
    Operation *clone = builder.clone(*op, mapping);
    SmallVector<Value> ranges;
    for (Value range : ValueRange(*getRangeOperands(op)))
      ranges.push_back(range == axis->getResult() ? tail.getResult() : range);
    getRangeOperands(clone)->assign(ranges);
    auto reduce = dyn_cast<ReduceOp>(op);
    if (!reduce)
      continue;
    Value both = createCombination(builder, op->getLoc(), reduce.getKind(),
                                   reduce, clone->getResult(0));
    reduce.getResult().replaceAllUsesExcept(both, both.getDefiningOp());
  }
  return success();
}

LogicalResult Scheduler::reorder(ArrayRef<int64_t> ids) {
  SmallVector<Value> order;
  for (int64_t id : ids) {
    FailureOr<RangeOp> axis = getAxis(id);
    if (failed(axis))
      return failure();
    order.push_back(axis->getResult());
  }
  bool isUsed = false;
  for (Operation &op : kernel.getBody().getOps()) {
    if (!isa<StoreOp, ReduceOp>(op))
      continue;
    MutableOperandRange operands = *getRangeOperands(&op);
    SmallVector<Value> ranges(ValueRange(operands).begin(),
                              ValueRange(operands).end());
    size_t count = llvm::count_if(
        ranges, [&](Value range) { return llvm::is_contained(order, range); });
    if (count != order.size()) // those of another nest
      continue;
    isUsed = true;
    size_t next = 0;
    for (Value &range : ranges)
      if (llvm::is_contained(order, range))
        range = order[next++];
    operands.assign(ranges);
  }
  if (!isUsed)
    return emitError() << "no store and no reduction runs over all of these "
                          "axes";
  return success();
}

LogicalResult Scheduler::shareByThreads(int64_t id) {
  FailureOr<RangeOp> axis = getAxis(id);
  if (failed(axis))
    return failure();
  if (axis->getKind() == RangeKind::thread)
    return success();
  for (auto range : kernel.getBody().getOps<RangeOp>())
    if (range.getKind() == RangeKind::thread)
      return emitError() << "threads share axis " << range.getId()
                         << " already";
  if (axis->getKind() != RangeKind::loop)
    return emitError() << "axis " << id << " is of kind "
                       << stringifyRangeKind(axis->getKind())
                       << "; threads share loops";
  for (Operation *user : axis->getResult().getUsers()) {
    auto ranges = getRangeOperands(user);
    if (ranges && !isa<StoreOp>(user) &&
        llvm::is_contained(ValueRange(*ranges), axis->getResult()))
      return emitError() << "axis " << id << " is one of " << user->getName()
                         << "; threads share those of stores";
  }
  axis->setKind(RangeKind::thread);
  return success();
}

LogicalResult Scheduler::stage(int64_t argument, int64_t id) {
  FailureOr<RangeOp> axis = getAxis(id);
  if (failed(axis))
    return failure();
  if (argument >= int64_t(kernel.getNumArguments()) ||
      !isa<MemRefType>(kernel.getArgument(argument).getType()))
    return emitError() << "argument " << argument << " is no buffer";
  BlockArgument buffer = kernel.getArgument(argument);
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
  const RangeSet &ranges = dependence.get(load.getResult());
  SmallVector<Value> axes;
  for (int place = 0; place != 4; ++place)
    for (Value range : ranges)
      if (inside.contains(range) && getPlace(range) == place)
        axes.push_back(range);

  OpBuilder builder(load);
  IRMapping mapping;
  SmallVector<int64_t> shape;
  SmallVector<Value> copies;
  Value gate;
  for (Value axis : axes) {
    auto range = axis.getDefiningOp<RangeOp>();
    if (!range.getStaticSize())
      return emitError() << "axis " << range.getId() << " needs a static size";
    bool isSimd = range.getKind() == RangeKind::simd;
    int64_t size = *range.getStaticSize();
    shape.push_back(isSimd ? countLanes(range) : size);
    RangeOp copy = RangeOp::create(builder, range->getLoc(), nextId++,
                                   shape.back(), RangeKind::loop);
    copies.push_back(copy);
    mapping.map(axis, copy.getResult());
    // Lanes that stand for no point read nothing.
    if (shape.back() != size)
      gate = CmpOp::create(
          builder, load.getLoc(), CmpPredicate::lt, copy.getResult(),
          ConstOp::create(builder, load.getLoc(), builder.getIndexAttr(size)));
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
      gate = AndOp::create(builder, load.getLoc(), copy.getGate(), gate);
    copy.getGateMutable().assign(gate);
    builder.setInsertionPoint(load);
  }
  auto type = RankedTensorType::get(shape, load.getType());
  auto tile = BufferizeOp::create(builder, load.getLoc(), type, copy, copies,
                                  Space::local, /*removable=*/true);
  Value read = IndexOp::create(builder, load.getLoc(), tile.getResult(), axes,
                               /*gate=*/Value());
  load.replaceAllUsesWith(read);
  load.erase();
  return success();
}

LogicalResult Scheduler::apply(ActionAttr action) {
  current = action;
  ArrayRef<int64_t> operands = action.getOperands();
  switch (action.getKind()) {
  case ActionKind::split:
    return divide(operands[0], operands[1], std::nullopt);
  case ActionKind::peel:
    return peel(operands[0], operands[1]);
  case ActionKind::reorder:
    return reorder(operands);
  case ActionKind::upcast:
    return divide(operands[0], operands[1], RangeKind::upcast);
  case ActionKind::simd:
    return divide(operands[0], operands[1], RangeKind::simd);
  case ActionKind::unroll:
    return divide(operands[0], operands[1], RangeKind::unroll);
  case ActionKind::thread:
    return shareByThreads(operands[0]);
  case ActionKind::stage:
    return stage(operands[0], operands[1]);
  }
  llvm_unreachable("an action that there is not");
}

FailureOr<SmallVector<int64_t>>
uop::performSchedule(KernelOp kernel, ArrayRef<ActionAttr> actions) {
  if (hasExplicitControl(kernel))
    return kernel.emitOpError("has threads or scratch of its own, which a "
                              "schedule cannot rearrange");
  Scheduler scheduler(kernel);
  SmallVector<int64_t> axes;
  for (ActionAttr action : actions) {
    int64_t nextId = scheduler.getNextId();
    if (failed(scheduler.apply(action)))
      return failure();
    // A copy that is staged has axes that no action names.
    bool isNew = scheduler.getNextId() != nextId &&
                 action.getKind() != ActionKind::stage;
    axes.push_back(isNew ? nextId : action.getOperands()[0]);
  }
  return axes;
}

/// The schedule of `kernel`, null if it has none.
static FailureOr<ScheduleAttr> getSchedule(KernelOp kernel) {
  Attribute attr = kernel->getDiscardableAttr(kScheduleAttrName);
  if (attr && !isa<ScheduleAttr>(attr))
    return kernel.emitOpError("attribute '")
           << kScheduleAttrName << "' must be a #uop.schedule, got " << attr;
  return cast_or_null<ScheduleAttr>(attr);
}

FailureOr<SmallVector<int64_t>>
uop::extendSchedule(KernelOp kernel, ArrayRef<ActionAttr> actions) {
  FailureOr<ScheduleAttr> old = getSchedule(kernel);
  if (failed(old))
    return failure();
  SmallVector<ActionAttr> all;
  if (*old)
    all.append((*old).getActions().begin(), (*old).getActions().end());
  all.append(actions.begin(), actions.end());
  OwningOpRef<KernelOp> scratch(kernel.clone());
  FailureOr<SmallVector<int64_t>> axes = performSchedule(*scratch, all);
  if (failed(axes))
    return failure();
  kernel->setDiscardableAttr(kScheduleAttrName,
                             ScheduleAttr::get(kernel.getContext(), all));
  return SmallVector<int64_t>(ArrayRef(*axes).take_back(actions.size()));
}

namespace {
struct ApplySchedulePass
    : public uop::impl::ApplySchedulePassBase<ApplySchedulePass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    FailureOr<ScheduleAttr> schedule = getSchedule(kernel);
    if (failed(schedule))
      return signalPassFailure();
    if (!*schedule)
      return;
    if (failed(performSchedule(kernel, (*schedule).getActions())))
      return signalPassFailure();
    kernel->removeDiscardableAttr(kScheduleAttrName);
  }
};
} // namespace
