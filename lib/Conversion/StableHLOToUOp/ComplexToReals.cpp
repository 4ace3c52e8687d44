//===- ComplexToReals.cpp - Complex tensors as pairs of reals ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What has no formula gets its complex operands back.
//
//===----------------------------------------------------------------------===//

#include "Complex.h"
#include "OpConverter.h"

#include "uop/Conversion/StableHLOToUOp.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

static bool isOneOf(Operation *op, ArrayRef<StringRef> names) {
  return llvm::is_contained(names, op->getName().getStringRef());
}

/// Ops that do the same with the parts as operands and results of their own.
static bool takesParts(Operation *op) {
  return isOneOf(op, {"stablehlo.while", "stablehlo.if", "stablehlo.case",
                      "stablehlo.return", "stablehlo.optimization_barrier",
                      "stablehlo.reduce", "stablehlo.reduce_window",
                      "stablehlo.sort", "stablehlo.scatter", "stablehlo.map",
                      "stablehlo.fft", "sdy.sharding_constraint"});
}

/// Ops that do the same with the real and with the imaginary parts.
static bool isForEachPart(Operation *op) {
  return isOneOf(
      op, {"stablehlo.broadcast_in_dim", "stablehlo.dynamic_broadcast_in_dim",
           "stablehlo.reshape", "stablehlo.dynamic_reshape",
           "stablehlo.transpose", "stablehlo.reverse", "stablehlo.slice",
           "stablehlo.pad", "stablehlo.concatenate", "stablehlo.dynamic_slice",
           "stablehlo.dynamic_update_slice", "stablehlo.gather",
           "stablehlo.select", "stablehlo.convert", "stablehlo.custom_call"});
}

static bool isProduct(Operation *op) {
  return isOneOf(
      op, {"stablehlo.dot", "stablehlo.dot_general", "stablehlo.convolution"});
}

namespace {
class Expander : public ComplexSplitter {
public:
  Expander(Location loc, function_ref<void(Operation *, const Twine &)> report)
      : ComplexSplitter(loc), report(report) {}

private:
  void visit(Operation *op) override;
  Parts getParts(Value value) override;
  Value join(Value value) override;
  Parts splitJoined(Value joined) override;
  void keep(Operation *op);

  /// Whether the op was replaced.
  bool expand(Operation *op);
  bool expandForEachPart(Operation *op);
  bool expandProduct(Operation *op);
  bool expandParts(Operation *op);
  bool expandConstant(Operation *op);
  bool expandCompare(Operation *op);
  bool expandFunction(Operation *op);

  function_ref<void(Operation *, const Twine &)> report;
  /// Complex values of what is kept.
  llvm::DenseSet<Operation *> casts;
};
} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Of what is kept, and of what nothing orders before its use, ops take them.
Parts Expander::getParts(Value value) {
  if (auto found = known.find(value); found != known.end())
    return found->second;
  OpBuilder::InsertionGuard guard(*builder);
  builder->setInsertionPointAfterValue(value);
  RealBuilder b(*builder, value.getLoc());
  Type type = getPartType(value.getType());
  Parts parts{b.op("stablehlo.real", value, type),
              b.op("stablehlo.imag", value, type)};
  casts.insert(parts.real.getDefiningOp());
  casts.insert(parts.imaginary.getDefiningOp());
  return known[value] = parts;
}

Value Expander::join(Value value) {
  RealBuilder b(*builder, loc);
  Parts parts = getParts(value);
  auto type = cast<RankedTensorType>(getBoundaryType(value.getType()));
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = 1;
  auto column = type.clone(shape);
  Value columns[] = {b.op("stablehlo.reshape", parts.real, column),
                     b.op("stablehlo.reshape", parts.imaginary, column)};
  return b.op("stablehlo.concatenate", columns, type,
              builder->getNamedAttr(
                  "dimension", builder->getI64IntegerAttr(shape.size() - 1)));
}

Parts Expander::splitJoined(Value joined) {
  RealBuilder b(*builder, loc);
  auto type = cast<RankedTensorType>(joined.getType());
  SmallVector<int64_t> limits(type.getShape()), shape(limits), starts;
  starts.assign(limits.size(), 0);
  shape.back() = 1;
  auto part = [&](int64_t number) {
    starts.back() = number;
    limits.back() = number + 1;
    NamedAttribute attributes[] = {
        builder->getNamedAttr("start_indices",
                              builder->getDenseI64ArrayAttr(starts)),
        builder->getNamedAttr("limit_indices",
                              builder->getDenseI64ArrayAttr(limits))};
    Value column =
        b.op("stablehlo.slice", joined, type.clone(shape), attributes);
    return b.op("stablehlo.reshape", column,
                type.clone(ArrayRef<int64_t>(shape).drop_back()));
  };
  Value real = part(0);
  return {real, part(1)};
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

bool Expander::expandForEachPart(Operation *op) {
  if (op->getNumResults() != 1 || !isComplexTensor(op->getResult(0)) ||
      op->getNumRegions() != 0)
    return false;
  bool isConversion = op->getName().getStringRef() == "stablehlo.convert";
  bool isCall = op->getName().getStringRef() == "stablehlo.custom_call";
  if (isConversion && op->getNumOperands() != 1)
    return false;
  // Other calls compute something.
  if (isCall && !isMarker(op))
    return false;
  SmallVector<Value> results;
  for (bool isImaginary : {false, true}) {
    // A real number has no imaginary part.
    if (isConversion && isImaginary && !isComplexTensor(op->getOperand(0))) {
      RealBuilder b(*builder, loc);
      results.push_back(b.number(0, results[0]));
      break;
    }
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getPart(operand, isImaginary));
    results.push_back(
        moveTo(op, operands, getPartType(op->getResult(0).getType()))
            ->getResult(0));
  }
  replace(op, results);
  return true;
}

/// Four products of parts.
bool Expander::expandProduct(Operation *op) {
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      op->getNumRegions() != 0 || !isComplexTensor(op->getOperand(0)) ||
      !isComplexTensor(op->getOperand(1)) || !isComplexTensor(op->getResult(0)))
    return false;
  Parts x = getParts(op->getOperand(0)), y = getParts(op->getOperand(1));
  Type type = getPartType(op->getResult(0).getType());
  auto product = [&](Value a, Value c) {
    return moveTo(op, {a, c}, type)->getResult(0);
  };
  RealBuilder b(*builder, loc);
  Value real =
      b.sub(product(x.real, y.real), product(x.imaginary, y.imaginary));
  Value imaginary =
      b.add(product(x.real, y.imaginary), product(x.imaginary, y.real));
  replace(op, {real, imaginary});
  return true;
}

/// Between complex numbers and their parts.
bool Expander::expandParts(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (op->getNumResults() != 1 || op->getNumOperands() == 0)
    return false;
  Value x = op->getOperand(0);
  Type type = op->getResult(0).getType();
  RealBuilder b(*builder, loc);
  if (name == "stablehlo.complex" && op->getNumOperands() == 2 &&
      isComplexTensor(type) && x.getType() == getPartType(type) &&
      op->getOperand(1).getType() == x.getType()) {
    replace(op, {x, op->getOperand(1)});
    return true;
  }
  if (op->getNumOperands() != 1 || !isComplexTensor(x))
    return false;
  Parts parts = getParts(x);
  Value result;
  if (name == "stablehlo.real")
    result = parts.real;
  else if (name == "stablehlo.imag")
    result = parts.imaginary;
  else if (name == "stablehlo.abs")
    result = absComplex(b, parts);
  else if (name == "stablehlo.is_finite")
    result = b.logicalAnd(b.op(name, parts.real, type),
                          b.op(name, parts.imaginary, type));
  else if (name == "stablehlo.get_dimension_size")
    result = moveTo(op, parts.real, type)->getResult(0);
  if (!result || result.getType() != type)
    return false;
  replace(op, result);
  return true;
}

bool Expander::expandConstant(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (op->getNumOperands() != 0 || op->getNumResults() != 1)
    return false;
  RankedTensorType type = getPartType(op->getResult(0).getType());
  RealBuilder b(*builder, loc);
  if (name == "stablehlo.iota") {
    Value real = moveTo(op, {}, type)->getResult(0);
    replace(op, {real, b.number(0, real)});
    return true;
  }
  auto value = dyn_cast_or_null<DenseElementsAttr>(getOpAttribute(op, "value"));
  if (name != "stablehlo.constant" || !value ||
      value.getType() != op->getResult(0).getType())
    return false;
  auto [real, imaginary] = splitComplexConstant(value);
  replace(op, {b.constant(real), b.constant(imaginary)});
  return true;
}

bool Expander::expandCompare(Operation *op) {
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      !isComplexTensor(op->getOperand(0)) ||
      op->getOperand(1).getType() != op->getOperand(0).getType())
    return false;
  std::string direction = getKeyword(op, "comparison_direction");
  if (direction != "EQ" && direction != "NE")
    return false;
  Parts x = getParts(op->getOperand(0)), y = getParts(op->getOperand(1));
  RealBuilder b(*builder, loc);
  Value real = b.compare(direction, x.real, y.real);
  Value imaginary = b.compare(direction, x.imaginary, y.imaginary);
  Value result = direction == "EQ" ? b.logicalAnd(real, imaginary)
                                   : b.logicalOr(real, imaginary);
  if (result.getType() != op->getResult(0).getType())
    return false;
  replace(op, result);
  return true;
}

/// Elementwise ops whose operands and result have one complex type.
bool Expander::expandFunction(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0)
    return false;
  Type type = op->getResult(0).getType();
  SmallVector<Parts> operands;
  for (Value operand : op->getOperands()) {
    if (operand.getType() != type || !isComplexTensor(type))
      return false;
    operands.push_back(getParts(operand));
  }
  RealBuilder b(*builder, loc);
  auto result = emitComplexFunction(b, op->getName().getStringRef(), operands);
  if (result)
    replace(op, {result->real, result->imaginary});
  return bool(result);
}

bool Expander::expand(Operation *op) {
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes())))
    if (isComplexTensor(type) && !cast<RankedTensorType>(type).hasStaticShape())
      return false;
  if (isa<func::ReturnOp, func::CallOp>(op) ||
      isOneOf(op, {"stablehlo.composite"}))
    return splitBoundary(op), true;
  if (!isStableHLO(op))
    return false;
  if (takesParts(op))
    return splitPairs(op, isOneOf(op, {"stablehlo.sort"}) ? 2 : 1), true;
  if (isForEachPart(op))
    return expandForEachPart(op);
  if (isProduct(op))
    return expandProduct(op);
  if (isOneOf(op, {"stablehlo.constant", "stablehlo.iota"}))
    return expandConstant(op);
  if (isOneOf(op, {"stablehlo.compare"}))
    return expandCompare(op);
  return expandParts(op) || expandFunction(op);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Complex operands are made of their parts.
void Expander::keep(Operation *op) {
  report(op, "it has complex operands or results, and no lowering to ops on "
             "their real and imaginary parts");
  RealBuilder b(*builder, loc);
  for (OpOperand &operand : op->getOpOperands()) {
    auto found = known.find(operand.get());
    if (found == known.end() || !isComplexTensor(operand.get()))
      continue;
    Value made =
        b.op("stablehlo.complex", {found->second.real, found->second.imaginary},
             operand.get().getType());
    casts.insert(made.getDefiningOp());
    operand.set(made);
  }
}

void Expander::visit(Operation *op) {
  if (casts.contains(op))
    return;
  if (auto function = dyn_cast<func::FuncOp>(op)) {
    splitFunction(function);
  } else if (hasComplexTensor(op)) {
    if (expand(op))
      return;
    keep(op);
  }
  visitRegions(op);
}

void uop::fromstablehlo::expandComplex(
    ModuleOp module, function_ref<void(Operation *, const Twine &)> report) {
  bool isThere = module
                     ->walk([](Operation *op) {
                       return isStableHLO(op) && hasComplexTensor(op)
                                  ? WalkResult::interrupt()
                                  : WalkResult::advance();
                     })
                     .wasInterrupted();
  if (isThere)
    Expander(module.getLoc(), report).run(module);
}
