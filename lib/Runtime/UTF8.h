//===- UTF8.h - Finding well-formed UTF-8 -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_UTF8_H
#define UOP_LIB_RUNTIME_UTF8_H

#include <cstddef>

namespace uop::runtime {

/// Length of the well-formed UTF-8 sequence at the start of `size` > 0 bytes;
/// 0 when there is none (stray, overlong, surrogate, above U+10FFFF, cut off).
inline size_t utf8SequenceLength(const char *text, size_t size) {
  auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  auto follows = [&](size_t i) { return i < size && (byte(i) & 0xC0) == 0x80; };
  unsigned char lead = byte(0);
  if (lead < 0x80)
    return 1;
  if (lead >= 0xC2 && lead <= 0xDF)
    return follows(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    if (!follows(1) || !follows(2) || (lead == 0xE0 && byte(1) < 0xA0) ||
        (lead == 0xED && byte(1) > 0x9F))
      return 0;
    return 3;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    if (!follows(1) || !follows(2) || !follows(3) ||
        (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F))
      return 0;
    return 4;
  }
  return 0;
}

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_UTF8_H
