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
      {"latency_ns", &DeviceModel::latencyNs, 0},
      {"processor_registers", &DeviceModel::processorRegisters, 1},
      {"local_loads_per_ns", &DeviceModel::localLoadsPerNs, 1e-6},
      {"products_per_ns", &DeviceModel::productsPerNs, 1e-6},
  };
  return constants;
}

/// The target description of an op around `op`, and that op.
static std::pair<TargetSystemSpecInterface, Operation *>
findDescription(Operation *op) {
  for (; op; op = op->getParentOp())
    if (auto system = op->getAttrOfType<TargetSystemSpecInterface>(
            DLTIDialect::kTargetSystemDescAttrName))
      return {system, op};
  return {};
}

FailureOr<DeviceModel> DeviceModel::get(Operation *op) {
  DeviceModel model;
  auto [system, described] = findDescription(op);
  if (!system)
    return model;
  std::optional<TargetDeviceSpecInterface> device =
      system.getDeviceSpecForDeviceID(
          StringAttr::get(system.getContext(), "GPU"));
  if (!device)
    return model;
  for (DataLayoutEntryInterface entry : device->getEntries()) {
    auto key = dyn_cast<StringAttr>(entry.getKey());
    StringRef name = key ? key.getValue() : StringRef();
    // Entries of others are theirs.
    if (!name.consume_front("uop."))
      continue;
    const Constant *constant = llvm::find_if(
        getConstants(), [&](const Constant &c) { return c.name == name; });
    if (constant == getConstants().end())
      return described->emitError("the description of the GPU has 'uop.")
             << name << "', which is no constant of its model";
    auto number = dyn_cast<FloatAttr>(entry.getValue());
    auto integer = dyn_cast<IntegerAttr>(entry.getValue());
    double value = number    ? number.getValueAsDouble()
                   : integer ? double(integer.getInt())
                             : -1;
    if (!(value >= constant->least && value <= 1e15))
      return described->emitError("the description of the GPU has 'uop.")
             << name << "' of " << entry.getValue()
             << ", which has to be a number of at least "
             << std::to_string(constant->least);
    model.*constant->value = value;
  }
  return model;
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
