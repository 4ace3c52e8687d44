//===- Report.h - Tables and JSON of results --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_BENCH_REPORT_H
#define UOP_BENCH_REPORT_H

#include "Graphs.h"
#include "Workload.h"

#include "llvm/Support/raw_ostream.h"

#include <map>
#include <optional>

namespace uop::bench {

/// One side's result.
struct SideResult {
  std::string name;
  /// None: `reason` says why; both empty: not for this row.
  std::optional<double> seconds;
  std::string reason;
};

struct RowResult {
  Workload workload;
  /// None if `reason` says why.
  std::optional<double> seconds;
  std::string reason;
  std::vector<SideResult> sides;
  /// The least time that the machine could take; 0: not known.
  double limitSeconds = 0;
};

struct GroupResult {
  std::string name, title;
  std::vector<RowResult> rows;
};

struct GraphResult {
  Graph graph;
  std::optional<CompileSeconds> compile;
  std::optional<double> runSeconds;
  double flops = 0;
};

struct MachineResult {
  std::string processor, compiler, openBLAS, oneDNN;
  /// f32 operations, and bytes read and written, per second; by threads.
  std::map<unsigned, double> flops, bytes;
};

struct Results {
  MachineResult machine;
  std::vector<GroupResult> groups;
  std::vector<GraphResult> graphs;
};

/// Markdown tables. Beside our time stands, for each other side, its time
/// divided by ours: above 1, ours is faster.
void printMachine(const MachineResult &machine, llvm::raw_ostream &os);
void printGroup(const GroupResult &group, llvm::raw_ostream &os);
void printGraphs(llvm::ArrayRef<GraphResult> graphs, llvm::raw_ostream &os);

/// All that was measured, times in seconds.
std::string toJson(const Results &results);

} // namespace uop::bench

#endif // UOP_BENCH_REPORT_H
