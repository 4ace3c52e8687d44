//===- Database.cpp - Schedules that were found before ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Database.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <sqlite3.h>

using namespace uop::tuner;
using llvm::StringRef;

/// "UOpT", by which a file says that it is ours, and the form of its tables.
static constexpr int kApplicationId = 0x554f7054;
static constexpr int kVersion = 1;

static int readInt(sqlite3 *handle, const char *query) {
  sqlite3_stmt *statement = nullptr;
  int value = -1;
  if (sqlite3_prepare_v2(handle, query, -1, &statement, nullptr) == SQLITE_OK &&
      sqlite3_step(statement) == SQLITE_ROW)
    value = sqlite3_column_int(statement, 0);
  sqlite3_finalize(statement);
  return value;
}

/// What is wrong with the file; nothing if it is ours and whole, or new.
static std::string prepare(sqlite3 *handle) {
  // Others may be writing; a search takes longer than that.
  sqlite3_busy_timeout(handle, 10000);
  int tables = readInt(handle, "SELECT count(*) FROM sqlite_master");
  if (tables < 0)
    return sqlite3_errmsg(handle);
  if (tables > 0) {
    if (readInt(handle, "PRAGMA application_id") != kApplicationId)
      return "it is a database of something else";
    if (readInt(handle, "PRAGMA user_version") != kVersion)
      return "it is of another version of UOp";
    sqlite3_stmt *statement = nullptr;
    bool isWhole = sqlite3_prepare_v2(handle, "PRAGMA quick_check(1)", -1,
                                      &statement, nullptr) == SQLITE_OK &&
                   sqlite3_step(statement) == SQLITE_ROW &&
                   StringRef(reinterpret_cast<const char *>(
                       sqlite3_column_text(statement, 0))) == "ok";
    sqlite3_finalize(statement);
    return isWhole ? "" : "it is damaged";
  }
  std::string create =
      "BEGIN IMMEDIATE;"
      "CREATE TABLE IF NOT EXISTS schedules("
      "kernel TEXT NOT NULL, target TEXT NOT NULL, schedule TEXT NOT NULL, "
      "heuristic_ns REAL NOT NULL, best_ns REAL NOT NULL, "
      "PRIMARY KEY(kernel, target)) WITHOUT ROWID;"
      "PRAGMA application_id=" +
      std::to_string(kApplicationId) +
      ";PRAGMA user_version=" + std::to_string(kVersion) + ";COMMIT";
  if (sqlite3_exec(handle, create.c_str(), nullptr, nullptr, nullptr) !=
      SQLITE_OK) {
    std::string message = sqlite3_errmsg(handle);
    sqlite3_exec(handle, "ROLLBACK", nullptr, nullptr, nullptr);
    return message;
  }
  return "";
}

std::unique_ptr<Database> Database::open(const std::string &path, Warn warn) {
  for (bool isSecond : {false, true}) {
    sqlite3 *handle = nullptr;
    std::string problem;
    int flags =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX;
    // A new database can be seen as one by what it is made of.
    if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path)) {
      warn("tuning database '" + path + "' is no file; nothing is kept");
      return nullptr;
    }
    bool isOpen =
        sqlite3_open_v2(path.c_str(), &handle, flags, nullptr) == SQLITE_OK;
    problem = isOpen ? prepare(handle) : sqlite3_errmsg(handle);
    int code = sqlite3_errcode(handle);
    if (problem.empty())
      return std::unique_ptr<Database>(new Database(handle, std::move(warn)));
    sqlite3_close(handle);
    // A file that cannot be written is no damaged one.
    bool isContents = isOpen && code != SQLITE_READONLY &&
                      code != SQLITE_CANTOPEN && code != SQLITE_BUSY &&
                      code != SQLITE_LOCKED && code != SQLITE_FULL &&
                      code != SQLITE_IOERR && code != SQLITE_PERM;
    std::string old = path + ".old";
    if (isSecond || !isContents || llvm::sys::fs::rename(path, old)) {
      warn("tuning database '" + path + "' cannot be used: " + problem +
           "; nothing is kept");
      return nullptr;
    }
    warn("tuning database '" + path + "' cannot be used: " + problem +
         "; it is '" + old + "' now, and a new one takes its place");
  }
  return nullptr;
}

Database::~Database() { sqlite3_close(handle); }

static void bindText(sqlite3_stmt *statement, int number, StringRef text) {
  sqlite3_bind_text(statement, number, text.data(), int(text.size()),
                    SQLITE_TRANSIENT);
}

std::optional<Record> Database::find(StringRef kernel, StringRef target) {
  sqlite3_stmt *statement = nullptr;
  std::optional<Record> record;
  if (sqlite3_prepare_v2(
          handle,
          "SELECT schedule, heuristic_ns, best_ns FROM schedules "
          "WHERE kernel = ? AND target = ?",
          -1, &statement, nullptr) == SQLITE_OK) {
    bindText(statement, 1, kernel);
    bindText(statement, 2, target);
    if (sqlite3_step(statement) == SQLITE_ROW) {
      const auto *text = sqlite3_column_text(statement, 0);
      record.emplace();
      record->schedule = text ? reinterpret_cast<const char *>(text) : "";
      record->heuristicNs = sqlite3_column_double(statement, 1);
      record->bestNs = sqlite3_column_double(statement, 2);
    }
  }
  sqlite3_finalize(statement);
  return record;
}

void Database::insert(StringRef kernel, StringRef target,
                      const Record &record) {
  sqlite3_stmt *statement = nullptr;
  bool isDone =
      sqlite3_prepare_v2(handle,
                         "INSERT OR REPLACE INTO schedules VALUES(?, ?, ?, ?, "
                         "?)",
                         -1, &statement, nullptr) == SQLITE_OK;
  if (isDone) {
    bindText(statement, 1, kernel);
    bindText(statement, 2, target);
    bindText(statement, 3, record.schedule);
    sqlite3_bind_double(statement, 4, record.heuristicNs);
    sqlite3_bind_double(statement, 5, record.bestNs);
    isDone = sqlite3_step(statement) == SQLITE_DONE;
  }
  if (!isDone)
    warn(std::string("a result could not be kept: ") + sqlite3_errmsg(handle));
  sqlite3_finalize(statement);
}
