//===- BodyConverter.cpp - Bodies of scalar ops on tensors ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BodyConverter.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

std::optional<unsigned> uop::fromlinalg::getIndexedDimension(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto index = dyn_cast<linalg::IndexOp>(op))
      return index.getDim();
    if (!isa<arith::IndexCastOp, arith::IndexCastUIOp>(op))
      return std::nullopt;
    value = op->getOperand(0);
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Elements at computed positions
//===----------------------------------------------------------------------===//

/// Reads at positions of which one alone is computed, and the others are
/// distinct dimensions of the space: the axes of the source take their places,
/// and the computed one comes last.
static Value gatherAlongAxis(ElementBuilder &elements, Value source,
                             ArrayRef<std::optional<unsigned>> dims,
                             unsigned axis, Value indices) {
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  ArrayRef<OpFoldResult> space = elements.getSizes();
  Sizes sizes = getSizes(builder, loc, source);
  SmallVector<std::optional<int64_t>> axisOf(space.size());
  for (auto [number, dim] : llvm::enumerate(dims))
    if (number != axis)
      axisOf[*dim] = number;
  SmallVector<int64_t> order;
  Sizes placed, repeated(space);
  for (std::optional<int64_t> number : axisOf) {
    placed.push_back(number ? sizes[*number] : builder.getIndexAttr(1));
    if (number)
      order.push_back(*number);
  }
  order.push_back(axis);
  placed.push_back(sizes[axis]);
  // The loop may be shorter than the axis.
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<int64_t> box(type.getShape());
  for (auto [dim, number] : llvm::enumerate(axisOf))
    if (number)
      if (auto size = getConstantIntValue(space[dim])) {
        box[*number] = *size;
        placed[dim] = space[dim];
      }
  source =
      shrinkTo(builder, loc, source, SmallVector<int64_t>(box.size(), 0), box);
  repeated.push_back(sizes[axis]);
  source = permuteBy(builder, loc, source, order);
  source =
      expandTo(builder, loc, reshapeTo(builder, loc, source, placed), repeated);
  Sizes single(space);
  single.push_back(builder.getIndexAttr(1));
  Value columns = reshapeTo(builder, loc, indices, single);
  Type type2 = withElementType(columns.getType(), getElement(source));
  Value taken = GatherOp::create(builder, loc, type2, source, columns,
                                 /*axis=*/int64_t(space.size()));
  return reshapeTo(builder, loc, taken, space);
}

/// The dimension of the space that each position is, where all but one are
/// distinct ones. That one is the axis that is returned.
static std::optional<unsigned>
findComputedAxis(ValueRange positions,
                 SmallVectorImpl<std::optional<unsigned>> &dims) {
  std::optional<unsigned> axis;
  llvm::SmallDenseSet<unsigned> taken;
  for (auto [number, position] : llvm::enumerate(positions)) {
    std::optional<unsigned> dim = getIndexedDimension(position);
    if (dim && !taken.insert(*dim).second)
      dim = std::nullopt;
    dims.push_back(dim);
    if (dim)
      continue;
    if (axis)
      return std::nullopt;
    axis = number;
  }
  return axis;
}

FailureOr<Value> BodyConverter::convertExtract(Operation *op) {
  auto extract = cast<tensor::ExtractOp>(op);
  Value source = extract.getTensor();
  auto type = cast<RankedTensorType>(source.getType());
  if (!isElementType(type.getElementType()))
    return refusal.set(op, "uop has no element type " +
                               debugString(type.getElementType()));
  if (llvm::is_contained(type.getShape(), 0))
    return elements.constant(type.getElementType(), int64_t(0));
  if (type.getRank() == 0)
    return elements.splat(source);
  SmallVector<std::optional<unsigned>> dims;
  if (auto axis = findComputedAxis(extract.getIndices(), dims))
    return gatherAlongAxis(elements, source, dims, *axis,
                           values.lookup(extract.getIndices()[*axis]));
  if (!type.hasStaticShape() ||
      ShapedType::isDynamicShape(getStaticSizes(elements.getSizes())))
    return refusal.set(op, "it reads a tensor of dynamic size at several "
                           "computed positions; make the sizes static");
  Value offset;
  for (auto [position, stride] :
       llvm::zip_equal(extract.getIndices(), computeStrides(type.getShape()))) {
    Value index = values.lookup(position);
    Value factor = elements.constant(getElement(index), stride);
    Value part = elements.create<MulOp>(index, factor);
    offset = offset ? elements.create<AddOp>(offset, part) : part;
  }
  return gatherAtOffsets(elements, source, offset);
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

LogicalResult BodyConverter::convert(Operation *op) {
  elements.setLoc(op->getLoc());
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    set(index, elements.iota(index.getDim()));
    return success();
  }
  if (isa<tensor::ExtractOp>(op)) {
    FailureOr<Value> value = convertExtract(op);
    if (failed(value))
      return failure();
    set(op->getResult(0), *value);
    return success();
  }
  auto operands = llvm::map_to_vector(
      op->getOperands(), [&](Value operand) { return values.lookup(operand); });
  auto results = convertScalarOp(op, operands, elements, refusal);
  if (failed(results))
    return failure();
  for (auto [result, value] : llvm::zip_equal(op->getResults(), *results))
    set(result, value);
  return success();
}

FailureOr<Value> BodyConverter::get(Value scalar) {
  Location loc = elements.getLoc();
  llvm::SetVector<Operation *> needed;
  SmallVector<Value> work = {scalar};
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (values.contains(value))
      continue;
    if (value.getParentBlock() == &body) {
      Operation *op = value.getDefiningOp();
      if (op) {
        if (!isArithmeticOp(op) && !isa<linalg::IndexOp, tensor::ExtractOp>(op))
          return refusal.set(op, "the body may have ops of arith, index, math, "
                                 "linalg.index and tensor.extract");
        if (needed.insert(op))
          llvm::append_range(work, isa<tensor::ExtractOp>(op)
                                       ? op->getOperands().drop_front()
                                       : op->getOperands());
        continue;
      }
      FailureOr<Value> read = readArgument(cast<BlockArgument>(value));
      if (failed(read))
        return failure();
      set(value, *read);
      continue;
    }
    FailureOr<Value> outer = liftScalar(elements.getBuilder(), value, refusal);
    if (failed(outer))
      return failure();
    set(value, elements.splat(*outer));
  }
  auto ordered = needed.takeVector();
  llvm::sort(ordered,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : ordered)
    if (failed(convert(op)))
      return failure();
  elements.setLoc(loc);
  return values.lookup(scalar);
}

//===----------------------------------------------------------------------===//
// Scalars of the function
//===----------------------------------------------------------------------===//

/// One element of a tensor, at positions that are constant.
static Value readConstantPosition(ElementBuilder &elements,
                                  tensor::ExtractOp extract) {
  auto type = cast<RankedTensorType>(extract.getTensor().getType());
  SmallVector<int64_t> offsets;
  for (Value index : extract.getIndices()) {
    auto number = getConstantIntValue(index);
    if (!number)
      return {};
    offsets.push_back(*number);
  }
  for (auto [offset, size] : llvm::zip(offsets, type.getShape()))
    if (offset < 0 || (!ShapedType::isDynamic(size) && offset >= size))
      return {};
  Value one =
      shrinkTo(elements.getBuilder(), elements.getLoc(), extract.getTensor(),
               offsets, SmallVector<int64_t>(offsets.size(), 1));
  return reshapeTo(elements.getBuilder(), elements.getLoc(), one, {});
}

/// Ops that compute scalars and are made again on tensors.
static bool isLifted(Operation *op) {
  if (!op || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !isArithmeticOp(op))
    return false;
  auto isScalar = [](Type type) { return bool(getElementFor(type)); };
  return llvm::all_of(op->getOperandTypes(), isScalar) &&
         llvm::all_of(op->getResultTypes(), isScalar);
}

/// A size as a tensor: as many ones as it says, added up. Null where it may be
/// negative.
static Value countSize(ElementBuilder &elements, Value size) {
  auto variable = size.getDefiningOp<DefineVarOp>();
  if (!size.getDefiningOp<tensor::DimOp>() &&
      (!variable || !size.getType().isIndex() || variable.getMin() < 0))
    return {};
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  auto one = RankedTensorType::get({1}, builder.getI64Type());
  Value ones = expandTo(builder, loc, ConstOp::create(builder, loc, one, 1),
                        OpFoldResult(size));
  return ReduceAxisOp::create(builder, loc, ReduceKind::add, ones,
                              ArrayRef<int64_t>(0));
}

/// The scalar itself, as the one element of a tensor.
static Value wrapScalar(ElementBuilder &elements, Value scalar) {
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  if (scalar.getType().isIndex())
    scalar =
        arith::IndexCastOp::create(builder, loc, builder.getI64Type(), scalar);
  auto type = RankedTensorType::get({}, scalar.getType());
  return tensor::FromElementsOp::create(builder, loc, type, scalar);
}

FailureOr<Value> uop::fromlinalg::liftScalar(OpBuilder &builder, Value scalar,
                                             Refusal &refusal) {
  ElementBuilder elements(builder, scalar.getLoc(), {});
  llvm::DenseMap<Value, Value> lifted;
  // Operands first, without recursion: a value is looked at again once those
  // that it needs are there.
  SmallVector<Value> work = {scalar};
  while (!work.empty()) {
    Value value = work.back();
    if (lifted.contains(value)) {
      work.pop_back();
      continue;
    }
    Operation *op = value.getDefiningOp();
    elements.setLoc(value.getLoc());
    if (isLifted(op)) {
      size_t size = work.size();
      for (Value operand : op->getOperands())
        if (!lifted.contains(operand))
          work.push_back(operand);
      if (work.size() != size)
        continue;
      auto operands = llvm::map_to_vector(
          op->getOperands(), [&](Value v) { return lifted.lookup(v); });
      auto results = convertScalarOp(op, operands, elements, refusal);
      if (failed(results))
        return failure();
      lifted[value] = results->front();
      continue;
    }
    if (!getElementFor(value.getType())) {
      refusal.op = op;
      refusal.reason =
          "uop has no element type " + debugString(value.getType());
      return failure();
    }
    Value tensor;
    if (auto extract = dyn_cast_or_null<tensor::ExtractOp>(op))
      if (isElementType(extract.getType()))
        tensor = readConstantPosition(elements, extract);
    if (!tensor)
      tensor = countSize(elements, value);
    lifted[value] = tensor ? tensor : wrapScalar(elements, value);
  }
  return lifted.lookup(scalar);
}
