//===- Json.cpp - A small JSON writer ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Json.h"

#include "UTF8.h"

#include <cassert>
#include <charconv>
#include <cmath>

using namespace uop::runtime;

void JsonWriter::newLine() {
  if (!indent)
    return;
  out += '\n';
  out.append(levels.size() * indent, ' ');
}

void JsonWriter::beforeValue() {
  assert(!isComplete() && "one value a writer");
  started = true;
  if (afterKey) {
    afterKey = false;
    return;
  }
  if (levels.empty())
    return;
  assert(levels.back().bracket == '[' && "a member needs a key");
  if (!levels.back().empty)
    out += indent ? "," : ", ";
  levels.back().empty = false;
  newLine();
}

void JsonWriter::open(char bracket) {
  beforeValue();
  out += bracket;
  levels.push_back({bracket, true});
}

void JsonWriter::close(char opening, char closing) {
  assert(!levels.empty() && levels.back().bracket == opening && !afterKey &&
         "nothing of this kind to end");
  bool empty = levels.back().empty;
  levels.pop_back();
  if (!empty)
    newLine();
  out += closing;
}

void JsonWriter::key(std::string_view name) {
  assert(!levels.empty() && levels.back().bracket == '{' && !afterKey &&
         "a key belongs into an object");
  if (!levels.back().empty)
    out += indent ? "," : ", ";
  levels.back().empty = false;
  newLine();
  quoted(name);
  out += ": ";
  afterKey = true;
}

void JsonWriter::raw(std::string_view text) {
  beforeValue();
  out += text;
}

void JsonWriter::value(std::string_view text) {
  beforeValue();
  quoted(text);
}

void JsonWriter::value(double number) {
  if (!std::isfinite(number))
    return null();
  char digits[40];
  std::to_chars_result end =
      std::to_chars(digits, digits + sizeof(digits), number);
  assert(end.ec == std::errc() && "the shortest form fits");
  raw(std::string_view(digits, end.ptr - digits));
}

void JsonWriter::quoted(std::string_view text) {
  static const char hex[] = "0123456789abcdef";
  out += '"';
  while (!text.empty()) {
    size_t length = utf8SequenceLength(text.data(), text.size());
    unsigned char c = text.front();
    if (length == 0) {
      out += "\xEF\xBF\xBD";
      length = 1;
    } else if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c < 0x20 || c == 0x7F) {
      out += "\\u00";
      out += hex[c >> 4];
      out += hex[c & 15];
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(length);
  }
  out += '"';
}
