//===- BytecodeInterface.h - Registration of the interface ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_IR_BYTECODEINTERFACE_H
#define UOP_LIB_DIALECT_UOP_IR_BYTECODEINTERFACE_H

namespace uop {
class UOpDialect;

void addBytecodeInterface(UOpDialect &dialect);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_IR_BYTECODEINTERFACE_H
