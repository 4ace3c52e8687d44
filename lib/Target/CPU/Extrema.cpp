//===- Extrema.cpp - The greater of two floats ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vrange and its operand are those of Intel 64 and IA-32 Architectures Software
// Developer's Manual, volume 2, "VRANGEPS": bits 1:0 choose the minimum (0) or
// the maximum (1), bits 3:2 the sign of the result, 1 that of what was chosen.
// -0 counts as less than +0. Of a NaN and a number the number is chosen.
//
//===----------------------------------------------------------------------===//

#include "Extrema.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

/// What vrange is called for vectors of the type; nothing if there is none.
static std::optional<Intrinsic::ID> getRange(Type *type, bool hasShort) {
  auto *vector = dyn_cast<FixedVectorType>(type);
  if (!vector)
    return std::nullopt;
  bool isSingle = vector->getElementType()->isFloatTy();
  if (!isSingle && !vector->getElementType()->isDoubleTy())
    return std::nullopt;
  unsigned bits = vector->getNumElements() * (isSingle ? 32 : 64);
  if (bits == 512)
    return isSingle ? Intrinsic::x86_avx512_mask_range_ps_512
                    : Intrinsic::x86_avx512_mask_range_pd_512;
  if (bits == 256 && hasShort)
    return isSingle ? Intrinsic::x86_avx512_mask_range_ps_256
                    : Intrinsic::x86_avx512_mask_range_pd_256;
  if (bits == 128 && hasShort)
    return isSingle ? Intrinsic::x86_avx512_mask_range_ps_128
                    : Intrinsic::x86_avx512_mask_range_pd_128;
  return std::nullopt;
}

/// What is right unless one of the two is NaN.
static Value *emitRange(IRBuilder<> &builder, Intrinsic::ID range, Value *lhs,
                        Value *rhs, bool isMaximum) {
  constexpr unsigned leastOrGreatest = 0, signOfChosen = 1 << 2;
  constexpr unsigned currentRounding = 4;
  auto *type = cast<FixedVectorType>(lhs->getType());
  unsigned lanes = type->getNumElements();
  Value *all =
      Constant::getAllOnesValue(builder.getIntNTy(std::max(lanes, 8u)));
  SmallVector<Value *> arguments = {
      lhs, rhs,
      builder.getInt32(leastOrGreatest + unsigned(isMaximum) + signOfChosen),
      PoisonValue::get(type), all};
  if (type->getPrimitiveSizeInBits() == 512)
    arguments.push_back(builder.getInt32(currentRounding));
  return builder.CreateIntrinsic(range, arguments);
}

/// A number is the first lane of its register.
static Value *toLanes(IRBuilder<> &builder, Value *number) {
  auto lanes = unsigned(128 / number->getType()->getPrimitiveSizeInBits());
  auto *type = FixedVectorType::get(number->getType(), lanes);
  return builder.CreateInsertElement(PoisonValue::get(type), number,
                                     uint64_t(0));
}

static void lower(IntrinsicInst &call, bool hasShort) {
  Value *lhs = call.getArgOperand(0), *rhs = call.getArgOperand(1);
  // Of a constant more is known: it takes one or two instructions.
  if (isa<Constant>(lhs) || isa<Constant>(rhs))
    return;
  IRBuilder<> builder(&call);
  bool isNumber =
      hasShort && (call.getType()->isFloatTy() || call.getType()->isDoubleTy());
  Value *left = isNumber ? toLanes(builder, lhs) : lhs;
  Value *right = isNumber ? toLanes(builder, rhs) : rhs;
  std::optional<Intrinsic::ID> range = getRange(left->getType(), hasShort);
  if (!range)
    return;
  Value *chosen = emitRange(builder, *range, left, right,
                            call.getIntrinsicID() == Intrinsic::maximum);
  if (isNumber)
    chosen = builder.CreateExtractElement(chosen, uint64_t(0));
  // A sum with NaN is NaN.
  Value *isUnordered = builder.CreateFCmpUNO(lhs, rhs);
  call.replaceAllUsesWith(
      builder.CreateSelect(isUnordered, builder.CreateFAdd(lhs, rhs), chosen));
  call.eraseFromParent();
}

/// The extremum of all lanes, of which there are a power of two, as extrema of
/// halves.
static void splitReduction(IntrinsicInst &call) {
  Value *vector = call.getArgOperand(0);
  auto *type = dyn_cast<FixedVectorType>(vector->getType());
  if (!type || !isPowerOf2_32(type->getNumElements()))
    return;
  bool isMaximum = call.getIntrinsicID() == Intrinsic::vector_reduce_fmaximum;
  unsigned bits = type->getScalarSizeInBits();
  IRBuilder<> builder(&call);
  for (unsigned lanes = type->getNumElements(); lanes > 1;) {
    lanes /= 2;
    // Those of the shortest register stay in it.
    unsigned width = std::max(lanes, 128 / bits);
    unsigned whole = cast<FixedVectorType>(vector->getType())->getNumElements();
    SmallVector<int> low(width, PoisonMaskElem), high(width, PoisonMaskElem);
    for (unsigned lane = 0; lane != lanes; ++lane) {
      low[lane] = int(lane);
      high[lane] = int(lanes + lane);
    }
    Value *others = builder.CreateShuffleVector(vector, high);
    if (width != whole)
      vector = builder.CreateShuffleVector(vector, low);
    vector = builder.CreateBinaryIntrinsic(
        isMaximum ? Intrinsic::maximum : Intrinsic::minimum, vector, others);
  }
  call.replaceAllUsesWith(builder.CreateExtractElement(vector, uint64_t(0)));
  call.eraseFromParent();
}

static bool isExtremum(Intrinsic::ID id) {
  return id == Intrinsic::maximum || id == Intrinsic::minimum;
}

static bool isReduction(Intrinsic::ID id) {
  return id == Intrinsic::vector_reduce_fmaximum ||
         id == Intrinsic::vector_reduce_fminimum;
}

void uop::lowerExtrema(Module &module, const TargetMachine &machine) {
  const MCSubtargetInfo &subtarget = *machine.getMCSubtargetInfo();
  if (!machine.getTargetTriple().isX86() ||
      !subtarget.checkFeatures("+avx512dq"))
    return;
  bool hasShort = subtarget.checkFeatures("+avx512vl");
  for (Function &function : module) {
    SmallVector<IntrinsicInst *> reductions, extrema;
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
          call && isReduction(call->getIntrinsicID()))
        reductions.push_back(call);
    for (IntrinsicInst *call : reductions)
      if (hasShort)
        splitReduction(*call);
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
          call && isExtremum(call->getIntrinsicID()))
        extrema.push_back(call);
    for (IntrinsicInst *call : extrema)
      lower(*call, hasShort);
  }
}
