//===- UOpDialect.cpp - Dialect registration and type helpers ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/IR/IntegerRanges.h"
#include "uop/Dialect/UOp/IR/Variables.h"

#include "BytecodeInterface.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;

#include "uop/Dialect/UOp/IR/UOpDialect.cpp.inc"
#include "uop/Dialect/UOp/IR/UOpEnums.cpp.inc"
#include "uop/Dialect/UOp/IR/UOpInterfaces.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "uop/Dialect/UOp/IR/UOpAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "uop/Dialect/UOp/IR/UOpTypes.cpp.inc"

namespace {
/// Every op may move to another function.
struct UOpInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *op, Region *target, bool wouldBeCloned,
                       IRMapping &mapping) const final {
    return true;
  }
};
} // namespace

void UOpDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "uop/Dialect/UOp/IR/UOpAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "uop/Dialect/UOp/IR/UOpTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "uop/Dialect/UOp/IR/UOpOps.cpp.inc"
      >();
  addInterfaces<UOpInlinerInterface>();
  addBytecodeInterface(*this);
}

/// The sizes that an argument has, by axis.
static LogicalResult verifyShape(FunctionOpInterface op, unsigned argument,
                                 Attribute attr) {
  auto fail = [&]() {
    return op->emitOpError()
           << "argument " << argument << ": " << kShapeAttrName << " ";
  };
  auto type = dyn_cast<RankedTensorType>(op.getArgumentTypes()[argument]);
  if (!type)
    return fail() << "is for ranked tensors";
  auto shape = dyn_cast<ArrayAttr>(attr);
  if (!shape || int64_t(shape.size()) != type.getRank())
    return fail() << "must list one size per axis of " << type;
  for (auto [axis, entry, size] : llvm::enumerate(shape, type.getShape())) {
    auto number = dyn_cast<IntegerAttr>(entry);
    if (ShapedType::isDynamic(size) ? isa<VarAttr>(entry)
                                    : number && number.getInt() == size)
      continue;
    InFlightDiagnostic error = fail();
    error << "has " << entry << " for axis " << axis << " of " << type
          << ", which needs ";
    if (ShapedType::isDynamic(size))
      return error << "#uop.var<\"name\" [min, max]>";
    return error << size;
  }
  return success();
}

/// Whose memory a result may take.
static LogicalResult verifyDonated(FunctionOpInterface op, unsigned argument,
                                   Attribute attribute) {
  if (!isa<UnitAttr>(attribute))
    return op->emitError("'uop.donated' has no value: expected a unit "
                         "attribute, got ")
           << attribute;
  Type type = op.getArgumentTypes()[argument];
  if (isa<IntegerType, FloatType, IndexType>(type))
    return op->emitError("'uop.donated' gives memory away, which argument ")
           << argument << " of type " << type << " has none of";
  if (auto shaped = dyn_cast<ShapedType>(type);
      shaped && shaped.hasRank() && !shaped.hasStaticShape())
    return op->emitError("'uop.donated' needs an argument of static shape, "
                         "which argument ")
           << argument << " of type " << type << " has not";
  return success();
}

/// What its caller knows of an integer.
static LogicalResult verifyBounds(FunctionOpInterface op, unsigned argument,
                                  Attribute attribute) {
  auto fail = [&]() {
    return op->emitError("'")
           << kBoundsAttrName << "' of argument " << argument << " ";
  };
  if (!op.isPrivate())
    return fail() << "is for private functions, whose callers are known";
  auto type = dyn_cast<IntegerType>(
      getElementTypeOrSelf(op.getArgumentTypes()[argument]));
  if (!type || type.isUnsigned() || type.getWidth() > 64)
    return fail() << "is for signed integers, got "
                  << op.getArgumentTypes()[argument];
  auto bounds = dyn_cast<DenseI64ArrayAttr>(attribute);
  if (!bounds || bounds.size() != 2 || bounds[0] > bounds[1] ||
      !llvm::isIntN(type.getWidth(), bounds[0]) ||
      !llvm::isIntN(type.getWidth(), bounds[1]))
    return fail() << "must be array<i64: least, greatest> in the range of "
                  << type << ", got " << attribute;
  return success();
}

LogicalResult UOpDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                   unsigned argument,
                                                   NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  if (attribute.getName() == kShapeAttrName)
    return verifyShape(function, argument, attribute.getValue());
  if (attribute.getName() == kDonatedAttrName)
    return verifyDonated(function, argument, attribute.getValue());
  if (attribute.getName() == kBoundsAttrName)
    return verifyBounds(function, argument, attribute.getValue());
  return success();
}

Operation *UOpDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  auto typed = dyn_cast<TypedAttr>(value);
  if (!typed || typed.getType() != type)
    return nullptr;
  return ConstOp::create(builder, loc, typed);
}

Type uop::withElementType(Type type, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

Type uop::getI1SameShape(Type type) {
  return withElementType(type, IntegerType::get(type.getContext(), 1));
}

Type uop::getI32SameShape(Type type) {
  return withElementType(type, IntegerType::get(type.getContext(), 32));
}

TypedAttr uop::getSplatAttr(Type type, Attribute value) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return DenseElementsAttr::get(shaped, value);
  return cast<TypedAttr>(value);
}

Type uop::getWideElement(ReduceKind kind, Type element) {
  bool rounds = kind == ReduceKind::add || kind == ReduceKind::mul;
  auto type = dyn_cast<FloatType>(element);
  return rounds && type && type.getWidth() < 32
             ? Float32Type::get(element.getContext())
             : element;
}

Value uop::createCombination(OpBuilder &builder, Location loc, ReduceKind kind,
                             Value lhs, Value rhs) {
  switch (kind) {
  case ReduceKind::add:
    return AddOp::create(builder, loc, lhs, rhs);
  case ReduceKind::mul:
    return MulOp::create(builder, loc, lhs, rhs);
  case ReduceKind::max:
    return MaxOp::create(builder, loc, lhs, rhs);
  case ReduceKind::min:
    return MinOp::create(builder, loc, lhs, rhs);
  }
  llvm_unreachable("a kind that there is not");
}

bool uop::isCombination(Operation *op, ReduceKind kind) {
  switch (kind) {
  case ReduceKind::add:
    return isa<AddOp>(op);
  case ReduceKind::mul:
    return isa<MulOp>(op);
  case ReduceKind::max:
    return isa<MaxOp>(op);
  case ReduceKind::min:
    return isa<MinOp>(op);
  }
  llvm_unreachable("a kind that there is not");
}

std::optional<int64_t> uop::countElements(ShapedType type) {
  if (llvm::is_contained(type.getShape(), 0))
    return 0;
  int64_t count = 1;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(count, size, count))
      return std::nullopt;
  return count;
}

bool uop::isElementType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return !integer.isSigned() &&
           ((integer.isSignless() && integer.getWidth() == 1) ||
            llvm::is_contained({8, 16, 32, 64}, int(integer.getWidth())));
  return isa<Float8E4M3FNType, Float8E5M2Type, Float8E4M3FNUZType,
             Float8E5M2FNUZType, Float8E8M0FNUType, Float4E2M1FNType,
             BFloat16Type, Float16Type, Float32Type, Float64Type>(type);
}

bool uop::isUnsignedType(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isUnsignedInteger() || element.isInteger(1);
}

TypedAttr uop::getReductionIdentity(ReduceKind kind, Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto floatType = dyn_cast<FloatType>(element)) {
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    // All bits 0, as in memory: f8E8M0FNU has no zero.
    APFloat value(semantics, APInt::getZero(floatType.getWidth()));
    switch (kind) {
    case ReduceKind::add:
      break;
    case ReduceKind::mul:
      value = APFloat(semantics, 1);
      break;
    case ReduceKind::max:
    case ReduceKind::min: {
      bool negative = kind == ReduceKind::max;
      value = APFloat::semanticsHasInf(semantics)
                  ? APFloat::getInf(semantics, negative)
                  : APFloat::getLargest(semantics, negative);
      break;
    }
    }
    return getSplatAttr(type, FloatAttr::get(floatType, value));
  }
  unsigned width =
      element.isIndex() ? 64 : cast<IntegerType>(element).getWidth();
  bool isUnsigned = isUnsignedType(element);
  APInt value(width, 0);
  switch (kind) {
  case ReduceKind::add:
    break;
  case ReduceKind::mul:
    value = APInt(width, 1);
    break;
  case ReduceKind::max:
    value = isUnsigned ? APInt::getMinValue(width)
                       : APInt::getSignedMinValue(width);
    break;
  case ReduceKind::min:
    value = isUnsigned ? APInt::getMaxValue(width)
                       : APInt::getSignedMaxValue(width);
    break;
  }
  return getSplatAttr(type, IntegerAttr::get(element, value));
}

TypedAttr uop::getExactIdentity(ReduceKind kind, Type type) {
  auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  if (kind != ReduceKind::add || !element)
    return getReductionIdentity(kind, type);
  return getSplatAttr(type, FloatAttr::get(element, -0.0));
}
