//===- Trial.h - Kernels compiled alone and timed ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_TUNER_TRIAL_H
#define UOP_LIB_COMPILER_TUNER_TRIAL_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Runtime/Buffer.h"
#include "uop/Runtime/Program.h"
#include "uop/Target/CPU/CPUTarget.h"

#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace uop::tuner {

/// Machine code of `kernel`, of which the schedule has been performed; what it
/// calls is in `module`. Emits errors, which a caller on several threads has to
/// catch. Safe to be called on several threads at once.
mlir::FailureOr<runtime::Program> compileAlone(KernelOp kernel,
                                               mlir::ModuleOp module,
                                               const cpu::TargetOptions &target,
                                               cpu::VectorRegisters registers);

/// Random arguments for a kernel, the same for each program that computes it.
class Trial {
public:
  /// `reason` says why a kernel cannot be run alone.
  static std::optional<Trial> create(KernelOp kernel, std::string &reason);

  /// Runs `program` and keeps its results as those that others are to have.
  /// False if it cannot be run: it reads beyond its arguments.
  bool setReference(const runtime::Program &program);
  /// Whether the results of `program` are those of the reference, floats within
  /// what the order of a sum changes.
  bool agrees(const runtime::Program &program);
  /// Nanoseconds of the fastest of several runs. Gives up early on what takes
  /// several times as long as `best`, which is 0 where there is nothing to
  /// compare with.
  double time(const runtime::Program &program, double best);

private:
  /// False if an access was outside.
  bool run(const runtime::Program &program);
  void reset();

  struct Argument {
    runtime::DType type;
    int64_t elements = 0;
    runtime::Buffer initial, memory, expected;
    bool isWritten = false;
    /// The kernel reads what it writes: each run must begin with it.
    bool isUpdated = false;
  };
  std::vector<Argument> arguments;
};

} // namespace uop::tuner

#endif // UOP_LIB_COMPILER_TUNER_TRIAL_H
