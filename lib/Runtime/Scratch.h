//===- Scratch.h - Memory that kernels use while they run -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_SCRATCH_H
#define UOP_LIB_RUNTIME_SCRATCH_H

#include <cstddef>

namespace uop::runtime {

/// What kernels get when they call `malloc` and `free`: tiles and packed
/// operands come and go with each launch. Those of the C library would return
/// large ones to the system each time, and a launch would begin with page
/// faults. Kernels free what they allocate, and nothing else.
void *allocateScratch(size_t bytes);
void freeScratch(void *memory);

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_SCRATCH_H
