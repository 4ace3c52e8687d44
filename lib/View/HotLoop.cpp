//===- HotLoop.cpp - The innermost loop of assembly -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HotLoop.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

using namespace uop;
using llvm::StringRef;

namespace {
/// Lines, both included.
struct Loop {
  size_t first, last;
  bool contains(const Loop &other) const {
    return first <= other.first && other.last <= last;
  }
};
} // namespace

/// Branches within a function go to local labels, and name them last.
static StringRef findTarget(StringRef line) {
  StringRef code = line.split("# ").first.trim();
  if (code.empty() || code.front() == '.')
    return {};
  size_t separator = code.find_last_of(" \t,");
  return separator == StringRef::npos ? StringRef()
                                      : code.substr(separator + 1);
}

/// One for each label that a later line branches to.
static llvm::SmallVector<Loop> findLoops(llvm::ArrayRef<StringRef> lines) {
  llvm::StringMap<size_t> labels, loopOf;
  llvm::SmallVector<Loop> loops;
  for (auto [i, line] : llvm::enumerate(lines)) {
    StringRef text = line.split("# ").first.rtrim();
    if (text.starts_with(".L") && text.ends_with(":")) {
      labels[text.drop_back()] = i;
      continue;
    }
    StringRef target = findTarget(line);
    auto label = labels.find(target);
    if (target.empty() || label == labels.end())
      continue;
    auto [known, isNew] = loopOf.try_emplace(target, loops.size());
    if (isNew)
      loops.push_back({label->second, i});
    else
      loops[known->second].last = i;
  }
  return loops;
}

std::string uop::findHotLoop(StringRef assembly) {
  llvm::SmallVector<StringRef> lines;
  assembly.split(lines, '\n');
  llvm::SmallVector<Loop> loops = findLoops(lines);
  const Loop *best = nullptr;
  size_t bestDepth = 0;
  for (const Loop &loop : loops) {
    size_t depth = llvm::count_if(
        loops, [&](const Loop &other) { return other.contains(loop); });
    size_t length = loop.last - loop.first;
    if (!best || depth > bestDepth ||
        (depth == bestDepth && length > best->last - best->first)) {
      best = &loop;
      bestDepth = depth;
    }
  }
  std::string text;
  if (!best)
    return text;
  for (StringRef line :
       llvm::ArrayRef(lines).slice(best->first, best->last - best->first + 1)) {
    StringRef code = line.trim();
    // Directives, but not labels.
    bool isDirective = code.starts_with(".") && !code.contains(':');
    if (!code.empty() && !isDirective)
      text += line.rtrim().str() + "\n";
  }
  return text;
}
