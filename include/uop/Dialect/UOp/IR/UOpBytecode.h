//===- UOpBytecode.h - The version of the uop dialect -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPBYTECODE_H
#define UOP_DIALECT_UOP_IR_UOPBYTECODE_H

#include "mlir/Bytecode/BytecodeImplementation.h"

namespace uop {

/// What bytecode says about the dialect that wrote it. A reader takes every
/// file of its own major version whose minor version is not above its own:
/// the minor version grows with each op, attribute or meaning that is added,
/// the major version with each that is changed or removed without an upgrade.
/// `BytecodeWriterConfig::setDialectVersion` asks for an older one.
struct UOpDialectVersion : mlir::DialectVersion {
  UOpDialectVersion(uint64_t major, uint64_t minor)
      : major(major), minor(minor) {}

  static UOpDialectVersion getCurrent() { return {1, 3}; }

  uint64_t major, minor;
};

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_UOPBYTECODE_H
