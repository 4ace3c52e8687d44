//===- LaneBuffers.cpp - Scratch that is registers of a warp ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/LaneBuffers.h"

#include "KernelLowering.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

/// Whether `value` is the number of the thread in a block of `threads`.
static bool isThread(Value value, int64_t threads) {
  auto special = value.getDefiningOp<SpecialOp>();
  return special && special.getKind() == SpecialKind::local &&
         special.getAxis() == 0 && special.getSize() == uint64_t(threads);
}

std::optional<int64_t> uop::getLaneDistance(Value offset, int64_t threads) {
  if (isThread(offset, threads))
    return 0;
  auto flipped = offset.getDefiningOp<XOrOp>();
  if (!flipped)
    return std::nullopt;
  for (auto [thread, bits] : {std::pair(flipped.getLhs(), flipped.getRhs()),
                              std::pair(flipped.getRhs(), flipped.getLhs())}) {
    auto constant = bits.getDefiningOp<ConstOp>();
    auto number =
        constant ? dyn_cast<IntegerAttr>(constant.getValue()) : IntegerAttr();
    if (number && isThread(thread, threads) && number.getInt() > 0 &&
        number.getInt() < kWarpSize && threads % kWarpSize == 0)
      return number.getInt();
  }
  return std::nullopt;
}

bool uop::dependsOnThread(Value value) {
  llvm::SetVector<Operation *> slice;
  auto add = [&](ValueRange operands) {
    for (Value operand : operands)
      if (Operation *op = operand.getDefiningOp())
        slice.insert(op);
  };
  add(value);
  for (size_t i = 0; i != slice.size(); ++i) {
    Operation *op = slice[i];
    if (auto special = dyn_cast<SpecialOp>(op);
        special && special.getKind() != SpecialKind::global)
      return true;
    // What memory holds may differ from thread to thread.
    if (auto load = dyn_cast<LoadOp>(op);
        load && getRootBuffer(load.getSource()).getDefiningOp<DefineRegOp>())
      return true;
    add(op->getOperands());
  }
  return false;
}

/// Whether all threads of a block run `statement`.
static bool isRunByAll(Operation *statement) {
  for (Operation *around = statement->getParentOp(); !isa<KernelOp>(around);
       around = around->getParentOp())
    if (!isa<IfOp>(around) ||
        llvm::any_of(around->getOperands(), dependsOnThread))
      return false;
  return true;
}

/// Whether what `load` gives is needed by plain stores alone, and all threads
/// run these. A store evaluates its operands whether or not its gate holds.
static bool isNeededByAll(LoadOp load) {
  llvm::SetVector<Operation *> users(llvm::from_range, load->getUsers());
  for (size_t i = 0; i != users.size(); ++i) {
    Operation *user = users[i];
    if (auto store = dyn_cast<StoreOp>(user)) {
      if (!store.getRanges().empty() || !isRunByAll(store))
        return false;
      continue;
    }
    if (isa<RangeReductionOpInterface, ScanOp, RangeOp, IfOp>(user) ||
        user->getNumRegions() != 0 || user->getNumResults() == 0)
      return false;
    users.insert_range(user->getUsers());
  }
  return true;
}

bool uop::isLaneBuffer(DefineLocalOp buffer) {
  auto type = cast<MemRefType>(buffer.getResult().getType());
  int64_t threads = type.getDimSize(0);
  if (!buffer->hasAttr(kLanesAttrName))
    return false;
  for (Operation *user : buffer->getUsers()) {
    if (auto store = dyn_cast<StoreOp>(user)) {
      if (store.getValue().getType() != type.getElementType() ||
          getLaneDistance(store.getOffset(), threads) != 0 ||
          !store.getRanges().empty())
        return false;
      continue;
    }
    auto load = dyn_cast<LoadOp>(user);
    if (!load || load.getType() != type.getElementType() || load.getGate())
      return false;
    std::optional<int64_t> distance =
        getLaneDistance(load.getOffset(), threads);
    if (!distance || (*distance != 0 && !isNeededByAll(load)))
      return false;
  }
  // The block may have further axes.
  auto grid = getLaunchGrid(buffer->getParentOfType<KernelOp>());
  return succeeded(grid) && grid->getNumThreads() == threads;
}

/// What the lane whose number differs in the bits of `distance` has of `value`.
static Value emitShuffle(Emitter &emitter, Value value, int64_t distance) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Type type = value.getType(), i32 = builder.getI32Type();
  auto resize = [&](Value bits, Type to) {
    return emitter.resize(bits, to, /*isUnsigned=*/true);
  };
  auto shuffle = [&](Value bits) -> Value {
    return gpu::ShuffleOp::create(
               builder, bits, emitter.constant(i32, distance),
               emitter.constant(i32, kWarpSize), gpu::ShuffleMode::XOR)
        .getShuffleResult();
  };
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  Type integer = builder.getIntegerType(width);
  Value bits = isa<FloatType>(type) ? emitter.bitcast(value, integer)
                                    : resize(value, integer);
  if (width <= 32) {
    bits = resize(shuffle(resize(bits, i32)), integer);
  } else {
    Value low = shuffle(resize(bits, i32));
    Value high = shuffle(resize(emitter.shru(bits, 32), i32));
    bits = emitter.bitOr(resize(low, integer),
                         emitter.shl(resize(high, integer), 32));
  }
  return isa<FloatType>(type) ? emitter.bitcast(bits, type)
                              : resize(bits, type);
}

Value KernelLowering::emitLoad(Scope &scope, LoadOp load) {
  auto find = [&](Value value) {
    return value ? lookup(value, scope) : Value();
  };
  Value buffer = buffers.lookup(load.getSource());
  if (!laneBuffers.contains(load.getSource()))
    return emitRead(buffer, find(load.getOffset()),
                    emitGate(scope, load, load.getGate()),
                    find(load.getAlternative()), load.getType());
  auto type = cast<MemRefType>(load.getSource().getType());
  int64_t distance = *getLaneDistance(load.getOffset(), type.getDimSize(0));
  Value own = memref::LoadOp::create(
      builder, buffer, emitter.constant(builder.getIndexType(), int64_t(0)));
  if (distance != 0)
    own = emitShuffle(emitter, own, distance);
  if (!load.getType().isInteger(1))
    return own;
  return emitter.cmp(arith::CmpIPredicate::ne, own,
                     emitter.constant(own.getType(), int64_t(0)));
}
