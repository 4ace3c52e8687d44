//===- Arrays.h - What tensors hold -----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ARRAYS_H
#define UOP_LIB_FRONTEND_ARRAYS_H

#include "uop/Frontend/Tensor.h"

#include <cstring>

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

/// An array of its own with the elements at `data`, in row-major order.
inline Expected<Array> copyElements(DType dtype, const Shape &shape,
                                    const void *data) {
  Expected<Array> copy = Array::create(dtype, shape);
  if (!copy)
    return copy;
  if (Error error = copy->buffer.allocate())
    return error;
  if (size_t bytes = copy->buffer.size())
    std::memcpy(copy->data(), data, bytes);
  return copy;
}

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_ARRAYS_H
