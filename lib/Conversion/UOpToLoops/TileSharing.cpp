//===- TileSharing.cpp - Tiles in the memory of others ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A scope emits what it needs by levels: tiles and reductions of one level are
// complete before those of the next one begin. So a tile may overwrite another
// one if both are made in the same scope, and whatever else reads the other
// one is needed by the tile, and of a lower level there.
//
//===----------------------------------------------------------------------===//

#include "TileSharing.h"

#include "AffineOffset.h"

using namespace mlir;
using namespace uop;

SmallVector<Value> uop::getTileParts(BufferizeOp tile) {
  auto joined = tile.getValue().getDefiningOp<VectorizeOp>();
  if (joined && tile.isCounted() &&
      llvm::all_of(joined.getOperandTypes(), llvm::IsaPred<VectorType>))
    return SmallVector<Value>(joined.getOperands());
  return {tile.getValue()};
}

static int64_t countElements(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

namespace {
class OverwriteFinder {
public:
  OverwriteFinder(KernelOp kernel, const KernelAnalysis &analysis)
      : kernel(kernel), analysis(analysis) {}

  llvm::DenseMap<Operation *, BufferizeOp> run();

private:
  /// An element of a tile, by its number in row-major order.
  using Place = std::pair<int64_t, std::map<unsigned, int64_t>>;

  bool isPlainTile(BufferizeOp tile);
  std::optional<Place> getPlace(ValueRange indices, ArrayRef<int64_t> shape,
                                int64_t lanes);
  std::optional<Place> getPlace(BufferizeOp tile);
  bool mayOverwrite(BufferizeOp tile, BufferizeOp other);
  bool isReadBefore(IndexOp read, BufferizeOp tile, BufferizeOp other);
  bool isReadInPlace(IndexOp read, size_t part, BufferizeOp tile);
  void collectNeeded(BufferizeOp tile);

  KernelOp kernel;
  const KernelAnalysis &analysis;
  /// All that the tile at hand is made of.
  llvm::DenseSet<Operation *> needed;
  llvm::DenseMap<Operation *, BufferizeOp> overwritten;
};
} // namespace

/// A tile that is made as a whole, each time that it is made.
bool OverwriteFinder::isPlainTile(BufferizeOp tile) {
  return !tile.isPacked() && !tile->hasAttr(kAccumulatedAttrName) &&
         tile.getType().hasStaticShape() &&
         !analysis.getInfo(tile).hasEmptyRange;
}

std::optional<OverwriteFinder::Place>
OverwriteFinder::getPlace(ValueRange indices, ArrayRef<int64_t> shape,
                          int64_t lanes) {
  Place place;
  int64_t stride = lanes;
  for (size_t i = indices.size(); i-- != 0; stride *= shape[i]) {
    std::optional<AffineOffset> offset = getAffineOffset(analysis, indices[i]);
    if (!offset)
      return std::nullopt;
    place.first += offset->constant * stride;
    for (auto [range, coefficient] : offset->coefficients)
      place.second[range] += coefficient * stride;
  }
  return place;
}

/// Where the tile stores the first of its parts.
std::optional<OverwriteFinder::Place>
OverwriteFinder::getPlace(BufferizeOp tile) {
  if (!tile.isCounted())
    return getPlace(tile.getRanges(), tile.getType().getShape(), /*lanes=*/1);
  SmallVector<int64_t> extents;
  for (Value range : tile.getRanges()) {
    auto op = range.getDefiningOp<RangeOp>();
    if (op && !op.getStaticSize())
      return std::nullopt;
    extents.push_back(op ? int64_t(*op.getStaticSize()) : 1);
  }
  return getPlace(tile.getRanges(), extents,
                  countElements(tile.getValue().getType()));
}

void OverwriteFinder::collectNeeded(BufferizeOp tile) {
  needed.clear();
  SmallVector<Operation *> worklist = {tile};
  while (!worklist.empty())
    for (Value operand : worklist.pop_back_val()->getOperands())
      if (Operation *op = operand.getDefiningOp();
          op && needed.insert(op).second)
        worklist.push_back(op);
}

bool OverwriteFinder::isReadInPlace(IndexOp read, size_t part,
                                    BufferizeOp tile) {
  SmallVector<Value> parts = getTileParts(tile);
  std::optional<Place> written = getPlace(tile);
  std::optional<Place> place =
      getPlace(read.getIndices(),
               cast<ShapedType>(read.getSource().getType()).getShape(),
               /*lanes=*/1);
  if (read.getGate() || !written || !place ||
      countElements(read.getType()) != countElements(parts[part].getType()))
    return false;
  for (Value before : ArrayRef(parts).take_front(part))
    written->first += countElements(before.getType());
  return *written == *place;
}

/// Whether all that needs what is read of `other` is complete before `tile` is
/// begun, or is the element of `tile` in the same place.
bool OverwriteFinder::isReadBefore(IndexOp read, BufferizeOp tile,
                                   BufferizeOp other) {
  SmallVector<Value> parts = getTileParts(tile);
  const OpInfo &info = analysis.getInfo(tile);
  SmallVector<Value> worklist = {read.getResult()};
  llvm::DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    bool isPart = false;
    for (auto [number, part] : llvm::enumerate(parts))
      if (part == value) {
        isPart = true;
        if (!isReadInPlace(read, number, tile))
          return false;
      }
    for (Operation *user : value.getUsers()) {
      bool isOfTile = user == tile || (isa<VectorizeOp>(user) &&
                                       user == tile.getValue().getDefiningOp());
      if (isPart && isOfTile) {
        // Nothing but the tile has the parts together.
        if (user != tile && !user->hasOneUse())
          return false;
        continue;
      }
      if (isReductionLoop(user)) {
        // What another tile accumulates is part of its loops.
        const OpInfo &loop = analysis.getInfo(user);
        if (!needed.contains(user) || loop.level >= info.level ||
            loop.dependence != info.dependence ||
            llvm::any_of(user->getUsers(), [](Operation *next) {
              return next->hasAttr(kAccumulatedAttrName);
            }))
          return false;
        continue;
      }
      if (user->getNumRegions() != 0 || user->getNumResults() == 0 ||
          isa<ScanOp>(user) || !isMemoryEffectFree(user))
        return false;
      llvm::append_range(worklist, user->getResults());
    }
  }
  return true;
}

bool OverwriteFinder::mayOverwrite(BufferizeOp tile, BufferizeOp other) {
  const OpInfo &info = analysis.getInfo(tile),
               &before = analysis.getInfo(other);
  return isPlainTile(other) && tile.getType() == other.getType() &&
         tile.isCounted() == other.isCounted() &&
         tile.getSpace() == other.getSpace() && before.level < info.level &&
         before.dependence == info.dependence &&
         llvm::all_of(
             other->getUsers(),
             [&](Operation *user) {
               auto read = dyn_cast<IndexOp>(user);
               return read && isReadBefore(read, tile, other);
             });
}

llvm::DenseMap<Operation *, BufferizeOp> OverwriteFinder::run() {
  SmallVector<BufferizeOp> tiles;
  for (Operation &op : kernel.getBody().getOps()) {
    // The regions of conditions make what they need again.
    if (isa<IfOp, BarrierOp>(op))
      return overwritten;
    if (auto tile = dyn_cast<BufferizeOp>(op))
      tiles.push_back(tile);
  }
  llvm::DenseSet<Operation *> taken;
  for (BufferizeOp tile : tiles) {
    if (!isPlainTile(tile))
      continue;
    collectNeeded(tile);
    auto other = llvm::find_if(tiles, [&](BufferizeOp other) {
      return other != tile && !taken.contains(other) &&
             mayOverwrite(tile, other);
    });
    if (other == tiles.end())
      continue;
    taken.insert(*other);
    overwritten[tile] = *other;
  }
  return overwritten;
}

llvm::DenseMap<Operation *, BufferizeOp>
uop::findOverwrittenTiles(KernelOp kernel, const KernelAnalysis &analysis) {
  return OverwriteFinder(kernel, analysis).run();
}
