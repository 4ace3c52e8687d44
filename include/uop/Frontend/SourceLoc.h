//===- SourceLoc.h - Where the caller is ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_SOURCELOC_H
#define UOP_FRONTEND_SOURCELOC_H

namespace uop::frontend {

/// A place in the program that builds tensors. As the default value of an
/// argument, `current()` is the place of the call.
struct SourceLoc {
  const char *file = "";
  int line = 0;

  static SourceLoc current(const char *file = __builtin_FILE(),
                           int line = __builtin_LINE()) {
    return {file, line};
  }
};

/// While it lives, what this thread builds has its name in front of the op's:
/// "encoder/layer1/matmul". `name` outlives the scope.
class Scope {
public:
  explicit Scope(const char *name);
  ~Scope();
  Scope(const Scope &) = delete;
  Scope &operator=(const Scope &) = delete;

  const char *getName() const { return name; }
  /// Null for the outermost one.
  const Scope *getParent() const { return parent; }
  /// The innermost scope of this thread; null if there is none.
  static const Scope *getCurrent();

private:
  const char *name;
  const Scope *parent;
};

} // namespace uop::frontend

#endif // UOP_FRONTEND_SOURCELOC_H
