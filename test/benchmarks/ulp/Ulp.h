//===- Ulp.h - Errors of compiled functions ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TEST_BENCHMARKS_ULP_ULP_H
#define UOP_TEST_BENCHMARKS_ULP_ULP_H

#include "uop/Compiler/Compiler.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <array>
#include <string>
#include <thread>

constexpr unsigned kChunk = 4096;

/// How the elements of a type are laid out.
struct Format {
  const char *name;
  unsigned width, mantissa;
  const llvm::fltSemantics &(*semantics)();
};

struct Options {
  uint64_t stride = 1;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  double limit = 2;
  /// Of a function that is not done whole.
  uint64_t samples = 10000000;
  std::string functions, types;
};

struct Worst {
  double ulp = 0;
  /// The arguments, as bits.
  std::array<uint64_t, 2> at = {};
  uint64_t wrong = 0;
  std::array<uint64_t, 2> wrongAt = {};

  void merge(const Worst &other) {
    if (other.ulp > ulp || (other.ulp == ulp && other.at < at)) {
      ulp = other.ulp;
      at = other.at;
    }
    if (other.wrong && (!wrong || other.wrongAt < wrongAt))
      wrongAt = other.wrongAt;
    wrong += other.wrong;
  }
};

/// What `work` finds in [0, total), chunk by chunk on all threads. It is called
/// with the first number of a chunk and what its thread has found so far.
Worst checkChunks(const Options &options, uint64_t total,
                  llvm::function_ref<void(uint64_t, Worst &)> work);

/// A compiled function of one element each.
struct Kernel {
  std::shared_ptr<uop::runtime::Plan> plan;

  /// `inputs` and `output` are of kChunk elements.
  void run(llvm::ArrayRef<const void *> inputs, void *output) const;
};

/// A function that has too many arguments for all of them.
struct SampledFunction {
  const char *name;
  unsigned arity;
  /// The second argument is for functions of two.
  long double (*reference)(long double, long double);
  double (*library)(double, double);
  /// Arguments that matter most and are timed, and where it is hardest.
  double low, high, hardLow, hardHigh;
};

mlir::FailureOr<Kernel> compileKernel(mlir::MLIRContext &context,
                                      const char *function,
                                      const Format &format, unsigned arity);

double decode(const Format &format, uint64_t bits);

/// Nanoseconds an element, the least of several rounds.
double measure(llvm::function_ref<void()> runChunk);

/// Begins the line of JSON that has the worst error.
void printWorst(const char *function, const Format &format, unsigned arity,
                const Worst &worst);

llvm::ArrayRef<SampledFunction> getSampledFunctions();
/// Prints the line of one function; false if an error is above the limit.
bool runSamples(mlir::MLIRContext &context, const SampledFunction &function,
                const Format &format, const Options &options);

#endif // UOP_TEST_BENCHMARKS_ULP_ULP_H
