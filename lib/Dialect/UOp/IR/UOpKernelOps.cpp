//===- UOpKernelOps.cpp - Range and kernel ops: verifiers -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RangeOperands.h"
#include "uop/Dialect/UOp/IR/ContiguousLayout.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// RangeOp
//===----------------------------------------------------------------------===//

void RangeOp::build(OpBuilder &builder, OperationState &state, int64_t id,
                    int64_t size, RangeKind kind) {
  build(builder, state, builder.getIndexType(), builder.getI64IntegerAttr(id),
        /*values=*/ValueRange(), builder.getI64IntegerAttr(size),
        RangeKindAttr::get(builder.getContext(), kind));
}

LogicalResult RangeOp::verify() {
  bool isStatic = getStaticSize().has_value();
  if (getValues().size() == isStatic)
    return emitOpError("needs either a static size or a size operand");
  if (size_t count = getBounds().size(); count != 0 && count != 2)
    return emitOpError("needs two bounds or none, got ") << count;
  if (getStaticSize() && static_cast<int64_t>(*getStaticSize()) < 0)
    return emitOpError("size must not be negative, got ")
           << static_cast<int64_t>(*getStaticSize());
  if (!getBounds().empty() && getKind() != RangeKind::reduce)
    return emitOpError("can only have bounds if it is reduced");
  return success();
}

void RangeOp::setBounds(ValueRange bounds) {
  SmallVector<Value> values;
  if (Value size = getSize())
    values.push_back(size);
  llvm::append_range(values, bounds);
  getValuesMutable().assign(values);
}

void RangeOp::getAsmResultNames(
    function_ref<void(Value, StringRef)> setNameFn) {
  bool isReduction = getKind() == RangeKind::reduce ||
                     getKind() == RangeKind::unroll ||
                     getKind() == RangeKind::group_reduce;
  SmallString<8> name(isReduction ? "k" : "r");
  name += std::to_string(getId());
  setNameFn(getResult(), name);
}

void RangeOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                SetIntRangeFn setResultRange) {
  APInt max = APInt::getSignedMaxValue(64);
  if (getStaticSize())
    max = APInt(64, *getStaticSize());
  else if (!argRanges.empty())
    max = argRanges[0].smax();
  if (auto known = (*this)->getAttrOfType<IntegerAttr>(kMaxSizeAttrName))
    max = llvm::APIntOps::smin(max, APInt(64, known.getInt()));
  // An empty range has no value; 0 stands for it.
  if (max.isStrictlyPositive())
    max -= 1;
  else
    max = APInt::getZero(64);
  setResultRange(getResult(),
                 ConstantIntRanges::fromSigned(APInt::getZero(64), max));
}

LogicalResult uop::verifyRanges(Operation *op, ValueRange ranges,
                                bool allowZero) {
  llvm::SmallPtrSet<Value, 8> seen;
  for (auto [number, range] : llvm::enumerate(ranges)) {
    if (allowZero && matchPattern(range, m_Zero()))
      continue;
    if (!range.getDefiningOp<RangeOp>())
      return op->emitOpError("range ")
             << number << " must be the result of uop.range"
             << (allowZero ? " or the constant 0" : "");
    if (!seen.insert(range).second)
      return op->emitOpError("range ") << number << " is given twice";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// IndexOp
//===----------------------------------------------------------------------===//

void IndexOp::build(OpBuilder &builder, OperationState &state, Value source,
                    ValueRange indices, Value gate) {
  build(builder, state, getElementTypeOrSelf(source.getType()), source, indices,
        gate);
}

LogicalResult IndexOp::verify() {
  RankedTensorType source = getSource().getType();
  if (int64_t(getIndices().size()) != source.getRank())
    return emitOpError("needs one index per axis: expected ")
           << source.getRank() << ", got " << getIndices().size();
  if (getElementTypeOrSelf(getType()) != source.getElementType())
    return emitOpError("result must have type ")
           << source.getElementType() << ", got " << getType();
  if (isa<VectorType>(getType()) && source.getRank() == 0)
    return emitOpError("reads lanes along the last axis; the tensor has none");
  return success();
}

//===----------------------------------------------------------------------===//
// ReduceOp, BufferizeOp
//===----------------------------------------------------------------------===//

LogicalResult ReduceOp::verify() {
  return verifyRanges(*this, getRanges(), /*allowZero=*/false);
}

bool BufferizeOp::isPacked() {
  return getType().getRank() == 1 && getRanges().size() > 1;
}

/// How many points the ranges count; none if that varies.
static std::optional<int64_t> countPoints(ValueRange ranges) {
  int64_t points = 1;
  for (Value range : ranges) {
    auto op = range.getDefiningOp<RangeOp>();
    if (!op)
      continue;
    if (!op.getStaticSize())
      return std::nullopt;
    points = llvm::SaturatingMultiply<uint64_t>(points, *op.getStaticSize());
  }
  return points;
}

bool BufferizeOp::isCounted() {
  return getSpace() != Space::global &&
         (isa<VectorType>(getValue().getType()) ||
          int64_t(getRanges().size()) != getType().getRank());
}

LogicalResult BufferizeOp::verify() {
  RankedTensorType type = getType();
  Type element = getElementTypeOrSelf(getValue().getType());
  if (type.getElementType() != element)
    return emitOpError("result element type must be ")
           << element << ", got " << type.getElementType();
  auto vector = dyn_cast<VectorType>(getValue().getType());
  if (vector && getSpace() == Space::global)
    return emitOpError("makes tensors in global space of scalars, got ")
           << vector;
  if (isCounted() && type.hasStaticShape()) {
    std::optional<int64_t> points = countPoints(getRanges());
    int64_t lanes = vector ? vector.getNumElements() : 1;
    int64_t elements = type.getNumElements();
    if (points && llvm::SaturatingMultiply<uint64_t>(*points, lanes) ==
                      uint64_t(elements))
      return verifyRanges(*this, getRanges(), /*allowZero=*/true);
    if (vector)
      return emitOpError("needs ranges that count, with the ")
             << lanes << " lanes, the " << elements << " elements of " << type;
  }
  if (isPacked() && getSpace() == Space::global) {
    bool isDynamic = false;
    int64_t points = 1;
    for (Value range : getRanges())
      if (auto op = range.getDefiningOp<RangeOp>()) {
        isDynamic |= bool(op.getSize());
        points = llvm::SaturatingMultiply<uint64_t>(
            points, op.getStaticSize().value_or(1));
      }
    if (isDynamic || points == type.getDimSize(0))
      return verifyRanges(*this, getRanges(), /*allowZero=*/true);
  }
  if (int64_t(getRanges().size()) != type.getRank())
    return emitOpError("needs one range per axis: expected ")
           << type.getRank() << ", got " << getRanges().size();
  if (failed(verifyRanges(*this, getRanges(), /*allowZero=*/true)))
    return failure();
  for (auto [axis, range] : llvm::enumerate(getRanges())) {
    auto op = range.getDefiningOp<RangeOp>();
    int64_t size = 1;
    if (op) {
      if (!op.getStaticSize())
        continue;
      size = *op.getStaticSize();
    }
    if (type.getDimSize(axis) != size)
      return emitOpError("range of axis ")
             << axis << " has size " << size << ", the result has "
             << type.getDimSize(axis);
  }
  if (getSpace() == Space::global)
    return success();
  if (!type.hasStaticShape())
    return emitOpError("outside of global space needs a static shape, got ")
           << type;
  return success();
}

//===----------------------------------------------------------------------===//
// KernelOp
//===----------------------------------------------------------------------===//

void KernelOp::build(OpBuilder &builder, OperationState &state, StringRef name,
                     FunctionType type) {
  build(builder, state, builder.getStringAttr(name), TypeAttr::get(type),
        /*sym_visibility=*/StringAttr(), /*arg_attrs=*/ArrayAttr(),
        /*res_attrs=*/ArrayAttr());
  Block &block = state.regions[0]->emplaceBlock();
  for (Type input : type.getInputs())
    block.addArgument(input, state.location);
}

ParseResult KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  auto buildType = [](Builder &builder, ArrayRef<Type> inputs,
                      ArrayRef<Type> results,
                      function_interface_impl::VariadicFlag, std::string &) {
    return builder.getFunctionType(inputs, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false,
      getFunctionTypeAttrName(result.name), buildType,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void KernelOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

LogicalResult KernelOp::verify() {
  if (getFunctionType().getNumResults() != 0)
    return emitOpError("has no results; it writes to its arguments");
  bool hasScalar = false;
  for (auto [number, type] : llvm::enumerate(getFunctionType().getInputs())) {
    if (type.isIndex()) {
      hasScalar = true;
      continue;
    }
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || memref.getRank() != 1 || !memref.getLayout().isIdentity())
      return emitOpError("argument ")
             << number << " must be a contiguous 1-D memref or an index, got "
             << type;
    if (hasScalar)
      return emitOpError("argument ")
             << number << " is a memref and must come before those of type "
             << "'index'";
    if (!isElementType(memref.getElementType()))
      return emitOpError("argument ")
             << number << " has elements of type " << memref.getElementType()
             << ", which no op of a kernel can read or write";
  }
  return success();
}

LogicalResult KernelOp::verifyRegions() {
  if (getBody().empty())
    return success();
  Block &block = getBody().front();
  if (block.empty() || !isa<SinkOp>(block.back()))
    return emitOpError("must end with uop.sink");
  return success(succeeded(getLaunchGrid(*this)));
}

//===----------------------------------------------------------------------===//
// LoadOp, StoreOp
//===----------------------------------------------------------------------===//

/// A vector of offsets or gates has as many lanes as what is read or written.
static LogicalResult verifyLanes(Operation *op, StringRef what, Type type,
                                 StringRef whole, Type wholeType) {
  auto lanes = dyn_cast<VectorType>(type);
  auto expected = dyn_cast<VectorType>(wholeType);
  if (!lanes || (expected && expected.getShape() == lanes.getShape()))
    return success();
  return op->emitOpError() << what << " has " << lanes.getNumElements()
                           << " lanes, the " << whole << " is of type "
                           << wholeType;
}

/// What is read or written is an element of the buffer, or a vector of some.
static LogicalResult verifyAccess(Operation *op, StringRef what, Type type,
                                  Value buffer, Value offset, Value gate) {
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  if (isa<VectorType>(type) && getElementTypeOrSelf(type) != element)
    return op->emitOpError()
           << what << " must have element type " << element << ", got " << type;
  if (!isa<VectorType>(type) && type != element)
    return op->emitOpError()
           << what << " must have type " << element << ", got " << type;
  if (failed(verifyLanes(op, "offset", offset.getType(), what, type)))
    return failure();
  return gate ? verifyLanes(op, "gate", gate.getType(), what, type) : success();
}

LogicalResult LoadOp::verify() {
  if (failed(verifyAccess(*this, "result", getType(), getSource(), getOffset(),
                          getGate())))
    return failure();
  if (getAlternative() && getAlternative().getType() != getType())
    return emitOpError("alternative must have type ")
           << getType() << ", got " << getAlternative().getType();
  if (getAlternative() && !getGate())
    return emitOpError("has an alternative but no gate");
  return success();
}

LogicalResult StoreOp::verify() {
  if (failed(verifyAccess(*this, "value", getValue().getType(), getTarget(),
                          getOffset(), getGate())))
    return failure();
  return verifyStatementRanges(*this, getRanges());
}

//===----------------------------------------------------------------------===//
// LaunchOp, AllocOp
//===----------------------------------------------------------------------===//

void LaunchOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  for (OpOperand &input : getInputsMutable())
    if (isa<MemRefType>(input.get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), &input);
  for (OpOperand &init : getInitsMutable())
    if (isa<MemRefType>(init.get().getType()))
      effects.emplace_back(MemoryEffects::Write::get(), &init);
  if (getHasEffects()) {
    effects.emplace_back(MemoryEffects::Read::get());
    effects.emplace_back(MemoryEffects::Write::get());
  }
}

LogicalResult LaunchOp::verify() {
  bool hasTensor = false, hasMemRef = false;
  for (Value operand : getOperands()) {
    Type type = operand.getType();
    hasTensor |= isa<RankedTensorType>(type);
    if (auto memref = dyn_cast<MemRefType>(type)) {
      hasMemRef = true;
      if (!getContiguousOffset(memref))
        return emitOpError("memref operands must be contiguous, got ") << type;
    }
  }
  if (hasTensor && hasMemRef)
    return emitOpError("must take tensors or memrefs, not both");
  size_t expected = hasMemRef ? 0 : getInits().size();
  if (getNumResults() != expected)
    return emitOpError("must have one result per init tensor: expected ")
           << expected << ", got " << getNumResults();
  return success();
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto kernel =
      symbolTable.lookupNearestSymbolFrom<KernelOp>(*this, getKernelAttr());
  if (!kernel)
    return emitOpError() << getKernelAttr() << " is not a uop.kernel";
  ArrayRef<Type> expected = kernel.getArgumentTypes();
  if (expected.size() != getNumOperands())
    return emitOpError("passes ")
           << getNumOperands() << " operands to " << getKernelAttr()
           << ", which takes " << expected.size();
  for (auto [number, type, operand] :
       llvm::enumerate(expected, getOperandTypes())) {
    auto formal = dyn_cast<ShapedType>(type);
    auto actual = dyn_cast<ShapedType>(operand);
    bool fits = !formal == !actual;
    if (formal && actual)
      fits = formal.getElementType() == actual.getElementType() &&
             (!formal.hasStaticShape() || !actual.hasStaticShape() ||
              countElements(formal) == countElements(actual));
    if (!fits)
      return emitOpError("operand ")
             << number << " of type " << operand << " does not fit argument "
             << type << " of " << getKernelAttr();
  }
  return success();
}

LogicalResult AllocOp::verify() {
  MemRefType type = cast<MemRefType>(getResult().getType());
  if (!type.hasStaticShape() || !type.getLayout().isIdentity())
    return emitOpError("needs a contiguous memref of static size, got ")
           << type;
  return success();
}
