//===- AveragePool.h - Averages of windows of TOSA --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_TOSATOUOP_AVERAGEPOOL_H
#define UOP_LIB_CONVERSION_TOSATOUOP_AVERAGEPOOL_H

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

namespace uop {

/// Makes linalg of an average of windows over an image whose height, width or
/// channels a run decides, for which upstream has no lowering. Others stay.
void convertDynamicAveragePool(mlir::tosa::AvgPool2dOp op);

} // namespace uop

#endif // UOP_LIB_CONVERSION_TOSATOUOP_AVERAGEPOOL_H
