//===- GPUTarget.h - Kernels to the code of a GPU ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TARGET_GPU_GPUTARGET_H
#define UOP_TARGET_GPU_GPUTARGET_H

#include "uop/Runtime/Device.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace uop::device {

/// What a launch must know of a lowered kernel.
struct KernelShape {
  int64_t threadExtent = 1;
  int64_t blockSize = 1;
  /// See runtime::DeviceCode::Kernel.
  std::vector<unsigned> elementBytes;
  std::vector<runtime::TensorMapInfo> maps;
  size_t sharedBytes = 0;
};

/// What the function `name` of the gpu.module in `module` takes. Error at
/// `module`: it is not there.
mlir::FailureOr<KernelShape> getKernelShape(mlir::ModuleOp module,
                                            llvm::StringRef name);

/// Names of kernels in device code: the names of `kernels` as identifiers of C,
/// each once, and none that a device's library has.
std::vector<std::string> getDeviceNames(llvm::ArrayRef<std::string> kernels);

/// Lowers the gpu.module of `module`, which convert-uop-to-gpu made, to
/// `format`
/// ("spirv", "ptx", "gpu": the text of the module itself), for `chip` where the
/// format has several. Fails after an error at the op that cannot be lowered.
mlir::FailureOr<std::vector<char>> generateCode(mlir::ModuleOp module,
                                                llvm::StringRef format,
                                                llvm::StringRef chip,
                                                bool verifyEach = false);

/// Whether LLVM makes code for that chip of NVIDIA's or AMD's.
bool isKnownChip(llvm::StringRef chip);

} // namespace uop::device

#endif // UOP_TARGET_GPU_GPUTARGET_H
