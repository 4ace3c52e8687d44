//===- PrepareForPTX.cpp - What ptxas and launches need ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToGPU.h"

#include "uop/Dialect/UOp/IR/TensorMap.h"

#include "mlir/Analysis/CFGLoopInfo.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
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

/// What a loop has at most once it is unrolled. Each division has a branch that
/// calls a function, around which ptxas runs out of registers.
static constexpr int64_t kMostDivisions = 8;

static std::optional<int64_t> getConstant(Value value) {
  APInt constant;
  if (value && matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  return std::nullopt;
}

/// What `source` passes to argument `number` of `header`, if it only goes
/// there.
static Value getPassed(Block *source, Block *header, unsigned number) {
  auto branch =
      source ? dyn_cast<LLVM::BrOp>(source->getTerminator()) : LLVM::BrOp();
  return branch && branch.getDest() == header ? branch.getDestOperands()[number]
                                              : Value();
}

/// Of a loop that a loop of constant bounds became.
static std::optional<int64_t> getTripCount(const CFGLoop &loop) {
  Block *header = loop.getHeader();
  auto branch = dyn_cast<LLVM::CondBrOp>(header->getTerminator());
  auto compare = branch ? branch.getCondition().getDefiningOp<LLVM::ICmpOp>()
                        : LLVM::ICmpOp();
  auto counter =
      compare ? dyn_cast<BlockArgument>(compare.getLhs()) : BlockArgument();
  if (!counter || counter.getOwner() != header ||
      !loop.contains(branch.getTrueDest()) ||
      (compare.getPredicate() != LLVM::ICmpPredicate::slt &&
       compare.getPredicate() != LLVM::ICmpPredicate::ult))
    return std::nullopt;
  unsigned number = counter.getArgNumber();
  Value next = getPassed(loop.getLoopLatch(), header, number);
  auto add = next ? next.getDefiningOp<LLVM::AddOp>() : LLVM::AddOp();
  auto first =
      getConstant(getPassed(loop.getLoopPredecessor(), header, number));
  auto end = getConstant(compare.getRhs());
  auto step =
      add && add.getLhs() == counter ? getConstant(add.getRhs()) : std::nullopt;
  if (!first || !end || !step || *first < 0 || *step < 1)
    return std::nullopt;
  return *end <= *first ? 0 : llvm::divideCeil(*end - *first, *step);
}

/// Says how far LLVM unrolls `loop` and those in it. Returns how many divisions
/// it then has.
static int64_t limitUnrolling(const CFGLoop &loop) {
  int64_t divisions = 0;
  for (const CFGLoop *inner : loop.getSubLoops())
    divisions += limitUnrolling(*inner);
  for (Block *block : loop.getBlocks())
    if (llvm::none_of(loop.getSubLoops(), [&](const CFGLoop *inner) {
          return inner->contains(block);
        }))
      divisions += llvm::range_size(block->getOps<LLVM::FDivOp>());
  std::optional<int64_t> trips = getTripCount(loop);
  if (!trips || divisions == 0 || *trips <= kMostDivisions / divisions)
    return divisions * trips.value_or(1);
  int64_t count = std::max<int64_t>(kMostDivisions / divisions, 1);
  while (*trips % count != 0)
    --count;
  Builder builder(loop.getHeader()->getParentOp()->getContext());
  LLVM::LoopUnrollAttr unroll = LLVM::LoopUnrollAttr::get(
      builder.getContext(),
      /*disable=*/count == 1 ? builder.getBoolAttr(true) : BoolAttr(),
      /*count=*/count == 1 ? IntegerAttr() : builder.getI32IntegerAttr(count),
      /*runtimeDisable=*/{}, /*full=*/{}, /*followupUnrolled=*/{},
      /*followupRemainder=*/{}, /*followupAll=*/{});
  LLVM::LoopAnnotationAttr annotation = LLVM::LoopAnnotationAttr::get(
      builder.getContext(), /*disableNonforced=*/{}, /*vectorize=*/{},
      /*interleave=*/{}, unroll, /*unrollAndJam=*/{}, /*licm=*/{},
      /*distribute=*/{}, /*pipeline=*/{}, /*peeled=*/{}, /*unswitch=*/{},
      /*mustProgress=*/{}, /*isVectorized=*/{}, /*startLoc=*/{}, /*endLoc=*/{},
      /*parallelAccesses=*/{});
  cast<LLVM::BrOp>(loop.getLoopLatch()->getTerminator())
      .setLoopAnnotationAttr(annotation);
  return divisions * count;
}

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
      // A region of one block has no tree.
      if (!kernel.isExternal() && !kernel.getBody().hasOneBlock()) {
        DominanceInfo dominance(kernel);
        CFGLoopInfo loops(dominance.getDomTree(&kernel.getBody()));
        for (const CFGLoop *loop : loops.getTopLevelLoops())
          limitUnrolling(*loop);
      }
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
