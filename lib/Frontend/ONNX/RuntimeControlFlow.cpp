//===- RuntimeControlFlow.cpp - What a run decides --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Branches and loops of scf, which plans run (convert-scf-to-uop). What they
// give and carry has the same type whatever happens.
//
//===----------------------------------------------------------------------===//

#include "RuntimeControlFlow.h"

#include "GraphImporter.h"
#include "Schema.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Ops that are computed on both sides sooner than a plan branches.
static constexpr int64_t kMaxSpeculated = 16;

/// Imports a graph into a block of its own.
static std::optional<std::vector<Item>>
importInto(Node &n, Region &region, const ::onnx::GraphProto &graph,
           ArrayRef<Item> arguments) {
  OpBuilder::InsertionGuard guard(n.getBuilder());
  n.getBuilder().setInsertionPointToEnd(&region.front());
  return n.importer.importSubgraph(n, graph, arguments);
}

static bool isCheap(Region &region) {
  int64_t count = 0;
  for (Operation &op : region.front())
    if (++count > kMaxSpeculated || op.getNumRegions() != 0 ||
        !(isa<MovementOpInterface, ConstOp, IotaOp>(op) ||
          op.hasTrait<OpTrait::Elementwise>()))
      return false;
  return true;
}

static std::optional<SmallVector<Value>>
getTensors(Node &n, const std::vector<Item> &items, StringRef what) {
  SmallVector<Value> values;
  for (auto [i, item] : llvm::enumerate(items)) {
    if (item.kind != Item::Kind::tensor) {
      n.fail("its condition is not known before a run, so " + what + " " +
             Twine(i) + " must be a tensor");
      return std::nullopt;
    }
    values.push_back(item.tensor);
  }
  return values;
}

LogicalResult onnx_import::convertRuntimeIf(Node &n, Value condition,
                                            const ::onnx::GraphProto &whole,
                                            const ::onnx::GraphProto &other) {
  ImplicitLocOpBuilder &builder = n.getBuilder();
  Region *regions[2];
  SmallVector<Value> results[2];
  std::vector<Item> items;
  const ::onnx::GraphProto *const graphs[] = {&whole, &other};
  for (auto [i, graph] : llvm::enumerate(graphs)) {
    regions[i] = &n.importer.makeRegion();
    auto branch = importInto(n, *regions[i], *graph, {});
    auto values =
        branch ? getTensors(n, *branch, "each branch's output") : std::nullopt;
    if (!values)
      return failure();
    results[i] = *values;
    items = *branch;
  }
  if (results[0].size() != results[1].size() ||
      results[0].size() != n.getNumOutputs())
    return n.error("its branches have " + Twine(results[0].size()) + " and " +
                   Twine(results[1].size()) + " outputs, but the node has " +
                   Twine(n.getNumOutputs()));
  for (auto [x, y] : llvm::zip_equal(results[0], results[1]))
    if (x.getType() != y.getType())
      return n.error("its condition is not known before a run, so its branches "
                     "must give values of one type and shape, got " +
                     toString(x) + " and " + toString(y));
  condition = n.reshape(condition, {});
  if (!condition)
    return failure();
  if (isCheap(*regions[0]) && isCheap(*regions[1])) {
    for (Region *region : regions)
      builder.getInsertionBlock()->getOperations().splice(
          builder.getInsertionPoint(), region->front().getOperations());
    for (auto [i, item] : llvm::enumerate(items)) {
      item.tensor = n.where(condition, results[0][i], results[1][i]);
      n.setItem(i, item);
    }
    return success(!n.hasFailed);
  }
  Value holds = tensor::ExtractOp::create(builder, condition, ValueRange());
  auto op = scf::IfOp::create(builder, ValueRange(results[0]).getTypes(), holds,
                              /*addThenBlock=*/false, /*addElseBlock=*/false);
  for (int i : {0, 1}) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(&regions[i]->front());
    scf::YieldOp::create(builder, results[i]);
    op->getRegion(i).takeBody(*regions[i]);
  }
  for (auto [i, item] : llvm::enumerate(items)) {
    n.importer.setUnknown(op.getResult(i));
    item.tensor = op.getResult(i);
    n.setItem(i, item);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// One loop. What it carries: the number of the iteration, whether the body
/// goes on (but of Scan), the values of the model, and room for each scan
/// output that is used.
class LoopBuilder {
public:
  LoopBuilder(Node &n, const ::onnx::GraphProto &graph, LoopState state)
      : n(n), builder(n.getBuilder()), graph(graph), state(std::move(state)),
        body(n.importer.makeRegion()) {}

  std::optional<SmallVector<Item>> build();

private:
  std::optional<std::vector<Item>> makeArguments(ArrayRef<Value> values);
  LogicalResult importBody();
  LogicalResult setNext(ArrayRef<Value> values, ArrayRef<Value> tensors);
  LogicalResult addScan(unsigned number, Value slice);
  std::optional<int64_t> getRoom(StringRef name);
  Value makeRoom(unsigned number, ArrayRef<int64_t> slice, Type element,
                 int64_t room);
  BlockArgument addCarried(Value initial);
  SmallVector<Item> getResults(scf::WhileOp loop);
  /// Whether the body never ends the loop before its last iteration.
  bool runsAllTrips(Value goesOn);
  /// The number of the iteration, or from the end.
  Value positionOf(bool isReverse);
  /// What comes before the values of the model.
  unsigned getNumOwn() const { return state.isScan ? 1 : 2; }

  Node &n;
  ImplicitLocOpBuilder &builder;
  const ::onnx::GraphProto &graph;
  LoopState state;
  Region &body;
  /// Where the loop will be.
  std::pair<Block *, Block::iterator> outside;
  SmallVector<Value> initial, next;
  /// The scan outputs that are used.
  SmallVector<unsigned> scans;
  /// How often it runs, if that is known.
  std::optional<int64_t> count;
};
} // namespace

BlockArgument LoopBuilder::addCarried(Value value) {
  initial.push_back(value);
  BlockArgument argument =
      body.front().addArgument(value.getType(), builder.getLoc());
  n.importer.setUnknown(argument);
  return argument;
}

Value LoopBuilder::positionOf(bool isReverse) {
  Value number = body.getArgument(0);
  return isReverse ? n.sub(n.ints({*count - 1}, {}), number) : number;
}

bool LoopBuilder::runsAllTrips(Value goesOn) {
  if (!state.knownTrips)
    return false;
  if (state.isScan)
    return true;
  auto isTrue = [&](Value value) {
    DenseElementsAttr known = n.findConstant(value);
    return known && !(*known.getValues<APInt>().begin()).isZero();
  };
  return (!state.condition || isTrue(state.condition)) && isTrue(goesOn);
}

/// What the body is imported for.
std::optional<std::vector<Item>>
LoopBuilder::makeArguments(ArrayRef<Value> values) {
  std::vector<Item> arguments;
  BlockArgument number = addCarried(n.ints({state.iteration}, {}));
  if (!state.isScan) {
    Value yes = n.splatInt(1, n.i1());
    Value goesOn = state.condition ? n.reshape(state.condition, {}) : yes;
    if (!goesOn)
      return std::nullopt;
    addCarried(goesOn);
    // Where the body runs, the condition holds.
    arguments = {Item::ofTensor(number), Item::ofTensor(yes)};
  }
  for (auto [item, value] : llvm::zip_equal(state.carried, values))
    arguments.push_back(Item::ofTensor(addCarried(value), item.dataType));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&body.front());
  for (const ScannedInput &input : state.scanned) {
    Value at = n.reshape(positionOf(input.isReverse), {1});
    Value slice = n.squeeze(n.take(input.whole, at, 0), 0);
    if (!slice)
      return std::nullopt;
    arguments.push_back(Item::ofTensor(slice));
  }
  return arguments;
}

LogicalResult LoopBuilder::importBody() {
  auto values = getTensors(n, state.carried, "carried value");
  auto arguments = values ? makeArguments(*values) : std::nullopt;
  if (!arguments)
    return failure();
  auto results = importInto(n, body, graph, *arguments);
  auto tensors =
      results ? getTensors(n, *results, "its body's output") : std::nullopt;
  if (!tensors)
    return failure();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&body.front());
  return setNext(*values, *tensors);
}

/// What the next iteration begins with.
LogicalResult LoopBuilder::setNext(ArrayRef<Value> values,
                                   ArrayRef<Value> tensors) {
  next.push_back(n.add(body.getArgument(0), n.ints({1}, {})));
  if (!state.isScan) {
    Value goesOn = n.reshape(tensors.front(), {});
    if (!goesOn || n.elementOf(goesOn) != n.i1())
      return n.error(
          "the condition that its body gives must be one bool, got " +
          toString(tensors.front()));
    next.push_back(goesOn);
    if (runsAllTrips(goesOn))
      count = state.knownTrips;
    tensors = tensors.drop_front();
  }
  for (auto [i, value] : llvm::enumerate(values)) {
    if (tensors[i].getType() != value.getType())
      return n.error("its number of iterations is not known before a run, or "
                     "too large to unroll; then carried value " +
                     Twine(i) + " must keep its type and shape, but it is " +
                     toString(value) + " before an iteration and " +
                     toString(tensors[i]) + " after it");
    next.push_back(tensors[i]);
  }
  for (unsigned i = 0; i != state.scans.size(); ++i)
    if (n.hasOutput(values.size() + i) &&
        failed(addScan(i, tensors[i + values.size()])))
      return failure();
  return success(!n.hasFailed);
}

/// For how many slices; a report where only a run says that, and nobody else.
std::optional<int64_t> LoopBuilder::getRoom(StringRef name) {
  if (count)
    return count;
  std::optional<int64_t> room = n.importer.findRoom(name);
  if (!room) {
    n.fail(
        "its number of iterations, which is the number of slices of output '" +
        name +
        "', is not known before a run, or too large to unroll; "
        "--room=" +
        name + "=N makes room for N slices");
  } else if (n.importer.isRepeated()) {
    n.fail("room for output '" + name +
           "' can be made in the main graph of the model only, not in loops, "
           "branches and functions");
    return std::nullopt;
  }
  return room;
}

/// A slice takes its place in what there is room for; there may be no place
/// left.
LogicalResult LoopBuilder::addScan(unsigned number, Value slice) {
  std::optional<int64_t> room =
      getRoom(n.proto.output(state.carried.size() + number));
  if (!room)
    return failure();
  Value rows;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(outside.first, outside.second);
    rows = makeRoom(number, Emitter::shapeOf(slice), n.elementOf(slice), *room);
  }
  if (!rows)
    return failure();
  BlockArgument before = addCarried(rows);
  scans.push_back(number);
  bool isReverse = state.isScan && state.isOutputReverse[number];
  Value at = positionOf(isReverse), row = n.unsqueeze(slice, 0);
  if (!row)
    return failure();
  at = n.reshape(at, Shape(Emitter::rankOf(row), 1));
  next.push_back(n.scatterAlong(ScatterKind::set, before,
                                n.expand(at, Emitter::shapeOf(row)), row, 0));
  return success(next.back() != nullptr);
}

Value LoopBuilder::makeRoom(unsigned number, ArrayRef<int64_t> slice,
                            Type element, int64_t room) {
  SmallVector<Value> parts(state.scans[number]);
  if (int64_t(parts.size()) > room)
    parts.resize(room);
  Shape shape = {room - int64_t(parts.size())};
  llvm::append_range(shape, slice);
  if (shape.front() != 0 || parts.empty())
    parts.push_back(n.splatInt(0, element, shape));
  return parts.size() == 1 ? parts.front() : n.concatenate(parts, 0);
}

std::optional<SmallVector<Item>> LoopBuilder::build() {
  outside = {builder.getInsertionBlock(), builder.getInsertionPoint()};
  if (state.isScan)
    count = state.knownTrips;
  Value trips;
  if (state.trips) {
    trips = n.reshape(n.cast(state.trips, n.i64()), {});
    if (!trips)
      return std::nullopt;
  }
  if (failed(importBody()))
    return std::nullopt;
  SmallVector<Type> types(ValueRange(initial).getTypes());
  auto loop = scf::WhileOp::create(builder, types, initial);
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *before = builder.createBlock(
        &loop.getBefore(), {}, types,
        SmallVector<Location>(types.size(), builder.getLoc()));
    Value goesOn = count ? Value() : before->getArgument(1);
    if (trips) {
      Value isLess = n.compare(CmpPredicate::lt, before->getArgument(0), trips);
      goesOn = goesOn ? n.logicalAnd(isLess, goesOn) : isLess;
    }
    Value holds = tensor::ExtractOp::create(builder, goesOn, ValueRange());
    scf::ConditionOp::create(builder, holds, before->getArguments());
    builder.setInsertionPointToEnd(&body.front());
    scf::YieldOp::create(builder, next);
  }
  loop.getAfter().takeBody(body);
  SmallVector<Item> results = getResults(loop);
  if (n.hasFailed)
    return std::nullopt;
  return results;
}

SmallVector<Item> LoopBuilder::getResults(scf::WhileOp loop) {
  for (Value result : loop.getResults())
    n.importer.setUnknown(result);
  unsigned first = getNumOwn();
  size_t numCarried = state.carried.size();
  SmallVector<Item> results(numCarried + state.scans.size());
  for (size_t i = 0; i != numCarried; ++i)
    results[i] =
        Item::ofTensor(loop.getResult(i + first), state.carried[i].dataType);
  for (auto [i, number] : llvm::enumerate(scans)) {
    results[numCarried + number] =
        Item::ofTensor(loop.getResult(i + first + numCarried));
    if (!count)
      n.importer.addCount(n.proto.output(numCarried + number),
                          loop.getResult(0));
  }
  return results;
}

std::optional<SmallVector<Item>>
onnx_import::convertRuntimeLoop(Node &n, const ::onnx::GraphProto &body,
                                LoopState state) {
  return LoopBuilder(n, body, std::move(state)).build();
}
