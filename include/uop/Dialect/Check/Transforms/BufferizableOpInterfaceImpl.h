//===- BufferizableOpInterfaceImpl.h - Checks of buffers --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_CHECK_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
#define UOP_DIALECT_CHECK_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H

#include "mlir/IR/DialectRegistry.h"

namespace uop::check {

/// Lets one-shot-bufferize turn checks of tensors into checks of memrefs.
void registerBufferizableOpInterfaceExternalModels(
    mlir::DialectRegistry &registry);

} // namespace uop::check

#endif // UOP_DIALECT_CHECK_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
