//===- KernelMerger.cpp - One kernel that does what two do ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ops of both kernels are made again in one block, equal ones once, with
// ranges of the second kernel replaced by those of the first that are the same
// loops. A read of what the first kernel writes becomes the value itself if it
// is the element that the loops around are at, and an element of a local tile
// if only the outer ones agree. Stores come last, so that nothing that is read
// is written before.
//
//===----------------------------------------------------------------------===//

#include "KernelMerger.h"

#include "../Utils/FloatingScalars.h"
#include "../Utils/SliceCopy.h"
#include "FormScatters.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/Rounding.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Single kernels
//===----------------------------------------------------------------------===//

bool uop::isMergeable(KernelOp kernel, unsigned numInputs) {
  if (kernel.getBody().empty() || hasExplicitControl(kernel) ||
      !kernel->getDiscardableAttrs().empty() || kernel.getArgAttrsAttr() ||
      kernel.getResAttrsAttr() || isScatter(kernel))
    return false;
  llvm::DenseSet<Value> written;
  for (Operation &op : kernel.getBody().front()) {
    // A scan is tied to its loop.
    if (isa<ScanOp>(op) ||
        llvm::any_of(op.getResultTypes(), llvm::IsaPred<VectorType>))
      return false;
    if (auto range = dyn_cast<RangeOp>(op)) {
      if (!range.getStaticSize() || (range.getKind() != RangeKind::loop &&
                                     range.getKind() != RangeKind::reduce))
        return false;
      continue;
    }
    if (auto load = dyn_cast<LoadOp>(op)) {
      auto source = dyn_cast<BlockArgument>(load.getSource());
      if (!source || source.getArgNumber() >= numInputs)
        return false;
      continue;
    }
    if (auto store = dyn_cast<StoreOp>(op)) {
      auto target = dyn_cast<BlockArgument>(store.getTarget());
      if (!target || target.getArgNumber() < numInputs ||
          isa<VectorType>(store.getValue().getType()) ||
          !written.insert(target).second ||
          !llvm::all_of(store.getRanges(), [](Value range) {
            return range.getDefiningOp<RangeOp>();
          }))
        return false;
      continue;
    }
    if (!isa<SinkOp>(op) && !isScalarOp(&op))
      return false;
  }
  unsigned numMemRefs =
      llvm::count_if(kernel.getArgumentTypes(), llvm::IsaPred<MemRefType>);
  return !written.empty() && numInputs + written.size() == numMemRefs;
}

static SmallVector<StoreOp> getStores(KernelOp kernel) {
  return llvm::to_vector(kernel.getBody().getOps<StoreOp>());
}

std::string uop::getKernelBaseName(KernelOp kernel) {
  llvm::SetVector<Value> loops, reduced;
  for (StoreOp store : getStores(kernel))
    loops.insert_range(store.getRanges());
  for (Operation &op : kernel.getBody().front())
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(op))
      reduced.insert_range(reduce.getReducedRanges());
  std::string name = reduced.empty() ? "e" : "r";
  for (Value range :
       llvm::concat<const Value>(loops.getArrayRef(), reduced.getArrayRef()))
    name += "_" + std::to_string(getRangeSize(range));
  return name;
}

//===----------------------------------------------------------------------===//
// Operands and ranges
//===----------------------------------------------------------------------===//

void KernelMerger::collectOperands() {
  for (LaunchOp launch : launches) {
    for (Value input : launch.getInputs())
      if (input.getDefiningOp() != launches[0])
        inputs.insert(input);
    variables.insert_range(launch.getVars());
  }
  // What the second alone reads is not stored.
  for (LaunchOp launch : launches)
    for (OpResult result : launch->getResults())
      if (llvm::any_of(result.getUsers(),
                       [&](Operation *user) { return user != launches[1]; }))
        outputs.push_back(result);
}

/// Pairs the loops of the second kernel with those of the first that are around
/// as much of it as possible; the outermost one must be.
bool KernelMerger::matchRanges() {
  SmallVector<StoreOp> first = getStores(kernels[0]),
                       second = getStores(kernels[1]);
  auto hasNoLoops = [](StoreOp store) { return store.getRanges().empty(); };
  if (llvm::all_of(first, hasNoLoops) && llvm::all_of(second, hasNoLoops))
    return true;
  RangeOp outermost[] = {getOutermostRange(kernels[0]),
                         getOutermostRange(kernels[1])};
  if (!outermost[0] || !outermost[1] ||
      getRangeSize(outermost[0]) != getRangeSize(outermost[1]))
    return false;
  auto getKind = [](Value range) {
    return range.getDefiningOp<RangeOp>().getKind();
  };
  for (StoreOp store : second) {
    SmallVector<Value> best;
    for (StoreOp other : first) {
      SmallVector<Value> common;
      for (auto [lhs, rhs] : llvm::zip(store.getRanges(), other.getRanges())) {
        Value partner = partners.lookup(lhs);
        if (partner ? partner != rhs
                    : (taken.contains(rhs) || getKind(lhs) != getKind(rhs) ||
                       getRangeSize(lhs) != getRangeSize(rhs)))
          break;
        common.push_back(rhs);
      }
      if (common.size() > best.size())
        best = std::move(common);
    }
    if (best.empty())
      return false;
    for (auto [lhs, rhs] : llvm::zip(store.getRanges(), best)) {
      partners[lhs] = rhs;
      taken[rhs] = lhs;
    }
  }
  return true;
}

KernelMerger::Output *KernelMerger::findOutput(Value argument) {
  auto input = dyn_cast<BlockArgument>(argument);
  if (!input || input.getArgNumber() >= launches[1].getInputs().size())
    return nullptr;
  auto result =
      dyn_cast<OpResult>(launches[1].getInputs()[input.getArgNumber()]);
  if (!result || result.getOwner() != launches[0])
    return nullptr;
  return &written[result.getResultNumber()];
}

void KernelMerger::countLevels(unsigned number) {
  for (Operation &op : kernels[number].getBody().front()) {
    unsigned level = 0;
    for (Value operand : op.getOperands())
      if (Operation *def = operand.getDefiningOp())
        level = std::max(level, levels.lookup(def));
    if (auto load = dyn_cast<LoadOp>(op); load && number == 1)
      if (Output *output = findOutput(load.getSource()))
        level = std::max(level, levels.lookup(output->store));
    levels[&op] = level + isa<RangeReductionOpInterface>(op);
  }
}

/// Reductions over equal sizes that do not wait for each other share loops, and
/// what is in them is computed once.
void KernelMerger::matchReductions() {
  SmallVector<RangeReductionOpInterface> first;
  for (Operation &op : kernels[0].getBody().front())
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(op))
      first.push_back(reduce);
  for (Operation &op : kernels[1].getBody().front()) {
    auto reduce = dyn_cast<RangeReductionOpInterface>(op);
    if (!reduce)
      continue;
    auto ranges = reduce.getReducedRanges();
    for (RangeReductionOpInterface other : first) {
      auto others = other.getReducedRanges();
      if (isLocalTile(other) != isLocalTile(&op) ||
          levels.lookup(other) != levels.lookup(&op) ||
          ranges.size() != others.size())
        continue;
      bool fits = llvm::all_of(llvm::zip(ranges, others), [&](auto pair) {
        auto [lhs, rhs] = pair;
        auto lhsOp = Value(lhs).getDefiningOp<RangeOp>();
        auto rhsOp = Value(rhs).getDefiningOp<RangeOp>();
        return lhsOp && rhsOp && !partners.contains(lhs) &&
               !taken.contains(rhs) && lhsOp.getKind() == rhsOp.getKind() &&
               getRangeSize(lhs) == getRangeSize(rhs);
      });
      if (!fits)
        continue;
      for (auto [lhs, rhs] : llvm::zip(ranges, others)) {
        partners[lhs] = rhs;
        taken[rhs] = lhs;
      }
      break;
    }
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Makes the row of `output` that the loops around are at.
void KernelMerger::makeTile(Output &output) {
  OpBuilder &builder = indices->getBuilder();
  IRMapping mapping;
  SmallVector<Value> tileRanges;
  indices->setLoc(output.store.getLoc());
  for (Value range : ArrayRef(output.ranges).drop_front(output.shared)) {
    tileRanges.push_back(indices->range(getRangeSize(range)));
    mapping.map(range, tileRanges.back());
  }
  llvm::SetVector<Operation *> slice;
  if (Operation *def = output.value.getDefiningOp())
    slice.insert(def);
  for (size_t i = 0; i < slice.size(); ++i)
    for (Value operand : slice[i]->getOperands())
      if (Operation *def = operand.getDefiningOp())
        slice.insert(def);
  SmallVector<Operation *> ordered = slice.takeVector();
  llvm::sort(ordered, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  copyWhatDepends(ordered, mapping, *indices);
  for (Operation *op : ordered)
    if (isRoundedReduction(op) && mapping.contains(op->getResult(0)))
      copiedSums.insert(op);
  output.tile = BufferizeOp::create(
      builder, output.store.getLoc(),
      RankedTensorType::get(ArrayRef(output.sizes).drop_front(output.shared),
                            output.value.getType()),
      mapping.lookupOrDefault(output.value), tileRanges, Space::local);
}

/// Everything but the tile itself takes the value from the tile; all that needs
/// the value is over the ranges that it depends on.
void KernelMerger::readTile(Output &output) {
  RangeDependence dependence;
  const RangeSet &needed = dependence.get(output.value);
  if (!llvm::all_of(ArrayRef(output.ranges).drop_front(output.shared),
                    [&](Value range) { return needed.contains(range); }))
    return;
  auto read = IndexOp::create(
      indices->getBuilder(), output.store.getLoc(), output.tile.getResult(),
      ArrayRef(output.ranges).drop_front(output.shared), /*gate=*/Value());
  output.value.replaceUsesWithIf(read.getResult(), [&](OpOperand &use) {
    return use.getOwner() != output.tile && use.getOwner() != read;
  });
}

/// Replaces a read of what the first kernel writes; false if the element comes
/// from another place of the shared loops.
bool KernelMerger::forward(LoadOp load, bool &isAgain) {
  Output &output = *findOutput(load.getSource());
  OpBuilder &builder = indices->getBuilder();
  Location loc = load.getLoc();
  indices->setLoc(loc);
  if (load.getAlternative() || output.store.getGate())
    return false;
  Value offset = maps[1].lookup(load.getOffset());
  Value gate = load.getGate() ? maps[1].lookup(load.getGate()) : Value();
  SmallVector<Value> position;
  size_t shared = output.ranges.size();
  if (offset == output.offset) {
    // Of ranges of one point the offset tells nothing.
    for (auto [range, loop] :
         llvm::zip_equal(output.store.getRanges(), output.ranges)) {
      RangeDependence dependence;
      if (getRangeSize(range) == 1 && !taken.contains(range) &&
          dependence.get(output.value).contains(loop))
        return false;
    }
  } else {
    if (!output.isWhole)
      return false;
    indices->delinearize(offset, output.sizes, position);
    // Along other ranges all elements are the same.
    RangeDependence dependence;
    const RangeSet &needed = dependence.get(output.value);
    for (shared = 0; shared != position.size(); ++shared)
      if (position[shared] != output.ranges[shared] &&
          needed.contains(output.ranges[shared]))
        break;
  }
  // A row of a kernel without loops would be all of it.
  if (shared == 0 && !output.ranges.empty())
    return false;
  size_t &atMost = sharedAtMost[&output - written.data()];
  if (shared < atMost) {
    atMost = shared;
    isAgain = true;
  }
  Value value = output.value;
  if (atMost < output.ranges.size() && !isAgain) {
    if (!output.tile)
      makeTile(output);
    if (shared != output.ranges.size() || gate) {
      if (position.empty())
        position.assign(output.ranges.begin(), output.ranges.end());
      value = indices->unique(
          IndexOp::create(builder, loc, output.tile.getResult(),
                          ArrayRef(position).drop_front(atMost), gate));
      gate = {};
    }
  }
  if (gate) {
    Value zero = indices->unique(
        ConstOp::create(builder, loc, load.getType(), int64_t(0)));
    value = indices->unique(
        WhereOp::create(builder, loc, gate, value, zero).getOperation());
  }
  maps[1].map(load.getResult(), value);
  return true;
}

void KernelMerger::cloneOp(unsigned number, Operation *op) {
  IRMapping &map = maps[number];
  indices->setLoc(op->getLoc());
  if (auto range = dyn_cast<RangeOp>(op)) {
    Value partner = number == 1 ? partners.lookup(op->getResult(0)) : Value();
    map.map(op->getResult(0),
            partner ? maps[0].lookup(partner)
                    : indices->range(*range.getStaticSize(), range.getKind()));
    return;
  }
  copySimplified(op, map, *indices);
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

void KernelMerger::createStores() {
  OpBuilder &builder = indices->getBuilder();
  unsigned next = inputs.size();
  for (OpResult result : outputs) {
    unsigned number = result.getOwner() == launches[1];
    BlockArgument target = kernels[number].getArgument(
        launches[number].getInputs().size() + result.getResultNumber());
    auto store = cast<StoreOp>(*target.getUsers().begin());
    SmallVector<Value> ranges;
    for (Value range : store.getRanges())
      ranges.push_back(maps[number].lookup(range));
    StoreOp::create(
        builder, store.getLoc(), maps[number].lookup(store.getValue()),
        merged.getArgument(next++), maps[number].lookup(store.getOffset()),
        ranges,
        store.getGate() ? maps[number].lookup(store.getGate()) : Value());
  }
}

/// The kernel without a body; its arguments are what both kernels take.
OwningOpRef<KernelOp> KernelMerger::createKernel() {
  MLIRContext *context = kernels[0].getContext();
  OpBuilder builder(context);
  auto getArgument = [&](unsigned number, unsigned operand) {
    return kernels[number].getArgument(operand);
  };

  SmallVector<Type> types;
  llvm::DenseMap<Value, unsigned> numbers;
  for (unsigned number : {0, 1})
    for (auto [i, operand] : llvm::enumerate(launches[number].getInputs()))
      if (inputs.contains(operand) &&
          numbers.try_emplace(operand, types.size()).second)
        types.push_back(getArgument(number, i).getType());
  for (OpResult result : outputs) {
    unsigned number = result.getOwner() == launches[1];
    types.push_back(getArgument(number, launches[number].getInputs().size() +
                                            result.getResultNumber())
                        .getType());
  }
  unsigned firstVariable = types.size();
  types.append(variables.size(), builder.getIndexType());
  if (int64_t(types.size()) > cost.getMaxArguments())
    return fail("the kernel would have too many arguments", /*limit=*/true);

  Location loc =
      FusedLoc::get(context, {kernels[0].getLoc(), kernels[1].getLoc()});
  OwningOpRef<KernelOp> owned = KernelOp::create(
      builder, loc, "merged", builder.getFunctionType(types, {}));
  merged = *owned;
  for (unsigned number : {0, 1}) {
    maps[number] = IRMapping();
    LaunchOp launch = launches[number];
    for (auto [i, operand] : llvm::enumerate(launch.getInputs())) {
      if (!inputs.contains(operand))
        continue;
      BlockArgument argument = merged.getArgument(numbers.lookup(operand));
      if (argument.getType() != getArgument(number, i).getType())
        return fail("they access a tensor by different types");
      maps[number].map(getArgument(number, i), argument);
    }
    unsigned next = launch.getInputs().size() + launch.getInits().size();
    for (Value variable : launch.getVars())
      maps[number].map(
          getArgument(number, next++),
          merged.getArgument(firstVariable + (llvm::find(variables, variable) -
                                              variables.begin())));
  }
  return owned;
}

/// What the first kernel writes, once its ops are made again.
void KernelMerger::noteOutputs() {
  for (Output &output : written) {
    output.ranges.clear();
    output.sizes.clear();
    output.tile = {};
    for (Value range : output.store.getRanges()) {
      output.ranges.push_back(maps[0].lookup(range));
      output.sizes.push_back(getRangeSize(range));
    }
    output.offset = maps[0].lookup(output.store.getOffset());
    output.value = maps[0].lookup(output.store.getValue());
    output.isWhole =
        indices->linearize(output.ranges, output.sizes) == output.offset;
    output.shared = sharedAtMost[&output - written.data()];
  }
}

/// Orders the ops of the kernel, drops what nothing needs, and fails if it
/// would be wrong or too large.
LogicalResult KernelMerger::finish() {
  Block &block = merged.getBody().front();
  sortTopologically(&block);
  for (Operation &dead : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&dead)) {
      copiedSums.erase(&dead);
      dead.erase();
    }
  if (!copiedSums.empty()) {
    fail("a sum would be computed twice, and rounded differently");
    return failure();
  }
  int64_t size = 0;
  for (Operation &op : block)
    size += CostModel::getKernelSize(&op);
  if (size > cost.getMaxOps()) {
    fail("the kernel would be too large", /*limit=*/true);
    return failure();
  }
  double tileBytes = 0;
  for (auto tile : block.getOps<BufferizeOp>()) {
    RankedTensorType type = tile.getType();
    tileBytes += double(type.getNumElements()) *
                 CostModel::getByteWidth(type.getElementType());
  }
  if (tileBytes <= cost.getTileBytes())
    return success();
  fail("the intermediate values do not fit into the cache");
  return failure();
}

OwningOpRef<KernelOp> KernelMerger::tryBuild(bool &isAgain) {
  copiedSums.clear();
  OwningOpRef<KernelOp> owned = createKernel();
  if (!owned)
    return {};
  OpBuilder builder = OpBuilder::atBlockEnd(&merged.getBody().front());
  IndexBuilder indexBuilder(builder, merged.getLoc());
  indices = &indexBuilder;
  for (Operation &op : kernels[0].getBody().front())
    if (!isa<StoreOp, SinkOp>(op))
      cloneOp(0, &op);
  noteOutputs();
  for (Operation &op : kernels[1].getBody().front()) {
    if (isa<StoreOp, SinkOp>(op))
      continue;
    auto load = dyn_cast<LoadOp>(op);
    if (!load || !findOutput(load.getSource()))
      cloneOp(1, &op);
    else if (!forward(load, isAgain))
      return fail(
          "one reads elements that other iterations of the other write");
    if (isAgain)
      return {};
  }
  createStores();
  for (Output &output : written)
    if (output.tile)
      readTile(output);
  SinkOp::create(builder, merged.getLoc());
  if (failed(finish()))
    return {};
  return owned;
}

OwningOpRef<KernelOp> KernelMerger::build() {
  for (unsigned i = 0, e = launches[0].getInits().size(); i != e; ++i) {
    BlockArgument target =
        kernels[0].getArgument(launches[0].getInputs().size() + i);
    Output &output = written.emplace_back();
    output.store = cast<StoreOp>(*target.getUsers().begin());
    sharedAtMost.push_back(output.store.getRanges().size());
  }
  if (!matchRanges())
    return fail("their outermost loops have different sizes");
  countLevels(0);
  countLevels(1);
  matchReductions();
  collectOperands();
  if (outputs.empty())
    return fail("nothing uses what they compute");
  // Each time a read shares fewer ranges than was thought.
  OwningOpRef<KernelOp> result;
  for (bool isAgain = true; isAgain;) {
    isAgain = false;
    result = tryBuild(isAgain);
  }
  return result;
}
