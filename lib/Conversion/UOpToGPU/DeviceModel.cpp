//===- DeviceModel.cpp - What a GPU does in which time ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/DeviceModel.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

using namespace mlir;
using namespace uop;

ArrayRef<DeviceModel::Constant> DeviceModel::getConstants() {
  static const Constant constants[] = {
      {"processors", &DeviceModel::processors, 1},
      {"processor_threads", &DeviceModel::processorThreads, 32},
      {"block_threads", &DeviceModel::blockThreads, 1},
      {"local_bytes", &DeviceModel::localBytes, 0},
      {"access_bytes", &DeviceModel::accessBytes, 1},
      {"sector_bytes", &DeviceModel::sectorBytes, 1},
      {"memory_bytes_per_ns", &DeviceModel::memoryBytesPerNs, 1e-6},
      {"cache_bytes_per_ns", &DeviceModel::cacheBytesPerNs, 1e-6},
      {"load_ns", &DeviceModel::loadNs, 1e-6},
      {"barrier_ns", &DeviceModel::barrierNs, 0},
      {"shuffle_ns", &DeviceModel::shuffleNs, 0},
      {"block_ns", &DeviceModel::blockNs, 0},
      {"processor_blocks", &DeviceModel::processorBlocks, 1},
      {"processor_local_bytes", &DeviceModel::processorLocalBytes, 0},
      {"latency_ns", &DeviceModel::latencyNs, 0},
      {"processor_registers", &DeviceModel::processorRegisters, 1},
      {"local_loads_per_ns", &DeviceModel::localLoadsPerNs, 1e-6},
      {"products_per_ns", &DeviceModel::productsPerNs, 1e-6},
      {"matrix_products_per_ns", &DeviceModel::matrixProductsPerNs, 0},
      {"warpgroup_products_per_ns", &DeviceModel::warpgroupProductsPerNs, 0},
      {"warpgroup_local_bytes", &DeviceModel::warpgroupLocalBytes, 0},
  };
  return constants;
}

FailureOr<DeviceModel> DeviceModel::get(Operation *op) {
  return readTargetModel<DeviceModel>(op, "GPU");
}

DataLayoutEntryInterface DeviceModel::describe(MLIRContext *context) const {
  Builder builder(context);
  SmallVector<DataLayoutEntryInterface> entries;
  for (const Constant &constant : getConstants())
    entries.push_back(DataLayoutEntryAttr::get(
        builder.getStringAttr("uop." + constant.name.str()),
        builder.getF64FloatAttr(this->*constant.value)));
  return DataLayoutEntryAttr::get(builder.getStringAttr("GPU"),
                                  TargetDeviceSpecAttr::get(context, entries));
}
