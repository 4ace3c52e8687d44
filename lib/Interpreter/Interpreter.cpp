//===- Interpreter.cpp - The reference semantics, executable ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Interpreter/Interpreter.h"

#include "Frame.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/IR/Variables.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

static constexpr unsigned maxDepth = 256;

OpTable::OpTable(MLIRContext *context) : context(context) {
  addElementwiseOps(*this);
  addTensorOps(*this);
  addSortOps(*this);
  addKernelOps(*this);
  addVectorOps(*this);
  addMemRefOps(*this);
  addStateOps(*this);
  addCheckOps(*this);
  addDeviceOps(*this);
  addCustomOps(*this);
  add<func::CallOp>(+[](Context &context, Operation *op, Operands operands,
                        Results results) -> LogicalResult {
    SmallVector<InterpValue> args;
    for (const InterpValue *operand : operands)
      args.push_back(*operand);
    FailureOr<SmallVector<InterpValue>> values =
        context.call(op, cast<func::CallOp>(op).getCalleeAttr(), args);
    if (failed(values))
      return failure();
    llvm::move(*values, results.begin());
    return success();
  });
}

Interpreter::Impl::Impl(ModuleOp module)
    : module(module), symbols(module), table(module.getContext()) {}

FailureOr<SmallVector<InterpValue>>
Interpreter::Impl::call(Operation *caller, SymbolRefAttr callee,
                        ArrayRef<InterpValue> args) {
  Operation *target = callee.getNestedReferences().empty()
                          ? symbols.lookup(callee.getRootReference())
                          : SymbolTable::lookupSymbolIn(module, callee);
  if (!target)
    return caller->emitOpError() << callee << " is not defined";
  return enter(caller, target, args);
}

/// Whether a value given from outside has the type of the argument.
static bool fits(const InterpValue &value, Type type) {
  if (const Multi *multi = value.getMulti()) {
    auto multiType = dyn_cast<MultiType>(type);
    return multiType && int64_t(multi->parts.size()) == multiType.getCount() &&
           fits(multi->parts.front(), multiType.getPart());
  }
  ArrayRef<int64_t> actual;
  Type element;
  if (const Scalar *scalar = value.getScalar())
    return scalar->type == type;
  if (const Tensor *tensor = value.getTensor()) {
    if (auto unranked = dyn_cast<UnrankedTensorType>(type))
      return unranked.getElementType() == tensor->getElementType();
    if (!isa<RankedTensorType, VectorType>(type))
      return false;
    actual = tensor->getShape();
    element = tensor->getElementType();
  } else if (const Buffer *buffer = value.getBuffer()) {
    if (!isa<MemRefType>(type))
      return false;
    actual = buffer->shape;
    element = buffer->elementType;
  } else {
    return false;
  }
  auto shaped = cast<ShapedType>(type);
  if (shaped.getElementType() != element ||
      shaped.getRank() != int64_t(actual.size()))
    return false;
  for (auto [size, expected] : llvm::zip_equal(actual, shaped.getShape()))
    if (!ShapedType::isDynamic(expected) && size != expected)
      return false;
  return true;
}

FailureOr<SmallVector<InterpValue>>
Interpreter::Impl::enter(Operation *caller, Operation *callee,
                         ArrayRef<InterpValue> args) {
  auto function = dyn_cast<FunctionOpInterface>(callee);
  if (!function)
    return caller->emitOpError("calls a function without a body");
  if (function.isExternal())
    return callExternal(caller, SymbolTable::getSymbolName(callee).getValue(),
                        args, function.getResultTypes());
  Region &body = function.getFunctionBody();
  if (!body.hasOneBlock())
    return callee->emitOpError(
        "has several blocks, which is not supported by the interpreter");
  if (args.size() != function.getNumArguments())
    return caller->emitOpError("passes ")
           << args.size() << " values for " << function.getNumArguments()
           << " arguments";
  for (auto [number, arg, type] :
       llvm::enumerate(args, function.getArgumentTypes()))
    if (!fits(arg, type))
      return caller->emitOpError("passes a value that does not fit argument ")
             << number << " of type " << type;
  if (depth >= maxDepth)
    return caller->emitOpError("calls deeper than ") << maxDepth;
  ++depth;
  FailureOr<SmallVector<InterpValue>> results =
      Frame(*this).run(body.front(), args);
  --depth;
  return results;
}

FailureOr<SmallVector<InterpValue>>
Interpreter::Impl::callExternal(Operation *caller, StringRef name,
                                ArrayRef<InterpValue> args,
                                ArrayRef<Type> resultTypes) {
  auto found = externals.find(name);
  if (found == externals.end())
    return caller->emitOpError("calls a function without a body: @")
           << name << " is registered nowhere (Interpreter::registerFunction), "
           << "and no library with it is loaded (uop-run --load)";
  FailureOr<SmallVector<InterpValue>> results =
      found->second(caller->getLoc(), args, resultTypes);
  if (failed(results))
    return failure();
  bool areGood = results->size() == resultTypes.size();
  for (size_t i = 0; areGood && i < resultTypes.size(); ++i)
    areGood = fits((*results)[i], resultTypes[i]);
  if (!areGood)
    return caller->emitOpError("gets results of other types from the "
                               "implementation of @")
           << name;
  return results;
}

FailureOr<InterpValue> Interpreter::Impl::getGlobal(Operation *user,
                                                    FlatSymbolRefAttr name) {
  auto [it, isNew] = globals.try_emplace(name);
  if (!isNew)
    return it->second;
  auto global = symbols.lookup<memref::GlobalOp>(name.getValue());
  if (!global || global.isExternal()) {
    globals.erase(name);
    return user->emitOpError() << name << " is no memref.global with a value";
  }
  MemRefType type = global.getType();
  auto value = dyn_cast_or_null<ElementsAttr>(
      global.getInitialValue().value_or(Attribute()));
  std::optional<Tensor> tensor;
  if (value) {
    tensor = Tensor::fromAttr(value);
  } else if (succeeded(
                 checkShape(user, type.getElementType(), type.getShape()))) {
    tensor = Tensor::create(type.getElementType(), type.getShape());
    tensor->setUndefined(
        llvm::BitVector(unsigned(tensor->getNumElements()), true));
  }
  if (!tensor) {
    globals.erase(name);
    return user->emitOpError() << name << " has a value that cannot be read";
  }
  it->second = Buffer::fromTensor(*tensor, global.getLoc());
  return it->second;
}

Interpreter::Interpreter(ModuleOp module)
    : impl(std::make_unique<Impl>(module)) {}

Interpreter::~Interpreter() = default;

void Interpreter::setFoldPieces(int64_t pieces) { impl->foldPieces = pieces; }

void Interpreter::setRoundingNoise(RoundingError error, uint64_t seed) {
  impl->noise.emplace(std::move(error), seed);
}

void Interpreter::registerFunction(StringRef name,
                                   ExternalFunction implementation) {
  impl->externals[name] = std::move(implementation);
}

void Interpreter::setVariable(StringRef name, int64_t value) {
  impl->state.variables[name] = value;
}

FailureOr<SmallVector<InterpValue>>
Interpreter::run(StringRef function, ArrayRef<InterpValue> args) {
  Operation *callee = impl->symbols.lookup(function);
  if (!callee)
    return impl->module.emitError("there is no function @") << function;
  if (failed(collectVariables(callee)))
    return failure();
  if (auto entry = dyn_cast<FunctionOpInterface>(callee);
      entry && args.size() == entry.getNumArguments() &&
      failed(bindSizes(entry, args, impl->state)))
    return failure();
  impl->allocations.clear();
  impl->points = 0;
  impl->depth = 0;
  FailureOr<SmallVector<InterpValue>> results =
      impl->enter(callee, callee, args);
  if (failed(results))
    return failure();
  for (const std::shared_ptr<Storage> &storage : impl->allocations) {
    bool escapes = llvm::any_of(*results, [&](const InterpValue &value) {
      return value.getBuffer() && value.getBuffer()->storage == storage;
    });
    if (!storage->freed && !escapes)
      return emitError(storage->allocation)
             << "this buffer is never freed by uop.dealloc";
  }
  return results;
}
