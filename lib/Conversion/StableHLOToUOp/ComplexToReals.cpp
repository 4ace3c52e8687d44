//===- ComplexToReals.cpp - Complex tensors as pairs of reals ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Ops are visited in their order, so that the parts of an operand are known
// when an op is. What has no formula gets its complex operands back.
//
//===----------------------------------------------------------------------===//

#include "Complex.h"
#include "OpConverter.h"

#include "uop/Conversion/StableHLOToUOp.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

#include <complex>

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

static bool isComplex(Type type) { return bool(getPartElement(type)); }
static bool isComplex(Value value) { return isComplex(value.getType()); }

static RankedTensorType getPartType(Type type) {
  return cast<RankedTensorType>(type).clone(getPartElement(type));
}

/// As arguments and results have it: parts along a new last axis.
static Type getBoundaryType(Type type) {
  if (!isComplex(type))
    return type;
  SmallVector<int64_t> shape(cast<RankedTensorType>(type).getShape());
  shape.push_back(2);
  return RankedTensorType::get(shape, getPartElement(type));
}

static bool hasComplex(Operation *op) {
  return llvm::any_of(op->getOperandTypes(),
                      [](Type type) { return isComplex(type); }) ||
         llvm::any_of(op->getResultTypes(),
                      [](Type type) { return isComplex(type); });
}

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
class Expander {
public:
  explicit Expander(function_ref<void(Operation *, const Twine &)> report)
      : report(report) {}

  void run(ModuleOp module);

private:
  void visit(Operation *op);
  void visitFunction(func::FuncOp function);
  void keep(Operation *op);
  void replace(Operation *op, ArrayRef<Value> values);

  Parts getParts(Value value);
  Value getPart(Value value, bool isImaginary);
  SmallVector<Value> flatten(ValueRange values);
  /// With one more axis.
  Value join(RealBuilder &b, Value value);
  Parts split(RealBuilder &b, Value joined);
  Operation *clone(Operation *op, ValueRange operands, TypeRange results);

  /// Whether the op was replaced.
  bool expand(Operation *op);
  bool expandPairs(Operation *op);
  bool expandForEachPart(Operation *op);
  bool expandProduct(Operation *op);
  bool expandBoundary(Operation *op);
  bool expandParts(Operation *op);
  bool expandConstant(Operation *op);
  bool expandCompare(Operation *op);
  bool expandFunction(Operation *op);
  void expandArguments(Block &block, bool isSort);

  function_ref<void(Operation *, const Twine &)> report;
  OpBuilder *builder = nullptr;
  llvm::DenseMap<Value, Parts> known;
  /// Complex values of what is kept.
  llvm::DenseSet<Operation *> casts;
  SmallVector<Operation *> replaced;
  SmallVector<BlockArgument> oldArguments;
  SmallVector<Block *> work;
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

Value Expander::getPart(Value value, bool isImaginary) {
  if (!isComplex(value))
    return value;
  Parts parts = getParts(value);
  return isImaginary ? parts.imaginary : parts.real;
}

SmallVector<Value> Expander::flatten(ValueRange values) {
  SmallVector<Value> flat;
  for (Value value : values) {
    if (!isComplex(value)) {
      flat.push_back(value);
      continue;
    }
    Parts parts = getParts(value);
    llvm::append_values(flat, parts.real, parts.imaginary);
  }
  return flat;
}

Value Expander::join(RealBuilder &b, Value value) {
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

Parts Expander::split(RealBuilder &b, Value joined) {
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

/// For each result its value, or both parts.
void Expander::replace(Operation *op, ArrayRef<Value> values) {
  for (Value result : op->getResults()) {
    if (isComplex(result)) {
      known[result] = {values[0], values[1]};
      values = values.drop_front(2);
      continue;
    }
    result.replaceAllUsesWith(values.front());
    values = values.drop_front();
  }
  replaced.push_back(op);
}

Operation *Expander::clone(Operation *op, ValueRange operands,
                           TypeRange results) {
  OperationState state(op->getLoc(), op->getName(), operands, results,
                       llvm::to_vector(op->getDiscardableAttrs()),
                       op->getSuccessors());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (unsigned i = 0; i != op->getNumRegions(); ++i)
    state.addRegion();
  Operation *made = builder->create(state);
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions()))
    to.takeBody(from);
  return made;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// The parts take the place of an argument. Those of a comparator are pairs of
/// elements of one operand.
void Expander::expandArguments(Block &block, bool isSort) {
  auto insertAfter = [&](BlockArgument after, BlockArgument like) {
    return block.insertArgument(after.getArgNumber() + 1,
                                getPartType(like.getType()), like.getLoc());
  };
  SmallVector<BlockArgument> arguments(block.getArguments());
  size_t step = isSort ? 2 : 1;
  for (size_t i = 0; i + step <= arguments.size(); i += step) {
    ArrayRef<BlockArgument> group = ArrayRef(arguments).slice(i, step);
    if (!llvm::all_of(group, [](Value value) { return isComplex(value); }))
      continue;
    BlockArgument last = group.back();
    for (bool isImaginary : {false, true})
      for (BlockArgument argument : group) {
        last = insertAfter(last, argument);
        (isImaginary ? known[argument].imaginary : known[argument].real) = last;
      }
    llvm::append_range(oldArguments, group);
  }
}

bool Expander::expandPairs(Operation *op) {
  SmallVector<Type> types;
  for (Type type : op->getResultTypes()) {
    if (isComplex(type))
      types.append(2, getPartType(type));
    else
      types.push_back(type);
  }
  Operation *made = clone(op, flatten(op->getOperands()), types);
  for (Region &region : made->getRegions())
    for (Block &block : region)
      expandArguments(block,
                      made->getName().getStringRef() == "stablehlo.sort");
  SmallVector<Value> results(made->getResults());
  replace(op, results);
  for (Region &region : made->getRegions())
    for (Block &block : region)
      work.push_back(&block);
  return true;
}

bool Expander::expandForEachPart(Operation *op) {
  if (op->getNumResults() != 1 || !isComplex(op->getResult(0)) ||
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
    if (isConversion && isImaginary && !isComplex(op->getOperand(0))) {
      RealBuilder b(*builder, op->getLoc());
      results.push_back(b.number(0, results[0]));
      break;
    }
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getPart(operand, isImaginary));
    results.push_back(
        clone(op, operands, getPartType(op->getResult(0).getType()))
            ->getResult(0));
  }
  replace(op, results);
  return true;
}

/// Four products of parts.
bool Expander::expandProduct(Operation *op) {
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      op->getNumRegions() != 0 || !isComplex(op->getOperand(0)) ||
      !isComplex(op->getOperand(1)) || !isComplex(op->getResult(0)))
    return false;
  Parts x = getParts(op->getOperand(0)), y = getParts(op->getOperand(1));
  Type type = getPartType(op->getResult(0).getType());
  auto product = [&](Value a, Value c) {
    return clone(op, {a, c}, type)->getResult(0);
  };
  RealBuilder b(*builder, op->getLoc());
  Value real =
      b.sub(product(x.real, y.real), product(x.imaginary, y.imaginary));
  Value imaginary =
      b.add(product(x.real, y.imaginary), product(x.imaginary, y.real));
  replace(op, {real, imaginary});
  return true;
}

/// Calls of functions, and their ends.
bool Expander::expandBoundary(Operation *op) {
  RealBuilder b(*builder, op->getLoc());
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(isComplex(operand) ? join(b, operand) : operand);
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(getBoundaryType(type));
  Operation *made = clone(op, operands, types);
  SmallVector<Value> results;
  for (auto [result, old] :
       llvm::zip_equal(made->getResults(), op->getResults())) {
    if (!isComplex(old)) {
      results.push_back(result);
      continue;
    }
    Parts parts = split(b, result);
    llvm::append_values(results, parts.real, parts.imaginary);
  }
  replace(op, results);
  return true;
}

/// Between complex numbers and their parts.
bool Expander::expandParts(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (op->getNumResults() != 1 || op->getNumOperands() == 0)
    return false;
  Value x = op->getOperand(0);
  Type type = op->getResult(0).getType();
  RealBuilder b(*builder, op->getLoc());
  if (name == "stablehlo.complex" && op->getNumOperands() == 2 &&
      isComplex(type) && x.getType() == getPartType(type) &&
      op->getOperand(1).getType() == x.getType()) {
    replace(op, {x, op->getOperand(1)});
    return true;
  }
  if (op->getNumOperands() != 1 || !isComplex(x))
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
    result = clone(op, parts.real, type)->getResult(0);
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
  RealBuilder b(*builder, op->getLoc());
  if (name == "stablehlo.iota") {
    Value real = clone(op, {}, type)->getResult(0);
    replace(op, {real, b.number(0, real)});
    return true;
  }
  auto value = dyn_cast_or_null<DenseElementsAttr>(getOpAttribute(op, "value"));
  if (name != "stablehlo.constant" || !value ||
      value.getType() != op->getResult(0).getType())
    return false;
  SmallVector<APFloat> real, imaginary;
  auto add = [&](const std::complex<APFloat> &number) {
    real.push_back(number.real());
    imaginary.push_back(number.imag());
  };
  if (value.isSplat())
    add(value.getSplatValue<std::complex<APFloat>>());
  else
    for (const std::complex<APFloat> &number :
         value.getValues<std::complex<APFloat>>())
      add(number);
  replace(op, {b.constant(DenseElementsAttr::get(type, real)),
               b.constant(DenseElementsAttr::get(type, imaginary))});
  return true;
}

bool Expander::expandCompare(Operation *op) {
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      !isComplex(op->getOperand(0)) ||
      op->getOperand(1).getType() != op->getOperand(0).getType())
    return false;
  std::string direction = getKeyword(op, "comparison_direction");
  if (direction != "EQ" && direction != "NE")
    return false;
  Parts x = getParts(op->getOperand(0)), y = getParts(op->getOperand(1));
  RealBuilder b(*builder, op->getLoc());
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
    if (operand.getType() != type || !isComplex(type))
      return false;
    operands.push_back(getParts(operand));
  }
  RealBuilder b(*builder, op->getLoc());
  auto result = emitComplexFunction(b, op->getName().getStringRef(), operands);
  if (result)
    replace(op, {result->real, result->imaginary});
  return bool(result);
}

bool Expander::expand(Operation *op) {
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes())))
    if (isComplex(type) && !cast<RankedTensorType>(type).hasStaticShape())
      return false;
  if (isa<func::ReturnOp, func::CallOp>(op) ||
      isOneOf(op, {"stablehlo.composite"}))
    return expandBoundary(op);
  if (!isStableHLO(op))
    return false;
  if (takesParts(op))
    return expandPairs(op);
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
  report(op, "it has complex numbers, which are pairs of reals here, and there "
             "is no formula of it for them");
  RealBuilder b(*builder, op->getLoc());
  for (OpOperand &operand : op->getOpOperands()) {
    auto found = known.find(operand.get());
    if (found == known.end() || !isComplex(operand.get()))
      continue;
    Value made =
        b.op("stablehlo.complex", {found->second.real, found->second.imaginary},
             operand.get().getType());
    casts.insert(made.getDefiningOp());
    operand.set(made);
  }
}

void Expander::visit(Operation *op) {
  OpBuilder own(op);
  builder = &own;
  if (casts.contains(op))
    return;
  if (auto function = dyn_cast<func::FuncOp>(op))
    visitFunction(function);
  else if (hasComplex(op)) {
    if (expand(op))
      return;
    keep(op);
  }
  for (Region &region : op->getRegions())
    for (Block &block : region)
      work.push_back(&block);
}

void Expander::visitFunction(func::FuncOp function) {
  SmallVector<Type> inputs, results;
  FunctionType type = function.getFunctionType();
  for (Type input : type.getInputs())
    inputs.push_back(getBoundaryType(input));
  for (Type result : type.getResults())
    results.push_back(getBoundaryType(result));
  function.setType(FunctionType::get(function.getContext(), inputs, results));
  if (function.isExternal())
    return;
  Block &entry = function.front();
  OpBuilder start = OpBuilder::atBlockBegin(&entry);
  builder = &start;
  for (BlockArgument argument : llvm::to_vector(entry.getArguments())) {
    if (!isComplex(argument))
      continue;
    Value joined = entry.insertArgument(argument.getArgNumber() + 1,
                                        getBoundaryType(argument.getType()),
                                        argument.getLoc());
    RealBuilder b(start, argument.getLoc());
    known[argument] = split(b, joined);
    oldArguments.push_back(argument);
  }
}

void Expander::run(ModuleOp module) {
  work.push_back(module.getBody());
  while (!work.empty()) {
    Block *block = work.pop_back_val();
    for (Operation *op = block->empty() ? nullptr : &block->front(), *next; op;
         op = next) {
      next = op->getNextNode();
      visit(op);
    }
  }
  for (Operation *op : llvm::reverse(replaced))
    if (op->use_empty())
      op->erase();
  for (BlockArgument argument : llvm::reverse(oldArguments))
    if (argument.use_empty())
      argument.getOwner()->eraseArgument(argument.getArgNumber());
}

void uop::fromstablehlo::expandComplex(
    ModuleOp module, function_ref<void(Operation *, const Twine &)> report) {
  bool isThere = module
                     ->walk([](Operation *op) {
                       return isStableHLO(op) && hasComplex(op)
                                  ? WalkResult::interrupt()
                                  : WalkResult::advance();
                     })
                     .wasInterrupted();
  if (isThere)
    Expander(report).run(module);
}
