//===- Arrays.h - What tensors hold -----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ARRAYS_H
#define UOP_LIB_FRONTEND_ARRAYS_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend::detail {

/// The arrays of the tensors, each realized if it is not, or the first error.
inline Expected<std::vector<Array>> getArrays(Span<Tensor> tensors) {
  std::vector<Array> arrays;
  arrays.reserve(tensors.size());
  for (const Tensor &tensor : tensors) {
    Expected<Array> array = tensor.array();
    if (!array)
      return array.takeError();
    arrays.push_back(*array);
  }
  return arrays;
}

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_ARRAYS_H
