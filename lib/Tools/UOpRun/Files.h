//===- Files.h - What uop-run writes ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_FILES_H
#define UOP_LIB_TOOLS_UOPRUN_FILES_H

#include "uop/Compiler/Compiler.h"

namespace uop::run {

/// Writes the i-th array to the i-th file, as .npy. All of them are written
/// under other names first, so that an error leaves none of the files changed.
runtime::Error writeArrays(llvm::ArrayRef<std::string> files,
                           llvm::ArrayRef<runtime::Array> arrays);

/// Errors name the file.
runtime::Error writeText(llvm::StringRef path, llvm::StringRef text);

/// A name for a file after a symbol, which may hold anything, a slash for one.
std::string makeFileName(llvm::StringRef symbol);

/// Writes the texts of each kernel into `folder`, which is made if need be, and
/// the code of all if it is for a device.
runtime::Error dumpKernels(const std::string &folder,
                           llvm::ArrayRef<KernelTexts> kernels,
                           const runtime::DeviceCode &code);

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_FILES_H
