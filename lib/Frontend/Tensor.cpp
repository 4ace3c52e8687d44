//===- Tensor.cpp - Handles -------------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arrays.h"
#include "Build.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

Context::Context(ContextOptions options)
    : graph(std::make_shared<Graph>(std::move(options))) {}

ContextStats Context::getStats() const {
  return graph ? graph->getStats() : ContextStats();
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

/// Whether sizes are none below 0 and an array of them can be counted.
static std::optional<Tensor> checkShape(DType dtype, const Shape &shape) {
  auto bytes = runtime::byteSize(dtype, shape);
  if (!bytes)
    return fail("shape " + describe(shape) + ": " + bytes.message());
  return std::nullopt;
}

static std::optional<Tensor> checkContext(const Context &context) {
  if (context.getGraph())
    return std::nullopt;
  return fail("the context is an empty one");
}

Tensor Tensor::fromArray(const Context &context, const Array &array,
                         SourceLoc loc) {
  OpScope scope("fromArray", loc);
  if (auto error = checkContext(context))
    return *error;
  auto bytes = array.byteSize();
  if (!bytes)
    return fail(bytes.message());
  if (*bytes != array.buffer.size())
    return fail("an array of type " + array.typeString() + " has " +
                Twine(*bytes) + " bytes, the buffer has " +
                Twine(array.buffer.size()));
  if (Error error = array.buffer.allocate())
    return fail(error.message());
  Graph &graph = *context.getGraph();
  return graph.addLeaf(getLocation(graph), array);
}

Tensor Tensor::fromMemory(const Context &context, const void *data,
                          size_t count, DType dtype, const Shape &shape,
                          SourceLoc loc) {
  OpScope scope("fromVector", loc);
  if (auto error = checkShape(dtype, shape))
    return *error;
  if (int64_t elements = *runtime::numElements(shape);
      size_t(elements) != count)
    return fail("shape " + describe(shape) + " has " + Twine(elements) +
                " elements, got " + Twine(count));
  Expected<Array> array = copyElements(dtype, shape, data);
  if (!array)
    return fail(array.message());
  return fromArray(context, *array);
}

Tensor Tensor::full(const Context &context, const Shape &shape, double value,
                    DType dtype, SourceLoc loc) {
  OpScope scope("full", loc);
  if (auto error = checkContext(context))
    return *error;
  if (auto error = checkShape(dtype, shape))
    return *error;
  return constant(*context.getGraph(), dtype, shape, value);
}

Tensor Tensor::zeros(const Context &context, const Shape &shape, DType dtype,
                     SourceLoc loc) {
  OpScope scope("zeros", loc);
  return full(context, shape, 0, dtype);
}

Tensor Tensor::ones(const Context &context, const Shape &shape, DType dtype,
                    SourceLoc loc) {
  OpScope scope("ones", loc);
  return full(context, shape, 1, dtype);
}

Tensor Tensor::iota(const Context &context, const Shape &shape, int64_t axis,
                    SourceLoc loc) {
  OpScope scope("iota", loc);
  if (auto error = checkContext(context))
    return *error;
  if (auto error = checkShape(DType::I64, shape))
    return *error;
  if (int64_t given = axis; !normalize(axis, shape.size()))
    return fail("there is no axis " + Twine(given) + " in " + describe(shape));
  Graph &graph = *context.getGraph();
  return build(
      graph, [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue>) {
        return b.create<IotaOp>(loc, graph.getType(DType::I64, shape), axis);
      });
}

Tensor Tensor::placeholder(const Context &context, DType dtype,
                           const Shape &shape, SourceLoc loc) {
  OpScope scope("placeholder", loc);
  if (auto error = checkContext(context))
    return *error;
  if (auto error = checkShape(dtype, shape))
    return *error;
  Graph &graph = *context.getGraph();
  return graph.addPlaceholder(getLocation(graph), {dtype, shape, {}});
}

Tensor Tensor::arange(const Context &context, int64_t start, int64_t stop,
                      int64_t step, DType dtype, SourceLoc loc) {
  OpScope scope("arange", loc);
  if (step == 0)
    return fail("the step is 0");
  // In 128 bits: the distance may not fit 64.
  __int128 distance = __int128(stop) - start;
  if ((distance < 0) != (step < 0))
    distance = 0;
  __int128 count = (distance + step - (step < 0 ? -1 : 1)) / step;
  if (count > INT64_MAX)
    return fail("more than 2^63-1 elements");
  Tensor index = iota(context, {int64_t(count)}, 0);
  return (index * step + start).cast(dtype);
}

Tensor Tensor::linspace(const Context &context, double start, double stop,
                        int64_t count, DType dtype, SourceLoc loc) {
  OpScope scope("linspace", loc);
  if (count < 0)
    return fail("the number of values is below 0: " + Twine(count));
  if (!runtime::isFloat(dtype))
    return fail(Twine("the type must be one of floats, got ") +
                    runtime::name(dtype),
                ErrorKind::type);
  double step = count > 1 ? (stop - start) / double(count - 1) : 0;
  Tensor index = iota(context, {count}, 0);
  Tensor values = index.cast(DType::F64) * step + start;
  // Exactly the end, whatever the rounding.
  if (count > 1)
    values = where(index == count - 1, stop, values);
  return values.cast(dtype);
}

Tensor Tensor::eye(const Context &context, int64_t rows, int64_t columns,
                   DType dtype, SourceLoc loc) {
  OpScope scope("eye", loc);
  return (iota(context, {rows, columns}, 0) ==
          iota(context, {rows, columns}, 1))
      .cast(dtype);
}

//===----------------------------------------------------------------------===//
// What it is
//===----------------------------------------------------------------------===//

bool Tensor::hasError() const { return !state || !state->error.empty(); }

Error Tensor::error() const {
  if (!state)
    return Error::failure("an empty handle, not a tensor");
  return state->error.empty() ? Error::success() : Error::failure(state->error);
}

ErrorKind Tensor::errorKind() const {
  return state ? state->errorKind : ErrorKind::value;
}

const Shape &Tensor::shape() const {
  static const Shape none;
  return state ? state->shape : none;
}

int64_t Tensor::size(int64_t axis) const {
  return normalize(axis, rank()) ? shape()[axis] : 0;
}

int64_t Tensor::numElements() const { return *runtime::numElements(shape()); }

DType Tensor::dtype() const { return state ? state->dtype : DType::F32; }

std::string Tensor::typeString() const {
  return runtime::typeString(dtype(), shape());
}

bool Tensor::isRealized() const {
  return !hasError() && state->graph->getArray(*this).has_value();
}

bool Tensor::isPlaceholder() const {
  if (hasError())
    return false;
  auto values = state->graph->hold(*this);
  bool result = state->graph->isPlaceholder(Value(values[0]).getDefiningOp());
  state->graph->drop(std::move(values));
  return result;
}

bool Tensor::isSameValue(const Tensor &other) const {
  if (hasError() || other.hasError() || state->graph != other.state->graph)
    return false;
  auto values = state->graph->hold({*this, other});
  bool isSame = values[0] == values[1];
  state->graph->drop(std::move(values));
  return isSame;
}

Context Tensor::context() const {
  return Context(state ? state->graph : nullptr);
}

std::string Tensor::dump() const {
  if (hasError())
    return error().message();
  auto values = state->graph->hold(*this);
  Graph::Program program = state->graph->exportProgram(values);
  std::string text;
  llvm::raw_string_ostream stream(text);
  program.module->getBody()->front().print(stream);
  state->graph->drop(std::move(program.leaves));
  state->graph->drop(std::move(values));
  return text;
}

//===----------------------------------------------------------------------===//
// Computing
//===----------------------------------------------------------------------===//

Error Tensor::realize(Span<Tensor> tensors) {
  if (tensors.empty())
    return Error::success();
  OpScope scope("realize", SourceLoc());
  for (const Tensor &tensor : tensors)
    if (Error error = tensor.error())
      return error;
  for (const Tensor &tensor : tensors)
    if (tensor.state->graph != tensors[0].state->graph)
      return Error::failure("realize: the tensors are of different contexts");
  // Keeps it even if another thread assigns to the tensors meanwhile.
  std::shared_ptr<Graph> graph = tensors[0].state->graph;
  return graph->realize(tensors);
}

Error Tensor::realize() const { return realize(Span<Tensor>(*this)); }

Expected<Array> Tensor::array() const {
  // Another thread may assign to the tensor in between.
  while (true) {
    if (Error error = realize())
      return error;
    if (auto array = state->graph->getArray(*this))
      return *array;
  }
}

Error Tensor::assign(const Tensor &value, SourceLoc loc) {
  OpScope scope("assign", loc);
  if (auto error = findError({*this, value}))
    return error->error();
  if (shape() != value.shape() || dtype() != value.dtype())
    return fail("a tensor of type " + typeString() +
                " cannot become one of type " + value.typeString())
        .error();
  if (state != value.state)
    state->graph->assign(*state, *value.state);
  return Error::success();
}

Error Tensor::assignBox(const Tensor &value, const Shape &offsets,
                        SourceLoc loc) {
  OpScope scope("assignBox", loc);
  if (auto error = findError({*this, value}))
    return error->error();
  if (dtype() != value.dtype())
    return fail("a box of a tensor of type " + typeString() +
                " cannot become one of type " + value.typeString())
        .error();
  if (value.rank() != rank() || int64_t(offsets.size()) != rank())
    return fail("a box of " + typeString() + " has " + Twine(rank()) +
                " sizes and offsets, got " + Twine(value.rank()) + " and " +
                Twine(offsets.size()))
        .error();
  for (int64_t axis = 0; axis != rank(); ++axis)
    if (offsets[axis] < 0 || offsets[axis] > shape()[axis] ||
        value.shape()[axis] > shape()[axis] - offsets[axis])
      return fail("the box of " + describe(value.shape()) + " from " +
                  describe(offsets) + " on is not inside of " + typeString())
          .error();
  Tensor updated = build({value, asState(*this)}, [&](HashConsBuilder &b,
                                                      Location loc,
                                                      ArrayRef<GraphValue> in) {
    MLIRContext *context = loc.getContext();
    return b.create<AssignOp>(loc, in[1].getType(), in[0], in[1], ValueRange(),
                              DenseI64ArrayAttr::get(context, offsets),
                              DenseI64ArrayAttr::get(context, value.shape()));
  });
  return assign(updated);
}

Tensor Tensor::clone(SourceLoc loc) const {
  OpScope scope("clone", loc);
  return snapshot(*this);
}

Tensor Tensor::detach(SourceLoc loc) const {
  OpScope scope("detach", loc);
  return unary<DetachOp>(*this);
}

Tensor Tensor::contiguous(SourceLoc loc) const {
  OpScope scope("contiguous", loc);
  return unary<ContiguousOp>(*this);
}

Tensor Tensor::on(const std::string &device, SourceLoc loc) const {
  OpScope scope("on", loc);
  return build(
      *this, [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
        return b.create<CopyOp>(loc, in[0].getType(), in[0],
                                StringAttr::get(loc.getContext(), device),
                                UnitAttr());
      });
}
