//===- Movement.cpp - Shapes, slices, padding -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// The op with its sizes as the last operand has them as its result type too:
/// it is static.
template <LogicalResult (*convert)(OpConverter &)>
static LogicalResult convertDynamic(OpConverter &c) {
  if (c.operands.empty())
    return c.refuse("takes the sizes of its result");
  c.operands.pop_back();
  return convert(c);
}

static LogicalResult convertGetDimensionSize(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  auto axis = c.integerAttribute("dimension");
  if (!axis ||
      !c.checkAxes({*axis}, rankOf(c.operands[0]), "attribute 'dimension'"))
    return failure();
  return c.finish(
      c.integer(shapeOf(c.operands[0])[*axis], c.builder.getI32Type(), {}));
}

static LogicalResult convertBroadcastInDim(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  Value x = c.operands[0];
  auto axes = c.ints("broadcast_dimensions", rankOf(x));
  Shape shape(c.resultShape());
  if (!axes ||
      !c.checkAxes(*axes, shape.size(), "attribute 'broadcast_dimensions'"))
    return failure();
  for (auto [axis, size] : llvm::zip_equal(*axes, shapeOf(x)))
    if (size != 1 && size != shape[axis])
      return c.refuse("an axis of size " + Twine(size) +
                      " cannot be broadcast to size " + Twine(shape[axis]));
  // In the order of the result.
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, rankOf(x)));
  llvm::sort(order,
             [&](int64_t a, int64_t b) { return (*axes)[a] < (*axes)[b]; });
  llvm::sort(*axes);
  return c.finish(c.broadcastInDim(c.permute(x, order), *axes, shape));
}

static LogicalResult convertReshape(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  Shape shape(c.resultShape());
  if (countOf(shape) != countOf(shapeOf(c.operands[0])))
    return c.refuse("its operand of shape " + toString(shapeOf(c.operands[0])) +
                    " and its result of shape " + toString(shape) +
                    " differ in the number of elements");
  return c.finish(c.reshape(c.operands[0], shape));
}

static LogicalResult convertTranspose(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  int64_t rank = rankOf(c.operands[0]);
  auto order = c.ints("permutation", rank);
  if (!order || !c.checkAxes(*order, rank, "attribute 'permutation'"))
    return failure();
  return c.finish(c.permute(c.operands[0], *order));
}

static LogicalResult convertReverse(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  auto axes = c.ints("dimensions", -1);
  if (!axes ||
      !c.checkAxes(*axes, rankOf(c.operands[0]), "attribute 'dimensions'"))
    return failure();
  return c.finish(c.flip(c.operands[0], *axes));
}

/// Whether elementwise ops compute it of a reduction.
static bool isOfReduction(Value x) {
  SmallVector<Value> work = {x};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!work.empty() && seen.size() < 16) {
    Operation *op = work.pop_back_val().getDefiningOp();
    if (!op || !seen.insert(op).second)
      continue;
    if (isa<ReduceAxisOp>(op))
      return true;
    if (isa<ReshapeOp>(op) || op->hasTrait<OpTrait::Elementwise>())
      llvm::append_range(work, op->getOperands());
  }
  return false;
}

/// Parts of a product that are all taken, such as the gates of a recurrent
/// network, come from one kernel: each in a kernel of its consumer would be a
/// product there.
static Value materializeSplit(OpConverter &c, Value x) {
  int64_t taken = 0;
  for (Operation *user : x.getUsers()) {
    if (user->getName().getStringRef() != "stablehlo.slice")
      return x;
    auto part = dyn_cast<RankedTensorType>(user->getResult(0).getType());
    if (!part || !part.hasStaticShape())
      return x;
    taken += part.getNumElements();
  }
  if (x.hasOneUse() || taken < countOf(shapeOf(x)) || !isOfReduction(x))
    return x;
  Value whole = c.contiguous(x);
  x.replaceAllUsesExcept(whole, whole.getDefiningOp());
  return whole;
}

static LogicalResult convertSlice(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  Value x = materializeSplit(c, c.operands[0]);
  auto starts = c.ints("start_indices", rankOf(x));
  auto limits = c.ints("limit_indices", rankOf(x));
  auto strides = c.ints("strides", rankOf(x), 1);
  if (!starts || !limits || !strides)
    return failure();
  Shape sizes;
  for (auto [size, start, limit, stride] :
       llvm::zip_equal(shapeOf(x), *starts, *limits, *strides)) {
    if (start < 0 || limit < start || limit > size || stride < 1)
      return c.refuse("the slice from " + Twine(start) + " to " + Twine(limit) +
                      " with stride " + Twine(stride) +
                      " is not inside of an axis of size " + Twine(size));
    sizes.push_back(limit - start);
  }
  x = c.shrink(x, *starts, sizes);
  // A step beyond the end takes the first element alone.
  for (auto [stride, size] : llvm::zip_equal(*strides, sizes))
    stride = std::min(stride, std::max<int64_t>(size, 1));
  return c.finish(c.stride(x, *strides));
}

static LogicalResult convertPad(OpConverter &c) {
  if (failed(c.expect(2)))
    return failure();
  Value x = c.operands[0], fill = c.operands[1];
  if (rankOf(fill) != 0 || elementOf(fill) != elementOf(x))
    return c.refuse("the padding value must be a scalar of its element type");
  auto low = c.ints("edge_padding_low", rankOf(x));
  auto high = c.ints("edge_padding_high", rankOf(x));
  auto interior = c.ints("interior_padding", rankOf(x), 0);
  if (!low || !high || !interior)
    return failure();
  for (auto [size, l, h, inner, got] :
       llvm::zip_equal(shapeOf(x), *low, *high, *interior, c.resultShape())) {
    int64_t wanted, spread;
    if (inner < 0 ||
        llvm::MulOverflow(std::max<int64_t>(size - 1, 0), inner, spread) ||
        llvm::AddOverflow(spread, size, wanted) ||
        llvm::AddOverflow(wanted, l, wanted) ||
        llvm::AddOverflow(wanted, h, wanted) || wanted != got)
      return c.refuse("an axis of size " + Twine(size) + " with padding of " +
                      Twine(l) + " before it, " + Twine(h) + " after it and " +
                      Twine(inner) + " between elements does not have size " +
                      Twine(got));
    // Nothing is between fewer than two elements.
    inner = size < 2 ? 1 : inner + 1;
  }
  return c.finish(c.pad(c.dilate(x, *interior, fill), *low, *high, fill));
}

static LogicalResult convertConcatenate(OpConverter &c) {
  if (c.operands.empty())
    return c.refuse("takes at least one operand");
  if (failed(c.expect(c.operands.size())))
    return failure();
  auto axis = c.integerAttribute("dimension");
  Value first = c.operands[0];
  if (!axis || !c.checkAxes({*axis}, rankOf(first), "attribute 'dimension'"))
    return failure();
  SmallVector<Value> parts;
  for (Value part : c.operands) {
    Shape shape(shapeOf(part));
    if (rankOf(part) == rankOf(first))
      shape[*axis] = shapeOf(first)[*axis];
    if (ShapeRef(shape) != shapeOf(first) ||
        elementOf(part) != elementOf(first))
      return c.refuse("its operands must have one element type, and shapes "
                      "that differ on axis " +
                      Twine(*axis) + " only");
    parts.push_back(part);
  }
  return c.finish(c.concatenate(parts, *axis));
}

static LogicalResult convertIota(OpConverter &c) {
  if (failed(c.expect(0)))
    return failure();
  auto axis = c.integerAttribute("iota_dimension");
  Shape shape(c.resultShape());
  if (!axis ||
      !c.checkAxes({*axis}, shape.size(), "attribute 'iota_dimension'"))
    return failure();
  Type element = c.resultElement();
  if (element.isInteger(1))
    return c.refuse("is for integers and floats, got bools");
  return c.finish(c.iota(shape, *axis, element));
}

void uop::fromstablehlo::addMovementOps(OpTable &table) {
  table.add("stablehlo.broadcast_in_dim", convertBroadcastInDim);
  table.add("stablehlo.dynamic_broadcast_in_dim",
            convertDynamic<convertBroadcastInDim>);
  table.add("stablehlo.reshape", convertReshape);
  table.add("stablehlo.dynamic_reshape", convertDynamic<convertReshape>);
  table.add("stablehlo.get_dimension_size", convertGetDimensionSize);
  table.add("stablehlo.transpose", convertTranspose);
  table.add("stablehlo.reverse", convertReverse);
  table.add("stablehlo.slice", convertSlice);
  table.add("stablehlo.pad", convertPad);
  table.add("stablehlo.concatenate", convertConcatenate);
  table.add("stablehlo.iota", convertIota);
  table.add("stablehlo.dynamic_iota", convertDynamic<convertIota>);
}
