//===- FuzzLinalg.cpp - Readers of linalg and TOSA --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzPasses.h"

#include "uop/Conversion/LinalgToUOp.h"
#include "uop/Conversion/TosaToUOp.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

static bool hasTosa(ModuleOp module) {
  return module.walk([](tosa::TosaOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

static void convert(ModuleOp module, bool &complained) {
  bool isTosa = hasTosa(module);
  for (bool partial : {false, true})
    uop::fuzz::runPasses(module, complained, [&](OpPassManager &pm) {
      if (isTosa) {
        uop::ConvertTosaToUOpPassOptions options;
        options.partial = partial;
        pm.addPass(uop::createConvertTosaToUOpPass(options));
        return;
      }
      uop::SplitComplexPassOptions split;
      split.partial = partial;
      pm.addPass(uop::createSplitComplexPass(split));
      uop::ConvertLinalgToUOpPassOptions options;
      options.partial = partial;
      pm.addPass(uop::createConvertLinalgToUOpPass(options));
    });
}

/// Upstream's parsers of these ops crash on altered text; the generic form has
/// none of its own.
static bool hasCustomForm(StringRef text) {
  for (StringRef dialect : {"linalg.", "tosa."})
    for (size_t at = text.find(dialect); at != StringRef::npos;
         at = text.find(dialect, at + 1))
      if (at == 0 || !StringRef("\"#!").contains(text[at - 1]))
        return true;
  return false;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (hasCustomForm(StringRef(reinterpret_cast<const char *>(data), size)))
    return -1;
  auto fillRegistry = [](DialectRegistry &registry) {
    registry
        .insert<uop::UOpDialect, arith::ArithDialect, complex::ComplexDialect,
                func::FuncDialect, linalg::LinalgDialect, math::MathDialect,
                scf::SCFDialect, tensor::TensorDialect, tosa::TosaDialect>();
  };
  return uop::fuzz::withModule(data, size, fillRegistry, convert);
}
