//===- Emulator.h - GPU kernels executed, thread by thread -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_EMULATOR_EMULATOR_H
#define UOP_EMULATOR_EMULATOR_H

#include "uop/Runtime/Device.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/BitVector.h"

#include <memory>

namespace uop::emulator {

/// Memory that kernels share, and which bytes of it hold a value.
struct Memory {
  uint8_t *data = nullptr;
  llvm::BitVector defined;
};

/// An argument of a launch: memory and the first byte of the buffer in it, or,
/// without memory, an integer.
struct Argument {
  Memory *memory = nullptr;
  uint64_t value = 0;
};

/// The kernels of a module at the GPU stage: functions of the gpu dialect with
/// ops of arith, math, memref and scf. They are executed one thread of a block
/// after the other, from barrier to barrier. An error names the op, its place
/// and the thread: an access outside of its buffer, a read of what nobody
/// wrote, a race in memory of the block or of the device, a barrier that not
/// all threads of a block reach.
class Kernels {
public:
  /// Takes the kernels of `module`, which is not changed. Fails after an error
  /// at an op that is not executed.
  static mlir::FailureOr<std::unique_ptr<Kernels>>
  create(mlir::ModuleOp module);
  ~Kernels();

  /// Runs `blocks` blocks of `threads` threads. Errors as above, or there is no
  /// such kernel, or the arguments are not its.
  runtime::Error launch(llvm::StringRef kernel, llvm::ArrayRef<Argument> args,
                        int64_t blocks, int64_t threads);

private:
  struct Impl;
  explicit Kernels(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

/// Makes the device "emulator" known to runtime::getDevice(): it runs kernels
/// of plans so, in memory of the process.
void registerEmulator();

} // namespace uop::emulator

#endif // UOP_EMULATOR_EMULATOR_H
