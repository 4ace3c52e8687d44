//===- PlanCache.h - Programs by their form ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_PLANCACHE_H
#define UOP_LIB_FRONTEND_PLANCACHE_H

#include "uop/Compiler/GraphCache.h"
#include "uop/Frontend/Context.h"
#include "uop/Runtime/Plan.h"

#include "mlir/IR/BuiltinOps.h"

#include <atomic>
#include <list>
#include <mutex>
#include <unordered_map>

namespace uop::frontend::detail {

/// Runs programs. Two levels find what was compiled before: a table by ops,
/// types, attributes and places, which costs little, and for what it has not,
/// the compiler's GraphCache, which knows equal programs of other places. What
/// the arguments hold is part of neither. Any number of threads may call.
class PlanCache {
public:
  explicit PlanCache(const ContextOptions &options);

  /// The results of the only function of `program`, a function of tensors.
  runtime::Expected<std::vector<runtime::Array>>
  run(mlir::ModuleOp program, llvm::ArrayRef<runtime::Array> inputs);

  size_t getNumCompiled() const { return numCompiled; }
  size_t getNumRuns() const { return numRuns; }

private:
  using Key = std::vector<uintptr_t>;
  struct KeyHash {
    size_t operator()(const Key &key) const;
  };
  struct Entry {
    std::mutex mutex;
    std::shared_ptr<const runtime::Plan> plan;
    /// What is not running at the moment.
    std::vector<runtime::PlanExecutor> executors;
  };
  struct Place {
    std::shared_ptr<Entry> entry;
    std::list<const Key *>::iterator use;
  };

  std::shared_ptr<Entry> find(mlir::ModuleOp program);
  runtime::Expected<std::shared_ptr<const runtime::Plan>>
  compile(mlir::ModuleOp program);

  ContextOptions options;
  GraphCache graphs;
  std::mutex mutex;
  std::unordered_map<Key, Place, KeyHash> entries;
  /// The most recently used one first.
  std::list<const Key *> uses;
  std::atomic<size_t> numCompiled{0}, numRuns{0};
};

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_PLANCACHE_H
