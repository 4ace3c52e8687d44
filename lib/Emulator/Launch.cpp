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
#include "Warpgroups.h"

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
  /// `meets`: it is at what its warp does together, `gathers`: at what its
  /// warpgroup does, `sleeps`: it waits for a phase of an mbarrier.
  enum class State { ready, meets, gathers, sleeps, waits, finished };
  State state = State::ready;
  size_t next = 0;
  Accessor self;
  std::vector<uint64_t> frame;
  /// Groups of copies that go on, the oldest one first, and those of none yet.
  std::deque<std::vector<Copy>> groups;
  std::vector<Copy> copies;
  /// The same of products, and whether they may use registers.
  std::deque<ProductGroup> products;
  ProductGroup product;
  bool isFenced = false;
  Clock clock;
};

/// One launch of a kernel.
class Launch {
public:
  Launch(const DecodedKernel &kernel, int64_t numThreads)
      : kernel(kernel), numThreads(numThreads), unit(numThreads) {}

  std::string bindArguments(ArrayRef<Argument> args);
  std::string runBlock(int64_t block);

private:
  uint64_t addScratch(MemRefType type, bool isShared);
  std::string runThread(Thread &thread);
  std::string access(Thread &thread, const Instruction &instruction);
  std::string beginCopy(Thread &thread, const Instruction &instruction);
  std::string endCopies(Thread &thread, size_t remaining);
  std::string runMemory(Thread &thread, const Instruction &instruction);
  std::string runPhases(Thread &thread, const Instruction &instruction);
  std::string beginBulkCopy(Thread &thread, const Instruction &instruction);
  std::string runProducts(Thread &thread, const Instruction &instruction);
  void endProducts(Thread &thread, size_t remaining);
  std::string runWarpgroup(MutableArrayRef<Thread> group);
  std::string checkWarpgroups(ArrayRef<Thread> threads);
  std::string wake(ArrayRef<Thread> threads);
  void beginBlock(int64_t block, std::vector<Thread> &threads);
  std::string runUntilMeeting(MutableArrayRef<Thread> threads);
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
  /// Maps of tensors, and the buffers that they are in.
  std::vector<std::pair<uop::TensorMap, unsigned>> maps;
  AsyncUnit unit;
  /// Instructions that all threads have run.
  uint64_t numSteps = 0;
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
  auto getMap = [&](size_t i) {
    return function.getArgAttr(i, uop::kTensorMapAttrName);
  };
  // Maps come last.
  while (!types.empty() && getMap(types.size() - 1))
    types = types.drop_back();
  if (types.size() != args.size())
    return "the kernel has " + std::to_string(types.size()) +
           " arguments, got " + std::to_string(args.size());
  static llvm::BitVector nothing;
  SmallVector<unsigned> numbers;
  for (auto [i, type] : llvm::enumerate(types)) {
    numbers.push_back(buffers.size());
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
  for (size_t i = types.size(); i != function.getNumArguments(); ++i) {
    auto fields = cast<DictionaryAttr>(getMap(i));
    auto number = fields.getAs<IntegerAttr>("argument");
    size_t source = number ? number.getInt() : types.size();
    auto type = source < types.size() ? dyn_cast<MemRefType>(types[source])
                                      : MemRefType();
    auto map = type ? uop::TensorMap::get(fields, getElementBytes(type),
                                          type.getNumElements())
                    : std::nullopt;
    if (!map)
      return "argument " + std::to_string(i) + " is not a tensor map";
    frame[kernel.arguments[i]] = maps.size();
    maps.push_back({std::move(*map), numbers[source]});
  }
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
           std::to_string(copy.position) + ", which are not multiples of " +
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

std::string Launch::beginBulkCopy(Thread &thread,
                                  const Instruction &instruction) {
  auto get = [&](unsigned i) { return thread.frame[instruction.operands[i]]; };
  Accessor who = thread.self;
  who.op = instruction.op;
  unsigned rank = instruction.operands.size() - 3;
  SmallVector<int64_t> coordinates;
  for (unsigned i = 0; i != rank; ++i)
    coordinates.push_back(int32_t(get(2 + i)));
  if (get(1) >= maps.size())
    return "copies by an operand that is not a tensor map";
  const auto &[map, source] = maps[get(1)];
  return unit.copy(instruction, map, buffers[source], coordinates, get(0),
                   get(2 + rank), who);
}

/// mbarriers, and what they count.
std::string Launch::runPhases(Thread &thread, const Instruction &instruction) {
  auto get = [&](unsigned i) { return thread.frame[instruction.operands[i]]; };
  switch (instruction.opcode) {
  case Opcode::address:
    thread.frame[instruction.result] = buffers[get(0)].address;
    return thread.frame[instruction.result] == 0
               ? "takes the address of memory that is not shared memory"
               : "";
  case Opcode::initBarrier:
    return unit.initialize(get(0), int32_t(get(1)), thread.self);
  case Opcode::arrive:
    return unit.arrive(get(0), instruction.operands.size() > 1 ? get(1) : 0,
                       thread.self);
  case Opcode::waitForPhase: {
    bool isOver = false;
    std::string wrong = unit.wait(get(0), get(1), thread.self, isOver);
    if (!isOver)
      thread.state = Thread::State::sleeps;
    return wrong;
  }
  default:
    return beginBulkCopy(thread, instruction);
  }
}

/// Waits until no more than `remaining` groups of the thread's products go on.
void Launch::endProducts(Thread &thread, size_t remaining) {
  for (; thread.products.size() > remaining; thread.products.pop_front()) {
    for (auto [buffer, position] : thread.products.front().reads)
      buffer->endRead(position, thread.self);
    for (unsigned place : thread.products.front().registers)
      thread.frame[place] &= ~kInFlight;
  }
}

std::string Launch::runProducts(Thread &thread,
                                const Instruction &instruction) {
  switch (instruction.opcode) {
  case Opcode::productFence:
    thread.isFenced = true;
    return "";
  case Opcode::commitProducts:
    thread.products.push_back(std::move(thread.product));
    thread.product = ProductGroup();
    return "";
  case Opcode::waitForProducts:
    endProducts(thread, instruction.count);
    thread.isFenced = false;
    return "";
  default: {
    uint64_t value = thread.frame[instruction.operands[0]];
    thread.frame[instruction.result] = value;
    return value & kInFlight
               ? "uses a sum without waiting for its warpgroup product"
               : "";
  }
  }
}

/// Runs a thread up to its next barrier or its end.
std::string Launch::runThread(Thread &thread) {
  SmallVector<uint64_t, 4> operands;
  if (thread.state == Thread::State::sleeps)
    thread.state = Thread::State::ready;
  while (thread.state == Thread::State::ready) {
    ++numSteps;
    size_t at = thread.next++;
    const Instruction &instruction = kernel.code[at];
    switch (instruction.opcode) {
    case Opcode::loadMatrices:
    case Opcode::multiplyMatrices:
    case Opcode::shuffle:
      thread.state = Thread::State::meets;
      return "";
    case Opcode::multiplyBoxes:
      thread.state = Thread::State::gathers;
      return "";
    case Opcode::address:
    case Opcode::initBarrier:
    case Opcode::arrive:
    case Opcode::waitForPhase:
    case Opcode::bulkCopy:
      if (std::string wrong = runPhases(thread, instruction); !wrong.empty())
        return fail(thread, instruction.op, wrong);
      if (thread.state == Thread::State::sleeps) {
        --numSteps;
        thread.next = at;
      }
      break;
    case Opcode::productFence:
    case Opcode::commitProducts:
    case Opcode::waitForProducts:
    case Opcode::extract:
      if (std::string wrong = runProducts(thread, instruction); !wrong.empty())
        return fail(thread, instruction.op, wrong);
      break;
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
  return "";
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
                        " does not arrive: it ";
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
    auto isIn = [&](Thread::State state) {
      return llvm::any_of(
          warp, [&](const Thread &thread) { return thread.state == state; });
    };
    if (!isIn(Thread::State::meets) || isIn(Thread::State::sleeps))
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

/// What the threads of a warpgroup do at once, if all have come.
std::string Launch::runWarpgroup(MutableArrayRef<Thread> group) {
  auto gathers = [](const Thread &thread) {
    return thread.state == Thread::State::gathers;
  };
  if (!llvm::all_of(group, gathers))
    return "";
  const Instruction &instruction = kernel.code[group.front().next - 1];
  if (group.size() != kWarpgroupSize)
    return fail(group.front(), instruction.op,
                "needs a warpgroup of " + std::to_string(kWarpgroupSize) +
                    " threads, and has " + std::to_string(group.size()));
  if (std::string wrong = checkMeeting(group, Thread::State::gathers);
      !wrong.empty())
    return wrong;
  SmallVector<Lane, 0> lanes;
  SmallVector<ProductGroup *, 0> products;
  for (Thread &thread : group) {
    if (!thread.isFenced)
      return fail(thread, instruction.op,
                  "uses registers without a wgmma.fence since their last use");
    lanes.push_back({thread.frame.data(), thread.self});
    products.push_back(&thread.product);
  }
  auto [wrong, lane] = multiplyBoxes(instruction, lanes, unit.memory, products);
  if (!wrong.empty())
    return fail(group[lane], instruction.op, wrong);
  ++numSteps;
  for (Thread &thread : group)
    thread.state = Thread::State::ready;
  return "";
}

/// Whether a thread of a warpgroup is where the others wait for it in vain.
std::string Launch::checkWarpgroups(ArrayRef<Thread> threads) {
  for (size_t i = 0; i < threads.size(); i += kWarpgroupSize) {
    auto group = threads.slice(i).take_front(kWarpgroupSize);
    auto isIn = [&](std::initializer_list<Thread::State> states) {
      return llvm::any_of(group, [&](const Thread &thread) {
        return llvm::is_contained(states, thread.state);
      });
    };
    if (isIn({Thread::State::gathers}) &&
        isIn({Thread::State::finished, Thread::State::waits}))
      return checkMeeting(group, Thread::State::gathers);
  }
  return "";
}

/// Ends copies that a sleeping thread waits for: as late as they may end.
std::string Launch::wake(ArrayRef<Thread> threads) {
  if (std::string wrong = checkWarpgroups(threads); !wrong.empty())
    return wrong;
  const Thread *sleeping = nullptr;
  std::string wrong;
  for (const Thread &thread : threads) {
    if (thread.state != Thread::State::sleeps)
      continue;
    sleeping = sleeping ? sleeping : &thread;
    const Instruction &instruction = kernel.code[thread.next];
    bool hasEnded =
        unit.endCopies(thread.frame[instruction.operands[0]], wrong);
    if (!wrong.empty())
      return fail(thread, instruction.op, wrong);
    if (hasEnded)
      return "";
  }
  if (!sleeping)
    return checkMeeting(threads, Thread::State::waits);
  const Instruction &instruction = kernel.code[sleeping->next];
  return fail(*sleeping, instruction.op,
              unit.describe(sleeping->frame[instruction.operands[0]]));
}

/// Runs threads until all are at a barrier or have ended.
std::string Launch::runUntilMeeting(MutableArrayRef<Thread> threads) {
  auto isStopped = [](const Thread &thread) {
    return thread.state == Thread::State::waits ||
           thread.state == Thread::State::finished;
  };
  while (true) {
    uint64_t before = numSteps;
    for (size_t i = 0; i < threads.size(); i += kWarpSize)
      if (std::string wrong = runWarp(threads.slice(i).take_front(kWarpSize));
          !wrong.empty())
        return wrong;
    if (llvm::all_of(threads, isStopped))
      return checkMeeting(threads, Thread::State::waits);
    for (size_t i = 0; i < threads.size(); i += kWarpgroupSize)
      if (std::string wrong =
              runWarpgroup(threads.slice(i).take_front(kWarpgroupSize));
          !wrong.empty())
        return wrong;
    if (numSteps == before)
      if (std::string wrong = wake(threads); !wrong.empty())
        return wrong;
  }
}

void Launch::beginBlock(int64_t block, std::vector<Thread> &threads) {
  while (buffers.size() > numArguments)
    buffers.pop_back();
  scratch.clear();
  unit = AsyncUnit(numThreads);
  std::vector<uint64_t> first = frame;
  gpu::GPUFuncOp function = kernel.function;
  for (auto [i, shared] :
       llvm::enumerate(function.getWorkgroupAttributions())) {
    uint64_t number =
        addScratch(cast<MemRefType>(shared.getType()), /*isShared=*/true);
    buffers[number].address = unit.memory.add(buffers[number]);
    first[kernel.arguments[function.getFunctionType().getNumInputs() + i]] =
        number;
  }
  for (auto [i, thread] : llvm::enumerate(threads)) {
    thread.self.block = block;
    thread.self.thread = i;
    thread.frame = first;
    if (!kernel.hasPhases)
      continue;
    thread.clock.resize(numThreads);
    thread.self.clock = &thread.clock;
  }
}

std::string Launch::runBlock(int64_t block) {
  std::vector<Thread> threads(numThreads);
  beginBlock(block, threads);
  while (true) {
    if (std::string wrong = runUntilMeeting(threads); !wrong.empty())
      return wrong;
    if (threads.front().state == Thread::State::finished) {
      const BulkCopy *open = unit.getOpenCopy();
      return open ? fail(threads[open->who.thread], open->instruction->op,
                         "ends before its copy completes")
                  : "";
    }
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
