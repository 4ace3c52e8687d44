//===- StepGroups.cpp - Steps that may run at the same time -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/StepGroups.h"

#include <algorithm>
#include <map>

using namespace uop::runtime;

namespace {

/// The steps that used some bytes last, as their level plus one; 0: none.
struct LastUse {
  unsigned written = 0;
  /// The highest since then.
  unsigned read = 0;
};

/// The uses of one piece of memory: pieces from each key to the next.
class MemoryUses {
public:
  MemoryUses() { pieces[0] = {}; }

  /// The first level at which a step may use these bytes.
  unsigned getLevel(size_t begin, size_t end, bool writes) const {
    unsigned level = 0;
    auto piece = std::prev(pieces.upper_bound(begin));
    for (; piece != pieces.end() && piece->first < end; ++piece)
      level = std::max(
          {level, piece->second.written, writes ? piece->second.read : 0});
    return level;
  }

  void use(size_t begin, size_t end, bool writes, unsigned level) {
    if (begin == end)
      return;
    split(begin);
    split(end);
    auto piece = pieces.find(begin);
    if (writes) {
      piece->second = {level + 1, 0};
      pieces.erase(std::next(piece), pieces.find(end));
      return;
    }
    for (; piece->first != end; ++piece)
      piece->second.read = std::max(piece->second.read, level + 1);
  }

private:
  void split(size_t at) {
    auto piece = std::prev(pieces.upper_bound(at));
    if (piece->first != at)
      pieces.emplace(at, piece->second);
  }

  std::map<size_t, LastUse> pieces;
};

/// Bytes of a slot that owns memory.
struct Use {
  unsigned base;
  size_t begin, end;
  bool writes;
};

} // namespace

std::vector<unsigned> uop::runtime::findStepLevels(const Plan &plan) {
  std::vector<Use> places;
  for (unsigned i = 0; i < plan.slots.size(); ++i) {
    const Slot &slot = plan.slots[i];
    Use place{i, 0, slot.bytes, false};
    if (slot.kind == Slot::Kind::View) {
      place = places[slot.index];
      place.begin += slot.offset;
      place.end = place.begin + slot.bytes;
    }
    places.push_back(place);
  }
  // What the checks of a program have found is one place for all its launches.
  size_t numSlots = plan.slots.size();
  std::vector<MemoryUses> memories(numSlots + plan.programs.size());
  std::vector<unsigned> levels;
  std::vector<Use> uses;
  for (const Step &step : plan.steps) {
    uses.clear();
    bool isLaunch = step.kind == Step::Kind::Launch;
    if (isLaunch || step.kind == Step::Kind::Copy)
      for (size_t i = 0; i < step.slots.size(); ++i) {
        uses.push_back(places[step.slots[i]]);
        uses.back().writes =
            isLaunch ? plan.programs[step.program].written[i] : i == 1;
      }
    if (isLaunch && !plan.programs[step.program].checks.empty())
      uses.push_back({unsigned(numSlots + step.program), 0, 1, true});
    unsigned level = 0;
    for (const Use &use : uses)
      if (use.begin != use.end)
        level = std::max(
            level, memories[use.base].getLevel(use.begin, use.end, use.writes));
    for (const Use &use : uses)
      memories[use.base].use(use.begin, use.end, use.writes, level);
    levels.push_back(level);
  }
  return levels;
}

/// Estimates for the steps of a group.
static void weigh(StepGroup &group, const Plan &plan, unsigned threads) {
  // A copy moves about as many bytes a nanosecond.
  constexpr double copySpeed = 8;
  double sum = 0, longest = 0, apart = 0;
  for (unsigned i : group.steps) {
    const Step &step = plan.steps[i];
    double time, slices = 1;
    if (step.kind == Step::Kind::Copy) {
      time = plan.slots[step.slots[0]].bytes / copySpeed;
    } else {
      const Program &program = plan.programs[step.program];
      if (program.nanoseconds <= 0)
        return;
      time = program.nanoseconds;
      slices = std::clamp<double>(program.threadExtent, 1, threads);
    }
    sum += time;
    apart += time / slices;
    longest = std::max(longest, time / slices);
  }
  group.apart = apart;
  group.together = std::max(longest, sum / threads);
  group.isConcurrent = group.apart - group.together > groupingCost;
}

std::vector<StepGroup> uop::runtime::groupSteps(const Plan &plan,
                                                unsigned threads) {
  std::vector<StepGroup> groups;
  if (plan.hasBranches()) {
    // What has run before a step is known during the run alone.
    for (unsigned i = 0; i < plan.steps.size(); ++i) {
      Step::Kind kind = plan.steps[i].kind;
      if (kind == Step::Kind::Launch || kind == Step::Kind::Copy)
        groups.emplace_back().steps.push_back(i);
    }
    return groups;
  }
  std::vector<unsigned> levels = findStepLevels(plan);
  for (unsigned i = 0; i < plan.steps.size(); ++i) {
    const Step &step = plan.steps[i];
    if (step.kind != Step::Kind::Launch && step.kind != Step::Kind::Copy)
      continue;
    if (levels[i] >= groups.size())
      groups.resize(levels[i] + 1);
    groups[levels[i]].steps.push_back(i);
  }
  for (StepGroup &group : groups)
    if (group.steps.size() > 1 && threads > 1)
      weigh(group, plan, threads);
  return groups;
}

std::string uop::runtime::describeGroups(const Plan &plan, unsigned threads) {
  std::string text;
  size_t number = 0;
  for (const StepGroup &group : groupSteps(plan, threads)) {
    std::string line = "  group " + std::to_string(number++) + ": steps";
    for (size_t i = 0; i < group.steps.size(); ++i)
      line += (i ? ", " : " ") + std::to_string(group.steps[i]);
    if (group.steps.size() < 2)
      continue;
    line += group.isConcurrent ? " at the same time" : " one after another";
    if (group.apart > 0)
      line += ", about " + std::to_string(int64_t(group.together)) +
              " ns together, " + std::to_string(int64_t(group.apart)) +
              " apart";
    text += line + "\n";
  }
  return text;
}
