//===- Tuning.cpp - The search for schedules, for people --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tuning.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>

using namespace uop;
using namespace uop::run;

static std::atomic<bool> interrupted;

static void interrupt(int) { interrupted = true; }

Tuning::Tuning(const Options &options) {
  tune.beam = options.tune;
  if (options.tuneBudget)
    tune.budget = *options.tuneBudget;
  tune.database = options.tuneDatabase;
  tune.stop = &interrupted;
  tune.warn = [](const std::string &text) {
    llvm::errs() << "uop-run: warning: " << text << "\n";
  };
  if (tune.beam == 0)
    return;
  interrupted = false;
  oldHandler = std::signal(SIGINT, interrupt);
  if (!llvm::sys::Process::StandardErrIsDisplayed())
    return;
  tune.progress = [this](const TunedKernel &kernel, size_t number,
                         size_t count) {
    isShown = true;
    constexpr int width = 20;
    int done = int(width * number / count);
    llvm::errs() << "\r[" << std::string(done, '#')
                 << std::string(width - done, '.') << "] " << number + 1 << "/"
                 << count << " " << llvm::StringRef(kernel.name).take_front(24)
                 << ": " << kernel.tried << " tried, "
                 << llvm::format("%.2fx",
                                 kernel.bestNs > 0
                                     ? kernel.heuristicNs / kernel.bestNs
                                     : 1.0)
                 << "\x1b[K";
  };
}

Tuning::~Tuning() {
  if (isShown)
    llvm::errs() << "\r\x1b[K";
  if (tune.beam > 0)
    std::signal(SIGINT, oldHandler == SIG_ERR ? SIG_DFL : oldHandler);
}

void uop::run::writeTuned(runtime::JsonWriter &json,
                          const std::vector<TunedKernel> &kernels) {
  json.beginArray();
  for (const TunedKernel &kernel : kernels) {
    json.beginObject();
    json.member("kernel", kernel.name);
    if (!kernel.reason.empty())
      json.member("not_tuned", kernel.reason);
    json.member("tried", kernel.tried);
    json.member("known", kernel.isKnown);
    json.member("heuristic_us", kernel.heuristicNs / 1000);
    json.member("best_us", kernel.bestNs / 1000);
    json.member("schedule", kernel.schedule);
    json.endObject();
  }
  json.endArray();
}
