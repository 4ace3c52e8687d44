//===- Reason.h - Why a value is kept in memory -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reason travels with the location, from the pass that decides to the
// listing that shows it, and so changes nothing: ops that differ in it alone
// are equal.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_REASON_H
#define UOP_DIALECT_UOP_ANALYSIS_REASON_H

#include "mlir/IR/Location.h"

namespace uop {

/// `loc` with the reason for what is there, in place of an earlier one.
mlir::Location withReason(mlir::Location loc, llvm::StringRef reason);

mlir::Location withoutReason(mlir::Location loc);

/// Empty if there is none.
llvm::StringRef getReason(mlir::Location loc);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_REASON_H
