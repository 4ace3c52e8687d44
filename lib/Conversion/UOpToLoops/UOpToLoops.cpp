//===- UOpToLoops.cpp - The pass convert-uop-to-loops -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToLoops.h"

#include "CustomLowering.h"
#include "HostMemory.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Iterators.h"
#include "llvm/ADT/StringMap.h"

namespace uop {
#define GEN_PASS_DEF_CONVERTUOPTOLOOPSPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// `buffer` as the 1-D memref `type`, which it fits.
static FailureOr<Value> flatten(OpBuilder &builder, Operation *user,
                                Value buffer, MemRefType type) {
  auto actual = cast<MemRefType>(buffer.getType());
  if (actual == type)
    return buffer;
  if (actual.getMemorySpace() && isa<SpaceAttr>(actual.getMemorySpace()))
    return user->emitOpError("is not lowered by convert-uop-to-loops; buffers "
                             "of host code have no memory space, got ")
           << actual;
  if (!actual.getLayout().isIdentity())
    return user->emitOpError("is not lowered by convert-uop-to-loops; host "
                             "code passes whole buffers, got ")
           << actual << "; run uop-bufferize without windows";
  return memref::ReinterpretCastOp::create(
             builder, user->getLoc(), type, buffer, /*offset=*/int64_t(0),
             /*sizes=*/ArrayRef<int64_t>{type.getDimSize(0)},
             /*strides=*/ArrayRef<int64_t>{1})
      .getResult();
}

static LogicalResult lowerLaunch(LaunchOp launch, SymbolTable &symbols) {
  if (launch.getNumResults() != 0 ||
      llvm::any_of(launch.getOperandTypes(),
                   [](Type type) { return isa<TensorType>(type); }))
    return launch.emitOpError("is not lowered by convert-uop-to-loops; its "
                              "operands must be memrefs: bufferize first");
  auto func = symbols.lookup<func::FuncOp>(launch.getKernel());
  if (!func)
    return launch.emitOpError("is not lowered by convert-uop-to-loops; ")
           << launch.getKernelAttr() << " is not in the same module";
  if (func->hasAttr(kAccessChecksAttrName))
    return launch.emitOpError("is not lowered by convert-uop-to-loops; host "
                              "code does not report failed checks: ")
           << launch.getKernelAttr() << " must not have "
           << kCheckBoundsAttrName;
  OpBuilder builder(launch);
  SmallVector<Value> operands;
  llvm::DenseMap<Value, unsigned> seen;
  for (auto [number, operand] : llvm::enumerate(launch.getOperands())) {
    if (operand.getType().isIndex()) {
      operands.push_back(operand);
      continue;
    }
    auto [first, isNew] = seen.try_emplace(operand, number);
    bool isRead = func.getArgAttr(number, "llvm.readonly") &&
                  func.getArgAttr(first->second, "llvm.readonly");
    if (!isNew && !isRead)
      return launch.emitOpError("is not lowered by convert-uop-to-loops; "
                                "operands ")
             << first->second << " and " << number
             << " are one buffer and the kernel writes it";
    FailureOr<Value> flat =
        flatten(builder, launch, operand,
                cast<MemRefType>(func.getArgumentTypes()[number]));
    if (failed(flat))
      return failure();
    operands.push_back(*flat);
  }
  int64_t extent =
      func->getAttrOfType<IntegerAttr>(kThreadExtentAttrName).getInt();
  for (int64_t bound : {int64_t(0), extent})
    operands.push_back(
        arith::ConstantIndexOp::create(builder, launch.getLoc(), bound));
  auto call = func::CallOp::create(builder, launch.getLoc(), func, operands);
  call->setDiscardableAttrs(launch->getDiscardableAttrDictionary());
  launch.erase();
  return success();
}

/// The buffer of `alloc` on the heap.
static void lowerAlloc(AllocOp alloc) {
  OpBuilder builder(alloc);
  auto lowered = memref::AllocOp::create(
      builder, alloc.getLoc(), cast<MemRefType>(alloc.getResult().getType()),
      builder.getI64IntegerAttr(64));
  alloc.replaceAllUsesWith(lowered.getResult());
  alloc.erase();
}

static void lowerDealloc(DeallocOp dealloc) {
  OpBuilder builder(dealloc);
  memref::DeallocOp::create(builder, dealloc.getLoc(), dealloc.getBuffer());
  dealloc.erase();
}

/// Of a pair of vectors that are shuffled, the pair itself is not needed.
static void eraseDeadOps(ModuleOp module) {
  module.walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
    if (isOpTriviallyDead(op))
      op->erase();
  });
}

namespace {
struct ConvertUOpToLoopsPass final
    : uop::impl::ConvertUOpToLoopsPassBase<ConvertUOpToLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (bufferAlignment < 0 || (bufferAlignment & (bufferAlignment - 1)) != 0) {
      module.emitError("buffer-alignment must be 0 or a power of two, got ")
          << bufferAlignment.getValue();
      return signalPassFailure();
    }
    bool hasFailed = false;
    for (auto function : module.getOps<func::FuncOp>())
      hasFailed |= failed(dropHostDevices(function));
    if (hasFailed)
      return signalPassFailure();
    SmallVector<KernelOp> kernels(module.getOps<KernelOp>());
    for (KernelOp kernel : kernels)
      if (isControlKernel(kernel)) {
        kernel.emitOpError("is a loop or branch over kernels, which plans run; "
                           "for host functions keep the ops of scf: run "
                           "convert-scf-to-uop only for plans");
        hasFailed = true;
      }
    if (hasFailed)
      return signalPassFailure();
    NativeInstructions native{nativeF16, nativeDot, nativeDotI16,
                              nativeDotBF16};
    for (KernelOp kernel : kernels)
      hasFailed |= failed(lowerKernelToLoops(kernel, bufferAlignment, native));
    if (hasFailed || failed(lowerCallees(module)))
      return signalPassFailure();
    for (KernelOp kernel : kernels)
      kernel.erase();

    SymbolTable symbols(module);
    SmallVector<Operation *> ops;
    module.walk([&](Operation *op) {
      if (op->getDialect() && isa<UOpDialect>(op->getDialect()))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      if (auto launch = dyn_cast<LaunchOp>(op)) {
        hasFailed |= failed(lowerLaunch(launch, symbols));
      } else if (auto alloc = dyn_cast<AllocOp>(op)) {
        lowerAlloc(alloc);
      } else if (auto dealloc = dyn_cast<DeallocOp>(op)) {
        lowerDealloc(dealloc);
      } else if (isa<DefineVarOp, BindOp>(op)) {
        op->emitOpError("is not lowered by convert-uop-to-loops; a host "
                        "function has no caller that chooses variables: "
                        "compile the function to a plan, as uop-run does");
        hasFailed = true;
      } else {
        op->emitOpError("is not lowered by convert-uop-to-loops; outside of "
                        "kernels only uop.launch, uop.alloc and uop.dealloc "
                        "are: form kernels first");
        hasFailed = true;
      }
    }
    if (hasFailed)
      return signalPassFailure();
    eraseDeadOps(module);
  }
};
} // namespace
