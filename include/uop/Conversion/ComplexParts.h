//===- ComplexParts.h - Complex tensors as pairs of reals -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every reader of complex tensors does in the same way: a tensor of
// complex numbers becomes two tensors, its real and its imaginary parts.
// Arguments and results of functions have both along a new last axis.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_COMPLEXPARTS_H
#define UOP_CONVERSION_COMPLEXPARTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"

namespace uop {

/// Real and imaginary parts, of one type.
struct ComplexParts {
  mlir::Value real, imaginary;
};

/// The element type of the parts of a tensor of complex floats; null for
/// another type.
mlir::FloatType getPartElement(mlir::Type type);
inline bool isComplexTensor(mlir::Type type) {
  return bool(getPartElement(type));
}
inline bool isComplexTensor(mlir::Value value) {
  return isComplexTensor(value.getType());
}
bool hasComplexTensor(mlir::TypeRange types);
/// Whether an operand or a result is one.
bool hasComplexTensor(mlir::Operation *op);

/// The type of each part of a tensor of complex floats.
mlir::RankedTensorType getPartType(mlir::Type type);
/// As arguments and results have it: parts along a new last axis. Other types
/// as they are.
mlir::Type getBoundaryType(mlir::Type type);
/// The real and the imaginary parts of a constant.
std::pair<mlir::DenseElementsAttr, mlir::DenseElementsAttr>
splitComplexConstant(mlir::DenseElementsAttr value);

/// Rewrites a module op by op, in their order, so that the parts of an operand
/// are known when an op is visited.
class ComplexSplitter {
public:
  explicit ComplexSplitter(mlir::Location loc) : loc(loc) {}
  virtual ~ComplexSplitter() = default;

  void run(mlir::ModuleOp module);

protected:
  /// The builder stands before the op, `loc` is the op's.
  virtual void visit(mlir::Operation *op) = 0;
  virtual ComplexParts getParts(mlir::Value value) {
    return known.lookup(value);
  }
  /// Makes a tensor of the boundary type.
  virtual mlir::Value join(mlir::Value value) = 0;
  virtual ComplexParts splitJoined(mlir::Value joined) = 0;

  /// A part of a complex tensor; other values as they are.
  mlir::Value getPart(mlir::Value value, bool isImaginary);
  mlir::SmallVector<mlir::Value> flatten(mlir::ValueRange values);
  /// An op of the same name and attributes; its regions are empty.
  mlir::Operation *createLike(mlir::Operation *op, mlir::ValueRange operands,
                              mlir::TypeRange results);
  /// The same with the op's regions, which are taken.
  mlir::Operation *moveTo(mlir::Operation *op, mlir::ValueRange operands,
                          mlir::TypeRange results);
  /// By a value for each result, or by both parts where it is complex.
  void replace(mlir::Operation *op, mlir::ValueRange values);
  void visitRegions(mlir::Operation *op);

  /// The type and the arguments of a function; its body is left to do.
  void splitFunction(mlir::func::FuncOp function);
  /// An op that does the same with parts as operands, results and arguments of
  /// its own. Of `group` arguments that are next to each other the real parts
  /// come before the imaginary ones.
  void splitPairs(mlir::Operation *op, size_t group = 1);
  /// Calls of functions, and their ends.
  void splitBoundary(mlir::Operation *op);

  mlir::OpBuilder *builder = nullptr;
  mlir::Location loc;
  llvm::DenseMap<mlir::Value, ComplexParts> known;

private:
  void splitArguments(mlir::Block &block, size_t group);
  void visitBlock(mlir::Block &block);

  mlir::SmallVector<mlir::Operation *> replaced;
  mlir::SmallVector<mlir::BlockArgument> oldArguments;
  mlir::SmallVector<mlir::Block *> work;
};

} // namespace uop

#endif // UOP_CONVERSION_COMPLEXPARTS_H
