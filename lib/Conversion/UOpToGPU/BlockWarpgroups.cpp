//===- BlockWarpgroups.cpp - Products that warpgroups compute --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As many blocks as the device has processors take tiles in turn. One thread of
// a block copies boxes of both factors (TMA), some stages ahead, and warpgroups
// multiply them (wgmma); see WarpRoles.h.
//
//===----------------------------------------------------------------------===//

#include "BlockContraction.h"

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

/// Tiles of so many rows of tiles follow each other, so that blocks that run at
/// a time share factors in the cache.
static constexpr int64_t kRowsOfTiles = 8;
/// The columns of a box of a factor that is not contiguous along the terms:
/// elements have 16 bits.
static constexpr int64_t kBoxColumns = kBoxRowBytes / 2;

int64_t WarpgroupTile::getRows() const { return groups * kWarpgroupRows; }
int64_t WarpgroupTile::getConsumers() const { return groups * kWarpgroupSize; }
int64_t WarpgroupTile::getThreads() const {
  return getConsumers() + kWarpgroupSize;
}

//===----------------------------------------------------------------------===//
// What is copied
//===----------------------------------------------------------------------===//

/// How far apart neighbours of an axis are, if its ranges are as one.
std::optional<int64_t> BlockContraction::getAxisStride(const LinearForm &form,
                                                       const Axis &axis) {
  auto get = [&](RangeOp range) {
    auto term = form.getTerms().find(range.getResult());
    return term == form.getTerms().end() ? 0 : term->second;
  };
  int64_t stride = get(axis.ranges.back()), size = 1;
  for (RangeOp range : llvm::reverse(axis.ranges)) {
    if (get(range) != stride * size)
      return std::nullopt;
    size *= int64_t(*range.getStaticSize());
  }
  return stride;
}

/// Why no map of tensors has what is multiplied of a factor; null: one has.
const char *BlockContraction::mapFactor(Factor &factor, Value value) {
  auto load = value.getDefiningOp<LoadOp>();
  auto argument =
      load ? dyn_cast<BlockArgument>(load.getSource()) : BlockArgument();
  if (!argument || load.getGate() || kernel->hasAttr(kCheckBoundsAttrName))
    return "a factor is not loaded unchanged";
  auto alignment = kernel.getArgAttrOfType<IntegerAttr>(
      argument.getArgNumber(), LLVM::LLVMDialect::getAlignAttrName());
  if (!alignment || alignment.getInt() % kBoxPieceBytes != 0)
    return "a factor is not known to be aligned to 16 bytes";
  constexpr const char *noTensor = "a factor is not a tensor of at most 5 axes";
  auto form = LinearForm::get(load.getOffset());
  if (!form)
    return noTensor;
  auto ofTerms = getAxisStride(*form, sumAxis);
  auto ofElements = getAxisStride(*form, *factor.axis);
  if (!ofTerms || !ofElements || factor.isDeep != (*ofTerms == 1) ||
      (!factor.isDeep && *ofElements != 1))
    return noTensor;
  if (value.getType().isF32())
    return "warpgroups would truncate f32";
  int64_t width = int64_t(getFactorBytes(value.getType()));
  if (!factor.isDeep && width != 2)
    return "a factor that is not 16 bits wide is not contiguous along the sum";
  factor.ofWarpgroups = value;
  TensorMap &map = factor.map;
  map.argument = argument.getArgNumber();
  map.offset = form->getConstant();
  map.sizes = {sumAxis.size, factor.axis->size};
  map.strides = {*ofTerms, *ofElements};
  if (!factor.isDeep) {
    std::swap(map.sizes[0], map.sizes[1]);
    std::swap(map.strides[0], map.strides[1]);
  }
  map.box = {kBoxRowBytes / width, 1};
  size_t known = sumAxis.ranges.size() + factor.axis->ranges.size();
  for (RangeOp range : batchAxis.ranges) {
    auto term = form->getTerms().find(range.getResult());
    if (term == form->getTerms().end())
      continue;
    ++known;
    map.sizes.push_back(*range.getStaticSize());
    map.strides.push_back(term->second);
    map.box.push_back(1);
    factor.mapBatch.push_back(range.getResult());
  }
  int64_t elements = cast<MemRefType>(argument.getType()).getNumElements();
  if (known != form->getTerms().size())
    return noTensor;
  return TensorMap::get(map.getAttr(kernel.getContext()), width, elements)
             ? nullptr
             : "a factor has a row stride that is not a multiple of 16 bytes";
}

bool BlockContraction::analyzeWarpgroups() {
  warpgroupReason = widensFactors()
                        ? "warpgroups would accumulate f8 with fewer bits"
                        : mapFactor(left, leftOfUnits);
  if (!warpgroupReason)
    warpgroupReason = mapFactor(right, rightOfUnits);
  return !warpgroupReason;
}

//===----------------------------------------------------------------------===//
// Price
//===----------------------------------------------------------------------===//

bool BlockContraction::fits(const WarpgroupTile &shape) const {
  double bytes = double(shape.stages) *
                 (double(shape.getRows() + shape.columns) * kBoxRowBytes + 16);
  int64_t elements = shape.columns / 2;
  return (shape.groups == 1 || shape.groups == 2) && shape.stages >= 2 &&
         shape.columns >= kUnitColumns && shape.columns <= kMaxBoxSize &&
         shape.columns % (right.isDeep ? kUnitRows : kBoxColumns) == 0 &&
         bytes <= model.warpgroupLocalBytes &&
         int64_t(numOps) * elements <= kMaxClones;
}

double BlockContraction::getNs(const WarpgroupTile &shape) const {
  double width = getFactorBytes(leftOfUnits.getType());
  double depth = kBoxRowBytes / width;
  double tiles = double(batchAxis.size) *
                 llvm::divideCeil(rowAxis.size, shape.getRows()) *
                 llvm::divideCeil(columnAxis.size, shape.columns);
  double steps = std::ceil(double(sumAxis.size) / depth);
  double products = double(shape.getRows()) * double(shape.columns) * depth;
  double busy = products / (model.warpgroupProductsPerNs * 2 / width);
  double blocks = std::min(tiles, model.processors);
  double copied = double(shape.getRows() + shape.columns) * kBoxRowBytes *
                  blocks / model.cacheBytesPerNs;
  double step =
      std::max({busy, copied, model.latencyNs / double(shape.stages - 1)});
  double rounds = std::ceil(tiles / model.processors);
  return model.latencyNs + rounds * (steps * step + model.blockNs);
}

std::optional<WarpgroupTile> BlockContraction::findBestWarpgroups() const {
  std::optional<WarpgroupTile> best;
  double least = std::numeric_limits<double>::infinity();
  for (int64_t groups : {1, 2})
    for (int64_t columns : {16, 32, 64, 128, 192, 256})
      // As many as there are: memory is not always as fast as it may be.
      for (int64_t stages : {6, 5, 4, 3, 2}) {
        WarpgroupTile shape = {groups, columns, stages};
        if (!fits(shape))
          continue;
        if (double time = getNs(shape); time < least) {
          least = time;
          best = shape;
        }
      }
  return best;
}

//===----------------------------------------------------------------------===//
// The schedule
//===----------------------------------------------------------------------===//

/// Memory for all stages, and the sums of a thread.
void BlockContraction::createStages(const WarpgroupTile &shape) {
  sumType = getWideElement(ReduceKind::add, reduce.getType());
  if (!isa<FloatType>(sumType))
    sumType = builder->getI32Type();
  for (Factor *factor : {&left, &right}) {
    int64_t extent = factor == &left ? shape.getRows() : shape.columns;
    factor->staged = factor->ofWarpgroups;
    factor->partSize = extent * tile.depth;
    factor->map.box[1] = factor->isDeep ? extent : tile.depth;
    factor->buffer = createBuffer(factor->partSize * shape.stages,
                                  factor->staged.getType(), Space::local);
    int64_t boxes = factor->partSize / factor->map.getBoxElements();
    for (int64_t box = 0; box != boxes; ++box)
      factor->coordinates.push_back(
          createBuffer(int64_t(factor->map.sizes.size()) + 1,
                       builder->getI64Type(), Space::reg));
  }
  int64_t elements = tile.rows * tile.columns;
  accumulators = createBuffer(elements, sumType, Space::reg);
  nextSums = createBuffer(elements, sumType, Space::reg);
}

/// A box of a factor: its elements from `first` on, or those of box number
/// `box`, and its terms from `firstTerm` on.
void BlockContraction::copyBox(const Factor &factor, Value first,
                               Value firstTerm, int64_t box, Value part) {
  builder->setLoc(factor.staged.getLoc());
  const TensorMap &map = factor.map;
  auto rank = int64_t(map.sizes.size());
  int64_t boxElements = map.getBoxElements();
  first = add(first, constant(factor.isDeep ? 0 : box * map.box[0]));
  Value registers = factor.coordinates[box];
  auto keep = [&](Value value, int64_t number) {
    store(CastOp::create(*builder, builder->getI64Type(), value), registers,
          constant(number));
  };
  keep(factor.isDeep ? firstTerm : first, 0);
  keep(factor.isDeep ? first : firstTerm, 1);
  for (auto [i, range] : llvm::enumerate(factor.mapBatch))
    keep(batch.lookup(range), int64_t(i) + 2);
  keep(add(mul(part, factor.partSize), constant(box * boxElements)), rank);
  auto only = IfOp::create(*builder, isProducer);
  OpBuilder::InsertionGuard guard(*builder);
  builder->setInsertionPointToStart(&only.getBody().front());
  Value piece = range(boxElements);
  Value inner = mod(piece, map.box[0]), outer = div(piece, map.box[0]);
  Value element = add(first, factor.isDeep ? outer : inner);
  Value term = add(firstTerm, factor.isDeep ? inner : outer);
  int64_t extent = factor.axis == &rowAxis ? tile.getRows() : tile.getColumns();
  IRMapping mapping(batch);
  mapAxis(*factor.axis, clamp(element, factor.axis->size, extent), mapping);
  mapAxis(sumAxis, clamp(term, sumAxis.size, tile.depth), mapping);
  Value value = clone(factor.staged, mapping);
  if (sumAxis.size % tile.depth != 0)
    value = WhereOp::create(
        *builder, isBelow(term, sumAxis.size), value,
        ConstOp::create(*builder, builder->getZeroAttr(value.getType())));
  Value at = CastOp::create(*builder, builder->getIndexType(),
                            load(registers, constant(rank)));
  store(value, factor.buffer, add(at, piece), piece)
      ->setAttr(kBulkCopyAttrName, map.getAttr(kernel.getContext()));
}

void BlockContraction::copyBoxes(Value step, Value part) {
  Value firstTerm = mul(step, tile.depth);
  for (size_t box = 0; box != left.coordinates.size(); ++box)
    copyBox(left, firstRow, firstTerm, int64_t(box), part);
  for (size_t box = 0; box != right.coordinates.size(); ++box)
    copyBox(right, firstColumn, firstTerm, int64_t(box), part);
}

/// Adds the terms of a stage to the thread's elements.
void BlockContraction::sumStage(Value part) {
  builder->setLoc(reduce.getLoc());
  Value term = range(tile.depth, RangeKind::reduce);
  auto read = [&](const Factor &factor, Value number, int64_t offset) {
    Value at;
    if (factor.isDeep) {
      at = add(mul(add(number, constant(offset)), tile.depth), term);
    } else {
      int64_t box = factor.map.getBoxElements();
      at = add(mul(div(number, kBoxColumns), box), mod(number, kBoxColumns));
      at = add(at, constant(offset / kBoxColumns * box + offset % kBoxColumns));
      at = add(at, mul(term, kBoxColumns));
    }
    at = add(mul(part, factor.partSize), at);
    return widen(load(factor.buffer, at), sumType, /*usesUnits=*/true);
  };
  SmallVector<Value> lefts, rights;
  for (int64_t i = 0; i != tile.rows; ++i)
    lefts.push_back(read(left, threadRow, getRowOffset(i)));
  for (int64_t j = 0; j != tile.columns; ++j)
    rights.push_back(read(right, threadColumn, getColumnOffset(j)));
  addProducts(lefts, rights, term)
      ->setAttr(kWarpgroupAttrName,
                builder->getDenseI64ArrayAttr({left.isDeep, right.isDeep}));
}

/// The first row and column of a tile, and the batch that it is of.
void BlockContraction::placeTile(Value number) {
  int64_t rowTiles = llvm::divideCeil(rowAxis.size, tile.getRows());
  int64_t columnTiles = llvm::divideCeil(columnAxis.size, tile.getColumns());
  int64_t group = rowTiles % kRowsOfTiles == 0 ? kRowsOfTiles : 1;
  Value inBatch = mod(number, rowTiles * columnTiles);
  Value inGroup = mod(inBatch, group * columnTiles);
  Value row =
      add(mul(div(inBatch, group * columnTiles), group), mod(inGroup, group));
  firstRow = mul(row, tile.getRows());
  firstColumn = mul(div(inGroup, group), tile.getColumns());
  mapAxis(batchAxis, div(number, rowTiles * columnTiles), batch);
}

void BlockContraction::buildTile(const WarpgroupTile &shape, Value round,
                                 Value number) {
  placeTile(number);
  clearSums();
  int64_t steps = llvm::divideCeil(sumAxis.size, tile.depth);
  Value always = ConstOp::create(*builder, builder->getBoolAttr(true));
  Value step = range(steps);
  auto loop = IfOp::create(*builder, always, step);
  loop->setAttr(kStageLoopAttrName, builder->getUnitAttr());
  {
    OpBuilder::InsertionGuard guard(*builder);
    builder->setInsertionPointToStart(&loop.getBody().front());
    Value part = mod(add(mul(round, steps), step), shape.stages);
    copyBoxes(step, part);
    sumStage(part);
  }
  storeTile(/*mayStore=*/isConsumer);
}

void BlockContraction::apply(const WarpgroupTile &shape) {
  tile = {shape.getConsumers() / 4,
          4,
          2,
          shape.columns / 4,
          kBoxRowBytes / int64_t(getFactorBytes(leftOfUnits.getType())),
          /*usesUnits=*/true};
  SmallVector<Operation *> old = beginKernel();
  int64_t tiles = batchAxis.size *
                  llvm::divideCeil(rowAxis.size, tile.getRows()) *
                  llvm::divideCeil(columnAxis.size, tile.getColumns());
  int64_t blocks = std::min(tiles, int64_t(model.processors));
  auto special = [&](SpecialKind kind, int64_t size) -> Value {
    return SpecialOp::create(*builder, builder->getIndexType(), kind,
                             /*axis=*/0, size, /*block=*/1);
  };
  Value block = special(SpecialKind::global, blocks);
  Value number = special(SpecialKind::local, shape.getThreads());
  isConsumer = isBelow(number, shape.getConsumers());
  isProducer = CmpOp::create(*builder, builder->getI1Type(), CmpPredicate::eq,
                             number, constant(shape.getConsumers()));
  // Those that copy have elements of others, and do not store them.
  thread = mod(number, shape.getConsumers());
  createStages(shape);
  placeThread();
  Value always = ConstOp::create(*builder, builder->getBoolAttr(true));
  Value round = range(llvm::divideCeil(tiles, blocks));
  auto loop = IfOp::create(*builder, always, round);
  loop->setAttr(kWarpRolesAttrName, builder->getDenseI64ArrayAttr(
                                        {shape.getConsumers(), shape.stages}));
  {
    OpBuilder::InsertionGuard guard(*builder);
    builder->setInsertionPointToStart(&loop.getBody().front());
    Value tileNumber = add(mul(round, blocks), block);
    if (tiles % blocks != 0) {
      auto inside = IfOp::create(*builder, isBelow(tileNumber, tiles));
      builder->setInsertionPointToStart(&inside.getBody().front());
    }
    buildTile(shape, round, tileNumber);
  }
  for (Operation *op : llvm::reverse(old))
    op->erase();
}
