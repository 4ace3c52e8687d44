//===- ProgramBuilder.h - What families of ops are written with -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A family writes one random op, or a few that belong together, into a program
// under construction. To add one: a function in one of the *Families.cpp files
// and a line in the table at its end. Elementwise ops and marks, those that
// have the type of their operands for result and need no attribute, are found
// by themselves.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPSMITH_PROGRAMBUILDER_H
#define UOP_LIB_TOOLS_UOPSMITH_PROGRAMBUILDER_H

#include "ErrorBounds.h"
#include "Random.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/Builders.h"

namespace uop::smith {

using mlir::RankedTensorType;
using mlir::Type;
using mlir::Value;
using Shape = llvm::SmallVector<int64_t, 6>;

/// Tensors stay small: the interpreter is slow.
inline constexpr int64_t kMaxElements = 400;

class ProgramBuilder {
public:
  ProgramBuilder(mlir::OpBuilder &builder, mlir::Location loc, uint64_t seed);

  Random random;
  mlir::OpBuilder &builder;
  mlir::Location loc;

  /// Makes an op whose result others may use.
  template <typename OpTy, typename... Args>
  Value emit(Args &&...args) {
    Value result =
        OpTy::create(builder, loc, std::forward<Args>(args)...)->getResult(0);
    addValue(result);
    return result;
  }
  void addValue(Value value) { values.push_back(value); }

  /// A value: the later the likelier, so that programs become deep.
  Value pick();
  /// A value of this type: one that there is, or a new one.
  Value valueOfType(RankedTensorType type);
  Value constant(RankedTensorType type);
  /// A constant of rank 0 or 1 with awkward values among the small ones.
  Type elementType();
  Type floatType();
  Type integerType();
  Shape shape();
  /// Some axes of a tensor, in ascending order.
  llvm::SmallVector<int64_t> someAxes(int64_t rank);
  /// Any axis; the rank is not 0.
  int64_t axis(int64_t rank) { return random.below(rank); }

  llvm::ArrayRef<Value> getValues() const { return values; }
  /// Forgets all values but the first `count`.
  void truncateValues(size_t count) { values.resize(count); }
  llvm::ArrayRef<Type> getElementTypes() const { return elementTypes; }

private:
  llvm::SmallVector<Value> values;
  llvm::SmallVector<Type> elementTypes;
};

inline RankedTensorType getTensorType(Value value) {
  return llvm::cast<RankedTensorType>(value.getType());
}

/// Whether sums are made of the elements, and not only choices of them.
inline bool hasArithmetic(RankedTensorType type) {
  return !type.getElementType().isInteger(1) &&
         !isStorageType(type.getElementType());
}

struct Family {
  llvm::StringLiteral name;
  /// How often, relative to the others.
  unsigned weight;
  /// Writes something. False: not with what there is now.
  bool (*write)(ProgramBuilder &);
};

llvm::ArrayRef<Family> getElementwiseFamilies();
llvm::ArrayRef<Family> getMovementFamilies();
llvm::ArrayRef<Family> getDataFamilies();

} // namespace uop::smith

#endif // UOP_LIB_TOOLS_UOPSMITH_PROGRAMBUILDER_H
