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

#include "Expander.h"
#include "KernelAxes.h"
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

void Expander::expandStrided(LoadOp load, const Axes &axes,
                             StridedAccess access, Copies &copies) {
  Location loc = load.getLoc();
  unsigned lanes = *axes.lanes;
  int64_t width = widths[lanes], count = getSize(lanes);
  int64_t step = std::abs(access.stride);
  int64_t numTaps = access.taps ? getSize(*access.taps) : 1;
  VectorType type = getVectorType(load.getType(), lanes);
  VectorType maskType = getVectorType(builder.getI1Type(), lanes);
  Value gate = load.getGate();
  bool isMasked =
      gate && (dependsOnLanes(gate) ||
               (access.taps && !isFixed(gate, unsigned(*access.taps))));
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
    // A group of taps that the same blocks have, `span` elements in all.
    int64_t group = std::min(step, numTaps - firstTap);
    int64_t span = (count - 1) * step + group;
    auto getElement = [&](int64_t lane, int64_t tap) {
      return (access.stride < 0 ? count - 1 - lane : lane) * step + tap;
    };
    auto atTap = [&](int64_t tap) {
      Point each = point;
      if (access.taps)
        each[*access.taps] = firstTap + tap;
      return each;
    };
    // What guards each tap, or all elements alike.
    SmallVector<Value> gates;
    Value common;
    if (isMasked) {
      for (int64_t tap = 0; tap != group; ++tap)
        gates.push_back(broadcast(loc, get(gate, atTap(tap)), maskType));
      bool isSame = llvm::all_of(gates, [&](Value each) {
        return getSplat(each) && getSplat(each) == getSplat(gates.front());
      });
      if (isSame) {
        if (!matchPattern(gates.front(), m_One()))
          common = gates.front();
        gates.clear();
      } else {
        gates.push_back(broadcast(loc, indices.truth(false), maskType));
      }
    } else if (gate) {
      common = get(gate, point);
    }

    indices.setLoc(loc);
    Value offset = get(load.getOffset(), point, /*inFirstLane=*/true);
    if (access.stride < 0)
      offset =
          indices.add(offset, indices.constant((count - 1) * access.stride));
    SmallVector<Value> blocks;
    for (int64_t begin = 0; begin < span; begin += width) {
      // The last block ends where the elements end.
      int64_t start = std::max<int64_t>(0, std::min(begin, span - width));
      Value mask;
      if (!gates.empty()) {
        SmallVector<LanePick> picks;
        for (int64_t lane = 0; lane != width; ++lane) {
          int64_t element = start + lane, tap = element % step;
          if (element >= span || tap >= group)
            picks.push_back({size_t(group), 0});
          else
            picks.push_back({size_t(tap), access.stride < 0
                                              ? count - 1 - element / step
                                              : element / step});
        }
        mask = pickLanes(builder, loc, gates, picks);
      } else {
        mask = maskLanes(loc, common, width, std::min(span, width));
      }
      blocks.push_back(LoadOp::create(
          builder, loc, type, get(load.getSource(), point),
          indices.add(offset, indices.constant(start)), mask, Value()));
    }
    for (int64_t tap = 0; tap != group; ++tap) {
      SmallVector<LanePick> picks(width);
      for (int64_t lane = 0; lane != count; ++lane) {
        int64_t element = getElement(lane, tap);
        size_t block = element / width;
        int64_t start = std::max<int64_t>(
            0, std::min(int64_t(block) * width, span - width));
        picks[lane] = {block, element - start};
      }
      // Lanes that stand for no point have what the first one has.
      std::fill(picks.begin() + count, picks.end(), picks.front());
      Value value = pickLanes(builder, loc, blocks, picks);
      if (load.getAlternative() && gate)
        value = WhereOp::create(
            builder, loc, type, broadcast(loc, get(gate, atTap(tap)), maskType),
            value,
            broadcastLike(builder, loc, get(load.getAlternative(), atTap(tap)),
                          type));
      copies.values[first + tap * inner] = value;
    }
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
