//===- Functions.cpp - Functions of several tensors -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Frontend/Files.h"
#include "uop/Frontend/Function.h"
#include "uop/Frontend/Sets.h"

#include <unordered_set>

using namespace uop;
using namespace uop::python;
using frontend::Function;

static std::vector<Tensor> toTensors(nb::handle sequence) {
  std::vector<Tensor> tensors;
  for (nb::handle item : nb::borrow<nb::iterable>(sequence))
    tensors.push_back(toTensor(item));
  return tensors;
}

static void realizeAll(nb::args given) {
  std::vector<Tensor> tensors = toTensors(given);
  runtime::Error error = runtime::Error::success();
  {
    WithoutGIL release;
    error = Tensor::realize(tensors);
  }
  check(std::move(error));
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static nb::dict loadSafetensors(const std::string &path) {
  nb::dict result;
  for (auto &[name, tensor] :
       check(frontend::readSafetensors(getContext(), path, here())))
    result[name.c_str()] = check(tensor);
  return result;
}

static void saveSafetensors(const std::string &path, nb::dict given) {
  frontend::NamedTensors tensors;
  for (auto [name, tensor] : given)
    tensors.push_back({nb::cast<std::string>(name), toTensor(tensor)});
  runtime::Error error = runtime::Error::success();
  {
    WithoutGIL release;
    error = frontend::writeSafetensors(path, tensors);
  }
  check(std::move(error));
}

static void saveNpy(const std::string &path, nb::handle given) {
  Tensor tensor = toTensor(given);
  runtime::Error error = runtime::Error::success();
  {
    WithoutGIL release;
    error = frontend::writeNpy(path, tensor);
  }
  check(std::move(error));
}

static void addFiles(nb::module_ &module) {
  module.def(
      "load_npy",
      [](const std::string &path) {
        return check(frontend::readNpy(getContext(), path, here()));
      },
      nb::arg("path"));
  module.def("save_npy", &saveNpy, nb::arg("path"), nb::arg("tensor"));
  module.def("load_safetensors", &loadSafetensors, nb::arg("path"),
             "A dict of the tensors in the file; elements are read when they "
             "are used.");
  module.def("save_safetensors", &saveSafetensors, nb::arg("path"),
             nb::arg("tensors"));
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static nb::object callFunction(const Function &self, nb::handle arguments) {
  std::vector<Tensor> given = toTensors(arguments);
  auto run = [&] {
    WithoutGIL release;
    return self.call(given);
  };
  return nb::cast(check(run()));
}

/// The bytes of an array.
static std::pair<const char *, const char *> getBytes(const Array &array) {
  auto *begin = static_cast<const char *>(array.data());
  return {begin, begin + array.buffer.size()};
}

/// Capsules of the results. They share memory neither with each other nor with
/// `lent`, which a caller has back after the call.
static nb::list exportResults(const std::vector<Array> &results,
                              const std::vector<Array> &lent) {
  std::unordered_set<const char *> exported;
  exported.reserve(results.size());
  nb::list capsules;
  for (const Array &array : results) {
    auto [begin, end] = getBytes(array);
    bool isShared = begin != end && !exported.insert(begin).second;
    // What is lent is read-only.
    if (array.buffer.isReadOnly())
      for (const Array &other : lent) {
        auto [first, last] = getBytes(other);
        isShared |= first < end && begin < last;
      }
    capsules.append(exportArray(isShared ? copyArray(array) : array));
  }
  return capsules;
}

/// Arguments may be capsules of DLPack, and results are. With `isLent`, results
/// do not share the arguments' memory, and an int is the address of elements.
static nb::list callWithCapsules(const Function &self, nb::handle arguments,
                                 bool isLent) {
  std::vector<Array> given;
  for (nb::handle item : nb::borrow<nb::iterable>(arguments)) {
    std::optional<Array> shared;
    if (isLent && PyLong_CheckExact(item.ptr())) {
      uintptr_t address;
      if (!nb::try_cast(item, address) || address == 0)
        throw nb::value_error("an int among the arguments is no address");
      shared = check(self.wrapArgument(
          given.size(), reinterpret_cast<const void *>(address)));
    } else if (PyCapsule_CheckExact(item.ptr())) {
      shared = shareCapsule(item);
    }
    given.push_back(shared ? *shared : getArray(toTensor(item)));
  }
  auto run = [&] {
    WithoutGIL release;
    return self.call(given);
  };
  return exportResults(check(run()), isLent ? given : std::vector<Array>());
}

static std::string getText(const Function &self, const std::string &stage) {
  auto run = [&] {
    WithoutGIL release;
    return self.text(stage);
  };
  auto text = run();
  if (!text && text.message().find("there is no stage") == 0)
    throw nb::value_error(text.message().c_str());
  return check(std::move(text));
}

static nb::list getKernels(const Function &self) {
  auto run = [&] {
    WithoutGIL release;
    return self.kernels();
  };
  nb::list result;
  for (const frontend::KernelListing &kernel : check(run())) {
    nb::dict one;
    one["name"] = kernel.name;
    one["provenance"] = kernel.provenance;
    one["uop"] = kernel.uop;
    one["loops"] = kernel.loops;
    one["llvm"] = kernel.llvmIR;
    one["assembly"] = kernel.assembly;
    result.append(one);
  }
  return result;
}

static void addTracing(nb::module_ &module) {
  nb::class_<Function>(
      module, "Function",
      "A compiled program that can run for any arrays of its argument types.")
      .def(
          "__init__",
          [](Function *self, nb::handle arguments, nb::handle results,
             unsigned threads) {
            new (self) Function(check(Function::create(
                toTensors(arguments), toTensors(results), threads)));
          },
          nb::arg("arguments"), nb::arg("results"), nb::arg("threads") = 0)
      .def_static(
          "for_sizes",
          [](int64_t min, int64_t max, nb::handle arguments, nb::handle results,
             nb::handle otherArguments, nb::handle otherResults,
             unsigned threads) {
            return check(Function::createForSizes(
                {min, max}, toTensors(arguments), toTensors(results),
                toTensors(otherArguments), toTensors(otherResults), threads));
          },
          nb::arg("min"), nb::arg("max"), nb::arg("arguments"),
          nb::arg("results"), nb::arg("other_arguments"),
          nb::arg("other_results"), nb::arg("threads") = 0,
          "One program for all sizes from min to max, made of the graphs that "
          "were built with each of SIZE_NUMBERS in place of the size.")
      .def_prop_ro_static("SIZE_NUMBERS",
                          [](nb::handle) {
                            return nb::make_tuple(Function::kNumbers[0],
                                                  Function::kNumbers[1]);
                          })
      .def("__call__", &callFunction, nb::arg("arguments"))
      .def("call_capsules", &callWithCapsules, nb::arg("arguments"),
           nb::arg("lent") = false,
           "Calls the program with tensors, arrays or DLPack capsules; returns "
           "versioned DLPack capsules, each of memory of its own, or of an "
           "argument's. If lent, it is not an argument's, and an int is the "
           "address of an argument's elements, in row-major order, which must "
           "stay until the call returns.")
      .def("text", &getText, nb::arg("stage") = "schedule")
      .def("kernels", &getKernels)
      .def(
          "page",
          [](const Function &self, const std::string &title) {
            auto make = [&] {
              WithoutGIL release;
              return self.page(title);
            };
            return check(make());
          },
          nb::arg("title"),
          "Runs the program with zeros as arguments; returns an HTML page "
          "about it.")
      .def(
          "save",
          [](const Function &self, const std::string &path) {
            runtime::Error error = runtime::Error::success();
            {
              WithoutGIL release;
              error = self.save(path);
            }
            check(std::move(error));
          },
          nb::arg("path"));
  module.def(
      "placeholder",
      [](nb::handle shape, nb::handle dtype) {
        return check(Tensor::placeholder(getContext(), toDType(dtype),
                                         toShape(shape), here()));
      },
      nb::arg("shape"), nb::arg("dtype"));
  module.def("is_placeholder",
             [](const Tensor &tensor) { return tensor.isPlaceholder(); });
}

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

static void addSets(nb::module_ &module) {
  module.def(
      "nonzero",
      [](nb::handle object) {
        Tensor x = toTensor(object);
        SourceLoc loc = here();
        std::vector<Tensor> found;
        {
          WithoutGIL release;
          found = frontend::findNonZero(x, loc);
        }
        return nb::tuple(nb::cast(check(std::move(found))));
      },
      nb::arg("x"),
      "One tensor of indices for each axis. Computes immediately.");
  module.def(
      "unique_all",
      [](nb::handle object) {
        Tensor x = toTensor(object);
        SourceLoc loc = here();
        frontend::UniqueValues found;
        {
          WithoutGIL release;
          found = frontend::findUnique(x, loc);
        }
        return nb::make_tuple(check(found.values), check(found.first),
                              check(found.inverse), check(found.counts));
      },
      nb::arg("x"),
      "The values, first indices, inverse indices and counts. Computes "
      "immediately.");
  module.def(
      "searchsorted",
      [](nb::handle sorted, nb::handle values, bool right) {
        return check(frontend::searchSorted(toTensor(sorted), toTensor(values),
                                            right, here()));
      },
      nb::arg("sorted"), nb::arg("values"), nb::arg("right") = false);
  module.def(
      "isin",
      [](nb::handle x, nb::handle values, bool invert) {
        return check(
            frontend::isIn(toTensor(x), toTensor(values), invert, here()));
      },
      nb::arg("x"), nb::arg("values"), nb::arg("invert") = false);
}

void python::addFunctions(nb::module_ &module) {
  module.def(
      "concat",
      [](nb::handle parts, int64_t axis) {
        std::vector<Tensor> tensors = toTensors(parts);
        return own(tensors, frontend::concat(tensors, axis, here()));
      },
      nb::arg("tensors"), nb::arg("axis") = 0);
  module.def(
      "stack",
      [](nb::handle parts, int64_t axis) {
        return check(frontend::stack(toTensors(parts), axis, here()));
      },
      nb::arg("tensors"), nb::arg("axis") = 0);
  module.def(
      "einsum",
      [](const std::string &equation, nb::args operands) {
        return check(frontend::einsum(equation, toTensors(operands), here()));
      },
      "Like numpy.einsum: the equation, then the operands.");
  module.def(
      "realize", &realizeAll,
      "Computes several tensors as one program, which shares common work.");
  module.def(
      "gradient",
      [](const Tensor &loss, nb::handle by) {
        return check(frontend::gradient(loss, toTensors(by), here()));
      },
      nb::arg("loss"), nb::arg("by"),
      "The gradients of the sum of loss with respect to each tensor.");
  addFiles(module);
  addTracing(module);
  addSets(module);
}
