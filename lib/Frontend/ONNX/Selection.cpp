//===- Selection.cpp - Boxes that do not overlap ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many boxes remain depends on their values, which must be known.
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

static LogicalResult convertNonMaxSuppression(Node &n) {
  auto boxes = n.floatsInput(0), scores = n.floatsInput(1);
  if (!boxes || !scores)
    return failure();
  ShapeRef shape = Emitter::shapeOf(n.input(0));
  ShapeRef scoreShape = Emitter::shapeOf(n.input(1));
  if (shape.size() != 3 || scoreShape.size() != 3 || shape[2] != 4 ||
      scoreShape[0] != shape[0] || scoreShape[2] != shape[1])
    return n.error("boxes " + toString(n.input(0)) + " and scores " +
                   toString(n.input(1)) + " do not fit");
  int64_t most = 0;
  if (n.hasInput(2)) {
    std::optional<int64_t> given = n.intInput(2);
    if (!given)
      return failure();
    most = *given;
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
  double overlap = threshold(3).value_or(0);
  std::optional<double> least = threshold(4);
  bool isCentred = n.intAttribute("center_point_box", 0);
  if (n.hasFailed)
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
        if (!least || score(i) > *least)
          order.push_back(i);
      llvm::sort(order, [&](int64_t a, int64_t b) {
        return score(a) != score(b) ? score(a) > score(b) : a < b;
      });
      SmallVector<Box> kept;
      for (int64_t i : order) {
        if (int64_t(kept.size()) >= most)
          break;
        Box box =
            makeBox(ArrayRef<double>(*boxes).slice((batch * count + i) * 4, 4),
                    isCentred);
        if (llvm::any_of(kept, [&](const Box &other) {
              return getOverlap(box, other) > overlap;
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
