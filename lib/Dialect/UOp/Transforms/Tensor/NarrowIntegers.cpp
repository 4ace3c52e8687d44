//===- NarrowIntegers.cpp - Integers of 32 bits from floats -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Few processors convert vectors of floats to integers of 64 bits: AVX2 takes
// them one by one. Positions that are computed from floats seldom need as many.
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/IntegerRanges.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace uop {
#define GEN_PASS_DEF_NARROWINTEGERSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

static constexpr unsigned kNarrow = 32;

static bool isWide(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isInteger(64) && !isUnsignedType(type);
}

static bool isFloat(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// Whether `op` makes floats of integers of 64 bits.
static bool isFloatConversion(Operation *op) {
  auto conversion = dyn_cast<CastOp>(op);
  return conversion && isFloat(conversion.getResult()) &&
         isWide(conversion.getInput());
}

static bool fits(const ConstantIntRanges &range) {
  return range.smin().isSignedIntN(kNarrow) &&
         range.smax().isSignedIntN(kNarrow);
}

static Type getNarrowType(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return type.clone(IntegerType::get(
      type.getContext(), kNarrow,
      cast<IntegerType>(type.getElementType()).getSignedness()));
}

namespace {
struct NarrowIntegersPass
    : public uop::impl::NarrowIntegersPassBase<NarrowIntegersPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  bool canNarrow(Value value);
  bool canNarrowUnder(Value condition, Value value);
  bool isNarrowable(Value value) const { return narrowable.contains(value); }
  Value getNarrow(Value value, OpBuilder &builder);
  Value narrow(Operation *op, OpBuilder &builder);
  void updateReader(Operation *op);
  void findWanted(ArrayRef<Operation *> ops);
  void replaceUses(Value wide, Value small);

  IntegerRanges ranges;
  /// Those whose values fit and which ops on 32 bits can compute; those that
  /// depend on a float; those that are computed so.
  DenseSet<Value> narrowable, rounded, wanted;
  DenseMap<Value, Value> narrowed;
};
} // namespace

/// A float that fits wherever `condition` holds may be rounded to fewer bits,
/// whatever becomes of the others.
bool NarrowIntegersPass::canNarrowUnder(Value condition, Value value) {
  if (isNarrowable(value))
    return true;
  auto conversion = value.getDefiningOp<CastOp>();
  return conversion && isFloat(conversion.getInput()) &&
         fits(ranges.getUnder(condition, value));
}

bool NarrowIntegersPass::canNarrow(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0 || !fits(ranges.get(value)))
    return false;
  if (auto conversion = dyn_cast<CastOp>(op)) {
    Type from = getElementTypeOrSelf(conversion.getInput().getType());
    return isa<FloatType>(from) ||
           (isa<IntegerType>(from) && from.getIntOrFloatBitWidth() < kNarrow);
  }
  if (auto choice = dyn_cast<WhereOp>(op))
    return canNarrowUnder(choice.getCondition(), choice.getTrueValue()) &&
           isNarrowable(choice.getFalseValue());
  if (auto constant = dyn_cast<ConstOp>(op))
    return isa<SplatElementsAttr>(constant.getValue());
  if (isa<IotaOp>(op))
    return true;
  if (!isa<AddOp, SubOp, MulOp, MaxOp, MinOp, NegOp, ReshapeOp, PermuteOp,
           ExpandOp, ShrinkOp, FlipOp>(op))
    return false;
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return !isWide(operand) || isNarrowable(operand);
  });
}

/// The value in 32 bits; of one that does not fit everywhere, where it does.
Value NarrowIntegersPass::getNarrow(Value value, OpBuilder &builder) {
  if (Value known = narrowed.lookup(value))
    return known;
  OpBuilder::InsertionGuard guard(builder);
  Operation *op = value.getDefiningOp();
  builder.setInsertionPoint(op);
  return narrowed[value] = narrow(op, builder);
}

/// The same op on 32 bits. What its operands are made of was made before,
/// except for conversions under the condition of a choice.
Value NarrowIntegersPass::narrow(Operation *op, OpBuilder &builder) {
  Value result = op->getResult(0);
  auto type = cast<RankedTensorType>(getNarrowType(result));
  if (auto constant = dyn_cast<ConstOp>(op)) {
    APInt number = cast<SplatElementsAttr>(constant.getValue())
                       .getSplatValue<APInt>()
                       .trunc(kNarrow);
    return ConstOp::create(
        builder, op->getLoc(),
        DenseElementsAttr::get(
            type, Attribute(IntegerAttr::get(type.getElementType(), number))));
  }
  IRMapping mapping;
  for (Value operand : op->getOperands())
    if (isWide(operand))
      mapping.map(operand, getNarrow(operand, builder));
  Operation *copy = builder.clone(*op, mapping);
  copy->getResult(0).setType(type);
  return copy->getResult(0);
}

/// Integers that are only read as positions, compared or converted need not
/// have the wide type for that.
void NarrowIntegersPass::updateReader(Operation *op) {
  auto getSource = [&](Value value) -> Value {
    auto extension = value.getDefiningOp<CastOp>();
    return extension && isWide(value) &&
                   extension.getInput().getType() == getNarrowType(value)
               ? extension.getInput()
               : Value();
  };
  if (auto comparison = dyn_cast<CmpOp>(op)) {
    Value lhs = getSource(comparison.getLhs());
    Value rhs = getSource(comparison.getRhs());
    OpBuilder builder(op);
    if (lhs && !rhs && isNarrowable(comparison.getRhs()))
      rhs = getNarrow(comparison.getRhs(), builder);
    if (rhs && !lhs && isNarrowable(comparison.getLhs()))
      lhs = getNarrow(comparison.getLhs(), builder);
    if (lhs && rhs)
      op->setOperands({lhs, rhs});
    return;
  }
  if (auto conversion = dyn_cast<CastOp>(op)) {
    bool isExtension = isWide(conversion.getResult());
    if (Value source = getSource(conversion.getInput()); source && !isExtension)
      op->setOperand(0, source);
    return;
  }
  if (isa<GatherOp, ScatterOp>(op))
    if (Value source = getSource(op->getOperand(1)))
      op->setOperand(1, source);
}

/// Finds what can be narrow, and what of it is to be.
void NarrowIntegersPass::findWanted(ArrayRef<Operation *> ops) {
  for (Operation *op : ops) {
    if (op->getNumResults() != 1 || !isWide(op->getResult(0)))
      continue;
    Value result = op->getResult(0);
    auto conversion = dyn_cast<CastOp>(op);
    bool isRounded = (conversion && isFloat(conversion.getInput())) ||
                     llvm::any_of(op->getOperands(), [&](Value operand) {
                       return rounded.contains(operand);
                     });
    if (isRounded)
      rounded.insert(result);
    if (canNarrow(result))
      narrowable.insert(result);
  }
  for (Operation *op : llvm::reverse(ops)) {
    if (op->getNumResults() != 1 || !isNarrowable(op->getResult(0)))
      continue;
    Value result = op->getResult(0);
    bool isNeeded = llvm::any_of(op->getUsers(), [&](Operation *user) {
      return isFloatConversion(user) || (user->getNumResults() == 1 &&
                                         wanted.contains(user->getResult(0)));
    });
    if (isNeeded || rounded.contains(result))
      wanted.insert(result);
  }
}

/// Lets the readers of a wide value read the narrow one.
void NarrowIntegersPass::replaceUses(Value wide, Value small) {
  OpBuilder builder(wide.getContext());
  if (!rounded.contains(wide)) {
    wide.replaceUsesWithIf(small, [](OpOperand &use) {
      return isFloatConversion(use.getOwner());
    });
    return;
  }
  builder.setInsertionPointAfter(wide.getDefiningOp());
  auto extension =
      CastOp::create(builder, wide.getLoc(), wide.getType(), small);
  wide.replaceUsesWithIf(extension.getResult(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    return user->getNumResults() != 1 || !wanted.contains(user->getResult(0));
  });
}

void NarrowIntegersPass::runOnOperation() {
  SmallVector<Operation *> ops;
  bool hasConversions = false;
  getOperation()->walk([&](Operation *op) {
    ops.push_back(op);
    auto conversion = dyn_cast<CastOp>(op);
    hasConversions |= isFloatConversion(op) ||
                      (conversion && isFloat(conversion.getInput()) &&
                       isWide(conversion.getResult()));
  });
  if (!hasConversions)
    return;
  findWanted(ops);
  for (Operation *op : ops) {
    if (op->getNumResults() == 1 && wanted.contains(op->getResult(0))) {
      OpBuilder builder(op);
      replaceUses(op->getResult(0), getNarrow(op->getResult(0), builder));
    }
    updateReader(op);
  }
  // What nothing reads any more.
  for (Operation *op : llvm::reverse(ops))
    if (op->getNumRegions() == 0 && isOpTriviallyDead(op))
      op->erase();
  ranges = IntegerRanges();
  narrowable.clear();
  rounded.clear();
  wanted.clear();
  narrowed.clear();
}
