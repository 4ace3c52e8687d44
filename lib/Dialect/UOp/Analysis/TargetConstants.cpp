//===- TargetConstants.cpp - Costs from a target description ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Cost.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

using namespace mlir;
using namespace uop;

ArrayRef<CostModel::Constant> CostModel::getConstants() {
  // Speeds and times are not 0, so that no decision divides by it.
  static const Constant constants[] = {
      {"simple_op_ns", &CostModel::simple, 1e-6},
      {"division_ns", &CostModel::division, 1e-6},
      {"transcendental_ns", &CostModel::transcendental, 1e-6},
      {"call_ns", &CostModel::call, 1e-6},
      {"cache_bytes", &CostModel::cacheBytes, 0},
      {"cache_bytes_per_ns", &CostModel::cacheBytesPerNs, 1e-6},
      {"memory_bytes_per_ns", &CostModel::memoryBytesPerNs, 1e-6},
      {"blocking", &CostModel::blocking, 1},
      {"least_gain", &CostModel::leastGain, 0},
      {"launch_ns", &CostModel::launch, 0},
      {"tile_bytes", &CostModel::tileBytes, 0},
      {"serial_ns", &CostModel::serialNs, 0},
      {"threads", &CostModel::threads, 1},
      {"max_kernel_arguments", &CostModel::maxArguments, 3},
      {"max_kernel_ops", &CostModel::maxOps, 16},
  };
  return constants;
}

static std::optional<double> getNumber(Attribute attr) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(attr))
    return integer.getValue().signedRoundToDouble();
  if (auto number = dyn_cast_or_null<FloatAttr>(attr))
    return number.getValueAsDouble();
  return std::nullopt;
}

CostModel CostModel::get(Operation *op) {
  CostModel model;
  TargetSystemSpecInterface system;
  for (; op && !system; op = op->getParentOp())
    system = op->getAttrOfType<TargetSystemSpecInterface>(
        DLTIDialect::kTargetSystemDescAttrName);
  if (!system)
    return model;
  MLIRContext *context = system.getContext();
  std::optional<TargetDeviceSpecInterface> device =
      system.getDeviceSpecForDeviceID(StringAttr::get(context, "CPU"));
  if (!device)
    return model;
  for (const Constant &constant : getConstants()) {
    auto key = StringAttr::get(context, "uop." + constant.name.str());
    DataLayoutEntryInterface entry = device->getSpecForIdentifier(key);
    if (!entry)
      continue;
    std::optional<double> number = getNumber(entry.getValue());
    if (number && *number >= constant.least && *number <= 1e15)
      model.*constant.value = *number;
  }
  return model;
}
