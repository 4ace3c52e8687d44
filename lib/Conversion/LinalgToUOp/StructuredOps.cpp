//===- StructuredOps.cpp - linalg ops on tensors to uop ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every structured op has indexing maps, iterator types and a body; a named one
// too, so that one pattern is for all. Operands are read into tensors of the
// iteration space, the body computes on these, and what several points write to
// one element is reduced.
//
//===----------------------------------------------------------------------===//

#include "LinalgPatterns.h"
#include "Reductions.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;
using linalg::LinalgOp;

/// How many ops a reduction by anything else may become: its points, one after
/// the other.
static constexpr int64_t kMaxUnrolledOps = 4096;

namespace {
class StructuredConverter {
public:
  StructuredConverter(LinalgOp op, OpBuilder &builder, Refusal &refusal)
      : op(op), builder(builder), refusal(refusal), loc(op.getLoc()),
        body(*op.getBlock()) {}

  FailureOr<SmallVector<Value>> convert();

private:
  /// How a result is written.
  struct Output {
    OpOperand *init;
    AffineMap map;
    /// By loop: whether several of its points write one element.
    SmallVector<bool> isReduced;
    bool reduces = false;
  };

  LogicalResult findSizes();
  LogicalResult findOutputs();
  LogicalResult checkOutput(const Output &output);
  FailureOr<Value> readOperand(BlockArgument argument,
                               ElementBuilder &elements);
  /// Null where the body does not see the initial value.
  BlockArgument getAccumulator(OpOperand *init);
  FailureOr<Value> readInit(const Output &output, const ReducedSpace &reduced);
  FailureOr<Value> convertOutput(unsigned number);
  FailureOr<Value> convertReduction(unsigned number,
                                    const ReducedSpace &reduced, Value init);
  FailureOr<Value> createTerm(ReductionBuilder &reductions, Combiner kind,
                              const ReductionTerm &term);
  FailureOr<Value> convertArgReduction(const ArgReduction &arg,
                                       const ReducedSpace &reduced, Value init);
  std::optional<int64_t> countReducedPoints(const ReducedSpace &reduced) const;
  FailureOr<Value> unroll(unsigned number, const ReducedSpace &reduced,
                          int64_t points);
  FailureOr<SmallVector<Value>> evaluatePoint(const ReducedSpace &reduced,
                                              ArrayRef<int64_t> position,
                                              ArrayRef<Value> accumulators);
  FailureOr<Value> place(const Output &output, const ReducedSpace &reduced,
                         Value value);

  LinalgOp op;
  OpBuilder &builder;
  Refusal &refusal;
  Location loc;
  Block &body;
  Sizes space;
  SmallVector<Output> outputs;
  std::optional<ReductionMatcher> matcher;
  std::optional<BodyConverter> whole;
  /// By result, after an unrolled reduction: all results at once.
  llvm::DenseMap<unsigned, Value> unrolled;
};
} // namespace

/// The size of each loop, from the operand that shows it; static where any is.
LogicalResult StructuredConverter::findSizes() {
  space.assign(op.getNumLoops(), {});
  for (int64_t pass : {0, 1})
    for (OpOperand &operand : op->getOpOperands()) {
      auto type = dyn_cast<RankedTensorType>(operand.get().getType());
      if (!type)
        continue;
      AffineMap map = op.getMatchingIndexingMap(&operand);
      for (auto [axis, expr] : llvm::enumerate(map.getResults())) {
        auto dim = dyn_cast<AffineDimExpr>(expr);
        if (!dim || space[dim.getPosition()] ||
            type.isDynamicDim(axis) != bool(pass))
          continue;
        space[dim.getPosition()] =
            pass ? getSizes(builder, loc, operand.get())[axis]
                 : OpFoldResult(builder.getIndexAttr(type.getDimSize(axis)));
      }
    }
  for (auto [number, size] : llvm::enumerate(space))
    if (!size)
      return refusal.set(op, "no operand has an axis of the size of loop " +
                                 Twine(number));
  return success();
}

LogicalResult StructuredConverter::checkOutput(const Output &output) {
  Type element = getElementTypeOrSelf(output.init->get().getType());
  if (!isElementType(element)) {
    StringRef advice;
    if (element.isIndex())
      advice = "; use i64, with arith.index_cast";
    else if (isa<ComplexType>(element))
      advice = "; split-complex makes two tensors of the parts";
    return refusal.set(op, "uop has no element type " + debugString(element) +
                               advice);
  }
  llvm::SmallDenseSet<unsigned> dims;
  for (AffineExpr expr : output.map.getResults()) {
    if (isa<AffineConstantExpr>(expr))
      continue;
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || !dims.insert(dim.getPosition()).second)
      return refusal.set(op, "it writes a result at " + debugString(expr) +
                                 "; each axis of a result must be a loop of "
                                 "its own, or a constant");
  }
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  for (auto [loop, isReduced] : llvm::enumerate(output.isReduced))
    if (isReduced && iterators[loop] == utils::IteratorType::parallel &&
        getConstantIntValue(space[loop]) != 1)
      return refusal.set(op, "loop " + Twine(loop) +
                                 " is parallel, and its points write one "
                                 "element of a result");
  return success();
}

LogicalResult StructuredConverter::findOutputs() {
  SmallVector<BlockArgument> running;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Output output;
    output.init = &init;
    output.map = op.getMatchingIndexingMap(&init);
    output.isReduced.assign(op.getNumLoops(), true);
    for (AffineExpr expr : output.map.getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        output.isReduced[dim.getPosition()] = false;
    // A single point is no reduction.
    for (auto [loop, isReduced] : llvm::enumerate(output.isReduced))
      output.reduces |= isReduced && getConstantIntValue(space[loop]) != 1;
    if (failed(checkOutput(output)))
      return failure();
    running.push_back(output.reduces ? getAccumulator(&init) : BlockArgument());
    outputs.push_back(std::move(output));
  }
  matcher.emplace(body, running);
  return success();
}

BlockArgument StructuredConverter::getAccumulator(OpOperand *init) {
  unsigned number = init->getOperandNumber();
  return number < body.getNumArguments() ? body.getArgument(number)
                                         : BlockArgument();
}

FailureOr<Value> StructuredConverter::readOperand(BlockArgument argument,
                                                  ElementBuilder &elements) {
  OpOperand *operand = op.getMatchingOpOperand(argument);
  Value source = operand->get();
  if (isa<RankedTensorType>(source.getType()))
    return readThroughMap(elements, source, op.getMatchingIndexingMap(operand),
                          op, refusal);
  FailureOr<Value> scalar = liftScalar(builder, source, refusal);
  if (failed(scalar))
    return failure();
  return elements.splat(*scalar);
}

/// The initial value of a result, over the kept loops in their order.
FailureOr<Value> StructuredConverter::readInit(const Output &output,
                                               const ReducedSpace &reduced) {
  SmallVector<AffineExpr> places(op.getNumLoops(),
                                 builder.getAffineConstantExpr(0));
  for (auto [place, axis] : llvm::enumerate(reduced.keptAxes))
    places[axis] = builder.getAffineDimExpr(place);
  AffineMap map =
      output.map.replaceDimsAndSymbols(places, {}, reduced.keptAxes.size(), 0);
  ElementBuilder elements(builder, loc, reduced.kept);
  return readThroughMap(elements, output.init->get(), map, op, refusal);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

FailureOr<Value> StructuredConverter::createTerm(ReductionBuilder &reductions,
                                                 Combiner kind,
                                                 const ReductionTerm &term) {
  ElementBuilder &elements = reductions.getWhole();
  FailureOr<Value> value = whole->get(term.value);
  if (failed(value))
    return failure();
  if (term.factor) {
    FailureOr<Value> factor = whole->get(term.factor);
    if (failed(factor))
      return failure();
    value = elements.create<MulOp>(*value, *factor);
  }
  if (term.isNegated)
    value = elements.create<NegOp>(*value);
  for (auto [condition, holds] : term.conditions) {
    FailureOr<Value> isOn = whole->get(condition);
    if (failed(isOn))
      return failure();
    Value identity = reductions.createIdentity(kind, getElement(*value));
    value = holds ? elements.where(*isOn, *value, identity)
                  : elements.where(*isOn, identity, *value);
  }
  return value;
}

/// The constant that a tensor is full of, or null.
static SplatElementsAttr getSplat(Value tensor) {
  while (
      isa_and_nonnull<ReshapeOp, ExpandOp, PermuteOp>(tensor.getDefiningOp()))
    tensor = tensor.getDefiningOp()->getOperand(0);
  auto constant = tensor.getDefiningOp<ConstOp>();
  return constant ? dyn_cast<SplatElementsAttr>(constant.getValue())
                  : SplatElementsAttr();
}

/// Whether all elements are known to be one float that is not NaN.
static bool isNumber(Value tensor) {
  SplatElementsAttr splat = getSplat(tensor);
  return splat && isa<FloatType>(splat.getElementType()) &&
         !splat.getSplatValue<APFloat>().isNaN();
}

/// Whether combining with the initial value changes nothing.
static bool isNeutral(Value init, Combiner kind) {
  SplatElementsAttr splat = getSplat(init);
  if (!splat)
    return false;
  Type type = splat.getElementType();
  auto is = [&](ReduceKind reduce) {
    return splat.getSplatValue<Attribute>() == getExactIdentity(reduce, type);
  };
  switch (kind) {
  case Combiner::add:
    return is(ReduceKind::add);
  case Combiner::mul:
    return is(ReduceKind::mul);
  case Combiner::maxSigned:
  case Combiner::maximum:
  case Combiner::maxOrdered:
    return is(ReduceKind::max);
  case Combiner::minSigned:
  case Combiner::minimum:
  case Combiner::minOrdered:
    return is(ReduceKind::min);
  default:
    return false;
  }
}

FailureOr<Value>
StructuredConverter::convertReduction(unsigned number,
                                      const ReducedSpace &reduced, Value init) {
  std::optional<Reduction> reduction = matcher->matchReduction(number);
  if (!reduction)
    return Value();
  ReductionBuilder reductions(builder, loc, reduced);
  Combiner kind = reduction->kind;
  Value combined;
  for (const ReductionTerm &term : reduction->terms) {
    FailureOr<Value> value = createTerm(reductions, kind, term);
    if (failed(value))
      return failure();
    combined = combined ? reductions.combine(reductions.getWhole(), kind,
                                             combined, *value)
                        : *value;
  }
  // Next to a number, NaN for "none" says as little as the identity does.
  if (isNumber(init) && kind == Combiner::maxNumber)
    kind = Combiner::maxOrdered;
  if (isNumber(init) && kind == Combiner::minNumber)
    kind = Combiner::minOrdered;
  Value result = reductions.reduce(kind, combined);
  if (isNeutral(init, kind))
    return result;
  return reductions.combine(reductions.getKept(), kind, init, result);
}

FailureOr<Value> StructuredConverter::convertArgReduction(
    const ArgReduction &arg, const ReducedSpace &reduced, Value init) {
  const Output &best = outputs[arg.best];
  ReducedSpace bestSpace(space, best.isReduced);
  if (bestSpace.keptAxes != reduced.keptAxes)
    return Value();
  FailureOr<Value> bestInit = readInit(best, bestSpace);
  FailureOr<Value> value = whole->get(arg.value);
  FailureOr<Value> payload = whole->get(arg.payload);
  if (failed(bestInit) || failed(value) || failed(payload))
    return failure();
  ReductionBuilder reductions(builder, loc, reduced);
  return reductions.reduceArgument(arg, *value, *payload, *bestInit, init);
}

//===----------------------------------------------------------------------===//
// Reductions by anything else
//===----------------------------------------------------------------------===//

std::optional<int64_t>
StructuredConverter::countReducedPoints(const ReducedSpace &reduced) const {
  int64_t points = 1, ops = body.getOperations().size();
  for (int64_t axis : reduced.reducedAxes) {
    auto size = getConstantIntValue(space[axis]);
    if (!size || llvm::MulOverflow(points, *size, points) ||
        points > kMaxUnrolledOps / ops)
      return std::nullopt;
  }
  return points;
}

/// What the body yields at one position of the reduced loops, for all of the
/// kept ones.
FailureOr<SmallVector<Value>>
StructuredConverter::evaluatePoint(const ReducedSpace &reduced,
                                   ArrayRef<int64_t> position,
                                   ArrayRef<Value> accumulators) {
  SmallVector<AffineExpr> places(op.getNumLoops());
  for (auto [place, axis] : llvm::enumerate(reduced.keptAxes))
    places[axis] = builder.getAffineDimExpr(place);
  for (auto [axis, index] : llvm::zip_equal(reduced.reducedAxes, position))
    places[axis] = builder.getAffineConstantExpr(index);
  auto read = [&](BlockArgument argument) -> FailureOr<Value> {
    OpOperand *operand = op.getMatchingOpOperand(argument);
    ElementBuilder elements(builder, loc, reduced.kept);
    if (!isa<RankedTensorType>(operand->get().getType()))
      return readOperand(argument, elements);
    AffineMap map = op.getMatchingIndexingMap(operand).replaceDimsAndSymbols(
        places, {}, reduced.keptAxes.size(), 0);
    return readThroughMap(elements, operand->get(), map, op, refusal);
  };
  BodyConverter point(builder, body, reduced.kept, loc, refusal, read);
  for (auto [output, value] : llvm::zip_equal(outputs, accumulators))
    if (value && getAccumulator(output.init))
      point.set(getAccumulator(output.init), value);
  for (auto index : body.getOps<linalg::IndexOp>()) {
    auto expr = places[index.getDim()];
    ElementBuilder &elements = point.getElements();
    auto constant = dyn_cast<AffineConstantExpr>(expr);
    point.set(index,
              constant
                  ? elements.constant(builder.getI64Type(), constant.getValue())
                  : elements.iota(cast<AffineDimExpr>(expr).getPosition()));
  }
  SmallVector<Value> yielded;
  for (auto [number, output] : llvm::enumerate(outputs)) {
    Value wanted = body.getTerminator()->getOperand(number);
    FailureOr<Value> value =
        accumulators[number] ? point.get(wanted) : FailureOr<Value>(Value());
    if (failed(value))
      return failure();
    yielded.push_back(*value);
  }
  return yielded;
}

FailureOr<Value> StructuredConverter::unroll(unsigned number,
                                             const ReducedSpace &reduced,
                                             int64_t points) {
  // All results that are reduced alike, which may depend on each other.
  SmallVector<Value> accumulators;
  for (Output &output : outputs) {
    if (output.isReduced != outputs[number].isReduced) {
      accumulators.push_back({});
      continue;
    }
    FailureOr<Value> init = readInit(output, reduced);
    if (failed(init))
      return failure();
    accumulators.push_back(*init);
  }
  SmallVector<int64_t> sizes =
      llvm::map_to_vector(reduced.reducedAxes, [&](int64_t axis) {
        return *getConstantIntValue(space[axis]);
      });
  SmallVector<int64_t> position(sizes.size(), 0);
  for (int64_t point = 0; point < points; ++point) {
    auto values = evaluatePoint(reduced, position, accumulators);
    if (failed(values))
      return failure();
    accumulators = std::move(*values);
    for (size_t axis = sizes.size(); axis-- > 0;) {
      if (++position[axis] < sizes[axis])
        break;
      position[axis] = 0;
    }
  }
  for (auto [other, value] : llvm::enumerate(accumulators))
    if (value)
      unrolled[other] = value;
  return accumulators[number];
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// From the kept loops in their order to the axes of the result.
FailureOr<Value> StructuredConverter::place(const Output &output,
                                            const ReducedSpace &reduced,
                                            Value value) {
  SmallVector<int64_t> placeOf(op.getNumLoops(), 0), order, offsets;
  for (auto [place, axis] : llvm::enumerate(reduced.keptAxes))
    placeOf[axis] = place;
  Sizes sizes;
  auto type = cast<RankedTensorType>(output.init->get().getType());
  bool isPart = false;
  for (auto [axis, expr] : llvm::enumerate(output.map.getResults())) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      order.push_back(placeOf[dim.getPosition()]);
      sizes.push_back(space[dim.getPosition()]);
      offsets.push_back(0);
      continue;
    }
    offsets.push_back(cast<AffineConstantExpr>(expr).getValue());
    sizes.push_back(builder.getIndexAttr(1));
    isPart |= type.getDimSize(axis) != 1;
  }
  value = reshapeTo(builder, loc, permuteBy(builder, loc, value, order), sizes);
  if (!isPart)
    return value;
  if (!type.hasStaticShape())
    return refusal.set(op, "it writes a part of a result of dynamic size");
  Value init = output.init->get();
  if (init.getDefiningOp<tensor::EmptyOp>())
    init = ElementBuilder(builder, loc, getSizes(builder, loc, init))
               .constant(type.getElementType(), int64_t(0));
  return AssignOp::create(builder, loc, type, value, init, ValueRange(),
                          builder.getDenseI64ArrayAttr(offsets),
                          builder.getDenseI64ArrayAttr(getStaticSizes(sizes)))
      .getResult();
}

FailureOr<Value> StructuredConverter::convertOutput(unsigned number) {
  Output &output = outputs[number];
  Value yielded = body.getTerminator()->getOperand(number);
  ReducedSpace reduced(space, output.isReduced);
  if (Value value = unrolled.lookup(number))
    return place(output, reduced, value);
  if (!output.reduces && !matcher->isRunning(yielded)) {
    FailureOr<Value> value = whole->get(yielded);
    if (failed(value))
      return failure();
    return place(output, reduced,
                 reshapeTo(builder, loc, *value, reduced.kept));
  }
  if (!output.reduces)
    return refusal.set(op, "result " + Twine(number) +
                               " is written at each point of a reduction, and "
                               "depends on its own partial result");
  std::optional<int64_t> points = countReducedPoints(reduced);
  FailureOr<Value> init = readInit(output, reduced);
  if (failed(init))
    return failure();
  FailureOr<Value> value = Value();
  if (points == 0 || yielded == getAccumulator(output.init))
    value = *init;
  if (!*value)
    value = convertReduction(number, reduced, *init);
  if (succeeded(value) && !*value)
    if (auto arg = matcher->matchArgReduction(number))
      value = convertArgReduction(*arg, reduced, *init);
  if (succeeded(value) && !*value && points)
    value = unroll(number, reduced, *points);
  if (failed(value))
    return failure();
  if (!*value)
    return refusal.set(
        op, "result " + Twine(number) +
                " must be reduced by add, mul, max, min, and, or, xor, or the "
                "position of a max or min; other bodies are unrolled up to " +
                Twine(kMaxUnrolledOps) + " ops");
  return place(output, reduced, *value);
}

FailureOr<SmallVector<Value>> StructuredConverter::convert() {
  if (failed(findSizes()) || failed(findOutputs()))
    return failure();
  whole.emplace(builder, body, space, loc, refusal,
                [this](BlockArgument argument) {
                  return readOperand(argument, whole->getElements());
                });
  SmallVector<Value> results;
  for (unsigned number : llvm::seq<unsigned>(outputs.size())) {
    FailureOr<Value> value = convertOutput(number);
    if (failed(value))
      return failure();
    results.push_back(*value);
  }
  return results;
}

namespace {
struct StructuredOpPattern : OpInterfaceRewritePattern<LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "its operands are memrefs");
    DetachedOps ops(rewriter);
    Refusal refusal;
    auto results = StructuredConverter(op, ops.getBuilder(), refusal).convert();
    if (failed(results))
      return ops.refuse(op, refusal);
    ops.replace(op, *results);
    return success();
  }
};
} // namespace

void uop::fromlinalg::populateStructuredOpPatterns(
    RewritePatternSet &patterns) {
  patterns.add<StructuredOpPattern>(patterns.getContext());
}
