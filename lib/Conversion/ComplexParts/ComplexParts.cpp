//===- ComplexParts.cpp - Complex tensors as pairs of reals -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/ComplexParts.h"

#include "uop/Dialect/UOp/IR/Variables.h"

#include <complex>

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Types and constants
//===----------------------------------------------------------------------===//

FloatType uop::getPartElement(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto complex =
      tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  return complex ? dyn_cast<FloatType>(complex.getElementType()) : FloatType();
}

bool uop::hasComplexTensor(TypeRange types) {
  return llvm::any_of(types, [](Type type) { return isComplexTensor(type); });
}

bool uop::hasComplexTensor(Operation *op) {
  return hasComplexTensor(op->getOperandTypes()) ||
         hasComplexTensor(op->getResultTypes());
}

RankedTensorType uop::getPartType(Type type) {
  return cast<RankedTensorType>(type).clone(getPartElement(type));
}

Type uop::getBoundaryType(Type type) {
  if (!isComplexTensor(type))
    return type;
  RankedTensorType part = getPartType(type);
  SmallVector<int64_t> shape(part.getShape());
  shape.push_back(2);
  return part.clone(shape);
}

std::pair<DenseElementsAttr, DenseElementsAttr>
uop::splitComplexConstant(DenseElementsAttr value) {
  SmallVector<APFloat> real, imaginary;
  auto add = [&](const std::complex<APFloat> &number) {
    real.push_back(number.real());
    imaginary.push_back(number.imag());
  };
  if (value.isSplat())
    add(value.getSplatValue<std::complex<APFloat>>());
  else
    llvm::for_each(value.getValues<std::complex<APFloat>>(), add);
  RankedTensorType type = getPartType(value.getType());
  return {DenseElementsAttr::get(type, real),
          DenseElementsAttr::get(type, imaginary)};
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value ComplexSplitter::getPart(Value value, bool isImaginary) {
  if (!isComplexTensor(value))
    return value;
  ComplexParts parts = getParts(value);
  return isImaginary ? parts.imaginary : parts.real;
}

SmallVector<Value> ComplexSplitter::flatten(ValueRange values) {
  SmallVector<Value> flat;
  for (Value value : values) {
    flat.push_back(getPart(value, false));
    if (isComplexTensor(value))
      flat.push_back(getPart(value, true));
  }
  return flat;
}

Operation *ComplexSplitter::createLike(Operation *op, ValueRange operands,
                                       TypeRange results) {
  OperationState state(loc, op->getName(), operands, results,
                       llvm::to_vector(op->getDiscardableAttrs()),
                       op->getSuccessors());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (unsigned i = 0; i != op->getNumRegions(); ++i)
    state.addRegion();
  return builder->create(state);
}

Operation *ComplexSplitter::moveTo(Operation *op, ValueRange operands,
                                   TypeRange results) {
  Operation *made = createLike(op, operands, results);
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions()))
    to.takeBody(from);
  return made;
}

void ComplexSplitter::replace(Operation *op, ValueRange values) {
  for (Value result : op->getResults()) {
    if (isComplexTensor(result)) {
      known[result] = {values[0], values[1]};
      values = values.drop_front(2);
      continue;
    }
    result.replaceAllUsesWith(values.front());
    values = values.drop_front();
  }
  replaced.push_back(op);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// The parts take the place of the arguments.
void ComplexSplitter::splitArguments(Block &block, size_t group) {
  SmallVector<BlockArgument> arguments(block.getArguments());
  for (size_t i = 0; i + group <= arguments.size(); i += group) {
    ArrayRef<BlockArgument> next = ArrayRef(arguments).slice(i, group);
    if (!llvm::all_of(next, [](Value value) { return isComplexTensor(value); }))
      continue;
    unsigned last = next.back().getArgNumber();
    for (bool isImaginary : {false, true})
      for (BlockArgument argument : next) {
        Value part = block.insertArgument(
            ++last, getPartType(argument.getType()), argument.getLoc());
        (isImaginary ? known[argument].imaginary : known[argument].real) = part;
      }
    llvm::append_range(oldArguments, next);
  }
}

void ComplexSplitter::splitPairs(Operation *op, size_t group) {
  SmallVector<Type> types;
  for (Type type : op->getResultTypes()) {
    if (isComplexTensor(type))
      types.append(2, getPartType(type));
    else
      types.push_back(type);
  }
  Operation *made = moveTo(op, flatten(op->getOperands()), types);
  for (Region &region : made->getRegions())
    for (Block &block : region)
      splitArguments(block, group);
  visitRegions(made);
  replace(op, made->getResults());
}

void ComplexSplitter::splitBoundary(Operation *op) {
  SmallVector<Value> operands, results;
  for (Value operand : op->getOperands())
    operands.push_back(isComplexTensor(operand) ? join(operand) : operand);
  SmallVector<Type> types(
      llvm::map_range(op->getResultTypes(), getBoundaryType));
  Operation *made = moveTo(op, operands, types);
  for (auto [result, old] :
       llvm::zip_equal(made->getResults(), op->getResults())) {
    if (!isComplexTensor(old)) {
      results.push_back(result);
      continue;
    }
    ComplexParts parts = splitJoined(result);
    llvm::append_values(results, parts.real, parts.imaginary);
  }
  replace(op, results);
}

void ComplexSplitter::splitFunction(func::FuncOp function) {
  FunctionType type = function.getFunctionType();
  SmallVector<Type> inputs(llvm::map_range(type.getInputs(), getBoundaryType)),
      results(llvm::map_range(type.getResults(), getBoundaryType));
  for (auto [i, input] : llvm::enumerate(type.getInputs())) {
    auto shape = function.getArgAttrOfType<ArrayAttr>(i, kShapeAttrName);
    if (!isComplexTensor(input) || !shape)
      continue;
    SmallVector<Attribute> sizes(shape.getValue());
    sizes.push_back(builder->getI64IntegerAttr(2));
    function.setArgAttr(i, kShapeAttrName, builder->getArrayAttr(sizes));
  }
  function.setType(FunctionType::get(function.getContext(), inputs, results));
  if (function.isExternal())
    return;
  Block &entry = function.front();
  builder->setInsertionPointToStart(&entry);
  for (BlockArgument argument : llvm::to_vector(entry.getArguments())) {
    if (!isComplexTensor(argument))
      continue;
    loc = argument.getLoc();
    known[argument] = splitJoined(entry.insertArgument(
        argument.getArgNumber() + 1, getBoundaryType(argument.getType()), loc));
    oldArguments.push_back(argument);
  }
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

void ComplexSplitter::visitRegions(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      work.push_back(&block);
}

/// What an op makes for itself is not visited.
void ComplexSplitter::visitBlock(Block &block) {
  for (Operation *op = block.empty() ? nullptr : &block.front(), *next; op;
       op = next) {
    next = op->getNextNode();
    OpBuilder own(op);
    builder = &own;
    loc = op->getLoc();
    visit(op);
  }
}

/// Values that something kept still uses are kept.
void ComplexSplitter::run(ModuleOp module) {
  work.push_back(module.getBody());
  while (!work.empty())
    visitBlock(*work.pop_back_val());
  for (Operation *op : llvm::reverse(replaced))
    if (op->use_empty())
      op->erase();
  for (BlockArgument argument : llvm::reverse(oldArguments))
    if (argument.use_empty())
      argument.getOwner()->eraseArgument(argument.getArgNumber());
}
