//===- ConstantInputs.cpp - Arguments that are constants --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantInputs.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace uop;
using namespace uop::run;
using runtime::Array;
using runtime::Error;

/// Why the argument cannot be a constant; success if it can.
static Error checkArgument(func::FuncOp function, unsigned number) {
  std::string what = "--weights: argument " + std::to_string(number);
  auto type =
      dyn_cast<RankedTensorType>(function.getArgument(number).getType());
  if (!type || !type.hasStaticShape()) {
    std::string name;
    llvm::raw_string_ostream(name) << function.getArgument(number).getType();
    return Error::failure(what + ", " + name +
                          ", has to be a tensor of a static size");
  }
  if (function.getArgAttr(number, kDonatedAttrName))
    return Error::failure(what + " is donated: runs overwrite it");
  return Error::success();
}

/// The array as a constant that shares its memory.
static ElementsAttr makeAttribute(RankedTensorType type, const Array &array) {
  ArrayRef<char> bytes(static_cast<const char *>(array.data()),
                       array.buffer.size());
  return DenseResourceElementsAttr::get(
      type, "weights",
      AsmResourceBlob(
          bytes, /*dataAlignment=*/1,
          [owner = array.buffer](void *, size_t, size_t) {},
          /*dataIsMutable=*/false));
}

Error uop::run::makeConstant(func::FuncOp function, const Weights &weights,
                             std::vector<Array> &inputs) {
  llvm::BitVector isConstant(function.getNumArguments(),
                             weights.arguments.empty());
  if (weights.arguments.empty() && !isConstant.empty())
    isConstant.reset(0);
  for (unsigned number : weights.arguments) {
    if (number >= isConstant.size())
      return Error::failure("--weights: there is no argument " +
                            std::to_string(number) + "; @" +
                            function.getName().str() + " has " +
                            std::to_string(isConstant.size()) + " arguments");
    isConstant.set(number);
  }
  for (unsigned number : isConstant.set_bits())
    if (Error error = checkArgument(function, number))
      return error;
  function->getContext()->loadDialect<arith::ArithDialect>();
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  std::vector<Array> others;
  for (auto [number, input] : llvm::enumerate(inputs)) {
    if (!isConstant.test(number)) {
      others.push_back(input);
      continue;
    }
    BlockArgument argument = function.getArgument(number);
    auto type = cast<RankedTensorType>(argument.getType());
    argument.replaceAllUsesWith(arith::ConstantOp::create(
        builder, argument.getLoc(), makeAttribute(type, input)));
  }
  if (failed(function.eraseArguments(isConstant)))
    return Error::failure("--weights: the arguments of @" +
                          function.getName().str() + " cannot be changed");
  inputs = std::move(others);
  return Error::success();
}
