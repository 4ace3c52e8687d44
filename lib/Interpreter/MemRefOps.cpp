//===- MemRefOps.cpp - The memref ops around kernels ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop::interp;

static int64_t getIndex(const InterpValue *value) {
  return int64_t(value->getScalar()->bits);
}

/// `list` with each `?` replaced by the next of `dynamic`.
static SmallVector<int64_t, 4> resolve(ArrayRef<int64_t> list,
                                       Operands &dynamic) {
  SmallVector<int64_t, 4> resolved(list);
  for (int64_t &entry : resolved)
    if (ShapedType::isDynamic(entry)) {
      entry = getIndex(dynamic.front());
      dynamic = dynamic.drop_front();
    }
  return resolved;
}

/// Whether every element of the buffer is inside its memory.
static LogicalResult checkInside(Operation *op, const Buffer &buffer) {
  if (failed(checkShape(op, buffer.elementType, buffer.shape)))
    return failure();
  if (buffer.getNumElements() == 0)
    return success();
  SmallVector<int64_t> least, greatest;
  for (auto [size, stride] : llvm::zip_equal(buffer.shape, buffer.strides)) {
    least.push_back(stride < 0 ? size - 1 : 0);
    greatest.push_back(stride < 0 ? 0 : size - 1);
  }
  if (!buffer.getByte(least) || !buffer.getByte(greatest))
    return op->emitOpError("gives a window that reaches outside its memory");
  return success();
}

static LogicalResult finish(Operation *op, Buffer buffer, Results results) {
  if (failed(checkInside(op, buffer)))
    return failure();
  auto type = cast<MemRefType>(op->getResult(0).getType());
  for (auto [size, expected] : llvm::zip_equal(buffer.shape, type.getShape()))
    if (!ShapedType::isDynamic(expected) && size != expected)
      return op->emitOpError("gives sizes ")
             << toString(buffer.shape) << ", not those of " << type;
  results[0] = std::move(buffer);
  return success();
}

static LogicalResult evalAlloc(Context &, Operation *op, Operands operands,
                               Results results) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  SmallVector<int64_t, 4> shape = resolve(type.getShape(), operands);
  if (failed(checkShape(op, type.getElementType(), shape)))
    return failure();
  if (!type.getLayout().isIdentity())
    return op->emitOpError(
        "has a layout that is not supported by the interpreter");
  auto storage = std::make_shared<Storage>(
      *checkSize(*getElementKind(type.getElementType()), shape),
      /*isDefined=*/false, op->getLoc());
  results[0] =
      Buffer::contiguous(std::move(storage), type.getElementType(), shape);
  return success();
}

static LogicalResult evalDealloc(Context &, Operation *op, Operands operands,
                                 Results) {
  Storage &storage = *operands[0]->getBuffer()->storage;
  if (storage.mustBeFreed)
    return op->emitOpError("frees a buffer that uop.alloc made");
  if (storage.freed)
    return op->emitOpError("frees a buffer that was freed");
  storage.freed = true;
  return success();
}

static LogicalResult evalCopy(Context &, Operation *op, Operands operands,
                              Results) {
  const Buffer &source = *operands[0]->getBuffer();
  const Buffer &target = *operands[1]->getBuffer();
  if (source.storage->freed || target.storage->freed)
    return op->emitOpError("uses a buffer that was freed");
  if (source.shape != target.shape)
    return op->emitOpError("copies sizes ")
           << toString(source.shape) << " to sizes " << toString(target.shape);
  std::optional<Tensor> values = source.toTensor();
  if (!values)
    return op->emitOpError("reads outside of memory");
  if (values->getNumElements() == 0)
    return success();
  unsigned width = getByteWidth(target.kind);
  SmallVector<int64_t> position(target.shape.size(), 0);
  int64_t element = 0;
  do {
    std::optional<int64_t> byte = target.getByte(position);
    if (!byte)
      return op->emitOpError("writes outside of memory");
    target.storage->write(*byte, width, values->get(element));
    if (!values->getUndefined().empty() && values->getUndefined()[element])
      target.storage->defined.reset(*byte, *byte + width);
    ++element;
  } while (advance(target.shape, position));
  return success();
}

static LogicalResult evalView(Context &, Operation *op, Operands operands,
                              Results results) {
  const Buffer &source = *operands[0]->getBuffer();
  auto type = cast<MemRefType>(op->getResult(0).getType());
  int64_t shift = getIndex(operands[1]);
  Operands sizes = operands.drop_front(2);
  SmallVector<int64_t, 4> shape = resolve(type.getShape(), sizes);
  if (failed(checkShape(op, type.getElementType(), shape)))
    return failure();
  Buffer result =
      Buffer::contiguous(source.storage, type.getElementType(), shape);
  result.byteOffset = source.byteOffset + source.offset + shift;
  int64_t bytes = *checkSize(result.kind, shape);
  if (shift < 0 || shift > source.shape[0] || bytes > source.shape[0] - shift)
    return op->emitOpError("takes ") << bytes << " bytes from byte " << shift
                                     << " of a buffer of " << source.shape[0];
  return finish(op, std::move(result), results);
}

static LogicalResult evalReinterpretCast(Context &, Operation *op,
                                         Operands operands, Results results) {
  auto cast = llvm::cast<memref::ReinterpretCastOp>(op);
  Buffer result = *operands[0]->getBuffer();
  Operands dynamic = operands.drop_front();
  result.offset = resolve(cast.getStaticOffsets(), dynamic).front();
  result.shape = resolve(cast.getStaticSizes(), dynamic);
  result.strides = resolve(cast.getStaticStrides(), dynamic);
  return finish(op, std::move(result), results);
}

static LogicalResult evalSubview(Context &, Operation *op, Operands operands,
                                 Results results) {
  auto subview = llvm::cast<memref::SubViewOp>(op);
  const Buffer &source = *operands[0]->getBuffer();
  Operands dynamic = operands.drop_front();
  SmallVector<int64_t, 4> offsets =
      resolve(subview.getStaticOffsets(), dynamic);
  SmallVector<int64_t, 4> sizes = resolve(subview.getStaticSizes(), dynamic);
  SmallVector<int64_t, 4> steps = resolve(subview.getStaticStrides(), dynamic);
  llvm::SmallBitVector dropped = subview.getDroppedDims();
  Buffer result = source;
  result.shape.clear();
  result.strides.clear();
  for (unsigned axis = 0; axis < offsets.size(); ++axis) {
    int64_t shift, stride;
    if (llvm::MulOverflow(offsets[axis], source.strides[axis], shift) ||
        llvm::AddOverflow(result.offset, shift, result.offset) ||
        llvm::MulOverflow(steps[axis], source.strides[axis], stride))
      return op->emitOpError("gives a window that reaches outside its memory");
    if (dropped.test(axis))
      continue;
    result.shape.push_back(sizes[axis]);
    result.strides.push_back(stride);
  }
  return finish(op, std::move(result), results);
}

static LogicalResult evalCollapse(Context &, Operation *op, Operands operands,
                                  Results results) {
  const Buffer &source = *operands[0]->getBuffer();
  Buffer result = source;
  result.shape.clear();
  result.strides.clear();
  for (ArrayRef<int64_t> group :
       llvm::cast<memref::CollapseShapeOp>(op).getReassociationIndices()) {
    int64_t size = 1, stride = 1;
    bool first = true;
    for (int64_t axis : llvm::reverse(group)) {
      int64_t length = source.shape[axis];
      if (length == 1)
        continue;
      if (first)
        stride = source.strides[axis];
      else if (length != 0 && size != 0 &&
               source.strides[axis] != stride * size)
        return op->emitOpError("joins axes that are not contiguous");
      first = false;
      size *= length;
    }
    result.shape.push_back(size);
    result.strides.push_back(stride);
  }
  return finish(op, std::move(result), results);
}

static LogicalResult evalExpand(Context &, Operation *op, Operands operands,
                                Results results) {
  auto expand = llvm::cast<memref::ExpandShapeOp>(op);
  const Buffer &source = *operands[0]->getBuffer();
  Buffer result = source;
  Operands dynamic = operands.drop_front();
  result.shape = resolve(expand.getStaticOutputShape(), dynamic);
  result.strides.assign(result.shape.size(), 1);
  for (auto [axis, group] : llvm::enumerate(expand.getReassociationIndices())) {
    int64_t stride = source.strides[axis];
    int64_t size = 1;
    for (int64_t to : llvm::reverse(group)) {
      result.strides[to] = stride * size;
      size *= result.shape[to];
    }
    if (size != source.shape[axis])
      return op->emitOpError("splits an axis of ")
             << source.shape[axis] << " into " << size << " elements";
  }
  return finish(op, std::move(result), results);
}

static LogicalResult evalCast(Context &, Operation *op, Operands operands,
                              Results results) {
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  const Buffer &source = *operands[0]->getBuffer();
  if (!type || type.getRank() != int64_t(source.shape.size()))
    return op->emitOpError(
        "to an unranked type is not supported by the interpreter");
  return finish(op, source, results);
}

static LogicalResult evalDim(Context &, Operation *op, Operands operands,
                             Results results) {
  const Buffer &source = *operands[0]->getBuffer();
  int64_t axis = getIndex(operands[1]);
  if (axis < 0 || axis >= int64_t(source.shape.size()))
    return op->emitOpError("asks for axis ")
           << axis << " of rank " << source.shape.size();
  results[0] =
      makeScalar(op->getResult(0).getType(), uint64_t(source.shape[axis]));
  return success();
}

static LogicalResult evalGetGlobal(Context &context, Operation *op, Operands,
                                   Results results) {
  FailureOr<InterpValue> buffer =
      context.getGlobal(op, llvm::cast<memref::GetGlobalOp>(op).getNameAttr());
  if (failed(buffer))
    return failure();
  results[0] = std::move(*buffer);
  return success();
}

static LogicalResult evalToTensor(Context &, Operation *op, Operands operands,
                                  Results results) {
  const Buffer &source = *operands[0]->getBuffer();
  if (source.storage->freed)
    return op->emitOpError("reads a buffer that was freed");
  std::optional<Tensor> tensor = source.toTensor();
  if (!tensor)
    return op->emitOpError("reads outside of memory");
  results[0] = std::move(*tensor);
  return success();
}

static LogicalResult evalMaterialize(Context &, Operation *op,
                                     Operands operands, Results results) {
  const Tensor *source = getDefinedTensor(op, operands, 0);
  if (!source)
    return failure();
  if (!results.empty()) {
    results[0] = *operands[0];
    return success();
  }
  const Buffer &target = *operands[1]->getBuffer();
  if (target.storage->freed)
    return op->emitOpError("writes a buffer that was freed");
  SmallVector<int64_t> position(target.shape.size(), 0);
  for (int64_t i = 0, count = source->getNumElements(); i < count; ++i) {
    std::optional<int64_t> byte = target.getByte(position);
    if (!byte)
      return op->emitOpError("writes outside of memory");
    target.storage->write(*byte, getByteWidth(target.kind), source->get(i));
    advance(target.shape, position);
  }
  return success();
}

static LogicalResult evalAllocTensor(Context &, Operation *op,
                                     Operands operands, Results results) {
  if (cast<bufferization::AllocTensorOp>(op).getCopy()) {
    results[0] = *operands[0];
    return success();
  }
  return op->emitOpError("without a tensor to copy is not supported by the "
                         "interpreter");
}

static LogicalResult evalToBuffer(Context &, Operation *op, Operands operands,
                                  Results results) {
  results[0] = Buffer::fromTensor(*operands[0]->getTensor(), op->getLoc());
  return success();
}

/// The first byte of the element that `indices` name; none after a diagnostic.
static std::optional<int64_t>
getElementByte(Operation *op, const Buffer &buffer, Operands indices) {
  if (buffer.storage->freed) {
    op->emitOpError("uses a buffer that was freed");
    return std::nullopt;
  }
  SmallVector<int64_t> position;
  for (const InterpValue *index : indices)
    position.push_back(getIndex(index));
  std::optional<int64_t> byte;
  if (llvm::all_of(llvm::zip_equal(position, buffer.shape), [](auto pair) {
        auto [at, size] = pair;
        return at >= 0 && at < size;
      }))
    byte = buffer.getByte(position);
  if (!byte)
    op->emitOpError("accesses position ")
        << toString(position) << ", outside of sizes "
        << toString(buffer.shape);
  return byte;
}

static LogicalResult evalLoad(Context &, Operation *op, Operands operands,
                              Results results) {
  const Buffer &buffer = *operands[0]->getBuffer();
  std::optional<int64_t> byte =
      getElementByte(op, buffer, operands.drop_front());
  if (!byte)
    return failure();
  unsigned width = getByteWidth(buffer.kind);
  if (!buffer.storage->isDefined(*byte, width))
    return op->emitOpError("reads an element that was never written");
  results[0] =
      makeScalar(buffer.elementType, buffer.storage->read(*byte, width));
  return success();
}

static LogicalResult evalStore(Context &, Operation *op, Operands operands,
                               Results) {
  const Buffer &buffer = *operands[1]->getBuffer();
  std::optional<int64_t> byte =
      getElementByte(op, buffer, operands.drop_front(2));
  if (!byte)
    return failure();
  buffer.storage->write(*byte, getByteWidth(buffer.kind),
                        operands[0]->getScalar()->bits);
  return success();
}

void uop::interp::addMemRefOps(OpTable &table) {
  table.add<memref::AllocOp>(evalAlloc);
  table.add<memref::AllocaOp>(evalAlloc);
  table.add<memref::DeallocOp>(evalDealloc);
  table.add<memref::CopyOp>(evalCopy);
  table.add<memref::ViewOp>(evalView);
  table.add<memref::ReinterpretCastOp>(evalReinterpretCast);
  table.add<memref::SubViewOp>(evalSubview);
  table.add<memref::CollapseShapeOp>(evalCollapse);
  table.add<memref::ExpandShapeOp>(evalExpand);
  table.add<memref::CastOp>(evalCast);
  table.add<memref::DimOp>(evalDim);
  table.add<memref::GetGlobalOp>(evalGetGlobal);
  table.add<memref::LoadOp>(evalLoad);
  table.add<memref::StoreOp>(evalStore);
  table.add<bufferization::ToTensorOp>(evalToTensor);
  table.add<bufferization::ToBufferOp>(evalToBuffer);
  table.add<bufferization::MaterializeInDestinationOp>(evalMaterialize);
  table.add<bufferization::AllocTensorOp>(evalAllocTensor);
}
