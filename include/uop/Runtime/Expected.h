//===- Expected.h - Errors as values ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_EXPECTED_H
#define UOP_RUNTIME_EXPECTED_H

#include <cassert>
#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace uop::runtime {

/// Success, or a failure with a message for the user. True when it is a
/// failure, as llvm::Error; unlike that one it need not be checked.
class [[nodiscard]] Error {
public:
  static Error success() { return Error(); }
  static Error failure(std::string message) {
    Error error;
    error.text = std::make_unique<std::string>(std::move(message));
    return error;
  }

  explicit operator bool() const { return text != nullptr; }

  /// The message; empty for success.
  const std::string &message() const {
    static const std::string none;
    return text ? *text : none;
  }

private:
  Error() = default;
  // One pointer, so that returning success costs nothing on a replay.
  std::unique_ptr<std::string> text;
};

/// A value or the Error that took its place. True when it holds a value.
template <class T>
class [[nodiscard]] Expected {
public:
  Expected(T value) : storage(std::in_place_index<0>, std::move(value)) {}
  Expected(Error error) : storage(std::in_place_index<1>, std::move(error)) {
    assert(*std::get_if<1>(&storage) && "success is not a value");
  }

  explicit operator bool() const { return storage.index() == 0; }

  T &get() {
    T *value = std::get_if<0>(&storage);
    assert(value && "no value: check before use");
    return *value;
  }
  const T &get() const { return const_cast<Expected *>(this)->get(); }
  T &operator*() { return get(); }
  const T &operator*() const { return get(); }
  T *operator->() { return &get(); }
  const T *operator->() const { return &get(); }

  /// Moves the error out; success when there is a value.
  Error takeError() {
    Error *error = std::get_if<1>(&storage);
    return error ? std::move(*error) : Error::success();
  }
  /// The error's message; empty when there is a value.
  const std::string &message() const {
    static const std::string none;
    const Error *error = std::get_if<1>(&storage);
    return error ? error->message() : none;
  }

private:
  std::variant<T, Error> storage;
};

} // namespace uop::runtime

#endif // UOP_RUNTIME_EXPECTED_H
