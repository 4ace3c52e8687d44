//===- ScheduleListing.cpp - What is launched, and why ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/ScheduleListing.h"

#include "KernelInfo.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/Reason.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Pipelines/Pipelines.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

/// 0 for what has no static size. Saturates.
static uint64_t countBytes(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape() || !shaped.hasRank())
    return 0;
  uint64_t bytes = CostModel::getByteWidth(shaped.getElementType());
  for (int64_t size : shaped.getShape())
    bytes = llvm::SaturatingMultiply(bytes, uint64_t(size));
  return bytes;
}

static std::string count(uint64_t number, StringRef one, StringRef many) {
  return std::to_string(number) + " " + (number == 1 ? one : many).str();
}

static bool isView(Operation *op) {
  return isa<ReshapeOp, ShrinkOp>(op) ||
         (isa<ViewLikeOpInterface>(op) && op->getNumResults() == 1);
}

namespace {
/// The bytes of a run by what they are for.
struct Memory {
  uint64_t arguments = 0;
  uint64_t constants = 0;
  uint64_t state = 0;
  uint64_t arena = 0;
  /// Results, and buffers that cannot lie in the arena.
  uint64_t others = 0;
};

/// Lists one function.
class FunctionListing {
public:
  FunctionListing(func::FuncOp function, const SymbolTable &symbols,
                  raw_ostream &os)
      : function(function), symbols(symbols), os(os) {}

  bool hasLaunches();
  void print(const Memory &memory);
  void list(std::vector<LaunchListing> &listed);

private:
  void printLaunch(LaunchOp launch);
  /// The bytes of tiles are added to `tileBytes`.
  std::string describeRanges(KernelOp kernel, uint64_t &tileBytes);
  std::vector<std::string> findReasons(LaunchOp launch);
  void printOperand(const char *what, Value value);
  std::string nameValue(Value value);
  raw_ostream &startLine(const char *key) {
    return os << "  " << llvm::left_justify(key, 8);
  }

  func::FuncOp function;
  const SymbolTable &symbols;
  raw_ostream &os;
  llvm::MapVector<Operation *, unsigned> launches;
  llvm::SetVector<StringRef> kernels;
  uint64_t copies = 0, bytes = 0, flops = 0;
};
} // namespace

bool FunctionListing::hasLaunches() {
  function.walk([&](Operation *op) {
    if (isa<LaunchOp>(op))
      launches.insert({op, launches.size()});
    copies += isa<CopyOp>(op);
  });
  return !launches.empty();
}

/// Where a value comes from, in words.
std::string FunctionListing::nameValue(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isView(op))
      break;
    value = op->getOperand(0);
  }
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    bool isOwn = argument.getOwner() == &function.getBody().front();
    std::string name = (isOwn ? "argument " : "block argument ") +
                       std::to_string(argument.getArgNumber());
    if (isOwn && function.getArgAttr(argument.getArgNumber(), kDonatedAttrName))
      name += ", donated";
    return name;
  }
  Operation *op = value.getDefiningOp();
  auto launch = launches.find(op);
  if (launch != launches.end())
    return "launch " + std::to_string(launch->second);
  if (auto toTensor = dyn_cast<bufferization::ToTensorOp>(op))
    return nameValue(toTensor.getBuffer());
  if (auto global = dyn_cast<memref::GetGlobalOp>(op))
    return "@" + global.getName().str();
  if (auto copy = dyn_cast<CopyOp>(op))
    return "copy of " + nameValue(copy.getSource());
  if (isa<ConstOp>(op))
    return "constant";
  return op->getName().getStringRef().str();
}

void FunctionListing::printOperand(const char *what, Value value) {
  startLine(what) << value.getType() << ", " << countBytes(value.getType())
                  << " bytes: " << nameValue(value) << "\n";
}

std::string FunctionListing::describeRanges(KernelOp kernel,
                                            uint64_t &tileBytes) {
  std::string text;
  llvm::raw_string_ostream line(text);
  kernel.walk([&](Operation *op) {
    if (auto tile = dyn_cast<BufferizeOp>(op))
      tileBytes += countBytes(tile.getType());
    auto range = dyn_cast<RangeOp>(op);
    if (!range)
      return;
    line << (text.empty() ? "" : ", ") << stringifyRangeKind(range.getKind())
         << " ";
    if (range.getStaticSize())
      line << *range.getStaticSize();
    else
      line << "variable";
  });
  return text.empty() ? "none" : text;
}

/// Who needs the result in memory, and what kept it from being computed there.
std::vector<std::string> FunctionListing::findReasons(LaunchOp launch) {
  llvm::SetVector<unsigned> readers;
  std::vector<std::string> reasons;
  auto addReason = [&](std::string reason) {
    if (!llvm::is_contained(reasons, reason))
      reasons.push_back(std::move(reason));
  };
  SmallVector<Value> worklist(launch->getResults());
  while (!worklist.empty())
    for (OpOperand &use : worklist.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      auto reader = launches.find(user);
      if (reader != launches.end()) {
        readers.insert(reader->second);
      } else if (isView(user)) {
        llvm::append_range(worklist, user->getResults());
      } else if (isa<func::ReturnOp>(user)) {
        addReason("result " + std::to_string(use.getOperandNumber()));
      } else if (auto write =
                     dyn_cast<bufferization::MaterializeInDestinationOp>(
                         user)) {
        addReason("new contents of " + nameValue(write.getDest()));
      } else {
        addReason("operand of " + user->getName().getStringRef().str() + " (" +
                  describeLocation(user->getLoc()) + ")");
      }
    }
  if (launch.getHasEffects())
    addReason("it has effects");
  if (launch->getNumResults() == 0 && reasons.empty())
    addReason("it writes a buffer");
  StringRef decision = getReason(launch.getLoc());
  if (!readers.empty()) {
    std::string text = "read by launch ";
    SmallVector<unsigned> sorted(readers.getArrayRef());
    llvm::sort(sorted);
    llvm::raw_string_ostream stream(text);
    llvm::interleaveComma(sorted, stream);
    if (!decision.empty())
      text += "; " + decision.str();
    addReason(text);
  }
  if (reasons.empty())
    addReason("nobody needs it");
  return reasons;
}

void FunctionListing::list(std::vector<LaunchListing> &listed) {
  for (auto &[op, number] : launches) {
    auto launch = cast<LaunchOp>(op);
    auto kernel = symbols.lookup<KernelOp>(launch.getKernel());
    uint64_t tileBytes = 0;
    listed.push_back({launch.getKernel().str(),
                      kernel && !kernel.getBody().empty()
                          ? describeRanges(kernel, tileBytes)
                          : "",
                      findReasons(launch), withoutReason(launch.getLoc())});
  }
}

void FunctionListing::printLaunch(LaunchOp launch) {
  os << "launch " << launches.lookup(launch) << ": @" << launch.getKernel();
  if (Operation *around = launch->getParentOp(); around != function)
    os << " in " << around->getName();
  os << "\n";
  startLine("from") << describeLocation(withoutReason(launch.getLoc())) << "\n";
  auto kernel = symbols.lookup<KernelOp>(launch.getKernel());
  bool isKnown = kernel && !kernel.getBody().empty();
  if (isKnown) {
    uint64_t tileBytes = 0;
    startLine("ranges") << describeRanges(kernel, tileBytes) << "\n";
    if (tileBytes)
      startLine("tiles") << tileBytes << " bytes of its own\n";
  }
  for (Value input : launch.getInputs())
    printOperand("reads", input);
  for (Value init : launch.getInits()) {
    bool isNew =
        isa_and_nonnull<memref::AllocOp>(init.getDefiningOp()) ||
        (init.getDefiningOp() &&
         init.getDefiningOp()->getName().getStringRef() == "tensor.empty");
    startLine("writes") << init.getType() << ", " << countBytes(init.getType())
                        << " bytes: " << (isNew ? "new" : nameValue(init))
                        << "\n";
  }
  if (isKnown) {
    KernelEstimate estimate = estimateKernel(kernel, CostModel());
    startLine("work") << estimate.bytes << " bytes, " << estimate.flops
                      << " flops, about " << int64_t(estimate.time) << " ns\n";
    bytes = llvm::SaturatingAdd(bytes, uint64_t(estimate.bytes));
    flops = llvm::SaturatingAdd(flops, uint64_t(estimate.flops));
  }
  for (const std::string &reason : findReasons(launch))
    startLine("why") << reason << "\n";
  kernels.insert(launch.getKernel());
}

void FunctionListing::print(const Memory &memory) {
  os << "@" << function.getName() << "\n";
  for (auto &[launch, number] : launches)
    printLaunch(cast<LaunchOp>(launch));
  os << "total\n";
  startLine("work") << count(launches.size(), "launch", "launches") << " of "
                    << count(kernels.size(), "kernel", "kernels") << ", "
                    << count(copies, "copy", "copies") << ", " << bytes
                    << " bytes, " << flops << " flops\n";
  uint64_t peak = 0;
  for (uint64_t part : {memory.arguments, memory.constants, memory.state,
                        memory.arena, memory.others})
    peak = llvm::SaturatingAdd(peak, part);
  startLine("memory") << peak << " bytes at most: " << memory.arguments
                      << " of arguments, " << memory.others
                      << " of results and buffers outside of the arena, "
                      << memory.arena << " of the arena, " << memory.constants
                      << " of constants, " << memory.state << " of state\n";
}

/// What a function at the plan stage allocates and names.
static Memory measure(func::FuncOp function, const SymbolTable &symbols) {
  Memory memory;
  auto add = [](uint64_t &sum, Type type) {
    sum = llvm::SaturatingAdd(sum, countBytes(type));
  };
  for (Type type : function.getArgumentTypes())
    add(memory.arguments, type);
  llvm::SmallPtrSet<Attribute, 8> seen;
  function.walk([&](Operation *op) {
    if (auto get = dyn_cast<memref::GetGlobalOp>(op)) {
      auto global = symbols.lookup<memref::GlobalOp>(get.getName());
      if (seen.insert(get.getNameAttr()).second)
        add(global && !global.getConstant() ? memory.state : memory.constants,
            get.getType());
    }
    if (auto alloc = dyn_cast<AllocOp>(op))
      add(memory.arena, alloc.getResult().getType());
    if (isa<memref::AllocOp, memref::AllocaOp>(op))
      add(memory.others, op->getResult(0).getType());
  });
  return memory;
}

std::vector<LaunchListing> uop::listLaunches(ModuleOp module) {
  std::vector<LaunchListing> listed;
  SymbolTable symbols(module);
  for (auto function : module.getOps<func::FuncOp>()) {
    FunctionListing listing(function, symbols, llvm::nulls());
    if (listing.hasLaunches())
      listing.list(listed);
  }
  return listed;
}

LogicalResult uop::printSchedule(ModuleOp module, raw_ostream &os) {
  SymbolTable symbols(module);
  SmallVector<std::pair<StringAttr, FunctionListing>> listings;
  bool usesTensors = false;
  for (auto function : module.getOps<func::FuncOp>()) {
    FunctionListing listing(function, symbols, os);
    if (!listing.hasLaunches())
      continue;
    listings.emplace_back(function.getNameAttr(), std::move(listing));
    function.walk(
        [&](LaunchOp op) { usesTensors |= op->getNumResults() != 0; });
  }
  if (listings.empty()) {
    os << "no launches\n";
    return success();
  }
  OwningOpRef<ModuleOp> planned = module.clone();
  if (usesTensors) {
    PassManager pm(module.getContext(), ModuleOp::getOperationName());
    buildBufferPipeline(pm, /*windows=*/true);
    if (failed(pm.run(*planned)))
      return failure();
  }
  SymbolTable plannedSymbols(*planned);
  for (auto &[name, listing] : listings)
    listing.print(measure(plannedSymbols.lookup<func::FuncOp>(name.getValue()),
                          plannedSymbols));
  return success();
}
