//===- BlockCascade.cpp - A block for rows of an online softmax *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockCascade.h"

#include "OperandSlice.h"

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

/// The rows of a warp; a lane has two of them.
static constexpr int64_t kWarpRows = kUnitRows;

int64_t CascadeTile::getThreads() const { return warps * kWarpSize; }
int64_t CascadeTile::getRows() const { return warps * kWarpRows; }

//===----------------------------------------------------------------------===//
// What is computed
//===----------------------------------------------------------------------===//

bool BlockCascade::fail(const char *why) {
  reason = why;
  return false;
}

/// Whether reductions add up in the tile.
static bool isAccumulated(BufferizeOp tile) {
  return tile->hasAttr(kAccumulatedAttrName);
}

/// What a tile of one element holds that is read as `value`.
static Value lookThrough(Value value) {
  while (auto read = value.getDefiningOp<IndexOp>()) {
    auto tile = read.getSource().getDefiningOp<BufferizeOp>();
    if (!tile || !tile.getRanges().empty() || isAccumulated(tile))
      break;
    value = tile.getValue();
  }
  return value;
}

/// The tile of one range that `value`, whatever type it was cast to, is an
/// element of, at `range`.
static BufferizeOp getTileAt(Value value, Value range) {
  while (auto cast = value.getDefiningOp<CastOp>())
    value = cast.getOperand();
  auto read = value.getDefiningOp<IndexOp>();
  if (!read || read.getIndices().size() != 1 || read.getGate() ||
      read.getIndices()[0] != range)
    return {};
  auto tile = read.getSource().getDefiningOp<BufferizeOp>();
  return tile && tile.getRanges().size() == 1 && !isAccumulated(tile) &&
                 getRangeSize(tile.getRanges()[0]) == getRangeSize(range)
             ? tile
             : BufferizeOp();
}

/// The greatest score of a block, and the product that scores are made of.
bool BlockCascade::findScores() {
  greatest = lookThrough(scan.getValue()).getDefiningOp<ReduceOp>();
  if (!greatest || greatest.getKind() != scan.getKind() ||
      greatest.getRanges().size() != 1 ||
      getWideElement(scan.getKind(), greatest.getType()) != greatest.getType())
    return fail("the scanned value is not a reduction over a block");
  scoreTile = getTileAt(greatest.getValue(), greatest.getRanges()[0]);
  if (!scoreTile ||
      getElementTypeOrSelf(scoreTile.getType()) != greatest.getType())
    return fail("the scanned value is not a reduction of a tile");
  for (Operation *op : getOperandSlice(scoreTile.getValue()))
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      if (scores)
        return fail("its scores use several sums");
      scores = reduce;
    }
  auto product = scores ? scores.getValue().getDefiningOp<MulOp>() : MulOp();
  if (!product || scores.getKind() != ReduceKind::add ||
      !isa<FloatType>(scores.getType()))
    return fail("its scores are not sums of products");
  Value scored = scoreTile.getRanges()[0];
  rowFactor.value = product.getLhs();
  scoreFactor.value = product.getRhs();
  auto isOfScores = [&](Value value) {
    const RangeSet &ranges = dependence.get(value);
    return ranges.contains(scored) || ranges.contains(blocks.getResult());
  };
  if (isOfScores(rowFactor.value))
    std::swap(rowFactor, scoreFactor);
  if (isOfScores(rowFactor.value) || !isOfScores(scoreFactor.value))
    return fail("its scores are not a matrix product");
  for (Value value : scores.getRanges()) {
    auto range = value.getDefiningOp<RangeOp>();
    if (!range.getStaticSize() || *range.getStaticSize() < 1)
      return fail("a range of its product has a dynamic size");
    termAxis.ranges.push_back(range);
    termAxis.size *= *range.getStaticSize();
  }
  return true;
}

/// The sum of weights, or of their products, that `op` scales.
bool BlockCascade::findSum(RecurrenceOp op) {
  Sum sum{op, lookThrough(op.getValue()).getDefiningOp<ReduceOp>(), {}, {}, {}};
  if (!sum.reduce || sum.reduce.getKind() != ReduceKind::add ||
      sum.reduce.getRanges().size() != 1 || op.getRanges().size() != 1 ||
      op.getRanges()[0] != blocks.getResult() ||
      getWideElement(ReduceKind::add, op.getType()) != op.getType())
    return fail("the rescaled value is not a sum over a block");
  if (!op->hasOneUse() ||
      !(sum.tile = dyn_cast<BufferizeOp>(*op->user_begin())) ||
      !isAccumulated(sum.tile))
    return fail("the rescaled value is not kept in a tile");
  Value range = sum.reduce.getRanges()[0];
  Value term = sum.reduce.getValue();
  BufferizeOp weights = getTileAt(term, range);
  if (!weights) {
    while (auto cast = term.getDefiningOp<CastOp>())
      term = cast.getOperand();
    auto product = term.getDefiningOp<MulOp>();
    if (!product || sumFactor.value || sum.tile.getRanges().size() != 1)
      return fail("it has several sums of weighted elements");
    weightFactor.value = product.getLhs();
    sumFactor.value = product.getRhs();
    if (!getTileAt(weightFactor.value, range))
      std::swap(weightFactor, sumFactor);
    weights = getTileAt(weightFactor.value, range);
    productSum = sums.size();
    columnRange = sum.tile.getRanges()[0].getDefiningOp<RangeOp>();
  } else if (!sum.tile.getRanges().empty()) {
    return fail("a sum of weights depends on columns");
  }
  if (!weights || (weightTile && weights != weightTile))
    return fail("a term of a sum does not have exactly one weight");
  weightTile = weights;
  sums.push_back(sum);
  return true;
}

/// Whether every op with ranges is one of the cascade's.
bool BlockCascade::checkOps() {
  for (Operation &op : kernel.getBody().getOps()) {
    if (llvm::any_of(op.getResultTypes(), llvm::IsaPred<VectorType>))
      return fail("it has vectors");
    if (auto found = dyn_cast<ScanOp>(op)) {
      if (scan || !found.getExclusive() || found.getReverse())
        return fail(
            "it has a scan other than the running maximum of the scores");
      scan = found;
    } else if (isa<FoldOp, ContractOp, CustomOp>(op)) {
      return fail("it has ops that do not belong to a cascade of sums");
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      stores.push_back(store);
    }
  }
  if (!scan || stores.empty())
    return fail("it has no cascade");
  blocks = scan.getRange().getDefiningOp<RangeOp>();
  if (!findScores())
    return false;
  for (auto op : kernel.getBody().getOps<RecurrenceOp>())
    if (!findSum(op))
      return false;
  if (!sumFactor.value)
    return fail("it has no sum of weighted elements");
  for (auto reduce : kernel.getBody().getOps<ReduceOp>()) {
    bool isSum = llvm::any_of(
        sums, [&](const Sum &sum) { return sum.reduce == reduce; });
    if (reduce == scores || reduce == greatest || isSum)
      continue;
    if (reduce.getKind() != scan.getKind() || reduce.getRanges().size() != 1 ||
        reduce.getRanges()[0] != blocks.getResult() ||
        lookThrough(reduce.getValue()) != greatest.getResult() ||
        !reduce->hasOneUse() || !isa<BufferizeOp>(*reduce->user_begin()))
      return fail("it has a reduction outside the cascade");
    finals.push_back(reduce);
  }
  for (auto tile : kernel.getBody().getOps<BufferizeOp>()) {
    if (tile == scoreTile || tile == weightTile || tile.getRanges().empty() ||
        tile == sums[productSum].tile)
      continue;
    return fail("it has a tile other than scores, weights and sums");
  }
  // Each weight is of one score.
  for (Operation *user : scoreTile->getUsers()) {
    Value at = cast<IndexOp>(user).getIndices()[0];
    if (at != greatest.getRanges()[0] && at != weightTile.getRanges()[0])
      return fail("a weight depends on several scores");
  }
  return true;
}

/// Whether `size` is no less for a later row.
bool BlockCascade::isMonotone(Value size) const {
  auto isConstant = [](Value value, int64_t least) {
    auto constant = value.getDefiningOp<ConstOp>();
    auto number =
        constant ? dyn_cast<IntegerAttr>(constant.getValue()) : IntegerAttr();
    return number && number.getInt() >= least;
  };
  return llvm::all_of(getOperandSlice(size), [&](Operation *op) {
    if (isa<MulOp>(op))
      return isConstant(op->getOperand(1), 0);
    if (isa<FloorDivOp>(op))
      return isConstant(op->getOperand(1), 1);
    return isa<RangeOp, ConstOp, AddOp, MinOp, MaxOp>(op);
  });
}

/// Whether memory is contiguous along `range`.
bool BlockCascade::isContiguousAlong(Value value, Value range) const {
  return llvm::any_of(getOperandSlice(value), [&](Operation *op) {
    auto load = dyn_cast<LoadOp>(op);
    return load && getStride(load.getOffset(), range) == 1;
  });
}

/// Rows and columns of what is stored, and what every row has of its own.
bool BlockCascade::classifyRanges() {
  for (Operation *user : sums[productSum].tile->getUsers()) {
    auto range = cast<IndexOp>(user).getIndices()[0].getDefiningOp<RangeOp>();
    if (!range || (outRange && outRange != range))
      return fail("its sums are stored in another order");
    outRange = range;
  }
  if (!outRange || !columnRange.getStaticSize() ||
      !scoreTile.getRanges()[0].getDefiningOp<RangeOp>().getStaticSize() ||
      !llvm::is_contained(stores.front().getRanges(), outRange.getResult()))
    return fail("its sums are stored in another order");
  RangeSet ofScores = getOwnRanges(scoreFactor.value);
  RangeSet ofSums = getOwnRanges(sumFactor.value);
  for (Value value : stores.front().getRanges()) {
    auto range = value.getDefiningOp<RangeOp>();
    if (range == outRange)
      continue;
    Axis &axis = ofScores.contains(value) || ofSums.contains(value) ? batchAxis
                                                                    : rowAxis;
    if (!range.getStaticSize() || *range.getStaticSize() < 1)
      return fail("a range of its stores has a dynamic size");
    axis.ranges.push_back(range);
    axis.size *= *range.getStaticSize();
  }
  if (rowAxis.size == 1)
    return fail("each row has its own factors");
  if (!blocks.getStaticSize() &&
      (!isMonotone(blocks.getSize()) || rowAxis.ranges.size() != 1))
    return fail("the number of blocks is not proved to grow from row to row");
  SmallVector<RangeOp> all;
  for (Value value : stores.front().getRanges())
    if (getRangeSize(value) != 1)
      all.push_back(value.getDefiningOp<RangeOp>());
  for (StoreOp store : stores)
    if (!llvm::equal(store.getRanges(), stores.front().getRanges()) ||
        !finder.isInjective(store, all))
      return fail("it does not store one element per row and column");
  return true;
}

/// A product with weights that ends where the axis does becomes one of whole
/// blocks, as matrix units need: weights of points outside are 0, and what
/// would be read there is masked.
void BlockCascade::extendProduct() {
  auto range = sums[productSum].reduce.getRanges()[0].getDefiningOp<RangeOp>();
  Value size = range.getSize();
  if (!size)
    return;
  int64_t most = getRangeSize(range.getResult());
  range.getValuesMutable().clear();
  range->removeAttr(kMaxSizeAttrName);
  range.setStaticSize(most);
  OpBuilder builder(range);
  builder.setInsertionPointAfter(range);
  Value isPoint = CmpOp::create(builder, range.getLoc(), CmpPredicate::lt,
                                range.getResult(), size);
  for (Operation *op : getOperandSlice(sumFactor.value)) {
    auto load = dyn_cast<LoadOp>(op);
    if (!load || !getOwnRanges(load.getOffset()).contains(range.getResult()))
      continue;
    builder.setInsertionPoint(load);
    Value gate = load.getGate() ? AndOp::create(builder, load.getLoc(),
                                                load.getGate(), isPoint)
                                      .getResult()
                                : isPoint;
    load.getGateMutable().assign(gate);
  }
}

bool BlockCascade::analyze() {
  if (!checkOps() || !classifyRanges())
    return false;
  if (finder.readsAndWritesInOrder())
    return fail("it reads what it writes");
  outSize = int64_t(*columnRange.getStaticSize());
  numBlocks = getRangeSize(blocks.getResult());
  blockSize = getRangeSize(scoreTile.getRanges()[0]);
  Value lastTerm = termAxis.ranges.back().getResult();
  rowFactor.isDeep = isContiguousAlong(rowFactor.value, lastTerm);
  scoreFactor.isDeep = isContiguousAlong(scoreFactor.value, lastTerm);
  sumFactor.isDeep = isContiguousAlong(sumFactor.value,
                                       sums[productSum].reduce.getRanges()[0]);
  return true;
}

unsigned BlockCascade::useUnits() {
  auto areUnits = [](Factor &left, Factor &right, Type sum) {
    Value narrowLeft = getUnitFactor(left.value);
    Value narrowRight = getUnitFactor(right.value);
    if (!narrowLeft || !narrowRight || !sum.isF32() ||
        narrowLeft.getType() != narrowRight.getType() ||
        isWidenedFactor(narrowLeft.getType()))
      return false;
    left.value = narrowLeft;
    right.value = narrowRight;
    return true;
  };
  scoreUnits = areUnits(rowFactor, scoreFactor,
                        getWideElement(ReduceKind::add, scores.getType()));
  sumUnits = areUnits(weightFactor, sumFactor, sums[productSum].op.getType());
  return scoreUnits + sumUnits;
}

//===----------------------------------------------------------------------===//
// Price
//===----------------------------------------------------------------------===//

/// The terms of a score, and the columns of a row, that are computed: whole
/// fragments of matrix units.
int64_t BlockCascade::getTerms() const {
  return llvm::alignTo(termAxis.size, kUnitRows);
}

int64_t BlockCascade::getColumns() const {
  return llvm::alignTo(outSize, kUnitColumns);
}

double BlockCascade::getFactorSize(const Factor &factor, int64_t extent,
                                   int64_t terms, bool usesUnits) const {
  Type type = factor.value.getType();
  int64_t rows = factor.isDeep ? extent : terms;
  int64_t inRow = factor.isDeep ? terms : extent;
  return double(rows * (usesUnits ? padUnitRow(inRow, type) : inRow + 1));
}

double BlockCascade::getLocalBytes(const CascadeTile &tile) const {
  auto getBytes = [&](const Factor &factor, int64_t extent, int64_t terms,
                      bool usesUnits) {
    return getFactorSize(factor, extent, terms, usesUnits) *
           getFactorBytes(factor.value.getType());
  };
  return getBytes(rowFactor, tile.getRows(), getTerms(), scoreUnits) +
         getBytes(scoreFactor, tile.chunk, getTerms(), scoreUnits) +
         getBytes(weightFactor, tile.getRows(), tile.chunk, sumUnits) +
         getBytes(sumFactor, getColumns(), tile.chunk, sumUnits);
}

/// Those of a thread: two rows of scores and of weights, some of them in two
/// types, and of sums; and addresses.
double BlockCascade::getRegisters(const CascadeTile &tile) const {
  return 1.5 * double(tile.chunk) + double(getColumns()) / 2 + 64;
}

bool BlockCascade::fits(const CascadeTile &tile) const {
  double blocksOfGrid =
      double(batchAxis.size) * llvm::divideCeil(rowAxis.size, tile.getRows());
  return double(tile.getThreads()) <= model.blockThreads &&
         getLocalBytes(tile) <= model.localBytes && getRegisters(tile) <= 255 &&
         tile.chunk % kUnitRows == 0 && blocksOfGrid <= INT32_MAX;
}

double BlockCascade::getSerialNs() const {
  double points = double(batchAxis.size) * double(rowAxis.size);
  double scored = double(numBlocks) * double(blockSize);
  double waves =
      std::ceil(points / (model.processors * model.processorThreads));
  double products = scored * double(termAxis.size + outSize);
  return waves * products * model.loadNs;
}

double BlockCascade::getNs(const CascadeTile &tile) const {
  double threads = tile.getThreads(), rows = tile.getRows();
  double chunk = tile.chunk, terms = getTerms(), columns = getColumns();
  double steps = double(numBlocks) * llvm::divideCeil(blockSize, tile.chunk);
  // What one product of `rows` x `extent` elements takes of a processor.
  auto getProductNs = [&](double extent, double depth, bool usesUnits,
                          Type type) {
    double products = rows * extent * depth;
    if (!usesUnits)
      return std::max(products / model.productsPerNs,
                      threads * (2 + extent / 4) * depth /
                          model.localLoadsPerNs);
    return std::max(products / model.matrixProductsPerNs,
                    double(tile.warps) * (kWarpRows + extent) * depth *
                        getFactorBytes(type) / 4 / model.localLoadsPerNs);
  };
  constexpr double opsOfWeight = 24;
  double busy =
      getProductNs(chunk, terms, scoreUnits, rowFactor.value.getType()) +
      getProductNs(columns, chunk, sumUnits, weightFactor.value.getType()) +
      (chunk * (terms + columns) + rows * chunk) / model.localLoadsPerNs +
      rows * chunk * opsOfWeight / model.productsPerNs;
  double waiting = 2 * model.latencyNs + 5 * model.barrierNs +
                   2 * double(sums.size()) * model.shuffleNs;
  double resident = std::floor(
      std::min({model.processorThreads / threads,
                model.processorRegisters / threads / getRegisters(tile),
                model.processorLocalBytes / getLocalBytes(tile)}));
  double gridBlocks =
      double(batchAxis.size) * llvm::divideCeil(rowAxis.size, tile.getRows());
  resident = std::min(std::max(1.0, resident),
                      std::ceil(gridBlocks / model.processors));
  double waves = std::ceil(gridBlocks / (model.processors * resident));
  // Each block reads the factors of all scores and sums.
  double moved = gridBlocks * steps * chunk *
                 (terms * getFactorBytes(scoreFactor.value.getType()) +
                  columns * getFactorBytes(sumFactor.value.getType()));
  return std::max(waves * steps * std::max(resident * busy, busy + waiting),
                  moved / model.cacheBytesPerNs);
}

std::optional<CascadeTile> BlockCascade::findBest() const {
  std::optional<CascadeTile> best;
  double least = std::numeric_limits<double>::infinity();
  int64_t most = llvm::alignTo(blockSize, kUnitRows);
  for (int64_t warps : {1, 2, 4, 8})
    for (int64_t chunk : {16, 32, 64, 128}) {
      CascadeTile tile = {warps, chunk};
      if (chunk > most || !fits(tile))
        continue;
      if (double time = getNs(tile); time < least) {
        least = time;
        best = tile;
      }
    }
  return best;
}
