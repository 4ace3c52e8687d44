//===- ShareKernels.cpp - Kernels get windows of tensors --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "KernelEquality.h"
#include "KernelWindows.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_SHAREKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct ShareKernelsPass
    : public uop::impl::ShareKernelsPassBase<ShareKernelsPass> {
  using Base::Base;

  void runOnOperation() override;

private:
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
    auto type = dyn_cast<RankedTensorType>(source.getType());
    return type && type.hasStaticShape() && mayBeWindow(source);
  });
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
  auto shrink = ShrinkOp::create(builder, launch.getLoc(), getFlat(window.size),
                                 source, {window.begin}, {window.size});
  shrink->setDiscardableAttr(kWindowAttrName, builder.getUnitAttr());
  return shrink;
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
    auto users = launches.find(kernel.getSymNameAttr());
    if (users == launches.end())
      continue;
    FailureOr<WindowedKernel> made =
        makeWindowed(kernel, [&, &launches = users->second](unsigned argument) {
          return mayHaveWindow(launches, argument);
        });
    if (failed(made))
      return signalPassFailure();
    if (made->windows.empty())
      continue;
    auto &candidates = groups[getFingerprint(*made->windowed)];
    auto *group = llvm::find_if(candidates, [&](auto &candidate) {
      return areEqual(*candidate.front().windowed, *made->windowed);
    });
    if (group == candidates.end()) {
      candidates.emplace_back();
      group = &candidates.back();
    }
    group->push_back(std::move(*made));
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
