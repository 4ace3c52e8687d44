//===- VectorOps.cpp - Lanes ------------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

//===----------------------------------------------------------------------===//
// Lanes of any value
//===----------------------------------------------------------------------===//

int64_t uop::interp::getNumLanes(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

LogicalResult uop::interp::makeLanes(Operation *op, ArrayRef<uint64_t> bits,
                                     InterpValue &result) {
  Type type = op->getResult(0).getType();
  if (!isa<VectorType>(type)) {
    result = makeScalar(type, bits.front());
    return success();
  }
  FailureOr<Tensor> lanes = createTensor(op, getElementTypeOrSelf(type),
                                         {static_cast<int64_t>(bits.size())});
  if (failed(lanes))
    return failure();
  for (auto [lane, element] : llvm::enumerate(bits))
    lanes->set(lane, element);
  result = std::move(*lanes);
  return success();
}

uint64_t uop::interp::getLane(const InterpValue &value, int64_t lane) {
  if (const Tensor *vector = value.getTensor())
    return vector->get(lane);
  return value.getScalar()->bits;
}

bool uop::interp::isLaneOpen(const InterpValue *gate, int64_t lane) {
  return !gate || getLane(*gate, lane) != 0;
}

int64_t uop::interp::getLaneOffset(const InterpValue &offset, int64_t lane) {
  uint64_t bits = getLane(offset, lane);
  // One index is that of the first of consecutive elements.
  return static_cast<int64_t>(offset.getTensor() ? bits : bits + lane);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// A vector for the result of `op`.
static FailureOr<Tensor> createLanes(Operation *op) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  return createTensor(op, type.getElementType(), type.getShape());
}

static LogicalResult evalVectorize(Context &, Operation *op, Operands operands,
                                   Results results) {
  FailureOr<Tensor> lanes = createLanes(op);
  if (failed(lanes))
    return failure();
  int64_t next = 0;
  for (auto [input, type] : llvm::zip_equal(operands, op->getOperandTypes())) {
    if (isInvalid(*input))
      return op->emitOpError("joins uop.invalid, which is no number");
    for (int64_t lane = 0, count = getNumLanes(type); lane < count; ++lane)
      lanes->set(next++, getLane(*input, lane));
  }
  results[0] = std::move(*lanes);
  return success();
}

static LogicalResult evalGep(Context &, Operation *op, Operands operands,
                             Results results) {
  auto gep = cast<GepOp>(op);
  if (!isa<VectorType>(gep.getType())) {
    results[0] =
        makeScalar(gep.getType(), getLane(*operands[0], gep.getLanes()[0]));
    return success();
  }
  FailureOr<Tensor> lanes = createLanes(op);
  if (failed(lanes))
    return failure();
  for (auto [number, lane] : llvm::enumerate(gep.getLanes()))
    lanes->set(number, getLane(*operands[0], lane));
  results[0] = std::move(*lanes);
  return success();
}

static LogicalResult evalUnroll(Context &, Operation *op, Operands operands,
                                Results results) {
  auto unroll = cast<UnrollOp>(op);
  int64_t lane = 0;
  for (auto [range, value] :
       llvm::zip_equal(unroll.getRanges(), operands.drop_front())) {
    int64_t size = *range.getDefiningOp<RangeOp>().getStaticSize();
    lane = lane * size + static_cast<int64_t>(value->getScalar()->bits);
  }
  results[0] = makeScalar(unroll.getType(), getLane(*operands[0], lane));
  return success();
}

static LogicalResult evalWmma(Context &, Operation *op, Operands operands,
                              Results results) {
  auto wmma = cast<WmmaOp>(op);
  ElementKind from = *getElementKind(wmma.getA().getType().getElementType());
  ElementKind to = *getElementKind(wmma.getC().getType().getElementType());
  FailureOr<Tensor> lanes = createLanes(op);
  if (failed(lanes))
    return failure();
  int64_t m = wmma.getM(), n = wmma.getN(), k = wmma.getK();
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      uint64_t sum = getLane(*operands[2], i * n + j);
      for (int64_t inner = 0; inner < k; ++inner)
        sum = mulAcc(
            to, convert(from, to, getLane(*operands[0], i * k + inner)),
            convert(from, to, getLane(*operands[1], inner * n + j)), sum);
      lanes->set(i * n + j, sum);
    }
  results[0] = std::move(*lanes);
  return success();
}

/// What `compute` gives for each lane, or for the only one.
template <typename Fn>
static LogicalResult forEachLane(Operation *op, Results results, Fn compute) {
  Type type = op->getResult(0).getType();
  if (!isa<VectorType>(type)) {
    results[0] = makeScalar(type, compute(0));
    return success();
  }
  FailureOr<Tensor> lanes = createLanes(op);
  if (failed(lanes))
    return failure();
  for (int64_t lane = 0, count = getNumLanes(type); lane != count; ++lane)
    lanes->set(lane, compute(lane));
  results[0] = std::move(*lanes);
  return success();
}

static LogicalResult evalPack(Context &, Operation *op, Operands operands,
                              Results results) {
  for (const InterpValue *operand : operands)
    if (isInvalid(*operand))
      return op->emitOpError("packs uop.invalid, which is no number");
  int64_t width = 32 / int64_t(operands.size());
  return forEachLane(op, results, [&](int64_t lane) {
    uint64_t bits = 0;
    for (auto [number, operand] : llvm::enumerate(operands))
      bits |= getLane(*operand, lane) << (number * width);
    return bits;
  });
}

static LogicalResult evalDot(Context &, Operation *op, Operands operands,
                             Results results) {
  auto dot = cast<DotOp>(op);
  ElementKind lhs = *getElementKind(dot.getLhsElement());
  ElementKind rhs = *getElementKind(dot.getRhsElement());
  ElementKind to = *getElementKind(getElementTypeOrSelf(dot.getType()));
  int64_t width = getBitWidth(lhs);
  return forEachLane(op, results, [&](int64_t lane) {
    uint64_t sum = 0;
    for (int64_t bit = 0; bit != 32; bit += width) {
      auto take = [&](unsigned operand, ElementKind kind) {
        uint64_t bits = getLane(*operands[operand], lane) >> bit;
        return convert(kind, to, bits & ((uint64_t(1) << width) - 1));
      };
      sum = mulAcc(to, take(0, lhs), take(1, rhs), sum);
    }
    return sum;
  });
}

void uop::interp::addVectorOps(OpTable &table) {
  table.add<VectorizeOp>(evalVectorize);
  table.add<GepOp>(evalGep);
  table.add<UnrollOp>(evalUnroll);
  table.add<WmmaOp>(evalWmma);
  table.add<PackOp>(evalPack);
  table.add<DotOp>(evalDot);
}
