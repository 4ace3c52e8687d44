//===- BytecodeTest.cpp - Versions of the dialect in bytecode ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpBytecode.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"
#include <algorithm>

using namespace mlir;
using namespace uop;

namespace {

constexpr StringLiteral kSource = R"mlir(
  uop.kernel @sum(%x: memref<8xf32, #uop.space<global>>, %o: memref<1xf32>) {
    %k = uop.range 0 to 8 reduce : index
    %n = uop.const 4 : index
    %g = uop.cmp lt %k, %n : index
    %0 = uop.load %x[%k] if %g : memref<8xf32, #uop.space<global>> -> f32
    %1 = uop.reduce max %0 over (%k) : f32
    %z = uop.const 0 : index
    uop.store %1, %o[%z] over () : memref<1xf32>
    uop.sink
  }
)mlir";

class BytecodeTest : public testing::Test {
protected:
  BytecodeTest() {
    context.loadDialect<UOpDialect>();
    context.getDiagEngine().registerHandler(
        [&](Diagnostic &diagnostic) { messages += diagnostic.str() + "\n"; });
  }

  /// The program as bytecode of a version, with another kind of reduction.
  std::string write(UOpDialectVersion version, StringRef kind = "max") {
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(kSource, &context);
    module->walk(
        [&](ReduceOp reduce) { reduce.setKind(*symbolizeReduceKind(kind)); });
    EXPECT_TRUE(module);
    BytecodeWriterConfig config;
    config.setDialectVersion<UOpDialect>(
        std::make_unique<UOpDialectVersion>(version));
    std::string bytes;
    llvm::raw_string_ostream stream(bytes);
    EXPECT_TRUE(succeeded(writeBytecodeToFile(*module, stream, config)));
    return bytes;
  }

  std::string read(StringRef bytes) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(bytes, &context);
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (module)
      module->print(stream);
    return text;
  }

  MLIRContext context;
  std::string messages;
};

TEST_F(BytecodeTest, RoundTrip) {
  std::string text = read(kSource);
  EXPECT_EQ(read(write(UOpDialectVersion::getCurrent())), text);
  EXPECT_EQ(messages, "");
}

TEST_F(BytecodeTest, EveryEarlierMinorVersionIsRead) {
  UOpDialectVersion current = UOpDialectVersion::getCurrent();
  for (uint64_t minor = 0; minor <= current.minor; ++minor)
    EXPECT_NE(read(write({current.major, minor})), "") << messages;
}

TEST_F(BytecodeTest, OtherVersionsAreRefused) {
  UOpDialectVersion current = UOpDialectVersion::getCurrent();
  EXPECT_EQ(read(write({current.major, current.minor + 1})), "");
  EXPECT_NE(messages.find("of the uop dialect; this build reads versions"),
            std::string::npos)
      << messages;
  EXPECT_EQ(read(write({current.major + 1, 0})), "");
  EXPECT_EQ(read(write({0, 9})), "");
}

/// The number of a case is one byte here: 2n + 1.
TEST_F(BytecodeTest, UnknownCasesAreRefused) {
  UOpDialectVersion current = UOpDialectVersion::getCurrent();
  std::string bytes = write(current, "max"), other = write(current, "min");
  ASSERT_EQ(bytes.size(), other.size());
  auto at = std::mismatch(bytes.begin(), bytes.end(), other.begin()).first;
  ASSERT_NE(at, bytes.end());
  ASSERT_EQ(*at, 2 * int(ReduceKind::max) + 1);
  *at = char(2 * 77 + 1);
  EXPECT_EQ(read(bytes), "");
  EXPECT_NE(messages.find("77 is no reduction of the uop dialect"),
            std::string::npos)
      << messages;
  // The number before it says which enumeration it is.
  *(at - 1) = char(2 * 99 + 1);
  EXPECT_EQ(read(bytes), "");
  EXPECT_NE(messages.find("99 is no attribute of the uop dialect"),
            std::string::npos)
      << messages;
}

} // namespace
