//===- Optimizer.cpp - Learning from gradients ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Optimizer.h"

#include "Build.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

Optimizer::~Optimizer() = default;

Optimizer::Optimizer(std::vector<Tensor> given, double rate)
    : parameters(std::move(given)), learningRate(makeScalar(rate)) {}

/// Not a constant, so that it may change from step to step.
Tensor Optimizer::makeScalar(double value) const {
  if (parameters.empty() || parameters.front().hasError())
    return {};
  return Tensor::scalar(parameters.front().context(), value);
}

void Optimizer::setLearningRate(double rate) {
  learningRate = makeScalar(rate);
}

void Optimizer::addZeros() {
  for (const Tensor &parameter : parameters)
    state.push_back(parameter.hasError()
                        ? parameter
                        : constant(getGraph(parameter), parameter.dtype(),
                                   parameter.shape(), 0.0));
}

Error Optimizer::update(Span<Tensor> gradients, SourceLoc loc) {
  OpScope scope("update", loc);
  if (gradients.size() != parameters.size())
    return fail("there are " + llvm::Twine(parameters.size()) +
                " parameters, got " + llvm::Twine(gradients.size()) +
                " gradients")
        .error();
  llvm::SmallVector<Tensor> all(parameters.begin(), parameters.end());
  all.append(gradients.begin(), gradients.end());
  if (auto error = findError(all))
    return error->error();
  for (size_t i = 0; i != parameters.size(); ++i)
    if (gradients[i].shape() != parameters[i].shape())
      return fail("the gradient of a parameter of type " +
                  parameters[i].typeString() + " is of type " +
                  gradients[i].typeString())
          .error();
  std::vector<Tensor> changed = compute(gradients);
  if (auto error = findError(changed))
    return error->error();
  // All values are made before any of them is assigned, and none fails now.
  for (size_t i = 0; i != changed.size(); ++i) {
    Tensor &target =
        i < parameters.size() ? parameters[i] : state[i - parameters.size()];
    if (Error error = target.assign(changed[i].cast(target.dtype())))
      return error;
  }
  return Error::success();
}

Error Optimizer::step(const Tensor &loss, SourceLoc loc) {
  OpScope scope("step", loc);
  // What to go back to if the run fails.
  std::vector<Tensor> all = parameters, before;
  all.insert(all.end(), state.begin(), state.end());
  if (auto error = findError(all))
    return error->error();
  for (const Tensor &tensor : all)
    before.push_back(snapshot(tensor));
  std::vector<Tensor> gradients = gradient(loss, parameters);
  if (!gradients.empty() && gradients.front().hasError())
    return gradients.front().error();
  if (Error error = update(gradients))
    return error;
  all.push_back(loss);
  Error error = Tensor::realize(all);
  if (error)
    for (size_t i = 0; i != before.size(); ++i)
      (void)all[i].assign(before[i]);
  return error;
}

//===----------------------------------------------------------------------===//
// SGD
//===----------------------------------------------------------------------===//

SGD::SGD(std::vector<Tensor> parameters, SGDOptions options)
    : Optimizer(std::move(parameters), options.learningRate), options(options) {
  if (options.momentum != 0)
    addZeros();
}

std::vector<Tensor> SGD::compute(Span<Tensor> gradients) {
  std::vector<Tensor> changed, velocities;
  for (size_t i = 0; i != parameters.size(); ++i) {
    Tensor step = gradients[i];
    if (options.weightDecay != 0)
      step = step + parameters[i] * options.weightDecay;
    if (options.momentum != 0) {
      Tensor velocity = state[i] * options.momentum + step;
      step = options.isNesterov ? step + velocity * options.momentum : velocity;
      velocities.push_back(velocity);
    }
    Tensor rate = learningRate.cast(parameters[i].dtype());
    changed.push_back(parameters[i] - step * rate);
  }
  changed.insert(changed.end(), velocities.begin(), velocities.end());
  return changed;
}

//===----------------------------------------------------------------------===//
// Adam
//===----------------------------------------------------------------------===//

Adam::Adam(std::vector<Tensor> parameters, AdamOptions options)
    : Optimizer(std::move(parameters), options.learningRate), options(options) {
  addZeros();
  addZeros();
  // The powers of beta1 and beta2.
  state.push_back(makeScalar(1));
  state.push_back(makeScalar(1));
}

std::vector<Tensor> Adam::compute(Span<Tensor> gradients) {
  size_t count = parameters.size();
  std::vector<Tensor> changed, firsts, seconds;
  Tensor power1 = state[2 * count] * options.beta1;
  Tensor power2 = state[2 * count + 1] * options.beta2;
  for (size_t i = 0; i != count; ++i) {
    const Tensor &slope = gradients[i];
    // Not as slope + (state - slope) beta, which loses digits near beta = 1.
    Tensor first = state[i] * options.beta1 + slope * (1 - options.beta1);
    Tensor second =
        state[count + i] * options.beta2 + slope.square() * (1 - options.beta2);
    DType dtype = parameters[i].dtype();
    Tensor scaled =
        (second / (1 - power2).cast(dtype)).sqrt() + options.epsilon;
    Tensor step = first / (1 - power1).cast(dtype) / scaled;
    if (options.weightDecay != 0)
      step = step + parameters[i] * options.weightDecay;
    changed.push_back(parameters[i] - step * learningRate.cast(dtype));
    firsts.push_back(first);
    seconds.push_back(second);
  }
  changed.insert(changed.end(), firsts.begin(), firsts.end());
  changed.insert(changed.end(), seconds.begin(), seconds.end());
  changed.push_back(power1);
  changed.push_back(power2);
  return changed;
}
