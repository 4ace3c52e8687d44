//===- TargetConstants.cpp - Costs from a target description ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Cost.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/Support/Format.h"

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
      {"least_gain", &CostModel::leastGain, 0},
      {"launch_ns", &CostModel::launch, 0},
      {"tile_bytes", &CostModel::tileBytes, 0},
      {"last_cache_bytes", &CostModel::lastCacheBytes, 0},
      {"serial_ns", &CostModel::serialNs, 0},
      {"threads", &CostModel::threads, 1},
      {"max_kernel_arguments", &CostModel::maxArguments, 3},
      {"max_kernel_ops", &CostModel::maxOps, 16},
      {"least_scheduled_ns", &CostModel::leastScheduled, 0},
      {"max_index_divisions", &CostModel::maxIndexDivisions, 1},
      {"max_shared_results", &CostModel::maxSharedResults, 2},
      {"thread_ns", &CostModel::threadNs, 0},
      {"product_sums", &CostModel::productSums, 1},
      {"reduction_sums", &CostModel::reductionSums, 1},
      {"load_cost", &CostModel::loadCost, 0},
      {"far_load_cost", &CostModel::farLoadCost, 0},
      {"copy_cost", &CostModel::copyCost, 0},
      {"transpose_cost", &CostModel::transposeCost, 0},
      {"page_bytes", &CostModel::pageBytes, 1},
      {"panel_elements", &CostModel::panelElements, 1},
      {"vector_bytes", &CostModel::vectorBytes, 1},
      {"vector_registers", &CostModel::vectorRegisters, 1},
      {"vector_op_ns", &CostModel::vectorOpNs, 1e-6},
      {"load_ns", &CostModel::loadNs, 1e-6},
      {"store_ns", &CostModel::storeNs, 1e-6},
      {"scalar_division_ns", &CostModel::scalarDivisionNs, 1e-6},
      {"vector_division_ns", &CostModel::vectorDivisionNs, 1e-6},
      {"function_ns", &CostModel::functionNs, 1e-6},
      {"gather_ns", &CostModel::gatherNs, 1e-6},
      {"latency_ns", &CostModel::latencyNs, 0},
      {"loop_step_ns", &CostModel::stepNs, 0},
      {"loop_entry_ns", &CostModel::entryNs, 0},
      {"call_overhead_ns", &CostModel::callOverheadNs, 0},
      {"overlap_loss", &CostModel::overlapLoss, 0},
      {"issue_overlap_loss", &CostModel::issueOverlapLoss, 0},
      {"first_cache_bytes", &CostModel::firstCacheBytes, 0},
      {"second_cache_bytes", &CostModel::secondCacheBytes, 0},
      {"second_cache_bytes_per_ns", &CostModel::secondCacheSpeed, 1e-6},
      {"cache_line_bytes", &CostModel::lineBytes, 1},
      {"cache_unevenness", &CostModel::cacheUnevenness, 1},
      {"first_cache_ways", &CostModel::firstCacheWays, 1},
      {"second_cache_ways", &CostModel::secondCacheWays, 1},
      {"first_pages", &CostModel::firstPages, 1},
      {"next_page_ns", &CostModel::nextPageNs, 1e-6},
      {"second_pages", &CostModel::secondPages, 1},
      {"page_walk_ns", &CostModel::pageWalkNs, 1e-6},
      {"last_cache_bytes_per_ns", &CostModel::lastCacheSpeed, 1e-6},
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

/// The constant of which the name takes the fewest changes to be `name`.
static StringRef getNearest(StringRef name) {
  return llvm::min_element(CostModel::getConstants(),
                           [&](const auto &lhs, const auto &rhs) {
                             return name.edit_distance(lhs.name) <
                                    name.edit_distance(rhs.name);
                           })
      ->name;
}

FailureOr<CostModel> CostModel::get(Operation *op) {
  CostModel model;
  TargetSystemSpecInterface system;
  Operation *described = nullptr;
  for (; op && !system; op = op->getParentOp()) {
    described = op;
    system = op->getAttrOfType<TargetSystemSpecInterface>(
        DLTIDialect::kTargetSystemDescAttrName);
  }
  if (!system)
    return model;
  std::optional<TargetDeviceSpecInterface> device =
      system.getDeviceSpecForDeviceID(
          StringAttr::get(system.getContext(), "CPU"));
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
      return described->emitError("the target description has 'uop.")
             << name << "', which is no constant of the cost model; did you "
             << "mean 'uop." << getNearest(name) << "'?";
    std::optional<double> number = getNumber(entry.getValue());
    if (!number || !(*number >= constant->least && *number <= 1e15)) {
      InFlightDiagnostic error =
          described->emitError("the target description has 'uop.")
          << name << "' of " << entry.getValue()
          << ", which has to be a number of at least ";
      SmallString<16> least;
      llvm::raw_svector_ostream(least) << llvm::format("%g", constant->least);
      return error << least;
    }
    model.*constant->value = *number;
  }
  return model;
}
