//===- UOpDeviceOps.cpp - Several devices -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace uop;

StringAttr uop::getHostDevice(MLIRContext *context) {
  return StringAttr::get(context, "cpu:0");
}

//===----------------------------------------------------------------------===//
// MultiType
//===----------------------------------------------------------------------===//

LogicalResult
MultiType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                  RankedTensorType part, int64_t count) {
  if (count < 1)
    return emitError() << "needs at least one part, got " << count;
  if (!isElementType(part.getElementType()))
    return emitError()
           << "parts must be tensors of an element type of uop, got " << part;
  return success();
}

//===----------------------------------------------------------------------===//
// CopyOp
//===----------------------------------------------------------------------===//

LogicalResult CopyOp::verify() {
  auto [kind, number] = getDevice().split(':');
  auto isKindChar = [](char c) { return c == '_' || llvm::isLower(c); };
  unsigned value;
  if (!kind.empty() && llvm::all_of(kind, isKindChar) &&
      llvm::all_of(number, llvm::isDigit) && !number.getAsInteger(10, value) &&
      (number.size() == 1 || number[0] != '0'))
    return success();
  return emitOpError("device must be a kind and a number such as \"cpu:1\", "
                     "got ")
         << getDeviceAttr();
}

OpFoldResult CopyOp::fold(FoldAdaptor) {
  auto inner = getSource().getDefiningOp<CopyOp>();
  if (!inner)
    return {};
  if (inner.getDevice() == getDevice() && !getClone())
    return inner.getResult();
  // copy(copy(x) to a) to b -> copy(x) to b
  getSourceMutable().assign(inner.getSource());
  return getResult();
}

//===----------------------------------------------------------------------===//
// MStackOp, MSelectOp, MultiOp, AllReduceOp
//===----------------------------------------------------------------------===//

LogicalResult MStackOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  ValueRange parts = adaptor.getParts();
  if (parts.empty())
    return emitOptionalError(loc, "'uop.mstack' op needs at least one part");
  auto first = cast<RankedTensorType>(parts.front().getType());
  for (auto [number, part] : llvm::enumerate(parts))
    if (part.getType() != first)
      return emitOptionalError(loc, "'uop.mstack' op part ", number,
                               " has type ", part.getType(), ", part 0 has ",
                               first);
  types.push_back(MultiType::get(first.getContext(), first, parts.size()));
  return success();
}

/// The select ops of `parts` that give all of them in order, from one value.
static Value getUnstacked(OperandRange parts) {
  Value whole;
  for (auto [number, part] : llvm::enumerate(parts)) {
    auto select = part.getDefiningOp<MSelectOp>();
    if (!select || select.getIndex() != number ||
        (whole && select.getParts() != whole))
      return {};
    whole = select.getParts();
  }
  return whole;
}

OpFoldResult MStackOp::fold(FoldAdaptor) {
  Value whole = getUnstacked(getParts());
  return whole && whole.getType() == getType() ? whole : Value();
}

LogicalResult MSelectOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> loc,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  auto multi = cast<MultiType>(adaptor.getParts().getType());
  auto index = static_cast<int64_t>(adaptor.getIndex());
  if (index < 0 || index >= multi.getCount())
    return emitOptionalError(loc, "'uop.mselect' op index ", index,
                             " is out of range of ", multi.getCount(),
                             " parts");
  types.push_back(multi.getPart());
  return success();
}

OpFoldResult MSelectOp::fold(FoldAdaptor) {
  if (auto stack = getParts().getDefiningOp<MStackOp>())
    return stack.getParts()[getIndex()];
  return {};
}

LogicalResult MultiOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> loc,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  auto multi = cast<MultiType>(adaptor.getParts().getType());
  RankedTensorType part = multi.getPart();
  if (!adaptor.getAxis()) {
    types.push_back(part);
    return success();
  }
  auto axis = static_cast<int64_t>(*adaptor.getAxis());
  if (axis < 0 || axis >= part.getRank())
    return emitOptionalError(loc, "'uop.multi' op axis ", axis,
                             " is out of range of rank ", part.getRank());
  if (!part.hasStaticShape())
    return emitOptionalError(loc, "'uop.multi' op needs static shapes, got ",
                             part);
  SmallVector<int64_t> shape(part.getShape());
  if (llvm::MulOverflow(shape[axis], multi.getCount(), shape[axis]))
    return emitOptionalError(loc, "'uop.multi' op axis ", axis,
                             " is longer than 64 bits count");
  types.push_back(part.clone(shape));
  return success();
}

OpFoldResult MultiOp::fold(FoldAdaptor) {
  auto stack = getParts().getDefiningOp<MStackOp>();
  if (!stack)
    return {};
  // All parts one value, or but one part.
  bool isOne = stack.getParts().size() == 1 ||
               (!getAxis() && llvm::all_equal(stack.getParts()));
  return isOne ? stack.getParts().front() : Value();
}

OpFoldResult AllReduceOp::fold(FoldAdaptor) {
  if (getType().getCount() == 1)
    return getParts();
  // The largest of equal parts is the part.
  auto inner = getParts().getDefiningOp<AllReduceOp>();
  bool isIdempotent =
      getKind() == ReduceKind::max || getKind() == ReduceKind::min;
  if (inner && inner.getKind() == getKind() && isIdempotent)
    return inner.getResult();
  return {};
}
