//===- UOpStateOps.cpp - Runtime buffers and variables ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeLists.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/IR/InBounds.h"
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
    if (!earlier || earlier->getNumOperands() < 2)
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
    if (failed(
            verifyBox(*this, shape, *getOffsets(), *getSizes(), getDynamic())))
      return failure();
    shape = *getSizes();
  } else if (failed(verifyNumValues(*this, 0, getDynamic()))) {
    return failure();
  }
  if (failed(verifyInBounds(*this, !getDynamic().empty())))
    return failure();
  if (value.getShape() != shape)
    return emitOpError("value must have type ")
           << target.clone(shape) << ", got " << value;
  for (Operation *user : getTarget().getUsers()) {
    auto other = dyn_cast<AssignOp>(user);
    if (!other || other == *this || other->getBlock() != (*this)->getBlock() ||
        other->getNumOperands() < 2 || other.getTarget() != getTarget())
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

Value AssignOp::getResultSize(IndexBuilder &builder, int64_t axis) {
  return builder.size(getTarget(), axis);
}

Value AssignOp::getOffset(IndexBuilder &builder, int64_t axis) {
  return getListed(builder, *getOffsets(), getDynamic(), axis);
}

Value AssignOp::getBoxSize(IndexBuilder &builder, int64_t axis) {
  return getListed(builder, *getSizes(),
                   getDynamic().drop_front(countValues(*getOffsets())), axis);
}

Value AssignOp::mapToSource(IndexBuilder &builder, unsigned source,
                            ValueRange position,
                            SmallVectorImpl<Value> &sourcePosition) {
  llvm::append_range(sourcePosition, position);
  if (source == 1)
    return isWhole() ? builder.truth(false) : Value();
  Value valid;
  if (isWhole())
    return valid;
  for (auto [axis, index] : llvm::enumerate(sourcePosition)) {
    index = builder.sub(index, getOffset(builder, axis));
    valid = builder.logicalAnd(
        valid, builder.inside(index, 0, getBoxSize(builder, axis)));
  }
  return valid;
}

OpFoldResult AssignOp::fold(FoldAdaptor) {
  // What changes nothing is no new state either.
  if (llvm::is_contained(getValue().getType().getShape(), 0))
    return getTarget();
  if (isWhole())
    return getValue() == getTarget() || !mayWriteBuffer(*this)
               ? OpFoldResult(getValue())
               : OpFoldResult();
  auto part = getValue().getDefiningOp<ShrinkOp>();
  if (part && part.getSource() == getTarget() &&
      part.getOffsets() == *getOffsets() && part.getSizes() == *getSizes() &&
      llvm::equal(part.getDynamic(), getDynamic()))
    return getTarget();
  return {};
}

namespace {
/// A box that is all of the target needs no offsets.
struct AssignWhole : public OpRewritePattern<AssignOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AssignOp op,
                                PatternRewriter &rewriter) const override {
    if (op.isWhole() || !op.getDynamic().empty() ||
        *op.getSizes() != op.getType().getShape())
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

static constexpr const char kVariableNameRule[] =
    "name must be letters, digits and '_', not beginning with a digit, got '";

static bool isVariableName(StringRef name) {
  return !name.empty() && !llvm::isDigit(name.front()) &&
         llvm::all_of(name,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

LogicalResult DefineVarOp::verify() {
  StringRef name = getName();
  if (!isVariableName(name))
    return emitOpError(kVariableNameRule) << name << "'";
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

LogicalResult VarAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                              StringAttr name, int64_t min, int64_t max) {
  if (!isVariableName(name.getValue()))
    return emitError() << kVariableNameRule << name.getValue() << "'";
  if (min < 0)
    return emitError() << "variable '" << name.getValue()
                       << "' is a size and may not be negative, got [" << min
                       << ", " << max << "]";
  if (min > max)
    return emitError() << "variable '" << name.getValue() << "' has no value: ["
                       << min << ", " << max << "] is empty";
  return success();
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
  auto note = [&](Operation *op, StringRef name, int64_t min, int64_t max,
                  bool isNeeded) -> LogicalResult {
    auto [it, isNew] =
        variables.try_emplace(name, ProgramVariable{op, min, max, isNeeded});
    ProgramVariable &known = it->second;
    known.needsValue |= isNeeded;
    if (isNew || (known.min == min && known.max == max))
      return success();
    InFlightDiagnostic error = op->emitOpError("variable '")
                               << name << "' has bounds [" << min << ", " << max
                               << "] here and [" << known.min << ", "
                               << known.max << "] elsewhere";
    error.attachNote(known.definition->getLoc()) << "it is defined here, too";
    return error;
  };
  SymbolTableCollection symbols;
  auto visit = [&](Operation *op) -> WalkResult {
    if (auto call = dyn_cast<CallOpInterface>(op))
      if (Operation *callee = call.resolveCallable())
        functions.insert(callee);
    if (auto launch = dyn_cast<LaunchOp>(op))
      for (func::FuncOp called : getCalledFunctions(launch, symbols))
        functions.insert(called);
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
        for (VarAttr variable : getSizeVariables(function, i))
          if (variable && failed(note(op, variable.getName(), variable.getMin(),
                                      variable.getMax(), /*isNeeded=*/true)))
            return failure();
    if (auto definition = dyn_cast<DefineVarOp>(op))
      return note(op, definition.getName(), definition.getMin(),
                  definition.getMax(), needsValue(definition));
    return success();
  };
  for (size_t i = 0; i < functions.size(); ++i)
    if (functions[i]->walk<WalkOrder::PreOrder>(visit).wasInterrupted())
      return failure();
  return variables;
}

LogicalResult uop::verifyStateOutsideRegions(Operation *root) {
  // What `getBuffer` says, without walking a chain for each of its ops.
  llvm::DenseMap<Operation *, BufferOp> written;
  WalkResult result = root->walk([&](Operation *op) {
    if (auto buffer = dyn_cast<BufferOp>(op)) {
      auto function = dyn_cast<func::FuncOp>(op->getParentOp());
      if (function && function.getBody().hasOneBlock())
        return WalkResult::advance();
      op->emitOpError("must stand in the only block of a function, outside of "
                      "loops and branches");
      return WalkResult::interrupt();
    }
    auto assign = dyn_cast<AssignOp>(op);
    if (!assign)
      return WalkResult::advance();
    auto earlier = written.find(assign.getTarget().getDefiningOp());
    BufferOp buffer =
        earlier == written.end() ? assign.getBuffer() : earlier->second;
    written[assign] = buffer;
    if (!buffer || assign->getBlock() == buffer->getBlock())
      return WalkResult::advance();
    assign.emitOpError("writes a runtime buffer in a loop or branch; give the "
                       "new contents out of the region and assign them there");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

SmallVector<VarAttr> uop::getSizeVariables(FunctionOpInterface function,
                                           unsigned argument) {
  SmallVector<VarAttr> result;
  auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[argument]);
  auto shape = function.getArgAttrOfType<ArrayAttr>(argument, kShapeAttrName);
  if (type && shape && int64_t(shape.size()) == type.getRank() &&
      !type.hasStaticShape())
    for (Attribute size : shape)
      result.push_back(dyn_cast<VarAttr>(size));
  return result;
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
