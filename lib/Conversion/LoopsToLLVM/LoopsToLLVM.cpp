//===- LoopsToLLVM.cpp - Lowered kernels to the llvm dialect ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream has a pass for each dialect. Each of them visits all ops, and leaves
// casts between its types and those of the others. One conversion with the
// patterns of all takes less than half of the time. (Without rollback of
// patterns, which saves nothing more, LLVM 22 crashes on nested scf.if.)
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/LoopsToLLVM.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Transforms/DialectConversion.h"

namespace uop {
#define GEN_PASS_DEF_CONVERTLOOPSTOLLVMPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Vectors of several dimensions, and memory that is no plain array, are for
/// upstream's passes.
static bool isKnownType(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getRank() == 1 && !vector.isScalable();
  auto memory = dyn_cast<BaseMemRefType>(type);
  auto ranked = dyn_cast<MemRefType>(type);
  return !memory || (ranked && ranked.getLayout().isIdentity());
}

bool uop::isConvertedLoopOp(Operation *op) {
  if (!llvm::all_of(op->getOperandTypes(), isKnownType) ||
      !llvm::all_of(op->getResultTypes(), isKnownType))
    return false;
  if (auto function = dyn_cast<func::FuncOp>(op))
    return llvm::all_of(function.getArgumentTypes(), isKnownType) &&
           llvm::all_of(function.getResultTypes(), isKnownType);
  // Of arith, LLVM has no instruction for these; of math, those that are not
  // here may need libm.
  if (isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
          arith::ScalingExtFOp, arith::ScalingTruncFOp>(op))
    return false;
  return isa_and_nonnull<arith::ArithDialect, LLVM::LLVMDialect,
                         cf::ControlFlowDialect>(op->getDialect()) ||
         isa<ModuleOp, func::ReturnOp, func::CallOp, scf::ForOp, scf::IfOp,
             scf::WhileOp, scf::ConditionOp, scf::YieldOp, memref::LoadOp,
             memref::StoreOp, memref::PrefetchOp, memref::AllocaOp,
             memref::AllocOp, memref::DeallocOp, math::AbsFOp, math::CeilOp,
             math::CopySignOp, math::FloorOp, math::FmaOp, math::RoundEvenOp,
             math::SqrtOp, math::TruncOp, vector::BitCastOp,
             vector::BroadcastOp, vector::ExtractOp,
             vector::ExtractStridedSliceOp, vector::GatherOp, vector::InsertOp,
             vector::InsertStridedSliceOp, vector::LoadOp, vector::MaskedLoadOp,
             vector::MaskedStoreOp, vector::ReductionOp, vector::ScatterOp,
             vector::ShuffleOp, vector::StoreOp>(op);
}

namespace {
class ConvertLoopsToLLVMPass
    : public uop::impl::ConvertLoopsToLLVMPassBase<ConvertLoopsToLLVMPass> {
public:
  LogicalResult initialize(MLIRContext *context) override;
  void runOnOperation() override;

private:
  std::shared_ptr<LLVMTypeConverter> converter;
  FrozenRewritePatternSet patterns;
};
} // namespace

LogicalResult ConvertLoopsToLLVMPass::initialize(MLIRContext *context) {
  converter = std::make_shared<LLVMTypeConverter>(context);
  RewritePatternSet set(context);
  arith::populateArithToLLVMConversionPatterns(*converter, set);
  cf::populateControlFlowToLLVMConversionPatterns(*converter, set);
  populateFinalizeMemRefToLLVMConversionPatterns(*converter, set);
  populateFuncToLLVMConversionPatterns(*converter, set);
  populateMathToLLVMConversionPatterns(*converter, set);
  populateSCFToControlFlowConversionPatterns(set);
  vector::populateVectorInsertExtractStridedSliceTransforms(set);
  populateVectorToLLVMConversionPatterns(*converter, set,
                                         /*reassociateFPReductions=*/false,
                                         /*force32BitVectorIndices=*/true);
  patterns = std::move(set);
  return success();
}

void ConvertLoopsToLLVMPass::runOnOperation() {
  WalkResult walk = getOperation()->walk([](Operation *op) {
    if (isConvertedLoopOp(op))
      return WalkResult::advance();
    op->emitError("is not converted by convert-loops-to-llvm; "
                  "uop-loops-to-llvm converts more ops");
    return WalkResult::interrupt();
  });
  if (walk.wasInterrupted())
    return signalPassFailure();
  LLVMConversionTarget target(getContext());
  target.addLegalOp<ModuleOp>();
  ConversionConfig config;
  // LLVM folds, too.
  config.foldingMode = DialectConversionFoldingMode::Never;
  if (failed(applyFullConversion(getOperation(), target, patterns, config)))
    signalPassFailure();
}
