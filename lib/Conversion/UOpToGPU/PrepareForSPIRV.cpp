//===- PrepareForSPIRV.cpp - GPU kernels as OpenCL takes them ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToGPU.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace uop {
#define GEN_PASS_DEF_PREPAREFORSPIRVPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {
/// The extremum of floats, of which NaN is the greatest and -0.0 < 0.0.
template <typename Op, bool isMax>
struct ExpandExtremum final : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Value lhs = op.getLhs(), rhs = op.getRhs();
    Type type = op.getType();
    auto integer = builder.getIntegerType(type.getIntOrFloatBitWidth());
    // Zeros differ in the sign alone: a sum has it if both do, a disjunction
    // of the bits if one has.
    Value left = arith::BitcastOp::create(builder, integer, lhs);
    Value right = arith::BitcastOp::create(builder, integer, rhs);
    Value bits = isMax ? arith::AndIOp::create(builder, left, right).getResult()
                       : arith::OrIOp::create(builder, left, right).getResult();
    Value equal = arith::BitcastOp::create(builder, type, bits);
    auto compare = [&](arith::CmpFPredicate predicate, Value a, Value b) {
      return arith::CmpFOp::create(builder, predicate, a, b).getResult();
    };
    Value chosen = arith::SelectOp::create(
        builder,
        compare(isMax ? arith::CmpFPredicate::OGT : arith::CmpFPredicate::OLT,
                lhs, rhs),
        lhs, rhs);
    chosen = arith::SelectOp::create(
        builder, compare(arith::CmpFPredicate::OEQ, lhs, rhs), equal, chosen);
    // The right one is chosen already if it is NaN.
    chosen = arith::SelectOp::create(
        builder, compare(arith::CmpFPredicate::UNO, lhs, lhs), lhs, chosen);
    rewriter.replaceOp(op, chosen);
    return success();
  }
};

/// Extrema and arithmetic of truth values are logic.
template <typename From, typename To>
struct BooleanAsLogic final : OpRewritePattern<From> {
  using OpRewritePattern<From>::OpRewritePattern;

  LogicalResult matchAndRewrite(From op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isInteger(1))
      return rewriter.notifyMatchFailure(op, "not a truth value");
    rewriter.replaceOpWithNewOp<To>(op, op.getOperands());
    return success();
  }
};

/// Toward zero is down for positive numbers and up for others.
struct ExpandTrunc final : OpRewritePattern<math::TruncOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::TruncOp op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Value operand = op.getOperand();
    Value size = math::AbsFOp::create(builder, operand);
    Value whole = math::FloorOp::create(builder, size);
    rewriter.replaceOpWithNewOp<math::CopySignOp>(op, whole, operand);
    return success();
  }
};

/// The magnitude of one float and the sign of another, bit by bit.
struct ExpandCopySign final : OpRewritePattern<math::CopySignOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::CopySignOp op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    unsigned width = op.getType().getIntOrFloatBitWidth();
    auto integer = builder.getIntegerType(width);
    auto constant = [&](const APInt &value) -> Value {
      return arith::ConstantOp::create(builder,
                                       builder.getIntegerAttr(integer, value));
    };
    Value size = arith::AndIOp::create(
        builder, arith::BitcastOp::create(builder, integer, op.getLhs()),
        constant(APInt::getSignedMaxValue(width)));
    Value sign = arith::AndIOp::create(
        builder, arith::BitcastOp::create(builder, integer, op.getRhs()),
        constant(APInt::getSignMask(width)));
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(
        op, op.getType(), arith::OrIOp::create(builder, size, sign));
    return success();
  }
};
/// Upstream takes the remainder of magnitudes, of which the least integer has
/// none.
struct ExpandRemainder final : OpRewritePattern<arith::RemSIOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::RemSIOp op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Value quotient = arith::DivSIOp::create(builder, op.getLhs(), op.getRhs());
    Value product = arith::MulIOp::create(builder, quotient, op.getRhs());
    rewriter.replaceOpWithNewOp<arith::SubIOp>(op, op.getLhs(), product);
    return success();
  }
};

/// The record of failed checks keeps the greatest: upstream has no atomics in
/// global memory, so of several threads at once the last one is kept.
struct ExpandRecord final : OpRewritePattern<memref::AtomicRMWOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(memref::AtomicRMWOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getKind() != arith::AtomicRMWKind::maxu || !op->use_empty())
      return rewriter.notifyMatchFailure(op, "not the record of a check");
    Value before = memref::LoadOp::create(rewriter, op.getLoc(), op.getMemref(),
                                          op.getIndices());
    Value after =
        arith::MaxUIOp::create(rewriter, op.getLoc(), before, op.getValue());
    rewriter.replaceOpWithNewOp<memref::StoreOp>(op, after, op.getMemref(),
                                                 op.getIndices());
    return success();
  }
};
} // namespace

namespace {
/// Upstream's barrier orders memory of the block alone.
struct ExpandBarrier final : OpRewritePattern<gpu::BarrierOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(gpu::BarrierOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<spirv::ControlBarrierOp>(
        op, spirv::Scope::Workgroup, spirv::Scope::Workgroup,
        spirv::MemorySemantics::AcquireRelease |
            spirv::MemorySemantics::WorkgroupMemory |
            spirv::MemorySemantics::CrossWorkgroupMemory);
    return success();
  }
};
} // namespace

static void populatePatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandExtremum<arith::MaximumFOp, true>,
               ExpandExtremum<arith::MinimumFOp, false>,
               BooleanAsLogic<arith::MaxUIOp, arith::OrIOp>,
               BooleanAsLogic<arith::MinSIOp, arith::OrIOp>,
               BooleanAsLogic<arith::MinUIOp, arith::AndIOp>,
               BooleanAsLogic<arith::MaxSIOp, arith::AndIOp>,
               BooleanAsLogic<arith::MulIOp, arith::AndIOp>,
               BooleanAsLogic<arith::AddIOp, arith::XOrIOp>,
               BooleanAsLogic<arith::SubIOp, arith::XOrIOp>, ExpandTrunc,
               ExpandBarrier, ExpandRecord, ExpandRemainder, ExpandCopySign>(
      patterns.getContext());
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Lets every access to `buffer` begin at `first`.
static void shiftAccesses(Value buffer, Value first) {
  for (OpOperand &use : llvm::make_early_inc_range(buffer.getUses())) {
    Operation *user = use.getOwner();
    ImplicitLocOpBuilder builder(user->getLoc(), user);
    MutableOperandRange indices(user, 0, 0);
    if (auto load = dyn_cast<memref::LoadOp>(user))
      indices = load.getIndicesMutable();
    else if (auto store = dyn_cast<memref::StoreOp>(user))
      indices = store.getIndicesMutable();
    else
      indices = cast<memref::AtomicRMWOp>(user).getIndicesMutable();
    Value shifted =
        arith::AddIOp::create(builder, OperandRange(indices)[0], first);
    indices.assign(shifted);
  }
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Whether the loop has at least one iteration, whatever a run chooses.
static bool hasIteration(scf::ForOp loop) {
  std::optional<int64_t> lower = getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> upper = getConstantIntValue(loop.getUpperBound());
  return lower && upper && *lower < *upper;
}

/// The type in which a carried value is kept in memory.
static Type getKeptType(Type type) {
  MLIRContext *context = type.getContext();
  if (type.isIndex())
    return IntegerType::get(context, 64);
  return type.isInteger(1) ? IntegerType::get(context, 8) : type;
}

static void keep(OpBuilder &builder, Location loc, Value value, Value buffer) {
  Type kept = getKeptType(value.getType());
  if (value.getType().isIndex())
    value = arith::IndexCastOp::create(builder, loc, kept, value);
  else if (value.getType() != kept)
    value = arith::ExtUIOp::create(builder, loc, kept, value);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  memref::StoreOp::create(builder, loc, value, buffer, zero);
}

static Value recall(OpBuilder &builder, Location loc, Value buffer, Type type) {
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value value = memref::LoadOp::create(builder, loc, buffer, zero);
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, value);
  if (value.getType() != type)
    return arith::TruncIOp::create(builder, loc, type, value);
  return value;
}

/// Keeps what `loop` carries in memory: upstream's conversion leaves the
/// results of a loop without iterations undefined. Every compiler finds the
/// registers again.
static void demoteCarriedValues(gpu::GPUFuncOp kernel, scf::ForOp loop) {
  MLIRContext *context = kernel.getContext();
  Location loc = loop.getLoc();
  Block &entry = kernel.getBody().front();
  auto space =
      spirv::StorageClassAttr::get(context, spirv::StorageClass::Function);
  OpBuilder builder(loop);
  auto plain = scf::ForOp::create(builder, loc, loop.getLowerBound(),
                                  loop.getUpperBound(), loop.getStep());
  plain.getInductionVar().setLoc(loop.getInductionVar().getLoc());
  loop.getInductionVar().replaceAllUsesWith(plain.getInductionVar());
  auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
  plain.getBody()->getOperations().splice(
      plain.getBody()->begin(), loop.getBody()->getOperations(),
      loop.getBody()->begin(), yield->getIterator());
  for (auto [init, argument, result] : llvm::zip(
           loop.getInitArgs(), loop.getRegionIterArgs(), loop.getResults())) {
    Type type = init.getType();
    builder.setInsertionPointToStart(&entry);
    Value buffer = memref::AllocaOp::create(
        builder, loc,
        MemRefType::get({1}, getKeptType(type), MemRefLayoutAttrInterface(),
                        space));
    builder.setInsertionPoint(plain);
    keep(builder, loc, init, buffer);
    builder.setInsertionPointToStart(plain.getBody());
    argument.replaceAllUsesWith(recall(builder, loc, buffer, type));
    builder.setInsertionPoint(plain.getBody()->getTerminator());
    // One that is another's value before this iteration was read at its start.
    keep(builder, loc, yield.getOperand(result.getResultNumber()), buffer);
    builder.setInsertionPointAfter(plain);
    result.replaceAllUsesWith(recall(builder, loc, buffer, type));
  }
  loop.erase();
}

static void demoteLoops(gpu::GPUFuncOp kernel) {
  SmallVector<scf::ForOp> loops;
  kernel.walk([&](scf::ForOp loop) {
    if (loop.getNumResults() != 0 && !hasIteration(loop))
      loops.push_back(loop);
  });
  for (scf::ForOp loop : loops)
    demoteCarriedValues(kernel, loop);
}

/// Memory of a block becomes variables of the module: upstream converts no
/// attributions.
static void moveSharedMemory(gpu::GPUFuncOp kernel) {
  Block &entry = kernel.getBody().front();
  auto space = spirv::StorageClassAttr::get(kernel.getContext(),
                                            spirv::StorageClass::Workgroup);
  OpBuilder builder(kernel.getContext());
  builder.setInsertionPointToStart(&entry);
  for (BlockArgument shared : kernel.getWorkgroupAttributions()) {
    auto type = cast<MemRefType>(shared.getType());
    Value buffer = memref::AllocOp::create(
        builder, shared.getLoc(),
        MemRefType::get(type.getShape(), type.getElementType(),
                        MemRefLayoutAttrInterface(), space));
    shared.replaceAllUsesWith(buffer);
  }
  entry.eraseArguments(kernel.getFunctionType().getNumInputs(),
                       kernel.getNumWorkgroupAttributions());
  kernel->removeAttr(gpu::GPUFuncOp::getNumWorkgroupAttributionsAttrName());
}

static LogicalResult moveMemory(gpu::GPUFuncOp kernel) {
  MLIRContext *context = kernel.getContext();
  // They are LLVM's, and of pointers.
  kernel.removeArgAttrsAttr();
  auto inClass = [&](spirv::StorageClass storage) {
    return spirv::StorageClassAttr::get(context, storage);
  };
  Block &entry = kernel.getBody().front();
  SmallVector<Value> buffers;
  for (BlockArgument argument : kernel.getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type)
      continue;
    for (Operation *user : argument.getUsers())
      if (!isa<memref::LoadOp, memref::StoreOp, memref::AtomicRMWOp>(user))
        return user->emitOpError("is not lowered by uop-prepare-for-spirv; "
                                 "only elements of buffers are accessed");
    if (type.getRank() != 1)
      return kernel.emitOpError("is not lowered by uop-prepare-for-spirv; "
                                "buffers have one dimension, got ")
             << type;
    argument.setType(
        MemRefType::get({ShapedType::kDynamic}, type.getElementType(),
                        MemRefLayoutAttrInterface(),
                        inClass(spirv::StorageClass::CrossWorkgroup)));
    buffers.push_back(argument);
  }
  for (Value buffer : buffers)
    shiftAccesses(buffer,
                  entry.addArgument(IndexType::get(context), buffer.getLoc()));
  kernel.setFunctionType(
      FunctionType::get(context, entry.getArgumentTypes(), {}));
  kernel.walk([&](memref::AllocaOp scratch) {
    MemRefType type = scratch.getType();
    scratch.getResult().setType(MemRefType::get(
        type.getShape(), type.getElementType(), type.getLayout(),
        inClass(spirv::StorageClass::Function)));
    scratch.removeAlignmentAttr();
  });
  return success();
}

/// Passes buffers in the types that a kernel takes now, and their first
/// elements: those of host code are whole.
static void updateLaunch(gpu::LaunchFuncOp launch) {
  auto kernel = SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(
      launch, launch.getKernelAttr());
  if (!kernel)
    return;
  ImplicitLocOpBuilder builder(launch.getLoc(), launch);
  SmallVector<Value> operands;
  size_t numBuffers = 0;
  for (auto [operand, type] :
       llvm::zip(launch.getKernelOperands(), kernel.getArgumentTypes())) {
    numBuffers += isa<MemRefType>(type);
    if (operand.getType() == type)
      operands.push_back(operand);
    else
      operands.push_back(
          UnrealizedConversionCastOp::create(builder, type, operand)
              .getResult(0));
  }
  if (numBuffers != 0)
    operands.append(numBuffers, arith::ConstantIndexOp::create(builder, 0));
  launch.getKernelOperandsMutable().assign(operands);
}

namespace {
struct PrepareForSPIRVPass final
    : uop::impl::PrepareForSPIRVPassBase<PrepareForSPIRVPass> {
  using Base::Base;

  /// What kernels may use: OpenCL 1.2 with 64 bit integers and floats, and
  /// atomics for the checks of accesses.
  void setTarget(gpu::GPUModuleOp module) {
    MLIRContext *context = &getContext();
    using spirv::Capability;
    auto triple = spirv::VerCapExtAttr::get(
        spirv::Version::V_1_0,
        {Capability::Kernel, Capability::Addresses, Capability::Linkage,
         Capability::Int64, Capability::Int16, Capability::Int8,
         Capability::Float64, Capability::Int64Atomics},
        ArrayRef<spirv::Extension>(), context);
    module->setAttr(spirv::getTargetEnvAttrName(),
                    spirv::TargetEnvAttr::get(
                        triple, spirv::getDefaultResourceLimits(context),
                        spirv::ClientAPI::OpenCL, spirv::Vendor::Unknown,
                        spirv::DeviceType::Unknown,
                        spirv::TargetEnvAttr::kUnknownDeviceID));
  }

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populatePatterns(set);
    patterns = std::move(set);
    return success();
  }

  LogicalResult prepare(gpu::GPUModuleOp module) {
    setTarget(module);
    for (auto kernel : module.getOps<gpu::GPUFuncOp>()) {
      auto blockSize = kernel.getKnownBlockSize();
      if (!kernel.isKernel() || !blockSize)
        return kernel.emitOpError("is not lowered by uop-prepare-for-spirv; a "
                                  "kernel needs known_block_size");
      moveSharedMemory(kernel);
      if (failed(moveMemory(kernel)))
        return failure();
      demoteLoops(kernel);
      kernel->setAttr(spirv::getEntryPointABIAttrName(),
                      spirv::getEntryPointABIAttr(&getContext(), *blockSize));
    }
    return applyPatternsGreedily(module, patterns);
  }

  void runOnOperation() override {
    for (auto module : getOperation().getOps<gpu::GPUModuleOp>())
      if (failed(prepare(module)))
        return signalPassFailure();
    getOperation().walk(updateLaunch);
  }

  FrozenRewritePatternSet patterns;
};
} // namespace
