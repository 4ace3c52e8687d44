//===- NeuralNetworks.cpp - Layers, optimizers, random numbers --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Frontend/NN.h"
#include "uop/Frontend/Optimizer.h"
#include "uop/Frontend/Random.h"

using namespace uop;
using namespace uop::python;
using namespace uop::frontend;

/// A tensor that may be left out.
static Tensor toOptional(nb::handle object) {
  return object.is_none() ? Tensor() : toTensor(object);
}

static std::vector<Tensor> toParameters(nb::handle sequence) {
  std::vector<Tensor> tensors;
  // The very tensors: a step assigns to them.
  for (nb::handle item : nb::borrow<nb::iterable>(sequence))
    tensors.push_back(nb::cast<const Tensor &>(item));
  return tensors;
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

/// Empty for None.
static Shape toList(nb::handle numbers) {
  return numbers.is_none() ? Shape() : toShape(numbers);
}

static nn::ConvOptions toConvOptions(nb::handle strides, nb::handle paddings,
                                     nb::handle dilations, int64_t groups) {
  nn::ConvOptions options;
  options.strides = toList(strides);
  options.paddings = toList(paddings);
  options.dilations = toList(dilations);
  options.groups = groups;
  return options;
}

static Tensor convolve(nb::handle x, nb::handle weight, nb::handle bias,
                       nb::handle strides, nb::handle paddings,
                       nb::handle dilations, int64_t groups) {
  auto options = toConvOptions(strides, paddings, dilations, groups);
  return check(nn::conv(toTensor(x), toTensor(weight), toOptional(bias),
                        options, here()));
}

static Tensor convolveTransposed(nb::handle x, nb::handle weight,
                                 nb::handle bias, nb::handle strides,
                                 nb::handle paddings, nb::handle dilations,
                                 nb::handle outputPaddings, int64_t groups) {
  nn::ConvTransposedOptions options{
      toConvOptions(strides, paddings, dilations, groups),
      toList(outputPaddings)};
  return check(nn::convTransposed(toTensor(x), toTensor(weight),
                                  toOptional(bias), options, here()));
}

static nn::PoolOptions toPoolOptions(nb::handle strides, nb::handle paddings,
                                     nb::handle dilations) {
  nn::PoolOptions options;
  options.strides = toList(strides);
  options.paddings = toList(paddings);
  options.dilations = toList(dilations);
  return options;
}

static void addLayers(nb::module_ &module) {
  module.def(
      "linear",
      [](nb::handle x, nb::handle weight, nb::handle bias) {
        return check(nn::linear(toTensor(x), toTensor(weight), toOptional(bias),
                                here()));
      },
      nb::arg("x"), nb::arg("weight"), nb::arg("bias") = nb::none(),
      "x times weight [inputs, outputs], plus bias [outputs].");
  module.def(
      "embedding",
      [](nb::handle ids, nb::handle table) {
        return check(nn::embedding(toTensor(ids), toTensor(table), here()));
      },
      nb::arg("ids"), nb::arg("table"));
  module.def("conv", &convolve, nb::arg("x"), nb::arg("weight"),
             nb::arg("bias") = nb::none(), nb::kw_only(),
             nb::arg("strides") = nb::none(), nb::arg("paddings") = nb::none(),
             nb::arg("dilations") = nb::none(), nb::arg("groups") = 1,
             "x [batch, channels, sizes...], weight [outputs, channels / "
             "groups, sizes...].");
  module.def("conv_transposed", &convolveTransposed, nb::arg("x"),
             nb::arg("weight"), nb::arg("bias") = nb::none(), nb::kw_only(),
             nb::arg("strides") = nb::none(), nb::arg("paddings") = nb::none(),
             nb::arg("dilations") = nb::none(),
             nb::arg("output_paddings") = nb::none(), nb::arg("groups") = 1,
             "The transposed convolution, which is the gradient of a "
             "convolution with respect to its input: x [batch, channels, "
             "sizes...], weight [channels, outputs / groups, sizes...].");
  module.def(
      "max_pool",
      [](nb::handle x, nb::handle sizes, nb::handle strides,
         nb::handle paddings, nb::handle dilations) {
        return check(nn::maxPool(toTensor(x), toShape(sizes),
                                 toPoolOptions(strides, paddings, dilations),
                                 here()));
      },
      nb::arg("x"), nb::arg("sizes"), nb::kw_only(),
      nb::arg("strides") = nb::none(), nb::arg("paddings") = nb::none(),
      nb::arg("dilations") = nb::none());
  module.def(
      "avg_pool",
      [](nb::handle x, nb::handle sizes, nb::handle strides,
         nb::handle paddings, bool countPadding) {
        nn::PoolOptions options = toPoolOptions(strides, paddings, nb::none());
        options.countPadding = countPadding;
        return check(nn::avgPool(toTensor(x), toShape(sizes), options, here()));
      },
      nb::arg("x"), nb::arg("sizes"), nb::kw_only(),
      nb::arg("strides") = nb::none(), nb::arg("paddings") = nb::none(),
      nb::arg("count_padding") = true);
}

static void addNormalization(nb::module_ &module) {
  module.def(
      "layer_norm",
      [](nb::handle x, nb::handle scale, nb::handle shift, double epsilon) {
        return check(nn::layerNorm(toTensor(x), toOptional(scale),
                                   toOptional(shift), epsilon, here()));
      },
      nb::arg("x"), nb::arg("scale") = nb::none(),
      nb::arg("shift") = nb::none(), nb::arg("epsilon") = 1e-5);
  module.def(
      "rms_norm",
      [](nb::handle x, nb::handle scale, double epsilon) {
        return check(
            nn::rmsNorm(toTensor(x), toOptional(scale), epsilon, here()));
      },
      nb::arg("x"), nb::arg("scale") = nb::none(), nb::arg("epsilon") = 1e-6);
  module.def(
      "group_norm",
      [](nb::handle x, int64_t groups, nb::handle scale, nb::handle shift,
         double epsilon) {
        return check(nn::groupNorm(toTensor(x), groups, toOptional(scale),
                                   toOptional(shift), epsilon, here()));
      },
      nb::arg("x"), nb::arg("groups"), nb::arg("scale") = nb::none(),
      nb::arg("shift") = nb::none(), nb::arg("epsilon") = 1e-5);
  module.def(
      "batch_norm",
      [](nb::handle x, nb::handle mean, nb::handle variance, nb::handle scale,
         nb::handle shift, double epsilon) {
        return check(nn::batchNorm(toTensor(x), toTensor(mean),
                                   toTensor(variance), toOptional(scale),
                                   toOptional(shift), epsilon, here()));
      },
      nb::arg("x"), nb::arg("mean"), nb::arg("variance"),
      nb::arg("scale") = nb::none(), nb::arg("shift") = nb::none(),
      nb::arg("epsilon") = 1e-5);
  module.def(
      "attention",
      [](nb::handle query, nb::handle key, nb::handle value, nb::handle mask,
         bool isCausal, double scale) {
        nn::AttentionOptions options;
        options.mask = toOptional(mask);
        options.isCausal = isCausal;
        options.scale = scale;
        return check(nn::attention(toTensor(query), toTensor(key),
                                   toTensor(value), options, here()));
      },
      nb::arg("query"), nb::arg("key"), nb::arg("value"), nb::kw_only(),
      nb::arg("mask") = nb::none(), nb::arg("is_causal") = false,
      nb::arg("scale") = 0.0,
      "softmax(query key^T scale) value; a scale of 0 stands for 1 / "
      "sqrt(width).");
}

using Loss = Tensor (*)(const Tensor &, const Tensor &, SourceLoc);

template <Loss op>
static void addLoss(nb::module_ &module, const char *name) {
  module.def(name, [](nb::handle x, nb::handle target) {
    return check(op(toTensor(x), toTensor(target), here()));
  });
}

//===----------------------------------------------------------------------===//
// Learning
//===----------------------------------------------------------------------===//

static void step(Optimizer &self, const Tensor &loss) {
  SourceLoc loc = here();
  runtime::Error error = runtime::Error::success();
  {
    WithoutGIL release;
    error = self.step(loss, loc);
  }
  check(std::move(error));
}

static void addOptimizers(nb::module_ &module) {
  nb::class_<Optimizer>(module, "Optimizer")
      .def("step", &step, nb::arg("loss"),
           "Differentiates the loss, changes the parameters and computes all "
           "three as one program.")
      .def(
          "update",
          [](Optimizer &self, nb::handle gradients) {
            check(self.update(toParameters(gradients), here()));
          },
          nb::arg("gradients"),
          "Assigns new values to the parameters; they are computed lazily.")
      .def_prop_ro("parameters", &Optimizer::getParameters)
      .def("set_learning_rate", &Optimizer::setLearningRate, nb::arg("rate"));
  nb::class_<SGD, Optimizer>(module, "SGD")
      .def(
          "__init__",
          [](SGD *self, nb::handle parameters, double rate, double momentum,
             double weightDecay, bool nesterov) {
            SGDOptions options;
            options.learningRate = rate;
            options.momentum = momentum;
            options.weightDecay = weightDecay;
            options.isNesterov = nesterov;
            new (self) SGD(toParameters(parameters), options);
          },
          nb::arg("parameters"), nb::arg("learning_rate") = 0.01, nb::kw_only(),
          nb::arg("momentum") = 0.0, nb::arg("weight_decay") = 0.0,
          nb::arg("nesterov") = false);
  nb::class_<Adam, Optimizer>(module, "Adam")
      .def(
          "__init__",
          [](Adam *self, nb::handle parameters, double rate, double beta1,
             double beta2, double epsilon, double weightDecay) {
            AdamOptions options;
            options.learningRate = rate;
            options.beta1 = beta1;
            options.beta2 = beta2;
            options.epsilon = epsilon;
            options.weightDecay = weightDecay;
            new (self) Adam(toParameters(parameters), options);
          },
          nb::arg("parameters"), nb::arg("learning_rate") = 0.001,
          nb::kw_only(), nb::arg("beta1") = 0.9, nb::arg("beta2") = 0.999,
          nb::arg("epsilon") = 1e-8, nb::arg("weight_decay") = 0.0);
}

static void addRandom(nb::module_ &module) {
  nb::class_<Random>(module, "Random",
                     "A sequence of random numbers, the same on every machine.")
      .def(
          "__init__",
          [](Random *self, uint64_t seed) {
            new (self) Random(getContext(), seed);
          },
          nb::arg("seed") = 0)
      .def_prop_rw("position", &Random::getPosition, &Random::setPosition)
      .def(
          "uniform",
          [](Random &self, nb::handle shape, double low, double high,
             nb::handle dtype) {
            return check(self.uniform(toShape(shape), low, high,
                                      toDType(dtype, DType::F32), here()));
          },
          nb::arg("shape"), nb::arg("low") = 0.0, nb::arg("high") = 1.0,
          nb::arg("dtype") = nb::none())
      .def(
          "normal",
          [](Random &self, nb::handle shape, double mean, double deviation) {
            return check(self.normal(toShape(shape), mean, deviation, here()));
          },
          nb::arg("shape"), nb::arg("mean") = 0.0, nb::arg("deviation") = 1.0)
      .def(
          "integers",
          [](Random &self, nb::handle shape, int64_t low, int64_t high) {
            return check(self.integers(toShape(shape), low, high, here()));
          },
          nb::arg("shape"), nb::arg("low"), nb::arg("high"))
      .def(
          "bernoulli",
          [](Random &self, nb::handle shape, double probability) {
            return check(self.bernoulli(toShape(shape), probability, here()));
          },
          nb::arg("shape"), nb::arg("probability"))
      .def(
          "permutation",
          [](Random &self, int64_t count) {
            return check(self.permutation(count, here()));
          },
          nb::arg("count"))
      .def(
          "dropout",
          [](Random &self, nb::handle x, double rate) {
            return check(self.dropout(toTensor(x), rate, here()));
          },
          nb::arg("x"), nb::arg("rate"));
}

void python::addNeuralNetworks(nb::module_ &module) {
  addLayers(module);
  addNormalization(module);
  addLoss<nn::mseLoss>(module, "mse_loss");
  addLoss<nn::l1Loss>(module, "l1_loss");
  addLoss<nn::crossEntropy>(module, "cross_entropy");
  addLoss<nn::nllLoss>(module, "nll_loss");
  addLoss<nn::binaryCrossEntropy>(module, "binary_cross_entropy");
  addOptimizers(module);
  addRandom(module);
}
