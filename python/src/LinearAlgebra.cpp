//===- LinearAlgebra.cpp - Factors and transforms ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/LinearAlgebra.h"
#include "Common.h"
#include "uop/Frontend/Fourier.h"

using namespace uop;
using namespace uop::python;
using frontend::ComplexTensor;

static nb::tuple toTuple(const ComplexTensor &x) {
  return nb::make_tuple(check(x.real), check(x.imaginary));
}
static ComplexTensor toComplex(nb::handle real, nb::handle imaginary) {
  return {toTensor(real), toTensor(imaginary)};
}

static void addFactors(nb::module_ &module) {
  module.def(
      "cholesky",
      [](nb::handle x) {
        return check(frontend::cholesky(toTensor(x), here()));
      },
      nb::arg("x"), "The lower factor.");
  module.def(
      "solve_triangular",
      [](nb::handle a, nb::handle b, bool lower) {
        return check(
            frontend::solveTriangular(toTensor(a), toTensor(b), lower, here()));
      },
      nb::arg("a"), nb::arg("b"), nb::arg("lower"));
  module.def(
      "solve",
      [](nb::handle a, nb::handle b) {
        return check(frontend::solve(toTensor(a), toTensor(b), here()));
      },
      nb::arg("a"), nb::arg("b"));
  module.def(
      "qr",
      [](nb::handle x, bool complete) {
        frontend::QRFactors of = frontend::qr(toTensor(x), complete, here());
        return nb::make_tuple(check(of.q), check(of.r));
      },
      nb::arg("x"), nb::arg("complete") = false, "The factors q and r.");
  module.def(
      "svd",
      [](nb::handle x) {
        frontend::SVDFactors of = frontend::svd(toTensor(x), here());
        return nb::make_tuple(check(of.u), check(of.s), check(of.vt));
      },
      nb::arg("x"), "The factors u, s and vt, of the smaller of both sizes.");
  module.def(
      "eigh",
      [](nb::handle x) {
        frontend::EigenFactors of = frontend::eigh(toTensor(x), here());
        return nb::make_tuple(check(of.values), check(of.vectors));
      },
      nb::arg("x"), "Values in ascending order, and vectors as columns.");
  module.def(
      "det",
      [](nb::handle x) { return check(frontend::det(toTensor(x), here())); },
      nb::arg("x"));
  module.def(
      "slogdet",
      [](nb::handle x) {
        frontend::LogDeterminant of = frontend::slogdet(toTensor(x), here());
        return nb::make_tuple(check(of.sign), check(of.log));
      },
      nb::arg("x"), "The sign, and the logarithm of the magnitude.");
}

static void addTransforms(nb::module_ &module) {
  module.def(
      "fft",
      [](nb::handle real, nb::handle imaginary, int64_t axis) {
        return toTuple(frontend::fft(toComplex(real, imaginary), axis, here()));
      },
      nb::arg("real"), nb::arg("imaginary"), nb::arg("axis") = -1);
  module.def(
      "ifft",
      [](nb::handle real, nb::handle imaginary, int64_t axis) {
        return toTuple(
            frontend::ifft(toComplex(real, imaginary), axis, here()));
      },
      nb::arg("real"), nb::arg("imaginary"), nb::arg("axis") = -1);
  module.def(
      "rfft",
      [](nb::handle x, int64_t axis) {
        return toTuple(frontend::rfft(toTensor(x), axis, here()));
      },
      nb::arg("x"), nb::arg("axis") = -1);
  module.def(
      "irfft",
      [](nb::handle real, nb::handle imaginary, int64_t n, int64_t axis) {
        return check(
            frontend::irfft(toComplex(real, imaginary), n, axis, here()));
      },
      nb::arg("real"), nb::arg("imaginary"), nb::arg("n"),
      nb::arg("axis") = -1);
}

void python::addLinearAlgebra(nb::module_ &module) {
  nb::module_ linalg = module.def_submodule("_linalg");
  addFactors(linalg);
  nb::module_ fft = module.def_submodule("_fft");
  addTransforms(fft);
}
