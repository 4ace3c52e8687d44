//===- bench.cpp - Compiled kernels against others --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   uop-bench [--quick] [--budget=SECONDS] [--groups=NAME,...]
//             [--thread-counts=N,...] [--json=FILE]
//
// Prints tables of the speed of what UOp compiles, each row beside the time
// that libraries take for the same, upstream MLIR, loops by hand and the limits
// of the machine, all in this process, in turns. See docs/benchmarks.md.
//
//===----------------------------------------------------------------------===//

#include "Graphs.h"
#include "Machine.h"
#include "Measure.h"
#include "Ours.h"
#include "Peers.h"
#include "Report.h"
#include "uop/Register.h"
#include "uop/Target/CPU/CPUTarget.h"
#include "uop/View/MachineLimits.h"

#include "mlir/InitAllPasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>
#include <cstring>
#include <unistd.h>

using namespace mlir;
using namespace uop;
using namespace uop::bench;

namespace cl = llvm::cl;

namespace {
struct Options {
  bool isQuick;
  /// Seconds for each side of a row.
  double budget;
};

class Bench {
public:
  Bench(const Options &options, MLIRContext &context)
      : options(options), context(context) {}

  MachineResult measureMachine();
  RowResult measureRow(const Workload &workload);
  void measureRun(GraphResult &result);

private:
  void addPeers(const Workload &workload, const Operands &operands,
                std::vector<Peer> &peers);
  /// Seconds that the multiply-adds take at least.
  double getFlopSeconds(const Workload &workload) const;
  bool isMemoryBound(const Workload &workload) const;

  const Options &options;
  MLIRContext &context;
  MachineResult machine;
};
} // namespace

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

/// Bytes that stay in no cache of this machine. As the kernel sees it: on
/// virtual machines the C library tells the size of the host's.
static double getCacheBytes() {
  constexpr double fallback = 32 << 20;
  auto file = llvm::MemoryBuffer::getFileAsStream(
      "/sys/devices/system/cpu/cpu0/cache/index3/size");
  int64_t kilobytes;
  if (!file ||
      (*file)->getBuffer().trim().drop_back().getAsInteger(10, kilobytes))
    return fallback;
  return double(kilobytes) * 1024;
}

static std::string getProcessorName() {
  auto file = llvm::MemoryBuffer::getFileAsStream("/proc/cpuinfo");
  std::string name = uop::cpu::getHostCoreName();
  if (!file)
    return name;
  StringRef text = (*file)->getBuffer().split("model name").second;
  StringRef model = text.split('\n').first.ltrim(" \t:");
  return (model + " (" + name + "), " + Twine(sysconf(_SC_NPROCESSORS_ONLN)) +
          " processors")
      .str();
}

MachineResult Bench::measureMachine() {
  machine.processor = getProcessorName();
  machine.compiler = "LLVM " LLVM_VERSION_STRING;
  machine.openBLAS = getOpenBLASVersion();
  machine.oneDNN = getOneDNNVersion();
  size_t bytes = size_t(options.isQuick ? 64 : 256) << 20;
  std::vector<char> from(bytes, 1), to(bytes, 2);
  for (unsigned threads : {1u, 2u}) {
    // Of which all rows are told a part: long enough to find the cores free.
    machine.flops[threads] =
        measureFMAPeak(threads, std::max(options.budget, 1.0));
    double seconds =
        measure({copyBytes(to.data(), from.data(), bytes, threads)},
                options.budget)
            .front();
    machine.bytes[threads] = 2.0 * double(bytes) / seconds;
  }
  return machine;
}

double Bench::getFlopSeconds(const Workload &workload) const {
  return countFlops(workload.op) / machine.flops.at(workload.threads);
}

bool Bench::isMemoryBound(const Workload &workload) const {
  double flopSeconds = getFlopSeconds(workload);
  if (flopSeconds == 0)
    return true;
  double bytes = countBytes(workload.op);
  // What fits the cache need not come from memory.
  return bytes > getCacheBytes() &&
         bytes / machine.bytes.at(workload.threads) > flopSeconds;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// memcpy of as many bytes, and loops by hand: what memory allows.
static void addMemoryPeers(const Workload &workload, const Operands &operands,
                           std::vector<Peer> &peers) {
  unsigned threads = workload.threads;
  size_t bytes = size_t(countBytes(workload.op)) / 2;
  auto from = std::make_shared<std::vector<char>>(bytes, 1);
  auto to = std::make_shared<std::vector<char>>(bytes, 2);
  Call copy = copyBytes(to->data(), from->data(), bytes, threads);
  peers.push_back({"memcpy", [=] { copy(), (void)from, (void)to; }, "", false});
  auto *array = std::get_if<Array1D>(&workload.op);
  if (!array)
    return;
  size_t count = size_t(array->getCount());
  const float *x = operands.inputs[0];
  float *z = operands.output;
  if (array->kind == Array1D::sum) {
    peers.push_back({"by hand", sumByHand(x, z, count, threads), ""});
    return;
  }
  const float *y = operands.inputs[1];
  peers.push_back({"by hand", addByHand(x, y, z, count, threads), ""});
  if (countBytes(workload.op) > getCacheBytes())
    peers.push_back({"by hand, past the cache",
                     addPastCacheByHand(x, y, z, count, threads), ""});
}

void Bench::addPeers(const Workload &workload, const Operands &operands,
                     std::vector<Peer> &peers) {
  for (auto make : {makeOpenBLAS, makeOneDNN, makeOneDNNBlocked, makeUpstream})
    peers.push_back(make(workload, operands));
  if (isMemoryBound(workload))
    addMemoryPeers(workload, operands, peers);
}

/// Upstream's loops are not tiled; in quick runs they are left out where that
/// takes seconds.
static bool takesLong(const Peer &peer, const Workload &workload) {
  return peer.name == "upstream MLIR" && countFlops(workload.op) > 3e8;
}

static bool isMemoryPeer(StringRef name) {
  return name == "memcpy" || name.starts_with("by hand");
}

/// What is compared must be the same.
static bool givesOurResult(const Peer &peer, const Ours &ours,
                           const Operands &operands) {
  // The order of a sum of 64M elements moves the fourth digit.
  constexpr double tolerance = 1e-3;
  ours.clear(operands);
  peer.call();
  return ours.compare(operands.output) <= tolerance;
}

RowResult Bench::measureRow(const Workload &workload) {
  RowResult row{workload, {}, {}, {}, getFlopSeconds(workload)};
  auto fail = [&](llvm::Error error) {
    row.reason = llvm::toString(std::move(error));
    return row;
  };
  auto makeOurs = [&](const Operator &op) -> llvm::Expected<Ours> {
    auto module = buildModule(context, getModelCall(op));
    if (!module)
      return module.takeError();
    return Ours::create(**module, workload.threads);
  };
  llvm::Expected<Ours> ours = makeOurs(workload.op);
  if (!ours)
    return fail(ours.takeError());
  std::vector<Peer> peers;
  std::optional<Ours> plain;
  auto *matmul = std::get_if<Matmul>(&workload.op);
  if (matmul && (matmul->hasBiasAndGelu || matmul->hasBiasGradient)) {
    Matmul product = *matmul;
    product.hasBiasAndGelu = product.hasBiasGradient = false;
    auto made = makeOurs(product);
    if (!made)
      return fail(made.takeError());
    plain.emplace(std::move(*made));
    peers.push_back({"product alone, ours", plain->getCall(), "", false});
  }
  Operands operands = ours->makeOperands();
  addPeers(workload, operands, peers);

  std::vector<Call> calls = {ours->getCall()};
  for (Peer &peer : peers) {
    if (peer.call && options.isQuick && takesLong(peer, workload)) {
      peer.call = nullptr;
      peer.reason = "takes seconds";
    }
    if (!peer.call)
      continue;
    calls.push_back(peer.call);
  }
  std::vector<double> seconds = measure(calls, options.budget);
  row.seconds = seconds[0];
  size_t next = 1;
  for (const Peer &peer : peers) {
    SideResult side{peer.name, {}, peer.reason};
    if (peer.call) {
      side.seconds = seconds[next++];
      if (peer.isComparable && !givesOurResult(peer, *ours, operands))
        side.reason = "(another result)";
    }
    row.sides.push_back(std::move(side));
  }
  if (isMemoryBound(workload)) {
    row.limitSeconds = std::numeric_limits<double>::infinity();
    for (const SideResult &side : row.sides)
      if (side.seconds && isMemoryPeer(side.name))
        row.limitSeconds = std::min(row.limitSeconds, *side.seconds);
  }
  return row;
}

void Bench::measureRun(GraphResult &result) {
  auto module = buildGraph(context, result.graph);
  if (!module) {
    llvm::consumeError(module.takeError());
    return;
  }
  llvm::Expected<Ours> ours = Ours::create(**module, 1);
  if (!ours) {
    llvm::consumeError(ours.takeError());
    return;
  }
  for (const runtime::Step &step : ours->getPlan().steps)
    if (step.kind == runtime::Step::Kind::Launch)
      result.flops += double(ours->getPlan().programs[step.program].flops);
  result.runSeconds = measure({ours->getCall()}, options.budget).front();
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

int main(int argc, char **argv) {
  cl::OptionCategory category("options of uop-bench");
  cl::opt<bool> quick("quick", cl::desc("Fewer and shorter rows: 3 minutes"),
                      cl::cat(category));
  cl::list<std::string> only("groups", cl::CommaSeparated,
                             cl::desc("Of these tables alone"),
                             cl::cat(category));
  cl::list<unsigned> threadCounts("thread-counts", cl::CommaSeparated,
                                  cl::desc("Rows of these thread counts alone"),
                                  cl::cat(category));
  cl::opt<double> budget("budget", cl::desc("Seconds for each side of a row"),
                         cl::init(0), cl::cat(category));
  cl::opt<std::string> jsonPath("json", cl::desc("Where JSON is written"),
                                cl::value_desc("file"), cl::cat(category));
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "measures what UOp compiles\n");
  auto isWanted = [&](StringRef group) {
    return only.empty() || llvm::is_contained(only, group);
  };
  std::vector<Group> groups = getGroups(quick);
  for (const std::string &name : only)
    if (name != "graphs" && llvm::none_of(groups, [&](const Group &group) {
          return group.name == name;
        })) {
      llvm::errs() << "uop-bench: no group '" << name << "'; there are ";
      for (const Group &group : groups)
        llvm::errs() << group.name << ", ";
      llvm::errs() << "graphs\n";
      return 1;
    }

  Options options{quick, quick ? 0.08 : 1.0};
  if (budget > 0)
    options.budget = budget;
  Results results;
  // First, while this process has neither threads nor compiled anything.
  if (isWanted("graphs"))
    for (Graph &graph : getGraphs()) {
      auto compile = measureCompile(graph, 2, quick ? 3 : 9);
      results.graphs.push_back({std::move(graph), compile, {}, 0});
    }

  mlir::registerAllPasses();
  DialectRegistry registry;
  uop::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  Bench bench(options, context);
  results.machine = bench.measureMachine();
  printMachine(results.machine, llvm::outs());
  llvm::outs().flush();

  for (const Group &group : groups) {
    if (!isWanted(group.name))
      continue;
    GroupResult result{group.name, group.title, {}};
    for (const Workload &workload : group.workloads)
      if (threadCounts.empty() ||
          llvm::is_contained(threadCounts, workload.threads))
        result.rows.push_back(bench.measureRow(workload));
    printGroup(result, llvm::outs());
    llvm::outs().flush();
    results.groups.push_back(std::move(result));
  }
  for (GraphResult &result : results.graphs)
    if (result.graph.isRun)
      bench.measureRun(result);
  if (!results.graphs.empty())
    printGraphs(results.graphs, llvm::outs());

  if (jsonPath.empty())
    return 0;
  std::error_code problem;
  llvm::raw_fd_ostream os(jsonPath, problem);
  if (!problem) {
    os << toJson(results);
    os.close();
    problem = os.error();
    os.clear_error();
  }
  if (!problem)
    return 0;
  llvm::errs() << "uop-bench: cannot write " << jsonPath << ": "
               << problem.message() << "\n";
  return 1;
}
