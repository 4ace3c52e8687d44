//===- ImportModel.cpp - Models of other formats as modules -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ImportModel.h"

#ifdef UOP_HAS_ONNX
#include "uop/Compiler/Compiler.h"
#include "uop/Runtime/Npy.h"
#include "uop/Tools/UOpImportONNX.h"

using namespace mlir;
using namespace uop;

OwningOpRef<ModuleOp> uop::run::importModel(const Options &options,
                                            MLIRContext *context) {
  // What cannot be read is an error when it is read as an input.
  auto read = [&](const ONNXInput &input) -> std::optional<runtime::Array> {
    if (input.index >= options.inputs.size())
      return std::nullopt;
    auto array =
        runtime::readNpy(options.inputs[input.index], getDType(input.element));
    if (!array)
      return std::nullopt;
    return std::move(*array);
  };
  ONNXImportOptions importOptions;
  importOptions.sizes = options.sizes;
  importOptions.variables = options.dimensions;
  importOptions.lengths = options.lengths;
  importOptions.rooms = options.rooms;
  importOptions.inputShape =
      [&](const ONNXInput &input) -> std::optional<std::vector<int64_t>> {
    if (auto array = read(input))
      return array->shape;
    return std::nullopt;
  };
  importOptions.inputValue = [&](const ONNXInput &input,
                                 RankedTensorType type) -> DenseElementsAttr {
    auto array = read(input);
    return array ? toAttribute(*array, type) : DenseElementsAttr();
  };
  ImportDiagnostics diagnostics(context, "uop-run", options.file);
  return importONNX(context, options.file, importOptions);
}

#else

mlir::OwningOpRef<mlir::ModuleOp> uop::run::importModel(const Options &options,
                                                        mlir::MLIRContext *) {
  llvm::errs() << "uop-run: error: " << options.file
               << ": this build cannot read models of ONNX: it was configured "
                  "without protobuf or the schema of ONNX\n";
  return {};
}

#endif
