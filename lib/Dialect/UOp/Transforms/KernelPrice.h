//===- KernelPrice.h - What a kernel takes as it is scheduled ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNELPRICE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNELPRICE_H

#include "ScheduleSelection.h"

namespace uop {

/// Nanoseconds of one launch of `kernel` on one thread. A kernel with
/// reductions that uop-select-schedule has no schedule for takes
/// `uop.unscheduled_factor` times its computation, if that is long.
double priceKernel(KernelOp kernel, const CostModel &cost,
                   const RegisterFile &registers, int64_t threads);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNELPRICE_H
