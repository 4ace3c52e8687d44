//===- LinearForm.cpp - Indices as sums of products -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/LinearForm.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

/// sum += lhs * rhs; false if 64 bits do not hold it.
static bool addTo(int64_t &sum, int64_t lhs, int64_t rhs) {
  int64_t product;
  return !llvm::MulOverflow(lhs, rhs, product) &&
         !llvm::AddOverflow(sum, product, sum);
}

std::optional<LinearForm> LinearForm::get(Value index) {
  constexpr size_t maxParts = 64;
  LinearForm form;
  SmallVector<std::pair<Value, int64_t>> worklist = {{index, 1}};
  for (size_t i = 0; i != worklist.size(); ++i) {
    if (i == maxParts)
      return std::nullopt;
    auto [value, factor] = worklist[i];
    APInt number;
    if (matchPattern(value, m_ConstantInt(&number))) {
      if (!addTo(form.constant, number.getSExtValue(), factor))
        return std::nullopt;
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (isa_and_nonnull<AddOp, SubOp>(op)) {
      int64_t other = factor;
      if (isa<SubOp>(op) && llvm::MulOverflow(factor, int64_t(-1), other))
        return std::nullopt;
      worklist.emplace_back(op->getOperand(0), factor);
      worklist.emplace_back(op->getOperand(1), other);
      continue;
    }
    if (isa_and_nonnull<MulOp>(op)) {
      bool isRight = matchPattern(op->getOperand(1), m_ConstantInt(&number));
      if (isRight || matchPattern(op->getOperand(0), m_ConstantInt(&number))) {
        int64_t product;
        if (llvm::MulOverflow(factor, number.getSExtValue(), product))
          return std::nullopt;
        worklist.emplace_back(op->getOperand(isRight ? 0 : 1), product);
        continue;
      }
    }
    if (!addTo(form.terms[value], factor, 1))
      return std::nullopt;
  }
  form.terms.remove_if([](const auto &term) { return term.second == 0; });
  return form;
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

std::optional<int64_t>
LinearForm::getStride(Value range,
                      llvm::function_ref<bool(Value)> dependsOn) const {
  int64_t stride = 0;
  for (auto [term, factor] : terms) {
    if (term == range)
      stride = factor;
    else if (!term.getDefiningOp<RangeOp>() && dependsOn(term))
      return std::nullopt;
  }
  return stride;
}

std::optional<int64_t> uop::getStride(Value index, Value range) {
  std::optional<LinearForm> form = LinearForm::get(index);
  if (!form)
    return std::nullopt;
  return form->getStride(
      range, [&](Value term) { return dependsOn(term, range).value_or(true); });
}

bool uop::isReadAtOnce(PackOp pack) {
  std::optional<LinearForm> first;
  Value source;
  for (auto [number, input] : llvm::enumerate(pack.getInputs())) {
    auto load = input.getDefiningOp<LoadOp>();
    if (!load || load.getGate() || isa<VectorType>(load.getType()) ||
        (source && load.getSource() != source))
      return false;
    source = load.getSource();
    std::optional<LinearForm> form = LinearForm::get(load.getOffset());
    if (!form)
      return false;
    if (!first)
      first = form;
    bool isNext =
        form->getConstant() == first->getConstant() + int64_t(number) &&
        form->getTerms().size() == first->getTerms().size() &&
        llvm::all_of(form->getTerms(), [&](const auto &term) {
          auto it = first->getTerms().find(term.first);
          return it != first->getTerms().end() && it->second == term.second;
        });
    if (!isNext)
      return false;
  }
  return true;
}

std::optional<int64_t> uop::getGreatest(Value index, Value range,
                                        int64_t size) {
  std::optional<LinearForm> form = LinearForm::get(index);
  if (!form)
    return std::nullopt;
  int64_t greatest = form->getConstant();
  for (auto [term, factor] : form->getTerms()) {
    auto axis = term.getDefiningOp<RangeOp>();
    if (!axis || !axis.getStaticSize() || factor < 0)
      return std::nullopt;
    int64_t points = term == range ? size : int64_t(*axis.getStaticSize());
    if (!addTo(greatest, points - 1, factor))
      return std::nullopt;
  }
  return greatest;
}
