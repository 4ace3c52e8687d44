//===- MaskedStores.cpp - Stores whose masks are known ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskedStores.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

/// The lanes that are set; nothing if that is not known of each.
static std::optional<BitVector> getLanes(Value *mask) {
  auto *constant = dyn_cast<Constant>(mask);
  auto *type = dyn_cast<FixedVectorType>(mask->getType());
  if (!constant || !type)
    return std::nullopt;
  BitVector lanes(type->getNumElements());
  for (unsigned lane = 0; lane != lanes.size(); ++lane) {
    Constant *element = constant->getAggregateElement(lane);
    if (!element || !isa<ConstantInt, UndefValue>(element))
      return std::nullopt;
    lanes[lane] = element->isOneValue();
  }
  return lanes;
}

static void expand(IntrinsicInst &call, const BitVector &lanes) {
  IRBuilder<> builder(&call);
  Value *value = call.getArgOperand(0), *pointer = call.getArgOperand(1);
  Type *element = cast<FixedVectorType>(value->getType())->getElementType();
  Align align = call.getParamAlign(1).valueOrOne();
  uint64_t width = call.getDataLayout().getTypeAllocSize(element);
  for (int begin = lanes.find_first(); begin >= 0;) {
    int end = lanes.find_next_unset(begin);
    if (end < 0)
      end = lanes.size();
    Value *run = end - begin == 1
                     ? builder.CreateExtractElement(value, uint64_t(begin))
                     : builder.CreateShuffleVector(
                           value, llvm::to_vector(llvm::seq<int>(begin, end)));
    builder.CreateAlignedStore(
        run, builder.CreateConstGEP1_64(element, pointer, begin),
        commonAlignment(align, begin * width));
    begin = end == int(lanes.size()) ? -1 : lanes.find_next(end);
  }
  call.eraseFromParent();
}

void uop::expandConstantMasks(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction :
         llvm::make_early_inc_range(instructions(function)))
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
          call && call->getIntrinsicID() == Intrinsic::masked_store)
        if (std::optional<BitVector> lanes = getLanes(call->getArgOperand(2)))
          expand(*call, *lanes);
}
