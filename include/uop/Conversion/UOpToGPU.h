//===- UOpToGPU.h - From uop kernels to the gpu dialect ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_UOPTOGPU_H
#define UOP_CONVERSION_UOPTOGPU_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Pass/Pass.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {
#define GEN_PASS_DECL_CONVERTUOPTOGPUPASS
#define GEN_PASS_DECL_INSERTBARRIERSPASS
#define GEN_PASS_DECL_MAPTOBLOCKSPASS
#define GEN_PASS_DECL_MAPTOGRIDPASS
#define GEN_PASS_DECL_MATHTOINTRINSICSPASS
#define GEN_PASS_DECL_PREPAREFORPTXPASS
#define GEN_PASS_DECL_PREPAREFORSPIRVPASS
#define GEN_PASS_DECL_WIDENTHREADSPASS
#include "uop/Conversion/Passes.h.inc"

/// The gpu.module that convert-uop-to-gpu makes.
inline constexpr llvm::StringLiteral kGPUModuleName = "uop_kernels";
/// On a kernel whose blocks share more memory than a kernel has by itself: how
/// many bytes a launch must ask for.
inline constexpr llvm::StringLiteral kSharedBytesAttrName = "uop.shared_bytes";
/// On a kernel: how many of its last arguments are tensor maps.
inline constexpr llvm::StringLiteral kNumMapsAttrName = "uop.num_tensor_maps";
} // namespace uop

#endif // UOP_CONVERSION_UOPTOGPU_H
