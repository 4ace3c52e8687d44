//===- UOpImportONNX.h - A model of ONNX as a module ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_UOPIMPORTONNX_H
#define UOP_TOOLS_UOPIMPORTONNX_H

#include "uop/Frontend/ONNX.h"
#include "uop/Runtime/Buffer.h"

namespace uop {

/// The program uop-import-onnx. Returns its exit code.
int importONNXMain(int argc, char **argv);

/// What a command line says of a model.
struct ONNXModelOptions {
  llvm::StringMap<int64_t> sizes, lengths, rooms;
  llvm::StringMap<std::pair<int64_t, int64_t>> dimensions;
  llvm::StringMap<std::string> values;

  /// Whether `name` is one of dim, length, room and value, which `set` takes.
  static bool isOne(llvm::StringRef name);
  runtime::Error set(llvm::StringRef name, llvm::StringRef value);
  bool empty() const {
    return sizes.empty() && lengths.empty() && rooms.empty() &&
           dimensions.empty() && values.empty();
  }
};

/// The model in the file as a module. Null after messages of `program`.
mlir::OwningOpRef<mlir::ModuleOp>
importONNXModel(mlir::MLIRContext *context, const std::string &file,
                const ONNXModelOptions &options, const std::string &program);

/// The elements of an array as a constant of `type`. Null where the types
/// differ.
mlir::DenseElementsAttr toAttribute(const runtime::Array &array,
                                    mlir::RankedTensorType type);

/// Reports diagnostics as "program: error: file: message" while it lives.
class ImportDiagnostics {
public:
  ImportDiagnostics(mlir::MLIRContext *context, std::string program,
                    std::string file);
  ~ImportDiagnostics();

private:
  mlir::MLIRContext *context;
  uint64_t id;
};

} // namespace uop

#endif // UOP_TOOLS_UOPIMPORTONNX_H
