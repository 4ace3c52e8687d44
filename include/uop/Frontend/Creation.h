//===- Creation.h - More ways to make tensors -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_CREATION_H
#define UOP_FRONTEND_CREATION_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend {

/// start, start + step, ..., computed in f64 and converted. Error: a count
/// below 0.
Tensor spaced(const Context &context, double start, double step, int64_t count,
              DType dtype = DType::F32, SourceLoc loc = SourceLoc::current());

/// Every element is `value`, exactly; it wraps in narrower types. What a ui64
/// has beyond i64 is given by its bits.
Tensor fullOfInteger(const Context &context, const Shape &shape, int64_t value,
                     DType dtype = DType::I64,
                     SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend

#endif // UOP_FRONTEND_CREATION_H
