//===- GraphMemory.h - Plans in memory, by their keys -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_GRAPHMEMORY_H
#define UOP_LIB_COMPILER_GRAPHMEMORY_H

#include "GraphOrigins.h"

#include "llvm/ADT/StringMap.h"

#include <list>
#include <memory>

namespace uop {

/// A compiled program without what belongs to one request.
struct Graph {
  /// State slots hold what they begin with, or are not allocated: zeros.
  std::shared_ptr<const runtime::Plan> plan;
  /// Numbers in the key of the canonical form.
  GraphOrigins origins;
  size_t codeBytes = 0;

  /// What it keeps in memory, roughly.
  uint64_t getBytes() const;
};

/// Graphs by keys, of which one graph may have several; in all not more than
/// some bytes, least recently used out first. For one thread at a time.
class GraphMemory {
public:
  explicit GraphMemory(uint64_t maxBytes) : maxBytes(maxBytes) {}

  struct Found {
    std::shared_ptr<const Graph> graph;
    /// Numbers in that key.
    std::shared_ptr<const GraphOrigins> origins;
  };
  /// Null if there is none; otherwise valid until the next call of another
  /// function, and the graph is the most recently used.
  const Found *find(llvm::StringRef key);

  /// Keeps `graph`, unless it is too large.
  void insert(llvm::StringRef key, std::shared_ptr<const Graph> graph);

  /// One key more for the graph of `known`, if it is there.
  void addKey(llvm::StringRef known, llvm::StringRef key,
              std::shared_ptr<const GraphOrigins> origins);

  size_t size() const { return entries.size(); }
  uint64_t getBytes() const { return bytes; }

private:
  struct Record;
  struct Entry {
    /// Where they are in the table.
    llvm::SmallVector<llvm::StringMapEntry<Record> *, 2> keys;
    uint64_t bytes = 0;
  };
  struct Record {
    Found found;
    std::list<Entry>::iterator entry;
  };
  void add(std::list<Entry>::iterator entry, llvm::StringRef key, Found found);
  void remove(std::list<Entry>::iterator entry);
  void shrink();

  uint64_t maxBytes, bytes = 0;
  /// The most recently used first.
  std::list<Entry> entries;
  llvm::StringMap<Record> records;
};

} // namespace uop

#endif // UOP_LIB_COMPILER_GRAPHMEMORY_H
