//===- ModuleTest.cpp - Programs that are texts -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Module.h"

#include "OpCases.h"
#include "uop/Frontend/Creation.h"
#include "uop/Frontend/Function.h"

#include <atomic>
#include <chrono>
#include <thread>

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

static const char *kText = R"(
func.func @main(%x: tensor<3xf32> {uop.donated}) -> tensor<3xf32> {
  %0 = uop.add %x, %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}
)";

static void expectMessage(const std::string &message, const std::string &part) {
  EXPECT_NE(message.find(part), std::string::npos) << message;
}

TEST(Module, PassesAndCalls) {
  Context c;
  auto module = Module::parse(c, kText, "add.mlir");
  ASSERT_TRUE(bool(module)) << module.message();
  auto scheduled = module->run("builtin.module(uop-schedule)");
  ASSERT_TRUE(bool(scheduled)) << scheduled.message();
  EXPECT_NE(scheduled->text()->find("uop.launch"), std::string::npos);
  EXPECT_EQ(module->text()->find("uop.launch"), std::string::npos);
  Tensor x = v(c, {1, 2, 3});
  for (const Module &each : {*module, *scheduled, *module}) {
    auto results = each.call(x);
    ASSERT_TRUE(bool(results)) << results.message();
    expectNear(toDoubles(*(*results)[0].array()), {2, 4, 6}, 0);
  }
  // What the function may overwrite is a copy.
  expectNear(toDoubles(*x.array()), {1, 2, 3}, 0);
}

TEST(Module, Errors) {
  Context c;
  expectMessage(Module::parse(c, "func.func @f( {", "a.mlir").message(),
                "a.mlir:1:");
  auto module = Module::parse(c, kText);
  expectMessage(module->run("no-such-pass").message(),
                "does not refer to a registered pass");
  expectMessage(module->run("builtin.module(cse").message(),
                "has no ')' at its end");
  expectMessage(module->compile("other").message(), "no function @other");
  expectMessage(module->call(v(c, {1})).message(), "input 0");
}

TEST(Module, CompilationsAreGivenUp) {
  bool isCanceled = false;
  ContextOptions options;
  options.isCanceled = [&] { return isCanceled; };
  Context c(options);
  auto module = Module::parse(c, kText);
  Tensor x = Tensor::placeholder(c, DType::F32, {4});
  auto function = Function::create(x, x.exp());
  ASSERT_TRUE(module && function);
  isCanceled = true;
  const char *canceled = "the compilation was canceled";
  expectMessage(module->compile("").message(), canceled);
  expectMessage(function->text("assembly").message(), canceled);
  expectMessage(function->text("schedule").message(), canceled);
  expectMessage(function->kernels().message(), canceled);
  expectMessage(function->page("f").message(), canceled);
  expectMessage(function->save("/dev/null/f.uop").message(), canceled);
  isCanceled = false;
  EXPECT_FALSE(module->compile(""));
  EXPECT_TRUE(bool(function->kernels()));
}

TEST(Module, WaitingIsGivenUp) {
  std::atomic<bool> hasBegun{false}, isOver{false};
  const auto first = std::this_thread::get_id();
  auto waitFor = [](const std::atomic<bool> &what) {
    // A test that is wrong ends, too.
    auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!what && std::chrono::steady_clock::now() < end)
      std::this_thread::yield();
  };
  ContextOptions options;
  options.isCanceled = [&] {
    if (std::this_thread::get_id() != first)
      return true;
    hasBegun = true;
    waitFor(isOver);
    isOver = true;
    return false;
  };
  Context c(options);
  auto module = Module::parse(c, kText);
  ASSERT_TRUE(bool(module));
  std::string messages[4];
  std::thread second([&] {
    waitFor(hasBegun);
    messages[0] = module->compile("").message();
    EXPECT_FALSE(isOver);
    messages[1] = module->call(v(c, {1, 2, 3})).message();
    messages[2] = module->text().message();
    messages[3] = module->run("canonicalize").message();
    EXPECT_FALSE(isOver);
    isOver = true;
  });
  EXPECT_FALSE(module->compile(""));
  second.join();
  for (const std::string &message : messages)
    expectMessage(message, "the compilation was canceled");
}

TEST(Function, Page) {
  Context c = makeCPUContext();
  Tensor x = Tensor::placeholder(c, DType::F32, {64, 300});
  auto function = Function::create(x, x.exp().sum());
  ASSERT_TRUE(bool(function)) << function.message();
  auto page = function->page("a <title>");
  ASSERT_TRUE(bool(page)) << page.message();
  for (const char *part :
       {"a &lt;title&gt;", "with zeros", "ModuleTest.cpp", "id=\"kernel-0\"",
        "class=\"why\"", "class=\"assembly\"", "id=\"stage-loops\""})
    expectMessage(*page, part);
}
