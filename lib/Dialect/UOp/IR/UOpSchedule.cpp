//===- UOpSchedule.cpp - Schedules and their text ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// ActionAttr
//===----------------------------------------------------------------------===//

LogicalResult
ActionAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                   ActionKind kind, ArrayRef<int64_t> operands) {
  auto name = stringifyActionKind(kind);
  if (llvm::any_of(operands, [](int64_t operand) { return operand < 0; }))
    return emitError() << "the numbers of '" << name << "' are not negative";
  bool isOfAxes = kind == ActionKind::reorder || kind == ActionKind::merge ||
                  kind == ActionKind::accumulate ||
                  kind == ActionKind::tensor_core;
  if (isOfAxes) {
    llvm::SmallSet<int64_t, 8> axes;
    for (int64_t axis : operands)
      if (!axes.insert(axis).second)
        return emitError() << "'" << name << "' names axis " << axis
                           << " twice";
  }
  if (kind == ActionKind::reorder) {
    if (operands.size() < 2)
      return emitError() << "'reorder' takes at least 2 axes, got "
                         << operands.size();
    return success();
  }
  if (kind == ActionKind::tensor_core) {
    if (operands.size() != 3)
      return emitError() << "'tensor_core' takes 3 axes, got "
                         << operands.size();
    return success();
  }
  if (kind == ActionKind::thread || kind == ActionKind::global) {
    if (operands.size() != 1)
      return emitError() << "'" << name << "' takes one axis, got "
                         << operands.size();
    return success();
  }
  if (kind == ActionKind::stream) {
    if (operands.size() != 1)
      return emitError() << "'stream' takes one argument of the kernel, got "
                         << operands.size();
    return success();
  }
  if (kind == ActionKind::pipeline) {
    if (operands.size() != 1 || operands[0] == 0)
      return emitError() << "'pipeline' takes a depth above 0";
    return success();
  }
  if (kind == ActionKind::dot && operands.size() == 3) {
    if (operands[2] != 8 && operands[2] != 16)
      return emitError() << "'dot' packs numbers of 8 or 16 bits, not of "
                         << operands[2];
    return success();
  }
  if (kind == ActionKind::stage && operands.size() == 3)
    return success();
  if (operands.size() != 2)
    return emitError() << "'" << name << "' takes two numbers, got "
                       << operands.size();
  bool isOfPoints = kind != ActionKind::stage && kind != ActionKind::merge &&
                    kind != ActionKind::accumulate && kind != ActionKind::dot;
  if (isOfPoints && operands[1] == 0)
    return emitError() << "'" << name << "' needs at least 1 point";
  return success();
}

static void printAction(AsmPrinter &printer, ActionAttr action) {
  printer << stringifyActionKind(action.getKind()) << '(';
  llvm::interleaveComma(action.getOperands(), printer);
  printer << ')';
}

static ActionAttr parseAction(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return {};
  std::optional<ActionKind> kind = symbolizeActionKind(keyword);
  if (!kind) {
    InFlightDiagnostic error = parser.emitError(loc)
                               << "expected an action of a schedule: ";
    SmallVector<StringRef> names;
    for (uint64_t i = 0; i <= getMaxEnumValForActionKind(); ++i)
      names.push_back(stringifyActionKind(ActionKind(i)));
    llvm::interleaveComma(ArrayRef(names).drop_back(), error);
    error << " or " << names.back();
    return {};
  }
  SmallVector<int64_t> operands;
  auto parseOperand = [&] {
    return parser.parseInteger(operands.emplace_back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseOperand))
    return {};
  auto emitError = [&] { return parser.emitError(loc); };
  if (failed(ActionAttr::verify(emitError, *kind, operands)))
    return {};
  return ActionAttr::get(parser.getContext(), *kind, operands);
}

void ActionAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printAction(printer, *this);
  printer << '>';
}

Attribute ActionAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  ActionAttr action = parseAction(parser);
  if (!action || parser.parseGreater())
    return {};
  return action;
}

//===----------------------------------------------------------------------===//
// ScheduleAttr
//===----------------------------------------------------------------------===//

void ScheduleAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(getActions(), printer, [&](ActionAttr action) {
    printAction(printer, action);
  });
  printer << "]>";
}

Attribute ScheduleAttr::parse(AsmParser &parser, Type) {
  SmallVector<ActionAttr> actions;
  auto parseOne = [&]() -> ParseResult {
    ActionAttr action = parseAction(parser);
    if (!action)
      return failure();
    actions.push_back(action);
    return success();
  };
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne) ||
      parser.parseGreater())
    return {};
  return ScheduleAttr::get(parser.getContext(), actions);
}
