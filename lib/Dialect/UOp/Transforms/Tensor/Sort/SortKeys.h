//===- SortKeys.h - Elements as ordered integers ------------------*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_SORTKEYS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_SORTKEYS_H

#include "../Gradient/GradientBuilder.h"

namespace uop {

/// The unsigned integer type of `bits` bits.
inline mlir::IntegerType getUnsigned(mlir::MLIRContext *context,
                                     unsigned bits) {
  return mlir::IntegerType::get(context, bits, mlir::IntegerType::Unsigned);
}

/// The splat of the type of `like`, an integer tensor, of the low bits of
/// `value`.
mlir::Value createSplat(GradientBuilder &b, mlir::Value like, uint64_t value);

/// The keys of elements: unsigned integers in the order of `uop.sort`. Equal
/// elements have equal keys.
class SortKeys {
public:
  SortKeys(mlir::Type element, bool descending);

  /// Keys are less than 2 to this power.
  unsigned getNumBits() const { return numBits; }
  /// The width of the integers that keys are in, at least 8.
  unsigned getWidth() const { return std::max(numBits, 8u); }
  /// Whether a key alone says which element it is of: two zeros and all NaN
  /// share a key.
  bool isInvertible() const { return !llvm::isa<mlir::FloatType>(element); }

  /// The keys of `source`.
  mlir::Value create(GradientBuilder &b, mlir::Value source) const;
  /// The elements of `source`, a tensor of rank 2, in the order in which their
  /// `keys` are now. `positions`, null if `isInvertible`, is where each was in
  /// its row.
  mlir::Value restore(GradientBuilder &b, mlir::Value keys,
                      mlir::Value positions, mlir::Value source) const;

private:
  mlir::Value createOfFloats(GradientBuilder &b, mlir::Value source) const;

  mlir::Type element;
  bool descending;
  /// Numbers that are only stored are compared as f32.
  bool isStored = false;
  unsigned numBits;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_SORTKEYS_H
