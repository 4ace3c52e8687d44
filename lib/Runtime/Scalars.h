//===- Scalars.h - Checking and computing a plan's scalars ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_SCALARS_H
#define UOP_LIB_RUNTIME_SCALARS_H

#include "uop/Runtime/Plan.h"

#include <optional>

namespace uop::runtime {

/// An error if a scalar uses a variable or scalar that is not there before it,
/// a box one that is not there, or the plan has two variables of one name or
/// one without a value.
Error verifyScalars(const Plan &plan);

/// Computes all scalars of a plan that verifies into `values`. `chosen` has an
/// entry per variable. Errors: a value that was not chosen, a bound value that
/// is out of bounds, a box that is not inside of its tensor.
Error evaluateScalars(const Plan &plan,
                      const std::vector<std::optional<int64_t>> &chosen,
                      std::vector<int64_t> &values);

/// For people, one line.
std::string describeScalar(const Plan &plan, const Scalar &scalar);

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_SCALARS_H
