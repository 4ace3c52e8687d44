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
  int64_t elements = 1;
};

struct PackConstantsPass
    : public uop::impl::PackConstantsPassBase<PackConstantsPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  LogicalResult pack(KernelOp kernel, ArrayRef<LaunchOp> launches,
                     SymbolTable &symbols);
  FailureOr<ScheduleAttr> select(KernelOp kernel, const CostModel &model);
  SmallVector<ScheduleAttr> listStaging(KernelOp kernel, unsigned argument,
                                        const CostModel &model);
  std::optional<Packing> makeReader(KernelOp kernel, unsigned argument,
                                    OwningOpRef<KernelOp> &reader);
  FailureOr<Packing> findPacking(KernelOp kernel, unsigned argument,
                                 ScheduleAttr schedule);
  KernelOp makePackingKernel(KernelOp kernel, const Packing &packing);
};
} // namespace

/// The constant that `tensor` is, whatever its shape.
static bool isConstant(Value tensor) {
  while (auto reshape = tensor.getDefiningOp<ReshapeOp>())
    tensor = reshape.getSource();
  return isa_and_nonnull<arith::ConstantOp, ConstOp>(tensor.getDefiningOp());
}

FailureOr<ScheduleAttr> PackConstantsPass::select(KernelOp kernel,
                                                  const CostModel &model) {
  ChosenSchedule chosen =
      chooseSchedule(kernel, model, {vectorBytes, registers}, threads);
  if (!chosen.candidate)
    return failure();
  return chosen.candidate->schedule;
}

static bool stages(ScheduleAttr schedule, unsigned argument) {
  return llvm::any_of(schedule.getActions(), [&](ActionAttr action) {
    return action.getKind() == ActionKind::stage &&
           action.getOperands()[0] == int64_t(argument);
  });
}

/// The schedules of the kernel that pack the argument, the one that it would
/// get first: a constant is packed once, which takes no time of a launch.
SmallVector<ScheduleAttr>
PackConstantsPass::listStaging(KernelOp kernel, unsigned argument,
                               const CostModel &model) {
  SmallVector<ScheduleAttr> schedules;
  FailureOr<ScheduleAttr> chosen = select(kernel, model);
  if (failed(chosen))
    return schedules;
  if (stages(*chosen, argument))
    schedules.push_back(*chosen);
  KernelFacts facts(kernel, {vectorBytes, registers}, model, threads);
  for (const ScheduleCandidate &candidate : enumerateSchedules(facts))
    if (candidate.schedule != *chosen && stages(candidate.schedule, argument))
      schedules.push_back(candidate.schedule);
  return schedules;
}

/// Finds the axis of the panels that `schedule` would make of the argument, and
/// their width. They must be whole, and all of one width.
static LogicalResult findPanels(KernelOp kernel, ScheduleAttr schedule,
                                Packing &packing) {
  int64_t argument = packing.argument.getArgNumber(), id = -1;
  for (ActionAttr action : schedule.getActions()) {
    ArrayRef<int64_t> operands = action.getOperands();
    if (action.getKind() != ActionKind::stage || operands[0] != argument)
      continue;
    if (id >= 0) // a rest is in panels of another width
      return failure();
    id = operands[1];
  }
  for (ActionAttr action : schedule.getActions())
    if (action.getKind() == ActionKind::split && action.getOperands()[0] == id)
      packing.width = packing.width ? -1 : action.getOperands()[1];
  for (auto range : kernel.getBody().getOps<RangeOp>())
    if (int64_t(range.getId()) == id)
      packing.axis = range;
  if (packing.width < 2 || !packing.axis)
    return failure();
  int64_t size = getRangeSize(packing.axis);
  return success(size % packing.width == 0 &&
                 llvm::none_of(packing.axis.getUsers(),
                               llvm::IsaPred<FloorDivOp, FloorModOp>));
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
  // In the order in which the loops read it.
  SmallVector<int64_t> order = getLoopOrder(schedule, packing.reduced);
  llvm::sort(packing.reduced, [&](Value lhs, Value rhs) {
    return llvm::find(order, KernelFacts::getId(lhs)) <
           llvm::find(order, KernelFacts::getId(rhs));
  });
  llvm::sort(packing.outer, [](Value lhs, Value rhs) {
    return KernelFacts::getId(lhs) < KernelFacts::getId(rhs);
  });
  return success();
}

/// Whether the offset is computed from ranges and constants.
static bool isOfRangesAlone(Value offset) {
  SmallVector<Value> worklist = {offset};
  for (size_t i = 0; i != worklist.size(); ++i) {
    Operation *op = worklist[i].getDefiningOp();
    if (!op || worklist.size() > 256)
      return false;
    if (isa<RangeOp, ConstOp>(op))
      continue;
    if (op->getNumRegions() != 0 || !isMemoryEffectFree(op) ||
        !op->getResult(0).getType().isIndex())
      return false;
    llvm::append_range(worklist, op->getOperands());
  }
  return true;
}

/// The panels that `schedule` would make of the argument.
FailureOr<Packing> PackConstantsPass::findPacking(KernelOp kernel,
                                                  unsigned argument,
                                                  ScheduleAttr schedule) {
  Packing packing;
  packing.argument = kernel.getArgument(argument);
  auto type = dyn_cast<MemRefType>(packing.argument.getType());
  if (!type || !type.hasStaticShape() ||
      failed(findPanels(kernel, schedule, packing)) ||
      failed(findLoad(packing)) || failed(findRanges(packing, schedule)))
    return failure();
  // What several points read would be there several times.
  if (packing.elements > type.getNumElements() ||
      !isOfRangesAlone(packing.load.getOffset()))
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
  if (width < 2 || !type || !type.hasStaticShape() ||
      failed(findLoad(packing)) || !isOfRangesAlone(packing.load.getOffset()))
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
  if (!packing.axis || points != type.getNumElements() ||
      getRangeSize(packing.axis) <= width ||
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
    append(panel, getRangeSize(packing.axis) / packing.width);
  for (Value range : packing.reduced)
    append(get(range), getRangeSize(range));
  append(lane, packing.width);
  return position;
}

/// A kernel that writes all panels.
KernelOp PackConstantsPass::makePackingKernel(KernelOp kernel,
                                              const Packing &packing) {
  OpBuilder builder(kernel);
  LoadOp load = packing.load;
  Location loc = load.getLoc();
  auto type = cast<MemRefType>(packing.argument.getType());
  auto packed = MemRefType::get({packing.elements}, type.getElementType());
  auto made = KernelOp::create(builder, loc, ("pack_" + kernel.getName()).str(),
                               builder.getFunctionType({type, packed}, {}));
  builder.setInsertionPointToStart(&made.getBody().front());
  IRMapping mapping;
  mapping.map(packing.argument, made.getArgument(0));
  SmallVector<Value> ranges;
  auto create = [&](int64_t size) -> Value {
    ranges.push_back(RangeOp::create(builder, loc, int64_t(ranges.size()), size,
                                     RangeKind::loop));
    return ranges.back();
  };
  for (Value range : packing.outer)
    mapping.map(range, create(getRangeSize(range)));
  Value panel = create(getRangeSize(packing.axis) / packing.width);
  for (Value range : packing.reduced)
    mapping.map(range, create(getRangeSize(range)));
  Value lane = create(packing.width);
  Value width =
      ConstOp::create(builder, loc, builder.getIndexAttr(packing.width));
  mapping.map(packing.axis,
              AddOp::create(builder, loc,
                            MulOp::create(builder, loc, panel, width), lane)
                  .getResult());
  llvm::SetVector<Operation *> slice;
  slice.insert(load);
  for (size_t i = 0; i != slice.size(); ++i)
    for (Value operand : slice[i]->getOperands())
      if (Operation *def = operand.getDefiningOp(); def && !isa<RangeOp>(def))
        slice.insert(def);
  for (Operation &op : kernel.getBody().getOps())
    if (slice.contains(&op))
      builder.clone(op, mapping);
  Value position = buildPosition(
      builder, loc, packing, [&](Value range) { return mapping.lookup(range); },
      panel, lane);
  StoreOp::create(builder, loc, mapping.lookup(load.getResult()),
                  made.getArgument(1), position, ranges,
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

/// Makes the kernel that reads panels of the argument and takes the least time;
/// nothing if none takes less than `kernel` does.
std::optional<Packing>
PackConstantsPass::makeReader(KernelOp kernel, unsigned argument,
                              OwningOpRef<KernelOp> &reader) {
  FailureOr<CostModel> model = CostModel::get(kernel);
  if (failed(model))
    return std::nullopt;
  // Without panels, blocks may be too few iterations to copy the operand for.
  SmallVector<std::optional<LoopBlocks>, 2> ways = {
      findBlocks(kernel, *model, {vectorBytes, registers}, threads)};
  if (std::optional<LoopBlocks> largest = findLargestBlocks(kernel))
    if (!ways[0] || ways[0]->size != largest->size)
      ways.push_back(largest);
  KernelPricer pricer(*model, {vectorBytes, registers}, threads);
  double least = pricer.getPrice(*withBlocks(kernel, ways[0]));
  std::optional<Packing> best;
  StringRef reason;
  // `find` gives the panels in a kernel: they are found in a copy again.
  auto tryPanels = [&](auto find, const std::optional<LoopBlocks> &blocks) {
    FailureOr<Packing> packing = find(kernel);
    if (failed(packing))
      return;
    OwningOpRef<KernelOp> made(kernel.clone());
    readPanels(*made, *find(*made));
    OwningOpRef<KernelOp> blocked = withBlocks(*made, blocks);
    FailureOr<ScheduleAttr> better = select(*blocked, *model);
    bool readsPanels = succeeded(better) && !stages(*better, argument);
    double price = readsPanels ? pricer.getPrice(*blocked) : least;
    bool isFaster = least - price > model->getLeastGain(least);
    if (!readsPanels)
      reason = "no schedule reads panels of argument {0}";
    else if (!isFaster)
      reason = "packing argument {0} makes the kernel no faster";
    if (!isFaster)
      return;
    least = price;
    best = *packing;
    reader = std::move(made);
  };
  for (const std::optional<LoopBlocks> &blocks : ways) {
    if (best)
      break;
    OwningOpRef<KernelOp> given = withBlocks(kernel, blocks);
    for (ScheduleAttr schedule : listStaging(*given, argument, *model)) {
      if (reason.empty())
        reason = "the panels of argument {0} have several widths, or hold an "
                 "element several times";
      tryPanels(
          [&](KernelOp read) { return findPacking(read, argument, schedule); },
          blocks);
    }
  }
  if (reason.empty()) {
    auto type = dyn_cast<MemRefType>(kernel.getArgument(argument).getType());
    int64_t width =
        type ? CostModel::getByteWidth(type.getElementType()) : vectorBytes;
    // As many vectors as the sums of a row of columns are in registers.
    int64_t columns = vectorBytes / width * (registers / 2);
    tryPanels(
        [&](KernelOp read) {
          return findColumnPanels(read, argument, columns);
        },
        std::nullopt);
  }
  if (reason.empty() && !best)
    return std::nullopt;
  if (!best)
    remark::missed(kernel.getLoc(), getRemarkOpts(kernel))
        << remark::reason(reason.data(), argument);
  return best;
}

LogicalResult PackConstantsPass::pack(KernelOp kernel,
                                      ArrayRef<LaunchOp> launches,
                                      SymbolTable &symbols) {
  for (unsigned number = 0; number != kernel.getNumArguments(); ++number) {
    SmallVector<LaunchOp> packed;
    for (LaunchOp launch : launches)
      if (number < launch.getInputs().size() &&
          isConstant(launch.getInputs()[number]))
        packed.push_back(launch);
    // One kernel for all of them.
    if (packed.empty() || packed.size() != launches.size())
      continue;
    OwningOpRef<KernelOp> reader;
    std::optional<Packing> packing = makeReader(kernel, number, reader);
    if (!packing)
      continue;
    KernelOp maker = makePackingKernel(kernel, *packing);
    symbols.insert(maker, kernel->getIterator());
    kernel.getBody().takeBody(reader->getBody());
    kernel.setFunctionType(reader->getFunctionType());
    for (LaunchOp launch : packed) {
      OpBuilder builder(launch);
      auto type = RankedTensorType::get(
          {packing->elements},
          cast<ShapedType>(launch.getInputs()[number].getType())
              .getElementType());
      Value empty = tensor::EmptyOp::create(
          builder, launch.getLoc(), type.getShape(), type.getElementType());
      auto made = LaunchOp::create(
          builder, launch.getLoc(), TypeRange(type), maker.getSymName(),
          ValueRange(launch.getInputs()[number]), ValueRange(empty),
          ValueRange(), /*has_effects=*/false);
      launch.getInputsMutable()[number].assign(made.getResult(0));
    }
    remark::passed(kernel.getLoc(), getRemarkOpts(kernel))
        << remark::add("the constant is packed before the kernel runs")
        << remark::metric("Argument", number)
        << remark::metric("Width", packing->width);
  }
  return success();
}

void PackConstantsPass::runOnOperation() {
  if (vectorBytes <= 0 || registers <= 0 || threads <= 0) {
    getOperation().emitError("constants cannot be packed: vector-bytes, "
                             "registers and threads must be positive");
    return signalPassFailure();
  }
  llvm::MapVector<Operation *, SmallVector<LaunchOp>> launches;
  SymbolTable symbols(getOperation());
  getOperation().walk([&](LaunchOp launch) {
    if (Operation *kernel = symbols.lookup(launch.getKernel()))
      launches[kernel].push_back(launch);
  });
  for (auto &[op, calls] : launches) {
    auto kernel = dyn_cast<KernelOp>(op);
    bool isOnTensors = llvm::all_of(
        calls, [](LaunchOp launch) { return launch.getNumResults() != 0; });
    if (!kernel || kernel.getBody().empty() || !isOnTensors ||
        hasExplicitControl(kernel) || kernel->hasAttr(kScheduleAttrName))
      continue;
    if (failed(pack(kernel, calls, symbols)))
      return signalPassFailure();
  }
}
