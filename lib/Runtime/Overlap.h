//===- Overlap.h - Finding ranges that overlap ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_OVERLAP_H
#define UOP_LIB_RUNTIME_OVERLAP_H

#include <algorithm>
#include <cstdint>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace uop::runtime {

/// Bytes [begin, end) of the space `base`; `id` is the caller's name for them.
struct ByteRange {
  unsigned base;
  uint64_t begin;
  uint64_t end;
  bool written;
  unsigned id;
};

/// The ids of two ranges that overlap, at least one of them written; the lower
/// id first. Sorts `ranges` in place and allocates nothing.
inline std::optional<std::pair<unsigned, unsigned>>
findWrittenOverlap(std::vector<ByteRange> &ranges) {
  std::sort(ranges.begin(), ranges.end(),
            [](const ByteRange &a, const ByteRange &b) {
              return std::tie(a.base, a.begin, a.id) <
                     std::tie(b.base, b.begin, b.id);
            });
  // Of the ranges before, the ones that reach furthest.
  const ByteRange *any = nullptr, *written = nullptr;
  for (const ByteRange &range : ranges) {
    if (range.begin == range.end)
      continue;
    if (any && any->base != range.base)
      any = written = nullptr;
    const ByteRange *other = range.written ? any : written;
    if (other && range.begin < other->end)
      return std::minmax(unsigned(other->id), unsigned(range.id));
    if (!any || range.end > any->end)
      any = &range;
    if (range.written && (!written || range.end > written->end))
      written = &range;
  }
  return std::nullopt;
}

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_OVERLAP_H
