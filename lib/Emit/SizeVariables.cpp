//===- SizeVariables.cpp - Sizes that a run decides -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emit/SizeVariables.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop;
using namespace uop::emit;

/// Primes that are near no power of two, and how great the coefficients of the
/// variables are at most. That of 1 is below 2^31.
static constexpr int64_t kNumbers[] = {5732184607, 163829174650033};
static constexpr int64_t kLimits[] = {1 << 13, 1 << 14};

int64_t SizeVariables::getLimit() const {
  return (empty() ? kNumbers[0] : variables.front().number) / 2;
}

SizeVariables SizeVariables::single(StringRef name, int64_t min, int64_t max,
                                    int64_t number) {
  SizeVariables result;
  result.variables.push_back({name.str(), min, max, number});
  return result;
}

std::optional<int64_t> SizeVariables::add(StringRef name, int64_t min,
                                          int64_t max) {
  for (const Variable &known : variables)
    if (known.name == name)
      return known.number;
  if (variables.size() == kMaxVariables)
    return std::nullopt;
  int64_t number = kNumbers[variables.size()];
  variables.push_back({name.str(), min, max, number});
  return number;
}

bool SizeVariables::isVariable(int64_t number) const {
  if (empty() || (number < getLimit() && number > -getLimit()))
    return false;
  return decode(number).has_value();
}

bool SizeVariables::anyVariable(ArrayRef<int64_t> numbers) const {
  return llvm::any_of(numbers, [&](int64_t n) { return isVariable(n); });
}

bool SizeVariables::anyVariable(DenseElementsAttr integers) const {
  // One of a splat: there may be as many as a variable stands for.
  if (integers.isSplat())
    return isVariable(integers.getSplatValue<APInt>().getSExtValue());
  return llvm::any_of(integers.getValues<APInt>(), [&](const APInt &bits) {
    return isVariable(bits.getSExtValue());
  });
}

std::optional<SizeVariables::Polynomial>
SizeVariables::decode(int64_t number) const {
  Polynomial polynomial = {};
  int64_t rest = number;
  // The nearest multiple of each, from the greatest one on.
  for (size_t i = variables.size(); i-- > 0;) {
    int64_t unit = variables[i].number, sum;
    if (llvm::AddOverflow(rest, rest < 0 ? -(unit / 2) : unit / 2, sum))
      return std::nullopt;
    int64_t factor = sum / unit;
    if (std::abs(factor) > kLimits[i])
      return std::nullopt;
    polynomial[i + 1] = factor;
    rest -= factor * unit;
  }
  polynomial[0] = rest;
  if (!empty() && std::abs(rest) >= getLimit())
    return std::nullopt;
  return polynomial;
}

std::optional<std::pair<int64_t, int64_t>>
SizeVariables::getBounds(int64_t number) const {
  std::optional<Polynomial> polynomial = decode(number);
  if (!polynomial)
    return std::nullopt;
  std::pair<int64_t, int64_t> bounds = {(*polynomial)[0], (*polynomial)[0]};
  for (auto [i, variable] : llvm::enumerate(variables)) {
    // Coefficients and bounds are below 2^31.
    int64_t factor = (*polynomial)[i + 1];
    bounds.first += factor * (factor < 0 ? variable.max : variable.min);
    bounds.second += factor * (factor < 0 ? variable.min : variable.max);
  }
  return bounds;
}

std::optional<bool> SizeVariables::isLess(int64_t lhs, int64_t rhs) const {
  if (empty())
    return lhs < rhs;
  int64_t difference;
  if (llvm::SubOverflow(rhs, lhs, difference))
    return std::nullopt;
  if (!isVariable(lhs) && !isVariable(rhs))
    return lhs < rhs;
  auto bounds = getBounds(difference);
  if (!bounds)
    return std::nullopt;
  if (bounds->first > 0)
    return true;
  if (bounds->second <= 0)
    return false;
  return std::nullopt;
}

std::optional<int64_t> SizeVariables::floorDivide(int64_t number,
                                                  int64_t divisor) const {
  std::optional<Polynomial> polynomial = decode(number);
  if (!polynomial || divisor <= 0)
    return std::nullopt;
  // The multiples of variables are exact, and 1's is rounded.
  for (int64_t factor : llvm::drop_begin(*polynomial))
    if (factor % divisor != 0)
      return std::nullopt;
  int64_t rest = (*polynomial)[0];
  return (number - rest) / divisor + llvm::divideFloorSigned(rest, divisor);
}

std::string SizeVariables::print(int64_t number) const {
  std::optional<Polynomial> polynomial = decode(number);
  if (!isVariable(number) || !polynomial)
    return std::to_string(number);
  SmallVector<std::string> names = {""};
  for (const Variable &variable : variables)
    names.push_back(variable.name);
  std::string text;
  for (size_t i = names.size(); i-- > 0;) {
    int64_t factor = (*polynomial)[i];
    if (factor == 0)
      continue;
    text += text.empty() ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + ";
    uint64_t size = std::abs(factor);
    if (i == 0)
      text += std::to_string(size);
    else
      text += (size == 1 ? "" : std::to_string(size) + " * ") + names[i];
  }
  return text;
}

std::string SizeVariables::rename(StringRef message) const {
  if (empty())
    return message.str();
  std::string text;
  while (!message.empty()) {
    size_t start = message.find_if(llvm::isDigit);
    text += message.take_front(start);
    message = message.drop_front(std::min(start, message.size()));
    StringRef digits = message.take_while(llvm::isDigit);
    message = message.drop_front(digits.size());
    int64_t number;
    if (digits.empty() || digits.getAsInteger(10, number))
      text += digits;
    else
      text += print(number);
  }
  return text;
}

std::string SizeVariables::getAdvice() const {
  std::string text;
  for (const Variable &variable : variables)
    text += (text.empty() ? "--dim=" : " or --dim=") + variable.name + "=SIZE";
  return text + " fixes it";
}

//===----------------------------------------------------------------------===//
// Computed from shapes
//===----------------------------------------------------------------------===//

/// The number that a sum or product of two is, if it is a polynomial again.
static std::optional<int64_t> combine(const SizeVariables &variables,
                                      Operation *op, int64_t x, int64_t y) {
  int64_t result;
  bool overflows = isa<AddOp>(op)   ? llvm::AddOverflow(x, y, result)
                   : isa<SubOp>(op) ? llvm::SubOverflow(x, y, result)
                                    : llvm::MulOverflow(x, y, result);
  if (overflows || !variables.decode(result))
    return std::nullopt;
  // Products of variables are not among the terms.
  if (isa<MulOp>(op) && variables.isVariable(x) && variables.isVariable(y))
    return std::nullopt;
  return result;
}

/// The quotient, if it is exact for all values.
static std::optional<int64_t> divide(const SizeVariables &variables, int64_t x,
                                     int64_t y) {
  auto polynomial = variables.decode(x);
  if (variables.isVariable(y) || y == 0 || !polynomial)
    return std::nullopt;
  for (int64_t factor : *polynomial)
    if (factor % y != 0)
      return std::nullopt;
  return x / y;
}

/// A comparison, if the bounds decide it.
static std::optional<int64_t> compare(const SizeVariables &variables,
                                      CmpPredicate predicate, int64_t x,
                                      int64_t y) {
  std::optional<bool> less = variables.isLess(x, y);
  std::optional<bool> more = variables.isLess(y, x);
  auto negate = [](std::optional<bool> value) -> std::optional<int64_t> {
    return value ? std::optional<int64_t>(!*value) : std::nullopt;
  };
  std::optional<bool> equal;
  if (x == y)
    equal = true;
  else if ((less && *less) || (more && *more))
    equal = false;
  switch (predicate) {
  case CmpPredicate::lt:
    return less;
  case CmpPredicate::gt:
    return more;
  case CmpPredicate::le:
    return negate(more);
  case CmpPredicate::ge:
    return negate(less);
  case CmpPredicate::eq:
    return equal;
  case CmpPredicate::ne:
    return negate(equal);
  }
  llvm_unreachable("every predicate is above");
}

static std::optional<int64_t> evaluate(const SizeVariables &variables,
                                       Operation *op, ArrayRef<int64_t> x) {
  using Result = std::optional<int64_t>;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<AddOp, SubOp, MulOp>(
          [&](auto) { return combine(variables, op, x[0], x[1]); })
      .Case<IDivOp, FloorDivOp>(
          [&](auto) { return divide(variables, x[0], x[1]); })
      .Case([&](CmpOp cmp) {
        return compare(variables, cmp.getPredicate(), x[0], x[1]);
      })
      .Case<MaxOp, MinOp>([&](Operation *op) -> Result {
        std::optional<bool> less = variables.isLess(x[0], x[1]);
        if (x[0] == x[1])
          return x[0];
        if (!less)
          return std::nullopt;
        return *less == isa<MinOp>(op) ? x[0] : x[1];
      })
      .Case([&](WhereOp) -> Result { return x[0] ? x[1] : x[2]; })
      .Case([&](CastOp cast) -> Result {
        Type type = getElementTypeOrSelf(cast.getType());
        if (type.isInteger(64))
          return x[0];
        return std::nullopt;
      })
      .Default([](Operation *) { return Result(); });
}

bool emit::isExact(const SizeVariables &variables, Operation *op,
                   ArrayRef<DenseElementsAttr> operands,
                   DenseElementsAttr result) {
  auto isWide = [](DenseElementsAttr attr) {
    return attr.getElementType().isInteger(64) ||
           attr.getElementType().isInteger(1);
  };
  auto get = [](DenseElementsAttr attr, int64_t i) {
    APInt bits = attr.getValues<APInt>()[i];
    return bits.getBitWidth() == 1 ? int64_t(bits.getZExtValue())
                                   : bits.getSExtValue();
  };
  bool usesVariables = llvm::any_of(operands, [&](DenseElementsAttr attr) {
    return attr.getElementType().isInteger(64) && variables.anyVariable(attr);
  });
  // What moves elements, or does not compute with sizes.
  if (!usesVariables || isa<MovementOpInterface>(op))
    return true;
  if (auto gather = dyn_cast<GatherOp>(op))
    return !variables.anyVariable(operands[1]);
  if (!op->hasTrait<OpTrait::Elementwise>() || !isWide(result) ||
      !llvm::all_of(operands, isWide))
    return false;
  auto isSplat = [](DenseElementsAttr attr) { return attr.isSplat(); };
  bool areSplats = isSplat(result) && llvm::all_of(operands, isSplat);
  int64_t count = areSplats ? 1 : result.getNumElements();
  for (int64_t i = 0; i != count; ++i) {
    SmallVector<int64_t, 3> values;
    for (DenseElementsAttr operand : operands)
      values.push_back(get(operand, i));
    if (evaluate(variables, op, values) != get(result, i))
      return false;
  }
  return true;
}
