//===- Windows.cpp - reduce_window and select_and_scatter -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reductions.h"

#include "mlir/IR/Matchers.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

namespace {
/// What reduce_window and select_and_scatter say of their windows.
struct WindowShape {
  Shape sizes, strides, baseDilations, dilations, low, high;
};
} // namespace

static constexpr int64_t kMaxWindow = int64_t(1) << 31;

static std::optional<WindowShape> getWindows(OpConverter &c, int64_t rank) {
  auto sizes = c.ints("window_dimensions", rank, 1);
  auto strides = c.ints("window_strides", rank, 1);
  auto base = c.ints("base_dilations", rank, 1);
  auto dilations = c.ints("window_dilations", rank, 1);
  WindowShape window;
  if (!sizes || !strides || !base || !dilations ||
      !c.padding("padding", rank, window.low, window.high))
    return std::nullopt;
  for (const Shape *list : {&*sizes, &*strides, &*base, &*dilations})
    for (int64_t value : *list)
      if (value < 1 || value > kMaxWindow) {
        (void)c.refuse("sizes, strides and dilations of windows must be above "
                       "0, got " +
                       Twine(value));
        return std::nullopt;
      }
  window.sizes = *sizes;
  window.strides = *strides;
  window.baseDilations = *base;
  window.dilations = *dilations;
  return window;
}

/// x with its padding; null, and a refusal, where a window does not fit.
static Value padForWindows(OpConverter &c, Value x, const WindowShape &window,
                           Value fill) {
  Shape base(window.baseDilations);
  for (auto [size, dilation] : llvm::zip_equal(shapeOf(x), base))
    dilation = size < 2 ? 1 : dilation;
  x = c.dilate(x, base, fill);
  for (auto [axis, size] : llvm::enumerate(shapeOf(x))) {
    int64_t whole = size + window.low[axis] + window.high[axis];
    int64_t reach = window.dilations[axis] * (window.sizes[axis] - 1) + 1;
    if (whole < reach) {
      (void)c.refuse("a window that covers " + Twine(reach) +
                     " elements with its dilation does not fit axis " +
                     Twine(axis) + ", which has " + Twine(whole) +
                     " elements with its padding");
      return {};
    }
  }
  return c.pad(x, window.low, window.high, fill);
}

//===----------------------------------------------------------------------===//
// reduce_window
//===----------------------------------------------------------------------===//

namespace {
/// A reduction of all elements up to each one, or from it on.
struct Cumulative {
  int64_t axis;
  bool isReverse;
};
} // namespace

/// Windows as long as one axis, which all of the padding is before or after.
static std::optional<Cumulative> matchCumulative(const WindowShape &window,
                                                 ShapeRef shape) {
  std::optional<Cumulative> found;
  for (auto [axis, size] : llvm::enumerate(shape)) {
    if (window.strides[axis] != 1 || window.baseDilations[axis] != 1 ||
        window.dilations[axis] != 1)
      return std::nullopt;
    int64_t low = window.low[axis], high = window.high[axis];
    if (window.sizes[axis] == 1 && low == 0 && high == 0)
      continue;
    if (found || size < 2 || window.sizes[axis] != size ||
        std::max(low, high) != size - 1 || std::min(low, high) != 0)
      return std::nullopt;
    found = Cumulative{int64_t(axis), high != 0};
  }
  return found;
}

/// Each element beside all, of which those that count stay: uop-form-scans
/// knows the form.
static Value emitCumulative(OpConverter &c, ReduceKind kind, Value x,
                            Cumulative along) {
  int64_t axis = along.axis, size = shapeOf(x)[axis];
  Type element = elementOf(x), wide = getWideElement(kind, element);
  x = c.cast(x, wide);
  Shape table(shapeOf(x));
  table.insert(table.begin() + axis, size);
  Value position = c.iota(table, axis), other = c.iota(table, axis + 1);
  Value counts = c.compare(
      along.isReverse ? CmpPredicate::ge : CmpPredicate::le, other, position);
  Value parts = c.where(counts, c.expand(c.insertAxis(x, axis), table),
                        c.identity(kind, wide, table));
  return c.cast(c.reduce(kind, parts, {axis + 1}), element);
}

namespace {
/// Combines all elements of an axis up to each one, or from it on, with a body
/// that is associative.
class BodyScan {
public:
  BodyScan(OpConverter &c, const Reduction &reduction, bool isReverse)
      : c(c), body(*reduction.body), isReverse(isReverse) {}

  using Values = SmallVector<Value>;
  LogicalResult run(Values &values, int64_t axis);
  FailureOr<Values> combine(const Values &before, const Values &after);

private:
  LogicalResult combineWithEarlier(Values &values, const Values &earlier,
                                   int64_t axis, int64_t distance);
  LogicalResult scanByDoubling(Values &values, int64_t axis);

  OpConverter &c;
  Block &body;
  bool isReverse;
};
} // namespace

/// Each is computed once, whoever reads it.
FailureOr<BodyScan::Values> BodyScan::combine(const Values &before,
                                              const Values &after) {
  Values pairs(isReverse ? after : before), combined;
  llvm::append_range(pairs, isReverse ? before : after);
  if (failed(c.evaluate(body, pairs, combined)))
    return failure();
  for (auto [value, result] : llvm::zip_equal(after, combined)) {
    if (elementOf(result) != elementOf(value))
      return c.refuse("its body must yield the element types that it takes");
    result = c.contiguous(result);
  }
  return combined;
}

/// The values, combined with those of `earlier` that are so far before them
/// along an axis; where there are none, the values. Axes that `earlier` lacks
/// follow this one.
LogicalResult BodyScan::combineWithEarlier(Values &values,
                                           const Values &earlier, int64_t axis,
                                           int64_t distance) {
  Shape shape(shapeOf(values[0]));
  Values before;
  for (Value value : earlier) {
    Shape low(rankOf(value), 0), high(rankOf(value), 0);
    low[axis] = isReverse ? -distance : distance;
    high[axis] = -low[axis];
    value = c.pad(value, low, high);
    while (rankOf(value) != int64_t(shape.size()))
      value = c.insertAxis(value, axis + 1);
    before.push_back(c.expand(value, shape));
  }
  FailureOr<Values> combined = combine(before, values);
  if (failed(combined))
    return failure();
  Value position = c.iota(shape, axis);
  int64_t limit = isReverse ? shape[axis] - distance : distance;
  Value isThere = c.compare(isReverse ? CmpPredicate::lt : CmpPredicate::ge,
                            position, c.integer(limit, position));
  for (auto [value, result] : llvm::zip_equal(values, *combined))
    value = c.contiguous(c.where(isThere, result, value));
  return success();
}

/// W. Hillis and G. Steele, "Data parallel algorithms", 1986: after step i,
/// each value is of 2^i elements.
LogicalResult BodyScan::scanByDoubling(Values &values, int64_t axis) {
  int64_t size = shapeOf(values[0])[axis];
  for (int64_t distance = 1; distance < size; distance *= 2)
    if (failed(combineWithEarlier(values, Values(values), axis, distance)))
      return failure();
  return success();
}

/// In blocks, each of which is combined with all before it: the steps of a long
/// axis would each go through all elements.
LogicalResult BodyScan::run(Values &values, int64_t axis) {
  constexpr int64_t block = 16;
  Shape shape(shapeOf(values[0]));
  int64_t size = shape[axis], count = llvm::divideCeil(size, block);
  if (count <= 2)
    return scanByDoubling(values, axis);
  // What fills the last block is behind all elements.
  Shape blocks(shape), low(shape.size(), 0), high(shape.size(), 0);
  (isReverse ? low : high)[axis] = count * block - size;
  blocks[axis] = count;
  blocks.insert(blocks.begin() + axis + 1, block);
  for (Value &value : values)
    value = c.reshape(c.pad(value, low, high), blocks);
  if (failed(scanByDoubling(values, axis + 1)))
    return failure();
  Values totals;
  for (Value value : values)
    totals.push_back(c.dropAxis(
        c.slice(value, axis + 1, isReverse ? 0 : block - 1, 1), axis + 1));
  if (failed(run(totals, axis)) ||
      failed(combineWithEarlier(values, totals, axis, 1)))
    return failure();
  Shape whole(shape);
  whole[axis] = count * block;
  for (Value &value : values)
    value = c.slice(c.reshape(value, whole), axis, low[axis], size);
  return success();
}

/// Whether the initial values, combined with themselves, are the same: then it
/// does not matter how often. They must be constants.
static FailureOr<bool> areIdempotent(OpConverter &c,
                                     const Reduction &reduction) {
  DenseMap<Value, Attribute> known;
  SmallVector<Value> pairs(reduction.inits), combined;
  for (Value init : reduction.inits) {
    Attribute constant;
    if (!matchPattern(init, m_Constant(&constant)))
      return false;
    known[init] = constant;
  }
  llvm::append_range(pairs, reduction.inits);
  Operation *end = &*c.builder.getInsertionPoint();
  Operation *before = end->getPrevNode();
  if (failed(c.evaluate(*reduction.body, pairs, combined)))
    return failure();
  Operation *op = before ? before->getNextNode() : &end->getBlock()->front();
  for (; op != end; op = op->getNextNode()) {
    auto operands = llvm::map_to_vector(op->getOperands(), [&](Value operand) {
      return known.lookup(operand);
    });
    SmallVector<OpFoldResult> folded;
    if (failed(op->fold(operands, folded)))
      continue;
    for (auto [result, value] : llvm::zip(op->getResults(), folded))
      known[result] = isa<Attribute>(value) ? cast<Attribute>(value)
                                            : known.lookup(cast<Value>(value));
  }
  return llvm::equal(combined, reduction.inits, [&](Value value, Value init) {
    return known.lookup(value) == known.lookup(init);
  });
}

/// Windows as long as an axis, with a body that has no running reduction of
/// ours, or initial values that count. A window has as many of these as there
/// are elements that it does not reach, and one more.
static LogicalResult scanWindows(OpConverter &c, const Reduction &reduction,
                                 Cumulative along) {
  SmallVector<Value> values(reduction.inputs), initial;
  Shape shape(shapeOf(values[0]));
  int64_t size = shape[along.axis];
  // Five steps for each factor of 16, and four for what is left, twice.
  int64_t copies = 5 * (64 - llvm::countl_zero(uint64_t(size))) / 2 + 10;
  if (failed(checkCopies(c, *reduction.body, copies,
                         "step of a scan over " + Twine(size) + " elements")))
    return failure();
  FailureOr<bool> isOnce = areIdempotent(c, reduction);
  if (failed(isOnce))
    return failure();
  Shape line(shape.size(), 1);
  line[along.axis] = *isOnce ? 1 : size;
  for (Value init : reduction.inits)
    initial.push_back(c.broadcast(init, line));
  BodyScan scan(c, reduction, along.isReverse);
  BodyScan reversed(c, reduction, !along.isReverse);
  if (failed(scan.run(values, along.axis)) ||
      (!*isOnce && failed(reversed.run(initial, along.axis))))
    return failure();
  for (Value &value : initial)
    value = c.expand(value, shape);
  FailureOr<SmallVector<Value>> results = scan.combine(initial, values);
  if (failed(results))
    return failure();
  return c.finish(*results);
}

static LogicalResult convertReduceWindow(OpConverter &c) {
  auto reduction = getReduction(c);
  if (!reduction)
    return failure();
  int64_t rank = rankOf(reduction->inputs[0]);
  auto window = getWindows(c, rank);
  if (!window)
    return failure();
  auto kind = reduction->inputs.size() == 1
                  ? matchCombiner(*reduction->body, 0, 1, 0)
                  : std::nullopt;
  auto along = matchCumulative(*window, shapeOf(reduction->inputs[0]));
  if (kind && along && countsOnce(reduction->inits[0], *kind))
    return c.finish(combineWithInit(
        c, *kind, reduction->inits[0],
        emitCumulative(c, *kind, reduction->inputs[0], *along)));
  if (along && countOf(c.resultShape()) != 0)
    return scanWindows(c, *reduction, *along);
  if (countOf(c.resultShape()) == 0) {
    SmallVector<Value> empty;
    for (unsigned i = 0; i != c.op->getNumResults(); ++i)
      empty.push_back(c.integer(0, c.resultElement(i), c.resultShape(i)));
    return c.finish(empty);
  }
  int64_t count = countOf(window->sizes);
  for (auto [input, init] :
       llvm::zip_equal(reduction->inputs, reduction->inits)) {
    input = padForWindows(c, input, *window, init);
    if (!input)
      return failure();
    input = c.windows(input, window->sizes, window->strides, window->dilations);
    if (kind)
      continue;
    // One axis for all elements of a window.
    Shape shape(shapeOf(input).take_front(rank));
    shape.push_back(count);
    input = c.reshape(input, shape);
  }
  if (kind)
    return c.finish(combineWithInit(
        c, *kind, reduction->inits[0],
        c.reduce(*kind, reduction->inputs[0],
                 llvm::to_vector(llvm::seq<int64_t>(rank, 2 * rank)))));
  SmallVector<Value> results;
  if (failed(reduceLastAxis(c, *reduction, results)))
    return failure();
  return c.finish(results);
}

//===----------------------------------------------------------------------===//
// select_and_scatter
//===----------------------------------------------------------------------===//

/// Elements of a window that are compared one after the other.
static constexpr int64_t kMaxSelected = 1024;

/// Of each window the flat position of the element that the body selects, in
/// the order of the specification; -1 where padding alone is in a window.
static Value selectPositions(OpConverter &c, Value x, const WindowShape &window,
                             ShapeRef positions, Block &select) {
  int64_t rank = rankOf(x);
  Shape strides = computeSuffixProduct(shapeOf(x));
  Value padded = padForWindows(c, x, window, Value());
  if (!padded)
    return {};
  Value best, bestAt, none = c.integer(-1, c.i64(), positions);
  Shape tap(rank, 0);
  do {
    Shape spans;
    for (int64_t axis = 0; axis != rank; ++axis)
      spans.push_back((positions[axis] - 1) * window.strides[axis] + 1);
    Value value = c.stride(c.shrink(padded, tap, spans), window.strides);
    Value at = c.integer(0, c.i64(), positions), isThere;
    for (int64_t axis = 0; axis != rank; ++axis) {
      Value index = c.iota(positions, axis);
      index = c.add(c.mul(index, c.integer(window.strides[axis], index)),
                    c.integer(tap[axis] - window.low[axis], index));
      at = c.add(at, c.mul(index, c.integer(strides[axis], index)));
      if (window.low[axis] <= 0 && window.high[axis] <= 0)
        continue;
      Value fits =
          c.logicalAnd(c.compare(CmpPredicate::ge, index, c.integer(0, index)),
                       c.compare(CmpPredicate::lt, index,
                                 c.integer(shapeOf(x)[axis], index)));
      isThere = isThere ? c.logicalAnd(isThere, fits) : fits;
    }
    if (isThere)
      at = c.where(isThere, at, none);
    if (!best) {
      best = value;
      bestAt = at;
      continue;
    }
    SmallVector<Value> keeps;
    if (failed(c.evaluate(select, {best, value}, keeps)))
      return {};
    if (keeps.size() != 1 || !isBool(keeps[0])) {
      (void)c.refuse("its select region must yield one bool");
      return {};
    }
    Value takes =
        c.logicalOr(c.logicalNot(keeps[0]),
                    c.compare(CmpPredicate::lt, bestAt, c.integer(0, bestAt)));
    if (isThere)
      takes = c.logicalAnd(takes, isThere);
    best = c.where(takes, value, best);
    bestAt = c.where(takes, at, bestAt);
  } while ([&] {
    for (int64_t axis = rank - 1; axis >= 0; --axis) {
      if (++tap[axis] != window.sizes[axis])
        return true;
      tap[axis] = 0;
    }
    return false;
  }());
  return bestAt;
}

static LogicalResult convertSelectAndScatter(OpConverter &c) {
  if (failed(c.expect(3, 1, 2)))
    return failure();
  Value x = c.operands[0], source = c.operands[1], init = c.operands[2];
  if (rankOf(source) != rankOf(x) || rankOf(init) != 0 ||
      elementOf(source) != elementOf(x) || elementOf(init) != elementOf(x))
    return c.refuse("takes an operand, a source of its rank, and a scalar, of "
                    "one element type");
  Block *select = c.body(0, 2), *scatter = c.body(1, 2);
  if (!select || !scatter)
    return failure();
  auto window = getWindows(c, rankOf(x));
  if (!window)
    return failure();
  auto kind = matchCombiner(*scatter, 0, 1, 0);
  if (!kind || isBool(x))
    return c.refuse("its scatter region must be an add, multiply, maximum or "
                    "minimum of its arguments");
  if (countOf(window->sizes) > kMaxSelected)
    return c.refuse("has windows of " + Twine(countOf(window->sizes)) +
                    " elements; at most " + Twine(kMaxSelected) +
                    " are supported");
  if (countOf(shapeOf(source)) == 0)
    return c.finish(c.broadcast(init, shapeOf(x)));
  for (int64_t axis = 0; axis != rankOf(x); ++axis) {
    int64_t whole = shapeOf(x)[axis] + window->low[axis] + window->high[axis];
    if (whole < window->sizes[axis] ||
        (whole - window->sizes[axis]) / window->strides[axis] + 1 !=
            shapeOf(source)[axis])
      return c.refuse("its source must have as many elements as its operand "
                      "has windows");
  }
  Value at = selectPositions(c, x, *window, shapeOf(source), *select);
  if (!at)
    return failure();
  int64_t count = countOf(shapeOf(source));
  Value flat = c.broadcast(init, {countOf(shapeOf(x))});
  ScatterKind how = *symbolizeScatterKind(stringifyReduceKind(*kind));
  flat = c.scatter(how, flat, c.reshape(at, {count}),
                   c.reshape(source, {count}), 0);
  return c.finish(c.reshape(flat, shapeOf(x)));
}

void uop::fromstablehlo::addWindowOps(OpTable &table) {
  table.add("stablehlo.reduce_window", convertReduceWindow);
  table.add("stablehlo.select_and_scatter", convertSelectAndScatter);
}
