//===- SizeVariables.h - Sizes that a run decides ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_EMIT_SIZEVARIABLES_H
#define UOP_EMIT_SIZEVARIABLES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <array>
#include <optional>
#include <string>

namespace uop::emit {

/// Sizes that are variables. While a program is made, each is a number of its
/// own, a prime that is greater than other sizes. Sums and products of sizes
/// are computed with these numbers; such a result is read back as the one
/// linear polynomial of the variables, with small coefficients, that has this
/// value (Kronecker substitution). What is no such polynomial is refused where
/// it arises: a comparison that the bounds do not decide, an inexact quotient,
/// a product of two variables.
class SizeVariables {
public:
  static constexpr size_t kMaxVariables = 2;

  /// Coefficients of 1 and of the variables.
  using Polynomial = std::array<int64_t, 1 + kMaxVariables>;

  struct Variable {
    std::string name;
    int64_t min, max, number;
  };

  /// The only variable, with a number of its own: a prime that is greater than
  /// 2^32.
  static SizeVariables single(llvm::StringRef name, int64_t min, int64_t max,
                              int64_t number);
  /// The number of a variable; nothing if there would be too many.
  std::optional<int64_t> add(llvm::StringRef name, int64_t min, int64_t max);
  llvm::ArrayRef<Variable> getVariables() const { return variables; }
  bool empty() const { return variables.empty(); }

  /// Sizes that are known are below.
  int64_t getLimit() const;
  /// Whether a number is made of those of variables.
  bool isVariable(int64_t number) const;
  bool anyVariable(llvm::ArrayRef<int64_t> numbers) const;
  bool anyVariable(mlir::DenseElementsAttr integers) const;
  /// Nothing for what is no polynomial with small coefficients.
  std::optional<Polynomial> decode(int64_t number) const;
  /// The least and the greatest value.
  std::optional<std::pair<int64_t, int64_t>> getBounds(int64_t number) const;
  /// Whether `lhs` is less than `rhs`, if that is so for all values.
  std::optional<bool> isLess(int64_t lhs, int64_t rhs) const;
  /// The quotient rounded down; nothing where it is no polynomial.
  std::optional<int64_t> floorDivide(int64_t number, int64_t divisor) const;
  /// "n", "2 * n + 1".
  std::string print(int64_t number) const;
  /// "--dim=n=SIZE fixes it", for all variables.
  std::string getAdvice() const;
  /// A message with the numbers of variables as their names.
  std::string rename(llvm::StringRef message) const;

private:
  llvm::SmallVector<Variable, kMaxVariables> variables;
};

/// Whether what the importer computes from shapes is right for all values: each
/// element of the result of `op`, of known operands and result, as polynomials.
bool isExact(const SizeVariables &variables, mlir::Operation *op,
             llvm::ArrayRef<mlir::DenseElementsAttr> operands,
             mlir::DenseElementsAttr result);

} // namespace uop::emit

#endif // UOP_EMIT_SIZEVARIABLES_H
