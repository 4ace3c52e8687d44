//===- HotLoop.h - The innermost loop of assembly ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_VIEW_HOTLOOP_H
#define UOP_LIB_VIEW_HOTLOOP_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace uop {

/// The instructions and labels of the loop that is nested deepest in a text of
/// assembly, the longest of several: what a kernel spends its time in. Empty if
/// there is no loop.
std::string findHotLoop(llvm::StringRef assembly);

} // namespace uop

#endif // UOP_LIB_VIEW_HOTLOOP_H
