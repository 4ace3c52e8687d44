//===- CHeader.h - C headers of compiled programs ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPCOMPILE_CHEADER_H
#define UOP_LIB_TOOLS_UOPCOMPILE_CHEADER_H

#include "uop/Runtime/Plan.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace uop {

/// `text` with everything that C does not allow in a name replaced.
std::string makeCName(llvm::StringRef text);

/// A C header with a function that runs `plan`, with one typed argument for
/// each input, output and variable. All names begin with `prefix`. With
/// `hasObject` the program comes from an object file that emitDataObject()
/// made. With `choosesDevice` the function that loads it takes a device's name.
std::string makeCHeader(const runtime::Plan &plan, llvm::StringRef prefix,
                        llvm::StringRef source, bool hasObject,
                        bool choosesDevice);

/// An object file of this machine that defines `symbol`, aligned to `alignment`
/// bytes, and `symbol`_size, a 64 bit number. An error is a message.
runtime::Expected<llvm::SmallVector<char, 0>>
emitDataObject(llvm::StringRef bytes, llvm::StringRef symbol,
               unsigned alignment);

} // namespace uop

#endif // UOP_LIB_TOOLS_UOPCOMPILE_CHEADER_H
