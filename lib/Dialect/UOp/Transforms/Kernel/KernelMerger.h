//===- KernelMerger.h - One kernel that does what two do --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELMERGER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELMERGER_H

#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace uop {

/// Whether the kernel is a set of stores that may run in any order, each of an
/// argument of its own that nothing reads, over ranges of static size.
bool isMergeable(KernelOp kernel, unsigned numInputs);

/// `r_32_128_784`: the kind, then the sizes of loops and reductions.
std::string getKernelBaseName(KernelOp kernel);

/// Makes the kernel of two launches on tensors. The second may read what the
/// first writes, but not the other way round.
class KernelMerger {
public:
  KernelMerger(LaunchOp first, KernelOp firstKernel, LaunchOp second,
               KernelOp secondKernel, const CostModel &cost)
      : launches{first, second}, kernels{firstKernel, secondKernel},
        cost(cost) {}

  /// Null if there is none; `getReason` says why then.
  mlir::OwningOpRef<KernelOp> build();
  llvm::StringRef getReason() const { return reason; }
  /// Whether the reason is a limit of the target.
  bool isTooLarge() const { return isLimited; }

  /// What the launch of the kernel takes, and which results of the two launches
  /// it has.
  llvm::ArrayRef<mlir::Value> getInputs() const { return inputs.getArrayRef(); }
  llvm::ArrayRef<mlir::Value> getVariables() const {
    return variables.getArrayRef();
  }
  llvm::ArrayRef<mlir::OpResult> getOutputs() const { return outputs; }

private:
  /// What the first kernel writes and the second may read.
  struct Output {
    StoreOp store;
    /// Its ranges, position and value in the kernel that is made.
    llvm::SmallVector<mlir::Value> ranges;
    llvm::SmallVector<int64_t> sizes;
    mlir::Value offset;
    mlir::Value value;
    bool isWhole = false;
    /// All reads agree with the store in this many of its ranges.
    size_t shared = 0;
    BufferizeOp tile;
  };

  mlir::OwningOpRef<KernelOp> fail(llvm::StringRef why, bool limit = false) {
    reason = why;
    isLimited = limit;
    return {};
  }
  void collectOperands();
  bool matchRanges();
  void matchReductions();
  bool isFree(mlir::Value range) { return !partners.contains(range); }
  /// What a pass over both kernels finds at each op: the number of reductions
  /// on the longest path to it.
  void countLevels(unsigned number);
  mlir::OwningOpRef<KernelOp> createKernel();
  void noteOutputs();
  llvm::LogicalResult finish();
  mlir::OwningOpRef<KernelOp> tryBuild(bool &isAgain);
  void cloneBody(unsigned number);
  void cloneOp(unsigned number, mlir::Operation *op);
  bool forward(LoadOp load, bool &isAgain);
  void makeTile(Output &output);
  void readTile(Output &output);
  void createStores();
  Output *findOutput(mlir::Value argument);

  LaunchOp launches[2];
  KernelOp kernels[2];
  const CostModel &cost;
  llvm::StringRef reason;
  bool isLimited = false;

  llvm::SetVector<mlir::Value> inputs, variables;
  llvm::SmallVector<mlir::OpResult> outputs;
  /// Ranges of the second kernel, and of the first that are the same loop.
  llvm::DenseMap<mlir::Value, mlir::Value> partners, taken;
  llvm::DenseMap<mlir::Operation *, unsigned> levels;
  /// By number of the init of the first launch.
  llvm::SmallVector<Output> written;
  llvm::SmallVector<size_t> sharedAtMost;

  KernelOp merged;
  /// Reductions that tiles have a copy of: nothing else may need them.
  llvm::DenseSet<mlir::Operation *> copiedSums;
  mlir::IRMapping maps[2];
  IndexBuilder *indices = nullptr;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELMERGER_H
