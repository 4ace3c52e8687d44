//===- KernelWindows.cpp - What kernels read of their arguments -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelWindows.h"

#include "../Utils/FloatingScalars.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

using namespace mlir;
using namespace uop;

/// What a kernel with this body reads of the arguments of which it does not
/// read everything.
static SmallVector<ReadWindow>
findWindows(Block &body, IndexBuilder &indices,
            llvm::function_ref<bool(unsigned)> mayHaveWindow) {
  SmallVector<ReadWindow> windows;
  for (BlockArgument argument : body.getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type || !type.hasStaticShape() || argument.use_empty() ||
        !mayHaveWindow(argument.getArgNumber()))
      continue;
    int64_t low = type.getNumElements(), high = -1;
    bool isKnown = llvm::all_of(argument.getUsers(), [&](Operation *user) {
      auto load = dyn_cast<LoadOp>(user);
      if (!load || load->getBlock() != &body ||
          !load.getOffset().getType().isIndex())
        return false;
      IndexBounds bounds = indices.getBounds(load.getOffset());
      low = std::min(low, bounds.min);
      high = std::max(high, bounds.max);
      return true;
    });
    // Positions outside of the memory have a gate that says so.
    low = std::max<int64_t>(low, 0);
    high = std::min(high, type.getNumElements() - 1);
    if (isKnown && low <= high && high - low + 1 < type.getNumElements())
      windows.push_back({argument.getArgNumber(), low, high - low + 1});
  }
  return windows;
}

FailureOr<WindowedKernel>
uop::makeWindowed(KernelOp original,
                  llvm::function_ref<bool(unsigned)> mayHaveWindow) {
  WindowedKernel kernel{original, {}, {}};
  if (original.getBody().empty() || isControlKernel(original) ||
      hasExplicitControl(original))
    return kernel;
  KernelOp copy = original.clone();
  kernel.windowed = copy;
  Block &body = copy.getBody().front();
  FloatingScalars scalars(copy.getContext(), copy.getLoc());
  scalars.lift(body);
  scalars.simplifyIndices();
  IndexBuilder &indices = scalars.getIndexBuilder();
  kernel.windows = findWindows(body, indices, mayHaveWindow);
  for (const ReadWindow &window : kernel.windows) {
    BlockArgument argument = body.getArgument(window.argument);
    auto type = cast<MemRefType>(argument.getType());
    argument.setType(MemRefType::get({window.size}, type.getElementType(),
                                     MemRefLayoutAttrInterface(),
                                     type.getMemorySpace()));
    for (Operation *user : argument.getUsers()) {
      auto load = cast<LoadOp>(user);
      indices.setLoc(load.getOffset().getLoc());
      load.getOffsetMutable().set(indices.add(load.getOffset(), -window.begin));
    }
  }
  copy.setFunctionType(FunctionType::get(copy.getContext(),
                                         body.getArgumentTypes(), TypeRange()));
  if (failed(scalars.place(body)))
    return failure();
  return kernel;
}
