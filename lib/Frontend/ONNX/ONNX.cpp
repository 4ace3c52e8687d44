//===- ONNX.cpp - Models of ONNX as modules ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/ONNX.h"

#include "GraphImporter.h"
#include "Schema.h"
#include "Skeleton.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <google/protobuf/stubs/logging.h>

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

static OwningOpRef<ModuleOp>
importModel(MLIRContext *context, std::shared_ptr<llvm::MemoryBuffer> file,
            StringRef name, const std::string &folder,
            const std::string &linkedFolder, const ONNXImportOptions &options) {
  context->loadDialect<UOpDialect, func::FuncDialect, scf::SCFDialect,
                       tensor::TensorDialect>();
  Location loc = NameLoc::get(StringAttr::get(context, name));
  // Its own messages would go to standard error.
  google::protobuf::LogSilencer quiet;
  ::onnx::ModelProto model;
  std::optional<std::string> skeleton = makeSkeleton(file->getBuffer());
  if (!skeleton || !model.ParseFromString(*skeleton)) {
    emitError(loc, "this is not an ONNX model: the file is damaged, truncated "
                   "or of another format");
    return {};
  }
  skeleton.reset();
  TensorReader reader(folder, linkedFolder, file);
  return GraphImporter(context, model, reader, options, name).run();
}

OwningOpRef<ModuleOp> uop::importONNX(MLIRContext *context,
                                      const std::string &path,
                                      const ONNXImportOptions &options) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file) {
    emitError(NameLoc::get(StringAttr::get(context, path)), "cannot be read: ")
        << file.getError().message();
    return {};
  }
  StringRef folder = llvm::sys::path::parent_path(path);
  // Caches of models have links to files that are all in one folder.
  SmallString<256> realPath;
  StringRef linkedFolder;
  if (!llvm::sys::fs::real_path(path, realPath))
    linkedFolder = llvm::sys::path::parent_path(realPath);
  return importModel(context, std::move(*file), llvm::sys::path::filename(path),
                     folder.empty() ? "." : folder.str(), linkedFolder.str(),
                     options);
}

OwningOpRef<ModuleOp> uop::importONNX(MLIRContext *context, StringRef bytes,
                                      StringRef name, const std::string &folder,
                                      const ONNXImportOptions &options) {
  return importModel(context,
                     llvm::MemoryBuffer::getMemBuffer(
                         bytes, name, /*RequiresNullTerminator=*/false),
                     name, folder, /*linkedFolder=*/"", options);
}
