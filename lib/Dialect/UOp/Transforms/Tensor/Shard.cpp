//===- Shard.cpp - Values in several parts are taken apart ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One sweep, operands first. For each tensor that is several parts put together
// the parts are known; an op on such tensors becomes an op on each of their
// parts where it can (ShardOps.cpp), and where it cannot the parts are brought
// together in front of it. What was pushed or taken apart dies in the end.
//
//===----------------------------------------------------------------------===//

#include "Sharder.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Iterators.h"

namespace uop {
#define GEN_PASS_DEF_SHARDPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Making ops
//===----------------------------------------------------------------------===//

Value Sharder::note(Operation *op) {
  created.push_back(op);
  hasFailed |= failed(devices.visit(op));
  return op->getResult(0);
}

Value Sharder::copyTo(Value value, StringAttr device) {
  StringAttr from = devices.get(value);
  if (!from || from == device)
    return value;
  return make<CopyOp>(value.getType(), value, device, /*clone=*/false);
}

Value Sharder::convert(Value value, Type element) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getElementType() == element)
    return value;
  return make<CastOp>(type.clone(element), value);
}

Value Sharder::shrink(Value value, int64_t axis, int64_t offset, int64_t size) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> offsets(type.getRank(), 0), sizes(type.getShape());
  if (sizes[axis] == size)
    return value;
  offsets[axis] = offset;
  sizes[axis] = size;
  return make<ShrinkOp>(type.clone(sizes), value, offsets, sizes);
}

Value Sharder::join(ArrayRef<Value> parts, int64_t axis, StringAttr device) {
  SmallVector<Value> here;
  for (Value part : parts)
    here.push_back(copyTo(part, device));
  if (here.size() == 1)
    return here.front();
  auto type = cast<RankedTensorType>(here.front().getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[axis] = 0;
  for (Value part : here)
    shape[axis] += cast<RankedTensorType>(part.getType()).getDimSize(axis);
  return make<CatOp>(type.clone(shape), here, axis);
}

SmallVector<Value> Sharder::combine(ReduceKind kind, ArrayRef<Value> parts) {
  StringAttr home = devices.getOrHost(parts.front());
  Type element = getElementTypeOrSelf(parts.front().getType());
  Type wide = getWideElement(kind, element);
  Value total = convert(parts.front(), wide);
  for (Value part : parts.drop_front()) {
    Value next = convert(copyTo(part, home), wide);
    total = note(
        createCombination(builder, loc, kind, total, next).getDefiningOp());
  }
  total = convert(total, element);
  SmallVector<Value> results;
  for (Value part : parts)
    results.push_back(copyTo(total, devices.getOrHost(part)));
  return results;
}

//===----------------------------------------------------------------------===//
// Whole values
//===----------------------------------------------------------------------===//

Value Sharder::getWhole(Value value) {
  auto found = shardings.find(value);
  if (found == shardings.end())
    return value;
  Sharding &sharding = found->second;
  if (!sharding.axis)
    return sharding.parts.front();
  if (!sharding.whole) {
    // Where all users see it: the parts are in front of the op they replace.
    OpBuilder::InsertionGuard guard(builder);
    Operation *op = value.getDefiningOp();
    builder.setInsertionPoint(op);
    SmallVector<Value> parts = sharding.parts;
    Value whole = join(parts, *sharding.axis, getHome(parts));
    shardings[value].whole = whole;
    return whole;
  }
  return sharding.whole;
}

void Sharder::replace(Operation *op, Value value) {
  op->getResult(0).replaceAllUsesWith(value);
  dead.push_back(op);
}

//===----------------------------------------------------------------------===//
// The sweep
//===----------------------------------------------------------------------===//

static bool isMulti(Type type) { return isa<MultiType>(type); }

static LogicalResult emitNotTakenApart(Operation *op) {
  return op->emitOpError("has values of type '!uop.multi', which uop-shard "
                         "takes apart for ops of uop only; pass the parts and "
                         "stack them where they are used");
}

LogicalResult Sharder::takeApart(Operation *op) {
  SmallVector<Value> parts;
  if (!isa<MStackOp>(op)) {
    auto found = multis.find(op->getOperand(0));
    if (found == multis.end())
      return emitNotTakenApart(op);
    parts = found->second;
  }
  if (auto stack = dyn_cast<MStackOp>(op)) {
    for (Value part : stack.getParts())
      parts.push_back(getWhole(part));
    multis[stack.getResult()] = parts;
    dead.push_back(op);
  } else if (auto reduce = dyn_cast<AllReduceOp>(op)) {
    multis[reduce.getResult()] = combine(reduce.getKind(), parts);
    dead.push_back(op);
  } else if (auto select = dyn_cast<MSelectOp>(op)) {
    replace(op, parts[select.getIndex()]);
  } else {
    auto multi = cast<MultiOp>(op);
    if (parts.size() == 1) {
      replace(op, parts.front());
      return success();
    }
    std::optional<int64_t> axis;
    if (multi.getAxis())
      axis = static_cast<int64_t>(*multi.getAxis());
    shardings[multi.getResult()] = {parts, axis, {}};
    dead.push_back(op);
  }
  return success();
}

LogicalResult Sharder::visit(Operation *op) {
  builder.setInsertionPoint(op);
  loc = op->getLoc();
  if (isa<MStackOp, MSelectOp, MultiOp, AllReduceOp>(op))
    return takeApart(op);

  bool hasMulti = llvm::any_of(op->getOperandTypes(), isMulti) ||
                  llvm::any_of(op->getResultTypes(), isMulti);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      hasMulti |= llvm::any_of(block.getArgumentTypes(), isMulti);
  if (hasMulti)
    return emitNotTakenApart(op);

  if (auto copy = dyn_cast<CopyOp>(op)) {
    auto found = shardings.find(copy.getSource());
    if (found != shardings.end() && found->second.axis) {
      // Not by way of the device of part 0.
      SmallVector<Value> parts = found->second.parts;
      replace(op, join(parts, *found->second.axis, copy.getDeviceAttr()));
      return success();
    }
    copy.getSourceMutable().assign(getWhole(copy.getSource()));
    if (!copy.getClone() &&
        devices.get(copy.getSource()) == copy.getDeviceAttr()) {
      replace(op, copy.getSource());
      return success();
    }
    return devices.visit(op);
  }

  bool isSharded = llvm::any_of(op->getOperands(), [&](Value operand) {
    return shardings.contains(operand);
  });
  if (isSharded) {
    // Offsets and sizes that a run decides are those of the whole value.
    bool hasValues = llvm::any_of(op->getOperandTypes(),
                                  [](Type type) { return type.isIndex(); });
    if (!hasValues && pushThrough(op))
      return failure(hasFailed);
    for (OpOperand &operand : op->getOpOperands())
      operand.set(getWhole(operand.get()));
  }
  if (isa<func::ReturnOp>(op))
    for (OpOperand &operand : op->getOpOperands())
      operand.set(copyTo(operand.get(), devices.getHost()));
  return devices.visit(op);
}

LogicalResult Sharder::run() {
  WalkResult result =
      function->walk<WalkOrder::PreOrder, ForwardDominanceIterator<>>(
          [&](Operation *op) {
            if (op == function)
              return WalkResult::advance();
            bool isGood = succeeded(visit(op)) && !hasFailed;
            return isGood ? WalkResult::advance() : WalkResult::interrupt();
          });
  if (result.wasInterrupted())
    return failure();
  for (Operation *op : llvm::reverse(dead)) {
    if (!op->use_empty())
      return op->emitOpError(
          "is in unreachable code, which uop-shard does not process");
    op->erase();
  }
  for (Operation *op : llvm::reverse(created))
    if (isOpTriviallyDead(op))
      op->erase();
  return success();
}

namespace {
struct ShardPass : public uop::impl::ShardPassBase<ShardPass> {
  using Base::Base;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    FunctionType type = function.getFunctionType();
    for (Type each :
         llvm::concat<const Type>(type.getInputs(), type.getResults()))
      if (isMulti(each)) {
        function.emitOpError("takes or returns ")
            << each << "; a function has the parts as arguments and results, "
            << "and stacks them with uop.mstack";
        return signalPassFailure();
      }
    bool isNeeded =
        function
            .walk([](Operation *op) {
              return isa<CopyOp, MStackOp, MSelectOp, MultiOp, AllReduceOp>(op)
                         ? WalkResult::interrupt()
                         : WalkResult::advance();
            })
            .wasInterrupted();
    if (isNeeded && failed(Sharder(function).run()))
      signalPassFailure();
  }
};
} // namespace
