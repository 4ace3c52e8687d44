//===- Database.h - Schedules that were found before ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_TUNER_DATABASE_H
#define UOP_LIB_COMPILER_TUNER_DATABASE_H

#include "llvm/ADT/StringRef.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

struct sqlite3;

namespace uop::tuner {

/// What was measured of one kernel.
struct Record {
  /// A `#uop.schedule` as text; empty: the heuristic's was the fastest.
  std::string schedule;
  double heuristicNs = 0, bestNs = 0;
};

/// Results of searches in one SQLite file, which processes may share. A key is
/// the whole text of a kernel and of what its code is made for.
class Database {
public:
  using Warn = std::function<void(const std::string &)>;

  /// Opens `path` or makes it. A file that is damaged or of something else is
  /// kept beside it, as `path`.old, and replaced; `warn` hears of it. Null if
  /// there can be no such file, and `warn` hears why.
  static std::unique_ptr<Database> open(const std::string &path, Warn warn);
  ~Database();

  std::optional<Record> find(llvm::StringRef kernel, llvm::StringRef target);
  void insert(llvm::StringRef kernel, llvm::StringRef target,
              const Record &record);

private:
  Database(sqlite3 *handle, Warn warn)
      : handle(handle), warn(std::move(warn)) {}

  sqlite3 *handle;
  Warn warn;
};

} // namespace uop::tuner

#endif // UOP_LIB_COMPILER_TUNER_DATABASE_H
