//===- GradientBuilder.h - Tensor ops of gradients --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_GRADIENT_GRADIENTBUILDER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_GRADIENT_GRADIENTBUILDER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/Builders.h"

namespace uop {

using Shape = llvm::SmallVector<int64_t>;

/// Makes uop ops at one location, folded where they fold. Binary ops take two
/// values of one type. Nothing is made for a movement that moves nothing.
class GradientBuilder {
public:
  GradientBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  static llvm::ArrayRef<int64_t> shapeOf(mlir::Value x);
  static mlir::Type elementOf(mlir::Value x);

  mlir::Value constant(mlir::Type type, double value);
  /// Each element's index along an axis, as i64.
  mlir::Value iota(llvm::ArrayRef<int64_t> shape, int64_t axis);

  template <typename OpTy>
  mlir::Value unary(mlir::Value x) {
    return builder.createOrFold<OpTy>(loc, x.getType(), x);
  }
  template <typename OpTy>
  mlir::Value binary(mlir::Value x, mlir::Value y) {
    return builder.createOrFold<OpTy>(loc, x.getType(), x, y);
  }
  mlir::Value add(mlir::Value x, mlir::Value y) { return binary<AddOp>(x, y); }
  mlir::Value sub(mlir::Value x, mlir::Value y) { return binary<SubOp>(x, y); }
  mlir::Value mul(mlir::Value x, mlir::Value y) { return binary<MulOp>(x, y); }
  mlir::Value div(mlir::Value x, mlir::Value y) { return binary<FDivOp>(x, y); }
  mlir::Value neg(mlir::Value x) { return unary<NegOp>(x); }
  mlir::Value scale(mlir::Value x, double factor);
  mlir::Value compare(CmpPredicate predicate, mlir::Value x, mlir::Value y);
  mlir::Value compare(CmpPredicate predicate, mlir::Value x, double y);
  mlir::Value where(mlir::Value condition, mlir::Value x, mlir::Value y);
  /// `x` where the condition holds, else 0.
  mlir::Value select(mlir::Value condition, mlir::Value x);
  mlir::Value convert(mlir::Value x, mlir::Type element);
  /// In the type that sums of the elements are computed in: f32 for narrower
  /// floats.
  mlir::Value widen(mlir::Value x);

  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<int64_t> shape);
  mlir::Value permute(mlir::Value x, llvm::ArrayRef<int64_t> permutation);
  mlir::Value expand(mlir::Value x, llvm::ArrayRef<int64_t> shape);
  mlir::Value pad(mlir::Value x, llvm::ArrayRef<int64_t> low,
                  llvm::ArrayRef<int64_t> high, mlir::Value fill = {});
  mlir::Value shrink(mlir::Value x, llvm::ArrayRef<int64_t> offsets,
                     llvm::ArrayRef<int64_t> sizes);
  mlir::Value flip(mlir::Value x, llvm::ArrayRef<int64_t> axes);
  /// Without the reduced axes.
  mlir::Value reduce(ReduceKind kind, mlir::Value x,
                     llvm::ArrayRef<int64_t> axes);
  /// `x`, which lacks `axes` of `shape`, repeated along them.
  mlir::Value broadcast(mlir::Value x, llvm::ArrayRef<int64_t> axes,
                        llvm::ArrayRef<int64_t> shape);

  mlir::Value gather(mlir::Value source, mlir::Value indices, int64_t axis);
  mlir::Value scatter(ScatterKind kind, mlir::Value target, mlir::Value indices,
                      mlir::Value updates, int64_t axis);

  /// The element of a tensor of rank 0.
  mlir::Value extract(mlir::Value x);

  /// For ops that have no function here.
  mlir::OpBuilder &getOpBuilder() { return builder; }
  mlir::Location getLoc() { return loc; }

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_GRADIENT_GRADIENTBUILDER_H
