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
  return std::nullopt;
}

static void lower(IntrinsicInst &call, Intrinsic::ID range) {
  constexpr unsigned leastOrGreatest = 0, signOfChosen = 1 << 2;
  constexpr unsigned currentRounding = 4;
  IRBuilder<> builder(&call);
  Value *lhs = call.getArgOperand(0), *rhs = call.getArgOperand(1);
  auto *type = cast<FixedVectorType>(call.getType());
  bool isMaximum = call.getIntrinsicID() == Intrinsic::maximum;
  unsigned lanes = type->getNumElements();
  Value *all =
      Constant::getAllOnesValue(builder.getIntNTy(std::max(lanes, 8u)));
  SmallVector<Value *> arguments = {
      lhs, rhs,
      builder.getInt32(leastOrGreatest + unsigned(isMaximum) + signOfChosen),
      PoisonValue::get(type), all};
  if (type->getPrimitiveSizeInBits() == 512)
    arguments.push_back(builder.getInt32(currentRounding));
  Value *chosen = builder.CreateIntrinsic(range, arguments);
  // A sum with NaN is NaN.
  Value *isUnordered = builder.CreateFCmpUNO(lhs, rhs);
  Value *result =
      builder.CreateSelect(isUnordered, builder.CreateFAdd(lhs, rhs), chosen);
  call.replaceAllUsesWith(result);
  call.eraseFromParent();
}

void uop::lowerExtrema(Module &module, const TargetMachine &machine) {
  const MCSubtargetInfo &subtarget = *machine.getMCSubtargetInfo();
  if (!machine.getTargetTriple().isX86() ||
      !subtarget.checkFeatures("+avx512dq"))
    return;
  bool hasShort = subtarget.checkFeatures("+avx512vl");
  for (Function &function : module)
    for (Instruction &instruction :
         llvm::make_early_inc_range(instructions(function))) {
      auto *call = dyn_cast<IntrinsicInst>(&instruction);
      // Of a constant more is known: it takes one or two instructions.
      if (!call ||
          (call->getIntrinsicID() != Intrinsic::maximum &&
           call->getIntrinsicID() != Intrinsic::minimum) ||
          isa<Constant>(call->getArgOperand(0)) ||
          isa<Constant>(call->getArgOperand(1)))
        continue;
      if (std::optional<Intrinsic::ID> range =
              getRange(call->getType(), hasShort))
        lower(*call, *range);
    }
}
