//===- Operands.cpp - Operators, and functions of two -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Common.h"
#include "uop/Frontend/Math.h"

using namespace uop;
using namespace uop::python;

std::optional<Operand> python::toOperand(nb::handle object, const Tensor *other,
                                         SourceLoc loc) {
  const Tensor *tensor = nullptr;
  if (nb::try_cast<const Tensor *>(object, tensor) && tensor)
    return Operand(*tensor, loc);
  PyObject *pointer = object.ptr();
  if (PyBool_Check(pointer))
    return Operand(object.is(Py_True), loc);
  if (PyLong_Check(pointer)) {
    int overflow = 0;
    long long value = PyLong_AsLongLongAndOverflow(pointer, &overflow);
    if (!overflow)
      return Operand(int64_t(value), loc);
    if (other && runtime::isFloat(other->dtype()))
      return Operand(PyFloat_AsDouble(pointer), loc);
    uint64_t bits = PyLong_AsUnsignedLongLong(pointer);
    if (PyErr_Occurred())
      throw nb::python_error();
    return Operand(Tensor::scalar(getContext(), bits, loc), loc);
  }
  if (PyFloat_Check(pointer))
    return Operand(PyFloat_AsDouble(pointer), loc);
  if (isComplex(object))
    return std::nullopt;
  // Arrays and scalars of other libraries.
  if (isForeignComplex(object))
    return std::nullopt;
  if (PyObject_CheckBuffer(pointer) || nb::hasattr(object, "__dlpack__"))
    return Operand(toTensor(object), loc);
  return std::nullopt;
}

using Binary = Tensor (*)(const Operand &, const Operand &);
using BinaryWithLoc = Tensor (*)(const Operand &, const Operand &, SourceLoc);

static nb::object notImplemented() { return nb::borrow(Py_NotImplemented); }

/// self op other, or the other way around. Of complex numbers, also those of
/// other libraries: what the method of this name of a complex tensor gives;
/// null if there is none.
template <Binary op>
static nb::object apply(nb::handle object, nb::handle other, bool isSwapped,
                        const char *name) {
  const Tensor &self = nb::cast<const Tensor &>(object);
  SourceLoc loc = here();
  std::optional<Operand> operand = toOperand(other, &self, loc);
  if (!operand && name &&
      (PyComplex_Check(other.ptr()) || isForeignComplex(other)))
    return toComplex(object).attr(name)(other);
  if (!operand)
    return notImplemented();
  Operand own(self, loc);
  return nb::cast(check(isSwapped ? op(*operand, own) : op(own, *operand)));
}

template <Binary op>
static void addOperator(nb::class_<Tensor> &tensor, const char *name,
                        const char *swapped, const char *inPlace) {
  tensor.def(
      name,
      [name](nb::handle self, nb::handle other) {
        return apply<op>(self, other, false, name);
      },
      nb::arg().none());
  if (swapped)
    tensor.def(
        swapped,
        [swapped](nb::handle self, nb::handle other) {
          return apply<op>(self, other, true, swapped);
        },
        nb::arg().none());
  if (inPlace)
    tensor.def(
        inPlace,
        [](nb::handle self, nb::handle other) {
          Tensor &target = nb::cast<Tensor &>(self);
          nb::object result = apply<op>(self, other, false, nullptr);
          if (result.is(Py_NotImplemented))
            return result;
          Tensor value = nb::cast<Tensor>(result);
          if (value.shape() != target.shape())
            throw nb::value_error("an op in place cannot change the shape");
          value = check(value.cast(target.dtype(), here()));
          check(target.assign(value, here()));
          return nb::borrow(self);
        },
        nb::arg().none());
}

/// Raises TypeError unless both could be converted.
static void checkOperands(nb::handle lhs, const std::optional<Operand> &first,
                          nb::handle rhs,
                          const std::optional<Operand> &second) {
  if (first && second)
    return;
  for (nb::handle operand : {lhs, rhs})
    if (isComplex(operand) || isForeignComplex(operand))
      raiseNotReal();
  throw nb::type_error("the operands must be tensors or numbers");
}

/// Both operands of a function, one of which is a tensor.
static std::pair<Operand, Operand> toOperands(nb::handle lhs, nb::handle rhs,
                                              SourceLoc loc) {
  const Tensor *left = nullptr, *right = nullptr;
  nb::try_cast<const Tensor *>(lhs, left);
  nb::try_cast<const Tensor *>(rhs, right);
  auto first = toOperand(lhs, right, loc), second = toOperand(rhs, left, loc);
  checkOperands(lhs, first, rhs, second);
  if (!first->getTensor() && !second->getTensor())
    first.emplace(toTensor(lhs), loc);
  return {*first, *second};
}

template <Binary op>
static void addFunction(nb::module_ &module, const char *name) {
  module.def(name, [](nb::handle lhs, nb::handle rhs) {
    auto [x, y] = toOperands(lhs, rhs, here());
    return check(op(x, y));
  });
}

template <BinaryWithLoc op>
static void addFunctionWithLoc(nb::module_ &module, const char *name) {
  module.def(name, [](nb::handle lhs, nb::handle rhs) {
    SourceLoc loc = here();
    auto [x, y] = toOperands(lhs, rhs, loc);
    return check(op(x, y, loc));
  });
}

static Tensor add(const Operand &x, const Operand &y) { return x + y; }
static Tensor sub(const Operand &x, const Operand &y) { return x - y; }
static Tensor mul(const Operand &x, const Operand &y) { return x * y; }
static Tensor div(const Operand &x, const Operand &y) { return x / y; }
static Tensor mod(const Operand &x, const Operand &y) { return x % y; }
static Tensor bitAnd(const Operand &x, const Operand &y) { return x & y; }
static Tensor bitOr(const Operand &x, const Operand &y) { return x | y; }
static Tensor bitXor(const Operand &x, const Operand &y) { return x ^ y; }
static Tensor shl(const Operand &x, const Operand &y) { return x << y; }
static Tensor shr(const Operand &x, const Operand &y) { return x >> y; }
static Tensor lt(const Operand &x, const Operand &y) { return x < y; }
static Tensor le(const Operand &x, const Operand &y) { return x <= y; }
static Tensor gt(const Operand &x, const Operand &y) { return x > y; }
static Tensor ge(const Operand &x, const Operand &y) { return x >= y; }
static Tensor eq(const Operand &x, const Operand &y) { return x == y; }
static Tensor ne(const Operand &x, const Operand &y) { return x != y; }
static Tensor matmul(const Operand &x, const Operand &y) {
  const Tensor *left = x.getTensor(), *right = y.getTensor();
  if (!left || !right)
    throw nb::type_error("matmul: both operands must be tensors");
  return left->matmul(*right, x.getLoc());
}

static void addComparisons(nb::class_<Tensor> &tensor) {
  addOperator<lt>(tensor, "__lt__", nullptr, nullptr);
  addOperator<le>(tensor, "__le__", nullptr, nullptr);
  addOperator<gt>(tensor, "__gt__", nullptr, nullptr);
  addOperator<ge>(tensor, "__ge__", nullptr, nullptr);
  addOperator<eq>(tensor, "__eq__", nullptr, nullptr);
  addOperator<ne>(tensor, "__ne__", nullptr, nullptr);
}

void python::addOperators(nb::class_<Tensor> &tensor, nb::module_ &module) {
  addOperator<add>(tensor, "__add__", "__radd__", "__iadd__");
  addOperator<sub>(tensor, "__sub__", "__rsub__", "__isub__");
  addOperator<mul>(tensor, "__mul__", "__rmul__", "__imul__");
  addOperator<div>(tensor, "__truediv__", "__rtruediv__", "__itruediv__");
  addOperator<frontend::floorDiv>(tensor, "__floordiv__", "__rfloordiv__",
                                  "__ifloordiv__");
  addOperator<mod>(tensor, "__mod__", "__rmod__", "__imod__");
  addOperator<frontend::pow>(tensor, "__pow__", "__rpow__", "__ipow__");
  addOperator<bitAnd>(tensor, "__and__", "__rand__", "__iand__");
  addOperator<bitOr>(tensor, "__or__", "__ror__", "__ior__");
  addOperator<bitXor>(tensor, "__xor__", "__rxor__", "__ixor__");
  addOperator<shl>(tensor, "__lshift__", "__rlshift__", "__ilshift__");
  addOperator<shr>(tensor, "__rshift__", "__rrshift__", "__irshift__");
  addOperator<matmul>(tensor, "__matmul__", "__rmatmul__", "__imatmul__");
  addComparisons(tensor);

  addFunction<add>(module, "add");
  addFunction<sub>(module, "subtract");
  addFunction<mul>(module, "multiply");
  addFunction<div>(module, "divide");
  addFunction<frontend::floorDiv>(module, "floor_divide");
  addFunction<mod>(module, "remainder");
  addFunction<frontend::pow>(module, "pow");
  addFunction<bitAnd>(module, "bitwise_and");
  addFunction<bitOr>(module, "bitwise_or");
  addFunction<bitXor>(module, "bitwise_xor");
  addFunction<shl>(module, "bitwise_left_shift");
  addFunction<shr>(module, "bitwise_right_shift");
  addFunction<lt>(module, "less");
  addFunction<le>(module, "less_equal");
  addFunction<gt>(module, "greater");
  addFunction<ge>(module, "greater_equal");
  addFunction<eq>(module, "equal");
  addFunction<ne>(module, "not_equal");
  addFunction<matmul>(module, "matmul");
  addFunction<frontend::maximum>(module, "maximum");
  addFunction<frontend::minimum>(module, "minimum");
  addFunctionWithLoc<frontend::atan2>(module, "atan2");
  addFunctionWithLoc<frontend::logAddExp>(module, "logaddexp");
  addFunctionWithLoc<frontend::hypot>(module, "hypot");
  addFunctionWithLoc<frontend::copySign>(module, "copysign");
  addFunctionWithLoc<frontend::nextAfter>(module, "nextafter");
  addFunctionWithLoc<frontend::logicalAnd>(module, "logical_and");
  addFunctionWithLoc<frontend::logicalOr>(module, "logical_or");
  addFunctionWithLoc<frontend::logicalXor>(module, "logical_xor");
  module.def("where", [](nb::handle condition, nb::handle yes, nb::handle no) {
    SourceLoc loc = here();
    Tensor mask = toTensor(condition);
    const Tensor *left = nullptr, *right = nullptr;
    nb::try_cast<const Tensor *>(yes, left);
    nb::try_cast<const Tensor *>(no, right);
    auto first = toOperand(yes, right, loc), second = toOperand(no, left, loc);
    checkOperands(yes, first, no, second);
    return check(frontend::where(Operand(mask, loc), *first, *second));
  });
}
