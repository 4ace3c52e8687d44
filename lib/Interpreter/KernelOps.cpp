//===- KernelOps.cpp - Kernels, launches and their memory -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ControlKernels.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

/// One element of a buffer; an error at `op` if it has no defined value.
static FailureOr<uint64_t> readElement(Context &context, Operation *op,
                                       const Buffer &source, int64_t offset) {
  const Storage &storage = *source.storage;
  if (storage.freed)
    return op->emitOpError("reads a buffer that was freed");
  if (offset < 0 || offset >= source.shape[0])
    return op->emitOpError("reads element ")
           << offset << ", outside of a buffer of " << source.shape[0];
  std::optional<int64_t> byte = source.getByte(offset);
  if (!byte)
    return op->emitOpError("reads element ") << offset << ", outside of memory";
  unsigned width = getByteWidth(source.kind);
  if (!storage.isDefined(*byte, width))
    return op->emitOpError("reads element ")
           << offset << ", which was never written";
  // The load is evaluated late, at the store that needs it; its place in the
  // block says which stores it may see.
  if (!storage.lastStore.empty())
    for (unsigned i = 0; i < width; ++i) {
      uint64_t store = storage.lastStore[*byte + i];
      if (store > context.getStoresSeen())
        return op->emitOpError("reads element ")
               << offset << ", which a store after it has overwritten";
      if (context.isOfOtherBlock(store))
        return op->emitOpError("reads element ")
               << offset << ", which another block has written";
    }
  return storage.read(*byte, width);
}

static LogicalResult evalLoad(Context &context, Operation *op,
                              Operands operands, Results results) {
  auto load = cast<LoadOp>(op);
  Type type = load.getType();
  const Buffer &source = *operands[0]->getBuffer();
  const InterpValue *gate = load.getGate() ? operands[2] : nullptr;
  const InterpValue *alternative =
      load.getAlternative() ? operands[3] : nullptr;
  auto isOpen = [&](int64_t lane) {
    return !isInvalid(*operands[1]) && isLaneOpen(gate, lane);
  };
  auto readLane = [&](int64_t lane) -> FailureOr<uint64_t> {
    if (!isOpen(lane))
      return alternative ? getLane(*alternative, lane) : 0;
    return readElement(context, op, source, getLaneOffset(*operands[1], lane));
  };
  if (!isa<VectorType>(type)) {
    if (alternative && !isOpen(0)) {
      results[0] = *alternative; // which may be invalid
      return success();
    }
    FailureOr<uint64_t> bits = readLane(0);
    if (failed(bits))
      return failure();
    results[0] = makeScalar(type, *bits);
    return success();
  }
  FailureOr<Tensor> lanes =
      createTensor(op, getElementTypeOrSelf(type), {getNumLanes(type)});
  if (failed(lanes))
    return failure();
  for (int64_t lane = 0, count = getNumLanes(type); lane < count; ++lane) {
    FailureOr<uint64_t> bits = readLane(lane);
    if (failed(bits))
      return failure();
    lanes->set(lane, *bits);
  }
  results[0] = std::move(*lanes);
  return success();
}

static LogicalResult evalLaunch(Context &context, Operation *op,
                                Operands operands, Results results) {
  auto launch = cast<LaunchOp>(op);
  auto kernel = SymbolTable::lookupNearestSymbolFrom<KernelOp>(
      op, launch.getKernelAttr());
  if (kernel && isControlKernel(kernel))
    return evalControlKernel(context, launch, kernel, operands, results);
  SmallVector<InterpValue> args;
  SmallVector<Buffer> buffers;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    if (operand->getScalar()) {
      args.push_back(*operand);
      continue;
    }
    Buffer buffer;
    if (const Tensor *tensor = operand->getTensor())
      buffer = Buffer::fromTensor(*tensor, op->getLoc());
    else
      buffer = *operand->getBuffer();
    if (buffer.storage->freed)
      return op->emitOpError("operand ") << number << " was freed";
    int64_t count = buffer.getNumElements();
    buffer.shape.assign({count});
    buffer.strides.assign({1});
    buffers.push_back(buffer);
    args.push_back(std::move(buffer));
  }
  if (failed(context.call(op, launch.getKernelAttr(), args)))
    return failure();
  unsigned firstInit = launch.getInputs().size();
  for (unsigned number = 0; number < results.size(); ++number) {
    std::optional<Tensor> flat = buffers[firstInit + number].toTensor();
    assert(flat && "made from a tensor");
    results[number] =
        flat->reshape(operands[firstInit + number]->getTensor()->getShape());
  }
  return success();
}

static LogicalResult evalAlloc(Context &context, Operation *op, Operands,
                               Results results) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (failed(checkShape(op, type.getElementType(), type.getShape())))
    return failure();
  auto storage = std::make_shared<Storage>(
      *checkSize(*getElementKind(type.getElementType()), type.getShape()),
      /*isDefined=*/false, op->getLoc());
  storage->mustBeFreed = true;
  context.addAllocation(storage);
  results[0] = Buffer::contiguous(std::move(storage), type.getElementType(),
                                  type.getShape());
  return success();
}

static LogicalResult evalDealloc(Context &, Operation *op, Operands operands,
                                 Results) {
  Storage &storage = *operands[0]->getBuffer()->storage;
  if (!storage.mustBeFreed)
    return op->emitOpError("frees a buffer that uop.alloc did not make");
  if (storage.freed)
    return op->emitOpError("frees a buffer that was freed");
  storage.freed = true;
  return success();
}

static LogicalResult evalAfter(Context &, Operation *, Operands operands,
                               Results results) {
  results[0] = *operands[0];
  return success();
}

static LogicalResult evalInvalid(Context &, Operation *op, Operands,
                                 Results results) {
  Scalar scalar = makeScalar(op->getResult(0).getType(), 0);
  scalar.isInvalid = true;
  results[0] = scalar;
  return success();
}

void uop::interp::addKernelOps(OpTable &table) {
  table.add<AfterOp>(evalAfter);
  table.add<InvalidOp>(evalInvalid);
  table.add<LoadOp>(evalLoad);
  table.add<LaunchOp>(evalLaunch);
  table.add<AllocOp>(evalAlloc);
  table.add<DeallocOp>(evalDealloc);
}
