//===- SizeLists.h - Lists of sizes with values between ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_IR_SIZELISTS_H
#define UOP_LIB_DIALECT_UOP_IR_SIZELISTS_H

#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "llvm/ADT/STLExtras.h"

namespace uop {

inline int64_t countValues(llvm::ArrayRef<int64_t> list) {
  return llvm::count_if(list, mlir::ShapedType::isDynamic);
}

/// The op has one value for each of `count` sizes or offsets that are not
/// static.
inline llvm::LogicalResult verifyNumValues(mlir::Operation *op, int64_t count,
                                           mlir::ValueRange values) {
  if (count != int64_t(values.size()))
    return op->emitOpError("needs ")
           << count << " values for what is not static, got " << values.size();
  return llvm::success();
}

/// What the entry of `list` at `axis` is: a constant, or the next of `values`.
inline mlir::Value getListed(IndexBuilder &builder,
                             llvm::ArrayRef<int64_t> list,
                             mlir::ValueRange values, size_t axis) {
  if (!mlir::ShapedType::isDynamic(list[axis]))
    return builder.constant(list[axis]);
  return values[countValues(list.take_front(axis))];
}

inline std::string describeSize(int64_t size) {
  return mlir::ShapedType::isDynamic(size) ? "?" : std::to_string(size);
}

/// Whether numbers alone show that a box leaves an axis.
inline bool isOutside(int64_t size, int64_t offset, int64_t length) {
  auto isKnown = [](int64_t number) {
    return !mlir::ShapedType::isDynamic(number);
  };
  if ((isKnown(offset) && offset < 0) || (isKnown(length) && length < 0))
    return true;
  if (!isKnown(size))
    return false;
  int64_t first = isKnown(offset) ? offset : 0;
  return first > size || (isKnown(length) && length > size - first);
}

/// An error unless all boxes may be inside of `shape`.
inline llvm::LogicalResult verifyBox(mlir::Operation *op,
                                     llvm::ArrayRef<int64_t> shape,
                                     llvm::ArrayRef<int64_t> offsets,
                                     llvm::ArrayRef<int64_t> sizes,
                                     mlir::ValueRange values) {
  for (auto [axis, size, offset, length] :
       llvm::enumerate(shape, offsets, sizes))
    if (isOutside(size, offset, length))
      return op->emitOpError("axis ")
             << axis << ": elements from " << describeSize(offset) << ", "
             << describeSize(length) << " of them, are not all within size "
             << describeSize(size);
  return verifyNumValues(op, countValues(offsets) + countValues(sizes), values);
}

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_IR_SIZELISTS_H
