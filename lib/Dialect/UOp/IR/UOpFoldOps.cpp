//===- UOpFoldOps.cpp - Folds: verifier, canonical forms --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RangeOperands.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Verifier
//===----------------------------------------------------------------------===//

LogicalResult
FoldOp::inferReturnTypes(MLIRContext *context, std::optional<Location> location,
                         ValueRange operands, DictionaryAttr attributes,
                         OpaqueProperties properties, RegionRange regions,
                         SmallVectorImpl<Type> &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  llvm::append_range(types, adaptor.getInits().getTypes());
  return success();
}

LogicalResult FoldOp::verify() {
  if (getInits().empty())
    return emitOpError("needs at least one accumulator");
  return verifyRanges(*this, getRanges(), /*allowZero=*/false);
}

LogicalResult RecurrenceOp::verify() {
  if (!isa<FloatType>(getElementTypeOrSelf(getType())))
    return emitOpError("needs floats, got ") << getType();
  return verifyRanges(*this, getRanges(), /*allowZero=*/false);
}

/// `region`, which is called `name`, takes `expected` and yields `yielded`.
static LogicalResult verifyRegion(FoldOp fold, Region &region, StringRef name,
                                  StringRef what, ArrayRef<Type> expected,
                                  TypeRange yielded) {
  Block &block = region.front();
  if (block.getNumArguments() != expected.size())
    return fold.emitOpError()
           << name << " must take " << expected.size() << " arguments, " << what
           << ", got " << block.getNumArguments();
  for (auto [number, type, argument] :
       llvm::enumerate(expected, block.getArgumentTypes()))
    if (type != argument)
      return fold.emitOpError()
             << name << " argument " << number << " must have type " << type
             << ", got " << argument;
  auto yield = dyn_cast<YieldOp>(block.back());
  if (!yield)
    return fold.emitOpError() << name << " must end with uop.yield";
  if (yield.getNumOperands() != yielded.size())
    return yield.emitOpError("must give one value per accumulator: expected ")
           << yielded.size() << ", got " << yield.getNumOperands();
  for (auto [number, type, given] :
       llvm::enumerate(yielded, yield.getOperandTypes()))
    if (type != given)
      return yield.emitOpError("value ")
             << number << " must have the accumulator's type " << type
             << ", got " << given;
  for (Operation &op : block.without_terminator()) {
    bool isAllowed =
        isa_and_nonnull<UOpDialect>(op.getDialect()) &&
        (op.hasTrait<OpTrait::Elementwise>() || isa<ConstOp>(op)) &&
        llvm::none_of(op.getResultTypes(), llvm::IsaPred<ShapedType>);
    if (!isAllowed) {
      InFlightDiagnostic error = fold.emitOpError()
                                 << name
                                 << " may hold elementwise uop ops on scalars "
                                    "alone; pass what else it needs as inputs";
      error.attachNote(op.getLoc()) << "this op is not one";
      return error;
    }
  }
  return success();
}

LogicalResult FoldOp::verifyRegions() {
  TypeRange accumulators = getInits().getTypes();
  SmallVector<Type> point(getInputs().getTypes());
  llvm::append_range(point, accumulators);
  if (failed(verifyRegion(*this, getBody(), "body",
                          "the inputs and the accumulators", point,
                          accumulators)))
    return failure();
  SmallVector<Type> pair(accumulators);
  llvm::append_range(pair, accumulators);
  return verifyRegion(*this, getCombine(), "combine",
                      "the accumulators of two pieces", pair, accumulators);
}

//===----------------------------------------------------------------------===//
// Canonicalization
//===----------------------------------------------------------------------===//

static YieldOp getYield(Region &region) {
  return cast<YieldOp>(region.front().getTerminator());
}

/// Marks the arguments of `region` that the yielded values `wanted` need.
static void markNeeded(Region &region, const llvm::BitVector &wanted,
                       llvm::BitVector &arguments) {
  SmallVector<Value> worklist;
  llvm::DenseSet<Value> seen;
  auto push = [&](Value value) {
    if (seen.insert(value).second)
      worklist.push_back(value);
  };
  YieldOp yield = getYield(region);
  for (unsigned number : wanted.set_bits())
    push(yield.getOperand(number));
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(value))
      arguments.set(argument.getArgNumber());
    else
      for (Value operand : value.getDefiningOp()->getOperands())
        push(operand);
  }
}

namespace {
/// Over no point the results are the initial values; over no range there is
/// one point.
struct FoldOverFew : public OpRewritePattern<FoldOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(FoldOp fold,
                                PatternRewriter &rewriter) const override {
    bool isEmpty = llvm::any_of(fold.getRanges(), [](Value value) {
      auto range = value.getDefiningOp<RangeOp>();
      if (range.getStaticSize())
        return *range.getStaticSize() == 0;
      APInt size;
      return matchPattern(range.getSize(), m_ConstantInt(&size)) &&
             !size.isStrictlyPositive();
    });
    if (isEmpty) {
      rewriter.replaceOp(fold, fold.getInits());
      return success();
    }
    if (!fold.getRanges().empty())
      return rewriter.notifyMatchFailure(fold, "runs over ranges");
    SmallVector<Value> point(fold.getInputs());
    llvm::append_range(point, fold.getInits());
    YieldOp yield = getYield(fold.getBody());
    rewriter.inlineBlockBefore(&fold.getBody().front(), fold, point);
    SmallVector<Value> values(yield.getOperands());
    rewriter.eraseOp(yield);
    rewriter.replaceOp(fold, values);
    return success();
  }
};

/// An accumulator that never changes is its initial value.
struct FoldUnchanged : public OpRewritePattern<FoldOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(FoldOp fold,
                                PatternRewriter &rewriter) const override {
    YieldOp yield = getYield(fold.getBody());
    bool changed = false;
    for (auto [result, init, value, argument] :
         llvm::zip_equal(fold.getResults(), fold.getInits(), yield.getValues(),
                         fold.getBody().getArguments().drop_front(
                             fold.getInputs().size()))) {
      if (value != argument || result.use_empty())
        continue;
      rewriter.replaceAllUsesWith(result, init);
      changed = true;
    }
    return success(changed);
  }
};

/// Accumulators that neither a user nor another accumulator asks for vanish,
/// and so do inputs that are not needed, given twice or constant.
struct FoldNeeded : public OpRewritePattern<FoldOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(FoldOp fold,
                                PatternRewriter &rewriter) const override {
    unsigned numInputs = fold.getInputs().size();
    unsigned numAccumulators = fold.getInits().size();
    llvm::BitVector kept(numAccumulators), previous(numAccumulators);
    for (OpResult result : fold.getResults())
      if (!result.use_empty())
        kept.set(result.getResultNumber());
    if (kept.none())
      return rewriter.notifyMatchFailure(fold, "is dead");
    llvm::BitVector point(numInputs + numAccumulators);
    llvm::BitVector pair(2 * numAccumulators);
    while (kept != previous) {
      previous = kept;
      markNeeded(fold.getBody(), kept, point);
      markNeeded(fold.getCombine(), kept, pair);
      for (unsigned i = 0; i != numAccumulators; ++i)
        if (point[numInputs + i] || pair[i] || pair[numAccumulators + i])
          kept.set(i);
    }

    // The number of the new input that each old one becomes; -1 for none.
    SmallVector<int> places(numInputs, -1);
    SmallVector<Value> inputs;
    llvm::DenseMap<Value, int> known;
    for (auto [number, input] : llvm::enumerate(fold.getInputs())) {
      if (!point[number] || input.getDefiningOp<ConstOp>())
        continue;
      auto [entry, isNew] = known.try_emplace(input, inputs.size());
      if (isNew)
        inputs.push_back(input);
      places[number] = entry->second;
    }
    if (kept.all() && inputs.size() == numInputs)
      return rewriter.notifyMatchFailure(fold, "all is needed");

    SmallVector<Value> inits;
    for (unsigned number : kept.set_bits())
      inits.push_back(fold.getInits()[number]);
    auto smaller =
        FoldOp::create(rewriter, fold.getLoc(), inputs, fold.getRanges(), inits,
                       fold.getCommutative());
    smaller->setDiscardableAttrs(fold->getDiscardableAttrDictionary());

    IRMapping mapping;
    Block *body = rewriter.createBlock(&smaller.getBody());
    for (Value input : inputs)
      body->addArgument(input.getType(), input.getLoc());
    for (auto [number, input] : llvm::enumerate(fold.getInputs())) {
      Value argument = fold.getBody().getArgument(number);
      if (places[number] >= 0)
        mapping.map(argument, body->getArgument(places[number]));
      else if (point[number])
        mapping.map(argument,
                    rewriter.clone(*input.getDefiningOp())->getResult(0));
    }
    copyRegion(fold.getBody(), numInputs, 1, kept, *body, mapping, rewriter);
    Block *combine = rewriter.createBlock(&smaller.getCombine());
    copyRegion(fold.getCombine(), 0, 2, kept, *combine, mapping, rewriter);

    for (auto [number, result] :
         llvm::zip_equal(kept.set_bits(), smaller.getResults()))
      rewriter.replaceAllUsesWith(fold.getResult(number), result);
    rewriter.eraseOp(fold);
    return success();
  }

private:
  /// Adds `copies` of the kept accumulators to the arguments of `target` and
  /// what computes the kept values to its end.
  static void copyRegion(Region &source, unsigned firstAccumulator,
                         unsigned copies, const llvm::BitVector &kept,
                         Block &target, IRMapping &mapping,
                         PatternRewriter &rewriter) {
    for (unsigned copy = 0; copy != copies; ++copy)
      for (unsigned number : kept.set_bits()) {
        BlockArgument argument =
            source.getArgument(firstAccumulator + copy * kept.size() + number);
        mapping.map(argument,
                    target.addArgument(argument.getType(), argument.getLoc()));
      }
    YieldOp yield = getYield(source);
    rewriter.setInsertionPointToEnd(&target);
    // What needs a dropped argument is not needed itself.
    for (Operation &op : source.front().without_terminator())
      if (llvm::all_of(op.getOperands(),
                       [&](Value value) { return mapping.contains(value); }))
        rewriter.clone(op, mapping);
    SmallVector<Value> values;
    for (unsigned number : kept.set_bits())
      values.push_back(mapping.lookup(yield.getOperand(number)));
    YieldOp::create(rewriter, yield.getLoc(), values);
  }
};
} // namespace

void FoldOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<FoldOverFew, FoldUnchanged, FoldNeeded>(context);
}
