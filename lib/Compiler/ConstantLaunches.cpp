//===- ConstantLaunches.cpp - What constants alone decide -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The launches become a function of their own, without arguments, which is
// compiled for this machine and run once. What only moves elements of a
// constant to other places is copied without code.
//
//===----------------------------------------------------------------------===//

#include "ConstantLaunches.h"
#include "CodeGeneration.h"

#include "KernelInfo.h"
#include "PlanBuilder.h"
#include "StridedCopy.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Runtime/Plan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace uop;

/// By how many bytes a result may be larger than what it comes from.
static constexpr int64_t kMaxGrowth = 1 << 20;

EvaluatedConstants::~EvaluatedConstants() {
  for (Constant &constant : made)
    constant.handle.getResource()->setBlob(AsmResourceBlob());
}

ElementsAttr EvaluatedConstants::add(RankedTensorType type,
                                     runtime::Buffer buffer) {
  ArrayRef<char> bytes(static_cast<const char *>(buffer.data()), buffer.size());
  auto attr = DenseResourceElementsAttr::get(
      type, "uop_evaluated",
      UnmanagedAsmResourceBlob::allocateWithAlign(bytes,
                                                  runtime::Buffer::alignment));
  numbers[attr.getRawHandle().getKey()] = made.size();
  made.push_back({attr.getRawHandle(), std::move(buffer)});
  return attr;
}

const runtime::Buffer *
EvaluatedConstants::find(DenseResourceElementsAttr value) const {
  auto number = numbers.find(value.getRawHandle().getKey());
  return number == numbers.end() ? nullptr : &made[number->second].buffer;
}

void EvaluatedConstants::drop(DenseResourceElementsAttr value) {
  auto number = numbers.find(value.getRawHandle().getKey());
  if (number == numbers.end())
    return;
  Constant &constant = made[number->second];
  constant.handle.getResource()->setBlob(AsmResourceBlob());
  constant.buffer = runtime::Buffer();
  numbers.erase(number);
}

namespace {
class Evaluator {
public:
  Evaluator(func::FuncOp function, const CompileOptions &options,
            EvaluatedConstants &constants)
      : function(function), options(options), constants(constants),
        symbols(function->getParentOfType<ModuleOp>()) {}

  LogicalResult run();

private:
  bool isKnown(Operation &op);
  bool isGivenAway(Value value);
  bool isWorthwhile(Value value);
  llvm::SetVector<Operation *> getSlice(Value value);
  OwningOpRef<ModuleOp> extract();
  LogicalResult replace(ModuleOp module);
  bool isOnlyRead(Value value);
  void findCopies();
  LogicalResult copy(Value result, const StridedCopy &copy);
  void dropUnused();

  func::FuncOp function;
  const CompileOptions &options;
  EvaluatedConstants &constants;
  SymbolTable symbols;
  /// Ops that depend on constants alone.
  llvm::SetVector<Operation *> known;
  /// Those that each run does again, because of who has a result.
  llvm::DenseSet<Operation *> remaining;
  /// Of their results, those that become constants: with code, and by copies of
  /// constants, which may be of the first kind.
  SmallVector<Value> results;
  SmallVector<std::pair<Value, StridedCopy>> copies;
};
} // namespace

/// Bytes of a tensor that a constant can hold.
static std::optional<int64_t> getBytes(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return std::nullopt;
  std::optional<runtime::DType> dtype = getDType(tensor.getElementType());
  if (!dtype)
    return std::nullopt;
  ArrayRef<int64_t> shape = tensor.getShape();
  auto bytes = runtime::byteSize(*dtype, {shape.data(), shape.size()});
  return bytes ? std::optional<int64_t>(*bytes) : std::nullopt;
}

bool Evaluator::isKnown(Operation &op) {
  if (!llvm::all_of(op.getResultTypes(), getBytes))
    return false;
  if (isa<arith::ConstantOp, ConstOp, tensor::EmptyOp>(op))
    return true;
  bool dependsOnKnown = llvm::all_of(op.getOperands(), [&](Value operand) {
    return operand.getDefiningOp() && known.contains(operand.getDefiningOp());
  });
  if (!dependsOnKnown || isa<ReshapeOp>(op))
    return dependsOnKnown;
  auto launch = dyn_cast<LaunchOp>(op);
  if (!launch || launch.getHasEffects() || !launch.getVars().empty())
    return false;
  auto kernel = symbols.lookup<KernelOp>(launch.getKernel());
  // What functions of others do may differ from run to run; loops are not
  // taken apart here.
  return kernel && !kernel.getBody().empty() && !isControlKernel(kernel) &&
         !kernel
              .walk([](Operation *part) {
                return isa<CustomOp, CustomIOp>(part) ? WalkResult::interrupt()
                                                      : WalkResult::advance();
              })
              .wasInterrupted();
}

/// What `value` is computed by, constants included.
llvm::SetVector<Operation *> Evaluator::getSlice(Value value) {
  llvm::SetVector<Operation *> slice;
  slice.insert(value.getDefiningOp());
  for (size_t i = 0; i != slice.size(); ++i)
    for (Value operand : slice[i]->getOperands())
      slice.insert(operand.getDefiningOp());
  return slice;
}

/// Whether something but a launch that reads it has the value, through reshapes
/// or not: the caller, or a launch that writes into it. Users are asked first.
bool Evaluator::isGivenAway(Value value) {
  return llvm::any_of(value.getUses(), [&](OpOperand &use) {
    if (auto launch = dyn_cast<LaunchOp>(use.getOwner()))
      return launch.isDpsInit(&use);
    return !known.contains(use.getOwner()) ||
           remaining.contains(use.getOwner());
  });
}

/// Whether `value` had better be a constant.
bool Evaluator::isWorthwhile(Value value) {
  // What a launch writes into, or the caller gets, would be copied each time.
  bool isRead = false;
  for (OpOperand &use : value.getUses()) {
    if (known.contains(use.getOwner()) && !remaining.contains(use.getOwner()))
      continue;
    auto launch = dyn_cast<LaunchOp>(use.getOwner());
    if (!launch || launch.isDpsInit(&use))
      return false;
    isRead = true;
  }
  int64_t growth = *getBytes(value.getType());
  if (!isRead || growth == 0)
    return false;
  // Of a chain only the last one comes so far.
  llvm::SetVector<Operation *> slice = getSlice(value);
  if (llvm::none_of(slice, llvm::IsaPred<LaunchOp>))
    return false;
  for (Operation *op : slice)
    if (isa<arith::ConstantOp, ConstOp>(op))
      growth -= *getBytes(op->getResult(0).getType());
  auto remarkOpts =
      remark::RemarkOpts::name("Constant").category("uop-evaluate-constants");
  if (growth > kMaxGrowth) {
    remark::missed(value.getLoc(), remarkOpts)
        << remark::reason("the result is much larger than the constants")
        << remark::metric("Bytes", *getBytes(value.getType()));
    return false;
  }
  remark::passed(value.getLoc(), remarkOpts)
      << remark::add("depends only on constants, and became a constant")
      << remark::metric("Bytes", *getBytes(value.getType()));
  return true;
}

/// A module with a function that computes `results`.
OwningOpRef<ModuleOp> Evaluator::extract() {
  llvm::SetVector<Operation *> needed;
  for (Value result : results)
    needed.insert_range(getSlice(result));
  auto from = function->getParentOfType<ModuleOp>();
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  (*module)->setDiscardableAttrs(llvm::to_vector(from->getDiscardableAttrs()));
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  llvm::SmallPtrSet<Operation *, 8> kernels;
  for (Operation *op : needed)
    if (auto launch = dyn_cast<LaunchOp>(op))
      if (Operation *kernel = symbols.lookup(launch.getKernel());
          kernels.insert(kernel).second)
        builder.clone(*kernel);
  auto main = func::FuncOp::create(
      builder, function.getLoc(), "main",
      builder.getFunctionType({}, TypeRange(ValueRange(results))));
  builder.setInsertionPointToStart(main.addEntryBlock());
  IRMapping mapping;
  for (Operation &op : function.getBody().front())
    if (needed.contains(&op))
      builder.clone(op, mapping);
  SmallVector<Value> returned;
  for (Value result : results)
    returned.push_back(mapping.lookup(result));
  func::ReturnOp::create(builder, function.getLoc(), returned);
  return module;
}

LogicalResult Evaluator::replace(ModuleOp module) {
  // On this machine, whatever the plan is for.
  CompileOptions now;
  now.threads = options.threads;
  now.cacheFolder = options.cacheFolder;
  now.cacheBytes = options.cacheBytes;
  now.evaluateConstants = false;
  now.borrowConstants = true;
  now.isCanceled = options.isCanceled;
  FailureOr<CompileResult> compiled = compile(module, now);
  if (failed(compiled))
    return failure();
  runtime::ExecutorOptions running;
  running.threads = options.threads;
  bool isCanceled = false;
  if (options.isCanceled)
    running.isCanceled = [&] { return isCanceled = options.isCanceled(); };
  auto executor = runtime::PlanExecutor::create(compiled->plan, running);
  if (!executor)
    return function.emitError("constants cannot be evaluated: ")
           << executor.message();
  auto outputs = executor->makeOutputs();
  if (!outputs)
    return function.emitError("constants cannot be evaluated: ")
           << outputs.message();
  runtime::Error error = executor->run({}, {outputs->data(), outputs->size()});
  if (isCanceled)
    return reportCanceled(function.getLoc());
  if (error)
    return function.emitError("constants cannot be evaluated: ")
           << error.message();
  OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
  for (auto [result, array] : llvm::zip_equal(results, *outputs)) {
    auto type = cast<RankedTensorType>(result.getType());
    Value constant = arith::ConstantOp::create(
        builder, result.getLoc(), constants.add(type, std::move(array.buffer)));
    result.replaceAllUsesWith(constant);
  }
  return success();
}

/// What `value` is, in another shape or not.
static Value skipReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getSource();
  return value;
}

/// Whether launches that are no longer there in the end are all that has the
/// value, in another shape or not.
bool Evaluator::isOnlyRead(Value value) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    if (!known.contains(use.getOwner()) || remaining.contains(use.getOwner()))
      return false;
    if (auto reshape = dyn_cast<ReshapeOp>(use.getOwner()))
      return isOnlyRead(reshape.getResult());
    auto launch = dyn_cast<LaunchOp>(use.getOwner());
    return launch && !launch.isDpsInit(&use);
  });
}

/// Takes those out of `results` that are copies, and puts what they copy there,
/// unless it is a constant.
void Evaluator::findCopies() {
  llvm::SetVector<Value> computed;
  llvm::SmallDenseSet<Value> copied, wanted(results.begin(), results.end());
  for (Value result : results) {
    auto launch = result.getDefiningOp<LaunchOp>();
    std::optional<StridedCopy> copy;
    if (launch && launch.getNumResults() == 1)
      copy = StridedCopy::find(symbols.lookup<KernelOp>(launch.getKernel()));
    // The arguments of a kernel are what it reads, then what it writes.
    if (!copy || copy->source >= launch.getInputs().size() ||
        copy->target != launch.getInputs().size()) {
      computed.insert(result);
      continue;
    }
    Value source = skipReshapes(launch.getInputs()[copy->source]);
    bool isConstant = isa<arith::ConstantOp>(source.getDefiningOp());
    bool isMade = copied.contains(source) || wanted.contains(source);
    if (!isConstant && !isMade &&
        (isa<ConstOp>(source.getDefiningOp()) || !isOnlyRead(source))) {
      computed.insert(result);
      continue;
    }
    if (!isConstant && !copied.contains(source))
      computed.insert(source);
    copied.insert(result);
    copies.push_back({result, std::move(*copy)});
  }
  results = computed.takeVector();
}

LogicalResult Evaluator::copy(Value result, const StridedCopy &copy) {
  auto launch = result.getDefiningOp<LaunchOp>();
  auto source = skipReshapes(launch.getInputs()[copy.source])
                    .getDefiningOp<arith::ConstantOp>();
  auto type = cast<RankedTensorType>(result.getType());
  auto fail = [&](StringRef message) {
    return function.emitError("constants cannot be evaluated: ") << message;
  };
  auto elements = cast<ElementsAttr>(source.getValue());
  runtime::DType dtype = *getDType(type.getElementType());
  auto resource = dyn_cast<DenseResourceElementsAttr>(elements);
  ArrayRef<char> bytes;
  if (!resource || !constants.find(resource))
    bytes = findConstantBytes(elements, dtype);
  runtime::Buffer made;
  if (bytes.empty()) {
    auto shared = shareConstant(elements, dtype, {constants, /*borrow=*/true});
    if (!shared)
      return fail(shared.message());
    made = std::move(*shared);
    bytes = {static_cast<const char *>(made.data()), made.size()};
  }
  runtime::Buffer to = runtime::Buffer::create(*getBytes(type));
  if (runtime::Error error = to.allocate())
    return fail(error.message());
  copy.run(function.getContext(), bytes.data(), static_cast<char *>(to.data()));
  OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
  Value constant = arith::ConstantOp::create(
      builder, result.getLoc(), constants.add(type, std::move(to)));
  result.replaceAllUsesWith(constant);
  return success();
}

/// Frees what was only made to be copied. Loops may have the same constants.
void Evaluator::dropUnused() {
  llvm::StringSet<> used;
  auto getResource = [](arith::ConstantOp constant) {
    return dyn_cast<DenseResourceElementsAttr>(constant.getValue());
  };
  for (auto part : symbols.getOp()->getRegion(0).getOps<func::FuncOp>())
    for (auto constant : part.getBody().getOps<arith::ConstantOp>())
      if (auto value = getResource(constant);
          value && (part != function || !constant->use_empty()))
        used.insert(value.getRawHandle().getKey());
  for (auto constant :
       llvm::make_early_inc_range(function.getOps<arith::ConstantOp>())) {
    DenseResourceElementsAttr value = getResource(constant);
    if (!value || !constant->use_empty())
      continue;
    if (!used.contains(value.getRawHandle().getKey()))
      constants.drop(value);
    constant.erase();
  }
}

LogicalResult Evaluator::run() {
  if (!function.getBody().hasOneBlock())
    return success();
  for (Operation &op : function.getBody().front())
    if (op.getNumResults() != 0 && isKnown(op))
      known.insert(&op);
  for (Operation *op : llvm::reverse(known))
    if (llvm::any_of(op->getResults(),
                     [&](Value result) { return isGivenAway(result); }))
      remaining.insert(op);
  for (Operation *op : known)
    for (Value result : op->getResults())
      if (isWorthwhile(result))
        results.push_back(result);
  findCopies();
  if (!results.empty() && failed(replace(*extract())))
    return failure();
  for (auto &[result, strides] : copies) {
    if (options.mustStop())
      return reportCanceled(function.getLoc());
    if (failed(copy(result, strides)))
      return failure();
  }
  for (Operation *op : llvm::reverse(known))
    if (op->use_empty())
      op->erase();
  dropUnused();
  return success();
}

LogicalResult uop::evaluateConstants(func::FuncOp function,
                                     const CompileOptions &options,
                                     EvaluatedConstants &constants) {
  return Evaluator(function, options, constants).run();
}
