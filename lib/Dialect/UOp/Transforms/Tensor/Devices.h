//===- Devices.h - Where the values of a function are -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_DEVICES_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_DEVICES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// The devices of tensors, and of the scalars that are made of their elements,
/// by the rules of `uop.copy`. Between uop-form-kernels and bufferization a
/// buffer elsewhere than on the host is a `bufferization.alloc_tensor` whose
/// memory space is the device; after it, a memref of that memory space.
class Devices {
public:
  explicit Devices(mlir::MLIRContext *context) : host(getHostDevice(context)) {}

  /// Null: wherever it is used.
  mlir::StringAttr get(mlir::Value value) const;
  mlir::StringAttr getOrHost(mlir::Value value) const {
    mlir::StringAttr device = get(value);
    return device ? device : host;
  }
  mlir::StringAttr getHost() const { return host; }

  /// Notes where the results are; the operands are known. An error if the op
  /// mixes devices.
  llvm::LogicalResult visit(mlir::Operation *op);

  /// Whether something below `root` may be elsewhere than on the host.
  static bool areUsed(mlir::Operation *root);

private:
  mlir::StringAttr host;
  llvm::DenseMap<mlir::Value, mlir::StringAttr> devices;
};

/// A tensor without contents on `device`.
mlir::Value createEmpty(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::RankedTensorType type, mlir::StringAttr device);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_DEVICES_H
