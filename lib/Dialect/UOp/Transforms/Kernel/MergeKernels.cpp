//===- MergeKernels.cpp - Launches become one -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Schedule/KernelPrice.h"
#include "InPlace.h"
#include "KernelMerger.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringMap.h"

namespace uop {
#define GEN_PASS_DEF_MERGEKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;
using bufferization::AllocTensorOp;
using bufferization::MaterializeInDestinationOp;
using bufferization::ToTensorOp;

/// Each launch is compared with this many of those before it that read the same
/// tensor, nearest first, and with all that it reads from; and only with those
/// that have no more than so many ops between them. So the pass stays linear in
/// the size of the function.
static constexpr unsigned kMaxSiblings = 8;
static constexpr unsigned kMaxDistance = 512;

/// A launch that was too large to be joined by this many others is left alone.
static constexpr unsigned kMaxTooLarge = 2;

namespace {
struct Candidate {
  LaunchOp first;
  OwningOpRef<KernelOp> kernel;
  SmallVector<Value> inputs, variables;
  SmallVector<OpResult> outputs;
  double mergedTime = 0, separateTime = 0;
};

struct MergeKernelsPass
    : public uop::impl::MergeKernelsPassBase<MergeKernelsPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  bool isMergeable(LaunchOp launch);
  KernelOp getKernel(LaunchOp launch) {
    return cast<KernelOp>(symbols->lookup(launch.getKernel()));
  }
  SmallVector<LaunchOp> getPartners(LaunchOp launch);
  void noteReader(LaunchOp launch);
  void forgetReader(LaunchOp launch);
  StringRef findObstacle(LaunchOp first, LaunchOp second,
                         SmallVectorImpl<Operation *> &moved);
  std::optional<Candidate> weigh(LaunchOp first, LaunchOp second);
  LaunchOp merge(Candidate &candidate, LaunchOp second);
  double getTime(KernelOp kernel);
  double getTime(LaunchOp launch);
  double getTimeInPlace(KernelOp kernel, ValueRange inputs,
                        ArrayRef<OpResult> results);

  CostModel cost;
  KernelPricer *pricer = nullptr;
  SymbolTable *symbols = nullptr;
  llvm::StringMap<unsigned> names;
  llvm::DenseMap<Operation *, bool> known;
  llvm::DenseMap<Operation *, double> times;
  llvm::DenseMap<Operation *, unsigned> numLaunches;
  /// The launches so far that read a tensor, latest last. Its uses come latest
  /// first, and most of them may be after the launch that asks.
  llvm::DenseMap<Value, SmallVector<Operation *>> readers;
  llvm::DenseMap<Operation *, unsigned> numTooLarge;
};
} // namespace

/// The memory space of a tensor without contents; none for any other tensor.
static std::optional<Attribute> getSpaceOfEmpty(Value init) {
  Operation *op = init.getDefiningOp();
  if (isa_and_nonnull<tensor::EmptyOp>(op))
    return Attribute();
  auto alloc = dyn_cast_or_null<AllocTensorOp>(op);
  if (alloc && !alloc.getCopy())
    return alloc.getMemorySpace().value_or(Attribute());
  return std::nullopt;
}

bool MergeKernelsPass::isMergeable(LaunchOp launch) {
  if (launch->getNumResults() == 0 || launch.getHasEffects() ||
      !launch->getDiscardableAttrs().empty())
    return false;
  std::optional<Attribute> space = getSpaceOfEmpty(launch.getInits().front());
  if (!space || !llvm::all_of(launch.getInits(), [&](Value init) {
        return getSpaceOfEmpty(init) == space;
      }))
    return false;
  auto kernel = symbols->lookup<KernelOp>(launch.getKernel());
  if (!kernel)
    return false;
  auto [entry, isNew] = known.try_emplace(kernel);
  if (isNew)
    entry->second = uop::isMergeable(kernel, launch.getInputs().size());
  return entry->second;
}

double MergeKernelsPass::getTime(KernelOp kernel) {
  auto [entry, isNew] = times.try_emplace(kernel);
  if (isNew)
    entry->second = pricer->getPrice(kernel);
  return entry->second;
}

/// Whether the result may overwrite the input: an argument of the function that
/// is given away, which returns the result.
static bool mayOverwrite(OpResult result, Value input) {
  auto argument = dyn_cast<BlockArgument>(skipReshapes(input));
  auto function =
      argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
               : func::FuncOp();
  if (!function ||
      !function.getArgAttr(argument.getArgNumber(), kDonatedAttrName) ||
      !fitsMemory(result.getType(), argument.getType()))
    return false;
  return llvm::any_of(
      function.getBody().back().getTerminator()->getOperands(),
      [&](Value returned) { return skipReshapes(returned) == result; });
}

/// Nanoseconds of a launch that overwrites what uop-update-in-place will let it
/// overwrite; infinite if that is nothing.
double MergeKernelsPass::getTimeInPlace(KernelOp kernel, ValueRange inputs,
                                        ArrayRef<OpResult> results) {
  OwningOpRef<KernelOp> changed;
  for (auto [number, result] : llvm::enumerate(results))
    for (auto [input, value] : llvm::enumerate(inputs)) {
      if (!mayOverwrite(result, value))
        continue;
      OwningOpRef<KernelOp> trial(
          cast<KernelOp>((changed ? *changed : kernel)->clone()));
      if (mergeArguments(*trial, trial->getArgument(input),
                         trial->getArgument(inputs.size() + number)))
        changed = std::move(trial);
    }
  return changed ? pricer->getPrice(*changed)
                 : std::numeric_limits<double>::infinity();
}

double MergeKernelsPass::getTime(LaunchOp launch) {
  KernelOp kernel = getKernel(launch);
  double time = getTime(kernel);
  if (numLaunches.lookup(kernel) != 1)
    return time;
  SmallVector<OpResult> results(launch->getResults());
  return std::min(time, getTimeInPlace(kernel, launch.getInputs(), results));
}

/// Launches before `launch`, in its block, that write or read what it reads.
SmallVector<LaunchOp> MergeKernelsPass::getPartners(LaunchOp launch) {
  llvm::SetVector<Operation *> partners, siblings;
  for (Value input : launch.getInputs()) {
    Operation *def = input.getDefiningOp();
    if (isa_and_nonnull<LaunchOp>(def) && def->getBlock() == launch->getBlock())
      partners.insert(def);
    auto known = readers.find(input);
    if (known == readers.end())
      continue;
    // Those in other blocks and those that were moved do not count.
    ArrayRef<Operation *> nearest =
        ArrayRef(known->second).take_back(4 * kMaxSiblings);
    unsigned count = 0;
    for (Operation *user : llvm::reverse(nearest))
      if (user->getBlock() == launch->getBlock() &&
          user->isBeforeInBlock(launch)) {
        siblings.insert(user);
        if (++count == kMaxSiblings)
          break;
      }
  }
  SmallVector<Operation *> ordered(siblings.takeVector());
  llvm::sort(ordered, [](Operation *lhs, Operation *rhs) {
    return rhs->isBeforeInBlock(lhs);
  });
  if (ordered.size() > kMaxSiblings)
    ordered.resize(kMaxSiblings);
  partners.insert_range(ordered);
  SmallVector<LaunchOp> result;
  for (Operation *op : partners)
    if (isMergeable(cast<LaunchOp>(op)))
      result.push_back(cast<LaunchOp>(op));
  return result;
}

void MergeKernelsPass::noteReader(LaunchOp launch) {
  llvm::SmallDenseSet<Value> seen;
  for (Value input : launch.getInputs())
    if (seen.insert(input).second)
      readers[input].push_back(launch);
}

/// Called before the launch is erased.
void MergeKernelsPass::forgetReader(LaunchOp launch) {
  for (Value input : launch.getInputs()) {
    auto known = readers.find(input);
    if (known == readers.end())
      continue;
    SmallVector<Operation *> &list = known->second;
    // Most are near the end.
    auto last = llvm::find(llvm::reverse(list), launch.getOperation());
    if (last != list.rend())
      list.erase(std::next(last).base());
  }
  for (Value result : launch->getResults())
    readers.erase(result);
  numTooLarge.erase(launch);
}

/// A name of the memory: the global's, if it is one.
static const void *getMemory(Value buffer) {
  if (auto global = buffer.getDefiningOp<memref::GetGlobalOp>())
    return global.getNameAttr().getAsOpaquePointer();
  return buffer.getAsOpaquePointer();
}

/// Whether `reader` reads memory that a result of `writer` becomes.
static bool replacesWhatIsRead(LaunchOp writer, LaunchOp reader) {
  llvm::DenseSet<const void *> replaced;
  SmallVector<Value> worklist(writer->getResults());
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (auto reshape = dyn_cast<ReshapeOp>(user))
        worklist.push_back(reshape.getResult());
      if (auto write = dyn_cast<MaterializeInDestinationOp>(user))
        replaced.insert(getMemory(write.getDest()));
    }
  return !replaced.empty() &&
         llvm::any_of(reader.getInputs(), [&](Value input) {
           auto state = skipReshapes(input).getDefiningOp<ToTensorOp>();
           return state && replaced.contains(getMemory(state.getBuffer()));
         });
}

/// Why the launches cannot be one, at the place of the second; empty if they
/// can. `moved` has the ops between them that use results of the first.
StringRef MergeKernelsPass::findObstacle(LaunchOp first, LaunchOp second,
                                         SmallVectorImpl<Operation *> &moved) {
  if (getSpaceOfEmpty(first.getInits().front()) !=
      getSpaceOfEmpty(second.getInits().front()))
    return "they are on different devices";
  if (replacesWhatIsRead(first, second) || replacesWhatIsRead(second, first))
    return "one replaces a state that the other reads";
  llvm::DenseSet<Operation *> later;
  later.insert(first);
  auto uses = [&](Operation *op) {
    return op
        ->walk([&](Operation *nested) {
          return llvm::any_of(nested->getOperands(),
                              [&](Value operand) {
                                return later.contains(operand.getDefiningOp());
                              })
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        })
        .wasInterrupted();
  };
  unsigned distance = 0;
  for (Operation *op = first->getNextNode(); op != second;
       op = op->getNextNode()) {
    if (++distance > kMaxDistance)
      return "they are too far apart";
    auto launch = dyn_cast<LaunchOp>(op);
    if (!(launch && !launch.getHasEffects()) &&
        !isa<ToTensorOp, AllocTensorOp, CopyOp>(op) && !isMemoryEffectFree(op))
      return "an op between them has effects";
    if (uses(op)) {
      later.insert(op);
      moved.push_back(op);
    }
  }
  later.erase(first);
  if (uses(second))
    return "a launch between them depends on one and feeds the other";
  return {};
}

/// The bytes of the results that the one kernel does not store.
static double getUnstoredBytes(const Candidate &candidate, LaunchOp second) {
  double bytes = 0;
  for (LaunchOp launch : {candidate.first, second})
    for (OpResult result : launch->getResults())
      if (auto type = dyn_cast<RankedTensorType>(result.getType());
          type && type.hasStaticShape() &&
          !llvm::is_contained(candidate.outputs, result))
        bytes += CostModel::getTensorBytes(type);
  return bytes;
}

std::optional<Candidate> MergeKernelsPass::weigh(LaunchOp first,
                                                 LaunchOp second) {
  KernelOp kernels[] = {getKernel(first), getKernel(second)};
  auto remarkOpts = remark::RemarkOpts::name("Merge")
                        .category("uop-merge-kernels")
                        .function(kernels[1].getSymName());
  SmallVector<Operation *> moved;
  StringRef reason;
  Candidate candidate;
  bool passesOn = llvm::any_of(second.getInputs(), [&](Value input) {
    return input.getDefiningOp() == first;
  });
  if (numTooLarge.lookup(first) >= kMaxTooLarge)
    reason = "merged with others it was too large";
  else if (!passesOn && first.getNumResults() + second.getNumResults() >
                            cost.getMaxSharedResults())
    reason = "they have many results and share only operands";
  else
    reason = findObstacle(first, second, moved);
  if (reason.empty()) {
    KernelMerger merger(first, kernels[0], second, kernels[1], cost);
    candidate.first = first;
    candidate.kernel = merger.build();
    reason = merger.getReason();
    if (merger.isTooLarge())
      ++numTooLarge[first];
    candidate.inputs.assign(merger.getInputs().begin(),
                            merger.getInputs().end());
    candidate.variables.assign(merger.getVariables().begin(),
                               merger.getVariables().end());
    candidate.outputs.assign(merger.getOutputs().begin(),
                             merger.getOutputs().end());
  }
  if (!candidate.kernel) {
    remark::missed(second.getLoc(), remarkOpts)
        << remark::metric("With", kernels[0].getSymName())
        << remark::reason("{0}", reason);
    return std::nullopt;
  }
  candidate.mergedTime = std::min(
      pricer->getPrice(*candidate.kernel),
      getTimeInPlace(*candidate.kernel, candidate.inputs, candidate.outputs));
  candidate.separateTime = getTime(first) + getTime(second);
  double gain = candidate.separateTime - candidate.mergedTime;
  // Of equal prices, that of one launch counts. What is not stored leaves the
  // caches to others: the price of both has it in a cache, not in memory.
  double least = cost.getLeastGain(candidate.separateTime);
  double tolerance =
      std::min(least, cost.getLaunchCost()) +
      2 * cost.getMemoryTime(getUnstoredBytes(candidate, second));
  if (gain >= -tolerance)
    return candidate;
  remark::missed(second.getLoc(), remarkOpts)
      << remark::metric("With", kernels[0].getSymName())
      << remark::reason("the merged kernel takes longer")
      << remark::metric("MergedNs", int64_t(candidate.mergedTime))
      << remark::metric("SeparateNs", int64_t(candidate.separateTime));
  return std::nullopt;
}

LaunchOp MergeKernelsPass::merge(Candidate &candidate, LaunchOp second) {
  LaunchOp first = candidate.first;
  KernelOp kernels[] = {getKernel(first), getKernel(second)};
  KernelOp kernel = candidate.kernel.release();
  std::string base = getKernelBaseName(kernel), name;
  do {
    unsigned number = names[base]++;
    name = number == 0 ? base : base + "n" + std::to_string(number);
  } while (symbols->lookup(name));
  remark::passed(second.getLoc(), remark::RemarkOpts::name("Merge")
                                      .category("uop-merge-kernels")
                                      .function(kernels[1].getSymName()))
      << remark::add("merged with another kernel")
      << remark::metric("With", kernels[0].getSymName())
      << remark::metric("Outputs", int64_t(candidate.outputs.size()))
      << remark::metric("MergedNs", int64_t(candidate.mergedTime))
      << remark::metric("SeparateNs", int64_t(candidate.separateTime));
  kernel.setSymName(name);
  symbols->insert(kernel, std::next(Block::iterator(kernels[1])));

  SmallVector<Value> inits;
  SmallVector<Type> types;
  for (OpResult result : candidate.outputs) {
    inits.push_back(
        cast<LaunchOp>(result.getOwner()).getInits()[result.getResultNumber()]);
    types.push_back(result.getType());
  }
  SmallVector<Operation *> moved;
  (void)findObstacle(first, second, moved);
  OpBuilder builder(second);
  auto launch = LaunchOp::create(
      builder, FusedLoc::get(&getContext(), {first.getLoc(), second.getLoc()}),
      types, name, candidate.inputs, inits, candidate.variables,
      /*has_effects=*/false);
  Operation *last = launch;
  for (Operation *op : moved) {
    op->moveAfter(last);
    last = op;
  }
  for (auto [old, result] :
       llvm::zip_equal(candidate.outputs, launch.getResults())) {
    Value(old).replaceAllUsesWith(result);
    if (auto known = readers.find(old); known != readers.end()) {
      SmallVector<Operation *> list = std::move(known->second);
      readers[result] = std::move(list);
    }
  }
  forgetReader(first);
  forgetReader(second);
  second.erase();
  first.erase();
  ++numLaunches[kernel];
  known[kernel] = true;
  for (KernelOp old : kernels)
    if (--numLaunches[old] == 0) {
      known.erase(old);
      times.erase(old);
      symbols->erase(old);
    }
  return launch;
}

void MergeKernelsPass::runOnOperation() {
  FailureOr<CostModel> constants = CostModel::get(getOperation());
  if (failed(constants))
    return signalPassFailure();
  cost = *constants;
  KernelPricer prices(cost, {vectorBytes, registers}, threads,
                      /*isOpen=*/true);
  pricer = &prices;
  SymbolTable table(getOperation());
  symbols = &table;
  names.clear();
  known.clear();
  times.clear();
  numLaunches.clear();
  readers.clear();
  numTooLarge.clear();
  SmallVector<LaunchOp> launches;
  getOperation().walk([&](Operation *op) {
    if (auto launch = dyn_cast<LaunchOp>(op)) {
      launches.push_back(launch);
      ++numLaunches[symbols->lookup(launch.getKernel())];
    } else if (isa<SymbolUserOpInterface>(op)) {
      // A kernel that something else names stays.
      op->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
        if (Operation *named = symbols->lookup(symbol.getRootReference()))
          ++numLaunches[named];
      });
    }
  });
  for (LaunchOp launch : launches) {
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      if (!isMergeable(launch))
        break;
      std::optional<Candidate> best;
      for (LaunchOp partner : getPartners(launch)) {
        std::optional<Candidate> candidate = weigh(partner, launch);
        auto getSaved = [](const Candidate &each) {
          return each.separateTime - each.mergedTime;
        };
        if (candidate && (!best || getSaved(*candidate) > getSaved(*best)))
          best = std::move(candidate);
      }
      if (!best)
        break;
      launch = merge(*best, launch);
      isChanged = true;
    }
    noteReader(launch);
  }
  getOperation().walk(
      [](LaunchOp launch) { launch->removeDiscardableAttr(kKeptAttrName); });
}
