//===- Machine.cpp - The cores and caches of this machine -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Target/CPU/CPUTarget.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>
#include <map>
#include <thread>

using namespace mlir;
using namespace uop;

/// What a file of the system says in its first line; empty if there is none.
static std::string readLine(const Twine &path) {
  auto file = llvm::MemoryBuffer::getFileAsStream(path);
  return file ? (*file)->getBuffer().split('\n').first.trim().str()
              : std::string();
}

/// "48K", "2048K", "105M" in bytes.
static std::optional<int64_t> parseSize(StringRef text) {
  int64_t number;
  if (text.consumeInteger(10, number) || number <= 0)
    return std::nullopt;
  if (text == "K")
    return number << 10;
  if (text == "M")
    return number << 20;
  return text.empty() ? std::optional(number) : std::nullopt;
}

/// Bytes of a cache, and its ways; 0: not known.
struct Cache {
  int64_t bytes = 0, ways = 0;
};

/// The caches of data of the first core, by their levels, as Linux lists them.
static std::map<int64_t, Cache> readCaches() {
  std::map<int64_t, Cache> caches;
  for (unsigned i = 0;; ++i) {
    std::string folder =
        "/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(i) + "/";
    int64_t level;
    if (StringRef(readLine(folder + "level")).getAsInteger(10, level))
      return caches;
    if (readLine(folder + "type") == "Instruction")
      continue;
    std::optional<int64_t> size = parseSize(readLine(folder + "size"));
    if (!size)
      continue;
    Cache &cache = caches[level];
    cache.bytes = *size;
    if (StringRef(readLine(folder + "ways_of_associativity"))
            .getAsInteger(10, cache.ways))
      cache.ways = 0;
  }
}

/// An entry of the description, without "uop.", and its value.
using Entry = std::pair<StringRef, double>;

namespace {
/// What a core starts in each cycle, of its widest vectors.
struct CoreRates {
  double sums = 1, loads = 1, stores = 1;
  /// GHz that all cores of such a processor keep up.
  double clock = 1;
  /// Bytes of a cycle that it gets from the second-level cache and from the
  /// last, and bytes of a nanosecond from memory; 0: as others.
  double secondCache = 0, lastCache = 0, memory = 0;
  /// Pages whose addresses the first and the second level have, and cycles
  /// that one of those that it has not takes beside others; 0: as others.
  double firstPages = 0, nextPage = 0, secondPages = 0, pageWalk = 0;
  /// Cycles that a row of stores waits for the last cache beside other work.
  double storeRow = 0;
  /// A dot product of bf16 takes as long as so many sums.
  double bf16Dot = 1;
  /// Nanoseconds from a load to a line of the last cache and of memory; both
  /// measured on a Zen 3 with other guests, that of memory on a Zen 5, too.
  double lastCacheLatency = 25, memoryLatency = 90;
  /// Megabytes of the last cache by cores, the least of those of one kind: a
  /// guest of two cores sees all of it, and other cores use it.
  double lastCacheShare = 4;

  CoreRates share(double megabytes) const {
    CoreRates rates = *this;
    rates.lastCacheShare = megabytes;
    return rates;
  }
};
} // namespace

/// Intel 64 and IA-32 Architectures Optimization Reference Manual (ports of
/// each microarchitecture); AMD Software Optimization Guides of families 17h to
/// 1Ah. Clocks are those of servers' data sheets with all cores busy. Clients
/// of Intel with 512-bit vectors have one unit for their sums; Zen 4 takes two
/// cycles for 512 bits. Bytes and pages were measured on servers, by sums of
/// arrays. None for a core that is not listed: LLVM's models of the newer ones
/// say less than these manuals.
static std::optional<CoreRates> getCoreRates(StringRef cpu) {
  return llvm::StringSwitch<std::optional<CoreRates>>(cpu)
      .Cases({"skylake-avx512", "cascadelake", "cooperlake", "icelake-server"},
             CoreRates{2, 2, 1, 2.75}.share(1.375))
      .Cases({"sapphirerapids", "emeraldrapids", "graniterapids"},
             CoreRates{2, 2, 1, 3.25, 46, 8.75, 22, 96, 6, 2048, 4, 0, 4}.share(
                 1.875))
      .Case("znver5",
            CoreRates{2, 2, 1, 4.25, 48, 28, 55, 96, 0.25, 4096, 8, 24})
      .Cases({"cannonlake", "icelake-client", "tigerlake", "rocketlake"},
             CoreRates{1, 2, 1, 4}.share(2))
      .Case("znver4", CoreRates{1, 1, 0.5, 3.75, 35, 20})
      .Cases({"znver2", "znver3"}, CoreRates{2, 2, 1, 3.25, 0, 20, 13})
      .Cases({"haswell", "broadwell", "skylake"},
             CoreRates{2, 2, 1, 3.5}.share(2))
      .Cases({"alderlake", "raptorlake", "meteorlake", "lunarlake"},
             CoreRates{2, 2, 1, 4.5}.share(2.5))
      .Default(std::nullopt);
}

static double getBF16Dot(const cpu::TargetOptions &options) {
  std::optional<CoreRates> rates = getCoreRates(
      options.cpu.empty() ? StringRef(cpu::getHostCoreName()) : options.cpu);
  return rates ? rates->bf16Dot : 1;
}

/// The highest clock that the system tells of, in GHz: what it may rise to.
static std::optional<double> readClock() {
  int64_t kilohertz;
  if (StringRef(
          readLine("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq"))
          .getAsInteger(10, kilohertz))
    return std::nullopt;
  return double(kilohertz) * 1e-6;
}

/// How long a core of this machine takes for what it does most often.
static void addRates(const CoreRates &rates, SmallVectorImpl<Entry> &entries) {
  // Not measured: a description that changed with what else the machine does
  // would change the programs, and what a cache has of them.
  double clock = readClock().value_or(rates.clock);
  double cycle = 1 / clock, sum = cycle / rates.sums;
  const Entry known[] = {
      {"vector_op_ns", sum},
      {"load_ns", cycle / rates.loads},
      {"store_ns", cycle / rates.stores},
      // A division and a function are as long as so many sums, and these are
      // cycles of every core.
      {"vector_division_ns", 15 * sum},
      {"function_ns", 22 * sum},
      {"latency_ns", 4.4 * cycle},
      {"gather_ns", 1.1 * cycle},
      {"scalar_division_ns", 5.5 * cycle},
      {"loop_step_ns", 1.85 * cycle},
      {"loop_entry_ns", 15 * cycle},
      {"second_cache_bytes_per_ns", rates.secondCache * clock},
      {"last_cache_bytes_per_ns", rates.lastCache * clock},
      {"memory_bytes_per_ns", rates.memory},
      {"first_pages", rates.firstPages},
      {"next_page_ns", rates.nextPage * cycle},
      {"second_pages", rates.secondPages},
      {"page_walk_ns", rates.pageWalk * cycle},
      {"store_row_ns", rates.storeRow * cycle},
      {"last_cache_latency_ns", rates.lastCacheLatency},
      {"memory_latency_ns", rates.memoryLatency},
  };
  for (const Entry &entry : known)
    if (entry.second > 0)
      entries.push_back(entry);
}

/// What the system says of the machine that compiles.
static void addHost(SmallVectorImpl<Entry> &entries) {
  int64_t cores = std::thread::hardware_concurrency();
  if (cores > 0)
    entries.emplace_back("threads", cores);
  std::map<int64_t, Cache> caches = readCaches();
  auto add = [&](StringRef bytes, StringRef ways, const Cache &cache) {
    if (cache.bytes > 0)
      entries.emplace_back(bytes, cache.bytes);
    if (cache.ways > 0)
      entries.emplace_back(ways, cache.ways);
  };
  add("first_cache_bytes", "first_cache_ways", caches[1]);
  add("second_cache_bytes", "second_cache_ways", caches[2]);
  std::optional<CoreRates> rates = getCoreRates(cpu::getHostCoreName());
  if (double bytes = double(caches[3].bytes); bytes > 0) {
    double share = rates.value_or(CoreRates()).lastCacheShare;
    double all = double(std::max<int64_t>(cores, 1)) * share * 0x1p20;
    // What the second-level cache has is not in the last one, too.
    all += double(caches[2].bytes);
    entries.emplace_back("last_cache_bytes", std::min(bytes, all));
  }
  if (rates)
    addRates(*rates, entries);
}

static TypedAttr getNumber(Builder &builder, double value) {
  if (value == std::floor(value))
    return builder.getI64IntegerAttr(int64_t(value));
  return builder.getF64FloatAttr(value);
}

TargetSystemSpecAttr cpu::describeMachine(MLIRContext *context,
                                          const TargetOptions &options) {
  context->loadDialect<DLTIDialect>();
  SmallVector<Entry> entries;
  {
    // A CPU that is unknown is an error later, at the program's location.
    ScopedDiagnosticHandler silence(context,
                                    [](Diagnostic &) { return success(); });
    FailureOr<VectorRegisters> registers =
        getVectorRegisters(options, UnknownLoc::get(context));
    if (failed(registers))
      return {};
    entries.emplace_back("vector_bytes", registers->bytes);
    entries.emplace_back("vector_registers", registers->count);
    entries.emplace_back("masked_bytes", registers->maskedBytes);
    if (registers->hasDot)
      entries.emplace_back("dot_products", 1);
    if (registers->dotI16Bytes == registers->bytes)
      // pmaddwd and a sum; vpdpwssd of VNNI is both.
      entries.emplace_back("i16_dot_products", registers->hasDot ? 1 : 2);
    if (registers->hasDotBF16)
      entries.emplace_back("bf16_dot_products", getBF16Dot(options));
  }
  // What is saved names the CPU that it is for.
  if (options.cpu.empty() || options.cpu == cpu::getHostCoreName())
    addHost(entries);
  Builder builder(context);
  SmallVector<DataLayoutEntryInterface> attributes;
  for (auto [name, value] : entries)
    attributes.push_back(DataLayoutEntryAttr::get(
        builder.getStringAttr("uop." + name), getNumber(builder, value)));
  auto device = TargetDeviceSpecAttr::get(context, attributes);
  DataLayoutEntryInterface cpu =
      DataLayoutEntryAttr::get(builder.getStringAttr("CPU"), device);
  return TargetSystemSpecAttr::get(context, cpu);
}
