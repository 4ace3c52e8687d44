//===- TensorEmitter.h - Tensor ops by shape --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_EMIT_TENSOREMITTER_H
#define UOP_EMIT_TENSOREMITTER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/Builders.h"

namespace uop::emit {

using Shape = llvm::SmallVector<int64_t>;
using ShapeRef = llvm::ArrayRef<int64_t>;

inline mlir::RankedTensorType typeOf(mlir::Value x) {
  return llvm::cast<mlir::RankedTensorType>(x.getType());
}
inline ShapeRef shapeOf(mlir::Value x) { return typeOf(x).getShape(); }
inline int64_t rankOf(mlir::Value x) { return typeOf(x).getRank(); }
inline mlir::Type elementOf(mlir::Value x) {
  return typeOf(x).getElementType();
}
inline bool isFloat(mlir::Value x) {
  return llvm::isa<mlir::FloatType>(elementOf(x));
}
inline bool isBool(mlir::Value x) { return elementOf(x).isInteger(1); }
/// How many elements; the shapes of a program are checked to be countable.
int64_t countOf(ShapeRef shape);
/// "2x3".
std::string toString(ShapeRef shape);

/// The size of an axis: an attribute, or a value of type index.
mlir::OpFoldResult getSize(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::Value tensor, int64_t axis);

/// Makes ops on tensors of static shape; those without a shape among their
/// arguments, of any shape. Callers see to it that operands fit.
class TensorEmitter {
public:
  TensorEmitter(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::OpBuilder &builder;
  mlir::Location loc;

  mlir::Type i1() { return builder.getI1Type(); }
  mlir::Type i64() { return builder.getI64Type(); }
  mlir::Type f64() { return builder.getF64Type(); }
  mlir::RankedTensorType type(ShapeRef shape, mlir::Type element) {
    return mlir::RankedTensorType::get(shape, element);
  }

  /// A number in all elements, rounded or wrapped to the element type.
  mlir::Value number(double value, mlir::Type element, ShapeRef shape);
  mlir::Value integer(int64_t value, mlir::Type element, ShapeRef shape);
  mlir::Value splat(mlir::TypedAttr value, ShapeRef shape);
  /// The same, with the shape and the element type of `like`.
  mlir::Value number(double value, mlir::Value like) {
    return broadcastLike(number(value, elementOf(like), {}), like);
  }
  mlir::Value integer(int64_t value, mlir::Value like) {
    return broadcastLike(integer(value, elementOf(like), {}), like);
  }
  mlir::Value splat(mlir::TypedAttr value, mlir::Value like) {
    return broadcastLike(splat(value, ShapeRef()), like);
  }
  mlir::Value ints(llvm::ArrayRef<int64_t> values, ShapeRef shape);
  mlir::Value floats(llvm::ArrayRef<double> values, ShapeRef shape,
                     mlir::Type element);
  mlir::Value iota(ShapeRef shape, int64_t axis, mlir::Type element = {});
  mlir::Value identity(ReduceKind kind, mlir::Type element, ShapeRef shape);

  template <typename OpT>
  mlir::Value unary(mlir::Value x) {
    return OpT::create(builder, loc, x.getType(), x);
  }
  template <typename OpT>
  mlir::Value binary(mlir::Value x, mlir::Value y) {
    return OpT::create(builder, loc, x.getType(), x, y);
  }
  mlir::Value add(mlir::Value x, mlir::Value y) { return binary<AddOp>(x, y); }
  mlir::Value sub(mlir::Value x, mlir::Value y) { return binary<SubOp>(x, y); }
  mlir::Value mul(mlir::Value x, mlir::Value y) { return binary<MulOp>(x, y); }
  mlir::Value max(mlir::Value x, mlir::Value y) { return binary<MaxOp>(x, y); }
  mlir::Value min(mlir::Value x, mlir::Value y) { return binary<MinOp>(x, y); }
  mlir::Value logicalAnd(mlir::Value x, mlir::Value y) {
    return binary<AndOp>(x, y);
  }
  mlir::Value logicalOr(mlir::Value x, mlir::Value y) {
    return binary<OrOp>(x, y);
  }
  mlir::Value logicalNot(mlir::Value x) { return unary<NotOp>(x); }
  mlir::Value compare(CmpPredicate predicate, mlir::Value x, mlir::Value y) {
    return CmpOp::create(builder, loc, getI1SameShape(x.getType()), predicate,
                         x, y);
  }
  mlir::Value where(mlir::Value condition, mlir::Value x, mlir::Value y) {
    return WhereOp::create(builder, loc, x.getType(), condition, x, y);
  }
  mlir::Value cast(mlir::Value x, mlir::Type element);
  mlir::Value bitcast(mlir::Value x, mlir::Type element);
  /// The bits of an integer as an unsigned or a signed one. i1 stays.
  mlir::Value asUnsigned(mlir::Value x);
  mlir::Value asSigned(mlir::Value x);
  /// Floats below f32 as f32.
  mlir::Value widen(mlir::Value x);
  /// Integers that compare as floats do by IEEE 754's totalOrder.
  mlir::Value totalOrderKey(mlir::Value x);

  mlir::Value reshape(mlir::Value x, ShapeRef shape);
  /// Axes of size 1 repeated; the ranks are equal.
  mlir::Value expand(mlir::Value x, ShapeRef shape);
  /// Axis i of the result is axis order[i].
  mlir::Value permute(mlir::Value x, ShapeRef order);
  /// Negative amounts remove. The new elements are `fill`, a tensor of rank 0,
  /// or zero.
  mlir::Value pad(mlir::Value x, ShapeRef low, ShapeRef high,
                  mlir::Value fill = {});
  /// `dilations[i] - 1` new elements between those of axis i.
  mlir::Value dilate(mlir::Value x, ShapeRef dilations, mlir::Value fill = {});
  mlir::Value shrink(mlir::Value x, ShapeRef offsets, ShapeRef sizes);
  /// Every `strides[i]`-th element of axis i.
  mlir::Value stride(mlir::Value x, ShapeRef strides);
  mlir::Value slice(mlir::Value x, int64_t axis, int64_t offset, int64_t size);
  mlir::Value flip(mlir::Value x, ShapeRef axes);
  mlir::Value concatenate(mlir::ValueRange parts, int64_t axis);
  mlir::Value contiguous(mlir::Value x) { return unary<ContiguousOp>(x); }
  mlir::Value insertAxis(mlir::Value x, int64_t axis);
  mlir::Value dropAxis(mlir::Value x, int64_t axis);
  /// A tensor of rank 0 in all elements.
  mlir::Value broadcast(mlir::Value scalar, ShapeRef shape);
  /// In all elements of the shape of `like`, some of whose sizes only a run may
  /// know.
  mlir::Value broadcastLike(mlir::Value scalar, mlir::Value like);
  /// The axes of x are these of the result, in ascending order.
  mlir::Value broadcastInDim(mlir::Value x, ShapeRef axes, ShapeRef shape);

  mlir::Value reduce(ReduceKind kind, mlir::Value x, ShapeRef axes);
  /// As uop.gather: an index out of range reads 0.
  mlir::Value gather(mlir::Value x, mlir::Value indices, int64_t axis);
  mlir::Value scatter(ScatterKind kind, mlir::Value x, mlir::Value indices,
                      mlir::Value updates, int64_t axis);
  /// The elements at `indices`, of rank 1, along the axis.
  mlir::Value take(mlir::Value x, mlir::Value indices, int64_t axis);
  /// All windows over the last axes, which they fit into: the other axes, the
  /// positions, the elements of a window.
  mlir::Value windows(mlir::Value x, ShapeRef sizes, ShapeRef strides,
                      ShapeRef dilations);
};

} // namespace uop::emit

#endif // UOP_EMIT_TENSOREMITTER_H
