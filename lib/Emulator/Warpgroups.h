//===- Warpgroups.h - Barriers, bulk copies and their products -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a thread did is ordered before what another one does after a barrier of
// the block, or if the one arrived at an mbarrier and the other one waited for
// that phase. A clock has, for each thread and each mbarrier, up to which of
// its arrivals or phases all is ordered before.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_EMULATOR_WARPGROUPS_H
#define UOP_LIB_EMULATOR_WARPGROUPS_H

#include "Instructions.h"
#include "SharedBuffer.h"
#include "WarpOps.h"
#include "uop/Dialect/UOp/IR/TensorMap.h"

#include <deque>
#include <map>

namespace uop::emulator {

/// Consecutive threads that compute a product.
inline constexpr size_t kWarpgroupSize = 128;
/// Of a register that a product is still to write.
inline constexpr uint64_t kInFlight = uint64_t(1) << 40;

/// Memory that a block shares, by address.
class SharedMemory {
public:
  void clear() { buffers.clear(); }
  /// Gives `buffer` an address.
  uint64_t add(SharedBuffer &buffer);
  /// The buffer that has the element at `address`, and its number there; null:
  /// none has.
  std::pair<SharedBuffer *, int64_t> find(uint64_t address) const;

private:
  std::map<uint64_t, SharedBuffer *> buffers;
};

/// One mbarrier.
struct PhaseBarrier {
  /// Its number among those of the block.
  unsigned number = 0;
  int64_t count = 0, pending = 0, bytes = 0;
  uint32_t phase = 0;
  Accessor init;
  /// What is ordered before the end of the current phase, and of those before.
  Clock arriving, completed;

  /// Ends the phase if all have arrived and all is copied.
  void completeIfDone(size_t numThreads);
  bool isOver(uint64_t parity) const { return (phase & 1) != (parity & 1); }
};

/// A box that is being copied.
struct BulkCopy {
  const Instruction *instruction;
  Accessor who;
  uint64_t barrier;
  int64_t bytes = 0;
  struct Element {
    SharedBuffer *buffer;
    int64_t position;
    uint64_t value;
  };
  std::vector<Element> elements;
};

/// What a thread's products read, and which registers they write.
struct ProductGroup {
  std::vector<std::pair<SharedBuffer *, int64_t>> reads;
  std::vector<unsigned> registers;
};

/// What the threads of a block do by bulk copies and mbarriers.
class AsyncUnit {
public:
  explicit AsyncUnit(size_t numThreads) : numThreads(numThreads) {}

  SharedMemory memory;

  std::string initialize(uint64_t address, int64_t count, const Accessor &who);
  /// An arrival, after `bytes` more are expected. The thread's clock goes on.
  std::string arrive(uint64_t address, int64_t bytes, Accessor &self);
  /// Whether a phase of that parity is over; then its clock is the thread's.
  std::string wait(uint64_t address, uint64_t parity, Accessor &self,
                   bool &isOver);
  /// Copies a box of `source`, as `map` says, from `coordinates` on.
  std::string copy(const Instruction &instruction, const TensorMap &map,
                   SharedBuffer &source, llvm::ArrayRef<int64_t> coordinates,
                   uint64_t target, uint64_t barrier, const Accessor &who);
  /// Ends the copies that `barrier` counts. False: there are none.
  bool endCopies(uint64_t barrier, std::string &wrong);
  /// A copy that goes on; null: there is none.
  const BulkCopy *getOpenCopy() const {
    return copies.empty() ? nullptr : &copies.front();
  }
  /// What a phase still waits for.
  std::string describe(uint64_t address) const;

private:
  std::string find(uint64_t address, const Accessor &who,
                   PhaseBarrier *&barrier);

  size_t numThreads;
  std::map<uint64_t, PhaseBarrier> barriers;
  std::deque<BulkCopy> copies;
};

/// nvvm.wgmma.mma_async of 128 lanes, whose products read until `groups`, one
/// for each lane, are waited for. What is wrong, and the lane; empty: nothing.
std::pair<std::string, size_t>
multiplyBoxes(const Instruction &instruction, llvm::ArrayRef<Lane> lanes,
              const SharedMemory &memory,
              llvm::ArrayRef<ProductGroup *> groups);

} // namespace uop::emulator

#endif // UOP_LIB_EMULATOR_WARPGROUPS_H
