//===- Graph.cpp - The values behind tensors --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graph.h"

#include "PlanCache.h"
#include "uop/Register.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

#include <cstdlib>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

TensorState::~TensorState() {
  // Errors have none; whether there is a value is for who has the lock.
  if (!graph)
    return;
  std::shared_lock<std::shared_mutex> lock(graph->mutex);
  graph->registry.remove(*this);
  value = GraphValue();
}

/// What is built, differentiated and compiled: with the interfaces of passes.
static DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerDialects(registry);
  registry.insert<func::FuncDialect>();
  return registry;
}

/// With what the environment says where the options say nothing.
static ContextOptions resolve(ContextOptions options) {
  const char *device = std::getenv("UOP_DEVICE");
  if (options.device.empty() && device)
    options.device = device;
  // An interpreter is no device.
  if (!options.device.empty() && options.device != "cpu")
    options.interpretedWork = 0;
  return options;
}

static uint64_t makeId() {
  static std::atomic<uint64_t> last{0};
  return ++last;
}

Graph::Graph(ContextOptions givenOptions)
    : id(makeId()), options(resolve(std::move(givenOptions))),
      context(makeRegistry()), plans(std::make_unique<PlanCache>(options)) {
  context.loadAllAvailableDialects();
  module = ModuleOp::create(UnknownLoc::get(&context));
  for (unsigned i = 0; i != runtime::numDTypes; ++i) {
    StringRef name = runtime::name(DType(i));
    elementTypes[i] = parseType(name == "bool" ? "i1" : name, &context);
  }
  builder.emplace(&context, *module->getBody());
  builder->setListener([this](Operation *op) { eraseLeaf(op); });
}

Graph::~Graph() = default;

ContextStats Graph::getStats() const {
  ContextStats stats;
  stats.values = builder->size();
  stats.tensors = registry.size();
  stats.compiled = plans->getNumCompiled();
  stats.compileTimes = plans->getCompileTimes();
  stats.runs = plans->getNumRuns();
  stats.interpreted = plans->getNumInterpreted();
  std::lock_guard<std::mutex> lock(leafMutex);
  stats.buffers = leaves.size();
  for (const auto &[op, leaf] : leaves)
    stats.bytes += leaf.array.buffer.size();
  return stats;
}

DType Graph::getDType(Type element) const {
  const auto *found = llvm::find(elementTypes, element);
  assert(found != elementTypes.end() && "not a type of a tensor");
  return DType(found - elementTypes.begin());
}

RankedTensorType Graph::getType(DType dtype, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, getElementType(dtype));
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The mutex is held.
std::shared_ptr<TensorState> Graph::makeState(GraphValue value) {
  auto state = std::make_shared<TensorState>();
  auto type = cast<RankedTensorType>(value.getType());
  state->shape = type.getShape().vec();
  state->dtype = getDType(type.getElementType());
  state->graph = shared_from_this();
  state->value = std::move(value);
  registry.insert(*state);
  return state;
}

Tensor Graph::build(Location loc, ArrayRef<Tensor> operands, BuildFn build) {
  std::shared_lock<std::shared_mutex> lock(mutex);
  SmallVector<GraphValue, 3> values;
  for (const Tensor &operand : operands)
    values.push_back(operand.getState()->value);
  return Tensor(makeState(build(*builder, loc, values)));
}

SmallVector<GraphValue> Graph::hold(Span<Tensor> tensors) {
  std::shared_lock<std::shared_mutex> lock(mutex);
  SmallVector<GraphValue> values;
  for (const Tensor &tensor : tensors)
    values.push_back(tensor.getState()->value);
  return values;
}

void Graph::drop(SmallVector<GraphValue> values) {
  std::shared_lock<std::shared_mutex> lock(mutex);
  values.clear();
}

void Graph::assign(TensorState &target, TensorState &value) {
  GraphValue old;
  std::unique_lock<std::shared_mutex> lock(mutex);
  registry.remove(target);
  old = std::exchange(target.value, value.value);
  registry.insert(target);
  old = GraphValue();
}

std::vector<Tensor> Graph::import(Block &body, ArrayRef<GraphValue> arguments) {
  std::shared_lock<std::shared_mutex> lock(mutex);
  llvm::DenseMap<Value, GraphValue> known;
  for (auto [argument, value] : llvm::zip_equal(body.getArguments(), arguments))
    known[argument] = value;
  for (Operation &op : body.without_terminator()) {
    OpIdentity identity = OpIdentity::get(&op);
    SmallVector<Value> operands;
    SmallVector<GraphOperand> handles;
    for (Value operand : op.getOperands()) {
      operands.push_back(known[operand]);
      handles.push_back(known[operand]);
    }
    identity.operands = operands;
    GraphOp made = builder->create(identity, op.getLoc(), handles);
    for (auto [i, result] : llvm::enumerate(op.getResults()))
      known[result] = made.getResult(i);
  }
  std::vector<Tensor> results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(Tensor(makeState(known[result])));
  return results;
}

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

GraphValue Graph::createLeaf(Location loc, const Array &array,
                             bool isPlaceholder) {
  // An id is used again, so that the context's set of attributes stays small.
  uint64_t id;
  {
    std::lock_guard<std::mutex> lock(leafMutex);
    id = freeIds.empty() ? numIds++ : freeIds.pop_back_val();
  }
  GraphValue value = builder->create<BufferOp>(
      loc, getType(array.dtype, array.shape),
      IntegerAttr::get(IntegerType::get(&context, 64), id), StringAttr());
  std::lock_guard<std::mutex> lock(leafMutex);
  leaves[value.get().getDefiningOp()] = {id, array, isPlaceholder};
  return value;
}

void Graph::eraseLeaf(Operation *op) {
  Array array; // freed without the lock
  std::lock_guard<std::mutex> lock(leafMutex);
  auto leaf = leaves.find(op);
  if (leaf == leaves.end())
    return;
  freeIds.push_back(leaf->second.id);
  array = std::move(leaf->second.array);
  leaves.erase(leaf);
}

Tensor Graph::addLeaf(Location loc, const Array &array) {
  std::shared_lock<std::shared_mutex> lock(mutex);
  return Tensor(makeState(createLeaf(loc, array)));
}

Tensor Graph::addPlaceholder(Location loc, const Array &array) {
  std::shared_lock<std::shared_mutex> lock(mutex);
  return Tensor(makeState(createLeaf(loc, array, /*isPlaceholder=*/true)));
}

bool Graph::isPlaceholder(Operation *op) const {
  std::lock_guard<std::mutex> lock(leafMutex);
  auto leaf = leaves.find(op);
  return leaf != leaves.end() && leaf->second.isPlaceholder;
}

std::optional<Array> Graph::getArray(Operation *op) {
  std::lock_guard<std::mutex> lock(leafMutex);
  auto leaf = leaves.find(op);
  if (leaf == leaves.end() || leaf->second.isPlaceholder)
    return std::nullopt;
  return leaf->second.array;
}

std::optional<Array> Graph::getArray(const Tensor &tensor) {
  std::shared_lock<std::shared_mutex> lock(mutex);
  return getArray(tensor.getState()->value.get().getDefiningOp());
}

//===----------------------------------------------------------------------===//
// Replacement
//===----------------------------------------------------------------------===//

/// The ops that depend on `values`, each after those that it depends on.
static SmallVector<Operation *> findDependents(ArrayRef<Value> values) {
  llvm::SetVector<Operation *> found;
  auto addUsers = [&](Value value) {
    for (Operation *user : value.getUsers())
      found.insert(user);
  };
  llvm::for_each(values, addUsers);
  for (size_t i = 0; i != found.size(); ++i)
    llvm::for_each(found[i]->getResults(), addUsers);

  llvm::DenseMap<Operation *, unsigned> missing;
  SmallVector<Operation *> order;
  for (Operation *op : found) {
    unsigned count = 0;
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp())
        count += found.contains(def);
    if (count == 0)
      order.push_back(op);
    else
      missing[op] = count;
  }
  for (size_t i = 0; i != order.size(); ++i)
    for (Value result : order[i]->getResults())
      for (OpOperand &use : result.getUses())
        if (found.contains(use.getOwner()) && --missing[use.getOwner()] == 0)
          order.push_back(use.getOwner());
  return order;
}

void Graph::replace(ArrayRef<Tensor> tensors, ArrayRef<Array> arrays) {
  // Old and new handles go with the lock, the old ones last of all.
  std::unique_lock<std::shared_mutex> lock(mutex);
  llvm::MapVector<Value, GraphValue> replaced;
  SmallVector<Value> changed;
  for (auto [tensor, array] : llvm::zip_equal(tensors, arrays)) {
    Value value = tensor.getState()->value;
    // Another thread may have been first.
    if (isa<BufferOp>(value.getDefiningOp()) || replaced.count(value))
      continue;
    replaced[value] = createLeaf(value.getLoc(), array);
    changed.push_back(value);
  }
  for (Operation *op : findDependents(changed)) {
    // What was computed as well needs no new form.
    if (llvm::all_of(op->getResults(),
                     [&](Value result) { return replaced.count(result); }))
      continue;
    OpIdentity identity = OpIdentity::get(op);
    SmallVector<Value> operands;
    SmallVector<GraphOperand> handles;
    for (Value operand : op->getOperands()) {
      auto made = replaced.find(operand);
      if (made == replaced.end()) {
        operands.push_back(operand);
        continue;
      }
      operands.push_back(made->second);
      handles.push_back(made->second);
    }
    identity.operands = operands;
    GraphOp made = builder->create(identity, op->getLoc(), handles);
    for (auto [i, result] : llvm::enumerate(op->getResults()))
      replaced[result] = made.getResult(i);
  }
  SmallVector<GraphValue> old;
  for (auto &[from, to] : replaced)
    for (TensorState *state : registry.take(from)) {
      old.push_back(std::exchange(state->value, to));
      registry.insert(*state);
    }
  replaced.clear();
  old.clear();
}
