//===- Check.h - One program, several ways to run it ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPSMITH_CHECK_H
#define UOP_LIB_TOOLS_UOPSMITH_CHECK_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace uop::smith {

/// A way to get from a program to its results.
struct Schedule {
  llvm::StringLiteral name;
  /// Run before the rest; may be null.
  void (*addPasses)(mlir::OpPassManager &);
  /// Compiled if not 0; interpreted otherwise.
  unsigned threads = 0;
  bool fuse = true;
  unsigned optLevel = 3;
  llvm::StringLiteral cpu = "";
  /// Where it runs; empty: on the CPU.
  llvm::StringLiteral device = "";
};

/// All of them, in a fixed order.
llvm::ArrayRef<Schedule> getSchedules();

/// Those of devices that a machine may lack; nothing but their names chooses
/// them.
llvm::ArrayRef<Schedule> getDeviceSchedules();

/// A defect of the compiler that is not there, to try the checks with.
struct Fault {
  enum class Kind { None, Swap, Abort, Hang };
  Kind kind = Kind::None;
  /// In programs with this op.
  std::string op;
};

enum class Outcome {
  Agrees,
  /// Some schedule gives other results.
  Differs,
  /// Some schedule refuses the program.
  Refused,
  /// The program is not one: invalid, or without results by the interpreter.
  NoProgram
};

struct CheckResult {
  Outcome outcome = Outcome::Agrees;
  std::string schedule;
  std::string message;
  /// Results compared, and those that have no bound.
  int64_t compared = 0, unbounded = 0;
};

/// Compares the results of the schedules for the arguments of `seed` with the
/// interpreter's; stops at the first that differs. `begin` hears of each
/// schedule before it is tried.
CheckResult checkProgram(mlir::ModuleOp module, uint64_t seed,
                         llvm::ArrayRef<const Schedule *> schedules,
                         const Fault &fault,
                         llvm::function_ref<void(llvm::StringRef)> begin);

} // namespace uop::smith

#endif // UOP_LIB_TOOLS_UOPSMITH_CHECK_H
