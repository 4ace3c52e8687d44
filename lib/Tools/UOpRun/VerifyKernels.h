//===- VerifyKernels.h - Each kernel against the interpreter ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_VERIFYKERNELS_H
#define UOP_LIB_TOOLS_UOPRUN_VERIFYKERNELS_H

#include "Options.h"

namespace uop::run {

/// Compares what each launch of a run writes with what the interpreter computes
/// from the same buffers, until one differs.
class KernelVerifier {
public:
  /// `kernels` are those of the programs of `plan`, and live as long as this.
  KernelVerifier(const Options &options,
                 std::shared_ptr<const runtime::Plan> plan,
                 llvm::ArrayRef<KernelTexts> kernels)
      : options(options), plan(std::move(plan)), kernels(kernels) {}

  /// Has the executor call this object. `executor` is set before it runs.
  void addTo(runtime::ExecutorOptions &options,
             const std::optional<runtime::PlanExecutor> &executor);

  /// Success if no launch was wrong. Otherwise the kernel, its inputs and the
  /// command that runs it again were written to the folder of the options, and
  /// the error says so.
  runtime::Error getError() const;

private:
  void before(const runtime::PlanExecutor &executor, size_t step);
  void after(const runtime::PlanExecutor &executor, size_t step);
  runtime::Expected<std::string> save(size_t step, KernelOp kernel) const;

  const Options &options;
  std::shared_ptr<const runtime::Plan> plan;
  llvm::ArrayRef<KernelTexts> kernels;
  /// The buffers of the launch that runs, and its scalars.
  std::vector<runtime::Array> buffers;
  std::vector<int64_t> scalars;
  std::string message;
};

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_VERIFYKERNELS_H
