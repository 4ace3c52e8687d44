//===- Graphs.cpp - Compile time of models ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graphs.h"

#include "uop/Register.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace uop;
using namespace uop::bench;

using Clock = std::chrono::steady_clock;

std::vector<Graph> uop::bench::getGraphs() {
  return {
      {"add, 1M elements", {"add", {}}},
      {"sum, 1M elements", {"sum", {}}},
      {"matmul 256x256x256", {"matmul", {}}},
      {"mlp, 32x784 to 128 to 10", {"mlp", {}}},
      {"softmax, 1024x1024", {"softmax", {{"rows", 1024}}}},
      {"layernorm, 512x768", {"layernorm", {{"rows", 512}, {"width", 768}}}},
      {"attention, 8 heads, 128x64", {"attention", {}}},
      {"conv2d 3x3, bias, relu, 16x56x56 to 32",
       {"conv2d", {{"channels", 16}, {"outputs", 32}}}},
      {"ResNet block, 64x56x56", {"resnet-block", {}}},
      {"GPT-2 block, 64x768", {"gpt2-block", {}}},
      {"training step, 128x784 to 512 to 512 to 10", {}, "mlp-train.mlir"},
      {"GPT-2, 12 layers", {"gpt2", {}}, "", /*isRun=*/false},
      {"GPT-2, 24 layers", {"gpt2", {{"layers", 24}}}, "", /*isRun=*/false},
  };
}

llvm::Expected<OwningOpRef<ModuleOp>>
uop::bench::buildGraph(MLIRContext &context, const Graph &graph) {
  if (graph.file.empty())
    return buildModule(context, graph.model);
  DialectRegistry registry;
  uop::registerAllDialects(registry);
  context.appendDialectRegistry(registry);
  auto module = parseSourceFile<ModuleOp>(
      (StringRef(UOP_BENCH_PROGRAMS "/") + graph.file).str(), &context);
  if (!module)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "it cannot be read");
  return std::move(module);
}

static double getSecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

static double getTotal(const std::vector<PhaseSeconds> &phases) {
  double total = 0;
  for (const PhaseSeconds &phase : phases)
    total += phase.seconds;
  return total;
}

/// Compiles `text` and loads the code.
static std::optional<CompileSeconds> compileOnce(StringRef text,
                                                 unsigned threads) {
  DialectRegistry registry;
  uop::registerAllDialects(registry);
  MLIRContext context(registry);
  CompileSeconds result;
  double processor = getProcessorSeconds();
  auto start = Clock::now();
  auto module = parseSourceString<ModuleOp>(text, &context);
  result.phases.push_back({"parse", getSecondsSince(start)});
  if (!module)
    return std::nullopt;
  CompileOptions options;
  options.threads = threads;
  FailureOr<CompileResult> compiled = uop::compile(*module, options);
  if (failed(compiled))
    return std::nullopt;
  for (const PhaseTime &time : compiled->times)
    result.phases.push_back({time.phase, time.milliseconds * 1e-3});
  result.processor = getProcessorSeconds() - processor;
  result.cold = getTotal(result.phases);
  for (const runtime::Step &step : compiled->plan->steps)
    result.kernels += step.kind == runtime::Step::Kind::Launch;
  return result;
}

/// What a child does: compiles twice and writes lines of a name and a number.
static int runChild(const Graph &graph, unsigned threads, int file) {
  std::string text;
  {
    // Another context, so that nothing of the module's is there already.
    MLIRContext context(MLIRContext::Threading::DISABLED);
    auto module = buildGraph(context, graph);
    if (!module) {
      llvm::consumeError(module.takeError());
      return 1;
    }
    llvm::raw_string_ostream stream(text);
    (*module)->print(stream);
  }
  auto first = compileOnce(text, threads);
  auto second = compileOnce(text, threads);
  if (!first || !second)
    return 1;
  llvm::raw_fd_ostream os(file, /*shouldClose=*/true);
  os << "kernels " << first->kernels << "\nagain "
     << llvm::format("%.9f", second->cold) << "\nprocessor "
     << llvm::format("%.9f", first->processor) << "\n";
  for (const PhaseSeconds &phase : first->phases)
    os << phase.phase << " " << llvm::format("%.9f", phase.seconds) << "\n";
  return 0;
}

static std::optional<CompileSeconds> parseReport(StringRef text) {
  CompileSeconds result;
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    auto [name, number] = line.split(' ');
    double value;
    if (number.getAsDouble(value))
      return std::nullopt;
    if (name == "kernels")
      result.kernels = unsigned(value);
    else if (name == "again")
      result.again = value;
    else if (name == "processor")
      result.processor = value;
    else
      result.phases.push_back({name.str(), value});
  }
  result.cold = getTotal(result.phases);
  return result;
}

static std::optional<CompileSeconds> runProcess(const Graph &graph,
                                                unsigned threads) {
  int ends[2];
  if (pipe(ends) != 0)
    return std::nullopt;
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    _exit(runChild(graph, threads, ends[1]));
  }
  close(ends[1]);
  std::string text;
  char bytes[4096];
  for (ssize_t count; (count = read(ends[0], bytes, sizeof(bytes))) > 0;)
    text.append(bytes, size_t(count));
  close(ends[0]);
  int status = 1;
  if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0)
    return std::nullopt;
  return parseReport(text);
}

std::optional<CompileSeconds> uop::bench::measureCompile(const Graph &graph,
                                                         unsigned threads,
                                                         unsigned processes) {
  std::optional<CompileSeconds> best;
  for (unsigned i = 0; i < processes; ++i) {
    std::optional<CompileSeconds> one = runProcess(graph, threads);
    if (!one)
      return std::nullopt;
    if (!best) {
      best = one;
      continue;
    }
    best->cold = std::min(best->cold, one->cold);
    best->again = std::min(best->again, one->again);
    best->processor = std::min(best->processor, one->processor);
    for (size_t j = 0; j < best->phases.size(); ++j)
      best->phases[j].seconds =
          std::min(best->phases[j].seconds, one->phases[j].seconds);
  }
  return best;
}
