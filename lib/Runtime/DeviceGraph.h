//===- DeviceGraph.h - What commands of a plan wait for ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_DEVICEGRAPH_H
#define UOP_LIB_RUNTIME_DEVICEGRAPH_H

#include "uop/Runtime/Plan.h"

namespace uop::runtime {

/// Which commands must be done before another one: those that wrote what it
/// reads or writes, and those that read what it writes.
class CommandOrder {
public:
  explicit CommandOrder(const Plan &plan);

  /// The next command reads or writes a slot, or what the checks of a program
  /// find.
  void addSlot(unsigned slot, bool isWritten);
  void addChecks(unsigned program);

  /// The commands that it waits for, in order. `command` is its own number.
  std::vector<unsigned> finish(unsigned command);

private:
  struct Access {
    size_t begin, end;
    bool isWritten;
    unsigned command;
  };
  void add(size_t memory, Access access);

  const Plan &plan;
  /// For each slot, the one that owns its memory, and where it begins there.
  std::vector<unsigned> base;
  std::vector<size_t> offset;
  /// For each memory, the accesses that later ones may have to wait for.
  std::vector<std::vector<Access>> accesses;
  std::vector<std::pair<size_t, Access>> pending;
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_DEVICEGRAPH_H
