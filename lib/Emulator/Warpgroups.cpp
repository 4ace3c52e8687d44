//===- Warpgroups.cpp - Barriers, bulk copies and their products *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Warpgroups.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop::emulator;
using uop::kBoxAlignment;
using uop::kBoxRowBytes;
using uop::TensorMap;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

uint64_t SharedMemory::add(SharedBuffer &buffer) {
  // No buffer is at 0.
  uint64_t address = kBoxAlignment;
  if (!buffers.empty())
    address = llvm::alignTo(buffers.rbegin()->first +
                                buffers.rbegin()->second->getBytes(),
                            kBoxAlignment);
  buffers[address] = &buffer;
  return address;
}

std::pair<SharedBuffer *, int64_t> SharedMemory::find(uint64_t address) const {
  auto next = buffers.upper_bound(address);
  if (next == buffers.begin())
    return {nullptr, 0};
  auto [first, buffer] = *std::prev(next);
  uint64_t offset = address - first;
  if (offset >= buffer->getBytes() || offset % buffer->getWidth() != 0)
    return {nullptr, 0};
  return {buffer, int64_t(offset / buffer->getWidth())};
}

/// Where an element of a box is: in each eight rows of 128 bytes, pieces of 16
/// bytes are permuted.
static uint64_t swizzle(uint64_t address) {
  return address ^ ((address / kBoxRowBytes % 8) * uop::kBoxPieceBytes);
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

static void join(Clock &clock, const Clock &other) {
  clock.resize(std::max(clock.size(), other.size()));
  for (size_t i = 0; i != other.size(); ++i)
    clock[i] = std::max(clock[i], other[i]);
}

void PhaseBarrier::completeIfDone(size_t numThreads) {
  if (pending != 0 || bytes != 0)
    return;
  ++phase;
  pending = count;
  join(completed, arriving);
  arriving.clear();
  size_t own = numThreads + number;
  completed.resize(std::max(completed.size(), own + 1));
  completed[own] = phase;
}

std::string AsyncUnit::initialize(uint64_t address, int64_t count,
                                  const Accessor &who) {
  auto [entry, isNew] = barriers.try_emplace(address);
  if (!isNew)
    return "initializes a barrier that is already initialized";
  PhaseBarrier &barrier = entry->second;
  barrier.number = barriers.size() - 1;
  barrier.count = barrier.pending = count;
  barrier.init = who;
  return count < 1 ? "initializes a barrier for " + std::to_string(count) +
                         " arrivals"
                   : "";
}

std::string AsyncUnit::find(uint64_t address, const Accessor &who,
                            PhaseBarrier *&barrier) {
  auto found = barriers.find(address);
  if (found == barriers.end())
    return "uses an uninitialized barrier";
  barrier = &found->second;
  if (!barrier->init.isConcurrent(who))
    return "";
  return "uses a barrier that thread " + std::to_string(barrier->init.thread) +
         " initializes without synchronization";
}

std::string AsyncUnit::arrive(uint64_t address, int64_t bytes, Accessor &self) {
  PhaseBarrier *barrier = nullptr;
  if (std::string wrong = find(address, self, barrier); !wrong.empty())
    return wrong;
  if (barrier->pending == 0)
    return "arrives at a barrier more often than expected";
  --barrier->pending;
  barrier->bytes += bytes;
  Clock &clock = *self.clock;
  clock[self.thread] = self.time;
  join(barrier->arriving, clock);
  ++self.time;
  barrier->completeIfDone(numThreads);
  return "";
}

std::string AsyncUnit::wait(uint64_t address, uint64_t parity, Accessor &self,
                            bool &isOver) {
  PhaseBarrier *barrier = nullptr;
  if (std::string wrong = find(address, self, barrier); !wrong.empty())
    return wrong;
  isOver = barrier->isOver(parity);
  if (isOver)
    join(*self.clock, barrier->completed);
  return "";
}

std::string AsyncUnit::describe(uint64_t address) const {
  const PhaseBarrier &barrier = barriers.find(address)->second;
  return "waits for phase " + std::to_string(barrier.phase) +
         " of a barrier, which never completes: " +
         std::to_string(barrier.pending) + " threads have not arrived, and " +
         std::to_string(barrier.bytes) + " bytes are not copied";
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

std::string AsyncUnit::copy(const Instruction &instruction,
                            const TensorMap &map, SharedBuffer &source,
                            ArrayRef<int64_t> coordinates, uint64_t target,
                            uint64_t barrier, const Accessor &who) {
  unsigned width = source.getWidth();
  if (coordinates.size() != map.sizes.size())
    return "copies a box of " + std::to_string(coordinates.size()) +
           " axes of a tensor of " + std::to_string(map.sizes.size());
  PhaseBarrier *counting = nullptr;
  if (std::string wrong = find(barrier, who, counting); !wrong.empty())
    return wrong;
  if (target % kBoxRowBytes != 0)
    return "copies a box to byte " + std::to_string(target) +
           ", which is not a multiple of 128";
  BulkCopy copy = {&instruction, who, barrier, 0, {}};
  int64_t elements = map.getBoxElements();
  for (int64_t i = 0; i != elements; ++i) {
    int64_t rest = i, at = map.offset;
    bool isInside = true;
    for (auto [axis, size] : llvm::enumerate(map.box)) {
      int64_t place = coordinates[axis] + rest % size;
      rest /= size;
      isInside = isInside && place >= 0 && place < map.sizes[axis];
      at += place * map.strides[axis];
    }
    uint64_t value = 0;
    if (isInside)
      if (std::string wrong = source.read(at, who, value); !wrong.empty())
        return wrong;
    auto [buffer, position] = memory.find(swizzle(target + i * width));
    if (!buffer || buffer->getWidth() != width)
      return "copies to byte " + std::to_string(target + i * width) +
             ", which is not in the destination buffer";
    if (std::string wrong = buffer->beginCopy(position, who); !wrong.empty())
      return wrong;
    copy.elements.push_back({buffer, position, value});
  }
  copy.bytes = elements * width;
  copies.push_back(std::move(copy));
  return "";
}

bool AsyncUnit::endCopies(uint64_t address, std::string &wrong) {
  bool hasEnded = false;
  PhaseBarrier &barrier = barriers.find(address)->second;
  for (auto copy = copies.begin(); copy != copies.end();) {
    if (copy->barrier != address) {
      ++copy;
      continue;
    }
    hasEnded = true;
    Accessor who = copy->who;
    who.agent = int64_t(numThreads + barrier.number);
    who.time = barrier.phase + 1;
    who.op = copy->instruction->op;
    for (const BulkCopy::Element &element : copy->elements)
      element.buffer->endBulkCopy(element.position, who, element.value);
    if (copy->bytes > barrier.bytes)
      wrong = "copies " + std::to_string(copy->bytes) +
              " bytes, but its barrier expects " +
              std::to_string(barrier.bytes);
    barrier.bytes -= copy->bytes;
    copy = copies.erase(copy);
  }
  if (hasEnded && wrong.empty())
    barrier.completeIfDone(numThreads);
  return hasEnded;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

namespace {
/// A factor in memory, as the descriptor of it says.
class BoxReader {
public:
  BoxReader(uint64_t descriptor, bool isDeep, unsigned width)
      : descriptor(descriptor), isDeep(isDeep), width(width) {}

  /// Whether it has the form that boxes have.
  bool isValid() const {
    return descriptor >> 62 == 1 && (descriptor >> 49 & 7) == 0;
  }
  /// Where the term `term` of row (or column) `number` is.
  uint64_t getAddress(int64_t number, int64_t term) const {
    uint64_t start = (descriptor & 0x3fff) * 16;
    uint64_t leading = (descriptor >> 16 & 0x3fff) * 16;
    uint64_t stride = (descriptor >> 32 & 0x3fff) * 16;
    // Rows of 128 bytes are along the terms, or across them.
    int64_t inRow = kBoxRowBytes / width;
    if (isDeep)
      return swizzle(start + number / 8 * stride + number % 8 * kBoxRowBytes +
                     term * width);
    return swizzle(start + number / inRow * leading + term / 8 * stride +
                   term % 8 * kBoxRowBytes + number % inRow * width);
  }

private:
  uint64_t descriptor;
  bool isDeep;
  unsigned width;
};

/// One product of a warpgroup.
class BoxProduct {
public:
  BoxProduct(const Instruction &instruction, ArrayRef<Lane> lanes,
             const SharedMemory &memory, ArrayRef<ProductGroup *> groups)
      : instruction(instruction), lanes(lanes), memory(memory), groups(groups),
        op(cast<NVVM::WgmmaMmaAsyncOp>(instruction.op)),
        columns(op.getShape().getN()), terms(op.getShape().getK()) {}

  std::pair<std::string, size_t> run();

private:
  std::string read(const BoxReader &box, int64_t first, int64_t count,
                   size_t lane, std::vector<uint64_t> &values);
  void addUp();

  const Instruction &instruction;
  ArrayRef<Lane> lanes;
  const SharedMemory &memory;
  ArrayRef<ProductGroup *> groups;
  NVVM::WgmmaMmaAsyncOp op;
  int64_t columns, terms;
  std::vector<uint64_t> left, right;
};
} // namespace

/// What the lane's warp reads of rows or columns from `first` on.
std::string BoxProduct::read(const BoxReader &box, int64_t first, int64_t count,
                             size_t lane, std::vector<uint64_t> &values) {
  Accessor who = lanes[lane].self;
  who.op = instruction.op;
  who.time = Accessor::kPending;
  for (int64_t number = first; number != first + count; ++number)
    for (int64_t term = 0; term != terms; ++term) {
      uint64_t address = box.getAddress(number, term);
      auto [buffer, position] = memory.find(address);
      if (!buffer || buffer->getWidth() * 8 != instruction.width)
        return "reads byte " + std::to_string(address) +
               ", which is not in a factor";
      std::string wrong =
          buffer->read(position, who, values[number * terms + term]);
      if (!wrong.empty())
        return wrong;
      groups[lane]->reads.push_back({buffer, position});
    }
  return "";
}

void BoxProduct::addUp() {
  auto type = FactorType(instruction.extra);
  for (size_t lane = 0; lane != lanes.size(); ++lane)
    for (unsigned number = 0; number != instruction.count; ++number) {
      size_t row =
          lane / kWarpSize * 16 + lane % kWarpSize / 4 + number % 4 / 2 * 8;
      size_t column = number / 4 * 8 + lane % 4 * 2 + number % 2;
      uint64_t &place = lanes[lane].frame[instruction.result + number];
      uint64_t sum = lanes[lane].frame[instruction.operands[0] + number];
      sum &= UINT32_MAX;
      for (int64_t term = 0; term != terms; ++term)
        sum = addProduct(type, sum, left[row * terms + term],
                         right[column * terms + term], 0);
      place = sum | kInFlight;
      groups[lane]->registers.push_back(instruction.result + number);
    }
}

std::pair<std::string, size_t> BoxProduct::run() {
  auto get = [&](size_t lane, unsigned operand) {
    return lanes[lane].frame[instruction.operands[operand]];
  };
  for (size_t lane = 1; lane != lanes.size(); ++lane)
    if (get(lane, 1) != get(0, 1) || get(lane, 2) != get(0, 2))
      return {"has another descriptor than the rest of its warpgroup", lane};
  unsigned width = instruction.width / 8;
  BoxReader ofLeft(get(0, 1), op.getLayoutA() == NVVM::MMALayout::row, width);
  BoxReader ofRight(get(0, 2), op.getLayoutB() == NVVM::MMALayout::col, width);
  if (!ofLeft.isValid() || !ofRight.isValid())
    return {"multiplies data that no bulk copy has written", 0};
  left.resize(64 * terms);
  right.resize(columns * terms);
  for (size_t lane = 0; lane != lanes.size(); lane += kWarpSize) {
    std::string wrong = read(ofLeft, lane / kWarpSize * 16, 16, lane, left);
    if (wrong.empty())
      wrong = read(ofRight, 0, columns, lane, right);
    if (!wrong.empty())
      return {wrong, lane};
  }
  addUp();
  return {"", 0};
}

std::pair<std::string, size_t>
uop::emulator::multiplyBoxes(const Instruction &instruction,
                             ArrayRef<Lane> lanes, const SharedMemory &memory,
                             ArrayRef<ProductGroup *> groups) {
  return BoxProduct(instruction, lanes, memory, groups).run();
}
