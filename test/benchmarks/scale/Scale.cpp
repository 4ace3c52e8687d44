//===- Scale.cpp - Compile time against the size of programs ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds programs in memory and takes them from tensor ops to planned kernels
// on one thread, with the verifier after each pass, as uop-run does. Prints the
// seconds of processor time of each stage, the least of three runs.
//
//   uop-scale-benchmark [--check] [--divide=N] [NAME...]
//
// --check is for tests: an error if four times the program takes more than
// eight times as long. --divide makes all programs smaller.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Models/Models.h"
#include "uop/Pipelines/Pipelines.h"
#include "uop/Register.h"
#include "llvm/Support/Format.h"

#include <ctime>
#include <limits>

using namespace mlir;
using namespace uop;

namespace {
/// So many times as long may four times the program take.
constexpr double kMaxGrowth = 8;

/// Appends `count` steps of a program to a value.
using Grow = SmallVector<Value> (*)(OpBuilder &, Location, Value, Value,
                                    int64_t count);

struct Family {
  const char *name;
  const char *what;
  /// Null for GPT-2, whose layers are the steps.
  Grow grow;
  SmallVector<int64_t> sizes;
};

struct Times {
  double range = 0, kernels = 0, plan = 0;
  double getSum() const { return range + kernels + plan; }
};
} // namespace

static SmallVector<Value> growChain(OpBuilder &b, Location loc, Value x,
                                    Value y, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    x = i % 2 ? AddOp::create(b, loc, x, y).getResult()
              : MulOp::create(b, loc, x, y).getResult();
  return {x};
}

/// Each step is read twice by the next.
static SmallVector<Value> growDiamonds(OpBuilder &b, Location loc, Value x,
                                       Value, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    Value left = SqrtOp::create(b, loc, x), right = NegOp::create(b, loc, x);
    x = AddOp::create(b, loc, left, right);
  }
  return {x};
}

static SmallVector<Value> growAssigns(OpBuilder &b, Location loc, Value x,
                                      Value, int64_t count) {
  Value state = BufferOp::create(b, loc, cast<RankedTensorType>(x.getType()),
                                 /*id=*/0, /*device=*/StringAttr());
  for (int64_t i = 0; i < count; ++i)
    state = AssignOp::create(b, loc, AddOp::create(b, loc, state, x), state,
                             /*dynamic=*/ValueRange(), /*offsets=*/{},
                             /*sizes=*/{});
  return {state};
}

/// Each step is a kernel of its own.
static SmallVector<Value> growKernels(OpBuilder &b, Location loc, Value x,
                                      Value y, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    x = ContiguousOp::create(b, loc, AddOp::create(b, loc, x, y));
  return {x};
}

/// Kernels that read the same, and may share launches.
static SmallVector<Value> growReaders(OpBuilder &b, Location loc, Value x,
                                      Value, int64_t count) {
  SmallVector<Value> results;
  for (int64_t i = 0; i < count; ++i) {
    Value constant = ConstOp::create(b, loc, x.getType(), i);
    results.push_back(
        ExpOp::create(b, loc, AddOp::create(b, loc, x, constant)));
  }
  return results;
}

/// Parts of a tensor, one after the other.
static SmallVector<Value> growParts(OpBuilder &b, Location loc, Value x, Value,
                                    int64_t count) {
  auto type = cast<RankedTensorType>(x.getType());
  SmallVector<Value> parts;
  for (int64_t i = 0; i < count; ++i)
    parts.push_back(ShrinkOp::create(b, loc, type.clone(ArrayRef<int64_t>{1}),
                                     x, {7 * i % type.getDimSize(0)}, {1}));
  return {CatOp::create(b, loc, type.clone(ArrayRef<int64_t>{count}), parts,
                        /*axis=*/0)};
}

static OwningOpRef<ModuleOp> build(MLIRContext *context, const Family &family,
                                   int64_t count) {
  if (!family.grow) {
    llvm::StringMap<int64_t> parameters;
    parameters["layers"] = count;
    return buildModel(context, "gpt2", parameters);
  }
  Location loc = UnknownLoc::get(context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  auto type = RankedTensorType::get({64}, builder.getF32Type());
  auto function = func::FuncOp::create(
      builder, loc, "main", builder.getFunctionType({type, type}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  SmallVector<Value> results = family.grow(
      builder, loc, function.getArgument(0), function.getArgument(1), count);
  func::ReturnOp::create(builder, loc, results);
  function.setType(
      builder.getFunctionType({type, type}, TypeRange(ValueRange(results))));
  return module;
}

static size_t countOps(ModuleOp module) {
  size_t count = 0;
  module.walk([&](Operation *) { ++count; });
  return count;
}

template <typename Build>
static FailureOr<double> runStage(ModuleOp module, Build build) {
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  build(pm);
  // Other processes would show in the time of the clock on the wall.
  std::clock_t start = std::clock();
  if (failed(pm.run(module)))
    return failure();
  return double(std::clock() - start) / CLOCKS_PER_SEC;
}

static FailureOr<Times> runStages(ModuleOp module) {
  PipelineOptions options;
  auto range =
      runStage(module, [](OpPassManager &pm) { buildRangePipeline(pm); });
  if (failed(range))
    return failure();
  auto kernels = runStage(
      module, [&](OpPassManager &pm) { buildKernelPipeline(pm, options); });
  if (failed(kernels))
    return failure();
  auto plan =
      runStage(module, [](OpPassManager &pm) { buildBufferPipeline(pm); });
  if (failed(plan))
    return failure();
  return Times{*range, *kernels, *plan};
}

/// Prints the times of all sizes; lowers `sums` to them.
static LogicalResult measure(const DialectRegistry &registry,
                             const Family &family, int64_t divisor,
                             MutableArrayRef<double> sums) {
  for (auto [size, sum] : llvm::zip_equal(family.sizes, sums)) {
    int64_t count = std::max<int64_t>(size / divisor, 1);
    Times best;
    size_t ops = 0;
    for (unsigned i = 0; i < 3; ++i) {
      MLIRContext context(registry, MLIRContext::Threading::DISABLED);
      context.loadDialect<UOpDialect, func::FuncDialect>();
      OwningOpRef<ModuleOp> module = build(&context, family, count);
      if (!module)
        return failure();
      ops = countOps(*module);
      FailureOr<Times> times = runStages(*module);
      if (failed(times))
        return failure();
      if (i == 0 || times->getSum() < best.getSum())
        best = *times;
    }
    llvm::outs() << llvm::left_justify(family.name, 12)
                 << llvm::format("%9lld %9zu %7.3f %7.3f %7.3f %7.3f\n",
                                 (long long)count, ops, best.range,
                                 best.kernels, best.plan, best.getSum());
    llvm::outs().flush();
    sum = std::min(sum, best.getSum());
  }
  return success();
}

int main(int argc, char **argv) {
  bool isCheck = false;
  int64_t divisor = 1;
  SmallVector<StringRef> names;
  for (StringRef arg : llvm::ArrayRef(argv, argc).drop_front()) {
    if (arg == "--check") {
      isCheck = true;
    } else if (arg.consume_front("--divide=")) {
      if (arg.getAsInteger(10, divisor) || divisor < 1) {
        llvm::errs() << "--divide needs a positive number, got " << arg << "\n";
        return 1;
      }
    } else {
      names.push_back(arg);
    }
  }
  const Family families[] = {
      {"gpt2", "layers of GPT-2", nullptr, {12, 24, 48, 96}},
      {"chain", "elementwise ops", growChain, {25000, 50000, 100000}},
      {"diamonds", "diamonds", growDiamonds, {2500, 5000, 10000}},
      {"assigns", "assignments", growAssigns, {25000, 50000, 100000}},
      {"kernels", "kernels", growKernels, {1000, 2000, 4000}},
      {"readers", "readers of one tensor", growReaders, {800, 1600, 3200}},
      {"parts", "parts of a tensor", growParts, {1000, 2000, 4000}},
  };

  DialectRegistry registry;
  registerAllDialects(registry);
  bool isFine = true;
  llvm::outs() << "program          size       ops   range kernels    plan"
                  "     sum  seconds\n";
  for (const Family &family : families) {
    if (!names.empty() && !llvm::is_contained(names, family.name))
      continue;
    // Times of each size, the least of all rounds.
    SmallVector<double> sums(family.sizes.size(),
                             std::numeric_limits<double>::infinity());
    auto getGrowth = [&] { return sums.back() / sums[sums.size() - 3]; };
    // Rounds in which another program had the caches are measured again.
    unsigned maxRounds = isCheck ? 4 : 1;
    for (unsigned round = 0; round < maxRounds; ++round) {
      if (failed(measure(registry, family, divisor, sums)))
        return 1;
      if (getGrowth() <= kMaxGrowth)
        break;
    }
    if (isCheck && getGrowth() > kMaxGrowth) {
      llvm::errs() << "four times as many " << family.what << " take "
                   << llvm::format("%.1f", getGrowth()) << " times as long\n";
      isFine = false;
    }
  }
  return isFine ? 0 : 1;
}
