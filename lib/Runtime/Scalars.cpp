//===- Scalars.cpp - Checking and computing a plan's scalars ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalars.h"

#include <algorithm>
#include <cassert>

using namespace uop::runtime;
using Kind = Scalar::Kind;

static std::string describeBounds(const Variable &variable) {
  return "[" + std::to_string(variable.min) + ", " +
         std::to_string(variable.max) + "]";
}

Error Variable::check(int64_t value) const {
  if (value >= min && value <= max)
    return Error::success();
  return Error::failure("variable '" + name + "' is in " +
                        describeBounds(*this) + ", got " +
                        std::to_string(value));
}

/// How many of lhs and rhs a kind uses.
static unsigned numOperands(Kind kind) {
  switch (kind) {
  case Kind::Constant:
  case Kind::Variable:
    return 0;
  case Kind::Bind:
    return 1;
  default:
    return 2;
  }
}

Error uop::runtime::verifyScalars(const Plan &plan) {
  for (size_t i = 0; i < plan.variables.size(); ++i) {
    const Variable &variable = plan.variables[i];
    if (variable.min > variable.max)
      return Error::failure("variable '" + variable.name +
                            "' has no value in " + describeBounds(variable));
    for (size_t j = 0; j < i; ++j)
      if (plan.variables[j].name == variable.name)
        return Error::failure("two variables are called '" + variable.name +
                              "'");
  }
  for (size_t i = 0; i < plan.scalars.size(); ++i) {
    const Scalar &scalar = plan.scalars[i];
    std::string prefix = "scalar " + std::to_string(i) + ": ";
    if (scalar.kind > Kind::Max)
      return Error::failure(prefix + "unknown kind");
    bool namesVariable =
        scalar.kind == Kind::Variable || scalar.kind == Kind::Bind;
    if (namesVariable &&
        (scalar.value < 0 || size_t(scalar.value) >= plan.variables.size()))
      return Error::failure(prefix + "variable " +
                            std::to_string(scalar.value) + " of " +
                            std::to_string(plan.variables.size()));
    if (scalar.kind == Kind::Variable && !plan.variables[scalar.value].isChosen)
      return Error::failure(prefix + "nobody chooses variable '" +
                            plan.variables[scalar.value].name + "'");
    for (unsigned n = 0; n < numOperands(scalar.kind); ++n)
      if ((n ? scalar.rhs : scalar.lhs) >= i)
        return Error::failure(prefix + "uses scalar " +
                              std::to_string(n ? scalar.rhs : scalar.lhs) +
                              ", which is not before it");
  }
  for (size_t i = 0; i < plan.boxes.size(); ++i)
    for (unsigned scalar :
         {plan.boxes[i].offset, plan.boxes[i].length, plan.boxes[i].size})
      if (scalar >= plan.scalars.size())
        return Error::failure("box " + std::to_string(i) + ": scalar " +
                              std::to_string(scalar) + " of " +
                              std::to_string(plan.scalars.size()));
  return Error::success();
}

static int64_t combine(Kind kind, int64_t lhs, int64_t rhs) {
  auto wrap = [](uint64_t bits) { return static_cast<int64_t>(bits); };
  uint64_t x = static_cast<uint64_t>(lhs), y = static_cast<uint64_t>(rhs);
  switch (kind) {
  case Kind::Add:
    return wrap(x + y);
  case Kind::Sub:
    return wrap(x - y);
  case Kind::Mul:
    return wrap(x * y);
  case Kind::Min:
    return std::min(lhs, rhs);
  case Kind::Max:
    return std::max(lhs, rhs);
  default:
    break;
  }
  bool isQuotient = kind == Kind::Div || kind == Kind::FloorDiv;
  if (rhs == 0)
    return 0;
  if (rhs == -1) // the least number has no negation
    return isQuotient ? wrap(-x) : 0;
  int64_t quotient = lhs / rhs, remainder = lhs % rhs;
  bool rounds = remainder != 0 && (remainder < 0) != (rhs < 0) &&
                (kind == Kind::FloorDiv || kind == Kind::FloorMod);
  if (isQuotient)
    return quotient - rounds;
  return rounds ? remainder + rhs : remainder;
}

Error uop::runtime::evaluateScalars(
    const Plan &plan, const std::vector<std::optional<int64_t>> &chosen,
    std::vector<int64_t> &values) {
  assert(chosen.size() == plan.variables.size());
  for (size_t i = 0; i < chosen.size(); ++i)
    if (plan.variables[i].isChosen && !chosen[i])
      return Error::failure("variable '" + plan.variables[i].name +
                            "' has no value; choose one in " +
                            describeBounds(plan.variables[i]));
  values.resize(plan.scalars.size());
  for (size_t i = 0; i < values.size(); ++i) {
    const Scalar &scalar = plan.scalars[i];
    switch (scalar.kind) {
    case Kind::Constant:
      values[i] = scalar.value;
      break;
    case Kind::Variable:
      values[i] = *chosen[scalar.value];
      break;
    case Kind::Bind:
      values[i] = values[scalar.lhs];
      if (Error error = plan.variables[scalar.value].check(values[i]))
        return error;
      break;
    default:
      values[i] = combine(scalar.kind, values[scalar.lhs], values[scalar.rhs]);
    }
  }
  for (const BoxCheck &box : plan.boxes) {
    int64_t offset = values[box.offset], length = values[box.length],
            size = values[box.size];
    if (offset < 0 || length < 0 || offset > size || length > size - offset)
      return Error::failure(
          box.what + ": elements from " + std::to_string(offset) + ", " +
          std::to_string(length) + " of them, are not all within size " +
          std::to_string(size));
  }
  return Error::success();
}

std::string uop::runtime::describeScalar(const Plan &plan,
                                         const Scalar &scalar) {
  static const char *const names[] = {
      "constant", "variable", "bind", "add", "sub", "mul",
      "floordiv", "floormod", "div",  "mod", "min", "max"};
  if (scalar.kind > Kind::Max)
    return "unknown";
  std::string text = names[static_cast<unsigned>(scalar.kind)];
  if (scalar.kind == Kind::Constant)
    text += " " + std::to_string(scalar.value);
  if (scalar.kind == Kind::Variable || scalar.kind == Kind::Bind)
    text += scalar.value >= 0 && size_t(scalar.value) < plan.variables.size()
                ? " '" + plan.variables[scalar.value].name + "'"
                : " " + std::to_string(scalar.value);
  unsigned count = numOperands(scalar.kind);
  if (count > 0)
    text += " " + std::to_string(scalar.lhs);
  if (count > 1)
    text += ", " + std::to_string(scalar.rhs);
  return text;
}
