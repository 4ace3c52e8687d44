//===- Context.h - What tensors live in -------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_CONTEXT_H
#define UOP_FRONTEND_CONTEXT_H

#include "uop/Runtime/DType.h"
#include "uop/Runtime/Expected.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace uop::frontend {

namespace detail {
class Graph;
} // namespace detail

/// One launch of a kernel.
struct ProfileRow {
  std::string kernel;
  /// The files and lines that the kernel's ops come from.
  std::string provenance;
  int64_t nanoseconds = 0;
};

struct ContextOptions {
  /// How many threads share a kernel.
  unsigned threads = 1;
  /// Where programs run, as runtime::getDevice() takes it: "opencl", "cuda:1".
  /// Nothing is interpreted there. "cpu": on the CPU. Empty: what the
  /// environment variable UOP_DEVICE names, or on the CPU. Whether there is
  /// such a device turns out when something is computed.
  std::string device;
  /// Matrix units of GPUs may round factors of f32 to tf32, which has 11 digits
  /// of 24, before they multiply them.
  bool allowTF32 = false;
  /// More ops than this are not compiled as one program: they are cut where
  /// the fewest bytes are alive. At least 2.
  unsigned programOps = 4096;
  /// How many programs are kept ready to run for the next graph of their form.
  unsigned cachedPrograms = 256;
  /// Where compiled programs are kept from one process to the next. Empty:
  /// nowhere.
  std::string cacheFolder;
  /// A program is interpreted, by the reference semantics, as long as all its
  /// runs together compute fewer elements than this (an op counts as 64, and a
  /// program of more than 32 ops has as many times more), and compiled from
  /// then on. What is computed once and is small is so ready before it could be
  /// compiled. The last bits of functions such as exp, and of sums, may be
  /// others than those of compiled code. 0: never.
  uint64_t interpretedWork = 0;
  /// Asked from time to time while a program is compiled, on the thread that
  /// realises, and on others that wait for it. Once it says so, realising on
  /// this thread fails and changes nothing.
  std::function<bool()> isCanceled;
  /// Called after each launch, on the thread that realises. Launches run one
  /// after another then.
  std::function<void(const ProfileRow &)> profile;
};

/// What a context holds at the moment.
struct ContextStats {
  /// Values that live tensors refer to, and all that these depend on.
  size_t values = 0;
  /// Buffers of realised values, and their bytes.
  size_t buffers = 0, bytes = 0;
  /// Live tensors.
  size_t tensors = 0;
  /// Programs compiled, and runs of programs, so far, and how many of these
  /// were interpreted.
  size_t compiled = 0, runs = 0, interpreted = 0;
  /// Milliseconds that compilations took so far, by phase.
  std::map<std::string, double> compileTimes;
};

/// A graph of tensors that grows as ops are called. Tensors of one context may
/// be built, combined and realised by any number of threads at once. A context
/// lives as long as this handle, a copy of it, or one of its tensors.
class Context {
public:
  explicit Context(ContextOptions options = {});

  ContextStats getStats() const;

  /// For this library.
  explicit Context(std::shared_ptr<detail::Graph> graph)
      : graph(std::move(graph)) {}
  const std::shared_ptr<detail::Graph> &getGraph() const { return graph; }

private:
  std::shared_ptr<detail::Graph> graph;
};

} // namespace uop::frontend

#endif // UOP_FRONTEND_CONTEXT_H
