//===- Passes.td - Passes from uop to uop ------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file for each stage, in the order of the pipeline.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD

include "uop/Dialect/UOp/Transforms/TensorPasses.td"
include "uop/Dialect/UOp/Transforms/RangePasses.td"
include "uop/Dialect/UOp/Transforms/KernelPasses.td"
include "uop/Dialect/UOp/Transforms/SchedulePasses.td"
include "uop/Dialect/UOp/Transforms/MemoryPasses.td"

#endif // UOP_DIALECT_UOP_TRANSFORMS_PASSES_TD
