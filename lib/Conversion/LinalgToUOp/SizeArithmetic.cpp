//===- SizeArithmetic.cpp - Sizes that scalars compute ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program computes of sizes by arith, index and affine is computed by
// ops of uop on index, whose bounds the compiler knows. Unsigned quotients and
// remainders stay: of what may be negative they are others.
//
//===----------------------------------------------------------------------===//

#include "SizeArithmetic.h"

#include "AffineArithmetic.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
/// An affine expression by ops on index.
class AffineEmitter : public AffineArithmetic<AffineEmitter> {
public:
  AffineEmitter(OpBuilder &builder, Location loc, AffineMap map,
                ValueRange operands)
      : builder(builder), loc(loc), dims(operands.take_front(map.getNumDims())),
        symbols(operands.drop_front(map.getNumDims())) {}

  Value visitDimExpr(AffineDimExpr expr) { return dims[expr.getPosition()]; }
  Value visitSymbolExpr(AffineSymbolExpr expr) {
    return symbols[expr.getPosition()];
  }
  Value constant(int64_t number) {
    return ConstOp::create(builder, loc, builder.getIndexType(), number);
  }
  template <typename OpT>
  Value create(Value lhs, Value rhs) {
    return OpT::create(builder, loc, builder.getIndexType(), lhs, rhs);
  }

private:
  OpBuilder &builder;
  Location loc;
  ValueRange dims, symbols;
};

class SizeArithmetic {
public:
  /// The value by ops of uop; the same one where there are none for it.
  Value convert(Value value);

private:
  Value make(Operation *op, ValueRange operands);

  llvm::DenseMap<Value, Value> converted;
};
} // namespace

/// An op of these operands that computes what `op` does. Null for other ops.
Value SizeArithmetic::make(Operation *op, ValueRange operands) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  Location loc = op->getLoc();
  auto create = [&](auto tag) -> Value {
    return decltype(tag)::create(builder, loc, operands[0].getType(),
                                 operands[0], operands[1]);
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::AddIOp, index::AddOp>([&](auto) { return create(AddOp()); })
      .Case<arith::SubIOp, index::SubOp>([&](auto) { return create(SubOp()); })
      .Case<arith::MulIOp, index::MulOp>([&](auto) { return create(MulOp()); })
      .Case<arith::DivSIOp, index::DivSOp>(
          [&](auto) { return create(IDivOp()); })
      .Case<arith::FloorDivSIOp, index::FloorDivSOp>(
          [&](auto) { return create(FloorDivOp()); })
      .Case<arith::RemSIOp, index::RemSOp>(
          [&](auto) { return create(ModOp()); })
      .Case<arith::MaxSIOp, index::MaxSOp>(
          [&](auto) { return create(MaxOp()); })
      .Case<arith::MinSIOp, index::MinSOp>(
          [&](auto) { return create(MinOp()); })
      .Case<arith::CeilDivSIOp, index::CeilDivSOp>([&](auto) {
        AffineExpr quotient =
            builder.getAffineDimExpr(0).ceilDiv(builder.getAffineDimExpr(1));
        return AffineEmitter(builder, loc, AffineMap::get(2, 0, quotient),
                             operands)
            .visit(quotient);
      })
      .Case([&](affine::AffineApplyOp apply) {
        AffineMap map = apply.getAffineMap();
        return AffineEmitter(builder, loc, map, operands)
            .visit(map.getResult(0));
      })
      .Case<affine::AffineMinOp, affine::AffineMaxOp>([&](auto extreme) {
        AffineMap map = extreme.getMap();
        AffineEmitter emitter(builder, loc, map, operands);
        Value best;
        for (AffineExpr expr : map.getResults()) {
          Value value = emitter.visit(expr);
          if (!best)
            best = value;
          else if (isa<affine::AffineMinOp>(op))
            best = MinOp::create(builder, loc, value.getType(), best, value);
          else
            best = MaxOp::create(builder, loc, value.getType(), best, value);
        }
        return best;
      })
      .Default([](Operation *) { return Value(); });
}

Value SizeArithmetic::convert(Value value) {
  // Operands first: a value is looked at again once those that it needs are
  // there.
  SmallVector<Value> work = {value};
  while (!work.empty()) {
    Value next = work.back();
    Operation *op = next.getDefiningOp();
    if (converted.contains(next) || !op || op->getNumResults() != 1 ||
        !next.getType().isIndex()) {
      converted.try_emplace(next, next);
      work.pop_back();
      continue;
    }
    size_t size = work.size();
    if (isa<arith::ArithDialect, index::IndexDialect, affine::AffineDialect>(
            op->getDialect()))
      for (Value operand : op->getOperands())
        if (!converted.contains(operand))
          work.push_back(operand);
    if (work.size() != size)
      continue;
    work.pop_back();
    auto operands = llvm::map_to_vector(op->getOperands(), [&](Value operand) {
      return converted.lookup(operand);
    });
    Value made = llvm::all_of(operands, [](Value v) { return bool(v); })
                     ? make(op, operands)
                     : Value();
    converted[next] = made ? made : next;
  }
  return converted.lookup(value);
}

void uop::fromlinalg::convertSizeArithmetic(Operation *root) {
  SizeArithmetic arithmetic;
  SmallVector<OpOperand *> uses;
  root->walk([&](Operation *op) {
    if (!isa_and_nonnull<UOpDialect>(op->getDialect()))
      return;
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get().getType().isIndex())
        uses.push_back(&operand);
  });
  for (OpOperand *use : uses)
    use->set(arithmetic.convert(use->get()));
}
