//===- BodyCalls.h - Functions that bodies call -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_STABLEHLOTOUOP_BODYCALLS_H
#define UOP_LIB_CONVERSION_STABLEHLOTOUOP_BODYCALLS_H

#include "mlir/IR/BuiltinOps.h"

namespace uop::fromstablehlo {

/// Replaces the calls in the bodies of reductions, scatters and sorts by the
/// ops of the functions, and drops private functions that nothing else calls.
void inlineBodyCalls(mlir::ModuleOp module);

} // namespace uop::fromstablehlo

#endif // UOP_LIB_CONVERSION_STABLEHLOTOUOP_BODYCALLS_H
