//===- UpdateInPlace.cpp - Kernels write runtime buffers --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One-shot bufferization sees the tensors of a function and copies where one is
// written before it is read for the last time. It does not see that the writes
// at the end of the function go to memory that tensors lie in; what would be
// overwritten there is copied here.
//
//===----------------------------------------------------------------------===//

#include "../Schedule/KernelPrice.h"
#include "InPlace.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

namespace uop {
#define GEN_PASS_DEF_UPDATEINPLACEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;
using bufferization::MaterializeInDestinationOp;
using bufferization::ToTensorOp;

namespace {
/// A tensor in memory that gets new contents at the end of the function.
struct Update {
  ToTensorOp old;
  MaterializeInDestinationOp write;
};

struct UpdateInPlacePass
    : public uop::impl::UpdateInPlacePassBase<UpdateInPlacePass> {
  using Base::Base;

  void runOnOperation() override;

private:
  SmallVector<Update> findUpdates(Block &block);
  StringRef writeInPlace(Value value, Value old);
  void donate(func::FuncOp function);
  StringRef mergeInput(LaunchOp launch, unsigned input, unsigned init);
  bool isFaster(KernelOp kernel, KernelOp inPlace, Type written);
  void protect(ArrayRef<Update> updates);

  SymbolTable *symbols = nullptr;
  llvm::DenseMap<Operation *, unsigned> numLaunches;
  const CostModel *model = nullptr;
  KernelPricer *pricer = nullptr;
};
} // namespace

/// The memory of a whole global, by name.
static FlatSymbolRefAttr getGlobal(Value memory) {
  auto get = memory.getDefiningOp<memref::GetGlobalOp>();
  return get ? get.getNameAttr() : FlatSymbolRefAttr();
}

/// The updates of globals, in order. The writes stand at the end of the block,
/// with nothing but each other and the terminator behind them.
SmallVector<Update> UpdateInPlacePass::findUpdates(Block &block) {
  SmallVector<Update> updates;
  llvm::DenseMap<Attribute, ToTensorOp> tensors;
  for (auto op : block.getOps<ToTensorOp>())
    if (FlatSymbolRefAttr global = getGlobal(op.getBuffer()))
      tensors.try_emplace(global, op);
  Operation *op = block.getTerminator()->getPrevNode();
  for (; op && isa<MaterializeInDestinationOp>(op); op = op->getPrevNode()) {
    auto write = cast<MaterializeInDestinationOp>(op);
    FlatSymbolRefAttr global = getGlobal(write.getDest());
    if (ToTensorOp old = global ? tensors.lookup(global) : ToTensorOp())
      updates.push_back({old, write});
  }
  std::reverse(updates.begin(), updates.end());
  return updates;
}

//===----------------------------------------------------------------------===//
// In place
//===----------------------------------------------------------------------===//

/// The ops that read the memory of `old`; none if one may keep it.
static std::optional<SmallVector<Operation *>> getReaders(Value old) {
  SmallVector<Operation *> readers;
  SmallVector<Value> aliases = {old};
  while (!aliases.empty())
    for (Operation *user : aliases.pop_back_val().getUsers()) {
      if (auto reshape = dyn_cast<ReshapeOp>(user))
        aliases.push_back(reshape.getResult());
      else if (isa<LaunchOp>(user) && user->getBlock() == old.getParentBlock())
        readers.push_back(user);
      else
        return std::nullopt;
    }
  return readers;
}

/// Whether the kernel takes less time in place than with memory for the result
/// and a copy: a product whose lanes are no rows of what it updates has no
/// schedule there.
bool UpdateInPlacePass::isFaster(KernelOp kernel, KernelOp inPlace,
                                 Type written) {
  if (inPlace.getBody().getOps<ReduceOp>().empty())
    return true;
  double bytes = CostModel::getTensorBytes(cast<RankedTensorType>(written));
  double copy = 2 * model->getTrafficCost(bytes) + model->getLaunchCost();
  return pricer->getPrice(inPlace) <= pricer->getPrice(kernel) + copy;
}

/// Lets the kernel read its output instead of an input that is the same memory,
/// or says why not.
StringRef UpdateInPlacePass::mergeInput(LaunchOp launch, unsigned input,
                                        unsigned init) {
  StringRef reason =
      "the result's kernel reads other elements of it than it writes";
  auto kernel = symbols->lookup<KernelOp>(launch.getKernel());
  if (!kernel || numLaunches.lookup(kernel) != 1 || kernel.getBody().empty() ||
      kernel.getArgAttrsAttr() || kernel.getResAttrsAttr())
    return reason;
  // Only the changed kernel shows whether the change is possible.
  OwningOpRef<KernelOp> trial = cast<KernelOp>(kernel->clone());
  if (!mergeArguments(*trial, trial->getArgument(input),
                      trial->getArgument(launch.getInputs().size() + init)))
    return reason;
  if (!isFaster(kernel, *trial, launch.getInputs()[input].getType()))
    return "in place, the result's kernel takes longer than it and a copy";
  kernel.getBody().takeBody(trial->getBody());
  kernel.getBody().front().eraseArgument(input);
  kernel.setFunctionType(FunctionType::get(
      &getContext(), kernel.getBody().front().getArgumentTypes(), {}));
  launch.getInputsMutable().erase(input);
  return {};
}

/// Gives the launch that computes `value` the memory of `old`, if nothing reads
/// that later; otherwise says why not. Bufferization copies should this be
/// wrong.
StringRef UpdateInPlacePass::writeInPlace(Value value, Value old) {
  value = skipReshapes(value);
  auto launch = value.getDefiningOp<LaunchOp>();
  if (!launch || launch->getBlock() != old.getParentBlock())
    return "no launch computes the result";
  unsigned number = cast<OpResult>(value).getResultNumber();
  OpOperand &init = launch.getInitsMutable()[number];
  auto empty = init.get().getDefiningOp<tensor::EmptyOp>();
  if (!empty)
    return "the result has memory already";
  std::optional<SmallVector<Operation *>> readers = getReaders(old);
  if (!readers)
    return "it has users other than kernels";
  Operation *last = nullptr;
  for (Operation *reader : *readers)
    if (reader != launch && (!last || last->isBeforeInBlock(reader)))
      last = reader;
  bool mustMove = last && launch->isBeforeInBlock(last);
  if (mustMove)
    for (Operation *user : launch->getUsers()) {
      Operation *place = launch->getBlock()->findAncestorOpInBlock(*user);
      if (!place || !last->isBeforeInBlock(place))
        return "it is read after the result is";
    }
  for (unsigned input = launch.getInputs().size(); input-- > 0;)
    if (skipReshapes(launch.getInputs()[input]) == old)
      if (StringRef reason = mergeInput(launch, input, number); !reason.empty())
        return reason;
  if (mustMove)
    launch->moveAfter(last);
  OpBuilder builder(launch);
  OpOperand &target = launch.getInitsMutable()[number];
  if (old.getType() != value.getType())
    old = ReshapeOp::create(builder, launch.getLoc(), value.getType(), old);
  target.set(old);
  if (empty->use_empty())
    empty.erase();
  return {};
}

/// Whether the launch that computes `value` reads `old`.
static bool readsWhereComputed(Value value, Value old) {
  auto launch = skipReshapes(value).getDefiningOp<LaunchOp>();
  return launch && llvm::any_of(launch.getInputs(), [&](Value input) {
           return skipReshapes(input) == old;
         });
}

/// Whether something in the module calls the function. A loop over kernels,
/// whose state the argument is, knows that it may be lost.
static bool isCalled(func::FuncOp function, ModuleOp module) {
  auto uses = SymbolTable::getSymbolUses(function, module);
  return !uses || !llvm::all_of(*uses, [](SymbolTable::SymbolUse use) {
    auto kernel = dyn_cast<KernelOp>(use.getUser());
    return kernel && isControlKernel(kernel);
  });
}

/// Lets results of the function take the memory of donated arguments.
void UpdateInPlacePass::donate(func::FuncOp function) {
  struct Donation {
    BlockArgument argument;
    StringRef obstacle = "no result has its type and size";
    std::optional<unsigned> result = {};
  };
  SmallVector<Donation> donations;
  for (BlockArgument argument : function.getArguments())
    if (isa<RankedTensorType>(argument.getType()) &&
        function.getArgAttr(argument.getArgNumber(), kDonatedAttrName))
      donations.push_back({argument});
  // A caller in the module would not expect to lose its tensors.
  if (donations.empty() || isCalled(function, getOperation()))
    return;

  Operation *ret = function.getBody().front().getTerminator();
  llvm::DenseSet<unsigned> taken;
  auto tryDonate = [&](Donation &donation, bool isUpdate) {
    // What a loop gives for a state had better be where the state is.
    SmallVector<unsigned> numbers =
        llvm::to_vector(llvm::seq<unsigned>(ret->getNumOperands()));
    unsigned own = donation.argument.getArgNumber();
    if (own < numbers.size())
      std::rotate(numbers.begin(), numbers.begin() + own,
                  numbers.begin() + own + 1);
    for (unsigned number : numbers) {
      Value value = ret->getOperand(number);
      if (taken.contains(number) ||
          !fitsMemory(value.getType(), donation.argument.getType()) ||
          readsWhereComputed(value, donation.argument) != isUpdate)
        continue;
      donation.obstacle = writeInPlace(value, donation.argument);
      if (!donation.obstacle.empty())
        continue;
      donation.result = number;
      taken.insert(number);
      return;
    }
  };
  // Those that a result updates come first: nothing else will do for them.
  for (bool isUpdate : {true, false})
    for (Donation &donation : donations)
      if (!donation.result)
        tryDonate(donation, isUpdate);

  for (const Donation &donation : donations) {
    auto opts = remark::RemarkOpts::name("Donate")
                    .category("uop-update-in-place")
                    .function(function.getName());
    auto argument =
        remark::metric("Argument", int64_t(donation.argument.getArgNumber()));
    Location loc = donation.argument.getLoc();
    if (donation.result)
      remark::passed(loc, opts)
          << remark::add("a result takes the argument's memory") << argument
          << remark::metric("Result", int64_t(*donation.result));
    else
      remark::missed(loc, opts)
          << remark::reason("{0}", donation.obstacle) << argument;
  }
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// The tensors whose memory `value` may lie in.
static llvm::SetVector<Value> getRoots(Value value) {
  llvm::SetVector<Value> seen;
  seen.insert(value);
  for (size_t i = 0; i < seen.size(); ++i) {
    Operation *op = seen[i].getDefiningOp();
    if (!op || isa<ToTensorOp>(op))
      continue;
    if (auto launch = dyn_cast<LaunchOp>(op)) {
      unsigned number = cast<OpResult>(seen[i]).getResultNumber();
      seen.insert(launch.getInits()[number]);
      continue;
    }
    for (Value operand : op->getOperands())
      if (isa<TensorType>(operand.getType()))
        seen.insert(operand);
  }
  return seen;
}

/// Copies what lies in memory that an update overwrites and is needed after it:
/// results of the function, and new contents of other globals.
void UpdateInPlacePass::protect(ArrayRef<Update> updates) {
  if (updates.empty())
    return;
  Operation *first = updates.front().write;
  llvm::DenseMap<Value, Value> copies;
  auto check = [&](OpOperand &use, ArrayRef<Update> before) {
    if (!isa<TensorType>(use.get().getType()))
      return;
    llvm::SetVector<Value> roots = getRoots(use.get());
    bool isLost = llvm::any_of(before, [&](Update update) {
      return roots.contains(update.old.getResult()) &&
             skipReshapes(use.get()) != skipReshapes(update.write.getSource());
    });
    if (!isLost)
      return;
    Value &copy = copies[use.get()];
    if (!copy) {
      OpBuilder builder(first);
      copy = bufferization::AllocTensorOp::create(
          builder, use.getOwner()->getLoc(),
          cast<RankedTensorType>(use.get().getType()),
          /*dynamicSizes=*/ValueRange(), use.get());
    }
    use.set(copy);
  };
  for (OpOperand &use : first->getBlock()->getTerminator()->getOpOperands())
    check(use, updates);
  for (size_t i = 0; i < updates.size(); ++i)
    check(updates[i].write->getOpOperand(0), updates.take_front(i));
}

void UpdateInPlacePass::runOnOperation() {
  FailureOr<CostModel> target = CostModel::get(getOperation());
  if (failed(target))
    return signalPassFailure();
  KernelPricer prices(*target,
                      {target->getVectorBytes(), target->getVectorRegisters()},
                      /*threads=*/1, /*isOpen=*/true);
  model = &*target;
  pricer = &prices;
  SymbolTable table(getOperation());
  symbols = &table;
  numLaunches.clear();
  getOperation().walk([&](LaunchOp launch) {
    if (auto kernel = table.lookup<KernelOp>(launch.getKernel()))
      ++numLaunches[kernel];
  });
  for (auto function : getOperation().getOps<func::FuncOp>()) {
    if (function.isExternal() || !function.getBody().hasOneBlock())
      continue;
    SmallVector<Update> updates = findUpdates(function.getBody().front());
    for (Update &update : updates)
      (void)writeInPlace(update.write.getSource(), update.old.getResult());
    protect(updates);
    donate(function);
  }
}
