//===- PlanCache.h - Programs by their form ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_PLANCACHE_H
#define UOP_LIB_FRONTEND_PLANCACHE_H

#include "uop/Frontend/Context.h"
#include "uop/Runtime/Plan.h"

#include "mlir/IR/BuiltinOps.h"

#include <atomic>
#include <list>
#include <mutex>
#include <unordered_map>

namespace uop::frontend::detail {

/// Runs programs, compiling each form of one once. What a form is are ops,
/// types and attributes; not names, places, or what the arguments hold. Any
/// number of threads may call.
class PlanCache {
public:
  explicit PlanCache(const ContextOptions &options) : options(options) {}

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
    std::shared_ptr<runtime::Plan> plan;
    /// What is not running at the moment.
    std::vector<runtime::PlanExecutor> executors;
  };
  struct Place {
    std::shared_ptr<Entry> entry;
    std::list<const Key *>::iterator use;
  };

  std::shared_ptr<Entry> find(mlir::ModuleOp program);
  runtime::Expected<std::shared_ptr<runtime::Plan>>
  compile(mlir::ModuleOp program);

  ContextOptions options;
  std::mutex mutex;
  std::unordered_map<Key, Place, KeyHash> entries;
  /// The most recently used one first.
  std::list<const Key *> uses;
  std::atomic<size_t> numCompiled{0}, numRuns{0};
};

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_PLANCACHE_H
