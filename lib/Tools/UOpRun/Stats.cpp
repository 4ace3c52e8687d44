//===- Stats.cpp - What --stats prints --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stats.h"

#include "Tuning.h"
#include "uop/Runtime/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace uop;
using namespace uop::run;

/// The least and the median of `microseconds`, of which there is at least one.
static void writeTimes(runtime::JsonWriter &json, const char *key,
                       std::vector<double> microseconds) {
  llvm::sort(microseconds);
  size_t middle = microseconds.size() / 2;
  double median = microseconds[middle];
  if (microseconds.size() % 2 == 0)
    median = (microseconds[middle - 1] + median) / 2;
  json.key(key);
  json.beginObject();
  json.member("min", microseconds.front());
  json.member("median", median);
  json.endObject();
}

void uop::run::printStats(llvm::raw_ostream &os, const Options &options,
                          const runtime::Plan *plan, RunStats stats,
                          const Profile *profile) {
  int64_t launches = 0, flops = 0, bytes = 0, arena = 0, peak = 0;
  if (plan) {
    for (const runtime::Step &step : plan->steps) {
      if (step.kind != runtime::Step::Kind::Launch)
        continue;
      ++launches;
      flops = llvm::SaturatingAdd<uint64_t>(flops,
                                            plan->programs[step.program].flops);
      bytes = llvm::SaturatingAdd<uint64_t>(bytes,
                                            plan->programs[step.program].bytes);
    }
    for (const runtime::Slot &slot : plan->slots) {
      if (slot.kind == runtime::Slot::Kind::View)
        continue;
      peak += slot.bytes;
      if (slot.kind == runtime::Slot::Kind::Temporary)
        arena += slot.bytes;
    }
  }
  double total = 0;
  for (const PhaseTime &time : stats.times)
    total += time.milliseconds;

  std::string text;
  runtime::JsonWriter json(text, /*indent=*/2);
  json.beginObject();
  json.member("kernels", launches);
  json.member("unique_kernels", plan ? plan->programs.size() : 0);
  json.member("cache_hits", stats.kernelHits);
  json.member("cache_misses", stats.kernelMisses);
  json.member("graph_hits", unsigned(stats.isGraphHit == true));
  json.member("graph_misses", unsigned(stats.isGraphHit == false));
  json.key("compile_ms");
  json.beginObject();
  json.member("total", total);
  for (const PhaseTime &time : stats.times)
    json.member(time.phase, time.milliseconds);
  json.endObject();
  writeTimes(json, "run_us", stats.runMicroseconds);
  if (!stats.deviceMicroseconds.empty())
    writeTimes(json, "device_us", stats.deviceMicroseconds);
  json.member("bytes", bytes);
  json.member("flops", flops);
  json.member("arena_bytes", arena);
  json.member("peak_bytes", peak);
  json.member("device", std::string(getDeviceName(options)));
  json.member("threads", options.threads);
  json.member("repeat", options.repeat);
  if (profile) {
    json.key("profile");
    profile->summarize(json);
  }
  if (!stats.tuned.empty()) {
    json.key("tuned");
    writeTuned(json, stats.tuned);
  }
  json.endObject();
  os << text << "\n";
}
