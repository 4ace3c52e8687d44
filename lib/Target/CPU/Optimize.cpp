//===- Optimize.cpp - LLVM's passes over kernels ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Optimize.h"

#include "FenceShuffles.h"
#include "SinkToUses.h"

#include "uop/Dialect/UOp/Analysis/KernelTime.h"

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"
#include "llvm/Transforms/Scalar/DivRemPairs.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopDeletion.h"
#include "llvm/Transforms/Scalar/LoopIdiomRecognize.h"
#include "llvm/Transforms/Scalar/LoopLoadElimination.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimpleLoopUnswitch.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Vectorize/LoopVectorize.h"
#include "llvm/Transforms/Vectorize/SLPVectorizer.h"
#include "llvm/Transforms/Vectorize/VectorCombine.h"

using namespace llvm;

static bool isVector(const Instruction &instruction) {
  return instruction.getType()->isVectorTy() ||
         (isa<StoreInst>(instruction) &&
          instruction.getOperand(0)->getType()->isVectorTy());
}

/// Whether a loop only stores what does not change in it.
static bool isFill(const Loop &loop) {
  for (BasicBlock *block : loop.blocks())
    for (Instruction &instruction : *block) {
      if (isa<LoadInst, CallBase>(instruction))
        return false;
      if (auto *store = dyn_cast<StoreInst>(&instruction);
          store && !loop.isLoopInvariant(store->getValueOperand()))
        return false;
    }
  return true;
}

/// Whether all that the loop reads and writes is the function's own: it does
/// not wait for memory.
static bool isLocal(const Loop &loop) {
  for (BasicBlock *block : loop.blocks())
    for (Instruction &instruction : *block) {
      if (isa<CallBase>(instruction) && instruction.mayReadOrWriteMemory())
        return false;
      const Value *pointer = getLoadStorePointerOperand(&instruction);
      if (pointer && !isa<AllocaInst>(getUnderlyingObject(pointer)))
        return false;
    }
  return true;
}

/// Whether copies of the loop's body gain less than half a per cent of the
/// function's time, of which `share` is the loop's by its instructions. Copies
/// save a third of these; a loop that reads memory takes four times as long as
/// they do.
static bool isRareLoop(const Loop &loop, double share) {
  constexpr double kLeastGain = 0.005, kSaved = 0.3, kMemory = 4;
  double gain = share * kSaved;
  return gain < kLeastGain && (gain * kMemory < kLeastGain || isLocal(loop));
}

/// How often the body of a loop runs, if that is known, and 0 otherwise. The
/// header, where loops of MLIR end, runs once more.
static unsigned getSteps(const Loop &loop, ScalarEvolution &evolution) {
  unsigned trips = evolution.getSmallConstantMaxTripCount(&loop);
  return trips == 0 ? 0 : std::max(1u, trips - 1);
}

/// Whether a loop in it is too long to be unrolled as a whole.
static bool hasLongLoop(const Loop &loop, ScalarEvolution &evolution) {
  return any_of(loop.getSubLoops(), [&](const Loop *inner) {
    unsigned steps = getSteps(*inner, evolution);
    return steps == 0 || steps > uop::kMostUnrolledSteps ||
           hasLongLoop(*inner, evolution);
  });
}

/// Instructions of the processor: those on wide vectors are several.
static double countParts(const Instruction &instruction,
                         const TargetTransformInfo &target) {
  auto *store = dyn_cast<StoreInst>(&instruction);
  Type *type =
      store ? store->getValueOperand()->getType() : instruction.getType();
  return type->isVectorTy() ? std::max(1u, target.getNumberOfParts(type)) : 1;
}

/// The part of all that runs in the function that runs in each loop; loops of
/// an unknown number of steps have kUnknownSteps.
static DenseMap<const Loop *, double>
getShares(const Function &function, const LoopInfo &loops,
          ScalarEvolution &evolution, const TargetTransformInfo &target) {
  constexpr double kUnknownSteps = 16;
  DenseMap<const Loop *, double> shares, steps;
  for (Loop *loop : loops.getLoopsInPreorder()) {
    unsigned known = getSteps(*loop, evolution);
    Loop *parent = loop->getParentLoop();
    steps[loop] = (known ? double(known) : kUnknownSteps) *
                  (parent ? steps[parent] : 1.0);
  }
  double all = 0;
  for (const BasicBlock &block : function) {
    Loop *inner = loops.getLoopFor(&block);
    double count = 0;
    for (const Instruction &instruction : block)
      count += countParts(instruction, target);
    count *= inner ? steps[inner] : 1.0;
    all += count;
    for (Loop *loop = inner; loop; loop = loop->getParentLoop())
      shares[loop] += count;
  }
  for (auto &entry : shares)
    entry.second /= all;
  return shares;
}

/// Tells LoopVectorize to leave loops alone: those of vectors, which it would
/// look at for long and not change, and long ones, for which it takes time that
/// is quadratic in their size: 20000 operations take it two minutes. Returns
/// whether there is another innermost loop that is worth its time. Beside
/// loops of vectors, those that fill the columns of a border are not: full
/// unrolling and scatters would make more code of them than of the rest. Long
/// loops of vectors are not unrolled (staysVectorLoop), nor are loops around
/// long ones, nor those in which little of the function runs: copies of these
/// take as long to compile as others.
static bool excludeLoops(Function &function, TargetMachine &machine) {
  constexpr size_t limit = 2000;
  DominatorTree dominators(function);
  LoopInfo loops(dominators);
  TargetLibraryInfoImpl libraries(function.getParent()->getTargetTriple());
  TargetLibraryInfo library(libraries, &function);
  AssumptionCache assumptions(function);
  ScalarEvolution evolution(function, library, assumptions, dominators, loops);
  bool hasScalarLoops = false, hasVectorLoops = false;
  SmallVector<Loop *> fills;
  DenseMap<const Loop *, double> shares = getShares(
      function, loops, evolution, machine.getTargetTransformInfo(function));
  for (Loop *loop : loops.getLoopsInPreorder()) {
    size_t size = 0;
    bool hasVectors = false;
    for (BasicBlock *block : loop->blocks()) {
      size += block->size();
      hasVectors |= any_of(*block, isVector);
    }
    hasVectorLoops |= hasVectors;
    bool isRare = isRareLoop(*loop, shares[loop]);
    if (isRare || (hasVectors &&
                   (uop::staysVectorLoop(size, getSteps(*loop, evolution)) ||
                    hasLongLoop(*loop, evolution))))
      addStringMetadataToLoop(loop, "llvm.loop.unroll.disable", 1);
    if (size > limit || hasVectors || isRare)
      addStringMetadataToLoop(loop, "llvm.loop.vectorize.enable", 0);
    else if (loop->isInnermost() && isFill(*loop))
      fills.push_back(loop);
    else
      hasScalarLoops |= loop->isInnermost();
  }
  if (!hasVectorLoops)
    return hasScalarLoops || !fills.empty();
  for (Loop *fill : fills) {
    addStringMetadataToLoop(fill, "llvm.loop.vectorize.enable", 0);
    for (Loop *loop = fill; loop && isFill(*loop); loop = loop->getParentLoop())
      addStringMetadataToLoop(loop, "llvm.loop.unroll.disable", 1);
  }
  return hasScalarLoops;
}

/// LLVM 22's SLP vectoriser narrows the operand of an unsigned conversion by
/// its sign bits: 2^64 - 1, an i16 of -1 once, is converted as 2^32 - 1.
static bool hasUnsignedConversion(const Module &module) {
  for (const Function &function : module)
    for (const Instruction &instruction : instructions(function))
      if (isa<UIToFPInst>(instruction) &&
          !isa<LoadInst, ZExtInst>(instruction.getOperand(0)))
        return true;
  return false;
}

static bool isContractibleSum(const Value *value) {
  auto *sum = dyn_cast<Instruction>(value);
  return sum && sum->getOpcode() == Instruction::FAdd &&
         sum->hasAllowContract();
}

/// Whether the value of the sum is needed at several places, the next step of a
/// loop that accumulates it aside.
static bool isShared(const Instruction &sum) {
  unsigned places = 0;
  SmallVector<const Value *> worklist = {&sum};
  SmallPtrSet<const Value *, 8> seen;
  while (!worklist.empty()) {
    const Value *value = worklist.pop_back_val();
    for (const User *user : value->users())
      if (isa<PHINode>(user)) {
        if (seen.insert(user).second)
          worklist.push_back(user);
      } else if (value == &sum || !isContractibleSum(user)) {
        ++places;
      }
  }
  return places > 1;
}

namespace {
/// The SLP vectoriser makes a sum of products again for each vector that it is
/// part of, with the operands in another order. Which of the products becomes
/// part of an fma, and so the rounding, differs then. A value has the same bits
/// wherever it is used (docs/numerics.md).
struct VectorizeUnsharedSums : PassInfoMixin<VectorizeUnsharedSums> {
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &manager) {
    for (const Instruction &instruction : instructions(function))
      if (isContractibleSum(&instruction) && isShared(instruction))
        return PreservedAnalyses::all();
    return SLPVectorizerPass().run(function, manager);
  }
};
} // namespace

/// How many pairs of accesses of one object, of which one writes, are in the
/// loop.
static size_t countConflicts(const Loop &loop) {
  SmallDenseMap<const Value *, std::pair<size_t, size_t>, 4> accesses;
  for (BasicBlock *block : loop.blocks())
    for (Instruction &instruction : *block)
      if (const Value *pointer = getLoadStorePointerOperand(&instruction)) {
        auto &[loads, stores] = accesses[getUnderlyingObject(pointer)];
        ++(isa<StoreInst>(instruction) ? stores : loads);
      }
  size_t pairs = 0;
  for (const auto &[object, count] : accesses)
    pairs += count.second * (count.first + count.second);
  return pairs;
}

/// Whether the loop holds an unrolled one with many stores. LoopVectorize and
/// LoopLoadElimination ask of each pair whether it may be the same element,
/// which took 40 ms for 32 columns that are transposed; nothing stores vectors
/// whose elements are more than 8 apart. SLPVectorizer takes those of a step.
static bool isUnrolledStores(const Loop &loop) {
  constexpr size_t kMostConflicts = 256;
  return loop.isInnermost() && countConflicts(loop) > kMostConflicts;
}

namespace {
struct ExcludeUnrolledLoops : PassInfoMixin<ExcludeUnrolledLoops> {
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &manager) {
    for (Loop *loop :
         manager.getResult<LoopAnalysis>(function).getLoopsInPreorder())
      if (isUnrolledStores(*loop))
        addStringMetadataToLoop(loop, "llvm.loop.vectorize.enable", 0);
    return PreservedAnalyses::all();
  }
};

/// LoopLoadElimination has no way to leave one loop alone.
struct EliminateLoads : PassInfoMixin<EliminateLoads> {
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &manager) {
    for (Loop *loop :
         manager.getResult<LoopAnalysis>(function).getLoopsInPreorder())
      if (isUnrolledStores(*loop))
        return PreservedAnalyses::all();
    return LoopLoadEliminationPass().run(function, manager);
  }
};
} // namespace

static void addSecondPasses(FunctionPassManager &passes, unsigned level) {
  passes.addPass(LoopUnrollPass(LoopUnrollOptions(int(level))));
  passes.addPass(InstCombinePass());
  passes.addPass(createFunctionToLoopPassAdaptor(LICMPass(LICMOptions()),
                                                 /*UseMemorySSA=*/true));
  passes.addPass(DivRemPairsPass());
  passes.addPass(SimplifyCFGPass());
}

/// For loops that a schedule has arranged: they are vectors and unrolled.
static FunctionPassManager buildScheduledPasses(unsigned level) {
  FunctionPassManager passes;
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  passes.addPass(SimplifyCFGPass());
  passes.addPass(InstCombinePass());
  LoopPassManager loops;
  loops.addPass(LoopRotatePass());
  loops.addPass(LICMPass(LICMOptions()));
  passes.addPass(
      createFunctionToLoopPassAdaptor(std::move(loops), /*UseMemorySSA=*/true));
  passes.addPass(
      createFunctionToLoopPassAdaptor(LoopFullUnrollPass(int(level))));
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  addSecondPasses(passes, level);
  passes.addPass(uop::FenceShuffles());
  passes.addPass(uop::SinkToUses());
  return passes;
}

/// The order is that of LLVM's own pipeline. What is left out looks for calls,
/// conditions that follow from others, globals, and jumps that can be threaded;
/// and is the second and third turn of what is here.
static FunctionPassManager
buildScalarPasses(const PipelineTuningOptions &tuning, unsigned level) {
  FunctionPassManager passes;
  passes.addPass(SROAPass(SROAOptions::ModifyCFG));
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  passes.addPass(
      SimplifyCFGPass(SimplifyCFGOptions().convertSwitchRangeToICmp(true)));
  passes.addPass(InstCombinePass());

  LoopPassManager hoist, simplify;
  hoist.addPass(LoopRotatePass());
  hoist.addPass(LICMPass(LICMOptions()));
  hoist.addPass(SimpleLoopUnswitchPass(/*NonTrivial=*/level == 3));
  passes.addPass(
      createFunctionToLoopPassAdaptor(std::move(hoist), /*UseMemorySSA=*/true));
  passes.addPass(SimplifyCFGPass());
  simplify.addPass(LoopIdiomRecognizePass());
  simplify.addPass(IndVarSimplifyPass());
  simplify.addPass(LoopDeletionPass());
  simplify.addPass(LoopFullUnrollPass(int(level)));
  passes.addPass(createFunctionToLoopPassAdaptor(std::move(simplify)));
  passes.addPass(SROAPass(SROAOptions::ModifyCFG));
  passes.addPass(GVNPass());
  passes.addPass(InstCombinePass());
  passes.addPass(DSEPass());

  // What unrolling has made the same in each turn: of squares of squares that
  // stay in the loop, LoopVectorize looks at each as often as it is a factor.
  passes.addPass(createFunctionToLoopPassAdaptor(LICMPass(LICMOptions()),
                                                 /*UseMemorySSA=*/true));
  passes.addPass(ExcludeUnrolledLoops());
  passes.addPass(LoopVectorizePass(LoopVectorizeOptions(
      !tuning.LoopInterleaving, !tuning.LoopVectorization)));
  passes.addPass(EliminateLoads());
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass(SimplifyCFGOptions()
                                     .forwardSwitchCondToPhi(true)
                                     .convertSwitchRangeToICmp(true)
                                     .needCanonicalLoops(false)
                                     .hoistCommonInsts(true)
                                     .sinkCommonInsts(true)));
  if (tuning.SLPVectorization)
    passes.addPass(VectorizeUnsharedSums());
  passes.addPass(VectorCombinePass());
  addSecondPasses(passes, level);
  return passes;
}

void uop::optimize(Module &module, TargetMachine &machine, unsigned level,
                   bool hasCallees) {
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  PipelineTuningOptions tuning;
  tuning.LoopVectorization = level >= 2;
  tuning.LoopInterleaving = level >= 2;
  tuning.SLPVectorization = level >= 2 && !hasUnsignedConversion(module);
  PassBuilder builder(&machine, tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  static const OptimizationLevel levels[] = {
      OptimizationLevel::O0, OptimizationLevel::O1, OptimizationLevel::O2,
      OptimizationLevel::O3};
  if (level == 0 || level == 1 || hasCallees) {
    for (Function &function : module)
      if (!function.isDeclaration())
        excludeLoops(function, machine);
    ModulePassManager passes =
        level == 0 ? builder.buildO0DefaultPipeline(levels[0])
                   : builder.buildPerModuleDefaultPipeline(levels[level]);
    passes.run(module, modules);
    return;
  }
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    FunctionPassManager passes = excludeLoops(function, machine)
                                     ? buildScalarPasses(tuning, level)
                                     : buildScheduledPasses(level);
    passes.run(function, functions);
    functions.clear(function, function.getName());
  }
}
