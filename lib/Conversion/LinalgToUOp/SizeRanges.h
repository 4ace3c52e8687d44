//===- SizeRanges.h - What computed sizes may be ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_SIZERANGES_H
#define UOP_CONVERSION_LINALGTOUOP_SIZERANGES_H

#include "mlir/IR/Value.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "llvm/ADT/DenseMap.h"

namespace uop::fromlinalg {

/// What indexes and integers may be that are computed from constants, sizes of
/// arguments and variables; anything where that is not known.
class SizeRanges {
public:
  mlir::ConstantIntRanges get(mlir::Value value);

  bool mayBeNegative(mlir::Value value) {
    return get(value).smin().isNegative();
  }

private:
  mlir::ConstantIntRanges infer(mlir::Value value);

  llvm::DenseMap<mlir::Value, mlir::ConstantIntRanges> known;
};

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_SIZERANGES_H
