//===- LinearAlgebra.cpp - Factors of matrices ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/LinearAlgebra.h"
#include "Common.h"

using namespace uop;
using namespace uop::python;

/// What `function` gives of a real or a complex matrix.
template <class Function>
static nb::object apply(nb::handle x, Function function) {
  if (isComplexTensor(x))
    return function(toComplexPair(x));
  return function(toTensor(x));
}
template <class Function>
static nb::object apply(nb::handle a, nb::handle b, Function function) {
  if (isComplexTensor(a) || isComplexTensor(b))
    return function(toComplexPair(a), toComplexPair(b));
  return function(toTensor(a), toTensor(b));
}

static void addSystems(nb::module_ &module) {
  module.def(
      "cholesky",
      [](nb::handle x) {
        return apply(x, [](const auto &x) {
          return toPython(frontend::cholesky(x, here()));
        });
      },
      nb::arg("x"), "The lower factor.");
  module.def(
      "solve_triangular",
      [](nb::handle a, nb::handle b, bool lower) {
        return apply(a, b, [&](const auto &a, const auto &b) {
          return toPython(frontend::solveTriangular(a, b, lower, here()));
        });
      },
      nb::arg("a"), nb::arg("b"), nb::arg("lower"));
  module.def(
      "solve",
      [](nb::handle a, nb::handle b) {
        return apply(a, b, [](const auto &a, const auto &b) {
          return toPython(frontend::solve(a, b, here()));
        });
      },
      nb::arg("a"), nb::arg("b"));
  module.def(
      "det",
      [](nb::handle x) {
        return apply(x, [](const auto &x) {
          return toPython(frontend::det(x, here()));
        });
      },
      nb::arg("x"));
  module.def(
      "slogdet",
      [](nb::handle x) {
        return apply(x, [](const auto &x) -> nb::object {
          auto of = frontend::slogdet(x, here());
          return nb::make_tuple(toPython(of.sign), toPython(of.log));
        });
      },
      nb::arg("x"), "The sign, and the logarithm of the magnitude.");
}

static void addFactors(nb::module_ &module) {
  module.def(
      "qr",
      [](nb::handle x, bool complete) {
        return apply(x, [&](const auto &x) -> nb::object {
          auto of = frontend::qr(x, complete, here());
          return nb::make_tuple(toPython(of.q), toPython(of.r));
        });
      },
      nb::arg("x"), nb::arg("complete") = false, "The factors q and r.");
  module.def(
      "svd",
      [](nb::handle x) {
        return apply(x, [](const auto &x) -> nb::object {
          auto of = frontend::svd(x, here());
          return nb::make_tuple(toPython(of.u), toPython(of.s),
                                toPython(of.vt));
        });
      },
      nb::arg("x"), "The factors u, s and vt, of the smaller of both sizes.");
  module.def(
      "eigh",
      [](nb::handle x) {
        return apply(x, [](const auto &x) -> nb::object {
          auto of = frontend::eigh(x, here());
          return nb::make_tuple(toPython(of.values), toPython(of.vectors));
        });
      },
      nb::arg("x"), "Values in ascending order, and vectors as columns.");
  module.def(
      "eig",
      [](nb::handle x) -> nb::object {
        auto of = frontend::eig(toComplexPair(x), here());
        return nb::make_tuple(toPython(of.values), toPython(of.vectors));
      },
      nb::arg("x"), "Values, and vectors as columns; complex.");
  module.def(
      "eigvals",
      [](nb::handle x) {
        return toPython(frontend::eigvals(toComplexPair(x), here()));
      },
      nb::arg("x"));
}

void python::addLinearAlgebra(nb::module_ &module) {
  nb::module_ linalg = module.def_submodule("_linalg");
  addSystems(linalg);
  addFactors(linalg);
}
