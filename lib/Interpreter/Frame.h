//===- Frame.h - One activation of a function or kernel ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_INTERPRETER_FRAME_H
#define UOP_LIB_INTERPRETER_FRAME_H

#include "OpTable.h"

#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Interpreter/Interpreter.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/StringMap.h"

#include <deque>
#include <map>
#include <tuple>

namespace uop::interp {

/// Loops and regions are run recursively.
inline constexpr unsigned maxNesting = 256;
inline constexpr uint64_t maxPoints = uint64_t(1) << 33;

/// What all activations of one interpreter share.
struct Interpreter::Impl : Context {
  explicit Impl(mlir::ModuleOp module);

  mlir::FailureOr<llvm::SmallVector<InterpValue>>
  call(mlir::Operation *caller, mlir::SymbolRefAttr callee,
       llvm::ArrayRef<InterpValue> args) override;
  mlir::FailureOr<llvm::SmallVector<InterpValue>>
  enter(mlir::Operation *caller, mlir::Operation *callee,
        llvm::ArrayRef<InterpValue> args);
  mlir::FailureOr<llvm::SmallVector<InterpValue>>
  callExternal(mlir::Operation *caller, llvm::StringRef name,
               llvm::ArrayRef<InterpValue> args,
               llvm::ArrayRef<mlir::Type> resultTypes) override;
  mlir::FailureOr<InterpValue> getGlobal(mlir::Operation *user,
                                         mlir::FlatSymbolRefAttr name) override;
  void addAllocation(std::shared_ptr<Storage> storage) override {
    allocations.push_back(std::move(storage));
  }
  uint64_t getStoresSeen() const override { return storesSeen; }
  RunState &getRunState() override { return state; }
  OpNoise getNoise(mlir::Operation *op) override {
    return noise ? noise->get(op) : OpNoise();
  }
  bool isOfOtherBlock(uint64_t store) const override {
    return store > storesBeforeLaunch && store <= storesBeforeBlock;
  }

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  OpTable table;
  llvm::StringMap<ExternalFunction> externals;
  std::vector<std::shared_ptr<Storage>> allocations;
  /// Memory that outlives runs.
  llvm::DenseMap<mlir::Attribute, InterpValue> globals;
  RunState state;
  /// Stores are numbered in the order in which they run.
  uint64_t stores = 0;
  uint64_t storesSeen = 0;
  uint64_t storesBeforeLaunch = 0;
  uint64_t storesBeforeBlock = 0;
  /// Points of ranges visited, against programs that would run for ever.
  uint64_t points = 0;
  unsigned depth = 0;
  /// Into how many pieces each fold is cut.
  int64_t foldPieces = 1;
  std::optional<RoundingNoise> noise;
};

/// Runs one block in order. A value that depends on ranges is not computed when
/// its op is reached but by the op that ends the ranges (reduce, fold,
/// bufferize, store), at each point of them. At a point a value is computed
/// again only if a range on which it depends has moved since. In a kernel, the
/// thread of the block is one more such range, over which each statement runs.
class Frame {
public:
  explicit Frame(Interpreter::Impl &program) : program(program) {}

  mlir::FailureOr<llvm::SmallVector<InterpValue>>
  run(mlir::Block &block, llvm::ArrayRef<InterpValue> args);

private:
  /// Range numbers, ascending.
  using RangeSet = llvm::SmallVector<unsigned, 2>;

  struct Range {
    mlir::Operation *op;
    int64_t size;
    /// The slot of the size if it depends on other ranges: such a range is as
    /// long as it says where a loop over it begins. -1 if it does not.
    int sizeSlot = -1;
    int64_t value = 0;
    /// When the value was set; see `clock`.
    uint64_t stamp = 0;
    /// Whether a loop over it is running.
    bool active = false;
  };

  struct Slot {
    InterpValue value;
    /// The ranges on which the value depends; none once it is final.
    RangeSet ranges;
    uint64_t stamp = 0;
    unsigned usesLeft = 0;
    /// The node that computes it, if it depends on ranges.
    int node = -1;
  };

  struct Node {
    mlir::Operation *op;
    const OpEntry *entry = nullptr;
    llvm::SmallVector<unsigned, 4> operands;
    /// Of several results, which are numbered in order, the first.
    unsigned result = 0;
    uint64_t storesSeen = 0;
    /// Given by the point itself: a range, a thread's position or registers.
    bool isRange = false;
    bool isLoop = false;
    /// One of the values of a scan, which is the loop that makes all of them.
    bool isScanValue = false;
    /// Runs over the threads, under the condition of the uop.if around it.
    bool isStatement = false;
    /// Of an op that ends ranges: one per axis, or `noRange` for a size of 1.
    llvm::SmallVector<unsigned, 4> axes;
    /// What is computed at each point, operands first. What lies inside of
    /// loops further in is in their bodies.
    std::vector<unsigned> body;
    /// The body and all that loops further in compute anew at each point.
    std::vector<unsigned> closure;
  };
  static constexpr unsigned noRange = ~0u;

  /// Where a bufferize puts its points.
  struct BufferLayout {
    /// The points of each of its axes.
    llvm::SmallVector<int64_t> sizes;
    /// The shape of the result.
    llvm::SmallVector<int64_t> shape;
    /// An axis of the result has room for more than the range has.
    bool hasRoom = false;
  };

  mlir::LogicalResult step(mlir::Operation *op);
  void endRanges(Node &loop, RangeSet &open);
  mlir::LogicalResult needSizes(Node &loop, RangeSet &open);
  mlir::FailureOr<int64_t> getSize(unsigned range) const;
  mlir::LogicalResult compute(Node &node);
  mlir::LogicalResult computeAtPoint(Node &node);
  mlir::LogicalResult defer(Node node, const RangeSet &open);
  mlir::LogicalResult defineRange(mlir::Operation *op);
  unsigned define(mlir::Value value);
  void release(mlir::Operation *op, llvm::ArrayRef<unsigned> operands);
  mlir::LogicalResult evaluate(Node &node,
                               llvm::MutableArrayRef<InterpValue> results);
  void buildBody(Node &node, const RangeSet &open);
  bool isFresh(const Node &node) const;
  mlir::LogicalResult runBody(const Node &loop);
  mlir::LogicalResult runLoop(Node &loop,
                              llvm::MutableArrayRef<InterpValue> results);
  mlir::LogicalResult runFold(Node &loop,
                              llvm::MutableArrayRef<InterpValue> results);
  mlir::LogicalResult
  forEachPoint(Node &loop, llvm::function_ref<mlir::LogicalResult()> atPoint);
  mlir::LogicalResult storePoint(const Node &store, uint64_t number);
  mlir::LogicalResult runReduce(Node &loop, InterpValue &result);
  mlir::LogicalResult runRecurrence(Node &loop, InterpValue &result);
  mlir::LogicalResult defineScan(ScanOp scan);
  mlir::LogicalResult runScan(Node &loop, InterpValue &result);
  mlir::LogicalResult evaluateScan(const Node &node, InterpValue &result) const;
  mlir::LogicalResult runContract(Node &loop, InterpValue &result);
  mlir::LogicalResult runCounted(Node &loop, InterpValue &result);
  mlir::LogicalResult runBufferize(Node &loop, InterpValue &result);
  mlir::FailureOr<BufferLayout> getBufferLayout(const Node &loop) const;

  // FrameControl.cpp.
  mlir::LogicalResult runKernel(KernelOp kernel);
  mlir::LogicalResult runStatements(mlir::Block &block);
  mlir::LogicalResult runIf(IfOp op);
  mlir::LogicalResult evaluateCondition(IfOp op, llvm::BitVector &holds);
  mlir::LogicalResult meet(mlir::Operation *barrier);
  mlir::LogicalResult defineScratch(mlir::Operation *op);
  void defineSpecial(SpecialOp op);
  void defineAtThread(mlir::Operation *op);
  InterpValue getAtPoint(const Node &node) const;
  bool isMasked(const Node &node, llvm::ArrayRef<int64_t> position) const;

  Interpreter::Impl &program;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  std::deque<Slot> slots;
  std::deque<Node> nodes;
  std::vector<Range> ranges;
  /// Equal range ops are one range.
  std::map<std::tuple<int64_t, unsigned, int64_t, const void *>, unsigned>
      rangeNumbers;
  /// Counts the moves of ranges.
  uint64_t clock = 0;
  unsigned nesting = 0;

  /// Of a kernel: its grid, the block that runs, and the range of the threads,
  /// if there are several.
  LaunchGrid grid;
  int64_t block = 0;
  unsigned threadRange = noRange;
  /// The buffers of uop.define_local and uop.define_reg, for all threads.
  llvm::DenseMap<mlir::Operation *, Buffer> scratch;
  /// The ranges of the uop.if ops around; they stand still in a statement.
  RangeSet bound;
  /// The threads for which the conditions around hold; nothing: all.
  std::optional<llvm::BitVector> mask;
  /// Slots before this one outlive the region that runs.
  unsigned firstSlot = 0;
};

} // namespace uop::interp

#endif // UOP_LIB_INTERPRETER_FRAME_H
