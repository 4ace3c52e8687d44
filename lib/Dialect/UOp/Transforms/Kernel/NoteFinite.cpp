//===- NoteFinite.cpp - Arguments that are always finite --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InPlace.h"
#include "uop/Dialect/UOp/IR/Permissions.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

namespace uop {
#define GEN_PASS_DEF_NOTEFINITEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct NoteFinitePass : public uop::impl::NoteFinitePassBase<NoteFinitePass> {
  using Base::Base;

  using Base::onlyNew;

  void runOnOperation() override;

private:
  bool isFinite(Value tensor);
  void note(KernelOp kernel, ArrayRef<LaunchOp> launches);

  DenseMap<Attribute, bool> known;
};
} // namespace

/// Whether no number among the bytes has an exponent of ones alone.
template <typename Bits>
static bool haveFiniteExponents(ArrayRef<char> bytes, Bits exponent) {
  const char *next = bytes.data();
  unsigned found = 0;
  for (size_t i = 0, count = bytes.size() / sizeof(Bits); i != count; ++i) {
    Bits bits;
    std::memcpy(&bits, next + i * sizeof(Bits), sizeof(Bits));
    found |= unsigned((bits & exponent) == exponent);
  }
  return found == 0;
}

static bool areFinite(ArrayRef<char> bytes, FloatType type) {
  if (type.isF32())
    return haveFiniteExponents<uint32_t>(bytes, 0x7f800000u);
  if (type.isF64())
    return haveFiniteExponents<uint64_t>(bytes, 0x7ff0000000000000u);
  if (type.isF16())
    return haveFiniteExponents<uint16_t>(bytes, 0x7c00u);
  if (type.isBF16())
    return haveFiniteExponents<uint16_t>(bytes, 0x7f80u);
  return false;
}

static bool areFinite(Attribute constant) {
  if (auto number = dyn_cast<FloatAttr>(constant))
    return number.getValue().isFinite();
  auto elements = dyn_cast<ElementsAttr>(constant);
  if (!elements)
    return false;
  auto type = dyn_cast<FloatType>(elements.getElementType());
  if (!type)
    return false;
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(constant)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob && areFinite(blob->getData(), type);
  }
  // A splat has the bytes of one element.
  auto dense = dyn_cast<DenseElementsAttr>(constant);
  return dense && areFinite(dense.getRawData(), type);
}

/// Of a constant, whatever its shape.
bool NoteFinitePass::isFinite(Value tensor) {
  Attribute constant;
  if (!matchPattern(skipReshapes(tensor), m_Constant(&constant)))
    return false;
  auto [entry, isNew] = known.try_emplace(constant, false);
  if (isNew)
    entry->second = areFinite(constant);
  return entry->second;
}

/// Whether the kernel has a sum in which finite factors matter.
static bool hasGatedSum(KernelOp kernel) {
  auto isGated = [](LoadOp load) { return bool(load.getGate()); };
  auto isSum = [](ReduceOp reduce) {
    return reduce.getKind() == ReduceKind::add;
  };
  return llvm::any_of(kernel.getBody().getOps<LoadOp>(), isGated) &&
         llvm::any_of(kernel.getBody().getOps<ReduceOp>(), isSum);
}

/// Whether a product reads the argument.
static bool isFactor(BlockArgument argument) {
  auto type = dyn_cast<MemRefType>(argument.getType());
  return type && isa<FloatType>(type.getElementType()) &&
         llvm::any_of(argument.getUsers(), [](Operation *user) {
           return isa<LoadOp>(user) &&
                  llvm::any_of(user->getUsers(), llvm::IsaPred<MulOp, CastOp>);
         });
}

void NoteFinitePass::note(KernelOp kernel, ArrayRef<LaunchOp> launches) {
  auto old = kernel->getAttrOfType<DenseI64ArrayAttr>(kFiniteAttrName);
  kernel->removeDiscardableAttr(kFiniteAttrName);
  if (!hasGatedSum(kernel))
    return;
  SmallVector<int64_t> finite;
  for (BlockArgument argument : kernel.getArguments()) {
    unsigned number = argument.getArgNumber();
    bool isNoted =
        onlyNew && old && llvm::is_contained(old.asArrayRef(), int64_t(number));
    if (isNoted ||
        (isFactor(argument) && llvm::all_of(launches, [&](LaunchOp launch) {
           return number < launch.getInputs().size() &&
                  isFinite(launch.getInputs()[number]);
         })))
      finite.push_back(number);
  }
  if (finite.empty())
    return;
  kernel->setDiscardableAttr(
      kFiniteAttrName, DenseI64ArrayAttr::get(kernel.getContext(), finite));
  remark::passed(kernel.getLoc(), remark::RemarkOpts::name("Finite")
                                      .category("uop-note-finite")
                                      .function(kernel.getSymName()))
      << remark::add("constants have no infinities and NaNs")
      << remark::metric("Arguments", finite.size());
}

void NoteFinitePass::runOnOperation() {
  SymbolTableCollection symbols;
  llvm::MapVector<KernelOp, SmallVector<LaunchOp>> launches;
  getOperation().walk([&](LaunchOp launch) {
    if (auto kernel = symbols.lookupNearestSymbolFrom<KernelOp>(
            launch, launch.getKernelAttr()))
      launches[kernel].push_back(launch);
  });
  for (auto &[kernel, calls] : launches)
    note(kernel, calls);
}
