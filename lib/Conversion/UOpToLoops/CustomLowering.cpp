//===- CustomLowering.cpp - Calls of functions in kernels -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C ABI wants integers of less than 32 bits extended by whoever calls; they
// are passed as 32 bits, which is the same in registers and on the stack. Of
// what is returned so, the other bits mean nothing.
//
//===----------------------------------------------------------------------===//

#include "CustomLowering.h"

#include "uop/Conversion/ALULowering.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

static InFlightDiagnostic emitNotLowered(Operation *op) {
  return op->emitOpError("is not lowered by convert-uop-to-loops; ");
}

/// The type of a scalar in the call of an external function.
static Type getExternalType(Type type) {
  Type lowered = getLoweredType(type);
  if (lowered.isIndex())
    return IntegerType::get(type.getContext(), 64);
  auto integer = dyn_cast<IntegerType>(lowered);
  if (integer && integer.getWidth() < 32)
    return IntegerType::get(type.getContext(), 32);
  return lowered;
}

static func::FuncOp lookupCallee(CustomOp op) {
  return SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op,
                                                            op.getCalleeAttr());
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

CustomOp uop::getBufferCall(KernelOp kernel) {
  for (CustomOp op : kernel.getBody().getOps<CustomOp>())
    if (op.isOnBuffers())
      return op;
  return {};
}

LogicalResult uop::emitBufferCall(Emitter &emitter, KernelOp kernel,
                                  CustomOp call, func::FuncOp func) {
  if (!llvm::hasNItems(kernel.getBody().front(), 2))
    return emitNotLowered(call)
           << "a call on buffers must be the only op of its kernel";
  SmallVector<Value> operands;
  for (Value operand : call.getOperands()) {
    auto argument = dyn_cast<BlockArgument>(operand);
    if (!argument)
      return emitNotLowered(call)
             << "its operands must be arguments of its kernel";
    operands.push_back(func.getArgument(argument.getArgNumber()));
  }
  emitter.setLoc(call.getLoc());
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  func::CallOp::create(builder, call.getCallee(), TypeRange(), operands);
  func::ReturnOp::create(builder);
  return success();
}

FailureOr<Value> uop::emitScalarCall(Emitter &emitter, CustomOp op,
                                     ValueRange operands) {
  func::FuncOp callee = lookupCallee(op);
  if (!callee)
    return emitNotLowered(op) << op.getCalleeAttr() << " is not a func.func";
  if (op.isOnBuffers() || !op.isOnScalars())
    return emitNotLowered(op)
           << "run uop-lower-custom first, which lowers it on tensors";
  Type type = op->getResult(0).getType();
  Type lowered = getLoweredType(type), result = lowered;
  SmallVector<Value> args(operands);
  if (callee.isExternal()) {
    result = getExternalType(type);
    for (auto [arg, operand] : llvm::zip_equal(args, op.getInputs())) {
      Type wanted = getExternalType(operand.getType());
      if (wanted != arg.getType())
        arg = emitter.resize(arg, wanted,
                             isNarrowFloat(operand.getType()) ||
                                 isUnsignedType(operand.getType()));
    }
  }
  Value value = func::CallOp::create(emitter.getBuilder(), op.getCallee(),
                                     TypeRange(result), args)
                    .getResult(0);
  if (result == lowered)
    return value;
  // A C bool is 0 or 1 in its low byte.
  if (lowered.isInteger(1)) {
    value = emitter.resize(value, emitter.getBuilder().getI8Type(), true);
    return emitter.cmp(arith::CmpIPredicate::ne, value,
                       emitter.constant(value.getType(), int64_t(0)));
  }
  return emitter.resize(value, lowered, /*isUnsigned=*/true);
}

//===----------------------------------------------------------------------===//
// Callees
//===----------------------------------------------------------------------===//

/// Puts the lowered form of a function of scalars in place of its body.
static LogicalResult lowerBody(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return function.emitOpError(
        "is not lowered by convert-uop-to-loops; a function that kernels call "
        "must have one block");
  Block &old = function.getBody().front();
  SmallVector<Type> inputs, results;
  for (Type type : function.getArgumentTypes())
    inputs.push_back(getLoweredType(type));
  for (Type type : function.getResultTypes())
    results.push_back(getLoweredType(type));
  Block *body = new Block();
  function.getBody().push_back(body);
  IRMapping mapping;
  for (auto [argument, type] : llvm::zip_equal(old.getArguments(), inputs))
    mapping.map(argument, body->addArgument(type, argument.getLoc()));

  Emitter emitter(function.getLoc(), body);
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  for (Operation &op : old) {
    emitter.setLoc(op.getLoc());
    SmallVector<Value> operands;
    for (Value operand : op.getOperands())
      operands.push_back(mapping.lookup(operand));
    if (isa<func::ReturnOp>(op)) {
      func::ReturnOp::create(builder, operands);
      break;
    }
    bool hasScalars = llvm::all_of(
        llvm::concat<const Type>(op.getOperandTypes(), op.getResultTypes()),
        [](Type type) { return isa<IntegerType, FloatType, IndexType>(type); });
    if (!hasScalars || op.getNumResults() != 1 || op.getNumRegions() != 0 ||
        !isPure(&op))
      return emitNotLowered(&op) << "a function that kernels call may contain "
                                    "only pure ops on scalars with one result";
    Value result;
    if (auto custom = dyn_cast<CustomOp>(op)) {
      FailureOr<Value> called = emitScalarCall(emitter, custom, operands);
      if (failed(called))
        return failure();
      result = *called;
    } else if (isa<UOpDialect>(op.getDialect())) {
      result = lowerALU(emitter, &op, operands);
      if (!result)
        return emitNotLowered(&op)
               << "a function that kernels call may not contain this op";
    } else {
      auto isShared = [](Type type) { return getLoweredType(type) == type; };
      if (!llvm::all_of(op.getOperandTypes(), isShared) ||
          !llvm::all_of(op.getResultTypes(), isShared))
        return emitNotLowered(&op) << "ops of other dialects must be on index, "
                                      "signless integers, f32 or f64";
      result = builder.clone(op, mapping)->getResult(0);
    }
    mapping.map(op.getResult(0), result);
  }
  old.erase();
  emitter.eraseDeadConstants();
  function.setFunctionType(builder.getFunctionType(inputs, results));
  return success();
}

LogicalResult uop::lowerCallees(ModuleOp module) {
  MLIRContext *context = module.getContext();
  llvm::SetVector<Operation *> worklist;
  auto add = [&](Operation *root) {
    root->walk([&](CustomOp op) {
      func::FuncOp callee = lookupCallee(op);
      if (!callee)
        return;
      worklist.insert(callee);
      if (!op.isOnBuffers())
        return;
      // All its calls have buffers of these sizes.
      SmallVector<Type> buffers(op.getOperandTypes());
      callee.setFunctionType(FunctionType::get(context, buffers, {}));
      callee->setDiscardableAttr("llvm.bareptr", UnitAttr::get(context));
    });
  };
  for (KernelOp kernel : module.getOps<KernelOp>())
    add(kernel);
  for (size_t next = 0; next != worklist.size(); ++next)
    add(worklist[next]);
  for (Operation *op : worklist) {
    auto function = cast<func::FuncOp>(op);
    auto isScalar = [](Type type) { return !isa<ShapedType>(type); };
    if (!function.isExternal()) {
      if (failed(lowerBody(function)))
        return failure();
    } else if (llvm::all_of(function.getArgumentTypes(), isScalar)) {
      SmallVector<Type> inputs, results;
      for (Type type : function.getArgumentTypes())
        inputs.push_back(getExternalType(type));
      for (Type type : function.getResultTypes())
        results.push_back(getExternalType(type));
      function.setFunctionType(FunctionType::get(context, inputs, results));
    }
  }
  return success();
}
