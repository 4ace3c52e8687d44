//===- BlockContraction.cpp - A block for each tile of a product *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockContraction.h"

#include "OperandSlice.h"

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// What is multiplied
//===----------------------------------------------------------------------===//

bool BlockContraction::addRange(Axis &axis, Value value) {
  auto range = value.getDefiningOp<RangeOp>();
  if (!range.getStaticSize() || *range.getStaticSize() < 1 ||
      llvm::MulOverflow(axis.size, int64_t(*range.getStaticSize()),
                        axis.size)) {
    reason = "a range of its product has a dynamic size";
    return false;
  }
  axis.ranges.push_back(range);
  return true;
}

/// Whether the last range of `axis` is that of neighbouring elements of what is
/// loaded for `value`.
bool BlockContraction::isContiguousAlong(Value value, const Axis &axis) {
  return llvm::any_of(getOperandSlice(value), [&](Operation *op) {
    auto load = dyn_cast<LoadOp>(op);
    return load && llvm::any_of(axis.ranges, [&](RangeOp range) {
             return getStride(load.getOffset(), range.getResult()) == 1;
           });
  });
}

bool BlockContraction::classifyRanges() {
  const RangeSet &ofLeft = dependence.get(left.value);
  const RangeSet &ofRight = dependence.get(right.value);
  for (Value range : stores.front().getRanges()) {
    if (getRangeSize(range) == 1 &&
        range.getDefiningOp<RangeOp>().getStaticSize())
      continue;
    bool isLeft = ofLeft.contains(range), isRight = ofRight.contains(range);
    if (!isLeft && !isRight) {
      reason = "its product would be recomputed in each iteration of a range";
      return false;
    }
    Axis &axis = isLeft && isRight ? batchAxis : isLeft ? rowAxis : columnAxis;
    if (!addRange(axis, range))
      return false;
  }
  for (Value range : reduce.getRanges())
    if (!addRange(sumAxis, range))
      return false;
  if (rowAxis.ranges.empty() || columnAxis.ranges.empty()) {
    reason = "its product is not a matrix product";
    return false;
  }
  left.axis = &rowAxis;
  right.axis = &columnAxis;
  // Neighbouring threads store neighbouring elements.
  if (llvm::any_of(rowAxis.ranges, [&](RangeOp range) {
        return getStride(stores.front().getOffset(), range.getResult()) == 1;
      })) {
    std::swap(left, right);
    std::swap(rowAxis, columnAxis);
    left.axis = &rowAxis;
    right.axis = &columnAxis;
  }
  for (Factor *factor : {&left, &right})
    factor->isDeep = isContiguousAlong(factor->value, sumAxis);
  return true;
}

bool BlockContraction::analyze() {
  for (Operation &op : kernel.getBody().getOps()) {
    bool isVector = llvm::any_of(
        op.getResultTypes(), [](Type type) { return isa<VectorType>(type); });
    if (auto store = dyn_cast<StoreOp>(op))
      stores.push_back(store);
    else if (auto sum = dyn_cast<ReduceOp>(op); sum && !reduce)
      reduce = sum;
    else if (isVector || isa<RangeReductionOpInterface, ScanOp, CustomOp>(op))
      reason = "it has ops that do not belong to a sum of products";
  }
  if (!reduce || stores.empty() || reduce.getKind() != ReduceKind::add)
    reason = "it has no sum of products";
  auto product = reduce ? reduce.getValue().getDefiningOp<MulOp>() : MulOp();
  if (!product || reduce.getType().isInteger(1))
    reason = "it has no sum of products";
  if (reason)
    return false;
  left.value = product.getLhs();
  right.value = product.getRhs();
  if (!classifyRanges())
    return false;
  auto ofFirst = stores.front().getRanges();
  for (StoreOp store : stores) {
    SmallVector<RangeOp> ranges;
    for (Value range : store.getRanges())
      ranges.push_back(range.getDefiningOp<RangeOp>());
    bool isSame = llvm::equal(store.getRanges(), ofFirst);
    if (!isSame || !finder.isInjective(store, ranges)) {
      reason = "it does not store one element per element of the product";
      return false;
    }
  }
  if (finder.readsAndWritesInOrder()) {
    reason = "it reads what it writes";
    return false;
  }
  numOps = kernel.getBody().front().getOperations().size();
  return true;
}

bool BlockContraction::analyzeUnits() {
  leftOfUnits = getUnitFactor(left.value);
  rightOfUnits = getUnitFactor(right.value);
  auto module = kernel->getParentOfType<ModuleOp>();
  if (left.value.getType().isF32() && right.value.getType().isF32() &&
      (!leftOfUnits || !rightOfUnits)) {
    unitsReason = "its factors are f32, and the module does not allow tf32";
    if (!module || !module->hasAttr(kAllowTF32AttrName))
      return false;
    unitsReason = nullptr;
    leftOfUnits = left.value;
    rightOfUnits = right.value;
  }
  if (!leftOfUnits || !rightOfUnits ||
      leftOfUnits.getType() != rightOfUnits.getType()) {
    unitsReason = "its factors are not both f16, bf16 or i8, or widened f8";
    return false;
  }
  // Integers of at most 32 bits wrap alike.
  Type sum = getWideElement(ReduceKind::add, reduce.getType());
  if (!sum.isF32() &&
      !(sum.isSignlessInteger() && sum.getIntOrFloatBitWidth() <= 32)) {
    unitsReason = "its sums are wider than those of matrix units";
    return false;
  }
  copyReason = checkCopy(left, leftOfUnits);
  if (!copyReason)
    copyReason = checkCopy(right, rightOfUnits);
  return true;
}

/// Why what is staged of a factor is not copied in pieces of 16 bytes; null: it
/// may be.
const char *BlockContraction::checkCopy(const Factor &factor, Value value) {
  if (!factor.isDeep && value.getType().getIntOrFloatBitWidth() != 16)
    return "a factor that is not 16 bits wide is not contiguous along the sum";
  return checkPieces(value,
                     (factor.isDeep ? sumAxis : *factor.axis).ranges.back());
}

//===----------------------------------------------------------------------===//
// Price
//===----------------------------------------------------------------------===//

/// Without matrix units the rows are the terms, one element longer than they
/// need to be, so that the elements of a column are in different banks. Matrix
/// units take rows of either kind if elements have 16 bits.
BlockContraction::Layout
BlockContraction::getLayout(const Factor &factor,
                            const ContractionTile &tile) const {
  bool isLeft = factor.axis == &rowAxis;
  int64_t extent = isLeft ? tile.getRows() : tile.getColumns();
  if (!tile.usesUnits)
    return {1, extent + 1, (extent + 1) * tile.depth};
  Type type = leftOfUnits.getType();
  if (factor.isDeep || type.getIntOrFloatBitWidth() != 16) {
    int64_t pitch = padUnitRow(tile.depth, type);
    return {pitch, 1, pitch * extent};
  }
  int64_t pitch = padUnitRow(extent, type);
  return {1, pitch, pitch * tile.depth};
}

bool BlockContraction::fits(const ContractionTile &tile) const {
  int64_t threads = tile.getThreads();
  if (tile.usesUnits) {
    bool isWhole = tile.threadRows % 8 == 0 && tile.threadColumns % 4 == 0 &&
                   tile.rows % 2 == 0 && tile.columns % 2 == 0;
    if (!isWhole || tile.depth % getUnitTerms(leftOfUnits.getType()) != 0)
      return false;
  }
  if (tile.copiedStages != 0) {
    int64_t pieces =
        threads * kCopyBytes / int64_t(getFactorBytes(leftOfUnits.getType()));
    if (copyReason || sumAxis.size % tile.depth != 0 ||
        sumAxis.size / tile.depth < tile.copiedStages ||
        tile.getRows() * tile.depth % pieces != 0 ||
        tile.getColumns() * tile.depth % pieces != 0)
      return false;
  }
  double bytes = 0;
  for (const Factor *factor : {&left, &right})
    bytes += double(getLayout(*factor, tile).size) *
             getFactorBytes(
                 (tile.usesUnits ? leftOfUnits : factor->value).getType());
  bytes *= std::max<int64_t>(tile.copiedStages, 1);
  double blocks = double(batchAxis.size) *
                  llvm::divideCeil(rowAxis.size, tile.getRows()) *
                  llvm::divideCeil(columnAxis.size, tile.getColumns());
  return threads <= model.blockThreads && bytes <= model.localBytes &&
         tile.getRows() * tile.depth % threads == 0 &&
         tile.getColumns() * tile.depth % threads == 0 &&
         int64_t(numOps) * tile.rows * tile.columns <= kMaxClones &&
         blocks <= INT32_MAX;
}

double BlockContraction::getNs(const ContractionTile &tile) const {
  Type type = (tile.usesUnits ? leftOfUnits : left.value).getType();
  double threads = tile.getThreads(), elements = tile.rows * tile.columns;
  double steps = llvm::divideCeil(sumAxis.size, tile.depth);
  double terms = steps * tile.depth;
  double blocks = double(batchAxis.size) *
                  llvm::divideCeil(rowAxis.size, tile.getRows()) *
                  llvm::divideCeil(columnAxis.size, tile.getColumns());
  // Of the registers of a thread some are for addresses.
  double registers = elements + tile.rows + tile.columns + 24;
  double resident = std::max(
      1.0,
      std::floor(std::min(model.processorThreads / threads,
                          model.processorRegisters / threads / registers)));
  resident = std::min(resident, std::ceil(blocks / model.processors));
  double edge = tile.getRows() + tile.getColumns();
  double products = model.productsPerNs;
  double loads = threads * (tile.rows + tile.columns);
  if (tile.usesUnits) {
    double width = widensFactors() ? 2 : getFactorBytes(type);
    products = model.matrixProductsPerNs * 2 / width;
    // A warp loads each element of its rows and columns once, in 4 bytes.
    loads = threads / kWarpSize * (8 * tile.rows + 4 * tile.columns) *
            getFactorBytes(type) / 4;
  }
  // Threads store elements; copies move words of four bytes.
  double stored = tile.copiedStages == 0 ? 1 : getFactorBytes(type) / 4;
  double busy = std::max(threads * elements * terms / products,
                         loads * terms / model.localLoadsPerNs) +
                stored * edge * terms / model.localLoadsPerNs;
  double latency = steps * model.latencyNs;
  if (tile.copiedStages == 2)
    latency = std::max(latency - busy, model.latencyNs);
  double waiting = latency + steps * 2 * model.barrierNs;
  double waves = std::ceil(blocks / (model.processors * resident));
  double moved = blocks * edge * double(sumAxis.size) * getFactorBytes(type) /
                 model.cacheBytesPerNs;
  return std::max(waves * std::max(resident * busy, busy + waiting), moved);
}

ContractionTile BlockContraction::chooseStages(ContractionTile tile,
                                               int64_t stages) const {
  ContractionTile best = tile;
  for (int64_t count : {1, 2}) {
    tile.copiedStages = count;
    // Where memory alone decides, copies leave units free.
    if ((stages == 0 || stages == count) && fits(tile) &&
        getNs(tile) <= getNs(best))
      best = tile;
  }
  return best;
}

std::optional<ContractionTile>
BlockContraction::findBest(bool usesUnits, int64_t stages) const {
  std::optional<ContractionTile> best;
  double least = std::numeric_limits<double>::infinity();
  for (int64_t threadRows : {1, 2, 4, 8, 16, 32})
    for (int64_t threadColumns : {4, 8, 16, 32, 64})
      for (int64_t rows : {1, 2, 4, 8})
        for (int64_t columns : {1, 2, 4, 8, 16})
          for (int64_t depth : {8, 16, 32, 64}) {
            ContractionTile tile = {threadRows, threadColumns, rows,
                                    columns,    depth,         usesUnits};
            // Less than a warp leaves units idle. A thread that computes alone
            // has no registers for more.
            bool isLarge = columns > 8 || depth > 32;
            if (tile.getThreads() < kWarpSize || (isLarge && !usesUnits) ||
                !fits(tile))
              continue;
            if (usesUnits)
              tile = chooseStages(tile, stages);
            if (double time = getNs(tile); time < least) {
              least = time;
              best = tile;
            }
          }
  return best;
}

//===----------------------------------------------------------------------===//
// The schedule
//===----------------------------------------------------------------------===//

/// A zero for terms beyond the last one: -0.0 times 0.0 changes no sum.
TypedAttr BlockContraction::getPadding(const Factor &factor) {
  Type type = factor.staged.getType();
  if (factor.axis == &rowAxis)
    return getExactIdentity(ReduceKind::add, type);
  return builder->getZeroAttr(type);
}

/// The part of a factor that the next terms need, in memory of the block.
void BlockContraction::stage(Factor &factor, Value first, Value firstTerm,
                             int64_t extent) {
  builder->setLoc(factor.staged.getLoc());
  int64_t steps = extent * tile.depth / tile.getThreads();
  Value step = range(steps);
  Value number = add(mul(step, tile.getThreads()), thread);
  Value term = factor.isDeep ? mod(number, tile.depth) : div(number, extent);
  Value element = factor.isDeep ? div(number, tile.depth) : mod(number, extent);
  IRMapping mapping(batch);
  Value position = add(firstTerm, term);
  mapAxis(*factor.axis, clamp(add(first, element), factor.axis->size, extent),
          mapping);
  mapAxis(sumAxis, clamp(position, sumAxis.size, tile.depth), mapping);
  Value value = clone(factor.staged, mapping);
  if (sumAxis.size % tile.depth != 0)
    value = WhereOp::create(*builder, isBelow(position, sumAxis.size), value,
                            ConstOp::create(*builder, getPadding(factor)));
  Value at =
      add(mul(term, factor.termStride), mul(element, factor.elementStride));
  store(value, factor.buffer, at, step);
}

/// The same by copies of 16 bytes, into a part of the memory, under `gate`.
void BlockContraction::copy(Factor &factor, Value first, Value firstTerm,
                            int64_t extent, Value part, Value gate) {
  auto load = factor.staged.getDefiningOp<LoadOp>();
  builder->setLoc(load.getLoc());
  int64_t piece = kCopyBytes / int64_t(getFactorBytes(load.getType()));
  int64_t length = factor.isDeep ? tile.depth : extent;
  Value step = range(extent * tile.depth / piece / tile.getThreads());
  Value number = add(mul(step, tile.getThreads()), thread);
  Value row = div(number, length / piece);
  Value inRow = mul(mod(number, length / piece), piece);
  Value term = factor.isDeep ? inRow : row;
  Value element = factor.isDeep ? row : inRow;
  Value position = add(first, element);
  if (factor.axis->size % extent != 0)
    position = MinOp::create(
        *builder, position,
        constant(factor.axis->size - (factor.isDeep ? 1 : piece)));
  IRMapping mapping(batch);
  mapAxis(*factor.axis, position, mapping);
  mapAxis(sumAxis, add(firstTerm, term), mapping);
  Value at =
      add(mul(term, factor.termStride), mul(element, factor.elementStride));
  at = add(mul(part, factor.partSize), at);
  copyPiece(load, mapping, factor.buffer, at, step, gate,
            tile.copiedStages - 1);
}

/// Both factors of the terms of `step`.
void BlockContraction::stageBoth(Value step, Value gate) {
  Value firstTerm = mul(step, tile.depth);
  if (tile.copiedStages == 0) {
    stage(left, firstRow, firstTerm, tile.getRows());
    stage(right, firstColumn, firstTerm, tile.getColumns());
    return;
  }
  Value part = mod(step, tile.copiedStages);
  // What is loaded has to be there, whether or not it is stored.
  if (gate)
    firstTerm =
        MinOp::create(*builder, firstTerm, constant(sumAxis.size - tile.depth));
  copy(left, firstRow, firstTerm, tile.getRows(), part, gate);
  copy(right, firstColumn, firstTerm, tile.getColumns(), part, gate);
}

/// Adds all terms. With two parts the next one is copied while one is added.
void BlockContraction::buildSteps() {
  int64_t steps = llvm::divideCeil(sumAxis.size, tile.depth);
  bool isAhead = tile.copiedStages == 2;
  if (isAhead)
    stageBoth(constant(0));
  builder->setLoc(reduce.getLoc());
  Value always = ConstOp::create(*builder, builder->getBoolAttr(true));
  Value step = range(steps);
  auto loop = IfOp::create(*builder, always, step);
  OpBuilder::InsertionGuard guard(*builder);
  builder->setInsertionPointToStart(&loop.getBody().front());
  if (isAhead) {
    Value next = add(step, constant(1));
    stageBoth(next, isBelow(next, steps));
  } else {
    stageBoth(step);
  }
  builder->setLoc(reduce.getLoc());
  sumTile(isAhead ? mod(step, 2) : constant(0));
}

/// Which row and column of the tile, from the thread's first ones on, its i-th
/// ones are.
int64_t BlockContraction::getRowOffset(int64_t row) const {
  if (!tile.usesUnits)
    return row * tile.threadRows;
  return getUnitRow(row);
}

int64_t BlockContraction::getColumnOffset(int64_t column) const {
  if (!tile.usesUnits)
    return column * tile.threadColumns;
  return getUnitColumn(column);
}

/// Adds the terms that are in a part of the block's memory to the thread's
/// elements.
void BlockContraction::sumTile(Value part) {
  builder->setLoc(reduce.getLoc());
  Value term = range(tile.depth, RangeKind::reduce);
  SmallVector<Value> lefts, rights;
  auto read = [&](const Factor &factor, Value number, int64_t offset) {
    Value at =
        add(mul(term, factor.termStride), mul(number, factor.elementStride));
    if (tile.copiedStages == 2)
      at = add(mul(part, factor.partSize), at);
    at = add(at, constant(offset * factor.elementStride));
    return widen(load(factor.buffer, at), sumType, tile.usesUnits);
  };
  for (int64_t i = 0; i != tile.rows; ++i)
    lefts.push_back(read(left, threadRow, getRowOffset(i)));
  for (int64_t j = 0; j != tile.columns; ++j)
    rights.push_back(read(right, threadColumn, getColumnOffset(j)));
  FoldOp fold = addProducts(lefts, rights, term);
  if (tile.usesUnits)
    fold->setAttr(kMatrixUnitAttrName,
                  builder->getDenseI64ArrayAttr(
                      {tile.rows, left.elementStride, right.elementStride}));
}

FoldOp BlockContraction::addProducts(ArrayRef<Value> lefts,
                                     ArrayRef<Value> rights, Value term) {
  SmallVector<Value> inits;
  for (int64_t i = 0; i != tile.rows * tile.columns; ++i)
    inits.push_back(load(accumulators, constant(i)));
  FoldOp fold = createProducts(lefts, rights, term, inits);
  // No sum may be overwritten before all are computed.
  for (auto [i, sum] : llvm::enumerate(fold.getResults()))
    store(sum, nextSums, constant(i));
  for (size_t i = 0; i != inits.size(); ++i)
    store(load(nextSums, constant(i)), accumulators, constant(i));
  return fold;
}

/// The rest of the kernel, for each of the thread's elements. Warpgroups
/// compute it only where it is stored, so that registers are needed one after
/// another.
void BlockContraction::storeTile(Value mayStore) {
  for (int64_t i = 0; i != tile.rows; ++i)
    for (int64_t j = 0; j != tile.columns; ++j) {
      builder->setLoc(reduce.getLoc());
      Value row = add(firstRow, add(threadRow, constant(getRowOffset(i))));
      Value column =
          add(firstColumn, add(threadColumn, constant(getColumnOffset(j))));
      Value inside = mayStore;
      if (rowAxis.size % tile.getRows() != 0)
        inside = both(inside, isBelow(row, rowAxis.size));
      if (columnAxis.size % tile.getColumns() != 0)
        inside = both(inside, isBelow(column, columnAxis.size));
      OpBuilder::InsertionGuard guard(*builder);
      if (mayStore) {
        auto branch = IfOp::create(*builder, inside);
        builder->setInsertionPointToStart(&branch.getBody().front());
        inside = {};
      }
      IRMapping mapping(batch);
      mapAxis(rowAxis, clamp(row, rowAxis.size, tile.getRows()), mapping);
      mapAxis(columnAxis, clamp(column, columnAxis.size, tile.getColumns()),
              mapping);
      Value sum = load(accumulators, constant(i * tile.columns + j));
      if (sum.getType() != reduce.getType())
        sum = CastOp::create(*builder, reduce.getType(), sum);
      mapping.map(reduce.getResult(), sum);
      for (auto [number, old] : llvm::enumerate(stores))
        storeCopy(old, number, mapping, inside);
    }
}

void BlockContraction::createBuffers() {
  left.staged = tile.usesUnits ? leftOfUnits : left.value;
  right.staged = tile.usesUnits ? rightOfUnits : right.value;
  sumType = getWideElement(ReduceKind::add, reduce.getType());
  if (tile.usesUnits && !isa<FloatType>(sumType))
    sumType = builder->getI32Type();
  for (Factor *factor : {&left, &right}) {
    Layout layout = getLayout(*factor, tile);
    factor->elementStride = layout.elementStride;
    factor->termStride = layout.termStride;
    factor->partSize = layout.size;
    factor->buffer =
        createBuffer(layout.size * std::max<int64_t>(tile.copiedStages, 1),
                     factor->staged.getType(), Space::local);
  }
  int64_t elements = tile.rows * tile.columns;
  accumulators = createBuffer(elements, sumType, Space::reg);
  nextSums = createBuffer(elements, sumType, Space::reg);
}

/// The first row and column that the thread has of the tile.
void BlockContraction::placeThread() {
  if (!tile.usesUnits) {
    threadRow = div(thread, tile.threadColumns);
    threadColumn = mod(thread, tile.threadColumns);
    return;
  }
  // A warp is 8 rows of 4 threads, each of which has two columns in a row.
  Value warp = div(thread, kWarpSize), lane = mod(thread, kWarpSize);
  int64_t warps = tile.threadColumns / 4;
  threadRow = add(mul(div(warp, warps), 8 * tile.rows), div(lane, 4));
  threadColumn =
      add(mul(mod(warp, warps), 4 * tile.columns), mul(mod(lane, 4), 2));
}

/// Goes to the end of the kernel's statements, which it returns.
SmallVector<Operation *> BlockContraction::beginKernel() {
  Block &body = kernel.getBody().front();
  SmallVector<Operation *> old;
  for (Operation &op : body.without_terminator())
    old.push_back(&op);
  nextRangeId = getNextRangeId(body);
  builder.emplace(reduce.getLoc(), kernel.getContext());
  builder->setInsertionPoint(body.getTerminator());
  return old;
}

void BlockContraction::clearSums() {
  Value zero =
      ConstOp::create(*builder, getExactIdentity(ReduceKind::add, sumType));
  for (int64_t i = 0; i != tile.rows * tile.columns; ++i)
    store(zero, accumulators, constant(i));
}

void BlockContraction::apply(const ContractionTile &chosen) {
  tile = chosen;
  SmallVector<Operation *> old = beginKernel();

  int64_t rowTiles = llvm::divideCeil(rowAxis.size, tile.getRows());
  int64_t columnTiles = llvm::divideCeil(columnAxis.size, tile.getColumns());
  auto number = [&](SpecialKind kind, int64_t size) -> Value {
    return SpecialOp::create(*builder, builder->getIndexType(), kind,
                             /*axis=*/0, size, /*block=*/1);
  };
  Value block =
      number(SpecialKind::global, batchAxis.size * rowTiles * columnTiles);
  thread = number(SpecialKind::local, tile.getThreads());
  createBuffers();
  placeThread();
  firstColumn = mul(mod(block, columnTiles), tile.getColumns());
  firstRow = mul(mod(div(block, columnTiles), rowTiles), tile.getRows());
  mapAxis(batchAxis, div(block, rowTiles * columnTiles), batch);

  clearSums();
  buildSteps();
  storeTile();
  for (Operation *op : llvm::reverse(old))
    op->erase();
}
