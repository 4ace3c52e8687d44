//===- Creation.cpp - More ways to make tensors -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Creation.h"

#include "Build.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

Tensor uop::frontend::spaced(const Context &context, double start, double step,
                             int64_t count, DType dtype, SourceLoc loc) {
  OpScope scope("spaced", loc);
  if (count < 0)
    return fail("the number of values is below 0: " + Twine(count));
  Tensor index = Tensor::iota(context, {count}, 0).cast(DType::F64);
  return (index * step + start).cast(dtype);
}

Tensor uop::frontend::fullOfInteger(const Context &context, const Shape &shape,
                                    int64_t value, DType dtype, SourceLoc loc) {
  OpScope scope("fullOfInteger", loc);
  // Checks context and shape.
  Tensor like = Tensor::zeros(context, shape, dtype);
  if (like.hasError())
    return like;
  return constant(*context.getGraph(), dtype, shape, value);
}
