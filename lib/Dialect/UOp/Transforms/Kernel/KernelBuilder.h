//===- KernelBuilder.h - The kernel of a bufferization ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELBUILDER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELBUILDER_H

#include "uop/Dialect/UOp/IR/IndexBuilder.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace uop {

/// Consecutive elements of a tensor in memory, in row-major order.
struct Window {
  mlir::Value source;
  int64_t offset = 0;
};

/// The tensors that are windows of others, by their values.
using Windows = llvm::DenseMap<mlir::Value, Window>;

/// Whether the elements of `source` are the same wherever they are read, so
/// that a window may take the place of a copy. A state is written when its last
/// reader is done, in place if that reads no other elements; a copy of some of
/// them makes that possible. The same holds for what the caller gives away.
bool mayBeWindow(mlir::Value source);

/// Makes one kernel of one bufferization.
class KernelBuilder {
public:
  /// Computes the elements of `inlined`, where it is given, as they are read;
  /// or, where `tileOuter` has an element for each of its axes, keeps a tile of
  /// it: null for an axis of the tile, otherwise the index of all reads.
  KernelBuilder(BufferizeOp op, const Windows &windows,
                BufferizeOp inlined = {},
                llvm::ArrayRef<mlir::Value> tileOuter = {})
      : root(op), windows(windows), inlined(inlined), tileOuter(tileOuter) {
    collectSlice();
  }

  /// An error if a kernel cannot compute the value.
  llvm::LogicalResult check();
  KernelOp build(mlir::OpBuilder &moduleBuilder);
  /// What the built kernel does if it only stores a constant, or copies
  /// consecutive elements.
  mlir::TypedAttr getConstant() { return constant; }
  std::optional<Window> getWindow() { return window; }
  /// Notes the constants that the built kernel reads as finite, unseen: for its
  /// price.
  void assumeFinite();
  /// The tensors that the kernel reads, some of them made at `builder`.
  llvm::SmallVector<mlir::Value> createInputs(mlir::OpBuilder &builder);
  /// The scalars of type index that the kernel takes.
  llvm::ArrayRef<mlir::Value> getVariables() { return variables.getArrayRef(); }

private:
  void collectSlice();
  void collectOperands(const llvm::SetVector<mlir::Operation *> &ops,
                       mlir::Value value);
  void cloneScalar(mlir::Operation *op, IndexBuilder &indices,
                   mlir::OpBuilder &builder, mlir::IRMapping &mapping,
                   mlir::Value outerGate = {});
  mlir::Value cloneInlined(IndexOp read, IndexBuilder &indices,
                           mlir::OpBuilder &builder, mlir::IRMapping &mapping);
  mlir::Value readTile(IndexOp read, IndexBuilder &indices,
                       mlir::OpBuilder &builder, mlir::IRMapping &mapping);
  void makeTile(IndexBuilder &indices, mlir::OpBuilder &builder,
                mlir::IRMapping &mapping);
  void findShortcut(IndexBuilder &indices, mlir::Value stored,
                    mlir::Value offset);
  Window resolve(mlir::Value source) {
    auto found = windows.find(source);
    return found == windows.end() ? Window{source, 0} : found->second;
  }

  BufferizeOp root;
  const Windows &windows;
  BufferizeOp inlined;
  llvm::ArrayRef<mlir::Value> tileOuter;
  BufferizeOp tile;
  KernelOp kernel;
  llvm::SetVector<mlir::Operation *> slice, inlinedSlice;
  /// Tensors that are read, then scalars that are computed elsewhere: those
  /// that travel in memory, and those of type index.
  llvm::SetVector<mlir::Value> inputs;
  llvm::SetVector<mlir::Value> outerScalars;
  llvm::SetVector<mlir::Value> variables;
  /// The arguments that these are.
  mlir::IRMapping outerMapping;
  mlir::TypedAttr constant;
  std::optional<Window> window;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELBUILDER_H
