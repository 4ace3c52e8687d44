//===- Profile.cpp - Where the time of runs goes ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Profile.h"

#include "Files.h"
#include "uop/Runtime/StepGroups.h"
#include "uop/Tools/MachineLimits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace uop;
using namespace uop::run;
using runtime::JsonWriter;
using runtime::Program;
using runtime::Step;
using runtime::TraceEvent;

/// What a viewer still opens. Runs beyond it count for the summary alone.
static constexpr size_t kMaxEvents = 200'000;

Profile::Profile(std::shared_ptr<const runtime::Plan> given, unsigned threads)
    : plan(std::move(given)), peakFlops(measureFMAPeak(threads, 0.1)),
      // More than the caches of most machines.
      peakBytes(measureCopyBandwidth(threads, size_t(128) << 20, 0.3)),
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

/// Members that say what a kernel does, and how near that is to what the
/// machine can do.
void Profile::describe(JsonWriter &json, const Program &program,
                       double nanoseconds, unsigned launches) const {
  if (!program.provenance.empty())
    json.member("source", program.provenance);
  // Of the greatest sizes, where a run decides them.
  bool isBound = program.numScalars > 0;
  json.member(isBound ? "bytes_at_most" : "bytes", program.bytes);
  json.member(isBound ? "flops_at_most" : "flops", program.flops);
  if (isBound || nanoseconds <= 0)
    return;
  double flops = double(program.flops) * launches / nanoseconds;
  double bytes = double(program.bytes) * launches / nanoseconds;
  json.member("gflops_per_s", flops);
  json.member("gbytes_per_s", bytes);
  double limit = 0;
  if (peakFlops > 0)
    limit = std::max(limit, flops * 1e9 / peakFlops);
  if (peakBytes > 0)
    limit = std::max(limit, bytes * 1e9 / peakBytes);
  json.member("percent_of_limit", 100 * limit);
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
      describe(json, plan->programs[step.program],
               double(event.end - event.begin), 1);
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

runtime::Error Profile::write(const std::string &file, const std::string &title,
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
              "thread " + std::to_string(thread));
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
  return writeText(file, text);
}

void Profile::summarize(JsonWriter &json) const {
  std::vector<Kernel> kernels(plan->programs.size());
  double total = 0;
  for (auto [i, step] : llvm::enumerate(plan->steps)) {
    total += shortest[i];
    if (step.kind != Step::Kind::Launch)
      continue;
    Kernel &kernel = kernels[step.program];
    kernel.program = step.program;
    ++kernel.launches;
    kernel.nanoseconds += shortest[i];
  }
  llvm::erase_if(kernels, [](const Kernel &k) { return k.launches == 0; });
  llvm::sort(kernels, [](const Kernel &a, const Kernel &b) {
    return a.nanoseconds != b.nanoseconds ? a.nanoseconds > b.nanoseconds
                                          : a.program < b.program;
  });
  json.beginArray();
  for (const Kernel &kernel : kernels) {
    const Program &program = plan->programs[kernel.program];
    json.beginObject();
    json.member("kernel", program.name);
    json.member("launches", kernel.launches);
    json.member("us", kernel.nanoseconds / 1e3);
    json.member("percent_of_run",
                total > 0 ? 100 * kernel.nanoseconds / total : 0.0);
    json.member("estimated_us",
                double(program.nanoseconds) * kernel.launches / 1e3);
    describe(json, program, kernel.nanoseconds, kernel.launches);
    json.endObject();
  }
  json.endArray();
}
