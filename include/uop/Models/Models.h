//===- Models.h - Well-known networks as uop modules ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generators for tests and benchmarks: each writes a module with a function
// @main at tensor stage, whose arguments are the model's inputs, then its
// weights. Every op has the name of its layer as location.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_MODELS_MODELS_H
#define UOP_MODELS_MODELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringMap.h"

namespace uop {

/// One size of a model, in elements or as a count.
struct ModelParameter {
  llvm::StringRef name;
  int64_t value;
};

struct ModelInfo {
  llvm::StringRef name;
  llvm::StringRef summary;
  /// With the values that they have unless told otherwise.
  llvm::ArrayRef<ModelParameter> parameters;
};

/// All models, in the order in which a list shows them.
llvm::ArrayRef<ModelInfo> getModels();

/// Builds a model with some of its parameters set. An unknown name, an unknown
/// parameter, and sizes that do not fit together (each is at least 1) are
/// errors at an unknown location, and the result is null.
mlir::OwningOpRef<mlir::ModuleOp>
buildModel(mlir::MLIRContext *context, llvm::StringRef name,
           const llvm::StringMap<int64_t> &parameters = {});

} // namespace uop

#endif // UOP_MODELS_MODELS_H
