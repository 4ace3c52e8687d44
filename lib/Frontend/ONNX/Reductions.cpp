//===- Reductions.cpp - Axes combined ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// The axes of a reduction, an attribute before `inputSince` and an input then.
static std::optional<Shape> getAxes(Node &n, int64_t rank, int64_t inputSince) {
  std::optional<Shape> axes;
  if (n.opset >= inputSince) {
    if (n.hasInput(1)) {
      axes = n.intsInput(1);
      if (!axes)
        return std::nullopt;
    }
  } else {
    axes = n.intsAttribute("axes");
  }
  if (n.hasFailed)
    return std::nullopt;
  if (!axes || axes->empty()) {
    if (n.intAttribute("noop_with_empty_axes", 0))
      return Shape();
    return llvm::to_vector(llvm::seq<int64_t>(0, rank));
  }
  return n.normalizeAxes(*axes, rank);
}

/// `before` makes what is reduced, `after` the result. Narrow floats are f32
/// in between.
template <typename Before, typename After>
static LogicalResult convertReduce(Node &n, ReduceKind kind, int64_t inputSince,
                                   Before before, After after) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<Shape> axes = getAxes(n, Emitter::rankOf(x), inputSince);
  if (!axes)
    return failure();
  Type element = n.elementOf(x);
  bool keep = n.intAttribute("keepdims", 1);
  Shape sizes;
  for (int64_t axis : *axes)
    sizes.push_back(Emitter::shapeOf(x)[axis]);
  Value reduced = n.reduce(kind, before(n.widen(x)), *axes, keep);
  if (!reduced)
    return failure();
  // A sum of nothing is 0.
  return n.finish(n.cast(after(reduced, sizes), element));
}

static Value same(Value x) { return x; }
static Value sameOf(Value x, ShapeRef) { return x; }

template <ReduceKind kind, int64_t inputSince>
static LogicalResult convertPlain(Node &n) {
  return convertReduce(n, kind, inputSince, same, sameOf);
}

static LogicalResult convertReduceMean(Node &n) {
  return convertReduce(n, ReduceKind::add, 18, same,
                       [&](Value sum, ShapeRef sizes) {
                         return n.div(sum, n.count(sizes, n.elementOf(sum)));
                       });
}

static LogicalResult convertReduceL1(Node &n) {
  return convertReduce(
      n, ReduceKind::add, 18, [&](Value x) { return n.unary<AbsOp>(x); },
      sameOf);
}

static Value emitSquareRoot(Node &n, Value x) {
  if (Emitter::isFloat(x) || !x)
    return n.sqrt(x);
  return n.sqrt(n.cast(x, n.getBuilder().getF64Type()));
}

static LogicalResult convertReduceL2(Node &n) {
  return convertReduce(
      n, ReduceKind::add, 18, [&](Value x) { return n.mul(x, x); },
      [&](Value sum, ShapeRef) { return emitSquareRoot(n, sum); });
}

static LogicalResult convertReduceSumSquare(Node &n) {
  return convertReduce(
      n, ReduceKind::add, 18, [&](Value x) { return n.mul(x, x); }, sameOf);
}

static Value emitLog(Node &n, Value x) {
  if (Emitter::isFloat(x) || !x)
    return n.log(x);
  return n.log(n.cast(x, n.getBuilder().getF64Type()));
}

static LogicalResult convertReduceLogSum(Node &n) {
  return convertReduce(n, ReduceKind::add, 18, same, [&](Value sum, ShapeRef) {
    // The sum of no elements is -0.0 or 0.0; both have the logarithm -inf.
    return emitLog(n, sum);
  });
}

static LogicalResult convertReduceLogSumExp(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<Shape> axes = getAxes(n, Emitter::rankOf(x), 18);
  if (!axes)
    return failure();
  Type element = n.elementOf(x);
  x = Emitter::isFloat(x) ? n.widen(x) : n.cast(x, n.getBuilder().getF64Type());
  // An infinite maximum must not be subtracted from itself.
  Value most = n.reduce(ReduceKind::max, x, *axes);
  Value inf = n.number(std::numeric_limits<double>::infinity(), x);
  Value isFinite = n.compare(CmpPredicate::lt, n.unary<AbsOp>(most), inf);
  most = n.where(isFinite, most, n.number(0, x));
  Value sum = n.sum(n.exp(n.sub(x, most)), *axes);
  Value result = n.add(n.log(sum), most);
  if (!n.intAttribute("keepdims", 1) && result) {
    Shape shape;
    for (auto [axis, size] : llvm::enumerate(Emitter::shapeOf(x)))
      if (!llvm::is_contained(*axes, int64_t(axis)))
        shape.push_back(size);
    result = n.reshape(result, shape);
  }
  return n.finish(n.cast(result, element));
}

template <bool isMax>
static LogicalResult convertArg(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<int64_t> axis = n.axisAttribute(0, Emitter::rankOf(x));
  if (!axis)
    return failure();
  if (Emitter::shapeOf(x)[*axis] == 0)
    return n.error("axis " + Twine(*axis) + " of " + toString(x) +
                   " has no elements");
  bool isLast = n.intAttribute("select_last_index", 0);
  Value result = n.argExtreme(x, *axis, isMax, isLast);
  if (!n.intAttribute("keepdims", 1))
    result = n.squeeze(result, *axis);
  return n.finish(result);
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Of the elements up to each along the axis.
static LogicalResult convertCumulative(Node &n, ReduceKind kind) {
  Value x = n.input(0);
  std::optional<int64_t> given = n.intInput(1);
  if (!x || !given)
    return failure();
  std::optional<int64_t> axis = n.normalizeAxis(*given, Emitter::rankOf(x));
  if (!axis)
    return failure();
  bool isExclusive = n.intAttribute("exclusive", 0);
  bool isReverse = n.intAttribute("reverse", 0);
  Type element = n.elementOf(x);
  x = n.widen(x);
  // A scan is not inside of an axis whose size a run decides.
  int64_t last = Emitter::rankOf(x) - 1, place = *axis;
  bool isInside = n.anyVariable(Emitter::shapeOf(x).drop_front(place + 1));
  if (isInside) {
    x = n.swapAxes(x, place, last);
    axis = last;
  }
  // [..., position, element, ...]: the elements that count at a position.
  Shape table(Emitter::shapeOf(x));
  int64_t size = table[*axis];
  table.insert(table.begin() + *axis, size);
  Shape square(table.size(), 1);
  square[*axis] = square[*axis + 1] = size;
  Value position = n.iota(square, *axis), other = n.iota(square, *axis + 1);
  CmpPredicate predicate =
      isReverse ? (isExclusive ? CmpPredicate::gt : CmpPredicate::ge)
                : (isExclusive ? CmpPredicate::lt : CmpPredicate::le);
  Value counts = n.compare(predicate, other, position);
  Value identity = n.number(kind == ReduceKind::add ? 0 : 1, x);
  Value parts = n.where(counts, n.unsqueeze(x, *axis), identity);
  Value result =
      n.cast(n.reduce(kind, parts, {*axis + 1}, /*keep=*/false), element);
  if (isInside && result)
    result = n.swapAxes(n.unary<ContiguousOp>(result), place, last);
  return n.finish(result);
}

static LogicalResult convertCumSum(Node &n) {
  return convertCumulative(n, ReduceKind::add);
}

static LogicalResult convertCumProd(Node &n) {
  return convertCumulative(n, ReduceKind::mul);
}

void uop::onnx_import::addReductionOps(OpTable &table) {
  table.add("ReduceSum", convertPlain<ReduceKind::add, 13>);
  table.add("ReduceProd", convertPlain<ReduceKind::mul, 18>);
  table.add("ReduceMax", convertPlain<ReduceKind::max, 18>);
  table.add("ReduceMin", convertPlain<ReduceKind::min, 18>);
  table.add("ReduceMean", convertReduceMean);
  table.add("ReduceL1", convertReduceL1);
  table.add("ReduceL2", convertReduceL2);
  table.add("ReduceSumSquare", convertReduceSumSquare);
  table.add("ReduceLogSum", convertReduceLogSum);
  table.add("ReduceLogSumExp", convertReduceLogSumExp);
  table.add("ArgMax", convertArg<true>);
  table.add("ArgMin", convertArg<false>);
  table.add("CumSum", convertCumSum, 11);
  table.add("CumProd", convertCumProd, 26);
}
