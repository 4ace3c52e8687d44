//===- Module.h - Programs that are texts -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_MODULE_H
#define UOP_FRONTEND_MODULE_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend {

/// A module of MLIR: a program of ours, or of what is converted to it (TOSA,
/// linalg, StableHLO in the generic form). It never changes. Copies are one
/// module; any number of threads may use it, one at a time.
class Module {
public:
  /// Of a text or of bytecode; `name` stands in messages for the file. Errors:
  /// what does not parse or verify, each with its place.
  static Expected<Module> parse(const Context &context, const std::string &text,
                                const std::string &name = "<string>");

  /// What passes make of it: their names with options as `uop-opt` and
  /// --pass-pipeline take them, "uop-schedule" or "canonicalize,cse". Errors:
  /// there is no such pass or option, or a pass fails, with its place.
  Expected<Module> run(const std::string &pipeline) const;

  /// Error: canceled while another thread had the module.
  Expected<std::string> text() const;

  /// Compiles a function: `entry`, or @main, or the only public one. What was
  /// compiled is kept. Errors: there is no such function, or what the compiler
  /// says, with its place.
  Error compile(const std::string &entry = "") const;
  /// The results of a function for `arguments`, which are realised and never
  /// overwritten. Errors: those of compile(), and arguments of other types.
  Expected<std::vector<Tensor>> call(Span<Tensor> arguments,
                                     const std::string &entry = "") const;

  /// For this library.
  struct Impl;

private:
  std::shared_ptr<Impl> impl;
};

} // namespace uop::frontend

#endif // UOP_FRONTEND_MODULE_H
