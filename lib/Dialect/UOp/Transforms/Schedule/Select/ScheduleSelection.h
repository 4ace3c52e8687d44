//===- ScheduleSelection.h - What schedules are chosen by -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each family of kernels has a file of its own, and a function that gives a
// kernel of the family its schedule or says why the kernel is not one.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_SCHEDULESELECTION_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_SCHEDULESELECTION_H

#include "../../Utils/SliceCopy.h"

#include "uop/Dialect/UOp/Analysis/Cost.h"

#include "mlir/IR/Remarks.h"

namespace uop {

/// Fewer points in a launch are not worth longer code.
inline constexpr int64_t kMinScheduledPoints = 4096;
/// So many vectors are stored in a step of a loop along one axis.
inline constexpr int64_t kStepVectors = 4;

/// The vector registers of the processor.
struct RegisterFile {
  int64_t bytes;
  int64_t count;
};

/// A loop that threads may share.
struct SharedLoop {
  int64_t id;
  int64_t steps;
};

/// How many times as long as a fair share the longest share takes, if `steps`
/// of equal length are shared by `threads`.
double getImbalance(int64_t steps, int64_t threads);

/// Loops of variable size around what is scheduled, whose indices are
/// arguments of it.
struct HiddenLoops {
  /// They repeat it at most so many times.
  uint64_t repeats = 1;
  /// By the id of an axis of the stores, the one directly around it.
  llvm::SmallDenseMap<uint64_t, uint64_t> around;
};

/// What is asked about a kernel when its schedule is chosen.
class KernelFacts {
public:
  /// `threads` is how many threads will share the kernel.
  KernelFacts(KernelOp kernel, const RegisterFile &registers,
              const CostModel &model, int64_t threads)
      : kernel(kernel), registers(registers), model(model), threads(threads) {}

  void setHiddenLoops(HiddenLoops loops) { hidden = std::move(loops); }
  const HiddenLoops &getHiddenLoops() const { return hidden; }
  /// Fewer points are not worth longer code.
  int64_t getMinPoints() const {
    return llvm::divideCeil(uint64_t(kMinScheduledPoints), hidden.repeats);
  }

  /// Fails for kernels whose ranges no action may touch.
  llvm::LogicalResult analyze();

  KernelOp getKernel() const { return kernel; }
  const RegisterFile &getRegisters() const { return registers; }
  const CostModel &getModel() const { return model; }
  /// A buffer of more bytes is read from beyond the second-level cache again
  /// and again. A tile takes an eighth of it.
  int64_t getCacheBytes() const { return int64_t(8 * model.getTileBytes()); }
  llvm::MutableArrayRef<ReduceOp> getReduces() { return reduces; }
  /// Of values that are computed, if there are any.
  llvm::MutableArrayRef<StoreOp> getStores() { return stores; }
  /// Of the constants around them.
  llvm::ArrayRef<StoreOp> getFills() const { return fills; }
  /// What the kernel makes in its own memory.
  llvm::MutableArrayRef<BufferizeOp> getTiles() { return tiles; }
  /// The range that threads share; null where they do not.
  mlir::Value getThreadRange() const { return threadRange; }
  /// How many threads loops are chosen for: one may be one of many in another
  /// run of the same program.
  int64_t getThreads() const {
    return threads > 1 ? threads : int64_t(model.getThreads());
  }
  int64_t getGivenThreads() const { return threads; }
  /// Whether the loops of the kernel may be arranged for threads at some cost.
  bool isShared() const { return threadRange && threads > 1; }
  /// The first of the loops of which threads get even shares, or else the one
  /// whose shares are the most even; none if the kernel is not shared or each
  /// has one step.
  std::optional<int64_t> chooseShared(llvm::ArrayRef<SharedLoop> loops) const;
  /// Whether there are loops or values, other than tiles, that only some
  /// families know.
  bool hasOtherLoops() const { return otherLoops; }
  /// Whether it reads what it writes at other points. They must stay in order.
  bool isInPlace() const { return inPlace; }

  const RangeSet &getRanges(mlir::Value value) { return dependence.get(value); }
  bool dependsOn(mlir::Value value, mlir::Value range) {
    return dependence.get(value).contains(range);
  }
  /// How many lanes fill a register, if the widest of the elements has `width`
  /// bytes.
  int64_t getNumLanes(int64_t width) const {
    return std::max<int64_t>(1, registers.bytes / width);
  }
  /// The bytes of the accumulators of `reduce`.
  static int64_t getAccumulatorWidth(ReduceOp reduce);
  static int64_t getId(mlir::Value range) {
    return range.getDefiningOp<RangeOp>().getId();
  }
  llvm::SetVector<mlir::Operation *> getSlice(mlir::Value value,
                                              mlir::ValueRange ranges) {
    return getDependentSlice(value, ranges, dependence);
  }
  /// Whether `uop-expand` can make vectors along all of these ranges: no value
  /// depends on two, and none that has no form on vectors depends on one.
  llvm::LogicalResult checkLanes(const RangeSet &lanes);

  /// Keeps why a family does not know the kernel; the last such reason counts.
  llvm::LogicalResult refuse(llvm::StringRef why) {
    reason = why;
    return llvm::failure();
  }
  llvm::StringRef getReason() const { return reason; }
  mlir::remark::RemarkOpts getRemarkOpts() const {
    return mlir::remark::RemarkOpts::name("Schedule")
        .category("uop-select-schedule")
        .function(KernelOp(kernel).getSymName());
  }

private:
  KernelOp kernel;
  RegisterFile registers;
  CostModel model;
  int64_t threads;
  HiddenLoops hidden;
  RangeDependence dependence;
  llvm::SmallVector<ReduceOp> reduces;
  llvm::SmallVector<StoreOp> stores, fills;
  llvm::SmallVector<BufferizeOp> tiles;
  mlir::Value threadRange;
  bool otherLoops = false, inPlace = false;
  std::string reason;
};

/// What a remark says of a schedule.
struct ScheduleNote {
  std::string what;
  llvm::SmallVector<std::pair<std::string, int64_t>, 4> metrics;

  ScheduleNote &metric(llvm::StringRef name, int64_t value) {
    metrics.emplace_back(name.str(), value);
    return *this;
  }
};

/// A schedule that a family has for a kernel.
struct ScheduleCandidate {
  ScheduleAttr schedule;
  llvm::SmallVector<ScheduleNote, 1> notes;
};

/// A schedule in the making. It counts ids as `uop-apply-schedule` does.
class ScheduleWriter {
public:
  /// Begins with vectors of the constants around what the kernel computes.
  explicit ScheduleWriter(KernelFacts &facts);
  /// Begins with nothing; `nextId` is that of the next range.
  ScheduleWriter(mlir::MLIRContext *context, int64_t nextId)
      : context(context), nextId(nextId) {}

  void act(ActionKind kind, llvm::ArrayRef<int64_t> operands) {
    actions.push_back(ActionAttr::get(context, kind, operands));
  }
  void reorder(llvm::ArrayRef<int64_t> ids) {
    if (ids.size() > 1)
      act(ActionKind::reorder, ids);
  }
  /// Divides an axis of `size` points, a multiple of `n`; the id of the `n`
  /// points, which is `id` where there are no others.
  int64_t divide(ActionKind kind, int64_t id, int64_t size, int64_t n);
  /// Makes `numTiles` tiles for `n` points of the axis at a time; the id of the
  /// `n` points, and that of the first tile's own.
  std::pair<int64_t, int64_t> tile(int64_t id, int64_t size, int64_t n,
                                   int64_t numTiles,
                                   ActionKind kind = ActionKind::tile);
  /// Accumulates for `id` what is reduced over `reduced`; the id of the axis
  /// that counts the points meanwhile.
  int64_t accumulate(int64_t id, int64_t reduced) {
    act(ActionKind::accumulate, {id, reduced});
    return nextId++;
  }
  /// The axis keeps a multiple of `n` points; the rest's id, if there is one.
  std::optional<int64_t> peel(int64_t id, int64_t size, int64_t n);
  /// Makes vectors of an axis, which `copies` (upcast or unroll) puts side by
  /// side: as many as fit, of what then is left one that is shorter.
  void spread(int64_t id, int64_t size, int64_t numLanes, ActionKind copies);
  /// The same for a long axis: `kStepVectors` vectors in each step of a loop.
  void spreadInSteps(int64_t id, int64_t size, int64_t numLanes);

  /// That of the range that the next action makes.
  int64_t getNextId() const { return nextId; }

  /// Adds what a remark will say if the schedule is chosen.
  ScheduleNote &note(llvm::StringRef what) {
    return notes.emplace_back(ScheduleNote{what.str(), {}});
  }

  ScheduleCandidate get() const {
    return {ScheduleAttr::get(context, actions), notes};
  }

private:
  mlir::MLIRContext *context;
  int64_t nextId;
  llvm::SmallVector<ActionAttr> actions;
  llvm::SmallVector<ScheduleNote, 1> notes;
};

/// The schedules that the families have for the kernel; none with the reason
/// in `facts`.
llvm::SmallVector<ScheduleCandidate> enumerateSchedules(KernelFacts &facts);

/// Whether a run decides how many points the range has.
bool isOfVariableSize(RangeOp range);
/// Of a kernel with such ranges: what the families have for the loops inside of
/// these.
llvm::SmallVector<ScheduleCandidate> enumerateNests(KernelFacts &facts);

/// Sums of products, of which each factor is used at many points of the output:
/// with factors copied to panels, and without.
llvm::SmallVector<ScheduleCandidate> enumerateContractions(KernelFacts &facts);
/// Those in which each multiplication may load a vector of its own, too.
llvm::SmallVector<ScheduleCandidate> enumerateRepeatedLoads(KernelFacts &facts);
/// Contractions of which a factor has too few rows or columns to be worth the
/// panels of the above.
llvm::FailureOr<ScheduleCandidate> selectInnerProduct(KernelFacts &facts);
/// Reductions of what is read once: along rows, down columns, and kernels with
/// several of them.
llvm::SmallVector<ScheduleCandidate>
enumerateReductionLoops(KernelFacts &facts);
/// Cascades of reductions over blocks (uop-form-cascades): a block is read for
/// one group of rows at a time, or for several.
llvm::SmallVector<ScheduleCandidate> enumerateCascades(KernelFacts &facts);
/// Scans along rows.
llvm::FailureOr<ScheduleCandidate> selectScan(KernelFacts &facts);
/// Kernels without reductions, of which some buffer is transposed, the axes are
/// short or the results large.
llvm::FailureOr<ScheduleCandidate> selectElementwise(KernelFacts &facts);
/// Kernels without reductions whose innermost axes are one axis in all buffers,
/// and too short for vectors: one loop in the same order.
llvm::FailureOr<ScheduleCandidate> selectOneLoop(KernelFacts &facts);
/// Others without reductions, of which values are the same along an axis: as
/// they stand (no actions), and with copies along that axis.
llvm::SmallVector<ScheduleCandidate> enumerateInvariants(KernelFacts &facts);

/// Whether some tile is made between two steps of a loop around a store.
bool hasInnerTiles(KernelFacts &facts);

/// Whether what the store needs along both axes, `slice`, is the same along one
/// axis that counts the points of both.
bool canMerge(KernelFacts &facts, StoreOp store,
              const llvm::SetVector<mlir::Operation *> &slice,
              mlir::Value outer, mlir::Value inner);
/// The merges of neighbouring axes of the output that are one in all buffers:
/// the innermost two first.
llvm::SmallVector<ActionAttr> findMerges(KernelFacts &facts);

/// What makes dot products of a sum of products of narrow numbers, if the
/// target has instructions for them.
llvm::SmallVector<ActionAttr> findDots(KernelFacts &facts);

/// The arguments that are written in whole vectors, and of which more is
/// written than the last cache holds.
llvm::SmallVector<int64_t> findStreams(KernelFacts &facts);
/// Adds an action for each of these.
void addStreams(KernelFacts &facts, ScheduleCandidate &candidate);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_SCHEDULESELECTION_H
