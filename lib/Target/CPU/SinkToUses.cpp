//===- SinkToUses.cpp - Instructions beside what uses them ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SinkToUses.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

/// Whether the value is in registers of vectors, where scalar floats are, too.
static bool isInVectorRegister(const Value *value) {
  return (isa<Instruction>(value) || isa<Argument>(value)) &&
         value->getType()->isFPOrFPVectorTy();
}

static bool isUsedOutside(const Instruction &instruction) {
  return any_of(instruction.users(), [&](const User *user) {
    return cast<Instruction>(user)->getParent() != instruction.getParent() ||
           isa<PHINode>(user);
  });
}

static bool isMovable(const Instruction &instruction) {
  return !isa<PHINode, AllocaInst>(instruction) &&
         !instruction.isTerminator() && !instruction.mayHaveSideEffects() &&
         !instruction.use_empty() && !isUsedOutside(instruction);
}

/// Whether the value is a product that becomes part of a fused multiply-add,
/// and takes no register.
static bool isFused(const Value *value) {
  auto *product = dyn_cast<Instruction>(value);
  if (!product || product->getOpcode() != Instruction::FMul ||
      !product->hasAllowContract() || !product->hasOneUse())
    return false;
  auto *sum = cast<Instruction>(product->user_back());
  return sum->getOpcode() == Instruction::FAdd && sum->hasAllowContract() &&
         sum->getParent() == product->getParent();
}

namespace {
using Order = SmallVector<Instruction *>;

/// The instructions of a block in another order: each that has no effect is
/// before the first one that uses it, a load before what may write memory.
class SunkOrder {
public:
  explicit SunkOrder(BasicBlock &block);
  Order order;

private:
  /// Appends the instruction, after those that it needs and that wait.
  void place(Instruction *instruction);

  /// Those that wait for a use.
  DenseSet<const Instruction *> waiting;
  /// Vectors that a loop carries, and what is made of them.
  DenseSet<const Value *> updated;
};

/// The most registers of vectors that are needed at one time.
class RegisterCount {
public:
  RegisterCount(const TargetTransformInfo &target) : target(target) {}
  unsigned get(const Order &order);

private:
  void use(const Value *value);
  unsigned count(const Value *value) {
    return value->getType()->isVectorTy()
               ? std::max(1u, target.getNumberOfParts(value->getType()))
               : 1;
  }

  const TargetTransformInfo &target;
  DenseSet<const Value *> live;
  unsigned now = 0, most = 0;
};
} // namespace

void SunkOrder::place(Instruction *instruction) {
  SmallVector<std::pair<Instruction *, unsigned>> stack = {{instruction, 0}};
  while (!stack.empty()) {
    auto &[next, operand] = stack.back();
    if (operand == next->getNumOperands()) {
      order.push_back(next);
      stack.pop_back();
      continue;
    }
    auto *needed = dyn_cast<Instruction>(next->getOperand(operand++));
    if (needed && waiting.erase(needed))
      stack.emplace_back(needed, 0);
  }
}

SunkOrder::SunkOrder(BasicBlock &block) {
  Order reads;
  for (Instruction &instruction : block) {
    // The next value of a sum takes the register of the last one: later it
    // would save none, but need what is added for longer.
    bool isNext = any_of(instruction.operands(), [&](const Value *operand) {
      return updated.contains(operand);
    });
    if (isInVectorRegister(&instruction) &&
        (isNext || isa<PHINode>(instruction)))
      updated.insert(&instruction);
    if (!isNext && isMovable(instruction)) {
      waiting.insert(&instruction);
      if (instruction.mayReadFromMemory())
        reads.push_back(&instruction);
      continue;
    }
    if (instruction.mayWriteToMemory()) {
      for (Instruction *read : reads)
        if (waiting.erase(read))
          place(read);
      reads.clear();
    }
    place(&instruction);
  }
}

void RegisterCount::use(const Value *value) {
  if (isFused(value)) {
    for (const Value *factor : cast<Instruction>(value)->operands())
      use(factor);
  } else if (isInVectorRegister(value) && live.insert(value).second) {
    now += count(value);
    most = std::max(most, now);
  }
}

unsigned RegisterCount::get(const Order &order) {
  live.clear();
  now = most = 0;
  // What comes from other blocks stays for the next step of a loop.
  for (const Instruction *instruction : order) {
    if (isUsedOutside(*instruction))
      use(instruction);
    for (const Value *operand : instruction->operands())
      if (auto *other = dyn_cast<Instruction>(operand);
          !other || other->getParent() != instruction->getParent())
        if (!isa<PHINode>(instruction))
          use(operand);
  }
  for (const Instruction *instruction : reverse(order)) {
    if (isa<PHINode>(instruction))
      continue;
    if (live.erase(instruction))
      now -= count(instruction);
    if (!isFused(instruction))
      for (const Value *operand : instruction->operands())
        use(operand);
  }
  return most;
}

PreservedAnalyses uop::SinkToUses::run(Function &function,
                                       FunctionAnalysisManager &manager) {
  const auto &target = manager.getResult<TargetIRAnalysis>(function);
  unsigned registers = target.getNumberOfRegisters(
      target.getRegisterClassForType(/*Vector=*/true));
  RegisterCount count(target);
  for (BasicBlock &block : function) {
    // Elsewhere, another order may make LLVM spill in the loops before.
    if (!is_contained(successors(&block), &block))
      continue;
    Order given;
    for (Instruction &instruction : block)
      given.push_back(&instruction);
    unsigned needed = count.get(given);
    if (needed <= registers)
      continue;
    SunkOrder sunk(block);
    if (count.get(sunk.order) >= needed)
      continue;
    for (Instruction *instruction : sunk.order)
      if (!isa<PHINode>(instruction))
        instruction->moveBefore(block, block.end());
  }
  PreservedAnalyses preserved;
  preserved.preserveSet<CFGAnalyses>();
  return preserved;
}
