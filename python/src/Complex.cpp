//===- Complex.cpp - Complex numbers and transforms -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The class uop.ComplexTensor is Python's: a pair of tensors. Here is what it
// is computed by.
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Frontend/Fourier.h"

using namespace uop;
using namespace uop::python;
using frontend::ComplexTensor;

/// uop.ComplexTensor, and the function that makes one of a real tensor; never
/// freed.
static PyObject *complexClass = nullptr, *ofReal = nullptr;

bool python::isComplexTensor(nb::handle object) {
  return complexClass && PyObject_IsInstance(object.ptr(), complexClass) == 1;
}

bool python::isComplex(nb::handle object) {
  return PyComplex_Check(object.ptr()) || isComplexTensor(object);
}

nb::object python::toComplex(nb::handle tensor) {
  return nb::handle(ofReal)(tensor);
}

ComplexTensor python::toComplexPair(nb::handle object) {
  if (isComplexTensor(object))
    return {toTensor(object.attr("real")), toTensor(object.attr("imag"))};
  return frontend::toComplex(toTensor(object), here());
}

nb::object python::toPython(const ComplexTensor &x) {
  return nb::handle(complexClass)(check(x.real), check(x.imaginary));
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

/// The parts of what was computed of others, as tensors of their own.
static nb::tuple toTuple(const ComplexTensor &x, Span<Tensor> operands) {
  return nb::make_tuple(own(operands, x.real), own(operands, x.imaginary));
}
static nb::tuple toTuple(const ComplexTensor &x, const ComplexTensor &operand) {
  return toTuple(x, Span<Tensor>{operand.real, operand.imaginary});
}
static ComplexTensor toPair(nb::handle real, nb::handle imaginary) {
  return {toTensor(real), toTensor(imaginary)};
}

template <ComplexTensor (*function)(const ComplexTensor &, SourceLoc)>
static void addUnary(nb::module_ &module, const char *name) {
  module.def(name, [](nb::handle real, nb::handle imaginary) {
    ComplexTensor x = toPair(real, imaginary);
    return toTuple(function(x, here()), x);
  });
}

template <Tensor (*function)(const ComplexTensor &, SourceLoc)>
static void addReal(nb::module_ &module, const char *name) {
  module.def(name, [](nb::handle real, nb::handle imaginary) {
    return check(function(toPair(real, imaginary), here()));
  });
}

template <ComplexTensor (*function)(const ComplexTensor &,
                                    const ComplexTensor &, SourceLoc)>
static void addBinary(nb::module_ &module, const char *name) {
  module.def(name, [](nb::handle real, nb::handle imaginary,
                      nb::handle otherReal, nb::handle otherImaginary) {
    ComplexTensor x = toPair(real, imaginary);
    ComplexTensor y = toPair(otherReal, otherImaginary);
    return toTuple(function(x, y, here()),
                   {x.real, x.imaginary, y.real, y.imaginary});
  });
}

static void addComputed(nb::module_ &module) {
  addUnary<frontend::neg>(module, "neg");
  addUnary<frontend::conjugate>(module, "conj");
  addUnary<frontend::sign>(module, "sign");
  addUnary<frontend::square>(module, "square");
  addUnary<frontend::reciprocal>(module, "reciprocal");
  addUnary<frontend::sqrt>(module, "sqrt");
  addUnary<frontend::exp>(module, "exp");
  addUnary<frontend::expm1>(module, "expm1");
  addUnary<frontend::log>(module, "log");
  addUnary<frontend::log1p>(module, "log1p");
  addUnary<frontend::log2>(module, "log2");
  addUnary<frontend::log10>(module, "log10");
  addUnary<frontend::sin>(module, "sin");
  addUnary<frontend::cos>(module, "cos");
  addUnary<frontend::tan>(module, "tan");
  addUnary<frontend::sinh>(module, "sinh");
  addUnary<frontend::cosh>(module, "cosh");
  addUnary<frontend::tanh>(module, "tanh");
  addUnary<frontend::asin>(module, "asin");
  addUnary<frontend::acos>(module, "acos");
  addUnary<frontend::atan>(module, "atan");
  addUnary<frontend::asinh>(module, "asinh");
  addUnary<frontend::acosh>(module, "acosh");
  addUnary<frontend::atanh>(module, "atanh");
  addReal<frontend::abs>(module, "abs");
  addReal<frontend::angle>(module, "angle");
  addReal<frontend::isFinite>(module, "isfinite");
  addReal<frontend::isInf>(module, "isinf");
  addReal<frontend::isNaN>(module, "isnan");
  addBinary<frontend::add>(module, "add");
  addBinary<frontend::sub>(module, "subtract");
  addBinary<frontend::mul>(module, "multiply");
  addBinary<frontend::div>(module, "divide");
  addBinary<frontend::pow>(module, "pow");
  addBinary<frontend::matmul>(module, "matmul");
  module.def("equal", [](nb::handle real, nb::handle imaginary,
                         nb::handle otherReal, nb::handle otherImaginary) {
    return check(frontend::equal(toPair(real, imaginary),
                                 toPair(otherReal, otherImaginary), here()));
  });
  module.def("prod", [](nb::handle real, nb::handle imaginary, int64_t axis,
                        bool keepAxis) {
    ComplexTensor x = toPair(real, imaginary);
    return toTuple(frontend::prod(x, axis, keepAxis, here()), x);
  });
  module.def("cumprod",
             [](nb::handle real, nb::handle imaginary, int64_t axis) {
               ComplexTensor x = toPair(real, imaginary);
               return toTuple(frontend::cumprod(x, axis, here()), x);
             });
}

//===----------------------------------------------------------------------===//
// Transforms
//===----------------------------------------------------------------------===//

static void addTransforms(nb::module_ &module) {
  module.def(
      "fft",
      [](nb::handle real, nb::handle imaginary, int64_t axis) {
        ComplexTensor x = toPair(real, imaginary);
        return toTuple(frontend::fft(x, axis, here()), x);
      },
      nb::arg("real"), nb::arg("imaginary"), nb::arg("axis") = -1);
  module.def(
      "ifft",
      [](nb::handle real, nb::handle imaginary, int64_t axis) {
        ComplexTensor x = toPair(real, imaginary);
        return toTuple(frontend::ifft(x, axis, here()), x);
      },
      nb::arg("real"), nb::arg("imaginary"), nb::arg("axis") = -1);
  module.def(
      "rfft",
      [](nb::handle given, int64_t axis) {
        Tensor x = toTensor(given);
        return toTuple(frontend::rfft(x, axis, here()), x);
      },
      nb::arg("x"), nb::arg("axis") = -1);
  module.def(
      "irfft",
      [](nb::handle real, nb::handle imaginary, int64_t n, int64_t axis) {
        return check(frontend::irfft(toPair(real, imaginary), n, axis, here()));
      },
      nb::arg("real"), nb::arg("imaginary"), nb::arg("n"),
      nb::arg("axis") = -1);
}

void python::addComplex(nb::module_ &module) {
  nb::module_ complex = module.def_submodule("_complex");
  complex.def("set_class", [](nb::object type, nb::object function) {
    complexClass = type.release().ptr();
    ofReal = function.release().ptr();
  });
  complex.def("from_array", &fromComplexArray, nb::arg("array"),
              nb::arg("copy") = nb::none());
  addComputed(complex);
  addTransforms(complex);
}
