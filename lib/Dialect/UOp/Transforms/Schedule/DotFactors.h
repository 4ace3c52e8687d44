//===- DotFactors.h - What dot products are made of -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_DOTFACTORS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_DOTFACTORS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <optional>
#include <string>

namespace uop {

/// A factor of a product: a narrow number less a zero point.
struct DotFactor {
  mlir::Value value;
  mlir::Type element;
  /// The same at all points of the axis, an i32; null for none.
  mlir::Value zero;
};

struct DotFactors {
  /// The one that is read from the buffer, whose numbers stay as they are.
  DotFactor kept;
  DotFactor other;

  /// The bits of the wider one, as which both are packed.
  int64_t getWidth() const {
    return std::max(kept.element.getIntOrFloatBitWidth(),
                    other.element.getIntOrFloatBitWidth());
  }
};

/// The factors of which the action `dot` makes dot products, if `op`, which
/// runs over `axis`, is a sum of such products; else why it is not.
std::optional<DotFactors> findDotFactors(mlir::Operation *op, mlir::Value axis,
                                         mlir::Value buffer,
                                         std::string &reason);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_DOTFACTORS_H
