//===- Compare.h - Two arrays that should be equal --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_COMPARE_H
#define UOP_TOOLS_COMPARE_H

#include "uop/Runtime/Compare.h"

#include "mlir/IR/BuiltinOps.h"

namespace uop::run {

/// Half a unit in the last place of 1.
double getRoundoff(mlir::FloatType type);

/// Whether two right implementations of `op` may differ: it combines floats in
/// any order, is a library function or has fastmath flags.
bool mayDiffer(mlir::Operation *op);

/// How far compiled floats may be from the interpreter's, relative to the
/// largest finite magnitude of the output.
///
/// Only some ops may differ at all: reductions, whose order is free (K elements
/// round K times, in f32 or wider), library functions (4 units in the last
/// place) and ops with fastmath flags. With none of those in the module every
/// float must be the same. Otherwise each of these errors, and each rounding
/// after them, is taken as one independent step of size u (half a unit in the
/// last place of its type), so that n of them add up to sqrt(n) u; the bound is
/// eight times that. Relative to the largest element because sums cancel.
double getTolerance(mlir::ModuleOp module);

/// How far a rounding of `op` may be from that of another right implementation,
/// relative to the value: 0 unless one of the above.
double getRoundingError(mlir::Operation *op);

/// Nothing if `actual` is `expected`; otherwise where they first differ and how
/// often. Integers and booleans must be the same; NaN equals NaN; infinities
/// must match; floats may differ by `tolerance`, as above, and where that is
/// not 0 by a rounding of their own type, or else by eight times `spread`. The
/// arrays have the same type.
std::string compareArrays(const runtime::Array &actual,
                          const runtime::Array &expected, double tolerance,
                          double spread = 0);

/// Of each output the largest difference from `expected`, of finite elements,
/// in a few runs of the interpreter that round at random by up to
/// getRoundingError. `run` is one with that seed; one that fails does not
/// count. This shows the roundings that remain of a sum that cancels.
std::vector<double>
measureSpread(llvm::ArrayRef<runtime::Array> expected,
              llvm::function_ref<
                  mlir::FailureOr<std::vector<runtime::Array>>(uint64_t seed)>
                  run);

/// The same with the difference that is allowed, of floats.
using runtime::compareArrays;
using runtime::Difference;

} // namespace uop::run

#endif // UOP_TOOLS_COMPARE_H
