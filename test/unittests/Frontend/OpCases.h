//===- OpCases.h - Ops and what they give -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TEST_UNITTESTS_FRONTEND_OPCASES_H
#define UOP_TEST_UNITTESTS_FRONTEND_OPCASES_H

#include "TensorTestUtil.h"

#include <limits>

namespace uop::frontend::test {

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInf = std::numeric_limits<double>::infinity();

/// An op on small operands, and what numpy (or, where it has no such op, the
/// definition) says.
struct OpCase {
  const char *text;
  Tensor (*build)(const Context &);
  DType dtype;
  Shape shape;
  std::vector<double> values;
};

inline void PrintTo(const OpCase &one, std::ostream *os) { *os << one.text; }

/// Compares with the values of the case, and with the interpreter's.
inline void check(const OpCase &one) {
  // One context for all: equal programs are compiled once.
  static Context context;
  SCOPED_TRACE(one.text);
  Tensor tensor = one.build(context);
  ASSERT_FALSE(tensor.hasError()) << tensor.error().message();
  EXPECT_EQ(runtime::name(tensor.dtype()),
            std::string(runtime::name(one.dtype)));
  EXPECT_EQ(tensor.shape(), one.shape);
  expectValues(tensor, one.values, one.dtype == DType::F16 ? 1e-3 : 2e-6);
}

// The operands.

inline Tensor v(const Context &context, const std::vector<float> &values) {
  return Tensor::fromVector(context, values);
}
inline Tensor w(const Context &context, const std::vector<int64_t> &values) {
  return Tensor::fromVector(context, values);
}
/// 0, 1, 2, ... in that shape.
inline Tensor r(const Context &context, const Shape &shape) {
  int64_t count = *runtime::numElements(shape);
  return Tensor::arange(context, 0, count).cast(DType::F32).reshape(shape);
}
inline Tensor x(const Context &c) { return v(c, {-2, -0.5, 0, 0.5, 1, 3}); }
inline Tensor p(const Context &c) { return v(c, {0.25, 0.5, 1, 2, 3, 10}); }
inline Tensor i(const Context &c) { return w(c, {-7, -2, 0, 3, 8, 100}); }
inline Tensor j(const Context &c) { return w(c, {2, -3, 0, -2, 5, 7}); }
inline Tensor u(const Context &c) {
  return Tensor::fromVector<uint8_t>(c, {0, 1, 5, 200, 255, 7});
}
inline Tensor b(const Context &c) {
  return Tensor::fromVector<bool>(c, {true, false, true, true, false, false});
}
inline Tensor s(const Context &c) {
  return v(c, {float(kNaN), float(kInf), -float(kInf), 0, -1, 1});
}
inline Tensor m(const Context &c) {
  return mat(c, {1, -2, 3, 4, 5, -6}, {2, 3});
}
inline Tensor k(const Context &c) { return mat(c, {3, 1, 2, 2, 3, 1}, {2, 3}); }

} // namespace uop::frontend::test

/// One case; the shape and the values follow.
#define OP(EXPRESSION, DTYPE, ...)                                             \
  {#EXPRESSION, [](const Context &c) -> Tensor { return EXPRESSION; },         \
   DType::DTYPE, __VA_ARGS__}

#endif // UOP_TEST_UNITTESTS_FRONTEND_OPCASES_H
