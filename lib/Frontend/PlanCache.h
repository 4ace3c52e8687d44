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
#include <condition_variable>
#include <list>
#include <map>
#include <mutex>
#include <string>
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

  /// A program that is run often: what run() looks up each time.
  class Prepared {
  public:
    explicit operator bool() const { return entry != nullptr; }

  private:
    friend class PlanCache;
    struct Entry;
    std::shared_ptr<Entry> entry;
  };
  /// Nothing is compiled yet. `program` is needed until the first run is over.
  /// `threads` share a kernel.
  Prepared prepare(mlir::ModuleOp program, unsigned threads);
  runtime::Expected<std::vector<runtime::Array>>
  run(const Prepared &prepared, mlir::ModuleOp program,
      llvm::ArrayRef<runtime::Array> inputs);

  size_t getNumCompiled() const { return numCompiled; }
  size_t getNumRuns() const { return numRuns; }
  size_t getNumInterpreted() const { return numInterpreted; }
  std::map<std::string, double> getCompileTimes() const {
    std::lock_guard<std::mutex> lock(timesMutex);
    return compileTimes;
  }

private:
  using Key = std::vector<uintptr_t>;
  struct KeyHash {
    size_t operator()(const Key &key) const;
  };
  using Entry = Prepared::Entry;
  struct Place {
    std::shared_ptr<Entry> entry;
    std::list<const Key *>::iterator use;
  };

  std::shared_ptr<Entry> find(mlir::ModuleOp program, unsigned threads);
  /// The results, if the program is to be interpreted once more.
  std::optional<std::vector<runtime::Array>>
  tryToInterpret(Entry &entry, mlir::ModuleOp program,
                 llvm::ArrayRef<runtime::Array> inputs);
  runtime::Expected<std::shared_ptr<const runtime::Plan>>
  compile(mlir::ModuleOp program, unsigned threads);
  runtime::Expected<std::shared_ptr<const runtime::Plan>>
  getPlan(Entry &entry, mlir::ModuleOp program);
  bool dropExecutors();
  runtime::Error waitForPlan(Entry &entry, std::unique_lock<std::mutex> &lock);

  ContextOptions options;
  GraphCache graphs;
  std::mutex mutex;
  std::unordered_map<Key, Place, KeyHash> entries;
  /// The most recently used one first.
  std::list<const Key *> uses;
  std::atomic<size_t> numCompiled{0}, numRuns{0}, numInterpreted{0};
  mutable std::mutex timesMutex;
  std::map<std::string, double> compileTimes;
};

struct PlanCache::Prepared::Entry {
  explicit Entry(unsigned threads) : threads(threads) {}

  const unsigned threads;
  /// Guards what is no atomic; nobody holds it while compiling.
  std::mutex mutex;
  /// Null until somebody has compiled it.
  std::shared_ptr<const runtime::Plan> plan;
  bool isCompiling = false;
  /// Told when that ends.
  std::condition_variable compiled;
  /// Of all runs that were interpreted.
  std::atomic<uint64_t> interpretedWork{0};
  /// What is not running at the moment.
  std::vector<runtime::PlanExecutor> executors;
};

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_PLANCACHE_H
