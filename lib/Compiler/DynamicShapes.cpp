//===- DynamicShapes.cpp - Sizes that a run decides -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DynamicShapes.h"

#include "KernelInfo.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/IR/InBounds.h"

using namespace mlir;
using namespace uop;

DynamicShapes::DynamicShapes(MLIRContext *context) : builder(context) {
  // A program of other dialects alone has not loaded it.
  context->getOrLoadDialect<UOpDialect>();
  builder.setInsertionPointToEnd(&scratch);
}

DynamicShapes::~DynamicShapes() {
  for (OwningOpRef<func::FuncOp> &copy : copies)
    copy->getOperation()->dropAllReferences();
  scratch.dropAllReferences();
  scratch.clear();
}

static bool isDynamic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape();
}

static bool hasBoxes(func::FuncOp function) {
  return llvm::any_of(function.getOps(),
                      [](Operation &op) { return isMarkedInBounds(&op); });
}

func::FuncOp DynamicShapes::addCopy(func::FuncOp function) {
  return *copies.emplace_back(function.clone());
}

LogicalResult DynamicShapes::addSizes(func::FuncOp copy, TensorSizes &sizes) {
  sizes.addArguments(cast<FunctionOpInterface>(copy.getOperation()));
  for (Operation &op : copy.getBody().front().without_terminator())
    if (failed(sizes.add(&op)))
      return failure();
  if (checksBoxes)
    llvm::append_range(boxes, sizes.getTrustedBoxes());
  return success();
}

LogicalResult DynamicShapes::findBoxes(func::FuncOp function,
                                       IndexBuilder &indices) {
  TensorSizes sizes(indices);
  return addSizes(addCopy(function), sizes);
}

LogicalResult DynamicShapes::find(func::FuncOp function) {
  IndexBuilder indices(builder, function.getLoc());
  if (checksBoxes)
    for (func::FuncOp region : getRegionFunctions(function))
      if (hasBoxes(region) && failed(findBoxes(region, indices)))
        return failure();
  if (!(checksBoxes && hasBoxes(function)) &&
      llvm::none_of(function.getArgumentTypes(), isDynamic) &&
      llvm::none_of(function.getResultTypes(), isDynamic))
    return success();
  func::FuncOp copy = addCopy(function);
  Block &block = copy.getBody().front();
  TensorSizes sizes(indices);
  if (failed(addSizes(copy, sizes)))
    return failure();
  auto describe = [&](Value value, SmallVector<Shape> &shapes) {
    Shape &shape = shapes.emplace_back();
    if (!isDynamic(value.getType()))
      return true;
    shape.sizes = indices.sizes(value);
    if (llvm::is_contained(shape.sizes, Value()))
      return false;
    shape.max = sizes.getMaxShape(value);
    auto type = cast<RankedTensorType>(value.getType());
    for (auto [axis, size] : llvm::enumerate(shape.sizes))
      if (!type.isDynamicDim(axis))
        size = {};
    return true;
  };
  for (BlockArgument argument : block.getArguments())
    if (!describe(argument, inputs))
      return function.emitError("argument ")
             << argument.getArgNumber() << " of @" << function.getName()
             << " has the dynamic type " << argument.getType()
             << "; uop.shape = [#uop.var<\"n\" [0, 128]>, ...] on it gives its "
                "sizes";
  for (auto [number, value] :
       llvm::enumerate(block.getTerminator()->getOperands()))
    if (!describe(value, outputs))
      return function.emitError("result ")
             << number << " of @" << function.getName()
             << " has the dynamic type " << value.getType()
             << ", and its sizes are not known";
  return success();
}

LogicalResult DynamicShapes::addTo(runtime::Plan &plan,
                                   PlanScalars &scalars) const {
  auto add = [&](ArrayRef<Shape> shapes,
                 std::vector<runtime::TensorInfo> &types,
                 std::vector<std::vector<int>> &sizes) -> LogicalResult {
    sizes.resize(types.size());
    for (auto [number, shape] : llvm::enumerate(shapes)) {
      if (shape.sizes.empty())
        continue;
      types[number].shape.assign(shape.max.begin(), shape.max.end());
      for (Value size : shape.sizes) {
        FailureOr<unsigned> scalar =
            size ? scalars.add(size) : FailureOr<unsigned>(0);
        if (failed(scalar))
          return failure();
        sizes[number].push_back(size ? int(*scalar) : -1);
      }
    }
    return success();
  };
  if (failed(add(inputs, plan.inputs, plan.inputSizes)) ||
      failed(add(outputs, plan.outputs, plan.outputSizes)))
    return failure();
  for (const TensorSizes::TrustedBox &box : boxes) {
    runtime::BoxCheck check;
    check.what = "'" + box.op->getName().getStringRef().str() + "' (" +
                 describeLocation(box.op->getLoc()) + ") axis " +
                 std::to_string(box.axis);
    for (auto [value, scalar] : {std::make_pair(box.offset, &check.offset),
                                 std::make_pair(box.length, &check.length),
                                 std::make_pair(box.size, &check.size)}) {
      FailureOr<unsigned> number = scalars.add(value);
      if (failed(number))
        return failure();
      *scalar = *number;
    }
    plan.boxes.push_back(std::move(check));
  }
  return success();
}
