//===- NativeFunctions.cpp - Functions of libraries -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a C function is called depends on its type, and the compiler knows how.
// So the interpreter calls it by way of a compiled program that does nothing
// else.
//
//===----------------------------------------------------------------------===//

#include "NativeFunctions.h"

#include "uop/Compiler/Compiler.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DynamicLibrary.h"

#include <cstring>

using namespace mlir;
using namespace uop;
using namespace uop::interp;
using llvm::sys::DynamicLibrary;

runtime::Error uop::run::loadLibraries(ArrayRef<std::string> files) {
  for (const std::string &file : files) {
    std::string message;
    if (DynamicLibrary::LoadLibraryPermanently(file.c_str(), &message))
      return runtime::Error::failure("--load: " + message);
  }
  return runtime::Error::success();
}

/// An index is passed as an i64.
static Type getArrayElement(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIndex() ? IntegerType::get(type.getContext(), 64) : element;
}

/// A scalar travels in an array of one element.
static RankedTensorType getArrayType(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor;
  return RankedTensorType::get({1}, getArrayElement(type));
}

/// A kernel that calls `name` with scalars that it loads, and stores the
/// result.
static KernelOp createScalarKernel(OpBuilder &builder, Location loc,
                                   StringRef name, ArrayRef<Type> inputs,
                                   Type result) {
  SmallVector<Type> buffers;
  for (Type type : inputs)
    buffers.push_back(MemRefType::get({1}, getArrayElement(type)));
  buffers.push_back(MemRefType::get({1}, getArrayElement(result)));
  auto kernel = KernelOp::create(builder, loc, ("call_" + name).str(),
                                 builder.getFunctionType(buffers, {}));
  OpBuilder inside = OpBuilder::atBlockEnd(&kernel.getBody().front());
  Value zero = ConstOp::create(inside, loc, inside.getIndexAttr(0));
  auto convert = [&](Value value, Type type) -> Value {
    if (value.getType() == type)
      return value;
    return CastOp::create(inside, loc, type, value);
  };
  SmallVector<Value> operands;
  for (auto [argument, type] : llvm::zip(kernel.getArguments(), inputs))
    operands.push_back(
        convert(LoadOp::create(inside, loc, getArrayElement(type), argument,
                               zero, /*gate=*/Value(), /*alternative=*/Value()),
                type));
  auto call = CustomOp::create(inside, loc, TypeRange(result), name, operands,
                               /*outputs=*/ValueRange());
  StoreOp::create(inside, loc,
                  convert(call.getResult(0), getArrayElement(result)),
                  kernel.getArguments().back(), zero, /*ranges=*/ValueRange(),
                  /*gate=*/Value());
  SinkOp::create(inside, loc);
  return kernel;
}

/// A module whose @main calls `name` with its arguments.
static OwningOpRef<ModuleOp> createCaller(Location loc, StringRef name,
                                          ArrayRef<Type> inputs,
                                          ArrayRef<Type> results) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  auto external = func::FuncOp::create(
      builder, loc, name, builder.getFunctionType(inputs, results));
  external.setPrivate();
  bool isOnScalars = !results.empty() && !isa<ShapedType>(results.front());
  KernelOp kernel;
  if (isOnScalars)
    kernel = createScalarKernel(builder, loc, name, inputs, results.front());
  SmallVector<Type> arrays, outputs;
  for (Type type : inputs)
    arrays.push_back(getArrayType(type));
  for (Type type : results)
    outputs.push_back(getArrayType(type));
  std::string entry = name == "main" ? "main_caller" : "main";
  auto caller = func::FuncOp::create(builder, loc, entry,
                                     builder.getFunctionType(arrays, outputs));
  builder.setInsertionPointToStart(caller.addEntryBlock());
  Operation *call;
  if (isOnScalars) {
    auto type = cast<RankedTensorType>(outputs.front());
    Value init = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                         type.getElementType());
    call = LaunchOp::create(builder, loc, TypeRange(type), kernel.getName(),
                            caller.getArguments(), init, /*vars=*/ValueRange());
  } else {
    call = CustomOp::create(builder, loc, outputs, name, caller.getArguments(),
                            /*outputs=*/ValueRange(), /*has_effects=*/true);
  }
  func::ReturnOp::create(builder, loc, call->getResults());
  return module;
}

static runtime::Error copyIn(const InterpValue &value,
                             const runtime::TensorInfo &info,
                             std::vector<runtime::Array> &arrays) {
  auto array = runtime::Array::create(info.dtype, info.shape);
  if (!array)
    return array.takeError();
  if (runtime::Error error = array->buffer.allocate())
    return error;
  if (const Tensor *tensor = value.getTensor()) {
    if (!tensor->getBytes().empty())
      std::memcpy(array->data(), tensor->getBytes().data(),
                  tensor->getBytes().size());
  } else {
    // Little-endian: the low bytes come first.
    std::memcpy(array->data(), &value.getScalar()->bits,
                runtime::byteWidth(info.dtype));
  }
  arrays.push_back(std::move(*array));
  return runtime::Error::success();
}

static InterpValue copyOut(const runtime::Array &array, Type type) {
  auto bytes = array.byteSize();
  RankedTensorType arrayType = getArrayType(type);
  Tensor tensor = Tensor::fromBytes(
      arrayType.getElementType(), arrayType.getShape(),
      ArrayRef(static_cast<const uint8_t *>(array.data()), *bytes));
  if (isa<RankedTensorType>(type))
    return tensor;
  return makeScalar(type, tensor.get(0));
}

/// Compiled at the first call.
static ExternalFunction createNative(std::string name) {
  auto executor = std::make_shared<std::optional<runtime::PlanExecutor>>();
  return
      [name, executor](
          Location loc, ArrayRef<InterpValue> args,
          ArrayRef<Type> resultTypes) -> FailureOr<SmallVector<InterpValue>> {
        auto fail = [&](const std::string &message) {
          return emitError(loc, "cannot call @") << name << ": " << message;
        };
        if (!*executor) {
          SmallVector<Type> inputs;
          for (const InterpValue &arg : args)
            inputs.push_back(arg.getScalar()
                                 ? arg.getScalar()->type
                                 : Type(RankedTensorType::get(
                                       arg.getTensor()->getShape(),
                                       arg.getTensor()->getElementType())));
          OwningOpRef<ModuleOp> module =
              createCaller(loc, name, inputs, resultTypes);
          CompileOptions options;
          options.entry = name == "main" ? "main_caller" : "main";
          FailureOr<CompileResult> compiled = uop::compile(*module, options);
          if (failed(compiled))
            return failure();
          auto created = runtime::PlanExecutor::create(compiled->plan);
          if (!created)
            return fail(created.message());
          executor->emplace(std::move(*created));
        }
        std::vector<runtime::Array> inputs;
        const runtime::Plan &plan = (*executor)->plan();
        for (auto [arg, info] : llvm::zip_equal(args, plan.inputs))
          if (runtime::Error error = copyIn(arg, info, inputs))
            return fail(error.message());
        auto outputs = (*executor)->makeOutputs();
        if (!outputs)
          return fail(outputs.message());
        if (runtime::Error error = (*executor)->run(inputs, *outputs))
          return fail(error.message());
        SmallVector<InterpValue> results;
        for (auto [output, type] : llvm::zip_equal(*outputs, resultTypes))
          results.push_back(copyOut(output, type));
        return results;
      };
}

void uop::run::registerNativeFunctions(Interpreter &interpreter,
                                       ModuleOp module) {
  llvm::StringMap<bool> seen;
  module.walk([&](CustomOp op) {
    if (!seen.try_emplace(op.getCallee(), true).second)
      return;
    auto function = module.lookupSymbol<func::FuncOp>(op.getCallee());
    if (!function || !function.isExternal())
      return;
    std::string name = op.getCallee().str();
    if (seen.size() == 1) // opens this process itself
      DynamicLibrary::LoadLibraryPermanently(nullptr);
    if (DynamicLibrary::SearchForAddressOfSymbol(name))
      interpreter.registerFunction(name, createNative(name));
  });
}
