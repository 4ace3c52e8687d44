//===- NativeFunctions.h - Functions of libraries ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_NATIVEFUNCTIONS_H
#define UOP_LIB_TOOLS_UOPRUN_NATIVEFUNCTIONS_H

#include "uop/Interpreter/Interpreter.h"
#include "uop/Runtime/Expected.h"

namespace uop::run {

/// Makes the symbols of shared libraries known to this process, for good.
/// Error: a library cannot be loaded.
runtime::Error loadLibraries(llvm::ArrayRef<std::string> files);

/// Lets `interpreter` call the functions of this process that custom ops of
/// `module` name and that have no body there. Those that the process does not
/// have are left out.
void registerNativeFunctions(interp::Interpreter &interpreter,
                             mlir::ModuleOp module);

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_NATIVEFUNCTIONS_H
