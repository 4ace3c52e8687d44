//===- UOpOps.cpp - Op classes and their syntax directives ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/DialectImplementation.h"

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

static ParseResult
parseRangeSize(OpAsmParser &parser,
               std::optional<OpAsmParser::UnresolvedOperand> &size,
               IntegerAttr &staticSize, RangeKindAttr &kind) {
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult isOperand = parser.parseOptionalOperand(operand);
  if (isOperand.has_value()) {
    if (*isOperand)
      return failure();
    size = operand;
  } else {
    int64_t value;
    if (parser.parseInteger(value))
      return failure();
    staticSize = parser.getBuilder().getI64IntegerAttr(value);
  }
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&keyword)))
    return success();
  std::optional<RangeKind> parsed = symbolizeRangeKind(keyword);
  if (!parsed)
    return parser.emitError(loc, "there is no range kind '") << keyword << "'";
  kind = RangeKindAttr::get(parser.getContext(), *parsed);
  return success();
}

static void printRangeSize(OpAsmPrinter &printer, Operation *, Value size,
                           IntegerAttr staticSize, RangeKindAttr kind) {
  if (size)
    printer << size;
  else
    printer << staticSize.getInt();
  if (kind && kind.getValue() != RangeKind::loop)
    printer << ' ' << stringifyRangeKind(kind.getValue());
}

static ParseResult
parseLoadTypes(OpAsmParser &parser,
               const std::optional<OpAsmParser::UnresolvedOperand> &alternative,
               Type &source, Type &alternativeType, Type &result) {
  if (parser.parseType(source) || parser.parseArrow() ||
      parser.parseType(result))
    return failure();
  if (alternative)
    alternativeType = result;
  return success();
}

static void printLoadTypes(OpAsmPrinter &printer, Operation *, Value,
                           Type source, Type, Type result) {
  printer << source << " -> " << result;
}

static ParseResult parseStoreTypes(OpAsmParser &parser, Type &target,
                                   Type &value) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(target))
    return failure();
  auto memref = dyn_cast<MemRefType>(target);
  if (!memref)
    return parser.emitError(loc, "a store needs a memref, got ") << target;
  value = memref.getElementType();
  return success();
}

static void printStoreTypes(OpAsmPrinter &printer, Operation *, Type target,
                            Type) {
  printer << target;
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
