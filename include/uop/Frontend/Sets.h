//===- Sets.h - Searching, and what values there are ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_SETS_H
#define UOP_FRONTEND_SETS_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend {

/// The positions (i64, one tensor for each axis) of the elements that are not
/// zero, in row-major order. Realises: how many there are is their size. Errors
/// are in the only element of the result.
std::vector<Tensor> findNonZero(const Tensor &x,
                                SourceLoc loc = SourceLoc::current());

/// The values in ascending order, where each is first, the number of each
/// element's value in x's shape, and how often each value is there; indices and
/// counts are i64. Realises, as findNonZero. Each NaN is a value of its own, as
/// the array standard has it.
struct UniqueValues {
  Tensor values, first, inverse, counts;
};
UniqueValues findUnique(const Tensor &x, SourceLoc loc = SourceLoc::current());

/// For each value the number of elements of `sorted`, of rank 1 and ascending,
/// that are less (`right`: not greater), as i64.
Tensor searchSorted(const Tensor &sorted, const Tensor &values,
                    bool right = false, SourceLoc loc = SourceLoc::current());

/// Whether each element of x is among those of `values`.
Tensor isIn(const Tensor &x, const Tensor &values, bool invert = false,
            SourceLoc loc = SourceLoc::current());

/// How many elements are not zero, as i64. No axes: of all.
Tensor countNonZero(const Tensor &x, const Shape &axes = {},
                    bool keepAxes = false,
                    SourceLoc loc = SourceLoc::current());

/// Each element `count` times, one after the other.
Tensor repeatElements(const Tensor &x, int64_t count, int64_t axis,
                      SourceLoc loc = SourceLoc::current());
/// Element i counts[i] times; realises the counts, as findNonZero.
Tensor repeatElements(const Tensor &x, const Tensor &counts, int64_t axis,
                      SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend

#endif // UOP_FRONTEND_SETS_H
