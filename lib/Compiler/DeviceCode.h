//===- DeviceCode.h - The kernels of a plan for a device --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_DEVICECODE_H
#define UOP_LIB_COMPILER_DEVICECODE_H

#include "uop/Compiler/Compiler.h"

namespace uop {

/// How many threads keep a device busy, more or less: large reductions to fewer
/// elements have two stages.
inline constexpr int64_t kDeviceThreads = 256;

/// Whether the options ask for another device than the CPU.
bool isForDevice(const CompileOptions &options);

/// What kernels of a device are made for.
struct DeviceTarget {
  /// Null: any device of the kind, of which there may be none here.
  runtime::Device *device = nullptr;
  /// As runtime::Device has them.
  std::string format, chip;
  runtime::DeviceLimits limits;

  /// All that code for it depends on, as text.
  std::string describe() const;
};

/// Error at `loc`: there is no such device, or the options ask for what devices
/// do not have.
llvm::FailureOr<DeviceTarget> findDevice(const CompileOptions &options,
                                         mlir::Location loc);

/// What the cost model should know: that of the CPU with small tiles, which
/// each thread has for itself, and what the device says of itself.
mlir::TargetSystemSpecAttr describeDevice(mlir::TargetSystemSpecAttr machine,
                                          const DeviceTarget &target);

/// Lowers the kernels `symbols` of `module`, the programs of `result.plan` in
/// this order, and loads them into the plan's device, or fills `result.code` if
/// they are to be saved. Errors are reported at the op, or at the module if the
/// device does not take the code.
llvm::LogicalResult generateDeviceCode(mlir::ModuleOp module,
                                       const DeviceTarget &target,
                                       llvm::ArrayRef<std::string> symbols,
                                       const CompileOptions &options,
                                       CompileResult &result);

} // namespace uop

#endif // UOP_LIB_COMPILER_DEVICECODE_H
