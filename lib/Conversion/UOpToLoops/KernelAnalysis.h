//===- KernelAnalysis.h - What depends on which ranges ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELANALYSIS_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELANALYSIS_H

#include "ThreadsToRanges.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "llvm/ADT/MapVector.h"
#include <map>
#include <optional>
#include <vector>

namespace uop {

/// A range of a kernel; equal uop.range ops are one range.
struct RangeInfo {
  RangeOp op;
  /// Null: the size is an operand of the op.
  std::optional<int64_t> size;
  /// Where the loop nests: thread first, then by kind, then by order of use.
  std::pair<unsigned, unsigned> rank;
  /// A scan over the range; its direction is that of all loops over it.
  ScanOp scan;
  /// Of points of sums that are not 0, if all that ends the range is sums and
  /// equal ops agree; else none.
  std::optional<mlir::OperandRange> bounds;
};

/// A set of range numbers, ascending.
using RangeNumbers = llvm::SmallVector<unsigned, 4>;

struct OpInfo {
  /// The position in the kernel.
  unsigned order = 0;
  /// How many reductions, folds and scans lie on the longest path that ends
  /// here, this op included: those of one level do not depend on each other.
  unsigned level = 0;
  /// The set of ranges that the result (of a store: the operands) depends on.
  unsigned dependence = 0;
  /// Of ops with ranges: these, in nesting order (of uop.if: in its own order),
  /// without those of size 1.
  llvm::SmallVector<unsigned, 4> ranges;
  /// Whether one of those is empty.
  bool hasEmptyRange = false;
};

/// Whether the ranges that end at `op` are run over in a loop that others may
/// share; those of a contraction are its lanes.
inline bool isReductionLoop(mlir::Operation *op) {
  return llvm::isa<RangeReductionOpInterface>(op) && !llvm::isa<ContractOp>(op);
}

/// Facts about each op of a kernel, found in one sweep. Ranges of size 1 do not
/// count: they are the constant 0.
class KernelAnalysis {
public:
  /// Fails with an error at the op if the ranges of the kernel make no sense.
  static llvm::FailureOr<KernelAnalysis> create(KernelOp kernel,
                                                const GridRanges &grid = {});

  const OpInfo &getInfo(mlir::Operation *op) const {
    return infos.find(op)->second;
  }
  const RangeInfo &getRange(unsigned number) const { return ranges[number]; }
  /// The number of a range whose size is not 1.
  std::optional<unsigned> getNumber(RangeOp op) const;
  llvm::ArrayRef<unsigned> getDependence(mlir::Operation *op) const {
    return sets[getInfo(op).dependence];
  }
  /// Whether threads share the points of the range. No statement has two of
  /// these around it.
  bool isShared(unsigned range) const {
    return llvm::is_contained(threadRanges, range);
  }
  bool isShared() const { return !threadRanges.empty(); }
  /// How many parts a launch may be cut into: as many as the longest of those
  /// ranges has points at most.
  int64_t getThreadExtent() const;
  /// The range over the blocks; it is the one that threads share.
  std::optional<unsigned> getBlockRange() const { return blockRange; }
  /// The range over the threads of a block.
  std::optional<unsigned> getLocalRange() const { return localRange; }
  /// Whether a range may have no point.
  bool mayBeEmpty() const {
    return llvm::any_of(ranges, [](const RangeInfo &range) {
      return range.size.value_or(0) == 0;
    });
  }
  /// What is known of an integer or index value.
  std::optional<mlir::ConstantIntRanges> getBounds(mlir::Value value) const {
    auto entry = bounds.find(value);
    if (entry == bounds.end())
      return std::nullopt;
    return entry->second;
  }
  /// Whether an integer or index value is proved not to be negative.
  bool isNonNegative(mlir::Value value) const {
    std::optional<mlir::ConstantIntRanges> known = getBounds(value);
    return known && known->smin().isNonNegative();
  }

private:
  KernelAnalysis() = default;
  llvm::LogicalResult collectRanges(KernelOp kernel);
  llvm::LogicalResult analyze(mlir::Operation &op, unsigned order);
  llvm::LogicalResult orderRanges(mlir::Operation &op,
                                  mlir::ValueRange operands, OpInfo &info);
  llvm::LogicalResult analyzeScan(ScanOp op, OpInfo &info);
  llvm::LogicalResult checkInits(mlir::Operation &op, const OpInfo &info);
  llvm::LogicalResult analyzeIf(IfOp op, OpInfo &info);
  llvm::LogicalResult checkShared(mlir::Operation &op,
                                  llvm::ArrayRef<unsigned> around) const;
  llvm::LogicalResult checkSharedMemory(KernelOp kernel) const;
  /// The ranges of the loops around a statement.
  RangeNumbers getOpenRanges(mlir::Operation *op) const;
  void alignLevels(llvm::ArrayRef<mlir::Operation *> ops);
  void inferBounds(KernelOp kernel);
  unsigned intern(const RangeNumbers &set);
  unsigned unite(unsigned lhs, unsigned rhs);
  unsigned subtract(unsigned lhs, llvm::ArrayRef<unsigned> rhs);

  std::vector<RangeInfo> ranges;
  llvm::DenseMap<mlir::Operation *, unsigned> numbers;
  llvm::DenseMap<mlir::Operation *, OpInfo> infos;
  std::vector<RangeNumbers> sets;
  std::map<RangeNumbers, unsigned> setNumbers;
  llvm::DenseMap<std::pair<unsigned, unsigned>, unsigned> unions;
  RangeNumbers threadRanges;
  std::optional<unsigned> blockRange, localRange;
  llvm::DenseMap<mlir::Value, mlir::ConstantIntRanges> bounds;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELANALYSIS_H
