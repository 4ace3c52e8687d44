//===- IndexBuilder.h - Simplified index arithmetic -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_INDEXBUILDER_H
#define UOP_DIALECT_UOP_IR_INDEXBUILDER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include <optional>

namespace uop {

/// The values that an index may have: all lie in [min, max].
struct IndexBounds {
  int64_t min;
  int64_t max;
};

/// Creates index arithmetic at an insertion point. Expressions are kept as sums
/// of multiples of atoms (ranges, quotients, remainders, foreign values) and
/// simplified by the bounds of the atoms; equal expressions are one value.
/// Division rounds down. A null condition means "always".
///
/// The rules hold over the integers; a rule whose intermediate numbers leave 64
/// bits is not applied (docs/symbolic.md).
class IndexBuilder {
public:
  IndexBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::Location getLoc() const { return loc; }
  void setLoc(mlir::Location newLoc) { loc = newLoc; }
  mlir::OpBuilder &getBuilder() { return builder; }

  mlir::Value constant(int64_t value);
  /// A new range; two calls never return the same one.
  mlir::Value range(int64_t size, RangeKind kind = RangeKind::loop);
  /// `max` is the greatest size; the bounds of `size` tell it otherwise.
  mlir::Value range(mlir::Value size, RangeKind kind,
                    std::optional<int64_t> max = {});
  /// The same; a size that is a constant is static.
  mlir::Value rangeOfSize(mlir::Value size, RangeKind kind = RangeKind::loop);
  /// Ranges that are made from here on have ids from `id` up.
  void setNextRangeId(int64_t id) { nextRangeId = id; }

  mlir::Value add(mlir::Value lhs, mlir::Value rhs);
  mlir::Value add(mlir::Value lhs, int64_t rhs);
  mlir::Value sub(mlir::Value lhs, mlir::Value rhs);
  mlir::Value mul(mlir::Value lhs, int64_t rhs);
  mlir::Value mul(mlir::Value lhs, mlir::Value rhs);
  /// `divisor` is positive.
  mlir::Value floorDiv(mlir::Value lhs, int64_t divisor);
  mlir::Value floorMod(mlir::Value lhs, int64_t divisor);
  mlir::Value floorDiv(mlir::Value lhs, mlir::Value divisor);
  mlir::Value floorMod(mlir::Value lhs, mlir::Value divisor);
  mlir::Value select(mlir::Value condition, mlir::Value lhs, mlir::Value rhs);

  /// Comparison of indices, an i1; a constant where the bounds decide.
  mlir::Value cmp(CmpPredicate predicate, mlir::Value lhs, mlir::Value rhs);
  mlir::Value cmp(CmpPredicate predicate, mlir::Value lhs, int64_t rhs);
  mlir::Value truth(bool value);
  mlir::Value logicalAnd(mlir::Value lhs, mlir::Value rhs);
  mlir::Value logicalOr(mlir::Value lhs, mlir::Value rhs);
  mlir::Value logicalNot(mlir::Value condition);
  mlir::Value minimum(mlir::Value lhs, mlir::Value rhs);
  mlir::Value maximum(mlir::Value lhs, mlir::Value rhs);

  /// An index or a condition that has the value of `value` wherever `condition`
  /// holds (or, if `holds` is false, does not hold), in simplest form. A null
  /// condition means "always".
  mlir::Value simplifyUnder(mlir::Value condition, mlir::Value value,
                            bool holds = true);

  /// low <= value < high; null if the bounds prove it.
  mlir::Value inside(mlir::Value value, int64_t low, int64_t high);
  mlir::Value inside(mlir::Value value, int64_t low, mlir::Value high);

  /// Whether the bounds prove that `position` is in a tensor of the static
  /// shape.
  bool isInside(mlir::ValueRange position, llvm::ArrayRef<int64_t> shape);

  /// The row-major offset of `position` in `shape`, and its inverse.
  mlir::Value linearize(mlir::ValueRange position,
                        llvm::ArrayRef<int64_t> shape);
  void delinearize(mlir::Value offset, llvm::ArrayRef<int64_t> shape,
                   llvm::SmallVectorImpl<mlir::Value> &position);

  /// The size of an axis of a tensor: a constant where it is static, else what
  /// `setSizes` was given; null where that was not called.
  mlir::Value size(mlir::Value tensor, int64_t axis);
  llvm::SmallVector<mlir::Value> sizes(mlir::Value tensor);
  void setSizes(mlir::Value tensor, llvm::ArrayRef<mlir::Value> sizes);

  /// Where each of the tensors that are `joined` along the axis begins there;
  /// kept, so that asking for one after the other is linear in their number.
  llvm::ArrayRef<mlir::Value> begins(mlir::Value joined,
                                     mlir::ValueRange sources, int64_t axis);

  /// The same as above with sizes that are values.
  bool isInside(mlir::ValueRange position, llvm::ArrayRef<mlir::Value> sizes);
  /// Whether one of the sizes is known to be 0.
  bool hasNoElements(llvm::ArrayRef<mlir::Value> sizes);
  mlir::Value linearize(mlir::ValueRange position,
                        llvm::ArrayRef<mlir::Value> sizes);
  void delinearize(mlir::Value offset, llvm::ArrayRef<mlir::Value> sizes,
                   llvm::SmallVectorImpl<mlir::Value> &position);

  /// Groups of axes of `from` and `to`, [begin, end) of each, that hold the
  /// same elements, innermost first; none if there are no such groups, or the
  /// sizes do not show them.
  struct AxisGroup {
    size_t fromBegin, fromEnd, toBegin, toEnd;
  };
  std::optional<llvm::SmallVector<AxisGroup>>
  groupAxes(llvm::ArrayRef<mlir::Value> from, llvm::ArrayRef<mlir::Value> to);

  /// Rebuilds the index op with these (already simplified) operands; null for
  /// an op that is not index arithmetic.
  mlir::Value rebuild(mlir::Operation *op, mlir::ValueRange operands);

  IndexBounds getBounds(mlir::Value value);

  /// Creates an op or returns the equal one made before.
  mlir::Value unique(mlir::Operation *op);

  /// The value of an op made elsewhere, or of an equal op known before.
  mlir::Value adopt(mlir::Operation *op) {
    return (*known.insert(op).first)->getResult(0);
  }

  /// Makes the users of the op's result use `value`, and retires the op. Users
  /// that become equal to other ops stay beside them.
  void replace(mlir::Operation *op, mlir::Value value);

  /// Takes the operands from an op that has no uses, and then from every scalar
  /// operand that this leaves without uses. The ops stay where they are, so
  /// that no other value can take their place in a table.
  void retireIfUnused(mlir::Operation *op);

private:
  struct Term {
    mlir::Value atom;
    int64_t factor;
  };
  /// The sum of the terms and the constant; atoms differ, factors are not 0,
  /// and terms are in the order in which their atoms were first seen.
  struct Sum {
    llvm::SmallVector<Term, 4> terms;
    int64_t constant = 0;
  };

  void forgetConstant(int64_t value);
  Sum getSum(mlir::Value value);
  std::optional<Sum> addSums(const Sum &lhs, const Sum &rhs, int64_t factor);
  std::optional<Sum> scale(const Sum &sum, int64_t factor);
  mlir::Value materialize(const Sum &sum);
  struct Product;
  std::pair<int64_t, mlir::Value> splitNumber(mlir::Value value);
  bool multiply(Product &product, mlir::Value size);
  IndexBounds getBounds(const Sum &sum);
  IndexBounds computeBounds(mlir::Value value);
  unsigned getOrder(mlir::Value atom);
  void recombine(Sum &sum);
  /// sum == factor * high + low, where high has the terms that the factor
  /// divides and the constant of low is in [0, factor).
  static void splitByFactor(const Sum &sum, int64_t factor, Sum &high,
                            Sum &low);
  /// sum == divisor * quotient + remainder, with the remainder as small as the
  /// rules can make it.
  void splitByDivisor(const Sum &sum, int64_t divisor, Sum &quotient,
                      Sum &remainder);
  /// The divisors above 1 that the factors of the terms have in common with
  /// `number`, each once, greatest first. Every number divides 0.
  static llvm::SmallVector<int64_t> getCommonFactors(const Sum &sum,
                                                     int64_t number);

  /// A dividend as divisor * quotient + rest.
  struct Division {
    int64_t divisor;
    Sum quotient, rest;
  };
  mlir::Value divideByOtherResidues(const Division &division, bool onlyNearer);
  void keepSmallNegatives(const Sum &dividend, Division &division);
  mlir::Value divideByFactor(const Division &division);
  mlir::Value divideNested(const Division &division);
  Sum expandRemainders(const Sum &sum, int64_t divisor);
  mlir::Value reduceInPeriod(Sum sum, int64_t divisor);
  mlir::Value reduceByFactor(const Sum &sum, int64_t divisor);

  mlir::Value compareWithZero(CmpPredicate predicate, Sum sum);
  mlir::Value compareRemainder(const Sum &sum);
  mlir::Value compareQuotient(const Sum &sum);
  static bool reduceEquation(Sum &sum);
  void toLessThan(CmpPredicate &predicate, Sum &sum);
  void dropLowTerms(Sum &sum);
  mlir::Value createComparison(CmpPredicate predicate, const Sum &sum);

  /// What a clause says: the terms of the sum, without its constant, add up to
  /// a value in the bounds.
  struct Assumption {
    Sum sum;
    IndexBounds bounds;
  };
  IndexBounds getBoundsOfTerms(const Sum &sum);
  IndexBounds boundByRangeSizes(const Sum &sum, IndexBounds result);
  static bool contains(const Sum &sum, const Sum &part, int64_t factor);
  bool recombineWhole(Sum &sum, const Term &term);
  bool recombineRemainder(Sum &sum, const Term &term);
  std::optional<Assumption> parseClause(mlir::Value clause, bool holds);
  bool tighten(llvm::ArrayRef<Assumption> facts,
               llvm::MapVector<mlir::Value, IndexBounds> &tight);
  mlir::Value rebuildAll(llvm::ArrayRef<mlir::Operation *> ops,
                         mlir::Value value,
                         llvm::DenseMap<mlir::Value, mlir::Value> map =
                             llvm::DenseMap<mlir::Value, mlir::Value>());
  mlir::Value
  simplifyUnder(llvm::ArrayRef<std::pair<mlir::Value, bool>> conditions,
                mlir::Value value);
  mlir::Value combineClauses(mlir::Value lhs, mlir::Value rhs, bool isAnd);

  struct OperationInfo : llvm::DenseMapInfo<mlir::Operation *> {
    static unsigned getHashValue(const mlir::Operation *op);
    static bool isEqual(const mlir::Operation *lhs, const mlir::Operation *rhs);
  };

  mlir::OpBuilder &builder;
  mlir::Location loc;
  int64_t nextRangeId = 0;
  unsigned nextOrder = 0;
  llvm::DenseSet<mlir::Operation *, OperationInfo> known;
  /// The index constants that are in `known`, which need no op to be found.
  llvm::DenseMap<int64_t, mlir::Operation *> constants;
  llvm::DenseMap<mlir::Value, Sum> sums;
  llvm::DenseMap<mlir::Value, IndexBounds> bounds;
  llvm::DenseMap<mlir::Value, unsigned> orders;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> tensorSizes;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> tensorBegins;
  /// What holds while `simplifyUnder` rebuilds; `sums` and `bounds` are then
  /// those of this scope.
  llvm::SmallVector<Assumption, 0> assumptions;
  bool isScoped = false;
};

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_INDEXBUILDER_H
