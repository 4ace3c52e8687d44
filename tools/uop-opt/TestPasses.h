//===- TestPasses.h - Passes of uop-opt alone -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_UOP_OPT_TESTPASSES_H
#define UOP_TOOLS_UOP_OPT_TESTPASSES_H

namespace uop {

/// Registers the pass `test-uop-index`.
void registerTestIndexPass();

} // namespace uop

#endif // UOP_TOOLS_UOP_OPT_TESTPASSES_H
