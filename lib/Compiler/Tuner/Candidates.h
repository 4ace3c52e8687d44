//===- Candidates.h - Schedules that a search may try -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_TUNER_CANDIDATES_H
#define UOP_LIB_COMPILER_TUNER_CANDIDATES_H

#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Target/CPU/CPUTarget.h"

#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringSet.h"

#include <optional>

namespace uop::tuner {

using Actions = llvm::SmallVector<ActionAttr>;

/// A kernel with a schedule performed.
struct Candidate {
  Actions actions;
  mlir::OwningOpRef<KernelOp> kernel;
  /// Nanoseconds; 0: not measured, or not correct.
  double time = 0;
  bool isExpanded = false;
};

/// The schedules of one kernel, no two of which make the same code.
class Candidates {
public:
  /// `base` has no schedule, and lives as long as this.
  Candidates(KernelOp base, cpu::VectorRegisters registers,
             const CostModel &model)
      : base(base), registers(registers), model(model) {}

  /// Nothing if the schedule is not legal, makes a kernel that there has been
  /// before, or one that needs many more registers than there are.
  std::optional<Candidate> make(llvm::ArrayRef<ActionAttr> actions);

  /// Schedules that differ from that of `candidate` by one action: one changed
  /// or left out, then one more. In a fixed order.
  std::vector<Actions> getNeighbours(const Candidate &candidate) const;

private:
  KernelOp base;
  cpu::VectorRegisters registers;
  const CostModel &model;
  llvm::StringSet<> seen;
};

} // namespace uop::tuner

#endif // UOP_LIB_COMPILER_TUNER_CANDIDATES_H
