//===- Candidates.cpp - Schedules that a search may try ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Candidates.h"

#include "uop/Dialect/UOp/Transforms/Schedules.h"

using namespace mlir;
using namespace uop;
using namespace uop::tuner;

/// Vectors that hold the sums of a tile, for each register that there is, above
/// which a schedule is not worth compiling: it spills.
static constexpr int64_t kMaxPressure = 2;
/// Copies of the innermost body above which code does not fit its cache.
static constexpr int64_t kMaxCopies = 256;

static std::string print(KernelOp kernel) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  kernel->print(stream, OpPrintingFlags().useLocalScope());
  return text;
}

static bool isWorthwhile(KernelOp kernel, cpu::VectorRegisters registers) {
  int64_t copies = 1, sums = 1;
  int64_t lanes = registers.bytes / 4;
  for (auto range : kernel.getBody().getOps<RangeOp>()) {
    int64_t size = range.getStaticSize() ? int64_t(*range.getStaticSize()) : 1;
    switch (range.getKind()) {
    case RangeKind::upcast:
      sums *= size;
      copies *= size;
      break;
    case RangeKind::unroll:
      copies *= size;
      break;
    case RangeKind::simd:
      sums *= llvm::divideCeil(size, lanes);
      copies *= llvm::divideCeil(size, lanes);
      break;
    default:
      break;
    }
    if (copies > kMaxCopies || sums > kMaxPressure * registers.count)
      return false;
  }
  return true;
}

std::optional<Candidate> Candidates::make(ArrayRef<ActionAttr> actions) {
  Candidate candidate;
  candidate.kernel = OwningOpRef<KernelOp>(base.clone());
  candidate.actions.assign(actions.begin(), actions.end());
  if (failed(performSchedule(*candidate.kernel, actions, model)) ||
      !isWorthwhile(*candidate.kernel, registers) ||
      !seen.insert(print(*candidate.kernel)).second)
    return std::nullopt;
  return candidate;
}

namespace {
/// The schedules beside one.
class Neighbours {
public:
  Neighbours(const Candidate &candidate, cpu::VectorRegisters registers)
      : old(candidate.actions), kernel(*candidate.kernel),
        registers(registers) {}

  std::vector<Actions> find() {
    change();
    for (auto range : kernel.getBody().getOps<RangeOp>())
      addForAxis(range);
    reorder();
    stage();
    addMemory();
    return std::move(found);
  }

private:
  void change();
  void addForAxis(RangeOp range);
  void reorder();
  void stage();
  void addMemory();
  /// One action more, and before it, where its size does not divide that of the
  /// axis, one that makes it do so.
  void add(ActionKind kind, RangeOp range, int64_t size);
  void add(ActionKind kind, ArrayRef<int64_t> operands);

  ActionAttr get(ActionKind kind, ArrayRef<int64_t> operands) const {
    return ActionAttr::get(kernel->getContext(), kind, operands);
  }

  const Actions &old;
  KernelOp kernel;
  cpu::VectorRegisters registers;
  std::vector<Actions> found;
};
} // namespace

/// Sizes twice and half as large, one more and one less, and actions left out.
void Neighbours::change() {
  for (size_t i = 0; i < old.size(); ++i) {
    ActionAttr action = old[i];
    SmallVector<int64_t> sizes;
    int64_t size = action.getOperands().back();
    switch (action.getKind()) {
    case ActionKind::upcast:
    case ActionKind::unroll:
      sizes = {size * 2, size / 2, size + 1, size - 1};
      break;
    case ActionKind::split:
    case ActionKind::simd:
    case ActionKind::peel:
    case ActionKind::tile:
    case ActionKind::tile_inside:
      sizes = {size * 2, size / 2};
      break;
    default:
      break;
    }
    for (int64_t each : sizes) {
      if (each < 2)
        continue;
      Actions changed = old;
      changed[i] = get(action.getKind(), {action.getOperands()[0], each});
      found.push_back(changed);
      // The peel before it was for the old size.
      if (i > 0 && old[i - 1].getKind() == ActionKind::peel &&
          old[i - 1].getOperands()[0] == action.getOperands()[0] &&
          action.getKind() != ActionKind::peel) {
        changed[i - 1] = get(ActionKind::peel, {action.getOperands()[0], each});
        found.push_back(std::move(changed));
      }
    }
    // What threads share is not searched for: one thread runs the trials.
    if (action.getKind() == ActionKind::thread)
      continue;
    Actions fewer = old;
    fewer.erase(fewer.begin() + i);
    found.push_back(std::move(fewer));
  }
}

void Neighbours::add(ActionKind kind, ArrayRef<int64_t> operands) {
  Actions more = old;
  more.push_back(get(kind, operands));
  found.push_back(std::move(more));
}

void Neighbours::add(ActionKind kind, RangeOp range, int64_t size) {
  int64_t id = range.getId(), points = *range.getStaticSize();
  if (size > points)
    return;
  Actions more = old;
  if (points % size != 0)
    more.push_back(get(ActionKind::peel, {id, size}));
  more.push_back(get(kind, {id, size}));
  found.push_back(std::move(more));
}

void Neighbours::addForAxis(RangeOp range) {
  if (!range.getStaticSize() || *range.getStaticSize() < 2)
    return;
  bool isReduced = range.getKind() == RangeKind::reduce;
  if (!isReduced && range.getKind() != RangeKind::loop &&
      range.getKind() != RangeKind::thread)
    return;
  // Vectors of f32; those of other types are found by changing the size.
  for (int64_t vectors : {1, 2, 4})
    add(ActionKind::simd, range, registers.bytes / 4 * vectors);
  for (int64_t size : {2, 3, 4, 6, 8})
    add(isReduced ? ActionKind::unroll : ActionKind::upcast, range, size);
  for (int64_t size : {8, 16, 32, 64, 128, 256})
    if (size < int64_t(*range.getStaticSize()))
      add(ActionKind::split, range, size);
  bool hasTiles = !kernel.getBody().getOps<BufferizeOp>().empty();
  for (int64_t size : {8, 32, 128})
    if (hasTiles && !isReduced && size <= int64_t(*range.getStaticSize()))
      add(ActionKind::tile, range, size);
}

/// Neighbours in a nest change places.
void Neighbours::reorder() {
  auto swap = [&](ValueRange ranges) {
    SmallVector<int64_t> ids;
    for (Value range : ranges)
      if (auto op = range.getDefiningOp<RangeOp>())
        ids.push_back(op.getId());
    for (size_t i = 0; i + 1 < ids.size(); ++i) {
      add(ActionKind::reorder, {ids[i + 1], ids[i]});
      add(ActionKind::merge, {ids[i], ids[i + 1]});
    }
  };
  for (Operation &op : kernel.getBody().getOps()) {
    if (auto store = dyn_cast<StoreOp>(op))
      swap(store.getRanges());
    else if (auto reduce = dyn_cast<ReduceOp>(op))
      swap(reduce.getRanges());
  }
}

void Neighbours::stage() {
  for (BlockArgument argument : kernel.getBody().getArguments()) {
    if (!isa<MemRefType>(argument.getType()) ||
        !llvm::any_of(argument.getUsers(), llvm::IsaPred<LoadOp>))
      continue;
    for (auto range : kernel.getBody().getOps<RangeOp>())
      if (range.getKind() == RangeKind::loop ||
          range.getKind() == RangeKind::thread)
        add(ActionKind::stage,
            {int64_t(argument.getArgNumber()), int64_t(range.getId())});
  }
}

/// Reductions kept in memory, and results that pass the caches by.
void Neighbours::addMemory() {
  for (auto reduced : kernel.getBody().getOps<RangeOp>()) {
    if (reduced.getKind() != RangeKind::reduce)
      continue;
    for (auto range : kernel.getBody().getOps<RangeOp>())
      if (range.getKind() == RangeKind::loop)
        add(ActionKind::accumulate,
            {int64_t(range.getId()), int64_t(reduced.getId())});
  }
  for (BlockArgument argument : kernel.getBody().getArguments())
    if (isa<MemRefType>(argument.getType()) && isWrittenArgument(argument))
      add(ActionKind::stream, int64_t(argument.getArgNumber()));
}

std::vector<Actions>
Candidates::getNeighbours(const Candidate &candidate) const {
  return Neighbours(candidate, registers).find();
}
