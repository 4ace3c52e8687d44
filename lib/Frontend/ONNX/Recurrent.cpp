//===- Recurrent.cpp - LSTM, GRU and RNN ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What depends on the input alone is one product for all steps. The steps are a
// loop, or unrolled where there are few. A sequence that has ended keeps its
// state and gives zeros.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// Steps that are unrolled, so that they share kernels.
static constexpr int64_t kMaxUnrolled = 4;

namespace {
/// What all of them have in common; arrays are of one direction.
struct Recurrence {
  int64_t gates, hidden, steps, batch, directions;
  Value x; // [steps, batch, features]
  Value weights, recurrent, bias, lengths, hiddenState, cellState, peepholes;
  bool isBatchFirst = false;
  std::string direction;
  SmallVector<std::string> activations;
  SmallVector<double> alphas, betas;
  double clip = 0;
};

/// One direction: state after state.
struct Direction {
  Value weights, recurrent, weightBias, recurrentBias, peepholes;
  Value hidden, cell;
  SmallVector<std::string> activations;
  SmallVector<double> alphas, betas;
};
} // namespace

static Value emitActivation(Node &n, StringRef given, Value x, double alpha,
                            double beta) {
  if (!x)
    return {};
  std::string name = given.lower();
  Value zero = n.number(0, x), one = n.number(1, x);
  auto a = [&] { return n.number(alpha, x); };
  if (name == "sigmoid")
    return n.sigmoid(x);
  if (name == "tanh")
    return n.unary<TanhOp>(x);
  if (name == "relu")
    return n.max(x, zero);
  if (name == "affine")
    return n.add(n.mul(x, a()), n.number(beta, x));
  if (name == "leakyrelu")
    return n.where(n.compare(CmpPredicate::lt, x, zero), n.mul(x, a()), x);
  if (name == "thresholdedrelu")
    return n.where(n.compare(CmpPredicate::gt, x, a()), x, zero);
  if (name == "scaledtanh")
    return n.mul(n.unary<TanhOp>(n.mul(x, n.number(beta, x))), a());
  if (name == "hardsigmoid")
    return n.max(n.min(n.add(n.mul(x, a()), n.number(beta, x)), one), zero);
  if (name == "elu")
    return n.where(n.compare(CmpPredicate::gt, x, zero), x,
                   n.mul(a(), n.sub(n.exp(n.min(x, zero)), one)));
  if (name == "softsign")
    return n.div(x, n.add(n.unary<AbsOp>(x), one));
  if (name == "softplus")
    return n.softplus(x);
  return n.fail("activation '" + given + "' is not known");
}

/// The default alpha and beta of an activation, of those that it has.
static std::pair<std::optional<double>, std::optional<double>>
getDefaults(StringRef given) {
  std::string name = given.lower();
  if (name == "leakyrelu")
    return {0.01, std::nullopt};
  if (name == "hardsigmoid")
    return {0.2, 0.5};
  if (name == "affine")
    return {1.0, 0.0};
  if (name == "scaledtanh")
    return {1.0, 1.0};
  if (name == "elu" || name == "thresholdedrelu")
    return {1.0, std::nullopt};
  return {};
}

/// Alpha and beta of all activations. Each that has one takes the next one that
/// is given.
static void readActivationNumbers(Node &n, Recurrence &r) {
  SmallVector<double> alphas =
      n.floatsAttribute("activation_alpha").value_or(SmallVector<double>());
  SmallVector<double> betas =
      n.floatsAttribute("activation_beta").value_or(SmallVector<double>());
  size_t nextAlpha = 0, nextBeta = 0;
  auto take = [](ArrayRef<double> given, size_t &next,
                 std::optional<double> otherwise) {
    if (!otherwise || next >= given.size())
      return otherwise.value_or(0);
    return given[next++];
  };
  for (StringRef name : r.activations) {
    auto [alpha, beta] = getDefaults(name);
    r.alphas.push_back(take(alphas, nextAlpha, alpha));
    r.betas.push_back(take(betas, nextBeta, beta));
  }
}

/// One of the parts, as long as `size`, of the first axis.
static Value part(Node &n, Value x, int64_t index, int64_t size) {
  return x ? n.cut(x, 0, index * size, size) : x;
}

static std::optional<Recurrence> readRecurrence(Node &n, int64_t gates,
                                                ArrayRef<StringRef> defaults) {
  Recurrence r;
  r.gates = gates;
  r.x = n.input(0);
  r.weights = n.input(1);
  r.recurrent = n.input(2);
  r.bias = n.optionalInput(3);
  r.lengths = n.optionalInput(4);
  r.hiddenState = n.optionalInput(5);
  if (gates == 4) {
    r.cellState = n.optionalInput(6);
    r.peepholes = n.optionalInput(7);
  }
  if (n.hasFailed || !n.checkRank(r.x, 3, "its input") ||
      !n.checkRank(r.weights, 3, "the weights") ||
      !n.checkRank(r.recurrent, 3, "the recurrent weights"))
    return std::nullopt;
  r.isBatchFirst = n.intAttribute("layout", 0);
  if (r.isBatchFirst) {
    auto swap = [&](Value x) { return x ? n.permute(x, {1, 0, 2}) : x; };
    r.x = swap(r.x);
    r.hiddenState = swap(r.hiddenState);
    r.cellState = swap(r.cellState);
  }
  r.direction = n.stringAttribute("direction", "forward");
  r.directions = r.direction == "bidirectional" ? 2 : 1;
  ShapeRef shape = Emitter::shapeOf(r.x), w = Emitter::shapeOf(r.weights),
           h = Emitter::shapeOf(r.recurrent);
  r.hidden = h[2];
  r.steps = shape[0];
  r.batch = shape[1];
  r.clip = n.floatAttribute("clip", 0);
  bool isKnown =
      r.direction == "forward" || r.direction == "reverse" || r.directions == 2;
  if (!isKnown || w[0] != r.directions || h[0] != r.directions ||
      w[1] != gates * r.hidden || h[1] != w[1] || w[2] != shape[2] ||
      (r.bias &&
       Emitter::countOf(Emitter::shapeOf(r.bias)) != r.directions * 2 * w[1])) {
    n.fail("weights " + toString(r.weights) + " and " + toString(r.recurrent) +
           " do not fit " + toString(r.x) + " and direction '" +
           Twine(r.direction) + "'");
    return std::nullopt;
  }
  if (r.steps < 1) {
    n.fail("it has no steps");
    return std::nullopt;
  }
  r.activations = n.stringsAttribute("activations");
  if (r.activations.empty())
    for (int64_t i = 0; i != r.directions; ++i)
      for (StringRef name : defaults)
        r.activations.push_back(name.str());
  if (r.activations.size() != defaults.size() * r.directions) {
    n.fail("attribute 'activations' must have " +
           Twine(defaults.size() * r.directions) + " names");
    return std::nullopt;
  }
  readActivationNumbers(n, r);
  if (n.hasFailed)
    return std::nullopt;
  return r;
}

static Direction getDirection(Node &n, const Recurrence &r, int64_t index) {
  auto pick = [&](Value x) {
    return x ? n.squeeze(n.cut(x, 0, index, 1), 0) : x;
  };
  Direction d;
  int64_t width = r.gates * r.hidden;
  Type wide = n.elementOf(n.widen(r.x));
  d.weights = n.permute(n.widen(pick(r.weights)), {1, 0});
  d.recurrent = n.permute(n.widen(pick(r.recurrent)), {1, 0});
  if (Value bias = pick(r.bias)) {
    bias = n.reshape(n.widen(bias), {2 * width});
    d.weightBias = n.cut(bias, 0, 0, width);
    d.recurrentBias = n.cut(bias, 0, width, width);
  } else {
    d.weightBias = d.recurrentBias = n.splat(0, wide, {width});
  }
  d.peepholes = pick(r.peepholes);
  if (d.peepholes)
    d.peepholes = n.widen(d.peepholes);
  auto state = [&](Value given) {
    return given ? n.widen(pick(given)) : n.splat(0, wide, {r.batch, r.hidden});
  };
  d.hidden = state(r.hiddenState);
  d.cell = state(r.cellState);
  size_t each = r.activations.size() / r.directions;
  for (size_t i = index * each; i != (index + 1) * each; ++i) {
    d.activations.push_back(r.activations[i]);
    d.alphas.push_back(r.alphas[i]);
    d.betas.push_back(r.betas[i]);
  }
  return d;
}

static Value applyActivation(Node &n, const Recurrence &r, const Direction &d,
                             size_t number, Value x, bool clips = true) {
  if (r.clip > 0 && x && clips)
    x = n.min(n.max(x, n.number(-r.clip, x)), n.number(r.clip, x));
  return emitActivation(n, d.activations[number], x, d.alphas[number],
                        d.betas[number]);
}

/// Gate number `index` of [batch, gates * hidden].
static Value gate(Node &n, const Recurrence &r, Value x, int64_t index) {
  return x ? n.cut(x, 1, index * r.hidden, r.hidden) : x;
}

/// What the recurrent weights make of the state, in one kernel for all gates.
static Value applyRecurrent(Node &n, Value state, Value weights, Value bias) {
  Value sum = n.add(n.matmul(state, weights), bias);
  return sum ? n.unary<ContiguousOp>(sum) : sum;
}

/// New hidden and cell states.
using States = std::pair<Value, Value>;

static States stepRNN(Node &n, const Recurrence &r, const Direction &d,
                      Value in) {
  Value sum =
      n.add(in, n.add(n.matmul(d.hidden, d.recurrent), d.recurrentBias));
  return {applyActivation(n, r, d, 0, sum), d.cell};
}

static States stepGRU(Node &n, const Recurrence &r, const Direction &d,
                      Value in) {
  bool isLinear = n.intAttribute("linear_before_reset", 0);
  auto columns = [&](Value y, int64_t first, int64_t count) {
    return y ? n.cut(y, Emitter::rankOf(y) - 1, first * r.hidden,
                     count * r.hidden)
             : y;
  };
  // Update and reset gates, then the new state.
  Value old = applyRecurrent(n, d.hidden, columns(d.recurrent, 0, 2),
                             columns(d.recurrentBias, 0, 2));
  Value update =
      applyActivation(n, r, d, 0, n.add(gate(n, r, in, 0), gate(n, r, old, 0)));
  Value reset =
      applyActivation(n, r, d, 0, n.add(gate(n, r, in, 1), gate(n, r, old, 1)));
  Value weights = columns(d.recurrent, 2, 1),
        bias = columns(d.recurrentBias, 2, 1);
  Value rest = isLinear
                   ? n.mul(reset, n.add(n.matmul(d.hidden, weights), bias))
                   : n.add(n.matmul(n.mul(reset, d.hidden), weights), bias);
  Value fresh = applyActivation(n, r, d, 1, n.add(gate(n, r, in, 2), rest));
  if (!update)
    return {};
  Value hidden = n.add(n.mul(n.sub(n.number(1, update), update), fresh),
                       n.mul(update, d.hidden));
  return {hidden, d.cell};
}

static States stepLSTM(Node &n, const Recurrence &r, const Direction &d,
                       Value input) {
  Value sum =
      n.add(input, applyRecurrent(n, d.hidden, d.recurrent, d.recurrentBias));
  // Gates come as input, output, forget, cell; peepholes as the first three.
  auto peep = [&](Value y, int64_t index, Value cell) {
    if (!d.peepholes)
      return y;
    return n.add(y, n.mul(part(n, d.peepholes, index, r.hidden), cell));
  };
  Value in = applyActivation(n, r, d, 0, peep(gate(n, r, sum, 0), 0, d.cell));
  Value forget =
      n.intAttribute("input_forget", 0)
          ? (in ? n.sub(n.number(1, in), in) : in)
          : applyActivation(n, r, d, 0, peep(gate(n, r, sum, 2), 2, d.cell));
  Value fresh = applyActivation(n, r, d, 1, gate(n, r, sum, 3));
  Value cell = n.add(n.mul(forget, d.cell), n.mul(in, fresh));
  Value out = applyActivation(n, r, d, 0, peep(gate(n, r, sum, 1), 1, cell));
  Value seen = applyActivation(n, r, d, 2, cell, /*clips=*/false);
  return {n.mul(out, seen), cell};
}

using StepFn = States (*)(Node &, const Recurrence &, const Direction &, Value);

namespace {
/// The steps of one direction.
struct Steps {
  const Recurrence &r;
  bool isReverse;
  StepFn step;
  Value in;      // [steps, batch, gates * hidden]
  Value lengths; // [batch, 1] or null
};
} // namespace

/// One step at a position in the sequence, a number or a scalar of type i64. It
/// gives the output, [batch, hidden], and changes the states.
static Value runStep(Node &n, const Steps &steps, Direction &d, Value slice,
                     Value position) {
  auto [hidden, cell] = steps.step(n, steps.r, d, slice);
  if (!hidden || !cell)
    return {};
  Value output = hidden;
  if (steps.lengths) {
    Value isOn = n.compare(CmpPredicate::gt, steps.lengths, position);
    output = n.where(isOn, hidden, n.number(0, hidden));
    hidden = n.where(isOn, hidden, d.hidden);
    cell = n.where(isOn, cell, d.cell);
  }
  d.hidden = hidden;
  d.cell = cell;
  return output;
}

/// [steps, batch, hidden], in the order of the input.
static Value unroll(Node &n, const Steps &steps, Direction &d) {
  int64_t count = steps.r.steps;
  SmallVector<Value> outputs(count);
  for (int64_t i = 0; i != count; ++i) {
    int64_t at = steps.isReverse ? count - 1 - i : i;
    Value slice = n.squeeze(n.cut(steps.in, 0, at, 1), 0);
    Value output = runStep(n, steps, d, slice, n.splatInt(at, n.i64()));
    if (!output)
      return {};
    outputs[at] = n.unsqueeze(output, 0);
  }
  return n.concatenate(outputs, 0);
}

/// The number of the step, the states, and the outputs so far go around.
static Value loop(Node &n, const Steps &steps, Direction &d) {
  ImplicitLocOpBuilder &builder = n.getBuilder();
  int64_t count = steps.r.steps;
  Value outputs =
      n.splat(0, n.elementOf(d.hidden), {count, steps.r.batch, steps.r.hidden});
  SmallVector<Value> initial = {n.splatInt(0, n.i64()), d.hidden, d.cell,
                                outputs};
  if (llvm::is_contained(initial, Value()))
    return {};
  SmallVector<Type> types(ValueRange(initial).getTypes());
  SmallVector<Location> locations(types.size(), builder.getLoc());
  auto whole = scf::WhileOp::create(builder, types, initial);
  OpBuilder::InsertionGuard guard(builder);
  Block *before = builder.createBlock(&whole.getBefore(), {}, types, locations);
  Value goesOn = n.compare(CmpPredicate::lt, before->getArgument(0),
                           n.splatInt(count, n.i64()));
  Value holds = tensor::ExtractOp::create(builder, goesOn, ValueRange());
  scf::ConditionOp::create(builder, holds, before->getArguments());
  Block *after = builder.createBlock(&whole.getAfter(), {}, types, locations);
  Value number = after->getArgument(0), one = n.splatInt(1, n.i64());
  Value at =
      steps.isReverse ? n.sub(n.splatInt(count - 1, n.i64()), number) : number;
  Direction inside = d;
  inside.hidden = after->getArgument(1);
  inside.cell = after->getArgument(2);
  Value slice = n.squeeze(n.take(steps.in, n.reshape(at, {1}), 0), 0);
  Value output = runStep(n, steps, inside, slice, at);
  if (!output)
    return {};
  Value row = n.unsqueeze(output, 0);
  Value where = n.expand(n.reshape(at, {1, 1, 1}), Emitter::shapeOf(row));
  Value next =
      n.scatterAlong(ScatterKind::set, after->getArgument(3), where, row, 0);
  if (!next || !where)
    return {};
  scf::YieldOp::create(builder, ValueRange{n.add(number, one), inside.hidden,
                                           inside.cell, next});
  d.hidden = whole.getResult(1);
  d.cell = whole.getResult(2);
  return whole.getResult(3);
}

/// Outputs of the steps of one direction, in the order of x; `d` has the last
/// states then. Null after a report.
static Value runDirection(Node &n, const Recurrence &r, Direction &d,
                          bool isReverse, StepFn step) {
  Steps steps{r, isReverse, step, {}, {}};
  steps.in = n.add(n.matmul(n.widen(r.x), d.weights), d.weightBias);
  if (!steps.in)
    return {};
  steps.in = n.unary<ContiguousOp>(steps.in);
  if (r.lengths)
    steps.lengths = n.reshape(n.cast(r.lengths, n.i64()), {r.batch, 1});
  return r.steps > kMaxUnrolled ? loop(n, steps, d) : unroll(n, steps, d);
}

static LogicalResult convertRecurrent(Node &n, int64_t gates,
                                      ArrayRef<StringRef> activations,
                                      StepFn step) {
  std::optional<Recurrence> r = readRecurrence(n, gates, activations);
  if (!r)
    return failure();
  Type element = n.elementOf(r->x);
  SmallVector<Value> all, hiddens, cells;
  for (int64_t i = 0; i != r->directions; ++i) {
    Direction d = getDirection(n, *r, i);
    bool isReverse = i == 1 || r->direction == "reverse";
    Value outputs = runDirection(n, *r, d, isReverse, step);
    if (!outputs)
      return failure();
    all.push_back(n.unsqueeze(outputs, 1));
    hiddens.push_back(n.unsqueeze(d.hidden, 0));
    cells.push_back(n.unsqueeze(d.cell, 0));
  }
  Value y = n.cast(n.concatenate(all, 1), element);
  Value hidden = n.cast(n.concatenate(hiddens, 0), element);
  Value cell = n.cast(n.concatenate(cells, 0), element);
  if (r->isBatchFirst) {
    y = n.permute(y, {2, 0, 1, 3});
    hidden = n.permute(hidden, {1, 0, 2});
    cell = n.permute(cell, {1, 0, 2});
  }
  if (n.hasFailed)
    return failure();
  n.setOutput(0, y);
  n.setOutput(1, hidden);
  if (gates == 4)
    n.setOutput(2, cell);
  return success();
}

static LogicalResult convertLSTM(Node &n) {
  return convertRecurrent(n, 4, {"Sigmoid", "Tanh", "Tanh"}, stepLSTM);
}

static LogicalResult convertGRU(Node &n) {
  return convertRecurrent(n, 3, {"Sigmoid", "Tanh"}, stepGRU);
}

static LogicalResult convertRNN(Node &n) {
  return convertRecurrent(n, 1, {"Tanh"}, stepRNN);
}

void uop::onnx_import::addRecurrentOps(OpTable &table) {
  table.add("LSTM", convertLSTM, 7);
  table.add("GRU", convertGRU, 7);
  table.add("RNN", convertRNN, 7);
}
