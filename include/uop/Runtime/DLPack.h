//===- DLPack.h - Arrays of other libraries ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The exchange format of NumPy, PyTorch, JAX and others. Its header need not be
// there; its structures, a public ABI, are declared where they are used.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_DLPACK_H
#define UOP_RUNTIME_DLPACK_H

#include "uop/Runtime/Buffer.h"

struct DLManagedTensor;

namespace uop::runtime {

/// The array in the memory of `tensor`, which is released when the last handle
/// to it goes. After an error the tensor is still the caller's. Errors: memory
/// of another device than the CPU, an element type that we have not, elements
/// that are not in row-major order without gaps, data not aligned to them.
Expected<Array> fromDLPack(DLManagedTensor *tensor);

/// A tensor in the memory of `array`, which it keeps until its deleter is
/// called; that is for the taker to do. Errors: out of memory, a shape that the
/// buffer is too small for, and memory that must not be written, which this
/// version of the format cannot say. An array of type index becomes one of i64.
Expected<DLManagedTensor *> toDLPack(const Array &array);

} // namespace uop::runtime

#endif // UOP_RUNTIME_DLPACK_H
