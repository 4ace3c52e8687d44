//===- CustomOps.cpp - Functions that are not ops ---------------*- C++ -*-===//
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

/// A kernel gets the operands in buffers, and new ones for the results.
static LogicalResult callKernel(Context &context, CustomOp op,
                                Operands operands, Results results) {
  SmallVector<InterpValue> args;
  SmallVector<Buffer> outputs;
  auto add = [&](const Tensor &tensor) {
    Buffer buffer = Buffer::fromTensor(tensor, op.getLoc());
    buffer.shape.assign({tensor.getNumElements()});
    buffer.strides.assign({1});
    args.push_back(buffer);
    return buffer;
  };
  for (const InterpValue *operand : operands)
    add(*operand->getTensor());
  for (Type type : op.getResultTypes()) {
    auto tensor = cast<RankedTensorType>(type);
    FailureOr<Tensor> output =
        createTensor(op, tensor.getElementType(), tensor.getShape());
    if (failed(output))
      return failure();
    output->setUndefined(
        llvm::BitVector(unsigned(output->getNumElements()), true));
    outputs.push_back(add(*output));
  }
  if (failed(context.call(op, op.getCalleeAttr(), args)))
    return failure();
  for (auto [result, output, type] :
       llvm::zip_equal(results, outputs, op.getResultTypes()))
    result = output.toTensor()->reshape(cast<ShapedType>(type).getShape());
  return success();
}

/// Inside a kernel: the function sees tensors of the shapes that it declares.
static LogicalResult callOnBuffers(Context &context, CustomOp op,
                                   Operands operands, ArrayRef<Type> declared) {
  SmallVector<InterpValue> args;
  SmallVector<Type> resultTypes;
  size_t numInputs = op.getInputs().size();
  for (auto [number, operand] : llvm::enumerate(operands)) {
    auto type = cast<ShapedType>(declared[number]);
    const Buffer &buffer = *operand->getBuffer();
    if (buffer.storage->freed)
      return op.emitOpError("operand ") << number << " was freed";
    if (number >= numInputs) {
      resultTypes.push_back(
          RankedTensorType::get(type.getShape(), type.getElementType()));
      continue;
    }
    std::optional<Tensor> tensor = buffer.toTensor();
    if (!tensor)
      return op.emitOpError("operand ") << number << " is outside of memory";
    InterpValue value = tensor->reshape(type.getShape());
    if (tensor->getUndefined().any())
      return op.emitOpError("operand ")
             << number << " has elements that were never written, the first at "
             << tensor->getUndefined().find_first();
    args.push_back(std::move(value));
  }
  auto values = context.callExternal(op, op.getCallee(), args, resultTypes);
  if (failed(values))
    return failure();
  for (auto [operand, value] :
       llvm::zip_equal(operands.drop_front(numInputs), *values)) {
    const Buffer &buffer = *operand->getBuffer();
    unsigned width = getByteWidth(buffer.kind);
    for (int64_t i = 0, count = value.getTensor()->getNumElements(); i < count;
         ++i) {
      std::optional<int64_t> byte = buffer.getByte(i);
      if (!byte)
        return op.emitOpError("writes outside of memory");
      buffer.storage->write(*byte, width, value.getTensor()->get(i));
    }
  }
  return success();
}

static LogicalResult evalCustom(Context &context, Operation *op,
                                Operands operands, Results results) {
  auto custom = dyn_cast<CustomOp>(op);
  FlatSymbolRefAttr name =
      custom ? custom.getCalleeAttr() : cast<CustomIOp>(op).getCalleeAttr();
  if (custom) {
    auto callee =
        SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(op, name);
    if (callee && isa<KernelOp>(callee))
      return callKernel(context, custom, operands, results);
    if (callee && custom.isOnBuffers())
      return callOnBuffers(context, custom, operands,
                           callee.getArgumentTypes());
  }
  SmallVector<InterpValue> args;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    if (operand->getTensor() && !getDefinedTensor(op, operands, number))
      return failure();
    args.push_back(*operand);
  }
  FailureOr<SmallVector<InterpValue>> values = context.call(op, name, args);
  if (failed(values))
    return failure();
  llvm::move(*values, results.begin());
  return success();
}

void uop::interp::addCustomOps(OpTable &table) {
  table.add<CustomOp>(evalCustom);
  table.add<CustomIOp>(evalCustom);
}
