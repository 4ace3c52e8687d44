//===- CountedOps.cpp - As many results as the values say -----------*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountedOps.h"

#include "SortKeys.h"

#include "uop/Dialect/UOp/IR/Computes.h"

using namespace mlir;
using namespace uop;

/// The sums of the elements of a row up to each one; uop-form-scans makes this
/// one loop.
static Value sumUp(GradientBuilder &b, Value x) {
  int64_t size = GradientBuilder::shapeOf(x)[0];
  Shape square = {size, size};
  Value isBefore =
      b.compare(CmpPredicate::le, b.iota(square, 1), b.iota(square, 0));
  return b.reduce(ReduceKind::add,
                  b.select(isBefore, b.broadcast(x, {0}, square)), {1});
}

static Value splatOf(GradientBuilder &b, Type type, int64_t value) {
  return ConstOp::create(b.getOpBuilder(), b.getLoc(), type, value);
}

static RankedTensorType getI64(GradientBuilder &b, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, b.getOpBuilder().getI64Type());
}

/// Results that no element of the source goes to.
static void replaceByConstants(Operation *op, ArrayRef<int64_t> values) {
  OpBuilder builder(op);
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values))
    result.replaceAllUsesWith(
        ConstOp::create(builder, op->getLoc(), result.getType(), value));
  op->erase();
}

/// `x` in the shape and element type of `result`, which it replaces.
static void replaceBy(GradientBuilder &b, Value result, Value x) {
  auto type = cast<RankedTensorType>(result.getType());
  result.replaceAllUsesWith(
      b.convert(b.reshape(x, type.getShape()), type.getElementType()));
}

/// Numbers that can be compared with 0.
static Value getComputable(GradientBuilder &b, Value x) {
  bool isStored = isStorageType(GradientBuilder::elementOf(x));
  return isStored ? b.convert(x, b.getOpBuilder().getF32Type()) : x;
}

void uop::lowerNonZero(NonZeroOp op) {
  RankedTensorType source = op.getSource().getType();
  auto positions = cast<RankedTensorType>(op.getPositions().getType());
  int64_t size = source.getNumElements(), bound = positions.getDimSize(0);
  if (size == 0)
    return replaceByConstants(op, {-1, 0});
  OpBuilder builder(op);
  GradientBuilder b(builder, op.getLoc());
  Value x = getComputable(b, b.reshape(op.getSource(), {size}));
  Value isThere =
      b.compare(CmpPredicate::ne, x, splatOf(b, x.getType(), int64_t(0)));
  Value one = b.convert(isThere, builder.getI64Type());
  replaceBy(b, op.getCount(), b.reduce(ReduceKind::add, one, {0}));
  if (positions.getNumElements() == 0) {
    op.getPositions().replaceAllUsesWith(splatOf(b, positions, 0));
    return op.erase();
  }
  Value none = splatOf(b, getI64(b, {size}), -1);
  Value place = b.where(
      isThere, b.sub(sumUp(b, one), splatOf(b, one.getType(), 1)), none);
  Value found = splatOf(b, getI64(b, {bound}), -1);
  Value at = b.scatter(ScatterKind::set, found, place, b.iota({size}, 0), 0);
  // One column of indices for each axis.
  SmallVector<Value> columns;
  Value isFound = b.compare(CmpPredicate::ge, at, splatOf(b, at.getType(), 0));
  int64_t stride = size;
  for (int64_t axisSize : source.getShape()) {
    stride /= axisSize;
    Value index = at;
    if (stride != 1)
      index = b.binary<FloorDivOp>(index, splatOf(b, at.getType(), stride));
    if (!columns.empty())
      index = b.where(
          isFound,
          b.binary<FloorModOp>(index, splatOf(b, at.getType(), axisSize)),
          found);
    columns.push_back(b.reshape(index, {bound, 1}));
  }
  Value all = columns.front();
  if (columns.size() > 1)
    all = CatOp::create(builder, op.getLoc(), getI64(b, positions.getShape()),
                        columns, uint64_t(1));
  replaceBy(b, op.getPositions(), all);
  op.erase();
}

/// Whether each element of a sorted row is another one than that before it.
static Value isFirst(GradientBuilder &b, Value sorted) {
  OpBuilder &builder = b.getOpBuilder();
  Value x = getComputable(b, sorted);
  int64_t size = GradientBuilder::shapeOf(x)[0];
  Value isTrue =
      ConstOp::create(builder, b.getLoc(), builder.getBoolAttr(true));
  Value here = b.shrink(x, {1}, {size - 1});
  Value before = b.shrink(x, {0}, {size - 1});
  Value isNew = b.compare(CmpPredicate::ne, here, before);
  // NaN comes last: what follows it is equal to it.
  if (isa<FloatType>(GradientBuilder::elementOf(x)))
    isNew = b.binary<AndOp>(isNew, b.compare(CmpPredicate::eq, before, before));
  return b.pad(isNew, {1}, {0}, isTrue);
}

SortOp uop::lowerUnique(UniqueOp op) {
  RankedTensorType source = op.getSource().getType();
  int64_t size = source.getNumElements();
  if (size == 0) {
    replaceByConstants(op, {0, -1, 0, 0, 0});
    return {};
  }
  OpBuilder builder(op);
  GradientBuilder b(builder, op.getLoc());
  Value flat = b.reshape(op.getSource(), {size});
  auto sort = SortOp::create(builder, op.getLoc(), flat.getType(),
                             getI64(b, {size}), flat, uint64_t(0),
                             /*descending=*/false);
  Value at = sort.getPositions();
  Value isNew = size == 1 ? splatOf(b, getI1SameShape(flat.getType()), 1)
                          : isFirst(b, sort.getValues());
  Value one = b.convert(isNew, builder.getI64Type());
  Value number = b.sub(sumUp(b, one), splatOf(b, one.getType(), 1));
  replaceBy(b, op.getCount(), b.reduce(ReduceKind::add, one, {0}));
  replaceBy(b, op.getGroups(),
            b.scatter(ScatterKind::set, splatOf(b, number.getType(), 0), at,
                      number, 0));
  auto values = cast<RankedTensorType>(op.getValues().getType());
  Value none = splatOf(b, values, 0);
  if (values.getNumElements() == 0) {
    op.getValues().replaceAllUsesWith(none);
    for (Value result : {op.getFirst(), op.getRepeats()})
      result.replaceAllUsesWith(splatOf(b, result.getType(), 0));
    op.erase();
    return sort;
  }
  Value place = b.where(isNew, number, splatOf(b, number.getType(), -1));
  RankedTensorType counts = getI64(b, values.getShape());
  replaceBy(b, op.getValues(),
            b.scatter(ScatterKind::set, none, place, sort.getValues(), 0));
  replaceBy(b, op.getFirst(),
            b.scatter(ScatterKind::set, splatOf(b, counts, -1), place, at, 0));
  replaceBy(b, op.getRepeats(),
            b.scatter(ScatterKind::add, splatOf(b, counts, 0), number,
                      splatOf(b, number.getType(), 1), 0));
  op.erase();
  return sort;
}
