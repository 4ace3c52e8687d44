//===- TensorTestUtil.h - What the tests of tensors share -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TEST_UNITTESTS_FRONTEND_TENSORTESTUTIL_H
#define UOP_TEST_UNITTESTS_FRONTEND_TENSORTESTUTIL_H

#include "Frontend/Graph.h"
#include "uop/Tools/RunInterpreter.h"

#include "mlir/IR/Verifier.h"
#include "gtest/gtest.h"
#include <cmath>

namespace uop::frontend::test {

/// For what only the CPU has, whatever UOP_DEVICE says.
inline Context makeCPUContext() {
  ContextOptions options;
  options.device = "cpu";
  return Context(options);
}

/// What the interpreter says that a tensor is.
inline Array interpret(const Tensor &tensor) {
  auto graph = tensor.getState()->graph;
  auto held = graph->hold(tensor);
  Array result;
  {
    detail::Graph::Program program = graph->exportProgram(held);
    std::vector<Array> inputs;
    for (const GraphValue &leaf : program.leaves)
      inputs.push_back(*graph->getArray(leaf.get().getDefiningOp()));
    auto function = program.module->lookupSymbol<mlir::func::FuncOp>("main");
    EXPECT_TRUE(mlir::succeeded(mlir::verify(*program.module)));
    auto results = run::InterpreterDevice(function, {}).run(inputs);
    EXPECT_TRUE(mlir::succeeded(results));
    if (mlir::succeeded(results))
      result = results->front();
    graph->drop(std::move(program.leaves));
  }
  graph->drop(std::move(held));
  return result;
}

inline std::vector<double> toDoubles(const Array &array) {
  std::vector<double> values;
  int64_t count = *array.numElements();
  for (int64_t i = 0; i != count; ++i)
    values.push_back(runtime::toDouble(
        array.dtype, static_cast<const char *>(array.data()) +
                         i * runtime::byteWidth(array.dtype)));
  return values;
}

inline void expectNear(const std::vector<double> &got,
                       const std::vector<double> &want, double tolerance) {
  ASSERT_EQ(got.size(), want.size());
  for (size_t i = 0; i != got.size(); ++i) {
    if (std::isnan(want[i])) {
      EXPECT_TRUE(std::isnan(got[i])) << "at " << i << ": " << got[i];
      continue;
    }
    if (got[i] == want[i])
      continue;
    EXPECT_NEAR(got[i], want[i], tolerance * std::max(1.0, std::abs(want[i])))
        << "at " << i;
  }
}

/// The tensor has these elements, and the interpreter finds them too.
inline void expectValues(const Tensor &tensor, const std::vector<double> &want,
                         double tolerance = 1e-5) {
  ASSERT_FALSE(tensor.hasError()) << tensor.error().message();
  expectNear(toDoubles(interpret(tensor)), want, tolerance);
  auto array = tensor.array();
  ASSERT_TRUE(bool(array)) << array.message();
  ASSERT_EQ(array->info(),
            (runtime::TensorInfo{tensor.dtype(), tensor.shape()}));
  expectNear(toDoubles(*array), want, tolerance);
}

/// The tensor has the elements that the interpreter finds.
inline void expectAsInterpreted(const Tensor &tensor, double tolerance = 1e-5) {
  ASSERT_FALSE(tensor.hasError()) << tensor.error().message();
  std::vector<double> want = toDoubles(interpret(tensor));
  auto array = tensor.array();
  ASSERT_TRUE(bool(array)) << array.message();
  expectNear(toDoubles(*array), want, tolerance);
}

/// The tensor has an error that contains `part`, with the place `line`.
inline void expectError(const Tensor &tensor, const std::string &part,
                        int line) {
  ASSERT_TRUE(tensor.hasError());
  std::string message = tensor.error().message();
  EXPECT_NE(message.find(part), std::string::npos) << message;
  EXPECT_NE(message.find("Test.cpp:" + std::to_string(line) + ": "),
            std::string::npos)
      << message << " should be of line " << line;
  EXPECT_EQ(tensor.realize().message(), message);
}

inline Tensor vec(const Context &context, const std::vector<float> &values) {
  return Tensor::fromVector(context, values);
}
inline Tensor mat(const Context &context, const std::vector<float> &values,
                  const Shape &shape) {
  return Tensor::fromVector(context, values, shape);
}

} // namespace uop::frontend::test

#endif // UOP_TEST_UNITTESTS_FRONTEND_TENSORTESTUTIL_H
