//===- Variables.cpp - State of TOSA ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A runtime buffer begins as zeros. So the buffer of a variable with an initial
// value holds the bits of its contents, exclusive or those of that value.
//
//===----------------------------------------------------------------------===//

#include "Variables.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace uop;

namespace {
struct Variable {
  int64_t id;
  RankedTensorType type;
  /// Its bits; null for zeros.
  DenseElementsAttr initial;
};

class VariableConverter {
public:
  explicit VariableConverter(ModuleOp module) : module(module) {}

  LogicalResult run();

private:
  LogicalResult add(tosa::VariableOp op);
  LogicalResult convert(Operation *op);
  static LogicalResult refuse(Operation *op, const Twine &reason) {
    return op->emitOpError("cannot be converted to uop: ") << reason;
  }

  ModuleOp module;
  int64_t nextId = 0;
  llvm::StringMap<Variable> variables;
};
} // namespace

LogicalResult VariableConverter::add(tosa::VariableOp op) {
  auto type = dyn_cast<RankedTensorType>(tosa::getVariableType(op));
  if (!type || !type.hasStaticShape() || !isElementType(type.getElementType()))
    return refuse(op, "a variable of uop has a static shape and elements of "
                      "its types");
  Variable variable{nextId++, type, {}};
  if (auto initial = dyn_cast_or_null<ElementsAttr>(op.getInitialValueAttr())) {
    auto dense = dyn_cast<DenseElementsAttr>(initial);
    if (!dense)
      return refuse(op, "its initial value must be written in the module");
    Type element = type.getElementType();
    if (isa<FloatType>(element)) {
      element =
          IntegerType::get(op.getContext(), element.getIntOrFloatBitWidth());
      dense = dense.bitcast(element);
    }
    if (!dense.isSplat() || !dense.getSplatValue<APInt>().isZero())
      variable.initial = dense;
  }
  variables[op.getSymName()] = variable;
  return success();
}

LogicalResult VariableConverter::convert(Operation *op) {
  auto read = dyn_cast<tosa::VariableReadOp>(op);
  auto write = dyn_cast<tosa::VariableWriteOp>(op);
  const Variable &variable =
      variables.find(read ? read.getName() : write.getName())->second;
  // Branches and loops become functions, which runtime buffers do not enter.
  if (!isa<func::FuncOp>(op->getParentOp()))
    return refuse(op, "variables are read and written outside of branches and "
                      "loops; pass the value in and out");
  Type type = read ? read.getOutput1().getType() : write.getInput1().getType();
  if (type != variable.type)
    return refuse(op, "its type is not that of the variable");
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Type stored = variable.type;
  Value initial;
  if (variable.initial) {
    stored = variable.initial.getType();
    initial = ConstOp::create(builder, loc, cast<TypedAttr>(variable.initial));
  }
  Value buffer =
      BufferOp::create(builder, loc, stored, variable.id, /*device=*/nullptr);
  if (read) {
    Value value = buffer;
    if (initial)
      value = XOrOp::create(builder, loc, stored, value, initial);
    if (stored != type)
      value = BitcastOp::create(builder, loc, type, value);
    op->getResult(0).replaceAllUsesWith(value);
  } else {
    Value value = write.getInput1();
    if (stored != type)
      value = BitcastOp::create(builder, loc, stored, value);
    if (initial)
      value = XOrOp::create(builder, loc, stored, value, initial);
    AssignOp::create(builder, loc, stored, value, buffer, ValueRange(),
                     DenseI64ArrayAttr(), DenseI64ArrayAttr());
  }
  op->erase();
  return success();
}

LogicalResult VariableConverter::run() {
  SmallVector<tosa::VariableOp> declared;
  SmallVector<Operation *> accesses;
  module.walk([&](Operation *op) {
    if (auto variable = dyn_cast<tosa::VariableOp>(op))
      declared.push_back(variable);
    else if (isa<tosa::VariableReadOp, tosa::VariableWriteOp>(op))
      accesses.push_back(op);
    else if (auto buffer = dyn_cast<BufferOp>(op))
      nextId = std::max<int64_t>(nextId, buffer.getId() + 1);
  });
  LogicalResult result = success();
  for (tosa::VariableOp op : declared)
    if (failed(add(op)))
      result = failure();
  if (failed(result))
    return failure();
  for (Operation *op : accesses)
    if (failed(convert(op)))
      result = failure();
  if (succeeded(result))
    for (tosa::VariableOp op : declared)
      op.erase();
  return result;
}

LogicalResult uop::convertTosaVariables(ModuleOp module) {
  return VariableConverter(module).run();
}
