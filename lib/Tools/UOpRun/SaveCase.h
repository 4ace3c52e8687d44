//===- SaveCase.h - What a program should compute, in files -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_SAVECASE_H
#define UOP_LIB_TOOLS_UOPRUN_SAVECASE_H

#include "uop/Runtime/Compare.h"
#include "uop/Tools/Arrays.h"

namespace uop::run {

/// What the interpreter says of one run, or of the last of several.
struct Case {
  llvm::ArrayRef<VariableValue> variables;
  unsigned runs = 1;
  llvm::ArrayRef<runtime::Array> inputs, outputs;
  /// How far each output of other devices may be from that.
  std::vector<runtime::Difference> allowed;
};

/// Writes the arrays as .npy and all else as case.txt into `folder`, which is
/// made if need be. uop-check compares what a compiled program gives with it.
runtime::Error saveCase(llvm::StringRef folder, const Case &of);

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_SAVECASE_H
