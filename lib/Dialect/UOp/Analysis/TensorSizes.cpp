//===- TensorSizes.cpp - Sizes of tensors, as index values ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/TensorSizes.h"
#include "uop/Dialect/UOp/IR/InBounds.h"
#include "uop/Dialect/UOp/IR/Variables.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;

static RankedTensorType getDynamicType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape() ? tensor : RankedTensorType();
}

bool uop::hasDynamicTensor(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), getDynamicType) ||
         llvm::any_of(op->getResultTypes(), getDynamicType);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value TensorSizes::getVariable(Location loc, StringAttr name, int64_t min,
                               int64_t max) {
  for (DefineVarOp known : variables)
    if (known.getNameAttr() == name)
      return known.getResult();
  OpBuilder &ops = builder.getBuilder();
  auto variable = DefineVarOp::create(ops, loc, ops.getIndexType(), name,
                                      ops.getI64IntegerAttr(min),
                                      ops.getI64IntegerAttr(max));
  variables.push_back(variable);
  return builder.unique(variable);
}

/// `index`, made by the builder. What it does not know stays as it is.
Value TensorSizes::normalize(Value index) {
  SmallVector<Value> worklist = {index};
  while (!worklist.empty()) {
    Value value = worklist.back();
    if (normal.contains(value)) {
      worklist.pop_back();
      continue;
    }
    Operation *op = value.getDefiningOp();
    bool isArithmetic = op && op->getNumResults() == 1 &&
                        op->getNumRegions() == 0 && isMemoryEffectFree(op);
    size_t pending = worklist.size();
    if (isArithmetic)
      for (Value operand : op->getOperands())
        if (operand.getType().isIntOrIndex() && !normal.contains(operand))
          worklist.push_back(operand);
    if (worklist.size() != pending)
      continue;
    worklist.pop_back();
    Value made;
    APInt number;
    SmallVector<Value> operands;
    if (isArithmetic)
      for (Value operand : op->getOperands())
        operands.push_back(operand.getType().isIntOrIndex()
                               ? normal.lookup(operand)
                               : operand);
    if (auto variable = dyn_cast_if_present<DefineVarOp>(op))
      made = getVariable(op->getLoc(), variable.getNameAttr(),
                         variable.getMin(), variable.getMax());
    else if (value.getType().isIndex() &&
             matchPattern(value, m_ConstantInt(&number)))
      made = builder.constant(number.getSExtValue());
    else if (isArithmetic && value.getType().isIndex() &&
             isa<arith::AddIOp>(op))
      made = builder.add(operands[0], operands[1]);
    else if (isArithmetic && value.getType().isIndex() &&
             isa<arith::SubIOp>(op))
      made = builder.sub(operands[0], operands[1]);
    else if (isArithmetic && value.getType().isIndex() &&
             isa<arith::MulIOp>(op))
      made = builder.mul(operands[0], operands[1]);
    else if (isArithmetic && isa<UOpDialect>(op->getDialect())) {
      made = builder.rebuild(op, operands);
      // Of the operands that the builder made, so that their bounds tell its
      // own.
      if (!made && value.getType().isIndex() &&
          op->hasTrait<OpTrait::Elementwise>()) {
        Operation *copy = builder.getBuilder().clone(*op);
        copy->setOperands(operands);
        made = builder.unique(copy);
      }
    }
    normal[value] = made ? made : value;
    if (made)
      normal.try_emplace(made, made);
  }
  return normal.lookup(index);
}

/// The sign between operands; none for an op that is told otherwise.
static StringRef getSign(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<AddOp>([](auto) { return " + "; })
      .Case<SubOp>([](auto) { return " - "; })
      .Case<MulOp>([](auto) { return " * "; })
      .Case<FloorDivOp, IDivOp>([](auto) { return " / "; })
      .Case<FloorModOp, ModOp>([](auto) { return " % "; })
      .Default([](Operation *) { return StringRef(); });
}

/// Names the variables that `size` is computed from, a few of them.
static std::string describeVariables(Value size) {
  constexpr size_t most = 4;
  llvm::SetVector<Operation *> seen;
  SmallVector<StringRef> names;
  if (Operation *op = size.getDefiningOp())
    seen.insert(op);
  for (size_t i = 0; i != seen.size(); ++i) {
    if (auto variable = dyn_cast<DefineVarOp>(seen[i]))
      if (!llvm::is_contained(names, variable.getName()))
        names.push_back(variable.getName());
    for (Value operand : seen[i]->getOperands())
      if (Operation *def = operand.getDefiningOp())
        seen.insert(def);
  }
  if (names.empty())
    return "an index";
  std::string text = "an index computed from ";
  for (auto [number, name] : llvm::enumerate(names)) {
    if (number == most)
      return text + ", ...";
    text += (number ? ", '" : "'") + name.str() + "'";
  }
  return text;
}

/// For a message: longer expressions are told by their variables.
static std::string describeUpTo(unsigned depth, Value size) {
  APInt number;
  if (matchPattern(size, m_ConstantInt(&number)))
    return std::to_string(number.getSExtValue());
  Operation *op = size.getDefiningOp();
  if (auto variable = dyn_cast_if_present<DefineVarOp>(op))
    return "'" + variable.getName().str() + "'";
  if (!op || depth == 0)
    return describeVariables(size);
  StringRef name = isa<MinOp>(op) ? "min" : isa<MaxOp>(op) ? "max" : "";
  StringRef sign = name.empty() ? getSign(op) : ", ";
  if (sign.empty())
    return describeVariables(size);
  // What binds less than its surroundings, or as much on the right.
  auto describePart = [&](unsigned part) {
    Value operand = op->getOperand(part);
    std::string text = describeUpTo(depth - 1, operand);
    Operation *inner = operand.getDefiningOp();
    bool isSum = isa_and_nonnull<AddOp, SubOp>(inner);
    bool isTight = name.empty() && !isa<AddOp, SubOp>(op);
    bool isBinary = isSum || (inner && !getSign(inner).empty());
    bool isLast = part == 1 && name.empty() && !isa<AddOp, MulOp>(op);
    if ((isTight && isSum) || (isLast && isBinary && (isSum || isTight)))
      return "(" + text + ")";
    return text;
  };
  std::string both = describePart(0) + sign.str() + describePart(1);
  return name.empty() ? both : name.str() + "(" + both + ")";
}

std::string TensorSizes::describe(Value size) { return describeUpTo(4, size); }

bool TensorSizes::isAtMost(Value lhs, Value rhs) {
  return lhs == rhs || builder.getBounds(builder.sub(rhs, lhs)).min >= 0;
}

bool TensorSizes::areKnown(Value tensor) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  return type && (type.hasStaticShape() ||
                  !llvm::is_contained(builder.sizes(tensor), Value()));
}

SmallVector<int64_t> TensorSizes::getMaxShape(Value tensor) {
  return llvm::map_to_vector(builder.sizes(tensor), [&](Value size) {
    return std::max<int64_t>(builder.getBounds(size).max, 0);
  });
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

void TensorSizes::addArguments(FunctionOpInterface function) {
  for (BlockArgument argument : function.getArguments()) {
    auto variables = getSizeVariables(function, argument.getArgNumber());
    if (variables.empty())
      continue;
    SmallVector<Value> sizes;
    auto type = cast<RankedTensorType>(argument.getType());
    for (auto [variable, size] : llvm::zip_equal(variables, type.getShape()))
      sizes.push_back(variable
                          ? getVariable(argument.getLoc(), variable.getName(),
                                        variable.getMin(), variable.getMax())
                          : builder.constant(size));
    builder.setSizes(argument, sizes);
  }
}

/// The operand whose sizes an op of none of the interfaces has: the first
/// tensor.
static Value getFirstTensor(Operation *op) {
  for (Value operand : op->getOperands())
    if (isa<RankedTensorType>(operand.getType()))
      return operand;
  return {};
}

/// The size of an axis of the result that is not static.
Value TensorSizes::getSize(Operation *op, int64_t axis) {
  if (auto movement = dyn_cast<MovementOpInterface>(op))
    return movement.getResultSize(builder, axis);
  if (auto reduction = dyn_cast<ReductionOpInterface>(op)) {
    for (int64_t reduced : reduction.getReducedAxes())
      axis += reduced <= axis;
    return builder.size(reduction.getReducedSource(), axis);
  }
  if (isa<GeneratorOpInterface>(op)) {
    auto shape = cast<RankedTensorType>(op->getResult(0).getType()).getShape();
    size_t number =
        llvm::count_if(shape.take_front(axis), ShapedType::isDynamic);
    return number < op->getNumOperands() ? op->getOperand(number) : Value();
  }
  if (auto indirect = dyn_cast<IndirectOpInterface>(op)) {
    for (unsigned i = 0, e = op->getNumOperands(); i < e; ++i)
      if (indirect.isReadInPlace(i))
        return builder.size(op->getOperand(i), axis);
    return {};
  }
  Value first = getFirstTensor(op);
  return first ? builder.size(first, axis) : Value();
}

/// Both results have the sizes of the source, but for those that are static.
void TensorSizes::addOrder(Operation *op) {
  for (Value result : op->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    SmallVector<Value> sizes;
    for (auto [axis, size] : llvm::enumerate(type.getShape()))
      sizes.push_back(ShapedType::isDynamic(size)
                          ? builder.size(op->getOperand(0), axis)
                          : builder.constant(size));
    if (!type.hasStaticShape() && !llvm::is_contained(sizes, Value()))
      builder.setSizes(result, sizes);
  }
}

/// The result has the sizes of the source, which have to be those that its type
/// says.
LogicalResult TensorSizes::addCast(tensor::CastOp cast) {
  auto from = dyn_cast<RankedTensorType>(cast.getSource().getType());
  auto to = dyn_cast<RankedTensorType>(cast.getType());
  if (!from || !to || (from.hasStaticShape() && to.hasStaticShape()))
    return success();
  SmallVector<Value> sizes = builder.sizes(cast.getSource());
  if (llvm::is_contained(sizes, Value()))
    return success(); // whoever reads it says that it is unknown
  for (auto [axis, size] : llvm::enumerate(to.getShape())) {
    if (ShapedType::isDynamic(size) || sizes[axis] == builder.constant(size))
      continue;
    return cast.emitOpError("axis ")
           << axis << ": the size, " << describe(sizes[axis])
           << ", is not known to be the " << size << " of the result";
  }
  if (!to.hasStaticShape())
    builder.setSizes(cast.getResult(), sizes);
  return success();
}

LogicalResult TensorSizes::add(Operation *op) {
  builder.setLoc(op->getLoc());
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    std::optional<int64_t> axis = dim.getConstantIndex();
    auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
    if (axis && type && *axis >= 0 && *axis < type.getRank())
      if (Value size = builder.size(dim.getSource(), *axis))
        dim.getResult().replaceAllUsesWith(size);
    return success();
  }
  if (isa<SortOp, TopKOp>(op)) {
    addOrder(op);
    return success();
  }
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return addCast(cast);
  if (!isa_and_nonnull<UOpDialect>(op->getDialect()) ||
      op->getNumResults() != 1 ||
      !isa<RankedTensorType>(op->getResult(0).getType()))
    return success();
  bool hasSizes =
      op->hasTrait<OpTrait::Elementwise>() || op->hasTrait<MarkOp>() ||
      isa<MovementOpInterface, ReductionOpInterface, GeneratorOpInterface,
          IndirectOpInterface, ContiguousOp>(op);
  bool takesIndex = llvm::any_of(op->getOperandTypes(),
                                 [](Type type) { return type.isIndex(); });
  if (!hasSizes || (!takesIndex && !hasDynamicTensor(op)))
    return success();
  for (OpOperand &operand : op->getOpOperands()) {
    if (operand.get().getType().isIndex())
      operand.set(normalize(operand.get()));
    RankedTensorType type = getDynamicType(operand.get().getType());
    if (!type || !llvm::is_contained(builder.sizes(operand.get()), Value()))
      continue;
    return op->emitOpError("has operand ")
           << operand.getOperandNumber() << " of type " << type
           << ", whose sizes are not known; an argument's sizes are given by "
           << kShapeAttrName << " = [#uop.var<\"n\" [0, 128]>, ...] on it";
  }

  Value result = op->getResult(0);
  auto type = cast<RankedTensorType>(result.getType());
  if (!type.hasStaticShape()) {
    SmallVector<Value> sizes;
    for (auto [axis, size] : llvm::enumerate(type.getShape())) {
      Value made = ShapedType::isDynamic(size) ? getSize(op, axis)
                                               : builder.constant(size);
      if (!made)
        return success(); // whoever reads it says that it is unknown
      made = normalize(made);
      IndexBounds bounds = builder.getBounds(made);
      if (bounds.min < 0 && isMarkedInBounds(op))
        trustedSizes.insert(made);
      if (bounds.min < 0 && !trustedSizes.contains(made))
        return op->emitOpError("axis ")
               << axis << ": the size, " << describe(made)
               << ", may be negative; declare bounds of its variables for "
                  "which it is not";
      if (bounds.max == std::numeric_limits<int64_t>::max())
        return op->emitOpError("axis ")
               << axis << ": the size has no upper bound; sizes are computed "
               << "from constants and uop.define_var";
      sizes.push_back(made);
    }
    builder.setSizes(result, sizes);
  }
  return check(op);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

LogicalResult TensorSizes::checkEqual(Operation *op, Value tensor,
                                      ArrayRef<Value> expected,
                                      std::optional<int64_t> except) {
  for (auto [axis, size, other] :
       llvm::enumerate(builder.sizes(tensor), expected))
    if (size != other && int64_t(axis) != except)
      return op->emitOpError("axis ")
             << axis << ": sizes " << describe(size) << " and "
             << describe(other)
             << " are not known to be equal; sizes that always are have one "
                "variable";
  return success();
}

LogicalResult TensorSizes::checkBox(Operation *op, Value tensor,
                                    function_ref<Value(int64_t)> getOffset,
                                    function_ref<Value(int64_t)> getBoxSize) {
  for (auto [axis, size] : llvm::enumerate(builder.sizes(tensor))) {
    Value offset = getOffset(axis), length = getBoxSize(axis);
    if (builder.getBounds(offset).min >= 0 &&
        builder.getBounds(length).min >= 0 &&
        isAtMost(builder.add(offset, length), size))
      continue;
    if (isMarkedInBounds(op)) {
      trusted.push_back({op, int64_t(axis), offset, length, size});
      continue;
    }
    return op->emitOpError("axis ")
           << axis << ": elements from " << describe(offset) << ", "
           << describe(length) << " of them, are not known to be within size "
           << describe(size)
           << "; declare bounds of the variables for which they are, or put "
           << kInBoundsAttrName << " on the op if the program sees to it";
  }
  return success();
}

LogicalResult TensorSizes::checkAssign(AssignOp assign,
                                       ArrayRef<Value> result) {
  if (assign.isWhole())
    return checkEqual(assign, assign.getValue(), result);
  SmallVector<Value> box;
  for (size_t axis = 0; axis < result.size(); ++axis)
    box.push_back(assign.getBoxSize(builder, axis));
  if (failed(checkEqual(assign, assign.getValue(), box)))
    return failure();
  return checkBox(
      assign, assign.getTarget(),
      [&](int64_t axis) { return assign.getOffset(builder, axis); },
      [&](int64_t axis) { return box[axis]; });
}

LogicalResult TensorSizes::checkCat(CatOp cat, ArrayRef<Value> result) {
  for (Value source : cat.getSources())
    if (failed(checkEqual(cat, source, result, cat.getAxis())))
      return failure();
  int64_t axis = cat.getAxis();
  Value sum = normalize(cat.getResultSize(builder, axis));
  if (sum == result[axis])
    return success();
  return cat->emitOpError("axis ")
         << axis << ": the operands have " << describe(sum)
         << " elements, which are not known to be the "
         << describe(result[axis]) << " of the result";
}

/// Of a gather or a scatter along axis `chosen`: where the indices are, the
/// tensor must be as well.
LogicalResult TensorSizes::checkIndices(Operation *op, Value indices,
                                        int64_t chosen) {
  SmallVector<Value> sizes = builder.sizes(op->getOperand(0));
  SmallVector<Value> indexSizes = builder.sizes(indices);
  for (auto [axis, size] : llvm::enumerate(sizes))
    if (int64_t(axis) != chosen && !isAtMost(indexSizes[axis], size))
      return op->emitOpError("axis ")
             << axis << ": the indices' size, " << describe(indexSizes[axis])
             << ", is not known to be at most that of the tensor, "
             << describe(size);
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return checkEqual(op, scatter.getUpdates(), indexSizes);
  return success();
}

LogicalResult TensorSizes::check(Operation *op) {
  SmallVector<Value> result = builder.sizes(op->getResult(0));
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](ShrinkOp shrink) {
        return checkBox(
            op, shrink.getSource(),
            [&](int64_t axis) { return shrink.getOffset(builder, axis); },
            [&](int64_t axis) { return result[axis]; });
      })
      .Case([&](AssignOp assign) { return checkAssign(assign, result); })
      .Case([&](ExpandOp expand) {
        SmallVector<Value> sizes = builder.sizes(expand.getSource());
        for (auto [axis, size] :
             llvm::enumerate(expand.getSource().getType().getShape()))
          if (size == 1)
            sizes[axis] = result[axis];
        return checkEqual(op, op->getResult(0), sizes);
      })
      .Case([&](ReshapeOp reshape) -> LogicalResult {
        SmallVector<Value> sizes = builder.sizes(reshape.getSource());
        if (builder.groupAxes(sizes, result) ||
            (builder.hasNoElements(sizes) && builder.hasNoElements(result)))
          return success();
        return op->emitOpError(
                   "is not known to keep the number of elements of ")
               << reshape.getSource().getType() << " in " << reshape.getType()
               << "; axes whose sizes are variables are kept, or merged or "
                  "split with static ones";
      })
      .Case([&](CatOp cat) { return checkCat(cat, result); })
      .Case([&](ViewOp view) -> LogicalResult {
        return op->emitOpError("needs static shapes, got ")
               << view.getSource().getType();
      })
      .Case<GatherOp, ScatterOp>([&](auto indirect) {
        return checkIndices(op, indirect.getIndices(), indirect.getAxis());
      })
      .Default([&](Operation *) -> LogicalResult {
        if (isa<MovementOpInterface, ReductionOpInterface>(op))
          return success();
        for (Value operand : op->getOperands())
          if (isa<RankedTensorType>(operand.getType()) &&
              failed(checkEqual(op, operand, result)))
            return failure();
        return success();
      });
}
