//===- View.h - A page about a compiled program -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_VIEW_VIEW_H
#define UOP_VIEW_VIEW_H

#include "uop/View/Profile.h"
#include "uop/View/Stages.h"

namespace uop {

/// What a page is about.
struct View {
  std::string title;
  unsigned threads = 1;
  /// What the times are of: "random inputs", for one.
  std::string inputs;
  /// Of the compilation, with its texts.
  llvm::ArrayRef<KernelTexts> kernels;
  llvm::ArrayRef<PhaseTime> phases;
  const StageRecorder &stages;
  /// With at least one run.
  const Profile &profile;
};

/// One page of HTML that needs nothing beside it: the kernels with their time,
/// bytes, price, per cent of the machine's limit, why they are kernels, and the
/// assembly of their innermost loop; when they ran; the ops by scope; and the
/// program at each stage, where lines of one place in the source are shown
/// together. Texts beyond a size are cut, and say so.
std::string makePage(const View &view);

} // namespace uop

#endif // UOP_VIEW_VIEW_H
