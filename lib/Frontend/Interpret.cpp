//===- Interpret.cpp - Programs too small to compile ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Interpret.h"

#include "uop/Compiler/Compiler.h"
#include "uop/Interpreter/Interpreter.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

#include <cstring>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using runtime::Array;

uint64_t frontend::detail::getInterpretedWork(ModuleOp program) {
  // What an op takes beside its elements, in elements.
  constexpr uint64_t opWork = 64;
  uint64_t work = 0;
  for (Operation &op : program.getBody()->front().getRegion(0).front()) {
    work += opWork;
    for (Type type : op.getResultTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        work += tensor.getNumElements();
  }
  return work;
}

static std::optional<interp::InterpValue> toValue(Type type,
                                                  const Array &array) {
  Type element = cast<ShapedType>(type).getElementType();
  auto kind = interp::getElementKind(element);
  auto bytes = array.byteSize();
  if (!kind || !interp::checkSize(*kind, array.shape) || !bytes)
    return std::nullopt;
  ArrayRef data(static_cast<const uint8_t *>(array.data()), *bytes);
  return interp::InterpValue(
      interp::Tensor::fromBytes(element, array.shape, data));
}

static std::optional<Array> toArray(Type type,
                                    const interp::InterpValue &value) {
  const interp::Tensor *tensor = value.getTensor();
  auto dtype = getDType(cast<ShapedType>(type).getElementType());
  if (!tensor || !dtype || tensor->getUndefined().any())
    return std::nullopt;
  auto array = Array::create(*dtype, tensor->getShape().vec());
  if (!array || array->buffer.allocate())
    return std::nullopt;
  ArrayRef<uint8_t> bytes = tensor->getBytes();
  if (!bytes.empty()) // an empty array may have no memory
    std::memcpy(array->data(), bytes.data(), bytes.size());
  return *array;
}

std::optional<std::vector<Array>>
frontend::detail::interpret(ModuleOp program, ArrayRef<Array> inputs) {
  // What it does not know is compiled instead, and reported then if need be.
  uint64_t thread = llvm::get_threadid();
  ScopedDiagnosticHandler handler(program.getContext(), [=](Diagnostic &) {
    return success(llvm::get_threadid() == thread);
  });
  auto function = cast<func::FuncOp>(program.getBody()->front());
  SmallVector<interp::InterpValue> arguments;
  for (auto [type, input] :
       llvm::zip_equal(function.getArgumentTypes(), inputs)) {
    auto value = toValue(type, input);
    if (!value)
      return std::nullopt;
    arguments.push_back(std::move(*value));
  }
  interp::Interpreter interpreter(program);
  auto results = interpreter.run(function.getName(), arguments);
  if (failed(results))
    return std::nullopt;
  std::vector<Array> outputs;
  for (auto [type, result] :
       llvm::zip_equal(function.getResultTypes(), *results)) {
    auto array = toArray(type, result);
    if (!array)
      return std::nullopt;
    outputs.push_back(std::move(*array));
  }
  return outputs;
}
