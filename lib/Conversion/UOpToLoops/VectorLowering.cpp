//===- VectorLowering.cpp - Lanes in the vector dialect ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorLowering.h"

#include "DotLowering.h"
#include "uop/Conversion/ALULowering.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;

/// Code generators take time quadratic in the number of lanes, or worse.
static constexpr int64_t kMaxLanes = 1024;

LogicalResult uop::checkLanes(Operation *op) {
  for (Type type : op->getResultTypes())
    if (auto vector = dyn_cast<VectorType>(type);
        vector && vector.getNumElements() > kMaxLanes)
      return op->emitOpError("is not lowered by convert-uop-to-loops; a vector "
                             "may have ")
             << kMaxLanes << " lanes, got " << vector;
  return success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Gathers and scatters have a mask, all lanes of it set where there is none.
static Value getMask(Emitter &emitter, Value mask, Value offset) {
  if (mask)
    return mask;
  return emitter.constant(getI1SameShape(offset.getType()), 1);
}

Value uop::emitVectorRead(Emitter &emitter, VectorType type, Value buffer,
                          ValueRange position, Value mask, Value other) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  if (position.size() == 1 && isa<VectorType>(position[0].getType())) {
    Value offset = position[0];
    Value first = emitter.constant(builder.getIndexType(), int64_t(0));
    if (!other)
      other = emitter.constant(builder.getZeroAttr(Type(type)));
    return vector::GatherOp::create(builder, type, buffer, ValueRange{first},
                                    offset, getMask(emitter, mask, offset),
                                    other);
  }
  if (mask)
    return vector::MaskedLoadOp::create(builder, type, buffer, position, mask,
                                        other);
  return vector::LoadOp::create(builder, type, buffer, position);
}

/// `size` lanes of a mask.
static Value sliceMask(Emitter &emitter, Value mask, int64_t first,
                       int64_t size) {
  auto type = VectorType::get(size, emitter.getBuilder().getI1Type());
  DenseElementsAttr constant;
  if (matchPattern(mask, m_Constant(&constant)))
    return emitter.constant(DenseElementsAttr::get(
        type, ArrayRef(llvm::to_vector(constant.getValues<bool>()))
                  .slice(first, size)));
  if (auto broadcast = mask.getDefiningOp<vector::BroadcastOp>();
      broadcast && !isa<VectorType>(broadcast.getSource().getType()))
    return emitBroadcast(emitter, broadcast.getSource(), type);
  if (auto both = mask.getDefiningOp<arith::AndIOp>())
    return emitter.bitAnd(sliceMask(emitter, both.getLhs(), first, size),
                          sliceMask(emitter, both.getRhs(), first, size));
  return vector::ExtractStridedSliceOp::create(emitter.getBuilder(), mask,
                                               ArrayRef{first}, ArrayRef{size},
                                               ArrayRef<int64_t>{1});
}

/// Whether nothing has been written since `op`, the last op but those in its
/// block.
static bool isUnwritten(Operation *op, OpBuilder &builder) {
  if (op->getBlock() != builder.getInsertionBlock())
    return false;
  for (auto it = std::next(op->getIterator());
       it != builder.getInsertionPoint(); ++it)
    if (!isMemoryEffectFree(&*it) &&
        !hasSingleEffect<MemoryEffects::Read>(&*it))
      return false;
  return true;
}

/// Copies what was read, vector by vector: LLVM takes a number of lanes that is
/// no power of two apart into scalars, masks above all.
static bool copyInPieces(Emitter &emitter, Value value, Value buffer,
                         Value offset) {
  auto type = cast<VectorType>(value.getType());
  int64_t numLanes = type.getNumElements();
  auto masked = value.getDefiningOp<vector::MaskedLoadOp>();
  auto plain = value.getDefiningOp<vector::LoadOp>();
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  if (llvm::isPowerOf2_64(numLanes) || (!masked && !plain) ||
      !isUnwritten(value.getDefiningOp(), builder))
    return false;
  Value source = masked ? masked.getBase() : plain.getBase();
  // A part that is written may be what the next one reads.
  if (source == buffer)
    return false;
  SmallVector<Value> from(masked ? masked.getIndices() : plain.getIndices());
  DenseElementsAttr others;
  if (masked && (!matchPattern(masked.getPassThru(), m_Constant(&others)) ||
                 !others.isSplat()))
    return false;
  Value last = from.back();
  for (int64_t first = 0; first != numLanes;) {
    auto size = int64_t(llvm::bit_floor(uint64_t(numLanes - first)));
    auto piece = VectorType::get(size, type.getElementType());
    Value step = emitter.constant(builder.getIndexType(), first);
    from.back() = emitter.add(last, step);
    Value read;
    if (masked)
      read = vector::MaskedLoadOp::create(
          builder, piece, source, from,
          sliceMask(emitter, masked.getMask(), first, size),
          emitter.constant(others.resizeSplat(piece)));
    else
      read = vector::LoadOp::create(builder, piece, source, from);
    vector::StoreOp::create(builder, read, buffer,
                            ValueRange{emitter.add(offset, step)});
    first += size;
  }
  return true;
}

void uop::emitVectorWrite(Emitter &emitter, Value value, Value buffer,
                          Value offset, Value mask) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  if (isa<VectorType>(offset.getType())) {
    Value first = emitter.constant(builder.getIndexType(), int64_t(0));
    vector::ScatterOp::create(builder, /*resultType=*/Type(), buffer,
                              ValueRange{first}, offset,
                              getMask(emitter, mask, offset), value);
  } else if (mask) {
    vector::MaskedStoreOp::create(builder, buffer, ValueRange{offset}, mask,
                                  value);
  } else if (!copyInPieces(emitter, value, buffer, offset)) {
    vector::StoreOp::create(builder, value, buffer, ValueRange{offset});
  }
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

Value uop::emitBroadcast(Emitter &emitter, Value scalar, Type like) {
  if (isa<VectorType>(scalar.getType()))
    return scalar;
  return emitter.emit<vector::BroadcastOp>(
      withElementType(like, scalar.getType()), scalar);
}

Value uop::emitLaneOffsets(Emitter &emitter, Value first, int64_t numLanes) {
  auto type = VectorType::get({numLanes}, first.getType());
  Value lanes = emitter.constant(emitter.getBuilder().getIndexVectorAttr(
      llvm::to_vector(llvm::seq<int64_t>(0, numLanes))));
  return emitter.add(emitBroadcast(emitter, first, type), lanes);
}

Value uop::emitReduction(Emitter &emitter, vector::CombiningKind kind,
                         Value vector) {
  return emitter.emit<vector::ReductionOp>(kind, vector);
}

Value uop::emitInsert(Emitter &emitter, Value value, Value vector, Value lane) {
  return emitter.emit<vector::InsertOp>(value, vector, getAsOpFoldResult(lane));
}

Value uop::emitLaneNumber(Emitter &emitter, ValueRange ranges,
                          ValueRange position) {
  Type index = emitter.getBuilder().getIndexType();
  Value number = emitter.constant(index, int64_t(0));
  for (auto [range, value] : llvm::zip_equal(ranges, position)) {
    int64_t size = *range.getDefiningOp<RangeOp>().getStaticSize();
    number =
        emitter.add(emitter.mul(number, emitter.constant(index, size)), value);
  }
  return number;
}

/// The lanes from `begin` on, `count` of them.
static Value emitSlice(Emitter &emitter, Value vector, int64_t begin,
                       int64_t count) {
  return emitter.emit<vector::ExtractStridedSliceOp>(
      vector, ArrayRef<int64_t>{begin}, ArrayRef<int64_t>{count},
      ArrayRef<int64_t>{1});
}

static Value emitVectorize(Emitter &emitter, VectorType type,
                           ValueRange inputs) {
  bool isSplat =
      !isa<VectorType>(inputs[0].getType()) && llvm::all_equal(inputs);
  if (isSplat)
    return emitter.emit<vector::BroadcastOp>(type, inputs[0]);
  // Two halves are a shuffle, of which a shuffle is one.
  if (auto half = dyn_cast<VectorType>(inputs[0].getType());
      half && inputs.size() == 2 && half == inputs[1].getType())
    return emitter.emit<vector::ShuffleOp>(
        inputs[0], inputs[1],
        llvm::to_vector(llvm::seq<int64_t>(0, 2 * half.getNumElements())));
  Value result = emitter.constant(emitter.getBuilder().getZeroAttr(Type(type)));
  int64_t begin = 0;
  for (Value input : inputs) {
    if (auto vector = dyn_cast<VectorType>(input.getType())) {
      result = emitter.emit<vector::InsertStridedSliceOp>(
          input, result, ArrayRef<int64_t>{begin}, ArrayRef<int64_t>{1});
      begin += vector.getNumElements();
    } else {
      result = emitter.emit<vector::InsertOp>(input, result, begin++);
    }
  }
  return result;
}

/// A row of the result at a time, so that its columns are the lanes.
static Value emitWmma(Emitter &emitter, WmmaOp op, Value a, Value b, Value c) {
  int64_t m = op.getM(), n = op.getN(), k = op.getK();
  VectorType type = op.getC().getType();
  VectorType row = VectorType::get({n}, type.getElementType());
  auto widen = [&](Value value, VectorType from) {
    return emitCast(emitter, value, from, from.clone(type.getElementType()));
  };
  a = widen(a, op.getA().getType());
  b = widen(b, op.getB().getType());
  auto lowered = cast<VectorType>(getLoweredType(row));
  SmallVector<Value> rowsOfB;
  for (int64_t inner = 0; inner != k; ++inner)
    rowsOfB.push_back(emitSlice(emitter, b, inner * n, n));
  SmallVector<Value> rows;
  for (int64_t i = 0; i != m; ++i) {
    Value sum = emitSlice(emitter, c, i * n, n);
    for (int64_t inner = 0; inner != k; ++inner) {
      Value element = emitter.emit<vector::ExtractOp>(a, i * k + inner);
      Value factor = emitter.emit<vector::BroadcastOp>(lowered, element);
      sum = emitMulAcc(emitter, row, factor, rowsOfB[inner], sum);
    }
    rows.push_back(sum);
  }
  return emitVectorize(emitter, cast<VectorType>(getLoweredType(type)), rows);
}

Value uop::lowerVectorOp(Emitter &emitter, Operation *op, ValueRange operands) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](PackOp) { return emitPack(emitter, operands); })
      .Case([&](DotOp dot) {
        return emitDot(emitter, dot, operands[0], operands[1], /*sum=*/{});
      })
      .Case([&](VectorizeOp vectorize) {
        return emitVectorize(
            emitter, cast<VectorType>(getLoweredType(vectorize.getType())),
            operands);
      })
      .Case([&](GepOp gep) -> Value {
        if (!isa<VectorType>(gep.getType()))
          return emitter.emit<vector::ExtractOp>(operands[0],
                                                 gep.getLanes()[0]);
        auto pair = operands[0].getDefiningOp<vector::ShuffleOp>();
        if (pair && gep.getSource().getDefiningOp<VectorizeOp>())
          return emitter.emit<vector::ShuffleOp>(pair.getV1(), pair.getV2(),
                                                 gep.getLanes());
        return emitter.emit<vector::ShuffleOp>(operands[0], operands[0],
                                               gep.getLanes());
      })
      .Case([&](UnrollOp unroll) {
        Value lane =
            emitLaneNumber(emitter, unroll.getRanges(), operands.drop_front());
        return emitter.emit<vector::ExtractOp>(operands[0],
                                               getAsOpFoldResult(lane));
      })
      .Case([&](WmmaOp wmma) {
        return emitWmma(emitter, wmma, operands[0], operands[1], operands[2]);
      })
      .Default([](Operation *) { return Value(); });
}
