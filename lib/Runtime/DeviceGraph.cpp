//===- DeviceGraph.cpp - What commands of a plan wait for -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceGraph.h"

#include <algorithm>

using namespace uop::runtime;

/// Of one memory; with more, a command waits for all of them and stands for
/// them.
static constexpr size_t maxAccesses = 64;

CommandOrder::CommandOrder(const Plan &plan)
    : plan(plan), accesses(plan.slots.size() + plan.programs.size()) {
  for (size_t i = 0; i < plan.slots.size(); ++i) {
    const Slot &slot = plan.slots[i];
    bool isView = slot.kind == Slot::Kind::View;
    base.push_back(isView ? base[slot.index] : unsigned(i));
    offset.push_back(isView ? offset[slot.index] + slot.offset : 0);
  }
}

void CommandOrder::addSlot(unsigned slot, bool isWritten) {
  size_t begin = offset[slot];
  if (size_t bytes = plan.slots[slot].bytes)
    pending.push_back({base[slot], {begin, begin + bytes, isWritten, 0}});
}

void CommandOrder::addChecks(unsigned program) {
  pending.push_back({plan.slots.size() + program, {0, 1, true, 0}});
}

std::vector<unsigned> CommandOrder::finish(unsigned command) {
  std::vector<unsigned> before;
  for (const auto &[memory, access] : pending) {
    bool isFull = accesses[memory].size() >= maxAccesses;
    for (const Access &other : accesses[memory]) {
      bool overlaps = other.begin < access.end && access.begin < other.end;
      if (isFull || (overlaps && (other.isWritten || access.isWritten)))
        before.push_back(other.command);
    }
  }
  for (auto &[memory, access] : pending) {
    access.command = command;
    add(memory, access);
  }
  pending.clear();
  std::sort(before.begin(), before.end());
  before.erase(std::unique(before.begin(), before.end()), before.end());
  return before;
}

void CommandOrder::add(size_t memory, Access access) {
  std::vector<Access> &known = accesses[memory];
  bool isFull = known.size() >= maxAccesses;
  if (isFull) {
    // Whatever is accessed later waits for this command as for a write.
    access.isWritten = true;
    for (const Access &other : known) {
      access.begin = std::min(access.begin, other.begin);
      access.end = std::max(access.end, other.end);
    }
  }
  known.erase(std::remove_if(known.begin(), known.end(),
                             [&](const Access &other) {
                               return isFull || (access.isWritten &&
                                                 other.begin >= access.begin &&
                                                 other.end <= access.end);
                             }),
              known.end());
  known.push_back(access);
}
