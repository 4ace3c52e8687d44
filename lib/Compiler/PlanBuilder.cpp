//===- PlanBuilder.cpp - From a planned function to plan steps --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanBuilder.h"

#include "DynamicShapes.h"
#include "KernelInfo.h"
#include "PlanScalars.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/ContiguousLayout.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <tuple>

using namespace mlir;
using namespace uop;
using runtime::Slot;
using runtime::Step;

std::optional<runtime::DType> uop::getDType(Type element) {
  if (element.isInteger(1))
    return runtime::DType::Bool;
  std::string name;
  llvm::raw_string_ostream(name) << element;
  return runtime::parseDType(name);
}

//===----------------------------------------------------------------------===//
// Builder
//===----------------------------------------------------------------------===//

namespace {

/// The memory that a memref value lies in. Its own offset is in its type.
struct Memory {
  unsigned slot;
  /// The byte that the type's offset counts from.
  int64_t base;
};

/// Bytes within a slot.
struct ByteRegion {
  unsigned slot;
  int64_t offset;
  int64_t bytes;
};

class PlanBuilder {
public:
  PlanBuilder(func::FuncOp function, ArrayRef<bool> isTensor,
              std::shared_ptr<runtime::State> state,
              const ConstantSource &constants)
      : function(function), isTensor(isTensor), state(std::move(state)),
        constants(constants), symbols(function->getParentOfType<ModuleOp>()),
        plan(std::make_shared<runtime::Plan>()), scalars(*plan) {}

  FailureOr<PlanDraft> build(Signature signature, const DynamicShapes &shapes);

private:
  LogicalResult visit(Operation &op);
  LogicalResult allocate(Operation &op, MemRefType type);
  LogicalResult deallocate(Operation &op, Value buffer);
  LogicalResult alias(Operation &op, Value source);
  LogicalResult view(memref::ViewOp op);
  LogicalResult global(memref::GetGlobalOp op);
  LogicalResult copy(memref::CopyOp op);
  LogicalResult launch(LaunchOp op);
  LogicalResult control(LaunchOp op, KernelOp kernel);
  SmallVector<ByteRegion> placeState(ControlKernel &control,
                                     ArrayRef<ByteRegion> inputs,
                                     ArrayRef<ByteRegion> outputs);
  LogicalResult loop(LaunchOp op, ControlKernel &control,
                     ArrayRef<ByteRegion> inputs, ArrayRef<ByteRegion> outputs);
  LogicalResult branches(LaunchOp op, ControlKernel &control,
                         ArrayRef<ByteRegion> inputs,
                         ArrayRef<ByteRegion> outputs);
  FailureOr<SmallVector<ByteRegion>> inlineSteps(LaunchOp op,
                                                 func::FuncOp callee,
                                                 ArrayRef<ByteRegion> arguments,
                                                 size_t numOwn);
  LogicalResult copyAll(LaunchOp op, ArrayRef<ByteRegion> from,
                        ArrayRef<ByteRegion> to);
  LogicalResult finish(func::ReturnOp op);
  LogicalResult unsupported(Operation &op);

  FailureOr<ByteRegion> getRegion(Operation &user, Value buffer);
  LogicalResult prepareWrite(Operation &user, ByteRegion &region);
  unsigned getSlot(const ByteRegion &region);
  /// A temporary of so many bytes, allocated from here on.
  ByteRegion addTemporary(int64_t bytes) {
    unsigned slot = addSlot(Slot::makeTemporary(bytes));
    addAllocate(slot);
    return {slot, 0, bytes};
  }
  void addAllocate(unsigned slot) {
    if (depth == 0)
      plan->steps.push_back(Step::makeAllocate(slot));
    else
      held.push_back(slot);
  }
  unsigned addSlot(Slot slot) {
    plan->slots.push_back(std::move(slot));
    return plan->slots.size() - 1;
  }

  func::FuncOp function;
  ArrayRef<bool> isTensor;
  std::shared_ptr<runtime::State> state;
  const ConstantSource &constants;
  SymbolTable symbols;
  std::shared_ptr<runtime::Plan> plan;
  PlanScalars scalars;
  SmallVector<KernelOp> kernels;
  llvm::DenseMap<Value, Memory> memories;
  /// The temporary that took the place of an input that is written.
  llvm::DenseMap<unsigned, unsigned> replacements;
  /// Temporaries that were freed.
  llvm::DenseSet<unsigned> freed;
  /// Slots made for parts of others: (slot, offset, bytes).
  std::map<std::tuple<unsigned, int64_t, int64_t>, unsigned> views;
  llvm::DenseMap<Attribute, unsigned> globals;
  llvm::DenseMap<StringAttr, unsigned> programs;
  /// In how many loops and branches the steps are that are being made; the
  /// temporaries that these use, which are allocated all the while; and the
  /// functions that they call.
  unsigned depth = 0;
  SmallVector<unsigned> held;
  llvm::DenseSet<Operation *> callees;
};

} // namespace

/// Bytes of a memref of static shape; nothing if they are not countable.
static std::optional<int64_t> getBytes(MemRefType type) {
  auto dtype = getDType(type.getElementType());
  if (!dtype || !type.hasStaticShape())
    return std::nullopt;
  auto bytes = runtime::byteSize(
      *dtype, {type.getShape().data(), type.getShape().size()});
  return bytes ? std::optional<int64_t>(*bytes) : std::nullopt;
}

static InFlightDiagnostic emitNoBuffer(Operation &user, MemRefType type) {
  InFlightDiagnostic error =
      user.emitError("a plan needs contiguous buffers of static size, less "
                     "than 2^63 bytes, got ")
      << type;
  if (type.hasStaticShape() && !getContiguousOffset(type))
    error << "; uop.shrink and uop.flip take parts of a tensor and "
             "uop.contiguous copies them";
  return error;
}

FailureOr<unsigned> uop::getDevice(Operation &user, StringAttr name) {
  StringRef number = name.getValue();
  unsigned device;
  if (!number.consume_front("cpu:") || number.getAsInteger(10, device))
    return user.emitError("there is no device ")
           << name << "; a plan runs on the logical devices \"cpu:N\"";
  return device;
}

/// The number of the logical device that the memory space of `type` names.
static FailureOr<unsigned> getDevice(Operation &user, MemRefType type) {
  auto space = dyn_cast_if_present<StringAttr>(type.getMemorySpace());
  if (!space)
    return 0;
  return uop::getDevice(user, space);
}

InFlightDiagnostic uop::emitNoStep(Operation &op, func::FuncOp function) {
  InFlightDiagnostic error =
      op.emitError("'")
      << op.getName() << "' cannot be a step of a plan, which allocates, "
      << "copies and launches kernels, straight through; rewrite it with "
      << "uop ops, or lower the module with uop-to-llvm and link @"
      << function.getName() << " as a host function";
  if (isa<tensor::ExtractOp>(op))
    error.attachNote() << "an element of a tensor may be the condition of "
                          "scf.while, scf.if or scf.index_switch, a bound of "
                          "scf.for, or the offset of a slice, where all "
                          "results are tensors";
  if (op.getName().getDialectNamespace() == "scf")
    error.attachNote() << "convert-scf-to-uop takes scf.while, scf.if with two "
                          "regions and scf.index_switch that give tensors, if "
                          "the condition is a tensor.extract of a tensor of "
                          "rank 0, and sizes that are not static are computed "
                          "from variables and stay as they are"
                       << "; convert-linalg-to-uop takes an scf.for of such "
                          "results whose bounds are computed from constants, "
                          "sizes and elements of tensors, and unrolls an "
                          "scf.forall of constant bounds, up to 64 iterations "
                          "and 4096 ops";
  return error;
}

LogicalResult PlanBuilder::unsupported(Operation &op) {
  return emitNoStep(op, function);
}

FailureOr<ByteRegion> PlanBuilder::getRegion(Operation &user, Value buffer) {
  auto found = memories.find(buffer);
  if (found == memories.end())
    return user.emitError("uses memory that the plan does not know");
  auto type = cast<MemRefType>(buffer.getType());
  std::optional<int64_t> bytes = getBytes(type);
  std::optional<int64_t> offset = getContiguousOffset(type);
  if (!bytes || !offset)
    return emitNoBuffer(user, type).attachNote(buffer.getLoc())
           << "the buffer is from here";
  int64_t width = runtime::byteWidth(*getDType(type.getElementType()));
  int64_t start;
  if (llvm::MulOverflow(*offset, width, start) ||
      llvm::AddOverflow(start, found->second.base, start) || start < 0)
    return user.emitError("the offset of ") << type << " is out of range";
  unsigned slot = found->second.slot;
  auto replaced = replacements.find(slot);
  if (replaced != replacements.end())
    slot = replaced->second;
  if (freed.contains(slot))
    return user.emitError("uses memory that was freed before");
  int64_t whole = plan->slots[slot].bytes;
  if (start > whole || *bytes > whole - start)
    return user.emitError("reaches bytes ")
           << start << " to " << start + *bytes << " of a buffer of " << whole;
  return ByteRegion{slot, start, *bytes};
}

unsigned PlanBuilder::getSlot(const ByteRegion &region) {
  if (region.offset == 0 &&
      size_t(region.bytes) == plan->slots[region.slot].bytes)
    return region.slot;
  auto [known, isNew] =
      views.try_emplace({region.slot, region.offset, region.bytes}, 0);
  if (isNew)
    known->second =
        addSlot(Slot::makeView(region.slot, region.offset, region.bytes));
  return known->second;
}

/// Called before each write. The caller's tensors keep their values: one that
/// is updated in place is copied first.
LogicalResult PlanBuilder::prepareWrite(Operation &user, ByteRegion &region) {
  const Slot &slot = plan->slots[region.slot];
  if (slot.kind == Slot::Kind::Constant)
    return user.emitError("writes a constant");
  if (slot.kind != Slot::Kind::Input || slot.isDonated)
    return success();
  if (!isTensor[slot.index])
    return user.emitError("writes argument ")
           << slot.index << " of @" << function.getName()
           << "; a plan only reads its inputs: return the result instead, or "
              "mark the argument as uop.donated";
  unsigned temporary = addTemporary(slot.bytes).slot;
  plan->steps.push_back(Step::makeCopy(region.slot, temporary));
  replacements[region.slot] = temporary;
  region.slot = temporary;
  return success();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

LogicalResult PlanBuilder::allocate(Operation &op, MemRefType type) {
  std::optional<int64_t> bytes = getBytes(type);
  if (!bytes || !type.getLayout().isIdentity())
    return emitNoBuffer(op, type);
  FailureOr<unsigned> device = getDevice(op, type);
  if (failed(device))
    return failure();
  unsigned slot = addSlot(Slot::makeTemporary(*bytes, *device));
  memories[op.getResult(0)] = {slot, 0};
  addAllocate(slot);
  return success();
}

LogicalResult PlanBuilder::deallocate(Operation &op, Value buffer) {
  FailureOr<ByteRegion> region = getRegion(op, buffer);
  if (failed(region))
    return failure();
  if (plan->slots[region->slot].kind != Slot::Kind::Temporary)
    return op.emitError("frees memory that the function did not allocate");
  if (depth == 0)
    plan->steps.push_back(Step::makeDeallocate(region->slot));
  freed.insert(region->slot);
  return success();
}

/// A result that looks into the memory of `source`; its type says where.
LogicalResult PlanBuilder::alias(Operation &op, Value source) {
  auto found = memories.find(source);
  if (found == memories.end() || !isa<MemRefType>(op.getResult(0).getType()))
    return unsupported(op);
  Memory memory = found->second;
  memories[op.getResult(0)] = memory;
  return success();
}

LogicalResult PlanBuilder::view(memref::ViewOp op) {
  APInt shift;
  if (!matchPattern(op.getByteShift(), m_ConstantInt(&shift)))
    return op.emitError("a plan needs a constant byte shift");
  FailureOr<ByteRegion> source = getRegion(*op, op.getSource());
  if (failed(source))
    return failure();
  int64_t base;
  if (llvm::AddOverflow(source->offset, shift.getSExtValue(), base))
    return op.emitError("the byte shift is out of range");
  memories[op.getResult()] = {memories[op.getSource()].slot, base};
  return success();
}

LogicalResult PlanBuilder::global(memref::GetGlobalOp op) {
  auto [known, isNew] = globals.try_emplace(op.getNameAttr(), 0);
  if (isNew) {
    auto definition = symbols.lookup<memref::GlobalOp>(op.getName());
    auto value = definition ? dyn_cast_if_present<ElementsAttr>(
                                  definition.getInitialValueAttr())
                            : ElementsAttr();
    if (!value)
      return op.emitError("@") << op.getName() << " has no value to compile in";
    auto dtype = getDType(op.getType().getElementType());
    if (!dtype || !op.getType().getLayout().isIdentity())
      return op.emitError("a plan has no constants of type ") << op.getType();
    auto bytes = definition.getConstant()
                     ? shareConstant(value, *dtype, constants)
                     : getConstantBytes(value, *dtype);
    if (!bytes)
      return op.emitError("@") << op.getName() << ": " << bytes.message();
    if (!definition.getConstant()) {
      if (!state)
        state = std::make_shared<runtime::State>();
      auto memory = state->get(op.getName().str(), *bytes);
      if (!memory)
        return op.emitError(memory.message());
      plan->state = state;
      known->second = addSlot(Slot::makeState(op.getName().str(), *memory));
    } else {
      known->second = addSlot(Slot::makeConstant(*bytes));
    }
  }
  memories[op.getResult()] = {known->second, 0};
  return success();
}

LogicalResult PlanBuilder::copy(memref::CopyOp op) {
  FailureOr<ByteRegion> target = getRegion(*op, op.getTarget());
  if (failed(target) || failed(prepareWrite(*op, *target)))
    return failure();
  FailureOr<ByteRegion> source = getRegion(*op, op.getSource());
  if (failed(source))
    return failure();
  unsigned from = getSlot(*source), to = getSlot(*target);
  if (from != to)
    plan->steps.push_back(Step::makeCopy(from, to));
  return success();
}

LogicalResult PlanBuilder::launch(LaunchOp op) {
  auto kernel = symbols.lookup<KernelOp>(op.getKernel());
  if (kernel && isControlKernel(kernel))
    return control(op, kernel);
  if (!kernel || kernel.getBody().empty())
    return op.emitError("@") << op.getKernel() << " has no body to compile";
  auto [known, isNew] =
      programs.try_emplace(op.getKernelAttr().getAttr(), kernels.size());
  if (isNew) {
    FailureOr<CostModel> constants = CostModel::get(kernel);
    if (failed(constants))
      return failure();
    KernelEstimate cost = estimateKernel(kernel, *constants);
    runtime::Program program;
    program.name = kernel.getName().str();
    program.numScalars = op.getVars().size();
    program.numArgs = kernel.getNumArguments() - program.numScalars;
    program.written = findWrittenArguments(kernel);
    program.written.resize(program.numArgs);
    program.flops = cost.flops;
    program.bytes = cost.bytes;
    program.provenance = describeLocation(kernel.getLoc());
    plan->programs.push_back(std::move(program));
    kernels.push_back(kernel);
  }
  const std::vector<bool> &written = plan->programs[known->second].written;
  SmallVector<ByteRegion> regions;
  for (auto [number, operand] :
       llvm::enumerate(op.getOperands().drop_back(op.getVars().size()))) {
    FailureOr<ByteRegion> region = getRegion(*op, operand);
    if (failed(region) ||
        (written[number] && failed(prepareWrite(*op, *region))))
      return failure();
    regions.push_back(*region);
  }
  std::vector<unsigned> slots;
  for (ByteRegion &region : regions) {
    // Another operand may have made a copy of this input meanwhile.
    auto replaced = replacements.find(region.slot);
    if (replaced != replacements.end())
      region.slot = replaced->second;
    slots.push_back(getSlot(region));
  }
  std::vector<unsigned> numbers;
  for (Value variable : op.getVars()) {
    FailureOr<unsigned> number = scalars.add(variable);
    if (failed(number))
      return failure();
    numbers.push_back(*number);
  }
  plan->steps.push_back(
      Step::makeLaunch(known->second, std::move(slots), std::move(numbers)));
  return success();
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// Whether the function may write what its argument refers to.
static bool isWritten(BlockArgument argument) {
  SmallVector<Value> aliases = {argument};
  while (!aliases.empty())
    for (OpOperand &use : aliases.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (auto launch = dyn_cast<LaunchOp>(user)) {
        if (launch.isDpsInit(&use))
          return true;
      } else if (auto copy = dyn_cast<memref::CopyOp>(user)) {
        if (copy.getTarget() == use.get())
          return true;
      } else if (user->getNumResults() == 1 &&
                 isa<BaseMemRefType>(user->getResult(0).getType())) {
        aliases.push_back(user->getResult(0));
      }
    }
  return false;
}

/// The steps of a function at this place, and where its results are. It may
/// write the first `numOwn` arguments where they lie; of others it gets copies
/// if it writes them.
FailureOr<SmallVector<ByteRegion>>
PlanBuilder::inlineSteps(LaunchOp op, func::FuncOp callee,
                         ArrayRef<ByteRegion> arguments, size_t numOwn) {
  if (!callees.insert(callee).second)
    return op.emitOpError("calls @")
           << callee.getName() << ", which is running: a plan has no recursion";
  for (auto [number, argument, region] :
       llvm::enumerate(callee.getArguments(), arguments)) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type || !type.getLayout().isIdentity() ||
        getBytes(type) != region.bytes)
      return op.emitOpError("passes ")
             << region.bytes << " bytes for argument " << number << " of @"
             << callee.getName() << ", which is of type " << argument.getType();
    ByteRegion place = region;
    bool isOwn = number < numOwn &&
                 plan->slots[region.slot].kind == Slot::Kind::Temporary;
    if (!isOwn && isWritten(argument)) {
      place = addTemporary(region.bytes);
      plan->steps.push_back(Step::makeCopy(getSlot(region), place.slot));
    }
    memories[argument] = {place.slot, place.offset};
  }
  SmallVector<ByteRegion> results;
  for (Operation &inner : callee.getBody().front()) {
    if (!isa<func::ReturnOp>(inner)) {
      if (failed(visit(inner)))
        return failure();
      continue;
    }
    for (Value value : inner.getOperands()) {
      FailureOr<ByteRegion> region = getRegion(inner, value);
      if (failed(region))
        return failure();
      results.push_back(*region);
    }
  }
  callees.erase(callee);
  return results;
}

static bool isSame(const ByteRegion &a, const ByteRegion &b) {
  return a.slot == b.slot && a.offset == b.offset && a.bytes == b.bytes;
}

static bool overlap(const ByteRegion &a, const ByteRegion &b) {
  return a.slot == b.slot && a.offset < b.offset + b.bytes &&
         b.offset < a.offset + a.bytes;
}

/// Each region to its own place, as if at once. A source may be the target of
/// another.
LogicalResult PlanBuilder::copyAll(LaunchOp op, ArrayRef<ByteRegion> from,
                                   ArrayRef<ByteRegion> to) {
  SmallVector<ByteRegion> sources(from);
  for (size_t i = 0; i != sources.size(); ++i) {
    ByteRegion &source = sources[i];
    if (source.bytes != to[i].bytes)
      return op.emitOpError("gives ") << source.bytes << " bytes for value "
                                      << i << ", which has " << to[i].bytes;
    bool isTarget = false;
    for (size_t j = 0; j != to.size(); ++j)
      isTarget |= j != i && !isSame(from[j], to[j]) && overlap(to[j], source);
    if (!isTarget || isSame(source, to[i]))
      continue;
    ByteRegion copy = addTemporary(source.bytes);
    plan->steps.push_back(Step::makeCopy(getSlot(source), copy.slot));
    source = copy;
  }
  for (auto [source, target] : llvm::zip_equal(sources, to)) {
    unsigned origin = getSlot(source), place = getSlot(target);
    if (origin != place)
      plan->steps.push_back(Step::makeCopy(origin, place));
  }
  return success();
}

/// Where the state of a loop is: in the output that it becomes in the end, if
/// no input of the loop is there.
SmallVector<ByteRegion> PlanBuilder::placeState(ControlKernel &control,
                                                ArrayRef<ByteRegion> inputs,
                                                ArrayRef<ByteRegion> outputs) {
  SmallVector<std::optional<ByteRegion>> places(control.numStates);
  Operation *end = control.first.getBody().front().getTerminator();
  for (size_t i = 0; i != outputs.size(); ++i) {
    const ByteRegion &output = outputs[i];
    auto argument = dyn_cast<BlockArgument>(end->getOperand(i + 1));
    if (!argument || argument.getArgNumber() >= control.numStates ||
        plan->slots[output.slot].kind != Slot::Kind::Temporary)
      continue;
    unsigned number = argument.getArgNumber();
    bool isTaken = llvm::any_of(llvm::enumerate(inputs), [&](auto input) {
      return overlap(input.value(), output) &&
             (input.index() != number || !isSame(input.value(), output));
    });
    if (!isTaken && !places[number] && inputs[number].bytes == output.bytes)
      places[number] = output;
  }
  SmallVector<ByteRegion> state;
  for (auto [place, input] : llvm::zip(places, inputs))
    state.push_back(place ? *place : addTemporary(input.bytes));
  return state;
}

LogicalResult PlanBuilder::loop(LaunchOp op, ControlKernel &control,
                                ArrayRef<ByteRegion> inputs,
                                ArrayRef<ByteRegion> outputs) {
  ArrayRef<ByteRegion> captures = inputs.take_back(control.numCaptures);
  SmallVector<ByteRegion> state = placeState(control, inputs, outputs);
  for (auto [input, place] : llvm::zip(inputs, state))
    if (unsigned from = getSlot(input), to = getSlot(place); from != to)
      plan->steps.push_back(Step::makeCopy(from, to));
  unsigned begin = plan->steps.size();
  SmallVector<ByteRegion> arguments(state);
  llvm::append_range(arguments, captures);
  auto values = inlineSteps(op, control.first, arguments, control.numStates);
  if (failed(values))
    return failure();
  if (values->front().bytes != 1)
    return op.emitOpError("needs a condition of one i1");
  size_t branch = plan->steps.size();
  plan->steps.push_back(Step::makeBranch(getSlot(values->front()), 0));
  values->erase(values->begin());
  arguments.assign(*values);
  llvm::append_range(arguments, captures);
  auto next = inlineSteps(op, control.second, arguments, control.numOutputs);
  if (failed(next) || failed(copyAll(op, *next, state)))
    return failure();
  plan->steps.push_back(Step::makeJump(begin));
  plan->steps[branch].target = plan->steps.size();
  return copyAll(op, *values, outputs);
}

LogicalResult PlanBuilder::branches(LaunchOp op, ControlKernel &control,
                                    ArrayRef<ByteRegion> inputs,
                                    ArrayRef<ByteRegion> outputs) {
  if (inputs.front().bytes != 1)
    return op.emitOpError("needs a condition of one i1");
  size_t branch = plan->steps.size();
  plan->steps.push_back(Step::makeBranch(getSlot(inputs.front()), 0));
  auto values =
      inlineSteps(op, control.first, inputs.drop_front(), /*numOwn=*/0);
  if (failed(values) || failed(copyAll(op, *values, outputs)))
    return failure();
  size_t jump = plan->steps.size();
  plan->steps.push_back(Step::makeJump(0));
  plan->steps[branch].target = plan->steps.size();
  values = inlineSteps(op, control.second, inputs.drop_front(), /*numOwn=*/0);
  if (failed(values) || failed(copyAll(op, *values, outputs)))
    return failure();
  plan->steps[jump].target = plan->steps.size();
  return success();
}

/// Steps that run as often as conditions say. Their temporaries are allocated
/// around the outermost loop or branch.
LogicalResult PlanBuilder::control(LaunchOp op, KernelOp kernel) {
  FailureOr<ControlKernel> control = getControlKernel(op, kernel);
  if (failed(control))
    return failure();
  SmallVector<ByteRegion> inputs, outputs;
  for (Value value : op.getInits()) {
    FailureOr<ByteRegion> region = getRegion(*op, value);
    if (failed(region) || failed(prepareWrite(*op, *region)))
      return failure();
    outputs.push_back(*region);
  }
  for (Value value : op.getInputs()) {
    FailureOr<ByteRegion> region = getRegion(*op, value);
    if (failed(region))
      return failure();
    inputs.push_back(*region);
  }
  unsigned begin = plan->steps.size();
  ++depth;
  LogicalResult made = control->isLoop
                           ? loop(op, *control, inputs, outputs)
                           : branches(op, *control, inputs, outputs);
  if (failed(made) || --depth != 0)
    return made;
  std::vector<Step> allocations;
  for (unsigned slot : held)
    allocations.push_back(Step::makeAllocate(slot));
  for (Step &step : llvm::drop_begin(plan->steps, begin))
    if (step.kind == Step::Kind::Branch || step.kind == Step::Kind::Jump)
      step.target += held.size();
  plan->steps.insert(plan->steps.begin() + begin, allocations.begin(),
                     allocations.end());
  for (unsigned slot : held)
    plan->steps.push_back(Step::makeDeallocate(slot));
  held.clear();
  return success();
}

LogicalResult PlanBuilder::finish(func::ReturnOp op) {
  llvm::DenseSet<unsigned> claimed;
  SmallVector<std::pair<ByteRegion, unsigned>> copies;
  for (auto [number, value] : llvm::enumerate(op.getOperands())) {
    FailureOr<ByteRegion> region = getRegion(*op, value);
    if (failed(region))
      return failure();
    Slot &slot = plan->slots[region->slot];
    bool isWhole = region->offset == 0 && size_t(region->bytes) == slot.bytes;
    // What was allocated to be returned is the caller's memory from the start.
    if (slot.kind == Slot::Kind::Temporary && isWhole && slot.device == 0) {
      claimed.insert(region->slot);
      slot = Slot::makeOutput(number, region->bytes);
      continue;
    }
    if (slot.isDonated && isWhole && claimed.insert(region->slot).second) {
      plan->donations.push_back({slot.index, unsigned(number)});
      continue;
    }
    copies.emplace_back(*region, number);
  }
  for (auto &[region, number] : copies) {
    unsigned output = addSlot(Slot::makeOutput(number, region.bytes));
    plan->steps.push_back(Step::makeCopy(getSlot(region), output));
  }
  // Where each step is once those are gone that allocate what is claimed.
  std::vector<unsigned> places;
  std::vector<Step> steps;
  for (Step &step : plan->steps) {
    places.push_back(steps.size());
    if (step.kind != Step::Kind::Allocate ||
        !claimed.contains(step.slots.front()))
      steps.push_back(std::move(step));
  }
  places.push_back(steps.size());
  for (Step &step : steps)
    step.target = places[step.target];
  plan->steps = std::move(steps);
  return success();
}

LogicalResult PlanBuilder::visit(Operation &op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(&op)
      .Case<memref::AllocOp, memref::AllocaOp>(
          [&](auto alloc) { return allocate(op, alloc.getType()); })
      .Case([&](AllocOp alloc) {
        return allocate(op, cast<MemRefType>(alloc.getResult().getType()));
      })
      .Case([&](memref::DeallocOp dealloc) {
        return deallocate(op, dealloc.getMemref());
      })
      .Case([&](DeallocOp dealloc) {
        return deallocate(op, dealloc.getBuffer());
      })
      .Case<memref::CastOp, memref::CollapseShapeOp, memref::ExpandShapeOp,
            memref::SubViewOp, memref::ReinterpretCastOp>(
          [&](auto cast) { return alias(op, op.getOperand(0)); })
      .Case([&](memref::AssumeAlignmentOp assume) {
        return alias(op, assume.getMemref());
      })
      .Case([&](memref::ViewOp view) { return this->view(view); })
      .Case([&](memref::GetGlobalOp get) { return global(get); })
      .Case([&](memref::CopyOp copy) { return this->copy(copy); })
      .Case([&](LaunchOp launch) { return this->launch(launch); })
      .Case([&](func::ReturnOp ret) { return finish(ret); })
      .Default([&](Operation *) {
        // Index arithmetic and the like matters only through its users.
        bool hasBuffers = llvm::any_of(op.getResultTypes(), [](Type type) {
          return isa<BaseMemRefType>(type);
        });
        if (isMemoryEffectFree(&op) && !hasBuffers && op.getNumRegions() == 0)
          return success();
        return unsupported(op);
      });
}

FailureOr<PlanDraft> PlanBuilder::build(Signature signature,
                                        const DynamicShapes &shapes) {
  plan->name = function.getName().str();
  plan->inputs = std::move(signature.inputs);
  plan->outputs = std::move(signature.outputs);
  plan->variables = std::move(signature.variables);
  if (failed(shapes.addTo(*plan, scalars)))
    return failure();
  if (!function.getBody().hasOneBlock())
    return function.emitError("a plan runs straight through; @")
           << function.getName() << " has several blocks: lower the module "
           << "with uop-to-llvm and link it as a host function";
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    std::optional<int64_t> bytes =
        type && type.getLayout().isIdentity() ? getBytes(type) : std::nullopt;
    if (!bytes)
      return function.emitError("argument ")
             << argument.getArgNumber() << " of @" << function.getName()
             << " must be a contiguous buffer of static size, got "
             << argument.getType();
    unsigned number = argument.getArgNumber();
    Slot slot = Slot::makeInput(number, *bytes);
    slot.isDonated = bool(function.getArgAttr(number, kDonatedAttrName));
    memories[argument] = {addSlot(std::move(slot)), 0};
  }
  for (Operation &op : function.getBody().front())
    if (failed(visit(op)))
      return failure();
  return PlanDraft{plan, std::vector<KernelOp>(kernels.begin(), kernels.end())};
}

FailureOr<PlanDraft> uop::buildPlan(func::FuncOp function, Signature signature,
                                    const DynamicShapes &shapes,
                                    ArrayRef<bool> isTensor,
                                    std::shared_ptr<runtime::State> state,
                                    const ConstantSource &constants) {
  return PlanBuilder(function, isTensor, std::move(state), constants)
      .build(std::move(signature), shapes);
}
