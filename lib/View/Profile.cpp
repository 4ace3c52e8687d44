//===- Profile.cpp - Where the time of runs goes ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/View/Profile.h"

#include "uop/Runtime/Device.h"
#include "uop/Runtime/StepGroups.h"
#include "uop/View/MachineLimits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <numeric>

using namespace uop;
using runtime::JsonWriter;
using runtime::Program;
using runtime::Step;
using runtime::TraceEvent;

/// What a viewer still opens. Runs beyond it count for the summary alone.
static constexpr size_t kMaxEvents = 200'000;

Profile::Profile(std::shared_ptr<const runtime::Plan> given, unsigned threads)
    : plan(std::move(given)),
      peakFlops(plan->device ? 0 : measureFMAPeak(threads, 0.1)),
      // More than the caches of most machines.
      peakBytes(plan->device
                    ? plan->device->getLimits().bytesPerSecond
                    : measureCopyBandwidth(threads, size_t(128) << 20, 0.3)),
      levels(runtime::findStepLevels(*plan)), begin(Clock::now()),
      shortest(plan->steps.size()) {}

void Profile::add(const runtime::PlanExecutor &executor,
                  Clock::time_point start) {
  auto trace = executor.trace();
  ++numRuns;
  // A step's slices are together.
  for (size_t i = 0; i < trace.size(); i += trace[i].slices) {
    int64_t first = trace[i].begin, last = trace[i].end;
    for (const TraceEvent &event :
         llvm::ArrayRef(trace.data(), trace.size()).slice(i, trace[i].slices)) {
      first = std::min(first, event.begin);
      last = std::max(last, event.end);
    }
    double &best = shortest[trace[i].step];
    double time = double(last - first);
    best = numRuns == 1 ? time : std::min(best, time);
  }
  if (!runs.empty() && numEvents + trace.size() > kMaxEvents)
    return;
  numEvents += trace.size();
  std::chrono::duration<double, std::micro> since = start - begin;
  runs.push_back({since.count(), {trace.begin(), trace.end()}});
}

std::optional<MachineUse> Profile::getUse(const KernelTime &kernel) const {
  const Program &program = plan->programs[kernel.program];
  if (program.numScalars > 0 || kernel.nanoseconds <= 0)
    return std::nullopt;
  MachineUse use;
  use.gflopsPerSecond =
      double(program.flops) * kernel.launches / kernel.nanoseconds;
  use.gbytesPerSecond =
      double(program.bytes) * kernel.launches / kernel.nanoseconds;
  if (peakFlops > 0)
    use.percentOfLimit = 100e9 * use.gflopsPerSecond / peakFlops;
  if (peakBytes > 0)
    use.percentOfLimit =
        std::max(use.percentOfLimit, 100e9 * use.gbytesPerSecond / peakBytes);
  return use;
}

/// Members that say what a kernel does, and how near that is to what the
/// machine can do.
void Profile::describe(JsonWriter &json, const KernelTime &kernel) const {
  const Program &program = plan->programs[kernel.program];
  if (!program.provenance.empty())
    json.member("source", program.provenance);
  // Of the greatest sizes, where a run decides them.
  bool isBound = program.numScalars > 0;
  json.member(isBound ? "bytes_at_most" : "bytes", program.bytes);
  json.member(isBound ? "flops_at_most" : "flops", program.flops);
  std::optional<MachineUse> use = getUse(kernel);
  if (!use)
    return;
  json.member("gflops_per_s", use->gflopsPerSecond);
  json.member("gbytes_per_s", use->gbytesPerSecond);
  if (use->percentOfLimit > 0)
    json.member("percent_of_limit", use->percentOfLimit);
}

void Profile::writeRun(JsonWriter &json, const Run &run, double offset) const {
  for (const TraceEvent &event : run.events) {
    const Step &step = plan->steps[event.step];
    bool isLaunch = step.kind == Step::Kind::Launch;
    json.beginObject();
    json.member("name", isLaunch ? plan->programs[step.program].name : "copy");
    json.member("cat", isLaunch ? "launch" : "copy");
    json.member("ph", "X");
    json.member("ts", offset + run.startMicroseconds + event.begin / 1e3);
    json.member("dur", (event.end - event.begin) / 1e3);
    json.member("pid", 1);
    json.member("tid", event.thread);
    json.key("args");
    json.beginObject();
    json.member("step", event.step);
    json.member("level", levels[event.step]);
    if (event.slices > 1)
      json.member("slice", std::to_string(event.slice + 1) + " of " +
                               std::to_string(event.slices));
    if (isLaunch) {
      // As if the other slices, which run at the same time, took as long.
      describe(json, {step.program, 1, double(event.end - event.begin)});
    } else {
      json.member("bytes", plan->slots[step.slots[0]].bytes);
    }
    json.endObject();
    json.endObject();
  }
}

/// What the viewer calls process `pid` or its thread `tid`.
static void writeName(JsonWriter &json, const char *what, unsigned pid,
                      unsigned tid, const std::string &name) {
  json.beginObject();
  json.member("name", what);
  json.member("ph", "M");
  json.member("pid", pid);
  json.member("tid", tid);
  json.key("args");
  json.beginObject();
  json.member("name", name);
  json.endObject();
  json.endObject();
}

std::string Profile::writeTrace(const std::string &title,
                                llvm::ArrayRef<PhaseTime> phases) const {
  std::string text;
  JsonWriter json(text, /*indent=*/1);
  json.beginObject();
  json.member("displayTimeUnit", "ns");
  json.key("otherData");
  json.beginObject();
  json.member("runs", numRuns);
  json.member("runs_in_trace", runs.size());
  json.member("peak_gflops_per_s", peakFlops / 1e9);
  json.member("peak_gbytes_per_s", peakBytes / 1e9);
  json.endObject();
  json.key("traceEvents");
  json.beginArray();
  writeName(json, "process_name", 0, 0, "compiler");
  writeName(json, "process_name", 1, 0, title);
  llvm::SmallSetVector<unsigned, 16> threads;
  for (const Run &run : runs)
    for (const TraceEvent &event : run.events)
      threads.insert(event.thread);
  for (unsigned thread : threads)
    writeName(json, "thread_name", 1, thread,
              plan->device ? "device " + plan->device->getName()
                           : "thread " + std::to_string(thread));
  double time = 0;
  for (const PhaseTime &phase : phases) {
    json.beginObject();
    json.member("name", phase.phase);
    json.member("cat", "compile");
    json.member("ph", "X");
    json.member("ts", time);
    json.member("dur", phase.milliseconds * 1e3);
    json.member("pid", 0);
    json.member("tid", 0);
    json.endObject();
    time += phase.milliseconds * 1e3;
  }
  for (const Run &run : runs)
    writeRun(json, run, time);
  json.endArray();
  json.endObject();
  text += "\n";
  return text;
}

llvm::ArrayRef<TraceEvent> Profile::getFastestRun() const {
  llvm::ArrayRef<TraceEvent> best;
  int64_t bestEnd = 0;
  for (const Run &run : runs) {
    int64_t end = 0;
    for (const TraceEvent &event : run.events)
      end = std::max(end, event.end);
    if (best.empty() || end < bestEnd) {
      best = run.events;
      bestEnd = end;
    }
  }
  return best;
}

double Profile::getNanoseconds() const {
  return std::accumulate(shortest.begin(), shortest.end(), 0.0);
}

std::vector<KernelTime> Profile::getKernels() const {
  std::vector<KernelTime> kernels(plan->programs.size());
  for (auto [i, step] : llvm::enumerate(plan->steps)) {
    if (step.kind != Step::Kind::Launch)
      continue;
    KernelTime &kernel = kernels[step.program];
    kernel.program = step.program;
    ++kernel.launches;
    kernel.nanoseconds += shortest[i];
  }
  llvm::erase_if(kernels, [](const KernelTime &k) { return k.launches == 0; });
  llvm::sort(kernels, [](const KernelTime &a, const KernelTime &b) {
    return a.nanoseconds != b.nanoseconds ? a.nanoseconds > b.nanoseconds
                                          : a.program < b.program;
  });
  return kernels;
}

void Profile::summarize(JsonWriter &json) const {
  double total = getNanoseconds();
  json.beginArray();
  for (const KernelTime &kernel : getKernels()) {
    const Program &program = plan->programs[kernel.program];
    json.beginObject();
    json.member("kernel", program.name);
    json.member("launches", kernel.launches);
    json.member("us", kernel.nanoseconds / 1e3);
    json.member("percent_of_run",
                total > 0 ? 100 * kernel.nanoseconds / total : 0.0);
    // There are no estimates for devices.
    if (!plan->device)
      json.member("estimated_us",
                  double(program.nanoseconds) * kernel.launches / 1e3);
    describe(json, kernel);
    json.endObject();
  }
  json.endArray();
}
