//===- BlockCascadeSchedule.cpp - Statements of online softmax -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockCascade.h"

#include "uop/Conversion/LaneBuffers.h"
#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"
#include "uop/Dialect/UOp/IR/StorePieces.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

/// The rows of a lane, and the lanes of a warp that share one of them: lane l
/// has columns 2 * (l % 4) + {0, 1, 8, 9, ...}.
static constexpr int64_t kLaneRows = 2, kRowLanes = 4;

//===----------------------------------------------------------------------===//
// Memory and places
//===----------------------------------------------------------------------===//

/// The elements of a lane are those of `extent` columns of its two rows.
static int64_t getLaneColumns(int64_t extent) { return extent / kRowLanes; }

BlockCascade::Factor &BlockCascade::layOut(Factor &factor, int64_t extent,
                                           int64_t terms, bool usesUnits) {
  Type type = factor.value.getType();
  int64_t inRow = factor.isDeep ? terms : extent;
  int64_t pitch = usesUnits ? padUnitRow(inRow, type) : inRow + 1;
  factor.stride = factor.isDeep ? pitch : 1;
  factor.termStride = factor.isDeep ? 1 : pitch;
  factor.buffer =
      createBuffer(int64_t(getFactorSize(factor, extent, terms, usesUnits)),
                   type, Space::local);
  return factor;
}

/// Which factors are copied: those of which the fast dimension is whole, and
/// that have nothing to be replaced by zeros.
void BlockCascade::findCopies() {
  RangeOp lastTerm = termAxis.ranges.back();
  bool hasWholeTerms = termAxis.size == getTerms();
  for (Factor *factor : {&rowFactor, &scoreFactor})
    factor->isCopied = scoreUnits && factor->isDeep && hasWholeTerms &&
                       !checkPieces(factor->value, lastTerm);
  sumFactor.isCopied = sumUnits && !sumFactor.isDeep &&
                       outSize == getColumns() && blockSize % tile.chunk == 0 &&
                       !checkPieces(sumFactor.value, columnRange);
}

void BlockCascade::createBuffers(bool shuffles) {
  layOut(rowFactor, tile.getRows(), getTerms(), scoreUnits);
  layOut(scoreFactor, tile.chunk, getTerms(), scoreUnits);
  layOut(weightFactor, tile.getRows(), tile.chunk, sumUnits);
  layOut(sumFactor, getColumns(), tile.chunk, sumUnits);
  auto createRegisters = [&](int64_t columns, Type type) {
    return createBuffer(kLaneRows * columns, type, Space::reg);
  };
  int64_t scored = getLaneColumns(tile.chunk);
  scoreBuffer = createRegisters(scored, greatest.getType());
  weightBuffer =
      createRegisters(scored, getElementTypeOrSelf(weightTile.getType()));
  greatestBuffer = createRegisters(1, greatest.getType());
  auto createLanes = [&](Type type) {
    SmallVector<Value> lanes;
    for (int64_t i = 0; i != 3; ++i) {
      lanes.push_back(createBuffer(tile.getThreads(), type, Space::local));
      if (shuffles)
        lanes.back().getDefiningOp()->setAttr(kLanesAttrName,
                                              builder->getUnitAttr());
    }
    return lanes;
  };
  for (int64_t i = 0; i != kLaneRows; ++i)
    greatestLanes.push_back(createLanes(greatest.getType()));
  for (auto [number, sum] : llvm::enumerate(sums)) {
    int64_t columns = number == productSum ? getLaneColumns(getColumns()) : 1;
    sum.buffer = createRegisters(columns, sum.op.getType());
    sum.next = createRegisters(columns, sum.op.getType());
    for (int64_t i = 0; i != kLaneRows; ++i)
      sumLanes.push_back(createLanes(sum.op.getType()));
  }
}

void BlockCascade::placeThreads() {
  int64_t rowTiles = llvm::divideCeil(rowAxis.size, tile.getRows());
  auto number = [&](SpecialKind kind, int64_t size) -> Value {
    return SpecialOp::create(*builder, builder->getIndexType(), kind,
                             /*axis=*/0, size, /*block=*/1);
  };
  Value grid = number(SpecialKind::global, batchAxis.size * rowTiles);
  thread = number(SpecialKind::local, tile.getThreads());
  Value lane = mod(thread, kWarpSize);
  threadRow = add(mul(div(thread, kWarpSize), kUnitRows), div(lane, kRowLanes));
  threadColumn = mul(mod(lane, kRowLanes), 2);
  firstRow = mul(mod(grid, rowTiles), tile.getRows());
  mapAxis(batchAxis, div(grid, rowTiles), batch);
}

/// What is computed for the i-th row of the thread.
IRMapping BlockCascade::mapRow(int64_t i) {
  IRMapping mapping(batch);
  Value row = add(firstRow, add(threadRow, constant(getUnitRow(i))));
  mapAxis(rowAxis, clamp(row, rowAxis.size, tile.getRows()), mapping);
  return mapping;
}

/// The same in the block of the step.
IRMapping BlockCascade::mapStep(int64_t i) {
  IRMapping mapping = mapRow(i);
  mapping.map(blocks.getResult(), block);
  return mapping;
}

/// Lets reads of `tile` be `value`.
void BlockCascade::mapReads(BufferizeOp tile, Value value, IRMapping &mapping) {
  for (Operation *user : tile->getUsers())
    mapping.map(user->getResult(0), value);
}

/// Whether a score of the i-th row is in its blocks; null: it is.
Value BlockCascade::getInside(int64_t i, Value column) {
  Value inside;
  if (blockSize % tile.chunk != 0)
    inside = both(inside, isBelow(column, blockSize));
  if (!blocks.getStaticSize()) {
    IRMapping mapping = mapRow(i);
    inside = both(inside, CmpOp::create(*builder, builder->getI1Type(),
                                        CmpPredicate::lt, block,
                                        clone(blocks.getSize(), mapping)));
  }
  return inside;
}

Value BlockCascade::replaceOutside(int64_t i, Value column, Value value,
                                   TypedAttr other) {
  Value inside = getInside(i, column);
  if (!inside)
    return value;
  return WhereOp::create(*builder, inside, value,
                         ConstOp::create(*builder, other));
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Brings `extent` x `terms` elements into memory of the block. `place` maps
/// ranges to an element and a term, and says where there is none: null is
/// nowhere.
void BlockCascade::stage(
    const Factor &factor, int64_t extent, int64_t terms,
    llvm::function_ref<Value(Value, Value, IRMapping &)> place) {
  builder->setLoc(factor.value.getLoc());
  int64_t piece = factor.isCopied ? getPieceSize(factor.value.getType()) : 1;
  int64_t all = extent * terms / piece;
  Value part = range(llvm::divideCeil(all, tile.getThreads()));
  Value number = add(mul(part, tile.getThreads()), thread);
  Value gate;
  if (all % tile.getThreads() != 0)
    gate = isBelow(number, all);
  int64_t inner = (factor.isDeep ? terms : extent) / piece;
  Value fast = mul(mod(number, inner), piece), slow = div(number, inner);
  Value element = factor.isDeep ? slow : fast;
  Value term = factor.isDeep ? fast : slow;
  IRMapping mapping(batch);
  Value inside = place(element, term, mapping);
  Value at = add(mul(element, factor.stride), mul(term, factor.termStride));
  if (factor.isCopied)
    return copyPiece(factor.value.getDefiningOp<LoadOp>(), mapping,
                     factor.buffer, at, part, gate, /*later=*/0);
  Value value = clone(factor.value, mapping);
  if (inside)
    value = WhereOp::create(
        *builder, inside, value,
        ConstOp::create(*builder, cast<TypedAttr>(builder->getZeroAttr(
                                      factor.value.getType()))));
  store(value, factor.buffer, at, part, gate);
}

void BlockCascade::stageRows() {
  stage(rowFactor, tile.getRows(), getTerms(),
        [&](Value element, Value term, IRMapping &mapping) {
          mapAxis(rowAxis,
                  clamp(add(firstRow, element), rowAxis.size, tile.getRows()),
                  mapping);
          mapAxis(termAxis, clamp(term, termAxis.size, getTerms()), mapping);
          return termAxis.size == getTerms() ? Value()
                                             : isBelow(term, termAxis.size);
        });
}

void BlockCascade::stageScoreFactor() {
  Value scored = scoreTile.getRanges()[0];
  stage(scoreFactor, tile.chunk, getTerms(),
        [&](Value element, Value term, IRMapping &mapping) {
          mapping.map(blocks.getResult(), block);
          mapping.map(scored, clamp(add(firstColumn, element),
                                    getRangeSize(scored), tile.chunk));
          mapAxis(termAxis, clamp(term, termAxis.size, getTerms()), mapping);
          return termAxis.size == getTerms() ? Value()
                                             : isBelow(term, termAxis.size);
        });
}

void BlockCascade::stageSumFactor() {
  Value weighted = sums[productSum].reduce.getRanges()[0];
  int64_t size = blockSize, columns = getColumns();
  stage(sumFactor, columns, tile.chunk,
        [&](Value element, Value term, IRMapping &mapping) {
          Value position = add(firstColumn, term);
          mapping.map(blocks.getResult(), block);
          mapping.map(weighted, clamp(position, size, tile.chunk));
          mapping.map(columnRange.getResult(),
                      clamp(element, outSize, columns));
          return size % tile.chunk == 0 ? Value() : isBelow(position, size);
        });
}

/// The elements of `factor` that a thread multiplies at `term`.
SmallVector<Value> BlockCascade::read(const Factor &factor, Value first,
                                      Value term, int64_t count, bool isLeft,
                                      Type sumType, bool usesUnits) {
  SmallVector<Value> values;
  for (int64_t i = 0; i != count; ++i) {
    int64_t offset = isLeft ? getUnitRow(i) : getUnitColumn(i);
    Value at = add(mul(term, factor.termStride), mul(first, factor.stride));
    at = add(at, constant(offset * factor.stride));
    values.push_back(widen(load(factor.buffer, at), sumType, usesUnits));
  }
  return values;
}

FoldOp BlockCascade::multiply(const Factor &left, const Factor &right,
                              int64_t terms, int64_t columns,
                              ArrayRef<Value> inits, bool usesUnits) {
  Value term = range(terms, RangeKind::reduce);
  Type sumType = inits.front().getType();
  SmallVector<Value> lefts = read(left, threadRow, term, kLaneRows,
                                  /*isLeft=*/true, sumType, usesUnits);
  SmallVector<Value> rights =
      read(right, threadColumn, term, getLaneColumns(columns),
           /*isLeft=*/false, sumType, usesUnits);
  FoldOp fold = createProducts(lefts, rights, term, inits);
  if (usesUnits)
    fold->setAttr(
        kMatrixUnitAttrName,
        builder->getDenseI64ArrayAttr({kLaneRows, left.stride, right.stride}));
  return fold;
}

//===----------------------------------------------------------------------===//
// One step
//===----------------------------------------------------------------------===//

void BlockCascade::openLoop() {
  chunks = llvm::divideCeil(blockSize, tile.chunk);
  if (blocks.getStaticSize()) {
    step = range(numBlocks * chunks);
  } else {
    // The last row of a tile has the most blocks.
    IRMapping mapping(batch);
    mapAxis(rowAxis,
            clamp(add(firstRow, constant(tile.getRows() - 1)), rowAxis.size,
                  tile.getRows()),
            mapping);
    Value count = mul(clone(blocks.getSize(), mapping), chunks);
    auto steps =
        RangeOp::create(*builder, nextRangeId++, count,
                        /*static_size=*/IntegerAttr(), RangeKind::loop);
    steps->setAttr(kMaxSizeAttrName,
                   builder->getI64IntegerAttr(numBlocks * chunks));
    step = steps.getResult();
  }
  Value always = ConstOp::create(*builder, builder->getBoolAttr(true));
  auto loop = IfOp::create(*builder, always, step);
  builder->setInsertionPointToStart(&loop.getBody().front());
  block = div(step, chunks);
  firstColumn = mul(mod(step, chunks), tile.chunk);
}

/// The scores of a thread's columns.
void BlockCascade::computeScores() {
  builder->setLoc(scores.getLoc());
  Type sumType = getWideElement(ReduceKind::add, scores.getType());
  Value zero =
      ConstOp::create(*builder, getExactIdentity(ReduceKind::add, sumType));
  int64_t columns = getLaneColumns(tile.chunk);
  FoldOp fold =
      multiply(rowFactor, scoreFactor, getTerms(), tile.chunk,
               SmallVector<Value>(kLaneRows * columns, zero), scoreUnits);
  Value scored = scoreTile.getRanges()[0];
  for (int64_t i = 0; i != kLaneRows; ++i)
    for (int64_t j = 0; j != columns; ++j) {
      Value column =
          add(firstColumn, add(threadColumn, constant(getUnitColumn(j))));
      IRMapping mapping = mapStep(i);
      mapping.map(scored, clamp(column, getRangeSize(scored), tile.chunk));
      Value sum = fold.getResult(i * columns + j);
      if (sumType != scores.getType())
        sum = CastOp::create(*builder, scores.getType(), sum);
      mapping.map(scores.getResult(), sum);
      Value score = clone(scoreTile.getValue(), mapping);
      score = replaceOutside(i, column, score,
                             getExactIdentity(scan.getKind(), score.getType()));
      store(score, scoreBuffer, constant(i * columns + j));
    }
}

/// What the lanes of a row merge, of what each has written to the first of
/// `lanes`.
Value BlockCascade::shuffle(ArrayRef<Value> lanes, ReduceKind kind) {
  for (int64_t i = 0; i != 2; ++i) {
    Value other = XOrOp::create(*builder, thread, constant(i + 1));
    Value mine = load(lanes[i], thread), others = load(lanes[i], other);
    store(createCombination(*builder, builder->getLoc(), kind, mine, others),
          lanes[i + 1], thread);
  }
  return load(lanes[2], thread);
}

void BlockCascade::findGreatest() {
  builder->setLoc(greatest.getLoc());
  int64_t columns = getLaneColumns(tile.chunk);
  for (int64_t i = 0; i != kLaneRows; ++i) {
    Value best = load(scoreBuffer, constant(i * columns));
    for (int64_t j = 1; j != columns; ++j)
      best =
          createCombination(*builder, greatest.getLoc(), scan.getKind(), best,
                            load(scoreBuffer, constant(i * columns + j)));
    store(best, greatestLanes[i][0], thread);
    shuffle(greatestLanes[i], scan.getKind());
  }
}

/// The weights of a thread's columns, in registers and for all of its warp.
void BlockCascade::computeWeights() {
  builder->setLoc(weightTile.getLoc());
  int64_t columns = getLaneColumns(tile.chunk);
  Type staged = weightFactor.value.getType();
  for (int64_t i = 0; i != kLaneRows; ++i)
    for (int64_t j = 0; j != columns; ++j) {
      Value inRow = add(threadColumn, constant(getUnitColumn(j)));
      Value column = add(firstColumn, inRow);
      IRMapping mapping = mapStep(i);
      Value weighted = weightTile.getRanges()[0];
      mapping.map(weighted, clamp(column, getRangeSize(weighted), tile.chunk));
      mapping.map(scan.getResult(), load(greatestBuffer, constant(i)));
      mapping.map(greatest.getResult(), load(greatestLanes[i][2], thread));
      mapReads(scoreTile, load(scoreBuffer, constant(i * columns + j)),
               mapping);
      Value weight = clone(weightTile.getValue(), mapping);
      weight = replaceOutside(
          i, column, weight,
          cast<TypedAttr>(builder->getZeroAttr(weight.getType())));
      store(weight, weightBuffer, constant(i * columns + j));
    }
  for (int64_t i = 0; i != kLaneRows; ++i)
    for (int64_t j = 0; j != columns; ++j) {
      IRMapping mapping;
      mapReads(weightTile, load(weightBuffer, constant(i * columns + j)),
               mapping);
      Value row = add(threadRow, constant(getUnitRow(i)));
      Value column = add(threadColumn, constant(getUnitColumn(j)));
      Value at = add(mul(row, weightFactor.stride),
                     mul(column, weightFactor.termStride));
      Value weight = clone(weightFactor.value, mapping);
      assert(weight.getType() == staged &&
             "a weight has another type than the factors");
      (void)staged;
      store(weight, weightFactor.buffer, at)
          ->setAttr(kPieceAttrName, builder->getI64IntegerAttr(0));
    }
}

/// Scales all sums, adds weights to those that are of weights alone, and notes
/// the greatest score so far.
void BlockCascade::addWeights() {
  int64_t columns = getLaneColumns(tile.chunk);
  auto getScale = [&](Sum &sum, int64_t i) {
    IRMapping mapping = mapStep(i);
    mapping.map(scan.getResult(), load(greatestBuffer, constant(i)));
    mapping.map(greatest.getResult(), load(greatestLanes[i][2], thread));
    return clone(sum.op.getScale(), mapping);
  };
  for (auto [number, sum] : llvm::enumerate(sums)) {
    builder->setLoc(sum.op.getLoc());
    bool isProduct = number == productSum;
    int64_t count = isProduct ? getLaneColumns(getColumns()) : 1;
    for (int64_t i = 0; i != kLaneRows; ++i) {
      ArrayRef<Value> lanes = sumLanes[number * kLaneRows + i];
      Value added;
      if (!isProduct) {
        for (int64_t j = 0; j != columns; ++j) {
          IRMapping mapping;
          mapReads(weightTile, load(weightBuffer, constant(i * columns + j)),
                   mapping);
          Value term = widen(clone(sum.reduce.getValue(), mapping),
                             sum.op.getType(), /*usesUnits=*/true);
          added = added ? add(added, term) : term;
        }
        store(added, lanes[0], thread);
        added = shuffle(lanes, ReduceKind::add);
      }
      Value scale = getScale(sum, i);
      for (int64_t j = 0; j != count; ++j) {
        Value at = constant(i * count + j);
        Value scaled = MulOp::create(*builder, load(sum.buffer, at), scale);
        store(added ? add(scaled, added) : scaled, sum.next, at);
      }
    }
    for (int64_t at = 0; at != kLaneRows * count; ++at)
      store(load(sum.next, constant(at)), sum.buffer, constant(at));
  }
  builder->setLoc(scan.getLoc());
  for (int64_t i = 0; i != kLaneRows; ++i) {
    Value before = load(greatestBuffer, constant(i));
    store(createCombination(*builder, scan.getLoc(), scan.getKind(), before,
                            load(greatestLanes[i][2], thread)),
          greatestBuffer, constant(i));
  }
}

/// Adds the products of weights and the second factor.
void BlockCascade::addProducts() {
  Sum &sum = sums[productSum];
  builder->setLoc(sum.op.getLoc());
  int64_t count = kLaneRows * getLaneColumns(getColumns());
  SmallVector<Value> inits;
  for (int64_t i = 0; i != count; ++i)
    inits.push_back(load(sum.buffer, constant(i)));
  FoldOp fold = multiply(weightFactor, sumFactor, tile.chunk, getColumns(),
                         inits, sumUnits);
  for (int64_t i = 0; i != count; ++i)
    store(fold.getResult(i), sum.next, constant(i));
  for (int64_t i = 0; i != count; ++i)
    store(load(sum.next, constant(i)), sum.buffer, constant(i));
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

/// What is stored, for each row and column that a thread has.
void BlockCascade::storeRows() {
  int64_t columns = getLaneColumns(getColumns());
  for (int64_t i = 0; i != kLaneRows; ++i)
    for (int64_t j = 0; j != columns; ++j) {
      IRMapping mapping = mapRow(i);
      Value column = add(threadColumn, constant(getUnitColumn(j)));
      mapping.map(outRange.getResult(), clamp(column, outSize, getColumns()));
      for (auto [number, sum] : llvm::enumerate(sums))
        mapReads(sum.tile,
                 load(sum.buffer,
                      constant(number == productSum ? i * columns + j : i)),
                 mapping);
      for (ReduceOp final : finals)
        mapReads(cast<BufferizeOp>(*final->user_begin()),
                 load(greatestBuffer, constant(i)), mapping);
      Value inside;
      Value row = add(firstRow, add(threadRow, constant(getUnitRow(i))));
      if (rowAxis.size % tile.getRows() != 0)
        inside = both(inside, isBelow(row, rowAxis.size));
      if (outSize % getColumns() != 0)
        inside = both(inside, isBelow(column, outSize));
      for (auto [number, old] : llvm::enumerate(stores))
        storeCopy(old, number, mapping, inside);
    }
}

void BlockCascade::apply(const CascadeTile &chosen, bool shuffles) {
  extendProduct();
  tile = chosen;
  Block &body = kernel.getBody().front();
  // Tiles of one element are what they hold.
  for (auto kept : llvm::make_early_inc_range(body.getOps<BufferizeOp>())) {
    if (!kept.getRanges().empty() || kept->hasAttr(kAccumulatedAttrName))
      continue;
    for (Operation *user : llvm::make_early_inc_range(kept->getUsers())) {
      user->getResult(0).replaceAllUsesWith(kept.getValue());
      user->erase();
    }
    kept.erase();
  }
  SmallVector<Operation *> old;
  for (Operation &op : body.without_terminator())
    old.push_back(&op);
  nextRangeId = getNextRangeId(body);
  builder.emplace(scan.getLoc(), kernel.getContext());
  builder->setInsertionPoint(body.getTerminator());
  findCopies();
  createBuffers(shuffles);
  placeThreads();
  stageRows();
  for (Sum &sum : sums)
    for (int64_t i = 0,
                 count = cast<MemRefType>(sum.buffer.getType()).getDimSize(0);
         i != count; ++i)
      store(ConstOp::create(*builder, cast<TypedAttr>(builder->getZeroAttr(
                                          sum.op.getType()))),
            sum.buffer, constant(i));
  for (int64_t i = 0; i != kLaneRows; ++i)
    store(ConstOp::create(*builder,
                          getExactIdentity(scan.getKind(), scan.getType())),
          greatestBuffer, constant(i));
  {
    OpBuilder::InsertionGuard guard(*builder);
    openLoop();
    stageSumFactor();
    stageScoreFactor();
    computeScores();
    findGreatest();
    computeWeights();
    addWeights();
    addProducts();
  }
  storeRows();
  for (Operation *op : llvm::reverse(old))
    op->erase();
}
