//===- MapToBlocks.cpp - Kernels for blocks of threads ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToGPU.h"

#include "BlockCascade.h"
#include "BlockContraction.h"
#include "BlockReduction.h"
#include "uop/Conversion/LaneBuffers.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_MAPTOBLOCKSPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct MapToBlocksPass final : uop::impl::MapToBlocksPassBase<MapToBlocksPass> {
  using Base::Base;

  remark::RemarkOpts getRemarkOpts(StringRef name = "Blocks") {
    return remark::RemarkOpts::name(name)
        .category("uop-map-to-blocks")
        .function(getOperation().getSymName());
  }

  void miss(const char *reason) {
    if (reason)
      remark::missed(getOperation().getLoc(), getRemarkOpts())
          << remark::reason(reason);
  }

  /// The blocks with which `schedule` is fastest, of those that the options
  /// allow.
  std::optional<ReductionBlock> findBlock(BlockReduction &schedule) {
    return schedule.findBest(shuffles, [&](const ReductionBlock &block) {
      if (threads == 0)
        return block.group > 1 && block.getThreads() >= kWarpSize;
      return block.group == threads &&
             block.points == std::max<int64_t>(points, 1) &&
             block.isAcross == across;
    });
  }

  /// The tile of the option, or the fastest one; none if it does not fit.
  std::optional<ContractionTile> findTile(const BlockContraction &schedule,
                                          bool usesUnits) {
    if (tile.empty())
      return schedule.findBest(usesUnits, stages);
    ContractionTile chosen = {tile[0], tile[1], tile[2],
                              tile[3], tile[4], usesUnits};
    if (schedule.fits(chosen))
      return usesUnits ? schedule.chooseStages(chosen, stages) : chosen;
    return std::nullopt;
  }

  /// The same of tiles with matrix units and without. A remark says why there
  /// are none with them.
  std::optional<ContractionTile> findTile(BlockContraction &schedule,
                                          const DeviceModel &model) {
    std::optional<ContractionTile> plain =
        findTile(schedule, /*usesUnits=*/false);
    std::optional<ContractionTile> units;
    const char *reason = nullptr;
    if (!schedule.analyzeUnits())
      reason = schedule.unitsReason;
    else if (!matrixUnits || model.matrixProductsPerNs == 0)
      reason = "the target has no matrix units";
    else if (!widenedUnits && schedule.widensFactors())
      reason = "the target does not widen f8";
    else if (!(units = findTile(schedule, /*usesUnits=*/true)))
      reason = "the tile does not fit matrix units";
    else if (tile.empty() && plain &&
             schedule.getNs(*plain) <= schedule.getNs(*units))
      reason = "the schedule without matrix units is faster";
    if (!reason) {
      if (units->copiedStages != 2)
        remark::missed(getOperation().getLoc(), getRemarkOpts("Stages"))
            << remark::reason(schedule.copyReason
                                  ? schedule.copyReason
                                  : "two stages do not fit or are not faster");
      return units;
    }
    remark::missed(getOperation().getLoc(), getRemarkOpts("MatrixUnits"))
        << remark::reason(reason);
    return plain;
  }

  /// Gives blocks to a cascade. False: it is none, or it is faster without.
  bool scheduleCascade(const DeviceModel &model) {
    KernelOp kernel = getOperation();
    if (kernel.getBody().getOps<ScanOp>().empty() || !tile.empty() ||
        threads != 0)
      return false;
    BlockCascade cascade(kernel, model);
    auto getOpts = [&] { return getRemarkOpts("Cascade"); };
    if (!cascade.analyze()) {
      remark::missed(kernel.getLoc(), getOpts())
          << remark::reason(cascade.reason);
      return false;
    }
    int64_t products = 0;
    if (matrixUnits && model.matrixProductsPerNs != 0)
      products = cascade.useUnits();
    std::optional<CascadeTile> chosen = cascade.findBest();
    if (!chosen || cascade.getNs(*chosen) >= cascade.getSerialNs()) {
      remark::missed(kernel.getLoc(), getOpts()) << remark::reason(
          chosen ? "one thread per row is faster" : "no tile fits the target");
      return false;
    }
    remark::passed(kernel.getLoc(), getOpts())
        << remark::metric("Rows", chosen->getRows())
        << remark::metric("Chunk", chosen->chunk)
        << remark::metric("UnitProducts", products)
        << remark::metric("Ns", cascade.getNs(*chosen))
        << remark::metric("SerialNs", cascade.getSerialNs());
    cascade.apply(*chosen, shuffles);
    return true;
  }

  /// The tile of warpgroups of the option, or the fastest one; none if there is
  /// none that is faster than `other` ones, and a remark says why.
  std::optional<WarpgroupTile> findWarpgroups(BlockContraction &schedule,
                                              const DeviceModel &model,
                                              double otherNs) {
    std::optional<WarpgroupTile> found;
    const char *reason = nullptr;
    if (!schedule.analyzeUnits())
      reason = schedule.unitsReason;
    else if (!warpgroups || model.warpgroupProductsPerNs == 0)
      reason = "the target has no warpgroups that multiply";
    else if (!schedule.analyzeWarpgroups())
      reason = schedule.warpgroupReason;
    else if (warpgroupTile.empty())
      found = schedule.findBestWarpgroups();
    else if (WarpgroupTile chosen = {warpgroupTile[0], warpgroupTile[1],
                                     warpgroupTile[2]};
             schedule.fits(chosen))
      found = chosen;
    if (!found && !reason)
      reason = "no warpgroup tile fits";
    if (found && warpgroupTile.empty() && schedule.getNs(*found) >= otherNs)
      reason = "another schedule is faster";
    if (!reason)
      return found;
    if (warpgroups)
      remark::missed(getOperation().getLoc(), getRemarkOpts("Warpgroups"))
          << remark::reason(reason);
    return std::nullopt;
  }

  /// Gives a product to warpgroups. False: it is none, or others are faster.
  bool scheduleWarpgroups(BlockContraction &schedule, const DeviceModel &model,
                          double otherNs) {
    auto chosen = findWarpgroups(schedule, model, otherNs);
    if (!chosen)
      return false;
    remark::passed(getOperation().getLoc(), getRemarkOpts("Warpgroups"))
        << remark::metric("Rows", chosen->getRows())
        << remark::metric("Columns", chosen->columns)
        << remark::metric("Stages", chosen->stages)
        << remark::metric("Threads", chosen->getThreads())
        << remark::metric("Ns", schedule.getNs(*chosen))
        << remark::metric("OtherNs", otherNs);
    schedule.apply(*chosen);
    return true;
  }

  /// Chooses by price, or what an option demands.
  void schedule(const DeviceModel &model) {
    KernelOp kernel = getOperation();
    constexpr double never = std::numeric_limits<double>::infinity();
    BlockContraction contraction(kernel, model);
    std::optional<ContractionTile> chosen;
    if (threads == 0 && contraction.analyze())
      chosen = findTile(contraction, model);
    BlockReduction reduction(kernel, model);
    bool mayReduce = tile.empty() && reduction.analyze();
    if (!mayReduce && !chosen) {
      const char *tileReason = contraction.reason
                                   ? contraction.reason
                                   : "the tile does not fit the target";
      return miss(tile.empty() ? reduction.reason : tileReason);
    }
    double serial = mayReduce && threads == 0 ? reduction.getSerialNs() : never;
    std::optional<ReductionBlock> block;
    if (mayReduce)
      block = findBlock(reduction);
    double blockNs = block ? reduction.getBlockNs(*block) : never;
    double tileNs = chosen ? contraction.getNs(*chosen) : never;
    auto passed = [&]() {
      return remark::passed(kernel.getLoc(), getRemarkOpts());
    };
    if (threads == 0 && tile.empty() && !contraction.reason &&
        scheduleWarpgroups(contraction, model,
                           std::min({tileNs, serial, blockNs})))
      return;
    if (chosen && tileNs < std::min(serial, blockNs)) {
      contraction.apply(*chosen);
      passed() << remark::metric("Rows", chosen->getRows())
               << remark::metric("Columns", chosen->getColumns())
               << remark::metric("Depth", chosen->depth)
               << remark::metric("Threads", chosen->getThreads())
               << remark::metric("MatrixUnits", chosen->usesUnits)
               << remark::metric("CopiedStages", chosen->copiedStages)
               << remark::metric("Ns", tileNs);
    } else if (block && blockNs < serial) {
      reduction.apply(*block);
      passed() << remark::metric("Threads", block->group)
               << remark::metric("Points", block->points)
               << remark::metric("Across", block->isAcross)
               << remark::metric("Lanes", block->getLanes())
               << remark::metric("Width", block->width)
               << remark::metric("Ns", blockNs)
               << remark::metric("SerialNs", serial);
    } else {
      remark::missed(kernel.getLoc(), getRemarkOpts())
          << remark::reason("one thread per point is faster")
          << remark::metric("Ns", serial);
    }
  }

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    // What a kernel of the input would have in registers is in memory.
    if (!shuffles)
      for (auto buffer : kernel.getBody().getOps<DefineLocalOp>())
        buffer->removeAttr(kLanesAttrName);
    if (kernel.getBody().empty() || hasExplicitControl(kernel))
      return;
    FailureOr<DeviceModel> model = DeviceModel::get(kernel);
    if (failed(model))
      return signalPassFailure();
    if (!tile.empty() && tile.size() != 5) {
      kernel.emitError("tile has 5 numbers: rows and columns of threads, rows "
                       "and columns of a thread, terms at a time; got ")
          << tile.size();
      return signalPassFailure();
    }
    if (!warpgroupTile.empty() && warpgroupTile.size() != 3) {
      kernel.emitError("warpgroup-tile has 3 numbers: warpgroups, columns, "
                       "stages; got ")
          << warpgroupTile.size();
      return signalPassFailure();
    }
    mergeEqualRanges(kernel);
    if (!scheduleCascade(*model))
      schedule(*model);
  }
};
} // namespace
