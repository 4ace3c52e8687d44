//===- RowSorter.cpp - Rows of keys in order ----------------------*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowSorter.h"

#include "../Devices.h"

using namespace mlir;
using namespace uop;

/// In rows of up to so many keys each is compared with all others: in vectors,
/// that costs less than the passes of a radix sort, whose counts have 256
/// elements whatever the row has.
static constexpr int64_t kMaxCompared = 64;
/// Rows of at least so many bytes leave the caches of a core; few of them are
/// cut into parts that threads share.
static constexpr int64_t kMinPartedBytes = int64_t(1) << 21;
static constexpr int64_t kMaxPartedRows = 16;
/// Of so many parts the threads of any machine get even shares.
static constexpr int64_t kMaxParts = 64;
/// What a kernel may keep for itself while it sorts a row.
static constexpr int64_t kMaxScratchBytes = int64_t(1) << 28;
/// How many times as many keys as are taken make it worth while to look at
/// blocks first.
static constexpr int64_t kMinBlockRatio = 8;

SmallVector<Value> RowSorter::launch(KernelOp kernel, ValueRange inputs,
                                     ArrayRef<Type> resultTypes) {
  OpBuilder &builder = b.getOpBuilder();
  SmallVector<Value> inits;
  for (Type type : resultTypes)
    inits.push_back(
        createEmpty(builder, b.getLoc(), cast<RankedTensorType>(type), device));
  auto op = LaunchOp::create(builder, b.getLoc(), resultTypes,
                             kernel.getSymName(), inputs, inits,
                             /*vars=*/ValueRange(), /*has_effects=*/false);
  return llvm::to_vector_of<Value>(op.getResults());
}

static SmallVector<Value> getBuffers(const KeyRows &rows) {
  SmallVector<Value> values = {rows.keys};
  if (rows.positions)
    values.push_back(rows.positions);
  return values;
}

static KeyRows withBuffers(KeyRows rows, ArrayRef<Value> values) {
  rows.keys = values[0];
  if (rows.positions)
    rows.positions = values[1];
  return rows;
}

KeyRows RowSorter::sortRows(const KeyRows &rows, KernelOp kernel) {
  SmallVector<Value> buffers = getBuffers(rows);
  SmallVector<Type> types(ValueRange(buffers).getTypes());
  return withBuffers(rows, launch(kernel, buffers, types));
}

KeyRows RowSorter::sortParts(const KeyRows &rows, const SortSpec &spec) {
  RowParts parts;
  parts.count = std::min(kMaxParts, spec.size);
  parts.size = llvm::divideCeil(spec.size, parts.count);
  parts.count = llvm::divideCeil(spec.size, parts.size);
  SmallVector<Value> buffers = getBuffers(rows);
  SmallVector<Type> types(ValueRange(buffers).getTypes());
  for (unsigned pass = 0, e = spec.getNumPasses(); pass != e; ++pass) {
    Type countsType = kernels.getCountsType(spec, parts, pass);
    SmallVector<Value> counts =
        launch(kernels.getCount(b.getLoc(), spec, parts, pass), buffers[0],
               countsType);
    SmallVector<Value> sums = launch(
        kernels.getSums(b.getLoc(), spec, parts, pass), counts, countsType);
    SmallVector<Value> inputs(buffers);
    inputs.push_back(sums[0]);
    buffers =
        launch(kernels.getMove(b.getLoc(), spec, parts, pass), inputs, types);
  }
  return withBuffers(rows, buffers);
}

KeyRows RowSorter::sort(const KeyRows &rows) {
  if (rows.getSize() == 1)
    return rows;
  Location loc = b.getLoc();
  SortSpec spec = {rows.getRows(),
                   rows.getSize(),
                   cast<IntegerType>(GradientBuilder::elementOf(rows.keys)),
                   IntegerType(),
                   rows.firstBit,
                   rows.endBit};
  if (rows.positions)
    spec.positions =
        cast<IntegerType>(GradientBuilder::elementOf(rows.positions));
  if (rows.getSize() <= kMaxCompared)
    return sortRows(rows, kernels.getCompared(loc, spec, rows.isUnique));
  bool isParted =
      spec.getRowBytes() >= kMinPartedBytes && spec.rows <= kMaxPartedRows;
  if (isParted || spec.getRowBytes() > kMaxScratchBytes)
    return sortParts(rows, spec);
  return sortRows(rows, kernels.getRows(loc, spec));
}

KeyRows RowSorter::sortAndCut(const KeyRows &rows, int64_t count) {
  KeyRows sorted = sort(rows);
  SmallVector<Value> cut;
  for (Value value : getBuffers(sorted))
    cut.push_back(b.shrink(value, {0, 0}, {rows.getRows(), count}));
  return withBuffers(sorted, cut);
}

Value uop::createLastKeys(GradientBuilder &b, Value keys, Value at,
                          unsigned shift, const KeyRows &rows) {
  if (!rows.isUnique)
    return createSplat(b, keys, ~uint64_t(0));
  // The blocks are powers of two: their positions have no more bits.
  Value positions = b.convert(at, GradientBuilder::elementOf(keys));
  if (shift != 0)
    positions = b.binary<ShlOp>(positions, createSplat(b, positions, shift));
  return b.binary<OrOp>(positions,
                        createSplat(b, keys, ~uint64_t(0) << rows.firstBit));
}

/// The numbers of `count` blocks of each row, i64 and ascending, that have its
/// least keys.
/// Ordered by their own least key, and by their number where that is the same,
/// a block beyond the first `count` has as many keys before all of its own.
Value RowSorter::chooseBlocks(const KeySource &source, int64_t count,
                              int64_t blockSize) {
  const KeyRows &rows = source.rows;
  OpBuilder &builder = b.getOpBuilder();
  int64_t numBlocks = llvm::divideCeil(rows.getSize(), blockSize);
  Value order = source.order ? source.order : rows.keys;
  auto element = cast<IntegerType>(GradientBuilder::elementOf(order));
  Value greatest = ConstOp::create(
      builder, b.getLoc(),
      IntegerAttr::get(element, APInt::getAllOnes(element.getWidth())));
  Value padded = b.pad(order, {0, 0},
                       {0, numBlocks * blockSize - rows.getSize()}, greatest);
  Value blocks = b.reshape(padded, {rows.getRows(), numBlocks, blockSize});
  unsigned shift = source.positionShift + llvm::Log2_64(blockSize);
  KeySource least = {rows, shift, {}, {}, {}};
  Value keys = b.reduce(ReduceKind::min, blocks, {2});
  // Of blocks whose least is the same, their first positions are in order, too.
  if (source.order) {
    Value numbers = b.iota({rows.getRows(), numBlocks}, 1);
    keys = source.pack(
        keys, b.mul(numbers, createSplat(b, numbers, uint64_t(blockSize))));
  }
  least.rows.keys = keys;
  if (rows.positions) {
    Type type = GradientBuilder::elementOf(rows.positions);
    least.rows.positions =
        b.convert(b.iota({rows.getRows(), numBlocks}, 1), type);
  }
  least.keysAt = [this, keys, numBlocks, shift, rows](Value at) {
    Value isInside = b.compare(CmpPredicate::lt, at,
                               createSplat(b, at, uint64_t(numBlocks)));
    Value found = b.gather(keys, at, 1);
    return b.where(isInside, found, createLastKeys(b, found, at, shift, rows));
  };
  KeyRows chosen = takeLeast(least, count);
  // The key of a block says where it is.
  Value numbers = chosen.positions;
  if (!rows.positions) {
    uint64_t mask = llvm::maskTrailingOnes<uint64_t>(rows.firstBit);
    Value position =
        b.binary<AndOp>(chosen.keys, createSplat(b, chosen.keys, mask));
    numbers = b.binary<ShrOp>(position, createSplat(b, position, shift));
  }
  // The keys that come from them have to be in their order.
  unsigned bits = llvm::Log2_64_Ceil(uint64_t(numBlocks) + 1);
  KeyRows sorted = sort({numbers, Value(), 0, bits, /*isUnique=*/true});
  return b.convert(sorted.keys, builder.getI64Type());
}

KeyRows RowSorter::takeLeast(const KeySource &source, int64_t count) {
  const KeyRows &rows = source.rows;
  int64_t size = rows.getSize();
  bool hasPositions = rows.positions || rows.isUnique;
  if (!hasPositions || size <= kMaxCompared || size / count < kMinBlockRatio)
    return sortAndCut(rows, count);
  // As many blocks as keys in the chosen ones.
  auto blockSize = int64_t(
      llvm::bit_ceil(uint64_t(std::sqrt(double(size) / double(count)))));
  Value numbers = chooseBlocks(source, count, blockSize);
  Shape shape = {rows.getRows(), count, blockSize};
  Value first = b.mul(numbers, createSplat(b, numbers, uint64_t(blockSize)));
  Value at = b.add(b.broadcast(first, {2}, shape), b.iota(shape, 2));
  Shape merged = {rows.getRows(), count * blockSize};
  at = b.reshape(at, merged);
  // Each block in a loop of its own: its keys are in order in memory.
  auto inBlocks = [&](Value x) {
    Value blocks =
        ContiguousOp::create(b.getOpBuilder(), b.getLoc(), b.reshape(x, shape));
    return b.reshape(blocks, merged);
  };
  KeyRows chosen = rows;
  chosen.keys = inBlocks(source.keysAt(at));
  if (rows.positions)
    chosen.positions =
        inBlocks(b.convert(at, GradientBuilder::elementOf(rows.positions)));
  return sortAndCut(chosen, count);
}
