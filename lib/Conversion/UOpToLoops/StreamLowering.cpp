//===- StreamLowering.cpp - Stores that pass the caches by ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A store that does not leave a line in the caches does not have to read it
// from memory either, but it must write whole vectors that are aligned. Whether
// the offset is, is known here; whether the buffer is, when the kernel runs,
// since a caller may have memory of his own.
//
//===----------------------------------------------------------------------===//

#include "AffineOffset.h"
#include "KernelLowering.h"
#include "VectorLowering.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <numeric>

using namespace mlir;
using namespace uop;

/// Narrower vectors, and wider ones, are no single store of a processor.
static constexpr int64_t kMinStreamedBytes = 16, kMaxStreamedBytes = 64;

static int64_t getByteWidth(Value vector) {
  auto type = cast<VectorType>(vector.getType());
  if (!type.getElementType().isIntOrFloat())
    return 0;
  return type.getNumElements() * type.getElementTypeBitWidth() / 8;
}

bool KernelLowering::isStreamed(StoreOp store, Value value) {
  int64_t bytes = getByteWidth(value);
  if (!store->hasAttr(kNontemporalAttrName) ||
      !isa<BlockArgument>(store.getTarget()) || !llvm::isPowerOf2_64(bytes) ||
      bytes < kMinStreamedBytes || bytes > kMaxStreamedBytes)
    return false;
  std::optional<AffineOffset> offset =
      getAffineOffset(analysis, store.getOffset());
  if (!offset)
    return false;
  int64_t step = offset->constant;
  for (auto [range, coefficient] : offset->coefficients)
    step = std::gcd(step, coefficient);
  return step % cast<VectorType>(value.getType()).getNumElements() == 0;
}

Value KernelLowering::getAlignedCondition(Value buffer, int64_t bytes) {
  Value &condition = alignedConditions[{buffer, bytes}];
  if (condition)
    return condition;
  OpBuilder::InsertionGuard guard(builder);
  Block &entry = func.getBody().front();
  if (Operation *def = buffer.getDefiningOp())
    builder.setInsertionPointAfter(def);
  else
    builder.setInsertionPointToStart(&entry);
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, buffer);
  Value mask = arith::ConstantIndexOp::create(builder, bytes - 1);
  Value zero = arith::ConstantIndexOp::create(builder, 0);
  Value rest = arith::AndIOp::create(builder, address, mask);
  return condition = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                           rest, zero);
}

void KernelLowering::emitStream(StoreOp store, Value value, Value target,
                                Value offset) {
  int64_t bytes = getByteWidth(value);
  Value isAligned = getAlignedCondition(target, bytes);
  auto branch = scf::IfOp::create(builder, isAligned, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  auto streamed =
      vector::StoreOp::create(builder, value, target, ValueRange{offset},
                              /*nontemporal=*/true);
  streamed.setAlignment(uint64_t(bytes));
  builder.setInsertionPointToStart(branch.elseBlock());
  emitVectorWrite(emitter, value, target, offset, /*mask=*/{});
}
