//===- Common.h - What the parts of the extension share ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_PYTHON_SRC_COMMON_H
#define UOP_PYTHON_SRC_COMMON_H

#include "uop/Frontend/Complex.h"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;

namespace uop::python {

using frontend::Context;
using frontend::DType;
using frontend::Operand;
using frontend::Shape;
using frontend::SourceLoc;
using frontend::Span;
using frontend::Tensor;
using runtime::Array;

/// The context of all tensors of this process, made when the first one is.
const Context &getContext();
/// How the context is made; an error once it was.
void configure(unsigned threads, std::string cacheFolder,
               uint64_t interpretedWork, std::string device, bool allowTF32);

/// The line of the user's program that runs now: the innermost frame that is
/// not of this package.
SourceLoc here();

/// Whether isInterrupted says from here on that there was a Ctrl-C: if that
/// raises KeyboardInterrupt, on the thread that raises it.
bool watchInterrupts();
/// From here on it says nothing, so that what follows is not canceled by it.
void stopWatchingInterrupts();
/// On the thread that Python raises it on; with or without the GIL.
bool isInterrupted();

/// While it lives, other Python threads run.
class WithoutGIL {
public:
  WithoutGIL() : isWatching(watchInterrupts()) { release.emplace(); }
  ~WithoutGIL() {
    release.reset();
    if (isWatching)
      stopWatchingInterrupts();
  }
  WithoutGIL(const WithoutGIL &) = delete;
  WithoutGIL &operator=(const WithoutGIL &) = delete;

private:
  bool isWatching;
  std::optional<nb::gil_scoped_release> release;
};

/// What failed because of a Ctrl-C is a KeyboardInterrupt: raises it if there
/// was one.
void raiseInterrupt();
/// Raises what `error` says, unless it is success.
void check(runtime::Error error);
/// The tensor; its error as ValueError, TypeError or IndexError.
Tensor check(Tensor tensor);
template <class T>
T check(runtime::Expected<T> value) {
  if (!value)
    check(value.takeError());
  return std::move(*value);
}
std::vector<Tensor> check(std::vector<Tensor> tensors);
/// What an op made of `self`, as a tensor of its own where it is the same.
Tensor own(const Tensor &self, Tensor result);
Tensor own(Span<Tensor> operands, Tensor result);

/// An element type as Python sees it.
struct DTypeObject {
  DType type;
};
/// "float32", "bool", ...: the array standard's names, and ml_dtypes' for the
/// types that it has not.
const char *getName(DType type);
/// Of a uop.DType, a name, bool, int or float, or another library's dtype that
/// has a name. Raises TypeError.
DType toDType(nb::handle object);
/// The same, `otherwise` for None.
DType toDType(nb::handle object, DType otherwise);

/// Of DLPack's code of a type; nothing if uop has none.
std::optional<DType> findDType(nb::dlpack::dtype type);

/// A tensor of a tensor, number, nested sequence of these, or array of another
/// library, whose memory is shared where that is possible. `copy`: always,
/// never (ValueError where one is needed), or as needed. Raises TypeError.
Tensor toTensor(nb::handle object, std::optional<DType> dtype = std::nullopt,
                std::optional<bool> copy = std::nullopt);
/// Of an array of complex numbers of another library, real and imaginary parts
/// along a new last axis.
Tensor fromComplexArray(nb::handle object, std::optional<bool> copy);
/// An array in the memory of a capsule of DLPack, which is taken out of it;
/// nothing, and the capsule is as it was, where the memory cannot be shared or
/// the elements are no real numbers.
std::optional<Array> shareCapsule(nb::handle capsule);
/// The same elements in memory of their own.
Array copyArray(const Array &array);
/// A versioned capsule of DLPack with the memory of `array`.
nb::object exportArray(const Array &array);
/// The elements on the host, computed without the GIL.
Array getArray(const Tensor &tensor);

/// A number or tensor that meets `other`; nothing if it is neither.
std::optional<Operand> toOperand(nb::handle object, const Tensor *other,
                                 SourceLoc loc);

/// Whether it is a complex number or a tensor of them.
bool isComplex(nb::handle object);
bool isComplexTensor(nb::handle object);
/// An array or a scalar of another library, of complex numbers.
bool isForeignComplex(nb::handle object);
/// Raises TypeError: complex numbers where real ones are needed.
[[noreturn]] void raiseNotReal();
/// A real tensor as a uop.ComplexTensor.
nb::object toComplex(nb::handle tensor);
/// The parts of a uop.ComplexTensor; of others, zeros beside them.
frontend::ComplexTensor toComplexPair(nb::handle object);
nb::object toPython(const frontend::ComplexTensor &x);
inline nb::object toPython(const Tensor &x) { return nb::cast(check(x)); }

/// Sizes or axes: an integer or a sequence of integers.
Shape toShape(nb::handle object);

/// Keeps `object` until nobody refers to the result, which may be released by
/// any thread, with or without the GIL.
std::shared_ptr<void> keepAlive(nb::object object);

// The parts of the module.
void addArrays(nb::module_ &module);
void addComplex(nb::module_ &module);
void addFunctions(nb::module_ &module);
void addLinearAlgebra(nb::module_ &module);
void addModules(nb::module_ &module);
void addNeuralNetworks(nb::module_ &module);
void addTensorMethods(nb::class_<Tensor> &tensor);
nb::class_<Tensor> addTensorClass(nb::module_ &module);
void addDLPack(nb::class_<Tensor> &tensor);
void addOperators(nb::class_<Tensor> &tensor, nb::module_ &module);

} // namespace uop::python

#endif // UOP_PYTHON_SRC_COMMON_H
