//===- Build.cpp - Ops out of ops -------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Build.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

static thread_local const Scope *currentScope = nullptr;

Scope::Scope(const char *name) : name(name), parent(currentScope) {
  currentScope = this;
}
Scope::~Scope() { currentScope = parent; }
const Scope *Scope::getCurrent() { return currentScope; }

namespace {
struct CurrentOp {
  const char *name = "";
  SourceLoc loc;
  bool isSet = false;
};
} // namespace
static thread_local CurrentOp currentOp;

OpScope::OpScope(const char *name, SourceLoc loc)
    : isOutermost(!currentOp.isSet) {
  if (isOutermost)
    currentOp = {name, loc, true};
}
OpScope::~OpScope() {
  if (isOutermost)
    currentOp.isSet = false;
}

namespace {
/// The place that a thread built at last: what one line builds, and what is
/// built again, asks for it in a row.
struct LastLocation {
  uint64_t graph = 0;
  std::string file, name;
  int line = 0;
  std::optional<Location> location;
};
} // namespace
static thread_local LastLocation lastLocation;

Location frontend::detail::getLocation(Graph &graph) {
  const SourceLoc &loc = currentOp.loc;
  const Scope *scope = Scope::getCurrent();
  LastLocation &last = lastLocation;
  if (!scope && last.graph == graph.getId() && last.line == loc.line &&
      last.name == currentOp.name && last.file == loc.file)
    return *last.location;
  std::string name = currentOp.name;
  for (const Scope *outer = scope; outer; outer = outer->getParent())
    name = std::string(outer->getName()) + "/" + name;
  MLIRContext *context = graph.getContext();
  Location location =
      NameLoc::get(StringAttr::get(context, name),
                   FileLineColLoc::get(context, loc.file, loc.line, 0));
  if (!scope)
    last = {graph.getId(), loc.file, std::move(name), loc.line, location};
  return location;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

Tensor frontend::detail::fail(const Twine &message, ErrorKind kind) {
  auto state = std::make_shared<TensorState>();
  state->errorKind = kind;
  state->error = (Twine(currentOp.loc.file) + ":" + Twine(currentOp.loc.line) +
                  ": " + currentOp.name + ": " + message)
                     .str();
  return Tensor(std::move(state));
}

Tensor frontend::detail::failAxis(int64_t axis, const Tensor &tensor) {
  return fail("there is no axis " + Twine(axis) + " in " + tensor.typeString(),
              ErrorKind::index);
}

std::optional<Tensor> frontend::detail::findError(ArrayRef<Tensor> tensors) {
  for (const Tensor &tensor : tensors) {
    if (!tensor.getState())
      return fail("an operand is an empty handle, not a tensor");
    if (!tensor.getState()->error.empty())
      return tensor;
  }
  for (const Tensor &tensor : tensors)
    if (tensor.getState()->graph != tensors.front().getState()->graph)
      return fail("the operands are of different contexts");
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Single ops
//===----------------------------------------------------------------------===//

Tensor frontend::detail::build(Graph &graph, Graph::BuildFn fn) {
  return graph.build(getLocation(graph), {}, fn);
}

Tensor frontend::detail::build(ArrayRef<Tensor> operands, Graph::BuildFn fn) {
  if (auto error = findError(operands))
    return *error;
  Graph &graph = getGraph(operands.front());
  return graph.build(getLocation(graph), operands, fn);
}

std::vector<Tensor> frontend::detail::emitOps(
    ArrayRef<Tensor> operands,
    llvm::function_ref<SmallVector<Value>(emit::TensorEmitter &,
                                          ArrayRef<Value>)>
        fn) {
  Graph &graph = getGraph(operands.front());
  SmallVector<GraphValue> held = graph.hold({operands.data(), operands.size()});
  Location loc = getLocation(graph);
  Block body;
  for (const GraphValue &value : held)
    body.addArgument(value.getType(), loc);
  OpBuilder builder(graph.getContext());
  builder.setInsertionPointToEnd(&body);
  emit::TensorEmitter emitter(builder, loc);
  SmallVector<Value> arguments(body.getArguments());
  SmallVector<Value> results = fn(emitter, arguments);
  func::ReturnOp::create(builder, loc, results);
  std::vector<Tensor> tensors = graph.import(body, held);
  graph.drop(std::move(held));
  return tensors;
}

Tensor frontend::detail::snapshot(const Tensor &tensor) {
  return build(tensor, [](HashConsBuilder &, Location,
                          ArrayRef<GraphValue> in) { return in[0]; });
}

Tensor frontend::detail::asState(const Tensor &tensor) {
  return build(tensor,
               [](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<ReshapeOp>(loc, in[0].getType(), in[0]);
               });
}

RankedTensorType frontend::detail::getType(const Tensor &like,
                                           ArrayRef<int64_t> shape) {
  return getGraph(like).getType(like.dtype(), shape);
}
RankedTensorType frontend::detail::getType(const Tensor &like, DType dtype) {
  return getGraph(like).getType(dtype, like.shape());
}

std::string frontend::detail::describe(ArrayRef<int64_t> sizes) {
  return "[" +
         llvm::join(
             llvm::map_range(sizes,
                             [](int64_t size) { return std::to_string(size); }),
             ", ") +
         "]";
}

bool frontend::detail::normalize(int64_t &axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return false;
  if (axis < 0)
    axis += rank;
  return true;
}

std::optional<Tensor> frontend::detail::normalize(Shape &axes,
                                                  const Tensor &tensor) {
  if (auto error = findError(tensor))
    return error;
  if (axes.empty())
    for (int64_t axis = 0; axis != tensor.rank(); ++axis)
      axes.push_back(axis);
  for (int64_t &axis : axes)
    if (int64_t given = axis; !normalize(axis, tensor.rank()))
      return failAxis(given, tensor);
  llvm::sort(axes);
  if (auto twice = std::adjacent_find(axes.begin(), axes.end());
      twice != axes.end())
    return fail("axis " + Twine(*twice) + " is given twice");
  return std::nullopt;
}

GraphValue frontend::detail::createConstant(HashConsBuilder &b, Location loc,
                                            TypedAttr value) {
  ConstOp::Properties properties;
  properties.setValue(value);
  return b.createFrom<ConstOp>(loc, value.getType(), {}, properties);
}

static Tensor constantOf(Graph &graph, DType dtype, ArrayRef<int64_t> shape,
                         Attribute value) {
  return build(graph,
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue>) {
                 return createConstant(
                     b, loc, getSplatAttr(graph.getType(dtype, shape), value));
               });
}

/// The number in a float type.
static FloatAttr getFloat(FloatType type, double value) {
  return FloatAttr::get(type, roundTo(type, APFloat(value)));
}
static FloatAttr getFloat(FloatType type, int64_t value) {
  return FloatAttr::get(type, roundTo(type, APInt(64, value, /*isSigned=*/true),
                                      /*isUnsigned=*/false));
}

namespace {
/// The constants that a thread made last: loops make the same ones again.
struct LastConstant {
  uint64_t graph = 0;
  DType dtype = DType::F32;
  bool isFloat = false;
  uint64_t bits = 0;
  Shape shape;
  TypedAttr value;
};
} // namespace
static thread_local std::array<LastConstant, 8> lastConstants;

TypedAttr frontend::detail::getFloatSplat(Graph &graph, DType dtype,
                                          const Shape &shape,
                                          const Operand &number) {
  bool isFloat = number.getKind() == DType::F32;
  uint64_t bits = isFloat ? llvm::bit_cast<uint64_t>(number.getNumber())
                          : uint64_t(number.getInteger());
  LastConstant &last =
      lastConstants[llvm::hash_value(bits) % lastConstants.size()];
  if (last.graph == graph.getId() && last.dtype == dtype &&
      last.isFloat == isFloat && last.bits == bits && last.shape == shape)
    return last.value;
  auto element = cast<FloatType>(graph.getElementType(dtype));
  FloatAttr value = isFloat ? getFloat(element, number.getNumber())
                            : getFloat(element, number.getInteger());
  last = {graph.getId(), dtype,
          isFloat,       bits,
          shape,         getSplatAttr(graph.getType(dtype, shape), value)};
  return last.value;
}

std::optional<Tensor> frontend::detail::findStorageOnly(const Tensor &x) {
  if (x.hasError() || !runtime::isStorageOnly(x.dtype()))
    return std::nullopt;
  return fail("nothing is computed with " + Twine(runtime::name(x.dtype())) +
                  ", a type to store numbers in; cast it to f32 before",
              ErrorKind::type);
}

Tensor frontend::detail::constant(Graph &graph, DType dtype,
                                  ArrayRef<int64_t> shape, double value) {
  Type element = graph.getElementType(dtype);
  if (auto floatType = dyn_cast<FloatType>(element))
    return constantOf(graph, dtype, shape, getFloat(floatType, value));
  if (dtype == DType::Bool)
    return constant(graph, dtype, shape, int64_t(value != 0));
  if (dtype == DType::U64 && value >= 0x1p63)
    return constantOf(
        graph, dtype, shape,
        IntegerAttr::get(
            element,
            APInt(64, uint64_t(std::min(value, 0x1.fffffffffffffp63)))));
  return constant(graph, dtype, shape, runtime::toInt64(DType::F64, &value));
}

Tensor frontend::detail::constant(Graph &graph, DType dtype,
                                  ArrayRef<int64_t> shape, int64_t value) {
  Type element = graph.getElementType(dtype);
  if (auto floatType = dyn_cast<FloatType>(element))
    return constantOf(graph, dtype, shape, getFloat(floatType, value));
  if (dtype == DType::Bool)
    return constantOf(graph, dtype, shape,
                      IntegerAttr::get(element, APInt(1, value != 0)));
  if (dtype == DType::Index)
    return constantOf(graph, dtype, shape, IntegerAttr::get(element, value));
  APInt bits(element.getIntOrFloatBitWidth(), value, /*isSigned=*/true,
             /*implicitTrunc=*/true);
  return constantOf(graph, dtype, shape, IntegerAttr::get(element, bits));
}

Tensor frontend::detail::compare(CmpPredicate predicate, const Tensor &x,
                                 const Tensor &y) {
  return build({x, y},
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<CmpOp>(loc, getI1SameShape(in[0].getType()),
                                        predicate, in[0], in[1]);
               });
}

std::optional<Shape> frontend::detail::broadcastShapes(ArrayRef<int64_t> lhs,
                                                       ArrayRef<int64_t> rhs) {
  Shape common(std::max(lhs.size(), rhs.size()));
  for (size_t i = 0; i != common.size(); ++i) {
    int64_t left = i < lhs.size() ? lhs[lhs.size() - 1 - i] : 1;
    int64_t right = i < rhs.size() ? rhs[rhs.size() - 1 - i] : 1;
    if (left != right && left != 1 && right != 1)
      return std::nullopt;
    common[common.size() - 1 - i] = left == 1 ? right : left;
  }
  return common;
}

Tensor frontend::detail::broadcastTo(const Tensor &x, const Shape &shape) {
  if (x.hasError() || x.shape() == shape)
    return x;
  Shape ones(shape.size() - x.rank(), 1);
  ones.insert(ones.end(), x.shape().begin(), x.shape().end());
  Tensor aligned = x.reshape(ones);
  if (ones == shape)
    return aligned;
  return build(aligned,
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<ExpandOp>(loc, getType(x, shape), in[0]);
               });
}

Tensor frontend::detail::toFloat(const Tensor &x) {
  if (x.hasError() ||
      (runtime::isFloat(x.dtype()) && !runtime::isStorageOnly(x.dtype())))
    return x;
  return x.cast(DType::F32);
}

Tensor frontend::detail::reduce(ReduceKind kind, const Tensor &x,
                                const Shape &axes) {
  if (axes.empty())
    return x;
  if (auto error = findStorageOnly(x))
    return *error;
  return build(x, [&](HashConsBuilder &b, Location loc,
                      ArrayRef<GraphValue> in) {
    return b.create<ReduceAxisOp>(loc, kind, in[0], ArrayRef<int64_t>(axes));
  });
}

int64_t frontend::detail::countAlong(const Tensor &x, const Shape &axes) {
  int64_t count = 1;
  for (int64_t axis : axes)
    count *= x.shape()[axis];
  return count;
}

std::vector<Tensor>
frontend::detail::toTensors(ArrayRef<const Operand *> operands) {
  SmallVector<Tensor> given;
  for (const Operand *operand : operands)
    if (operand->getTensor())
      given.push_back(*operand->getTensor());
  if (given.empty())
    return {fail("no operand is a tensor")};
  if (auto error = findError(given))
    return {*error};
  // Numbers weigh less than tensors: only their kind counts.
  DType dtype = given.front().dtype();
  for (const Tensor &tensor : given)
    dtype = promote(dtype, tensor.dtype());
  for (const Operand *operand : operands)
    if (!operand->getTensor()) {
      bool isFloat = operand->getKind() == DType::F32;
      bool isInteger = operand->getKind() == DType::I64;
      if ((isFloat && !runtime::isFloat(dtype)) ||
          (isInteger && dtype == DType::Bool))
        dtype = operand->getKind();
    }
  Shape shape = given.front().shape();
  for (const Tensor &tensor : ArrayRef(given).drop_front()) {
    if (tensor.shape() == shape)
      continue;
    auto common = broadcastShapes(shape, tensor.shape());
    if (!common)
      return {fail("shapes " + describe(shape) + " and " +
                   describe(tensor.shape()) +
                   " do not broadcast: sizes are "
                   "compared from the last axis on, and must be equal or 1")};
    shape = std::move(*common);
  }
  std::vector<Tensor> tensors;
  tensors.reserve(operands.size());
  Graph &graph = getGraph(given.front());
  for (const Operand *operand : operands) {
    if (operand->getTensor())
      tensors.push_back(broadcastTo(operand->getTensor()->cast(dtype), shape));
    else if (operand->getKind() == DType::F32)
      tensors.push_back(constant(graph, dtype, shape, operand->getNumber()));
    else
      tensors.push_back(constant(graph, dtype, shape, operand->getInteger()));
  }
  return tensors;
}
