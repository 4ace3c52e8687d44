//===- ContiguousLayout.cpp - Parts of buffers ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/ContiguousLayout.h"

using namespace mlir;

std::optional<int64_t> uop::getContiguousOffset(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset))
    return std::nullopt;
  if (llvm::is_contained(type.getShape(), 0))
    return offset;
  int64_t expected = 1;
  for (int64_t axis = type.getRank() - 1; axis >= 0; --axis) {
    if (type.getDimSize(axis) != 1 && strides[axis] != expected)
      return std::nullopt;
    expected *= type.getDimSize(axis);
  }
  return offset;
}
