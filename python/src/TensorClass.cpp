//===- TensorClass.cpp - The class uop.Tensor -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Frontend/Indexing.h"

#include <cstring>
#include <nanobind/stl/tuple.h>

using namespace uop;
using namespace uop::python;
using frontend::IndexPart;

// The buffer protocol, in DLPack.cpp.
int getBuffer(PyObject *self, Py_buffer *view, int flags);
void releaseBuffer(PyObject *self, Py_buffer *view);

static PyType_Slot kSlots[] = {
    {Py_bf_getbuffer, reinterpret_cast<void *>(getBuffer)},
    {Py_bf_releasebuffer, reinterpret_cast<void *>(releaseBuffer)},
    {0, nullptr}};

//===----------------------------------------------------------------------===//
// Indexing
//===----------------------------------------------------------------------===//

static std::optional<int64_t> toBound(nb::handle bound) {
  if (bound.is_none())
    return std::nullopt;
  if (!PyIndex_Check(bound.ptr()))
    throw nb::type_error("bounds of slices must be integers or None");
  // Beyond 64 bits is beyond every axis.
  Py_ssize_t value = PyNumber_AsSsize_t(bound.ptr(), nullptr);
  return int64_t(value);
}

static IndexPart toPart(nb::handle item) {
  if (item.is_none())
    return IndexPart::newAxis();
  if (item.is(Py_Ellipsis))
    return IndexPart::ellipsis();
  if (PySlice_Check(item.ptr())) {
    const auto &slice = *reinterpret_cast<PySliceObject *>(item.ptr());
    auto step = toBound(slice.step);
    return IndexPart::slice(toBound(slice.start), toBound(slice.stop),
                            step.value_or(1));
  }
  if (PyBool_Check(item.ptr()))
    return IndexPart::at(toTensor(item));
  if (PyLong_Check(item.ptr()))
    return IndexPart::integer(nb::cast<int64_t>(item));
  const Tensor *tensor = nullptr;
  bool isTensor = nb::try_cast<const Tensor *>(item, tensor) && tensor;
  if (!isTensor && PyIndex_Check(item.ptr()))
    return IndexPart::integer(nb::cast<int64_t>(nb::int_(item)));
  // A list of nothing chooses nothing.
  if (nb::isinstance<nb::list>(item) && nb::len(item) == 0)
    return IndexPart::at(toTensor(item, DType::I64));
  return IndexPart::at(toTensor(item));
}

static std::vector<IndexPart> toParts(nb::handle key) {
  std::vector<IndexPart> parts;
  if (nb::isinstance<nb::tuple>(key))
    for (nb::handle item : nb::borrow<nb::tuple>(key))
      parts.push_back(toPart(item));
  else
    parts.push_back(toPart(key));
  return parts;
}

/// Masks are computed, without the GIL.
static bool hasMask(const std::vector<IndexPart> &parts) {
  for (const IndexPart &part : parts)
    if (part.kind == IndexPart::Kind::tensor &&
        part.tensor.dtype() == DType::Bool)
      return true;
  return false;
}

static Tensor getItem(const Tensor &self, nb::handle key) {
  std::vector<IndexPart> parts = toParts(key);
  SourceLoc loc = here();
  if (!hasMask(parts))
    return own(self, frontend::getItem(self, parts, loc));
  Tensor result;
  {
    WithoutGIL release;
    result = frontend::getItem(self, parts, loc);
  }
  return own(self, result);
}

/// What is written to elements of a tensor.
static Operand toElements(nb::handle value, const Tensor &self, SourceLoc loc) {
  auto operand = toOperand(value, &self, loc);
  return operand ? *operand : Operand(toTensor(value), loc);
}

static Tensor addAt(const Tensor &self, nb::handle key, nb::handle value) {
  std::vector<IndexPart> parts = toParts(key);
  SourceLoc loc = here();
  Operand operand = toElements(value, self, loc);
  Tensor result;
  {
    WithoutGIL release;
    result = frontend::addAt(self, parts, operand, loc);
  }
  return own(self, result);
}

static void setItem(Tensor &self, nb::handle key, nb::handle value) {
  std::vector<IndexPart> parts = toParts(key);
  SourceLoc loc = here();
  Operand operand = toElements(value, self, loc);
  runtime::Error error = runtime::Error::success();
  {
    WithoutGIL release;
    error = frontend::setItem(self, parts, operand, loc);
  }
  if (!error)
    return;
  bool isIndex = error.message().find("index") != std::string::npos &&
                 error.message().find("broadcast") == std::string::npos;
  PyErr_SetString(isIndex ? PyExc_IndexError : PyExc_ValueError,
                  error.message().c_str());
  throw nb::python_error();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// The only element as Python's number of its kind.
static nb::object toNumber(const Tensor &self) {
  if (self.numElements() != 1) {
    std::string message =
        "a tensor of type " + self.typeString() +
        " cannot be a Python number: it must have one element";
    throw nb::type_error(message.c_str());
  }
  Array array = getArray(self);
  if (array.dtype == DType::Bool)
    return nb::cast(*static_cast<const uint8_t *>(array.data()) != 0);
  if (runtime::isFloat(array.dtype))
    return nb::cast(runtime::toDouble(array.dtype, array.data()));
  int64_t value = runtime::toInt64(array.dtype, array.data());
  if (array.dtype == DType::U64)
    return nb::cast(uint64_t(value));
  return nb::cast(value);
}

static nb::object toIndex(const Tensor &self) {
  if (runtime::isFloat(self.dtype()) || self.dtype() == DType::Bool)
    throw nb::type_error("only a tensor of integers is an index");
  if (self.rank() != 0)
    throw nb::type_error("only a tensor without axes is an index");
  return toNumber(self);
}

static nb::object toList(const Tensor &self) {
  Array array = getArray(self);
  unsigned width = runtime::byteWidth(array.dtype);
  const char *bytes = static_cast<const char *>(array.data());
  std::vector<nb::object> items;
  for (int64_t i = 0; i != self.numElements(); ++i) {
    const char *element = bytes + i * width;
    if (array.dtype == DType::Bool)
      items.push_back(nb::cast(*element != 0));
    else if (runtime::isFloat(array.dtype))
      items.push_back(nb::cast(runtime::toDouble(array.dtype, element)));
    else if (array.dtype == DType::U64)
      items.push_back(
          nb::cast(uint64_t(runtime::toInt64(array.dtype, element))));
    else
      items.push_back(nb::cast(runtime::toInt64(array.dtype, element)));
  }
  // From the last axis on, lists of what there is. Without elements the sizes
  // alone say how many lists there are.
  for (size_t axis = array.shape.size(); axis-- != 0;) {
    int64_t count = 1;
    for (size_t i = 0; i != axis; ++i)
      count *= array.shape[i];
    std::vector<nb::object> lists;
    int64_t size = array.shape[axis];
    for (int64_t i = 0; i != count; ++i) {
      nb::list list;
      for (int64_t j = 0; j != size; ++j)
        list.append(items[i * size + j]);
      lists.push_back(std::move(list));
    }
    items = std::move(lists);
  }
  return items.at(0);
}

static bool toTruth(const Tensor &self) {
  return PyObject_IsTrue(toNumber(self).ptr()) == 1;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string represent(const Tensor &self) {
  if (self.isPlaceholder())
    return "Tensor(<argument>, shape=" + self.typeString() + ")";
  std::string text;
  {
    WithoutGIL release;
    text = self.toString();
  }
  // "2x3xf32 = [[...]]"
  size_t start = text.find(" = ");
  if (start == std::string::npos)
    return text;
  text = text.substr(start + 3);
  // Rows below one another, as numpy has them.
  std::string lines;
  size_t depth = 0;
  for (size_t i = 0; i != text.size(); ++i) {
    depth += text[i] == '[';
    depth -= text[i] == ']';
    lines += text[i];
    bool endsRow = text[i] == ',' && i != 0 && text[i - 1] == ']';
    if (endsRow && i + 1 != text.size() && text[i + 1] == ' ') {
      lines += "\n" + std::string(7 + depth, ' ');
      ++i;
    }
  }
  return "Tensor(" + lines + ", dtype=" + getName(self.dtype()) + ")";
}

static std::string representAsHTML(const Tensor &self) {
  std::string text = represent(self), escaped;
  for (char letter : text) {
    if (letter == '<')
      escaped += "&lt;";
    else if (letter == '&')
      escaped += "&amp;";
    else
      escaped += letter;
  }
  return "<pre>" + escaped + "</pre>";
}

//===----------------------------------------------------------------------===//
// The class
//===----------------------------------------------------------------------===//

static void addProperties(nb::class_<Tensor> &tensor) {
  tensor
      .def_prop_ro(
          "shape",
          [](const Tensor &self) { return nb::tuple(nb::cast(self.shape())); })
      .def_prop_ro("ndim", [](const Tensor &self) { return self.rank(); })
      .def_prop_ro("size",
                   [](const Tensor &self) { return self.numElements(); })
      .def_prop_ro("dtype",
                   [](const Tensor &self) { return DTypeObject{self.dtype()}; })
      .def_prop_ro("device", [](const Tensor &) { return "cpu"; })
      .def_prop_ro("nbytes",
                   [](const Tensor &self) {
                     return self.numElements() *
                            runtime::byteWidth(self.dtype());
                   })
      .def_prop_ro("is_realized",
                   [](const Tensor &self) { return self.isRealized(); })
      .def_prop_ro("T",
                   [](const Tensor &self) {
                     if (self.rank() != 2)
                       throw nb::value_error("T is for tensors of two axes; "
                                             "use mT or permute");
                     return check(self.transpose(0, 1, here()));
                   })
      .def_prop_ro("mT", [](const Tensor &self) {
        return check(self.transpose(-2, -1, here()));
      });
}

static void addNumbers(nb::class_<Tensor> &tensor) {
  tensor
      .def("item", &toNumber,
           "The element of a tensor of size 1, as a Python number.")
      .def("tolist", &toList, "The elements as nested lists.")
      .def("__bool__", &toTruth)
      .def("__float__",
           [](const Tensor &self) { return nb::float_(toNumber(self)); })
      .def("__int__",
           [](const Tensor &self) { return nb::int_(toNumber(self)); })
      .def("__complex__",
           [](const Tensor &self) {
             double value = nb::cast<double>(nb::float_(toNumber(self)));
             return nb::steal(PyComplex_FromDoubles(value, 0));
           })
      .def("__index__", &toIndex)
      .def("__len__",
           [](const Tensor &self) {
             if (self.rank() == 0)
               throw nb::type_error("a tensor without axes has no length");
             return self.shape()[0];
           })
      .def("__repr__", &represent)
      .def("_repr_html_", &representAsHTML)
      .def("__format__", [](nb::handle self, nb::handle format) {
        const Tensor &tensor = nb::cast<const Tensor &>(self);
        if (nb::len(format) == 0 || tensor.rank() != 0)
          return nb::object(nb::str(self));
        return nb::steal<nb::object>(
            PyObject_Format(toNumber(tensor).ptr(), format.ptr()));
      });
}

static void addState(nb::class_<Tensor> &tensor) {
  tensor
      .def(
          "realize",
          [](nb::handle self) {
            const Tensor &tensor = nb::cast<const Tensor &>(self);
            runtime::Error error = runtime::Error::success();
            {
              WithoutGIL release;
              error = tensor.realize();
            }
            check(std::move(error));
            return nb::borrow(self);
          },
          "Computes the elements now. Returns the tensor.")
      .def(
          "assign",
          [](nb::handle self, nb::handle value) {
            Tensor &target = nb::cast<Tensor &>(self);
            Tensor given = toTensor(value);
            if (given.shape() != target.shape() ||
                given.dtype() != target.dtype())
              throw nb::value_error(("a tensor of type " + target.typeString() +
                                     " cannot become one of type " +
                                     given.typeString())
                                        .c_str());
            check(target.assign(given, here()));
            return nb::borrow(self);
          },
          "Replaces the value of the tensor by `value`, which must have the "
          "same shape and dtype.")
      .def("clone",
           [](const Tensor &self) { return check(self.clone(here())); })
      .def("__copy__",
           [](const Tensor &self) { return check(self.clone(here())); })
      .def("__deepcopy__", [](const Tensor &self,
                              nb::handle) { return check(self.clone(here())); })
      .def("__getstate__",
           [](nb::handle self) {
             const Tensor &tensor = nb::cast<const Tensor &>(self);
             Array array = getArray(tensor);
             return nb::make_tuple(
                 nb::bytes(static_cast<const char *>(array.data()),
                           array.buffer.size()),
                 getName(array.dtype), array.shape);
           })
      .def("__setstate__",
           [](Tensor &self,
              const std::tuple<nb::bytes, std::string, Shape> &state) {
             const auto &[bytes, name, shape] = state;
             DType dtype = toDType(nb::str(name.c_str()));
             Array array = check(Array::create(dtype, shape));
             check(array.buffer.allocate());
             if (bytes.size() != array.buffer.size())
               throw nb::value_error("a pickled tensor was altered");
             std::memcpy(array.data(), bytes.c_str(), bytes.size());
             new (&self)
                 Tensor(check(Tensor::fromArray(getContext(), array, here())));
           })
      .def(
          "dump", [](const Tensor &self) { return self.dump(); },
          "The graph of ops that computes the tensor, as text.")
      .def(
          "same_value_as",
          [](const Tensor &self, const Tensor &other) {
            return self.isSameValue(other);
          },
          "Whether both tensors are computed by the same ops on the same "
          "operands.");
}

nb::class_<Tensor> python::addTensorClass(nb::module_ &module) {
  nb::class_<Tensor> tensor(
      module, "Tensor", nb::type_slots(kSlots), nb::is_weak_referenceable(),
      "A lazy tensor: its elements are computed when they are read.");
  tensor.def(
      "__init__",
      [](Tensor *self, nb::handle object, nb::handle dtype) {
        std::optional<DType> type;
        if (!dtype.is_none())
          type = toDType(dtype);
        new (self) Tensor(toTensor(object, type, /*copy=*/std::nullopt));
      },
      nb::arg("object"), nb::arg("dtype") = nb::none(),
      "A tensor made of numbers, nested sequences, or arrays of other "
      "libraries.");
  tensor.def("__getitem__", &getItem, nb::arg().none());
  tensor.def("__setitem__", &setItem, nb::arg().none(), nb::arg());
  tensor.def("add_at", &addAt, nb::arg("key").none(), nb::arg("value"),
             "A copy of the tensor with `value` added to x[key]; an element "
             "that the key names several times gets all its values.");
  tensor.def("__iter__", [](nb::handle self) {
    const Tensor &tensor = nb::cast<const Tensor &>(self);
    if (tensor.rank() == 0)
      throw nb::type_error("a tensor without axes cannot be iterated");
    nb::list rows;
    for (int64_t i = 0; i != tensor.shape()[0]; ++i)
      rows.append(check(tensor.select(0, i, here())));
    return nb::iter(rows);
  });
  // numpy leaves operators to us.
  tensor.attr("__array_ufunc__") = nb::none();
  tensor.attr("__hash__") = nb::none();
  addProperties(tensor);
  addNumbers(tensor);
  addState(tensor);
  return tensor;
}
