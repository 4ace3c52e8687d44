//===- CheckDialect.h - The test-only check dialect -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_CHECK_IR_CHECKDIALECT_H
#define UOP_DIALECT_CHECK_IR_CHECKDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "uop/Dialect/Check/IR/CheckDialect.h.inc"

#define GET_OP_CLASSES
#include "uop/Dialect/Check/IR/CheckOps.h.inc"

#endif // UOP_DIALECT_CHECK_IR_CHECKDIALECT_H
