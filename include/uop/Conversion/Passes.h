//===- Passes.h - Conversions from and to uop -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_PASSES_H
#define UOP_CONVERSION_PASSES_H

#include "uop/Conversion/Bufferize.h"
#include "uop/Conversion/LinalgToUOp.h"
#include "uop/Conversion/LoopsToLLVM.h"
#include "uop/Conversion/SCFToUOp.h"
#include "uop/Conversion/StableHLOToUOp.h"
#include "uop/Conversion/TosaToUOp.h"
#include "uop/Conversion/UOpToGPU.h"
#include "uop/Conversion/UOpToLinalg.h"
#include "uop/Conversion/UOpToLoops.h"

namespace uop {
#define GEN_PASS_REGISTRATION
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

#endif // UOP_CONVERSION_PASSES_H
