//===- Registry.cpp - Which tensors have a value ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graph.h"

using namespace uop::frontend::detail;

void Registry::insert(TensorState &state) {
  Shard &shard = getShard(state.value);
  std::lock_guard<std::mutex> lock(shard.mutex);
  TensorState *&first = shard.first[state.value];
  state.next = first;
  if (first)
    first->link = &state.next;
  // The map may move its entries, so that the first tensor has no link.
  state.link = nullptr;
  first = &state;
  ++shard.count;
}

void Registry::remove(TensorState &state) {
  Shard &shard = getShard(state.value);
  std::lock_guard<std::mutex> lock(shard.mutex);
  if (state.next)
    state.next->link = state.link;
  if (state.link)
    *state.link = state.next;
  else if (state.next)
    shard.first[state.value] = state.next;
  else
    shard.first.erase(state.value);
  --shard.count;
}

llvm::SmallVector<TensorState *> Registry::take(mlir::Value value) {
  Shard &shard = getShard(value);
  std::lock_guard<std::mutex> lock(shard.mutex);
  llvm::SmallVector<TensorState *> states;
  for (TensorState *state = shard.first.lookup(value); state;
       state = state->next)
    states.push_back(state);
  shard.first.erase(value);
  shard.count -= states.size();
  return states;
}

size_t Registry::size() const {
  size_t total = 0;
  for (const Shard &shard : shards) {
    std::lock_guard<std::mutex> lock(shard.mutex);
    total += shard.count;
  }
  return total;
}
