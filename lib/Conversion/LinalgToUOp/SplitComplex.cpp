//===- SplitComplex.cpp - Complex tensors as pairs of reals -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops are visited in their order, so that the parts of an operand are known
// when an op is. The scalars in bodies are left to upstream's
// complex-to-standard.
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/LinalgToUOp.h"

#include "uop/Dialect/UOp/IR/Variables.h"

#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/DialectConversion.h"

#include <complex>

namespace uop {
#define GEN_PASS_DEF_SPLITCOMPLEXPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Whether it is a tensor of complex floats.
static bool isSplit(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto element =
      tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  return element && isa<FloatType>(element.getElementType());
}

static Type getPartType(Type type) {
  if (auto scalar = dyn_cast<ComplexType>(type))
    return scalar.getElementType();
  auto tensor = cast<RankedTensorType>(type);
  return tensor.clone(
      cast<ComplexType>(tensor.getElementType()).getElementType());
}

/// As arguments and results have it: parts along a new last axis.
static Type getBoundaryType(Type type) {
  if (!isSplit(type))
    return type;
  auto part = cast<RankedTensorType>(getPartType(type));
  SmallVector<int64_t> shape(part.getShape());
  shape.push_back(2);
  return part.clone(shape);
}

static bool hasSplit(TypeRange types) { return llvm::any_of(types, isSplit); }

static bool hasSplit(Operation *op) {
  if (auto function = dyn_cast<func::FuncOp>(op))
    return hasSplit(function.getArgumentTypes()) ||
           hasSplit(function.getResultTypes());
  return hasSplit(op->getOperandTypes()) || hasSplit(op->getResultTypes());
}

/// Ops that do the same with the real and with the imaginary parts.
static bool isForEachPart(Operation *op) {
  return isa<tensor::CastOp, tensor::CollapseShapeOp, tensor::ConcatOp,
             tensor::EmptyOp, tensor::ExpandShapeOp, tensor::ExtractSliceOp,
             tensor::FromElementsOp, tensor::GatherOp, tensor::GenerateOp,
             tensor::InsertOp, tensor::InsertSliceOp, tensor::PadOp,
             tensor::ReshapeOp, tensor::ScatterOp, tensor::SplatOp,
             linalg::PackOp, linalg::UnPackOp, arith::SelectOp>(op);
}

/// Ops that do the same with the parts as operands and results of their own.
static bool isOfPairs(Operation *op) {
  return isa<scf::ConditionOp, scf::ForOp, scf::IfOp, scf::IndexSwitchOp,
             scf::WhileOp, scf::YieldOp>(op);
}

static bool isOfShape(Operation *op) {
  return isa<tensor::DimOp, tensor::RankOp>(op);
}

static bool canBeSplit(Operation *op) {
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return isa<DenseElementsAttr>(constant.getValue());
  return isForEachPart(op) || isOfPairs(op) || isOfShape(op) ||
         isa<linalg::LinalgOp, tensor::ExtractOp, func::FuncOp, func::CallOp,
             func::ReturnOp>(op);
}

namespace {
struct Parts {
  Value real, imaginary;
};

class Splitter {
public:
  explicit Splitter(Location loc) : loc(loc) {}

  void run(ModuleOp module);

private:
  void visit(Operation *op);
  void visitFunction(func::FuncOp function);
  void splitEach(Operation *op);
  void splitPairs(Operation *op);
  void splitStructured(linalg::LinalgOp op);
  void splitConstant(arith::ConstantOp op);
  void splitExtract(tensor::ExtractOp op);
  void splitBoundary(Operation *op);

  /// A part of a tensor or of a scalar; other values as they are.
  Value getPart(Value value, bool isImaginary);
  SmallVector<Value> flatten(ValueRange values);
  /// With one more axis.
  Value join(Value value);
  Parts splitJoined(Value joined);
  Operation *create(Operation *like, ValueRange operands, TypeRange results);
  void replace(Operation *op, ValueRange values);
  void visitLater(Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        work.push_back(&block);
  }

  OpBuilder *builder = nullptr;
  /// Of the op that is visited.
  Location loc;
  llvm::DenseMap<Value, Parts> known;
  SmallVector<Operation *> replaced;
  SmallVector<BlockArgument> oldArguments;
  SmallVector<Block *> work;
};
} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value Splitter::getPart(Value value, bool isImaginary) {
  if (isSplit(value.getType())) {
    Parts parts = known.lookup(value);
    return isImaginary ? parts.imaginary : parts.real;
  }
  if (!isa<ComplexType>(value.getType()))
    return value;
  if (isImaginary)
    return complex::ImOp::create(*builder, loc, value);
  return complex::ReOp::create(*builder, loc, value);
}

SmallVector<Value> Splitter::flatten(ValueRange values) {
  SmallVector<Value> flat;
  for (Value value : values) {
    flat.push_back(getPart(value, false));
    if (isSplit(value.getType()))
      flat.push_back(getPart(value, true));
  }
  return flat;
}

Value Splitter::join(Value value) {
  auto type = cast<RankedTensorType>(getBoundaryType(value.getType()));
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = 1;
  // The new axis shares a group with the one before it, if there is one.
  SmallVector<ReassociationIndices> groups;
  for (int64_t axis = 0; axis + 1 < type.getRank(); ++axis)
    groups.push_back({axis});
  if (!groups.empty())
    groups.back().push_back(type.getRank() - 1);
  SmallVector<Value> columns;
  for (bool isImaginary : {false, true})
    columns.push_back(tensor::ExpandShapeOp::create(
        *builder, loc, type.clone(shape), getPart(value, isImaginary), groups));
  return tensor::ConcatOp::create(*builder, loc, type, type.getRank() - 1,
                                  columns);
}

Parts Splitter::splitJoined(Value joined) {
  auto type = cast<RankedTensorType>(joined.getType());
  int64_t rank = type.getRank();
  SmallVector<OpFoldResult> starts(rank, builder->getIndexAttr(0)),
      steps(rank, builder->getIndexAttr(1)),
      sizes = tensor::getMixedSizes(*builder, loc, joined);
  sizes.back() = builder->getIndexAttr(1);
  auto part = [&](int64_t number) -> Value {
    starts.back() = builder->getIndexAttr(number);
    return tensor::ExtractSliceOp::create(
        *builder, loc, type.clone(type.getShape().drop_back()), joined, starts,
        sizes, steps);
  };
  Value real = part(0);
  return {real, part(1)};
}

/// For each result its value, or both parts.
void Splitter::replace(Operation *op, ValueRange values) {
  for (Value result : op->getResults()) {
    if (isSplit(result.getType())) {
      known[result] = {values[0], values[1]};
      values = values.drop_front(2);
      continue;
    }
    result.replaceAllUsesWith(values.front());
    values = values.drop_front();
  }
  replaced.push_back(op);
}

/// An op with empty regions.
Operation *Splitter::create(Operation *like, ValueRange operands,
                            TypeRange results) {
  OperationState state(loc, like->getName(), operands, results,
                       llvm::to_vector(like->getDiscardableAttrs()));
  state.propertiesAttr = like->getPropertiesAsAttribute();
  for (unsigned i = 0; i != like->getNumRegions(); ++i)
    state.addRegion();
  return builder->create(state);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void Splitter::splitEach(Operation *op) {
  SmallVector<Value> results;
  for (bool isImaginary : {false, true}) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getPart(operand, isImaginary));
    SmallVector<Type> types;
    for (Type type : op->getResultTypes())
      types.push_back(isSplit(type) ? getPartType(type) : type);
    Operation *made = create(op, operands, types);
    results.push_back(made->getResult(0));
    for (auto [from, to] :
         llvm::zip_equal(op->getRegions(), made->getRegions())) {
      IRMapping mapping;
      from.cloneInto(&to, mapping);
      Operation *end = to.back().getTerminator();
      OpBuilder::InsertionGuard guard(*builder);
      builder->setInsertionPoint(end);
      for (OpOperand &operand : end->getOpOperands())
        operand.set(getPart(operand.get(), isImaginary));
    }
    visitLater(made);
  }
  replace(op, results);
}

void Splitter::splitPairs(Operation *op) {
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.append(isSplit(type) ? 2 : 1,
                 isSplit(type) ? getPartType(type) : type);
  Operation *made = create(op, flatten(op->getOperands()), types);
  for (auto [from, to] :
       llvm::zip_equal(op->getRegions(), made->getRegions())) {
    to.takeBody(from);
    for (Block &block : to)
      for (BlockArgument argument : llvm::to_vector(block.getArguments())) {
        if (!isSplit(argument.getType()))
          continue;
        auto insert = [&](unsigned distance) {
          return block.insertArgument(argument.getArgNumber() + distance,
                                      getPartType(argument.getType()),
                                      argument.getLoc());
        };
        known[argument] = {insert(1), insert(2)};
        oldArguments.push_back(argument);
      }
  }
  visitLater(made);
  SmallVector<Value> results(made->getResults());
  replace(op, results);
}

/// A linalg.generic with both parts of what is complex. Its body makes complex
/// numbers of them.
void Splitter::splitStructured(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps;
  SmallVector<Value> inputs, inits;
  for (OpOperand &operand : op->getOpOperands()) {
    Type type = operand.get().getType();
    bool isPair = isSplit(type) || isa<ComplexType>(type);
    maps.append(isPair ? 2 : 1, op.getMatchingIndexingMap(&operand));
    SmallVector<Value> &values = op.isDpsInit(&operand) ? inits : inputs;
    values.push_back(getPart(operand.get(), false));
    if (isPair)
      values.push_back(getPart(operand.get(), true));
  }
  auto fill = [&](OpBuilder &inside, Location place, ValueRange arguments) {
    OpBuilder *outside = std::exchange(builder, &inside);
    IRMapping mapping;
    SmallVector<OpOperand *> matching = op.getOpOperandsMatchingBBargs();
    for (OpOperand &operand : op->getOpOperands()) {
      Value element = arguments.front();
      arguments = arguments.drop_front();
      Type type = getElementTypeOrSelf(operand.get().getType());
      if (isa<ComplexType>(type)) {
        element = complex::CreateOp::create(inside, place, type, element,
                                            arguments.front());
        arguments = arguments.drop_front();
      }
      if (llvm::is_contained(matching, &operand))
        mapping.map(op.getMatchingBlockArgument(&operand), element);
    }
    for (Operation &each : op.getBlock()->without_terminator())
      inside.clone(each, mapping);
    SmallVector<Value> yielded;
    for (Value value : op.getBlock()->getTerminator()->getOperands()) {
      value = mapping.lookupOrDefault(value);
      yielded.push_back(getPart(value, false));
      if (isa<ComplexType>(value.getType()))
        yielded.push_back(getPart(value, true));
    }
    linalg::YieldOp::create(inside, place, yielded);
    builder = outside;
  };
  auto made = linalg::GenericOp::create(
      *builder, loc, TypeRange(ValueRange(inits)), inputs, inits, maps,
      op.getIteratorTypesArray(), fill);
  visitLater(made);
  replace(op, made.getResults());
}

void Splitter::splitConstant(arith::ConstantOp op) {
  auto value = cast<DenseElementsAttr>(op.getValue());
  auto type = cast<RankedTensorType>(getPartType(op.getType()));
  SmallVector<APFloat> real, imaginary;
  auto add = [&](const std::complex<APFloat> &number) {
    real.push_back(number.real());
    imaginary.push_back(number.imag());
  };
  if (value.isSplat())
    add(value.getSplatValue<std::complex<APFloat>>());
  else
    llvm::for_each(value.getValues<std::complex<APFloat>>(), add);
  SmallVector<Value> results;
  for (ArrayRef<APFloat> part : {real, imaginary})
    results.push_back(arith::ConstantOp::create(
        *builder, loc, DenseElementsAttr::get(type, part)));
  replace(op, results);
}

void Splitter::splitExtract(tensor::ExtractOp op) {
  SmallVector<Value> parts;
  for (bool isImaginary : {false, true})
    parts.push_back(tensor::ExtractOp::create(
        *builder, loc, getPart(op.getTensor(), isImaginary), op.getIndices()));
  Value number = complex::CreateOp::create(*builder, loc, op.getType(),
                                           parts[0], parts[1]);
  replace(op, number);
}

/// Calls of functions, and their ends.
void Splitter::splitBoundary(Operation *op) {
  SmallVector<Value> operands, results;
  for (Value operand : op->getOperands())
    operands.push_back(isSplit(operand.getType()) ? join(operand) : operand);
  SmallVector<Type> types(
      llvm::map_range(op->getResultTypes(), getBoundaryType));
  Operation *made = create(op, operands, types);
  for (auto [result, old] :
       llvm::zip_equal(made->getResults(), op->getResults())) {
    if (!isSplit(old.getType())) {
      results.push_back(result);
      continue;
    }
    Parts parts = splitJoined(result);
    llvm::append_values(results, parts.real, parts.imaginary);
  }
  replace(op, results);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

void Splitter::visitFunction(func::FuncOp function) {
  FunctionType type = function.getFunctionType();
  SmallVector<Type> inputs(llvm::map_range(type.getInputs(), getBoundaryType)),
      results(llvm::map_range(type.getResults(), getBoundaryType));
  for (auto [i, input] : llvm::enumerate(type.getInputs())) {
    auto shape = function.getArgAttrOfType<ArrayAttr>(i, kShapeAttrName);
    if (!isSplit(input) || !shape)
      continue;
    SmallVector<Attribute> sizes(shape.getValue());
    sizes.push_back(builder->getI64IntegerAttr(2));
    function.setArgAttr(i, kShapeAttrName, builder->getArrayAttr(sizes));
  }
  function.setType(FunctionType::get(function.getContext(), inputs, results));
  if (function.isExternal())
    return;
  OpBuilder start = OpBuilder::atBlockBegin(&function.front());
  builder = &start;
  for (BlockArgument argument : llvm::to_vector(function.getArguments())) {
    if (!isSplit(argument.getType()))
      continue;
    BlockArgument joined = function.front().insertArgument(
        argument.getArgNumber() + 1, getBoundaryType(argument.getType()),
        argument.getLoc());
    loc = argument.getLoc();
    known[argument] = splitJoined(joined);
    oldArguments.push_back(argument);
  }
}

void Splitter::visit(Operation *op) {
  OpBuilder own(op);
  builder = &own;
  loc = op->getLoc();
  if (!hasSplit(op))
    return visitLater(op);
  if (auto function = dyn_cast<func::FuncOp>(op)) {
    visitFunction(function);
    return visitLater(op);
  }
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return splitStructured(structured);
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return splitConstant(constant);
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return splitExtract(extract);
  if (isOfPairs(op))
    return splitPairs(op);
  if (isForEachPart(op))
    return splitEach(op);
  if (isOfShape(op)) {
    op->setOperand(0, getPart(op->getOperand(0), false));
    return;
  }
  splitBoundary(op);
}

void Splitter::run(ModuleOp module) {
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
    op->erase();
  for (BlockArgument argument : llvm::reverse(oldArguments))
    argument.getOwner()->eraseArgument(argument.getArgNumber());
}

static bool isInBody(Operation *op) {
  Operation *parent = op->getParentOp();
  return isa_and_nonnull<linalg::LinalgOp, tensor::GenerateOp, tensor::PadOp>(
      parent);
}

/// Scalars in bodies become arithmetic of reals.
static LogicalResult lowerScalars(ModuleOp module) {
  ConversionTarget target(*module.getContext());
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  target.addDynamicallyLegalDialect<complex::ComplexDialect>([](Operation *op) {
    return isa<complex::ConstantOp, complex::CreateOp, complex::ReOp,
               complex::ImOp>(op) ||
           !isInBody(op);
  });
  RewritePatternSet patterns(module.getContext());
  populateComplexToStandardConversionPatterns(patterns);
  return applyPartialConversion(module, target, std::move(patterns));
}

/// Parts of what is made of parts, or known.
static void foldParts(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isa_and_nonnull<complex::ComplexDialect>(op->getDialect()))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    bool isImaginary = isa<complex::ImOp>(op);
    if (!isImaginary && !isa<complex::ReOp>(op))
      continue;
    Operation *source = op->getOperand(0).getDefiningOp();
    if (auto made = dyn_cast_or_null<complex::CreateOp>(source)) {
      op->getResult(0).replaceAllUsesWith(made->getOperand(isImaginary));
    } else if (auto constant = dyn_cast_or_null<complex::ConstantOp>(source)) {
      OpBuilder builder(op);
      op->getResult(0).replaceAllUsesWith(arith::ConstantOp::create(
          builder, op->getLoc(),
          cast<FloatAttr>(constant.getValue()[isImaginary])));
    }
  }
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
}

namespace {
struct SplitComplexPass
    : public uop::impl::SplitComplexPassBase<SplitComplexPass> {
  using Base::Base;

  void runOnOperation() override {
    bool isThere = false, isRefused = false;
    getOperation().walk([&](Operation *op) {
      if (!hasSplit(op))
        return;
      isThere = true;
      if (canBeSplit(op))
        return;
      isRefused = true;
      if (!partial)
        op->emitOpError("cannot be split into real and imaginary parts: it has "
                        "tensors of complex numbers, and there is no formula "
                        "of it for their parts");
    });
    if (isRefused && !partial)
      return signalPassFailure();
    if (isRefused || !isThere)
      return;
    Splitter(getOperation().getLoc()).run(getOperation());
    if (failed(lowerScalars(getOperation())))
      return signalPassFailure();
    foldParts(getOperation());
  }
};
} // namespace
