//===- ShareKernels.cpp - Kernels get windows of tensors --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatingScalars.h"
#include "KernelBuilder.h"
#include "KernelEquality.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_SHAREKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// The elements of an argument that a kernel reads: `size` of them from `begin`
/// on.
struct ReadWindow {
  unsigned argument;
  int64_t begin, size;
};

/// A kernel, and the same one with windows for arguments.
struct WindowedKernel {
  KernelOp original;
  OwningOpRef<KernelOp> windowed;
  SmallVector<ReadWindow> windows;
};

struct ShareKernelsPass
    : public uop::impl::ShareKernelsPassBase<ShareKernelsPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  LogicalResult makeWindowed(WindowedKernel &kernel,
                             ArrayRef<LaunchOp> launches);
  void share(WindowedKernel &kernel, ArrayRef<LaunchOp> launches);
  Value getWindow(LaunchOp launch, Value source, const ReadWindow &window);
};
} // namespace

/// Whether every launch may be given windows of what it reads through the
/// argument.
static bool mayHaveWindow(ArrayRef<LaunchOp> launches, unsigned argument) {
  return llvm::all_of(launches, [&](LaunchOp launch) {
    if (argument >= launch.getInputs().size())
      return false;
    Value source = launch.getInputs()[argument];
    return isa<RankedTensorType>(source.getType()) && mayBeWindow(source);
  });
}

/// What a kernel with this body reads of the arguments of which it does not
/// read everything.
static SmallVector<ReadWindow> findWindows(Block &body, IndexBuilder &indices,
                                           ArrayRef<LaunchOp> launches) {
  SmallVector<ReadWindow> windows;
  for (BlockArgument argument : body.getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type || !type.hasStaticShape() || argument.use_empty() ||
        !mayHaveWindow(launches, argument.getArgNumber()))
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

/// Finds the windows, and makes the copy of the kernel whose arguments they
/// are.
LogicalResult ShareKernelsPass::makeWindowed(WindowedKernel &kernel,
                                             ArrayRef<LaunchOp> launches) {
  KernelOp copy = kernel.original.clone();
  kernel.windowed = copy;
  Block &body = copy.getBody().front();
  FloatingScalars scalars(&getContext(), copy.getLoc());
  scalars.lift(body);
  scalars.simplifyIndices();
  IndexBuilder &indices = scalars.getIndexBuilder();
  kernel.windows = findWindows(body, indices, launches);
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
  copy.setFunctionType(
      FunctionType::get(&getContext(), body.getArgumentTypes(), TypeRange()));
  return scalars.place(body);
}

/// The elements of the window, as a tensor.
Value ShareKernelsPass::getWindow(LaunchOp launch, Value source,
                                  const ReadWindow &window) {
  OpBuilder builder(launch);
  auto type = cast<RankedTensorType>(source.getType());
  auto getFlat = [&](int64_t size) {
    return RankedTensorType::get({size}, type.getElementType());
  };
  if (type.getRank() != 1)
    source = ReshapeOp::create(builder, launch.getLoc(),
                               getFlat(type.getNumElements()), source);
  return ShrinkOp::create(builder, launch.getLoc(), getFlat(window.size),
                          source, {window.begin}, {window.size});
}

void ShareKernelsPass::share(WindowedKernel &kernel,
                             ArrayRef<LaunchOp> launches) {
  KernelOp original = kernel.original;
  auto remark =
      remark::passed(original.getLoc(), remark::RemarkOpts::name("Share")
                                            .category("uop-share-kernels")
                                            .function(original.getSymName()));
  remark << remark::add("reads windows of its arguments, as another kernel "
                        "does");
  for (const ReadWindow &window : kernel.windows) {
    remark << remark::metric("Argument", int64_t(window.argument))
           << remark::metric("Begin", window.begin)
           << remark::metric("Size", window.size);
    for (LaunchOp launch : launches) {
      MutableOperandRange inputs = launch.getInputsMutable();
      OpOperand &input = inputs[window.argument];
      input.set(getWindow(launch, input.get(), window));
    }
  }
  original.setFunctionType(kernel.windowed->getFunctionType());
  original.getBody().takeBody(kernel.windowed->getBody());
}

void ShareKernelsPass::runOnOperation() {
  llvm::DenseMap<StringAttr, SmallVector<LaunchOp, 1>> launches;
  getOperation().walk([&](LaunchOp launch) {
    launches[launch.getKernelAttr().getAttr()].push_back(launch);
  });
  // Kernels that are equal with windows, by a number that these have in common.
  llvm::MapVector<size_t, SmallVector<SmallVector<WindowedKernel>, 1>> groups;
  for (auto kernel : getOperation().getOps<KernelOp>()) {
    if (kernel.getBody().empty() || isControlKernel(kernel) ||
        hasExplicitControl(kernel))
      continue;
    auto users = launches.find(kernel.getSymNameAttr());
    if (users == launches.end())
      continue;
    WindowedKernel made{kernel, {}, {}};
    if (failed(makeWindowed(made, users->second)))
      return signalPassFailure();
    if (made.windows.empty())
      continue;
    auto &candidates = groups[getFingerprint(*made.windowed)];
    auto *group = llvm::find_if(candidates, [&](auto &candidate) {
      return areEqual(*candidate.front().windowed, *made.windowed);
    });
    if (group == candidates.end()) {
      candidates.emplace_back();
      group = &candidates.back();
    }
    group->push_back(std::move(made));
  }
  for (auto &[fingerprint, candidates] : groups)
    for (SmallVector<WindowedKernel> &group : candidates) {
      bool isOneAlready = llvm::all_of(group, [&](WindowedKernel &kernel) {
        return areEqual(group.front().original, kernel.original);
      });
      if (isOneAlready)
        continue;
      for (WindowedKernel &kernel : group)
        share(kernel, launches[kernel.original.getSymNameAttr()]);
    }
}
