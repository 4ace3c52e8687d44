//===- Converter.h - uop's tensor stage to linalg ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLINALG_CONVERTER_H
#define UOP_LIB_CONVERSION_UOPTOLINALG_CONVERTER_H

#include "ScalarOps.h"

namespace uop::tolinalg {

/// Converts the ops of one function, each where it stands. What only loop nests
/// read, and costs nothing or is read once, becomes part of these.
class Converter {
public:
  Converter(mlir::Location loc, mlir::Block &entry) : emitter(loc, &entry) {}

  /// Decides which ops become part of the loop nests that read them; `ops` are
  /// those of the function in their order.
  void planNests(mlir::ArrayRef<mlir::Operation *> ops);

  /// Makes what `op` computes, unless it is part of a loop nest.
  void convert(mlir::Operation *op);

  /// What stands for `value` now.
  mlir::Value get(mlir::Value value);
  void set(mlir::Value value, mlir::Value result) { results[value] = result; }

  bool isPartOfNest(mlir::Operation *op) const { return parts.contains(op); }
  Emitter &getEmitter() { return emitter; }

  /// `value` with the shape of `type`, elements in their order.
  mlir::Value reshape(mlir::Location loc, mlir::Value value,
                      mlir::RankedTensorType type);
  /// A tensor of one value.
  mlir::Value fill(mlir::Location loc, mlir::Value scalar,
                   mlir::RankedTensorType type);
  mlir::Value empty(mlir::Location loc, mlir::RankedTensorType type);
  mlir::Value zero(mlir::Type element);

  void finish() { emitter.eraseDeadConstants(); }

private:
  void convertTensorOp(mlir::Operation *op, mlir::RankedTensorType type);
  bool joinsNests(mlir::Operation *op) const;

  mlir::Value convertElementwise(mlir::Operation *op);
  mlir::Value convertReduceAxis(ReduceAxisOp op);
  mlir::Value convertIota(IotaOp op);
  mlir::Value convertMapped(mlir::Operation *op);
  mlir::Value convertPad(PadOp op);
  mlir::Value convertShrink(ShrinkOp op);
  mlir::Value convertCat(CatOp op);
  mlir::Value convertView(ViewOp op);
  mlir::Value convertAssign(AssignOp op);
  mlir::Value convertGather(GatherOp op);
  mlir::Value convertScatter(ScatterOp op);

  void convertOrder(mlir::Operation *op, int64_t axis, bool isDescending);

  Emitter emitter;
  llvm::DenseMap<mlir::Value, mlir::Value> results;
  llvm::DenseSet<mlir::Operation *> parts;
};

/// Whether `op` reads each element of its only tensor source at a projection of
/// the element's own position.
bool isMapped(mlir::Operation *op);

/// Whether `op` is an elementwise op on tensors.
bool isTensorArithmetic(mlir::Operation *op);

} // namespace uop::tolinalg

#endif // UOP_LIB_CONVERSION_UOPTOLINALG_CONVERTER_H
