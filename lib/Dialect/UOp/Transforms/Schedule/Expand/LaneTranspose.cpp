//===- LaneTranspose.cpp - Vectors as rows and as columns -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// n log n shuffles of two vectors. Those of the first steps stay inside of 128
// bits, which x86 has one instruction for; the others move whole blocks of 128
// bits.
//
//===----------------------------------------------------------------------===//

#include "LaneTranspose.h"

using namespace mlir;
using namespace uop;

/// The lanes of `lhs`, then those of `rhs`.
static Value join(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  auto type = cast<VectorType>(lhs.getType());
  return VectorizeOp::create(
      builder, loc,
      VectorType::get({2 * type.getNumElements()}, type.getElementType()),
      ValueRange{lhs, rhs});
}

/// Of each run of `period` lanes of both the first half, and the second half,
/// in pieces of `piece` lanes in turns.
static std::pair<Value, Value> interleave(OpBuilder &builder, Location loc,
                                          Value lhs, Value rhs, int64_t period,
                                          int64_t piece) {
  auto type = cast<VectorType>(lhs.getType());
  int64_t count = type.getNumElements();
  Value both = join(builder, loc, lhs, rhs);
  auto take = [&](int64_t first) -> Value {
    SmallVector<int64_t> lanes;
    for (int64_t begin = first; begin < count; begin += period)
      for (int64_t i = begin; i != begin + period / 2; i += piece)
        for (int64_t side : {int64_t(0), count})
          for (int64_t lane = i; lane != i + piece; ++lane)
            lanes.push_back(side + lane);
    return GepOp::create(builder, loc, both, lanes);
  };
  return {take(0), take(period / 2)};
}

SmallVector<Value> uop::transposeLanes(OpBuilder &builder, Location loc,
                                       ArrayRef<Value> rows) {
  int64_t count = rows.size();
  auto type = cast<VectorType>(rows.front().getType());
  assert(count == type.getNumElements() && llvm::isPowerOf2_64(count) &&
         "a square of lanes");
  int64_t bits =
      type.getElementType().isIndex() ? 64 : type.getElementTypeBitWidth();
  int64_t block = std::min<int64_t>(
      count, llvm::PowerOf2Ceil(std::max<int64_t>(1, 128 / bits)));
  SmallVector<Value> vectors(rows), next(count);
  // Groups of `block` rows: pairs are interleaved by pieces that double. What
  // of a pair is the first half of each block comes before the other half.
  for (int64_t piece = 1; piece != block; piece *= 2) {
    for (int64_t group = 0; group != count; group += block)
      for (int64_t part = 0; part != piece; ++part) {
        // A part is of block / piece vectors.
        int64_t begin = group + part * (block / piece);
        int64_t half = block / piece / 2;
        for (int64_t pair = 0; pair != half; ++pair)
          std::tie(next[begin + pair], next[begin + half + pair]) =
              interleave(builder, loc, vectors[begin + 2 * pair],
                         vectors[begin + 2 * pair + 1], block, piece);
      }
    std::swap(vectors, next);
  }
  // Blocks: vector `group + m` has, in each block, the column m of it.
  for (int64_t span = count / 2; span >= block; span /= 2) {
    for (int64_t i = 0; i != count; ++i)
      if (!(i & span))
        std::tie(next[i], next[i + span]) = interleave(
            builder, loc, vectors[i], vectors[i + span], 2 * span, span);
    std::swap(vectors, next);
  }
  return vectors;
}

Value uop::pickLanes(OpBuilder &builder, Location loc, ArrayRef<Value> vectors,
                     ArrayRef<LanePick> picks) {
  int64_t count = picks.size();
  llvm::SmallSetVector<size_t, 8> used;
  for (const LanePick &pick : picks)
    used.insert(pick.vector);
  size_t first = used.front();
  if (used.size() == 1) {
    bool isInOrder = true;
    SmallVector<int64_t> lanes;
    for (auto [lane, pick] : llvm::enumerate(picks)) {
      lanes.push_back(pick.lane);
      isInOrder &= pick.lane == int64_t(lane);
    }
    if (isInOrder)
      return vectors[first];
    return GepOp::create(builder, loc, vectors[first], lanes);
  }
  Value result = vectors[first];
  for (size_t vector : ArrayRef(used.getArrayRef()).drop_front()) {
    bool isFirst = result == vectors[first];
    SmallVector<int64_t> lanes;
    for (auto [lane, pick] : llvm::enumerate(picks)) {
      if (pick.vector == vector)
        lanes.push_back(count + pick.lane);
      else
        lanes.push_back(isFirst && pick.vector == first ? pick.lane
                                                        : int64_t(lane));
    }
    result = GepOp::create(builder, loc,
                           join(builder, loc, result, vectors[vector]), lanes);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// LaneCombiner
//===----------------------------------------------------------------------===//

LaneCombiner::Groups LaneCombiner::merge(const Groups &lhs, const Groups &rhs) {
  int64_t half = lhs.getWidth() / 2;
  auto [low, high] =
      interleave(builder, loc, lhs.vector, rhs.vector, 2 * half, half);
  Groups merged{combine(low, high), {}};
  for (auto [left, right] : llvm::zip_equal(lhs.totals, rhs.totals))
    merged.totals.append({left, right});
  return merged;
}

void LaneCombiner::finish(Groups groups, MutableArrayRef<Value> totals) {
  Value vector = groups.vector;
  int64_t count = groups.totals.size(), width = groups.getWidth();
  // Halves, as long as there are two; then lane by lane.
  for (; width % 2 == 0; width /= 2) {
    SmallVector<int64_t> lows, highs;
    for (int64_t lane = 0; lane != count * width; ++lane)
      (lane % width < width / 2 ? lows : highs).push_back(lane);
    Value low = GepOp::create(builder, loc, vector, lows);
    vector = combine(low, GepOp::create(builder, loc, vector, highs));
  }
  for (auto [group, index] : llvm::enumerate(groups.totals)) {
    int64_t first = int64_t(group) * width;
    Value total = GepOp::create(builder, loc, vector, first);
    for (int64_t lane = 1; lane < width; ++lane)
      total = combine(total, GepOp::create(builder, loc, vector, first + lane));
    totals[index] = total;
  }
}

SmallVector<Value> LaneCombiner::getTotals(ArrayRef<Value> vectors) {
  SmallVector<Value> totals(vectors.size());
  int64_t numLanes =
      cast<VectorType>(vectors.front().getType()).getNumElements();
  size_t most = llvm::isPowerOf2_64(numLanes) ? numLanes : 1;
  for (size_t next = 0; next != vectors.size();) {
    size_t end =
        next + std::min<size_t>(llvm::bit_floor(vectors.size() - next), most);
    // As soon as there are two of a size, so that few are in registers.
    SmallVector<Groups> pending;
    for (; next != end; ++next) {
      pending.push_back({vectors[next], {next}});
      while (pending.size() > 1 &&
             pending.back().totals.size() ==
                 pending[pending.size() - 2].totals.size()) {
        Groups last = pending.pop_back_val();
        pending.back() = merge(pending.back(), last);
      }
    }
    finish(std::move(pending.front()), totals);
  }
  return totals;
}
