//===- ExpandStrided.cpp - Every nth element of a buffer --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lanes that are a few elements apart are read as whole blocks of memory, of
// which shuffles pick them. The taps of a window, copies that are one element
// apart, share the blocks. What lies between the first element and the last one
// is memory of the same buffer, so it may be read where it is not needed; what
// gates guard is masked, element by element.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "Expander.h"
#include "LaneTranspose.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

/// What all lanes are: a scalar or a constant; null where they may differ.
static PointerUnion<Value, Attribute> getSplat(Value vector) {
  DenseElementsAttr elements;
  if (matchPattern(vector, m_Constant(&elements)) && elements.isSplat())
    return Attribute(elements);
  auto vectorize = vector.getDefiningOp<VectorizeOp>();
  if (vectorize && llvm::all_equal(vectorize->getOperands()) &&
      !isa<VectorType>(vectorize->getOperand(0).getType()))
    return vectorize->getOperand(0);
  return Attribute();
}

std::optional<Expander::StridedAccess> Expander::findStrides(LoadOp load,
                                                             const Axes &axes) {
  if (isa<VectorType>(load.getType()) || !axes.lanes ||
      widths[*axes.lanes] < 2 || getSize(*axes.lanes) < 2)
    return std::nullopt;
  std::optional<int64_t> stride =
      getStride(load.getOffset(), rangeOf[*axes.lanes]);
  if (!stride || *stride == 0 || *stride == 1 ||
      std::abs(*stride) > kMaxLaneStride)
    return std::nullopt;
  StridedAccess access = {*stride, std::nullopt};
  for (unsigned axis : axes.copied)
    if (getSize(axis) > 1 && getStride(load.getOffset(), rangeOf[axis]) == 1) {
      access.taps = axis;
      break;
    }
  int64_t numTaps = access.taps ? getSize(*access.taps) : 1;
  // Blocks of which all taps are needed are worth any number of shuffles.
  if (std::abs(*stride) > getMaxStride(widths[*axes.lanes]) &&
      numTaps < std::abs(*stride))
    return std::nullopt;
  return access;
}

/// What guards each tap of the group, or all elements alike.
void Expander::findGates(TapGroup &group) {
  Value gate = group.load.getGate();
  if (!gate)
    return;
  std::optional<unsigned> taps = group.access.taps;
  if (!dependsOnLanes(gate) && (!taps || isFixed(gate, *taps))) {
    group.common = get(gate, group.point);
    return;
  }
  Location loc = group.load.getLoc();
  VectorType type = getVectorType(builder.getI1Type(), group.lanes);
  for (int64_t tap = 0; tap != group.numTaps; ++tap)
    group.gates.push_back(broadcast(loc, get(gate, group.getPoint(tap)), type));
  Value first = group.gates.front();
  bool isSame = llvm::all_of(group.gates, [&](Value each) {
    return getSplat(each) && getSplat(each) == getSplat(first);
  });
  if (!isSame) {
    group.gates.push_back(broadcast(loc, indices.truth(false), type));
    return;
  }
  if (!matchPattern(first, m_One()))
    group.common = first;
  group.gates.clear();
}

/// What guards the elements of the block that begins at element `begin`.
Value Expander::maskBlock(const TapGroup &group, int64_t begin) {
  Location loc = group.load->getLoc();
  int64_t width = widths[group.lanes], step = group.getStep();
  if (group.gates.empty())
    return maskLanes(loc, group.common, width, std::min(group.span, width));
  SmallVector<LanePick> picks;
  for (int64_t lane = 0; lane != width; ++lane) {
    int64_t element = begin + lane, tap = element % step;
    if (element >= group.span || tap >= group.numTaps)
      picks.push_back({size_t(group.numTaps), 0});
    else
      picks.push_back(
          {size_t(tap), group.access.stride < 0
                            ? getSize(group.lanes) - 1 - element / step
                            : element / step});
  }
  return pickLanes(builder, loc, group.gates, picks);
}

/// Reads all elements from the first one to the last, a vector at a time.
SmallVector<Value> Expander::loadBlocks(const TapGroup &group) {
  LoadOp load = group.load;
  Location loc = load.getLoc();
  int64_t width = widths[group.lanes], count = getSize(group.lanes);
  VectorType type = getVectorType(load.getType(), group.lanes);
  indices.setLoc(loc);
  Value offset = get(load.getOffset(), group.point, /*inFirstLane=*/true);
  if (group.access.stride < 0)
    offset = indices.add(offset,
                         indices.constant((count - 1) * group.access.stride));
  SmallVector<Value> blocks;
  for (int64_t block = 0; block * width < group.span; ++block) {
    int64_t begin = group.getBlockBegin(block, width);
    Value mask = maskBlock(group, begin);
    blocks.push_back(LoadOp::create(
        builder, loc, type, get(load.getSource(), group.point),
        indices.add(offset, indices.constant(begin)), mask, Value()));
  }
  return blocks;
}

/// The lanes of one tap, from the blocks that have them.
Value Expander::pickTap(const TapGroup &group, ArrayRef<Value> blocks,
                        int64_t tap) {
  LoadOp load = group.load;
  Location loc = load.getLoc();
  int64_t width = widths[group.lanes], count = getSize(group.lanes);
  SmallVector<LanePick> picks(width);
  for (int64_t lane = 0; lane != count; ++lane) {
    int64_t point = group.access.stride < 0 ? count - 1 - lane : lane;
    int64_t element = point * group.getStep() + tap;
    size_t block = element / width;
    picks[lane] = {block, element - group.getBlockBegin(block, width)};
  }
  // Lanes that stand for no point have what the first one has.
  std::fill(picks.begin() + count, picks.end(), picks.front());
  Value value = pickLanes(builder, loc, blocks, picks);
  if (!load.getAlternative() || !load.getGate())
    return value;
  VectorType type = getVectorType(load.getType(), group.lanes);
  VectorType maskType = getVectorType(builder.getI1Type(), group.lanes);
  Point point = group.getPoint(tap);
  return WhereOp::create(
      builder, loc, type, broadcast(loc, get(load.getGate(), point), maskType),
      value,
      broadcastLike(builder, loc, get(load.getAlternative(), point), type));
}

void Expander::expandStrided(LoadOp load, const Axes &axes,
                             StridedAccess access, Copies &copies) {
  int64_t count = getSize(*axes.lanes), step = std::abs(access.stride);
  int64_t numTaps = access.taps ? getSize(*access.taps) : 1;
  // A tap is `inner` copies after the one before it.
  int64_t total = 1, inner = 1;
  for (unsigned axis : axes.copied) {
    total *= getSize(axis);
    inner = access.taps == axis ? 1 : inner * getSize(axis);
  }
  copies.values.resize(total);

  int64_t number = 0;
  forEachPoint(axes.copied, [&](const Point &point) {
    int64_t first = number++;
    int64_t firstTap = access.taps ? point.lookup(*access.taps) : 0;
    if (firstTap % step != 0)
      return;
    TapGroup group{load, access, *axes.lanes, point, 0, 0, {}, {}};
    group.numTaps = std::min(step, numTaps - firstTap);
    group.span = (count - 1) * step + group.numTaps;
    findGates(group);
    SmallVector<Value> blocks = loadBlocks(group);
    for (int64_t tap = 0; tap != group.numTaps; ++tap)
      copies.values[first + tap * inner] = pickTap(group, blocks, tap);
  });
}

std::optional<bool> Expander::decideComparison(CmpOp cmp, unsigned lanes,
                                               const Point &point) {
  if (!cmp.getLhs().getType().isIndex() ||
      cmp.getPredicate() == CmpPredicate::eq ||
      cmp.getPredicate() == CmpPredicate::ne)
    return std::nullopt;
  std::optional<bool> decided;
  for (int64_t lane : {int64_t(0), getSize(lanes) - 1}) {
    SmallVector<Value> operands;
    for (Value operand : cmp->getOperands()) {
      std::optional<int64_t> stride = getStride(operand, rangeOf[lanes]);
      const Copies &copies = known.find(operand)->second;
      if (!stride || (copies.axes.lanes && copies.firsts.empty()))
        return std::nullopt;
      operands.push_back(indices.add(get(operand, point, /*inFirstLane=*/true),
                                     indices.constant(lane * *stride)));
    }
    Value result =
        indices.cmp(cmp.getPredicate(), operands.front(), operands.back());
    APInt truth;
    if (!matchPattern(result, m_ConstantInt(&truth)))
      return std::nullopt;
    bool holds = !truth.isZero();
    // A difference that grows or falls all the way changes its sign once.
    if (decided && *decided != holds)
      return std::nullopt;
    decided = holds;
  }
  return decided;
}
