//===- GeneralizeSizes.cpp - Numbers that are variables ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emit/GeneralizeSizes.h"

#include "uop/Dialect/UOp/IR/InBounds.h"
#include "uop/Dialect/UOp/IR/Variables.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using namespace uop;
using namespace uop::emit;

namespace {
/// Rewrites one function.
class Generalizer {
public:
  Generalizer(func::FuncOp function, const SizeVariables &variables,
              const llvm::DenseSet<Operation *> &literals)
      : function(function), variables(variables), literals(literals),
        builder(function.getContext()) {
    builder.setInsertionPointToStart(&function.front());
  }

  LogicalResult run();

private:
  LogicalResult convert(Operation *op);
  FailureOr<Value> generalizeConstant(ConstOp op);
  LogicalResult convertConstant(ConstOp op);
  void convertType(Value value);
  void defineVariables();
  void markBoxes(ArrayRef<Operation *> ops);
  Value getSize(int64_t number);
  Value emitSize(const SizeVariables::Polynomial &polynomial);
  SmallVector<Value> getSizes(ArrayRef<int64_t> numbers);
  Value emitNumber(const SizeVariables::Polynomial &polynomial, Type element);
  Value emitCount(size_t term);
  LogicalResult refuse(Operation *op);

  bool isVariable(Type type) const {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && variables.anyVariable(tensor.getShape());
  }
  RankedTensorType generalize(RankedTensorType type) const {
    return type.clone(generalize(type.getShape()));
  }
  SmallVector<int64_t> generalize(ArrayRef<int64_t> shape) const {
    SmallVector<int64_t> result(shape);
    for (int64_t &size : result)
      if (variables.isVariable(size))
        size = ShapedType::kDynamic;
    return result;
  }

  func::FuncOp function;
  const SizeVariables &variables;
  const llvm::DenseSet<Operation *> &literals;
  OpBuilder builder;
  /// Terms of polynomials, numbers that are made of them, and these as tensors.
  std::array<Value, std::tuple_size_v<SizeVariables::Polynomial>> terms;
  llvm::DenseMap<int64_t, Value> sizes;
  llvm::DenseMap<size_t, Value> counts;
};
} // namespace

/// The value of a size, at the start of the function.
Value Generalizer::getSize(int64_t number) {
  auto [known, isNew] = sizes.try_emplace(number);
  if (!isNew)
    return known->second;
  return sizes[number] = emitSize(*variables.decode(number));
}

Value Generalizer::emitSize(const SizeVariables::Polynomial &polynomial) {
  Location loc = function.getLoc();
  Type index = builder.getIndexType();
  Value sum;
  auto add = [&](int64_t factor, Value value) {
    if (factor == 0)
      return;
    if (factor != 1) {
      Value scale = ConstOp::create(builder, loc, index, factor);
      value = value ? MulOp::create(builder, loc, index, value, scale) : scale;
    } else if (!value) {
      value = ConstOp::create(builder, loc, index, factor);
    }
    sum = sum ? AddOp::create(builder, loc, index, sum, value) : value;
  };
  for (size_t i = 1; i != terms.size(); ++i)
    add(polynomial[i], terms[i]);
  add(polynomial[0], Value());
  return sum;
}

/// The variables and their quotients, at the start of the function.
void Generalizer::defineVariables() {
  Location loc = function.getLoc();
  Type index = builder.getIndexType();
  for (auto [i, variable] : llvm::enumerate(variables.getVariables()))
    terms[1 + i] = DefineVarOp::create(builder, loc, index, variable.name,
                                       variable.min, variable.max);
  for (auto [i, quotient] : llvm::enumerate(variables.getQuotients())) {
    Value divisor = ConstOp::create(builder, loc, index, quotient.divisor);
    terms[SizeVariables::kFirstQuotient + i] = FloorDivOp::create(
        builder, loc, index, emitSize(quotient.dividend), divisor);
  }
}

/// Of boxes that quotients decide about, the compiler sees less than is known
/// here.
void Generalizer::markBoxes(ArrayRef<Operation *> ops) {
  for (Operation *op : ops) {
    auto shrink = dyn_cast<ShrinkOp>(op);
    if (!shrink)
      continue;
    bool hasQuotients = false, isInside = true;
    for (auto [size, offset, length] :
         llvm::zip_equal(shrink.getSource().getType().getShape(),
                         shrink.getOffsets(), shrink.getSizes())) {
      hasQuotients |= variables.hasQuotient(size) ||
                      variables.hasQuotient(offset) ||
                      variables.hasQuotient(length);
      isInside &= variables.isLess(offset, 0) == false &&
                  variables.isLess(length, 0) == false &&
                  variables.isLess(size, offset + length) == false;
    }
    if (hasQuotients && isInside)
      op->setAttr(kInBoundsAttrName, builder.getUnitAttr());
  }
}

SmallVector<Value> Generalizer::getSizes(ArrayRef<int64_t> numbers) {
  SmallVector<Value> values;
  for (int64_t number : numbers)
    if (variables.isVariable(number))
      values.push_back(getSize(number));
  return values;
}

/// A term as a tensor of one number: a variable is as many ones as it says,
/// added up.
Value Generalizer::emitCount(size_t term) {
  auto [known, isNew] = counts.try_emplace(term);
  if (!isNew)
    return known->second;
  Location loc = function.getLoc();
  if (term >= SizeVariables::kFirstQuotient) {
    const SizeVariables::Quotient &quotient =
        variables.getQuotients()[term - SizeVariables::kFirstQuotient];
    Value dividend = emitNumber(quotient.dividend, builder.getI64Type());
    Value divisor =
        ConstOp::create(builder, loc, dividend.getType(), quotient.divisor);
    return counts[term] = FloorDivOp::create(builder, loc, dividend.getType(),
                                             dividend, divisor);
  }
  auto one = RankedTensorType::get({1}, builder.getI64Type());
  Value ones = ConstOp::create(builder, loc, one, 1);
  ones = ExpandOp::create(builder, loc, one.clone({ShapedType::kDynamic}), ones,
                          terms[term]);
  return counts[term] = ReduceAxisOp::create(builder, loc, ReduceKind::add,
                                             ones, ArrayRef<int64_t>(0));
}

/// A number of the model that is made of sizes, as a tensor without axes.
Value Generalizer::emitNumber(const SizeVariables::Polynomial &polynomial,
                              Type element) {
  Location loc = function.getLoc();
  auto type = RankedTensorType::get({}, element);
  Value sum = ConstOp::create(builder, loc, type, polynomial[0]);
  auto add = [&](int64_t factor, Value value) {
    Value scale = ConstOp::create(builder, loc, type, factor);
    value = MulOp::create(builder, loc, type, value, scale);
    sum = AddOp::create(builder, loc, type, sum, value);
  };
  for (size_t i = 1; i != terms.size(); ++i)
    if (polynomial[i] != 0)
      add(polynomial[i], emitCount(i));
  return sum;
}

/// What takes the place of the constant; null: nothing.
FailureOr<Value> Generalizer::generalizeConstant(ConstOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!type || !dense)
    return Value();
  bool hasNumbers = type.getElementType().isInteger(64) &&
                    !literals.contains(op) && variables.anyVariable(dense);
  if (!hasNumbers && !isVariable(type))
    return Value();
  if (isVariable(type) && !dense.isSplat())
    return refuse(op);
  OpBuilder::InsertionGuard guard(builder);
  Location loc = op.getLoc();
  Value result;
  if (hasNumbers) {
    // Sizes are at the start of the function, before all constants.
    SmallVector<Value> parts;
    auto one = RankedTensorType::get({1}, type.getElementType());
    int64_t count = dense.isSplat() ? 1 : dense.getNumElements();
    for (int64_t i = 0; i != count; ++i) {
      int64_t value = dense.getValues<APInt>()[i].getSExtValue();
      Value number =
          emitNumber(*variables.decode(value), type.getElementType());
      parts.push_back(ReshapeOp::create(builder, loc, one, number));
    }
    result = parts.front();
    if (count > 1)
      result = CatOp::create(builder, loc, one.clone({count}), parts,
                             builder.getI64IntegerAttr(0));
    if (!dense.isSplat())
      return Value(ReshapeOp::create(builder, loc, type, result));
  } else {
    builder.setInsertionPoint(op);
    result = ConstOp::create(
        builder, loc,
        getSplatAttr(RankedTensorType::get({1}, type.getElementType()),
                     dense.getSplatValue<Attribute>()));
  }
  auto ones = type.clone(SmallVector<int64_t>(type.getRank(), 1));
  result = ReshapeOp::create(builder, loc, ones, result);
  if (ones != type)
    result = ExpandOp::create(builder, loc, generalize(type), result,
                              getSizes(type.getShape()));
  return result;
}

LogicalResult Generalizer::convertConstant(ConstOp op) {
  FailureOr<Value> result = generalizeConstant(op);
  if (failed(result) || !*result)
    return result;
  op.replaceAllUsesWith(*result);
  // What makes sizes is put before the first op, which this one may be.
  if (builder.getInsertionBlock() == op->getBlock() &&
      builder.getInsertionPoint() == op->getIterator())
    builder.setInsertionPointAfter(op);
  op.erase();
  return success();
}

LogicalResult Generalizer::refuse(Operation *op) {
  InFlightDiagnostic error = op->emitError();
  if (auto node = op->getLoc()->findInstanceOf<NameLoc>())
    error << "node '" << node.getName().getValue() << "': ";
  return error << "'" << op->getName().getStringRef()
               << "' needs a size that is known before a run: "
               << variables.getAdvice();
}

void Generalizer::convertType(Value value) {
  if (isVariable(value.getType()))
    value.setType(generalize(cast<RankedTensorType>(value.getType())));
}

static int64_t getOrderedAxis(Operation *op) {
  if (auto sort = dyn_cast<SortOp>(op))
    return sort.getAxis();
  return cast<TopKOp>(op).getAxis();
}

LogicalResult Generalizer::convert(Operation *op) {
  bool isTouched = llvm::any_of(op->getResultTypes(),
                                [&](Type type) { return isVariable(type); });
  if (auto constant = dyn_cast<ConstOp>(op))
    return convertConstant(constant);
  if (isa<RegionBranchOpInterface>(op)) {
    for (Value result : op->getResults())
      convertType(result);
    for (Region &region : op->getRegions())
      for (Value argument : region.getArguments())
        convertType(argument);
    return success();
  }
  if (auto pad = dyn_cast<PadOp>(op))
    if (variables.anyVariable(pad.getLow()) ||
        variables.anyVariable(pad.getHigh()))
      return refuse(op);
  if (auto shrink = dyn_cast<ShrinkOp>(op)) {
    SmallVector<Value> values = getSizes(shrink.getOffsets());
    llvm::append_range(values, getSizes(shrink.getSizes()));
    shrink.getDynamicMutable().assign(values);
    shrink.setOffsets(generalize(shrink.getOffsets()));
    shrink.setSizes(generalize(shrink.getSizes()));
  }
  // The axis of an order has a known size; others need not.
  if (isa<SortOp, TopKOp>(op) &&
      cast<RankedTensorType>(op->getOperand(0).getType())
          .isDynamicDim(getOrderedAxis(op)))
    return refuse(op);
  if (!isTouched)
    return success();
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(op->getResult(0).getType()).getShape();
  if (auto iota = dyn_cast<IotaOp>(op))
    iota.getDynamicSizesMutable().assign(getSizes(shape));
  else if (auto reshape = dyn_cast<ReshapeOp>(op))
    reshape.getDynamicSizesMutable().assign(getSizes(shape));
  else if (auto expand = dyn_cast<ExpandOp>(op))
    expand.getDynamicSizesMutable().assign(getSizes(shape));
  else if (!isa<PermuteOp, PadOp, ShrinkOp, FlipOp, CatOp, GatherOp, ScatterOp,
                ReduceAxisOp, SortOp, TopKOp, DetachOp, ContiguousOp>(op) &&
           !op->hasTrait<OpTrait::Elementwise>())
    return refuse(op);
  for (Value result : op->getResults())
    convertType(result);
  return success();
}

LogicalResult Generalizer::run() {
  SmallVector<Operation *> ops;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != function && !isa<func::ReturnOp>(op))
      ops.push_back(op);
  });
  defineVariables();
  markBoxes(ops);
  for (BlockArgument argument : function.getArguments()) {
    auto type = cast<RankedTensorType>(argument.getType());
    if (!isVariable(type))
      continue;
    SmallVector<Attribute> shape;
    for (int64_t size : type.getShape()) {
      Attribute attr = builder.getI64IntegerAttr(size);
      for (const SizeVariables::Variable &variable : variables.getVariables())
        if (variable.number == size)
          attr = VarAttr::get(builder.getContext(),
                              builder.getStringAttr(variable.name),
                              variable.min, variable.max);
      shape.push_back(attr);
    }
    function.setArgAttr(argument.getArgNumber(), kShapeAttrName,
                        builder.getArrayAttr(shape));
    convertType(argument);
  }
  for (Operation *op : ops)
    if (failed(convert(op)))
      return failure();
  auto last = cast<func::ReturnOp>(function.front().getTerminator());
  function.setType(FunctionType::get(function.getContext(),
                                     function.front().getArgumentTypes(),
                                     last.getOperandTypes()));
  return success();
}

LogicalResult
emit::generalizeSizes(func::FuncOp function, const SizeVariables &variables,
                      const llvm::DenseSet<Operation *> &literals) {
  return Generalizer(function, variables, literals).run();
}
