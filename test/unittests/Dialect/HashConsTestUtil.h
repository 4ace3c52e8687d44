//===- HashConsTestUtil.h - A graph to build in -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_UNITTESTS_DIALECT_HASHCONSTESTUTIL_H
#define UOP_UNITTESTS_DIALECT_HASHCONSTESTUTIL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "uop/Dialect/UOp/IR/HashConsBuilder.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "gtest/gtest.h"

namespace uop {

/// A leaf that is never merged although it has no effect.
class LeafOp
    : public mlir::Op<LeafOp, mlir::OpTrait::ZeroRegions,
                      mlir::OpTrait::OneResult, mlir::OpTrait::ZeroSuccessors,
                      mlir::OpTrait::ZeroOperands,
                      mlir::MemoryEffectOpInterface::Trait, NeverMerged> {
public:
  using Op::Op;
  static llvm::StringRef getOperationName() { return "consing.leaf"; }
  static llvm::ArrayRef<llvm::StringRef> getAttributeNames() { return {}; }
  static void build(mlir::OpBuilder &, mlir::OperationState &state,
                    mlir::Type type) {
    state.addTypes(type);
  }
  void getEffects(
      llvm::SmallVectorImpl<mlir::MemoryEffects::EffectInstance> &effects) {}
};

class ConsingDialect : public mlir::Dialect {
public:
  explicit ConsingDialect(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context,
                mlir::TypeID::get<ConsingDialect>()) {
    addOperations<LeafOp>();
  }
  static llvm::StringRef getDialectNamespace() { return "consing"; }
};

/// A function `(f32, f32) -> f32` whose body is empty.
class HashConsTest : public ::testing::Test {
protected:
  HashConsTest() {
    context.loadDialect<UOpDialect, ConsingDialect, mlir::func::FuncDialect>();
    module = mlir::ModuleOp::create(loc);
    f32 = mlir::Float32Type::get(&context);
    i32 = mlir::IntegerType::get(&context, 32);
    mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(module->getBody());
    function = mlir::func::FuncOp::create(
        builder, loc, "f", builder.getFunctionType({f32, f32}, {f32}));
    function.addEntryBlock();
    x = function.getArgument(0);
    y = function.getArgument(1);
  }

  mlir::Block &getBlock() { return function.front(); }
  mlir::Value addArgument(mlir::Type type) {
    EXPECT_TRUE(succeeded(
        function.insertArgument(function.getNumArguments(), type, {}, loc)));
    return getBlock().getArguments().back();
  }
  size_t countOps() { return getBlock().getOperations().size(); }

  mlir::MLIRContext context;
  mlir::Location loc = mlir::UnknownLoc::get(&context);
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  mlir::Type f32, i32;
  mlir::Value x, y;
};

} // namespace uop

#endif // UOP_UNITTESTS_DIALECT_HASHCONSTESTUTIL_H
