//===- Launch.cpp - Blocks of threads, run to their barriers ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emulator/Emulator.h"

#include "Instructions.h"
#include "SharedBuffer.h"
#include "WarpOps.h"

#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringMap.h"

#include <deque>

using namespace mlir;
using namespace uop::emulator;
using uop::runtime::Error;

/// Bytes of an element of a buffer.
static unsigned getElementBytes(MemRefType type) {
  Type element = type.getElementType();
  return element.isIndex() ? 8 : element.getIntOrFloatBitWidth() / 8;
}

namespace {

/// Memory of a block or thread.
struct Scratch {
  explicit Scratch(MemRefType type)
      : bytes(type.getNumElements() * getElementBytes(type)),
        defined(bytes.size()) {}
  std::vector<uint8_t> bytes;
  llvm::BitVector defined;
};

/// An asynchronous copy of a thread, and what it moves.
struct Copy {
  const Instruction *instruction;
  uint64_t buffer;
  int64_t position;
  SmallVector<uint64_t, 16> values;
};

/// One thread of a block.
struct Thread {
  /// `meets`: it is at what its warp does together.
  enum class State { ready, meets, waits, finished };
  State state = State::ready;
  size_t next = 0;
  Accessor self;
  std::vector<uint64_t> frame;
  /// Groups of copies that go on, the oldest one first, and those of none yet.
  std::deque<std::vector<Copy>> groups;
  std::vector<Copy> copies;
};

/// One launch of a kernel.
class Launch {
public:
  Launch(const DecodedKernel &kernel, int64_t numThreads)
      : kernel(kernel), numThreads(numThreads) {}

  std::string bindArguments(ArrayRef<Argument> args);
  std::string runBlock(int64_t block);

private:
  uint64_t addScratch(MemRefType type, bool isShared);
  std::string runThread(Thread &thread);
  std::string access(Thread &thread, const Instruction &instruction);
  std::string beginCopy(Thread &thread, const Instruction &instruction);
  std::string endCopies(Thread &thread, size_t remaining);
  std::string runMemory(Thread &thread, const Instruction &instruction);
  void take(Thread &thread, const Edge &edge);
  std::string runWarp(MutableArrayRef<Thread> warp);
  std::string runTogether(MutableArrayRef<Thread> warp);
  std::string checkMeeting(ArrayRef<Thread> threads, Thread::State expected);
  std::string fail(const Thread &thread, Operation *op,
                   const std::string &what);

  const DecodedKernel &kernel;
  int64_t numThreads;
  std::vector<uint64_t> frame;
  /// A value of a buffer's type is its number here: arguments first, then
  /// scratch of the block and of its threads.
  std::deque<SharedBuffer> buffers;
  size_t numArguments = 0;
  std::deque<Scratch> scratch;
};

} // namespace

std::string Launch::fail(const Thread &thread, Operation *op,
                         const std::string &what) {
  std::string text;
  llvm::raw_string_ostream(text)
      << "'" << op->getName() << "' at " << op->getLoc() << ": thread "
      << thread.self.thread << " of block " << thread.self.block << " " << what;
  return text;
}

std::string Launch::bindArguments(ArrayRef<Argument> args) {
  frame = kernel.frame;
  gpu::GPUFuncOp function = kernel.function;
  ArrayRef<Type> types = function.getFunctionType().getInputs();
  if (types.size() != args.size())
    return "the kernel has " + std::to_string(types.size()) +
           " arguments, got " + std::to_string(args.size());
  static llvm::BitVector nothing;
  for (auto [i, type] : llvm::enumerate(types)) {
    const Argument &argument = args[i];
    auto buffer = dyn_cast<MemRefType>(type);
    frame[kernel.arguments[i]] = buffer ? buffers.size() : argument.value;
    if (!buffer)
      continue;
    unsigned width = getElementBytes(buffer);
    // A record of checks is as long as it needs to be, and not as its type.
    size_t room = argument.memory ? argument.memory->defined.size() : 0;
    int64_t elements = std::min<int64_t>(
        buffer.getNumElements(),
        (room - std::min<size_t>(room, argument.value)) / width);
    buffers.emplace_back(
        argument.memory ? argument.memory->data + argument.value : nullptr,
        argument.memory ? argument.memory->defined : nothing, argument.value,
        elements, width, /*isShared=*/true);
  }
  numArguments = buffers.size();
  return "";
}

uint64_t Launch::addScratch(MemRefType type, bool isShared) {
  Scratch &memory = scratch.emplace_back(type);
  buffers.emplace_back(memory.bytes.data(), memory.defined, 0,
                       type.getNumElements(), getElementBytes(type), isShared);
  return buffers.size() - 1;
}

/// Goes on in another place of the kernel, with the values that are passed.
void Launch::take(Thread &thread, const Edge &edge) {
  SmallVector<uint64_t, 8> values;
  for (unsigned from : edge.from)
    values.push_back(thread.frame[from]);
  for (auto [to, value] : llvm::zip_equal(edge.to, values))
    thread.frame[to] = value;
  thread.next = edge.target;
}

std::string Launch::access(Thread &thread, const Instruction &instruction) {
  Accessor who = thread.self;
  who.op = instruction.op;
  auto get = [&](unsigned i) { return thread.frame[instruction.operands[i]]; };
  bool isLoad = instruction.opcode == Opcode::load;
  unsigned first = isLoad ? 1 : 2;
  int64_t position = 0;
  for (auto [axis, size] : llvm::enumerate(instruction.shape)) {
    auto index = int64_t(get(first + axis));
    bool isLast = axis + 1 == instruction.shape.size();
    if (!(isLast && axis == 0) && (index < 0 || index >= size))
      return "is at " + std::to_string(index) + " of axis " +
             std::to_string(axis) + ", which has " + std::to_string(size) +
             " elements";
    position = position * size + index;
  }
  SharedBuffer &buffer = buffers[get(first - 1)];
  if (isLoad)
    return buffer.read(position, who, thread.frame[instruction.result]);
  if (instruction.opcode == Opcode::store)
    return buffer.write(position, who, get(0));
  return buffer.updateMax(position, who, get(0));
}

/// The source is read at once; the target is written when the thread waits.
std::string Launch::beginCopy(Thread &thread, const Instruction &instruction) {
  Accessor who = thread.self;
  who.op = instruction.op;
  auto get = [&](unsigned i) { return thread.frame[instruction.operands[i]]; };
  Copy copy = {&instruction, get(0), int64_t(get(1)), {}};
  auto from = int64_t(get(3));
  if (copy.position % instruction.count != 0 || from % instruction.count != 0)
    return "copies between elements " + std::to_string(from) + " and " +
           std::to_string(copy.position) + ", which are no multiples of " +
           std::to_string(instruction.count);
  for (unsigned i = 0; i != instruction.count; ++i) {
    uint64_t value = 0;
    std::string wrong = buffers[get(2)].read(from + i, who, value);
    if (wrong.empty())
      wrong = buffers[copy.buffer].beginCopy(copy.position + i, who);
    if (!wrong.empty())
      return wrong;
    copy.values.push_back(value);
  }
  thread.copies.push_back(std::move(copy));
  return "";
}

/// Waits until no more than `remaining` groups of the thread's copies go on.
std::string Launch::endCopies(Thread &thread, size_t remaining) {
  for (; thread.groups.size() > remaining; thread.groups.pop_front())
    for (const Copy &copy : thread.groups.front()) {
      Accessor who = thread.self;
      who.op = copy.instruction->op;
      for (auto [i, value] : llvm::enumerate(copy.values)) {
        std::string wrong =
            buffers[copy.buffer].endCopy(copy.position + i, who, value);
        if (!wrong.empty())
          return wrong;
      }
    }
  return "";
}

std::string Launch::runMemory(Thread &thread, const Instruction &instruction) {
  switch (instruction.opcode) {
  case Opcode::asyncCopy:
    return beginCopy(thread, instruction);
  case Opcode::commitGroup:
    thread.groups.push_back(std::move(thread.copies));
    thread.copies.clear();
    return "";
  case Opcode::waitGroup:
    return endCopies(thread, instruction.count);
  default:
    return access(thread, instruction);
  }
}

/// Runs a thread up to its next barrier or its end.
std::string Launch::runThread(Thread &thread) {
  SmallVector<uint64_t, 4> operands;
  while (true) {
    size_t at = thread.next++;
    const Instruction &instruction = kernel.code[at];
    switch (instruction.opcode) {
    case Opcode::loadMatrices:
    case Opcode::multiplyMatrices:
    case Opcode::shuffle:
      thread.state = Thread::State::meets;
      return "";
    case Opcode::barrier:
      thread.state = Thread::State::waits;
      return "";
    case Opcode::finish:
      thread.state = Thread::State::finished;
      return "";
    case Opcode::branch:
      take(thread, kernel.edges.find(at)->second[0]);
      break;
    case Opcode::condBranch:
      take(thread, kernel.edges.find(at)
                       ->second[!thread.frame[instruction.operands[0]]]);
      break;
    case Opcode::alloca:
      thread.frame[instruction.result] =
          addScratch(cast<MemRefType>(instruction.op->getResult(0).getType()),
                     /*isShared=*/false);
      break;
    case Opcode::threadId:
      thread.frame[instruction.result] = thread.self.thread;
      break;
    case Opcode::blockId:
      thread.frame[instruction.result] = thread.self.block;
      break;
    case Opcode::load:
    case Opcode::store:
    case Opcode::atomicMax:
    case Opcode::asyncCopy:
    case Opcode::commitGroup:
    case Opcode::waitGroup:
      if (std::string wrong = runMemory(thread, instruction); !wrong.empty())
        return fail(thread, instruction.op, wrong);
      break;
    default:
      operands.clear();
      for (unsigned place : instruction.operands)
        operands.push_back(thread.frame[place]);
      thread.frame[instruction.result] = evaluate(instruction, operands);
      break;
    }
  }
}

/// All threads must be at one place, where those in the state `expected` wait
/// for each other, or at the end.
std::string Launch::checkMeeting(ArrayRef<Thread> threads,
                                 Thread::State expected) {
  const Thread &first = threads.front();
  for (const Thread &thread : threads.drop_front()) {
    if (thread.state == first.state && thread.next == first.next)
      continue;
    const Thread &waiting = first.state == expected ? first : thread;
    const Thread &other = &waiting == &first ? thread : first;
    std::string where = "waits, and thread " +
                        std::to_string(other.self.thread) +
                        " does not come: it ";
    llvm::raw_string_ostream(where)
        << (other.state == Thread::State::finished ? "ended at " : "waits at ")
        << kernel.code[other.next - 1].op->getLoc();
    return fail(waiting, kernel.code[waiting.next - 1].op, where);
  }
  return "";
}

/// What the threads of a warp do at once.
std::string Launch::runTogether(MutableArrayRef<Thread> warp) {
  Thread &first = warp.front();
  const Instruction &instruction = kernel.code[first.next - 1];
  if (warp.size() != kWarpSize)
    return fail(first, instruction.op,
                "needs a warp of " + std::to_string(kWarpSize) +
                    " threads, and has " + std::to_string(warp.size()));
  SmallVector<Lane, kWarpSize> lanes;
  for (Thread &thread : warp)
    lanes.push_back({thread.frame.data(), thread.self});
  if (instruction.opcode == Opcode::multiplyMatrices) {
    multiplyMatrices(instruction, lanes);
    return "";
  }
  if (instruction.opcode == Opcode::shuffle) {
    std::string wrong = shuffle(instruction, lanes);
    return wrong.empty() ? "" : fail(first, instruction.op, wrong);
  }
  auto [wrong, lane] = loadMatrices(
      instruction, lanes, buffers[first.frame[instruction.operands[0]]]);
  return wrong.empty() ? "" : fail(warp[lane], instruction.op, wrong);
}

/// Runs the threads of a warp up to the next barrier or the end.
std::string Launch::runWarp(MutableArrayRef<Thread> warp) {
  while (true) {
    for (Thread &thread : warp)
      if (std::string wrong = runThread(thread); !wrong.empty())
        return wrong;
    if (llvm::none_of(warp, [](const Thread &thread) {
          return thread.state == Thread::State::meets;
        }))
      return "";
    if (std::string wrong = checkMeeting(warp, Thread::State::meets);
        !wrong.empty())
      return wrong;
    if (std::string wrong = runTogether(warp); !wrong.empty())
      return wrong;
    for (Thread &thread : warp)
      thread.state = Thread::State::ready;
  }
}

std::string Launch::runBlock(int64_t block) {
  while (buffers.size() > numArguments)
    buffers.pop_back();
  scratch.clear();
  std::vector<uint64_t> first = frame;
  gpu::GPUFuncOp function = kernel.function;
  for (auto [i, shared] : llvm::enumerate(function.getWorkgroupAttributions()))
    first[kernel.arguments[function.getFunctionType().getNumInputs() + i]] =
        addScratch(cast<MemRefType>(shared.getType()), /*isShared=*/true);
  std::vector<Thread> threads(numThreads);
  for (auto [i, thread] : llvm::enumerate(threads)) {
    thread.self.block = block;
    thread.self.thread = i;
    thread.frame = first;
  }
  while (true) {
    for (size_t i = 0; i < threads.size(); i += kWarpSize) {
      auto warp = MutableArrayRef(threads).slice(i);
      std::string wrong = runWarp(warp.take_front(kWarpSize));
      if (!wrong.empty())
        return wrong;
    }
    if (std::string wrong = checkMeeting(threads, Thread::State::waits);
        !wrong.empty())
      return wrong;
    if (threads.front().state == Thread::State::finished)
      return "";
    for (Thread &thread : threads) {
      thread.state = Thread::State::ready;
      ++thread.self.barriers;
    }
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

struct Kernels::Impl {
  OwningOpRef<ModuleOp> module;
  llvm::StringMap<DecodedKernel> kernels;
};

Kernels::Kernels(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
Kernels::~Kernels() = default;

FailureOr<std::unique_ptr<Kernels>> Kernels::create(ModuleOp module) {
  auto impl = std::make_unique<Impl>();
  impl->module = module.clone();
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  pm.addNestedPass<gpu::GPUModuleOp>(createSCFToControlFlowPass());
  if (failed(pm.run(*impl->module)))
    return failure();
  for (auto kernels : impl->module->getOps<gpu::GPUModuleOp>())
    for (auto function : kernels.getOps<gpu::GPUFuncOp>()) {
      FailureOr<DecodedKernel> decoded = decode(function);
      if (failed(decoded))
        return failure();
      impl->kernels[function.getName()] = std::move(*decoded);
    }
  return std::unique_ptr<Kernels>(new Kernels(std::move(impl)));
}

Error Kernels::launch(StringRef kernel, ArrayRef<Argument> args, int64_t blocks,
                      int64_t threads) {
  auto found = impl->kernels.find(kernel);
  if (found == impl->kernels.end())
    return Error::failure("there is no kernel '" + kernel.str() + "'");
  Launch launch(found->second, threads);
  std::string wrong = launch.bindArguments(args);
  for (int64_t block = 0; block < blocks && wrong.empty(); ++block)
    wrong = launch.runBlock(block);
  return wrong.empty() ? Error::success() : Error::failure(wrong);
}
