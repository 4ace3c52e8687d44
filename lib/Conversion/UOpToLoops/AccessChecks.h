//===- AccessChecks.h - Accesses outside of their buffer --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_ACCESSCHECKS_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_ACCESSCHECKS_H

#include "AffineOffset.h"
#include "uop/Conversion/Emitter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace uop {

/// An error at an access that is certain to be made, and outside of its buffer.
llvm::LogicalResult rejectAccessesOutside(KernelOp kernel,
                                          const KernelAnalysis &analysis);

/// A load or store and the size of its buffer; of registers, the offset and
/// size are those of one thread.
struct CheckedAccess : Access {
  CheckedAccess(mlir::Operation *op, const KernelAnalysis &analysis);

  /// The greatest offset at which all elements are inside; negative if none is.
  int64_t getLastOffset() const { return size - extent; }

  int64_t size;
};

/// Checks of the accesses that are not proved to be inside of their buffer; see
/// kAccessChecksAttrName. Emits none unless the kernel asks for it.
class AccessChecks {
public:
  AccessChecks(KernelOp kernel, const KernelAnalysis &analysis,
               mlir::func::FuncOp func, Emitter &emitter);

  /// The type of the argument that failures are recorded in.
  static mlir::MemRefType getRecordType(KernelOp kernel);

  bool needsCheck(mlir::Operation *access) const;
  /// `gate` (null: always) and that `position` is inside; notes where it is
  /// not. Lane by lane if one of the two is a vector.
  mlir::Value emit(mlir::Operation *access, mlir::Value gate,
                   mlir::Value position);
  /// Writes down what was checked.
  void finish();

private:
  const KernelAnalysis &analysis;
  mlir::func::FuncOp func;
  Emitter &emitter;
  bool isEnabled;
  /// Each access has one number, however often it is emitted.
  llvm::MapVector<mlir::Operation *, unsigned> sites;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_ACCESSCHECKS_H
