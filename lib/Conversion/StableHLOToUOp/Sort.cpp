//===- Sort.cpp - sort and top_k --------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A comparator of keys is a sort of the keys, which gives the positions of all
// operands. For any other one there is bitonic merging (K. Batcher, "Sorting
// networks and their applications", 1968), every step of which compares and
// exchanges the elements of two halves. Equal elements are compared by their
// positions, which makes it stable.
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"
#include "SortOrder.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// Elements of an axis that a network sorts.
static constexpr int64_t kMaxSorted = int64_t(1) << 20;

namespace {
/// Whether elements come before others: one bool for each, or null after a
/// refusal.
using Before = function_ref<Value(ArrayRef<Value> x, ArrayRef<Value> y)>;

/// Rows of elements in several tensors [rows, 2^n], and last their positions.
class Network {
public:
  Network(OpConverter &c, Before before, bool isStable)
      : c(c), before(before), isStable(isStable) {}

  /// Sorts rows of tensors [rows, size].
  LogicalResult sort(SmallVectorImpl<Value> &tensors);

private:
  LogicalResult exchange(int64_t distance, bool isFirst);
  Value comesFirst(ArrayRef<Value> x, ArrayRef<Value> y);

  OpConverter &c;
  Before before;
  bool isStable;
  int64_t size = 0, rows = 0, width = 0;
  SmallVector<Value> values;
};
} // namespace

/// By the comparator, and where it does not tell, by the positions. What was
/// added to fill a row comes last.
Value Network::comesFirst(ArrayRef<Value> x, ArrayRef<Value> y) {
  Value less = before(x.drop_back(), y.drop_back());
  if (!less)
    return {};
  if (isStable) {
    Value greater = before(y.drop_back(), x.drop_back());
    if (!greater)
      return {};
    Value isEarlier = c.compare(CmpPredicate::lt, x.back(), y.back());
    less = c.logicalOr(less, c.logicalAnd(c.logicalNot(greater), isEarlier));
  }
  if (size == width)
    return less;
  auto isReal = [&](Value position) {
    return c.compare(CmpPredicate::lt, position, c.integer(size, position));
  };
  return c.logicalAnd(isReal(x.back()),
                      c.logicalOr(c.logicalNot(isReal(y.back())), less));
}

/// Elements with those so far behind them; at the first step of a merge with
/// those at the mirrored place.
LogicalResult Network::exchange(int64_t distance, bool isFirst) {
  Shape pairs = {rows, width / (2 * distance), 2, distance};
  Shape half = {rows, width / (2 * distance), distance};
  SmallVector<Value> low, high;
  for (Value value : values) {
    Value apart = c.reshape(value, pairs);
    low.push_back(c.reshape(c.slice(apart, 2, 0, 1), half));
    Value other = c.reshape(c.slice(apart, 2, 1, 1), half);
    high.push_back(isFirst ? c.flip(other, {2}) : other);
  }
  Value swaps = comesFirst(high, low);
  if (!swaps)
    return failure();
  for (auto [value, l, h] : llvm::zip_equal(values, low, high)) {
    Value first = c.where(swaps, h, l), second = c.where(swaps, l, h);
    if (isFirst)
      second = c.flip(second, {2});
    Value joined =
        c.concatenate({c.insertAxis(first, 2), c.insertAxis(second, 2)}, 2);
    value = c.contiguous(c.reshape(joined, {rows, width}));
  }
  return success();
}

LogicalResult Network::sort(SmallVectorImpl<Value> &tensors) {
  rows = shapeOf(tensors[0])[0];
  size = shapeOf(tensors[0])[1];
  if (size < 2 || rows == 0)
    return success();
  width = int64_t(llvm::PowerOf2Ceil(size));
  for (Value tensor : tensors)
    values.push_back(c.pad(tensor, {0, 0}, {0, width - size}));
  values.push_back(c.iota({rows, width}, 1, c.builder.getIntegerType(32)));
  for (int64_t merged = 2; merged <= width; merged *= 2)
    for (int64_t distance = merged / 2; distance != 0; distance /= 2)
      if (failed(exchange(distance, distance == merged / 2)))
        return failure();
  for (auto [tensor, value] : llvm::zip(tensors, values))
    tensor = c.slice(value, 1, 0, size);
  return success();
}

/// Sorts along an axis of tensors of one shape.
static LogicalResult sortAxis(OpConverter &c, SmallVectorImpl<Value> &tensors,
                              int64_t axis, Before before, bool isStable) {
  Shape shape(shapeOf(tensors[0]));
  int64_t rank = shape.size(), size = shape[axis];
  if (size > kMaxSorted)
    return c.refuse("axis " + Twine(axis) + " has " + Twine(size) +
                    " elements, and its comparator does not compare the same "
                    "keys of both elements; such sorts take at most " +
                    Twine(kMaxSorted) + " elements");
  Shape order, back(rank), moved;
  for (int64_t other = 0; other != rank; ++other)
    if (other != axis)
      order.push_back(other);
  order.push_back(axis);
  for (auto [i, other] : llvm::enumerate(order)) {
    back[other] = i;
    moved.push_back(shape[other]);
  }
  int64_t rows = countOf(ShapeRef(moved).drop_back());
  for (Value &tensor : tensors)
    tensor = c.reshape(c.permute(tensor, order), {rows, size});
  if (failed(Network(c, before, isStable).sort(tensors)))
    return failure();
  for (Value &tensor : tensors)
    tensor = c.permute(c.reshape(tensor, moved), back);
  return success();
}

/// Signed or unsigned integers that positions along the axis fit into.
static Type getPositionElement(OpConverter &c, int64_t size) {
  return c.builder.getIntegerType(llvm::isInt<32>(size) ? 32 : 64);
}

/// An op with these elements in order, and their positions.
template <typename OpT, typename... Flags>
static OpT emitOrder(OpConverter &c, Value x, int64_t axis, ShapeRef shape,
                     Flags... flags) {
  Type position = getPositionElement(c, shapeOf(x)[axis]);
  return OpT::create(c.builder, c.loc, c.type(shape, elementOf(x)),
                     c.type(shape, position), x, uint64_t(axis), flags...);
}

/// What an operand has at the positions of the order.
static Value takeInOrder(OpConverter &c, Value x, Value order, int64_t axis) {
  if (auto iota = x.getDefiningOp<IotaOp>();
      iota && int64_t(iota.getAxis()) == axis)
    return c.cast(order, elementOf(x));
  return c.gather(x, order, axis);
}

/// By the last key first: what is sorted keeps the order of what is equal.
static LogicalResult sortByKeys(OpConverter &c, ArrayRef<SortKey> keys,
                                const llvm::DenseMap<Value, Value> &values,
                                int64_t axis) {
  SmallVector<Value> results(c.operands.size());
  Value order;
  for (const SortKey &key : llvm::reverse(keys)) {
    Value x = values.lookup(key.direct ? Value(key.direct) : key.value);
    if (key.isTotal && !key.direct && isFloat(x))
      x = c.totalOrderKey(x);
    if (order)
      x = takeInOrder(c, x, order, axis);
    auto sort = emitOrder<SortOp>(c, x, axis, shapeOf(x), key.isDescending);
    order = order ? takeInOrder(c, order, sort.getPositions(), axis)
                  : sort.getPositions();
    // In the end, that of the key that counts most.
    results.assign(c.operands.size(), Value());
    if (key.direct)
      results[key.direct.getArgNumber() / 2] = sort.getValues();
  }
  for (auto [result, operand] : llvm::zip_equal(results, c.operands))
    if (!result)
      result = takeInOrder(c, operand, order, axis);
  return c.finish(results);
}

static LogicalResult sortByNetwork(OpConverter &c, Block &body, int64_t axis) {
  auto stable = dyn_cast_or_null<BoolAttr>(c.attribute("is_stable"));
  auto before = [&](ArrayRef<Value> x, ArrayRef<Value> y) -> Value {
    SmallVector<Value> arguments, yielded;
    for (auto [a, b] : llvm::zip_equal(x, y))
      llvm::append_values(arguments, a, b);
    if (failed(c.evaluate(body, arguments, yielded)))
      return {};
    return yielded[0];
  };
  SmallVector<Value> tensors(c.operands);
  if (failed(sortAxis(c, tensors, axis, before, stable && stable.getValue())))
    return failure();
  return c.finish(tensors);
}

static LogicalResult convertSort(OpConverter &c) {
  if (c.operands.empty())
    return c.refuse("takes at least one operand");
  if (failed(c.expect(c.operands.size(), c.operands.size(), 1)) ||
      failed(c.expectSameShapes()))
    return failure();
  Block *body = c.body(0, 2 * c.operands.size());
  int64_t rank = rankOf(c.operands[0]), axis = rank - 1;
  if (c.attribute("dimension")) {
    auto given = c.integerAttribute("dimension");
    if (!given)
      return failure();
    axis = *given < 0 ? *given + rank : *given;
  }
  if (!body || !c.checkAxes({axis}, rank, "attribute 'dimension'"))
    return failure();
  // Of each element with itself, which checks the body and gives the keys.
  SmallVector<Value> arguments;
  for (Value operand : c.operands)
    arguments.append(2, operand);
  llvm::DenseMap<Value, Value> values;
  if (failed(c.evaluateOps(*body, arguments, values)))
    return failure();
  if (body->back().getNumOperands() != 1 ||
      !isBool(values.lookup(body->back().getOperand(0))))
    return c.refuse("its comparator must yield one bool");
  if (auto keys = matchSortOrder(*body))
    return sortByKeys(c, *keys, values, axis);
  return sortByNetwork(c, *body, axis);
}

LogicalResult uop::fromstablehlo::convertTopK(OpConverter &c, int64_t count,
                                              bool isSmallest) {
  if (failed(c.expect(1, 2)))
    return failure();
  Value x = c.operands[0];
  if (rankOf(x) == 0 || count < 0 || count > shapeOf(x).back())
    return c.refuse(
        "k is " + Twine(count) +
        "; it must be from 0 to the size of the last axis of its operand");
  int64_t axis = rankOf(x) - 1;
  Type position = c.resultElement(1);
  if (!isa<IntegerType>(position) || position.isInteger(1))
    return c.refuse("result 1, the positions, must be of integers");
  Shape shape(shapeOf(x));
  shape[axis] = count;
  // uop.topk has NaN last, the total order has it first.
  Value key = isFloat(x)  ? c.totalOrderKey(x)
              : isBool(x) ? c.cast(x, c.builder.getIntegerType(8, false))
                          : x;
  auto top = emitOrder<TopKOp>(c, key, axis, shape, isSmallest);
  Value positions = top.getPositions();
  Value values = key != x ? c.gather(x, positions, axis) : top.getValues();
  return c.finish({values, c.cast(positions, position)});
}

/// Whether the comparator of a call of ApproxTopK says greater, or smaller; it
/// takes two elements and their positions.
static std::optional<bool> wantsGreatest(func::FuncOp comparator) {
  if (!comparator || comparator.isExternal() ||
      !comparator.getBody().hasOneBlock() || comparator.getNumArguments() != 4)
    return std::nullopt;
  Block &body = comparator.front();
  if (body.back().getNumOperands() != 1)
    return std::nullopt;
  Operation *compare = body.back().getOperand(0).getDefiningOp();
  if (!compare || compare->getName().getStringRef() != "stablehlo.compare" ||
      compare->getNumOperands() != 2 ||
      compare->getOperand(0) != body.getArgument(0) ||
      compare->getOperand(1) != body.getArgument(1))
    return std::nullopt;
  std::string direction = getKeyword(compare, "comparison_direction");
  if (direction != "GT" && direction != "LT")
    return std::nullopt;
  return direction == "GT";
}

/// Whether the elements are their positions along the axis.
static bool arePositions(Value value, int64_t axis) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getName().getStringRef() != "stablehlo.iota")
    return false;
  auto along =
      dyn_cast_or_null<IntegerAttr>(getOpAttribute(op, "iota_dimension"));
  return along && along.getValue() == axis;
}

void uop::fromstablehlo::rewriteApproxTopK(ModuleOp module) {
  SymbolTable symbols(module);
  SmallVector<Operation *> calls;
  module.walk([&](Operation *op) {
    auto target =
        dyn_cast_or_null<StringAttr>(getOpAttribute(op, "call_target_name"));
    if (target && target.getValue() == "ApproxTopK")
      calls.push_back(op);
  });
  for (Operation *op : calls) {
    auto called =
        dyn_cast_or_null<ArrayAttr>(getOpAttribute(op, "called_computations"));
    auto name = called && called.size() == 1
                    ? dyn_cast<FlatSymbolRefAttr>(called[0])
                    : FlatSymbolRefAttr();
    auto config = dyn_cast_or_null<DictionaryAttr>(
        getOpAttribute(op, "mhlo.backend_config"));
    if (!name || !config || op->getNumOperands() != 4 ||
        op->getNumResults() != 2)
      continue;
    auto comparator = symbols.lookup<func::FuncOp>(name.getValue());
    auto count = config.getAs<IntegerAttr>("top_k");
    auto axis = config.getAs<IntegerAttr>("reduction_dim");
    auto isWhole = config.getAs<BoolAttr>("aggregate_to_topk");
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto isGreatest = wantsGreatest(comparator);
    if (!isGreatest || !count || !axis || !isWhole || !isWhole.getValue() ||
        !type || axis.getValue() != type.getRank() - 1 ||
        !arePositions(op->getOperand(1), type.getRank() - 1))
      continue;
    OpBuilder builder(op);
    OperationState state(op->getLoc(), "stablehlo.custom_call",
                         op->getOperand(0), op->getResultTypes());
    state.addAttribute("call_target_name", builder.getStringAttr("mhlo.topk"));
    state.addAttribute("mhlo.attributes",
                       builder.getDictionaryAttr(
                           {builder.getNamedAttr("k", count),
                            builder.getNamedAttr(
                                "largest", builder.getBoolAttr(*isGreatest))}));
    op->replaceAllUsesWith(builder.create(state));
    op->erase();
    if (SymbolTable::symbolKnownUseEmpty(comparator, module))
      symbols.erase(comparator);
  }
}

static LogicalResult convertGreatest(OpConverter &c) {
  auto count = c.integerAttribute("k");
  return count ? convertTopK(c, *count, /*isSmallest=*/false) : failure();
}

void uop::fromstablehlo::addSortOps(OpTable &table) {
  table.add("stablehlo.sort", convertSort);
  table.add("chlo.top_k", convertGreatest);
}
