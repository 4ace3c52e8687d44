//===- Generators.h - The models by family ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_MODELS_GENERATORS_H
#define UOP_LIB_MODELS_GENERATORS_H

#include "TensorBuilder.h"
#include "uop/Models/Models.h"

namespace uop {

/// The parameters of one model, all set.
class Sizes {
public:
  explicit Sizes(llvm::ArrayRef<ModelParameter> parameters) {
    for (const ModelParameter &parameter : parameters)
      values[parameter.name] = parameter.value;
  }

  /// The value of a parameter that the model has.
  int64_t operator[](llvm::StringRef name) const { return values.at(name); }
  int64_t &at(llvm::StringRef name) { return values.find(name)->second; }
  bool has(llvm::StringRef name) const { return values.contains(name); }

private:
  llvm::StringMap<int64_t> values;
};

/// A model and how its body is built; the results are what @main returns.
struct ModelGenerator {
  ModelInfo info;
  /// Why the sizes do not fit together; empty if they do.
  std::string (*check)(const Sizes &);
  llvm::SmallVector<mlir::Value> (*build)(TensorBuilder &, const Sizes &);
};

llvm::ArrayRef<ModelGenerator> getOperators();
llvm::ArrayRef<ModelGenerator> getPerceptrons();
llvm::ArrayRef<ModelGenerator> getTransformers();
llvm::ArrayRef<ModelGenerator> getDecoders();
llvm::ArrayRef<ModelGenerator> getConvolutionalNetworks();

} // namespace uop

#endif // UOP_LIB_MODELS_GENERATORS_H
