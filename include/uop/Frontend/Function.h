//===- Function.h - Programs that are traced once ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_FUNCTION_H
#define UOP_FRONTEND_FUNCTION_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend {

/// One kernel of a function.
struct KernelListing {
  std::string name;
  /// The files and lines that its ops come from.
  std::string provenance;
  /// At each stage.
  std::string uop, loops, llvmIR, assembly;
};

/// What makes results of arguments, kept to be run for any arrays of their
/// types. Copies are one function; any number of threads may call it.
class Function {
public:
  /// `results` are built of the placeholders `arguments`. The elements of other
  /// tensors that they depend on are those of now. Nothing is compiled before
  /// the first call. `threads` share a kernel; 0: as many as the context says.
  /// Errors: an argument is no placeholder, or comes twice, a result has an
  /// error or depends on a placeholder that is no argument.
  static Expected<Function> create(Span<Tensor> arguments, Span<Tensor> results,
                                   unsigned threads = 0);

  /// A size that each call decides: the arguments have it where their
  /// placeholders have `number`, which is one of kNumbers.
  struct Size {
    int64_t min = 0, max = 0;
  };
  static constexpr int64_t kNumbers[] = {5732184607, 7368787351};
  /// One program for all sizes from min to max. The function was built twice,
  /// of arguments that have the first and the second number in place of the
  /// size; other numbers that differ are an error, since they depend on the
  /// size and nobody says how. Sizes are sums and multiples of it. Other
  /// errors: those of create(), and an op that needs sizes that are known
  /// before a run.
  static Expected<Function> createForSizes(Size size, Span<Tensor> arguments,
                                           Span<Tensor> results,
                                           Span<Tensor> otherArguments,
                                           Span<Tensor> otherResults,
                                           unsigned threads = 0);

  /// The results for `arguments`, which are realised, and of the types of the
  /// placeholders.
  Expected<std::vector<Tensor>> call(Span<Tensor> arguments) const;
  /// The same of arrays, without tensors of the context for them. Equal results
  /// are one array, one that is an argument is what was given, and one that is
  /// a constant of the program is a copy.
  Expected<std::vector<runtime::Array>>
  call(Span<runtime::Array> arguments) const;
  /// Argument `number` in memory of the caller: its elements in row-major
  /// order, which must stay there as long as the array is used. What is not
  /// aligned is copied. Errors: there is no such argument, or calls decide its
  /// sizes.
  Expected<runtime::Array> wrapArgument(size_t number,
                                        const void *memory) const;

  /// The program at a stage: "tensor", "range", "schedule", "plan", "loops",
  /// "llvm" or "assembly", as it is compiled for this machine but for "llvm".
  /// Error: there is no such stage.
  Expected<std::string> text(const std::string &stage) const;
  /// In the order in which they run; each once.
  Expected<std::vector<KernelListing>> kernels() const;
  /// A page of HTML: its kernels with times, measured with zeros as arguments,
  /// and why they are kernels, its ops by scope, and the program at each stage;
  /// see uop::makePage().
  Expected<std::string> page(const std::string &title) const;
  /// Compiles it to a file that uop-run and the runtime load. What it read
  /// beside its arguments is in the file.
  Error save(const std::string &path) const;

  /// For this library.
  struct Impl;

private:
  std::shared_ptr<const Impl> impl;
};

} // namespace uop::frontend

#endif // UOP_FRONTEND_FUNCTION_H
