//===- GraphCache.h - Plans by the programs that they run -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_COMPILER_GRAPHCACHE_H
#define UOP_COMPILER_GRAPHCACHE_H

#include "uop/Compiler/Compiler.h"

namespace uop {

struct GraphCacheOptions {
  /// What plans in memory may take: their keys, machine code and constants.
  uint64_t memoryBytes = uint64_t(256) << 20;
  /// Where plans are kept from one process to the next, and how many bytes of
  /// them; machine code of single kernels is kept there, too. Empty: nowhere.
  std::string folder;
  uint64_t folderBytes = uint64_t(1) << 30;
};

struct CachedPlan {
  enum class Source { memory, disk, compiler };

  std::shared_ptr<const runtime::Plan> plan;
  Source source = Source::compiler;
  /// Of this request alone, in the order in which they ran.
  std::vector<PhaseTime> times;
  /// Kernels that the caches had, and that were compiled.
  unsigned kernelHits = 0, kernelMisses = 0;
  /// See CompileOptions::save.
  runtime::ArtifactCode code;
};

/// Compiled plans by what they were compiled from, in memory and on disk; in
/// each, what was not used for longest goes first.
///
/// The key is the entry function with all that it uses, after canonicalisation,
/// its values numbered in topological order, and all else that a plan depends
/// on: types, results, aliasing and devices, as they are in the function; the
/// target, the options and the build of the compiler. Keys are compared as a
/// whole. What arguments and runtime buffers hold is not part of them, and
/// neither are locations: the places in sources that a plan names for errors
/// are those of the module that was asked for.
///
/// May be used from several threads, for modules of one context, whose dialects
/// are loaded then, or of several. Requests for one key at one time compile it
/// once; if that fails, each compiles for itself and gets the diagnostics. A
/// request may wait for another one, and asks whether it is canceled meanwhile.
/// The threads of a context's own pool must not make any.
class GraphCache {
public:
  explicit GraphCache(GraphCacheOptions options = {});
  ~GraphCache();
  GraphCache(const GraphCache &) = delete;
  GraphCache &operator=(const GraphCache &) = delete;

  /// The plan that compile() gives, or one of an equal program. The options say
  /// where plans are kept on disk, not CompileOptions::cacheFolder. A plan with
  /// runtime buffers has CompileOptions::state, or a state of its own as from
  /// compile(). Requests that tune or keep texts are compiled each time; those
  /// that save look on disk only.
  mlir::FailureOr<CachedPlan> getOrCompile(mlir::ModuleOp module,
                                           const CompileOptions &options);

  struct Statistics {
    /// Requests that found a plan, those that waited for one included, and
    /// that compiled.
    uint64_t memoryHits = 0, diskHits = 0, misses = 0;
    /// What is in memory.
    uint64_t plans = 0, bytes = 0;
  };
  Statistics getStatistics() const;

private:
  class Request;
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace uop

#endif // UOP_COMPILER_GRAPHCACHE_H
