//===- UOpSmith.cpp - Random programs, written and checked ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks run in child processes, some programs each: a crash or a hang costs
// one program, and the parent, which compiles nothing, knows which one it was.
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/UOpSmith.h"

#include "Options.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace uop;
using namespace uop::smith;

/// Programs of one child process.
static constexpr uint64_t kBatch = 100;

static constexpr int kExitUsage = 2, kExitCrash = 5;

static int getExitCode(Outcome outcome) {
  switch (outcome) {
  case Outcome::Agrees:
    return 0;
  case Outcome::Differs:
    return 1;
  case Outcome::NoProgram:
    return 3;
  case Outcome::Refused:
    return 4;
  }
  llvm_unreachable("all outcomes are above");
}

static int fail(const llvm::Twine &message, int code = kExitUsage) {
  llvm::errs() << "uop-smith: error: " << message << "\n";
  return code;
}

namespace {

/// What a child tells its parent, in memory that they share.
struct Progress {
  /// Programs that are done, and steps within one: any change is progress.
  std::atomic<uint64_t> done, steps;
  std::atomic<uint64_t> failures, compared, unbounded;
  std::atomic<int> exitCode;
  char schedule[64];
};

class Smith {
public:
  Smith(const Options &options, DialectRegistry &registry)
      : options(options), registry(registry) {}

  int print();
  int check();

private:
  void runBatch(uint64_t begin, uint64_t end);
  CheckResult checkOne(MLIRContext &context, uint64_t seed);
  SmallVector<const Schedule *> pickSchedules(uint64_t seed) const;
  /// Waits for the child. An empty text, or how it died.
  std::string wait(pid_t child);
  void report(uint64_t seed, StringRef schedule, StringRef what,
              StringRef message, int code);
  void addFailure(int code);

  const Options &options;
  DialectRegistry &registry;
  Progress *progress = nullptr;
};

} // namespace

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

int Smith::print() {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  for (uint64_t i = 0; i < options.count; ++i) {
    OwningOpRef<ModuleOp> module =
        writeProgram(context, options.seed + i, options.program);
    if (!module)
      return fail("seed " + llvm::Twine(options.seed + i) +
                  " gives an invalid program");
    if (options.count > 1)
      llvm::outs() << (i ? "// -----\n" : "") << "// seed " << options.seed + i
                   << "\n";
    module->print(llvm::outs());
    llvm::outs() << "\n";
  }
  return 0;
}

/// `cpu`, which is what users run, and another.
SmallVector<const Schedule *> Smith::pickSchedules(uint64_t seed) const {
  if (!options.schedules.empty())
    return llvm::to_vector(ArrayRef<const Schedule *>(options.schedules));
  ArrayRef<Schedule> all = getSchedules();
  return {&all[0], &all[1 + seed % (all.size() - 1)]};
}

CheckResult Smith::checkOne(MLIRContext &context, uint64_t seed) {
  OwningOpRef<ModuleOp> module;
  CheckResult result;
  if (options.checkFile.empty()) {
    module = writeProgram(context, seed, options.program);
    result.message = "the program is invalid";
  } else {
    module = parseSourceFile<ModuleOp>(options.checkFile, &context);
    result.message = "cannot be read";
  }
  result.outcome = Outcome::NoProgram;
  if (!module)
    return result;
  return checkProgram(
      *module, seed, pickSchedules(seed), options.fault,
      [&](StringRef schedule) {
        size_t length =
            std::min(schedule.size(), sizeof progress->schedule - 1);
        std::memcpy(progress->schedule, schedule.data(), length);
        progress->schedule[length] = 0;
        ++progress->steps;
      });
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

void Smith::addFailure(int code) {
  ++progress->failures;
  if (code > progress->exitCode)
    progress->exitCode = code;
}

void Smith::report(uint64_t seed, StringRef schedule, StringRef what,
                   StringRef message, int code) {
  llvm::raw_ostream &os = llvm::errs();
  if (!options.checkFile.empty()) {
    os << options.checkFile << ": schedule " << schedule << " " << what << "\n"
       << message << (message.empty() ? "" : "\n");
    return;
  }
  os << "seed " << seed << ": schedule " << schedule << " " << what << "\n"
     << message << (message.empty() ? "" : "\n");
  std::string name = "smith-" + std::to_string(seed);
  SmallString<128> program(options.folder), script(options.folder);
  llvm::sys::path::append(program, name + ".mlir");
  llvm::sys::path::append(script, name + ".sh");
  std::error_code error;
  llvm::raw_fd_ostream file(program, error);
  if (error) {
    os << program << ": " << error.message() << "\n";
    return;
  }
  // A program that could not even be written is the parent's to report.
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  file << "// uop-smith --seed=" << seed << " --ops=" << options.program.ops
       << (options.program.constants ? " --constants" : "") << "\n";
  if (OwningOpRef<ModuleOp> module =
          writeProgram(context, seed, options.program))
    module->print(file);
  file << "\n";
  std::string again =
      "--seed=" + std::to_string(seed) + " --schedules=" + schedule.str();
  if (options.fault.kind != Fault::Kind::None) {
    static constexpr llvm::StringLiteral kinds[] = {"none", "swap", "abort",
                                                    "hang"};
    again += " --fault=" + kinds[int(options.fault.kind)].str() + ":" +
             options.fault.op;
  }
  llvm::raw_fd_ostream commands(script, error);
  if (!error) {
    commands << "#!/bin/sh\n"
             << "# Exit code 1, which mlir-reduce looks for: it still fails in "
                "the same way.\n"
             << "uop-smith --check-file=\"$1\" " << again
             << " >/dev/null 2>&1\n"
             << "if [ $? -eq " << code << " ]; then exit 1; fi\nexit 0\n";
    commands.close();
    llvm::sys::fs::setPermissions(script, llvm::sys::fs::all_read |
                                              llvm::sys::fs::all_exe |
                                              llvm::sys::fs::owner_write);
  }
  os << "  again:   uop-smith --check-file=" << program << " " << again << "\n"
     << "  smaller: uop-reduce " << program
     << " --reduction-tree='traversal-mode=0 test=" << script << "'\n";
}

//===----------------------------------------------------------------------===//
// Child processes
//===----------------------------------------------------------------------===//

void Smith::runBatch(uint64_t begin, uint64_t end) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  for (uint64_t i = begin; i < end; ++i) {
    CheckResult result = checkOne(context, options.seed + i);
    progress->compared += result.compared;
    progress->unbounded += result.unbounded;
    StringRef what;
    switch (result.outcome) {
    case Outcome::Agrees:
      break;
    case Outcome::Differs:
      what = "differs";
      break;
    case Outcome::Refused:
      what = "refuses the program";
      break;
    case Outcome::NoProgram:
      what = "cannot run the program";
      result.schedule = "interpreter";
      break;
    }
    if (result.outcome != Outcome::Agrees) {
      addFailure(getExitCode(result.outcome));
      report(options.seed + i, result.schedule, what, result.message,
             getExitCode(result.outcome));
    }
    ++progress->done;
    if (progress->failures >= options.maxFailures)
      return;
  }
}

std::string Smith::wait(pid_t child) {
  using Clock = std::chrono::steady_clock;
  uint64_t last = progress->steps;
  auto since = Clock::now();
  int status = 0;
  while (::waitpid(child, &status, WNOHANG) == 0) {
    ::usleep(10000);
    if (progress->steps != last) {
      last = progress->steps;
      since = Clock::now();
    } else if (Clock::now() - since >
               std::chrono::seconds(options.timeoutSeconds)) {
      ::kill(child, SIGKILL);
      ::waitpid(child, &status, 0);
      return "takes more than " + std::to_string(options.timeoutSeconds) +
             " seconds";
    }
  }
  if (WIFSIGNALED(status))
    return "crashes: " + std::string(::strsignal(WTERMSIG(status)));
  // A sanitizer's report ends the process, too.
  if (WEXITSTATUS(status) != 0)
    return "ends the process with exit code " +
           std::to_string(WEXITSTATUS(status));
  return {};
}

int Smith::check() {
  void *memory = ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return fail("out of memory");
  progress = new (memory) Progress();
  uint64_t reported = 0;
  for (uint64_t next = 0;
       next < options.count && progress->failures < options.maxFailures;) {
    llvm::outs().flush();
    llvm::errs().flush();
    std::strcpy(progress->schedule, "generator");
    pid_t child = ::fork();
    if (child < 0)
      return fail("cannot fork: " + llvm::Twine(std::strerror(errno)));
    if (child == 0) {
      runBatch(next, std::min(next + kBatch, options.count));
      llvm::errs().flush();
      ::_exit(0);
    }
    std::string death = wait(child);
    next = progress->done;
    if (!death.empty()) {
      std::string schedule = progress->schedule;
      addFailure(kExitCrash);
      // The generator may be what crashes.
      child = ::fork();
      if (child == 0) {
        report(options.seed + next, schedule, death, "", kExitCrash);
        ::_exit(0);
      }
      if (child > 0 && !wait(child).empty())
        llvm::errs() << "seed " << options.seed + next << ": " << schedule
                     << " " << death << "\n";
      ++progress->done;
      ++next;
    }
    if (next / 10000 != reported && next < options.count) {
      reported = next / 10000;
      llvm::outs() << next << " programs, " << progress->failures
                   << " failures\n";
    }
  }
  if (!options.checkFile.empty() && progress->failures)
    return progress->exitCode;
  llvm::outs() << progress->done << " programs, " << progress->failures
               << " failures; " << progress->compared << " results compared, "
               << progress->unbounded << " without a bound\n";
  return progress->exitCode;
}

int uop::smithMain(int argc, char **argv, DialectRegistry &registry) {
  auto options = parseOptions(ArrayRef<const char *>(argv + 1, argc - 1));
  if (!options)
    return fail(options.message());
  if (options->help) {
    llvm::outs() << getHelpText();
    return 0;
  }
  Smith smith(*options, registry);
  return options->check || !options->checkFile.empty() ? smith.check()
                                                       : smith.print();
}
