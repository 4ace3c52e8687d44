//===- DifferentiableOpInterface.cpp - Gradient rules -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/DifferentiableOpInterface.h"

#include "Rules.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;

#include "uop/Dialect/UOp/Transforms/DifferentiableOpInterface.cpp.inc"

void uop::registerDifferentiableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, UOpDialect *) {
    attachDeviceRules(context);
    attachElementwiseRules(context);
    attachIndirectRules(context);
    attachMovementRules(context);
    attachReductionRules(context);
  });
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    attachScalarRules(context);
  });
}
