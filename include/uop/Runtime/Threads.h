//===- Threads.h - Whose threads share kernels ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_THREADS_H
#define UOP_RUNTIME_THREADS_H

namespace uop::runtime {

/// Makes the threads of the OpenMP runtime of this process share kernels from
/// here on, instead of those of the runtime: threads of both would compete for
/// the cores, since those of OpenMP wait actively for some time after each of
/// their loops. Children of fork() have no such threads, and use the runtime's;
/// do not call it first in a child. False, without effect, in a child, and if
/// no OpenMP runtime is loaded that has the interface of GNU's
/// (`GOMP_parallel`), as LLVM's has, too.
bool shareThreadsOfOpenMP();

} // namespace uop::runtime

#endif // UOP_RUNTIME_THREADS_H
