//===- BufferizableOpInterfaceImpl.cpp - Checks of buffers ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/Check/Transforms/BufferizableOpInterfaceImpl.h"

#include "uop/Dialect/Check/IR/CheckDialect.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace uop::check;

namespace {
/// A check reads both of its buffers and keeps neither.
template <typename CheckOp>
struct CheckInterface
    : public BufferizableOpInterface::ExternalModel<CheckInterface<CheckOp>,
                                                    CheckOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    SmallVector<Value> buffers;
    for (Value tensor : op->getOperands()) {
      FailureOr<Value> buffer = getBuffer(rewriter, tensor, options, state);
      if (failed(buffer))
        return failure();
      buffers.push_back(*buffer);
    }
    // Both operands have one type; the buffers may differ in their strides.
    Type type = buffers[0].getType();
    if (buffers[1].getType() != type) {
      auto tensor = cast<RankedTensorType>(op->getOperand(0).getType());
      auto plain = MemRefType::get(tensor.getShape(), tensor.getElementType());
      for (Value &buffer : buffers) {
        if (buffer.getType() == plain)
          continue;
        FailureOr<Value> copy =
            options.createAlloc(rewriter, op->getLoc(), plain, {});
        if (failed(copy) ||
            failed(options.createMemCpy(rewriter, op->getLoc(), buffer, *copy)))
          return failure();
        buffer = *copy;
      }
    }
    CheckOp::create(rewriter, op->getLoc(), TypeRange(), buffers,
                    op->getAttrs());
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void uop::check::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, CheckDialect *) {
    context->loadDialect<bufferization::BufferizationDialect>();
    ExpectEqOp::attachInterface<CheckInterface<ExpectEqOp>>(*context);
    ExpectCloseOp::attachInterface<CheckInterface<ExpectCloseOp>>(*context);
  });
}
