//===- Schedules.h - Actions of schedules, one by one -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_SCHEDULES_H
#define UOP_DIALECT_UOP_TRANSFORMS_SCHEDULES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {
class CostModel;

/// Performs the actions of `#uop.schedule`, in order. What is not legal is an
/// error at the kernel that names the action, the axis and the reason; what
/// came before it stays done. For each action, the id of the axis that it made,
/// or that it was about if it made none. `target` says how wide a masked vector
/// of a copy may be; a copy of a kernel that is in no module has no description
/// of its own.
mlir::FailureOr<llvm::SmallVector<int64_t>>
performSchedule(KernelOp kernel, llvm::ArrayRef<ActionAttr> actions,
                const CostModel &target);

/// Adds `actions` to the attribute `uop.schedule` of `kernel`, if all of it can
/// be performed; otherwise an error as that of performSchedule, and the kernel
/// is unchanged. The ids as there, of the actions added.
mlir::FailureOr<llvm::SmallVector<int64_t>>
extendSchedule(KernelOp kernel, llvm::ArrayRef<ActionAttr> actions);

} // namespace uop

#endif // UOP_DIALECT_UOP_TRANSFORMS_SCHEDULES_H
