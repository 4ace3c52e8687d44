//===- Replay.cpp - What a run costs beyond its kernels ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// uop-replay-benchmark: times plans whose kernels return at once; and, given
// the name of a file that uop-compile wrote, how long it takes to load it and
// to run it the first time.
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Artifact.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace uop::runtime;
using Clock = std::chrono::steady_clock;

static void doNothing(void *const *, int64_t, int64_t) {}

static double nanosecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

static int fail(const std::string &message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  return 1;
}

/// Launches of three buffers, each of what the one before wrote.
static std::shared_ptr<Plan> makePlan(unsigned launches, int64_t extent) {
  auto plan = std::make_shared<Plan>();
  plan->inputs = {{DType::F32, {16}}, {DType::F32, {16}}};
  plan->outputs = {{DType::F32, {16}}};
  plan->slots = {Slot::makeInput(0, 64), Slot::makeInput(1, 64),
                 Slot::makeOutput(0, 64), Slot::makeTemporary(64)};
  Program program;
  program.name = "nothing";
  program.entry = doNothing;
  program.numArgs = 3;
  program.written = {true, false, false};
  program.threadExtent = extent;
  plan->programs = {program};
  plan->steps = {Step::makeAllocate(3)};
  for (unsigned i = 0; i < launches; ++i)
    plan->steps.push_back(i % 2 ? Step::makeLaunch(0, {3, 2, 0})
                                : Step::makeLaunch(0, {2, 3, 1}));
  return plan;
}

/// The least time of a run, in nanoseconds; with `rebind` each run has other
/// arrays than the one before.
static Expected<double> timeRun(unsigned launches, unsigned threads,
                                int64_t extent, bool rebind) {
  ExecutorOptions options;
  options.threads = threads;
  auto executor = PlanExecutor::create(makePlan(launches, extent), options);
  if (!executor)
    return executor.takeError();
  std::vector<std::vector<Array>> inputs(2), outputs(2);
  for (int i = 0; i < 2; ++i) {
    for (int input = 0; input < 2; ++input)
      inputs[i].push_back(*Array::create(DType::F32, {16}));
    outputs[i] = *executor->makeOutputs();
  }
  double least = 1e18;
  unsigned runs = std::max(20u, 20000u / (launches * threads));
  for (unsigned i = 0; i < runs; ++i) {
    unsigned which = rebind ? i % 2 : 0;
    auto start = Clock::now();
    Error error = executor->run(inputs[which], outputs[which]);
    double time = nanosecondsSince(start);
    if (error)
      return error;
    least = std::min(least, time);
  }
  return least;
}

static int timePlans() {
  std::printf("%8s %8s %8s %12s %14s\n", "threads", "slices", "launches",
              "run ns", "ns a launch");
  for (unsigned threads : {1, 2}) {
    for (int64_t extent : {1, 2}) {
      if (extent > threads)
        continue;
      for (unsigned launches : {1, 10, 1000}) {
        Expected<double> same = timeRun(launches, threads, extent, false);
        if (!same)
          return fail(same.message());
        std::printf("%8u %8u %8u %12.0f %14.1f\n", threads, unsigned(extent),
                    launches, *same, *same / launches);
      }
    }
  }
  Expected<double> rebound = timeRun(1, 1, 1, true);
  if (!rebound)
    return fail(rebound.message());
  std::printf("one launch, other arrays each time: %.0f ns\n", *rebound);
  return 0;
}

static int timeFile(const std::string &path) {
  double least = 1e18, executed = 1e18;
  for (int i = 0; i < 50; ++i) {
    auto start = Clock::now();
    auto artifact = loadArtifact(path);
    if (!artifact)
      return fail(artifact.message());
    least = std::min(least, nanosecondsSince(start));
    auto executor = PlanExecutor::create(artifact->plan);
    if (!executor)
      return fail(executor.message());
    executed = std::min(executed, nanosecondsSince(start));
  }
  std::printf("%s: loaded in %.0f us, ready to run in %.0f us\n", path.c_str(),
              least / 1000, executed / 1000);
  return 0;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i)
    if (int code = timeFile(argv[i]))
      return code;
  return argc > 1 ? 0 : timePlans();
}
