//===- Expand.cpp - Several points of a kernel at once ----------*- C++ -*-===//
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

#include "FloatingScalars.h"
#include "KernelAxes.h"
#include "LaneTranspose.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_EXPANDPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// More ops than this, times those of the kernel before, are a mistake.
static constexpr size_t kMaxGrowth = 4096;
static constexpr int64_t kMaxPoints = 1024;

static bool isCopied(RangeOp range) {
  return range.getKind() == RangeKind::upcast ||
         range.getKind() == RangeKind::unroll;
}

namespace {
/// Of which expanded ranges a value is a function.
struct Axes {
  /// Of kind upcast or unroll, in the order of the kernel.
  SmallVector<unsigned, 4> copied;
  /// Of kind simd.
  std::optional<unsigned> lanes;
};

/// What stands for one value of the old kernel: an entry for each point of its
/// copied axes, the last of which varies fastest.
struct Copies {
  Axes axes;
  SmallVector<Value> values;
  /// In lane 0, of an index that depends on lanes; else empty.
  SmallVector<Value> firsts;
};

class Expander {
public:
  explicit Expander(KernelOp kernel)
      : kernel(kernel), builder(kernel.getContext()),
        indices(builder, kernel.getLoc()) {}

  LogicalResult run();

private:
  using Point = llvm::SmallDenseMap<unsigned, int64_t, 8>;

  LogicalResult expand(Operation &op);
  LogicalResult expandReduce(ReduceOp reduce);
  LogicalResult expandStore(StoreOp store);
  LogicalResult expandFold(Operation &op);
  LogicalResult expandContract(ContractOp contract);
  LogicalResult expandUnroll(UnrollOp unroll);
  /// The axes of `ranges` in this order, those of kind simd at the end alone.
  LogicalResult getLaneAxes(Operation *op, ValueRange ranges,
                            SmallVectorImpl<unsigned> &copied,
                            std::optional<unsigned> &lanes);
  LogicalResult expandLoad(Operation &op, const Axes &axes, const Point &point,
                           Copies &copies);
  /// The copied axis along which a load is in order that is not along lanes.
  std::optional<unsigned> findRowAxis(LoadOp load, const Axes &axes);
  void expandTransposed(LoadOp load, const Axes &axes, unsigned row,
                        Copies &copies);
  FailureOr<Value> copyScalarOp(Operation &op, function_ref<Value(Value)> get);
  FailureOr<Value> copyVectorOp(Operation &op, unsigned lanes,
                                function_ref<Value(Value)> get);

  /// Notes why the kernel stays as it is.
  LogicalResult fail(Operation *op, const Twine &reason) {
    remark::missed(op->getLoc(), remark::RemarkOpts::name("Loops")
                                     .category("uop-expand")
                                     .function(kernel.getSymName()))
        << remark::reason("{0} {1}", op->getName().getStringRef(),
                          reason.str());
    return failure();
  }
  std::string describe(unsigned axis) {
    auto range = rangeOf[axis].getDefiningOp<RangeOp>();
    return ("range " + Twine(range.getId()) + " of kind " +
            stringifyRangeKind(range.getKind()))
        .str();
  }
  /// Whether there may be a copy for each point of these axes.
  LogicalResult reserve(Operation &op, ArrayRef<unsigned> axes);

  /// The union over the operands of `op`, or a failure.
  FailureOr<Axes> getAxes(Operation &op);
  void forEachPoint(ArrayRef<unsigned> axes,
                    function_ref<void(const Point &)> visit);
  static Point joinPoints(Point point, const Point &other) {
    for (auto [axis, position] : other)
      point[axis] = position;
    return point;
  }
  /// What `value` is at `point`.
  Value get(Value value, const Point &point, bool inFirstLane = false);
  Value getGate(Value gate, const Point &point) {
    return gate ? get(gate, point) : Value();
  }
  bool dependsOnLanes(Value value) {
    auto it = known.find(value);
    return it != known.end() && it->second.axes.lanes;
  }
  bool isExpanded(Value range) { return numbers.contains(range); }
  int64_t getSize(unsigned axis) { return sizes[axis]; }
  VectorType getVectorType(Type element, unsigned axis) {
    return VectorType::get({widths[axis]}, element);
  }
  /// `gate` in the lanes that stand for points, false in the others; null where
  /// there are no others and no gate.
  Value maskLanes(Location loc, Value gate, unsigned axis) {
    return maskLanes(loc, gate, widths[axis], getSize(axis));
  }
  Value maskLanes(Location loc, Value gate, int64_t width, int64_t count);
  /// All lanes combined to one value.
  Value combineLanes(Location loc, ReduceKind kind, Value vector);
  SmallVector<Value> getOtherRanges(ValueRange ranges);

  KernelOp kernel;
  OpBuilder builder;
  IndexBuilder indices;
  SmallVector<int64_t> sizes;
  /// Of simd ranges, how many lanes their vectors have.
  SmallVector<int64_t> widths;
  SmallVector<Value> rangeOf;
  llvm::DenseMap<Value, unsigned> numbers;
  llvm::DenseMap<Value, Copies> known;
  size_t numCreated = 0, maxCreated = 0;
};
} // namespace

LogicalResult Expander::reserve(Operation &op, ArrayRef<unsigned> axes) {
  // No size is above kMaxPoints.
  size_t count = 1;
  for (unsigned axis : axes)
    if ((count *= getSize(axis)) > maxCreated)
      break;
  numCreated += count;
  if (numCreated > maxCreated)
    return fail(&op, "makes it more than " + Twine(maxCreated) + " ops");
  return success();
}

void Expander::forEachPoint(ArrayRef<unsigned> axes,
                            function_ref<void(const Point &)> visit) {
  Point point;
  for (unsigned axis : axes)
    point[axis] = 0;
  while (true) {
    visit(point);
    size_t i = axes.size();
    while (i != 0 && ++point[axes[i - 1]] == getSize(axes[i - 1]))
      point[axes[--i]] = 0;
    if (i == 0)
      return;
  }
}

Value Expander::get(Value value, const Point &point, bool inFirstLane) {
  auto it = known.find(value);
  assert(it != known.end() && "operands come before their users");
  const Copies &copies = it->second;
  int64_t number = 0;
  for (unsigned axis : copies.axes.copied)
    number = number * getSize(axis) + point.lookup(axis);
  return inFirstLane && copies.axes.lanes ? copies.firsts[number]
                                          : copies.values[number];
}

FailureOr<Axes> Expander::getAxes(Operation &op) {
  Axes axes;
  for (Value operand : op.getOperands()) {
    const Axes &other = known.find(operand)->second.axes;
    axes.copied.append(other.copied);
    if (!other.lanes)
      continue;
    if (axes.lanes && axes.lanes != other.lanes)
      return fail(&op, "depends on " + describe(*axes.lanes) + " and on " +
                           describe(*other.lanes));
    axes.lanes = other.lanes;
  }
  llvm::sort(axes.copied);
  axes.copied.erase(llvm::unique(axes.copied), axes.copied.end());
  return axes;
}

SmallVector<Value> Expander::getOtherRanges(ValueRange ranges) {
  SmallVector<Value> others;
  for (Value range : ranges)
    if (!isExpanded(range))
      others.push_back(get(range, Point()));
  return others;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value Expander::maskLanes(Location loc, Value gate, int64_t width,
                          int64_t count) {
  if (width == count)
    return gate;
  SmallVector<bool> lanes(width, false);
  std::fill_n(lanes.begin(), count, true);
  auto type = VectorType::get({width}, builder.getI1Type());
  Value mask = ConstOp::create(builder, loc,
                               cast<TypedAttr>(Attribute(DenseElementsAttr::get(
                                   type, ArrayRef<bool>(lanes)))));
  if (!gate)
    return mask;
  return AndOp::create(builder, loc, broadcastLike(builder, loc, gate, type),
                       mask);
}

FailureOr<Value> Expander::copyScalarOp(Operation &op,
                                        function_ref<Value(Value)> get) {
  SmallVector<Value> operands;
  for (Value operand : op.getOperands())
    operands.push_back(get(operand));
  indices.setLoc(op.getLoc());
  if (op.getNumResults() == 1)
    if (Value simplified = indices.rebuild(&op, operands))
      return simplified;
  IRMapping mapping;
  for (auto [operand, copy] : llvm::zip_equal(op.getOperands(), operands))
    mapping.map(operand, copy);
  return builder.clone(op, mapping)->getResult(0);
}

FailureOr<Value> Expander::copyVectorOp(Operation &op, unsigned lanes,
                                        function_ref<Value(Value)> get) {
  if (!hasVectorForm(&op))
    return fail(&op, "depends on " + describe(lanes) +
                         ", and there is no such op on vectors");
  SmallVector<Value> operands;
  for (Value operand : op.getOperands())
    operands.push_back(broadcastLike(builder, op.getLoc(), get(operand),
                                     getVectorType(operand.getType(), lanes)));
  OperationState state(op.getLoc(), op.getName());
  state.addOperands(operands);
  state.addTypes(getVectorType(op.getResult(0).getType(), lanes));
  state.attributes.append(op.getAttrDictionary().begin(),
                          op.getAttrDictionary().end());
  return builder.create(state)->getResult(0);
}

/// A uop.load, or a uop.index of a tile. Where the element moves by one with
/// each lane they are read together.
LogicalResult Expander::expandLoad(Operation &op, const Axes &axes,
                                   const Point &point, Copies &copies) {
  auto load = dyn_cast<LoadOp>(op);
  auto read = dyn_cast<IndexOp>(op);
  Location loc = op.getLoc();
  Type element = op.getResult(0).getType();
  Value source = op.getOperand(0);
  Value gate = load ? Value(load.getGate()) : Value(read.getGate());
  if (isa<VectorType>(element) || !axes.lanes) {
    if (axes.lanes)
      return fail(&op, "reads a vector already, and depends on " +
                           describe(*axes.lanes));
    IRMapping mapping;
    for (Value operand : op.getOperands())
      mapping.map(operand, get(operand, point));
    copies.values.push_back(builder.clone(op, mapping)->getResult(0));
    return success();
  }
  VectorType type = getVectorType(element, *axes.lanes);
  Value range = rangeOf[*axes.lanes];
  Value last;
  if (load)
    last = load.getOffset();
  else if (!read.getIndices().empty())
    last = read.getIndices().back();
  std::optional<int64_t> stride = last ? getStride(last, range) : 0;
  bool isOthersFixed =
      load || llvm::none_of(read.getIndices().drop_back(),
                            [&](Value index) { return dependsOnLanes(index); });
  bool isGateFixed = !gate || !dependsOnLanes(gate);
  Value newSource = get(source, point), newGate = getGate(gate, point);
  if (load)
    newGate = maskLanes(loc, newGate, *axes.lanes);
  else if (widths[*axes.lanes] != getSize(*axes.lanes) &&
           (last != range ||
            cast<RankedTensorType>(source.getType()).getShape().back() <
                widths[*axes.lanes]))
    return fail(&op, "reads a tile that has no room for all lanes of " +
                         describe(*axes.lanes));
  auto getLane0 = [&](Value value) { return get(value, point, true); };
  bool isConsecutive = isOthersFixed && stride == 1;
  if (load && isConsecutive) {
    Value other;
    if (load.getAlternative())
      other =
          broadcastLike(builder, loc, get(load.getAlternative(), point), type);
    copies.values.push_back(LoadOp::create(builder, loc, type, newSource,
                                           getLane0(last), newGate, other));
    return success();
  }
  if (read && isConsecutive && isGateFixed) {
    SmallVector<Value> position;
    for (Value index : read.getIndices())
      position.push_back(getLane0(index));
    copies.values.push_back(
        IndexOp::create(builder, loc, type, newSource, position, newGate));
    return success();
  }
  if (read)
    return fail(&op, "reads a tile along " + describe(*axes.lanes) +
                         ", which is not its last axis");
  Value other;
  if (load.getAlternative())
    other =
        broadcastLike(builder, loc, get(load.getAlternative(), point), type);
  Value offsets =
      broadcastLike(builder, loc, get(last, point),
                    VectorType::get(type.getShape(), builder.getIndexType()));
  copies.values.push_back(
      LoadOp::create(builder, loc, type, newSource, offsets, newGate, other));
  return success();
}

std::optional<unsigned> Expander::findRowAxis(LoadOp load, const Axes &axes) {
  if (isa<VectorType>(load.getType()) || !axes.lanes ||
      !llvm::isPowerOf2_64(widths[*axes.lanes]))
    return std::nullopt;
  std::optional<int64_t> stride =
      getStride(load.getOffset(), rangeOf[*axes.lanes]);
  if (!stride || *stride == 0 || *stride == 1)
    return std::nullopt;
  auto isFixed = [&](Value value, unsigned axis) {
    if (!value)
      return true;
    const Axes &other = known.find(value)->second.axes;
    return !other.lanes && !llvm::is_contained(other.copied, axis);
  };
  for (unsigned axis : axes.copied)
    if (getSize(axis) > 1 && getStride(load.getOffset(), rangeOf[axis]) == 1 &&
        isFixed(load.getGate(), axis) && isFixed(load.getAlternative(), axis))
      return axis;
  return std::nullopt;
}

/// Rows are read, a vector for each lane, and transposed in registers.
void Expander::expandTransposed(LoadOp load, const Axes &axes, unsigned row,
                                Copies &copies) {
  Location loc = load.getLoc();
  unsigned lanes = *axes.lanes;
  int64_t width = widths[lanes];
  VectorType type = getVectorType(load.getType(), lanes);
  int64_t stride = *getStride(load.getOffset(), rangeOf[lanes]);
  int64_t count = 1, inner = 1;
  for (unsigned axis : axes.copied) {
    count *= getSize(axis);
    inner = axis == row ? 1 : inner * getSize(axis);
  }
  copies.values.resize(count);
  int64_t number = 0;
  forEachPoint(axes.copied, [&](const Point &point) {
    int64_t first = number++;
    if (point.lookup(row) % width != 0)
      return;
    int64_t size = std::min(width, getSize(row) - point.lookup(row));
    Value gate = maskLanes(loc, getGate(load.getGate(), point), width, size);
    Value other;
    if (load.getAlternative())
      other =
          broadcastLike(builder, loc, get(load.getAlternative(), point), type);
    Value source = get(load.getSource(), point);
    Value offset = get(load.getOffset(), point, /*inFirstLane=*/true);
    indices.setLoc(loc);
    SmallVector<Value> rows;
    for (int64_t lane = 0; lane != getSize(lanes); ++lane)
      rows.push_back(LoadOp::create(
          builder, loc, type, source,
          indices.add(offset, indices.constant(lane * stride)), gate, other));
    // Whatever is in lanes that stand for no point.
    rows.resize(width, rows.front());
    SmallVector<Value> columns = transposeLanes(builder, loc, rows);
    for (int64_t i = 0; i != size; ++i)
      copies.values[first + i * inner] = columns[i];
  });
}

LogicalResult Expander::expand(Operation &op) {
  if (auto range = dyn_cast<RangeOp>(op); range && isExpanded(range)) {
    unsigned axis = numbers.lookup(range);
    Copies &copies = known[range];
    int64_t size = getSize(axis);
    if (range.getKind() == RangeKind::simd) {
      copies.axes.lanes = axis;
      VectorType type = getVectorType(builder.getIndexType(), axis);
      SmallVector<int64_t> lanes =
          llvm::to_vector(llvm::seq<int64_t>(0, widths[axis]));
      copies.values.push_back(
          ConstOp::create(builder, op.getLoc(),
                          cast<TypedAttr>(Attribute(DenseIntElementsAttr::get(
                              type, ArrayRef<int64_t>(lanes))))));
      copies.firsts.push_back(indices.constant(0));
      return success();
    }
    copies.axes.copied.push_back(axis);
    for (int64_t i = 0; i != size; ++i)
      copies.values.push_back(indices.constant(i));
    return success();
  }
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return expandReduce(reduce);
  if (auto store = dyn_cast<StoreOp>(op))
    return expandStore(store);
  if (auto contract = dyn_cast<ContractOp>(op))
    return expandContract(contract);
  if (auto unroll = dyn_cast<UnrollOp>(op))
    return expandUnroll(unroll);
  if (op.getNumResults() != 1 || isa<RangeReductionOpInterface, ScanOp>(op))
    return expandFold(op);

  FailureOr<Axes> axes = getAxes(op);
  if (failed(axes))
    return failure();
  if (failed(reserve(op, axes->copied)))
    return failure();
  Copies copies;
  copies.axes = *axes;
  LogicalResult result = success();
  if (auto load = dyn_cast<LoadOp>(op))
    if (std::optional<unsigned> row = findRowAxis(load, *axes)) {
      expandTransposed(load, *axes, *row, copies);
      known[load] = std::move(copies);
      return success();
    }
  bool isRead =
      isa<LoadOp>(op) ||
      (isa<IndexOp>(op) && isa<TensorType>(op.getOperand(0).getType()));
  forEachPoint(axes->copied, [&](const Point &point) {
    if (failed(result))
      return;
    if (isRead) {
      result = expandLoad(op, *axes, point, copies);
      return;
    }
    FailureOr<Value> copy = failure();
    auto getCopy = [&](Value value) { return get(value, point); };
    if (axes->lanes)
      copy = copyVectorOp(op, *axes->lanes, getCopy);
    else
      copy = copyScalarOp(op, getCopy);
    if (failed(copy)) {
      result = failure();
      return;
    }
    copies.values.push_back(*copy);
    if (!axes->lanes || !op.getResult(0).getType().isIndex())
      return;
    // An index that comes of other types has no first lane of its own.
    bool hasFirsts = llvm::all_of(op.getOperands(), [&](Value operand) {
      const Copies &other = known.find(operand)->second;
      return !other.axes.lanes || !other.firsts.empty();
    });
    if (!hasFirsts) {
      copies.firsts.push_back(
          GepOp::create(builder, op.getLoc(), *copy, int64_t(0)));
      return;
    }
    FailureOr<Value> first =
        copyScalarOp(op, [&](Value value) { return get(value, point, true); });
    if (failed(first))
      result = failure();
    else
      copies.firsts.push_back(*first);
  });
  known[op.getResult(0)] = std::move(copies);
  return result;
}

/// Ops with several results, or that run over ranges themselves: they are
/// copied, but not on vectors.
LogicalResult Expander::expandFold(Operation &op) {
  FailureOr<Axes> axes = getAxes(op);
  if (failed(axes))
    return failure();
  auto ranges = getRangeOperands(&op);
  for (Value range : ranges ? ValueRange(*ranges) : ValueRange())
    if (isExpanded(range))
      return fail(&op, "runs over " + describe(numbers.lookup(range)));
  if (axes->lanes)
    return fail(&op, "depends on " + describe(*axes->lanes) +
                         ", and there is no such op on vectors");
  if (failed(reserve(op, axes->copied)))
    return failure();
  SmallVector<Copies> results(op.getNumResults());
  forEachPoint(axes->copied, [&](const Point &point) {
    IRMapping mapping;
    for (Value operand : op.getOperands())
      mapping.map(operand, get(operand, point));
    Operation *copy = builder.clone(op, mapping);
    for (auto [number, result] : llvm::enumerate(copy->getResults()))
      results[number].values.push_back(result);
  });
  for (auto [number, copies] : llvm::enumerate(results)) {
    copies.axes = *axes;
    known[op.getResult(number)] = std::move(copies);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Lanes of the author's
//===----------------------------------------------------------------------===//

LogicalResult Expander::getLaneAxes(Operation *op, ValueRange ranges,
                                    SmallVectorImpl<unsigned> &copied,
                                    std::optional<unsigned> &lanes) {
  for (Value range : ranges) {
    unsigned axis = numbers.lookup(range);
    if (lanes)
      return fail(op, "runs over " + describe(*lanes) + ", but not last");
    if (isCopied(range.getDefiningOp<RangeOp>()))
      copied.push_back(axis);
    else
      lanes = axis;
  }
  return success();
}

LogicalResult Expander::expandContract(ContractOp contract) {
  SmallVector<unsigned> ended;
  std::optional<unsigned> lanes;
  FailureOr<Axes> axes = getAxes(*contract);
  if (failed(axes) ||
      failed(getLaneAxes(contract, contract.getRanges(), ended, lanes)))
    return failure();
  if (axes->lanes && axes->lanes != lanes)
    return fail(contract, "depends on " + describe(*axes->lanes) +
                              ", and there is no such op on vectors");
  if (failed(reserve(*contract, axes->copied)))
    return failure();
  Copies copies;
  for (unsigned axis : known.find(contract.getValue())->second.axes.copied)
    if (!llvm::is_contained(ended, axis))
      copies.axes.copied.push_back(axis);
  forEachPoint(copies.axes.copied, [&](const Point &outer) {
    SmallVector<Value> parts;
    forEachPoint(ended, [&](const Point &inner) {
      Point point = joinPoints(outer, inner);
      Value value = get(contract.getValue(), point);
      if (lanes)
        value =
            broadcastLike(builder, contract.getLoc(), value,
                          getVectorType(getElementTypeOrSelf(value), *lanes));
      parts.push_back(value);
    });
    copies.values.push_back(VectorizeOp::create(builder, contract.getLoc(),
                                                contract.getType(), parts));
  });
  known[contract.getResult()] = std::move(copies);
  return success();
}

LogicalResult Expander::expandUnroll(UnrollOp unroll) {
  SmallVector<unsigned> ranges;
  Copies copies;
  FailureOr<Axes> axes = getAxes(*unroll);
  if (failed(axes) || failed(getLaneAxes(unroll, unroll.getRanges(), ranges,
                                         copies.axes.lanes)))
    return failure();
  copies.axes.copied = axes->copied;
  if (failed(reserve(*unroll, axes->copied)))
    return failure();
  int64_t width = copies.axes.lanes ? getSize(*copies.axes.lanes) : 1;
  forEachPoint(axes->copied, [&](const Point &point) {
    int64_t first = 0;
    for (unsigned axis : ranges)
      first = first * getSize(axis) + point.lookup(axis);
    first *= width;
    Value source = get(unroll.getSource(), point);
    if (!copies.axes.lanes) {
      copies.values.push_back(
          GepOp::create(builder, unroll.getLoc(), source, first));
      return;
    }
    SmallVector<int64_t> taken =
        llvm::to_vector(llvm::seq<int64_t>(first, first + width));
    copies.values.push_back(
        GepOp::create(builder, unroll.getLoc(), source, taken));
    if (unroll.getType().isIndex())
      copies.firsts.push_back(
          GepOp::create(builder, unroll.getLoc(), source, first));
  });
  known[unroll.getResult()] = std::move(copies);
  return success();
}

//===----------------------------------------------------------------------===//
// Where ranges end
//===----------------------------------------------------------------------===//

Value Expander::combineLanes(Location loc, ReduceKind kind, Value vector) {
  int64_t count = cast<VectorType>(vector.getType()).getNumElements();
  // Halves, as long as there are two; then lane by lane.
  while (count % 2 == 0) {
    count /= 2;
    SmallVector<int64_t> low = llvm::to_vector(llvm::seq<int64_t>(0, count));
    SmallVector<int64_t> high =
        llvm::to_vector(llvm::seq<int64_t>(count, 2 * count));
    Value lows = GepOp::create(builder, loc, vector, low);
    Value highs = GepOp::create(builder, loc, vector, high);
    vector = createCombination(builder, loc, kind, lows, highs);
  }
  Value total = GepOp::create(builder, loc, vector, int64_t(0));
  for (int64_t lane = 1; lane < count; ++lane)
    total = createCombination(builder, loc, kind, total,
                              GepOp::create(builder, loc, vector, lane));
  return total;
}

LogicalResult Expander::expandReduce(ReduceOp reduce) {
  Operation &op = *reduce.getOperation();
  FailureOr<Axes> axes = getAxes(op);
  if (failed(axes))
    return failure();
  Location loc = op.getLoc();
  Copies copies;
  SmallVector<unsigned> ended;
  bool endsLanes = false;
  // Over points that the value does not depend on, it is combined as often.
  Axes outer;
  int64_t repeated = 1;
  for (Value range : reduce.getRanges()) {
    if (!isExpanded(range))
      continue;
    unsigned axis = numbers.lookup(range);
    bool isUsed = known.find(reduce.getValue())->second.axes.lanes == axis ||
                  llvm::is_contained(
                      known.find(reduce.getValue())->second.axes.copied, axis);
    if (!isUsed)
      repeated *= getSize(axis);
    else if (isCopied(range.getDefiningOp<RangeOp>()))
      ended.push_back(axis);
    else
      endsLanes = true;
  }
  const Axes &valueAxes = known.find(reduce.getValue())->second.axes;
  for (unsigned axis : valueAxes.copied)
    if (!llvm::is_contained(ended, axis))
      outer.copied.push_back(axis);
  if (valueAxes.lanes && !endsLanes)
    outer.lanes = valueAxes.lanes;
  copies.axes = outer;
  if (failed(reserve(op, axes->copied)))
    return failure();
  bool isCombined = !ended.empty() || endsLanes || repeated > 1;
  Type element = getElementTypeOrSelf(reduce);
  Type wide =
      isCombined ? getWideElement(reduce.getKind(), element) : Type(element);
  SmallVector<Value> others = getOtherRanges(reduce.getRanges());

  forEachPoint(outer.copied, [&](const Point &outerPoint) {
    SmallVector<Value> parts;
    forEachPoint(ended, [&](const Point &endedPoint) {
      Point point = joinPoints(outerPoint, endedPoint);
      Value value = get(reduce.getValue(), point);
      Type type = withElementType(value.getType(), wide);
      if (type != value.getType())
        value = CastOp::create(builder, loc, type, value);
      if (!others.empty())
        value = ReduceOp::create(builder, loc, type, reduce.getKind(), value,
                                 others);
      parts.append(repeated, value);
    });
    // Pairs, so that no chain is longer than it must be.
    while (parts.size() > 1) {
      SmallVector<Value> merged;
      for (size_t i = 0; i + 1 < parts.size(); i += 2)
        merged.push_back(createCombination(builder, loc, reduce.getKind(),
                                           parts[i], parts[i + 1]));
      if (parts.size() % 2)
        merged.push_back(parts.back());
      parts = std::move(merged);
    }
    Value total = parts.front();
    if (endsLanes)
      total = combineLanes(loc, reduce.getKind(), total);
    if (wide != element)
      total = CastOp::create(builder, loc,
                             withElementType(total.getType(), element), total);
    copies.values.push_back(total);
  });
  known[reduce.getResult()] = std::move(copies);
  return success();
}

LogicalResult Expander::expandStore(StoreOp store) {
  Location loc = store.getLoc();
  SmallVector<unsigned> ended;
  std::optional<unsigned> lanes;
  for (Value range : store.getRanges()) {
    if (!isExpanded(range))
      continue;
    unsigned axis = numbers.lookup(range);
    if (isCopied(range.getDefiningOp<RangeOp>()))
      ended.push_back(axis);
    else if (lanes)
      return fail(store, "runs over " + describe(*lanes) + " and over " +
                             describe(axis));
    else
      lanes = axis;
  }
  if (isa<VectorType>(store.getValue().getType()) && lanes)
    return fail(store,
                "writes a vector already, and runs over " + describe(*lanes));
  if (failed(reserve(*store, ended)))
    return failure();
  SmallVector<Value> others = getOtherRanges(store.getRanges());
  llvm::sort(ended);
  std::optional<int64_t> stride;
  if (lanes)
    stride = getStride(store.getOffset(), rangeOf[*lanes]);
  forEachPoint(ended, [&](const Point &point) {
    Value value = get(store.getValue(), point);
    Value target = get(store.getTarget(), point);
    Value gate = getGate(store.getGate(), point);
    Value offset = get(store.getOffset(), point);
    if (lanes) {
      gate = maskLanes(loc, gate, *lanes);
      value = broadcastLike(builder, loc, value,
                            getVectorType(getElementTypeOrSelf(value), *lanes));
      if (stride == 1)
        offset = get(store.getOffset(), point, /*inFirstLane=*/true);
      else
        offset = broadcastLike(builder, loc, offset,
                               getVectorType(builder.getIndexType(), *lanes));
    }
    StoreOp::create(builder, loc, value, target, offset, others, gate);
  });
  return success();
}

LogicalResult Expander::run() {
  Block &old = kernel.getBody().front();
  maxCreated = kMaxGrowth + 64 * old.getOperations().size();
  for (auto range : kernel.getBody().getOps<RangeOp>()) {
    if (!isCopied(range) && range.getKind() != RangeKind::simd)
      continue;
    if (!range.getStaticSize() || *range.getStaticSize() == 0 ||
        *range.getStaticSize() > kMaxPoints)
      return fail(range, "needs a size from 1 to " + Twine(kMaxPoints));
    numbers[range] = sizes.size();
    sizes.push_back(*range.getStaticSize());
    widths.push_back(isCopied(range) ? sizes.back() : countLanes(range));
    rangeOf.push_back(range);
  }
  if (numbers.empty())
    return success();
  indices.setNextRangeId(getNextRangeId(kernel.getBody().front()));

  Block *block = builder.createBlock(&kernel.getBody());
  for (BlockArgument argument : old.getArguments())
    known[argument].values.push_back(
        block->addArgument(argument.getType(), argument.getLoc()));
  builder.setInsertionPointToStart(block);
  LogicalResult result = success();
  for (Operation &op : old) {
    if (isa<SinkOp>(op)) {
      builder.clone(op);
      continue;
    }
    result = expand(op);
    if (failed(result))
      break;
  }
  if (failed(result)) {
    block->dropAllDefinedValueUses();
    block->erase();
    return failure();
  }
  old.dropAllReferences();
  old.erase();
  for (Operation &dead : llvm::make_early_inc_range(llvm::reverse(*block)))
    if (isOpTriviallyDead(&dead))
      dead.erase();
  return success();
}

namespace {
struct ExpandPass : public uop::impl::ExpandPassBase<ExpandPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty() || hasExplicitControl(kernel))
      return;
    // A failure has its remark, and the kernel is as it was.
    (void)Expander(kernel).run();
  }
};
} // namespace
