//===- Windows.h - What ops over windows share ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_WINDOWS_H
#define UOP_LIB_FRONTEND_WINDOWS_H

#include "Build.h"

namespace uop::frontend::detail {

/// What SlidingWindows.h builds with.
struct Mover {
  using Sizes = llvm::ArrayRef<int64_t>;
  Tensor pad(const Tensor &x, Sizes low, Sizes high) {
    return x.pad(low.vec(), high.vec());
  }
  Tensor reshape(const Tensor &x, Sizes sizes) {
    return x.reshape(sizes.vec());
  }
  Tensor expand(const Tensor &x, Sizes sizes) { return x.expand(sizes.vec()); }
  Tensor shrink(const Tensor &x, Sizes offsets, Sizes sizes) {
    return x.shrink(offsets.vec(), sizes.vec());
  }
  Tensor permute(const Tensor &x, Sizes order) {
    return x.permute(order.vec());
  }
  Tensor concatenate(llvm::ArrayRef<Tensor> parts, int64_t axis) {
    return concat({parts.data(), parts.size()}, axis);
  }
};

/// What an optional tensor is, unless it is left out.
inline bool isGiven(const Tensor &tensor) { return bool(tensor.getState()); }

/// A list with a number for each of `count` axes; an error if there are others.
std::optional<Tensor> completeList(const char *what, Shape &list, size_t count,
                                   int64_t otherwise);

/// x with the last axes padded.
Tensor padLast(const Tensor &x, const Shape &low, const Shape &high,
               double value);

/// That paddings are below 0, if so.
std::optional<Tensor> checkPaddings(const Shape &paddings);

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_WINDOWS_H
