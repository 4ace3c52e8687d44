//===- GraphOrigins.cpp - Which ops a kernel comes from ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphOrigins.h"

#include "KernelInfo.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/LEB128.h"

using namespace mlir;
using namespace uop;

/// More places than anybody reads.
static constexpr unsigned kMaxOps = 64;

void uop::markOps(ArrayRef<Operation *> ops, StringRef mark) {
  for (auto [number, op] : llvm::enumerate(ops)) {
    Builder builder(op->getContext());
    op->setLoc(FusedLoc::get(op->getContext(), {op->getLoc()},
                             builder.getDictionaryAttr(builder.getNamedAttr(
                                 mark, builder.getI64IntegerAttr(number)))));
  }
}

static void addMarks(Location loc, StringRef mark,
                     llvm::SetVector<uint32_t> &numbers) {
  for (Location part : listLocations(loc)) {
    auto fused = dyn_cast<FusedLoc>(part);
    auto metadata =
        fused ? dyn_cast_if_present<DictionaryAttr>(fused.getMetadata())
              : DictionaryAttr();
    auto number = metadata ? metadata.getAs<IntegerAttr>(mark) : IntegerAttr();
    if (number && numbers.size() < kMaxOps)
      numbers.insert(number.getInt());
  }
}

/// Applies `change`, from one item to another, to each kernel and check.
template <typename To, typename From, typename Function>
static To mapKernels(const From &kernels, Function change) {
  To result;
  for (const auto &kernel : kernels) {
    auto &mapped = result.emplace_back();
    mapped.kernel = change(kernel.kernel);
    for (const auto &check : kernel.checks)
      mapped.checks.push_back(change(check));
  }
  return result;
}

GraphOrigins uop::findOrigins(ArrayRef<KernelLocations> locations,
                              StringRef mark) {
  return mapKernels<GraphOrigins>(locations, [&](LocationAttr loc) {
    llvm::SetVector<uint32_t> numbers;
    addMarks(loc, mark, numbers);
    return std::vector<uint32_t>(numbers.begin(), numbers.end());
  });
}

GraphOrigins uop::translateOrigins(const GraphOrigins &origins,
                                   ArrayRef<Operation *> ops, StringRef mark) {
  return mapKernels<GraphOrigins>(
      origins, [&](const std::vector<uint32_t> &from) {
        llvm::SetVector<uint32_t> numbers;
        for (uint32_t number : from)
          if (number < ops.size())
            addMarks(ops[number]->getLoc(), mark, numbers);
        return std::vector<uint32_t>(numbers.begin(), numbers.end());
      });
}

static std::string describe(const std::vector<uint32_t> &origins,
                            ArrayRef<Operation *> ops) {
  SmallVector<Location> locations;
  for (uint32_t number : origins)
    if (number < ops.size())
      locations.push_back(ops[number]->getLoc());
  if (locations.empty())
    return {};
  return describeLocation(
      FusedLoc::get(locations.front().getContext(), locations));
}

std::shared_ptr<const runtime::Plan>
uop::withProvenance(std::shared_ptr<const runtime::Plan> plan,
                    const GraphOrigins &origins, ArrayRef<Operation *> ops) {
  std::shared_ptr<runtime::Plan> copy;
  // Calls get(plan) for the text to change, and only if it differs.
  auto set = [&](std::string text, auto get) {
    if (get(*plan) == text)
      return;
    if (!copy)
      copy = std::make_shared<runtime::Plan>(*plan);
    const_cast<std::string &>(get(*copy)) = std::move(text);
  };
  for (auto [i, kernel] : llvm::enumerate(origins)) {
    if (i >= plan->programs.size())
      break;
    set(describe(kernel.kernel, ops),
        [i = i](const runtime::Plan &in) -> const std::string & {
          return in.programs[i].provenance;
        });
    for (auto [j, check] : llvm::enumerate(kernel.checks)) {
      if (j >= plan->programs[i].checks.size())
        break;
      set(describe(check, ops),
          [i = i, j = j](const runtime::Plan &in) -> const std::string & {
            return in.programs[i].checks[j].provenance;
          });
    }
  }
  return copy ? copy : plan;
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

void uop::writeOrigins(const GraphOrigins &origins, llvm::raw_ostream &os) {
  auto write = [&](const std::vector<uint32_t> &numbers) {
    llvm::encodeULEB128(numbers.size(), os);
    for (uint32_t number : numbers)
      llvm::encodeULEB128(number, os);
  };
  llvm::encodeULEB128(origins.size(), os);
  for (const KernelOrigins &kernel : origins) {
    write(kernel.kernel);
    llvm::encodeULEB128(kernel.checks.size(), os);
    llvm::for_each(kernel.checks, write);
  }
}

std::optional<GraphOrigins> uop::readOrigins(StringRef bytes) {
  llvm::DataExtractor data(bytes, /*IsLittleEndian=*/true, /*AddressSize=*/8);
  llvm::DataExtractor::Cursor cursor(0);
  auto read = [&] {
    std::vector<uint32_t> numbers;
    for (uint64_t n = data.getULEB128(cursor); n > 0 && cursor; --n)
      numbers.push_back(data.getULEB128(cursor));
    return numbers;
  };
  GraphOrigins origins;
  for (uint64_t n = data.getULEB128(cursor); n > 0 && cursor; --n) {
    KernelOrigins &kernel = origins.emplace_back();
    kernel.kernel = read();
    for (uint64_t m = data.getULEB128(cursor); m > 0 && cursor; --m)
      kernel.checks.push_back(read());
  }
  if (llvm::Error error = cursor.takeError()) {
    llvm::consumeError(std::move(error));
    return std::nullopt;
  }
  return origins;
}
