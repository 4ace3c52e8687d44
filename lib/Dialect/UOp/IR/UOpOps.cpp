//===- UOpOps.cpp - Op classes and their syntax directives ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

static ParseResult
parsePadTypes(OpAsmParser &parser,
              const std::optional<OpAsmParser::UnresolvedOperand> &value,
              Type &source, Type &valueType) {
  if (parser.parseType(source))
    return failure();
  if (value)
    valueType = getElementTypeOrSelf(source);
  return success();
}

static void printPadTypes(OpAsmPrinter &printer, Operation *, Value,
                          Type source, Type) {
  printer << source;
}

/// `size kind within low, high`; the size is a number or a value.
static ParseResult
parseRangeSize(OpAsmParser &parser,
               SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
               IntegerAttr &staticSize, RangeKindAttr &kind) {
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult isOperand = parser.parseOptionalOperand(operand);
  if (isOperand.has_value()) {
    if (*isOperand)
      return failure();
    values.push_back(operand);
  } else {
    int64_t value = 0;
    if (parser.parseInteger(value))
      return failure();
    staticSize = parser.getBuilder().getI64IntegerAttr(value);
  }
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&keyword)))
    return success();
  if (keyword != "within") {
    std::optional<RangeKind> parsed = symbolizeRangeKind(keyword);
    if (!parsed)
      return parser.emitError(loc, "there is no range kind '")
             << keyword << "'";
    kind = RangeKindAttr::get(parser.getContext(), *parsed);
    if (failed(parser.parseOptionalKeyword("within")))
      return success();
  }
  SmallVector<OpAsmParser::UnresolvedOperand> bounds;
  if (parser.parseOperandList(bounds, /*requiredOperandCount=*/2))
    return failure();
  llvm::append_range(values, bounds);
  return success();
}

static void printRangeSize(OpAsmPrinter &printer, Operation *op, OperandRange,
                           IntegerAttr staticSize, RangeKindAttr kind) {
  auto range = cast<RangeOp>(op);
  if (staticSize)
    printer << staticSize.getInt();
  else
    printer << range.getSize();
  if (kind && kind.getValue() != RangeKind::loop)
    printer << ' ' << stringifyRangeKind(kind.getValue());
  if (!range.getBounds().empty())
    printer << " within " << range.getBounds();
}

/// The sizes of the result, if some are not static, with the values that these
/// are.
static ParseResult
parseResultSizes(OpAsmParser &parser,
                 SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dynamic,
                 DenseI64ArrayAttr &sizes, SMLoc &loc) {
  loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword("sizes")))
    return success();
  return parseDynamicIndexList(parser, dynamic, sizes);
}

/// The static sizes that were listed are those of the type.
static ParseResult checkResultSizes(OpAsmParser &parser, SMLoc loc,
                                    DenseI64ArrayAttr sizes,
                                    RankedTensorType type) {
  if (!sizes || type.getShape() == sizes.asArrayRef())
    return success();
  return parser.emitError(loc, "the sizes are not those of ") << type;
}

static void printResultSizes(OpAsmPrinter &printer, Operation *op,
                             OperandRange dynamic, Type result) {
  if (dynamic.empty())
    return;
  printer << "sizes ";
  printDynamicIndexList(printer, op, dynamic,
                        cast<RankedTensorType>(result).getShape());
  printer << ' ';
}

/// `sizes [%n, 4] : type`
static ParseResult
parseSizedType(OpAsmParser &parser,
               SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dynamic,
               Type &result) {
  DenseI64ArrayAttr sizes;
  SMLoc loc;
  RankedTensorType type;
  if (parseResultSizes(parser, dynamic, sizes, loc) ||
      parser.parseColonType(type))
    return failure();
  result = type;
  return checkResultSizes(parser, loc, sizes, type);
}

static void printSizedType(OpAsmPrinter &printer, Operation *op,
                           OperandRange dynamic, Type result) {
  printResultSizes(printer, op, dynamic, result);
  printer << ": " << result;
}

/// `sizes [%n, 4] : source -> result`
static ParseResult
parseSizedTypes(OpAsmParser &parser,
                SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dynamic,
                Type &source, Type &result) {
  DenseI64ArrayAttr sizes;
  SMLoc loc;
  RankedTensorType from, to;
  if (parseResultSizes(parser, dynamic, sizes, loc) ||
      parser.parseColonType(from) || parser.parseArrow() ||
      parser.parseType(to))
    return failure();
  source = from;
  result = to;
  return checkResultSizes(parser, loc, sizes, to);
}

static void printSizedTypes(OpAsmPrinter &printer, Operation *op,
                            OperandRange dynamic, Type source, Type result) {
  printResultSizes(printer, op, dynamic, result);
  printer << ": " << source << " -> " << result;
}

/// `[%i, 0] sizes [1, %n]`: the values of the offsets come first.
static ParseResult
parseBox(OpAsmParser &parser,
         SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dynamic,
         DenseI64ArrayAttr &offsets, DenseI64ArrayAttr &sizes) {
  return failure(parseDynamicIndexList(parser, dynamic, offsets) ||
                 parser.parseKeyword("sizes") ||
                 parseDynamicIndexList(parser, dynamic, sizes));
}

static void printBox(OpAsmPrinter &printer, Operation *op, OperandRange dynamic,
                     DenseI64ArrayAttr offsets, DenseI64ArrayAttr sizes) {
  size_t numOffsets =
      llvm::count_if(offsets.asArrayRef(), ShapedType::isDynamic);
  printDynamicIndexList(printer, op, dynamic.take_front(numOffsets),
                        offsets.asArrayRef());
  printer << " sizes ";
  printDynamicIndexList(printer, op, dynamic.drop_front(numOffsets),
                        sizes.asArrayRef());
}

/// `, vector<Nxindex>` and `, vector<Nxi1>`, as far as they are there: without
/// them the offset is one index and the gate one i1.
static ParseResult
parseAccessTypes(OpAsmParser &parser,
                 const std::optional<OpAsmParser::UnresolvedOperand> &gate,
                 Type &offsetType, Type &gateType) {
  Builder &builder = parser.getBuilder();
  offsetType = builder.getIndexType();
  if (gate)
    gateType = builder.getI1Type();
  bool hasOffset = false, hasGate = !gate;
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc loc = parser.getCurrentLocation();
    Type type;
    if (parser.parseType(type))
      return failure();
    Type element = getElementTypeOrSelf(type);
    if (element.isIndex() && !hasOffset) {
      offsetType = type;
      hasOffset = true;
    } else if (element.isInteger(1) && !hasGate) {
      gateType = type;
      hasOffset = hasGate = true;
    } else {
      return parser.emitError(loc, "expected the type of a vector of offsets, "
                                   "then that of a vector of gates, got ")
             << type;
    }
  }
  return success();
}

static void printAccessTypes(OpAsmPrinter &printer, Type offset, Type gate) {
  if (!offset.isIndex())
    printer << ", " << offset;
  if (gate && !gate.isInteger(1))
    printer << ", " << gate;
}

static ParseResult
parseLoadTypes(OpAsmParser &parser,
               const std::optional<OpAsmParser::UnresolvedOperand> &gate,
               const std::optional<OpAsmParser::UnresolvedOperand> &alternative,
               Type &source, Type &offsetType, Type &gateType,
               Type &alternativeType, Type &result) {
  if (parser.parseType(source) ||
      parseAccessTypes(parser, gate, offsetType, gateType) ||
      parser.parseArrow() || parser.parseType(result))
    return failure();
  if (alternative)
    alternativeType = result;
  return success();
}

static void printLoadTypes(OpAsmPrinter &printer, Operation *, Value, Value,
                           Type source, Type offset, Type gate, Type,
                           Type result) {
  printer << source;
  printAccessTypes(printer, offset, gate);
  printer << " -> " << result;
}

static ParseResult
parseStoreTypes(OpAsmParser &parser,
                const std::optional<OpAsmParser::UnresolvedOperand> &gate,
                Type &target, Type &value, Type &offsetType, Type &gateType) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(target))
    return failure();
  auto memref = dyn_cast<MemRefType>(target);
  if (!memref)
    return parser.emitError(loc, "a store needs a memref, got ") << target;
  value = memref.getElementType();
  if (succeeded(parser.parseOptionalComma()) && parser.parseType(value))
    return failure();
  return parseAccessTypes(parser, gate, offsetType, gateType);
}

static void printStoreTypes(OpAsmPrinter &printer, Operation *, Value,
                            Type target, Type value, Type offset, Type gate) {
  printer << target;
  bool hasLanes = !offset.isIndex() || (gate && !gate.isInteger(1));
  if (hasLanes || value != cast<MemRefType>(target).getElementType())
    printer << ", " << value;
  printAccessTypes(printer, offset, gate);
}

static ParseResult
parseLaneTypes(OpAsmParser &parser,
               const SmallVectorImpl<OpAsmParser::UnresolvedOperand> &inputs,
               SmallVectorImpl<Type> &types) {
  if (parser.parseTypeList(types))
    return failure();
  if (types.size() == 1)
    types.resize(inputs.size(), types.front());
  return success();
}

static void printLaneTypes(OpAsmPrinter &printer, Operation *, ValueRange,
                           TypeRange types) {
  if (llvm::all_equal(types))
    types = types.take_front(1);
  llvm::interleaveComma(types, printer);
}

static ParseResult
parseStackTypes(OpAsmParser &parser,
                ArrayRef<OpAsmParser::UnresolvedOperand> parts,
                SmallVectorImpl<Type> &partTypes, Type &result) {
  Type part;
  if (parser.parseType(part) || parser.parseArrow() || parser.parseType(result))
    return failure();
  partTypes.assign(parts.size(), part);
  return success();
}

static void printStackTypes(OpAsmPrinter &printer, MStackOp op, OperandRange,
                            TypeRange, Type result) {
  printer << op.getType().getPart() << " -> " << result;
}

#define GET_OP_CLASSES
#include "uop/Dialect/UOp/IR/UOpOps.cpp.inc"
