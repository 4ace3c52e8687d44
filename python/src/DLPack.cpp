//===- DLPack.cpp - Memory shared with other libraries ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// __dlpack__ gives both forms of the format, with and without a version; the
// structures are a public ABI. numpy reads the buffer protocol, which says that
// the memory is not to be written.
//
//===----------------------------------------------------------------------===//

#include "Common.h"

#include <cstring>

using namespace uop;
using namespace uop::python;

namespace {
/// DLManagedTensor.
struct Managed {
  nb::dlpack::dltensor tensor;
  void *context;
  void (*deleter)(Managed *);
};
/// DLManagedTensorVersioned.
struct ManagedVersioned {
  uint32_t major = 1, minor = 0;
  void *context;
  void (*deleter)(ManagedVersioned *);
  uint64_t flags = 0;
  nb::dlpack::dltensor tensor;
};
constexpr uint64_t kIsReadOnly = 1, kIsCopied = 2;

/// What an exported tensor points to.
template <class T>
struct Export {
  Array array;
  std::vector<int64_t> strides;
  T managed;
};
} // namespace

/// In elements, or bytes.
static std::vector<int64_t> getStrides(const Array &array, int64_t unit) {
  std::vector<int64_t> strides(array.shape.size());
  for (size_t axis = strides.size(); axis-- != 0;) {
    strides[axis] = unit;
    unit *= std::max<int64_t>(1, array.shape[axis]);
  }
  return strides;
}

static nb::dlpack::dtype getCode(DType type) {
  using Code = nb::dlpack::dtype_code;
  Code code = runtime::isFloat(type)    ? Code::Float
              : type == DType::Bool     ? Code::Bool
              : runtime::isSigned(type) ? Code::Int
                                        : Code::UInt;
  switch (type) {
  case DType::BF16:
    code = Code::Bfloat;
    break;
  case DType::F8E4M3FN:
    code = Code::Float8_E4M3FN;
    break;
  case DType::F8E5M2:
    code = Code::Float8_E5M2;
    break;
  case DType::F8E4M3FNUZ:
    code = Code::Float8_E4M3FNUZ;
    break;
  case DType::F8E5M2FNUZ:
    code = Code::Float8_E5M2FNUZ;
    break;
  case DType::F8E8M0FNU:
    code = Code::Float8_E8M0FNU;
    break;
  case DType::F4E2M1FN:
    throw nb::buffer_error("elements of 4 bits have no form in DLPack that "
                           "other libraries take; cast them first");
  default:
    break;
  }
  return {uint8_t(code), uint8_t(runtime::byteWidth(type) * 8), 1};
}

template <class T>
static void deleteExport(T *managed) {
  delete static_cast<Export<T> *>(managed->context);
}

/// Pairs along the last axis, if `isComplex`, are one element each.
template <class T>
static T *makeExport(Array array, bool isComplex) {
  nb::dlpack::dtype code = getCode(array.dtype);
  if (isComplex) {
    code = {uint8_t(nb::dlpack::dtype_code::Complex), uint8_t(2 * code.bits),
            1};
    array.shape.pop_back();
  }
  auto *made = new Export<T>();
  made->array = array;
  made->strides = getStrides(array, 1);
  T &managed = made->managed;
  managed.context = made;
  managed.deleter = deleteExport<T>;
  managed.tensor.data = array.data();
  managed.tensor.device = {nb::device::cpu::value, 0};
  managed.tensor.ndim = int32_t(array.shape.size());
  managed.tensor.dtype = code;
  managed.tensor.shape = made->array.shape.data();
  managed.tensor.strides = made->strides.data();
  managed.tensor.byte_offset = 0;
  return &managed;
}

/// A capsule that deletes what nobody took out of it.
template <class T>
static nb::object makeCapsule(T *managed, const char *name) {
  PyObject *capsule = PyCapsule_New(managed, name, [](PyObject *self) {
    const char *name = PyCapsule_GetName(self);
    if (name && std::strncmp(name, "used_", 5) == 0)
      return;
    auto *managed = static_cast<T *>(PyCapsule_GetPointer(self, name));
    if (managed)
      managed->deleter(managed);
  });
  if (!capsule)
    throw nb::python_error();
  return nb::steal(capsule);
}

//===----------------------------------------------------------------------===//
// Memory of others
//===----------------------------------------------------------------------===//

/// Whether `managed` is an array of ours, but for its memory: `array` says
/// what.
static bool describeManaged(const Managed &managed, Array &array) {
  const nb::dlpack::dltensor &given = managed.tensor;
  std::optional<DType> type = python::findDType(given.dtype);
  if (!type || given.device.device_type != nb::device::cpu::value)
    return false;
  array.dtype = *type;
  array.shape.assign(given.shape, given.shape + given.ndim);
  int64_t expected = 1;
  for (size_t axis = array.shape.size(); axis-- != 0;) {
    int64_t size = array.shape[axis];
    if (size == 0 ||
        (size != 1 && given.strides && given.strides[axis] != expected))
      return false;
    expected *= size;
  }
  return (reinterpret_cast<uintptr_t>(given.data) + given.byte_offset) %
             runtime::byteWidth(*type) ==
         0;
}

std::optional<Array> python::shareCapsule(nb::handle capsule) {
  if (!PyCapsule_IsValid(capsule.ptr(), "dltensor"))
    return std::nullopt;
  auto *managed =
      static_cast<Managed *>(PyCapsule_GetPointer(capsule.ptr(), "dltensor"));
  Array result;
  if (!describeManaged(*managed, result))
    return std::nullopt;
  size_t bytes = runtime::byteWidth(result.dtype);
  for (int64_t size : result.shape)
    bytes *= size_t(size);
  // Who takes it out has to delete it, of which the name tells.
  if (PyCapsule_SetName(capsule.ptr(), "used_dltensor") != 0)
    throw nb::python_error();
  std::shared_ptr<void> owner = keepAlive(makeCapsule(managed, "dltensor"));
  result.buffer = check(runtime::Buffer::fromReadOnlyMemory(
      static_cast<char *>(managed->tensor.data) + managed->tensor.byte_offset,
      bytes, [owner](void *) {}));
  return result;
}

Array python::copyArray(const Array &array) {
  Array result = check(Array::create(array.dtype, array.shape));
  check(result.buffer.allocate());
  std::memcpy(result.data(), array.data(), array.buffer.size());
  return result;
}

static nb::object exportVersioned(const Array &array, bool isComplex,
                                  uint64_t flags) {
  auto *managed = makeExport<ManagedVersioned>(array, isComplex);
  managed->flags = flags | (array.buffer.isReadOnly() ? kIsReadOnly : 0);
  return makeCapsule(managed, "dltensor_versioned");
}

nb::object python::exportArray(const Array &array) {
  return exportVersioned(array, /*isComplex=*/false, /*flags=*/0);
}

static nb::object exportTensor(const Tensor &self, nb::handle stream,
                               std::optional<std::pair<int, int>> version,
                               std::optional<std::pair<int, int>> device,
                               std::optional<bool> copy, bool isComplex) {
  if (!stream.is_none())
    throw nb::value_error("a tensor on the host has no stream");
  if (device && *device != std::make_pair(int(nb::device::cpu::value), 0))
    throw nb::buffer_error("the memory is the host's, device (1, 0)");
  Array array = getArray(self);
  if (copy == true)
    array = copyArray(array);
  bool isReadOnly = array.buffer.isReadOnly();
  if (version && version->first >= 1)
    return exportVersioned(array, isComplex, copy == true ? kIsCopied : 0);
  // The older form cannot say that memory must not be written.
  if (isReadOnly && copy == false)
    throw nb::buffer_error("the memory must not be written, and this version "
                           "of DLPack cannot say so");
  return makeCapsule(
      makeExport<Managed>(isReadOnly ? copyArray(array) : array, isComplex),
      "dltensor");
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// Of the struct module, and of numpy's type strings; null if there is none.
static const char *getFormat(DType type) {
  switch (type) {
  case DType::Bool:
    return "?";
  case DType::I8:
    return "b";
  case DType::I16:
    return "h";
  case DType::I32:
    return "i";
  case DType::I64:
    return "q";
  case DType::U8:
    return "B";
  case DType::U16:
    return "H";
  case DType::U32:
    return "I";
  case DType::U64:
    return "Q";
  case DType::F16:
    return "e";
  case DType::F32:
    return "f";
  case DType::F64:
    return "d";
  default:
    return nullptr;
  }
}

namespace {
struct BufferExport {
  Array array;
  std::vector<Py_ssize_t> shape, strides;
};
} // namespace

static void fillView(PyObject *self, Py_buffer *view, int flags) {
  const Tensor *tensor = nb::inst_ptr<Tensor>(self);
  const char *format = getFormat(tensor->dtype());
  if (!format)
    throw nb::buffer_error("the element type has no form in Python's buffer "
                           "protocol; cast it, or use __dlpack__");
  if (flags & PyBUF_WRITABLE)
    throw nb::buffer_error("a tensor's memory must not be written");
  auto made = std::make_unique<BufferExport>();
  made->array = getArray(*tensor);
  unsigned width = runtime::byteWidth(made->array.dtype);
  made->shape.assign(made->array.shape.begin(), made->array.shape.end());
  for (int64_t stride : getStrides(made->array, width))
    made->strides.push_back(stride);
  view->buf = made->array.data();
  view->len = Py_ssize_t(made->array.buffer.size());
  view->readonly = 1;
  view->itemsize = width;
  view->format = (flags & PyBUF_FORMAT) ? const_cast<char *>(format) : nullptr;
  view->ndim = int(made->shape.size());
  view->shape = (flags & PyBUF_ND) ? made->shape.data() : nullptr;
  view->strides =
      (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? made->strides.data() : nullptr;
  view->suboffsets = nullptr;
  view->obj = Py_NewRef(self);
  view->internal = made.release();
}

int getBuffer(PyObject *self, Py_buffer *view, int flags) {
  view->obj = nullptr;
  try {
    fillView(self, view, flags);
    return 0;
  } catch (nb::python_error &error) {
    error.restore();
  } catch (nb::builtin_exception &error) {
    PyErr_SetString(PyExc_BufferError, error.what());
  } catch (std::exception &error) {
    PyErr_SetString(PyExc_BufferError, error.what());
  }
  return -1;
}

void releaseBuffer(PyObject *, Py_buffer *view) {
  delete static_cast<BufferExport *>(view->internal);
  view->internal = nullptr;
}

void python::addDLPack(nb::class_<Tensor> &tensor) {
  tensor.def("__dlpack__", &exportTensor, nb::kw_only(),
             nb::arg("stream") = nb::none(),
             nb::arg("max_version") = nb::none(),
             nb::arg("dl_device") = nb::none(), nb::arg("copy") = nb::none(),
             nb::arg("_complex") = false,
             "The memory of the elements as a DLPack capsule; computes them "
             "first if necessary. Writes to the memory change the tensor.");
  tensor.def("__dlpack_device__", [](const Tensor &) {
    return nb::make_tuple(int(nb::device::cpu::value), 0);
  });
  tensor.def_prop_ro("__array_interface__", [](nb::handle self) {
    const Tensor &tensor = nb::cast<const Tensor &>(self);
    const char *format = getFormat(tensor.dtype());
    if (!format)
      throw nb::attribute_error("numpy has no such element type");
    nb::dict result;
    char kind = runtime::isFloat(tensor.dtype())    ? 'f'
                : tensor.dtype() == DType::Bool     ? 'b'
                : runtime::isSigned(tensor.dtype()) ? 'i'
                                                    : 'u';
    result["shape"] = nb::tuple(nb::cast(tensor.shape()));
    result["typestr"] = std::string("<") + kind +
                        std::to_string(runtime::byteWidth(tensor.dtype()));
    // A view keeps the memory, whatever the tensor becomes.
    result["data"] = nb::steal(PyMemoryView_FromObject(self.ptr()));
    result["version"] = 3;
    return result;
  });
}
