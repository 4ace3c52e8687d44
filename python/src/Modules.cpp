//===- Modules.cpp - Programs that are texts --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Frontend/Module.h"

using namespace uop;
using namespace uop::python;
using frontend::Module;

/// What a text or a pass has wrong is a value that is wrong.
template <class T>
static T checkValue(runtime::Expected<T> value) {
  if (value)
    return std::move(*value);
  raiseInterrupt();
  throw nb::value_error(value.message().c_str());
}

static std::string getText(const Module &self) {
  auto print = [&] {
    WithoutGIL release;
    return self.text();
  };
  return checkValue(print());
}

static void compile(const Module &self, const std::string &entry) {
  runtime::Error error = runtime::Error::success();
  {
    WithoutGIL release;
    error = self.compile(entry);
  }
  if (!error)
    return;
  raiseInterrupt();
  throw nb::value_error(error.message().c_str());
}

static nb::object call(const Module &self, nb::args given,
                       const std::string &entry) {
  std::vector<Tensor> tensors;
  for (nb::handle item : given)
    tensors.push_back(toTensor(item));
  compile(self, entry);
  auto run = [&] {
    WithoutGIL release;
    return self.call(tensors, entry);
  };
  return nb::tuple(nb::cast(check(run())));
}

void python::addModules(nb::module_ &module) {
  nb::class_<Module>(module, "Module", "A program as an immutable MLIR module.")
      .def(
          "__init__",
          [](Module *self, const std::string &text, const std::string &name) {
            auto parse = [&] {
              const Context &context = getContext();
              WithoutGIL release;
              return Module::parse(context, text, name);
            };
            new (self) Module(checkValue(parse()));
          },
          nb::arg("text"), nb::arg("name") = "<string>",
          "Parses and verifies a module. Raises ValueError with the location "
          "of an error.")
      .def(
          "run",
          [](const Module &self, const std::string &pipeline) {
            auto run = [&] {
              WithoutGIL release;
              return self.run(pipeline);
            };
            return checkValue(run());
          },
          nb::arg("pipeline"),
          "The module after the passes, named as for uop-opt. Raises "
          "ValueError if a pass fails.")
      .def("__str__", &getText)
      .def("_repr_html_",
           [](const Module &self) {
             nb::object escape = nb::module_::import_("html").attr("escape");
             return nb::str("<pre>{}</pre>").format(escape(getText(self)));
           })
      .def(
          "__call__", &call, nb::arg("arguments"), nb::kw_only(),
          nb::arg("entry") = "",
          "Runs a function: entry, or main, or the only public one. Returns "
          "its results as a tuple. Raises ValueError if it cannot be compiled.")
      .def("compile", &compile, nb::arg("entry") = "",
           "Compiles a function now, instead of at its first call.");
}
