//===- CheckDialect.cpp - The test-only check dialect -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/Check/IR/CheckDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace uop::check;

#include "uop/Dialect/Check/IR/CheckDialect.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "uop/Dialect/Check/IR/CheckOps.cpp.inc"
      >();
}

LogicalResult ExpectCloseOp::verify() {
  if (!getUlp() && !getAbs() && !getRel())
    return emitOpError("needs a tolerance: ulp, abs or rel");
  if (getUlp() && static_cast<int64_t>(*getUlp()) < 0)
    return emitOpError("ulp must not be negative, got ")
           << static_cast<int64_t>(*getUlp());
  // Written so that NaN is refused too.
  if (getAbs() && !(getAbs()->convertToDouble() >= 0))
    return emitOpError("abs must not be negative");
  if (getRel() && !(getRel()->convertToDouble() >= 0))
    return emitOpError("rel must not be negative");
  return success();
}

#define GET_OP_CLASSES
#include "uop/Dialect/Check/IR/CheckOps.cpp.inc"
