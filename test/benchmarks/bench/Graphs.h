//===- Graphs.h - Compile time of models ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_BENCH_GRAPHS_H
#define UOP_BENCH_GRAPHS_H

#include "Ours.h"
#include "Workload.h"

#include <optional>

namespace uop::bench {

/// A model whose compilation is timed.
struct Graph {
  std::string name;
  ModelCall model;
  /// A file beside the sources instead of a model.
  std::string file = {};
  /// Whether a run is timed, too: weights of large models fill the memory.
  bool isRun = true;
};

std::vector<Graph> getGraphs();

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
buildGraph(mlir::MLIRContext &context, const Graph &graph);

struct PhaseSeconds {
  std::string phase;
  double seconds;
};

struct CompileSeconds {
  /// By phase, the least of several processes that had compiled nothing.
  std::vector<PhaseSeconds> phases;
  /// The whole in the fastest of these processes; compiling it once more there;
  /// and the processor time of the first, of all threads, which says more where
  /// others use the machine.
  double cold = 0, again = 0, processor = 0;
  unsigned kernels = 0;
};

/// Compiles a graph from text to callable code, for `threads` threads, in
/// `processes` children of this process, which must not have started a thread
/// or compiled anything. Nothing if that fails.
std::optional<CompileSeconds>
measureCompile(const Graph &graph, unsigned threads, unsigned processes);

} // namespace uop::bench

#endif // UOP_BENCH_GRAPHS_H
