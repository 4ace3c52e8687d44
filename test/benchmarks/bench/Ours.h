//===- Ours.h - Models compiled and run by UOp ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_BENCH_OURS_H
#define UOP_BENCH_OURS_H

#include "Peers.h"
#include "uop/Compiler/Compiler.h"

#include "llvm/Support/Error.h"

namespace uop::bench {

/// A compiled module and arrays of random numbers that it runs on.
class Ours {
public:
  static llvm::Expected<Ours> create(mlir::ModuleOp module, unsigned threads);

  /// Runs the plan. The object must outlive the call.
  Call getCall();
  /// The inputs, and memory of its own for a result like the first of ours.
  Operands makeOperands();
  /// Sets the place for the result to zero.
  void clear(const Operands &operands) const;
  /// The greatest difference between the first result of a run and `other`, as
  /// part of the greatest absolute value.
  double compare(const float *other) const;

  const runtime::Plan &getPlan() const { return *plan; }
  double getCompileMilliseconds() const;

private:
  std::shared_ptr<runtime::Plan> plan;
  std::vector<PhaseTime> times;
  std::unique_ptr<runtime::PlanExecutor> executor;
  std::vector<runtime::Array> inputs, outputs;
  std::vector<runtime::Array> others;
};

/// The module of a model, or the error that buildModel reports.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
buildModule(mlir::MLIRContext &context, const ModelCall &model);

} // namespace uop::bench

#endif // UOP_BENCH_OURS_H
