//===- Reductions.cpp - Bodies over many elements ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A body that is one op of uop is a reduction. That of an argmax is three. Any
// other is evaluated on halves of the axis, then on quarters, and so on: the
// specification leaves the order open and asks for an associative body.
//
//===----------------------------------------------------------------------===//

#include "Reductions.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

std::optional<Reduction> uop::fromstablehlo::getReduction(OpConverter &c) {
  size_t count = c.operands.size() / 2;
  auto fail = [&](const Twine &why) -> std::optional<Reduction> {
    (void)c.refuse(why);
    return std::nullopt;
  };
  if (count == 0 || c.operands.size() != 2 * count ||
      c.op->getNumResults() != count || c.op->getNumRegions() != 1)
    return fail("must have as many initial values and results as operands, and "
                "one region");
  Reduction reduction;
  ArrayRef<Value> operands(c.operands);
  reduction.inputs.assign(operands.begin(), operands.begin() + count);
  reduction.inits.assign(operands.begin() + count, operands.end());
  for (auto [input, init] : llvm::zip_equal(reduction.inputs, reduction.inits))
    if (shapeOf(input) != shapeOf(operands[0]) || rankOf(init) != 0 ||
        elementOf(init) != elementOf(input))
      return fail("its operands must have one shape, and initial values be "
                  "scalars of their element types");
  reduction.body = c.body(0, 2 * count);
  if (!reduction.body)
    return std::nullopt;
  Operation &last = reduction.body->back();
  if (last.getNumOperands() != count ||
      llvm::any_of(reduction.body->getOperations(),
                   [](Operation &op) { return op.getNumRegions() != 0; }))
    return fail("its body must yield one scalar for each operand");
  return reduction;
}

Value uop::fromstablehlo::combineWithInit(OpConverter &c, ReduceKind kind,
                                          Value init, Value reduced) {
  TypedAttr constant;
  if (matchPattern(init, m_Constant(&constant))) {
    auto value = cast<DenseElementsAttr>(constant).getSplatValue<Attribute>();
    // A float 0.0 makes 0.0 of a sum of -0.0.
    if (value == getReductionIdentity(kind, elementOf(init)) &&
        !(kind == ReduceKind::add && isFloat(init)))
      return reduced;
  }
  return createCombination(c.builder, c.loc, kind,
                           c.broadcastLike(init, reduced), reduced);
}

//===----------------------------------------------------------------------===//
// The position of an extreme
//===----------------------------------------------------------------------===//

namespace {
/// What a body of (value, position, best, position of the best) looks for.
struct Extreme {
  bool isMax = false;
  /// NaN is the extreme, and of equal ones the first position counts.
  bool hasNaN = false;
};
} // namespace

/// `compare direction x, y` of the body's arguments, by their numbers.
static bool isComparison(Value value, Block &body, StringRef direction,
                         unsigned x, unsigned y) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getName().getStringRef() != "stablehlo.compare" ||
      op->getNumOperands() != 2)
    return false;
  if (getKeyword(op, "comparison_direction") != direction ||
      getKeyword(op, "compare_type") == "TOTALORDER")
    return false;
  return op->getOperand(0) == body.getArgument(x) &&
         op->getOperand(1) == body.getArgument(y);
}

/// The two operands of an op of this name.
static std::optional<std::pair<Value, Value>> getPair(Value value,
                                                      StringRef name) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getName().getStringRef() != name || op->getNumOperands() != 2)
    return std::nullopt;
  return std::make_pair(op->getOperand(0), op->getOperand(1));
}

/// The condition of `select(c, x, y)` of the body's arguments.
static Value getSelectCondition(Value value, Block &body, unsigned x,
                                unsigned y) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getName().getStringRef() != "stablehlo.select" ||
      op->getNumOperands() != 3 || op->getOperand(1) != body.getArgument(x) ||
      op->getOperand(2) != body.getArgument(y))
    return {};
  return op->getOperand(0);
}

/// The body that jnp.argmax and argmin have: the value is better or NaN; or it
/// is equal and earlier.
static std::optional<Extreme> matchExtreme(Block &body) {
  if (body.getNumArguments() != 4)
    return std::nullopt;
  Operation &last = body.back();
  Value better = getSelectCondition(last.getOperand(0), body, 0, 2);
  Value taken = getSelectCondition(last.getOperand(1), body, 1, 3);
  if (!better || !taken)
    return std::nullopt;
  Extreme extreme;
  Value compared = better;
  if (auto parts = getPair(better, "stablehlo.or")) {
    if (!isComparison(parts->second, body, "NE", 0, 0))
      return std::nullopt;
    extreme.hasNaN = true;
    compared = parts->first;
  }
  extreme.isMax = isComparison(compared, body, "GT", 0, 2);
  if (!extreme.isMax && !isComparison(compared, body, "LT", 0, 2))
    return std::nullopt;
  auto either = getPair(taken, "stablehlo.or");
  auto both = either ? getPair(either->second, "stablehlo.and") : std::nullopt;
  if (!both || either->first != better ||
      !isComparison(both->first, body, "EQ", 0, 2) ||
      !isComparison(both->second, body, "LT", 1, 3))
    return std::nullopt;
  return extreme;
}

/// Whether the positions are the indices along the last axis, as jnp has them.
static bool isPosition(Value positions, int64_t axis) {
  auto iota = positions.getDefiningOp<IotaOp>();
  return iota && int64_t(iota.getAxis()) == axis &&
         isa<IntegerType>(elementOf(positions)) &&
         elementOf(positions).getIntOrFloatBitWidth() >= 32;
}

static bool isIdentity(Value init, ReduceKind kind) {
  TypedAttr constant;
  return matchPattern(init, m_Constant(&constant)) &&
         cast<DenseElementsAttr>(constant).getSplatValue<Attribute>() ==
             getReductionIdentity(kind, elementOf(init));
}

bool uop::fromstablehlo::countsOnce(Value init, ReduceKind kind) {
  bool isExtreme = kind == ReduceKind::max || kind == ReduceKind::min;
  return isExtreme || isIdentity(init, kind) ||
         (kind == ReduceKind::add && matchPattern(init, m_AnyZeroFloat()));
}

/// NaN is greater than the initial value and all numbers: the first one is
/// taken, but what follows is still NaN, later.
static LogicalResult reduceExtreme(OpConverter &c, const Reduction &reduction,
                                   Extreme extreme,
                                   SmallVectorImpl<Value> &results) {
  Value x = reduction.inputs[0], positions = reduction.inputs[1];
  int64_t axis = rankOf(x) - 1;
  ReduceKind kind = extreme.isMax ? ReduceKind::max : ReduceKind::min;
  Value best = c.reduce(kind, x, {axis});
  Value all = c.expand(c.insertAxis(best, axis), shapeOf(x));
  Value found = c.compare(CmpPredicate::eq, x, all);
  if (isFloat(x))
    found = c.logicalOr(found, c.compare(CmpPredicate::ne, x, x));
  Value none = c.identity(ReduceKind::min, elementOf(positions), shapeOf(x));
  Value first =
      c.reduce(ReduceKind::min, c.where(found, positions, none), {axis});
  // Where all values are the initial one, so is its position.
  Value init = c.broadcast(reduction.inits[0], shapeOf(best));
  Value position = c.broadcast(reduction.inits[1], shapeOf(best));
  Value isInit = c.compare(CmpPredicate::eq, best, init);
  results.push_back(best);
  results.push_back(c.where(isInit, c.min(first, position), first));
  return success();
}

//===----------------------------------------------------------------------===//
// Other bodies
//===----------------------------------------------------------------------===//

/// So many ops a body may become, each on tensors.
static constexpr int64_t kMaxOps = 1 << 16;

LogicalResult uop::fromstablehlo::checkCopies(OpConverter &c, Block &body,
                                              int64_t copies,
                                              const Twine &what) {
  int64_t size = body.getOperations().size();
  if (size * copies <= kMaxOps)
    return success();
  return c.refuse("its body of " + Twine(size) + " ops is repeated for each " +
                  what + "; at most " + Twine(kMaxOps) + " ops may result");
}

/// One half of the axis with the other, until one element is left.
static LogicalResult reduceByHalves(OpConverter &c, const Reduction &reduction,
                                    SmallVectorImpl<Value> &results) {
  SmallVector<Value> values(reduction.inputs);
  int64_t axis = rankOf(values[0]) - 1, size = shapeOf(values[0])[axis];
  Block &body = *reduction.body;
  Shape shape(shapeOf(values[0]).drop_back());
  SmallVector<Value> inits;
  for (Value init : reduction.inits)
    inits.push_back(c.broadcast(init, shape));
  if (size == 0) {
    results.append(inits);
    return success();
  }
  if (failed(checkCopies(c, body, 64 - llvm::countl_zero(uint64_t(size)),
                         "halving of an axis of " + Twine(size) + " elements")))
    return failure();
  while (size > 1) {
    int64_t half = size / 2, rest = size % 2;
    SmallVector<Value> pairs, combined;
    for (int64_t part : {0, 1})
      for (Value value : values)
        pairs.push_back(c.slice(value, axis, part * half, half));
    if (failed(c.evaluate(body, pairs, combined)))
      return failure();
    for (auto [value, sum] : llvm::zip_equal(values, combined)) {
      if (elementOf(sum) != elementOf(value))
        return c.refuse("its body must yield the element types that it takes");
      // Each step is computed once.
      Value whole = sum;
      if (rest)
        whole = c.concatenate({sum, c.slice(value, axis, 2 * half, 1)}, axis);
      value = c.contiguous(whole);
    }
    size = half + rest;
  }
  SmallVector<Value> pairs(inits);
  for (Value value : values)
    pairs.push_back(c.dropAxis(value, axis));
  SmallVector<Value> combined;
  if (failed(c.evaluate(body, pairs, combined)))
    return failure();
  results.append(combined);
  return success();
}

/// Whether each result is a reduction of uop of its own operand.
static bool areSeparate(const Reduction &reduction,
                        SmallVectorImpl<ReduceKind> &kinds) {
  size_t count = reduction.inputs.size();
  for (size_t i = 0; i != count; ++i) {
    auto kind = matchCombiner(*reduction.body, i, count + i, i);
    if (!kind)
      return false;
    kinds.push_back(*kind);
  }
  return true;
}

LogicalResult
uop::fromstablehlo::reduceLastAxis(OpConverter &c, const Reduction &reduction,
                                   SmallVectorImpl<Value> &results) {
  int64_t axis = rankOf(reduction.inputs[0]) - 1;
  SmallVector<ReduceKind> kinds;
  if (areSeparate(reduction, kinds)) {
    for (auto [input, init, kind] :
         llvm::zip_equal(reduction.inputs, reduction.inits, kinds))
      results.push_back(
          combineWithInit(c, kind, init, c.reduce(kind, input, {axis})));
    return success();
  }
  if (auto extreme = matchExtreme(*reduction.body))
    if (isIdentity(reduction.inits[0],
                   extreme->isMax ? ReduceKind::max : ReduceKind::min) &&
        (extreme->hasNaN || !isFloat(reduction.inputs[0])) &&
        isPosition(reduction.inputs[1], axis))
      return reduceExtreme(c, reduction, *extreme, results);
  return reduceByHalves(c, reduction, results);
}

/// The reduced axes as one, at the end.
static Value groupReduced(OpConverter &c, Value x, ShapeRef axes) {
  Shape order, shape;
  for (int64_t axis = 0; axis != rankOf(x); ++axis)
    if (!llvm::is_contained(axes, axis)) {
      order.push_back(axis);
      shape.push_back(shapeOf(x)[axis]);
    }
  Shape sorted(axes);
  llvm::sort(sorted);
  int64_t count = 1;
  for (int64_t axis : sorted) {
    order.push_back(axis);
    count *= shapeOf(x)[axis];
  }
  shape.push_back(count);
  // The index along an axis that becomes the last one.
  if (auto iota = x.getDefiningOp<IotaOp>())
    if (axes.size() == 1 && int64_t(iota.getAxis()) == axes[0])
      return c.iota(shape, shape.size() - 1, elementOf(x));
  return c.reshape(c.permute(x, order), shape);
}

static LogicalResult convertReduce(OpConverter &c) {
  auto reduction = getReduction(c);
  if (!reduction)
    return failure();
  auto axes = c.ints("dimensions", -1);
  if (!axes || !c.checkAxes(*axes, rankOf(reduction->inputs[0]),
                            "attribute 'dimensions'"))
    return failure();
  SmallVector<ReduceKind> kinds;
  if (areSeparate(*reduction, kinds)) {
    SmallVector<Value> results;
    for (auto [input, init, kind] :
         llvm::zip_equal(reduction->inputs, reduction->inits, kinds))
      results.push_back(
          combineWithInit(c, kind, init, c.reduce(kind, input, *axes)));
    return c.finish(results);
  }
  if (!typeOf(reduction->inputs[0]).hasStaticShape())
    return c.refuse("with sizes that are variables, its body must add, "
                    "multiply, or take the maximum or minimum");
  for (Value &input : reduction->inputs)
    input = groupReduced(c, input, *axes);
  SmallVector<Value> results;
  if (failed(reduceLastAxis(c, *reduction, results)))
    return failure();
  return c.finish(results);
}

/// A body on all elements.
static LogicalResult convertMap(OpConverter &c) {
  size_t count = c.operands.size();
  if (count == 0)
    return c.refuse("takes at least one operand");
  if (failed(c.expect(count, 1, 1)) || failed(c.expectSameShapes()))
    return failure();
  Block *body = c.body(0, count);
  SmallVector<Value> yielded;
  if (!body || failed(c.evaluate(*body, c.operands, yielded)))
    return failure();
  return c.finish(yielded);
}

void uop::fromstablehlo::addReductionOps(OpTable &table) {
  table.add("stablehlo.map", convertMap);
  table.add("stablehlo.reduce", convertReduce);
}
