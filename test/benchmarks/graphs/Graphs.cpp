//===- Graphs.cpp - What asking for a plan takes ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// uop-graph-cache-benchmark [repetitions]
//
// Milliseconds until a plan is there, for networks of several sizes: compiled;
// from a folder, as a second process has it; by the canonical form of a program
// that was written in another way; and by the same form as before.
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/GraphCache.h"
#include "uop/Models/Models.h"
#include "uop/Register.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"

#include <chrono>

using namespace uop;

namespace {
/// The shortest time of a request, in milliseconds.
struct Time {
  double best = 0;
  void add(double milliseconds) {
    best = best == 0 ? milliseconds : std::min(best, milliseconds);
  }
};
} // namespace

/// An op in front of the function's others that nothing uses: another form, and
/// the same canonical one.
static mlir::OwningOpRef<mlir::ModuleOp> makeOtherForm(mlir::ModuleOp module) {
  mlir::OwningOpRef<mlir::ModuleOp> other = module.clone();
  auto function = *other->getOps<mlir::func::FuncOp>().begin();
  mlir::Operation *end = function.getBody().front().getTerminator();
  mlir::OpBuilder builder(end);
  mlir::Value last = end->getOperand(0);
  auto type = mlir::cast<mlir::RankedTensorType>(last.getType());
  llvm::SmallVector<int64_t> flat = {type.getNumElements()};
  mlir::Value there = ReshapeOp::create(
      builder, end->getLoc(),
      mlir::RankedTensorType::get(flat, type.getElementType()), last);
  end->setOperand(0, ReshapeOp::create(builder, end->getLoc(), type, there));
  return other;
}

int main(int argc, char **argv) {
  int repetitions = argc > 1 ? std::atoi(argv[1]) : 3;
  mlir::DialectRegistry registry;
  registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  context.loadAllAvailableDialects();
  llvm::SmallString<128> folder;
  if (llvm::sys::fs::createUniqueDirectory("uop-graphs", folder))
    return 1;
  llvm::outs() << "model          ops  kernels  compiled  folder  canonical"
                  "   same\n";
  bool failed = false;
  for (const char *name : {"softmax", "gpt2-block", "resnet18", "gpt2"}) {
    auto module = buildModel(&context, name);
    auto other = makeOtherForm(*module);
    size_t ops = 0, kernels = 0;
    module->walk([&](mlir::Operation *) { ++ops; });
    Time compiled, fromFolder, canonical, same;
    auto ask = [&](GraphCache &cache, mlir::ModuleOp what, Time &time,
                   CachedPlan::Source wanted) {
      auto start = std::chrono::steady_clock::now();
      auto plan = cache.getOrCompile(what, {});
      std::chrono::duration<double, std::milli> elapsed =
          std::chrono::steady_clock::now() - start;
      failed |= mlir::failed(plan) || plan->source != wanted;
      if (mlir::succeeded(plan))
        kernels = plan->plan->programs.size();
      time.add(elapsed.count());
    };
    using Source = CachedPlan::Source;
    for (int i = 0; i < repetitions; ++i) {
      llvm::sys::fs::remove_directories(folder);
      GraphCacheOptions options;
      options.folder = folder.str().str();
      GraphCache first(options), second(options);
      ask(first, *module, compiled, Source::compiler);
      ask(second, *module, fromFolder, Source::disk);
      ask(first, *other, canonical, Source::memory);
      for (int j = 0; j < 10; ++j)
        ask(first, *module, same, Source::memory);
    }
    llvm::outs() << llvm::format("%-12s %5zu %8zu %9.1f %7.2f %10.2f %6.2f\n",
                                 name, ops, kernels, compiled.best,
                                 fromFolder.best, canonical.best, same.best);
  }
  llvm::sys::fs::remove_directories(folder);
  return failed;
}
