//===- Scheduler.h - Actions on a kernel ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_APPLY_SCHEDULER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_APPLY_SCHEDULER_H

#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Performs the actions of a schedule one after the other. One that is not
/// legal is an error that names it, the axis and the reason.
class Scheduler {
public:
  Scheduler(KernelOp kernel, const CostModel &target);

  llvm::LogicalResult apply(ActionAttr action);
  /// The id of the axis that the last action made, if it made one.
  std::optional<int64_t> getMade() const { return made; }
  int64_t getNextId() const { return nextId; }

private:
  mlir::InFlightDiagnostic emitError();
  /// The range with this id, which has a static size above 0.
  llvm::FailureOr<RangeOp> getAxis(int64_t id);
  /// The same of an axis whose size may be a value.
  llvm::FailureOr<RangeOp> findAxis(int64_t id);
  llvm::FailureOr<mlir::BlockArgument> getBuffer(int64_t argument);
  llvm::LogicalResult checkKind(RangeOp axis, RangeKind kind);
  llvm::LogicalResult divide(int64_t id, int64_t n,
                             std::optional<RangeKind> kind);
  llvm::LogicalResult
  findUsers(RangeOp axis, llvm::SetVector<mlir::Operation *> &dependent,
            llvm::SmallVectorImpl<mlir::Operation *> &enders);
  llvm::LogicalResult peel(int64_t id, int64_t n);
  llvm::LogicalResult reorder(llvm::ArrayRef<int64_t> ids);
  llvm::LogicalResult shareByThreads(int64_t id);
  llvm::LogicalResult tile(int64_t id, int64_t n, bool isInside);
  llvm::LogicalResult merge(int64_t outerId, int64_t innerId);
  llvm::LogicalResult padTo(int64_t id, int64_t n);
  llvm::LogicalResult stage(int64_t argument, int64_t id,
                            std::optional<int64_t> variesWith);
  llvm::LogicalResult dot(int64_t id, int64_t argument,
                          std::optional<int64_t> bits);
  llvm::LogicalResult findAccumulated(RangeOp axis, RangeOp reduced,
                                      llvm::SmallVectorImpl<ReduceOp> &reduces);
  llvm::LogicalResult accumulate(int64_t id, int64_t reducedId);
  llvm::LogicalResult stream(int64_t argument);
  llvm::LogicalResult stageRead(mlir::Operation *op, mlir::Value buffer,
                                const llvm::SetVector<mlir::Value> &inside);

  KernelOp kernel;
  const CostModel &target;
  ActionAttr current;
  int64_t nextId;
  std::optional<int64_t> made;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_APPLY_SCHEDULER_H
