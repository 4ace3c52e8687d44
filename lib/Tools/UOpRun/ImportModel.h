//===- ImportModel.h - Models of other formats as modules -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_IMPORTMODEL_H
#define UOP_LIB_TOOLS_UOPRUN_IMPORTMODEL_H

#include "Options.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace uop::run {

/// The model of ONNX that the options name, for the files of its inputs: they
/// say sizes that the model leaves open, and values that its shapes depend on.
/// Null after a message.
mlir::OwningOpRef<mlir::ModuleOp> importModel(const Options &options,
                                              mlir::MLIRContext *context);

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_IMPORTMODEL_H
