//===- CascadeTerms.cpp - Reductions that need one another ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CascadeTerms.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// What `op` is if it is one of its operands, as max(x, -inf) is.
static Value foldToOperand(Operation *op) {
  SmallVector<Attribute> constants(op->getNumOperands());
  for (auto [operand, constant] : llvm::zip(op->getOperands(), constants))
    matchPattern(operand, m_Constant(&constant));
  SmallVector<OpFoldResult> results;
  if (failed(op->fold(constants, results)) || results.size() != 1)
    return {};
  return dyn_cast<Value>(results.front());
}

Value CascadeTerms::rebuildOp(Operation *op, const IRMapping &mapping,
                              Value gate) {
  SmallVector<Value> operands;
  bool changed = false;
  for (Value operand : op->getOperands()) {
    operands.push_back(mapping.lookupOrDefault(operand));
    changed |= operands.back() != operand;
  }
  Value result = op->getResult(0);
  if (!changed)
    return op->getNumRegions() == 0 && !isa<BufferizeOp>(op) ? indices.adopt(op)
                                                             : result;
  indices.setLoc(op->getLoc());
  if (Value simplified = indices.rebuild(op, operands))
    return simplified;
  auto dependsOnGate = [&](Value index) {
    RangeSet ofGate = getOwnRanges(gate);
    return llvm::any_of(getOwnRanges(index),
                        [&](Value range) { return ofGate.contains(range); });
  };
  auto read = dyn_cast<IndexOp>(op);
  if (read && gate && llvm::any_of(operands, dependsOnGate)) {
    size_t rank = read.getIndices().size();
    Value inner = read.getGate() ? operands.back() : Value();
    return indices.unique(IndexOp::create(
        builder, op->getLoc(), operands.front(),
        ValueRange(operands).slice(1, rank), indices.logicalAnd(gate, inner)));
  }
  IRMapping operandMapping;
  for (auto [operand, copy] : llvm::zip_equal(op->getOperands(), operands))
    operandMapping.map(operand, copy);
  Operation *clone = builder.clone(*op, operandMapping);
  if (isa<BufferizeOp>(op))
    return clone->getResult(0);
  if (Value folded = foldToOperand(clone)) {
    clone->erase();
    return folded;
  }
  return indices.unique(clone);
}

Value CascadeTerms::rebuild(Value value, const IRMapping &given, Value gate) {
  IRMapping mapping(given);
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  for (Operation *op : slice)
    if (!mapping.contains(op->getResult(0)))
      mapping.map(op->getResult(0), rebuildOp(op, mapping, gate));
  return mapping.lookupOrDefault(value);
}

Value CascadeTerms::rebuildLeaf(IndexOp read, const IRMapping &mapping,
                                Value gate) {
  auto source = read.getSource().getDefiningOp<BufferizeOp>();
  IRMapping inside;
  for (auto [range, index] :
       llvm::zip_equal(source.getRanges(), read.getIndices()))
    inside.map(range, rebuild(index, mapping));
  // A reduction that is computed in another place has loops of its own.
  llvm::SetVector<Operation *> parts;
  appendScalarSlice(source.getValue(), parts);
  for (Operation *part : parts)
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(part))
      for (Value range : reduce.getReducedRanges())
        if (auto old = range.getDefiningOp<RangeOp>();
            old && !inside.contains(range))
          inside.map(range, indices.rangeOfSize(getSize(indices, range),
                                                old.getKind()));
  return rebuild(source.getValue(), inside, gate);
}

Value CascadeTerms::rebuildWithLeaves(const Cascade &cascade,
                                      const IRMapping &given, Value gate) {
  IRMapping mapping(given);
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(cascade.x, slice);
  for (Operation *op : slice) {
    Value result = op->getResult(0);
    if (mapping.contains(result))
      continue;
    bool isLeaf = llvm::is_contained(cascade.leaves, result);
    mapping.map(result, isLeaf ? rebuildLeaf(cast<IndexOp>(op), mapping, gate)
                               : rebuildOp(op, mapping, gate));
  }
  return mapping.lookup(cascade.x);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

SmallVector<Operation *> uop::getLoops(ArrayRef<Operation *> slice) {
  return llvm::to_vector(llvm::make_filter_range(slice, [](Operation *op) {
    return isa<RangeReductionOpInterface, ScanOp>(op);
  }));
}

Value uop::getSize(IndexBuilder &indices, Value range) {
  auto op = range.getDefiningOp<RangeOp>();
  return op && op.getSize() ? op.getSize()
                            : indices.constant(getRangeSize(range));
}

/// Whether variables and constants alone decide the size.
static bool isInvariant(Value size) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(size, slice);
  return llvm::none_of(slice, llvm::IsaPred<RangeOp, IndexOp>);
}

bool uop::isPlain(ArrayRef<Operation *> slice) {
  return llvm::none_of(slice, [](Operation *op) {
    auto range = dyn_cast<RangeOp>(op);
    if (range && range.getKind() == RangeKind::reduce && range.getSize() &&
        !isInvariant(range.getSize()))
      return true;
    return op->getNumResults() != 1 || op->getNumRegions() != 0 ||
           isa<CustomOp, CustomIOp, BufferizeOp, ScanOp>(op) ||
           isa<VectorType>(op->getResult(0).getType());
  });
}

Value CascadeTerms::expandSource(IndexOp read, BufferizeOp source,
                                 unsigned depth) {
  if (recomputed && !recomputed->contains(source))
    return {};
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(source.getValue(), slice);
  if (!isPlain(slice.getArrayRef()))
    return {};
  IRMapping mapping = mapRanges(source, read);
  bool isAtPoint = ranges.get(read.getResult()).contains(cascade.point);
  SmallVector<Operation *> loops = getLoops(slice.getArrayRef());
  if (!loops.empty() && isAtPoint) {
    if (leafSources && !leafSources->contains(source))
      return {};
    cascade.leaves.push_back(read.getResult());
    cascade.inlined.insert(source);
    ofCascade.insert(read.getResult());
    return read.getResult();
  }
  for (Operation *loop : loops) {
    // A reduction over an axis of this size may be one of the cascade.
    auto reduce = dyn_cast<ReduceOp>(loop);
    if (loops.size() != 1 || !reduce || reduce.getRanges().size() != 1 ||
        getSize(indices, reduce.getRanges().front()) !=
            getSize(indices, cascade.point) ||
        !isa<FloatType>(reduce.getType()))
      return {};
    mapping.map(reduce.getRanges().front(), cascade.point);
  }
  size_t numLeaves = cascade.leaves.size();
  size_t numInlined = cascade.inlined.size();
  Value value = expand(source.getValue(), std::move(mapping), depth + 1);
  if (value && (isOfCascade(value) || recomputed)) {
    cascade.inlined.insert(source);
    return value;
  }
  // It stays in memory, and so does what it is made of.
  cascade.leaves.truncate(numLeaves);
  while (cascade.inlined.size() > numInlined)
    cascade.inlined.pop_back();
  return {};
}

Value CascadeTerms::expandRead(IndexOp read, unsigned depth) {
  auto source = read.getSource().getDefiningOp<BufferizeOp>();
  bool mayExpand = source && source.getRemovable() && !isLocalTile(source) &&
                   !source.isPacked() && source.getType().hasStaticShape() &&
                   !read.getGate() && depth < kMaxTensorDepth &&
                   (isa<FloatType>(source.getType().getElementType()) ||
                    source.getType().getElementType().isInteger(1)) &&
                   source.getRanges().size() == read.getIndices().size();
  if (!mayExpand)
    return read;
  auto [entry, isNew] = expanded.try_emplace(read.getResult(), Value());
  if (!isNew)
    return entry->second ? entry->second : Value(read);
  Value value = expandSource(read, source, depth);
  if (!value)
    value = read;
  expanded[read.getResult()] = value;
  return value;
}

Value CascadeTerms::expand(Value value, IRMapping mapping, unsigned depth) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  if (!isPlain(slice.getArrayRef()))
    return {};
  for (Operation *op : slice) {
    Value result = op->getResult(0);
    if (mapping.contains(result))
      continue;
    auto reduce = dyn_cast<ReduceOp>(op);
    bool isMember =
        reduce && reduce.getRanges().size() == 1 &&
        mapping.lookupOrDefault(reduce.getRanges().front()) == cascade.point;
    // Loops inside of the element that are not read from memory.
    if (isa<RangeReductionOpInterface>(op) && !isMember)
      return {};
    Value copy = rebuildOp(op, mapping);
    if (auto read = copy.getDefiningOp<IndexOp>())
      copy = expandRead(read, depth);
    Operation *made = copy.getDefiningOp();
    if (made && llvm::any_of(made->getOperands(), [&](Value operand) {
          return isOfCascade(operand);
        }))
      ofCascade.insert(copy);
    mapping.map(result, copy);
  }
  return mapping.lookupOrDefault(value);
}

//===----------------------------------------------------------------------===//
// Cascades
//===----------------------------------------------------------------------===//

/// Sorts the reductions that the root's sum needs.
bool CascadeTerms::collectMembers(NoteFn note) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(cascade.result, slice);
  Member last = cascade.sums.back();
  SmallVector<Member> members;
  for (Operation *op : slice) {
    auto reduce = dyn_cast<ReduceOp>(op);
    if (!reduce || !llvm::is_contained(reduce.getRanges(), cascade.point))
      continue;
    if (reduce == last.sum)
      continue;
    if (reduce.getKind() == ReduceKind::add) {
      members.push_back({reduce, {}});
      continue;
    }
    if (reduce.getKind() != ReduceKind::max || cascade.driver)
      return note(op, "the sums need an extremum other than one maximum");
    if (!isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
            reduce.getType()))
      return note(op, "the element has a type without infinities");
    cascade.driver = reduce.getResult();
    cascade.x = reduce.getValue();
    llvm::SetVector<Operation *> parts;
    appendScalarSlice(cascade.x, parts);
    if (llvm::any_of(parts, llvm::IsaPred<ReduceOp>))
      return note(op, "the elements of the maximum need another reduction");
  }
  if (!cascade.driver)
    return false;
  members.push_back(last);
  cascade.sums = std::move(members);
  return true;
}

/// The axes of the root that its last sum has beside the rows; why not, if one
/// cannot be in a tile.
StringRef CascadeTerms::findColumns(BufferizeOp root, const RangeSet &rows) {
  const RangeSet &needed = ranges.get(cascade.sums.back().sum.getValue());
  for (Value range : root.getRanges()) {
    auto column = range.getDefiningOp<RangeOp>();
    if (!column || rows.contains(range) || !needed.contains(range))
      continue;
    if (!column.getStaticSize())
      return "a run decides how many columns there are";
    cascade.columns.push_back(range);
  }
  return {};
}

StringRef CascadeTerms::checkAxes(BufferizeOp root) {
  const RangeSet &rows = ranges.get(cascade.x);
  if (!rows.contains(cascade.point))
    return "the element is loop-invariant";
  for (Member &member : MutableArrayRef(cascade.sums).drop_back())
    for (Value range : ranges.get(member.sum.getValue()))
      if (!rows.contains(range))
        return "a sum that others need does not have the rows of the maximum";
  return findColumns(root, rows);
}

/// Finds the reductions over the axis of `reduce` that the root is made of.
bool CascadeTerms::expandRoot(BufferizeOp root, ReduceOp reduce, NoteFn note) {
  cascade = Cascade();
  ofCascade.clear();
  expanded.clear();
  cascade.point = reduce.getRanges().front();
  Value element = expand(reduce.getValue(), {}, /*depth=*/0);
  if (!element || !isOfCascade(element))
    return false;
  Value sum =
      indices.unique(ReduceOp::create(builder, reduce.getLoc(), ReduceKind::add,
                                      element, ValueRange{cascade.point}));
  cascade.sums.push_back({sum.getDefiningOp<ReduceOp>(), {}});
  ofCascade.insert(sum);
  IRMapping mapping;
  mapping.map(reduce.getResult(), sum);
  cascade.result = expand(root.getValue(), mapping, /*depth=*/0);
  return cascade.result && collectMembers(note);
}

/// Drops the leaves that `x` is not made of; the tensors that the others read.
llvm::DenseSet<Operation *> CascadeTerms::dropOtherLeaves() {
  llvm::SetVector<Operation *> parts;
  appendScalarSlice(cascade.x, parts);
  llvm::erase_if(cascade.leaves, [&](Value leaf) {
    return !parts.contains(leaf.getDefiningOp());
  });
  llvm::DenseSet<Operation *> sources;
  for (Value leaf : cascade.leaves)
    sources.insert(leaf.getDefiningOp<IndexOp>().getSource().getDefiningOp());
  return sources;
}

std::optional<Cascade>
CascadeTerms::find(BufferizeOp root,
                   const llvm::SmallDenseSet<int64_t> &lengths, NoteFn note) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(root.getValue(), slice);
  SmallVector<Operation *> loops = getLoops(slice.getArrayRef());
  auto reduce = loops.empty() ? ReduceOp() : dyn_cast<ReduceOp>(loops.back());
  if (loops.size() != 1 || !reduce || reduce.getKind() != ReduceKind::add ||
      !isa<FloatType>(reduce.getType()) || reduce.getRanges().size() != 1 ||
      !lengths.contains(getRangeSize(reduce.getRanges().front())) ||
      !isPlain(slice.getArrayRef()) || !expandRoot(root, reduce, note))
    return std::nullopt;
  size_t numLeaves = cascade.leaves.size();
  llvm::DenseSet<Operation *> sources = dropOtherLeaves();
  // What factors of columns read, and what that is made of, stays in memory.
  if (!sources.empty() && cascade.leaves.size() != numLeaves) {
    leafSources = &sources;
    bool isFound = expandRoot(root, reduce, note);
    leafSources = nullptr;
    if (!isFound)
      return std::nullopt;
  }
  StringRef reason = checkAxes(root);
  for (Member &member : cascade.sums)
    if (reason.empty())
      reason = factorize(member.sum, member.term);
  if (reason.empty())
    reason = checkGuards();
  if (reason.empty())
    shareDroppedNaN();
  if (reason.empty() && cascade.leaves.empty())
    reason = "the element is not a reduction";
  // What is added up where the element is -inf is 0 times something, unless no
  // exponential is in it.
  cascade.mayLeaveOut = llvm::none_of(cascade.sums, [](const Member &member) {
    return member.term.exponentials.empty();
  });
  if (!reason.empty()) {
    note(reduce, reason);
    return std::nullopt;
  }
  return std::move(cascade);
}

//===----------------------------------------------------------------------===//
// Without a maximum
//===----------------------------------------------------------------------===//

/// Whether a small error of an operand gives a small error of the result: what
/// is computed again may be rounded differently.
static bool isContinuous(Operation *op) {
  if (auto cast = dyn_cast<CastOp>(op))
    return isa<FloatType>(cast.getType());
  return isa<AddOp, SubOp, MulOp, FDivOp, NegOp, RecipOp, AbsOp, SquareOp,
             SqrtOp, RsqrtOp, ExpOp, Exp2Op, LogOp, Log2Op, TanhOp, SinOp,
             CosOp, ErfOp, MaxOp, MinOp, WhereOp, MulAccOp>(op);
}

/// Whether `value` is 0 (or -inf, if `isLowest`) where `leaf` is -inf, unless
/// something else in it is no number or infinite.
static bool vanishesWith(Value value, Value leaf, bool isLowest) {
  SmallVector<std::pair<Value, bool>> worklist = {{value, isLowest}};
  while (!worklist.empty()) {
    auto [part, toLowest] = worklist.pop_back_val();
    if (part == leaf && toLowest)
      return true;
    Operation *op = part.getDefiningOp();
    if (isa_and_nonnull<CastOp>(op) && isa<FloatType>(part.getType())) {
      worklist.emplace_back(op->getOperand(0), toLowest);
    } else if (isa_and_nonnull<ExpOp, Exp2Op>(op) && !toLowest) {
      worklist.emplace_back(op->getOperand(0), true);
    } else if (isa_and_nonnull<SubOp, AddOp>(op) && toLowest) {
      worklist.emplace_back(op->getOperand(0), true);
      if (isa<AddOp>(op))
        worklist.emplace_back(op->getOperand(1), true);
    } else if (isa_and_nonnull<NegOp, FDivOp, MulOp>(op) && !toLowest) {
      worklist.emplace_back(op->getOperand(0), false);
      if (isa<MulOp>(op))
        worklist.emplace_back(op->getOperand(1), false);
    } else if (isa_and_nonnull<WhereOp>(op)) {
      // A mask of the gradient: 0 on one side.
      for (unsigned number : {1, 2})
        if (toLowest ? matchPattern(op->getOperand(number), m_NegInfFloat())
                     : matchPattern(op->getOperand(number), m_AnyZeroFloat()))
          worklist.emplace_back(op->getOperand(3 - number), toLowest);
    } else if (isa_and_nonnull<MulOp>(op)) {
      for (unsigned number : {0, 1}) {
        APFloat scale(0.0);
        if (matchPattern(op->getOperand(number), m_ConstantFloat(&scale)) &&
            !scale.isNegative() && scale.isFiniteNonZero())
          worklist.emplace_back(op->getOperand(1 - number), true);
      }
    }
  }
  return false;
}

/// Splits `value` into factors that depend on columns and one that all columns
/// share.
StringRef CascadeTerms::takeColumnsApart(Value value, Term &term) {
  auto isOfColumns = [&](Value part) {
    const RangeSet &needed = ranges.get(part);
    return llvm::any_of(cascade.columns,
                        [&](Value column) { return needed.contains(column); });
  };
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value factor = worklist.pop_back_val();
    if (!isOfColumns(factor)) {
      term.shared = term.shared
                        ? indices.unique(MulOp::create(builder, factor.getLoc(),
                                                       term.shared, factor))
                        : factor;
      continue;
    }
    if (!isOfCascade(factor)) {
      term.ofColumns.push_back(factor);
      continue;
    }
    auto product = factor.getDefiningOp<MulOp>();
    if (!product)
      return "the recomputed value is not a factor that the columns share";
    worklist.append({product->getOperand(1), product->getOperand(0)});
  }
  if (!term.shared)
    return "no factor is shared by the columns";
  return {};
}

/// Whether the reduction of the cascade can be one over blocks.
StringRef CascadeTerms::checkBlocked(BufferizeOp root) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(cascade.result, slice);
  for (Operation *op : slice) {
    auto read = dyn_cast<IndexOp>(op);
    if (read && recomputed->contains(read.getSource().getDefiningOp()) &&
        !llvm::is_contained(cascade.leaves, read.getResult()))
      return "it also reads the value that is too large to store at other "
             "positions";
    auto choice = dyn_cast<WhereOp>(op);
    bool isOfLeaves = llvm::any_of(
        op->getOperands(), [&](Value operand) { return isOfCascade(operand); });
    if (isOfLeaves && op != cascade.sums.back().sum &&
        (!isContinuous(op) || (choice && isOfCascade(choice->getOperand(0)))))
      return "the value to recompute is compared or rounded";
  }
  const RangeSet rows = ranges.get(cascade.x);
  for (Value leaf : cascade.leaves)
    if (ranges.get(leaf).getArrayRef() != rows.getArrayRef() &&
        !llvm::all_of(ranges.get(leaf),
                      [&](Value range) { return rows.contains(range); }))
      return "the value to recompute has several kinds of rows";
  if (!rows.contains(cascade.point))
    return "the element is loop-invariant";
  if (StringRef reason = findColumns(root, rows); !reason.empty())
    return reason;
  ReduceOp sum = cascade.sums.back().sum;
  // Where a mask hides a leaf, nothing is added.
  for (Value leaf : cascade.leaves)
    if (vanishesWith(sum.getValue(), leaf,
                     /*isLowest=*/sum.getKind() == ReduceKind::max)) {
      cascade.x = leaf;
      cascade.mayLeaveOut = true;
    }
  return takeColumnsApart(sum.getValue(), cascade.sums.back().term);
}

std::optional<Cascade> CascadeTerms::findBlocked(
    BufferizeOp root, const llvm::SetVector<Operation *> &given, NoteFn note) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(root.getValue(), slice);
  SmallVector<Operation *> loops = getLoops(slice.getArrayRef());
  auto reduce = loops.empty() ? ReduceOp() : dyn_cast<ReduceOp>(loops.back());
  if (loops.size() != 1 || !reduce || reduce.getRanges().size() != 1 ||
      (reduce.getKind() != ReduceKind::add &&
       reduce.getKind() != ReduceKind::max) ||
      !isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
          reduce.getType()) ||
      !isPlain(slice.getArrayRef()))
    return std::nullopt;
  cascade = Cascade();
  ofCascade.clear();
  expanded.clear();
  recomputed = &given;
  cascade.point = reduce.getRanges().front();
  Value element = expand(reduce.getValue(), {}, /*depth=*/0);
  std::optional<Cascade> result;
  if (element && isOfCascade(element) && !cascade.leaves.empty()) {
    Value sum = indices.unique(ReduceOp::create(builder, reduce.getLoc(),
                                                reduce.getKind(), element,
                                                ValueRange{cascade.point}));
    cascade.sums.push_back({sum.getDefiningOp<ReduceOp>(), {}});
    cascade.x = cascade.leaves.front();
    IRMapping mapping;
    mapping.map(reduce.getResult(), sum);
    cascade.result = rebuild(root.getValue(), mapping);
    StringRef reason = checkBlocked(root);
    if (reason.empty())
      result = std::move(cascade);
    else
      note(reduce, reason);
  }
  recomputed = nullptr;
  return result;
}
