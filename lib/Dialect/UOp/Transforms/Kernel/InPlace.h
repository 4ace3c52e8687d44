//===- InPlace.h - Kernels that write what they read -------------*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_INPLACE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_INPLACE_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// What `value` is, seen through other shapes of the same memory.
mlir::Value skipReshapes(mlir::Value value);

/// Whether a tensor of type `result` may take the memory of one of type
/// `given`: both have the same element type and number of elements, known ones.
bool fitsMemory(mlir::Type result, mlir::Type given);

/// Makes one argument of `in`, which is read, and `out`, which is written. They
/// are the same memory if each element is read before it is written and by
/// nobody else: if all loads have the position of the only store. False
/// if they cannot be; the kernel may have changed then.
bool mergeArguments(KernelOp kernel, mlir::BlockArgument in,
                    mlir::BlockArgument out);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_INPLACE_H
