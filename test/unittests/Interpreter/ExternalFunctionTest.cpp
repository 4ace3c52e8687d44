//===- ExternalFunctionTest.cpp - Functions that C++ gives ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Interpreter/Interpreter.h"
#include "uop/Register.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace uop::interp;

namespace {

class ExternalFunction : public testing::Test {
protected:
  ExternalFunction() {
    DialectRegistry registry;
    uop::registerAllDialects(registry);
    context.appendDialectRegistry(registry);
  }

  void parse(const char *text) {
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    interpreter = std::make_unique<Interpreter>(*module);
  }

  /// The bits of the one result of @main; its errors are in `message`.
  std::optional<SmallVector<uint64_t>> run() {
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      message += diagnostic.str();
      return success();
    });
    auto results = interpreter->run("main", {});
    if (failed(results) || results->size() != 1)
      return std::nullopt;
    SmallVector<uint64_t> bits;
    const Tensor *tensor = results->front().getTensor();
    for (int64_t i = 0; i < tensor->getNumElements(); ++i)
      bits.push_back(tensor->get(i));
    return bits;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<Interpreter> interpreter;
  std::string message;
};

constexpr const char *tensors = R"(
  func.func private @transpose(tensor<2x3xi32>) -> tensor<3x2xi32>
  func.func @main() -> tensor<3x2xi32> {
    %0 = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %1 = uop.custom @transpose(%0) : (tensor<2x3xi32>) -> tensor<3x2xi32>
    return %1 : tensor<3x2xi32>
  })";

// The same, as it is in a kernel.
constexpr const char *buffers = R"(
  func.func private @transpose(memref<2x3xi32>, memref<3x2xi32>)
  uop.kernel @call(%x: memref<6xi32>, %o: memref<6xi32>) {
    uop.custom @transpose(%x) outs(%o : memref<6xi32>) : (memref<6xi32>) -> ()
    uop.sink
  }
  func.func @main() -> tensor<3x2xi32> {
    %0 = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %i = tensor.empty() : tensor<3x2xi32>
    %1 = uop.launch @call ins(%0 : tensor<2x3xi32>) outs(%i : tensor<3x2xi32>) -> tensor<3x2xi32>
    return %1 : tensor<3x2xi32>
  })";

FailureOr<SmallVector<InterpValue>> transpose(Location loc,
                                              ArrayRef<InterpValue> args,
                                              ArrayRef<Type> resultTypes) {
  EXPECT_EQ(args.size(), 1u);
  EXPECT_EQ(resultTypes.size(), 1u);
  auto type = cast<RankedTensorType>(resultTypes.front());
  const Tensor &from = *args.front().getTensor();
  Tensor to = Tensor::create(type.getElementType(), type.getShape());
  int64_t rows = from.getShape()[0], columns = from.getShape()[1];
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      to.set(j * rows + i, from.get(i * columns + j));
  return SmallVector<InterpValue>{to};
}

TEST_F(ExternalFunction, OnTensorsOfTheirShapes) {
  for (const char *text : {tensors, buffers}) {
    parse(text);
    interpreter->registerFunction("transpose", transpose);
    auto bits = run();
    ASSERT_TRUE(bits) << message;
    EXPECT_EQ(*bits, (SmallVector<uint64_t>{1, 4, 2, 5, 3, 6}));
  }
}

TEST_F(ExternalFunction, OnScalars) {
  parse(R"(
    func.func private @next(i8) -> i8
    func.func @main() -> tensor<3xi8> {
      %i = uop.range 0 to 3 : index
      %0 = uop.cast %i : index -> i8
      %1 = uop.custom @next(%0) : (i8) -> i8
      %2 = uop.bufferize %1 over (%i) : i8 -> tensor<3xi8>
      return %2 : tensor<3xi8>
    })");
  interpreter->registerFunction(
      "next",
      [](Location, ArrayRef<InterpValue> args,
         ArrayRef<Type> types) -> FailureOr<SmallVector<InterpValue>> {
        return SmallVector<InterpValue>{
            makeScalar(types.front(), args.front().getScalar()->bits + 10)};
      });
  auto bits = run();
  ASSERT_TRUE(bits) << message;
  EXPECT_EQ(*bits, (SmallVector<uint64_t>{10, 11, 12}));
}

TEST_F(ExternalFunction, Missing) {
  parse(tensors);
  EXPECT_FALSE(run());
  EXPECT_NE(message.find("@transpose is registered nowhere"), std::string::npos)
      << message;
}

TEST_F(ExternalFunction, ResultsAreChecked) {
  parse(tensors);
  interpreter->registerFunction(
      "transpose",
      [](Location, ArrayRef<InterpValue> args,
         ArrayRef<Type>) -> FailureOr<SmallVector<InterpValue>> {
        return SmallVector<InterpValue>(args);
      });
  EXPECT_FALSE(run());
  EXPECT_NE(message.find("gets results of other types from the implementation "
                         "of @transpose"),
            std::string::npos)
      << message;
}

TEST_F(ExternalFunction, MayFail) {
  parse(tensors);
  interpreter->registerFunction(
      "transpose",
      [](Location loc, ArrayRef<InterpValue>,
         ArrayRef<Type>) -> FailureOr<SmallVector<InterpValue>> {
        return emitError(loc, "no today");
      });
  EXPECT_FALSE(run());
  EXPECT_EQ(message, "no today");
}

} // namespace
