//===- GreatestSizes.cpp - Sorts of sizes that a run decides ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GreatestSizes.h"

#include "uop/Dialect/UOp/Analysis/TensorSizes.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace uop;

/// An element that no other one comes after.
static Attribute getLast(Type element, bool isDescending) {
  if (auto type = dyn_cast<FloatType>(element)) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    // f4E2M1FN has no NaN.
    return FloatAttr::get(type,
                          APFloat::semanticsHasNaN(semantics)
                              ? APFloat::getNaN(semantics)
                              : APFloat::getLargest(semantics, isDescending));
  }
  unsigned width = element.getIntOrFloatBitWidth();
  APInt value = isUnsignedType(element)
                    ? (isDescending ? APInt::getMinValue(width)
                                    : APInt::getMaxValue(width))
                    : (isDescending ? APInt::getSignedMinValue(width)
                                    : APInt::getSignedMaxValue(width));
  return IntegerAttr::get(element, value);
}

/// The sizes of axes that are not static.
static SmallVector<Value> getSizes(OpBuilder &builder, Location loc,
                                   Value tensor) {
  SmallVector<Value> sizes;
  auto type = cast<RankedTensorType>(tensor.getType());
  for (int64_t axis = 0; axis != type.getRank(); ++axis)
    if (type.isDynamicDim(axis))
      sizes.push_back(tensor::DimOp::create(builder, loc, tensor, axis));
  return sizes;
}

/// `tensor` with `last` up to the greatest sizes.
static Value fillUp(OpBuilder &builder, Location loc, Value tensor,
                    ArrayRef<int64_t> greatest, Attribute last) {
  for (int64_t axis = 0, rank = greatest.size(); axis != rank; ++axis) {
    auto type = cast<RankedTensorType>(tensor.getType());
    if (!type.isDynamicDim(axis))
      continue;
    Value size = tensor::DimOp::create(builder, loc, tensor, axis);
    Value most =
        ConstOp::create(builder, loc, builder.getIndexType(), greatest[axis]);
    Value rest =
        SubOp::create(builder, loc, builder.getIndexType(), most, size);
    // In the order of the axes, those of the rest among them.
    SmallVector<Value> sizes;
    for (int64_t i = 0; i != rank; ++i)
      if (type.isDynamicDim(i))
        sizes.push_back(
            i == axis ? rest : tensor::DimOp::create(builder, loc, tensor, i));
    auto one = type.clone(SmallVector<int64_t>(rank, 1));
    Value filling = ConstOp::create(builder, loc, getSplatAttr(one, last));
    filling = ExpandOp::create(builder, loc, type, filling, sizes);
    SmallVector<int64_t> shape(type.getShape());
    shape[axis] = greatest[axis];
    tensor = CatOp::create(builder, loc, type.clone(shape),
                           ValueRange{tensor, filling},
                           builder.getI64IntegerAttr(axis));
  }
  return tensor;
}

/// Creates the sort of static shape, and gives its results the old sizes.
static void sortGreatest(Operation *op, int64_t axis, bool isDescending,
                         ArrayRef<int64_t> greatest) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Value source = op->getOperand(0);
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<Value> sizes = getSizes(builder, loc, source);
  Value filled = fillUp(builder, loc, source, greatest,
                        getLast(type.getElementType(), isDescending));
  Operation *sort = builder.clone(*op);
  sort->setOperand(0, filled);
  for (auto [before, after] :
       llvm::zip_equal(op->getResults(), sort->getResults())) {
    auto wanted = cast<RankedTensorType>(before.getType());
    SmallVector<int64_t> shape(wanted.getShape());
    for (auto [size, most] : llvm::zip_equal(shape, greatest))
      size = ShapedType::isDynamic(size) ? most : size;
    after.setType(wanted.clone(shape));
    Value part = ShrinkOp::create(builder, loc, wanted, after, sizes,
                                  SmallVector<int64_t>(shape.size(), 0),
                                  wanted.getShape());
    before.replaceAllUsesWith(part);
  }
  op->erase();
}

LogicalResult uop::sortAtGreatestSizes(func::FuncOp function) {
  auto isDynamicSort = [](Operation &op) {
    return isa<SortOp, TopKOp>(op) && hasDynamicTensor(&op);
  };
  if (function.isExternal() || llvm::none_of(function.front(), isDynamicSort))
    return success();
  OpBuilder builder(function.getContext());
  IndexBuilder indices(builder, function.getLoc());
  TensorSizes sizes(indices);
  builder.setInsertionPointToStart(&function.front());
  sizes.addArguments(function);
  Block &block = function.front();
  for (auto it = block.begin(); it != block.end();) {
    Operation *op = &*it;
    indices.setLoc(op->getLoc());
    builder.setInsertionPoint(op);
    auto sort = dyn_cast<SortOp>(op);
    auto topK = dyn_cast<TopKOp>(op);
    // Where sizes are unknown, the lowering says that it needs them.
    if (hasDynamicTensor(op) && (sort || topK) &&
        !llvm::is_contained(indices.sizes(op->getOperand(0)), Value())) {
      int64_t axis = sort ? sort.getAxis() : topK.getAxis();
      auto type = cast<RankedTensorType>(op->getOperand(0).getType());
      // How many there are at least, nobody says.
      if (topK && type.isDynamicDim(axis))
        return op->emitOpError("needs an axis whose size is static, got ")
               << type;
      SmallVector<int64_t> greatest = sizes.getMaxShape(op->getOperand(0));
      Operation *before = op->getPrevNode();
      sortGreatest(op, axis, sort ? sort.getDescending() : !topK.getSmallest(),
                   greatest);
      // The sizes of what was made.
      it = before ? std::next(Block::iterator(before)) : block.begin();
      continue;
    }
    if (!op->hasTrait<OpTrait::IsTerminator>() && failed(sizes.add(op)))
      return failure();
    ++it;
  }
  return success();
}
