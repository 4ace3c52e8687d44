//===- Interpreter.h - The reference semantics, executable ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_INTERPRETER_INTERPRETER_H
#define UOP_INTERPRETER_INTERPRETER_H

#include "uop/Interpreter/Value.h"

#include "mlir/IR/BuiltinOps.h"

#include <functional>

namespace uop::interp {

/// What an external function computes. The arguments have the types that the
/// function declares, `resultTypes` are those of the results that it must give:
/// tensors or scalars. Fails after a diagnostic at `loc`.
using ExternalFunction =
    std::function<mlir::FailureOr<llvm::SmallVector<InterpValue>>(
        mlir::Location loc, llvm::ArrayRef<InterpValue> args,
        llvm::ArrayRef<mlir::Type> resultTypes)>;

/// How far a rounding of an op may be off, relative to the value; 0: not at
/// all.
using RoundingError = std::function<double(mlir::Operation *op)>;

/// Executes functions of a module by the book: slow, and obvious. It handles
/// every stage of the uop dialect, alone or mixed, and the func, arith, tensor,
/// bufferization and memref ops that surround it. It reports a diagnostic at
/// the op that it does not know or that has no defined behaviour: a position
/// outside of a tensor, two stores to one element, memory read before it was
/// written or after it was freed.
class Interpreter {
public:
  /// `module` must be verified and must not change while this object lives.
  explicit Interpreter(mlir::ModuleOp module);
  ~Interpreter();
  Interpreter(const Interpreter &) = delete;
  Interpreter &operator=(const Interpreter &) = delete;

  /// From here on, cuts the points of every fold into `pieces` and merges them.
  void setFoldPieces(int64_t pieces);

  /// From here on, rounds at random: results of ops, and what they accumulate,
  /// are off by up to `error` of their value. The spread of the results says
  /// how exact they can be (Monte Carlo arithmetic).
  void setRoundingNoise(RoundingError error, uint64_t seed);

  /// Chooses the value of a variable for the runs from here on. Nothing happens
  /// if the module has no such variable.
  void setVariable(llvm::StringRef name, int64_t value);

  /// Runs a function or a kernel. Runtime buffers and globals keep what the
  /// last run left in them. The arguments have the argument types; the
  /// results are those of the function. Fails after a diagnostic.
  mlir::FailureOr<llvm::SmallVector<InterpValue>>
  run(llvm::StringRef function, llvm::ArrayRef<InterpValue> args);

  /// From now on calls of the function `name`, which has no body in the module,
  /// are calls of `implementation`. It must be pure unless the calls say
  /// `effects`: how often it is called is not defined.
  void registerFunction(llvm::StringRef name, ExternalFunction implementation);

  /// What a run keeps; private to the library.
  struct Impl;

private:
  std::unique_ptr<Impl> impl;
};

/// Registers the pass `test-uop-interpret`.
void registerTestInterpretPass();

} // namespace uop::interp

#endif // UOP_INTERPRETER_INTERPRETER_H
