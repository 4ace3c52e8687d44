//===- ComputedSlices.cpp - Slices at computed offsets ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The offset of a slice in a loop is the counter, which a tensor holds. What
// elements of tensors say is read by uop.gather and written by uop.scatter,
// along one axis at a time.
//
//===----------------------------------------------------------------------===//

#include "ControlFlow.h"
#include "CountedLoops.h"
#include "ElementBuilder.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
/// A slice whose offsets are computed along some axes.
class ComputedSlice {
public:
  explicit ComputedSlice(OffsetSizeAndStrideOpInterface op)
      : op(op), loc(op.getLoc()), builder(op), outside(op.getMixedOffsets()),
        sizes(op.getMixedSizes()) {}

  /// Whether it is such a slice; `shape` is that of the whole tensor.
  bool analyze(ArrayRef<int64_t> shape);

  void extract(tensor::ExtractSliceOp slice);
  void insert(tensor::InsertSliceOp slice);

private:
  Value getPlaces(ArrayRef<int64_t> shape, int64_t axis);
  Value gather(Value source, int64_t axis);
  Value scatter(Value target, Value updates, int64_t axis);

  Operation *op;
  Location loc;
  OpBuilder builder;
  /// The slice with all elements of the axes of computed offsets.
  Sizes outside, sizes, around, stepsAround;
  SmallVector<int64_t> axes, counts, steps;
  SmallVector<Value> offsets;
};
} // namespace

bool ComputedSlice::analyze(ArrayRef<int64_t> shape) {
  auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
  auto constants = getConstantIntValues(sizes),
       constantSteps = getConstantIntValues(slice.getMixedStrides());
  if (!constants || !constantSteps || ShapedType::isDynamicShape(shape))
    return false;
  counts = *constants;
  steps = *constantSteps;
  around = sizes;
  stepsAround = slice.getMixedStrides();
  for (auto [axis, offset] : llvm::enumerate(outside)) {
    auto value = dyn_cast<Value>(offset);
    if (!value || getConstantIntValue(offset))
      continue;
    if (findSource(value) != ScalarSource::elements)
      return false;
    axes.push_back(axis);
    offsets.push_back(value);
    offset = builder.getIndexAttr(0);
    around[axis] = builder.getIndexAttr(shape[axis]);
    stepsAround[axis] = builder.getIndexAttr(1);
  }
  return !axes.empty();
}

/// The positions along the axis of all elements of a tensor of the shape.
Value ComputedSlice::getPlaces(ArrayRef<int64_t> shape, int64_t axis) {
  ElementBuilder elements(builder, loc,
                          getAsIndexOpFoldResult(builder.getContext(), shape));
  Value offset = arith::IndexCastOp::create(
      builder, loc, builder.getI64Type(),
      offsets[llvm::find(axes, axis) - axes.begin()]);
  Value first = elements.splat(toTensor(builder, loc, offset));
  Value place = elements.iota(axis);
  if (steps[axis] != 1)
    place = elements.create<MulOp>(
        place, elements.constant(builder.getI64Type(), steps[axis]));
  return elements.create<AddOp>(first, place);
}

Value ComputedSlice::gather(Value source, int64_t axis) {
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[axis] = counts[axis];
  return GatherOp::create(builder, loc, type.clone(shape), source,
                          getPlaces(shape, axis), axis);
}

Value ComputedSlice::scatter(Value target, Value updates, int64_t axis) {
  auto shape = cast<RankedTensorType>(updates.getType()).getShape();
  return ScatterOp::create(builder, loc, ScatterKind::set, target,
                           getPlaces(shape, axis), updates, axis);
}

void ComputedSlice::extract(tensor::ExtractSliceOp slice) {
  Value value = tensor::ExtractSliceOp::create(builder, loc, slice.getSource(),
                                               outside, around, stepsAround);
  for (int64_t axis : axes)
    value = gather(value, axis);
  value = reshapeTo(
      builder, loc, value,
      getAsIndexOpFoldResult(builder.getContext(), slice.getType().getShape()));
  slice.replaceAllUsesWith(value);
  slice.erase();
}

void ComputedSlice::insert(tensor::InsertSliceOp slice) {
  // Each of them is a part of the one before.
  SmallVector<Value> targets = {tensor::ExtractSliceOp::create(
      builder, loc, slice.getDest(), outside, around, stepsAround)};
  for (int64_t axis : ArrayRef(axes).drop_back())
    targets.push_back(gather(targets.back(), axis));
  Value value = reshapeTo(builder, loc, slice.getSource(), sizes);
  for (auto [target, axis] : llvm::reverse(llvm::zip_equal(targets, axes)))
    value = scatter(target, value, axis);
  if (value.getType() != slice.getType())
    value = tensor::InsertSliceOp::create(builder, loc, value, slice.getDest(),
                                          outside, around, stepsAround);
  slice.replaceAllUsesWith(value);
  slice.erase();
}

/// A slice of one element, at the same place.
static void makeSlice(tensor::ExtractOp read) {
  OpBuilder builder(read);
  auto type = cast<RankedTensorType>(read.getTensor().getType());
  SmallVector<OpFoldResult> ones(type.getRank(), builder.getIndexAttr(1));
  Value one = tensor::ExtractSliceOp::create(
      builder, read.getLoc(), RankedTensorType::get({}, type.getElementType()),
      read.getTensor(), getAsOpFoldResult(read.getIndices()), ones, ones);
  read.getTensorMutable().assign(one);
  read.getIndicesMutable().clear();
}

void uop::fromlinalg::moveByElements(Operation *root) {
  root->walk([&](tensor::ExtractOp read) {
    auto type = dyn_cast<RankedTensorType>(read.getTensor().getType());
    if (type && type.hasStaticShape() && !isInBody(read) &&
        llvm::any_of(read.getIndices(), [](Value index) {
          return findSource(index) == ScalarSource::elements;
        }))
      makeSlice(read);
  });
  SmallVector<Operation *> slices;
  root->walk([&](Operation *op) {
    if (isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(op) &&
        isElementType(getElementTypeOrSelf(op->getResult(0).getType())))
      slices.push_back(op);
  });
  for (Operation *op : slices) {
    ComputedSlice slice(cast<OffsetSizeAndStrideOpInterface>(op));
    auto extracted = dyn_cast<tensor::ExtractSliceOp>(op);
    RankedTensorType whole =
        extracted ? extracted.getSourceType()
                  : cast<tensor::InsertSliceOp>(op).getDestType();
    if (!slice.analyze(whole.getShape()))
      continue;
    if (extracted)
      slice.extract(extracted);
    else
      slice.insert(cast<tensor::InsertSliceOp>(op));
  }
}
