//===- CascadeTerms.h - Reductions that need one another --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CASCADETERMS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CASCADETERMS_H

#include "../Utils/FloatingScalars.h"

#include "mlir/IR/IRMapping.h"

namespace uop {

/// A chain of more tensors, each made of the one before, is not followed.
inline constexpr unsigned kMaxTensorDepth = 32;

/// The reductions, scans and other loops in `slice`.
llvm::SmallVector<mlir::Operation *>
getLoops(llvm::ArrayRef<mlir::Operation *> slice);

/// The size of a range, as an index.
mlir::Value getSize(IndexBuilder &indices, mlir::Value range);

/// Whether the value is computed by ops that may be copied, in loops whose
/// sizes depend on no other loop and on nothing in memory.
bool isPlain(llvm::ArrayRef<mlir::Operation *> slice);

/// The maxima that programs replace by 0 before they subtract them, so that
/// -inf - -inf (or inf - inf) is none of their exponents.
enum class Guard { none, lowest, infinite };

/// exp(scale * (x - m)), or 2 to that power.
struct Exponential {
  mlir::Value value;
  /// A constant above 0; null: 1.
  mlir::Value scale;
  bool isBase2;
  /// m, or the choice between m and 0.
  mlir::Value base;
  Guard guard;
  /// Whether 0 takes its place where it is NaN.
  bool dropsNaN = false;
};

/// What a sum adds up at a point: the product of all parts.
struct Term {
  /// The exponentials, and what does not depend on columns.
  mlir::Value shared;
  llvm::SmallVector<Exponential, 1> exponentials;
  llvm::SmallVector<mlir::Value> ofColumns;
  /// What depends on other results of the cascade and not on the point, and
  /// whether the sum is divided by it.
  llvm::SmallVector<std::pair<mlir::Value, bool>> hoisted;
  /// What holds in the rows in which the term is 0 instead; null: nothing.
  mlir::Value isHidden;

  /// Equal for terms whose sums change alike where the maximum grows.
  mlir::Attribute getKey(mlir::Builder &builder) const;
};

struct Member {
  ReduceOp sum;
  Term term;
};

/// Reductions over one axis in blocks: sums whose terms need the maximum of an
/// element there, or one reduction of what is too large to be stored.
struct Cascade {
  /// The range of the axis.
  mlir::Value point;
  /// The element, and its maximum; without one, `x` is any of the leaves.
  mlir::Value x, driver;
  /// The reads of `x`, or of all terms if there is no maximum, of tensors that
  /// are reductions themselves.
  llvm::SmallVector<mlir::Value> leaves;
  /// Whether nothing changes at points where `x` is -inf.
  bool mayLeaveOut = false;
  /// Whether an infinite maximum is subtracted as 0.
  bool guardsInfinity = false;
  /// In the order in which one needs another; the last one has the columns.
  llvm::SmallVector<Member> sums;
  /// What the root is made of, by the maximum and the sums.
  mlir::Value result;
  /// The ranges of the root that `x` does not depend on.
  llvm::SmallVector<mlir::Value> columns;
  /// The tensors that the cascade does not store.
  llvm::SetVector<mlir::Operation *> inlined;
};

/// The points of the axis outside of which the element is -inf; null: none.
struct VisiblePoints {
  mlir::Value first, last;
};

/// Finds cascades, and builds their scalars.
class CascadeTerms {
public:
  using NoteFn =
      llvm::function_ref<bool(mlir::Operation *, llvm::StringRef reason)>;

  CascadeTerms(FloatingScalars &scalars, RangeDependence &ranges)
      : indices(scalars.getIndexBuilder()), builder(scalars.getOpBuilder()),
        ranges(ranges) {}

  /// The cascade whose last sum `root` is made of, if there is one; `note` is
  /// told why something that looks like one is none. `lengths` are those of the
  /// axes along which there is a maximum.
  std::optional<Cascade> find(BufferizeOp root,
                              const llvm::SmallDenseSet<int64_t> &lengths,
                              NoteFn note);

  /// `root` as a cascade without a maximum: its only reduction, over blocks,
  /// needs tensors of `recomputed`, which are computed again for it.
  std::optional<Cascade>
  findBlocked(BufferizeOp root,
              const llvm::SetVector<mlir::Operation *> &recomputed,
              NoteFn note);

  /// `value` with other values in the place of some that it is made of. What is
  /// read then where the gate says something about is read under it (null:
  /// always).
  mlir::Value rebuild(mlir::Value value, const mlir::IRMapping &mapping,
                      mlir::Value gate = {});
  /// The element of the cascade, computed and not read.
  mlir::Value rebuildWithLeaves(const Cascade &cascade,
                                const mlir::IRMapping &mapping,
                                mlir::Value gate);

  /// `value`, or 0 where it is NaN.
  mlir::Value dropNaN(mlir::Value value);

  /// What a leaf reads, computed and not read.
  mlir::Value rebuildLeaf(IndexOp read, const mlir::IRMapping &mapping,
                          mlir::Value gate);

  /// What conditions in the element say about the point.
  VisiblePoints findVisible(const Cascade &cascade);

private:
  VisiblePoints getVisible(mlir::Value clause, mlir::Value point);
  VisiblePoints combine(VisiblePoints lhs, VisiblePoints rhs, bool isUnion);
  VisiblePoints findVisible(mlir::Value condition, mlir::Value point);
  mlir::Value computeFromIndices(IndexOp read);
  mlir::Value getComputed(mlir::Value condition);
  /// `value` at the point, with all that is stored between it and the elements
  /// of the cascade computed where it is read; null if that cannot be.
  mlir::Value expand(mlir::Value value, mlir::IRMapping mapping,
                     unsigned depth);
  mlir::Value expandRead(IndexOp read, unsigned depth);
  mlir::Value expandSource(IndexOp read, BufferizeOp source, unsigned depth);
  mlir::Value rebuildOp(mlir::Operation *op, const mlir::IRMapping &mapping,
                        mlir::Value gate = {});
  bool isOfCascade(mlir::Value value) { return ofCascade.contains(value); }
  bool expandRoot(BufferizeOp root, ReduceOp reduce, NoteFn note);
  llvm::DenseSet<mlir::Operation *> dropOtherLeaves();
  bool collectMembers(NoteFn note);
  std::optional<Exponential> matchExponential(mlir::Value value);
  llvm::StringRef checkGuards();
  /// A factor of a term, and the choice of 0 in its place.
  struct Factor {
    mlir::Value value;
    bool isDivisor = false;
    /// What holds in the rows in which the term is 0 instead; null: nothing.
    mlir::Value isHidden = {};
    /// Whether 0 takes the place of NaN.
    bool dropsNaN = false;
  };

  /// Takes the terms of `sum` apart; why it cannot be, or nothing.
  llvm::StringRef factorize(ReduceOp sum, Term &term);
  llvm::StringRef addFactor(const Factor &factor, Term &term);
  std::optional<Factor> matchHiddenRows(mlir::Value value);
  bool isSumOfExponentials(mlir::Value value);
  bool isNeededHidden(ReduceOp sum);
  void shareDroppedNaN();
  llvm::StringRef findColumns(BufferizeOp root, const RangeSet &rows);
  llvm::StringRef checkAxes(BufferizeOp root);
  llvm::StringRef checkBlocked(BufferizeOp root);
  llvm::StringRef takeColumnsApart(mlir::Value value, Term &term);

  IndexBuilder &indices;
  mlir::OpBuilder &builder;
  RangeDependence &ranges;
  Cascade cascade;
  /// The values that read an element of the cascade, or need such a reduction.
  llvm::DenseSet<mlir::Value> ofCascade;
  llvm::DenseMap<mlir::Value, mlir::Value> expanded;
  /// What may be computed where it is read; null: anything that leads to the
  /// maximum.
  const llvm::SetVector<mlir::Operation *> *recomputed = nullptr;
  /// The tensors whose elements may be leaves; null: any.
  const llvm::DenseSet<mlir::Operation *> *leafSources = nullptr;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CASCADETERMS_H
