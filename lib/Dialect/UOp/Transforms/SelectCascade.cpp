//===- SelectCascade.cpp - Schedules of cascades ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel of uop-form-cascades has tiles for each block of an axis, and tiles
// that it accumulates from block to block. All of them are made for many rows
// at a time, so that what a block reads is copied to a panel once and is used
// for each row.
//
//===----------------------------------------------------------------------===//

#include "LoopNests.h"

#include "uop/Dialect/UOp/Analysis/Cost.h"

#include "mlir/IR/Matchers.h"

#include <numeric>

using namespace mlir;
using namespace uop;

/// The part of the first-level cache that the tiles of all rows may take more
/// than once: what each step reads of them is in order, from the next cache.
static constexpr int64_t kCascadeRows = 64;

namespace {
class CascadeSelector {
public:
  explicit CascadeSelector(KernelFacts &facts) : facts(facts), writer(facts) {}

  FailureOr<ScheduleCandidate> run();

private:
  bool findCarried();
  std::optional<int64_t> chooseRows();
  SmallVector<LoopNest> findNests();

  KernelFacts &facts;
  ScheduleWriter writer;
  /// The axis of the blocks, and the axis of the output that is tiled.
  Value carried, rows;
  /// Rows that are no multiple of those that are worked on at a time.
  int64_t rest = 0;
};
} // namespace

/// The range that all recurrences are over.
bool CascadeSelector::findCarried() {
  for (auto recurrence : facts.getKernel().getBody().getOps<RecurrenceOp>()) {
    if (recurrence.getRanges().size() != 1 ||
        (carried && carried != recurrence.getRanges().front()))
      return false;
    carried = recurrence.getRanges().front();
  }
  return bool(carried);
}

/// Of the axes of the output the innermost for all of whose rows a block of
/// products is copied once, and how many of its rows are worked on at a time.
std::optional<int64_t> CascadeSelector::chooseRows() {
  for (Value range : llvm::reverse(facts.getStores().front().getRanges())) {
    if (!range.getDefiningOp<RangeOp>() ||
        !llvm::all_of(facts.getTiles(), [&](BufferizeOp tile) {
          return facts.dependsOn(tile.getResult(), range);
        }))
      continue;
    int64_t size = getRangeSize(range), most = kCascadeRows;
    // Rows with the same blocks (masks may hide some).
    bool isGrouped = false;
    for (Operation *user : range.getUsers())
      if (APInt group;
          isa<FloorDivOp>(user) && user->getOperand(0) == range &&
          matchPattern(user->getOperand(1), m_ConstantInt(&group))) {
        most = std::gcd(most, group.getSExtValue());
        isGrouped = true;
      }
    int64_t count = std::min(size, most);
    while (!isGrouped && count > most / 2 && size % count != 0)
      --count;
    if (isGrouped && size < most)
      count = size;
    if (!hasProductTile(facts, range, count))
      continue;
    rows = range;
    return count;
  }
  return std::nullopt;
}

/// The loops inside of a block that are no products, and the stores.
SmallVector<LoopNest> CascadeSelector::findNests() {
  SmallVector<LoopNest> nests;
  for (ReduceOp reduce : facts.getReduces()) {
    bool isOfTile = llvm::all_of(reduce.getRanges(),
                                 [&](Value range) { return range != carried; });
    llvm::SetVector<Operation *> slice =
        facts.getSlice(reduce.getValue(), reduce.getRanges());
    bool readsMemory = llvm::any_of(slice, llvm::IsaPred<LoadOp>);
    if (isOfTile && !readsMemory)
      addToNests(nests, reduce);
  }
  for (StoreOp store : facts.getStores())
    addToNests(nests, store);
  return nests;
}

FailureOr<ScheduleCandidate> CascadeSelector::run() {
  if (!findCarried())
    return facts.refuse("its recurrences run over several axes");
  if (facts.getStores().size() != 1)
    return facts.refuse("a cascade with several results");
  std::optional<int64_t> count = chooseRows();
  if (count)
    rest = getRangeSize(rows) % *count;
  if (!count)
    return facts.refuse("no axis of the output shares what a block reads");
  SmallVector<SharedLoop> loops;
  for (Value range : facts.getStores().front().getRanges()) {
    if (!range.getDefiningOp<RangeOp>())
      continue;
    int64_t size = getRangeSize(range);
    loops.push_back(
        {KernelFacts::getId(range), range == rows ? size / *count : size});
    if (range == rows)
      break;
  }
  SmallVector<std::pair<int64_t, int64_t>> copies;
  int64_t rowsId = KernelFacts::getId(rows);
  // The blocks of a row may depend on where it is.
  Value blocks = carried.getDefiningOp<RangeOp>().getSize();
  bool isOfRow = blocks && facts.dependsOn(blocks, rows);
  std::optional<int64_t> restId =
      writer.peel(rowsId, getRangeSize(rows), *count, isOfRow);
  scheduleTiles(facts, writer, rows, getRangeSize(rows) - rest, *count,
                findNests(), {}, copies);
  if (restId && rest > 1)
    writer.tile(*restId, rest, rest, int64_t(facts.getTiles().size()));
  if (std::optional<int64_t> shared = facts.chooseShared(loops))
    writer.act(ActionKind::thread, {*shared});
  for (auto [argument, axis] : copies)
    writer.act(ActionKind::stage, {argument, axis});
  if (restId && isOfRow)
    for (auto [argument, axis] : copies)
      writer.act(ActionKind::stage, {argument, *restId + 1});
  writer.note("a cascade over blocks, for many rows at a time")
      .metric("Rows", *count)
      .metric("Blocks", getRangeSize(carried));
  return writer.get();
}

FailureOr<ScheduleCandidate> uop::selectCascade(KernelFacts &facts) {
  return CascadeSelector(facts).run();
}
