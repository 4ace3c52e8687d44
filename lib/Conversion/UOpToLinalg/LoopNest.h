//===- LoopNest.h - One linalg.generic --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLINALG_LOOPNEST_H
#define UOP_LIB_CONVERSION_UOPTOLINALG_LOOPNEST_H

#include "Converter.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/SetVector.h"

namespace uop::tolinalg {

/// A linalg.generic in the making: what is computed at each point of a box, and
/// which tensors that reads where.
class LoopNest {
public:
  LoopNest(Converter &converter, mlir::Location loc,
           mlir::ArrayRef<int64_t> shape)
      : converter(converter), loc(loc), shape(shape) {}

  /// `value`, a tensor with the shape of the box, is read or computed at each
  /// point.
  void add(mlir::Value value) {
    add(value, mlir::AffineMap::getMultiDimIdentityMap(shape.size(),
                                                       value.getContext()));
  }
  /// The same of a tensor of another shape, at the image of the point.
  void add(mlir::Value value, mlir::AffineMap map);
  /// A tensor of linalg's, read as it is.
  void addTensor(mlir::Value tensor, mlir::AffineMap map);

  /// The elements of the values that were added, at a point.
  class Elements {
  public:
    mlir::Value operator()(mlir::Value value) const {
      return elements.at(value);
    }
    /// Of a tensor that is read at several positions.
    mlir::Value operator()(mlir::Value value, mlir::AffineMap map) const {
      return mapped.at({value, map});
    }

  private:
    friend class LoopNest;
    llvm::DenseMap<mlir::Value, mlir::Value> elements;
    llvm::DenseMap<std::pair<mlir::Value, mlir::AffineMap>, mlir::Value> mapped;
  };
  /// Emits the result at a point, from the elements and what the result held.
  using BodyFn = llvm::function_ref<mlir::Value(const Elements &, mlir::Value)>;

  /// Creates the op. The axes that `resultMap` lacks are reduced.
  mlir::Value create(mlir::Value init, mlir::AffineMap resultMap, BodyFn body);
  /// Without a reduction.
  mlir::Value create(mlir::Value init, BodyFn body) {
    return create(init,
                  mlir::AffineMap::getMultiDimIdentityMap(shape.size(),
                                                          init.getContext()),
                  body);
  }

private:
  struct Read {
    mlir::Value source; // a uop value, or what stands for it
    mlir::AffineMap map;
  };

  Read resolve(mlir::Value value, mlir::AffineMap map);
  void addSizes(llvm::SmallVectorImpl<mlir::Value> &inputs,
                llvm::SmallVectorImpl<mlir::AffineMap> &maps);
  mlir::Value emitIndices(IotaOp iota, mlir::AffineMap map);

  Converter &converter;
  mlir::Location loc;
  llvm::SmallVector<int64_t> shape;
  /// What is read at a point, by what it was before movement was made part of
  /// the map.
  llvm::MapVector<std::pair<mlir::Value, mlir::AffineMap>, Read> reads;
  llvm::SetVector<mlir::Operation *> arithmetic;
};

/// The position in the source of a mapped op of what is at `map` of its result.
mlir::AffineMap mapToSource(mlir::Operation *op, mlir::AffineMap map);

} // namespace uop::tolinalg

#endif // UOP_LIB_CONVERSION_UOPTOLINALG_LOOPNEST_H
