//===- LowerSort.cpp - Sorts become kernels -------------------------*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What sorts are made of is in Sort: SortKeys makes integers of elements,
// RowSorter decides how rows of them are sorted, SortKernels writes kernels.
//
//===----------------------------------------------------------------------===//

#include "CountedOps.h"
#include "GreatestSizes.h"
#include "RowSorter.h"

#include "../../Utils/FloatingScalars.h"
#include "../Devices.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace uop {
#define GEN_PASS_DEF_LOWERSORTPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// Puts a sort of rows in place of a SortOp or TopKOp.
class OrderLowering {
public:
  OrderLowering(Operation *op, Value source, int64_t axis, bool descending,
                SortKernels &kernels, StringAttr device)
      : op(op), builder(op), b(builder, op->getLoc()), source(source),
        values(op->getResult(0)), positions(op->getResult(1)), axis(axis),
        keys(GradientBuilder::elementOf(source), descending),
        sorter(b, kernels, device) {}

  void run();

private:
  void choosePacking(int64_t size, int64_t count);
  Value pack(Value keys, Value at);
  Value toRows(Value x);
  void replace(Value result, Value rows);

  Operation *op;
  OpBuilder builder;
  GradientBuilder b;
  Value source;
  Value values;
  Value positions;
  int64_t axis;
  SortKeys keys;
  RowSorter sorter;

  /// The integers that are sorted. Their lowest bits are the position if
  /// `isPacked`; `positionType`, if not null, is that of positions beside them.
  IntegerType keyType;
  IntegerType positionType;
  bool isPacked = false;
};
} // namespace

/// Positions are part of the integers that are sorted, where there is room.
void OrderLowering::choosePacking(int64_t size, int64_t count) {
  MLIRContext *context = op->getContext();
  unsigned width = keys.getWidth();
  // Blocks are told apart by the positions of keys.
  bool hasPositions =
      !positions.use_empty() || !keys.isInvertible() || count != size;
  if (hasPositions) {
    // One number more: all bits are set in no key.
    unsigned bits = keys.getNumBits() + llvm::Log2_64_Ceil(uint64_t(size) + 1);
    isPacked = bits <= 64;
    if (isPacked)
      width = bits <= 32 ? 32 : 64;
    else
      positionType =
          getUnsigned(context, size <= int64_t(UINT32_MAX) ? 32 : 64);
  }
  keyType = getUnsigned(context, width);
}

/// The axis last, the others as one.
Value OrderLowering::toRows(Value x) {
  ArrayRef<int64_t> shape = GradientBuilder::shapeOf(x);
  SmallVector<int64_t> order;
  int64_t rows = 1;
  for (int64_t i = 0, e = shape.size(); i != e; ++i)
    if (i != axis) {
      order.push_back(i);
      rows *= shape[i];
    }
  order.push_back(axis);
  return b.reshape(b.permute(x, order), {rows, shape[axis]});
}

/// `rows` with the axis where it was, in place of a result.
void OrderLowering::replace(Value result, Value rows) {
  auto type = cast<RankedTensorType>(result.getType());
  rows = b.convert(rows, type.getElementType());
  SmallVector<int64_t> shape, order;
  for (int64_t i = 0, e = type.getRank(); i != e; ++i) {
    if (i != axis)
      shape.push_back(type.getDimSize(i));
    order.push_back(i < axis ? i : i == axis ? e - 1 : i - 1);
  }
  shape.push_back(type.getDimSize(axis));
  result.replaceAllUsesWith(b.permute(b.reshape(rows, shape), order));
}

Value OrderLowering::pack(Value keys, Value at) {
  if (!isPacked)
    return keys;
  Value wide = b.convert(keys, keyType);
  unsigned shift = keyType.getWidth() - this->keys.getNumBits();
  Value high = b.binary<ShlOp>(wide, createSplat(b, wide, shift));
  return b.binary<OrOp>(high, b.convert(at, keyType));
}

void OrderLowering::run() {
  auto valueType = cast<RankedTensorType>(values.getType());
  if (valueType.getNumElements() == 0) {
    for (Value result : {values, positions})
      result.replaceAllUsesWith(
          ConstOp::create(builder, op->getLoc(), result.getType(), 0));
    return op->erase();
  }
  Value rows = toRows(source);
  ArrayRef<int64_t> shape = GradientBuilder::shapeOf(rows);
  int64_t size = shape[1];
  int64_t count = valueType.getDimSize(axis);
  choosePacking(size, count);
  KeySource all;
  Value at = isPacked || positionType ? b.iota(shape, 1) : Value();
  Value order = keys.create(b, rows);
  all.rows.keys = pack(order, at);
  if (isPacked) {
    all.order = order;
    all.pack = [&](Value least, Value first) { return pack(least, first); };
  }
  if (positionType)
    all.rows.positions = b.convert(at, positionType);
  all.rows.firstBit = isPacked ? keyType.getWidth() - keys.getNumBits() : 0;
  all.rows.endBit = all.rows.firstBit + keys.getNumBits();
  all.rows.isUnique = isPacked;
  all.keysAt = [&](Value at) {
    Value isInside =
        b.compare(CmpPredicate::lt, at, createSplat(b, at, uint64_t(size)));
    Value found = pack(keys.create(b, b.gather(rows, at, 1)), at);
    return b.where(isInside, found,
                   createLastKeys(b, found, at, /*shift=*/0, all.rows));
  };
  KeyRows sorted =
      count == size ? sorter.sort(all.rows) : sorter.takeLeast(all, count);

  Value ordered = sorted.keys;
  at = sorted.positions;
  if (isPacked) {
    uint64_t mask = llvm::maskTrailingOnes<uint64_t>(sorted.firstBit);
    at = b.binary<AndOp>(sorted.keys, createSplat(b, sorted.keys, mask));
    Value shift = createSplat(b, sorted.keys, sorted.firstBit);
    ordered = b.convert(b.binary<ShrOp>(sorted.keys, shift),
                        getUnsigned(op->getContext(), keys.getWidth()));
  }
  if (!values.use_empty())
    replace(values, keys.restore(b, ordered, at, rows));
  if (!positions.use_empty())
    replace(positions, at);
  op->erase();
}

static LogicalResult checkStatic(Operation *op) {
  for (Type type :
       llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes())) {
    auto tensor = cast<RankedTensorType>(type);
    if (!tensor.hasStaticShape())
      return op->emitOpError("is not lowered by uop-lower-sort; it needs "
                             "static shapes, got ")
             << tensor;
    if (failed(checkShape(op, "a value of ", tensor, "uop-lower-sort")))
      return failure();
  }
  return success();
}

namespace {
struct LowerSortPass : public uop::impl::LowerSortPassBase<LowerSortPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  LogicalResult lower(Operation *op, SortKernels &kernels, Devices &devices);
};
} // namespace

LogicalResult LowerSortPass::lower(Operation *op, SortKernels &kernels,
                                   Devices &devices) {
  if (failed(checkStatic(op)))
    return failure();
  if (auto nonZero = dyn_cast<NonZeroOp>(op)) {
    lowerNonZero(nonZero);
    return success();
  }
  if (auto unique = dyn_cast<UniqueOp>(op)) {
    SortOp sort = lowerUnique(unique);
    return sort ? lower(sort, kernels, devices) : success();
  }
  StringAttr device = devices.getOrHost(op->getOperand(0));
  if (auto sort = dyn_cast<SortOp>(op))
    OrderLowering(op, sort.getSource(), sort.getAxis(), sort.getDescending(),
                  kernels, device)
        .run();
  else if (auto topK = dyn_cast<TopKOp>(op))
    OrderLowering(op, topK.getSource(), topK.getAxis(), !topK.getSmallest(),
                  kernels, device)
        .run();
  return success();
}

void LowerSortPass::runOnOperation() {
  ModuleOp module = getOperation();
  auto isOurs = llvm::IsaPred<SortOp, TopKOp, NonZeroOp, UniqueOp>;
  llvm::SetVector<Operation *> functions;
  module.walk([&](Operation *op) {
    if (isOurs(op))
      if (auto function = op->getParentOfType<func::FuncOp>())
        functions.insert(function);
  });
  if (functions.empty())
    return markAllAnalysesPreserved();
  for (Operation *function : functions)
    if (failed(sortAtGreatestSizes(cast<func::FuncOp>(function))))
      return signalPassFailure();
  SortKernels kernels(module);
  for (Operation *function : functions) {
    Devices devices(module.getContext());
    bool hasDevices = Devices::areUsed(function);
    SmallVector<Operation *> ops;
    function->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != function)
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      if (hasDevices && failed(devices.visit(op)))
        return signalPassFailure();
      if (!isOurs(op))
        continue;
      Operation *before = op->getPrevNode();
      Block *block = op->getBlock();
      Operation *after = op->getNextNode();
      if (failed(lower(op, kernels, devices)))
        return signalPassFailure();
      if (!hasDevices)
        continue;
      for (Operation *made = before ? before->getNextNode() : &block->front();
           made != after; made = made->getNextNode())
        if (failed(devices.visit(made)))
          return signalPassFailure();
    }
  }
}
