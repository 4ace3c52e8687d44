//===- Report.cpp - Tables and JSON of results ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"

#include "uop/Runtime/Json.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace uop::bench;
using llvm::formatv;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// Seconds as microseconds of three digits at least.
static std::string getMicroseconds(double seconds) {
  double us = seconds * 1e6;
  return us < 100 ? formatv("{0:F1}", us).str() : formatv("{0:F0}", us).str();
}

static std::string getRate(const RowResult &row) {
  double work = countFlops(row.workload.op);
  if (work == 0)
    work = countBytes(row.workload.op);
  return formatv("{0:F1}", work / *row.seconds * 1e-9);
}

static void printHeader(llvm::ArrayRef<std::string> columns,
                        llvm::raw_ostream &os) {
  for (const std::string &column : columns)
    os << "| " << column << " ";
  os << "|\n";
  for (size_t i = 0; i < columns.size(); ++i)
    os << "|---";
  os << "|\n";
}

void uop::bench::printMachine(const MachineResult &machine,
                              llvm::raw_ostream &os) {
  os << machine.processor << "; " << machine.compiler << "\n"
     << "OpenBLAS: " << machine.openBLAS << "\noneDNN: " << machine.oneDNN
     << "\n";
  for (const auto &[threads, flops] : machine.flops)
    os << formatv("{0} thread{1}: {2:F1} GFLOP/s of fused multiply-adds, "
                  "{3:F1} GB/s read and written by memcpy\n",
                  threads, threads == 1 ? "" : "s", flops * 1e-9,
                  machine.bytes.at(threads) * 1e-9);
}

void uop::bench::printGroup(const GroupResult &group, llvm::raw_ostream &os) {
  llvm::SetVector<StringRef> sides;
  bool isCompute = false;
  for (const RowResult &row : group.rows) {
    isCompute |= countFlops(row.workload.op) != 0;
    for (const SideResult &side : row.sides)
      if (side.seconds || !side.reason.empty())
        sides.insert(side.name);
  }
  os << "\n### " << group.title << "\n\n";
  std::vector<std::string> columns = {
      group.name, "threads", "us", isCompute ? "GFLOP/s" : "GB/s", "of limit"};
  for (StringRef side : sides)
    columns.push_back(side.str());
  printHeader(columns, os);

  // The geometric mean of ratios, and the number of them.
  llvm::MapVector<StringRef, std::pair<double, unsigned>> means;
  for (const RowResult &row : group.rows) {
    os << "| " << row.workload.name << " | " << row.workload.threads << " | ";
    if (!row.seconds) {
      os << row.reason << " | | ";
      for (size_t i = 0; i < sides.size(); ++i)
        os << "| ";
      os << "|\n";
      continue;
    }
    os << getMicroseconds(*row.seconds) << " | " << getRate(row) << " | ";
    if (row.limitSeconds != 0)
      os << formatv("{0:F0} %", row.limitSeconds / *row.seconds * 100);
    os << " ";
    for (StringRef name : sides) {
      os << "| ";
      for (const SideResult &side : row.sides) {
        if (side.name != name)
          continue;
        if (!side.seconds) {
          os << side.reason << " ";
          continue;
        }
        double ratio = *side.seconds / *row.seconds;
        os << formatv("{0:F2} ", ratio);
        if (!side.reason.empty())
          os << side.reason << " ";
        means[name].first += std::log(ratio);
        ++means[name].second;
      }
    }
    os << "|\n";
  }
  os << "| *geometric mean* | | | | ";
  for (StringRef name : sides) {
    auto [sum, count] = means.lookup(name);
    os << "| ";
    if (count != 0)
      os << formatv("{0:F2} ", std::exp(sum / count));
  }
  os << "|\n";
}

void uop::bench::printGraphs(llvm::ArrayRef<GraphResult> graphs,
                             llvm::raw_ostream &os) {
  os << "\n### Compile time\n\n";
  printHeader({"graph", "kernels", "compile, ms", "processor, ms", "again, ms",
               "run, us", "GFLOP/s"},
              os);
  llvm::SetVector<StringRef> phases;
  for (const GraphResult &result : graphs) {
    os << "| " << result.graph.name << " | ";
    if (!result.compile) {
      os << "does not compile | | | | | |\n";
      continue;
    }
    for (const PhaseSeconds &phase : result.compile->phases)
      phases.insert(phase.phase);
    os << result.compile->kernels << " | "
       << formatv("{0:F1} | {1:F1} | {2:F1} | ", result.compile->cold * 1e3,
                  result.compile->processor * 1e3, result.compile->again * 1e3);
    if (result.runSeconds)
      os << getMicroseconds(*result.runSeconds) << " | "
         << formatv("{0:F1}", result.flops / *result.runSeconds * 1e-9);
    else
      os << "| ";
    os << " |\n";
  }

  os << "\n### Compile time by phase, ms\n\n";
  std::vector<std::string> columns = {"graph"};
  for (StringRef phase : phases)
    columns.push_back(phase.str());
  printHeader(columns, os);
  for (const GraphResult &result : graphs) {
    if (!result.compile)
      continue;
    os << "| " << result.graph.name << " ";
    for (StringRef name : phases) {
      os << "| ";
      for (const PhaseSeconds &phase : result.compile->phases)
        if (phase.phase == name)
          os << formatv("{0:F1} ", phase.seconds * 1e3);
    }
    os << "|\n";
  }
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void write(uop::runtime::JsonWriter &json, const RowResult &row) {
  json.beginObject();
  json.member("name", row.workload.name);
  json.member("threads", row.workload.threads);
  if (row.seconds)
    json.member("seconds", *row.seconds);
  else
    json.member("reason", row.reason);
  json.member("flops", countFlops(row.workload.op));
  json.member("bytes", countBytes(row.workload.op));
  if (row.limitSeconds != 0)
    json.member("limit_seconds", row.limitSeconds);
  json.key("sides");
  json.beginArray();
  for (const SideResult &side : row.sides) {
    if (!side.seconds && side.reason.empty())
      continue;
    json.beginObject();
    json.member("name", side.name);
    if (side.seconds)
      json.member("seconds", *side.seconds);
    if (!side.reason.empty())
      json.member("reason", side.reason);
    json.endObject();
  }
  json.endArray();
  json.endObject();
}

static void write(uop::runtime::JsonWriter &json, const GraphResult &result) {
  json.beginObject();
  json.member("name", result.graph.name);
  if (result.compile) {
    json.member("kernels", result.compile->kernels);
    json.member("compile_seconds", result.compile->cold);
    json.member("compile_processor_seconds", result.compile->processor);
    json.member("compile_again_seconds", result.compile->again);
    json.key("phases");
    json.beginObject();
    for (const PhaseSeconds &phase : result.compile->phases)
      json.member(phase.phase, phase.seconds);
    json.endObject();
  }
  if (result.runSeconds) {
    json.member("run_seconds", *result.runSeconds);
    json.member("flops", result.flops);
  }
  json.endObject();
}

std::string uop::bench::toJson(const Results &results) {
  std::string text;
  uop::runtime::JsonWriter json(text, /*indent=*/2);
  json.beginObject();
  const MachineResult &machine = results.machine;
  json.key("machine");
  json.beginObject();
  json.member("processor", machine.processor);
  json.member("compiler", machine.compiler);
  json.member("openblas", machine.openBLAS);
  json.member("onednn", machine.oneDNN);
  json.key("limits");
  json.beginArray();
  for (const auto &[threads, flops] : machine.flops) {
    json.beginObject();
    json.member("threads", threads);
    json.member("flops_per_second", flops);
    json.member("bytes_per_second", machine.bytes.at(threads));
    json.endObject();
  }
  json.endArray();
  json.endObject();
  json.key("groups");
  json.beginArray();
  for (const GroupResult &group : results.groups) {
    json.beginObject();
    json.member("name", group.name);
    json.key("rows");
    json.beginArray();
    for (const RowResult &row : group.rows)
      write(json, row);
    json.endArray();
    json.endObject();
  }
  json.endArray();
  json.key("graphs");
  json.beginArray();
  for (const GraphResult &graph : results.graphs)
    write(json, graph);
  json.endArray();
  json.endObject();
  return text + "\n";
}
