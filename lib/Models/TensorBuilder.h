//===- TensorBuilder.h - Layers out of tensor ops ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_MODELS_TENSORBUILDER_H
#define UOP_LIB_MODELS_TENSORBUILDER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace uop {

using Shape = llvm::SmallVector<int64_t>;

struct Conv2DOptions {
  int64_t stride = 1;
  int64_t padding = 0;
  int64_t dilation = 1;
  int64_t groups = 1;
};

/// Builds the body of @main. Shapes are static and must fit; binary ops
/// broadcast as numpy does.
class TensorBuilder {
public:
  explicit TensorBuilder(mlir::ModuleOp module);

  /// Ops that follow belong to the layer.
  void enter(const llvm::Twine &layer);
  mlir::OpBuilder &getBuilder() { return builder; }
  /// A new argument of @main, of f32.
  mlir::Value argument(llvm::ArrayRef<int64_t> shape);
  mlir::Value argument(llvm::ArrayRef<int64_t> shape, mlir::Type element);
  /// The same of i64, for positions.
  mlir::Value indexArgument(llvm::ArrayRef<int64_t> shape);
  void finish(mlir::ValueRange results);

  static llvm::ArrayRef<int64_t> shapeOf(mlir::Value value);

  mlir::Value constant(double value, llvm::ArrayRef<int64_t> shape);
  mlir::Value iota(llvm::ArrayRef<int64_t> shape, int64_t axis);

  template <typename OpT>
  mlir::Value unary(mlir::Value x) {
    return OpT::create(builder, x.getType(), x);
  }
  template <typename OpT>
  mlir::Value binary(mlir::Value x, mlir::Value y) {
    broadcast(x, y);
    return OpT::create(builder, x.getType(), x, y);
  }
  template <typename OpT>
  mlir::Value binary(mlir::Value x, double y) {
    return binary<OpT>(x, constant(y, shapeOf(x)));
  }
  mlir::Value convert(mlir::Value x, mlir::Type element);
  mlir::Value compare(CmpPredicate predicate, mlir::Value x, mlir::Value y);
  mlir::Value where(mlir::Value condition, mlir::Value x, mlir::Value y);

  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<int64_t> shape);
  mlir::Value expand(mlir::Value x, llvm::ArrayRef<int64_t> shape);
  mlir::Value permute(mlir::Value x, llvm::ArrayRef<int64_t> permutation);
  mlir::Value pad(mlir::Value x, llvm::ArrayRef<int64_t> low,
                  llvm::ArrayRef<int64_t> high, mlir::Value fill = nullptr);
  mlir::Value shrink(mlir::Value x, llvm::ArrayRef<int64_t> offsets,
                     llvm::ArrayRef<int64_t> sizes);
  mlir::Value concat(mlir::ValueRange parts, int64_t axis);
  /// Reduces axes, which stay with size 1.
  mlir::Value reduce(ReduceKind kind, mlir::Value x,
                     llvm::ArrayRef<int64_t> axes);
  mlir::Value mean(mlir::Value x, llvm::ArrayRef<int64_t> axes);

  /// [..., M, K] times [..., K, N] of equal rank.
  mlir::Value matmul(mlir::Value x, mlir::Value y);
  /// x times a new weight [inputs, outputs], plus a new bias.
  mlir::Value linear(mlir::Value x, int64_t outputs, bool hasBias = true);
  mlir::Value relu(mlir::Value x) { return binary<MaxOp>(x, 0.0); }
  mlir::Value sigmoid(mlir::Value x);
  /// By the error function.
  mlir::Value gelu(mlir::Value x);
  mlir::Value softmax(mlir::Value x);
  /// Over the last axis, with new scale and shift.
  mlir::Value layerNorm(mlir::Value x);
  /// Rows of a new table [count, width] at `ids` (any shape).
  mlir::Value embedding(mlir::Value ids, int64_t count, int64_t width);
  mlir::Value gather(mlir::Value x, mlir::Value ids, int64_t axis);
  mlir::Value scatterAdd(mlir::Value x, mlir::Value ids, mlir::Value updates,
                         int64_t axis);
  /// Of a matrix: of the elements up to each along the axis, the sum.
  mlir::Value sumsSoFar(mlir::Value x, int64_t axis);

  /// All windows of the last two axes: [..., rows, columns, window, window].
  mlir::Value windows(mlir::Value x, int64_t size, int64_t stride,
                      int64_t dilation);
  /// NCHW with a new weight [outputs, channels / groups, size, size].
  mlir::Value conv2d(mlir::Value x, int64_t outputs, int64_t size,
                     Conv2DOptions options = {}, bool hasBias = true);
  mlir::Value maxPool(mlir::Value x, int64_t size, int64_t stride,
                      int64_t padding);
  /// Of an NCHW tensor, with new scale, shift and, unless the batch's own are
  /// used, new mean and variance.
  mlir::Value batchNorm(mlir::Value x, bool isTraining = false);

  /// The least position along the last axis where x is largest there, as i64;
  /// the axis goes. Its size where an element is NaN.
  mlir::Value argmax(mlir::Value x);

  // What a run decides: a number, and sizes that it is. A shape has
  // ShapedType::kDynamic there.

  mlir::Value variable(llvm::StringRef name, int64_t min, int64_t max);
  /// `number` + 1.
  mlir::Value next(mlir::Value number);
  /// What runtime buffer number `id` holds.
  mlir::Value state(int64_t id, llvm::ArrayRef<int64_t> shape);
  /// `target`, a state, with `row`, of size 1 on `axis`, at `position` there.
  mlir::Value assignRow(mlir::Value row, mlir::Value target, int64_t axis,
                        mlir::Value position);
  /// The one at `position` on `axis`, which has size 1 then.
  mlir::Value takeRow(mlir::Value x, int64_t axis, mlir::Value position);
  /// The first `count` on `axis`.
  mlir::Value takeFirst(mlir::Value x, int64_t axis, mlir::Value count);
  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<int64_t> shape,
                      mlir::Value size);
  mlir::Value expand(mlir::Value x, llvm::ArrayRef<int64_t> shape,
                     mlir::Value size);
  /// Without the axes.
  mlir::Value sum(mlir::Value x, llvm::ArrayRef<int64_t> axes);
  mlir::Value maximum(mlir::Value x, llvm::ArrayRef<int64_t> axes);

private:
  void broadcast(mlir::Value &x, mlir::Value &y);
  mlir::RankedTensorType typeLike(mlir::Value x, llvm::ArrayRef<int64_t> shape);
  /// One value a channel, as [1, C, 1, 1].
  mlir::Value channelArgument(int64_t channels);

  mlir::func::FuncOp function;
  mlir::ImplicitLocOpBuilder builder;
};

} // namespace uop

#endif // UOP_LIB_MODELS_TENSORBUILDER_H
