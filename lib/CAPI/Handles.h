//===- Handles.h - What the C interface's handles are -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CAPI_HANDLES_H
#define UOP_LIB_CAPI_HANDLES_H

#include "uop-c/Runtime.h"
#include "uop/Runtime/Artifact.h"

struct UOpModel {
  std::shared_ptr<const uop::runtime::Plan> plan;
  std::string signature;
};

namespace uop::capi {

UOpError makeError(const std::string &message);

/// Gives `*model` a model of `plan`.
UOpError makeModel(std::shared_ptr<const runtime::Plan> plan, UOpModel **model);

} // namespace uop::capi

#endif // UOP_LIB_CAPI_HANDLES_H
