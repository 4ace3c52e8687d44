//===- KernelLowering.h - A kernel's values placed in loops -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELLOWERING_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELLOWERING_H

#include "AccessChecks.h"
#include "KernelPhases.h"
#include "uop/Conversion/WarpRoles.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace uop {

/// Loops nest no deeper: regions are processed recursively, also upstream.
inline constexpr unsigned kMaxLoopDepth = 256;

/// The values of a scan in the loop over its range where they depend on further
/// loops: the buffer has one for each point of these.
struct ScanBuffer {
  mlir::Value buffer;
  llvm::SmallVector<unsigned, 4> ranges;
};

struct Scope {
  Scope *parent = nullptr;
  /// The range of the loop; none where a phase or a region begins.
  std::optional<unsigned> range;
  unsigned depth = 0;
  llvm::DenseMap<mlir::Operation *, mlir::Value> values;
  /// Of folds, the results after the first.
  llvm::DenseMap<mlir::Value, mlir::Value> furtherResults;
  /// The loop, if all points of the range are in one.
  mlir::scf::ForOp loop;
  /// What scans carry from point to point: the first values, and the next ones.
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> carried;
  llvm::DenseMap<mlir::Operation *, ScanBuffer> scans;
};

/// Stores whose loops begin with the same ranges.
struct StoreNest {
  llvm::SmallVector<StoreOp> stores;
  llvm::MapVector<unsigned, std::unique_ptr<StoreNest>> loops;

  void collect(llvm::SmallVectorImpl<mlir::Operation *> &all) const {
    llvm::append_range(all, stores);
    for (const auto &[range, nest] : loops)
      nest->collect(all);
  }
};

/// While the loop of producer and consumer warps is emitted.
struct RoleState {
  enum class Kind { none, producer, consumer };
  WarpRoles roles;
  Kind kind = Kind::none;
  /// Memory of the barriers, and the stage that a round uses.
  mlir::Value barriers, stage;
};

class KernelLowering {
public:
  KernelLowering(KernelOp kernel, const KernelAnalysis &analysis,
                 mlir::func::FuncOp func, const NativeInstructions &native,
                 bool isConcurrent)
      : kernel(kernel), analysis(analysis), func(func),
        isConcurrent(isConcurrent),
        emitter(kernel.getLoc(), &func.getBody().front(), native),
        builder(emitter.getBuilder()), phases(kernel, analysis),
        checks(kernel, analysis, func, emitter),
        maxEmitted(65536 +
                   64 * kernel.getBody().front().getOperations().size()) {}

  llvm::LogicalResult run();

private:
  /// The innermost scope around `scope` whose range `op` depends on.
  Scope &getHome(mlir::Operation *op, Scope &scope);
  bool isPlaceable(mlir::Operation *op, Scope &scope);
  mlir::Value lookup(mlir::Value value, Scope &scope);
  mlir::Value tryLookup(mlir::Operation *op, Scope &scope);

  /// What `users` need, is not there yet and can be in `scope`.
  llvm::SmallVector<mlir::Operation *>
  collectNeeded(Scope &scope, llvm::ArrayRef<mlir::Operation *> users);
  /// Emits in `scope` all that `users` need and that can be there.
  llvm::LogicalResult emitNeeded(Scope &scope,
                                 llvm::ArrayRef<mlir::Operation *> users);
  llvm::LogicalResult emitOp(Scope &scope, mlir::Operation *op);
  llvm::LogicalResult emitReductions(Scope &scope,
                                     llvm::ArrayRef<mlir::Operation *> reduces);
  /// What the accumulator of a ReduceOp or RecurrenceOp begins as.
  mlir::Value getFirstAccumulator(mlir::Operation *op, bool mayBeEmpty);
  /// The accumulator after the point of `scope`.
  mlir::Value emitReductionStep(Scope &scope, ReduceOp reduce,
                                mlir::Value before);
  mlir::Value emitRecurrenceStep(Scope &scope, RecurrenceOp op,
                                 mlir::Value before);
  void noteCombination(ReduceOp reduce, mlir::Value combined);
  /// The accumulators after the loops over `ranges`, from `inits`.
  llvm::FailureOr<llvm::SmallVector<mlir::Value>>
  emitReductionLoops(Scope &scope, llvm::ArrayRef<unsigned> ranges,
                     llvm::ArrayRef<mlir::Operation *> reduces,
                     mlir::ValueRange inits);
  /// The same of a fold that a warp may compute at once; nothing if there is
  /// none.
  llvm::FailureOr<std::optional<llvm::SmallVector<mlir::Value>>>
  emitUnitProduct(Scope &scope, llvm::ArrayRef<mlir::Operation *> reduces,
                  mlir::ValueRange inits);
  /// The loop of WarpRoles, once for each role.
  llvm::LogicalResult emitRoles(Scope &scope, IfOp loop);
  /// Whether threads of the role that is emitted do not run the statement.
  bool isOfOtherRole(mlir::Operation &op);
  void emitBarrierSetup();
  /// What a round does before its statements and after them.
  void beginStage(Scope &scope);
  void endStage();
  mlir::Value emitSharedPointer(mlir::Value buffer, mlir::Value bytes);
  mlir::Value emitStageBarrier(mlir::Value stage, bool isOfReaders);
  void emitBulkCopy(const WarpRoles::Copy &copy);
  mlir::Value emitDescriptor(const WarpRoles::Factor &factor,
                             mlir::Value bytes);
  /// The sums after the terms of a stage, from `inits` on.
  llvm::SmallVector<mlir::Value> emitWarpgroupProduct(mlir::ValueRange inits);
  bool hasLanes(Scope &scope, unsigned range,
                llvm::ArrayRef<mlir::Operation *> reduces);
  llvm::FailureOr<llvm::SmallVector<mlir::Value>>
  emitLanes(Scope &scope, unsigned range,
            llvm::ArrayRef<mlir::Operation *> reduces, mlir::ValueRange inits);
  /// Opens a loop in `scope`; the insertion point is in its body then.
  llvm::FailureOr<mlir::scf::ForOp>
  openLoop(Scope &scope, unsigned range, mlir::ValueRange inits, Scope &inner);
  /// The same over part of the range, whose size is static.
  mlir::scf::ForOp openPart(Scope &scope, unsigned range, int64_t first,
                            int64_t last, int64_t step, mlir::ValueRange inits,
                            Scope &inner);
  /// Lets the loop of `scope`, whose body is complete, carry what scans do.
  void closeLoop(Scope &scope);
  /// The accumulator of `scan` at the point of `scope`, the loop over its
  /// range.
  llvm::LogicalResult emitScan(Scope &scope, ScanOp scan);
  llvm::LogicalResult emitScanBuffer(Scope &scope, ScanOp scan,
                                     llvm::ArrayRef<unsigned> inner);
  llvm::LogicalResult emitScanUpdate(Scope &scope, ScanOp scan,
                                     llvm::ArrayRef<unsigned> inner,
                                     mlir::Value sums, mlir::Value results);
  /// The value of `scan` inside of the loop over its range.
  llvm::FailureOr<mlir::Value> emitScanRead(Scope &scope, ScanOp scan);
  llvm::FailureOr<mlir::Value> emitContract(Scope &scope, ContractOp contract);
  /// `vector` with the lanes of the points of `ranges` inside of `scope`.
  llvm::FailureOr<mlir::Value> insertLanes(Scope &scope, ContractOp contract,
                                           llvm::ArrayRef<unsigned> ranges,
                                           mlir::Value vector);
  llvm::LogicalResult emitNest(Scope &scope, const StoreNest &nest);
  llvm::SmallVector<unsigned> findDecidingRanges(unsigned range,
                                                 const StoreNest &loop) const;
  void emitStore(Scope &scope, StoreOp store);
  /// Whether what `load` gives is moved by asynchronous copies alone.
  bool isCopied(LoadOp load);
  bool isPartOfUsers(mlir::Operation *op);
  void emitAsyncCopy(Scope &scope, StoreOp store);
  /// An element or vector in memory, or (where the gate is false, lane by lane
  /// if it is a vector) the alternative or 0.
  mlir::Value emitRead(mlir::Value source, mlir::ValueRange position,
                       mlir::Value gate, mlir::Value alternative,
                       mlir::Type type);
  /// What `load` reads, or gets of another lane.
  mlir::Value emitLoad(Scope &scope, LoadOp load);
  /// What `value` is in `target`'s memory.
  mlir::Value lookupStored(mlir::Value value, Scope &scope, mlir::Value target);
  /// Whether `store` writes vectors past the caches.
  bool isStreamed(StoreOp store, mlir::Value value);
  void emitStream(StoreOp store, mlir::Value value, mlir::Value target,
                  mlir::Value offset);
  /// Whether `buffer`, an argument, is aligned to `bytes`.
  mlir::Value getAlignedCondition(mlir::Value buffer, int64_t bytes);

  /// What a tile is made of, and where in its memory a part is.
  struct TilePart {
    mlir::Value value, target;
    llvm::SmallVector<mlir::Value> position;
  };
  /// The parts at the point of `scope`.
  llvm::SmallVector<TilePart> placeTileParts(Scope &scope, BufferizeOp tile);
  void writeTilePart(mlir::Value value, const TilePart &part);
  void emitTileElement(Scope &scope, BufferizeOp tile);
  /// Whether the elements of the tile are reductions that are accumulated
  /// there.
  bool isAccumulated(BufferizeOp tile);
  /// What the reductions and recurrences of such a tile need.
  llvm::SmallVector<mlir::Value> getAccumulatedValues(BufferizeOp tile);
  /// The ranges whose loops `op`, a reduction or a tile, shares with others:
  /// those over which an accumulated tile is accumulated (then 1), or else (0)
  /// its own.
  std::pair<unsigned, llvm::ArrayRef<unsigned>>
  getSharedLoops(mlir::Operation *op);
  /// Adds to the accumulator in `part` what is reduced over `ranges` at the
  /// point of `scope`.
  void emitAccumulation(Scope &scope, const TilePart &part,
                        llvm::ArrayRef<unsigned> ranges);
  /// Such tiles, accumulated over the same ranges.
  llvm::LogicalResult emitAccumulatedTiles(Scope &scope,
                                           llvm::ArrayRef<BufferizeOp> tiles);
  /// Loops over `ranges`, inside of each what `needed` need and can have there.
  llvm::LogicalResult
  emitLoops(Scope &scope, llvm::ArrayRef<unsigned> ranges,
            llvm::ArrayRef<mlir::Operation *> needed,
            llvm::function_ref<llvm::LogicalResult(Scope &)> emitBody);
  mlir::Value emitTileRead(Scope &scope, IndexOp read);
  llvm::FailureOr<mlir::Value> emitForeign(Scope &scope, mlir::Operation *op);
  /// The condition under which an access is made; null: always.
  mlir::Value emitGate(Scope &scope, mlir::Operation *access, mlir::Value gate);

  llvm::LogicalResult allocateScratch();
  /// A buffer for the whole call; an error at `op` if there is too much of it.
  llvm::FailureOr<mlir::Value> allocate(mlir::Operation *op,
                                        llvm::ArrayRef<int64_t> shape,
                                        mlir::Type storage);
  llvm::LogicalResult emitStatements(Scope &scope, mlir::Block &block);
  llvm::LogicalResult emitStores(Scope &scope, llvm::ArrayRef<StoreOp> row);
  llvm::LogicalResult emitIf(Scope &scope, IfOp op);
  /// Whether the condition of `op` holds, for some thread if they differ; then
  /// `innerMask` says for which.
  llvm::FailureOr<mlir::Value> emitCondition(Scope &scope, IfOp op,
                                             mlir::Value &innerMask);
  /// Goes on under the mask, if there is one, in the loop over the threads.
  void enterMask(Scope &threads);
  static bool isOpen(unsigned range, const Scope &scope);
  /// Whether one of the loops around is one that threads share.
  bool isInShare(const Scope &scope) const;
  /// The first point of the range that a call has, and the one after its last.
  std::pair<mlir::Value, mlir::Value> emitShare(const RangeInfo &info,
                                                mlir::Value size);

  KernelOp kernel;
  const KernelAnalysis &analysis;
  mlir::func::FuncOp func;
  /// Whether this is the code of one thread of many in its block.
  bool isConcurrent;
  Emitter emitter;
  mlir::ImplicitLocOpBuilder &builder;
  KernelPhases phases;
  AccessChecks checks;
  /// A byte for each thread of the block: whether the conditions around hold.
  mlir::Value mask;
  /// Scratch on the heap, and the bytes of all scratch.
  llvm::SmallVector<mlir::Value> heapBuffers;
  mlir::Operation *lastScratch = nullptr;
  int64_t scratchBytes = 0;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, mlir::Value>
      alignedConditions;
  /// How many ops were emitted, and how many may be: loops that each compute a
  /// value again, nested, can double the code with each level.
  size_t numEmitted = 0;
  /// What combines the terms of a reduction, wherever it is computed.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Operation *, 1>>
      combinations;
  size_t maxEmitted;
  /// Of a kernel with WarpRoles.
  std::optional<RoleState> role;
  /// Arguments and scratch by the types that elements have in memory.
  llvm::DenseMap<mlir::Value, mlir::Value> buffers;
  /// Scratch of the block of which each thread keeps its element.
  llvm::DenseSet<mlir::Value> laneBuffers;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELLOWERING_H
