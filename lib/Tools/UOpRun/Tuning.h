//===- Tuning.h - The search for schedules, for people ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_TUNING_H
#define UOP_LIB_TOOLS_UOPRUN_TUNING_H

#include "Options.h"

#include "uop/Runtime/Json.h"

namespace uop::run {

/// What the options ask for. Shows how far it is on standard error, if that is
/// a terminal, and warnings in any case. While the object lives, Ctrl-C ends
/// the search and not the process.
class Tuning {
public:
  explicit Tuning(const Options &options);
  ~Tuning();

  const TuneOptions &getOptions() const { return tune; }

private:
  TuneOptions tune;
  bool isShown = false;
  void (*oldHandler)(int) = nullptr;
};

/// A list, one object for each kernel.
void writeTuned(runtime::JsonWriter &json,
                const std::vector<TunedKernel> &kernels);

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_TUNING_H
