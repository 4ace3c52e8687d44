//===- CountedLoops.cpp - Loops over kernels --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan repeats and skips launches by what tensors of rank 0 hold. Loops that
// are not taken apart get such a tensor for their counter, and scalars that
// decide something are computed as tensors.
//
//===----------------------------------------------------------------------===//

#include "CountedLoops.h"

#include "ControlFlow.h"
#include "ScalarOps.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

static bool isScalarArithmetic(Operation *op) {
  return isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
         op->getNumRegions() == 0;
}

ScalarSource uop::fromlinalg::findSource(Value scalar) {
  llvm::SetVector<Value> values;
  values.insert(scalar);
  ScalarSource source = ScalarSource::sizes;
  for (size_t i = 0; i != values.size(); ++i) {
    Operation *op = values[i].getDefiningOp();
    if (!op)
      return ScalarSource::other;
    if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
      source = ScalarSource::elements;
      values.insert_range(extract.getIndices());
    } else if (isScalarArithmetic(op)) {
      values.insert_range(op->getOperands());
    } else if (!isa<tensor::DimOp, DefineVarOp>(op)) {
      return ScalarSource::other;
    }
  }
  return source;
}

static bool isOfTensors(Value scalar) {
  return findSource(scalar) != ScalarSource::other;
}

static Value toI64(OpBuilder &builder, Location loc, Value scalar,
                   bool isSigned) {
  Type i64 = builder.getI64Type();
  if (scalar.getType() == i64)
    return scalar;
  if (scalar.getType().isIndex())
    return builder.createOrFold<arith::IndexCastOp>(loc, i64, scalar);
  return isSigned ? builder.createOrFold<arith::ExtSIOp>(loc, i64, scalar)
                  : builder.createOrFold<arith::ExtUIOp>(loc, i64, scalar);
}

Value uop::fromlinalg::toTensor(OpBuilder &builder, Location loc,
                                Value scalar) {
  auto type = RankedTensorType::get({}, scalar.getType());
  Attribute number;
  if (matchPattern(scalar, m_Constant(&number)))
    return arith::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(type, ArrayRef(number)));
  return tensor::FromElementsOp::create(builder, loc, type, scalar);
}

namespace {
/// scf.for as scf.while.
class LoopCounter {
public:
  explicit LoopCounter(scf::ForOp loop)
      : loop(loop), loc(loop.getLoc()), builder(loop),
        isSigned(!loop.getUnsignedCmp()) {}

  void convert();

private:
  Value getCount(Value lower, Value upper, Value step);
  Value getCounter(OpBuilder &builder, Value number);

  scf::ForOp loop;
  Location loc;
  OpBuilder builder;
  bool isSigned;
  /// Null where the first counter is 0, and where steps are 1.
  Value lower, step;
};
} // namespace

/// How often the loop runs. Counters may reach the last number.
Value LoopCounter::getCount(Value lower, Value upper, Value step) {
  auto predicate =
      isSigned ? arith::CmpIPredicate::slt : arith::CmpIPredicate::ult;
  Value one =
      arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(1));
  Value none =
      arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(0));
  Value length = builder.createOrFold<arith::SubIOp>(loc, upper, lower);
  Value last = builder.createOrFold<arith::SubIOp>(loc, length, one);
  last = builder.createOrFold<arith::DivUIOp>(loc, last, step);
  Value count = builder.createOrFold<arith::AddIOp>(loc, last, one);
  Value runs =
      builder.createOrFold<arith::CmpIOp>(loc, predicate, lower, upper);
  return builder.createOrFold<arith::SelectOp>(loc, runs, count, none);
}

/// What the body takes for the counter, from the number of the iteration.
Value LoopCounter::getCounter(OpBuilder &builder, Value number) {
  if (step)
    number = arith::MulIOp::create(builder, loc, number, step);
  if (lower)
    number = arith::AddIOp::create(builder, loc, number, lower);
  Value scalar = tensor::ExtractOp::create(builder, loc, number, ValueRange());
  Type type = loop.getInductionVar().getType();
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, scalar);
  if (type == scalar.getType())
    return scalar;
  return arith::TruncIOp::create(builder, loc, type, scalar);
}

void LoopCounter::convert() {
  SmallVector<Value> bounds;
  for (Value bound :
       {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()})
    bounds.push_back(toI64(builder, loc, bound, isSigned));
  Value count =
      toTensor(builder, loc, getCount(bounds[0], bounds[1], bounds[2]));
  if (!isConstantIntValue(bounds[0], 0))
    lower = toTensor(builder, loc, bounds[0]);
  if (!isConstantIntValue(bounds[2], 1))
    step = toTensor(builder, loc, bounds[2]);
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(cast<ShapedType>(count.getType()), number));
  };
  Value one = constant(1);
  SmallVector<Value> inits = {constant(0)};
  llvm::append_range(inits, loop.getInitArgs());
  auto made = scf::WhileOp::create(
      builder, loc, ValueRange(inits).getTypes(), inits,
      [&](OpBuilder &inner, Location loc, ValueRange state) {
        Value isMore = arith::CmpIOp::create(
            inner, loc, arith::CmpIPredicate::ult, state.front(), count);
        isMore = tensor::ExtractOp::create(inner, loc, isMore, ValueRange());
        scf::ConditionOp::create(inner, loc, isMore, state);
      },
      [&](OpBuilder &inner, Location loc, ValueRange state) {
        SmallVector<Value> arguments = {getCounter(inner, state.front())};
        llvm::append_range(arguments, state.drop_front());
        Block &body = *loop.getBody();
        for (auto [argument, value] :
             llvm::zip_equal(body.getArguments(), arguments))
          argument.replaceAllUsesWith(value);
        Operation *yield = body.getTerminator();
        SmallVector<Value> next = {Value()};
        llvm::append_range(next, yield->getOperands());
        yield->erase();
        inner.getInsertionBlock()->getOperations().splice(
            inner.getInsertionPoint(), body.getOperations());
        next.front() = arith::AddIOp::create(inner, loc, state.front(), one);
        scf::YieldOp::create(inner, loc, next);
      });
  loop->replaceAllUsesWith(made.getResults().drop_front());
  loop->erase();
}

static bool carriesTensors(Operation *op) {
  return op->getNumResults() != 0 &&
         llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>);
}

void uop::fromlinalg::countInTensors(Operation *root) {
  SmallVector<scf::ForOp> loops;
  // Outer ones first: their counters may be bounds of others.
  root->walk<WalkOrder::PreOrder>([&](scf::ForOp loop) {
    if (carriesTensors(loop) && !isInBody(loop))
      loops.push_back(loop);
  });
  for (scf::ForOp loop : loops)
    if (isOfTensors(loop.getLowerBound()) &&
        isOfTensors(loop.getUpperBound()) && isOfTensors(loop.getStep()))
      LoopCounter(loop).convert();
}

void uop::fromlinalg::liftConditions(Operation *root) {
  SmallVector<OpOperand *> decisions;
  root->walk([&](Operation *op) {
    if (auto condition = dyn_cast<scf::ConditionOp>(op)) {
      if (carriesTensors(op->getParentOp()))
        decisions.push_back(&condition.getConditionMutable());
    } else if (isa<scf::IfOp, scf::IndexSwitchOp>(op) && carriesTensors(op) &&
               !isInBody(op)) {
      decisions.push_back(&op->getOpOperand(0));
    }
  });
  for (OpOperand *decision : decisions) {
    Value scalar = decision->get();
    auto read = scalar.getDefiningOp<tensor::ExtractOp>();
    if ((read && read.getIndices().empty()) || !isOfTensors(scalar) ||
        matchPattern(scalar, m_Constant()))
      continue;
    OpBuilder builder(decision->getOwner());
    Location loc = scalar.getLoc();
    bool isIndex = scalar.getType().isIndex();
    Value tensor = toTensor(
        builder, loc,
        isIndex ? toI64(builder, loc, scalar, /*isSigned=*/true) : scalar);
    Value lifted =
        tensor::ExtractOp::create(builder, loc, tensor, ValueRange());
    if (isIndex)
      lifted =
          arith::IndexCastOp::create(builder, loc, scalar.getType(), lifted);
    decision->set(lifted);
  }
}
