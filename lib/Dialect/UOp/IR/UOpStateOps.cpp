//===- UOpStateOps.cpp - Runtime buffers and variables ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/IndexBuilder.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/IR/Variables.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace uop;

using Effects =
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

//===----------------------------------------------------------------------===//
// BufferOp
//===----------------------------------------------------------------------===//

LogicalResult BufferOp::verify() {
  if (static_cast<int64_t>(getId()) < 0)
    return emitOpError("number must not be negative, got ")
           << static_cast<int64_t>(getId());
  if (getDevice() && getDevice()->empty())
    return emitOpError("device must have a name");
  if (!getType().hasStaticShape())
    return emitOpError("needs a static shape, got ") << getType();
  return success();
}

void BufferOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(),
                       RuntimeBufferResource::get());
}

//===----------------------------------------------------------------------===//
// AssignOp
//===----------------------------------------------------------------------===//

BufferOp AssignOp::getBuffer() {
  // A graph region may have a cycle; one returns to a mark that is set ever
  // more rarely.
  Value state = getTarget(), mark;
  for (size_t steps = 1;; ++steps) {
    auto earlier = state.getDefiningOp<AssignOp>();
    if (!earlier || earlier->getNumOperands() != 2)
      return state.getDefiningOp<BufferOp>();
    state = earlier.getTarget();
    if (state == mark)
      return {};
    if ((steps & (steps - 1)) == 0)
      mark = state;
  }
}

/// Whether `assign` may write a runtime buffer: `getBuffer` in constant time,
/// which is asked for each of a chain of assignments. What stands behind very
/// many of them is taken for a state.
static bool mayWriteBuffer(AssignOp assign) {
  constexpr unsigned limit = 64;
  Value state = assign.getTarget();
  for (unsigned i = 0; i < limit; ++i) {
    auto earlier = state.getDefiningOp<AssignOp>();
    if (!earlier || earlier->getNumOperands() != 2)
      return state.getDefiningOp<BufferOp>() != nullptr;
    state = earlier.getTarget();
  }
  return true;
}

bool AssignOp::isWhole() { return !getSizes(); }

LogicalResult AssignOp::verify() {
  RankedTensorType value = getValue().getType(), target = getTarget().getType();
  for (RankedTensorType type : {value, target})
    if (!type.hasStaticShape())
      return emitOpError("needs static shapes, got ") << type;
  if (value.getElementType() != target.getElementType())
    return emitOpError("value element type must be ")
           << target.getElementType() << ", got " << value.getElementType();
  if (getOffsets().has_value() != getSizes().has_value())
    return emitOpError("needs offsets and sizes, or neither");
  ArrayRef<int64_t> shape = target.getShape();
  if (getSizes()) {
    for (auto [what, list] : {std::make_pair("offsets", *getOffsets()),
                              std::make_pair("sizes", *getSizes())})
      if (int64_t(list.size()) != target.getRank())
        return emitOpError()
               << what << " must have one entry per axis: expected "
               << target.getRank() << ", got " << list.size();
    for (auto [axis, size, offset, length] :
         llvm::enumerate(shape, *getOffsets(), *getSizes()))
      if (offset < 0 || length < 0 || offset > size || length > size - offset)
        return emitOpError("axis ")
               << axis << ": elements from " << offset << ", " << length
               << " of them, are not all within size " << size;
    shape = *getSizes();
  }
  if (value.getShape() != shape)
    return emitOpError("value must have type ")
           << target.clone(shape) << ", got " << value;
  for (Operation *user : getTarget().getUsers()) {
    auto other = dyn_cast<AssignOp>(user);
    if (!other || other == *this || other->getBlock() != (*this)->getBlock() ||
        other->getNumOperands() != 2 || other.getTarget() != getTarget())
      continue;
    // Asked rarely, because the chain of assignments may be long.
    if (!getBuffer())
      return success();
    if (!other->isBeforeInBlock(*this))
      continue;
    InFlightDiagnostic error =
        emitOpError("assigns to a state that has a next one already; assign to "
                    "the result of the first assignment");
    error.attachNote(other.getLoc()) << "the first assignment is here";
    return error;
  }
  return success();
}

void AssignOp::getEffects(Effects &effects) {
  if (mayWriteBuffer(*this))
    effects.emplace_back(MemoryEffects::Write::get(),
                         RuntimeBufferResource::get());
}

unsigned AssignOp::getNumSources() { return 2; }

Value AssignOp::mapToSource(IndexBuilder &builder, unsigned source,
                            ValueRange position,
                            SmallVectorImpl<Value> &sourcePosition) {
  llvm::append_range(sourcePosition, position);
  if (source == 1)
    return isWhole() ? builder.truth(false) : Value();
  Value valid;
  if (isWhole())
    return valid;
  for (auto [index, offset, size] :
       llvm::zip_equal(sourcePosition, *getOffsets(), *getSizes())) {
    index = builder.add(index, -offset);
    valid = builder.logicalAnd(valid, builder.inside(index, 0, size));
  }
  return valid;
}

OpFoldResult AssignOp::fold(FoldAdaptor) {
  // What changes nothing is no new state either.
  if (getValue().getType().getNumElements() == 0)
    return getTarget();
  if (isWhole())
    return getValue() == getTarget() || !mayWriteBuffer(*this)
               ? OpFoldResult(getValue())
               : OpFoldResult();
  auto part = getValue().getDefiningOp<ShrinkOp>();
  if (part && part.getSource() == getTarget() &&
      part.getOffsets() == *getOffsets())
    return getTarget();
  return {};
}

namespace {
/// A box that is all of the target needs no offsets.
struct AssignWhole : public OpRewritePattern<AssignOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AssignOp op,
                                PatternRewriter &rewriter) const override {
    if (op.isWhole() || *op.getSizes() != op.getType().getShape())
      return rewriter.notifyMatchFailure(op, "not a box of the target's size");
    rewriter.modifyOpInPlace(op, [&] {
      op.removeOffsetsAttr();
      op.removeSizesAttr();
    });
    return success();
  }
};
} // namespace

void AssignOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<AssignWhole>(context);
}

//===----------------------------------------------------------------------===//
// DefineVarOp
//===----------------------------------------------------------------------===//

LogicalResult DefineVarOp::verify() {
  StringRef name = getName();
  bool isName =
      !name.empty() && !llvm::isDigit(name.front()) &&
      llvm::all_of(name, [](char c) { return llvm::isAlnum(c) || c == '_'; });
  if (!isName)
    return emitOpError("name must be letters, digits and '_', not beginning "
                       "with a digit, got '")
           << name << "'";
  auto min = static_cast<int64_t>(getMin());
  auto max = static_cast<int64_t>(getMax());
  if (min > max)
    return emitOpError("variable '")
           << name << "' has no value: [" << min << ", " << max << "] is empty";
  return success();
}

void DefineVarOp::getAsmResultNames(
    function_ref<void(Value, StringRef)> setNameFn) {
  setNameFn(getResult(), getName());
}

static ConstantIntRanges getRange(DefineVarOp variable) {
  return ConstantIntRanges::fromSigned(APInt(64, variable.getMin()),
                                       APInt(64, variable.getMax()));
}

void DefineVarOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                    SetIntRangeFn setResultRange) {
  setResultRange(getResult(), getRange(*this));
}

FailureOr<llvm::MapVector<StringRef, ProgramVariable>>
uop::collectVariables(Operation *root) {
  llvm::MapVector<StringRef, ProgramVariable> variables;
  llvm::SetVector<Operation *> functions;
  functions.insert(root);
  auto visit = [&](Operation *op) {
    if (auto call = dyn_cast<CallOpInterface>(op))
      if (Operation *callee = call.resolveCallable())
        functions.insert(callee);
    auto definition = dyn_cast<DefineVarOp>(op);
    if (!definition)
      return WalkResult::advance();
    ProgramVariable &known = variables[definition.getName()];
    known.needsValue |= needsValue(definition);
    if (!known.definition)
      known.definition = definition;
    if (known.definition.getMin() == definition.getMin() &&
        known.definition.getMax() == definition.getMax())
      return WalkResult::advance();
    InFlightDiagnostic error = definition.emitOpError("variable '")
                               << definition.getName()
                               << "' has other bounds elsewhere";
    error.attachNote(known.definition.getLoc()) << "it is defined here, too";
    return WalkResult::interrupt();
  };
  for (size_t i = 0; i < functions.size(); ++i)
    if (functions[i]->walk(visit).wasInterrupted())
      return failure();
  return variables;
}

bool uop::needsValue(DefineVarOp definition) {
  return llvm::any_of(definition->getUses(), [](OpOperand &use) {
    return !isa<BindOp>(use.getOwner()) || use.getOperandNumber() != 0;
  });
}

//===----------------------------------------------------------------------===//
// BindOp
//===----------------------------------------------------------------------===//

/// Whether a constant is one of the variable's values.
static bool isInside(DefineVarOp variable, const APInt &value) {
  return value.sge(static_cast<int64_t>(variable.getMin())) &&
         value.sle(static_cast<int64_t>(variable.getMax()));
}

LogicalResult BindOp::verify() {
  auto variable = getVariable().getDefiningOp<DefineVarOp>();
  if (!variable)
    return emitOpError("variable must be the result of uop.define_var");
  APInt value;
  if (matchPattern(getValue(), m_ConstantInt(&value)) &&
      !isInside(variable, value))
    return emitOpError("variable '")
           << variable.getName() << "' is in ["
           << static_cast<int64_t>(variable.getMin()) << ", "
           << static_cast<int64_t>(variable.getMax()) << "], got "
           << value.getSExtValue();
  return success();
}

OpFoldResult BindOp::fold(FoldAdaptor adaptor) {
  auto variable = getVariable().getDefiningOp<DefineVarOp>();
  auto value = dyn_cast_or_null<IntegerAttr>(adaptor.getValue());
  if (variable && value && isInside(variable, value.getValue()))
    return value;
  return {};
}

void BindOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                               SetIntRangeFn setResultRange) {
  ConstantIntRanges range = argRanges[1];
  if (auto variable = getVariable().getDefiningOp<DefineVarOp>()) {
    ConstantIntRanges both = range.intersection(getRange(variable));
    range = both.smin().sle(both.smax()) ? both : getRange(variable);
  }
  setResultRange(getResult(), range);
}
