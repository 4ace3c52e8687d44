//===- Training.cpp - Steps of optimizers -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

namespace {
/// Rate and update count, and the tensors by role.
struct Update {
  Value rate, count;
  SmallVector<SmallVector<Value>> roles;
};
} // namespace

/// Inputs after the first two, `roles` lists of equal length.
static std::optional<Update> readUpdate(Node &n, size_t roles) {
  std::optional<SmallVector<Value>> all = n.allInputs();
  if (!all)
    return std::nullopt;
  if (all->size() < 2 + roles || (all->size() - 2) % roles != 0) {
    n.fail("it must have a rate, a count and " + Twine(roles) +
           " lists of equal length");
    return std::nullopt;
  }
  size_t each = (all->size() - 2) / roles;
  Update update{n.reshape((*all)[0], {}), n.reshape((*all)[1], {}), {}};
  for (size_t role = 0; role != roles; ++role) {
    auto list = ArrayRef<Value>(*all).slice(2 + role * each, each);
    update.roles.emplace_back(list.begin(), list.end());
  }
  if (n.hasFailed)
    return std::nullopt;
  return update;
}

/// The gradient with that of the penalty on large values.
static Value addPenalty(Node &n, Value x, Value gradient) {
  Value weight = n.number(n.floatAttribute("norm_coefficient", 0), x);
  return n.add(n.mul(weight, x), gradient);
}

static LogicalResult convertMomentum(Node &n) {
  std::optional<Update> u = readUpdate(n, 3);
  if (!u)
    return failure();
  std::string mode = n.stringAttribute("mode", "standard");
  if (mode != "standard" && mode != "nesterov")
    return n.error("attribute 'mode' must be standard or nesterov, got '" +
                   Twine(mode) + "'");
  size_t count = u->roles[0].size();
  for (size_t i = 0; i != count; ++i) {
    Value x = u->roles[0][i], velocity = u->roles[2][i];
    Value gradient = addPenalty(n, x, u->roles[1][i]);
    // The first step takes the whole gradient.
    Value isLater =
        n.compare(CmpPredicate::gt, u->count, n.number(0, u->count));
    Value share = n.where(isLater, n.number(n.floatAttribute("beta", 1), x),
                          n.number(1, x));
    Value keep = n.number(n.floatAttribute("alpha", 0), x);
    velocity = n.add(n.mul(keep, velocity), n.mul(share, gradient));
    Value direction =
        mode == "standard" ? velocity : n.add(gradient, n.mul(keep, velocity));
    n.setOutput(i, n.sub(x, n.mul(u->rate, direction)));
    n.setOutput(i + count, velocity);
  }
  return success(!n.hasFailed);
}

static LogicalResult convertAdagrad(Node &n) {
  std::optional<Update> u = readUpdate(n, 3);
  if (!u)
    return failure();
  size_t count = u->roles[0].size();
  for (size_t i = 0; i != count; ++i) {
    Value x = u->roles[0][i];
    Value decay = n.number(n.floatAttribute("decay_factor", 0), x);
    Value steps = n.cast(u->count, n.elementOf(x));
    Value rate = n.div(u->rate, n.add(n.number(1, x), n.mul(steps, decay)));
    Value gradient = addPenalty(n, x, u->roles[1][i]);
    Value sum = n.add(u->roles[2][i], n.mul(gradient, gradient));
    Value scale =
        n.add(n.sqrt(sum), n.number(n.floatAttribute("epsilon", 1e-6f), x));
    n.setOutput(i, n.sub(x, n.div(n.mul(rate, gradient), scale)));
    n.setOutput(i + count, sum);
  }
  return success(!n.hasFailed);
}

static LogicalResult convertAdam(Node &n) {
  std::optional<Update> u = readUpdate(n, 4);
  if (!u)
    return failure();
  size_t count = u->roles[0].size();
  double alpha = n.floatAttribute("alpha", 0.9f);
  double beta = n.floatAttribute("beta", 0.999f);
  for (size_t i = 0; i != count; ++i) {
    Value x = u->roles[0][i];
    auto c = [&](double value) { return n.number(value, x); };
    Value gradient = addPenalty(n, x, u->roles[1][i]);
    Value first =
        n.add(n.mul(c(alpha), u->roles[2][i]), n.mul(c(1 - alpha), gradient));
    Value second = n.add(n.mul(c(beta), u->roles[3][i]),
                         n.mul(c(1 - beta), n.mul(gradient, gradient)));
    Value steps = n.cast(u->count, n.elementOf(x));
    Value correction =
        n.div(n.sqrt(n.sub(c(1), n.binary<PowOp>(c(beta), steps))),
              n.sub(c(1), n.binary<PowOp>(c(alpha), steps)));
    Value isLater = n.compare(CmpPredicate::gt, steps, c(0));
    Value rate = n.where(isLater, n.mul(u->rate, correction), u->rate);
    Value scale = n.add(n.sqrt(second), c(n.floatAttribute("epsilon", 1e-6f)));
    Value result = n.sub(x, n.div(n.mul(rate, first), scale));
    Value shrink = c(1 - n.floatAttribute("norm_coefficient_post", 0));
    n.setOutput(i, n.mul(shrink, result));
    n.setOutput(i + count, first);
    n.setOutput(i + 2 * count, second);
  }
  return success(!n.hasFailed);
}

void uop::onnx_import::addTrainingOps(OpTable &table) {
  table.add("ai.onnx.preview.training.Momentum", convertMomentum, 1);
  table.add("ai.onnx.preview.training.Adagrad", convertAdagrad, 1);
  table.add("ai.onnx.preview.training.Adam", convertAdam, 1);
}
