//===- Arrays.cpp - Element types, and tensors of Python values -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Frontend/Creation.h"

#include <cmath>
#include <cstring>
#include <nanobind/ndarray.h>

using namespace uop;
using namespace uop::python;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

namespace {
struct NamedDType {
  const char *name;
  DType type;
  nb::dlpack::dtype_code code;
};
} // namespace

using Code = nb::dlpack::dtype_code;
static constexpr NamedDType kDTypes[] = {
    {"bool", DType::Bool, Code::Bool},
    {"int8", DType::I8, Code::Int},
    {"int16", DType::I16, Code::Int},
    {"int32", DType::I32, Code::Int},
    {"int64", DType::I64, Code::Int},
    {"uint8", DType::U8, Code::UInt},
    {"uint16", DType::U16, Code::UInt},
    {"uint32", DType::U32, Code::UInt},
    {"uint64", DType::U64, Code::UInt},
    {"float16", DType::F16, Code::Float},
    {"bfloat16", DType::BF16, Code::Bfloat},
    {"float32", DType::F32, Code::Float},
    {"float64", DType::F64, Code::Float},
    {"float8_e4m3fn", DType::F8E4M3FN, Code::Float8_E4M3FN},
    {"float8_e5m2", DType::F8E5M2, Code::Float8_E5M2},
    {"float8_e4m3fnuz", DType::F8E4M3FNUZ, Code::Float8_E4M3FNUZ},
    {"float8_e5m2fnuz", DType::F8E5M2FNUZ, Code::Float8_E5M2FNUZ},
    {"float8_e8m0fnu", DType::F8E8M0FNU, Code::Float8_E8M0FNU},
};

const char *python::getName(DType type) {
  for (const NamedDType &one : kDTypes)
    if (one.type == type)
      return one.name;
  return runtime::name(type);
}

std::optional<DType> python::findDType(nb::dlpack::dtype type) {
  for (const NamedDType &one : kDTypes)
    if (type.code == uint8_t(one.code) && type.lanes == 1 &&
        type.bits == runtime::byteWidth(one.type) * 8)
      return one.type;
  return std::nullopt;
}

static std::optional<DType> findNamedDType(std::string_view name) {
  for (const NamedDType &one : kDTypes)
    if (one.name == name)
      return one.type;
  return std::nullopt;
}

DType python::toDType(nb::handle object) {
  DTypeObject *known = nullptr;
  if (nb::try_cast<DTypeObject *>(object, known) && known)
    return known->type;
  if (object.is(&PyBool_Type))
    return DType::Bool;
  if (object.is(&PyLong_Type))
    return DType::I64;
  if (object.is(&PyFloat_Type))
    return DType::F32;
  std::string name;
  if (nb::isinstance<nb::str>(object))
    name = nb::cast<std::string>(object);
  else if (nb::hasattr(object, "name") &&
           nb::isinstance<nb::str>(object.attr("name")))
    name = nb::cast<std::string>(object.attr("name"));
  else if (PyType_Check(object.ptr())) // numpy.float32
    name = nb::cast<std::string>(object.attr("__name__"));
  else // torch.float32
    name = nb::cast<std::string>(nb::str(object));
  if (size_t dot = name.rfind('.'); dot != std::string::npos)
    name = name.substr(dot + 1);
  if (auto type = findNamedDType(name))
    return *type;
  std::string message = "there is no element type '" + name + "'";
  if (name == "complex" || name == "complex64" || name == "complex128")
    message += " of real tensors; uop.asarray and functions of uop.array_api "
               "make complex ones";
  throw nb::type_error(message.c_str());
}

DType python::toDType(nb::handle object, DType otherwise) {
  return object.is_none() ? otherwise : toDType(object);
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

Shape python::toShape(nb::handle object) {
  Shape shape;
  if (PyIndex_Check(object.ptr())) {
    shape.push_back(nb::cast<int64_t>(nb::int_(object)));
    return shape;
  }
  for (nb::handle item : nb::borrow<nb::iterable>(object))
    shape.push_back(nb::cast<int64_t>(nb::int_(item)));
  return shape;
}

static bool isSequence(nb::handle object) {
  return nb::isinstance<nb::list>(object) || nb::isinstance<nb::tuple>(object);
}

namespace {
/// Nested sequences of numbers, row by row.
struct Numbers {
  Shape shape;
  std::vector<nb::object> items;
  bool hasFloat = false, hasInteger = false, hasBool = false, hasBig = false,
       hasTensor = false;
};
} // namespace

static void addNumber(nb::handle item, Numbers &numbers) {
  if (PyBool_Check(item.ptr()))
    numbers.hasBool = true;
  else if (PyLong_Check(item.ptr())) {
    int overflow = 0;
    PyLong_AsLongLongAndOverflow(item.ptr(), &overflow);
    numbers.hasBig |= overflow != 0;
    numbers.hasInteger = true;
  } else if (PyFloat_Check(item.ptr()))
    numbers.hasFloat = true;
  else
    numbers.hasTensor = true;
  numbers.items.push_back(nb::borrow(item));
}

/// Level by level: sequences may be nested as deep as tensors may have axes.
static Numbers flatten(nb::handle object) {
  std::vector<nb::object> level = {nb::borrow(object)};
  Numbers numbers;
  while (!level.empty() && isSequence(level.front())) {
    size_t length = nb::len(level.front());
    if (numbers.shape.size() == 64)
      throw nb::value_error("sequences nested deeper than 64 levels");
    std::vector<nb::object> next;
    for (nb::object &one : level) {
      if (!isSequence(one) || nb::len(one) != length)
        throw nb::value_error("nested sequences must have equal lengths, and "
                              "must not mix numbers and sequences");
      for (nb::handle item : one)
        next.push_back(nb::borrow(item));
    }
    numbers.shape.push_back(int64_t(length));
    level = std::move(next);
  }
  for (nb::object &item : level) {
    if (isSequence(item))
      throw nb::value_error(
          "nested sequences must not mix numbers and sequences");
    addNumber(item, numbers);
  }
  return numbers;
}

template <class T, class Convert>
static Tensor makeOf(const Numbers &numbers, Convert convert) {
  std::vector<T> values;
  values.reserve(numbers.items.size());
  for (const nb::object &item : numbers.items)
    values.push_back(convert(item.ptr()));
  if (PyErr_Occurred())
    throw nb::python_error();
  return check(Tensor::fromVector(getContext(), values, numbers.shape, here()));
}

/// Of Python's numbers, or tensors that are stacked.
static Tensor makeTensor(const Numbers &numbers, std::optional<DType> dtype) {
  if (numbers.hasTensor) {
    std::vector<Tensor> parts;
    for (const nb::object &item : numbers.items)
      parts.push_back(toTensor(item));
    Tensor all = check(frontend::stack(parts, 0, here()));
    Shape shape = numbers.shape;
    shape.insert(shape.end(), parts[0].shape().begin(), parts[0].shape().end());
    all = check(all.reshape(shape, here()));
    return dtype ? check(all.cast(*dtype, here())) : all;
  }
  bool isFloat = numbers.hasFloat || (dtype && runtime::isFloat(*dtype));
  Tensor result;
  if (isFloat) {
    result = makeOf<double>(
        numbers, [](PyObject *item) { return PyFloat_AsDouble(item); });
    return check(result.cast(dtype.value_or(DType::F32), here()));
  }
  if (numbers.hasBig) {
    if (dtype && *dtype != DType::U64)
      throw std::overflow_error("an integer is too large for its type");
    return makeOf<uint64_t>(numbers, [](PyObject *item) {
      return uint64_t(PyLong_AsUnsignedLongLong(item));
    });
  }
  if (numbers.hasBool && !numbers.hasInteger)
    result =
        makeOf<bool>(numbers, [](PyObject *item) { return item == Py_True; });
  else if (numbers.items.empty() && !dtype)
    result = makeOf<float>(numbers, [](PyObject *) { return 0.0f; });
  else
    result = makeOf<int64_t>(numbers, [](PyObject *item) {
      return int64_t(PyLong_AsLongLong(item));
    });
  return dtype ? check(result.cast(*dtype, here())) : result;
}

//===----------------------------------------------------------------------===//
// Arrays of other libraries
//===----------------------------------------------------------------------===//

using ForeignArray = nb::ndarray<nb::ro>;

namespace {
/// A Python object that keeps an array of another library.
struct ForeignHolder {
  ForeignArray array;
};
} // namespace

/// Of the parts, if it has complex numbers.
static DType getForeignDType(const ForeignArray &array) {
  nb::dlpack::dtype given = array.dtype();
  if (given.code == uint8_t(Code::Complex) && given.lanes == 1) {
    if (given.bits == 64)
      return DType::F32;
    if (given.bits == 128)
      return DType::F64;
  }
  if (std::optional<DType> type = findDType(given))
    return *type;
  throw nb::type_error("the element type of the array is not supported");
}

static bool isContiguous(const ForeignArray &array) {
  int64_t expected = 1;
  for (size_t axis = array.ndim(); axis-- != 0;) {
    if (array.shape(axis) == 0)
      return true;
    if (array.shape(axis) != 1 && array.stride(axis) != expected)
      return false;
    expected *= int64_t(array.shape(axis));
  }
  return true;
}

/// The elements, row by row.
static void copyElements(const ForeignArray &array, unsigned width, char *to) {
  size_t count = array.size();
  const char *from = static_cast<const char *>(array.data());
  std::vector<int64_t> position(array.ndim(), 0);
  for (size_t i = 0; i != count; ++i) {
    int64_t offset = 0;
    for (size_t axis = 0; axis != array.ndim(); ++axis)
      offset += position[axis] * array.stride(axis);
    std::memcpy(to + i * width, from + offset * width, width);
    for (size_t axis = array.ndim(); axis-- != 0;) {
      if (++position[axis] != int64_t(array.shape(axis)))
        break;
      position[axis] = 0;
    }
  }
}

static bool isComplexArray(const ForeignArray &array) {
  return array.dtype().code == uint8_t(Code::Complex);
}

/// Of complex numbers, the parts along a new last axis.
static Tensor fromForeign(const ForeignArray &array, std::optional<bool> copy) {
  if (array.device_type() != nb::device::cpu::value)
    throw nb::buffer_error("the array is not in the memory of the host");
  Array result;
  result.dtype = getForeignDType(array);
  unsigned width = array.dtype().bits / 8;
  for (size_t axis = 0; axis != array.ndim(); ++axis)
    result.shape.push_back(int64_t(array.shape(axis)));
  if (isComplexArray(array))
    result.shape.push_back(2);
  size_t bytes = array.size() * width;
  bool isAligned = reinterpret_cast<uintptr_t>(array.data()) %
                       runtime::byteWidth(result.dtype) ==
                   0;
  bool canShare = isContiguous(array) && isAligned;
  if (copy == false && !canShare)
    throw nb::value_error(
        "the array cannot be shared, and copy=False: it is not in row-major "
        "order without gaps, or not aligned");
  if (canShare && copy != true && bytes != 0) {
    // The memory may not be written by us, and is kept as long as we read it.
    std::shared_ptr<void> owner = keepAlive(nb::cast(ForeignHolder{array}));
    result.buffer = check(runtime::Buffer::fromReadOnlyMemory(
        array.data(), bytes, [owner](void *) {}));
  } else {
    result.buffer = runtime::Buffer::create(bytes);
    check(result.buffer.allocate());
    copyElements(array, width, static_cast<char *>(result.data()));
  }
  return check(Tensor::fromArray(getContext(), result, here()));
}

//===----------------------------------------------------------------------===//
// Everything
//===----------------------------------------------------------------------===//

void python::raiseNotReal() {
  throw nb::type_error(
      "complex numbers where real ones are needed; uop.asarray makes complex "
      "tensors of them, with the parts real and imag, which functions of "
      "uop.array_api take");
}

/// A scalar of numpy's, which is no Python number.
static bool isForeignScalar(nb::handle object) {
  return !nb::hasattr(object, "__len__") && nb::hasattr(object, "dtype") &&
         nb::hasattr(object, "item") && !nb::hasattr(object, "__dlpack__");
}

bool python::isForeignComplex(nb::handle object) {
  if (nb::isinstance<Tensor>(object) || !nb::hasattr(object, "dtype") ||
      isComplex(object))
    return false;
  nb::object type = object.attr("dtype");
  std::string dtype = nb::cast<std::string>(nb::repr(type));
  return dtype.find("complex") != std::string::npos;
}

Tensor python::toTensor(nb::handle object, std::optional<DType> dtype,
                        std::optional<bool> copy) {
  const Tensor *known = nullptr;
  if (nb::try_cast<const Tensor *>(object, known) && known) {
    bool converts = dtype && *dtype != known->dtype();
    if (converts && copy == false)
      throw nb::value_error("another element type needs a copy");
    // A handle of its own: assigning to one does not show in the other.
    Tensor result = dtype ? check(known->cast(*dtype, here())) : *known;
    return copy == true && !converts ? check(result.clone(here())) : result;
  }
  if (PyCapsule_CheckExact(object.ptr()) && copy != true)
    if (std::optional<Array> shared = shareCapsule(object)) {
      Tensor result = check(Tensor::fromArray(getContext(), *shared, here()));
      return dtype ? check(result.cast(*dtype, here())) : result;
    }
  bool isNumber = PyBool_Check(object.ptr()) || PyLong_Check(object.ptr()) ||
                  PyFloat_Check(object.ptr());
  if (isNumber || isSequence(object)) {
    if (copy == false)
      throw nb::value_error("Python's numbers cannot be shared: copy=False");
    return makeTensor(flatten(object), dtype);
  }
  if (isComplex(object))
    raiseNotReal();
  ForeignArray array;
  if (!nb::try_cast<ForeignArray>(object, array)) {
    if (isForeignScalar(object)) {
      std::optional<DType> type = dtype;
      if (!type)
        type = toDType(object.attr("dtype"));
      return toTensor(object.attr("item")(), type, copy);
    }
    std::string message = "cannot make a tensor of " +
                          nb::cast<std::string>(nb::repr(object.type()));
    throw nb::type_error(message.c_str());
  }
  if (isComplexArray(array))
    raiseNotReal();
  Tensor result = fromForeign(array, copy);
  if (!dtype || *dtype == result.dtype())
    return result;
  if (copy == false)
    throw nb::value_error("another element type needs a copy");
  return check(result.cast(*dtype, here()));
}

Tensor python::fromComplexArray(nb::handle object, std::optional<bool> copy) {
  ForeignArray array;
  if (!nb::try_cast<ForeignArray>(object, array) || !isComplexArray(array))
    throw nb::type_error("not an array of complex numbers");
  return fromForeign(array, copy);
}

Array python::getArray(const Tensor &tensor) {
  // Nothing is computed, so that other threads need not run meanwhile.
  if (tensor.isRealized())
    return check(tensor.array());
  auto compute = [&] {
    WithoutGIL release;
    return tensor.array();
  };
  return check(compute());
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

static Tensor makeFull(nb::handle shape, nb::handle value, nb::handle dtype) {
  Shape sizes = toShape(shape);
  const Tensor *tensor = nullptr;
  if (nb::try_cast<const Tensor *>(value, tensor) && tensor)
    return own(*tensor, tensor->cast(toDType(dtype, tensor->dtype()), here())
                            .expand(sizes, here()));
  if (PyBool_Check(value.ptr()))
    return check(Tensor::full(getContext(), sizes, value.is(Py_True),
                              toDType(dtype, DType::Bool), here()));
  if (PyLong_Check(value.ptr())) {
    DType type = toDType(dtype, DType::I64);
    if (runtime::isFloat(type))
      return check(Tensor::full(getContext(), sizes,
                                PyFloat_AsDouble(value.ptr()), type, here()));
    int64_t bits = type == DType::U64 ? int64_t(nb::cast<uint64_t>(value))
                                      : nb::cast<int64_t>(value);
    return check(
        frontend::fullOfInteger(getContext(), sizes, bits, type, here()));
  }
  if (isComplex(value))
    raiseNotReal();
  return check(Tensor::full(getContext(), sizes, nb::cast<double>(value),
                            toDType(dtype, DType::F32), here()));
}

static Tensor makeRange(nb::handle start, nb::handle stop, nb::handle step,
                        nb::handle dtype) {
  bool areIntegers = PyLong_Check(start.ptr()) && PyLong_Check(stop.ptr()) &&
                     PyLong_Check(step.ptr());
  if (areIntegers)
    return check(Tensor::arange(
        getContext(), nb::cast<int64_t>(start), nb::cast<int64_t>(stop),
        nb::cast<int64_t>(step), toDType(dtype, DType::I64), here()));
  double from = nb::cast<double>(start), by = nb::cast<double>(step);
  if (by == 0)
    throw nb::value_error("arange: the step is 0");
  double count = std::ceil((nb::cast<double>(stop) - from) / by);
  if (!(count < 0x1p62))
    throw nb::value_error("arange: the bounds are no finite numbers");
  return check(frontend::spaced(getContext(), from, by,
                                std::max<int64_t>(0, int64_t(count)),
                                toDType(dtype, DType::F32), here()));
}

static Tensor makeLinspace(double start, double stop, int64_t count,
                           nb::handle dtype, bool endpoint) {
  DType type = toDType(dtype, DType::F32);
  if (!endpoint)
    return check(frontend::spaced(getContext(), start,
                                  count ? (stop - start) / double(count) : 0,
                                  count, type, here()));
  Tensor values = check(
      Tensor::linspace(getContext(), start, stop, count, DType::F64, here()));
  return check(values.cast(type, here()));
}

void python::addArrays(nb::module_ &module) {
  nb::class_<ForeignHolder>(module, "_ForeignHolder");
  nb::class_<DTypeObject>(module, "DType", "An element type.")
      .def("__repr__",
           [](const DTypeObject &self) {
             return std::string("uop.") + getName(self.type);
           })
      .def(
          "__eq__",
          [](const DTypeObject &self, nb::handle other) {
            DTypeObject *known = nullptr;
            return nb::try_cast<DTypeObject *>(other, known) && known &&
                   known->type == self.type;
          },
          nb::arg().none())
      .def("__hash__", [](const DTypeObject &self) { return int(self.type); })
      .def_prop_ro("name",
                   [](const DTypeObject &self) { return getName(self.type); })
      .def_prop_ro(
          "itemsize",
          [](const DTypeObject &self) { return runtime::byteWidth(self.type); })
      .def_prop_ro("is_floating", [](const DTypeObject &self) {
        return runtime::isFloat(self.type);
      });
  for (const NamedDType &one : kDTypes)
    module.attr(one.name) = nb::cast(DTypeObject{one.type});
  module.def(
      "dtype", [](nb::handle object) { return DTypeObject{toDType(object)}; },
      "The element type of a name or of another library's dtype.");
  module.def("promote", [](nb::handle lhs, nb::handle rhs) {
    return DTypeObject{frontend::promote(toDType(lhs), toDType(rhs))};
  });
  module.def(
      "asarray",
      [](nb::handle object, nb::handle dtype, std::optional<bool> copy) {
        std::optional<DType> type;
        if (!dtype.is_none())
          type = toDType(dtype);
        return toTensor(object, type, copy);
      },
      nb::arg("object"), nb::kw_only(), nb::arg("dtype") = nb::none(),
      nb::arg("copy") = nb::none(),
      "A tensor made of numbers, nested sequences or arrays of other "
      "libraries. It shares memory with an array unless copy is True.");
  module.def("full", &makeFull, nb::arg("shape"), nb::arg("fill_value"),
             nb::kw_only(), nb::arg("dtype") = nb::none(),
             "A tensor of the shape with every element fill_value.");
  module.def("arange", &makeRange, nb::arg("start"), nb::arg("stop"),
             nb::arg("step"), nb::kw_only(), nb::arg("dtype") = nb::none());
  module.def("linspace", &makeLinspace, nb::arg("start"), nb::arg("stop"),
             nb::arg("num"), nb::kw_only(), nb::arg("dtype") = nb::none(),
             nb::arg("endpoint") = true,
             "num evenly spaced values from start to stop; endpoint says "
             "whether stop is the last.");
  module.def(
      "iota",
      [](nb::handle shape, int64_t axis) {
        return check(Tensor::iota(getContext(), toShape(shape), axis, here()));
      },
      nb::arg("shape"), nb::arg("axis"),
      "Each element's index along the axis, as int64.");
}
