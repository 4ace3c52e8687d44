//===- TensorData.h - The elements of an ONNX tensor ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_TENSORDATA_H
#define UOP_LIB_FRONTEND_ONNX_TENSORDATA_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace onnx {
class TensorProto;
} // namespace onnx

namespace uop::onnx_import {

/// Reads the elements of tensors. Larger ones stay where they are, in the file
/// of the model or beside it, which stays mapped as long as an attribute refers
/// to it.
class TensorReader {
public:
  /// `folder` is where external data is; empty for none. It may be links to
  /// files in `linkedFolder`, where the file is that the model is a link to.
  /// Data of the model itself that was left out of the messages is in `file`.
  TensorReader(std::string folder, std::string linkedFolder,
               std::shared_ptr<llvm::MemoryBuffer> file)
      : folder(std::move(folder)), linkedFolder(std::move(linkedFolder)),
        file(std::move(file)) {}

  /// A constant, or null and what is wrong.
  mlir::ElementsAttr read(mlir::MLIRContext *context,
                          const ::onnx::TensorProto &tensor,
                          std::string &error);

private:
  struct Bytes {
    llvm::ArrayRef<char> data;
    /// Keeps mapped data alive; null for data of the message.
    std::shared_ptr<llvm::MemoryBuffer> owner;
  };
  std::optional<Bytes> findExternal(const ::onnx::TensorProto &tensor,
                                    std::string &error);
  std::shared_ptr<llvm::MemoryBuffer> map(llvm::StringRef location,
                                          std::string &error);

  std::string folder, linkedFolder;
  std::shared_ptr<llvm::MemoryBuffer> file;
  llvm::StringMap<std::shared_ptr<llvm::MemoryBuffer>> externals;
};

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_TENSORDATA_H
