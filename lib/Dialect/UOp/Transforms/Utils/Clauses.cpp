//===- Clauses.cpp - The parts of a condition -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Clauses.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;

SmallVector<Value> uop::getClauses(Value condition) {
  SmallVector<Value> clauses, worklist = {condition};
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (auto both = value.getDefiningOp<AndOp>()) {
      worklist.push_back(both.getRhs());
      worklist.push_back(both.getLhs());
    } else {
      clauses.push_back(value);
    }
  }
  return clauses;
}
