//===- Bufferize.cpp - Launches on tensors get buffers ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which outputs of launches are written in place is decided here where a module
// has only ops whose effect on tensors is plain. One-shot analysis compares the
// uses of a tensor in pairs, so that a weight that thousands of launches read
// takes it minutes. The rewriting is upstream's in either case.
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/Bufferize.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferUtils.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"

namespace uop {
#define GEN_PASS_DEF_BUFFERIZEPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace mlir::bufferization;
using namespace uop;

namespace {
/// Decides in one walk over a function.
class OutputAnalysis : public AnalysisState {
public:
  explicit OutputAnalysis(const BufferizationOptions &options)
      : AnalysisState(options) {}

  /// Failure if the function has an op that is not known here; `obstacle` is it
  /// then.
  LogicalResult analyze(func::FuncOp function);
  Operation *getObstacle() const { return obstacle; }

  bool isInPlace(OpOperand &operand) const override {
    return !copied.contains(&operand);
  }
  /// Never is always right, and the known ops do not ask.
  bool areEquivalentBufferizedValues(Value lhs, Value rhs) const override {
    return lhs == rhs;
  }
  bool areAliasingBufferizedValues(Value, Value) const override { return true; }

private:
  /// Memory that tensors lie in.
  struct Memory {
    bool isWritable = true;
    /// The position of the last op that uses what lies there now.
    size_t lastUse = 0;
  };

  LogicalResult visit(Operation *op, size_t position);
  void visitLaunch(LaunchOp launch, size_t position);
  void define(Value value, unsigned memory);
  unsigned makeMemory(bool isWritable) {
    memories.push_back({isWritable, 0});
    return memories.size() - 1;
  }

  Operation *obstacle = nullptr;
  llvm::DenseMap<Operation *, size_t> positions;
  SmallVector<Memory> memories;
  llvm::DenseMap<Value, unsigned> memoryOf;
  /// Outputs that must not be written where they lie.
  llvm::DenseSet<OpOperand *> copied;
};
} // namespace

static bool isTensor(Type type) { return isa<TensorType>(type); }

void OutputAnalysis::define(Value value, unsigned memory) {
  memoryOf[value] = memory;
  for (Operation *user : value.getUsers()) {
    size_t &last = memories[memory].lastUse;
    last = std::max(last, positions.lookup(user));
  }
}

void OutputAnalysis::visitLaunch(LaunchOp launch, size_t position) {
  llvm::SmallDenseSet<unsigned> used;
  for (Value input : launch.getInputs())
    used.insert(memoryOf.lookup(input));
  for (auto [number, init] : llvm::enumerate(launch.getInitsMutable())) {
    unsigned memory = memoryOf.lookup(init.get());
    // The kernel may read an input at other positions than it writes.
    bool isInPlace = memories[memory].isWritable &&
                     memories[memory].lastUse <= position &&
                     used.insert(memory).second;
    if (!isInPlace) {
      copied.insert(&init);
      memory = makeMemory(/*isWritable=*/true);
    }
    define(launch.getResult(number), memory);
  }
}

LogicalResult OutputAnalysis::visit(Operation *op, size_t position) {
  if (op->getNumRegions() != 0)
    return failure();
  if (auto launch = dyn_cast<LaunchOp>(op)) {
    if (llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>))
      return failure();
    visitLaunch(launch, position);
    return success();
  }
  if (auto reshape = dyn_cast<ReshapeOp>(op)) {
    define(reshape.getResult(), memoryOf.lookup(reshape.getSource()));
    return success();
  }
  if (isa<ShrinkOp>(op) && op->hasAttr(kWindowAttrName)) {
    define(op->getResult(0), memoryOf.lookup(op->getOperand(0)));
    return success();
  }
  if (isa<ConstOp, CopyOp, ShrinkOp, tensor::EmptyOp, AllocTensorOp,
          ToTensorOp>(op)) {
    auto toTensor = dyn_cast<ToTensorOp>(op);
    for (Value result : op->getResults())
      if (isTensor(result.getType()))
        define(result, makeMemory(!isa<ConstOp>(op) &&
                                  (!toTensor || toTensor.getWritable())));
    return success();
  }
  if (auto write = dyn_cast<MaterializeInDestinationOp>(op))
    return success(!isTensor(write.getDest().getType()));
  bool usesTensors = llvm::any_of(op->getOperandTypes(), isTensor) ||
                     llvm::any_of(op->getResultTypes(), isTensor);
  return success(!usesTensors || isa<func::ReturnOp>(op));
}

LogicalResult OutputAnalysis::analyze(func::FuncOp function) {
  if (function.isExternal())
    return success();
  obstacle = function;
  if (!function.getBody().hasOneBlock())
    return failure();
  Block &block = function.getBody().front();
  for (auto [number, op] : llvm::enumerate(block))
    positions[&op] = number;
  for (BlockArgument argument : block.getArguments()) {
    if (isa<UnrankedTensorType>(argument.getType()))
      return failure();
    if (isTensor(argument.getType()))
      define(argument, makeMemory(/*isWritable=*/true));
  }
  for (Operation &op : block) {
    obstacle = &op;
    if (failed(visit(&op, positions.lookup(&op))))
      return failure();
  }
  obstacle = nullptr;
  return success();
}

/// An error at the first op that nothing bufferizes. Bufferization would report
/// the first of the function that it happens to visit first.
static LogicalResult checkOps(ModuleOp module,
                              const BufferizationOptions &options) {
  WalkResult result = module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module && isa<ModuleOp>(op))
      return WalkResult::skip();
    if (isa<BufferizableOpInterface>(op) || !options.isOpAllowed(op) ||
        (llvm::none_of(op->getOperandTypes(), isTensor) &&
         llvm::none_of(op->getResultTypes(), isTensor)))
      return WalkResult::advance();
    op->emitOpError("works on tensors and has no bufferization; lower it, or "
                    "form kernels of it, before uop-bufferize");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Creates the globals of all constants, in the order of the module. Left to
/// bufferization, their names depend on the order in which it visits functions,
/// which differs from run to run. `uop.const` has its own way.
static void createGlobals(ModuleOp module, const BufferizationOptions &options,
                          SymbolTableCollection &symbols) {
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](arith::ConstantOp constant) {
      if (isa<RankedTensorType>(constant.getType()))
        (void)getGlobalFor(constant, symbols, options.bufferAlignment);
    });
}

/// Gives each use a tensor.empty of its own: one that common subexpression
/// elimination has shared would be copied for each launch that writes into it.
static void splitEmptyTensors(ModuleOp module) {
  SmallVector<tensor::EmptyOp> shared;
  module.walk([&](tensor::EmptyOp op) {
    if (!op->use_empty() && !op->hasOneUse())
      shared.push_back(op);
  });
  for (tensor::EmptyOp op : shared)
    for (OpOperand &use :
         llvm::make_early_inc_range(llvm::drop_begin(op->getUses()))) {
      OpBuilder builder(use.getOwner());
      use.set(builder.clone(*op)->getResult(0));
    }
}

namespace {
struct BufferizePass : public uop::impl::BufferizePassBase<BufferizePass> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    createOneShotBufferizePass()->getDependentDialects(registry);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (!windows)
      module.walk([](ShrinkOp shrink) {
        shrink->removeDiscardableAttr(kWindowAttrName);
      });
    OneShotBufferizationOptions options;
    options.bufferizeFunctionBoundaries = true;
    options.setFunctionBoundaryTypeConversion(
        LayoutMapOption::IdentityLayoutMap);
    // A loop may carry a tensor that each iteration makes anew.
    options.allowReturnAllocsFromLoops = true;

    BufferizationState state;
    if (failed(checkOps(module, options)))
      return signalPassFailure();
    createGlobals(module, options, state.getSymbolTables());
    splitEmptyTensors(module);
    OutputAnalysis analysis(options);
    for (auto function : module.getOps<func::FuncOp>())
      if (failed(analysis.analyze(function))) {
        Operation *obstacle = analysis.getObstacle();
        remark::analysis(obstacle->getLoc(), remark::RemarkOpts::name("InPlace")
                                                 .category("uop-bufferize")
                                                 .function(function.getName()))
            << remark::reason("'{0}' needs the one-shot analysis",
                              obstacle->getName().getStringRef());
        if (failed(runOneShotModuleBufferize(module, options, state)))
          signalPassFailure();
        return;
      }
    if (failed(insertTensorCopies(module, analysis, state)) ||
        failed(bufferizeModuleOp(module, options, state)))
      return signalPassFailure();
    removeBufferizationAttributesInModule(module);
  }
};
} // namespace
