//===- SharedBuffer.cpp - Memory with a record of accesses -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedBuffer.h"

#include "llvm/Support/raw_ostream.h"

#include <cstring>

using namespace uop::emulator;

SharedBuffer::SharedBuffer(uint8_t *bytes, llvm::BitVector &defined,
                           size_t first, int64_t numElements, unsigned width,
                           bool isShared)
    : bytes(bytes), defined(defined), first(first), numElements(numElements),
      width(width), records(isShared ? numElements : 0) {}

std::string SharedBuffer::checkPosition(int64_t position,
                                        const char *what) const {
  if (position >= 0 && position < numElements)
    return "";
  return std::string(what) + " element " + std::to_string(position) +
         ", outside of a buffer of " + std::to_string(numElements);
}

/// The other side of a race.
static std::string describeRace(int64_t position, const char *what,
                                const Accessor &other, const char *otherWhat) {
  std::string text;
  llvm::raw_string_ostream(text)
      << what << " element " << position << ", which thread " << other.thread
      << " of block " << other.block << " " << otherWhat
      << " without synchronization, at " << other.op->getLoc();
  return text;
}

/// What is wrong with an access while a copy of the element goes on.
std::string SharedBuffer::checkCopy(int64_t position, const char *what) const {
  if (records.empty() || !records[position].copier)
    return "";
  const Accessor &copier = records[position].copier;
  std::string text;
  llvm::raw_string_ostream(text)
      << what << " element " << position << ", to which thread "
      << copier.thread << " of block " << copier.block
      << " copies asynchronously without a wait, at " << copier.op->getLoc();
  return text;
}

std::string SharedBuffer::read(int64_t position, const Accessor &who,
                               uint64_t &value) {
  if (std::string wrong = checkPosition(position, "reads"); !wrong.empty())
    return wrong;
  if (std::string wrong = checkCopy(position, "reads"); !wrong.empty())
    return wrong;
  for (unsigned i = 0; i != width; ++i)
    if (!defined.test(first + position * width + i))
      return "reads element " + std::to_string(position) +
             ", which was never written";
  value = 0;
  std::memcpy(&value, bytes + position * width, width);
  if (records.empty())
    return "";
  Record &record = records[position];
  if (record.writer.isConcurrent(who))
    return describeRace(position, "reads", record.writer, "writes");
  // Of another block or thread if there was one: a write must not meet it.
  if (!record.reader.isSame(who) && record.reader &&
      (!record.otherReader || record.otherReader.block == who.block))
    record.otherReader = record.reader;
  record.reader = who;
  return "";
}

/// What is wrong with a write to an element that there is.
std::string SharedBuffer::checkWrite(int64_t position,
                                     const Accessor &who) const {
  if (records.empty())
    return "";
  const Record &record = records[position];
  if (record.writer.isConcurrent(who))
    return describeRace(position, "writes", record.writer, "writes");
  for (const Accessor &reader : {record.reader, record.otherReader})
    if (reader.isConcurrent(who))
      return describeRace(position, "writes", reader, "reads");
  return "";
}

std::string SharedBuffer::write(int64_t position, const Accessor &who,
                                uint64_t value) {
  if (std::string wrong = checkPosition(position, "writes"); !wrong.empty())
    return wrong;
  if (std::string wrong = checkCopy(position, "writes"); !wrong.empty())
    return wrong;
  defined.set(first + position * width, first + (position + 1) * width);
  std::memcpy(bytes + position * width, &value, width);
  std::string wrong = checkWrite(position, who);
  if (wrong.empty() && !records.empty())
    records[position].writer = who;
  return wrong;
}

std::string SharedBuffer::beginCopy(int64_t position, const Accessor &who) {
  if (std::string wrong = checkPosition(position, "copies to"); !wrong.empty())
    return wrong;
  if (std::string wrong = checkCopy(position, "copies to"); !wrong.empty())
    return wrong;
  std::string wrong = checkWrite(position, who);
  if (wrong.empty() && !records.empty())
    records[position].copier = who;
  return wrong;
}

std::string SharedBuffer::endCopy(int64_t position, const Accessor &who,
                                  uint64_t value) {
  if (!records.empty())
    records[position].copier = Accessor();
  return write(position, who, value);
}

void SharedBuffer::endBulkCopy(int64_t position, const Accessor &who,
                               uint64_t value) {
  defined.set(first + position * width, first + (position + 1) * width);
  std::memcpy(bytes + position * width, &value, width);
  records[position].copier = Accessor();
  records[position].writer = who;
}

void SharedBuffer::endRead(int64_t position, const Accessor &who) {
  for (Accessor *reader :
       {&records[position].reader, &records[position].otherReader})
    if (reader->isSame(who) && reader->time == Accessor::kPending)
      reader->time = who.time;
}

std::string SharedBuffer::updateMax(int64_t position, const Accessor &who,
                                    uint64_t value) {
  if (std::string wrong = checkPosition(position, "updates"); !wrong.empty())
    return wrong;
  uint64_t before = 0;
  std::memcpy(&before, bytes + position * width, width);
  value = std::max(value, before);
  std::memcpy(bytes + position * width, &value, width);
  return "";
}
