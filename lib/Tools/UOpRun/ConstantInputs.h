//===- ConstantInputs.h - Arguments that are constants ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_CONSTANTINPUTS_H
#define UOP_LIB_TOOLS_UOPRUN_CONSTANTINPUTS_H

#include "uop/Runtime/Buffer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <vector>

namespace uop::run {

/// Which arguments --weights makes constants.
struct Weights {
  /// Empty: all but the first.
  std::vector<unsigned> arguments;
};

/// Makes the arguments of `function` that `weights` says constants, with the
/// values that they have in `inputs`, one for each argument; the memory is
/// shared. They are no arguments any more, and not in `inputs`. Errors: a
/// number that no argument has, and an argument that is no tensor, has no
/// static size, or is donated.
runtime::Error makeConstant(mlir::func::FuncOp function, const Weights &weights,
                            std::vector<runtime::Array> &inputs);

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_CONSTANTINPUTS_H
