//===- TargetConstants.cpp - Costs from a target description ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

ArrayRef<CostModel::Constant> CostModel::getConstants() {
  // Speeds and times are not 0, so that no decision divides by it.
  static const Constant constants[] = {
      {"simple_op_ns", &CostModel::simple, 1e-6},
      {"conversion_ns", &CostModel::conversion, 0},
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
      {"most_stored_bytes", &CostModel::mostStoredBytes, 0},
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
      {"most_panel_padding", &CostModel::mostPanelPadding, 1},
      {"vector_bytes", &CostModel::vectorBytes, 1},
      {"vector_registers", &CostModel::vectorRegisters, 1},
      {"masked_bytes", &CostModel::maskedBytes, 0},
      {"dot_products", &CostModel::dotProducts, 0},
      {"i16_dot_products", &CostModel::i16DotProducts, 0},
      {"bf16_dot_products", &CostModel::bf16DotProducts, 0},
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
      {"predicted_steps", &CostModel::predictedSteps, 0},
      {"call_overhead_ns", &CostModel::callOverheadNs, 0},
      {"overlap_loss", &CostModel::overlapLoss, 0},
      {"store_row_ns", &CostModel::storeRowNs, 0},
      {"last_cache_latency_ns", &CostModel::lastCacheLatencyNs, 0},
      {"memory_latency_ns", &CostModel::memoryLatencyNs, 0},
      {"memory_lines", &CostModel::memoryLines, 1},
      {"reorder_ns", &CostModel::reorderNs, 0},
      {"prefetched_rows", &CostModel::prefetchedRows, 1},
      {"issue_overlap_loss", &CostModel::issueOverlapLoss, 0},
      {"first_cache_bytes", &CostModel::firstCacheBytes, 0},
      {"second_cache_bytes", &CostModel::secondCacheBytes, 0},
      {"second_cache_bytes_per_ns", &CostModel::secondCacheSpeed, 1e-6},
      {"cache_line_bytes", &CostModel::lineBytes, 1},
      {"prefetch_bytes", &CostModel::prefetchBytes, 0},
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

FailureOr<CostModel> CostModel::get(Operation *op) {
  return readTargetModel<CostModel>(op, "CPU");
}
