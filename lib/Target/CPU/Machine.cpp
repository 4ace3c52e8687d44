//===- Machine.cpp - The cores and caches of this machine -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Target/CPU/CPUTarget.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Host.h"

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

/// The caches of data of the first core, by their levels, as Linux lists them.
static std::map<int64_t, int64_t> readCaches() {
  std::map<int64_t, int64_t> sizes;
  for (unsigned i = 0;; ++i) {
    std::string folder =
        "/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(i) + "/";
    int64_t level;
    if (StringRef(readLine(folder + "level")).getAsInteger(10, level))
      return sizes;
    if (readLine(folder + "type") == "Instruction")
      continue;
    if (std::optional<int64_t> size = parseSize(readLine(folder + "size")))
      sizes[level] = *size;
  }
}

/// An entry of the description, without "uop.", and its value.
using Entry = std::pair<StringRef, int64_t>;

/// What the system says of the machine that compiles.
static void addHost(SmallVectorImpl<Entry> &entries) {
  constexpr int64_t lastCacheOfCore = int64_t(16) << 20;
  int64_t cores = std::thread::hardware_concurrency();
  if (cores > 0)
    entries.emplace_back("threads", cores);
  std::map<int64_t, int64_t> caches = readCaches();
  if (caches.count(1))
    entries.emplace_back("first_cache_bytes", caches[1]);
  if (caches.count(2))
    entries.emplace_back("second_cache_bytes", caches[2]);
  if (caches.count(3))
    entries.emplace_back(
        "last_cache_bytes",
        std::min(caches[3], std::max<int64_t>(cores, 1) * lastCacheOfCore));
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
  }
  // What is saved names the CPU that it is for.
  if (options.cpu.empty() || options.cpu == llvm::sys::getHostCPUName())
    addHost(entries);
  Builder builder(context);
  SmallVector<DataLayoutEntryInterface> attributes;
  for (auto [name, value] : entries)
    attributes.push_back(
        DataLayoutEntryAttr::get(builder.getStringAttr("uop." + name),
                                 builder.getI64IntegerAttr(value)));
  auto device = TargetDeviceSpecAttr::get(context, attributes);
  DataLayoutEntryInterface cpu =
      DataLayoutEntryAttr::get(builder.getStringAttr("CPU"), device);
  return TargetSystemSpecAttr::get(context, cpu);
}
