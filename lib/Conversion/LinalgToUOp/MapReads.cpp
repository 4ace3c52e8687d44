//===- MapReads.cpp - Tensors read through affine maps ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MapReads.h"

#include "AffineArithmetic.h"

#include "uop/Dialect/UOp/IR/InBounds.h"

#include "mlir/Dialect/Affine/Analysis/AffineStructures.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/AffineMap.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

void DetachedOps::replace(Operation *op, ArrayRef<Value> values) {
  SmallVector<Value> results;
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values)) {
    bool isSame = value.getType() == result.getType();
    results.push_back(isSame ? value
                             : tensor::CastOp::create(builder, op->getLoc(),
                                                      result.getType(), value)
                                   .getResult());
  }
  rewriter.inlineBlockBefore(&region.front(), op);
  rewriter.replaceOp(op, results);
}

SmallVector<Value> uop::fromlinalg::getBoxValues(ArrayRef<OpFoldResult> offsets,
                                                 ArrayRef<OpFoldResult> sizes) {
  SmallVector<Value> values = getDynamicSizes(offsets);
  llvm::append_range(values, getDynamicSizes(sizes));
  return values;
}

Value uop::fromlinalg::takeBox(OpBuilder &builder, Location loc, Value source,
                               ArrayRef<OpFoldResult> offsets,
                               ArrayRef<OpFoldResult> sizes) {
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<int64_t> box = getStaticSizes(sizes);
  SmallVector<Value> values = getBoxValues(offsets, sizes);
  auto shrink = ShrinkOp::create(builder, loc, type.clone(box), source, values,
                                 getStaticSizes(offsets), box);
  if (!values.empty())
    shrink->setAttr(kInBoundsAttrName, builder.getUnitAttr());
  return shrink;
}

Value uop::fromlinalg::shrinkTo(OpBuilder &builder, Location loc, Value source,
                                ArrayRef<int64_t> offsets,
                                ArrayRef<int64_t> sizes) {
  auto type = cast<RankedTensorType>(source.getType());
  if (type.getShape() == sizes)
    return source;
  Sizes box = getAsIndexOpFoldResult(builder.getContext(), sizes);
  if (ShapedType::isDynamicShape(sizes)) {
    Sizes whole = getSizes(builder, loc, source);
    for (auto [axis, size] : llvm::enumerate(sizes))
      if (ShapedType::isDynamic(size))
        box[axis] = whole[axis];
  }
  return takeBox(builder, loc, source,
                 getAsIndexOpFoldResult(builder.getContext(), offsets), box);
}

Value uop::fromlinalg::flatten(OpBuilder &builder, Location loc, Value source) {
  auto type = cast<RankedTensorType>(source.getType());
  return reshapeTo(builder, loc, source,
                   OpFoldResult(builder.getIndexAttr(type.getNumElements())));
}

Value uop::fromlinalg::gatherAtOffsets(ElementBuilder &elements, Value source,
                                       Value offsets) {
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  Value indices = flatten(builder, loc, offsets);
  auto type = cast<RankedTensorType>(indices.getType());
  Value flat = GatherOp::create(builder, loc, type.clone(getElement(source)),
                                flatten(builder, loc, source), indices,
                                /*axis=*/0);
  return reshapeTo(builder, loc, flat, elements.getSizes());
}

/// The map with constants as 0, and `source` without what they leave out.
static AffineMap takeConstants(ElementBuilder &elements, Value &source,
                               AffineMap map) {
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<int64_t> offsets(type.getRank(), 0);
  SmallVector<int64_t> sizes(type.getShape());
  SmallVector<AffineExpr> exprs(map.getResults());
  bool isChanged = false;
  for (auto [axis, expr] : llvm::enumerate(exprs)) {
    auto constant = dyn_cast<AffineConstantExpr>(expr);
    if (!constant)
      continue;
    isChanged |= sizes[axis] != 1;
    offsets[axis] = constant.getValue();
    sizes[axis] = 1;
    expr = getAffineConstantExpr(0, map.getContext());
  }
  if (!isChanged)
    return map;
  source = shrinkTo(elements.getBuilder(), elements.getLoc(), source, offsets,
                    sizes);
  return AffineMap::get(map.getNumDims(), 0, exprs, map.getContext());
}

/// Through distinct dimensions and zeros: axes in the order of the dimensions,
/// of size 1 where there is none, repeated.
static Value readProjection(ElementBuilder &elements, Value source,
                            AffineMap map) {
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  SmallVector<std::optional<int64_t>> axisOf(map.getNumDims());
  SmallVector<int64_t> order, rest;
  for (auto [axis, expr] : llvm::enumerate(map.getResults())) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      axisOf[dim.getPosition()] = axis;
    else
      rest.push_back(axis);
  }
  auto type = cast<RankedTensorType>(source.getType());
  // What is `?` here may be known from another operand.
  SmallVector<int64_t> known(type.getShape());
  ArrayRef<OpFoldResult> space = elements.getSizes();
  Sizes placed;
  for (auto [dim, axis] : llvm::enumerate(axisOf)) {
    placed.push_back(axis ? space[dim] : builder.getIndexAttr(1));
    if (!axis)
      continue;
    order.push_back(*axis);
    if (auto size = getConstantIntValue(space[dim]))
      known[*axis] = *size;
  }
  source = shrinkTo(builder, loc, source, SmallVector<int64_t>(known.size(), 0),
                    known);
  llvm::append_range(order, rest);
  source = permuteBy(builder, loc, source, order);
  return expandTo(builder, loc, reshapeTo(builder, loc, source, placed),
                  elements.getSizes());
}

/// Through sums of multiples of dimensions: offsets in row-major order are such
/// a sum too. Null where the map has quotients or remainders.
static Value readLinear(ElementBuilder &elements, Value source, AffineMap map) {
  std::vector<SmallVector<int64_t, 8>> rows;
  auto type = cast<RankedTensorType>(source.getType());
  if (failed(getFlattenedAffineExprs(map, &rows, nullptr)))
    return {};
  SmallVector<int64_t> strides(map.getNumDims(), 0);
  SmallVector<int64_t> axisStrides = computeStrides(type.getShape());
  int64_t offset = 0;
  for (auto [row, axisStride] : llvm::zip_equal(rows, axisStrides)) {
    if (row.size() != map.getNumDims() + 1)
      return {};
    for (auto [stride, factor] : llvm::zip(strides, row))
      stride += factor * axisStride;
    offset += row.back() * axisStride;
  }
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  SmallVector<int64_t> sizes = getStaticSizes(elements.getSizes());
  return ViewOp::create(
      builder, loc, type.clone(sizes), flatten(builder, loc, source),
      builder.getDenseI64ArrayAttr(sizes),
      builder.getDenseI64ArrayAttr(strides), builder.getI64IntegerAttr(offset),
      /*mask_begin=*/nullptr, /*mask_end=*/nullptr);
}

namespace {
/// An affine expression of the positions, as i64 elements.
class IndexEvaluator : public AffineArithmetic<IndexEvaluator> {
public:
  explicit IndexEvaluator(ElementBuilder &elements) : elements(elements) {}

  Value visitDimExpr(AffineDimExpr expr) {
    return elements.iota(expr.getPosition());
  }
  Value visitSymbolExpr(AffineSymbolExpr) { return {}; }
  Value constant(int64_t number) {
    return elements.constant(elements.getBuilder().getI64Type(), number);
  }
  template <typename OpT>
  Value create(Value lhs, Value rhs) {
    return elements.create<OpT>(lhs, rhs);
  }

private:
  ElementBuilder &elements;
};
} // namespace

static Value readComputed(ElementBuilder &elements, Value source,
                          AffineMap map) {
  auto type = cast<RankedTensorType>(source.getType());
  AffineExpr offset = getAffineConstantExpr(0, map.getContext());
  for (auto [expr, stride] :
       llvm::zip_equal(map.getResults(), computeStrides(type.getShape())))
    offset = offset + expr * stride;
  Value offsets = IndexEvaluator(elements).visit(offset);
  return gatherAtOffsets(elements, source, offsets);
}

namespace {
/// The loops that some expressions have, as an iteration space of their own.
struct LoopSpace {
  LoopSpace(ElementBuilder &elements, ArrayRef<AffineExpr> exprs)
      : renumbered(elements.getSizes().size()) {
    MLIRContext *context = elements.getBuilder().getContext();
    ArrayRef<OpFoldResult> space = elements.getSizes();
    for (unsigned loop : llvm::seq<unsigned>(space.size())) {
      if (llvm::none_of(exprs, [&](AffineExpr expr) {
            return expr.isFunctionOfDim(loop);
          }))
        continue;
      renumbered[loop] = getAffineDimExpr(loops.size(), context);
      loops.push_back(getAffineDimExpr(loop, context));
      sizes.push_back(space[loop]);
    }
  }

  bool isStatic() const {
    return !ShapedType::isDynamicShape(getStaticSizes(sizes));
  }
  AffineExpr renumber(AffineExpr expr) const {
    return expr.replaceDims(renumbered);
  }

  SmallVector<AffineExpr> loops, renumbered;
  Sizes sizes;
};
} // namespace

static Value readStatic(ElementBuilder &elements, Value source, AffineMap map) {
  if (Value view = readLinear(elements, source, map))
    return view;
  return readComputed(elements, source, map);
}

/// Where only loops of dynamic size that `map` does not have are in the way.
/// The result is read by distinct dimensions, which `map` then has.
static Value readBesideDynamicLoops(ElementBuilder &elements, Value source,
                                    AffineMap &map) {
  LoopSpace own(elements, map.getResults());
  if (!cast<RankedTensorType>(source.getType()).hasStaticShape() ||
      !own.isStatic())
    return {};
  OpBuilder &builder = elements.getBuilder();
  SmallVector<AffineExpr> exprs(llvm::map_range(
      map.getResults(), [&](AffineExpr expr) { return own.renumber(expr); }));
  ElementBuilder inner(builder, elements.getLoc(), own.sizes);
  AffineMap innerMap =
      AffineMap::get(own.loops.size(), 0, exprs, builder.getContext());
  map = AffineMap::get(map.getNumDims(), 0, own.loops, builder.getContext());
  return readStatic(inner, source, innerMap);
}

/// Whether the axes of the source that are read at more than a loop can be read
/// one by one: they and their loops have static sizes, and no loop comes twice.
static bool hasSeparateAxes(ElementBuilder &elements, RankedTensorType type,
                            AffineMap map) {
  llvm::SmallBitVector taken(map.getNumDims());
  for (auto [axis, expr] : llvm::enumerate(map.getResults())) {
    LoopSpace own(elements, expr);
    for (AffineExpr loop : own.loops) {
      unsigned position = cast<AffineDimExpr>(loop).getPosition();
      if (taken.test(position))
        return false;
      taken.set(position);
    }
    bool isPlain = isa<AffineDimExpr, AffineConstantExpr>(expr);
    if (!isPlain && (!own.isStatic() || type.isDynamicDim(axis)))
      return false;
  }
  return true;
}

/// Beside axes of dynamic size: what such an axis has at the positions, with an
/// axis for each loop. `map` is then that of the result.
static Value readAxisByAxis(ElementBuilder &elements, Value source,
                            AffineMap &map) {
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  SmallVector<AffineExpr> exprs(map.getResults());
  for (size_t axis = exprs.size(); axis-- != 0;) {
    AffineExpr expr = exprs[axis];
    if (isa<AffineDimExpr, AffineConstantExpr>(expr))
      continue;
    LoopSpace own(elements, expr);
    ElementBuilder inner(builder, loc, own.sizes);
    Value indices =
        flatten(builder, loc, IndexEvaluator(inner).visit(own.renumber(expr)));
    int64_t count = cast<RankedTensorType>(indices.getType()).getNumElements();
    // uop.gather has an index for each element.
    Sizes sizes = getSizes(builder, loc, source);
    sizes[axis] = builder.getIndexAttr(count);
    Sizes ones(sizes.size(), builder.getIndexAttr(1));
    ones[axis] = sizes[axis];
    indices =
        expandTo(builder, loc, reshapeTo(builder, loc, indices, ones), sizes);
    auto type = cast<RankedTensorType>(indices.getType());
    source = GatherOp::create(builder, loc, type.clone(getElement(source)),
                              source, indices, int64_t(axis));
    sizes.erase(sizes.begin() + axis);
    sizes.insert(sizes.begin() + axis, own.sizes.begin(), own.sizes.end());
    source = reshapeTo(builder, loc, source, sizes);
    exprs.erase(exprs.begin() + axis);
    exprs.insert(exprs.begin() + axis, own.loops.begin(), own.loops.end());
  }
  map = AffineMap::get(map.getNumDims(), 0, exprs, builder.getContext());
  return source;
}

FailureOr<Value> uop::fromlinalg::readThroughMap(ElementBuilder &elements,
                                                 Value source, AffineMap map,
                                                 Operation *user,
                                                 Refusal &refusal) {
  Type element = getElement(source);
  if (!isElementType(element))
    return refusal.set(
        user,
        "uop has no element type " + debugString(element) +
            (element.isIndex() ? "; use i64, with arith.index_cast" : ""));
  // Nothing of it is defined, so that zeros are as good as any numbers.
  if (source.getDefiningOp<tensor::EmptyOp>() ||
      llvm::is_contained(getStaticSizes(elements.getSizes()), 0))
    return elements.constant(element, int64_t(0));
  map = simplifyAffineMap(map);
  map = takeConstants(elements, source, map);
  if (map.isProjectedPermutation(/*allowZeroInResults=*/true))
    return readProjection(elements, source, map);
  auto type = cast<RankedTensorType>(source.getType());
  if (!type.hasStaticShape() ||
      ShapedType::isDynamicShape(getStaticSizes(elements.getSizes()))) {
    Value read = readWindows(elements, source, map);
    if (!read)
      read = readBesideDynamicLoops(elements, source, map);
    if (!read && hasSeparateAxes(elements, type, map))
      read = readAxisByAxis(elements, source, map);
    if (!read)
      read = readDynamicWindows(elements, source, map);
    if (read)
      return readProjection(elements, read, map);
    return refusal.set(
        user, "it reads an axis of dynamic size, or in a loop of dynamic size, "
              "at quotients, differences or sums of positions that are not "
              "windows of static size; make these sizes static");
  }
  return readStatic(elements, source, map);
}
