//===- Span.h - A borrowed, contiguous sequence -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_SPAN_H
#define UOP_RUNTIME_SPAN_H

#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace uop::runtime {

/// Read-only view of `size` elements that somebody else owns; what
/// llvm::ArrayRef is, for the layer that includes no LLVM.
template <class T>
class Span {
public:
  Span() = default;
  Span(const T *data, size_t size) : first(data), count(size) {}
  Span(const T &one) : first(&one), count(1) {}
  Span(const std::vector<T> &v) : first(v.data()), count(v.size()) {}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winit-list-lifetime"
#endif
  /// Only for arguments: the list dies with the full expression.
  Span(const std::initializer_list<T> &list)
      : first(list.size() ? list.begin() : nullptr), count(list.size()) {}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

  const T *data() const { return first; }
  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  const T *begin() const { return first; }
  const T *end() const { return first + count; }
  const T &operator[](size_t i) const {
    assert(i < count && "index out of range");
    return first[i];
  }

private:
  const T *first = nullptr;
  size_t count = 0;
};

} // namespace uop::runtime

#endif // UOP_RUNTIME_SPAN_H
