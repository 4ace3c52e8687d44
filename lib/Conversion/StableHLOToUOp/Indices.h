//===- Indices.h - Computed positions ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_STABLEHLOTOUOP_INDICES_H
#define UOP_CONVERSION_STABLEHLOTOUOP_INDICES_H

#include "OpConverter.h"

namespace uop::fromstablehlo {

/// Whether they are integers; a refusal if not.
bool checkIndices(OpConverter &c, mlir::Value indices);

/// An index of any integer type, in [0, limit], as i64.
mlir::Value clampIndex(OpConverter &c, mlir::Value index, int64_t limit);

/// Index `number` of each vector along the axis, which is dropped. The vectors
/// of indices without that axis have one index.
mlir::Value takeIndex(OpConverter &c, mlir::Value indices, int64_t vectorAxis,
                      int64_t number);

} // namespace uop::fromstablehlo

#endif // UOP_CONVERSION_STABLEHLOTOUOP_INDICES_H
