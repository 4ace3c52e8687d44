//===- Peers.h - The other sides --------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_BENCH_PEERS_H
#define UOP_BENCH_PEERS_H

#include "Measure.h"
#include "Workload.h"

namespace uop::bench {

/// Arrays in row-major order: the inputs as the model has them, and a place for
/// the result.
struct Operands {
  std::vector<const float *> inputs;
  float *output = nullptr;
};

/// Another way to compute a workload. Either there is a call, or `reason` says
/// why not; empty: it is not for this workload.
struct Peer {
  std::string name;
  Call call;
  std::string reason;
  /// Whether it writes the result that ours has.
  bool isComparable = true;
};

/// OpenBLAS: products.
Peer makeOpenBLAS(const Workload &workload, const Operands &operands);

/// oneDNN on arrays in row-major order; all but arrays.
Peer makeOneDNN(const Workload &workload, const Operands &operands);

/// oneDNN with the blocked layouts that it likes best, into which all operands
/// were brought before; convolutions.
Peer makeOneDNNBlocked(const Workload &workload, const Operands &operands);

/// Upstream's linalg op, lowered by upstream's own passes to loops and LLVM at
/// -O3, and run by upstream's execution engine; one thread.
Peer makeUpstream(const Workload &workload, const Operands &operands);

/// Each library's version, or that it is not there.
std::string getOpenBLASVersion();
std::string getOneDNNVersion();

} // namespace uop::bench

#endif // UOP_BENCH_PEERS_H
