//===- GradientTest.cpp - Gradient rules of other dialects ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/DifferentiableOpInterface.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace uop;

namespace {
/// Says that the gradient of arith.negf is its negative.
struct NegFModel
    : public DifferentiableOpInterface::ExternalModel<NegFModel,
                                                      arith::NegFOp> {
  FailureOr<Value> buildGradient(Operation *op, OpBuilder &builder, unsigned,
                                 ArrayRef<Value> upstream) const {
    return arith::NegFOp::create(builder, op->getLoc(), upstream.front())
        .getResult();
  }
};

/// Gives a gradient of another type.
struct AbsurdModel
    : public DifferentiableOpInterface::ExternalModel<AbsurdModel,
                                                      arith::NegFOp> {
  FailureOr<Value> buildGradient(Operation *op, OpBuilder &builder, unsigned,
                                 ArrayRef<Value>) const {
    return ConstOp::create(builder, op->getLoc(), builder.getF64Type(), 1)
        .getResult();
  }
};

/// Fails with a message of its own.
struct FailingModel
    : public DifferentiableOpInterface::ExternalModel<FailingModel,
                                                      arith::NegFOp> {
  FailureOr<Value> buildGradient(Operation *op, OpBuilder &, unsigned,
                                 ArrayRef<Value>) const {
    return op->emitError("today it has none");
  }
};

class GradientTest : public testing::Test {
protected:
  GradientTest() {
    DialectRegistry registry;
    registry.insert<UOpDialect, arith::ArithDialect, func::FuncDialect>();
    registerDifferentiableOpInterfaceExternalModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.getDiagEngine().registerHandler(
        [&](Diagnostic &diagnostic) { messages += diagnostic.str() + "\n"; });
    module = parseSourceString<ModuleOp>(R"mlir(
      func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
        %0 = arith.negf %x : tensor<4xf32>
        %1 = uop.exp %0 : tensor<4xf32>
        return %1 : tensor<4xf32>
      }
    )mlir",
                                         &context);
  }

  LogicalResult differentiate() {
    PassManager pm(&context);
    pm.addPass(createGradientPass());
    return pm.run(*module);
  }

  func::FuncOp find(StringRef name) {
    return module->lookupSymbol<func::FuncOp>(name);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string messages;
};
} // namespace

TEST_F(GradientTest, OpWithoutRule) {
  EXPECT_TRUE(failed(differentiate()));
  EXPECT_NE(messages.find("'arith.negf' op has no gradient rule"),
            std::string::npos)
      << messages;
  EXPECT_FALSE(find("main_grad"));
}

TEST_F(GradientTest, ExternalModel) {
  arith::NegFOp::attachInterface<NegFModel>(context);
  ASSERT_TRUE(succeeded(differentiate())) << messages;
  func::FuncOp gradient = find("main_grad");
  ASSERT_TRUE(gradient);
  Operation *terminator = gradient.getBody().front().getTerminator();
  auto last = terminator->getOperand(1).getDefiningOp<arith::NegFOp>();
  ASSERT_TRUE(last);
  EXPECT_EQ(last.getOperand(), terminator->getOperand(0));
}

TEST_F(GradientTest, WrongType) {
  arith::NegFOp::attachInterface<AbsurdModel>(context);
  EXPECT_TRUE(failed(differentiate()));
  EXPECT_EQ(messages.find("'arith.negf' op has a gradient rule that gives "
                          "operand 0, a 'tensor<4xf32>', a gradient of type "
                          "'f64'"),
            0u)
      << messages;
  EXPECT_FALSE(find("main_grad"));
}

TEST_F(GradientTest, RuleThatFails) {
  arith::NegFOp::attachInterface<FailingModel>(context);
  EXPECT_TRUE(failed(differentiate()));
  EXPECT_EQ(messages.find("today it has none"), 0u) << messages;
  EXPECT_FALSE(find("main_grad"));
}
