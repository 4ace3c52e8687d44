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
  bool isContiguous = llvm::is_contained(type.getShape(), 0) ||
                      type.areTrailingDimsContiguous(type.getRank());
  return isContiguous ? std::optional(offset) : std::nullopt;
}
