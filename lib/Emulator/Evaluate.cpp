//===- Evaluate.cpp - Arithmetic of scalars --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Instructions.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

using namespace mlir;
using namespace uop::emulator;
using llvm::APFloat;
using llvm::APInt;

static const llvm::fltSemantics &getSemantics(unsigned width) {
  return width == 16   ? APFloat::IEEEhalf()
         : width == 32 ? APFloat::IEEEsingle()
                       : APFloat::IEEEdouble();
}

static APFloat getFloat(uint64_t bits, unsigned width) {
  return APFloat(getSemantics(width), APInt(width, bits));
}

static uint64_t getBits(const APFloat &value) {
  return value.bitcastToAPInt().getZExtValue();
}

/// Division by zero, and of the least number by -1, have no defined result on a
/// GPU; kernels do not depend on it.
static APInt divide(Opcode opcode, const APInt &lhs, const APInt &rhs) {
  if (rhs.isZero())
    return APInt(lhs.getBitWidth(), 0);
  switch (opcode) {
  case Opcode::divsi:
    return lhs.sdiv(rhs);
  case Opcode::divui:
    return lhs.udiv(rhs);
  case Opcode::remsi:
    return lhs.srem(rhs);
  default:
    return lhs.urem(rhs);
  }
}

static APInt evaluateInteger(Opcode opcode, const APInt &lhs,
                             const APInt &rhs) {
  switch (opcode) {
  case Opcode::addi:
    return lhs + rhs;
  case Opcode::subi:
    return lhs - rhs;
  case Opcode::muli:
    return lhs * rhs;
  case Opcode::andi:
    return lhs & rhs;
  case Opcode::ori:
    return lhs | rhs;
  case Opcode::xori:
    return lhs ^ rhs;
  case Opcode::shli:
    return lhs.shl(rhs);
  case Opcode::shrsi:
    return lhs.ashr(rhs);
  case Opcode::shrui:
    return lhs.lshr(rhs);
  case Opcode::maxsi:
    return llvm::APIntOps::smax(lhs, rhs);
  case Opcode::maxui:
    return llvm::APIntOps::umax(lhs, rhs);
  case Opcode::minsi:
    return llvm::APIntOps::smin(lhs, rhs);
  case Opcode::minui:
    return llvm::APIntOps::umin(lhs, rhs);
  default:
    return divide(opcode, lhs, rhs);
  }
}

static APFloat evaluateFloat(Opcode opcode, ArrayRef<APFloat> v) {
  APFloat result = v[0];
  auto nearest = APFloat::rmNearestTiesToEven;
  switch (opcode) {
  case Opcode::addf:
    result.add(v[1], nearest);
    break;
  case Opcode::subf:
    result.subtract(v[1], nearest);
    break;
  case Opcode::mulf:
    result.multiply(v[1], nearest);
    break;
  case Opcode::divf:
    result.divide(v[1], nearest);
    break;
  case Opcode::negf:
    result.changeSign();
    break;
  case Opcode::maximumf:
    return llvm::maximum(v[0], v[1]);
  case Opcode::minimumf:
    return llvm::minimum(v[0], v[1]);
  case Opcode::fma:
    result.fusedMultiplyAdd(v[1], v[2], nearest);
    break;
  case Opcode::floor:
    result.roundToIntegral(APFloat::rmTowardNegative);
    break;
  case Opcode::ceil:
    result.roundToIntegral(APFloat::rmTowardPositive);
    break;
  case Opcode::trunc:
    result.roundToIntegral(APFloat::rmTowardZero);
    break;
  case Opcode::roundeven:
    result.roundToIntegral(nearest);
    break;
  case Opcode::absf:
    result.clearSign();
    break;
  case Opcode::copysign:
    result.copySign(v[1]);
    break;
  default:
    break;
  }
  return result;
}

static bool compare(arith::CmpFPredicate predicate, const APFloat &lhs,
                    const APFloat &rhs) {
  return arith::applyCmpPredicate(predicate, lhs, rhs);
}

static uint64_t convertFloat(const Instruction &instruction, uint64_t bits) {
  bool lost;
  switch (instruction.opcode) {
  case Opcode::sitofp:
  case Opcode::uitofp: {
    APFloat value(getSemantics(instruction.extra));
    value.convertFromAPInt(APInt(instruction.width, bits),
                           instruction.opcode == Opcode::sitofp,
                           APFloat::rmNearestTiesToEven);
    return getBits(value);
  }
  case Opcode::fptosi:
  case Opcode::fptoui: {
    llvm::APSInt value(instruction.extra,
                       /*isUnsigned=*/instruction.opcode == Opcode::fptoui);
    getFloat(bits, instruction.width)
        .convertToInteger(value, APFloat::rmTowardZero, &lost);
    return value.getZExtValue();
  }
  default: {
    APFloat value = getFloat(bits, instruction.width);
    value.convert(getSemantics(instruction.extra), APFloat::rmNearestTiesToEven,
                  &lost);
    return getBits(value);
  }
  }
}

/// sqrt of the host is correctly rounded.
static uint64_t squareRoot(uint64_t bits, unsigned width) {
  APFloat value = getFloat(bits, width);
  if (width == 32)
    return getBits(APFloat(std::sqrt(value.convertToFloat())));
  return getBits(APFloat(std::sqrt(value.convertToDouble())));
}

/// To the nearest number of 11 digits, ties away from zero.
static uint32_t roundToTF32(uint32_t bits) {
  constexpr uint32_t exponent = 0x7f800000, kept = 0xffffe000, half = 0x1000;
  if ((bits & exponent) != exponent)
    return (bits + half) & kept;
  bool isNaN = (bits & 0x007fffff) != 0;
  return isNaN ? 0x7fffffff : bits;
}

/// Of two bytes to two halves: each value is one of f16, and a NaN stays one.
static uint32_t widenFloats(uint16_t bytes, bool isE5M2) {
  uint32_t result = 0;
  for (unsigned i = 0; i != 2; ++i) {
    APFloat value(isE5M2 ? APFloat::Float8E5M2() : APFloat::Float8E4M3FN(),
                  APInt(8, bytes >> (8 * i) & 0xff));
    bool isInexact;
    value.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven,
                  &isInexact);
    result |= uint32_t(getBits(value)) << (16 * i);
  }
  return result;
}

uint64_t uop::emulator::evaluate(const Instruction &instruction,
                                 ArrayRef<uint64_t> operands) {
  unsigned width = instruction.width;
  auto integer = [&](unsigned i) { return APInt(width, operands[i]); };
  auto number = [&](unsigned i) { return getFloat(operands[i], width); };
  Opcode opcode = instruction.opcode;
  switch (opcode) {
  case Opcode::copy:
    return operands[0];
  case Opcode::select:
    return operands[0] ? operands[1] : operands[2];
  case Opcode::cmpi:
    return arith::applyCmpPredicate(arith::CmpIPredicate(instruction.extra),
                                    integer(0), integer(1));
  case Opcode::cmpf:
    return compare(arith::CmpFPredicate(instruction.extra), number(0),
                   number(1));
  case Opcode::extui:
  case Opcode::trunci:
    return integer(0).zextOrTrunc(instruction.extra).getZExtValue();
  case Opcode::extsi:
    return integer(0).sextOrTrunc(instruction.extra).getZExtValue();
  case Opcode::extf:
  case Opcode::truncf:
  case Opcode::sitofp:
  case Opcode::uitofp:
  case Opcode::fptosi:
  case Opcode::fptoui:
    return convertFloat(instruction, operands[0]);
  case Opcode::roundToTF32:
    return roundToTF32(uint32_t(operands[0]));
  case Opcode::widenFloats:
    return widenFloats(uint16_t(operands[0]), instruction.extra != 0);
  case Opcode::sqrt:
    return squareRoot(operands[0], width);
  default:
    break;
  }
  if (opcode <= Opcode::minui)
    return evaluateInteger(opcode, integer(0), integer(1)).getZExtValue();
  SmallVector<APFloat, 3> numbers;
  for (unsigned i = 0; i != operands.size(); ++i)
    numbers.push_back(number(i));
  return getBits(evaluateFloat(opcode, numbers));
}
