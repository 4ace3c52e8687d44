//===- Expander.h - Several points of a kernel at once ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernel is written anew, op by op. A value that depends on ranges of kind
// upcast or unroll has a copy for each of their points; one that depends on a
// range of kind simd is a vector. Of index arithmetic there is also the value
// in lane 0, from which accesses to consecutive elements begin. A kernel that
// cannot be written so stays as it is: its ranges become loops.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_EXPANDER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_EXPANDER_H

#include "../../Utils/FloatingScalars.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "mlir/IR/Remarks.h"

namespace uop {

inline bool isCopied(RangeOp range) {
  return range.getKind() == RangeKind::upcast ||
         range.getKind() == RangeKind::unroll;
}

/// Of which expanded ranges a value is a function.
struct Axes {
  /// Of kind upcast or unroll, in the order of collectRanges.
  llvm::SmallVector<unsigned, 4> copied;
  /// Of kind simd.
  std::optional<unsigned> lanes;
};

/// What stands for one value of the old kernel: an entry for each point of its
/// copied axes, the last of which varies fastest.
struct Copies {
  Axes axes;
  llvm::SmallVector<mlir::Value> values;
  /// In lane 0, of an index that depends on lanes; else empty.
  llvm::SmallVector<mlir::Value> firsts;
};

class Expander {
public:
  explicit Expander(KernelOp kernel)
      : kernel(kernel), builder(kernel.getContext()),
        indices(builder, kernel.getLoc()) {}

  llvm::LogicalResult run();

private:
  using Point = llvm::SmallDenseMap<unsigned, int64_t, 8>;

  llvm::FailureOr<llvm::SmallVector<RangeOp>> collectRanges();
  void dropBounds();
  llvm::LogicalResult expand(mlir::Operation &op);
  void expandRange(RangeOp range);
  /// An op with one result that ends no ranges.
  llvm::LogicalResult expandValue(mlir::Operation &op);
  llvm::LogicalResult copyAtPoint(mlir::Operation &op, const Point &point,
                                  Copies &copies);
  llvm::FailureOr<mlir::Value>
  copyFirstLane(mlir::Operation &op, mlir::Value vector, const Point &point);
  llvm::LogicalResult expandReduce(ReduceOp reduce);
  llvm::LogicalResult expandRecurrence(RecurrenceOp recurrence);
  llvm::LogicalResult expandScan(ScanOp scan);
  /// What becomes of the expanded ranges of a reduction.
  struct EndedAxes {
    /// Copies are combined along these.
    llvm::SmallVector<unsigned> copied;
    bool hasLanes = false;
    /// Over points that the value does not depend on, it is combined as often.
    int64_t repeated = 1;
    /// What the result depends on.
    Axes outer;
  };
  EndedAxes getEndedAxes(ReduceOp reduce);
  llvm::LogicalResult expandStore(StoreOp store);
  llvm::LogicalResult expandFold(mlir::Operation &op);
  llvm::LogicalResult expandTile(BufferizeOp tile);
  llvm::LogicalResult expandContract(ContractOp contract);
  llvm::LogicalResult expandUnroll(UnrollOp unroll);
  /// The axes of `ranges` in this order, those of kind simd at the end alone.
  llvm::LogicalResult getLaneAxes(mlir::Operation *op, mlir::ValueRange ranges,
                                  llvm::SmallVectorImpl<unsigned> &copied,
                                  std::optional<unsigned> &lanes);
  llvm::LogicalResult expandLoad(mlir::Operation &op, const Axes &axes,
                                 const Point &point, Copies &copies);
  mlir::Value loadLanes(LoadOp load, unsigned lanes, const Point &point);
  llvm::FailureOr<mlir::Value> readTileLanes(IndexOp read, unsigned lanes,
                                             const Point &point);
  /// Lanes that are `stride` elements apart, and the copied axis along which
  /// elements are one apart, if there is one.
  struct StridedAccess {
    int64_t stride;
    std::optional<unsigned> taps;
  };
  /// Nothing for what is better read otherwise.
  std::optional<StridedAccess> findStrides(LoadOp load, const Axes &axes);
  void expandStrided(LoadOp load, const Axes &axes, StridedAccess access,
                     Copies &copies);
  /// Taps of a strided load that the same blocks of memory have.
  struct TapGroup {
    LoadOp load;
    StridedAccess access;
    unsigned lanes;
    /// Where the first tap is.
    Point point;
    int64_t numTaps;
    /// Elements from the first one of the first tap to the last one of the
    /// last.
    int64_t span;
    /// What guards each tap, and after them a vector that is false; empty where
    /// `common` guards all elements alike, or nothing does.
    llvm::SmallVector<mlir::Value> gates;
    mlir::Value common;

    int64_t getStep() const { return std::abs(access.stride); }
    Point getPoint(int64_t tap) const {
      Point each = point;
      if (access.taps)
        each[*access.taps] += tap;
      return each;
    }
    /// Where in a block that has all `width` lanes these elements begin: the
    /// last block ends where the elements end.
    int64_t getBlockBegin(int64_t block, int64_t width) const {
      return std::max<int64_t>(0, std::min(block * width, span - width));
    }
  };
  void findGates(TapGroup &group);
  mlir::Value maskBlock(const TapGroup &group, int64_t begin);
  llvm::SmallVector<mlir::Value> loadBlocks(const TapGroup &group);
  mlir::Value pickTap(const TapGroup &group, llvm::ArrayRef<mlir::Value> blocks,
                      int64_t tap);
  /// What a comparison is in all lanes, if that is known now.
  std::optional<bool> decideComparison(CmpOp cmp, unsigned lanes,
                                       const Point &point);
  /// The copied axis along which a load is in order that is not along lanes.
  std::optional<unsigned> findRowAxis(LoadOp load, const Axes &axes);
  void expandTransposed(LoadOp load, const Axes &axes, unsigned row,
                        Copies &copies);
  /// The same of a store over `ended`, for each point of which it is copied.
  std::optional<unsigned>
  findRowAxis(StoreOp store, llvm::ArrayRef<unsigned> ended, unsigned lanes);
  void storeTransposed(StoreOp store, llvm::ArrayRef<unsigned> ended,
                       unsigned lanes, unsigned row);
  llvm::FailureOr<mlir::Value>
  copyScalarOp(mlir::Operation &op,
               llvm::function_ref<mlir::Value(mlir::Value)> get);
  llvm::FailureOr<mlir::Value>
  copyVectorOp(mlir::Operation &op, unsigned lanes,
               llvm::function_ref<mlir::Value(mlir::Value)> get);

  /// A constant condition becomes a constant vector, which folds.
  mlir::Value broadcast(mlir::Location loc, mlir::Value scalar,
                        mlir::VectorType type);

  /// Notes why the kernel stays as it is.
  llvm::LogicalResult fail(mlir::Operation *op, const llvm::Twine &reason) {
    mlir::remark::missed(op->getLoc(), mlir::remark::RemarkOpts::name("Loops")
                                           .category("uop-expand")
                                           .function(kernel.getSymName()))
        << mlir::remark::reason("{0} {1}", op->getName().getStringRef(),
                                reason.str());
    return mlir::failure();
  }
  std::string describe(unsigned axis) {
    auto range = rangeOf[axis].getDefiningOp<RangeOp>();
    return ("range " + llvm::Twine(range.getId()) + " of kind " +
            stringifyRangeKind(range.getKind()))
        .str();
  }
  /// Whether there may be a copy for each point of these axes.
  llvm::LogicalResult reserve(mlir::Operation &op,
                              llvm::ArrayRef<unsigned> axes);

  /// The union over the operands of `op`, or a failure.
  llvm::FailureOr<Axes> getAxes(mlir::Operation &op);
  void forEachPoint(llvm::ArrayRef<unsigned> axes,
                    llvm::function_ref<void(const Point &)> visit);
  static Point joinPoints(Point point, const Point &other) {
    for (auto [axis, position] : other)
      point[axis] = position;
    return point;
  }
  /// What `value` is at `point`.
  mlir::Value get(mlir::Value value, const Point &point,
                  bool inFirstLane = false);
  mlir::Value getGate(mlir::Value gate, const Point &point) {
    return gate ? get(gate, point) : mlir::Value();
  }
  bool dependsOnLanes(mlir::Value value) {
    auto it = known.find(value);
    return it != known.end() && it->second.axes.lanes;
  }
  /// Whether `value`, if there is one, is the same in all lanes and at all
  /// points of `axis`.
  bool isFixed(mlir::Value value, unsigned axis) {
    if (!value)
      return true;
    const Axes &axes = known.find(value)->second.axes;
    return !axes.lanes && !llvm::is_contained(axes.copied, axis);
  }
  /// Whether `value`, if there is one, is the same at all points of `axis`.
  bool isSameAlong(mlir::Value value, unsigned axis) {
    return !value ||
           !llvm::is_contained(known.find(value)->second.axes.copied, axis);
  }
  bool isExpanded(mlir::Value range) { return numbers.contains(range); }
  int64_t getSize(unsigned axis) { return sizes[axis]; }
  mlir::VectorType getVectorType(mlir::Type element, unsigned axis) {
    return mlir::VectorType::get({widths[axis]}, element);
  }
  /// `gate` in the lanes that stand for points, false in the others; null where
  /// there are no others and no gate.
  mlir::Value maskLanes(mlir::Location loc, mlir::Value gate, unsigned axis) {
    return maskLanes(loc, gate, widths[axis], getSize(axis));
  }
  mlir::Value maskLanes(mlir::Location loc, mlir::Value gate, int64_t width,
                        int64_t count);
  llvm::SmallVector<mlir::Value> getOtherRanges(mlir::ValueRange ranges);

  KernelOp kernel;
  mlir::OpBuilder builder;
  IndexBuilder indices;
  llvm::SmallVector<int64_t> sizes;
  /// Of simd ranges, how many lanes their vectors have.
  llvm::SmallVector<int64_t> widths;
  llvm::SmallVector<mlir::Value> rangeOf;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::DenseMap<mlir::Value, Copies> known;
  size_t numCreated = 0, maxCreated = 0;
  /// Of the stores whose copies are numbered as pieces of them.
  int64_t numPieced = 0;
};
} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_EXPANDER_H
