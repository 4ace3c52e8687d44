//===- BlockScaled.h - Numbers of TOSA that share a scale -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_TOSATOUOP_BLOCKSCALED_H
#define UOP_LIB_CONVERSION_TOSATOUOP_BLOCKSCALED_H

#include "mlir/IR/BuiltinOps.h"

namespace uop {

/// tosa.cast_from_block_scaled, cast_to_block_scaled and matmul_t_block_scaled,
/// which upstream does not lower, become linalg. Reports those that cannot.
llvm::LogicalResult convertTosaBlockScaled(mlir::ModuleOp module);

} // namespace uop

#endif // UOP_LIB_CONVERSION_TOSATOUOP_BLOCKSCALED_H
