//===- Decompose.cpp - Functions of floats in plain arithmetic --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/Decompose.h"

#include "../Utils/ConstantPower.h"
#include "MathBuilder.h"
#include "uop/Dialect/UOp/IR/Permissions.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace uop {
#define GEN_PASS_DEF_DECOMPOSEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// `value` as a `type`, by a cast if it is of another one.
static Value castTo(OpBuilder &builder, Location loc, Type type, Value value) {
  if (value.getType() == type)
    return value;
  return CastOp::create(builder, loc, type, value);
}

/// The type to compute a float function of `type` in: narrow floats go by way
/// of f32 and are rounded to their own type once.
static Type getWorkingType(Type type) {
  if (isa<Float32Type, Float64Type>(getElementTypeOrSelf(type)))
    return type;
  return withElementType(type, Float32Type::get(type.getContext()));
}

namespace {
template <typename OpTy>
struct DecomposePattern : OpRewritePattern<OpTy> {
  DecomposePattern(MLIRContext *context, MathFunction function, bool hasLdexp)
      : OpRewritePattern<OpTy>(context), function(function),
        hasLdexp(hasLdexp) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (isa<TensorType>(type))
      return rewriter.notifyMatchFailure(op, "tensors become scalars first");

    Location loc = op.getLoc();
    Type realType = getWorkingType(type);
    MathBuilder math(rewriter, loc, realType, hasLdexp);
    bool isWeight = isa<ExpOp>(op) && op->hasAttr(kWeightAttrName);
    Value result = (isWeight ? buildWeight : function)(
        math, castTo(rewriter, loc, realType, op.getInput()));
    rewriter.replaceOp(op, castTo(rewriter, loc, type, result));
    return success();
  }

  MathFunction function;
  bool hasLdexp;
};

struct DecomposeLdexpPattern : OpRewritePattern<LdexpOp> {
  DecomposeLdexpPattern(MLIRContext *context, bool hasLdexp)
      : OpRewritePattern(context), hasLdexp(hasLdexp) {}

  LogicalResult matchAndRewrite(LdexpOp op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (isa<TensorType>(type))
      return rewriter.notifyMatchFailure(op, "tensors become scalars first");
    // What f32 would round is 0 in each narrower type.
    Type realType = getWorkingType(type);
    if (realType == type && hasLdexp)
      return rewriter.notifyMatchFailure(op, "the target has an instruction");
    Location loc = op.getLoc();
    MathBuilder math(rewriter, loc, realType);
    Value input = castTo(rewriter, loc, realType, op.getInput());
    Value result = hasLdexp ? math.ldexp(input, op.getExponent())
                            : buildLdexp(math, input, op.getExponent());
    rewriter.replaceOp(op, castTo(rewriter, loc, type, result));
    return success();
  }

  bool hasLdexp;
};

struct DecomposePowPattern : OpRewritePattern<PowOp> {
  DecomposePowPattern(MLIRContext *context, bool hasLdexp)
      : OpRewritePattern(context), hasLdexp(hasLdexp) {}

  LogicalResult matchAndRewrite(PowOp op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (isa<TensorType>(type))
      return rewriter.notifyMatchFailure(op, "tensors become scalars first");
    Location loc = op.getLoc();
    if (Value power =
            buildConstantPower(rewriter, loc, op.getLhs(), op.getRhs())) {
      rewriter.replaceOp(op, power);
      return success();
    }
    Type element = getElementTypeOrSelf(type);
    if (!isa<FloatType>(element))
      return rewriter.notifyMatchFailure(op, "powers of integers are exact");

    Type realType = withElementType(type, rewriter.getF64Type());
    MathBuilder math(rewriter, loc, realType, hasLdexp);
    if (element.isF64()) {
      rewriter.replaceOp(op, buildPowOfDouble(math, op.getLhs(), op.getRhs()));
      return success();
    }
    Value result =
        buildPowOfSingle(math, castTo(rewriter, loc, realType, op.getLhs()),
                         castTo(rewriter, loc, realType, op.getRhs()));
    // Narrow floats by way of f32, as the functions of one argument.
    result = castTo(rewriter, loc, getWorkingType(type), result);
    rewriter.replaceOp(op, castTo(rewriter, loc, type, result));
    return success();
  }

  bool hasLdexp;
};

struct Entry {
  StringRef name;
  void (*add)(RewritePatternSet &patterns, bool hasLdexp);
};
} // namespace

template <typename OpTy, MathFunction function>
static void addPattern(RewritePatternSet &patterns, bool hasLdexp) {
  patterns.add<DecomposePattern<OpTy>>(patterns.getContext(), function,
                                       hasLdexp);
}

template <typename Pattern>
static void addPatternOfTwo(RewritePatternSet &patterns, bool hasLdexp) {
  patterns.add<Pattern>(patterns.getContext(), hasLdexp);
}

static constexpr Entry kEntries[] = {
    {"cos", addPattern<CosOp, buildCos>},
    {"erf", addPattern<ErfOp, buildErf>},
    {"exp", addPattern<ExpOp, buildExp>},
    {"exp2", addPattern<Exp2Op, buildExp2>},
    {"ldexp", addPatternOfTwo<DecomposeLdexpPattern>},
    {"log", addPattern<LogOp, buildLog>},
    {"log2", addPattern<Log2Op, buildLog2>},
    {"pow", addPatternOfTwo<DecomposePowPattern>},
    {"sin", addPattern<SinOp, buildSin>},
    {"tan", addPattern<TanOp, buildTan>},
    {"tanh", addPattern<TanhOp, buildTanh>},
};

ArrayRef<StringRef> uop::getDecomposableFunctions() {
  static const SmallVector<StringRef> names = llvm::map_to_vector(
      kEntries, [](const Entry &entry) { return entry.name; });
  return names;
}

void uop::populateDecomposePatterns(RewritePatternSet &patterns,
                                    ArrayRef<StringRef> functions,
                                    bool hasLdexp) {
  for (const Entry &entry : kEntries)
    if (functions.empty() || llvm::is_contained(functions, entry.name))
      entry.add(patterns, hasLdexp);
}

namespace {
struct DecomposePass : public uop::impl::DecomposePassBase<DecomposePass> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    SmallVector<StringRef> names;
    for (const std::string &name : functions) {
      if (!llvm::is_contained(getDecomposableFunctions(), name))
        return emitError(UnknownLoc::get(context))
               << "uop-decompose: no function '" << name << "'; there are "
               << llvm::join(getDecomposableFunctions(), ", ");
      names.push_back(name);
    }
    RewritePatternSet set(context);
    populateDecomposePatterns(set, names, nativeLdexp);
    patterns = FrozenRewritePatternSet(std::move(set));
    return success();
  }

  void runOnOperation() override {
    walkAndApplyPatterns(getOperation(), patterns);
  }

  FrozenRewritePatternSet patterns;
};
} // namespace
