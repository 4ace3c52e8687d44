//===- RunInterpreter.h - The interpreter as a device -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_RUNINTERPRETER_H
#define UOP_TOOLS_RUNINTERPRETER_H

#include "uop/Interpreter/Interpreter.h"
#include "uop/Runtime/Buffer.h"
#include "uop/Tools/Compare.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace uop::run {

/// Runs one function by the reference semantics, as often as one likes.
class InterpreterDevice {
public:
  InterpreterDevice(mlir::func::FuncOp function,
                    llvm::ArrayRef<std::pair<std::string, int64_t>> variables);

  /// Other values for the runs from here on.
  void setVariables(llvm::ArrayRef<std::pair<std::string, int64_t>> variables);

  /// Rounds at random from here on, by up to getRoundingError.
  void addRoundingNoise(uint64_t seed) {
    interpreter.setRoundingNoise(getRoundingError, seed);
  }

  /// The results for `inputs`. Fails after a diagnostic.
  mlir::FailureOr<std::vector<runtime::Array>>
  run(llvm::ArrayRef<runtime::Array> inputs);

private:
  mlir::func::FuncOp function;
  interp::Interpreter interpreter;
};

} // namespace uop::run

#endif // UOP_TOOLS_RUNINTERPRETER_H
