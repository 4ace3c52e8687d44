//===- Remarks.cpp - Decisions of the compiler, printed ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Remarks.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace uop;

namespace {
/// Not as diagnostics: compilations have handlers of their own for those.
struct PrintedRemarks : remark::detail::MLIRRemarkStreamerBase {
  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    if (auto place = remark.getLocation()->findInstanceOf<FileLineColLoc>())
      llvm::errs() << place.getFilename().getValue() << ":" << place.getLine()
                   << ":" << place.getColumn() << ": ";
    llvm::errs() << "remark: " << remark.getMsg() << "\n";
  }
};
} // namespace

LogicalResult run::printRemarks(MLIRContext &context, StringRef categories) {
  context.disableMultithreading();
  remark::RemarkCategories selected;
  selected.passed = selected.missed = selected.analysis = selected.failed =
      categories.str();
  return remark::enableOptimizationRemarks(
      context, std::make_unique<PrintedRemarks>(),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), selected);
}
