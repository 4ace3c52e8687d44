//===- TensorMethods.cpp - Ops as methods -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Frontend/Math.h"
#include "uop/Frontend/Sets.h"

#include <algorithm>
#include <cmath>

using namespace uop;
using namespace uop::python;

using Unary = Tensor (Tensor::*)(SourceLoc) const;
using UnaryFunction = Tensor (*)(const Tensor &, SourceLoc);

template <Unary op>
static void add(nb::class_<Tensor> &tensor, const char *name) {
  tensor.def(name,
             [](const Tensor &self) { return own(self, (self.*op)(here())); });
}

template <UnaryFunction op>
static void add(nb::class_<Tensor> &tensor, const char *name) {
  tensor.def(name,
             [](const Tensor &self) { return own(self, op(self, here())); });
}

static void addElementwise(nb::class_<Tensor> &tensor) {
  add<&Tensor::neg>(tensor, "__neg__");
  add<&Tensor::abs>(tensor, "__abs__");
  add<&Tensor::bitwiseNot>(tensor, "__invert__");
  tensor.def("__pos__",
             [](const Tensor &self) { return check(self.clone(here())); });
  add<&Tensor::neg>(tensor, "neg");
  add<&Tensor::abs>(tensor, "abs");
  add<&Tensor::sign>(tensor, "sign");
  add<&Tensor::square>(tensor, "square");
  add<&Tensor::sqrt>(tensor, "sqrt");
  add<&Tensor::rsqrt>(tensor, "rsqrt");
  add<&Tensor::reciprocal>(tensor, "reciprocal");
  add<&Tensor::exp>(tensor, "exp");
  add<&Tensor::exp2>(tensor, "exp2");
  add<&Tensor::log>(tensor, "log");
  add<&Tensor::log2>(tensor, "log2");
  add<&Tensor::sin>(tensor, "sin");
  add<&Tensor::cos>(tensor, "cos");
  add<&Tensor::tan>(tensor, "tan");
  add<&Tensor::tanh>(tensor, "tanh");
  add<&Tensor::erf>(tensor, "erf");
  add<&Tensor::floor>(tensor, "floor");
  add<&Tensor::ceil>(tensor, "ceil");
  add<&Tensor::trunc>(tensor, "trunc");
  add<&Tensor::round>(tensor, "round");
  add<&Tensor::isNaN>(tensor, "isnan");
  add<&Tensor::isInf>(tensor, "isinf");
  add<&Tensor::isFinite>(tensor, "isfinite");
  add<&Tensor::bitwiseNot>(tensor, "bitwise_not");
  add<&Tensor::relu>(tensor, "relu");
  add<&Tensor::sigmoid>(tensor, "sigmoid");
  add<&Tensor::silu>(tensor, "silu");
  add<&Tensor::gelu>(tensor, "gelu");
  add<&Tensor::softplus>(tensor, "softplus");
  add<&Tensor::mish>(tensor, "mish");
  add<&Tensor::hardSigmoid>(tensor, "hard_sigmoid");
  add<frontend::asin>(tensor, "asin");
  add<frontend::acos>(tensor, "acos");
  add<frontend::atan>(tensor, "atan");
  add<frontend::sinh>(tensor, "sinh");
  add<frontend::cosh>(tensor, "cosh");
  add<frontend::asinh>(tensor, "asinh");
  add<frontend::acosh>(tensor, "acosh");
  add<frontend::atanh>(tensor, "atanh");
  add<frontend::expm1>(tensor, "expm1");
  add<frontend::log1p>(tensor, "log1p");
  add<frontend::log10>(tensor, "log10");
  add<frontend::erfc>(tensor, "erfc");
  add<frontend::erfInv>(tensor, "erfinv");
  add<frontend::lgamma>(tensor, "lgamma");
  add<frontend::digamma>(tensor, "digamma");
  add<frontend::signBit>(tensor, "signbit");
  add<frontend::logicalNot>(tensor, "logical_not");
  tensor.def(
      "leaky_relu",
      [](const Tensor &self, double slope) {
        return check(self.leakyRelu(slope, here()));
      },
      nb::arg("slope") = 0.01);
  tensor.def(
      "elu",
      [](const Tensor &self, double alpha) {
        return check(self.elu(alpha, here()));
      },
      nb::arg("alpha") = 1.0);
}

static void addConversions(nb::class_<Tensor> &tensor) {
  add<&Tensor::detach>(tensor, "detach");
  add<&Tensor::contiguous>(tensor, "contiguous");
  tensor.def(
      "astype",
      [](const Tensor &self, nb::handle dtype, bool copy) {
        DType type = toDType(dtype);
        Tensor result = check(self.cast(type, here()));
        return copy ? own(self, result) : result;
      },
      nb::arg("dtype"), nb::kw_only(), nb::arg("copy") = true,
      "Converts the elements. Floats are rounded toward zero and saturated "
      "when converted to integers.");
  tensor.def(
      "bitcast",
      [](const Tensor &self, nb::handle dtype) {
        return own(self, self.bitcast(toDType(dtype), here()));
      },
      nb::arg("dtype"),
      "Reinterprets the bits of the elements as another type of the same "
      "width.");
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// A reduction over the axes that Python gave: None is all of them, and () is
/// none, for which an axis of size 1 is reduced.
template <class Fn>
static Tensor reduce(const Tensor &self, nb::handle axis, bool keep, Fn fn) {
  if (axis.is_none())
    return own(self, fn(self, Shape(), keep));
  Shape axes = toShape(axis);
  if (!axes.empty())
    return own(self, fn(self, axes, keep));
  return check(fn(check(self.unsqueeze(0, here())), Shape{0}, false));
}

using Reduction = Tensor (Tensor::*)(const Shape &, bool, SourceLoc) const;

template <Reduction op>
static void addReduction(nb::class_<Tensor> &tensor, const char *name) {
  tensor.def(
      name,
      [](const Tensor &self, nb::handle axis, bool keepdims) {
        return reduce(self, axis, keepdims,
                      [](const Tensor &x, const Shape &axes, bool keep) {
                        return (x.*op)(axes, keep, here());
                      });
      },
      nb::arg("axis") = nb::none(), nb::kw_only(), nb::arg("keepdims") = false);
}

using Spread = Tensor (Tensor::*)(const Shape &, bool, double, SourceLoc) const;

template <Spread op>
static void addSpread(nb::class_<Tensor> &tensor, const char *name) {
  tensor.def(
      name,
      [](const Tensor &self, nb::handle axis, double correction,
         bool keepdims) {
        return reduce(self, axis, keepdims,
                      [&](const Tensor &x, const Shape &axes, bool keep) {
                        return (x.*op)(axes, keep, correction, here());
                      });
      },
      nb::arg("axis") = nb::none(), nb::kw_only(), nb::arg("correction") = 0.0,
      nb::arg("keepdims") = false,
      "Divided by the number of elements less `correction`.");
}

using Search = Tensor (Tensor::*)(int64_t, bool, SourceLoc) const;

template <Search op>
static void addSearch(nb::class_<Tensor> &tensor, const char *name) {
  tensor.def(
      name,
      [](const Tensor &self, std::optional<int64_t> axis, bool keepdims) {
        if (axis)
          return check((self.*op)(*axis, keepdims, here()));
        Tensor flat = check(self.reshape({self.numElements()}, here()));
        Tensor result = check((flat.*op)(0, false, here()));
        if (!keepdims)
          return result;
        return check(result.reshape(Shape(self.rank(), 1), here()));
      },
      nb::arg("axis") = nb::none(), nb::kw_only(), nb::arg("keepdims") = false);
}

using AlongAxis = Tensor (Tensor::*)(int64_t, SourceLoc) const;

template <AlongAxis op>
static void addAlongAxis(nb::class_<Tensor> &tensor, const char *name) {
  tensor.def(
      name,
      [](const Tensor &self, int64_t axis) {
        return own(self, (self.*op)(axis, here()));
      },
      nb::arg("axis") = -1);
}

static void addReductions(nb::class_<Tensor> &tensor) {
  addReduction<&Tensor::sum>(tensor, "sum");
  addReduction<&Tensor::prod>(tensor, "prod");
  addReduction<&Tensor::max>(tensor, "max");
  addReduction<&Tensor::min>(tensor, "min");
  addReduction<&Tensor::mean>(tensor, "mean");
  addReduction<&Tensor::any>(tensor, "any");
  addReduction<&Tensor::all>(tensor, "all");
  addReduction<&Tensor::logSumExp>(tensor, "logsumexp");
  addSpread<&Tensor::var>(tensor, "var");
  addSpread<&Tensor::std>(tensor, "std");
  addSearch<&Tensor::argmax>(tensor, "argmax");
  addSearch<&Tensor::argmin>(tensor, "argmin");
  addAlongAxis<&Tensor::cumsum>(tensor, "cumsum");
  addAlongAxis<&Tensor::cumprod>(tensor, "cumprod");
  addAlongAxis<&Tensor::cummax>(tensor, "cummax");
  addAlongAxis<&Tensor::softmax>(tensor, "softmax");
  addAlongAxis<&Tensor::logSoftmax>(tensor, "log_softmax");
  tensor.def(
      "count_nonzero",
      [](const Tensor &self, nb::handle axis, bool keepdims) {
        return reduce(self, axis, keepdims,
                      [](const Tensor &x, const Shape &axes, bool keep) {
                        return frontend::countNonZero(x, axes, keep, here());
                      });
      },
      nb::arg("axis") = nb::none(), nb::kw_only(), nb::arg("keepdims") = false);
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

/// f(2, 3) and f((2, 3)).
static Shape toShapeOfArguments(nb::args arguments) {
  if (arguments.size() == 1)
    return toShape(arguments[0]);
  return toShape(arguments);
}

static void addShapes(nb::class_<Tensor> &tensor) {
  tensor.def(
      "reshape",
      [](const Tensor &self, nb::args shape) {
        return own(self, self.reshape(toShapeOfArguments(shape), here()));
      },
      "Changes the shape. One size may be -1; it follows from the number of "
      "elements.");
  tensor.def("permute", [](const Tensor &self, nb::args axes) {
    return own(self, self.permute(toShapeOfArguments(axes), here()));
  });
  tensor.def(
      "expand",
      [](const Tensor &self, nb::args shape) {
        return own(self, self.expand(toShapeOfArguments(shape), here()));
      },
      "Broadcasts to a shape by numpy's rules; -1 keeps a size.");
  tensor.def("tile", [](const Tensor &self, nb::args times) {
    return own(self, self.repeat(toShapeOfArguments(times), here()));
  });
  tensor.def(
      "flatten",
      [](const Tensor &self, int64_t first, int64_t last) {
        return own(self, self.flatten(first, last, here()));
      },
      nb::arg("first") = 0, nb::arg("last") = -1);
  tensor.def(
      "transpose",
      [](const Tensor &self, int64_t first, int64_t second) {
        return own(self, self.transpose(first, second, here()));
      },
      nb::arg("first") = -2, nb::arg("second") = -1);
  tensor.def(
      "squeeze",
      [](const Tensor &self, nb::handle axis) {
        Shape axes = toShape(axis);
        // From the last one on, so that the numbers stay right.
        for (int64_t &one : axes)
          one = one < 0 ? one + self.rank() : one;
        std::sort(axes.begin(), axes.end());
        if (std::adjacent_find(axes.begin(), axes.end()) != axes.end())
          throw nb::value_error("squeeze: an axis is given twice");
        Tensor result = self;
        for (size_t i = axes.size(); i-- != 0;)
          result = check(result.squeeze(axes[i], here()));
        return own(self, result);
      },
      nb::arg("axis"));
  tensor.def(
      "unsqueeze",
      [](const Tensor &self, int64_t axis) {
        return own(self, self.unsqueeze(axis, here()));
      },
      nb::arg("axis"));
  tensor.def(
      "flip",
      [](const Tensor &self, nb::handle axis) {
        Shape axes;
        if (axis.is_none())
          for (int64_t i = 0; i != self.rank(); ++i)
            axes.push_back(i);
        else
          axes = toShape(axis);
        return own(self, self.flip(axes, here()));
      },
      nb::arg("axis") = nb::none());
  tensor.def("diagonal",
             [](const Tensor &self) { return check(self.diagonal(here())); });
  tensor.def(
      "tril",
      [](const Tensor &self, int64_t k) {
        return own(self, self.tril(k, here()));
      },
      nb::arg("k") = 0);
  tensor.def(
      "triu",
      [](const Tensor &self, int64_t k) {
        return own(self, self.triu(k, here()));
      },
      nb::arg("k") = 0);
}

static void addBoxes(nb::class_<Tensor> &tensor) {
  tensor.def(
      "roll",
      [](const Tensor &self, int64_t shift, int64_t axis) {
        return own(self, self.roll(shift, axis, here()));
      },
      nb::arg("shift"), nb::arg("axis"));
  tensor.def(
      "pad",
      [](const Tensor &self, nb::handle before, nb::handle after,
         double value) {
        return own(self,
                   self.pad(toShape(before), toShape(after), value, here()));
      },
      nb::arg("before"), nb::arg("after"), nb::arg("value") = 0.0,
      "Adds elements before and after each axis; numbers below 0 remove "
      "elements.");
  tensor.def(
      "shrink",
      [](const Tensor &self, nb::handle offsets, nb::handle sizes) {
        return own(self, self.shrink(toShape(offsets), toShape(sizes), here()));
      },
      nb::arg("offsets"), nb::arg("sizes"));
  tensor.def(
      "slice",
      [](const Tensor &self, int64_t axis, int64_t start, int64_t stop,
         int64_t step) {
        return own(self, self.slice(axis, start, stop, step, here()));
      },
      nb::arg("axis"), nb::arg("start"), nb::arg("stop"), nb::arg("step") = 1);
  tensor.def(
      "split",
      [](const Tensor &self, nb::handle sizes, int64_t axis) {
        return check(self.split(toShape(sizes), axis, here()));
      },
      nb::arg("sizes"), nb::arg("axis") = 0);
  tensor.def(
      "windows",
      [](const Tensor &self, nb::handle sizes, nb::handle strides,
         nb::handle dilations) {
        return check(self.windows(toShape(sizes), toShape(strides),
                                  toShape(dilations), here()));
      },
      nb::arg("sizes"), nb::arg("strides"), nb::arg("dilations"),
      "All windows of the last axes, with the shape [..., positions, sizes].");
  tensor.def(
      "repeat",
      [](const Tensor &self, nb::handle repeats, int64_t axis) {
        if (PyLong_Check(repeats.ptr()))
          return own(self, frontend::repeatElements(
                               self, nb::cast<int64_t>(repeats), axis, here()));
        Tensor counts = toTensor(repeats), result;
        SourceLoc loc = here();
        {
          WithoutGIL release;
          result = frontend::repeatElements(self, counts, axis, loc);
        }
        return own(self, result);
      },
      nb::arg("repeats"), nb::arg("axis") = 0,
      "Repeats each element, one after the other.");
}

//===----------------------------------------------------------------------===//
// Indices and order
//===----------------------------------------------------------------------===//

static void addIndices(nb::class_<Tensor> &tensor) {
  tensor.def(
      "gather",
      [](const Tensor &self, nb::handle index, int64_t axis) {
        return check(self.gather(toTensor(index), axis, here()));
      },
      nb::arg("index"), nb::arg("axis"));
  tensor.def(
      "take",
      [](const Tensor &self, nb::handle index, int64_t axis) {
        return check(self.take(toTensor(index), axis, here()));
      },
      nb::arg("index"), nb::arg("axis") = 0);
  tensor.def(
      "scatter",
      [](const Tensor &self, nb::handle index, nb::handle updates,
         int64_t axis) {
        return check(
            self.scatter(toTensor(index), toTensor(updates), axis, here()));
      },
      nb::arg("index"), nb::arg("updates"), nb::arg("axis"));
  tensor.def(
      "scatter_add",
      [](const Tensor &self, nb::handle index, nb::handle updates,
         int64_t axis) {
        return check(
            self.scatterAdd(toTensor(index), toTensor(updates), axis, here()));
      },
      nb::arg("index"), nb::arg("updates"), nb::arg("axis"));
  tensor.def(
      "scatter_reduce",
      [](const Tensor &self, nb::handle index, nb::handle updates, int64_t axis,
         const std::string &reduce) {
        auto scatter = reduce == "sum"    ? &Tensor::scatterAdd
                       : reduce == "prod" ? &Tensor::scatterMul
                       : reduce == "amax" ? &Tensor::scatterMax
                       : reduce == "amin" ? &Tensor::scatterMin
                                          : nullptr;
        if (!scatter)
          throw nb::value_error("reduce is 'sum', 'prod', 'amax' or 'amin'");
        return check(
            (self.*scatter)(toTensor(index), toTensor(updates), axis, here()));
      },
      nb::arg("index"), nb::arg("updates"), nb::arg("axis"), nb::arg("reduce"),
      "Combines the updates with the elements at their indices: by sum, "
      "product, maximum or minimum.");
  tensor.def(
      "one_hot",
      [](const Tensor &self, int64_t count, nb::handle dtype) {
        return check(self.oneHot(count, toDType(dtype, DType::F32), here()));
      },
      nb::arg("count"), nb::arg("dtype") = nb::none());
  tensor.def(
      "sort",
      [](const Tensor &self, int64_t axis, bool descending) {
        auto [values, order] = self.sort(axis, descending, here());
        return std::make_pair(check(values), check(order));
      },
      nb::arg("axis") = -1, nb::kw_only(), nb::arg("descending") = false,
      "The sorted values, and the index of each in the input.");
  tensor.def(
      "argsort",
      [](const Tensor &self, int64_t axis, bool descending) {
        return check(self.argsort(axis, descending, here()));
      },
      nb::arg("axis") = -1, nb::kw_only(), nb::arg("descending") = false);
  tensor.def(
      "topk",
      [](const Tensor &self, int64_t k, int64_t axis, bool largest) {
        auto [values, order] = self.topK(k, axis, largest, here());
        return std::make_pair(check(values), check(order));
      },
      nb::arg("k"), nb::arg("axis") = -1, nb::kw_only(),
      nb::arg("largest") = true);
}

void python::addTensorMethods(nb::class_<Tensor> &tensor) {
  addElementwise(tensor);
  addConversions(tensor);
  addReductions(tensor);
  addShapes(tensor);
  addBoxes(tensor);
  addIndices(tensor);
}
