//===- RunInterpreter.cpp - The interpreter as a device ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/RunInterpreter.h"

#include "NativeFunctions.h"

#include "uop/Compiler/Compiler.h"

#include <cstring>

using namespace mlir;
using namespace uop;
using runtime::Array;

run::InterpreterDevice::InterpreterDevice(
    func::FuncOp function, ArrayRef<std::pair<std::string, int64_t>> variables)
    : function(function), interpreter(function->getParentOfType<ModuleOp>()) {
  registerNativeFunctions(interpreter, function->getParentOfType<ModuleOp>());
  setVariables(variables);
}

void run::InterpreterDevice::setVariables(
    ArrayRef<std::pair<std::string, int64_t>> variables) {
  for (const auto &[name, value] : variables)
    interpreter.setVariable(name, value);
}

FailureOr<std::vector<Array>>
run::InterpreterDevice::run(ArrayRef<Array> inputs) {
  FailureOr<Signature> signature = getSignature(function);
  if (failed(signature))
    return failure();
  SmallVector<interp::InterpValue> arguments;
  for (auto [type, input] :
       llvm::zip_equal(function.getArgumentTypes(), inputs)) {
    auto shaped = cast<ShapedType>(type);
    std::optional<interp::ElementKind> kind =
        interp::getElementKind(shaped.getElementType());
    if (!kind || !interp::checkSize(*kind, input.shape))
      return function.emitError("the interpreter takes no argument of type ")
             << type;
    auto bytes = input.byteSize();
    ArrayRef<uint8_t> data(static_cast<const uint8_t *>(input.data()), *bytes);
    interp::Tensor tensor =
        interp::Tensor::fromBytes(shaped.getElementType(), input.shape, data);
    if (isa<MemRefType>(type))
      arguments.push_back(
          interp::Buffer::fromTensor(tensor, function.getLoc()));
    else
      arguments.push_back(tensor);
  }

  auto results = interpreter.run(function.getName(), arguments);
  if (failed(results))
    return failure();
  std::vector<Array> outputs;
  for (auto [i, result] : llvm::enumerate(*results)) {
    std::optional<interp::Tensor> tensor;
    if (result.getTensor())
      tensor = *result.getTensor();
    else if (result.getBuffer())
      tensor = result.getBuffer()->toTensor();
    if (!tensor)
      return function.emitError("the interpreter gave no array for result ")
             << i;
    const runtime::TensorInfo &info = signature->outputs[i];
    ArrayRef<int64_t> shape = tensor->getShape();
    auto array = Array::create(info.dtype, shape.vec());
    if (!array)
      return function.emitError("result ") << i << ": " << array.message();
    if (runtime::Error error = array->buffer.allocate())
      return function.emitError("result ") << i << ": " << error.message();
    if (!tensor->getBytes().empty()) // an empty array may have no memory
      std::memcpy(array->data(), tensor->getBytes().data(),
                  tensor->getBytes().size());
    outputs.push_back(std::move(*array));
  }
  return outputs;
}
