//===- Selection.cpp - Boxes that do not overlap ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many boxes remain depends on their values: these are known, or there is
// room for so many boxes.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

namespace {
struct Box {
  double top, left, bottom, right;
  double getArea() const { return (bottom - top) * (right - left); }
};
} // namespace

static Box makeBox(ArrayRef<double> numbers, bool isCentred) {
  if (isCentred) {
    double x = numbers[0], y = numbers[1], w = numbers[2], h = numbers[3];
    return {y - h / 2, x - w / 2, y + h / 2, x + w / 2};
  }
  auto [top, bottom] = std::minmax(numbers[0], numbers[2]);
  auto [left, right] = std::minmax(numbers[1], numbers[3]);
  return {top, left, bottom, right};
}

/// The area that two boxes share, as part of what they cover together.
static double getOverlap(const Box &a, const Box &b) {
  double height = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
  double width = std::min(a.right, b.right) - std::max(a.left, b.left);
  if (height <= 0 || width <= 0)
    return 0;
  double common = height * width;
  return common / (a.getArea() + b.getArea() - common);
}

namespace {
/// What decides about boxes, but for their values.
struct Suppression {
  /// Of one batch and class.
  int64_t most = 0;
  /// Greater parts are no other object.
  double overlap = 0;
  /// Lower scores are no object.
  std::optional<double> least;
  bool isCentred = false;
};

/// One number of each box: [batch, 1 or classes, boxes or 1].
struct BoxValues {
  Value top, left, bottom, right, area;
};
} // namespace

static std::optional<Suppression> getSuppression(Node &n) {
  Suppression result;
  if (n.hasInput(2)) {
    std::optional<int64_t> given = n.intInput(2);
    if (!given)
      return std::nullopt;
    result.most = *given;
  }
  auto threshold = [&](size_t index) -> std::optional<double> {
    if (!n.hasInput(index))
      return std::nullopt;
    auto values = n.floatsInput(index);
    if (values && values->size() == 1)
      return values->front();
    n.fail("input " + Twine(index) + " must have one element");
    return std::nullopt;
  };
  result.overlap = threshold(3).value_or(0);
  result.least = threshold(4);
  result.isCentred = n.intAttribute("center_point_box", 0);
  if (n.hasFailed)
    return std::nullopt;
  return result;
}

//===----------------------------------------------------------------------===//
// Of values that only a run gives
//===----------------------------------------------------------------------===//

/// More steps than these are not unrolled.
static constexpr int64_t kMaxSteps = 4096;

static BoxValues emitBoxes(Node &n, Value boxes, bool isCentred) {
  SmallVector<Value> parts;
  Shape shape = {Emitter::shapeOf(boxes)[0], 1, Emitter::shapeOf(boxes)[1]};
  for (int64_t i = 0; i != 4; ++i)
    parts.push_back(n.reshape(n.cut(boxes, 2, i, 1), shape));
  BoxValues box;
  if (isCentred) {
    Value half = n.number(0.5, boxes);
    Value width = n.mul(parts[2], half), height = n.mul(parts[3], half);
    box = {n.sub(parts[1], height), n.sub(parts[0], width),
           n.add(parts[1], height), n.add(parts[0], width), Value()};
  } else {
    box = {n.min(parts[0], parts[2]), n.min(parts[1], parts[3]),
           n.max(parts[0], parts[2]), n.max(parts[1], parts[3]), Value()};
  }
  box.area = n.mul(n.sub(box.bottom, box.top), n.sub(box.right, box.left));
  return box;
}

/// Whether the parts that boxes share are greater than `overlap`.
static Value emitIsOverlap(Node &n, const BoxValues &a, const BoxValues &b,
                           double overlap) {
  Value height = n.sub(n.min(a.bottom, b.bottom), n.max(a.top, b.top));
  Value width = n.sub(n.min(a.right, b.right), n.max(a.left, b.left));
  Value zero = n.number(0, height);
  Value isApart = n.logicalOr(n.compare(CmpPredicate::le, height, zero),
                              n.compare(CmpPredicate::le, width, zero));
  Value common = n.mul(height, width);
  Value all = n.sub(n.add(a.area, b.area), common);
  Value part = n.where(isApart, zero, n.div(common, all));
  return n.compare(CmpPredicate::gt, part, n.number(overlap, part));
}

/// The numbers of the boxes that are selected, [batch, classes, steps], -1
/// where there is none: in each step the best one goes, with all that overlap
/// it.
static Value emitSteps(Node &n, Value boxes, Value scores,
                       const Suppression &suppression) {
  boxes = n.widen(boxes);
  scores = n.widen(scores);
  Shape shape(Emitter::shapeOf(scores));
  int64_t steps = std::min(suppression.most, shape[2]);
  BoxValues all = emitBoxes(n, boxes, suppression.isCentred);
  auto broadcast = [&](Value x) { return n.expand(x, shape); };
  BoxValues each = {broadcast(all.top), broadcast(all.left),
                    broadcast(all.bottom), broadcast(all.right),
                    broadcast(all.area)};
  Value live = n.splatInt(1, n.i1(), shape);
  if (suppression.least)
    live = n.compare(CmpPredicate::gt, scores,
                     n.number(*suppression.least, scores));
  // A score that is not a number is the least one.
  Value least = n.number(-std::numeric_limits<double>::infinity(), scores);
  scores = n.where(n.compare(CmpPredicate::eq, scores, scores), scores, least);
  Value number = n.iota(shape, 2), none = n.splatInt(shape[2], n.i64());
  SmallVector<Value> chosen;
  for (int64_t step = 0; step != steps && !n.hasFailed; ++step) {
    Value best = n.reduce(ReduceKind::max, n.where(live, scores, least), {2});
    Value isBest =
        n.logicalAnd(live, n.compare(CmpPredicate::eq, scores, best));
    Value first = n.reduce(ReduceKind::min, n.where(isBest, number, none), {2});
    // Each step is in memory: all of them are the same kernels.
    first = n.unary<ContiguousOp>(first);
    Value isThere = n.compare(CmpPredicate::lt, first, none);
    chosen.push_back(n.where(isThere, first, n.splatInt(-1, n.i64())));
    auto choose = [&](Value x) { return n.gatherAlong(x, first, 2); };
    BoxValues box = {choose(each.top), choose(each.left), choose(each.bottom),
                     choose(each.right), choose(each.area)};
    Value goes = n.logicalOr(n.compare(CmpPredicate::eq, number, first),
                             emitIsOverlap(n, all, box, suppression.overlap));
    live = n.unary<ContiguousOp>(n.logicalAnd(live, n.logicalNot(goes)));
  }
  return n.concatenate(chosen, 2);
}

/// [room, 3] of batch, class and box.
static LogicalResult emitSelection(Node &n, Value boxes, Value scores,
                                   const Suppression &suppression) {
  // What a run gives is evaluated only where nobody makes room.
  bool areBoxesKnown = !n.hasRoom() && n.findConstant(boxes);
  std::optional<int64_t> room = n.getRoom(areBoxesKnown ? 1 : 0);
  if (!room)
    return failure();
  Shape shape(Emitter::shapeOf(scores));
  shape[2] = std::min(std::max<int64_t>(suppression.most, 0), shape[2]);
  if (shape[2] > kMaxSteps)
    return n.error("it selects up to " + Twine(shape[2]) +
                   " boxes of a class one after the other, but at most " +
                   Twine(kMaxSteps) + " steps can be unrolled; lower input 2");
  int64_t count = Emitter::countOf(shape);
  Value none = n.splatInt(-1, n.i64(), {*room, 3});
  if (count == 0) {
    n.setCount(n.splatInt(0, n.i64()));
    return n.finish(none);
  }
  Value chosen = emitSteps(n, boxes, scores, suppression);
  if (!chosen)
    return failure();
  Value isThere = n.compare(CmpPredicate::ge, chosen, n.splatInt(0, n.i64()));
  auto found = NonZeroOp::create(n.getBuilder(),
                                 RankedTensorType::get({*room, 3}, n.i64()),
                                 RankedTensorType::get({}, n.i64()), isThere);
  n.setCount(found.getCount());
  if (*room == 0)
    return n.finish(none);
  Value at = found.getPositions();
  Value flat = n.flattenIndices(at, shape);
  Value box = n.take(n.reshape(chosen, {count}), flat, 0);
  Value isLeft =
      n.compare(CmpPredicate::lt, n.cut(at, 1, 0, 1), n.splatInt(0, n.i64()));
  box = n.where(isLeft, n.splatInt(-1, n.i64()), n.reshape(box, {*room, 1}));
  return n.finish(n.concatenate({n.cut(at, 1, 0, 2), box}, 1));
}

//===----------------------------------------------------------------------===//
// Of values that are known
//===----------------------------------------------------------------------===//

static LogicalResult convertNonMaxSuppression(Node &n) {
  Value given = n.input(0), rated = n.input(1);
  if (!given || !rated)
    return failure();
  ShapeRef shape = Emitter::shapeOf(given);
  ShapeRef scoreShape = Emitter::shapeOf(rated);
  if (shape.size() != 3 || scoreShape.size() != 3 || shape[2] != 4 ||
      scoreShape[0] != shape[0] || scoreShape[2] != shape[1])
    return n.error("boxes " + toString(n.input(0)) + " and scores " +
                   toString(n.input(1)) + " do not fit");
  std::optional<Suppression> suppression = getSuppression(n);
  if (!suppression)
    return failure();
  if (n.hasRoom() || !n.findConstant(given) || !n.findConstant(rated))
    return emitSelection(n, given, rated, *suppression);
  auto boxes = n.floatsInput(0), scores = n.floatsInput(1);
  if (!boxes || !scores)
    return failure();
  Shape selected;
  int64_t count = shape[1], classes = scoreShape[1];
  for (int64_t batch = 0; batch != shape[0]; ++batch)
    for (int64_t kind = 0; kind != classes; ++kind) {
      auto score = [&](int64_t i) {
        return (*scores)[(batch * classes + kind) * count + i];
      };
      Shape order;
      for (int64_t i = 0; i != count; ++i)
        if (!suppression->least || score(i) > *suppression->least)
          order.push_back(i);
      llvm::sort(order, [&](int64_t a, int64_t b) {
        return score(a) != score(b) ? score(a) > score(b) : a < b;
      });
      SmallVector<Box> kept;
      for (int64_t i : order) {
        if (int64_t(kept.size()) >= suppression->most)
          break;
        Box box =
            makeBox(ArrayRef<double>(*boxes).slice((batch * count + i) * 4, 4),
                    suppression->isCentred);
        if (llvm::any_of(kept, [&](const Box &other) {
              return getOverlap(box, other) > suppression->overlap;
            }))
          continue;
        kept.push_back(box);
        selected.append({batch, kind, i});
      }
    }
  return n.finish(n.ints(selected, {int64_t(selected.size()) / 3, 3}));
}

void uop::onnx_import::addSelectionOps(OpTable &table) {
  table.add("NonMaxSuppression", convertNonMaxSuppression, 10);
}
