//===- WarpOps.cpp - What the threads of a warp do together ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpOps.h"

#include "llvm/ADT/APFloat.h"

#include <cmath>
#include <cstring>

using namespace mlir;
using namespace uop::emulator;

static constexpr unsigned kMatrixRows = 8, kRowBytes = 16, kRegisterBytes = 4;

std::pair<std::string, size_t>
uop::emulator::loadMatrices(const Instruction &instruction,
                            ArrayRef<Lane> lanes, SharedBuffer &buffer) {
  unsigned bytes = instruction.width / 8;
  bool isTransposed = instruction.extra != 0;
  // Elements of a register, and of a row.
  unsigned perRegister = kRegisterBytes / bytes, perRow = kRowBytes / bytes;
  for (unsigned matrix = 0; matrix != instruction.count; ++matrix) {
    auto getRow = [&](unsigned row) {
      return int64_t(
          lanes[matrix * kMatrixRows + row].frame[instruction.operands[1]]);
    };
    for (unsigned row = 0; row != kMatrixRows; ++row)
      if (getRow(row) % perRow != 0)
        return {"loads a row of a matrix at element " +
                    std::to_string(getRow(row)) +
                    ", which is not a multiple of 16 bytes",
                matrix * kMatrixRows + row};
    for (auto [number, lane] : llvm::enumerate(lanes)) {
      uint64_t bits = 0;
      Accessor who = lane.self;
      who.op = instruction.op;
      for (unsigned i = 0; i != perRegister; ++i) {
        unsigned row = number / 4, column = number % 4 * perRegister + i;
        if (isTransposed)
          std::swap(row, column);
        uint64_t element = 0;
        std::string wrong = buffer.read(getRow(row) + column, who, element);
        if (!wrong.empty())
          return {wrong, number};
        bits |= element << (i * instruction.width);
      }
      lane.frame[instruction.result + matrix] = bits;
    }
  }
  return {"", 0};
}

/// Element `i` of a register, as a float or an integer.
static float getFloat(uint64_t bits, unsigned i, FactorType type) {
  if (type == FactorType::tf32) {
    // What is no digit of it has no effect.
    constexpr uint32_t digits = 0xffffe000;
    return llvm::APFloat(llvm::APFloat::IEEEsingle(),
                         llvm::APInt(32, uint32_t(bits) & digits))
        .convertToFloat();
  }
  uint16_t element = bits >> (16 * i);
  if (type == FactorType::f16)
    return llvm::APFloat(llvm::APFloat::IEEEhalf(), llvm::APInt(16, element))
        .convertToFloat();
  uint32_t wide = uint32_t(element) << 16;
  float value;
  std::memcpy(&value, &wide, sizeof(value));
  return value;
}

static uint32_t getInteger(uint64_t bits, unsigned i) {
  return uint32_t(int32_t(int8_t(bits >> (8 * i))));
}

uint64_t uop::emulator::addProduct(FactorType type, uint64_t sum, uint64_t left,
                                   uint64_t right, unsigned i) {
  if (type == FactorType::s8)
    return uint32_t(uint32_t(sum) + getInteger(left, i) * getInteger(right, i));
  auto bits = uint32_t(sum);
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  value = std::fma(getFloat(left, i, type), getFloat(right, i, type), value);
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

void uop::emulator::multiplyMatrices(const Instruction &instruction,
                                     ArrayRef<Lane> lanes) {
  auto type = FactorType(instruction.extra);
  unsigned perRegister = 32 / instruction.width;
  // Operands: four registers of the left factor, two of the right one, four
  // sums. Register r of the left factor has rows l / 4 + 8 * (r % 2) and, as
  // that of the right one, the terms of lane l % 4 in half r / 2 (or r).
  auto get = [&](unsigned lane, unsigned operand) {
    return lanes[lane].frame[instruction.operands[operand]];
  };
  std::vector<std::array<uint64_t, 4>> sums(lanes.size());
  for (unsigned lane = 0; lane != lanes.size(); ++lane)
    for (unsigned number = 0; number != 4; ++number) {
      unsigned row = lane / 4, column = 2 * (lane % 4) + number % 2;
      uint64_t sum = get(lane, 6 + number);
      for (unsigned half = 0; half != 2; ++half)
        for (unsigned quarter = 0; quarter != 4; ++quarter)
          for (unsigned i = 0; i != perRegister; ++i)
            sum = addProduct(type, sum,
                             get(4 * row + quarter, number / 2 + 2 * half),
                             get(4 * column + quarter, 4 + half), i);
      sums[lane][number] = sum;
    }
  for (auto [lane, values] : llvm::zip_equal(lanes, sums))
    for (unsigned number = 0; number != 4; ++number)
      lane.frame[instruction.result + number] = values[number];
}

std::string uop::emulator::shuffle(const Instruction &instruction,
                                   ArrayRef<Lane> lanes) {
  auto get = [&](size_t lane, unsigned operand) {
    return lanes[lane].frame[instruction.operands[operand]];
  };
  SmallVector<uint64_t, kWarpSize> values;
  for (size_t lane = 0; lane != lanes.size(); ++lane) {
    uint64_t distance = get(lane, 1), width = get(lane, 2);
    if (width != kWarpSize || distance >= kWarpSize)
      return "shuffles lanes " + std::to_string(distance) + " apart of " +
             std::to_string(width) + ", and a warp has " +
             std::to_string(kWarpSize);
    values.push_back(get(lane ^ distance, 0));
  }
  for (auto [lane, value] : llvm::zip_equal(lanes, values)) {
    lane.frame[instruction.result] = value;
    lane.frame[instruction.extra] = 1;
  }
  return "";
}
