//===- Json.h - A small JSON writer -----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_JSON_H
#define UOP_RUNTIME_JSON_H

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace uop::runtime {

/// Appends one JSON value to a string. Calls must nest as the value does; a
/// call out of order is an assertion.
class JsonWriter {
public:
  /// `indent`: spaces a level; 0 writes all on one line.
  explicit JsonWriter(std::string &out, unsigned indent = 0)
      : out(out), indent(indent) {}

  void beginObject() { open('{'); }
  void endObject() { close('{', '}'); }
  void beginArray() { open('['); }
  void endArray() { close('[', ']'); }

  /// The next member's name; its value is the next call.
  void key(std::string_view name);

  /// UTF-8 text. Bytes that are not UTF-8 become U+FFFD each.
  void value(std::string_view text);
  void value(const char *text) { value(std::string_view(text)); }
  void value(const std::string &text) { value(std::string_view(text)); }
  /// Shortest digits that read back as the same number; NaN and infinities,
  /// which JSON has not, become null.
  void value(double number);
  template <class T, std::enable_if_t<std::is_integral_v<T>, int> = 0>
  void value(T number) {
    if constexpr (std::is_same_v<T, bool>)
      raw(number ? "true" : "false");
    else
      raw(std::to_string(number));
  }
  void null() { raw("null"); }

  /// key and value in one.
  template <class T>
  void member(std::string_view name, const T &v) {
    key(name);
    value(v);
  }

  /// The whole value has been written.
  bool isComplete() const { return levels.empty() && started; }

private:
  struct Level {
    char bracket;
    bool empty;
  };

  void beforeValue();
  void newLine();
  void open(char bracket);
  void close(char opening, char closing);
  void raw(std::string_view text);
  void quoted(std::string_view text);

  std::string &out;
  unsigned indent;
  std::vector<Level> levels;
  bool afterKey = false;
  bool started = false;
};

} // namespace uop::runtime

#endif // UOP_RUNTIME_JSON_H
