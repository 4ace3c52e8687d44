//===- UOpOps.td - Every op of the uop dialect -------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPOPS_TD
#define UOP_DIALECT_UOP_IR_UOPOPS_TD

include "uop/Dialect/UOp/IR/UOpALUOps.td"
include "uop/Dialect/UOp/IR/UOpTensorOps.td"
include "uop/Dialect/UOp/IR/UOpSortOps.td"
include "uop/Dialect/UOp/IR/UOpStateOps.td"
include "uop/Dialect/UOp/IR/UOpRangeOps.td"
include "uop/Dialect/UOp/IR/UOpFoldOps.td"
include "uop/Dialect/UOp/IR/UOpScanOps.td"
include "uop/Dialect/UOp/IR/UOpKernelOps.td"
include "uop/Dialect/UOp/IR/UOpVectorOps.td"
include "uop/Dialect/UOp/IR/UOpDeviceOps.td"
include "uop/Dialect/UOp/IR/UOpCustomOps.td"
include "uop/Dialect/UOp/IR/UOpControlOps.td"
include "uop/Dialect/UOp/IR/UOpSchedule.td"

#endif // UOP_DIALECT_UOP_IR_UOPOPS_TD
