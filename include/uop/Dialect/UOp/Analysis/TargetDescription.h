//===- TargetDescription.h - Entries of a target ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_TARGETDESCRIPTION_H
#define UOP_DIALECT_UOP_ANALYSIS_TARGETDESCRIPTION_H

#include "mlir/IR/Operation.h"

namespace uop {

/// A number of a model of a machine, and the least that it may be.
template <typename Model>
struct TargetConstant {
  llvm::StringLiteral name;
  double Model::*value;
  double least;
};

struct TargetEntry {
  llvm::StringRef name;
  double least;
};

/// Calls `set` with the number and the value of each of `known` that the target
/// description around `op` has for `device`: entries `uop.NAME` in
/// `dlti.target_system_spec`. An entry `uop.` that is not known, or of a value
/// that makes no sense, is an error at the op that has the description.
mlir::LogicalResult
readTargetDescription(mlir::Operation *op, llvm::StringRef device,
                      llvm::ArrayRef<TargetEntry> known,
                      llvm::function_ref<void(size_t, double)> set);

/// The model of `device` around `op`; what is not described has its default.
template <typename Model>
mlir::FailureOr<Model> readTargetModel(mlir::Operation *op,
                                       llvm::StringRef device) {
  Model model;
  llvm::ArrayRef<TargetConstant<Model>> constants = Model::getConstants();
  auto known = llvm::map_to_vector(constants, [](const auto &constant) {
    return TargetEntry{constant.name, constant.least};
  });
  auto set = [&](size_t number, double value) {
    model.*constants[number].value = value;
  };
  if (failed(readTargetDescription(op, device, known, set)))
    return mlir::failure();
  return model;
}

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_TARGETDESCRIPTION_H
