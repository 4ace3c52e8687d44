//===- KernelBuilder.cpp - The kernel of a bufferization --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

#include "InPlace.h"

#include "../Utils/FloatingScalars.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/Permissions.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

/// The memref that a tensor is inside a kernel: its elements in row-major
/// order.
static MemRefType getBufferType(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return MemRefType::get({tensor.getNumElements()}, tensor.getElementType());
}

bool uop::mayBeWindow(Value source) {
  while (auto reshape = source.getDefiningOp<ReshapeOp>())
    source = reshape.getSource();
  if (auto argument = dyn_cast<BlockArgument>(source)) {
    auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    return function &&
           !function.getArgAttr(argument.getArgNumber(), kDonatedAttrName);
  }
  return !source.getDefiningOp<bufferization::ToTensorOp>();
}

/// Notes what `ops` and `value`, which they compute, need from outside.
void KernelBuilder::collectOperands(const llvm::SetVector<Operation *> &ops,
                                    Value value) {
  for (Operation *op : ops)
    if (auto index = dyn_cast<IndexOp>(op))
      if (Operation *source = index.getSource().getDefiningOp();
          !isLocalTile(source) && !(source && source == inlined))
        inputs.insert(resolve(index.getSource()).source);
  auto noteOuter = [&](Value value) {
    Operation *def = value.getDefiningOp();
    if (!isa<TensorType, BaseMemRefType>(value.getType()) &&
        (!def || !ops.contains(def)))
      (value.getType().isIndex() ? variables : outerScalars).insert(value);
  };
  for (Operation *op : ops)
    for (Value operand : op->getOperands())
      noteOuter(operand);
  noteOuter(value);
}

void KernelBuilder::collectSlice() {
  // Loops come first and in order, whatever the value asks for first.
  for (Value range : root.getRanges())
    appendScalarSlice(range, slice);
  appendScalarSlice(root.getValue(), slice);
  collectOperands(slice, root.getValue());
  if (!inlined)
    return;
  for (Value range : inlined.getRanges())
    appendScalarSlice(range, inlinedSlice);
  appendScalarSlice(inlined.getValue(), inlinedSlice);
  collectOperands(inlinedSlice, inlined.getValue());
}

LogicalResult KernelBuilder::check() {
  for (Value input : inputs)
    if (failed(checkShape(root, "an operand of ",
                          cast<RankedTensorType>(input.getType()),
                          "uop-form-kernels")))
      return failure();
  for (Value scalar : outerScalars)
    if (isa<VectorType>(scalar.getType()))
      return root.emitOpError("depends on a value of type ")
             << scalar.getType()
             << " that is computed outside of kernels; uop-form-kernels can "
                "pass scalars only";
  return success();
}

SmallVector<Value> KernelBuilder::createInputs(OpBuilder &builder) {
  SmallVector<Value> values(inputs.getArrayRef());
  for (Value scalar : outerScalars)
    values.push_back(tensor::FromElementsOp::create(
        builder, root.getLoc(), RankedTensorType::get({}, scalar.getType()),
        scalar));
  return values;
}

void KernelBuilder::assumeFinite() {
  SmallVector<int64_t> finite;
  for (auto [number, input] : llvm::enumerate(inputs)) {
    Operation *def = skipReshapes(input).getDefiningOp();
    if (def && def->hasTrait<OpTrait::ConstantLike>())
      finite.push_back(int64_t(number));
  }
  if (!finite.empty())
    kernel->setDiscardableAttr(
        kFiniteAttrName, DenseI64ArrayAttr::get(kernel.getContext(), finite));
}

/// Clones `op` by `mapping`. Where `outerGate` is false, its value does not
/// matter.
void KernelBuilder::cloneScalar(Operation *op, IndexBuilder &indices,
                                OpBuilder &builder, IRMapping &mapping,
                                Value outerGate) {
  Value result = op->getResult(0);
  Location loc = op->getLoc();
  indices.setLoc(loc);
  if (auto range = dyn_cast<RangeOp>(op); range && range.getStaticSize()) {
    mapping.map(result, indices.range(*range.getStaticSize(), range.getKind()));
    return;
  }
  if (isa<RangeOp>(op)) {
    std::optional<int64_t> max;
    if (auto known = op->getAttrOfType<IntegerAttr>(kMaxSizeAttrName))
      max = known.getInt();
    mapping.map(result, indices.range(mapping.lookup(op->getOperand(0)),
                                      cast<RangeOp>(op).getKind(), max));
    return;
  }
  auto index = dyn_cast<IndexOp>(op);
  if (index && inlined && index.getSource() == inlined.getResult()) {
    mapping.map(result, tileOuter.empty()
                            ? cloneInlined(index, indices, builder, mapping)
                            : readTile(index, indices, builder, mapping));
    return;
  }
  if (index && !mapping.contains(index.getSource())) {
    SmallVector<Value> position;
    for (Value i : index.getIndices())
      position.push_back(mapping.lookup(i));
    auto type = cast<RankedTensorType>(index.getSource().getType());
    Window window = resolve(index.getSource());
    Value offset = indices.add(indices.linearize(position, type.getShape()),
                               window.offset);
    unsigned number = llvm::find(inputs, window.source) - inputs.begin();
    Value gate = index.getGate() ? mapping.lookup(index.getGate()) : Value();
    if (outerGate && !indices.isInside(position, type.getShape()))
      gate = indices.logicalAnd(outerGate, gate);
    mapping.map(result, LoadOp::create(builder, loc, index.getType(),
                                       kernel.getArgument(number), offset, gate,
                                       /*alternative=*/Value()));
    return;
  }
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(mapping.lookup(operand));
  if (Value simplified = indices.rebuild(op, operands)) {
    mapping.map(result, simplified);
    return;
  }
  // Inlining may have brought together what folds, such as the selection of a
  // gated read that is 0 anyway.
  Operation *clone = builder.clone(*op, mapping);
  SmallVector<Value, 1> folded;
  if (succeeded(builder.tryFold(clone, folded)) && !folded.empty()) {
    mapping.map(result, folded.front());
    clone->erase();
  }
}

/// What `read` reads of the inlined value, computed there.
Value KernelBuilder::cloneInlined(IndexOp read, IndexBuilder &indices,
                                  OpBuilder &builder, IRMapping &mapping) {
  IRMapping inner(outerMapping);
  for (auto [range, index] :
       llvm::zip_equal(inlined.getRanges(), read.getIndices()))
    inner.map(range, mapping.lookup(index));
  Value gate = read.getGate() ? mapping.lookup(read.getGate()) : Value();
  for (Operation *op : inlinedSlice)
    if (!inner.contains(op->getResult(0)))
      cloneScalar(op, indices, builder, inner, gate);
  Value value = inner.lookup(inlined.getValue());
  if (!gate)
    return value;
  Value zero =
      ConstOp::create(builder, read.getLoc(), read.getType(), int64_t(0));
  return WhereOp::create(builder, read.getLoc(), gate, value, zero);
}

/// Computes the tile of the inlined value. `mapping` has the indices of the
/// axes that are outside of it.
void KernelBuilder::makeTile(IndexBuilder &indices, OpBuilder &builder,
                             IRMapping &mapping) {
  IRMapping inner(outerMapping);
  SmallVector<Value> ranges;
  SmallVector<int64_t> shape;
  for (auto [range, outer] : llvm::zip_equal(inlined.getRanges(), tileOuter)) {
    if (outer) {
      inner.map(range, mapping.lookup(outer));
      continue;
    }
    shape.push_back(getRangeSize(range));
    ranges.push_back(indices.range(shape.back()));
    inner.map(range, ranges.back());
  }
  for (Operation *op : inlinedSlice)
    if (!inner.contains(op->getResult(0)))
      cloneScalar(op, indices, builder, inner);
  auto type = RankedTensorType::get(shape, inlined.getType().getElementType());
  tile = BufferizeOp::create(builder, inlined.getLoc(), type,
                             inner.lookup(inlined.getValue()), ranges,
                             Space::local);
}

/// What `read` reads of the inlined value, from a tile.
Value KernelBuilder::readTile(IndexOp read, IndexBuilder &indices,
                              OpBuilder &builder, IRMapping &mapping) {
  if (!tile)
    makeTile(indices, builder, mapping);
  SmallVector<Value> position;
  for (auto [index, outer] : llvm::zip_equal(read.getIndices(), tileOuter))
    if (!outer)
      position.push_back(mapping.lookup(index));
  Value gate = read.getGate() ? mapping.lookup(read.getGate()) : Value();
  return IndexOp::create(builder, read.getLoc(), tile.getResult(), position,
                         gate);
}

/// Notes what needs no kernel: the same constant or an element at the same
/// distance everywhere.
void KernelBuilder::findShortcut(IndexBuilder &indices, Value stored,
                                 Value offset) {
  if (auto op = stored.getDefiningOp<ConstOp>())
    constant = op.getValue();
  auto load = stored.getDefiningOp<LoadOp>();
  if (!load || load.getGate() || !variables.empty() || root.isPacked())
    return;
  auto argument = cast<BlockArgument>(load.getSource());
  APInt distance;
  if (argument.getArgNumber() < inputs.size() &&
      matchPattern(indices.sub(load.getOffset(), offset),
                   m_ConstantInt(&distance)))
    window = {inputs[argument.getArgNumber()], distance.getSExtValue()};
}

KernelOp KernelBuilder::build(OpBuilder &moduleBuilder) {
  SmallVector<Type> types;
  for (Value input : inputs)
    types.push_back(getBufferType(input.getType()));
  for (Value scalar : outerScalars)
    types.push_back(MemRefType::get({1}, scalar.getType()));
  types.push_back(getBufferType(root.getType()));
  types.append(variables.size(), moduleBuilder.getIndexType());
  kernel = KernelOp::create(moduleBuilder, root.getLoc(), "kernel",
                            moduleBuilder.getFunctionType(types, {}));

  OpBuilder builder = OpBuilder::atBlockEnd(&kernel.getBody().front());
  IndexBuilder indices(builder, root.getLoc());
  for (auto [number, scalar] : llvm::enumerate(outerScalars))
    outerMapping.map(scalar,
                     LoadOp::create(builder, root.getLoc(), scalar.getType(),
                                    kernel.getArgument(inputs.size() + number),
                                    indices.constant(0), /*gate=*/Value(),
                                    /*alternative=*/Value()));
  BlockArgument output =
      kernel.getArgument(inputs.size() + outerScalars.size());
  for (auto [number, variable] : llvm::enumerate(variables))
    outerMapping.map(variable,
                     kernel.getArgument(output.getArgNumber() + 1 + number));
  IRMapping mapping(outerMapping);
  for (Operation *scalar : slice)
    cloneScalar(scalar, indices, builder, mapping);

  SmallVector<Value> position, ranges;
  indices.setLoc(root.getLoc());
  for (Value range : root.getRanges()) {
    position.push_back(mapping.lookup(range));
    if (position.back().getDefiningOp<RangeOp>())
      ranges.push_back(position.back());
  }
  Value offset;
  if (root.isPacked()) {
    SmallVector<Value> sizes;
    for (Value index : position) {
      auto range = index.getDefiningOp<RangeOp>();
      sizes.push_back(range && range.getSize()
                          ? Value(range.getSize())
                          : indices.constant(getRangeSize(index)));
    }
    offset = indices.linearize(position, ArrayRef<Value>(sizes));
  } else {
    offset = indices.linearize(position, root.getType().getShape());
  }
  Value stored = mapping.lookup(root.getValue());
  StoreOp::create(builder, root.getLoc(), stored, output, offset, ranges,
                  /*gate=*/Value());
  findShortcut(indices, stored, offset);
  SinkOp::create(builder, root.getLoc());
  // Simplification may leave values that nothing needs.
  for (Operation &dead :
       llvm::make_early_inc_range(llvm::reverse(kernel.getBody().front())))
    if (isOpTriviallyDead(&dead))
      dead.erase();
  return kernel;
}
