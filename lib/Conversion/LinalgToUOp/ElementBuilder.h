//===- ElementBuilder.h - Elementwise ops of one shape ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_ELEMENTBUILDER_H
#define UOP_CONVERSION_LINALGTOUOP_ELEMENTBUILDER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/Builders.h"

namespace uop::fromlinalg {

/// Sizes of a tensor: attributes, and values of type index.
using Sizes = llvm::SmallVector<mlir::OpFoldResult>;

/// The static sizes, `?` for each that is a value.
llvm::SmallVector<int64_t> getStaticSizes(llvm::ArrayRef<mlir::OpFoldResult>);

/// The sizes that are values.
llvm::SmallVector<mlir::Value>
    getDynamicSizes(llvm::ArrayRef<mlir::OpFoldResult>);

/// The sizes of a tensor, with tensor.dim for each that is not static.
Sizes getSizes(mlir::OpBuilder &builder, mlir::Location loc,
               mlir::Value tensor);

/// The number of elements of a box.
mlir::OpFoldResult getProduct(mlir::OpBuilder &builder, mlir::Location loc,
                              llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// Movement, which gives its source where nothing changes.
mlir::Value reshapeTo(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value source,
                      llvm::ArrayRef<mlir::OpFoldResult> sizes);
mlir::Value expandTo(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value source,
                     llvm::ArrayRef<mlir::OpFoldResult> sizes);
mlir::Value permuteBy(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value source, llvm::ArrayRef<int64_t> permutation);

/// Makes elementwise ops on tensors of one shape. Scalars of type index are
/// elements of type i64.
class ElementBuilder {
public:
  ElementBuilder(mlir::OpBuilder &builder, mlir::Location loc,
                 llvm::ArrayRef<mlir::OpFoldResult> sizes)
      : builder(builder), loc(loc), sizes(sizes) {}

  mlir::OpBuilder &getBuilder() { return builder; }
  mlir::Location getLoc() const { return loc; }
  void setLoc(mlir::Location newLoc) { loc = newLoc; }
  llvm::ArrayRef<mlir::OpFoldResult> getSizes() const { return sizes; }

  /// The tensor type of these elements.
  mlir::RankedTensorType getType(mlir::Type element) const;

  /// A number or an attribute in all elements.
  mlir::Value constant(mlir::Type element, int64_t number);
  mlir::Value constant(mlir::Type element, double number);
  mlir::Value constant(mlir::TypedAttr value);
  /// A tensor of rank 0 in all elements.
  mlir::Value splat(mlir::Value scalar);
  /// The index along an axis, i64.
  mlir::Value iota(int64_t axis);

  /// `OpT` of these operands, all of the result's type.
  template <typename OpT, typename... Args>
  mlir::Value create(mlir::Value first, Args &&...args) {
    return OpT::create(builder, loc, first.getType(), first,
                       std::forward<Args>(args)...);
  }
  mlir::Value cmp(CmpPredicate predicate, mlir::Value lhs, mlir::Value rhs);
  mlir::Value where(mlir::Value condition, mlir::Value trueValue,
                    mlir::Value falseValue);
  /// As uop.cast does; the same value where the type is that already.
  mlir::Value cast(mlir::Value value, mlir::Type element);
  mlir::Value bitcast(mlir::Value value, mlir::Type element);
  /// The bits of an integer as an unsigned or a signed one. i1 stays.
  mlir::Value asUnsigned(mlir::Value value);
  mlir::Value asSigned(mlir::Value value);
  mlir::Value isNaN(mlir::Value value) {
    return cmp(CmpPredicate::ne, value, value);
  }

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
  Sizes sizes;
};

/// The element type of a tensor that holds scalars of `type`: i64 for index.
/// Null if uop has none.
mlir::Type getElementFor(mlir::Type type);

/// The element type of a tensor value.
inline mlir::Type getElement(mlir::Value tensor) {
  return llvm::cast<mlir::ShapedType>(tensor.getType()).getElementType();
}

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_ELEMENTBUILDER_H
