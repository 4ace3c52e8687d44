//===- GroupRemarks.cpp - What of a plan runs at the same time --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanBuilder.h"

#include "uop/Runtime/StepGroups.h"

#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace uop;

void uop::emitGroupRemarks(const runtime::Plan &plan, unsigned threads,
                           Location loc) {
  auto opts = remark::RemarkOpts::name("Group")
                  .category("uop-plan")
                  .function(plan.name);
  for (const runtime::StepGroup &group : runtime::groupSteps(plan, threads)) {
    if (group.steps.size() < 2)
      continue;
    auto describe = [&](auto &&remark) {
      remark << remark::metric("Steps", int64_t(group.steps.size()))
             << remark::metric("FirstStep", int64_t(group.steps.front()))
             << remark::metric("ApartNs", int64_t(group.apart))
             << remark::metric("TogetherNs", int64_t(group.together));
    };
    if (group.isConcurrent)
      describe(remark::passed(loc, opts)
               << remark::add("independent steps share the threads"));
    else
      describe(remark::missed(loc, opts)
               << remark::reason("sharing the threads gains too little"));
  }
}
