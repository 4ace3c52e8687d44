//===- DotLowering.cpp - Products of packed numbers -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DotLowering.h"

#include "uop/Conversion/ALULowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace uop;

Value uop::emitPack(Emitter &emitter, ValueRange operands) {
  Type word = emitter.getBuilder().getI32Type();
  int64_t width = 32 / int64_t(operands.size());
  Value packed;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    Value wide = emitter.resize(operand, word, /*isUnsigned=*/true);
    wide = emitter.shl(wide, number * width);
    packed = packed ? emitter.bitOr(packed, wide) : wide;
  }
  return packed;
}

/// The integer of `width` bits from `bit` on, in 32.
static Value takeInteger(Emitter &emitter, Value packed, int64_t bit,
                         int64_t width, bool isUnsigned) {
  Type type = packed.getType();
  if (isUnsigned)
    return emitter.bitAnd(emitter.shru(packed, bit),
                          emitter.constant(type, (int64_t(1) << width) - 1));
  return emitter.emit<arith::ShRSIOp>(emitter.shl(packed, 32 - width - bit),
                                      emitter.constant(type, 32 - width));
}

/// The float of 16 bits from `bit` on, as f32.
static Value takeFloat(Emitter &emitter, Value packed, int64_t bit, Type from) {
  Type f32 = emitter.getBuilder().getF32Type();
  // The upper half of an f32.
  if (from.isBF16())
    return emitter.bitcast(
        bit == 0 ? emitter.shl(packed, 16)
                 : emitter.bitAnd(packed, emitter.constant(packed.getType(),
                                                           int64_t(-65536))),
        f32);
  Value half = emitter.resize(emitter.shru(packed, bit),
                              emitter.getBuilder().getI16Type(),
                              /*isUnsigned=*/true);
  return emitCast(emitter, half, withElementType(packed.getType(), from),
                  withElementType(packed.getType(), f32));
}

/// Whether there are instructions for vectors of so many lanes of 32 bits.
static bool isRegister(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  int64_t lanes = vector ? vector.getNumElements() : 1;
  return lanes == 4 || lanes == 8 || lanes == 16;
}

/// The lanes of 32 bits in a register.
static int64_t getNumLanes(Value packed) {
  return cast<VectorType>(packed.getType()).getNumElements();
}

/// A call of an intrinsic of x86 for dot products of `element`, which takes
/// `sum`, unless null, and the factors: Intel 64 and IA-32 Architectures
/// Software Developer's Manual, volume 2, vpdpbusd, vdpbf16ps and pmaddwd.
static Value emitNative(Emitter &emitter, const Twine &name, Type element,
                        Type type, Value lhs, Value rhs, Value sum) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  auto narrow = VectorType::get(
      {32 * getNumLanes(lhs) / element.getIntOrFloatBitWidth()}, element);
  SmallVector<Value> operands;
  if (sum)
    operands.push_back(sum);
  for (Value factor : {lhs, rhs})
    operands.push_back(vector::BitCastOp::create(builder, narrow, factor));
  return LLVM::CallIntrinsicOp::create(builder, type,
                                       builder.getStringAttr(name), operands)
      .getResult(0);
}

/// Two products of signed numbers of 16 bits in each lane, added up.
static Value emitPairs(Emitter &emitter, Value lhs, Value rhs) {
  int64_t lanes = getNumLanes(lhs);
  StringRef name = lanes == 4   ? "llvm.x86.sse2.pmadd.wd"
                   : lanes == 8 ? "llvm.x86.avx2.pmadd.wd"
                                : "llvm.x86.avx512.pmaddw.d.512";
  return emitNative(emitter, name, emitter.getBuilder().getI16Type(),
                    lhs.getType(), lhs, rhs, /*sum=*/Value());
}

static Value emitIntegers(Emitter &emitter, DotOp dot, Value lhs, Value rhs,
                          Value sum) {
  bool isUnsigned = isUnsignedType(dot.getLhsElement());
  bool isOther = isUnsignedType(dot.getRhsElement());
  int64_t width = dot.getLhsElement().getIntOrFloatBitWidth();
  if (width == 16 && !isUnsigned && !isOther && isRegister(lhs.getType()) &&
      4 * getNumLanes(lhs) <= emitter.getNative().dotI16) {
    Value pairs = emitPairs(emitter, lhs, rhs);
    return sum ? emitter.add(sum, pairs) : pairs;
  }
  if (width == 8 && emitter.getNative().dot && isUnsigned != isOther &&
      isRegister(lhs.getType())) {
    if (!sum)
      sum = emitter.constant(lhs.getType(), int64_t(0));
    // The unsigned numbers are the first operand.
    if (!isUnsigned)
      std::swap(lhs, rhs);
    return emitNative(
        emitter, "llvm.x86.avx512.vpdpbusd." + Twine(32 * getNumLanes(lhs)),
        emitter.getBuilder().getI8Type(), lhs.getType(), lhs, rhs, sum);
  }
  for (int64_t bit = 0; bit != 32; bit += width) {
    Value product =
        emitter.mul(takeInteger(emitter, lhs, bit, width, isUnsigned),
                    takeInteger(emitter, rhs, bit, width, isOther));
    sum = sum ? emitter.add(sum, product) : product;
  }
  return sum;
}

Value uop::emitDot(Emitter &emitter, DotOp dot, Value lhs, Value rhs,
                   Value sum) {
  Type element = dot.getLhsElement();
  if (isa<IntegerType>(element))
    return emitIntegers(emitter, dot, lhs, rhs, sum);
  if (emitter.getNative().dotBF16 && element.isBF16() &&
      isRegister(lhs.getType())) {
    if (!sum)
      sum = emitter.constantFloat(dot.getType(), 0.0);
    return emitNative(
        emitter, "llvm.x86.avx512bf16.dpbf16ps." + Twine(32 * getNumLanes(lhs)),
        element, dot.getType(), lhs, rhs, sum);
  }
  auto anyOrder =
      arith::FastMathFlags::reassoc | arith::FastMathFlags::contract;
  for (int64_t bit = 0; bit != 32; bit += 16) {
    Value product = emitter.emit<arith::MulFOp>(
        takeFloat(emitter, lhs, bit, element),
        takeFloat(emitter, rhs, bit, element), anyOrder);
    sum = sum ? emitter.emit<arith::AddFOp>(sum, product, anyOrder) : product;
  }
  return sum;
}
