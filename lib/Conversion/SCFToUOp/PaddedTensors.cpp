//===- PaddedTensors.cpp - Variable sizes in static tensors -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedTensors.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// The ops that an index is computed by, operands first; none if it depends on
/// more than constants and variables.
static std::optional<llvm::SetVector<Operation *>> findSlice(Value index) {
  llvm::SetVector<Operation *> slice;
  SmallVector<std::pair<Value, bool>> worklist = {{index, false}};
  while (!worklist.empty()) {
    auto [value, areOperandsDone] = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !value.getType().isIntOrIndex() || op->getNumRegions() != 0 ||
        !isMemoryEffectFree(op))
      return std::nullopt;
    if (areOperandsDone) {
      slice.insert(op);
      continue;
    }
    if (slice.contains(op))
      continue;
    worklist.push_back({value, true});
    for (Value operand : llvm::reverse(op->getOperands()))
      worklist.push_back({operand, false});
  }
  return slice;
}

bool uop::isOfVariables(Value index) {
  return index.getType().isIndex() && findSlice(index).has_value();
}

Value uop::cloneIndex(OpBuilder &builder, Value index) {
  IRMapping copies;
  std::optional<llvm::SetVector<Operation *>> slice = findSlice(index);
  for (Operation *op : *slice)
    builder.clone(*op, copies);
  return copies.lookup(index);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

PaddedTensors::PaddedTensors(MLIRContext *context)
    : builder(context), indices(builder, UnknownLoc::get(context)),
      tensors(indices) {
  builder.setInsertionPointToEnd(&scratch);
}

PaddedTensors::~PaddedTensors() {
  for (OwningOpRef<func::FuncOp> &copy : copies)
    copy->getOperation()->dropAllReferences();
  scratch.dropAllReferences();
  scratch.clear();
}

static bool isOfControl(Operation *op) {
  return isa<scf::WhileOp, scf::IfOp, scf::IndexSwitchOp>(op);
}

static bool isDynamic(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && !type.hasStaticShape();
}

/// Whether a tensor of variable sizes is in a region of an scf op, or its
/// result.
static bool needsSizes(func::FuncOp function) {
  auto findDynamic = [](Operation *op) {
    return hasDynamicTensor(op) ? WalkResult::interrupt()
                                : WalkResult::advance();
  };
  return function
      .walk([&](Operation *op) {
        return isOfControl(op) ? op->walk(findDynamic) : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult PaddedTensors::addFunction(func::FuncOp function) {
  if (!function.getBody().hasOneBlock() || !needsSizes(function))
    return success();
  IRMapping mapping;
  auto copy = cast<func::FuncOp>(
      *copies.emplace_back(cast<func::FuncOp>(function->clone(mapping))));
  tensors.addArguments(cast<FunctionOpInterface>(copy.getOperation()));
  if (failed(addBlock(copy.getBody().front())))
    return failure();
  for (auto [original, op] : mapping.getOperationMap())
    if (auto change = found.find(op); change != found.end())
      changes[original] = change->second;
  // What a loop that changes sizes holds, and gives, has none of those found.
  if (found.empty())
    addShapes(mapping);
  found.clear();
  return success();
}

void PaddedTensors::addShapes(const IRMapping &mapping) {
  for (auto [original, value] : mapping.getValueMap()) {
    if (!isDynamic(original) || !isDynamic(value) || !tensors.areKnown(value))
      continue;
    auto type = cast<RankedTensorType>(value.getType());
    Shape shape{indices.sizes(value), tensors.getMaxShape(value)};
    for (auto [axis, size] : llvm::enumerate(shape.sizes))
      if (!type.isDynamicDim(axis))
        size = {};
    if (llvm::all_of(shape.sizes,
                     [](Value size) { return !size || isOfVariables(size); }))
      shapes[original] = std::move(shape);
  }
}

LogicalResult PaddedTensors::addBlock(Block &block) {
  for (Operation &op : block)
    if (failed(isOfControl(&op) ? addRegions(&op) : tensors.add(&op)))
      return failure();
  return success();
}

void PaddedTensors::setAll(ValueRange values, ValueRange from) {
  for (auto [value, source] : llvm::zip(values, from))
    if (isDynamic(value) && isa<RankedTensorType>(source.getType()) &&
        tensors.areKnown(source))
      indices.setSizes(value, indices.sizes(source));
}

/// Notes the first value that does not have the sizes that are known of it.
void PaddedTensors::checkSame(Operation *op, ValueRange values,
                              ValueRange expected) {
  for (auto [number, value, other] : llvm::enumerate(values, expected))
    if (isDynamic(other) && tensors.areKnown(other) &&
        !(tensors.areKnown(value) &&
          indices.sizes(value) == indices.sizes(other)))
      found.try_emplace(op, number);
}

/// What goes around in a loop has the sizes that it begins with.
LogicalResult PaddedTensors::addRegions(Operation *op) {
  if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    setAll(loop.getBeforeArguments(), loop.getInits());
    if (failed(addBlock(loop.getBefore().front())))
      return failure();
    ValueRange passed = loop.getConditionOp().getArgs();
    setAll(loop.getAfterArguments(), passed);
    setAll(loop.getResults(), passed);
    if (failed(addBlock(loop.getAfter().front())))
      return failure();
    checkSame(op, loop.getYieldOp().getOperands(), loop.getBeforeArguments());
    return success();
  }
  bool isFirst = true;
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    if (failed(addBlock(region.front())))
      return failure();
    ValueRange given = region.front().getTerminator()->getOperands();
    if (isFirst)
      setAll(op->getResults(), given);
    else
      checkSame(op, given, op->getResults());
    isFirst = false;
  }
  return success();
}

std::optional<unsigned> PaddedTensors::findChange(Operation *op) const {
  auto change = changes.find(op);
  return change == changes.end() ? std::nullopt : std::optional(change->second);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

RankedTensorType PaddedTensors::getType(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return {};
  if (!type.hasStaticShape()) {
    auto shape = shapes.find(value);
    if (shape == shapes.end())
      return {};
    type = type.clone(shape->second.greatest);
  }
  bool isPassed = !type.getEncoding() && isElementType(type.getElementType()) &&
                  countElements(type);
  return isPassed ? type : RankedTensorType();
}

void PaddedTensors::addLike(Value value, Value like) {
  if (auto shape = shapes.find(like); shape != shapes.end()) {
    Shape own = shape->second;
    shapes[value] = std::move(own);
  }
}

/// The sizes of the box that a value is, where the builder is.
static SmallVector<Value> emitSizes(OpBuilder &builder, ArrayRef<Value> sizes) {
  SmallVector<Value> values;
  for (Value size : sizes)
    if (size)
      values.push_back(cloneIndex(builder, size));
  return values;
}

Value PaddedTensors::pack(OpBuilder &builder, Value value) {
  if (!isDynamic(value))
    return value;
  // One that was made before in this block is there.
  Value &known = packed[{builder.getInsertionBlock(), value}];
  if (known)
    return known;
  RankedTensorType type = getType(value);
  Location loc = value.getLoc();
  Value room = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                       type.getElementType());
  SmallVector<int64_t> offsets(type.getRank(), 0);
  return known = AssignOp::create(
             builder, loc, type, value, room,
             emitSizes(builder, shapes.find(value)->second.sizes),
             builder.getDenseI64ArrayAttr(offsets),
             builder.getDenseI64ArrayAttr(
                 cast<RankedTensorType>(value.getType()).getShape()));
}

Value PaddedTensors::unpack(OpBuilder &builder, Value padded, Value like) {
  if (!isDynamic(like))
    return padded;
  auto type = cast<RankedTensorType>(like.getType());
  SmallVector<int64_t> offsets(type.getRank(), 0);
  Value value =
      ShrinkOp::create(builder, padded.getLoc(), type, padded,
                       emitSizes(builder, shapes.find(like)->second.sizes),
                       offsets, type.getShape());
  addLike(value, like);
  return value;
}
