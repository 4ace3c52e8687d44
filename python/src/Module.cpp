//===- Module.cpp - The extension module ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Runtime/Threads.h"

#include <cstring>
#include <mutex>

using namespace uop;
using namespace uop::python;

//===----------------------------------------------------------------------===//
// The context
//===----------------------------------------------------------------------===//

static frontend::ContextOptions makeOptions() {
  frontend::ContextOptions options;
  // About what is interpreted in the time of one compilation.
  options.interpretedWork = 100000;
  options.isCanceled = isInterrupted;
  return options;
}
static frontend::ContextOptions options = makeOptions();
static const Context *context = nullptr;

const Context &python::getContext() {
  // Under the GIL. Never freed: tensors may live until the process ends.
  if (!context)
    context = new Context(options);
  return *context;
}

void python::configure(unsigned threads, std::string cacheFolder,
                       uint64_t interpretedWork, std::string device,
                       bool allowTF32) {
  if (context)
    throw std::runtime_error("uop.configure: there are tensors already; call "
                             "it before the first one is made");
  options.threads = threads;
  options.cacheFolder = std::move(cacheFolder);
  options.interpretedWork = interpretedWork;
  options.device = std::move(device);
  options.allowTF32 = allowTF32;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// The folder of this package, with a slash.
static std::string packageFolder;

SourceLoc python::here() {
  PyFrameObject *frame = PyThreadState_GetFrame(PyThreadState_Get());
  while (frame) {
    PyCodeObject *code = PyFrame_GetCode(frame);
    // The code object lives at least as long as its frame runs.
    const char *file = PyUnicode_AsUTF8(code->co_filename);
    Py_DECREF(code);
    bool isOurs =
        !packageFolder.empty() && file &&
        std::strncmp(file, packageFolder.c_str(), packageFolder.size()) == 0;
    if (!isOurs) {
      SourceLoc loc;
      loc.file = file ? file : "";
      loc.line = PyFrame_GetLineNumber(frame);
      Py_DECREF(frame);
      return loc;
    }
    PyFrameObject *back = PyFrame_GetBack(frame);
    Py_DECREF(frame);
    frame = back;
  }
  PyErr_Clear();
  return SourceLoc();
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

void python::raiseInterrupt() {
  if (PyErr_CheckSignals() != 0)
    throw nb::python_error();
}

void python::check(runtime::Error error) {
  if (!error)
    return;
  raiseInterrupt();
  std::string message = error.message();
  // What is asked for here has no other place.
  if (message.rfind("realize:", 0) == 0) {
    SourceLoc loc = here();
    message =
        std::string(loc.file) + ":" + std::to_string(loc.line) + ": " + message;
  }
  bool isMemory = message.find("out of memory") != std::string::npos;
  PyErr_SetString(isMemory ? PyExc_MemoryError : PyExc_RuntimeError,
                  message.c_str());
  throw nb::python_error();
}

Tensor python::check(Tensor tensor) {
  if (!tensor.hasError())
    return tensor;
  raiseInterrupt();
  PyObject *type =
      tensor.errorKind() == frontend::ErrorKind::index  ? PyExc_IndexError
      : tensor.errorKind() == frontend::ErrorKind::type ? PyExc_TypeError
                                                        : PyExc_ValueError;
  PyErr_SetString(type, tensor.error().message().c_str());
  throw nb::python_error();
}

Tensor python::own(const Tensor &self, Tensor result) {
  bool isSame = self.getState() && self.getState() == result.getState();
  return check(isSame ? self.clone(here()) : std::move(result));
}

Tensor python::own(Span<Tensor> operands, Tensor result) {
  for (const Tensor &operand : operands)
    result = own(operand, std::move(result));
  return check(std::move(result));
}

std::vector<Tensor> python::check(std::vector<Tensor> tensors) {
  for (const Tensor &tensor : tensors)
    check(tensor);
  return tensors;
}

//===----------------------------------------------------------------------===//
// Python objects that tensors keep
//===----------------------------------------------------------------------===//

static std::mutex releasedMutex;
static std::vector<PyObject *> released;

/// With the GIL.
static int releaseObjects(void *) {
  std::vector<PyObject *> objects;
  {
    std::lock_guard<std::mutex> lock(releasedMutex);
    objects.swap(released);
  }
  for (PyObject *object : objects)
    Py_DECREF(object);
  return 0;
}

/// A thread that waits for the GIL here could hold a lock of the graph's, for
/// which the GIL's holder waits: references are given up later.
static void releaseLater(PyObject *object) {
  {
    std::lock_guard<std::mutex> lock(releasedMutex);
    released.push_back(object);
  }
  // Where the queue is full, the next one releases all.
  Py_AddPendingCall(releaseObjects, nullptr);
}

std::shared_ptr<void> python::keepAlive(nb::object object) {
  releaseObjects(nullptr);
  PyObject *pointer = object.release().ptr();
  return std::shared_ptr<void>(
      pointer, [](void *p) { releaseLater(static_cast<PyObject *>(p)); });
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

static nb::dict getStats() {
  frontend::ContextStats stats = getContext().getStats();
  nb::dict result;
  result["values"] = stats.values;
  result["buffers"] = stats.buffers;
  result["bytes"] = stats.bytes;
  result["tensors"] = stats.tensors;
  result["compiled"] = stats.compiled;
  result["runs"] = stats.runs;
  result["interpreted"] = stats.interpreted;
  nb::dict times;
  for (const auto &[phase, milliseconds] : stats.compileTimes)
    times[phase.c_str()] = milliseconds;
  result["compile_ms"] = times;
  return result;
}

NB_MODULE(_core, module) {
  // Tensors may live until the interpreter ends.
  nb::set_leak_warnings(false);
  module.doc() = "Lazy tensors of UOp.";
  module.def("_set_folder",
             [](std::string folder) { packageFolder = std::move(folder); });
  module.def("_share_threads_of_openmp", &runtime::shareThreadsOfOpenMP,
             "Kernels are shared by the threads of this process's OpenMP "
             "runtime from here on; False if there is none.");
  module.def(
      "configure", &configure, nb::arg("threads") = 1,
      nb::arg("cache_folder") = "", nb::arg("interpreted_work") = 100000,
      nb::arg("device") = "", nb::arg("allow_tf32") = false,
      "Sets options; must be called before the first tensor is made. threads "
      "is the number of threads that share a kernel. cache_folder keeps "
      "compiled programs for later processes (empty: no cache). A program is "
      "interpreted until its runs have computed interpreted_work elements, and "
      "then compiled (0: compiled at once). device is where programs run, for "
      "example 'opencl', 'cuda:1' or 'cpu'; if it is empty, it is the "
      "environment variable UOP_DEVICE, or else the CPU. With allow_tf32, "
      "matrix units of GPUs may round float32 operands of products to tf32, "
      "which has 11 significant bits instead of 24.");
  module.def(
      "stats", &getStats,
      "The numbers of live values, buffers, bytes and tensors, of compiled "
      "programs and of runs, and the compilation time of each phase.");
  addArrays(module);
  nb::class_<Tensor> tensor = addTensorClass(module);
  addTensorMethods(tensor);
  addOperators(tensor, module);
  addDLPack(tensor);
  addFunctions(module);
  addLinearAlgebra(module);
  addComplex(module);
  addModules(module);
  addNeuralNetworks(module);
}
