//===- TrimReductions.cpp - Loops without terms of zero ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The terms of a sum are zeros where a factor is a read whose gate does not
// hold and the other factors are finite. Where such a gate is a bound of a
// reduced range that moves with the loops around the sum, the loop over that
// range begins and ends there: the windows of a convolution have fewer rows at
// the border of the image.
//
//===----------------------------------------------------------------------===//

#include "TrimReductions.h"

#include "../Utils/Clauses.h"
#include "../Utils/FloatingScalars.h"
#include "KernelAxes.h"
#include "KernelPrice.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/Permissions.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/ScopeExit.h"

#include <cmath>

namespace uop {
#define GEN_PASS_DEF_TRIMREDUCTIONSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// A sum of multiples of terms that is not negative where a clause holds.
struct Difference {
  int64_t constant = 0;
  llvm::MapVector<Value, int64_t> terms;

  bool add(Value index, int64_t factor);
  bool operator==(const Difference &other) const {
    return constant == other.constant && llvm::equal(terms, other.terms);
  }
  bool operator!=(const Difference &other) const { return !(*this == other); }
};

/// The points of a range that count: from `low` to below `high`. Null: from the
/// first, to the last.
struct Points {
  Value low, high;
};

class Trimmer {
public:
  explicit Trimmer(KernelOp kernel);

  /// Finds what is known of the terms of each sum; false if there is nothing.
  bool analyze();
  /// How many loops became shorter.
  unsigned run();

private:
  bool isFinite(Value value);
  std::vector<Difference> findDifferences(Value term);
  void addClauses(Value gate, const IRMapping &reads,
                  std::vector<Difference> &differences);
  bool isAround(Value term);
  bool isFixed(const Difference &difference, RangeOp range);
  std::vector<Difference> findFixed(ReduceOp sum, RangeOp range);
  Points findPoints(RangeOp range, ArrayRef<Difference> fixed,
                    IndexBuilder &indices);
  bool trim(RangeOp range);

  KernelOp kernel;
  RangeDependence dependence;
  SmallVector<int64_t> finite;
  /// What is not negative at each term of a sum that is not 0.
  DenseMap<Operation *, std::vector<Difference>> known;
};

struct TrimReductionsPass
    : public uop::impl::TrimReductionsPassBase<TrimReductionsPass> {
  using Base::Base;

  void runOnOperation() override;
};
} // namespace

/// Adds a multiple of the index. False if the numbers do not fit.
bool Difference::add(Value index, int64_t factor) {
  std::optional<LinearForm> form = LinearForm::get(index);
  int64_t product;
  if (!form || llvm::MulOverflow(form->getConstant(), factor, product) ||
      llvm::AddOverflow(constant, product, constant))
    return false;
  for (auto [term, coefficient] : form->getTerms()) {
    int64_t &sum = terms[term];
    if (llvm::MulOverflow(coefficient, factor, product) ||
        llvm::AddOverflow(sum, product, sum))
      return false;
  }
  return true;
}

Trimmer::Trimmer(KernelOp kernel) : kernel(kernel) {
  if (auto numbers = kernel->getAttrOfType<DenseI64ArrayAttr>(kFiniteAttrName))
    llvm::append_range(finite, numbers.asArrayRef());
}

/// Whether the value is no infinity and no NaN, and 0 times it is a zero.
bool Trimmer::isFinite(Value value) {
  while (true) {
    Type type = value.getType();
    if (isa<IntegerType>(type))
      return true;
    if (auto cast = value.getDefiningOp<CastOp>()) {
      auto from = dyn_cast<FloatType>(cast.getInput().getType());
      auto to = dyn_cast<FloatType>(type);
      // Another range of exponents may make an infinity of it.
      if (!from || !to ||
          !APFloat::isRepresentableBy(from.getFloatSemantics(),
                                      to.getFloatSemantics()))
        return false;
      value = cast.getInput();
    } else if (auto read = value.getDefiningOp<IndexOp>()) {
      auto tile = read.getSource().getDefiningOp<BufferizeOp>();
      if (!tile)
        return false;
      value = tile.getValue();
    } else if (auto load = value.getDefiningOp<LoadOp>()) {
      auto argument = dyn_cast<BlockArgument>(load.getSource());
      return argument && !load.getAlternative() &&
             llvm::is_contained(finite, int64_t(argument.getArgNumber()));
    } else {
      return false;
    }
  }
}

/// Notes a difference for each clause that is a comparison of indices.
void Trimmer::addClauses(Value gate, const IRMapping &reads,
                         std::vector<Difference> &differences) {
  for (Value clause : getClauses(gate)) {
    auto compare = clause.getDefiningOp<CmpOp>();
    if (!compare || !compare.getLhs().getType().isIndex())
      continue;
    CmpPredicate predicate = compare.getPredicate();
    if (predicate == CmpPredicate::eq || predicate == CmpPredicate::ne)
      continue;
    bool isLess =
        predicate == CmpPredicate::lt || predicate == CmpPredicate::le;
    bool isStrict =
        predicate == CmpPredicate::lt || predicate == CmpPredicate::gt;
    Difference written, difference;
    if (!written.add(compare.getRhs(), isLess ? 1 : -1) ||
        !written.add(compare.getLhs(), isLess ? -1 : 1))
      continue;
    // In a tile, the ranges are where it is read.
    bool fits = !llvm::SubOverflow(written.constant, int64_t(isStrict),
                                   difference.constant);
    fits = fits && llvm::all_of(written.terms, [&](const auto &entry) {
             auto [term, factor] = entry;
             if (Value read = reads.lookupOrNull(term))
               return difference.add(read, factor);
             int64_t &sum = difference.terms[term];
             return !llvm::AddOverflow(sum, factor, sum) &&
                    llvm::none_of(dependence.get(term), [&](Value range) {
                      return reads.contains(range);
                    });
           });
    if (fits)
      differences.push_back(std::move(difference));
  }
}

/// Where the term is not 0, all the differences are not negative.
std::vector<Difference> Trimmer::findDifferences(Value term) {
  std::vector<Difference> differences;
  SmallVector<Value> worklist = {term};
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (auto product = value.getDefiningOp<MulOp>()) {
      if (isFinite(product.getRhs()))
        worklist.push_back(product.getLhs());
      if (isFinite(product.getLhs()))
        worklist.push_back(product.getRhs());
    } else if (auto cast = value.getDefiningOp<CastOp>()) {
      worklist.push_back(cast.getInput());
    } else if (auto load = value.getDefiningOp<LoadOp>()) {
      if (load.getGate() && !load.getAlternative())
        addClauses(load.getGate(), {}, differences);
    } else if (auto read = value.getDefiningOp<IndexOp>()) {
      auto tile = read.getSource().getDefiningOp<BufferizeOp>();
      if (!tile || read.getIndices().size() != tile.getRanges().size())
        continue;
      if (read.getGate())
        addClauses(read.getGate(), {}, differences);
      auto load = tile.getValue().getDefiningOp<LoadOp>();
      if (load && load.getGate() && !load.getAlternative())
        addClauses(load.getGate(), mapRanges(tile, read), differences);
    }
  }
  return differences;
}

/// Whether the term is arithmetic on points of loops, and not of lanes or
/// copies, which share the loop over what is reduced. A term depends on such a
/// point, so that its loop is around the sum.
bool Trimmer::isAround(Value term) {
  llvm::SetVector<Value> slice;
  slice.insert(term);
  for (size_t i = 0; i != slice.size(); ++i) {
    Operation *op = slice[i].getDefiningOp();
    if (!op)
      continue;
    if (!isPure(op) || isa<RangeReductionOpInterface, BufferizeOp>(op))
      return false;
    if (auto range = dyn_cast<RangeOp>(op))
      if (RangeKind kind = range.getKind(); kind != RangeKind::loop &&
                                            kind != RangeKind::thread &&
                                            kind != RangeKind::outer)
        return false;
    slice.insert_range(op->getOperands());
  }
  return true;
}

/// Whether the difference bounds the range, only what is around its loop
/// decides where, and no number that it is computed with leaves 62 bits.
bool Trimmer::isFixed(const Difference &difference, RangeOp range) {
  const double most = std::ldexp(1.0, 62);
  if (difference.terms.lookup(range.getResult()) == 0)
    return false;
  OpBuilder builder(range);
  IndexBuilder indices(builder, range.getLoc());
  double magnitude = std::abs(double(difference.constant));
  for (auto [term, coefficient] : difference.terms) {
    double factor = std::abs(double(coefficient)), largest = 1;
    if (coefficient != 0 && term != range.getResult()) {
      IndexBounds bounds = indices.getBounds(term);
      largest =
          std::max(std::abs(double(bounds.min)), std::abs(double(bounds.max)));
      if (!isAround(term))
        return false;
    }
    magnitude += factor * largest;
  }
  return magnitude <= most;
}

/// What bounds the range in the loops of a sum.
std::vector<Difference> Trimmer::findFixed(ReduceOp sum, RangeOp range) {
  std::vector<Difference> fixed;
  for (const Difference &difference : known.lookup(sum))
    if (isFixed(difference, range))
      fixed.push_back(difference);
  return fixed;
}

/// Puts what the index is computed from in front of `op`, on which it does not
/// depend.
static void placeBefore(Value index, Operation *op) {
  llvm::SetVector<Operation *> behind;
  SmallVector<Value> worklist = {index};
  while (!worklist.empty()) {
    Operation *def = worklist.pop_back_val().getDefiningOp();
    if (def && def->getBlock() == op->getBlock() && op->isBeforeInBlock(def) &&
        behind.insert(def))
      llvm::append_range(worklist, def->getOperands());
  }
  SmallVector<Operation *> ordered = behind.takeVector();
  llvm::sort(ordered, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  for (Operation *def : ordered)
    def->moveBefore(op);
}

/// The points of the range at which none of the differences is negative.
Points Trimmer::findPoints(RangeOp range, ArrayRef<Difference> fixed,
                           IndexBuilder &indices) {
  Points points;
  for (const Difference &difference : fixed) {
    int64_t factor = difference.terms.lookup(range.getResult());
    Value rest = indices.constant(difference.constant);
    for (auto [term, coefficient] : difference.terms)
      if (term != range.getResult() && coefficient != 0) {
        placeBefore(term, range);
        rest = indices.add(rest, indices.mul(term, coefficient));
      }
    // rest + factor * point >= 0
    Value steps = indices.floorDiv(rest, std::abs(factor));
    if (factor > 0) {
      Value low = indices.mul(steps, -1);
      points.low = points.low ? indices.maximum(points.low, low) : low;
    } else {
      Value high = indices.add(steps, 1);
      points.high = points.high ? indices.minimum(points.high, high) : high;
    }
  }
  // Bounds that never bound anything are none.
  if (points.low && indices.getBounds(points.low).max <= 0)
    points.low = {};
  if (points.high &&
      indices.getBounds(points.high).min >= int64_t(*range.getStaticSize()))
    points.high = {};
  return points;
}

/// Makes a shorter loop of the range, if all sums over it allow the same one.
bool Trimmer::trim(RangeOp range) {
  // Equal ranges are one loop, wherever they are used.
  bool isOnly =
      llvm::all_of(kernel.getBody().getOps<RangeOp>(), [&](RangeOp other) {
        return other == range || other.getId() != range.getId();
      });
  if (range.getKind() != RangeKind::reduce || !range.getStaticSize() || !isOnly)
    return false;
  std::optional<std::vector<Difference>> fixed;
  for (Operation *user : range->getUsers()) {
    auto ranges = getRangeOperands(user);
    if (!ranges || !llvm::is_contained(ValueRange(*ranges), range.getResult()))
      continue;
    auto sum = dyn_cast<ReduceOp>(user);
    if (!sum || sum.getKind() != ReduceKind::add)
      return false;
    std::vector<Difference> found = findFixed(sum, range);
    if (fixed && *fixed != found)
      return false;
    fixed = std::move(found);
  }
  if (!fixed || fixed->empty())
    return false;
  OpBuilder builder(range);
  IndexBuilder indices(builder, range.getLoc());
  Points points = findPoints(range, *fixed, indices);
  if (!points.low && !points.high)
    return false;
  Value low = points.low ? points.low : indices.constant(0);
  Value high =
      points.high ? points.high : indices.constant(*range.getStaticSize());
  range.setBounds({low, high});
  return true;
}

bool Trimmer::analyze() {
  Block &block = kernel.getBody().front();
  // What accumulates in memory has loops inside of those over what is reduced.
  for (auto tile : block.getOps<BufferizeOp>())
    if (tile->hasAttr(kAccumulatedAttrName))
      return false;
  // Of a read alone, testing its gate is most of what a term takes.
  for (auto sum : block.getOps<ReduceOp>())
    if (sum.getKind() == ReduceKind::add &&
        sum.getValue().getDefiningOp<MulOp>()) {
      std::vector<Difference> differences = findDifferences(sum.getValue());
      if (!differences.empty())
        known[sum] = std::move(differences);
    }
  return !known.empty();
}

unsigned Trimmer::run() {
  if (!analyze())
    return 0;
  unsigned count = 0;
  SmallVector<RangeOp> ranges(kernel.getBody().getOps<RangeOp>());
  for (RangeOp range : ranges)
    count += trim(range);
  return count;
}

static bool mayTrim(KernelOp kernel) {
  return !kernel.getBody().empty() && !hasExplicitControl(kernel);
}

bool uop::hasGatedProducts(KernelOp kernel) {
  return mayTrim(kernel) && Trimmer(kernel).analyze();
}

unsigned uop::trimReductions(KernelOp kernel) {
  return mayTrim(kernel) ? Trimmer(kernel).run() : 0;
}

void TrimReductionsPass::runOnOperation() {
  KernelOp kernel = getOperation();
  llvm::scope_exit drop( // nothing else asks
      [&] { kernel->removeDiscardableAttr(kFiniteAttrName); });
  if (kernel.getBody().empty())
    return;
  FailureOr<CostModel> target = getPricingModel(kernel, vectorBytes);
  if (failed(target))
    return signalPassFailure();
  std::optional<TrimPrices> prices =
      compareTrimmed(kernel, *target, vectorBytes, threads);
  if (!prices)
    return;
  auto options = remark::RemarkOpts::name("Trim")
                     .category("uop-trim-reductions")
                     .function(kernel.getSymName());
  if (!prices->isWorthIt && !force) {
    remark::missed(kernel.getLoc(), options)
        << remark::reason("loops with fewer terms would not take less time")
        << remark::metric("WholeNs", int64_t(prices->whole))
        << remark::metric("TrimmedNs", int64_t(prices->trimmed));
    return;
  }
  trimReductions(kernel);
  remark::passed(kernel.getLoc(), options)
      << remark::add("loops leave out terms that are 0")
      << remark::metric("WholeNs", int64_t(prices->whole))
      << remark::metric("TrimmedNs", int64_t(prices->trimmed));
}
