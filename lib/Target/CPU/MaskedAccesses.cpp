//===- MaskedAccesses.cpp - Masked loads and stores -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskedAccesses.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/InstSimplifyFolder.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

/// Masks that are computed in more steps are not looked through.
static constexpr unsigned kMaxDepth = 8;

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

namespace {
using Builder = IRBuilder<InstSimplifyFolder>;

/// Parts of vectors: some lanes, one after the other.
class VectorParts {
public:
  explicit VectorParts(Function &function)
      : function(function),
        builder(function.getContext(),
                InstSimplifyFolder(function.getDataLayout())) {}

  /// The lanes from `begin` to `end`, right behind the vector: what is computed
  /// before a loop stays there.
  Value *get(Value *vector, unsigned begin, unsigned end, unsigned depth = 0);

private:
  void moveBehind(Value *vector);
  Value *create(Value *vector, unsigned begin, unsigned end, unsigned depth);

  Function &function;
  Builder builder;
  DenseMap<std::tuple<Value *, unsigned, unsigned>, Value *> known;
};

/// A masked load or store that others take the place of.
class MaskedAccess {
public:
  MaskedAccess(IntrinsicInst &call, VectorParts &parts)
      : call(call), parts(parts),
        isStore(call.getIntrinsicID() == Intrinsic::masked_store),
        type(dyn_cast<FixedVectorType>(
            isStore ? call.getArgOperand(0)->getType() : call.getType())),
        pointer(call.getArgOperand(isStore ? 1 : 0)),
        mask(call.getArgOperand(isStore ? 2 : 1)),
        align(call.getParamAlign(isStore ? 1 : 0).valueOrOne()),
        builder(call.getContext(), InstSimplifyFolder(call.getDataLayout())) {
    builder.SetInsertPoint(&call);
  }

  /// Writes accesses of at most `registerBytes`. False if there is nothing to
  /// change.
  bool lower(uint64_t registerBytes);

private:
  Value *getAddress(unsigned lane) {
    return builder.CreateConstGEP1_64(type->getElementType(), pointer, lane);
  }
  Align getAlign(unsigned lane) const {
    return commonAlignment(align, lane * elementBytes);
  }
  template <typename T>
  T *annotate(T *access) {
    access->setAAMetadata(call.getAAMetadata());
    return access;
  }
  void store(Value *lanes, Value *lanesMask, unsigned begin);
  Value *load(unsigned begin, unsigned end);

  IntrinsicInst &call;
  VectorParts &parts;
  bool isStore;
  /// Null if the number of lanes is not known.
  FixedVectorType *type;
  Value *pointer, *mask;
  Align align;
  uint64_t elementBytes = 0;
  Builder builder;
};
} // namespace

void VectorParts::moveBehind(Value *vector) {
  auto *instruction = dyn_cast<Instruction>(vector);
  if (!instruction)
    return builder.SetInsertPoint(
        function.getEntryBlock().getFirstInsertionPt());
  std::optional<BasicBlock::iterator> place =
      instruction->getInsertionPointAfterDef();
  assert(place && "kernels have no calls that unwind");
  builder.SetInsertPoint(*place);
}

/// Where the lanes are, one after the other, in one operand of the shuffle:
/// that operand and the first of them. Null if they are not.
static std::pair<Value *, unsigned> findLanes(const ShuffleVectorInst &shuffle,
                                              unsigned begin, unsigned end) {
  int first = shuffle.getMaskValue(begin);
  auto *type = cast<FixedVectorType>(shuffle.getOperand(0)->getType());
  int size = type->getNumElements(), count = end - begin;
  for (int lane = 0; lane < count; ++lane)
    if (first < 0 || shuffle.getMaskValue(begin + lane) != first + lane)
      return {};
  if (first + count <= size)
    return {shuffle.getOperand(0), first};
  if (first >= size)
    return {shuffle.getOperand(1), first - size};
  return {};
}

/// What is known of parts of a mask is so only of its operands: of the
/// conjunction with a constant, or of a choice between two, each part is
/// simplified.
Value *VectorParts::create(Value *vector, unsigned begin, unsigned end,
                           unsigned depth) {
  bool isMask = vector->getType()->isIntOrIntVectorTy(1) && depth != kMaxDepth;
  auto getOf = [&](Value *operand) {
    return get(operand, begin, end, depth + 1);
  };
  if (auto *op = dyn_cast<BinaryOperator>(vector); op && isMask) {
    Value *lhs = getOf(op->getOperand(0)), *rhs = getOf(op->getOperand(1));
    moveBehind(vector);
    return builder.CreateBinOp(op->getOpcode(), lhs, rhs);
  }
  if (auto *select = dyn_cast<SelectInst>(vector); select && isMask) {
    Value *condition = select->getCondition();
    if (condition->getType()->isVectorTy())
      condition = getOf(condition);
    Value *chosen = getOf(select->getTrueValue());
    Value *other = getOf(select->getFalseValue());
    moveBehind(vector);
    return builder.CreateSelect(condition, chosen, other);
  }
  if (auto *freeze = dyn_cast<FreezeInst>(vector); freeze && isMask) {
    Value *part = getOf(freeze->getOperand(0));
    moveBehind(vector);
    return builder.CreateFreeze(part);
  }
  SmallVector<int> lanes = llvm::to_vector(llvm::seq<int>(begin, end));
  auto *shuffle = dyn_cast<ShuffleVectorInst>(vector);
  if (shuffle && isMask)
    if (auto [operand, first] = findLanes(*shuffle, begin, end); operand)
      return get(operand, first, first + end - begin, depth + 1);
  moveBehind(vector);
  if (!shuffle)
    return builder.CreateShuffleVector(vector, lanes);
  for (int &lane : lanes)
    lane = shuffle->getMaskValue(lane);
  return builder.CreateShuffleVector(shuffle->getOperand(0),
                                     shuffle->getOperand(1), lanes);
}

Value *VectorParts::get(Value *vector, unsigned begin, unsigned end,
                        unsigned depth) {
  Value *part = known.lookup({vector, begin, end});
  if (!part) {
    part = create(vector, begin, end, depth);
    known[{vector, begin, end}] = part;
  }
  return part;
}

/// Each run of lanes whose mask is known to be set is a plain store.
void MaskedAccess::store(Value *lanes, Value *lanesMask, unsigned begin) {
  std::optional<BitVector> set = getLanes(lanesMask);
  if (!set) {
    annotate(builder.CreateMaskedStore(lanes, getAddress(begin),
                                       getAlign(begin), lanesMask));
    return;
  }
  for (int first = set->find_first(); first >= 0;) {
    int last = set->find_next_unset(first);
    if (last < 0)
      last = set->size();
    Value *run = last - first == 1
                     ? builder.CreateExtractElement(lanes, uint64_t(first))
                     : builder.CreateShuffleVector(
                           lanes, llvm::to_vector(llvm::seq<int>(first, last)));
    annotate(builder.CreateAlignedStore(run, getAddress(begin + first),
                                        getAlign(begin + first)));
    first = last == int(set->size()) ? -1 : set->find_next(last);
  }
}

Value *MaskedAccess::load(unsigned begin, unsigned end) {
  auto *part = FixedVectorType::get(type->getElementType(), end - begin);
  Value *partMask = parts.get(mask, begin, end);
  Value *otherwise = parts.get(call.getArgOperand(2), begin, end);
  if (match(partMask, PatternMatch::m_Zero()))
    return otherwise;
  if (match(partMask, PatternMatch::m_AllOnes()))
    return annotate(
        builder.CreateAlignedLoad(part, getAddress(begin), getAlign(begin)));
  return annotate(builder.CreateMaskedLoad(
      part, getAddress(begin), getAlign(begin), partMask, otherwise));
}

bool MaskedAccess::lower(uint64_t registerBytes) {
  if (!type)
    return false;
  elementBytes = call.getDataLayout().getTypeAllocSize(type->getElementType());
  unsigned count = type->getNumElements();
  auto width = unsigned(std::max<uint64_t>(registerBytes / elementBytes, 1));
  if (isStore && getLanes(mask)) {
    store(call.getArgOperand(0), mask, 0);
    return true;
  }
  // The mask of a narrow access may be a part of another one.
  if (count <= width &&
      (isa<Constant>(mask) || parts.get(mask, 0, count) == mask))
    return false;
  SmallVector<Value *> loaded;
  for (unsigned begin = 0; begin < count; begin += width) {
    unsigned end = std::min(begin + width, count);
    if (isStore)
      store(parts.get(call.getArgOperand(0), begin, end),
            parts.get(mask, begin, end), begin);
    else
      loaded.push_back(load(begin, end));
  }
  if (!isStore)
    call.replaceAllUsesWith(concatenateVectors(builder, loaded));
  return true;
}

void uop::lowerMaskedAccesses(Module &module, uint64_t registerBytes) {
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    VectorParts parts(function);
    SmallVector<Instruction *> replaced;
    for (Instruction &instruction :
         llvm::make_early_inc_range(instructions(function))) {
      auto *call = dyn_cast<IntrinsicInst>(&instruction);
      if (call &&
          (call->getIntrinsicID() == Intrinsic::masked_store ||
           call->getIntrinsicID() == Intrinsic::masked_load) &&
          MaskedAccess(*call, parts).lower(registerBytes))
        replaced.push_back(call);
    }
    // Parts are known by the vectors that they are of.
    for (Instruction *call : replaced)
      call->eraseFromParent();
  }
}
