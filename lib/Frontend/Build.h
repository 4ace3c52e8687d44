//===- Build.h - Ops out of ops ---------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_BUILD_H
#define UOP_LIB_FRONTEND_BUILD_H

#include "Graph.h"
#include "uop/Emit/TensorEmitter.h"

namespace uop::frontend {
struct ComplexTensor;
} // namespace uop::frontend

namespace uop::frontend::detail {

/// What one call of a public function builds has the place of that call, and
/// its name: an op that is made of others begins with one of these.
class OpScope {
public:
  OpScope(const char *name, SourceLoc loc);
  ~OpScope();
  OpScope(const OpScope &) = delete;

private:
  bool isOutermost;
};

/// The place of what is built now.
mlir::Location getLocation(Graph &graph);

/// A tensor with an error: the place and name of the scope, then `message`.
Tensor fail(const llvm::Twine &message, ErrorKind kind = ErrorKind::value);
/// That a tensor has no such axis.
Tensor failAxis(int64_t axis, const Tensor &tensor);

/// The first error among the tensors, or that they are of several contexts.
std::optional<Tensor> findError(llvm::ArrayRef<Tensor> tensors);

/// What is wrong with the parts of complex numbers.
std::optional<Tensor> checkParts(const ComplexTensor &x);

/// The value that `fn` builds, or the first error of the operands.
Tensor build(llvm::ArrayRef<Tensor> operands, Graph::BuildFn fn);
/// Of no operands.
Tensor build(Graph &graph, Graph::BuildFn fn);

/// Tensors of what `fn` emits for the operands, which have no errors and are of
/// one graph.
std::vector<Tensor>
emitOps(llvm::ArrayRef<Tensor> operands,
        llvm::function_ref<llvm::SmallVector<mlir::Value>(
            emit::TensorEmitter &, llvm::ArrayRef<mlir::Value>)>
            fn);

/// A tensor of its own with the value that `tensor` has now.
Tensor snapshot(const Tensor &tensor);

/// The same value by an op of its own. An assignment to a realised value itself
/// would be one to a runtime buffer: an effect, which is kept when nobody needs
/// its result.
Tensor asState(const Tensor &tensor);

inline Graph &getGraph(const Tensor &tensor) {
  return *tensor.getState()->graph;
}
mlir::RankedTensorType getType(const Tensor &like,
                               llvm::ArrayRef<int64_t> shape);
mlir::RankedTensorType getType(const Tensor &like, DType dtype);

/// "[2, 3]".
std::string describe(llvm::ArrayRef<int64_t> sizes);

/// Makes an axis one from 0 on. False if the tensor has no such axis.
bool normalize(int64_t &axis, int64_t rank);
/// Makes axes ascending ones, from 0 on; none at all: every axis. An error if
/// there is no such axis, or if one comes twice.
std::optional<Tensor> normalize(Shape &axes, const Tensor &tensor);

/// Every element is `value`, converted to the type.
Tensor constant(Graph &graph, DType dtype, llvm::ArrayRef<int64_t> shape,
                double value);
Tensor constant(Graph &graph, DType dtype, llvm::ArrayRef<int64_t> shape,
                int64_t value);

/// Every element is the number, in a float type that is computed in.
mlir::TypedAttr getFloatSplat(Graph &graph, DType dtype, const Shape &shape,
                              const Operand &number);
GraphValue createConstant(HashConsBuilder &b, mlir::Location loc,
                          mlir::TypedAttr value);

/// That nothing is computed in the tensor's type, if so.
std::optional<Tensor> findStorageOnly(const Tensor &x);

/// An op of one operand with its type.
template <class OpT>
Tensor unary(const Tensor &x) {
  if constexpr (OpT::template hasTrait<Computes>())
    if (auto error = findStorageOnly(x))
      return *error;
  return build(x, [](HashConsBuilder &b, mlir::Location loc,
                     llvm::ArrayRef<GraphValue> in) {
    return b.createFrom<OpT>(loc, in[0].getType(), {in[0]});
  });
}
/// An op of two operands of one type.
template <class OpT>
Tensor binary(const Tensor &x, const Tensor &y) {
  if constexpr (OpT::template hasTrait<Computes>())
    if (auto error = findStorageOnly(x))
      return *error;
  return build({x, y}, [](HashConsBuilder &b, mlir::Location loc,
                          llvm::ArrayRef<GraphValue> in) {
    return b.createFrom<OpT>(loc, in[0].getType(), {in[0], in[1]});
  });
}
/// What floats narrower than f32 are multiplied in where products are added up,
/// so that each is not rounded before; other types themselves.
inline runtime::DType getProductType(runtime::DType dtype) {
  bool isNarrow = runtime::isFloat(dtype) && runtime::byteWidth(dtype) < 4;
  return isNarrow ? runtime::DType::F32 : dtype;
}

Tensor compare(CmpPredicate predicate, const Tensor &x, const Tensor &y);

/// What both broadcast to; nothing if they do not fit.
std::optional<Shape> broadcastShapes(llvm::ArrayRef<int64_t> lhs,
                                     llvm::ArrayRef<int64_t> rhs);
/// To a shape that it broadcasts to.
Tensor broadcastTo(const Tensor &x, const Shape &shape);
/// As a float: integers and bools become f32.
Tensor toFloat(const Tensor &x);
/// Axes combined; they go.
Tensor reduce(ReduceKind kind, const Tensor &x, const Shape &axes);
/// The product of the sizes of the axes.
int64_t countAlong(const Tensor &x, const Shape &axes);
/// The operands as tensors of one context, or an error.
std::vector<Tensor> toTensors(llvm::ArrayRef<const Operand *> operands);

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_BUILD_H
