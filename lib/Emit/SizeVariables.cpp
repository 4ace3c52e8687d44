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

#include <numeric>

using namespace mlir;
using namespace uop;
using namespace uop::emit;

/// Primes of the variables, and then of the quotients. Linear polynomials
/// within the limits below differ by more than twice kConstantLimit, unless
/// their terms are the same, and those with terms are beyond kKnownLimit: a
/// test looks at them all.
static constexpr int64_t kNumbers[] = {
    518733920169793, 506203011927511, 503606941315253, 461781486116303,
    461289364315303, 416267138483759, 351859478428517, 329157570791233,
    300141595873793, 279057683904409, 230086957091989, 229014043128461,
    212930791548697, 185831083260661, 181457259599107};
static_assert(std::size(kNumbers) ==
              SizeVariables::kMaxVariables + SizeVariables::kMaxQuotients);

static constexpr int64_t kKnownLimit = int64_t(1) << 33;
/// No polynomial is beyond.
static constexpr int64_t kGreatest = int64_t(1) << 62;
static constexpr int64_t kMaxDivisor = 1 << 16;
static constexpr size_t kMaxDecoded = 1 << 12;

int64_t SizeVariables::getLimit() const {
  bool isSingle = !empty() && variables.front().number != kNumbers[0];
  return isSingle ? variables.front().number / 2 : kKnownLimit;
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
  decoded.clear();
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

bool SizeVariables::hasQuotient(int64_t number) const {
  if (!isVariable(number))
    return false;
  Polynomial polynomial = *decode(number);
  return llvm::any_of(ArrayRef(polynomial).drop_front(kFirstQuotient),
                      [](int64_t factor) { return factor != 0; });
}

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

SmallVector<SizeVariables::Unit> SizeVariables::getUnits() const {
  SmallVector<Unit> units;
  for (auto [i, variable] : llvm::enumerate(variables))
    units.push_back({1 + i, variable.number});
  for (auto [i, quotient] : llvm::enumerate(quotients))
    units.push_back({kFirstQuotient + i, quotient.number});
  return units;
}

/// The multiple of `unit` that is nearest.
static int64_t divideNearest(int64_t number, int64_t unit) {
  return (number + (number < 0 ? -(unit / 2) : unit / 2)) / unit;
}

/// The polynomial of this value with one or two terms.
std::optional<SizeVariables::Polynomial>
SizeVariables::search(int64_t number) const {
  SmallVector<Unit> units = getUnits();
  bool isSingle = getLimit() != kKnownLimit;
  int64_t constantLimit = isSingle ? getLimit() - 1 : kConstantLimit;
  Polynomial polynomial = {};
  auto finish = [&](const Unit &unit, int64_t rest, int64_t limit) {
    int64_t factor = divideNearest(rest, unit.number);
    rest -= factor * unit.number;
    if (factor == 0 || std::abs(factor) > limit ||
        std::abs(rest) > constantLimit)
      return false;
    polynomial[unit.term] = factor;
    polynomial[0] = rest;
    return true;
  };
  for (const Unit &unit : units)
    if (finish(unit, number, kAloneLimit))
      return polynomial;
  for (size_t i = 0; i != units.size(); ++i)
    for (size_t j = 0; j != i; ++j) {
      int64_t limit =
          units[i].term < kFirstQuotient ? kVariablesLimit : kPairLimit;
      for (int64_t factor = -limit; factor <= limit; ++factor) {
        int64_t rest = number - factor * units[i].number;
        if (factor == 0 || !finish(units[j], rest, limit))
          continue;
        polynomial[units[i].term] = factor;
        return polynomial;
      }
    }
  return std::nullopt;
}

std::optional<SizeVariables::Polynomial>
SizeVariables::decode(int64_t number) const {
  if (empty() || (number < getLimit() && number > -getLimit()))
    return Polynomial{number};
  if (number >= kGreatest || number <= -kGreatest)
    return std::nullopt;
  if (decoded.size() == kMaxDecoded)
    decoded.clear();
  auto [known, isNew] = decoded.try_emplace(number);
  if (isNew)
    known->second = search(number);
  return known->second;
}

std::optional<int64_t>
SizeVariables::encode(const Polynomial &polynomial) const {
  __int128 sum = polynomial[0];
  for (const Unit &unit : getUnits())
    sum += __int128(polynomial[unit.term]) * unit.number;
  if (sum >= kGreatest || sum <= -kGreatest ||
      decode(int64_t(sum)) != polynomial)
    return std::nullopt;
  return int64_t(sum);
}

using Bounds = std::pair<__int128, __int128>;

static void addMultiple(Bounds &sum, __int128 factor, const Bounds &bounds) {
  sum.first += factor * (factor < 0 ? bounds.second : bounds.first);
  sum.second += factor * (factor < 0 ? bounds.first : bounds.second);
}

/// Rounded inwards, as the value is a whole number.
static Bounds divideInwards(const Bounds &bounds, __int128 divisor) {
  auto floorDivide = [&](__int128 x) {
    return x / divisor - (x % divisor < 0 ? 1 : 0);
  };
  return {-floorDivide(-bounds.first), floorDivide(bounds.second)};
}

std::pair<int64_t, int64_t>
SizeVariables::getBounds(const Polynomial &polynomial) const {
  // A quotient is its dividend, less a remainder, divided. All by the product
  // of the divisors.
  __int128 scale = 1;
  for (auto [i, quotient] : llvm::enumerate(quotients))
    if (polynomial[kFirstQuotient + i] != 0)
      scale *= quotient.divisor;
  std::array<__int128, kFirstQuotient> sums;
  for (size_t i = 0; i != kFirstQuotient; ++i)
    sums[i] = scale * polynomial[i];
  Bounds joint = {0, 0}, apart = {polynomial[0], polynomial[0]};
  for (auto [i, quotient] : llvm::enumerate(quotients)) {
    int64_t factor = polynomial[kFirstQuotient + i];
    if (factor == 0)
      continue;
    __int128 part = scale / quotient.divisor * factor;
    for (size_t term = 0; term != kFirstQuotient; ++term)
      sums[term] += part * quotient.dividend[term];
    addMultiple(joint, -part, {0, quotient.divisor - 1});
    // The dividend has no quotients.
    Bounds own = getBounds(quotient.dividend);
    own.first -= quotient.divisor - 1;
    addMultiple(apart, factor, divideInwards(own, quotient.divisor));
  }
  addMultiple(joint, sums[0], {1, 1});
  for (auto [i, variable] : llvm::enumerate(variables)) {
    Bounds own = {variable.min, variable.max};
    addMultiple(joint, sums[i + 1], own);
    addMultiple(apart, polynomial[i + 1], own);
  }
  joint = divideInwards(joint, scale);
  return {int64_t(std::max(joint.first, apart.first)),
          int64_t(std::min(joint.second, apart.second))};
}

std::optional<std::pair<int64_t, int64_t>>
SizeVariables::getBounds(int64_t number) const {
  std::optional<Polynomial> polynomial = decode(number);
  if (!polynomial)
    return std::nullopt;
  return getBounds(*polynomial);
}

std::optional<bool> SizeVariables::isLess(int64_t lhs, int64_t rhs) const {
  if (!isVariable(lhs) && !isVariable(rhs))
    return lhs < rhs;
  std::optional<Polynomial> left = decode(lhs), right = decode(rhs);
  if (!left || !right)
    return std::nullopt;
  Polynomial difference;
  for (size_t i = 0; i != difference.size(); ++i)
    difference[i] = (*right)[i] - (*left)[i];
  auto [least, greatest] = getBounds(difference);
  if (least > 0)
    return true;
  if (greatest <= 0)
    return false;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Quotients
//===----------------------------------------------------------------------===//

/// Which quotient of variables it is.
std::optional<size_t> SizeVariables::addQuotient(const Polynomial &dividend,
                                                 int64_t divisor, bool mayAdd) {
  for (auto [i, known] : llvm::enumerate(quotients))
    if (known.dividend == dividend && known.divisor == divisor)
      return i;
  if (!mayAdd || quotients.size() == kMaxQuotients || divisor > kMaxDivisor ||
      getLimit() != kKnownLimit)
    return std::nullopt;
  int64_t number = kNumbers[kMaxVariables + quotients.size()];
  quotients.push_back({dividend, divisor, number});
  decoded.clear();
  return quotients.size() - 1;
}

/// The coefficients by a divisor, rounded down; what is left stays.
static SizeVariables::Polynomial
takeQuotient(SizeVariables::Polynomial &polynomial, int64_t divisor) {
  SizeVariables::Polynomial whole;
  for (auto [factor, quotient] : llvm::zip_equal(polynomial, whole)) {
    quotient = llvm::divideFloorSigned(factor, divisor);
    factor -= quotient * divisor;
  }
  return whole;
}

/// Divides both by what the divisor and all coefficients but the constant have
/// in common, which rounds down the same.
static void cancel(SizeVariables::Polynomial &polynomial, int64_t &divisor) {
  int64_t common = divisor;
  for (int64_t factor : llvm::drop_begin(polynomial))
    common = std::gcd(common, factor);
  for (int64_t &factor : polynomial)
    factor = llvm::divideFloorSigned(factor, common);
  divisor /= common;
}

std::optional<int64_t> SizeVariables::floorDivide(int64_t number,
                                                  int64_t divisor) {
  std::optional<Polynomial> polynomial = decode(number);
  if (!polynomial || divisor <= 0)
    return std::nullopt;
  Polynomial rest = *polynomial, whole = takeQuotient(rest, divisor);
  cancel(rest, divisor);
  // A quotient of a quotient is one by the product of the divisors.
  ArrayRef<int64_t> factors = ArrayRef(rest).drop_front(kFirstQuotient);
  const auto *inner = llvm::find_if(factors, [](int64_t f) { return f != 0; });
  if (inner != factors.end()) {
    size_t i = inner - factors.begin();
    bool isOnly = llvm::all_of(factors.drop_front(i + 1),
                               [](int64_t factor) { return factor == 0; });
    const Quotient &quotient = quotients[i];
    if (*inner != 1 || !isOnly || divisor > kMaxDivisor)
      return std::nullopt;
    rest[kFirstQuotient + i] = 0;
    for (auto [factor, part] : llvm::zip_equal(rest, quotient.dividend))
      factor = factor * quotient.divisor + part;
    divisor *= quotient.divisor;
    cancel(rest, divisor);
  }
  bool isVaried = llvm::any_of(llvm::drop_begin(rest),
                               [](int64_t factor) { return factor != 0; });
  if (isVaried && divisor != 1) {
    std::optional<size_t> added = addQuotient(rest, divisor);
    if (!added)
      return std::nullopt;
    ++whole[kFirstQuotient + *added];
    // Of two quotients that add up to a sum, one goes.
    if (!encode(whole) && !complement(whole, *added))
      return std::nullopt;
  } else if (divisor == 1) {
    for (auto [sum, factor] : llvm::zip_equal(whole, rest))
      sum += factor;
  }
  return encode(whole);
}

std::optional<int64_t> SizeVariables::divideExactly(int64_t number,
                                                    int64_t divisor) const {
  std::optional<Polynomial> polynomial = decode(number);
  if (!polynomial || divisor == 0)
    return std::nullopt;
  for (int64_t factor : *polynomial)
    if (factor % divisor != 0)
      return std::nullopt;
  return number / divisor;
}

/// Quotient `i` by what is missing from its dividend to the next multiple.
bool SizeVariables::complement(Polynomial &polynomial, size_t i, bool mayAdd) {
  // What is subtracted, rounded down, is added rounded up.
  Polynomial opposite = {};
  int64_t divisor = quotients[i].divisor;
  opposite[0] = divisor - 1;
  for (auto [sum, part] : llvm::zip_equal(opposite, quotients[i].dividend))
    sum -= part;
  Polynomial whole = takeQuotient(opposite, divisor);
  cancel(opposite, divisor);
  std::optional<size_t> added = addQuotient(opposite, divisor, mayAdd);
  if (!added)
    return false;
  int64_t factor = std::exchange(polynomial[kFirstQuotient + i], 0);
  for (auto [sum, part] : llvm::zip_equal(polynomial, whole))
    sum -= factor * part;
  polynomial[kFirstQuotient + *added] -= factor;
  return true;
}

std::optional<int64_t> SizeVariables::sum(ArrayRef<int64_t> numbers) {
  Polynomial total = {};
  for (int64_t number : numbers) {
    std::optional<Polynomial> polynomial = decode(number);
    if (!polynomial)
      return std::nullopt;
    for (auto [sum, factor] : llvm::zip_equal(total, *polynomial))
      sum += factor;
  }
  // Quotients may add up to a sum.
  std::optional<int64_t> least = encode(total);
  auto countTerms = [](const Polynomial &polynomial) {
    return llvm::count_if(polynomial, [](int64_t f) { return f != 0; });
  };
  int64_t count = countTerms(total);
  for (size_t i = 0, e = quotients.size(); i != e; ++i) {
    Polynomial other = total;
    if (total[kFirstQuotient + i] == 0 ||
        !complement(other, i, /*mayAdd=*/!least))
      continue;
    std::optional<int64_t> number = encode(other);
    if (number && (!least || countTerms(other) < count)) {
      least = number;
      count = countTerms(other);
    }
  }
  return least;
}

int64_t SizeVariables::normalize(int64_t number) {
  if (!hasQuotient(number))
    return number;
  Polynomial polynomial = *decode(number);
  for (size_t i = 0; i != quotients.size(); ++i)
    if (polynomial[kFirstQuotient + i] < 0 && !complement(polynomial, i))
      return number;
  return encode(polynomial).value_or(number);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

std::string SizeVariables::print(const Polynomial &polynomial) const {
  SmallVector<std::pair<int64_t, std::string>> terms;
  for (auto [i, variable] : llvm::enumerate(variables))
    terms.push_back({polynomial[1 + i], variable.name});
  for (auto [i, quotient] : llvm::enumerate(quotients)) {
    int64_t factor = polynomial[kFirstQuotient + i];
    std::string dividend = factor ? print(quotient.dividend) : "";
    bool isName = llvm::none_of(dividend, llvm::isSpace);
    std::string text = (isName ? dividend : "(" + dividend + ")") + " / " +
                       std::to_string(quotient.divisor);
    terms.push_back({factor, std::abs(factor) == 1 ? text : "(" + text + ")"});
  }
  std::string text;
  auto add = [&](int64_t factor, StringRef name) {
    if (factor == 0)
      return;
    text += text.empty() ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + ";
    uint64_t size = std::abs(factor);
    if (name.empty() || size != 1)
      text += std::to_string(size) + (name.empty() ? "" : " * ");
    text += name;
  };
  for (const auto &[factor, name] : llvm::reverse(terms))
    add(factor, name);
  add(polynomial[0], "");
  return text;
}

std::string SizeVariables::print(int64_t number) const {
  return isVariable(number) ? print(*decode(number)) : std::to_string(number);
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
static std::optional<int64_t> combine(SizeVariables &variables, Operation *op,
                                      int64_t x, int64_t y) {
  auto left = variables.decode(x), right = variables.decode(y);
  // Products of variables are not among the terms.
  bool isProduct = isa<MulOp>(op);
  if (!left || !right ||
      (isProduct && variables.isVariable(x) && variables.isVariable(y)))
    return std::nullopt;
  std::optional<int64_t> number;
  if (isa<AddOp>(op)) {
    number = variables.sum({x, y});
  } else if (isa<SubOp>(op)) {
    number = variables.sum({x, -y});
  } else {
    SizeVariables::Polynomial result;
    bool overflows = false;
    for (auto [lhs, rhs, product] : llvm::zip_equal(*left, *right, result))
      overflows |= variables.isVariable(x) ? llvm::MulOverflow(lhs, y, product)
                                           : llvm::MulOverflow(x, rhs, product);
    number = overflows ? std::nullopt : variables.encode(result);
  }
  return number ? variables.normalize(*number) : number;
}

/// The quotient rounded down, or towards 0, which is one where the dividend is
/// not negative or the quotient is exact.
static std::optional<int64_t> divide(SizeVariables &variables, bool isFloor,
                                     int64_t x, int64_t y) {
  if (variables.isVariable(y) || y == 0)
    return std::nullopt;
  if (std::optional<int64_t> exact = variables.divideExactly(x, y))
    return exact;
  auto bounds = variables.getBounds(x);
  if (!bounds || y < 0 || (!isFloor && bounds->first < 0))
    return std::nullopt;
  return variables.floorDivide(x, y);
}

/// The same of the remainder.
static std::optional<int64_t>
takeRemainder(SizeVariables &variables, bool isFloor, int64_t x, int64_t y) {
  std::optional<int64_t> quotient = divide(variables, isFloor, x, y);
  int64_t product, rest;
  if (!quotient || llvm::MulOverflow(*quotient, y, product) ||
      llvm::SubOverflow(x, product, rest) || !variables.decode(rest))
    return std::nullopt;
  return rest;
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

static std::optional<int64_t> evaluate(SizeVariables &variables, Operation *op,
                                       ArrayRef<int64_t> x) {
  using Result = std::optional<int64_t>;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<AddOp, SubOp, MulOp>(
          [&](auto) { return combine(variables, op, x[0], x[1]); })
      .Case<IDivOp, FloorDivOp>([&](auto) {
        return divide(variables, isa<FloorDivOp>(op), x[0], x[1]);
      })
      .Case<ModOp, FloorModOp>([&](auto) {
        return takeRemainder(variables, isa<FloorModOp>(op), x[0], x[1]);
      })
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

DenseElementsAttr emit::computeExactly(SizeVariables &variables, Operation *op,
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
    return result;
  if (auto gather = dyn_cast<GatherOp>(op))
    return variables.anyVariable(operands[1]) ? DenseElementsAttr() : result;
  if (!op->hasTrait<OpTrait::Elementwise>() || !isWide(result) ||
      !llvm::all_of(operands, isWide))
    return {};
  auto isSplat = [](DenseElementsAttr attr) { return attr.isSplat(); };
  bool areSplats = llvm::all_of(operands, isSplat);
  int64_t count = areSplats ? 1 : result.getNumElements();
  unsigned width = result.getElementType().getIntOrFloatBitWidth();
  SmallVector<APInt> computed;
  for (int64_t i = 0; i != count; ++i) {
    SmallVector<int64_t, 3> values;
    for (DenseElementsAttr operand : operands)
      values.push_back(get(operand, i));
    std::optional<int64_t> value = evaluate(variables, op, values);
    if (!value)
      return {};
    computed.push_back(APInt(64, *value, /*isSigned=*/true).trunc(width));
  }
  return DenseElementsAttr::get(result.getType(), computed);
}
