//===- WideIntegers.cpp - Integers of 4 and 48 bits -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Weights of 4 bits, and sums of 48 bits. The specification leaves open what a
// sum is that does not fit, so that one of 64 bits is as good.
//
//===----------------------------------------------------------------------===//

#include "WideIntegers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"

using namespace mlir;

/// The integer of a width that uop has, or null if the type need not change.
static IntegerType getWidened(Type type) {
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  if (!integer || !integer.isSignless())
    return {};
  if (integer.getWidth() == 48)
    return IntegerType::get(type.getContext(), 64);
  return integer.getWidth() == 4 ? IntegerType::get(type.getContext(), 8)
                                 : IntegerType();
}

static bool isOdd(Type type) { return getWidened(type) != nullptr; }

/// Computes the same of numbers that fit.
static bool isWidthless(Operation *op) {
  if (isa<arith::ExtSIOp, arith::ConstantOp, arith::MaxSIOp, arith::MinSIOp,
          arith::ShRSIOp, arith::SelectOp, arith::SIToFPOp>(op))
    return true;
  // Sums of 4 bits wrap.
  if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op))
    return getElementTypeOrSelf(op->getResult(0).getType()).isInteger(48);
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return compare.getPredicate() < arith::CmpIPredicate::ult;
  if (isa<arith::TruncIOp>(op))
    return !isOdd(op->getResult(0).getType());
  return isa<linalg::LinalgDialect, tensor::TensorDialect, scf::SCFDialect,
             func::FuncDialect>(op->getDialect()) &&
         !isa<tensor::BitcastOp>(op);
}

static bool hasOddType(Operation *op) {
  if (auto function = dyn_cast<func::FuncOp>(op))
    return llvm::any_of(function.getArgumentTypes(), isOdd) ||
           llvm::any_of(function.getResultTypes(), isOdd);
  return llvm::any_of(op->getOperandTypes(), isOdd) ||
         llvm::any_of(op->getResultTypes(), isOdd);
}

static void replaceTypes(ModuleOp module) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](IntegerType type) -> std::optional<Type> {
    IntegerType wide = getWidened(type);
    return wide ? wide : type;
  });
  replacer.addReplacement([](IntegerAttr number) -> std::optional<Attribute> {
    IntegerType wide = getWidened(number.getType());
    if (!wide)
      return std::nullopt;
    return IntegerAttr::get(wide, number.getValue().sext(wide.getWidth()));
  });
  replacer.addReplacement(
      [](DenseIntElementsAttr numbers) -> std::optional<Attribute> {
        IntegerType wide = getWidened(numbers.getType());
        if (!wide)
          return std::nullopt;
        return numbers.mapValues(wide, [&](const APInt &value) {
          return value.sext(wide.getWidth());
        });
      });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

LogicalResult uop::widenTosaIntegers(ModuleOp module, bool partial) {
  LogicalResult result = success();
  bool isWhole = true;
  SmallVector<Operation *> users;
  module.walk([&](Operation *op) {
    if (!hasOddType(op))
      return;
    users.push_back(op);
    if (op->getDialect() && isWidthless(op))
      return;
    isWhole = false;
    if (partial)
      return;
    result = op->emitOpError("cannot be converted to uop: it computes with "
                             "integers of 4 or 48 bits, which have 8 or 64 "
                             "bits in uop");
  });
  if (!isWhole || users.empty())
    return result;
  replaceTypes(module);
  for (Operation *op : users) {
    if (!isa<arith::ExtSIOp, arith::TruncIOp>(op) ||
        op->getOperand(0).getType() != op->getResult(0).getType())
      continue;
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
  }
  return success();
}
