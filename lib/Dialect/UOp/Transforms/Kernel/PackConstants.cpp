//===- PackConstants.cpp - Constants in the order of panels -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a schedule of a kernel packs an operand in panels, and the operand is a
// constant, a launch of its own packs all of it, if the kernel is faster then.
// It depends on the constant alone, so that a plan has its result and not the
// launch.
//
//===----------------------------------------------------------------------===//

#include "../Schedule/BlockLoops.h"
#include "../Schedule/KernelAxes.h"
#include "../Schedule/KernelPrice.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Threading.h"

#include <set>

namespace uop {
#define GEN_PASS_DEF_PACKCONSTANTSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// How an argument of a kernel is laid out anew.
struct Packing {
  BlockArgument argument;
  LoadOp load;
  /// The axis whose points are in panels of so many.
  Value axis;
  int64_t width = 0;
  /// All ranges that select an element, the slowest first. The last one is
  /// `axis` within a panel; which panel it is comes before what is reduced.
  SmallVector<Value> outer, reduced;
  /// Of all panels, those of the last that the axis does not reach included.
  int64_t elements = 1;

  int64_t countPanels() const {
    return llvm::divideCeil(getRangeSize(axis), width);
  }
};

/// What was decided about one constant of a kernel.
struct Decision {
  unsigned argument;
  /// Writes the panels; null: they are not worth it.
  OwningOpRef<KernelOp> maker;
  int64_t elements = 0, width = 0;
  /// Why not.
  StringRef reason;
};

/// A kernel, and what is packed for it.
struct PackedKernel {
  KernelOp kernel;
  SmallVector<LaunchOp> launches;
  /// The arguments that are constants in all launches.
  SmallVector<unsigned> constants;
  SmallVector<Decision> decisions;
};

struct PackConstantsPass
    : public uop::impl::PackConstantsPassBase<PackConstantsPass> {
  using Base::Base;

  using Base::registers;
  using Base::threads;
  using Base::vectorBytes;

  void runOnOperation() override;
  SmallVector<ScheduleAttr> listSchedules(KernelOp kernel,
                                          const CostModel &model);

private:
  SmallVector<PackedKernel> collectKernels(SymbolTable &symbols);
  void choose(PackedKernel &packed, const CostModel &model);
};
} // namespace

/// The constant that `tensor` is, whatever its shape.
static bool isConstant(Value tensor) {
  while (auto reshape = tensor.getDefiningOp<ReshapeOp>())
    tensor = reshape.getSource();
  return isa_and_nonnull<arith::ConstantOp, ConstOp>(tensor.getDefiningOp());
}

static bool stages(ScheduleAttr schedule, unsigned argument) {
  return llvm::any_of(schedule.getActions(), [&](ActionAttr action) {
    return action.getKind() == ActionKind::stage &&
           action.getOperands()[0] == int64_t(argument);
  });
}

/// The schedules of the kernel, the one that it would get first.
SmallVector<ScheduleAttr>
PackConstantsPass::listSchedules(KernelOp kernel, const CostModel &model) {
  SmallVector<ScheduleAttr> schedules;
  ChosenSchedule chosen =
      chooseSchedule(kernel, model, {vectorBytes, registers}, threads);
  if (!chosen.candidate)
    return schedules;
  schedules.push_back(chosen.candidate->schedule);
  KernelFacts facts(kernel, {vectorBytes, registers}, model, threads);
  for (const ScheduleCandidate &candidate : enumerateSchedules(facts))
    if (candidate.schedule != schedules.front())
      schedules.push_back(candidate.schedule);
  return schedules;
}

/// The axes that the first actions of the schedule split off, each with the one
/// that it is a part of and its size. What is peeled off is no part of a panel.
static llvm::SmallMapVector<int64_t, std::pair<int64_t, int64_t>, 4>
findParts(KernelOp kernel, ScheduleAttr schedule) {
  llvm::SmallMapVector<int64_t, std::pair<int64_t, int64_t>, 4> parts;
  int64_t next = 0;
  for (auto range : kernel.getBody().getOps<RangeOp>())
    next = std::max(next, int64_t(range.getId()) + 1);
  for (ActionAttr action : schedule.getActions()) {
    ArrayRef<int64_t> operands = action.getOperands();
    switch (action.getKind()) {
    case ActionKind::split:
      parts[next++] = {operands[0], operands[1]};
      break;
    case ActionKind::peel:
      ++next;
      break;
    case ActionKind::merge:
    case ActionKind::reorder:
    case ActionKind::thread:
      break;
    default:
      // Others may make axes, too.
      return parts;
    }
  }
  return parts;
}

/// Finds the axis of the panels that `schedule` would make of the argument, and
/// their width. They must be of one width; what is peeled off the axis is part
/// of the last panel.
static LogicalResult findPanels(KernelOp kernel, ScheduleAttr schedule,
                                int64_t width, Packing &packing) {
  int64_t argument = packing.argument.getArgNumber(), id = -1;
  auto parts = findParts(kernel, schedule);
  for (ActionAttr action : schedule.getActions()) {
    ArrayRef<int64_t> operands = action.getOperands();
    if (action.getKind() != ActionKind::stage || operands[0] != argument)
      continue;
    auto part = parts.find(operands[1]);
    int64_t whole = part != parts.end() ? part->second.first : operands[1];
    auto range =
        llvm::find_if(kernel.getBody().getOps<RangeOp>(), [&](RangeOp range) {
          return int64_t(range.getId()) == whole;
        });
    // What is peeled off has a new id.
    if (range == kernel.getBody().getOps<RangeOp>().end())
      continue;
    if (packing.axis)
      return failure();
    id = operands[1];
    packing.axis = *range;
  }
  for (ActionAttr action : schedule.getActions())
    if (action.getKind() == ActionKind::split && action.getOperands()[0] == id)
      packing.width = packing.width ? -1 : action.getOperands()[1];
  if (auto part = parts.find(id); packing.width == 0 && part != parts.end())
    packing.width = part->second.second;
  if (packing.width >= 2 && width != 0)
    packing.width = width;
  return success(packing.width >= 2 && packing.axis);
}

/// Finds the only load of the argument, of scalars and without a gate.
static LogicalResult findLoad(Packing &packing) {
  for (Operation *user : packing.argument.getUsers()) {
    auto load = dyn_cast<LoadOp>(user);
    if (!load || packing.load || load.getGate())
      return failure();
    packing.load = load;
  }
  return success(packing.load && !isa<VectorType>(packing.load.getType()));
}

/// The place of each reduced range in the loop nest that `schedule` makes;
/// those that it does not move are in the order of their ids.
static SmallVector<int64_t> getLoopOrder(ScheduleAttr schedule,
                                         ArrayRef<Value> reduced) {
  SmallVector<int64_t> order = llvm::map_to_vector(
      reduced, [](Value range) { return int64_t(KernelFacts::getId(range)); });
  llvm::sort(order);
  for (ActionAttr action : schedule.getActions()) {
    if (action.getKind() != ActionKind::reorder)
      continue;
    // They take the places that they had together.
    SmallVector<int64_t> moved =
        llvm::filter_to_vector(action.getOperands(), [&](int64_t id) {
          return llvm::is_contained(order, id);
        });
    auto next = moved.begin();
    for (int64_t &id : order)
      if (llvm::is_contained(moved, id) && next != moved.end())
        id = *next++;
  }
  return order;
}

/// What is reduced in the order in which the loops of `schedule` read it.
static SmallVector<Value> getReduced(const Packing &packing,
                                     ScheduleAttr schedule) {
  SmallVector<int64_t> order = getLoopOrder(schedule, packing.reduced);
  SmallVector<Value> reduced = packing.reduced;
  llvm::sort(reduced, [&](Value lhs, Value rhs) {
    return llvm::find(order, KernelFacts::getId(lhs)) <
           llvm::find(order, KernelFacts::getId(rhs));
  });
  return reduced;
}

/// Finds the ranges that select an element, in the order of the panels.
static LogicalResult findRanges(Packing &packing, ScheduleAttr schedule) {
  RangeDependence dependence;
  const RangeSet &ranges = dependence.get(packing.load.getResult());
  if (!ranges.contains(packing.axis))
    return failure();
  for (Value value : ranges) {
    auto range = value.getDefiningOp<RangeOp>();
    if (!range || !range.getStaticSize())
      return failure();
    if (llvm::MulOverflow(packing.elements, getRangeSize(range),
                          packing.elements))
      return failure();
    if (value == packing.axis)
      continue;
    (range.getKind() == RangeKind::reduce ? packing.reduced : packing.outer)
        .push_back(value);
  }
  packing.reduced = getReduced(packing, schedule);
  llvm::sort(packing.outer, [](Value lhs, Value rhs) {
    return KernelFacts::getId(lhs) < KernelFacts::getId(rhs);
  });
  return success();
}

/// Whether the load's place is computed from ranges and constants, and is not
/// in panels along the axis already. Panels of other arguments are of no
/// account.
static bool isOfWholeRanges(LoadOp load, Value axis) {
  SmallVector<Value> worklist = {load.getOffset()};
  for (size_t i = 0; i != worklist.size(); ++i) {
    Operation *op = worklist[i].getDefiningOp();
    if (!op || worklist.size() > 256)
      return false;
    if (isa<RangeOp, ConstOp>(op))
      continue;
    if (op->getNumRegions() != 0 || !isMemoryEffectFree(op) ||
        !op->getResult(0).getType().isIndex() ||
        (isa<FloorDivOp, FloorModOp>(op) && op->getOperand(0) == axis))
      return false;
    llvm::append_range(worklist, op->getOperands());
  }
  return true;
}

/// The panels that `schedule` would make of the argument, of another width
/// unless that is 0.
static FailureOr<Packing> findPacking(KernelOp kernel, unsigned argument,
                                      ScheduleAttr schedule, int64_t width,
                                      const CostModel &model) {
  Packing packing;
  packing.argument = kernel.getArgument(argument);
  auto type = dyn_cast<MemRefType>(packing.argument.getType());
  if (!type || !type.hasStaticShape() ||
      failed(findPanels(kernel, schedule, width, packing)) ||
      failed(findLoad(packing)) || failed(findRanges(packing, schedule)))
    return failure();
  // What several points read would be there several times.
  if (packing.elements > type.getNumElements() ||
      !isOfWholeRanges(packing.load, packing.axis))
    return failure();
  packing.elements = packing.elements / getRangeSize(packing.axis) *
                     packing.countPanels() * packing.width;
  if (double(packing.elements) >
      model.getMostPanelPadding() * double(type.getNumElements()))
    return failure();
  return packing;
}

/// Panels of `width` columns for an argument of which a launch reads each
/// element once, rows of columns that are contiguous: the columns of a panel
/// then follow each other in memory, row by row.
static FailureOr<Packing> findColumnPanels(KernelOp kernel, unsigned argument,
                                           int64_t width) {
  Packing packing;
  packing.argument = kernel.getArgument(argument);
  packing.width = width;
  auto type = dyn_cast<MemRefType>(packing.argument.getType());
  if (width < 2 || !type || !type.hasStaticShape() || failed(findLoad(packing)))
    return failure();
  int64_t points = 1;
  for (auto range : kernel.getBody().getOps<RangeOp>()) {
    if (!range.getStaticSize() ||
        llvm::MulOverflow(points, int64_t(*range.getStaticSize()), points))
      return failure();
    if (range.getKind() != RangeKind::reduce &&
        getStride(packing.load.getOffset(), range) == 1)
      packing.axis = range;
  }
  if (!packing.axis || !isOfWholeRanges(packing.load, packing.axis) ||
      points != type.getNumElements() || getRangeSize(packing.axis) <= width ||
      getRangeSize(packing.axis) % width != 0 ||
      failed(findRanges(packing, ScheduleAttr::get(kernel.getContext(), {}))))
    return failure();
  if (!packing.outer.empty() || packing.reduced.empty() ||
      packing.elements != points)
    return failure();
  return packing;
}

/// The place of an element among the panels, from the values of its ranges;
/// `panel` and `lane` are those of the axis; no panel where there is one.
static Value buildPosition(OpBuilder &builder, Location loc,
                           const Packing &packing,
                           function_ref<Value(Value)> get, Value panel,
                           Value lane) {
  auto constant = [&](int64_t number) -> Value {
    return ConstOp::create(builder, loc, builder.getIndexAttr(number));
  };
  Value position;
  auto append = [&](Value index, int64_t size) {
    position = position ? AddOp::create(builder, loc,
                                        MulOp::create(builder, loc, position,
                                                      constant(size)),
                                        index)
                              .getResult()
                        : index;
  };
  for (Value range : packing.outer)
    append(get(range), getRangeSize(range));
  if (panel)
    append(panel, packing.countPanels());
  for (Value range : packing.reduced)
    append(get(range), getRangeSize(range));
  append(lane, packing.width);
  return position;
}

/// A kernel that writes all panels.
static OwningOpRef<KernelOp> makePackingKernel(KernelOp kernel,
                                               const Packing &packing) {
  OpBuilder builder(kernel.getContext());
  LoadOp load = packing.load;
  Location loc = load.getLoc();
  auto type = cast<MemRefType>(packing.argument.getType());
  auto packed = MemRefType::get({packing.elements}, type.getElementType());
  OwningOpRef<KernelOp> made(
      KernelOp::create(builder, loc, ("pack_" + kernel.getName()).str(),
                       builder.getFunctionType({type, packed}, {})));
  builder.setInsertionPointToStart(&made->getBody().front());
  IRMapping mapping;
  mapping.map(packing.argument, made->getArgument(0));
  SmallVector<Value> ranges;
  auto create = [&](int64_t size) -> Value {
    ranges.push_back(RangeOp::create(builder, loc, int64_t(ranges.size()), size,
                                     RangeKind::loop));
    return ranges.back();
  };
  for (Value range : packing.outer)
    mapping.map(range, create(getRangeSize(range)));
  Value panel = create(packing.countPanels());
  for (Value range : packing.reduced)
    mapping.map(range, create(getRangeSize(range)));
  Value lane = create(packing.width);
  Value width =
      ConstOp::create(builder, loc, builder.getIndexAttr(packing.width));
  mapping.map(packing.axis,
              AddOp::create(builder, loc,
                            MulOp::create(builder, loc, panel, width), lane)
                  .getResult());
  Value column = mapping.lookup(packing.axis);
  llvm::SetVector<Operation *> slice;
  slice.insert(load);
  for (size_t i = 0; i != slice.size(); ++i)
    for (Value operand : slice[i]->getOperands())
      if (Operation *def = operand.getDefiningOp(); def && !isa<RangeOp>(def))
        slice.insert(def);
  for (Operation &op : kernel.getBody().getOps())
    if (slice.contains(&op))
      builder.clone(op, mapping);
  int64_t size = getRangeSize(packing.axis);
  if (size % packing.width != 0) {
    OpBuilder::InsertionGuard guard(builder);
    auto read = mapping.lookup(load.getResult()).getDefiningOp<LoadOp>();
    builder.setInsertionPoint(read);
    Value end = ConstOp::create(builder, loc, builder.getIndexAttr(size));
    Value isInside = CmpOp::create(builder, loc, CmpPredicate::lt, column, end);
    read.getGateMutable().assign(isInside);
  }
  Value position = buildPosition(
      builder, loc, packing, [&](Value range) { return mapping.lookup(range); },
      panel, lane);
  StoreOp::create(builder, loc, mapping.lookup(load.getResult()),
                  made->getArgument(1), position, ranges,
                  /*gate=*/Value());
  SinkOp::create(builder, loc);
  return made;
}

/// Makes `packing.load` read the panels.
static void readPanels(KernelOp kernel, const Packing &packing) {
  LoadOp load = packing.load;
  OpBuilder builder(load);
  Location loc = load.getLoc();
  Value panel, lane = packing.axis;
  if (packing.width != getRangeSize(packing.axis)) {
    Value width =
        ConstOp::create(builder, loc, builder.getIndexAttr(packing.width));
    panel = FloorDivOp::create(builder, loc, packing.axis, width);
    lane = FloorModOp::create(builder, loc, packing.axis, width);
  }
  Value position = buildPosition(
      builder, loc, packing, [](Value range) { return range; }, panel, lane);
  auto type = MemRefType::get({packing.elements}, load.getType());
  BlockArgument argument = packing.argument;
  argument.setType(type);
  load.getOffsetMutable().assign(position);
  SmallVector<Type> types(kernel.getBody().getArgumentTypes());
  kernel.setFunctionType(builder.getFunctionType(types, {}));
}

static remark::RemarkOpts getRemarkOpts(KernelOp kernel) {
  return remark::RemarkOpts::name("Pack")
      .category("uop-pack-constants")
      .function(kernel.getSymName());
}

/// The kernel with the blocks of a loop of variable size, if it will have any:
/// they take the time, not what is left where there are fewer iterations.
static OwningOpRef<KernelOp> withBlocks(KernelOp kernel,
                                        std::optional<LoopBlocks> blocks) {
  OwningOpRef<KernelOp> blocked(kernel.clone());
  if (blocks && failed(cutIntoBlocks(*blocked, *blocks)))
    return OwningOpRef<KernelOp>(kernel.clone());
  return blocked;
}

namespace {
/// Chooses the panels of an argument with which the kernel takes the least
/// time, if any take less than the kernel as it is.
class PanelChooser {
public:
  PanelChooser(PackConstantsPass &pass, KernelOp kernel, const CostModel &model,
               KernelPricer &pricer)
      : pass(pass), kernel(kernel), model(model), pricer(pricer) {}

  std::optional<Packing> run(unsigned number);
  /// The kernel that reads them.
  OwningOpRef<KernelOp> takeReader() { return std::move(reader); }
  /// Why there are none; empty if none were possible.
  StringRef getReason() const { return reason; }

private:
  using Blocks = std::optional<LoopBlocks>;
  /// Panels in a kernel, of a width or, if that is 0, of their own.
  using FindFn =
      llvm::function_ref<FailureOr<Packing>(KernelOp, int64_t width)>;

  /// The kernel with such blocks, and the schedules that there are then.
  struct Way {
    Blocks blocks;
    SmallVector<ScheduleAttr> schedules;
  };

  void listWays();
  bool isNew(const Packing &packing);
  ScheduleAttr tryOrder(FindFn find, int64_t width, const Blocks &blocks,
                        ScheduleAttr order);
  void tryPanels(FindFn find, const Blocks &blocks);

  PackConstantsPass &pass;
  KernelOp kernel;
  const CostModel &model;
  KernelPricer &pricer;
  SmallVector<Way, 2> ways;
  /// Of the argument that is asked about.
  unsigned argument = 0;
  /// The axis, the width and the order of panels that have been tried.
  std::set<SmallVector<int64_t>> tried;
  /// Whether the kernel copies it into panels in each run otherwise.
  bool isCopied = false;
  double least = 0;
  std::optional<Packing> best;
  /// Whether the panels that were tried last are the best.
  bool isBest = false;
  OwningOpRef<KernelOp> reader;
  StringRef reason;
};
} // namespace

/// The width of the panels into which the schedule copies the argument; 0 if it
/// reads the argument where it is.
static int64_t getStagedWidth(ScheduleAttr schedule, unsigned argument) {
  for (ActionAttr stage : schedule.getActions()) {
    if (stage.getKind() != ActionKind::stage ||
        stage.getOperands()[0] != int64_t(argument))
      continue;
    for (ActionAttr split : schedule.getActions())
      if (split.getKind() == ActionKind::split &&
          split.getOperands()[0] == stage.getOperands()[1])
        return split.getOperands()[1];
  }
  return 0;
}

bool PanelChooser::isNew(const Packing &packing) {
  SmallVector<int64_t> key = {KernelFacts::getId(packing.axis), packing.width};
  for (Value range : packing.reduced)
    key.push_back(KernelFacts::getId(range));
  return tried.insert(std::move(key)).second;
}

/// The schedule of the kernel that reads these panels; null if there are none,
/// or if they have been tried.
/// `order` is a schedule in whose order they hold what is reduced.
ScheduleAttr PanelChooser::tryOrder(FindFn find, int64_t width,
                                    const Blocks &blocks, ScheduleAttr order) {
  isBest = false;
  FailureOr<Packing> packing = find(kernel, width);
  if (failed(packing))
    return {};
  if (order)
    packing->reduced = getReduced(*packing, order);
  if (!isNew(*packing))
    return {};
  // They are found in a copy again.
  OwningOpRef<KernelOp> made(kernel.clone());
  FailureOr<Packing> found = find(*made, width);
  if (order)
    found->reduced = getReduced(*found, order);
  readPanels(*made, *found);
  OwningOpRef<KernelOp> blocked = withBlocks(*made, blocks);
  ChosenSchedule chosen = chooseSchedule(
      *blocked, model, {pass.vectorBytes, pass.registers}, pass.threads);
  ScheduleAttr better =
      chosen.candidate ? chosen.candidate->schedule : ScheduleAttr();
  if (!better || stages(better, argument)) {
    reason = "no schedule reads panels of argument {0}";
    return better;
  }
  double price = pricer.getPrice(*blocked, &chosen);
  // The order of the loops costs nothing. A copy in each run is certain to take
  // time, whatever the estimates are worth.
  double gain = isCopied ? 0 : model.getLeastGain(least);
  if (order ? price > least : least - price <= gain) {
    reason = "packing argument {0} makes the kernel no faster";
    return better;
  }
  least = price;
  best = *packing;
  isBest = true;
  reader = std::move(made);
  return better;
}

void PanelChooser::tryPanels(FindFn find, const Blocks &blocks) {
  for (int64_t width = 0;;) {
    ScheduleAttr better = tryOrder(find, width, blocks, /*order=*/{});
    if (!better)
      return;
    // The tiles that are fastest with these panels read narrower ones.
    if (int64_t staged = getStagedWidth(better, argument)) {
      if (width != 0 && staged >= width)
        return;
      width = staged;
      continue;
    }
    if (isBest && best->reduced != getReduced(*best, better))
      (void)tryOrder(find, width, blocks, better);
    return;
  }
}

/// Without panels, blocks may be too few iterations to copy the operand for.
void PanelChooser::listWays() {
  if (!ways.empty())
    return;
  ways.push_back({findBlocks(kernel, model, {pass.vectorBytes, pass.registers},
                             pass.threads),
                  {}});
  Blocks largest = findLargestBlocks(kernel);
  if (largest && (!ways[0].blocks || ways[0].blocks->size != largest->size))
    ways.push_back({largest, {}});
  for (Way &way : ways)
    way.schedules = pass.listSchedules(*withBlocks(kernel, way.blocks), model);
}

std::optional<Packing> PanelChooser::run(unsigned number) {
  argument = number;
  best.reset();
  reason = {};
  listWays();
  least = pricer.getPrice(*withBlocks(kernel, ways[0].blocks));
  isCopied =
      !ways[0].schedules.empty() && stages(ways[0].schedules.front(), argument);
  for (const Way &way : ways) {
    if (best)
      break;
    tried.clear();
    for (ScheduleAttr schedule : way.schedules) {
      if (!stages(schedule, argument))
        continue;
      if (reason.empty())
        reason = "the panels of argument {0} have several widths, or take more "
                 "memory than uop.most_panel_padding allows";
      tryPanels(
          [&](KernelOp read, int64_t width) {
            return findPacking(read, argument, schedule, width, model);
          },
          way.blocks);
    }
  }
  if (reason.empty()) {
    auto type = dyn_cast<MemRefType>(kernel.getArgument(argument).getType());
    int64_t width = type ? CostModel::getByteWidth(type.getElementType())
                         : pass.vectorBytes;
    // As many vectors as the sums of a row of columns are in registers.
    int64_t columns = pass.vectorBytes / width * (pass.registers / 2);
    tryPanels(
        [&](KernelOp read, int64_t) {
          return findColumnPanels(read, argument, columns);
        },
        std::nullopt);
  }
  return best;
}

/// Decides about the constants of a kernel and makes it read their panels.
/// Kernels do not know of each other, so that this may run for several at once.
void PackConstantsPass::choose(PackedKernel &packed, const CostModel &model) {
  KernelPricer pricer(model, {vectorBytes, registers}, threads);
  std::optional<PanelChooser> chooser;
  KernelOp kernel = packed.kernel;
  for (unsigned number : packed.constants) {
    if (!chooser)
      chooser.emplace(*this, kernel, model, pricer);
    std::optional<Packing> packing = chooser->run(number);
    Decision &decision = packed.decisions.emplace_back();
    decision.argument = number;
    if (!packing) {
      decision.reason = chooser->getReason();
      continue;
    }
    decision.elements = packing->elements;
    decision.width = packing->width;
    decision.maker = makePackingKernel(kernel, *packing);
    OwningOpRef<KernelOp> reader = chooser->takeReader();
    kernel.getBody().takeBody(reader->getBody());
    kernel.setFunctionType(reader->getFunctionType());
    // The kernel is another one.
    chooser.reset();
  }
}

/// Launches the kernel that makes the panels, for each launch that reads them.
static void launchMaker(const PackedKernel &packed, Decision &decision,
                        SymbolTable &symbols) {
  KernelOp maker = decision.maker.release();
  symbols.insert(maker, packed.kernel->getIterator());
  for (LaunchOp launch : packed.launches) {
    OpBuilder builder(launch);
    Value constant = launch.getInputs()[decision.argument];
    auto type = RankedTensorType::get(
        {decision.elements},
        cast<ShapedType>(constant.getType()).getElementType());
    Value empty = tensor::EmptyOp::create(
        builder, launch.getLoc(), type.getShape(), type.getElementType());
    auto made = LaunchOp::create(builder, launch.getLoc(), TypeRange(type),
                                 maker.getSymName(), ValueRange(constant),
                                 ValueRange(empty), ValueRange(),
                                 /*has_effects=*/false);
    launch.getInputsMutable()[decision.argument].assign(made.getResult(0));
  }
}

static void apply(PackedKernel &packed, SymbolTable &symbols) {
  KernelOp kernel = packed.kernel;
  for (Decision &decision : packed.decisions) {
    if (decision.maker) {
      launchMaker(packed, decision, symbols);
      remark::passed(kernel.getLoc(), getRemarkOpts(kernel))
          << remark::add("the constant is packed before the kernel runs")
          << remark::metric("Argument", decision.argument)
          << remark::metric("Width", decision.width);
    } else if (!decision.reason.empty()) {
      remark::missed(kernel.getLoc(), getRemarkOpts(kernel))
          << remark::reason(decision.reason.data(), decision.argument);
    }
  }
}

/// The kernels all of whose launches are on tensors, with the arguments that
/// are constants in each.
SmallVector<PackedKernel>
PackConstantsPass::collectKernels(SymbolTable &symbols) {
  llvm::MapVector<Operation *, SmallVector<LaunchOp>> launches;
  getOperation().walk([&](LaunchOp launch) {
    if (Operation *kernel = symbols.lookup(launch.getKernel()))
      launches[kernel].push_back(launch);
  });
  SmallVector<PackedKernel> found;
  for (auto &[op, calls] : launches) {
    auto kernel = dyn_cast<KernelOp>(op);
    bool isOnTensors = llvm::all_of(
        calls, [](LaunchOp launch) { return launch.getNumResults() != 0; });
    if (!kernel || kernel.getBody().empty() || !isOnTensors ||
        hasExplicitControl(kernel) || kernel->hasAttr(kScheduleAttrName))
      continue;
    PackedKernel packed = {kernel, std::move(calls), {}, {}};
    for (unsigned number = 0; number != kernel.getNumArguments(); ++number)
      if (llvm::all_of(packed.launches, [&](LaunchOp launch) {
            return number < launch.getInputs().size() &&
                   isConstant(launch.getInputs()[number]);
          }))
        packed.constants.push_back(number);
    if (!packed.constants.empty())
      found.push_back(std::move(packed));
  }
  return found;
}

void PackConstantsPass::runOnOperation() {
  if (vectorBytes <= 0 || registers <= 0 || threads <= 0) {
    getOperation().emitError("constants cannot be packed: vector-bytes, "
                             "registers and threads must be positive");
    return signalPassFailure();
  }
  SymbolTable symbols(getOperation());
  SmallVector<PackedKernel> kernels = collectKernels(symbols);
  if (kernels.empty())
    return;
  FailureOr<CostModel> model = CostModel::get(getOperation());
  if (failed(model))
    return signalPassFailure();
  parallelForEach(&getContext(), kernels,
                  [&](PackedKernel &packed) { choose(packed, *model); });
  for (PackedKernel &packed : kernels)
    apply(packed, symbols);
}
