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

/// The number of 8 bits from `bit` on, in 32.
static Value takeByte(Emitter &emitter, Value packed, int64_t bit,
                      bool isUnsigned) {
  Type type = packed.getType();
  if (isUnsigned)
    return emitter.bitAnd(emitter.shru(packed, bit),
                          emitter.constant(type, 0xff));
  return emitter.emit<arith::ShRSIOp>(emitter.shl(packed, 24 - bit),
                                      emitter.constant(type, 24));
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

/// An instruction of x86 for dot products, `name` without the width: Intel 64
/// and IA-32 Architectures Software Developer's Manual, volume 2, vpdpbusd and
/// vdpbf16ps.
static Value emitNative(Emitter &emitter, StringRef name, Type element,
                        Value lhs, Value rhs, Value sum) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  int64_t bits = 32 * cast<VectorType>(lhs.getType()).getNumElements();
  auto narrow =
      VectorType::get({bits / element.getIntOrFloatBitWidth()}, element);
  auto split = [&](Value value) -> Value {
    return vector::BitCastOp::create(builder, narrow, value);
  };
  return LLVM::CallIntrinsicOp::create(
             builder, sum.getType(),
             builder.getStringAttr(name + "." + Twine(bits)),
             ValueRange{sum, split(lhs), split(rhs)})
      .getResult(0);
}

static Value emitIntegers(Emitter &emitter, DotOp dot, Value lhs, Value rhs,
                          Value sum) {
  bool isUnsigned = isUnsignedType(dot.getLhsElement());
  bool isOther = isUnsignedType(dot.getRhsElement());
  if (emitter.getNative().dot && isUnsigned != isOther &&
      isRegister(lhs.getType())) {
    if (!sum)
      sum = emitter.constant(lhs.getType(), int64_t(0));
    // The unsigned numbers are the first operand.
    if (!isUnsigned)
      std::swap(lhs, rhs);
    return emitNative(emitter, "llvm.x86.avx512.vpdpbusd",
                      emitter.getBuilder().getI8Type(), lhs, rhs, sum);
  }
  for (int64_t bit = 0; bit != 32; bit += 8) {
    Value product = emitter.mul(takeByte(emitter, lhs, bit, isUnsigned),
                                takeByte(emitter, rhs, bit, isOther));
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
    return emitNative(emitter, "llvm.x86.avx512bf16.dpbf16ps", element, lhs,
                      rhs, sum);
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
