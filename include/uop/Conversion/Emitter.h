//===- Emitter.h - Scalar code in upstream dialects -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_EMITTER_H
#define UOP_CONVERSION_EMITTER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/MapVector.h"

namespace uop {

/// Whether values of the (element) type are held as their bits: the floats of
/// at most 16 bits.
bool isNarrowFloat(mlir::Type type);

/// The type that values of a uop type have after the conversion: integers
/// without sign, narrow floats as integers of their width, others as they are.
mlir::Type getLoweredType(mlir::Type type);

/// The same for an element in memory, where i1 takes a byte.
mlir::Type getStorageType(mlir::Type element);

/// `value`, of a uop type, as an attribute of the lowered type.
mlir::TypedAttr getLoweredAttr(mlir::TypedAttr value);

/// For what the target has instructions; integer arithmetic does it otherwise.
struct NativeInstructions {
  /// Conversions of f16 from and to f32.
  bool f16 = false;
  /// Dot products of four unsigned numbers of 8 bits and four signed ones, in
  /// each lane of a vector of 4, 8 or 16: AVX-512 VNNI.
  bool dot = false;
  /// Bytes of the largest vectors for which there is the same of two signed
  /// numbers of 16 bits each, pmaddwd of x86; 0 for none.
  int64_t dotI16 = 0;
  /// The same of two numbers of bf16 each: AVX-512 BF16.
  bool dotBF16 = false;
};

/// Arithmetic on signless integers, floats, and vectors of them, folded as it
/// is made. Constants are made once, at the start of the function.
class Emitter {
public:
  Emitter(mlir::Location loc, mlir::Block *entry,
          const NativeInstructions &native = {});

  const NativeInstructions &getNative() const { return native; }

  mlir::ImplicitLocOpBuilder &getBuilder() { return builder; }
  void setLoc(mlir::Location loc) { builder.setLoc(loc); }

  mlir::Value constant(mlir::TypedAttr value);
  mlir::Value constant(mlir::Type type, const llvm::APInt &value);
  /// The low bits of `value` as an integer (or its sign-extension).
  mlir::Value constant(mlir::Type type, int64_t value);
  /// `value` must be a number of the float type.
  mlir::Value constantFloat(mlir::Type type, double value);

  template <typename OpTy, typename... Args>
  mlir::Value emit(Args &&...args) {
    return unique(builder.createOrFold<OpTy>(std::forward<Args>(args)...));
  }

  mlir::Value add(mlir::Value lhs, mlir::Value rhs);
  mlir::Value sub(mlir::Value lhs, mlir::Value rhs);
  mlir::Value mul(mlir::Value lhs, mlir::Value rhs);
  mlir::Value bitAnd(mlir::Value lhs, mlir::Value rhs);
  mlir::Value bitOr(mlir::Value lhs, mlir::Value rhs);
  mlir::Value bitXor(mlir::Value lhs, mlir::Value rhs);
  mlir::Value shl(mlir::Value lhs, int64_t amount);
  mlir::Value shru(mlir::Value lhs, int64_t amount);
  mlir::Value bitNot(mlir::Value value);
  mlir::Value cmp(mlir::arith::CmpIPredicate predicate, mlir::Value lhs,
                  mlir::Value rhs);
  mlir::Value cmp(mlir::arith::CmpFPredicate predicate, mlir::Value lhs,
                  mlir::Value rhs);
  mlir::Value select(mlir::Value condition, mlir::Value lhs, mlir::Value rhs);

  /// `value` in the integer type (of `value`'s shape) `element`; an index is 64
  /// bits wide.
  mlir::Value resize(mlir::Value value, mlir::Type element, bool isUnsigned);

  /// `value`'s bits in another element type of the same width.
  mlir::Value bitcast(mlir::Value value, mlir::Type element);

  /// Erases the constants that nothing uses.
  void eraseDeadConstants();

  /// The constant that `value` is, splat included.
  static std::optional<llvm::APInt> getConstant(mlir::Value value);

private:
  /// Where folding made a constant, the known one in its place.
  mlir::Value unique(mlir::Value value);

  mlir::ImplicitLocOpBuilder builder;
  mlir::Block *entry;
  NativeInstructions native;
  mlir::Operation *lastConstant = nullptr;
  llvm::MapVector<mlir::Attribute, mlir::Value> constants;
};

} // namespace uop

#endif // UOP_CONVERSION_EMITTER_H
