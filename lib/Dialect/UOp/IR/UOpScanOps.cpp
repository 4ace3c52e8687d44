//===- UOpScanOps.cpp - Scans: verifier, folder -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RangeOperands.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;

LogicalResult ScanOp::verify() {
  return verifyRanges(*this, getRange(), /*allowZero=*/false);
}

/// Over one point, the value there or nothing.
OpFoldResult ScanOp::fold(FoldAdaptor) {
  auto range = getRange().getDefiningOp<RangeOp>();
  if (!range || range.getStaticSize() != 1)
    return {};
  if (getExclusive())
    return getExactIdentity(getKind(), getType());
  return getValue();
}
