//===- Optimizer.h - Learning from gradients --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_OPTIMIZER_H
#define UOP_FRONTEND_OPTIMIZER_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend {

/// Changes parameters, which are tensors that somebody else reads, so that a
/// loss becomes smaller. To be used by one thread at a time.
class Optimizer {
public:
  virtual ~Optimizer();

  /// The loss is differentiated by the parameters, these are changed, and
  /// everything is realised as one program: loss, parameters and state. On an
  /// error the parameters keep what they were.
  Error step(const Tensor &loss, SourceLoc loc = SourceLoc::current());

  /// Assigns new values to parameters and state, lazily. Errors, which change
  /// nothing: another number of gradients than of parameters, other shapes or
  /// types, errors in them.
  Error update(Span<Tensor> gradients, SourceLoc loc = SourceLoc::current());

  /// For the steps from here on. No new program is compiled.
  void setLearningRate(double rate);

  const std::vector<Tensor> &getParameters() const { return parameters; }
  /// What is kept from step to step, beside the parameters.
  const std::vector<Tensor> &getState() const { return state; }

protected:
  Optimizer(std::vector<Tensor> parameters, double learningRate);

  /// New values for the parameters and then for the state.
  virtual std::vector<Tensor> compute(Span<Tensor> gradients) = 0;
  /// Adds zeros like each parameter to the state.
  void addZeros();
  Tensor makeScalar(double value) const;

  std::vector<Tensor> parameters, state;
  Tensor learningRate;
};

struct SGDOptions {
  double learningRate = 0.01;
  /// Of the velocity v = momentum v + gradient that replaces the gradient; 0:
  /// there is none.
  double momentum = 0;
  /// Times the parameter, added to its gradient.
  double weightDecay = 0;
  /// gradient + momentum v instead of v.
  bool isNesterov = false;
};

/// Stochastic gradient descent: parameter -= learningRate gradient.
class SGD : public Optimizer {
public:
  SGD(std::vector<Tensor> parameters, SGDOptions options = {});

private:
  std::vector<Tensor> compute(Span<Tensor> gradients) override;
  SGDOptions options;
};

struct AdamOptions {
  double learningRate = 0.001;
  double beta1 = 0.9, beta2 = 0.999;
  double epsilon = 1e-8;
  /// Times learning rate and parameter, taken from it directly (AdamW).
  double weightDecay = 0;
};

/// Kingma and Ba, "Adam: a method for stochastic optimization", 2015.
class Adam : public Optimizer {
public:
  Adam(std::vector<Tensor> parameters, AdamOptions options = {});

private:
  std::vector<Tensor> compute(Span<Tensor> gradients) override;
  AdamOptions options;
};

} // namespace uop::frontend

#endif // UOP_FRONTEND_OPTIMIZER_H
