//===- GraphMemory.cpp - Plans in memory, by their keys ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphMemory.h"

using namespace uop;
using llvm::StringRef;

/// Keys of other forms that a graph has at most; a program that is written in
/// more ways than that goes through canonicalisation.
static constexpr size_t kMaxKeys = 4;

uint64_t Graph::getBytes() const {
  uint64_t bytes = sizeof(*this) + codeBytes;
  for (const runtime::Slot &slot : plan->slots)
    bytes +=
        sizeof(slot) + (slot.constant.isAllocated() ? slot.constant.size() : 0);
  for (const runtime::Step &step : plan->steps)
    bytes += sizeof(step) +
             sizeof(unsigned) * (step.slots.size() + step.scalars.size());
  for (const runtime::Program &program : plan->programs)
    bytes += sizeof(program) + program.name.size() + program.provenance.size();
  return bytes;
}

const GraphMemory::Found *GraphMemory::find(StringRef key) {
  auto record = records.find(key);
  if (record == records.end())
    return nullptr;
  entries.splice(entries.begin(), entries, record->second.entry);
  return &record->second.found;
}

void GraphMemory::add(std::list<Entry>::iterator entry, StringRef key,
                      Found found) {
  auto record = records.try_emplace(key, Record{std::move(found), entry}).first;
  entry->keys.push_back(&*record);
  uint64_t size = key.size() + sizeof(*record);
  entry->bytes += size;
  bytes += size;
}

void GraphMemory::remove(std::list<Entry>::iterator entry) {
  for (llvm::StringMapEntry<Record> *record : entry->keys) {
    records.remove(record);
    record->Destroy(records.getAllocator());
  }
  bytes -= entry->bytes;
  entries.erase(entry);
}

void GraphMemory::shrink() {
  while (bytes > maxBytes && !entries.empty())
    remove(std::prev(entries.end()));
}

void GraphMemory::insert(StringRef key, std::shared_ptr<const Graph> graph) {
  if (records.contains(key))
    return;
  entries.emplace_front();
  entries.front().bytes = graph->getBytes();
  bytes += entries.front().bytes;
  auto origins = std::shared_ptr<const GraphOrigins>(graph, &graph->origins);
  add(entries.begin(), key, {std::move(graph), std::move(origins)});
  shrink();
}

void GraphMemory::addKey(StringRef known, StringRef key,
                         std::shared_ptr<const GraphOrigins> origins) {
  auto record = records.find(known);
  if (record == records.end() || records.contains(key) ||
      record->second.entry->keys.size() > kMaxKeys)
    return;
  std::shared_ptr<const Graph> graph = record->second.found.graph;
  add(record->second.entry, key, {std::move(graph), std::move(origins)});
  shrink();
}
