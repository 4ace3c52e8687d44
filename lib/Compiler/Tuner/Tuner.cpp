//===- Tuner.cpp - Schedules found by measuring -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A beam search (docs/schedules.md, "Searched"): the fastest schedules known
// are varied by one action, what is legal and new is compiled on several
// threads and timed on one.
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/Tuner.h"

#include "Candidates.h"
#include "CompilerBuild.inc"
#include "Database.h"
#include "Trial.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Dialect/UOp/Transforms/Schedules.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Threading.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Config/llvm-config.h"

#include <chrono>

using namespace mlir;
using namespace uop;
using namespace uop::tuner;

/// How much faster a schedule must be to take the place of the heuristic's.
static constexpr double kLeastGain = 1.02;
/// Rounds without a faster schedule after which a search ends.
static constexpr unsigned kPatience = 2;
/// Schedules that are compiled before any of them is timed.
static constexpr size_t kBatch = 8;

namespace {
class KernelTuner {
public:
  KernelTuner(KernelOp kernel, ModuleOp module,
              const cpu::TargetOptions &target, cpu::VectorRegisters registers,
              const TuneOptions &options, double seconds,
              std::function<void(const TunedKernel &)> progress)
      : kernel(kernel), module(module), target(target), registers(registers),
        options(options), progress(std::move(progress)),
        deadline(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                    std::chrono::duration<double>(seconds))) {}

  LogicalResult run(Database *database, StringRef targetText);
  TunedKernel result;

private:
  using Clock = std::chrono::steady_clock;

  bool isOver() const {
    return Clock::now() >= deadline || (options.stop && *options.stop);
  }
  LogicalResult selectHeuristic();
  void setSchedule(ArrayRef<ActionAttr> actions);
  void keepHeuristic();
  LogicalResult measureHeuristic();
  std::optional<double> compareWithReference(const Candidate &candidate);
  void takeBest(Record &record);
  bool takeKnown(const Record &record);
  void search();
  void measure(std::vector<Candidate> &batch);
  Candidate *getBest();

  KernelOp kernel;
  ModuleOp module;
  const cpu::TargetOptions &target;
  cpu::VectorRegisters registers;
  /// Of the machine that the module describes.
  CostModel model;
  const TuneOptions &options;
  std::function<void(const TunedKernel &)> progress;
  Clock::time_point deadline;

  ScheduleAttr heuristic;
  std::optional<Trial> trial;
  std::vector<Candidate> known;
  /// The kernel with the heuristic's schedule.
  std::optional<runtime::Program> reference;
};
} // namespace

/// What the search starts from, and what a schedule must be faster than. The
/// kernel has no schedule then.
LogicalResult KernelTuner::selectHeuristic() {
  PassManager select(kernel.getContext(), KernelOp::getOperationName());
  SelectSchedulePassOptions selectOptions;
  selectOptions.vectorBytes = registers.bytes;
  selectOptions.registers = registers.count;
  selectOptions.threads = options.threads;
  select.addPass(createSelectSchedulePass(selectOptions));
  if (failed(select.run(kernel)))
    return failure();
  heuristic = kernel->getAttrOfType<ScheduleAttr>(kScheduleAttrName);
  kernel->removeDiscardableAttr(kScheduleAttrName);
  return success();
}

void KernelTuner::setSchedule(ArrayRef<ActionAttr> actions) {
  auto schedule = ScheduleAttr::get(kernel.getContext(), actions);
  kernel->setDiscardableAttr(kScheduleAttrName, schedule);
  llvm::raw_string_ostream(result.schedule) << schedule;
}

void KernelTuner::keepHeuristic() {
  if (heuristic)
    setSchedule(heuristic.getActions());
}

/// Takes what the database says, if it can be performed.
bool KernelTuner::takeKnown(const Record &record) {
  result.heuristicNs = record.heuristicNs;
  result.bestNs = record.bestNs;
  result.isKnown = true;
  if (record.schedule.empty()) {
    keepHeuristic();
    return true;
  }
  // What is wrong there is as if it were not there.
  ScopedDiagnosticHandler quiet(kernel.getContext(),
                                [](Diagnostic &) { return success(); });
  auto schedule = dyn_cast_or_null<ScheduleAttr>(
      parseAttribute(record.schedule, kernel.getContext()));
  OwningOpRef<KernelOp> scratch(kernel.clone());
  if (schedule &&
      succeeded(performSchedule(*scratch, schedule.getActions(), model))) {
    setSchedule(schedule.getActions());
    return true;
  }
  result = TunedKernel();
  result.name = kernel.getName().str();
  return false;
}

/// Compiles on all threads, then runs on one.
void KernelTuner::measure(std::vector<Candidate> &batch) {
  std::vector<std::optional<runtime::Program>> programs(batch.size());
  parallelFor(kernel.getContext(), 0, batch.size(), [&](size_t i) {
    auto program = compileAlone(*batch[i].kernel, module, target, registers);
    if (succeeded(program))
      programs[i] = std::move(*program);
  });
  for (auto [candidate, program] : llvm::zip_equal(batch, programs)) {
    ++result.tried;
    if (!program || !trial->agrees(*program))
      continue;
    candidate.time = trial->time(*program, result.bestNs);
    if (candidate.time < result.bestNs)
      result.bestNs = candidate.time;
    known.push_back(std::move(candidate));
  }
}

/// The fastest of those that have not been varied.
Candidate *KernelTuner::getBest() {
  Candidate *best = nullptr;
  for (Candidate &each : known)
    if (!each.isExpanded && (!best || each.time < best->time))
      best = &each;
  return best;
}

void KernelTuner::search() {
  Candidates candidates(kernel, registers, model);
  std::vector<Candidate> batch;
  Actions none, first;
  if (heuristic)
    first.assign(heuristic.getActions().begin(), heuristic.getActions().end());
  for (const Actions &actions : {first, none})
    if (std::optional<Candidate> made = candidates.make(actions))
      batch.push_back(std::move(*made));
  measure(batch);

  unsigned numIdle = 0;
  while (!isOver() && numIdle < kPatience) {
    double before = result.bestNs;
    std::vector<Actions> next;
    for (unsigned i = 0; i < options.beam; ++i) {
      Candidate *best = getBest();
      // What takes twice as long leads nowhere soon.
      if (!best || best->time > 2 * result.bestNs)
        break;
      best->isExpanded = true;
      llvm::append_range(next, candidates.getNeighbours(*best));
    }
    if (next.empty())
      return;
    batch.clear();
    for (const Actions &actions : next) {
      if (isOver())
        return;
      if (std::optional<Candidate> made = candidates.make(actions))
        batch.push_back(std::move(*made));
      if (batch.size() < kBatch)
        continue;
      progress(result);
      measure(batch);
      batch.clear();
    }
    measure(batch);
    numIdle = result.bestNs < before ? 0 : numIdle + 1;
  }
}

/// Compiles and times the heuristic's kernel. There is no reference afterwards
/// where that cannot be done, and the result says why.
LogicalResult KernelTuner::measureHeuristic() {
  OwningOpRef<KernelOp> scheduled(kernel.clone());
  if (heuristic &&
      failed(performSchedule(*scheduled, heuristic.getActions(), model)))
    return failure();
  trial = Trial::create(kernel, result.reason);
  if (!trial)
    return success();
  auto program = compileAlone(*scheduled, module, target, registers);
  if (failed(program)) {
    result.reason = "it does not compile alone";
    return success();
  }
  if (!trial->setReference(*program)) {
    result.reason = "with random arguments, it reads or writes outside of them";
    return success();
  }
  reference = std::move(*program);
  result.heuristicNs = result.bestNs = trial->time(*reference, 0);
  return success();
}

/// The time of a candidate, measured again in turns with the reference, whose
/// time is put into the result: what was fast by chance is not taken. None if
/// it is not faster.
std::optional<double>
KernelTuner::compareWithReference(const Candidate &candidate) {
  auto program = compileAlone(*candidate.kernel, module, target, registers);
  if (failed(program))
    return std::nullopt;
  double ours = 0, theirs = 0;
  for (int i = 0; i < 5; ++i) {
    double mine = trial->time(*program, 0);
    double other = trial->time(*reference, 0);
    ours = i == 0 ? mine : std::min(ours, mine);
    theirs = i == 0 ? other : std::min(theirs, other);
  }
  result.heuristicNs = result.bestNs = theirs;
  if (theirs < kLeastGain * ours)
    return std::nullopt;
  return ours;
}

/// Takes the first of the fastest schedules that wins a last comparison, or the
/// heuristic's.
void KernelTuner::takeBest(Record &record) {
  llvm::sort(known, [](const Candidate &lhs, const Candidate &rhs) {
    return lhs.time < rhs.time;
  });
  for (const Candidate &best : ArrayRef(known).take_front(3)) {
    std::optional<double> time = compareWithReference(best);
    if (!time)
      continue;
    result.bestNs = *time;
    setSchedule(best.actions);
    record.schedule = result.schedule;
    break;
  }
  if (record.schedule.empty())
    keepHeuristic();
  record.heuristicNs = result.heuristicNs;
  record.bestNs = result.bestNs;
}

/// The kernel as text, whatever its name: what a database knows it by.
static std::string describeKernel(KernelOp kernel) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  OwningOpRef<KernelOp> nameless(kernel.clone());
  nameless->setName("kernel");
  (*nameless)->print(stream, OpPrintingFlags().useLocalScope());
  return text;
}

/// What a kernel calls is part of what it does.
static bool callsFunctions(KernelOp kernel) {
  return kernel
      .walk([](Operation *op) {
        return isa<CustomOp, CustomIOp>(op) ? WalkResult::interrupt()
                                            : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult KernelTuner::run(Database *database, StringRef targetText) {
  result.name = kernel.getName().str();
  // What an author wrote stays.
  if (kernel->hasAttr(kScheduleAttrName)) {
    result.reason = "it has a schedule";
    return success();
  }
  FailureOr<CostModel> described = CostModel::get(kernel);
  if (failed(described))
    return failure();
  model = *described;
  if (failed(selectHeuristic()))
    return failure();
  if (callsFunctions(kernel)) {
    result.reason = "it calls functions";
    keepHeuristic();
    return success();
  }
  std::string text = describeKernel(kernel);
  if (database)
    if (std::optional<Record> record = database->find(text, targetText))
      if (takeKnown(*record))
        return success();
  if (options.beam == 0) {
    keepHeuristic();
    return success();
  }

  // What is not legal is no news.
  ScopedDiagnosticHandler quiet(kernel.getContext(),
                                [](Diagnostic &) { return success(); });
  if (failed(measureHeuristic()))
    return failure();
  if (!reference) {
    keepHeuristic();
    return success();
  }
  progress(result);
  search();
  Record record;
  takeBest(record);
  // A search that was cut short may be done better another time.
  bool isCut = options.stop && *options.stop;
  if (database && !isCut)
    database->insert(text, targetText, record);
  return success();
}

/// All beside the kernel that a schedule and its time depend on.
static std::string describeTarget(const cpu::TargetOptions &target,
                                  cpu::VectorRegisters registers,
                                  unsigned threads) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << (target.cpu.empty() ? cpu::getHostCoreName() : target.cpu) << ' '
         << target.features << " -O" << target.optLevel << ' '
         << registers.bytes << 'x' << registers.count << " LLVM "
         << LLVM_VERSION_STRING << " threads " << threads
         << " UOp " UOP_COMPILER_BUILD;
  return text;
}

FailureOr<std::vector<TunedKernel>>
uop::tuneKernels(ModuleOp module, ArrayRef<std::string> names,
                 const cpu::TargetOptions &target, const TuneOptions &options) {
  auto registers = cpu::getVectorRegisters(target, module.getLoc());
  if (failed(registers))
    return failure();
  std::unique_ptr<Database> database;
  if (!options.database.empty())
    database = Database::open(options.database, [&](const std::string &text) {
      if (options.warn)
        options.warn(text);
    });
  std::string targetText = describeTarget(target, *registers, options.threads);
  auto start = std::chrono::steady_clock::now();
  std::vector<TunedKernel> results;
  for (auto [number, name] : llvm::enumerate(names)) {
    auto kernel = module.lookupSymbol<KernelOp>(name);
    std::chrono::duration<double> spent =
        std::chrono::steady_clock::now() - start;
    // What others did not need is there for the rest.
    double share = std::max(options.budget - spent.count(), 0.0) /
                   double(names.size() - number);
    KernelTuner tuner(kernel, module, target, *registers, options, share,
                      [&, number = number](const TunedKernel &soFar) {
                        if (options.progress)
                          options.progress(soFar, number, names.size());
                      });
    if (failed(tuner.run(database.get(), targetText)))
      return failure();
    results.push_back(std::move(tuner.result));
  }
  return results;
}
