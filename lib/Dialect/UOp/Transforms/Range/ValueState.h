//===- ValueState.h - How rangeify reads a tensor value ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_VALUESTATE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_VALUESTATE_H

#include "mlir/IR/Value.h"

namespace uop {

/// How a tensor value is read, and what has become of it.
struct ValueState {
  /// One index per axis, if all readers agree, and when it is read at all.
  llvm::SmallVector<mlir::Value> position;
  mlir::Value gate;
  bool isRead = false;
  bool readersDisagree = false;
  /// The materialised value that the readers are part of.
  mlir::Value root;
  /// A reader would compute the value once for each of several elements.
  bool isRepeated = false;

  bool isMaterialized = false;
  bool isRemovable = true;
  mlir::Value scalar;
  /// Of a tensor whose shape is not static, what holds its elements.
  mlir::Value memory;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_VALUESTATE_H
