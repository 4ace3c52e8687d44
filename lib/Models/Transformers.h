//===- Transformers.h - What networks of attention share --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_MODELS_TRANSFORMERS_H
#define UOP_LIB_MODELS_TRANSFORMERS_H

#include "Generators.h"

namespace uop {

/// Why attention of that many heads cannot be built; empty if it can.
std::string checkHeads(const Sizes &sizes);

/// One layer of GPT-2 over [..., width]: x + attention(norm(x)), and then
/// x + mlp(norm(x)).
mlir::Value
decoderBlock(TensorBuilder &tb, mlir::Value x, const llvm::Twine &name,
             llvm::function_ref<mlir::Value(mlir::Value)> attention);

} // namespace uop

#endif // UOP_LIB_MODELS_TRANSFORMERS_H
