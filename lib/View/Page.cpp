//===- Page.cpp - A page about a compiled program ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HotLoop.h"
#include "Html.h"
#include "uop/View/View.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace uop;
using llvm::StringRef;
using runtime::Program;
using runtime::Step;
using runtime::TraceEvent;

/// So that the page of a large program can be opened, too.
static constexpr size_t kMaxStageBytes = 300'000;
static constexpr size_t kMaxLoopLines = 400;
static constexpr size_t kMaxEvents = 2000;
static constexpr size_t kMaxReasons = 6;
static constexpr size_t kMaxScopes = 4000;

namespace {
/// Writes one page.
class PageWriter {
public:
  explicit PageWriter(const View &view)
      : view(view), plan(view.profile.getPlan()), os(text) {}

  std::string write();

private:
  void writeHead();
  void writeSummary();
  void writeKernels();
  void writeKernel(const KernelTime &kernel);
  void writeReasons(StringRef kernel);
  void writeHotLoop(const KernelTime &kernel);
  void writeTimeline();
  void writeEvent(const TraceEvent &event, double scale);
  void writeScopes();
  void writeScope(const std::string &name, const ScopeNode &scope);
  void writeStages();
  void writeStage(const StageText &stage);
  void writePlaces();

  const View &view;
  const runtime::Plan &plan;
  std::string text;
  llvm::raw_string_ostream os;
  size_t numScopes = 0;
};
} // namespace

void PageWriter::writeHead() {
  os << "<!doctype html>\n<html lang=\"en\">\n<head>\n"
     << "<meta charset=\"utf-8\">\n"
     << "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
     << escape(view.title) << "</title>\n<style>" << getPageStyle()
     << "</style>\n</head>\n<body>\n";
}

void PageWriter::writeSummary() {
  const Profile &profile = view.profile;
  size_t launches = llvm::count_if(plan.steps, [](const Step &step) {
    return step.kind == Step::Kind::Launch;
  });
  double compileTime = 0;
  for (const PhaseTime &phase : view.phases)
    compileTime += phase.milliseconds;
  os << "<h1>" << escape(view.title) << "</h1>\n<p>" << launches
     << (launches == 1 ? " launch of " : " launches of ")
     << plan.programs.size()
     << (plan.programs.size() == 1 ? " kernel, " : " kernels, ")
     << formatTime(profile.getNanoseconds()) << " a run with "
     << escape(view.inputs) << " on " << view.threads
     << (view.threads == 1 ? " thread" : " threads") << "; compiled in "
     << formatTime(compileTime * 1e6) << ".</p>\n<p class=\"note\">Limits: "
     << formatCount(profile.getPeakFlops()) << "flop/s in registers, "
     << formatCount(profile.getPeakBytes())
     << "B/s of a copy, measured on as many threads.</p>\n"
     << "<nav><a href=\"#kernels\">Kernels</a><a href=\"#timeline\">Timeline"
     << "</a><a href=\"#scopes\">Ops by scope</a><a href=\"#stages\">Stages"
     << "</a></nav>\n";
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

void PageWriter::writeReasons(StringRef kernel) {
  // By reason, the launches that have it.
  llvm::MapVector<StringRef, std::vector<size_t>> reasons;
  std::string ranges;
  for (auto [i, launch] : llvm::enumerate(view.stages.getLaunches())) {
    if (launch.kernel != kernel)
      continue;
    ranges = launch.ranges;
    for (const std::string &reason : launch.reasons)
      reasons[reason].push_back(i);
  }
  if (!ranges.empty())
    os << "<div>ranges: " << escape(ranges) << "</div>";
  if (reasons.empty())
    return;
  os << "<ul class=\"why\">";
  for (auto &[reason, launches] : llvm::make_range(
           reasons.begin(),
           reasons.begin() + std::min(reasons.size(), kMaxReasons))) {
    os << "<li>launch ";
    llvm::interleaveComma(launches, os);
    os << ": " << escape(reason) << "</li>";
  }
  if (reasons.size() > kMaxReasons)
    os << "<li>and " << reasons.size() - kMaxReasons << " more like these</li>";
  os << "</ul>";
}

void PageWriter::writeHotLoop(const KernelTime &kernel) {
  if (kernel.program >= view.kernels.size())
    return;
  std::string loop = findHotLoop(view.kernels[kernel.program].assembly);
  if (loop.empty()) {
    os << "<div class=\"note\">no loop</div>";
    return;
  }
  llvm::SmallVector<StringRef> lines;
  StringRef(loop).rtrim().split(lines, '\n');
  os << "<details><summary>innermost loop, " << lines.size()
     << " lines of assembly</summary><pre class=\"assembly\">";
  for (StringRef line : llvm::ArrayRef(lines).take_front(kMaxLoopLines))
    os << escape(line) << "\n";
  if (lines.size() > kMaxLoopLines)
    os << "... " << lines.size() - kMaxLoopLines << " lines more\n";
  os << "</pre></details>";
}

void PageWriter::writeKernel(const KernelTime &kernel) {
  const Program &program = plan.programs[kernel.program];
  double total = view.profile.getNanoseconds();
  double part = total > 0 ? 100 * kernel.nanoseconds / total : 0;
  std::optional<MachineUse> use = view.profile.getUse(kernel);
  // Of the greatest sizes, where a run decides them.
  const char *bound = program.numScalars > 0 ? "&le; " : "";
  auto bar = [&](double percent) {
    os << "<td class=\"bar\" style=\"background-size: "
       << formatPercent(std::min(percent, 100.0)) << "% 100%\">"
       << formatPercent(percent) << "</td>";
  };
  os << "<tr id=\"kernel-" << kernel.program << "\"><td><code>"
     << escape(program.name) << "</code></td><td>" << kernel.launches
     << "</td><td>" << formatTime(kernel.nanoseconds) << "</td>";
  bar(part);
  os << "<td>" << formatTime(double(program.nanoseconds) * kernel.launches)
     << "</td><td>" << bound << formatCount(double(program.bytes))
     << "B</td><td>" << bound << formatCount(double(program.flops))
     << "flop</td>";
  if (use)
    bar(use->percentOfLimit);
  else
    os << "<td>unknown</td>";
  os << "</tr>\n<tr class=\"more\"><td class=\"text\" colspan=\"8\">";
  if (!program.provenance.empty())
    os << "<div>from " << escape(program.provenance) << "</div>";
  writeReasons(program.name);
  writeHotLoop(kernel);
  os << "</td></tr>\n";
}

void PageWriter::writeKernels() {
  os << "<section id=\"kernels\">\n<h2>Kernels</h2>\n<table>\n<tr>"
     << "<th>kernel</th><th>launches</th><th>time</th><th>% of run</th>"
     << "<th>price</th><th>bytes</th><th>work</th><th>% of limit</th></tr>\n";
  for (const KernelTime &kernel : view.profile.getKernels())
    writeKernel(kernel);
  os << "</table>\n<p class=\"note\">Times are of all launches together; "
     << "bytes and work are of one. The price is what the cost model expected. "
     << "What is read from a cache can exceed the limit.</p>\n</section>\n";
}

//===----------------------------------------------------------------------===//
// Timeline
//===----------------------------------------------------------------------===//

void PageWriter::writeEvent(const TraceEvent &event, double scale) {
  const Step &step = plan.steps[event.step];
  bool isLaunch = step.kind == Step::Kind::Launch;
  if (isLaunch)
    os << "<a href=\"#kernel-" << step.program << "\">";
  os << "<rect" << (isLaunch ? "" : " class=\"copy\"") << " x=\""
     << llvm::format("%.2f", double(event.begin) * scale) << "\" y=\""
     << event.thread * 24 << "\" width=\""
     << llvm::format("%.2f",
                     std::max(0.1, double(event.end - event.begin) * scale))
     << "\" height=\"20\"><title>step " << event.step << ": "
     << escape(isLaunch ? plan.programs[step.program].name : "copy") << ", "
     << formatTime(double(event.end - event.begin)) << "</title></rect>"
     << (isLaunch ? "</a>" : "") << "\n";
}

void PageWriter::writeTimeline() {
  std::vector<TraceEvent> events = view.profile.getFastestRun().vec();
  size_t all = events.size();
  if (all > kMaxEvents) {
    llvm::sort(events, [](const TraceEvent &a, const TraceEvent &b) {
      return std::tuple(b.end - b.begin, a.step, a.slice) <
             std::tuple(a.end - a.begin, b.step, b.slice);
    });
    events.resize(kMaxEvents);
  }
  int64_t end = 1;
  unsigned threads = 1;
  for (const TraceEvent &event : events) {
    end = std::max(end, event.end);
    threads = std::max(threads, event.thread + 1);
  }
  os << "<section id=\"timeline\">\n<h2>Timeline</h2>\n<p>"
     << formatTime(double(end)) << ", the fastest run; a line for each thread";
  if (all > kMaxEvents)
    os << "; the longest " << kMaxEvents << " of " << all << " launches";
  os << ".</p>\n<svg viewBox=\"0 0 1000 " << threads * 24
     << "\" preserveAspectRatio=\"none\" style=\"height: " << threads * 24
     << "px\">\n";
  for (const TraceEvent &event : events)
    writeEvent(event, 1000.0 / double(end));
  os << "</svg>\n</section>\n";
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

void PageWriter::writeScope(const std::string &name, const ScopeNode &scope) {
  if (++numScopes > kMaxScopes)
    return;
  os << "<details" << (numScopes <= 2 ? " open" : "") << "><summary>"
     << escape(name) << " <span class=\"note\">" << scope.countOps()
     << (scope.countOps() == 1 ? " op" : " ops") << "</span></summary>";
  if (!scope.ops.empty()) {
    os << "<div>";
    llvm::interleaveComma(scope.ops, os, [&](const auto &op) {
      os << escape(op.first);
      if (op.second > 1)
        os << " &times; " << op.second;
    });
    os << "</div>";
  }
  if (!scope.launches.empty()) {
    llvm::SetVector<StringRef> kernels;
    for (unsigned launch : scope.launches)
      kernels.insert(view.stages.getLaunches()[launch].kernel);
    os << "<div>in launch ";
    llvm::interleaveComma(scope.launches, os);
    os << ": ";
    llvm::interleaveComma(kernels, os, [&](StringRef kernel) {
      auto program = llvm::find_if(plan.programs, [&](const Program &program) {
        return program.name == kernel;
      });
      if (program == plan.programs.end())
        os << "<code>" << escape(kernel) << "</code>";
      else
        os << "<a href=\"#kernel-" << program - plan.programs.begin()
           << "\"><code>" << escape(kernel) << "</code></a>";
    });
    os << "</div>";
  }
  for (auto &[childName, child] : scope.children)
    writeScope(childName, *child);
  os << "</details>\n";
}

void PageWriter::writeScopes() {
  os << "<section id=\"scopes\" class=\"scopes\">\n<h2>Ops by scope</h2>\n";
  writeScope("program", view.stages.getScopes());
  if (numScopes > kMaxScopes)
    os << "<p class=\"note\">" << kMaxScopes << " of " << numScopes
       << " scopes are shown.</p>\n";
  os << "</section>\n";
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

void PageWriter::writeStage(const StageText &stage) {
  os << "<details id=\"stage-" << escape(stage.name) << "\" open><summary>"
     << escape(stage.name) << ", " << stage.lines.size()
     << " lines</summary><pre class=\"stage\">";
  size_t bytes = 0;
  for (auto [i, line] : llvm::enumerate(stage.lines)) {
    bytes += line.size() + 1;
    if (bytes > kMaxStageBytes) {
      os << "... " << stage.lines.size() - i << " lines more; uop-run "
         << "--compile-to=" << stage.name << " prints all\n";
      break;
    }
    if (unsigned set = stage.placeSets[i])
      os << "<i data-p=\"" << set << "\">" << escape(line) << "</i>\n";
    else
      os << escape(line) << "\n";
  }
  os << "</pre></details>\n";
}

void PageWriter::writeStages() {
  os << "<section id=\"stages\">\n<h2>Stages</h2>\n<p>Lines that come from one "
     << "place in the source are shown together; a click keeps them.</p>\n"
     << "<div class=\"stages\">\n";
  for (const StageText &stage : view.stages.getStages())
    writeStage(stage);
  os << "</div>\n</section>\n";
}

void PageWriter::writePlaces() {
  os << "<script type=\"application/json\" id=\"places\">[";
  llvm::interleave(
      view.stages.getPlaceSets(), os,
      [&](const std::vector<unsigned> &set) {
        os << "[";
        llvm::interleave(set, os, ",");
        os << "]";
      },
      ",");
  os << "]</script>\n<script>" << getPageScript() << "</script>\n";
}

std::string PageWriter::write() {
  writeHead();
  writeSummary();
  writeKernels();
  writeTimeline();
  writeScopes();
  writeStages();
  writePlaces();
  os << "</body>\n</html>\n";
  return std::move(text);
}

std::string uop::makePage(const View &view) { return PageWriter(view).write(); }
