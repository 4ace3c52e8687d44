//===- SplitComplex.cpp - Complex tensors as pairs of reals -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scalars in bodies are left to upstream's complex-to-standard.
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/LinalgToUOp.h"

#include "ControlFlow.h"
#include "uop/Conversion/ComplexParts.h"

#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/DialectConversion.h"

namespace uop {
#define GEN_PASS_DEF_SPLITCOMPLEXPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

static bool hasSplit(Operation *op) {
  if (auto function = dyn_cast<func::FuncOp>(op))
    return hasComplexTensor(function.getArgumentTypes()) ||
           hasComplexTensor(function.getResultTypes());
  return hasComplexTensor(op);
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
class Splitter : public ComplexSplitter {
public:
  using ComplexSplitter::ComplexSplitter;

private:
  void visit(Operation *op) override;
  Value join(Value value) override;
  ComplexParts splitJoined(Value joined) override;

  /// A part of a tensor or of a scalar; other values as they are.
  Value getElementPart(Value value, bool isImaginary);
  void splitEach(Operation *op);
  void splitStructured(linalg::LinalgOp op);
  void splitConstant(arith::ConstantOp op);
  void splitExtract(tensor::ExtractOp op);
};
} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value Splitter::getElementPart(Value value, bool isImaginary) {
  if (!isa<ComplexType>(value.getType()))
    return getPart(value, isImaginary);
  if (isImaginary)
    return complex::ImOp::create(*builder, loc, value);
  return complex::ReOp::create(*builder, loc, value);
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

ComplexParts Splitter::splitJoined(Value joined) {
  auto type = cast<RankedTensorType>(joined.getType());
  int64_t rank = type.getRank();
  SmallVector<OpFoldResult> starts(rank, builder->getIndexAttr(0)),
      steps(rank, builder->getIndexAttr(1)),
      sizes = tensor::getMixedSizes(*builder, loc, joined);
  sizes.back() = builder->getIndexAttr(1);
  // There is no second part in no elements.
  if (llvm::is_contained(type.getShape(), 0)) {
    ArrayRef<OpFoldResult> outer = ArrayRef(sizes).drop_back();
    Value none =
        tensor::EmptyOp::create(*builder, loc, outer, type.getElementType());
    return {none, none};
  }
  auto part = [&](int64_t number) -> Value {
    starts.back() = builder->getIndexAttr(number);
    return tensor::ExtractSliceOp::create(
        *builder, loc, type.clone(type.getShape().drop_back()), joined, starts,
        sizes, steps);
  };
  Value real = part(0);
  return {real, part(1)};
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void Splitter::splitEach(Operation *op) {
  SmallVector<Value> results;
  for (bool isImaginary : {false, true}) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getElementPart(operand, isImaginary));
    SmallVector<Type> types;
    for (Type type : op->getResultTypes())
      types.push_back(isComplexTensor(type) ? getPartType(type) : type);
    Operation *made = createLike(op, operands, types);
    results.push_back(made->getResult(0));
    for (auto [from, to] :
         llvm::zip_equal(op->getRegions(), made->getRegions())) {
      IRMapping mapping;
      from.cloneInto(&to, mapping);
      Operation *end = to.back().getTerminator();
      OpBuilder::InsertionGuard guard(*builder);
      builder->setInsertionPoint(end);
      for (OpOperand &operand : end->getOpOperands())
        operand.set(getElementPart(operand.get(), isImaginary));
    }
    visitRegions(made);
  }
  replace(op, results);
}

/// A linalg.generic with both parts of what is complex. Its body makes complex
/// numbers of them.
void Splitter::splitStructured(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps;
  SmallVector<Value> inputs, inits;
  for (OpOperand &operand : op->getOpOperands()) {
    Type type = operand.get().getType();
    bool isPair = isComplexTensor(type) || isa<ComplexType>(type);
    maps.append(isPair ? 2 : 1, op.getMatchingIndexingMap(&operand));
    SmallVector<Value> &values = op.isDpsInit(&operand) ? inits : inputs;
    values.push_back(getElementPart(operand.get(), false));
    if (isPair)
      values.push_back(getElementPart(operand.get(), true));
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
      yielded.push_back(getElementPart(value, false));
      if (isa<ComplexType>(value.getType()))
        yielded.push_back(getElementPart(value, true));
    }
    linalg::YieldOp::create(inside, place, yielded);
    builder = outside;
  };
  auto made = linalg::GenericOp::create(
      *builder, loc, TypeRange(ValueRange(inits)), inputs, inits, maps,
      op.getIteratorTypesArray(), fill);
  visitRegions(made);
  replace(op, made.getResults());
}

void Splitter::splitConstant(arith::ConstantOp op) {
  auto [real, imaginary] =
      splitComplexConstant(cast<DenseElementsAttr>(op.getValue()));
  Value parts[] = {arith::ConstantOp::create(*builder, loc, real),
                   arith::ConstantOp::create(*builder, loc, imaginary)};
  replace(op, parts);
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

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

void Splitter::visit(Operation *op) {
  if (!hasSplit(op))
    return visitRegions(op);
  if (auto function = dyn_cast<func::FuncOp>(op)) {
    splitFunction(function);
    return visitRegions(op);
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

namespace {
/// The real part is in the low bits, as it is first in memory.
struct BitcastPattern : OpRewritePattern<complex::BitcastOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(complex::BitcastOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto from = dyn_cast<ComplexType>(op.getOperand().getType());
    auto to = dyn_cast<ComplexType>(op.getType());
    if (from && to)
      return rewriter.notifyMatchFailure(op, "both types are complex");
    auto element = cast<FloatType>((from ? from : to).getElementType());
    unsigned width = element.getWidth();
    Type half = rewriter.getIntegerType(width);
    Type whole = rewriter.getIntegerType(2 * width);
    Value shift = arith::ConstantOp::create(
        rewriter, loc, rewriter.getIntegerAttr(whole, width));
    auto cast = [&](Type type, Value value) -> Value {
      return value.getType() == type
                 ? value
                 : arith::BitcastOp::create(rewriter, loc, type, value);
    };
    if (to) {
      Value bits = cast(whole, op.getOperand());
      Value high = arith::ShRUIOp::create(rewriter, loc, bits, shift);
      auto getPart = [&](Value value) {
        return cast(element,
                    arith::TruncIOp::create(rewriter, loc, half, value));
      };
      Value real = getPart(bits);
      rewriter.replaceOpWithNewOp<complex::CreateOp>(op, to, real,
                                                     getPart(high));
      return success();
    }
    auto getBits = [&](Value part) -> Value {
      return arith::ExtUIOp::create(rewriter, loc, whole, cast(half, part));
    };
    Value low = getBits(complex::ReOp::create(rewriter, loc, op.getOperand()));
    Value high = getBits(complex::ImOp::create(rewriter, loc, op.getOperand()));
    Value bits = arith::OrIOp::create(
        rewriter, loc, low, arith::ShLIOp::create(rewriter, loc, high, shift));
    rewriter.replaceOp(op, cast(op.getType(), bits));
    return success();
  }
};
} // namespace

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
  patterns.add<BitcastPattern>(patterns.getContext());
  return applyPartialConversion(module, target, std::move(patterns));
}

/// A part of what is made of parts, known, or chosen. Null for another source.
/// What it makes of other sources is added to `ops`.
static Value foldPart(Operation *op, SmallVectorImpl<Operation *> &ops) {
  bool isImaginary = isa<complex::ImOp>(op);
  Operation *source = op->getOperand(0).getDefiningOp();
  if (auto made = dyn_cast_or_null<complex::CreateOp>(source))
    return made->getOperand(isImaginary);
  OpBuilder builder(op);
  if (auto constant = dyn_cast_or_null<complex::ConstantOp>(source))
    return arith::ConstantOp::create(
        builder, op->getLoc(),
        cast<FloatAttr>(constant.getValue()[isImaginary]));
  auto select = dyn_cast_or_null<arith::SelectOp>(source);
  if (!select)
    return {};
  auto getPart = [&](Value value) {
    Operation *part =
        builder.create(op->getLoc(), op->getName().getIdentifier(), value,
                       op->getResultTypes());
    ops.push_back(part);
    return part->getResult(0);
  };
  Value first = getPart(select.getTrueValue());
  Value second = getPart(select.getFalseValue());
  return arith::SelectOp::create(builder, op->getLoc(), select.getCondition(),
                                 first, second);
}

/// Parts of what is made of parts, known, or chosen between two.
static void foldParts(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isa_and_nonnull<complex::ComplexDialect>(op->getDialect()) ||
        (isa<arith::SelectOp>(op) &&
         isa<ComplexType>(op->getResult(0).getType())))
      ops.push_back(op);
  });
  // The list grows.
  for (size_t i = 0; i != ops.size(); ++i)
    if (isa<complex::ReOp, complex::ImOp>(ops[i]))
      if (Value part = foldPart(ops[i], ops))
        ops[i]->getResult(0).replaceAllUsesWith(part);
  SmallPtrSet<Operation *, 16> erased;
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (Operation *op : llvm::reverse(ops)) {
      if (erased.contains(op) || !isOpTriviallyDead(op))
        continue;
      erased.insert(op);
      op->erase();
      isChanged = true;
    }
  }
}

namespace {
struct SplitComplexPass
    : public uop::impl::SplitComplexPassBase<SplitComplexPass> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    registerUnrolledDialects(registry);
  }

  void runOnOperation() override {
    // A scf.forall has one slice for each result.
    unrollShortLoops(getOperation(), [](Operation *op) {
      return op
          ->walk([](scf::ForallOp loop) {
            return hasComplexTensor(loop) ? WalkResult::interrupt()
                                          : WalkResult::advance();
          })
          .wasInterrupted();
    });
    bool isThere = false, isRefused = false;
    getOperation().walk([&](Operation *op) {
      // Bodies may compute with complex numbers between tensors of reals.
      if (isa_and_nonnull<complex::ComplexDialect>(op->getDialect()) &&
          isInBody(op))
        isThere = true;
      if (!hasSplit(op))
        return;
      isThere = true;
      if (canBeSplit(op))
        return;
      isRefused = true;
      // The loop is told of.
      if (partial || isa<tensor::ParallelInsertSliceOp>(op))
        return;
      op->emitOpError("cannot be split into real and imaginary parts: it has "
                      "tensors of complex numbers, and ")
          << (isa<scf::ForallOp>(op)
                  ? "more than 64 iterations or 4096 ops in all, or bounds "
                    "that are not constant; make them fewer, or use scf.for"
                  : "no lowering to ops on their parts");
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
