//===- ApplySchedule.cpp - Schedules performed ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every action is a substitution: an index that a range counts becomes an
// expression of other ranges. `#uop.schedule` says what the actions mean
// (docs/schedules.md).
//
//===----------------------------------------------------------------------===//

#include "../../Utils/FloatingScalars.h"
#include "../KernelAxes.h"
#include "Scheduler.h"
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

Scheduler::Scheduler(KernelOp kernel, const CostModel &target)
    : kernel(kernel), target(target), nextId(getNextAxisId(kernel)) {
  // Equal ranges are one.
  llvm::MapVector<std::tuple<int64_t, unsigned, int64_t, Value>, RangeOp> known;
  for (auto range :
       llvm::make_early_inc_range(kernel.getBody().getOps<RangeOp>())) {
    // They need not hold for the parts of a range.
    range.setBounds({});
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
  FailureOr<RangeOp> found = findAxis(id);
  if (succeeded(found) &&
      (!found->getStaticSize() || *found->getStaticSize() == 0))
    return emitError() << "axis " << id << " needs a static size above 0";
  return found;
}

FailureOr<RangeOp> Scheduler::findAxis(int64_t id) {
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
  return found;
}

FailureOr<BlockArgument> Scheduler::getBuffer(int64_t argument) {
  if (argument >= int64_t(kernel.getNumArguments()) ||
      !isa<MemRefType>(kernel.getArgument(argument).getType()))
    return emitError() << "argument " << argument << " is not a buffer";
  return kernel.getArgument(argument);
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
    if (!isa<StoreOp, ReduceOp, BufferizeOp>(user))
      return emitError() << "axis " << int64_t(axis.getId()) << " is one of "
                         << user->getName();
    (isa<ReduceOp>(user) ? isReduced : isOutput) = true;
  }
  if (kind == RangeKind::upcast && isReduced)
    return emitError() << "axis " << axis.getId()
                       << " is reduced; use unroll instead";
  if (kind == RangeKind::unroll && isOutput)
    return emitError() << "axis " << axis.getId()
                       << " is an output axis; use upcast instead";
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
                       << " iterations of axis " << id << "; peel it first";
  if (kind && n == size) {
    axis->setKind(*kind);
    return success();
  }
  for (Operation *user : axis->getResult().getUsers()) {
    auto ranges = getRangeOperands(user);
    if (ranges && !isa<StoreOp, ReduceOp, FoldOp, BufferizeOp>(user) &&
        llvm::is_contained(ValueRange(*ranges), axis->getResult()))
      return emitError() << "axis " << id << " is one of " << user->getName();
  }

  OpBuilder builder(*axis);
  Location loc = axis->getLoc();
  RangeOp outer = RangeOp::create(builder, loc, id, size / n, axis->getKind());
  RangeKind innerKind = kind.value_or(
      axis->getKind() == RangeKind::thread ? RangeKind::loop : axis->getKind());
  made = nextId++;
  RangeOp inner = RangeOp::create(builder, loc, *made, n, innerKind);
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
  // The parts may be what was computed of the whole.
  bool isTakenApart = llvm::any_of(axis->getResult().getUsers(),
                                   llvm::IsaPred<FloorDivOp, FloorModOp>);
  axis->getResult().replaceAllUsesWith(sum);
  axis->erase();
  return isTakenApart ? simplifyIndices(kernel) : success();
}

/// Finds what has another value at each point of the axis, and what ends it.
LogicalResult Scheduler::findUsers(RangeOp axis,
                                   llvm::SetVector<Operation *> &dependent,
                                   SmallVectorImpl<Operation *> &enders) {
  for (Operation &op : kernel.getBody().getOps()) {
    bool uses = llvm::any_of(op.getOperands(), [&](Value operand) {
      return operand == axis.getResult() ||
             (operand.getDefiningOp() &&
              dependent.contains(operand.getDefiningOp()));
    });
    if (!uses)
      continue;
    auto ranges = getRangeOperands(&op);
    if (!ranges || !llvm::is_contained(ValueRange(*ranges), axis.getResult())) {
      dependent.insert(&op);
      continue;
    }
    if (!isa<StoreOp, ReduceOp>(op))
      return emitError() << "axis " << int64_t(axis.getId()) << " is one of "
                         << op.getName();
    enders.push_back(&op);
  }
  return success();
}

/// Copies a store or a reduction over the axis to one over `tail`. What a
/// reduction is combined with is the result of its copy.
static void copyEnder(OpBuilder &builder, Operation *op, Value axis, Value tail,
                      IRMapping &mapping) {
  builder.setInsertionPointAfter(op);
  Operation *clone = builder.clone(*op, mapping);
  SmallVector<Value> ranges;
  for (Value range : ValueRange(*getRangeOperands(op)))
    ranges.push_back(range == axis ? tail : range);
  getRangeOperands(clone)->assign(ranges);
  auto reduce = dyn_cast<ReduceOp>(op);
  if (!reduce)
    return;
  Value both = createCombination(builder, op->getLoc(), reduce.getKind(),
                                 reduce, clone->getResult(0));
  reduce.getResult().replaceAllUsesExcept(both, both.getDefiningOp());
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
                       << " iterations, fewer than " << n;

  // The two parts are combined before they are rounded.
  for (Operation *user : llvm::SetVector<Operation *>(
           axis->getResult().user_begin(), axis->getResult().user_end()))
    if (auto reduce = dyn_cast<ReduceOp>(user))
      widenReduction(reduce);
  llvm::SetVector<Operation *> dependent;
  SmallVector<Operation *> enders;
  if (failed(findUsers(*axis, dependent, enders)))
    return failure();

  OpBuilder builder(*axis);
  Location loc = axis->getLoc();
  builder.setInsertionPointAfter(*axis);
  RangeKind kind =
      axis->getKind() == RangeKind::thread ? RangeKind::loop : axis->getKind();
  made = nextId++;
  RangeOp tail = RangeOp::create(builder, loc, *made, rest, kind);
  Value first =
      ConstOp::create(builder, loc, builder.getIndexAttr(size - rest));
  Value position = AddOp::create(builder, loc, tail.getResult(), first);
  axis->setStaticSize(size - rest);

  IRMapping mapping;
  mapping.map(axis->getResult(), position);
  for (Operation *op : dependent) {
    builder.setInsertionPointAfter(op);
    Operation *clone = builder.clone(*op, mapping);
    // A range whose size depends on the axis is another axis there.
    if (auto range = dyn_cast<RangeOp>(clone))
      range.setId(nextId++);
  }
  for (Operation *op : enders)
    copyEnder(builder, op, axis->getResult(), tail.getResult(), mapping);
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
  FailureOr<RangeOp> axis = findAxis(id);
  if (failed(axis))
    return failure();
  if (!axis->getStaticSize() && !(*axis)->hasAttr(kMaxSizeAttrName))
    return emitError() << "axis " << id << " needs a static size, or its "
                       << "greatest one as " << kMaxSizeAttrName;
  if (axis->getKind() == RangeKind::thread)
    return success();
  // Loop nests of one kernel may be shared each, if they need nothing of each
  // other.
  for (auto range : kernel.getBody().getOps<RangeOp>()) {
    if (range.getKind() != RangeKind::thread || range.use_empty())
      continue;
    bool isAround =
        llvm::any_of(kernel.getBody().getOps<StoreOp>(), [&](StoreOp store) {
          return llvm::is_contained(store.getRanges(), range.getResult()) &&
                 llvm::is_contained(store.getRanges(), axis->getResult());
        });
    if (isAround || readsWhatItWrites(kernel))
      return emitError() << "threads share axis " << range.getId()
                         << " already";
  }
  if (axis->getKind() != RangeKind::loop)
    return emitError() << "axis " << id << " is of kind "
                       << stringifyRangeKind(axis->getKind())
                       << "; threads share loops";
  for (Operation *user : axis->getResult().getUsers()) {
    auto ranges = getRangeOperands(user);
    if (ranges && !isa<StoreOp>(user) &&
        llvm::is_contained(ValueRange(*ranges), axis->getResult()))
      return emitError() << "axis " << id << " is one of " << user->getName()
                         << "; threads can only share axes of stores";
  }
  axis->setKind(RangeKind::thread);
  return success();
}

LogicalResult Scheduler::stream(int64_t argument) {
  FailureOr<BlockArgument> buffer = getBuffer(argument);
  if (failed(buffer))
    return failure();
  bool isWritten = false;
  for (Operation *user : buffer->getUsers())
    if (auto store = dyn_cast<StoreOp>(user)) {
      store->setDiscardableAttr(kNontemporalAttrName,
                                UnitAttr::get(kernel.getContext()));
      isWritten = true;
    }
  if (!isWritten)
    return emitError() << "the kernel does not write argument " << argument;
  return success();
}

LogicalResult Scheduler::apply(ActionAttr action) {
  current = action;
  made.reset();
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
    return stage(operands[0], operands[1],
                 operands.size() == 3 ? std::optional(operands[2])
                                      : std::nullopt);
  case ActionKind::stream:
    return stream(operands[0]);
  case ActionKind::accumulate:
    return accumulate(operands[0], operands[1]);
  case ActionKind::tile:
    return tile(operands[0], operands[1], /*isInside=*/false);
  case ActionKind::tile_inside:
    return tile(operands[0], operands[1], /*isInside=*/true);
  case ActionKind::dot:
    return dot(operands[0], operands[1],
               operands.size() == 3 ? std::optional(operands[2])
                                    : std::nullopt);
  case ActionKind::merge:
    return merge(operands[0], operands[1]);
  case ActionKind::pad_to:
    return padTo(operands[0], operands[1]);
  case ActionKind::group:
  case ActionKind::local:
  case ActionKind::global:
    return emitError() << "a CPU has no blocks of threads; use thread";
  case ActionKind::pipeline:
    return emitError() << "a CPU has no asynchronous copies; use stage alone";
  case ActionKind::tensor_core:
    return emitError() << "matrix units of a CPU are not supported; use simd";
  }
  llvm_unreachable("an action that there is not");
}

FailureOr<SmallVector<int64_t>>
uop::performSchedule(KernelOp kernel, ArrayRef<ActionAttr> actions,
                     const CostModel &target) {
  if (hasExplicitControl(kernel))
    return kernel.emitOpError(
        "has explicit threads or scratch, which a schedule cannot rearrange");
  Scheduler scheduler(kernel, target);
  SmallVector<int64_t> axes;
  for (ActionAttr action : actions) {
    if (failed(scheduler.apply(action)))
      return failure();
    axes.push_back(scheduler.getMade().value_or(action.getOperands()[0]));
  }
  if (hasReservedAxisIds(kernel))
    reserveAxisIds(kernel, scheduler.getNextId());
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
  FailureOr<CostModel> target = CostModel::get(kernel);
  if (failed(target))
    return failure();
  OwningOpRef<KernelOp> scratch(kernel.clone());
  FailureOr<SmallVector<int64_t>> axes =
      performSchedule(*scratch, all, *target);
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
    FailureOr<CostModel> target = CostModel::get(kernel);
    if (failed(target) ||
        failed(performSchedule(kernel, (*schedule).getActions(), *target)))
      return signalPassFailure();
    kernel->removeDiscardableAttr(kScheduleAttrName);
  }
};
} // namespace
