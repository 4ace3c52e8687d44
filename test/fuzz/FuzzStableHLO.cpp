//===- FuzzStableHLO.cpp - Reader of programs of StableHLO ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzPasses.h"

#include "uop/Conversion/StableHLOToUOp.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

static bool isOurs(Operation *op) {
  return uop::isStableHLO(op) ||
         isa_and_nonnull<uop::UOpDialect, func::FuncDialect>(op->getDialect());
}

static void convert(ModuleOp module, bool &complained) {
  if (!uop::fuzz::hasOnly(module, isOurs))
    return;
  for (bool partial : {false, true})
    uop::fuzz::runPasses(module, complained, [&](OpPassManager &pm) {
      uop::ConvertStableHLOToUOpPassOptions options;
      options.partial = partial;
      pm.addPass(uop::createConvertStableHLOToUOpPass(options));
    });
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto fillRegistry = [](DialectRegistry &registry) {
    uop::registerStableHLODialects(registry);
    registry
        .insert<uop::UOpDialect, arith::ArithDialect, func::FuncDialect,
                math::MathDialect, scf::SCFDialect, tensor::TensorDialect>();
  };
  return uop::fuzz::withModule(data, size, fillRegistry, convert);
}
