//===- ScheduleListing.h - What is launched, and why ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_COMPILER_SCHEDULELISTING_H
#define UOP_COMPILER_SCHEDULELISTING_H

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace uop {

/// One launch, for people.
struct LaunchListing {
  std::string kernel;
  /// Kinds and sizes of the kernel's ranges, in their order: "loop 64, reduce
  /// 768".
  std::string ranges;
  /// Why its results are in memory; at least one.
  std::vector<std::string> reasons;
  mlir::Location location;
};

/// The launches of each function of a module that is at the schedule stage, in
/// their order. Reasons name them by their numbers within the function.
std::vector<LaunchListing> listLaunches(mlir::ModuleOp module);

/// Lists, for people, the launches of a module that is at the schedule stage:
/// ranges, what each reads and writes, its work, and why its result is kept in
/// memory; then totals. To know the memory that a run takes, a copy of the
/// module is planned; failure if that fails.
mlir::LogicalResult printSchedule(mlir::ModuleOp module, llvm::raw_ostream &os);

} // namespace uop

#endif // UOP_COMPILER_SCHEDULELISTING_H
