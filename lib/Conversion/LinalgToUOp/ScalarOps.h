//===- ScalarOps.h - arith and math, element by element ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_SCALAROPS_H
#define UOP_CONVERSION_LINALGTOUOP_SCALAROPS_H

#include "ElementBuilder.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Support/DebugStringHelper.h"

namespace uop::fromlinalg {

/// Why something is not converted: what it is about, and a sentence.
struct Refusal {
  mlir::Operation *op = nullptr;
  std::string reason;

  llvm::LogicalResult set(mlir::Operation *about, const llvm::Twine &why) {
    op = about;
    reason = why.str();
    return mlir::failure();
  }
};

/// Whether convertScalarOp knows the op, whatever its types are.
bool isArithmeticOp(mlir::Operation *op);

/// Makes what an op of arith or math computes, for tensors of its operands.
/// The op itself may work on scalars or on tensors. What is poison or undefined
/// for it is any value.
mlir::FailureOr<llvm::SmallVector<mlir::Value>>
convertScalarOp(mlir::Operation *op, mlir::ValueRange operands,
                ElementBuilder &elements, Refusal &refusal);

/// What arith.addi, muli, minsi and so on make of two elements. i1 has two's
/// complement of one bit there, and is a truth value in uop.
mlir::Value createIntegerOp(ElementBuilder &elements, mlir::Operation *op,
                            mlir::Value lhs, mlir::Value rhs);

/// The functions of math that uop has no op for, of floats of any type.
/// `wide` elements are computed with. Null if there is no such function here.
mlir::Value createMathFunction(ElementBuilder &elements, mlir::Operation *op,
                               mlir::ValueRange operands);
/// The same of integers.
mlir::Value createBitFunction(ElementBuilder &elements, mlir::Operation *op,
                              mlir::ValueRange operands);

/// `magnitude` with the sign of `sign`, NaN included.
mlir::Value createCopySign(ElementBuilder &elements, mlir::Value magnitude,
                           mlir::Value sign);

/// A float as one of a narrower type. Failure if its numbers are not bytes or
/// wider, and the mode is not to nearest even.
mlir::FailureOr<mlir::Value>
createTruncF(ElementBuilder &elements, mlir::Value x, mlir::Type to,
             std::optional<mlir::arith::RoundingMode> mode);
/// arith.scaling_extf, and scaling_truncf with the failures of createTruncF.
mlir::Value createScalingExtF(ElementBuilder &elements, mlir::Value x,
                              mlir::Value scale, mlir::Type to);
mlir::FailureOr<mlir::Value>
createScalingTruncF(ElementBuilder &elements, mlir::Value x, mlir::Value scale,
                    mlir::Type to,
                    std::optional<mlir::arith::RoundingMode> mode);

/// The comparison of arith.cmpf.
mlir::Value createCmpF(ElementBuilder &elements,
                       mlir::arith::CmpFPredicate predicate, mlir::Value lhs,
                       mlir::Value rhs);

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_SCALAROPS_H
