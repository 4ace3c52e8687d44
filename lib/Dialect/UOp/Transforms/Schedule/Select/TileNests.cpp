//===- TileNests.cpp - Schedules of what tiles hold -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel keeps rows that several of its loops read in tiles: normalised rows,
// or the scores and probabilities of attention. They are made for many rows at
// a time, so that what follows uses what it loads for many rows. A tile of sums
// of products, as scores are, has its points as lanes, and the factor that they
// come from is copied to a panel.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "LoopNests.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

static constexpr int64_t kMinTiledRows = 4;
/// Vectors and rows of sums that are in registers at once.
static constexpr int64_t kMaxTileVectors = 8, kMaxTileRows = 2;

std::optional<int64_t> uop::chooseTiledRows(KernelFacts &facts, Value rows) {
  int64_t bytes = 0;
  for (BufferizeOp tile : facts.getTiles()) {
    if (!facts.dependsOn(tile.getResult(), rows)) {
      (void)facts.refuse("a tile does not depend on the rows");
      return std::nullopt;
    }
    bytes += tile.getType().getNumElements() *
             CostModel::getByteWidth(tile.getType().getElementType());
  }
  // Of the rows that fit into half of the cache, beside a panel, as many as
  // divide theirs.
  int64_t numRows = getRangeSize(rows);
  int64_t count = std::clamp<int64_t>(
      facts.getCacheBytes() / 2 / std::max<int64_t>(bytes, 1), 1, numRows);
  while (numRows % count != 0)
    --count;
  if (count < std::min<int64_t>(numRows, kMinTiledRows)) {
    (void)facts.refuse("the tiles of several rows do not fit into a cache");
    return std::nullopt;
  }
  return count;
}

namespace {
/// A tile of sums of products.
struct ProductTile {
  Value lanes;
  int64_t numLanes = 1, vectors = 1, rows = 1;
  llvm::SetVector<Value> copied;
  /// The axis of the output inside of which copies are made.
  Value copyAxis;
};
} // namespace

/// Whether each element of `tile` is a sum of products of what is the same for
/// all rows and what is the same for all elements.
static std::optional<ProductTile>
findProduct(KernelFacts &facts, BufferizeOp tile, Value rows, int64_t count) {
  if (tile.getRanges().empty())
    return std::nullopt;
  ProductTile product;
  product.lanes = tile.getRanges().back();
  if (!product.lanes.getDefiningOp<RangeOp>() ||
      !isRangeOfOnly(product.lanes, {tile}))
    return std::nullopt;
  int64_t width = getNestWidth(tile), numSums = 0;
  llvm::SetVector<Operation *> slice =
      facts.getSlice(tile.getValue(), product.lanes);
  bool isShared = false;
  for (Operation *op : slice) {
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      ++numSums;
      width = std::max(width, KernelFacts::getAccumulatorWidth(reduce));
    } else if (auto load = dyn_cast<LoadOp>(op)) {
      if (facts.dependsOn(load.getResult(), rows) || load.getGate())
        return std::nullopt;
      isShared = true;
      if (getStride(load.getOffset(), product.lanes) != 1)
        product.copied.insert(load.getSource());
    } else if (isa<IndexOp, RangeReductionOpInterface, ScanOp>(op)) {
      return std::nullopt;
    }
  }
  if (numSums != 1 || !isShared)
    return std::nullopt;
  product.numLanes = facts.getNumLanes(width);
  int64_t size = getRangeSize(product.lanes);
  if (size % product.numLanes != 0)
    return std::nullopt;
  int64_t all = size / product.numLanes;
  for (product.vectors = std::min(all, kMaxTileVectors);
       all % product.vectors != 0; --product.vectors) {
  }
  // Copies for several rows are one piece of the tile only if there are no
  // further points between them.
  if (product.vectors == all && tile.getRanges().size() == 1)
    for (product.rows = kMaxTileRows; product.rows > 1; --product.rows)
      if (count % product.rows == 0 &&
          product.vectors * (product.rows + 1) + 1 <=
              facts.getRegisters().count)
        break;
  auto store = facts.getStores().front();
  product.copyAxis = store.getRanges().front();
  for (Value range : store.getRanges())
    if (range != rows && llvm::any_of(slice, [&](Operation *op) {
          return isa<LoadOp>(op) && facts.dependsOn(op->getResult(0), range);
        }))
      product.copyAxis = range;
  return product;
}

static StageOperands
getStageOperands(KernelFacts &facts, const ProductTile &product, Value buffer) {
  StageOperands operands = {int64_t(cast<BlockArgument>(buffer).getArgNumber()),
                            KernelFacts::getId(product.copyAxis)};
  bool isReadElsewhere = llvm::any_of(buffer.getUsers(), [&](Operation *user) {
    return !facts.dependsOn(user->getResult(0), product.lanes);
  });
  if (isReadElsewhere)
    operands.push_back(KernelFacts::getId(product.lanes));
  return operands;
}

bool uop::hasProductTile(KernelFacts &facts, Value rows, int64_t count) {
  return llvm::any_of(facts.getTiles(), [&](BufferizeOp tile) {
    return findProduct(facts, tile, rows, count).has_value();
  });
}

std::optional<LoopNest> uop::findTileNest(KernelFacts &facts,
                                          BufferizeOp tile) {
  LoopNest nest;
  nest.ops.push_back(tile);
  llvm::append_range(nest.ranges, tile.getRanges());
  llvm::erase_if(nest.ranges,
                 [](Value range) { return getRangeSize(range) == 1; });
  // A tile cannot be peeled, and its lanes are its last axis.
  if (!findNestLanes(facts, nest) || nest.lanes != nest.ranges.back() ||
      getRangeSize(nest.lanes) % nest.numLanes != 0)
    return std::nullopt;
  return nest;
}

int64_t uop::scheduleTiles(KernelFacts &facts, ScheduleWriter &writer,
                           Value rows, int64_t count,
                           SmallVector<LoopNest> nests, RangeSet axes,
                           SmallVectorImpl<StageOperands> &copies) {
  auto [inner, firstCopy] =
      writer.tile(KernelFacts::getId(rows), getRangeSize(rows), count,
                  int64_t(facts.getTiles().size()));
  auto tryLanes = [&](Value lanes) {
    RangeSet all = axes;
    if (!all.insert(lanes) || failed(facts.checkLanes(all)))
      return false;
    axes = std::move(all);
    return true;
  };
  SmallVector<BufferizeOp> others;
  for (auto [number, tile] : llvm::enumerate(facts.getTiles())) {
    if (std::optional<ProductTile> product =
            findProduct(facts, tile, rows, count);
        product && tryLanes(product->lanes)) {
      int64_t id = KernelFacts::getId(product->lanes);
      int64_t size = getRangeSize(product->lanes);
      writer.divide(ActionKind::simd, id, size, product->numLanes);
      if (product->vectors > 1)
        writer.divide(ActionKind::upcast, id, size / product->numLanes,
                      product->vectors);
      if (product->rows > 1)
        writer.divide(ActionKind::upcast, firstCopy + int64_t(number), count,
                      product->rows);
      for (Value buffer : product->copied)
        copies.push_back(getStageOperands(facts, *product, buffer));
      continue;
    }
    others.push_back(tile);
  }
  for (LoopNest &nest : nests)
    if (findNestLanes(facts, nest) && tryLanes(nest.lanes))
      divideNest(writer, nest);
  for (BufferizeOp tile : others)
    if (std::optional<LoopNest> nest = findTileNest(facts, tile);
        nest && tryLanes(nest->lanes))
      divideNest(writer, *nest);
  return inner;
}
