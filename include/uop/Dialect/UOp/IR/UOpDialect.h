//===- UOpDialect.h - The uop dialect and its ops ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPDIALECT_H
#define UOP_DIALECT_UOP_IR_UOPDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "uop/Dialect/UOp/IR/Computes.h"
#include "uop/Dialect/UOp/IR/InOrder.h"
#include "uop/Dialect/UOp/IR/NeverMerged.h"

#include "uop/Dialect/UOp/IR/UOpEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "uop/Dialect/UOp/IR/UOpAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "uop/Dialect/UOp/IR/UOpTypes.h.inc"

namespace uop {
class IndexBuilder;

/// The element of operand number `operand` at `position`, if `gate` holds.
using OperandElementFn = llvm::function_ref<mlir::Value(
    unsigned operand, mlir::ValueRange position, mlir::Value gate)>;

/// Ops whose result is their operand; they say something about it to a pass.
template <typename ConcreteType>
class MarkOp : public mlir::OpTrait::TraitBase<ConcreteType, MarkOp> {};

/// All runtime buffers: what `uop.buffer` reads and `uop.assign` writes.
struct RuntimeBufferResource
    : public mlir::SideEffects::Resource::Base<RuntimeBufferResource> {
  llvm::StringRef getName() final { return "RuntimeBuffer"; }
};

/// Marks an argument of a function whose memory a result may take.
inline constexpr llvm::StringLiteral kDonatedAttrName = "uop.donated";

/// On a uop.range whose size is a value: the greatest that this may be.
inline constexpr llvm::StringLiteral kMaxSizeAttrName = "uop.max";

/// `i1` in the shape of `type`: a tensor, a vector or a scalar.
mlir::Type getI1SameShape(mlir::Type type);
/// The same with element type i32.
mlir::Type getI32SameShape(mlir::Type type);

/// `type` with another element type; a scalar becomes `element` itself.
mlir::Type withElementType(mlir::Type type, mlir::Type element);

/// The attribute of `type` (scalar, vector or tensor) all of whose elements
/// are `value`, an IntegerAttr or FloatAttr of the element type.
mlir::TypedAttr getSplatAttr(mlir::Type type, mlir::Attribute value);

/// The identity of a reduction of `kind` over elements of `type`.
mlir::TypedAttr getReductionIdentity(ReduceKind kind, mlir::Type type);

/// In which type a reduction of such elements is accumulated, so that it is
/// rounded once: f32 for sums and products of narrower floats.
mlir::Type getWideElement(ReduceKind kind, mlir::Type element);

/// What a reduction of two values is, in their type.
mlir::Value createCombination(mlir::OpBuilder &builder, mlir::Location loc,
                              ReduceKind kind, mlir::Value lhs,
                              mlir::Value rhs);

/// Whether `op` is what createCombination makes for `kind`.
bool isCombination(mlir::Operation *op, ReduceKind kind);

/// What changes no element of `type` (a scalar) that it is combined with: the
/// identity, with -0.0 for a sum of floats.
mlir::TypedAttr getExactIdentity(ReduceKind kind, mlir::Type type);

/// The number of elements of a type of static shape; null where 64 bits cannot
/// count them.
std::optional<int64_t> countElements(mlir::ShapedType type);

/// `scalar` in all lanes of a vector with the shape of `like`; as it is where
/// that is none.
mlir::Value broadcastLike(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value scalar, mlir::Type like);

/// Whether `type` is an element type of the dialect; index is none.
bool isElementType(mlir::Type type);

/// `value` in another float type as `uop.cast` rounds it, once.
llvm::APFloat roundTo(mlir::FloatType type, llvm::APFloat value,
                      bool saturate = false);
/// The same of an integer.
llvm::APFloat roundTo(mlir::FloatType type, const llvm::APInt &value,
                      bool isUnsigned, bool saturate = false);

/// Whether `uop.cast` to `to` may say `saturate`: `to` is a float of at most 16
/// bits, and `from` has larger numbers, or infinities.
bool canSaturate(mlir::Type from, mlir::Type to);

/// Whether an integer type is compared, shifted and divided as unsigned: the
/// `ui*` types and `i1`.
bool isUnsignedType(mlir::Type type);

/// The device of a function's arguments and results: "cpu:0".
mlir::StringAttr getHostDevice(mlir::MLIRContext *context);

/// The name of the attribute of a kernel that has its schedule.
inline constexpr llvm::StringLiteral kScheduleAttrName = "uop.schedule";

/// A unit attribute of a uop.store: what it writes is not read soon, and need
/// not replace anything in the caches.
inline constexpr llvm::StringLiteral kNontemporalAttrName = "uop.nontemporal";

/// A unit attribute of a uop.bufferize of reductions: the loops of these are
/// around those over the tile, which holds what is accumulated meanwhile.
inline constexpr llvm::StringLiteral kAccumulatedAttrName = "uop.accumulated";

/// Whether some op of the kernel writes this argument of it.
bool isWrittenArgument(mlir::BlockArgument argument);
} // namespace uop

#include "uop/Dialect/UOp/IR/UOpDialect.h.inc"
#include "uop/Dialect/UOp/IR/UOpInterfaces.h.inc"

#define GET_OP_CLASSES
#include "uop/Dialect/UOp/IR/UOpOps.h.inc"

#endif // UOP_DIALECT_UOP_IR_UOPDIALECT_H
