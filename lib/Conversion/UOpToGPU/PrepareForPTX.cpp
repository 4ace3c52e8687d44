//===- PrepareForPTX.cpp - Maps and memory of launches ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToGPU.h"

#include "uop/Dialect/UOp/IR/TensorMap.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

namespace uop {
#define GEN_PASS_DEF_PREPAREFORPTXPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Memory whose size a launch says.
static constexpr llvm::StringLiteral kDynamicName = "uop_shared";

namespace {
struct PrepareForPTXPass final
    : uop::impl::PrepareForPTXPassBase<PrepareForPTXPass> {
  using Base::Base;

  /// A map is passed by value, in memory that no thread writes.
  void passMaps(LLVM::LLVMFuncOp kernel, int64_t count) {
    OpBuilder builder(kernel);
    auto bytes = LLVM::LLVMArrayType::get(builder.getI8Type(), kTensorMapBytes);
    unsigned end = kernel.getNumArguments();
    for (unsigned i = end - std::min<int64_t>(count, end); i != end; ++i) {
      if (!isa<LLVM::LLVMPointerType>(kernel.getArgumentTypes()[i]))
        continue;
      kernel.setArgAttr(i, LLVM::LLVMDialect::getByValAttrName(),
                        TypeAttr::get(bytes));
      kernel.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                        builder.getI64IntegerAttr(kTensorMapAlignment));
      kernel.setArgAttr(i, NVVM::NVVMDialect::getGridConstantAttrName(),
                        builder.getUnitAttr());
    }
  }

  LLVM::GlobalOp getDynamicMemory() {
    gpu::GPUModuleOp module = getOperation();
    if (auto known = module.lookupSymbol<LLVM::GlobalOp>(kDynamicName))
      return known;
    auto builder = OpBuilder::atBlockBegin(module.getBody());
    return LLVM::GlobalOp::create(
        builder, module.getLoc(),
        LLVM::LLVMArrayType::get(builder.getI8Type(), 0),
        /*isConstant=*/false, LLVM::Linkage::External, kDynamicName,
        /*value=*/Attribute(), /*alignment=*/kBoxAlignment,
        unsigned(NVVM::NVVMMemorySpace::Shared), /*dsoLocal=*/true);
  }

  /// The kernel's shared variables become parts of one whose size the launch
  /// says, in order, aligned as they are.
  void moveToDynamicMemory(LLVM::LLVMFuncOp kernel) {
    DataLayout layout(getOperation());
    llvm::MapVector<StringAttr, SmallVector<LLVM::AddressOfOp>> uses;
    kernel.walk([&](LLVM::AddressOfOp address) {
      uses[address.getGlobalNameAttr().getAttr()].push_back(address);
    });
    int64_t offset = 0;
    for (auto global : getOperation().getOps<LLVM::GlobalOp>()) {
      auto found = uses.find(global.getSymNameAttr());
      if (found == uses.end() ||
          global.getAddrSpace() != unsigned(NVVM::NVVMMemorySpace::Shared))
        continue;
      offset = llvm::alignTo(offset, global.getAlignment().value_or(1));
      for (LLVM::AddressOfOp address : found->second) {
        OpBuilder builder(address);
        Value base = LLVM::AddressOfOp::create(builder, address.getLoc(),
                                               getDynamicMemory());
        Value part = LLVM::GEPOp::create(
            builder, address.getLoc(), address.getType(), builder.getI8Type(),
            base, ArrayRef<LLVM::GEPArg>{int32_t(offset)});
        address.replaceAllUsesWith(part);
        address.erase();
      }
      offset += int64_t(layout.getTypeSize(global.getGlobalType()));
    }
  }

  void runOnOperation() override {
    for (auto kernel : getOperation().getOps<LLVM::LLVMFuncOp>()) {
      if (auto count = kernel->getAttrOfType<IntegerAttr>(kNumMapsAttrName))
        passMaps(kernel, count.getInt());
      if (kernel->hasAttr(kSharedBytesAttrName))
        moveToDynamicMemory(kernel);
    }
    SymbolTable symbols(getOperation());
    for (auto global :
         llvm::make_early_inc_range(getOperation().getOps<LLVM::GlobalOp>()))
      if (global.getAddrSpace() == unsigned(NVVM::NVVMMemorySpace::Shared) &&
          global.getSymName() != kDynamicName &&
          SymbolTable::symbolKnownUseEmpty(global, getOperation()))
        symbols.erase(global);
  }
};
} // namespace
