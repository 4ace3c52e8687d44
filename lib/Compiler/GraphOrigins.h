//===- GraphOrigins.h - Which ops a kernel comes from -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan that two programs share names places of the source of the one that
// asks. So the ops that a kernel was made of are known by their numbers in a
// key, which their locations carry through the compiler as metadata.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_GRAPHORIGINS_H
#define UOP_LIB_COMPILER_GRAPHORIGINS_H

#include "uop/Compiler/Compiler.h"

namespace uop {

/// Numbers of the ops that a kernel, and each of its checks, was made of.
struct KernelOrigins {
  std::vector<uint32_t> kernel;
  std::vector<std::vector<uint32_t>> checks;
};

/// For each program of a plan.
using GraphOrigins = std::vector<KernelOrigins>;

/// The marks of numbers in the key of a request as it came, and of numbers in
/// the key of its canonical form.
inline constexpr llvm::StringLiteral kSourceMark = "uop.source_op";
inline constexpr llvm::StringLiteral kGraphMark = "uop.graph_op";

/// Puts its number on each op's location.
void markOps(llvm::ArrayRef<mlir::Operation *> ops, llvm::StringRef mark);

/// The numbers that locations carry.
GraphOrigins findOrigins(llvm::ArrayRef<KernelLocations> locations,
                         llvm::StringRef mark);

/// What `origins`, numbers of `ops`, are by the numbers that their locations
/// carry.
GraphOrigins translateOrigins(const GraphOrigins &origins,
                              llvm::ArrayRef<mlir::Operation *> ops,
                              llvm::StringRef mark);

/// A plan that says of its programs that they come from `ops`, by number;
/// `plan` itself if it says so.
std::shared_ptr<const runtime::Plan>
withProvenance(std::shared_ptr<const runtime::Plan> plan,
               const GraphOrigins &origins,
               llvm::ArrayRef<mlir::Operation *> ops);

void writeOrigins(const GraphOrigins &origins, llvm::raw_ostream &os);
/// Nothing if `bytes` are no origins.
std::optional<GraphOrigins> readOrigins(llvm::StringRef bytes);

} // namespace uop

#endif // UOP_LIB_COMPILER_GRAPHORIGINS_H
