//===- SizeVariables.h - Sizes that a run decides ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_EMIT_SIZEVARIABLES_H
#define UOP_EMIT_SIZEVARIABLES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "llvm/ADT/DenseMap.h"

#include <array>
#include <optional>
#include <string>

namespace uop::emit {

/// Sizes that are variables. While a program is made, each is a number of its
/// own, a prime that is greater than other sizes, and so is each quotient of
/// them that is rounded down. Sums and products of sizes are computed with
/// these numbers; such a result is read back as the one linear polynomial, of a
/// constant and one or two terms with small coefficients, that has this value.
/// What is no such polynomial is refused where it arises: a comparison that the
/// bounds do not decide, a product of two variables.
class SizeVariables {
public:
  static constexpr size_t kMaxVariables = 3;
  static constexpr size_t kMaxQuotients = 12;
  /// The place of the first quotient among the terms.
  static constexpr size_t kFirstQuotient = 1 + kMaxVariables;
  /// How great coefficients are at most: of 1, of a term alone, of two
  /// variables, and of other two terms.
  static constexpr int64_t kConstantLimit = 1 << 17, kAloneLimit = 1 << 13,
                           kVariablesLimit = 1 << 9, kPairLimit = 1 << 5;

  /// Coefficients of 1, of the variables and of the quotients.
  using Polynomial = std::array<int64_t, 1 + kMaxVariables + kMaxQuotients>;

  struct Variable {
    std::string name;
    int64_t min, max, number;
  };
  /// Of variables, rounded down. The coefficients of the dividend are at least
  /// 0, below the divisor, and have no common divisor with it, so that there is
  /// one quotient of a value.
  struct Quotient {
    Polynomial dividend;
    int64_t divisor, number;
  };

  /// The only variable, with a number of its own: a prime that is greater than
  /// 2^32.
  static SizeVariables single(llvm::StringRef name, int64_t min, int64_t max,
                              int64_t number);
  /// The number of a variable; nothing if there would be too many.
  std::optional<int64_t> add(llvm::StringRef name, int64_t min, int64_t max);
  llvm::ArrayRef<Variable> getVariables() const { return variables; }
  llvm::ArrayRef<Quotient> getQuotients() const { return quotients; }
  bool empty() const { return variables.empty(); }

  /// Sizes that are known are below.
  int64_t getLimit() const;
  /// Whether a number is made of those of variables.
  bool isVariable(int64_t number) const;
  bool anyVariable(llvm::ArrayRef<int64_t> numbers) const;
  bool anyVariable(mlir::DenseElementsAttr integers) const;
  /// Whether a quotient is among the terms.
  bool hasQuotient(int64_t number) const;
  /// Nothing for what is no polynomial with small coefficients.
  std::optional<Polynomial> decode(int64_t number) const;
  /// The number of a polynomial; nothing if its coefficients are not small.
  std::optional<int64_t> encode(const Polynomial &polynomial) const;
  /// The least and the greatest value.
  std::optional<std::pair<int64_t, int64_t>> getBounds(int64_t number) const;
  /// Whether `lhs` is less than `rhs`, if that is so for all values.
  std::optional<bool> isLess(int64_t lhs, int64_t rhs) const;
  /// The quotient rounded down; nothing for one that is no polynomial, even of
  /// quotients, and where there would be too many.
  std::optional<int64_t> floorDivide(int64_t number, int64_t divisor);
  /// The quotient, if it is exact for all values.
  std::optional<int64_t> divideExactly(int64_t number, int64_t divisor) const;
  /// The sum; nothing if it is no polynomial with small coefficients.
  std::optional<int64_t> sum(llvm::ArrayRef<int64_t> numbers);
  /// The same value with no quotient less often than 0 times, if that is one:
  /// n - n / 2 is (n + 1) / 2.
  int64_t normalize(int64_t number);
  /// "n", "2 * n + 1", "(n + 1) / 2".
  std::string print(int64_t number) const;
  /// "--dim=n=SIZE fixes it", for all variables.
  std::string getAdvice() const;
  /// A message with the numbers of variables as their names.
  std::string rename(llvm::StringRef message) const;

private:
  struct Unit {
    size_t term;
    int64_t number;
  };
  llvm::SmallVector<Unit> getUnits() const;
  std::optional<Polynomial> search(int64_t number) const;
  std::pair<int64_t, int64_t> getBounds(const Polynomial &polynomial) const;
  std::optional<size_t> addQuotient(const Polynomial &dividend, int64_t divisor,
                                    bool mayAdd = true);
  bool complement(Polynomial &polynomial, size_t i, bool mayAdd = true);
  std::string print(const Polynomial &polynomial) const;

  llvm::SmallVector<Variable, kMaxVariables> variables;
  llvm::SmallVector<Quotient, 0> quotients;
  /// What was decoded before the last quotient.
  mutable llvm::DenseMap<int64_t, std::optional<Polynomial>> decoded;
};

/// What the importer computes from shapes, right for all values: the result of
/// `op`, of known operands and with `result` as their numbers give it. Each
/// element is a polynomial. Null if it is none.
mlir::DenseElementsAttr
computeExactly(SizeVariables &variables, mlir::Operation *op,
               llvm::ArrayRef<mlir::DenseElementsAttr> operands,
               mlir::DenseElementsAttr result);

} // namespace uop::emit

#endif // UOP_EMIT_SIZEVARIABLES_H
