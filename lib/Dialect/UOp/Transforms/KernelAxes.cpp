//===- KernelAxes.cpp - The ranges of a kernel as its axes ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelAxes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;

std::optional<MutableOperandRange> uop::getRangeOperands(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<MutableOperandRange>>(op)
      .Case<StoreOp, ReduceOp, FoldOp, BufferizeOp, ContractOp, UnrollOp, IfOp>(
          [](auto user) { return user.getRangesMutable(); })
      .Case([](ScanOp scan) -> std::optional<MutableOperandRange> {
        return MutableOperandRange(
            scan, scan.getRangeMutable().getOperandNumber(), 1);
      })
      .Default([](Operation *) { return std::nullopt; });
}

/// Whether `value` is computed from `range`; null where that takes too long to
/// find out.
static std::optional<bool> dependsOn(Value value, Value range) {
  constexpr size_t maxOps = 256;
  SmallVector<Value> worklist = {value};
  llvm::SmallDenseSet<Value> seen;
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    if (current == range)
      return true;
    if (!seen.insert(current).second)
      continue;
    if (seen.size() == maxOps)
      return std::nullopt;
    if (Operation *op = current.getDefiningOp())
      llvm::append_range(worklist, op->getOperands());
  }
  return false;
}

std::optional<int64_t> uop::getStride(Value index, Value range) {
  constexpr size_t maxTerms = 64;
  int64_t stride = 0;
  SmallVector<std::pair<Value, int64_t>> worklist = {{index, 1}};
  for (size_t i = 0; i != worklist.size(); ++i) {
    if (i == maxTerms)
      return std::nullopt;
    auto [value, factor] = worklist[i];
    if (value == range) {
      if (llvm::AddOverflow(stride, factor, stride))
        return std::nullopt;
      continue;
    }
    Operation *op = value.getDefiningOp();
    APInt number;
    if (auto add = dyn_cast_or_null<AddOp>(op)) {
      worklist.emplace_back(add.getLhs(), factor);
      worklist.emplace_back(add.getRhs(), factor);
    } else if (auto sub = dyn_cast_or_null<SubOp>(op)) {
      worklist.emplace_back(sub.getLhs(), factor);
      worklist.emplace_back(sub.getRhs(), -factor);
    } else if (auto mul = dyn_cast_or_null<MulOp>(op);
               mul && (matchPattern(mul.getRhs(), m_ConstantInt(&number)) ||
                       matchPattern(mul.getLhs(), m_ConstantInt(&number)))) {
      bool isRight = matchPattern(mul.getRhs(), m_ConstantInt(&number));
      int64_t product;
      if (llvm::MulOverflow(factor, number.getSExtValue(), product))
        return std::nullopt;
      worklist.emplace_back(isRight ? mul.getLhs() : mul.getRhs(), product);
    } else if (dependsOn(value, range).value_or(true)) {
      return std::nullopt;
    }
  }
  return stride;
}

std::optional<int64_t> uop::getGreatest(Value index, Value range,
                                        int64_t size) {
  constexpr size_t maxTerms = 64;
  int64_t greatest = 0;
  SmallVector<std::pair<Value, int64_t>> worklist = {{index, 1}};
  for (size_t i = 0; i != worklist.size(); ++i) {
    auto [value, factor] = worklist[i];
    Operation *op = value.getDefiningOp();
    APInt number;
    if (i == maxTerms || factor < 0 || !op)
      return std::nullopt;
    if (auto add = dyn_cast<AddOp>(op)) {
      worklist.emplace_back(add.getLhs(), factor);
      worklist.emplace_back(add.getRhs(), factor);
      continue;
    }
    if (auto mul = dyn_cast<MulOp>(op)) {
      bool isRight = matchPattern(mul.getRhs(), m_ConstantInt(&number));
      if (!isRight && !matchPattern(mul.getLhs(), m_ConstantInt(&number)))
        return std::nullopt;
      int64_t product;
      if (llvm::MulOverflow(factor, number.getSExtValue(), product))
        return std::nullopt;
      worklist.emplace_back(isRight ? mul.getLhs() : mul.getRhs(), product);
      continue;
    }
    int64_t most;
    if (auto axis = dyn_cast<RangeOp>(op)) {
      if (!axis.getStaticSize())
        return std::nullopt;
      most = (value == range ? size : int64_t(*axis.getStaticSize())) - 1;
    } else if (matchPattern(op, m_ConstantInt(&number))) {
      most = number.getSExtValue();
    } else {
      return std::nullopt;
    }
    if (llvm::MulOverflow(factor, most, most) ||
        llvm::AddOverflow(greatest, most, greatest))
      return std::nullopt;
  }
  return greatest;
}

int64_t uop::countLanes(RangeOp range) {
  int64_t size = *range.getStaticSize();
  for (Operation *user : range->getUsers()) {
    auto ranges = getRangeOperands(user);
    if (ranges && !isa<StoreOp>(user) &&
        llvm::is_contained(ValueRange(*ranges), range.getResult()))
      return size;
  }
  return llvm::PowerOf2Ceil(size);
}

bool uop::hasVectorForm(Operation *op) {
  return isa<UOpDialect>(op->getDialect()) && op->getNumRegions() == 0 &&
         op->getNumResults() == 1 && isMemoryEffectFree(op) &&
         !isa<CustomOp, ContractOp, UnrollOp, GepOp, VectorizeOp, WmmaOp,
              BufferizeOp, InvalidOp, ScanOp>(op) &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<VectorType>);
}

ReduceOp uop::widenReduction(ReduceOp reduce) {
  Type type = reduce.getType();
  Type element = getElementTypeOrSelf(type);
  Type wide = getWideElement(reduce.getKind(), element);
  if (wide == element)
    return reduce;
  OpBuilder builder(reduce);
  Location loc = reduce.getLoc();
  Type wideType = withElementType(type, wide);
  Value value = CastOp::create(builder, loc, wideType, reduce.getValue());
  auto result = ReduceOp::create(builder, loc, wideType, reduce.getKind(),
                                 value, reduce.getRanges());
  Value rounded = CastOp::create(builder, loc, type, result);
  reduce.replaceAllUsesWith(rounded);
  reduce.erase();
  return result;
}
