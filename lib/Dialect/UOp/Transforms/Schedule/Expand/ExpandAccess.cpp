//===- ExpandAccess.cpp - Vectors in memory ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "Expander.h"
#include "LaneTranspose.h"
#include "uop/Dialect/UOp/IR/StorePieces.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

Value Expander::maskLanes(Location loc, Value gate, int64_t width,
                          int64_t count) {
  if (width == count)
    return gate;
  SmallVector<bool> lanes(width, false);
  std::fill_n(lanes.begin(), count, true);
  auto type = VectorType::get({width}, builder.getI1Type());
  Value mask = ConstOp::create(builder, loc,
                               cast<TypedAttr>(Attribute(DenseElementsAttr::get(
                                   type, ArrayRef<bool>(lanes)))));
  if (!gate)
    return mask;
  return AndOp::create(builder, loc, broadcastLike(builder, loc, gate, type),
                       mask);
}

/// The elements of all lanes. Where the element moves by one with each lane
/// they are read together.
Value Expander::loadLanes(LoadOp load, unsigned lanes, const Point &point) {
  Location loc = load.getLoc();
  VectorType type = getVectorType(load.getType(), lanes);
  Value source = get(load.getSource(), point);
  Value gate = getGate(load.getGate(), point);
  if (gate && matchPattern(gate, m_One()))
    gate = {};
  gate = maskLanes(loc, gate, lanes);
  Value other;
  if (load.getAlternative())
    other =
        broadcastLike(builder, loc, get(load.getAlternative(), point), type);
  Value offset = load.getOffset();
  if (getStride(offset, rangeOf[lanes]) == 1)
    offset = get(offset, point, /*inFirstLane=*/true);
  else
    offset =
        broadcastLike(builder, loc, get(offset, point),
                      VectorType::get(type.getShape(), builder.getIndexType()));
  return LoadOp::create(builder, loc, type, source, offset, gate, other);
}

/// The elements of all lanes, which must be consecutive in the tile.
FailureOr<Value> Expander::readTileLanes(IndexOp read, unsigned lanes,
                                         const Point &point) {
  Value range = rangeOf[lanes], last;
  if (!read.getIndices().empty())
    last = read.getIndices().back();
  if (widths[lanes] != getSize(lanes) && dependsOnLanes(last)) {
    std::optional<int64_t> greatest = getGreatest(last, range, widths[lanes]);
    auto type = cast<RankedTensorType>(read.getSource().getType());
    if (!greatest || *greatest >= type.getShape().back())
      return fail(read, "reads a tile that is too small for all lanes of " +
                            describe(lanes));
  }
  bool isConsecutive =
      last && getStride(last, range) == 1 &&
      llvm::none_of(read.getIndices().drop_back(),
                    [&](Value index) { return dependsOnLanes(index); });
  bool isGateFixed = !read.getGate() || !dependsOnLanes(read.getGate());
  if (!isConsecutive || !isGateFixed)
    return fail(read, "reads a tile along " + describe(lanes) +
                          ", which is not its last axis");
  Value source = get(read.getSource(), point);
  Value gate = getGate(read.getGate(), point);
  if (gate && matchPattern(gate, m_One()))
    gate = {};
  SmallVector<Value> position;
  for (Value index : read.getIndices())
    position.push_back(get(index, point, /*inFirstLane=*/true));
  VectorType type = getVectorType(read.getType(), lanes);
  return Value(
      IndexOp::create(builder, read.getLoc(), type, source, position, gate));
}

/// A uop.load, or a uop.index of a tile.
LogicalResult Expander::expandLoad(Operation &op, const Axes &axes,
                                   const Point &point, Copies &copies) {
  if (!axes.lanes) {
    IRMapping mapping;
    for (Value operand : op.getOperands())
      mapping.map(operand, get(operand, point));
    copies.values.push_back(builder.clone(op, mapping)->getResult(0));
    return success();
  }
  if (isa<VectorType>(op.getResult(0).getType()))
    return fail(&op, "reads a vector already, and depends on " +
                         describe(*axes.lanes));
  if (auto load = dyn_cast<LoadOp>(op)) {
    copies.values.push_back(loadLanes(load, *axes.lanes, point));
    return success();
  }
  FailureOr<Value> read = readTileLanes(cast<IndexOp>(op), *axes.lanes, point);
  if (failed(read))
    return failure();
  copies.values.push_back(*read);
  return success();
}

std::optional<unsigned> Expander::findRowAxis(LoadOp load, const Axes &axes) {
  if (isa<VectorType>(load.getType()) || !axes.lanes ||
      !llvm::isPowerOf2_64(widths[*axes.lanes]))
    return std::nullopt;
  std::optional<int64_t> stride =
      getStride(load.getOffset(), rangeOf[*axes.lanes]);
  if (!stride || *stride == 0 || *stride == 1)
    return std::nullopt;
  for (unsigned axis : axes.copied)
    if (getSize(axis) > 1 && getStride(load.getOffset(), rangeOf[axis]) == 1 &&
        isSameAlong(load.getGate(), axis) &&
        isFixed(load.getAlternative(), axis))
      return axis;
  return std::nullopt;
}

/// Rows are read, a vector for each lane, and transposed in registers.
void Expander::expandTransposed(LoadOp load, const Axes &axes, unsigned row,
                                Copies &copies) {
  Location loc = load.getLoc();
  unsigned lanes = *axes.lanes;
  int64_t width = widths[lanes];
  VectorType type = getVectorType(load.getType(), lanes);
  int64_t stride = *getStride(load.getOffset(), rangeOf[lanes]);
  int64_t count = 1, inner = 1;
  for (unsigned axis : axes.copied) {
    count *= getSize(axis);
    inner = axis == row ? 1 : inner * getSize(axis);
  }
  copies.values.resize(count);
  int64_t number = 0;
  forEachPoint(axes.copied, [&](const Point &point) {
    int64_t first = number++;
    if (point.lookup(row) % width != 0)
      return;
    int64_t size = std::min(width, getSize(row) - point.lookup(row));
    Value gates = getGate(load.getGate(), point);
    Value other;
    if (load.getAlternative())
      other =
          broadcastLike(builder, loc, get(load.getAlternative(), point), type);
    Value source = get(load.getSource(), point);
    Value offset = get(load.getOffset(), point, /*inFirstLane=*/true);
    indices.setLoc(loc);
    bool isSameGate = !gates || !isa<VectorType>(gates.getType());
    Value gate = isSameGate ? maskLanes(loc, gates, width, size) : Value();
    SmallVector<Value> rows;
    for (int64_t lane = 0; lane != getSize(lanes); ++lane) {
      if (!isSameGate)
        gate = maskLanes(loc, GepOp::create(builder, loc, gates, lane), width,
                         size);
      rows.push_back(LoadOp::create(
          builder, loc, type, source,
          indices.add(offset, indices.constant(lane * stride)), gate, other));
    }
    // Whatever is in lanes that stand for no point.
    rows.resize(width, rows.front());
    SmallVector<Value> columns = transposeLanes(builder, loc, rows);
    for (int64_t i = 0; i != size; ++i)
      copies.values[first + i * inner] = columns[i];
  });
}

std::optional<unsigned>
Expander::findRowAxis(StoreOp store, ArrayRef<unsigned> ended, unsigned lanes) {
  if (!llvm::isPowerOf2_64(widths[lanes]))
    return std::nullopt;
  for (unsigned axis : ended)
    if (getSize(axis) > 1 && getStride(store.getOffset(), rangeOf[axis]) == 1 &&
        isSameAlong(store.getGate(), axis))
      return axis;
  return std::nullopt;
}

/// Vectors are transposed in registers, and a row is written for each lane.
void Expander::storeTransposed(StoreOp store, ArrayRef<unsigned> ended,
                               unsigned lanes, unsigned row) {
  Location loc = store.getLoc();
  int64_t width = widths[lanes];
  // Squares as large as the rows need.
  int64_t side =
      std::min<int64_t>(width, llvm::PowerOf2Ceil(uint64_t(getSize(row))));
  int64_t stride = *getStride(store.getOffset(), rangeOf[lanes]);
  Type element = getElementTypeOrSelf(store.getValue());
  SmallVector<Value> others = getOtherRanges(store.getRanges());
  forEachPoint(ended, [&](const Point &point) {
    int64_t begin = point.lookup(row);
    if (begin % side != 0)
      return;
    int64_t size = std::min(side, getSize(row) - begin);
    SmallVector<Value> vectors;
    for (int64_t i = 0; i != size; ++i) {
      Point each = point;
      each[row] = begin + i;
      vectors.push_back(broadcastLike(builder, loc, get(store.getValue(), each),
                                      getVectorType(element, lanes)));
    }
    // Whatever is in lanes that are not written.
    vectors.resize(side, vectors.front());
    Value target = get(store.getTarget(), point);
    Value gates = getGate(store.getGate(), point);
    bool isSameGate = !gates || !isa<VectorType>(gates.getType());
    Value gate = isSameGate ? maskLanes(loc, gates, side, size) : Value();
    Value offset = get(store.getOffset(), point, /*inFirstLane=*/true);
    indices.setLoc(loc);
    for (int64_t first = 0; first < getSize(lanes); first += side) {
      SmallVector<Value> square;
      for (Value vector : vectors)
        square.push_back(
            side == width
                ? vector
                : GepOp::create(builder, loc, vector,
                                llvm::to_vector(llvm::seq(first, first + side)))
                      .getResult());
      SmallVector<Value> rows = transposeLanes(builder, loc, square);
      for (int64_t i = 0; i != std::min(side, getSize(lanes) - first); ++i) {
        if (!isSameGate)
          gate = maskLanes(loc, GepOp::create(builder, loc, gates, first + i),
                           side, size);
        StoreOp::create(
            builder, loc, rows[i], target,
            indices.add(offset, indices.constant((first + i) * stride)), others,
            gate)
            ->setDiscardableAttrs(store->getDiscardableAttrDictionary());
      }
    }
  });
}

LogicalResult Expander::expandStore(StoreOp store) {
  Location loc = store.getLoc();
  SmallVector<unsigned> ended;
  std::optional<unsigned> lanes;
  for (Value range : store.getRanges()) {
    if (!isExpanded(range))
      continue;
    unsigned axis = numbers.lookup(range);
    if (isCopied(range.getDefiningOp<RangeOp>()))
      ended.push_back(axis);
    else if (lanes)
      return fail(store, "runs over " + describe(*lanes) + " and over " +
                             describe(axis));
    else
      lanes = axis;
  }
  if (isa<VectorType>(store.getValue().getType()) && lanes)
    return fail(store,
                "writes a vector already, and runs over " + describe(*lanes));
  if (failed(reserve(*store, ended)))
    return failure();
  SmallVector<Value> others = getOtherRanges(store.getRanges());
  llvm::sort(ended);
  // Offsets that variables are in say as little as gates do.
  bool isUncertain = store.getGate() || llvm::any_of(kernel.getArgumentTypes(),
                                                     llvm::IsaPred<IndexType>);
  if (isUncertain && !ended.empty() && isa<KernelOp>(store->getParentOp()))
    store->setDiscardableAttr(kPieceAttrName,
                              builder.getI64IntegerAttr(numPieced++));
  std::optional<int64_t> stride;
  if (lanes)
    stride = getStride(store.getOffset(), rangeOf[*lanes]);
  if (lanes && stride.value_or(1) > 1)
    if (std::optional<unsigned> row = findRowAxis(store, ended, *lanes)) {
      storeTransposed(store, ended, *lanes, *row);
      return success();
    }
  forEachPoint(ended, [&](const Point &point) {
    Value value = get(store.getValue(), point);
    Value target = get(store.getTarget(), point);
    Value gate = getGate(store.getGate(), point);
    Value offset = get(store.getOffset(), point);
    if (lanes) {
      gate = maskLanes(loc, gate, *lanes);
      value = broadcastLike(builder, loc, value,
                            getVectorType(getElementTypeOrSelf(value), *lanes));
      if (stride == 1)
        offset = get(store.getOffset(), point, /*inFirstLane=*/true);
      else
        offset = broadcastLike(builder, loc, offset,
                               getVectorType(builder.getIndexType(), *lanes));
    }
    StoreOp::create(builder, loc, value, target, offset, others, gate)
        ->setDiscardableAttrs(store->getDiscardableAttrDictionary());
  });
  return success();
}

/// The copies and lanes at a point of the other ranges are one vector, which is
/// a piece of the tile.
LogicalResult Expander::expandTile(BufferizeOp tile) {
  Location loc = tile.getLoc();
  FailureOr<Axes> axes = getAxes(*tile);
  if (failed(axes))
    return failure();
  SmallVector<unsigned> ended;
  SmallVector<Value> others;
  std::optional<unsigned> lanes;
  for (Value range : tile.getRanges()) {
    if (!isExpanded(range)) {
      auto op = range.getDefiningOp<RangeOp>();
      bool isOne = !op || op.getStaticSize() == 1;
      if (!isOne && (lanes || !ended.empty()))
        return fail(tile, "runs over range " + Twine(op.getId()) +
                              " inside of " +
                              describe(lanes ? *lanes : ended.back()));
      if (!isOne)
        others.push_back(get(range, Point()));
      continue;
    }
    unsigned axis = numbers.lookup(range);
    if (lanes)
      return fail(tile, "runs over " + describe(axis) + " inside of " +
                            describe(*lanes));
    if (isCopied(range.getDefiningOp<RangeOp>()))
      ended.push_back(axis);
    else
      lanes = axis;
  }
  if (axes->lanes && axes->lanes != lanes)
    return fail(tile, "depends on " + describe(*axes->lanes) +
                          ", and the op does not exist on vectors");
  int64_t count = lanes ? widths[*lanes] : 1;
  for (unsigned axis : ended)
    count = llvm::SaturatingMultiply<uint64_t>(count, getSize(axis));
  if (count > kMaxTileLanes)
    return fail(tile, "is made of " + Twine(count) +
                          " lanes at once, more than " + Twine(kMaxTileLanes));
  if (failed(reserve(*tile, axes->copied)))
    return failure();
  Copies copies;
  for (unsigned axis : known.find(tile.getValue())->second.axes.copied)
    if (!llvm::is_contained(ended, axis))
      copies.axes.copied.push_back(axis);
  Type element = tile.getType().getElementType();
  forEachPoint(copies.axes.copied, [&](const Point &outer) {
    SmallVector<Value> parts;
    forEachPoint(ended, [&](const Point &inner) {
      Value value = get(tile.getValue(), joinPoints(outer, inner));
      parts.push_back(lanes ? broadcastLike(builder, loc, value,
                                            getVectorType(element, *lanes))
                            : value);
    });
    Value value = parts.front();
    if (parts.size() > 1)
      value = VectorizeOp::create(builder, loc,
                                  VectorType::get({count}, element), parts);
    auto copy = BufferizeOp::create(builder, loc, tile.getType(), value, others,
                                    tile.getSpace(), tile.getRemovable());
    copy->setDiscardableAttrs(tile->getDiscardableAttrDictionary());
    copies.values.push_back(copy);
  });
  known[tile.getResult()] = std::move(copies);
  return success();
}
