//===- DedupKernels.cpp - Equal kernels become one symbol -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEquality.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

namespace uop {
#define GEN_PASS_DEF_DEDUPKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct DedupKernelsPass
    : public uop::impl::DedupKernelsPassBase<DedupKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    llvm::DenseMap<size_t, SmallVector<KernelOp, 1>> byFingerprint;
    /// What each name that a launch may use stands for in the end.
    llvm::DenseMap<StringAttr, KernelOp> kernels;
    SmallVector<KernelOp> survivors;
    for (auto kernel : llvm::make_early_inc_range(module.getOps<KernelOp>())) {
      SmallVector<KernelOp, 1> &candidates =
          byFingerprint[getFingerprint(kernel)];
      auto *equal = llvm::find_if(
          candidates, [&](KernelOp other) { return areEqual(other, kernel); });
      if (equal == candidates.end()) {
        candidates.push_back(kernel);
        survivors.push_back(kernel);
        kernels[kernel.getSymNameAttr()] = kernel;
        continue;
      }
      kernels[kernel.getSymNameAttr()] = *equal;
      remark::passed(kernel.getLoc(), remark::RemarkOpts::name("Dedup")
                                          .category("uop-dedup-kernels")
                                          .function(kernel.getSymName()))
          << remark::add("equal to @{0}, which is compiled once",
                         equal->getSymName());
      kernel.erase();
    }
    if (kernels.size() == survivors.size())
      return;
    closeGaps(survivors);
    module.walk([&](LaunchOp launch) {
      auto it = kernels.find(launch.getKernelAttr().getAttr());
      if (it != kernels.end())
        launch.setKernel(it->second.getSymName());
    });
  }

private:
  /// Numbers the kernels of one base name, `r_4_8`, `r_4_8n1`, ..., again.
  /// Names that uop-form-kernels does not give are left alone.
  void closeGaps(ArrayRef<KernelOp> kernels) {
    llvm::StringMap<unsigned> next;
    for (KernelOp kernel : kernels) {
      auto [base, suffix] = kernel.getSymName().split('n');
      unsigned number = 0;
      bool isOurs = !base.empty() && (base[0] == 'r' || base[0] == 'e') &&
                    llvm::all_of(base.drop_front(), [](char c) {
                      return c == '_' || llvm::isDigit(c);
                    });
      if (!isOurs || (!suffix.empty() && suffix.getAsInteger(10, number)))
        continue;
      unsigned wanted = next[base]++;
      std::string name = base.str();
      if (wanted > 0)
        name += "n" + std::to_string(wanted);
      if (wanted != number &&
          !SymbolTable::lookupSymbolIn(getOperation(), name))
        kernel.setSymName(name);
    }
  }
};
} // namespace
