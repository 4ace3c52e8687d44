//===- SharedBuffer.h - Memory with a record of accesses -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_EMULATOR_SHAREDBUFFER_H
#define UOP_LIB_EMULATOR_SHAREDBUFFER_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/BitVector.h"

#include <string>
#include <vector>

namespace uop::emulator {

/// By thread of a block, and then by mbarrier: up to which of its arrivals, or
/// phases, all it did is ordered before something.
using Clock = std::vector<uint32_t>;

/// Who accesses something: a thread of a block, after so many barriers.
struct Accessor {
  /// The time of what goes on.
  static constexpr uint32_t kPending = UINT32_MAX;

  int64_t block = -1, thread = 0, barriers = 0;
  mlir::Operation *op = nullptr;
  /// How often the thread has arrived at an mbarrier, and one more.
  uint32_t time = 1;
  /// What of others is ordered before it; null: nothing but barriers orders.
  Clock *clock = nullptr;
  /// Of a bulk copy, which the thread has begun: where its mbarrier is in
  /// clocks; `time` is a phase then.
  int64_t agent = -1;

  explicit operator bool() const { return block >= 0; }
  bool isSame(const Accessor &other) const {
    return block == other.block && thread == other.thread;
  }
  /// Whether nothing orders the two.
  bool isConcurrent(const Accessor &other) const {
    if (!*this || !other)
      return false;
    if (block != other.block)
      return true;
    if (barriers != other.barriers)
      return false;
    if (agent < 0 && thread == other.thread)
      return false;
    size_t place = agent < 0 ? thread : agent;
    return !other.clock || other.clock->size() <= place ||
           (*other.clock)[place] < time;
  }
};

/// A buffer of a kernel: of the device, of a block, or of a thread.
class SharedBuffer {
public:
  /// `bytes` and `defined`, from bit `first` on, hold the elements. Accesses of
  /// threads are only recorded if `isShared`.
  SharedBuffer(uint8_t *bytes, llvm::BitVector &defined, size_t first,
               int64_t numElements, unsigned width, bool isShared);

  /// What is wrong with an access; empty: nothing.
  std::string read(int64_t position, const Accessor &who, uint64_t &value);
  std::string write(int64_t position, const Accessor &who, uint64_t value);
  /// A copy begins, which writes the element when it ends.
  std::string beginCopy(int64_t position, const Accessor &who);
  std::string endCopy(int64_t position, const Accessor &who, uint64_t value);
  /// A bulk copy ends: what waits for its mbarrier comes after it.
  void endBulkCopy(int64_t position, const Accessor &who, uint64_t value);
  /// A read that was going on ended at the time of `who`.
  void endRead(int64_t position, const Accessor &who);
  /// Keeps the greater one of what is there and `value`.
  std::string updateMax(int64_t position, const Accessor &who, uint64_t value);

  unsigned getWidth() const { return width; }
  uint64_t getBytes() const { return uint64_t(numElements) * width; }
  /// Of memory of a block: where it is; 0: nowhere.
  uint64_t address = 0;

private:
  /// The last write, two different threads that read since, and the copy that
  /// has begun and not ended.
  struct Record {
    Accessor writer, reader, otherReader, copier;
  };
  std::string checkCopy(int64_t position, const char *what) const;
  std::string checkWrite(int64_t position, const Accessor &who) const;
  std::string checkPosition(int64_t position, const char *what) const;

  uint8_t *bytes;
  llvm::BitVector &defined;
  size_t first;
  int64_t numElements;
  unsigned width;
  std::vector<Record> records;
};

} // namespace uop::emulator

#endif // UOP_LIB_EMULATOR_SHAREDBUFFER_H
