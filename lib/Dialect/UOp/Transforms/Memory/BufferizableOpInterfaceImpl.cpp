//===- BufferizableOpInterfaceImpl.cpp - Bufferization ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/ContiguousLayout.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace uop;

namespace {
/// A contiguous buffer with the elements of `buffer`: itself, or a copy.
FailureOr<Value> getContiguous(RewriterBase &rewriter, Location loc,
                               Value buffer,
                               const BufferizationOptions &options) {
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getLayout().isIdentity())
    return buffer;
  auto contiguous = MemRefType::get(type.getShape(), type.getElementType(),
                                    AffineMap(), type.getMemorySpace());
  FailureOr<Value> copy = options.createAlloc(rewriter, loc, contiguous, {});
  if (failed(copy) ||
      failed(options.createMemCpy(rewriter, loc, buffer, *copy)))
    return failure();
  return *copy;
}

struct LaunchInterface
    : public DstBufferizableOpInterfaceExternalModel<LaunchInterface,
                                                     LaunchOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    // A kernel need not write all of its output, so an init is read as well.
    return true;
  }

  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand,
                               const AnalysisState &) const {
    // Analyses ask for each pair of uses of a tensor.
    auto [first, count] = cast<LaunchOp>(op).getODSOperandIndexAndLength(1);
    return operand.getOperandNumber() - first < count;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto launch = cast<LaunchOp>(op);
    Location loc = op->getLoc();
    rewriter.setInsertionPoint(op);
    SmallVector<Value> inputs, inits, results;
    for (Value input : launch.getInputs()) {
      FailureOr<Value> buffer = getBuffer(rewriter, input, options, state);
      if (failed(buffer))
        return failure();
      // A launch may read a part of a buffer.
      Operation *part = buffer->getDefiningOp();
      if (!part || !part->hasAttr(kWindowAttrName))
        buffer = getContiguous(rewriter, loc, *buffer, options);
      if (failed(buffer))
        return failure();
      inputs.push_back(*buffer);
    }
    for (Value init : launch.getInits()) {
      FailureOr<Value> buffer = getBuffer(rewriter, init, options, state);
      if (failed(buffer))
        return failure();
      results.push_back(*buffer);
      buffer = getContiguous(rewriter, loc, *buffer, options);
      if (failed(buffer))
        return failure();
      inits.push_back(*buffer);
    }
    auto launched =
        LaunchOp::create(rewriter, loc, TypeRange(), launch.getKernel(), inputs,
                         inits, launch.getVars(), launch.getHasEffects());
    launched->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    for (auto [init, result] : llvm::zip_equal(inits, results))
      if (init != result &&
          failed(options.createMemCpy(rewriter, loc, init, result)))
        return failure();
    replaceOpWithBufferizedValues(rewriter, op, results);
    return success();
  }
};

/// A reshape on the host is another view of the same buffer.
struct ReshapeInterface
    : public BufferizableOpInterface::ExternalModel<ReshapeInterface,
                                                    ReshapeOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return false;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &,
                                      const AnalysisState &) const {
    return {{op->getResult(0), BufferRelation::Equivalent}};
  }

  FailureOr<BufferLikeType> getBufferType(Operation *op, Value,
                                          const BufferizationOptions &options,
                                          const BufferizationState &state,
                                          SmallVector<Value> &stack) const {
    auto reshape = cast<ReshapeOp>(op);
    auto source = bufferization::getBufferType(reshape.getSource(), options,
                                               state, stack);
    auto memref =
        succeeded(source) ? dyn_cast<MemRefType>(Type(*source)) : MemRefType();
    if (!memref)
      return failure();
    return cast<BufferLikeType>(Type(
        MemRefType::get(reshape.getType().getShape(), memref.getElementType(),
                        AffineMap(), memref.getMemorySpace())));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto reshape = cast<ReshapeOp>(op);
    FailureOr<Value> buffer =
        getBuffer(rewriter, reshape.getSource(), options, state);
    if (failed(buffer))
      return failure();
    buffer = getContiguous(rewriter, op->getLoc(), *buffer, options);
    if (failed(buffer))
      return failure();
    RankedTensorType tensor = reshape.getType();
    auto source = cast<MemRefType>(buffer->getType());
    auto type = MemRefType::get(tensor.getShape(), tensor.getElementType(),
                                AffineMap(), source.getMemorySpace());
    SmallVector<int64_t> strides = computeSuffixProduct(tensor.getShape());
    replaceOpWithNewBufferizedOp<memref::ReinterpretCastOp>(
        rewriter, op, type, *buffer, /*offset=*/0, tensor.getShape(), strides);
    return success();
  }
};

/// Reads its tensors; its results are none of them.
template <typename ModelT, typename OpT>
struct ReadOnlyInterface
    : public BufferizableOpInterface::ExternalModel<ModelT, OpT> {
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
};

/// A copy is a buffer of its own, in the memory of its device.
struct CopyInterface : public ReadOnlyInterface<CopyInterface, CopyOp> {
  bool bufferizesToAllocation(Operation *, Value) const { return true; }

  FailureOr<BufferLikeType> getBufferType(Operation *op, Value,
                                          const BufferizationOptions &,
                                          const BufferizationState &,
                                          SmallVector<Value> &) const {
    return cast<BufferLikeType>(Type(getType(cast<CopyOp>(op))));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto copy = cast<CopyOp>(op);
    if (!copy.getType().hasStaticShape())
      return op->emitOpError("has dynamic shape ")
             << copy.getType() << "; bufferization needs static shapes";
    FailureOr<Value> source =
        getBuffer(rewriter, copy.getSource(), options, state);
    if (failed(source))
      return failure();
    FailureOr<Value> target =
        options.createAlloc(rewriter, op->getLoc(), getType(copy), {});
    if (failed(target) ||
        failed(options.createMemCpy(rewriter, op->getLoc(), *source, *target)))
      return failure();
    replaceOpWithBufferizedValues(rewriter, op, *target);
    return success();
  }

private:
  static MemRefType getType(CopyOp op) {
    StringAttr device = op.getDeviceAttr();
    Attribute space = device;
    if (device == getHostDevice(op.getContext()))
      space = {};
    return MemRefType::get(op.getType().getShape(),
                           op.getType().getElementType(), AffineMap(), space);
  }
};

/// A box of a tensor, such as consecutive elements, is a copy of these. A
/// window on the host is a part of the buffer.
struct ShrinkInterface : public ReadOnlyInterface<ShrinkInterface, ShrinkOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &,
                              const AnalysisState &) const {
    return !isWindow(op);
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &,
                                      const AnalysisState &) const {
    if (!isWindow(op))
      return {};
    return {{op->getResult(0), BufferRelation::Unknown, /*isDefinite=*/true}};
  }
  bool bufferizesToAllocation(Operation *op, Value) const {
    return !isWindow(op);
  }

  FailureOr<BufferLikeType> getBufferType(Operation *op, Value,
                                          const BufferizationOptions &options,
                                          const BufferizationState &state,
                                          SmallVector<Value> &stack) const {
    auto shrink = cast<ShrinkOp>(op);
    auto source =
        bufferization::getBufferType(shrink.getSource(), options, state, stack);
    auto memref =
        succeeded(source) ? dyn_cast<MemRefType>(Type(*source)) : MemRefType();
    if (!memref)
      return failure();
    return cast<BufferLikeType>(Type(getType(shrink, memref)));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto shrink = cast<ShrinkOp>(op);
    if (!shrink.getType().hasStaticShape() || !shrink.getDynamic().empty())
      return op->emitOpError("takes a box that is not static; bufferization "
                             "needs static shapes");
    Location loc = op->getLoc();
    FailureOr<Value> source =
        getBuffer(rewriter, shrink.getSource(), options, state);
    if (failed(source))
      return failure();
    auto memref = cast<MemRefType>(source->getType());
    auto part = memref::SubViewOp::create(
        rewriter, loc, getPartType(shrink, memref), *source,
        getFoldResults(op, shrink.getOffsets()),
        getFoldResults(op, shrink.getSizes()), getSteps(shrink));
    if (isPart(shrink, memref)) {
      part->setDiscardableAttr(kWindowAttrName, rewriter.getUnitAttr());
      replaceOpWithBufferizedValues(rewriter, op, part.getResult());
      return success();
    }
    FailureOr<Value> target =
        options.createAlloc(rewriter, loc, getType(shrink, memref), {});
    if (failed(target) ||
        failed(options.createMemCpy(rewriter, loc, part, *target)))
      return failure();
    replaceOpWithBufferizedValues(rewriter, op, *target);
    return success();
  }

private:
  static bool isWindow(Operation *op) { return op->hasAttr(kWindowAttrName); }
  static SmallVector<OpFoldResult> getFoldResults(Operation *op,
                                                  ArrayRef<int64_t> numbers) {
    return getAsIndexOpFoldResult(op->getContext(), numbers);
  }
  static SmallVector<OpFoldResult> getSteps(ShrinkOp op) {
    return getFoldResults(op, SmallVector<int64_t>(op.getType().getRank(), 1));
  }
  /// Devices take whole buffers.
  static bool isPart(ShrinkOp op, MemRefType source) {
    return isWindow(op) && !source.getMemorySpace() &&
           getContiguousOffset(getPartType(op, source));
  }
  static MemRefType getPartType(ShrinkOp op, MemRefType source) {
    return cast<MemRefType>(memref::SubViewOp::inferResultType(
        source, getFoldResults(op, op.getOffsets()),
        getFoldResults(op, op.getSizes()), getSteps(op)));
  }
  static MemRefType getType(ShrinkOp op, MemRefType source) {
    if (isPart(op, source))
      return getPartType(op, source);
    return MemRefType::get(op.getType().getShape(),
                           op.getType().getElementType(), AffineMap(),
                           source.getMemorySpace());
  }
};

struct ConstInterface
    : public BufferizableOpInterface::ExternalModel<ConstInterface, ConstOp> {
  bool isWritable(Operation *, Value, const AnalysisState &) const {
    return false;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto constant = cast<ConstOp>(op);
    auto tensor = dyn_cast<RankedTensorType>(constant.getType());
    if (!tensor)
      return success();
    MemRefType type = getType(tensor);
    auto module = op->getParentOfType<ModuleOp>();
    memref::GlobalOp global = find(module, constant);
    if (!global) {
      createAll(module, options,
                state.getSymbolTables().getSymbolTable(module));
      global = find(module, constant);
    }
    replaceOpWithNewBufferizedOp<memref::GetGlobalOp>(rewriter, op, type,
                                                      global.getSymName());
    return success();
  }

private:
  /// What the constants of equal globals share. Attributes are unique, so an
  /// equal constant has the same one.
  using Key = std::pair<Attribute, Type>;

  static MemRefType getType(RankedTensorType tensor) {
    return MemRefType::get(tensor.getShape(), tensor.getElementType());
  }
  static Key getKey(ConstOp constant) {
    return {constant.getValue(),
            getType(cast<RankedTensorType>(constant.getType()))};
  }
  static Key getKey(memref::GlobalOp global) {
    if (!global.getConstant())
      return {};
    return {global.getInitialValueAttr(), global.getType()};
  }

  static memref::GlobalOp find(ModuleOp module, ConstOp constant) {
    Key key = getKey(constant);
    for (auto global : module.getOps<memref::GlobalOp>())
      if (getKey(global) == key)
        return global;
    return {};
  }

  /// Creates the globals of all constants of the module, in their order there:
  /// one-shot analysis visits functions in an order that differs from run to
  /// run.
  static void createAll(ModuleOp module, const BufferizationOptions &options,
                        SymbolTable &symbols) {
    llvm::DenseSet<Key> present;
    for (auto global : module.getOps<memref::GlobalOp>())
      present.insert(getKey(global));
    OpBuilder builder(module.getContext());
    IntegerAttr alignment;
    if (options.bufferAlignment)
      alignment = builder.getI64IntegerAttr(options.bufferAlignment);
    SmallVector<ConstOp> constants;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      // A module in this one has globals of its own.
      if (op != module && isa<ModuleOp>(op))
        return WalkResult::skip();
      auto constant = dyn_cast<ConstOp>(op);
      if (constant && isa<RankedTensorType>(constant.getType()) &&
          options.isOpAllowed(op) && present.insert(getKey(constant)).second)
        constants.push_back(constant);
      return WalkResult::advance();
    });
    for (ConstOp constant : constants) {
      auto tensor = cast<RankedTensorType>(constant.getType());
      auto global = memref::GlobalOp::create(
          builder, constant.getLoc(), "uop_constant",
          builder.getStringAttr("private"), getType(tensor),
          constant.getValue(), /*constant=*/true, alignment);
      symbols.insert(global, module.getBody()->begin());
    }
  }
};

/// The tiles of a kernel are its own affair: it becomes loops, and they memory,
/// later.
template <typename OpT>
struct TileInterface : public ReadOnlyInterface<TileInterface<OpT>, OpT> {
  bool hasTensorSemantics(Operation *op) const {
    return !op->getParentOfType<KernelOp>();
  }

  /// Nothing writes a tile, so there are none.
  LogicalResult resolveConflicts(Operation *, RewriterBase &,
                                 const AnalysisState &,
                                 const BufferizationState &) const {
    return success();
  }

  LogicalResult bufferize(Operation *op, RewriterBase &,
                          const BufferizationOptions &,
                          BufferizationState &) const {
    return op->emitOpError("is of the range stage; run uop-form-kernels before "
                           "bufferization");
  }
};
} // namespace

void uop::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, UOpDialect *) {
    context->loadDialect<memref::MemRefDialect,
                         bufferization::BufferizationDialect>();
    LaunchOp::attachInterface<LaunchInterface>(*context);
    CopyOp::attachInterface<CopyInterface>(*context);
    ReshapeOp::attachInterface<ReshapeInterface>(*context);
    ShrinkOp::attachInterface<ShrinkInterface>(*context);
    ConstOp::attachInterface<ConstInterface>(*context);
    BufferizeOp::attachInterface<TileInterface<BufferizeOp>>(*context);
    IndexOp::attachInterface<TileInterface<IndexOp>>(*context);
  });
}
