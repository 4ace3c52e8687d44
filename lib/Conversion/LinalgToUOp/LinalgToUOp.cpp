//===- LinalgToUOp.cpp - Programs of linalg on tensors to uop ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/LinalgToUOp.h"

#include "ControlFlow.h"
#include "CountedLoops.h"
#include "LinalgPatterns.h"
#include "SizeArithmetic.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Rewrite/PatternApplicator.h"

#include <deque>

namespace uop {
#define GEN_PASS_DEF_CONVERTLINALGTOUOPPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

void uop::populateLinalgToUOpPatterns(RewritePatternSet &patterns) {
  populateStructuredOpPatterns(patterns);
  populateRelayoutOpPatterns(patterns);
  populateWinogradOpPatterns(patterns);
  populateTensorMovementPatterns(patterns);
  populateTensorElementPatterns(patterns);
  populateElementwisePatterns(patterns);
}

/// Ops of tensor that say where tensors come from or what they are, and whose
/// users decide.
static bool mayStay(Operation *op) {
  return isa<tensor::EmptyOp, tensor::DimOp, tensor::RankOp, tensor::CastOp,
             tensor::ExtractOp, tensor::YieldOp, arith::ConstantOp>(op);
}

/// Whether an op computes with tensors, and is of a dialect that is converted.
static bool isOfDoor(Operation *op) {
  if (!isa_and_nonnull<linalg::LinalgDialect, tensor::TensorDialect,
                       arith::ArithDialect, math::MathDialect>(
          op->getDialect()))
    return false;
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  return llvm::any_of(op->getOperandTypes(), isTensor) ||
         llvm::any_of(op->getResultTypes(), isTensor);
}

/// Why an op without a pattern is refused.
static StringRef getDefaultReason(Operation *op) {
  if (isa<tensor::ParallelInsertSliceOp>(op))
    return "it is in a loop whose bounds are not constant, of more than 64 "
           "iterations or 4096 ops in all; make them fewer";
  return "there is no lowering of this op";
}

namespace {
/// Applies the patterns to the ops of a function, in their order, and to what
/// the patterns make of linalg and tensor.
class Converter : public RewriterBase::Listener {
public:
  Converter(Operation *root, const FrozenRewritePatternSet &patterns)
      : rewriter(root->getContext()), applicator(patterns) {
    rewriter.setListener(this);
    applicator.applyDefaultCostModel();
    root->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!isOfDoor(op))
        return WalkResult::advance();
      push(op);
      return WalkResult::skip();
    });
  }

  /// Calls `report` for each op that no pattern takes, with the reason.
  void run(function_ref<void(Operation *, StringRef)> report) {
    while (!work.empty()) {
      Operation *op = work.front();
      work.pop_front();
      if (!op || !waiting.erase(op))
        continue;
      reason.clear();
      rewriter.setInsertionPoint(op);
      if (failed(applicator.matchAndRewrite(op, rewriter)) && !mayStay(op))
        report(op, reason.empty() ? getDefaultReason(op) : StringRef(reason));
    }
  }

  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    if (isOfDoor(op) && op->getBlock())
      push(op);
  }
  void notifyOperationErased(Operation *op) override {
    if (waiting.erase(op))
      llvm::replace(work, op, static_cast<Operation *>(nullptr));
  }
  void
  notifyMatchFailure(Location loc,
                     function_ref<void(Diagnostic &)> reasonCallback) override {
    Diagnostic diagnostic(loc, DiagnosticSeverity::Remark);
    reasonCallback(diagnostic);
    reason = diagnostic.str();
  }

private:
  void push(Operation *op) {
    if (waiting.insert(op).second)
      work.push_back(op);
  }

  PatternRewriter rewriter;
  PatternApplicator applicator;
  std::deque<Operation *> work;
  llvm::DenseSet<Operation *> waiting;
  std::string reason;
};

struct ConvertLinalgToUOpPass
    : public uop::impl::ConvertLinalgToUOpPassBase<ConvertLinalgToUOpPass> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    registerUnrolledDialects(registry);
  }

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateLinalgToUOpPatterns(set);
    patterns = std::move(set);
    return success();
  }

  void runOnOperation() override {
    Operation *root = getOperation();
    bool isRefused = false;
    unrollShortLoops(root);
    flattenBranches(root, /*mayTrap=*/!partial);
    if (loops) {
      countInTensors(root);
      liftConditions(root);
      moveByElements(root);
    }
    Converter(root, patterns).run([&](Operation *op, StringRef reason) {
      if (partial) {
        remark::missed(op->getLoc(), remark::RemarkOpts::name("Stays").category(
                                         "convert-linalg-to-uop"))
            << remark::reason("'{0}' stays: {1}", op->getName().getStringRef(),
                              reason);
        return;
      }
      isRefused = true;
      op->emitOpError("cannot be converted to uop: ")
          << reason << "; with partial=true it would stay as it is";
    });
    // Ops that were refused have errors of their own.
    if (failed(convertSizeArithmetic(root, partial || isRefused)))
      isRefused = true;
    eraseUnused(root);
    if (isRefused)
      signalPassFailure();
  }

private:
  /// What only the converted ops used.
  static void eraseUnused(Operation *root) {
    SmallVector<Operation *> ops;
    root->walk<WalkOrder::PreOrder>([&](Operation *op) {
      // A variable is part of how a program is called.
      if (op != root && !isa<DefineVarOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : llvm::reverse(ops))
      if (isa_and_nonnull<linalg::LinalgDialect, tensor::TensorDialect,
                          arith::ArithDialect, math::MathDialect,
                          affine::AffineDialect, index::IndexDialect,
                          UOpDialect>(op->getDialect()) &&
          isOpTriviallyDead(op))
        op->erase();
  }

  FrozenRewritePatternSet patterns;
};
} // namespace
