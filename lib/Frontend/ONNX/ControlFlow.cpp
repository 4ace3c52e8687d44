//===- ControlFlow.cpp - Branches and loops ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphImporter.h"
#include "RuntimeControlFlow.h"
#include "Schema.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// A bool that is known, or nothing, without a report.
static std::optional<bool> findBool(Node &n, Value value) {
  if (!value || Emitter::countOf(Emitter::shapeOf(value)) != 1)
    return std::nullopt;
  DenseElementsAttr known = n.findConstant(value);
  if (!known || !isa<IntegerType>(known.getElementType()))
    return std::nullopt;
  return !(*known.getValues<APInt>().begin()).isZero();
}

static LogicalResult convertIf(Node &n) {
  Value condition = n.input(0);
  const ::onnx::GraphProto *whole = n.graphAttribute("then_branch");
  const ::onnx::GraphProto *other = n.graphAttribute("else_branch");
  if (!condition || !whole || !other)
    return failure();
  if (Emitter::countOf(Emitter::shapeOf(condition)) != 1)
    return n.error("its condition must have one element, got " +
                   toString(condition));
  auto setAll = [&](const std::vector<Item> &items) -> LogicalResult {
    if (items.size() != n.getNumOutputs())
      return n.error("a branch has " + Twine(items.size()) +
                     " outputs, but the node has " + Twine(n.getNumOutputs()));
    for (auto [i, item] : llvm::enumerate(items))
      n.setItem(i, item);
    return success();
  };
  std::optional<bool> known = findBool(n, condition);
  // A module for every value, if there can be one.
  if (known && n.importer.isFromInputs(condition) &&
      succeeded(n.importer.attempt(
          n, [&] { return convertRuntimeIf(n, condition, *whole, *other); })))
    return success();
  if (known) {
    auto items = n.importer.importSubgraph(n, *known ? *whole : *other, {});
    return items ? setAll(*items) : failure();
  }
  return convertRuntimeIf(n, condition, *whole, *other);
}

namespace {
/// A loop as far as it can be unrolled.
class Unroller {
public:
  /// If `mayUseInputs`, for what inputs are known to be.
  Unroller(Node &n, const ::onnx::GraphProto &body, bool mayUseInputs)
      : n(n), body(body), mayUseInputs(mayUseInputs) {}

  LogicalResult run();

private:
  LogicalResult readInputs();
  bool isUsable(Value known) const {
    return mayUseInputs || !n.importer.isFromInputs(known);
  }
  /// Whether one more iteration follows; nothing where only a run says that.
  std::optional<bool> goesOn();
  /// Whether a carried value is known and may be a part of a shape, which it
  /// could not be after a loop.
  bool carriesShape();
  /// One more iteration: what the body gives.
  std::optional<std::vector<Item>> importBody();
  LogicalResult unrollOne();
  LogicalResult setOutputs();
  /// A loop for what follows `state`.
  LogicalResult makeLoop(LoopState state, const Item &condition);

  Node &n;
  const ::onnx::GraphProto &body;
  bool mayUseInputs;
  LoopState state;
  Item condition;
  /// How often it runs at most, if that is known.
  std::optional<int64_t> trips;
};
} // namespace

LogicalResult Unroller::readInputs() {
  if (n.hasInput(0)) {
    state.trips = n.input(0);
    if (!state.trips)
      return failure();
    if (Emitter::countOf(Emitter::shapeOf(state.trips)) != 1 ||
        !isa<IntegerType>(n.elementOf(state.trips)))
      return n.error("its number of iterations must be one integer, got " +
                     toString(state.trips));
    if (n.findConstant(state.trips) && isUsable(state.trips))
      trips = n.intInput(0);
  } else {
    trips = std::numeric_limits<int64_t>::max();
  }
  if (n.hasInput(1))
    condition = n.item(1);
  if (condition.kind == Item::Kind::tensor) {
    if (Emitter::countOf(Emitter::shapeOf(condition.tensor)) != 1 ||
        n.elementOf(condition.tensor) != n.i1())
      return n.error("its condition must be one bool, got " +
                     toString(condition.tensor));
  }
  size_t numCarried = n.getNumInputs() > 2 ? n.getNumInputs() - 2 : 0;
  for (size_t i = 0; i != numCarried; ++i)
    state.carried.push_back(n.item(i + 2));
  if (body.output_size() < int(numCarried + 1) ||
      body.output_size() - 1 != int(n.getNumOutputs()))
    return n.error("its body has " + Twine(body.output_size()) +
                   " outputs, which do not match its " + Twine(numCarried) +
                   " carried values and " + Twine(n.getNumOutputs()) +
                   " outputs");
  state.scans.resize(body.output_size() - 1 - numCarried);
  return success();
}

std::optional<bool> Unroller::goesOn() {
  if (trips && state.iteration >= *trips)
    return false;
  if (condition.kind != Item::Kind::tensor)
    return trips ? std::optional(true) : std::nullopt;
  std::optional<bool> known = findBool(n, condition.tensor);
  if (known && !isUsable(condition.tensor))
    return std::nullopt;
  return known && *known && !trips ? std::nullopt : known;
}

std::optional<std::vector<Item>> Unroller::importBody() {
  std::vector<Item> arguments = {Item::ofTensor(n.ints({state.iteration}, {}))};
  arguments.push_back(condition.kind == Item::Kind::tensor
                          ? condition
                          : Item::ofTensor(n.splatInt(1, n.i1())));
  llvm::append_range(arguments, state.carried);
  return n.importer.importSubgraph(n, body, arguments);
}

LogicalResult Unroller::unrollOne() {
  auto results = importBody();
  if (!results)
    return failure();
  condition = results->front();
  size_t numCarried = state.carried.size();
  for (size_t k = 0; k != numCarried; ++k)
    state.carried[k] = (*results)[k + 1];
  for (auto [k, scan] : llvm::enumerate(state.scans)) {
    const Item &item = (*results)[k + 1 + numCarried];
    if (item.kind != Item::Kind::tensor)
      return n.error("scan output " + Twine(k) +
                     " of its body must be a tensor");
    scan.push_back(n.unsqueeze(item.tensor, 0));
  }
  ++state.iteration;
  return success(!n.hasFailed);
}

/// A scan output of no iterations, of the type that the body declares. Without
/// an element type it is null, and so it is, unless it may be a guess, without
/// all sizes.
static Value emitNoSlices(Node &n, const ::onnx::ValueInfoProto &info,
                          bool isGuess) {
  const auto &type = info.type().tensor_type();
  Type element = getElementType(n.getBuilder().getContext(), type.elem_type());
  bool isKnown = type.has_shape();
  Shape shape = {0};
  for (const auto &dim : type.shape().dim()) {
    isKnown &= dim.has_dim_value();
    shape.push_back(dim.has_dim_value() ? dim.dim_value() : 0);
  }
  return element && (isKnown || isGuess) ? n.splatInt(0, element, shape)
                                         : Value();
}

LogicalResult Unroller::setOutputs() {
  size_t numCarried = state.carried.size();
  // What the body does not declare, an iteration that is none tells.
  std::optional<std::vector<Item>> results;
  auto importUnused = [&] {
    if (!results)
      results = importBody();
    return success(results.has_value());
  };
  for (auto [k, scan] : llvm::enumerate(state.scans)) {
    if (!scan.empty()) {
      n.setOutput(k + numCarried, n.concatenate(scan, 0));
      continue;
    }
    size_t number = k + 1 + numCarried;
    Value none = emitNoSlices(n, body.output(number), /*isGuess=*/false);
    if (!none && succeeded(n.importer.attempt(n, importUnused)) &&
        (*results)[number].kind == Item::Kind::tensor)
      none = n.cut(n.unsqueeze((*results)[number].tensor, 0), 0, 0, 0);
    if (!none)
      none = emitNoSlices(n, body.output(number), /*isGuess=*/true);
    if (!none)
      return n.error("it has no iterations, so output " + Twine(number) +
                     " of its body must declare its type");
    n.setOutput(k + numCarried, none);
  }
  for (size_t k = 0; k != numCarried; ++k)
    n.setItem(k, state.carried[k]);
  return success(!n.hasFailed);
}

bool Unroller::carriesShape() {
  return llvm::any_of(state.carried, [&](const Item &item) {
    return item.kind == Item::Kind::tensor &&
           isa<IntegerType>(n.elementOf(item.tensor)) &&
           Emitter::rankOf(item.tensor) <= 1 && n.findConstant(item.tensor);
  });
}

LogicalResult Unroller::makeLoop(LoopState from, const Item &goesOn) {
  if (goesOn.kind == Item::Kind::tensor)
    from.condition = goesOn.tensor;
  if (from.trips)
    from.knownTrips = trips;
  auto items = convertRuntimeLoop(n, body, std::move(from));
  if (!items)
    return failure();
  for (auto [i, item] : llvm::enumerate(*items))
    n.setItem(i, item);
  return success();
}

LogicalResult Unroller::run() {
  if (failed(readInputs()))
    return failure();
  if (trips && n.isVariable(*trips))
    return makeLoop(state, condition);
  LoopState initial = state;
  Item first = condition;
  // Loops begin with the first iteration, so that what was unrolled is dead.
  while (true) {
    std::optional<bool> known = goesOn();
    if (n.hasFailed)
      return failure();
    if (known && !*known)
      return setOutputs();
    if (!known)
      return makeLoop(state, condition);
    if (state.iteration == kMaxIterations)
      return makeLoop(initial, first);
    if (state.iteration == kFewIterations && trips && !carriesShape() &&
        succeeded(
            n.importer.attempt(n, [&] { return makeLoop(initial, first); })))
      return success();
    if (failed(unrollOne()))
      return failure();
  }
}

static LogicalResult convertLoop(Node &n) {
  const ::onnx::GraphProto *body = n.graphAttribute("body");
  if (!body)
    return failure();
  if (!n.importer.mayKnowInputs())
    return Unroller(n, *body, false).run();
  // A module for every value, if there can be one.
  if (succeeded(n.importer.attempt(
          n, [&] { return Unroller(n, *body, false).run(); })))
    return success();
  return Unroller(n, *body, true).run();
}

//===----------------------------------------------------------------------===//
// Scan
//===----------------------------------------------------------------------===//

namespace {
struct ScanAxes {
  Shape inputs, outputs, inputDirections, outputDirections;
};
} // namespace

static std::optional<ScanAxes> getScanAxes(Node &n, size_t inputs,
                                           size_t outputs) {
  auto get = [&](StringRef name, size_t count) {
    Shape values = n.intsAttribute(name).value_or(Shape(count, 0));
    if (values.size() != count)
      n.fail("attribute '" + name + "' must have " + Twine(count) +
             " elements");
    return values;
  };
  ScanAxes axes;
  if (n.opset < 9) {
    axes = {Shape(inputs, 0), Shape(outputs, 0), get("directions", inputs),
            Shape(outputs, 0)};
  } else {
    axes = {get("scan_input_axes", inputs), get("scan_output_axes", outputs),
            get("scan_input_directions", inputs),
            get("scan_output_directions", outputs)};
  }
  if (n.hasFailed)
    return std::nullopt;
  return axes;
}

/// The slices of each scan output as one tensor.
static std::optional<std::vector<Item>>
unrollScan(Node &n, const ::onnx::GraphProto &body, const LoopState &state) {
  std::vector<Item> states = state.carried;
  SmallVector<SmallVector<Value>> outputs(state.scans.size());
  int64_t count = *state.knownTrips;
  for (int64_t i = 0; i != count; ++i) {
    std::vector<Item> arguments = states;
    for (const ScannedInput &input : state.scanned) {
      Value slice =
          n.cut(input.whole, 0, input.isReverse ? count - 1 - i : i, 1);
      slice = n.squeeze(slice, 0);
      if (!slice)
        return std::nullopt;
      arguments.push_back(Item::ofTensor(slice));
    }
    auto results = n.importer.importSubgraph(n, body, arguments);
    if (!results)
      return std::nullopt;
    for (auto [k, item] : llvm::enumerate(*results)) {
      if (k < states.size()) {
        states[k] = item;
      } else if (item.kind != Item::Kind::tensor) {
        n.fail("output " + Twine(k) + " of its body must be a tensor");
        return std::nullopt;
      } else {
        outputs[k - states.size()].push_back(n.unsqueeze(item.tensor, 0));
      }
    }
  }
  for (auto [k, parts] : llvm::enumerate(outputs)) {
    if (state.isOutputReverse[k])
      std::reverse(parts.begin(), parts.end());
    Value whole = n.concatenate(parts, 0);
    if (!whole)
      return std::nullopt;
    states.push_back(Item::ofTensor(whole));
  }
  return states;
}

/// x with another axis as the first one.
static Value moveToFront(Node &n, Value x, int64_t axis) {
  Shape order = {axis};
  for (int64_t i = 0; i != Emitter::rankOf(x); ++i)
    if (i != axis)
      order.push_back(i);
  return axis ? n.permute(x, order) : x;
}

static Value moveFrontTo(Node &n, Value x, int64_t axis) {
  Shape order;
  for (int64_t i = 1; i != Emitter::rankOf(x); ++i)
    order.push_back(i);
  order.insert(order.begin() + axis, 0);
  return axis ? n.permute(x, order) : x;
}

/// What a run over all slices begins with.
static std::optional<LoopState> startScan(Node &n, std::vector<Item> states,
                                          ArrayRef<Value> scanned,
                                          const ScanAxes &axes) {
  LoopState state;
  state.isScan = true;
  state.carried = std::move(states);
  state.scans.resize(axes.outputs.size());
  for (int64_t direction : axes.outputDirections)
    state.isOutputReverse.push_back(direction);
  int64_t length = -1;
  for (auto [k, x] : llvm::enumerate(scanned)) {
    std::optional<int64_t> axis =
        n.normalizeAxis(axes.inputs[k], Emitter::rankOf(x));
    if (!axis)
      return std::nullopt;
    int64_t size = Emitter::shapeOf(x)[*axis];
    if (length >= 0 && size != length) {
      n.fail("its scan inputs must have one number of slices, got " +
             Twine(length) + " and " + Twine(size));
      return std::nullopt;
    }
    length = size;
    state.scanned.push_back(
        {moveToFront(n, x, *axis), axes.inputDirections[k] != 0});
  }
  if (length < 1) {
    n.fail("its scan inputs must have at least one slice");
    return std::nullopt;
  }
  state.knownTrips = length;
  state.trips = n.ints({length}, {});
  return state;
}

/// One run over all slices: initial states and whole scan inputs to final
/// states and whole scan outputs.
static std::optional<std::vector<Item>>
runScan(Node &n, const ::onnx::GraphProto &body, std::vector<Item> states,
        ArrayRef<Value> scanned, const ScanAxes &axes) {
  size_t numStates = states.size();
  std::optional<LoopState> state =
      startScan(n, std::move(states), scanned, axes);
  if (!state)
    return std::nullopt;
  std::optional<std::vector<Item>> results;
  auto makeLoop = [&] {
    auto items = convertRuntimeLoop(n, body, *state);
    if (items)
      results.emplace(items->begin(), items->end());
    return success(items.has_value());
  };
  int64_t count = *state->knownTrips;
  if (count > kMaxIterations) {
    if (failed(makeLoop()))
      return std::nullopt;
  } else if (count <= kFewIterations ||
             failed(n.importer.attempt(n, makeLoop))) {
    results = unrollScan(n, body, *state);
  }
  if (!results)
    return std::nullopt;
  for (auto [k, wanted] : llvm::enumerate(axes.outputs)) {
    Item &item = (*results)[numStates + k];
    if (item.kind != Item::Kind::tensor)
      continue; // which nobody uses
    std::optional<int64_t> axis =
        n.normalizeAxis(wanted, Emitter::rankOf(item.tensor));
    Value moved = axis ? moveFrontTo(n, item.tensor, *axis) : Value();
    if (!moved)
      return std::nullopt;
    item = Item::ofTensor(moved, item.dataType);
  }
  return results;
}

/// Sequence number `index` of a batch. Slices of its inputs from `length` on do
/// not count; there, its outputs are zeros.
static std::optional<std::vector<Item>>
runSequence(Node &n, const ::onnx::GraphProto &body, ArrayRef<Value> initial,
            ArrayRef<Value> scanned, const ScanAxes &axes, int64_t index,
            int64_t length) {
  auto pick = [&](Value x) { return n.squeeze(n.cut(x, 0, index, 1), 0); };
  std::vector<Item> states;
  for (Value x : initial) {
    Value own = pick(x);
    if (!own)
      return std::nullopt;
    states.push_back(Item::ofTensor(own));
  }
  SmallVector<Value> slices;
  for (Value x : scanned) {
    slices.push_back(n.cut(pick(x), 0, 0, length));
    if (!slices.back())
      return std::nullopt;
  }
  auto items = runScan(n, body, states, slices, axes);
  int64_t rest = Emitter::shapeOf(scanned.front())[1] - length;
  if (!items || rest == 0)
    return items;
  for (size_t k = initial.size(); k != items->size(); ++k) {
    if ((*items)[k].kind != Item::Kind::tensor)
      continue; // which nobody uses
    Value whole = (*items)[k].tensor;
    Shape low(Emitter::rankOf(whole), 0), high = low;
    high[0] = rest;
    whole = n.pad(whole, low, high);
    if (!whole)
      return std::nullopt;
    (*items)[k] = Item::ofTensor(whole, (*items)[k].dataType);
  }
  return items;
}

/// How many slices each sequence of a batch has: input 0, which may be absent.
static std::optional<Shape> getSequenceLengths(Node &n, int64_t batch,
                                               int64_t steps) {
  if (!n.hasInput(0))
    return Shape(batch, steps);
  std::optional<Shape> lengths = n.intsInput(0);
  if (!lengths)
    return std::nullopt;
  bool isWrong = llvm::any_of(
      *lengths, [&](int64_t length) { return length < 1 || length > steps; });
  if (isWrong || int64_t(lengths->size()) != batch) {
    n.fail("the lengths of sequences, [" + toList(*lengths) +
           "], must be from 1 to " + Twine(steps) + ", one for each of the " +
           Twine(batch) + " sequences");
    return std::nullopt;
  }
  return lengths;
}

/// Calls `take` with each output of a Scan's body that somebody uses.
static LogicalResult
forUsedOutputs(Node &n, ArrayRef<Item> items,
               llvm::function_ref<void(size_t, Value)> take) {
  for (auto [k, item] : llvm::enumerate(items)) {
    if (!n.hasOutput(k))
      continue;
    if (item.kind != Item::Kind::tensor)
      return n.error("output " + Twine(k) + " of its body must be a tensor");
    take(k, item.tensor);
  }
  return success();
}

/// Before opset 9, all inputs have a batch, and their lengths come first.
static LogicalResult convertBatchedScan(Node &n, const ::onnx::GraphProto &body,
                                        ArrayRef<Value> initial,
                                        ArrayRef<Value> scanned,
                                        const ScanAxes &axes) {
  for (Value x : initial)
    if (!n.checkRank(x, 1, "an initial state"))
      return failure();
  for (Value x : scanned)
    if (!n.checkRank(x, 2, "a scan input"))
      return failure();
  int64_t batch = Emitter::shapeOf(scanned.front())[0];
  if (batch < 1 || batch > kMaxIterations)
    return n.error("the batch size is " + Twine(batch) +
                   "; it must be from 1 to " + Twine(kMaxIterations) +
                   ", since batches are unrolled");
  std::optional<Shape> lengths =
      getSequenceLengths(n, batch, Emitter::shapeOf(scanned.front())[1]);
  if (!lengths)
    return failure();
  SmallVector<SmallVector<Value>> results(n.getNumOutputs());
  for (int64_t i = 0; i != batch; ++i) {
    auto items = runSequence(n, body, initial, scanned, axes, i, (*lengths)[i]);
    if (!items)
      return failure();
    auto append = [&](size_t k, Value value) {
      results[k].push_back(n.unsqueeze(value, 0));
    };
    if (failed(forUsedOutputs(n, *items, append)))
      return failure();
  }
  for (auto [k, parts] : llvm::enumerate(results))
    if (n.hasOutput(k))
      n.setOutput(k, n.concatenate(parts, 0));
  return success(!n.hasFailed);
}

static LogicalResult convertScan(Node &n) {
  const ::onnx::GraphProto *body = n.graphAttribute("body");
  if (!body)
    return failure();
  bool isBatched = n.opset < 9;
  size_t first = isBatched ? 1 : 0;
  int64_t count = n.intAttribute("num_scan_inputs", 0);
  int64_t total = int64_t(n.getNumInputs()) - first;
  int64_t numStates = total - count;
  int64_t numOutputs = int64_t(n.getNumOutputs()) - numStates;
  if (count < 1 || numStates < 0 || numOutputs < 0 ||
      body->output_size() != int(n.getNumOutputs()))
    return n.error("attribute 'num_scan_inputs' is " + Twine(count) +
                   ", which does not fit its " + Twine(total) + " inputs and " +
                   Twine(n.getNumOutputs()) + " outputs, and the " +
                   Twine(body->output_size()) + " outputs of its body");
  std::optional<SmallVector<Value>> all = n.allInputs(first);
  std::optional<ScanAxes> axes = getScanAxes(n, count, numOutputs);
  if (!all || !axes)
    return failure();
  ArrayRef<Value> initial = ArrayRef<Value>(*all).take_front(numStates);
  ArrayRef<Value> scanned = ArrayRef<Value>(*all).drop_front(numStates);
  if (isBatched)
    return convertBatchedScan(n, *body, initial, scanned, *axes);
  std::vector<Item> states;
  for (Value x : initial)
    states.push_back(Item::ofTensor(x));
  auto items = runScan(n, *body, states, scanned, *axes);
  if (!items)
    return failure();
  auto set = [&](size_t k, Value value) { n.setOutput(k, value); };
  if (failed(forUsedOutputs(n, *items, set)))
    return failure();
  return success(!n.hasFailed);
}

void uop::onnx_import::addControlFlowOps(OpTable &table) {
  table.add("If", convertIf);
  table.add("Loop", convertLoop);
  table.add("Scan", convertScan, 8);
}
