//===- DeviceModel.h - What a GPU does in which time -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_DEVICEMODEL_H
#define UOP_CONVERSION_DEVICEMODEL_H

#include "uop/Dialect/UOp/Analysis/TargetDescription.h"

#include "mlir/Dialect/DLTI/DLTI.h"

namespace uop {

/// The numbers by which schedules of kernels for a GPU are chosen. They are
/// entries `uop.NAME` of the device "GPU" in the `dlti.target_system_spec` of a
/// module; the defaults are those of a data-centre GPU of 2020 and later.
struct DeviceModel {
  /// Groups of units that run blocks.
  double processors = 108;
  /// Threads that one of them keeps at a time.
  double processorThreads = 2048;
  /// The most threads of a block that schedules use.
  double blockThreads = 256;
  /// Memory that the threads of a block may share.
  double localBytes = 48 << 10;
  /// The most that one access of a thread moves.
  double accessBytes = 16;
  /// The least that an access to memory moves.
  double sectorBytes = 32;
  double memoryBytesPerNs = 1500;
  double cacheBytesPerNs = 4000;
  /// From one of a thread's accesses to memory to the next: loads overlap.
  double loadNs = 40;
  double barrierNs = 20;
  /// From one shuffle of a warp to the next one that needs what it gives.
  double shuffleNs = 16;
  /// What a processor takes to begin a block.
  double blockNs = 20;
  /// The most blocks that it keeps at a time.
  double processorBlocks = 32;
  /// The memory of theirs that it keeps.
  double processorLocalBytes = 160 << 10;
  /// Until what is loaded is there.
  double latencyNs = 500;
  /// 32 bit registers of one processor.
  double processorRegisters = 65536;
  /// Elements that the threads of one processor read from shared memory.
  double localLoadsPerNs = 45;
  /// Products that they add.
  double productsPerNs = 90;
  /// The same of its matrix units, of factors of 16 bits; 0: it has none.
  double matrixProductsPerNs = 1440;
  /// The same of warpgroups (wgmma), where the target has them, and the memory
  /// that their blocks may share.
  double warpgroupProductsPerNs = 3700;
  double warpgroupLocalBytes = 227 << 10;

  using Constant = TargetConstant<DeviceModel>;
  static llvm::ArrayRef<Constant> getConstants();

  /// Of the target around `op`. Fails after an error at the op that has the
  /// description, if an entry is unknown or out of its bounds.
  static llvm::FailureOr<DeviceModel> get(mlir::Operation *op);

  /// The entry of a target description for the device "GPU".
  mlir::DataLayoutEntryInterface describe(mlir::MLIRContext *context) const;
};

} // namespace uop

#endif // UOP_CONVERSION_DEVICEMODEL_H
