//===- Models.cpp - The list of models --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Models/Models.h"

#include "Generators.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace uop;

/// Sizes beyond this would overflow the products that shapes are made of.
static constexpr int64_t kLargestSize = int64_t(1) << 24;

static ArrayRef<ModelGenerator> getGenerators() {
  static const SmallVector<ModelGenerator> all = [] {
    SmallVector<ModelGenerator> list;
    llvm::append_range(list, getOperators());
    llvm::append_range(list, getPerceptrons());
    llvm::append_range(list, getTransformers());
    llvm::append_range(list, getDecoders());
    llvm::append_range(list, getConvolutionalNetworks());
    return list;
  }();
  return all;
}

ArrayRef<ModelInfo> uop::getModels() {
  static const SmallVector<ModelInfo> all =
      llvm::map_to_vector(getGenerators(), [](const ModelGenerator &generator) {
        return generator.info;
      });
  return all;
}

OwningOpRef<ModuleOp>
uop::buildModel(MLIRContext *context, StringRef name,
                const llvm::StringMap<int64_t> &parameters) {
  auto fail = [&]() { return emitError(UnknownLoc::get(context)); };
  const auto *generator =
      llvm::find_if(getGenerators(), [&](const ModelGenerator &candidate) {
        return candidate.info.name == name;
      });
  if (generator == getGenerators().end()) {
    InFlightDiagnostic error = fail() << "there is no model '" << name
                                      << "'; there are ";
    llvm::interleaveComma(getModels(), error,
                          [&](const ModelInfo &model) { error << model.name; });
    return {};
  }

  Sizes sizes(generator->info.parameters);
  SmallVector<StringRef> given(parameters.keys());
  llvm::sort(given);
  for (StringRef key : given) {
    int64_t value = parameters.lookup(key);
    if (!sizes.has(key)) {
      InFlightDiagnostic error = fail()
                                 << "model '" << name << "' has no parameter '"
                                 << key << "'; it has ";
      llvm::interleaveComma(
          generator->info.parameters, error,
          [&](const ModelParameter &parameter) { error << parameter.name; });
      return {};
    }
    if (value < 1 || value > kLargestSize) {
      fail() << "parameter '" << key << "' of model '" << name
             << "' must be from 1 to " << kLargestSize << ", got " << value;
      return {};
    }
    sizes.at(key) = value;
  }
  if (std::string problem = generator->check(sizes); !problem.empty()) {
    fail() << "model '" << name << "' cannot be built: " << problem;
    return {};
  }

  context->loadDialect<UOpDialect, func::FuncDialect>();
  OwningOpRef<ModuleOp> module =
      ModuleOp::create(NameLoc::get(StringAttr::get(context, name)));
  TensorBuilder builder(*module);
  builder.finish(generator->build(builder, sizes));
  return module;
}
