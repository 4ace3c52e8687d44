//===- PaddedCopy.cpp - Values stored with a border -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedCopy.h"

#include "../Utils/FloatingScalars.h"
#include "../Utils/SliceCopy.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

static std::optional<int64_t> getNumber(Value value) {
  APInt number;
  if (value && matchPattern(value, m_ConstantInt(&number)))
    return number.getSExtValue();
  return std::nullopt;
}

SmallVector<Value> PaddedCopy::map(ValueRange position,
                                   IndexBuilder &indices) const {
  return llvm::map_to_vector(axes, [&](const Axis &axis) -> Value {
    return axis.source ? indices.add(position[*axis.source], axis.begin)
                       : indices.constant(0);
  });
}

/// Whether the gate holds wherever the copy has an element of the source.
static bool holdsInside(Value gate, BufferizeOp op, PaddedCopy &copy,
                        IndexBuilder &indices) {
  if (!gate)
    return true;
  SmallVector<Value> inside = copy.map(copy.source.getRanges(), indices);
  IRMapping mapping;
  for (auto [range, index] : llvm::zip_equal(op.getRanges(), inside))
    mapping.map(range, index);
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(gate, slice);
  if (llvm::any_of(slice, llvm::IsaPred<IndexOp>))
    return false;
  copyWhatDepends(slice.getArrayRef(), mapping, indices);
  return getNumber(mapping.lookupOrDefault(gate)).value_or(0) != 0;
}

std::optional<PaddedCopy> uop::findPaddedCopy(BufferizeOp op,
                                              IndexBuilder &indices,
                                              RangeDependence &ranges) {
  Value value = op.getValue(), gate;
  if (auto where = value.getDefiningOp<WhereOp>()) {
    if (!where.getFalseValue().getDefiningOp<ConstOp>())
      return std::nullopt;
    value = where.getTrueValue();
    gate = where.getCondition();
  }
  PaddedCopy copy;
  copy.read = value.getDefiningOp<IndexOp>();
  if (!copy.read || isa<VectorType>(copy.read.getType()))
    return std::nullopt;
  copy.source = copy.read.getSource().getDefiningOp<BufferizeOp>();
  // Packed elements are in another place than the ranges say.
  if (!copy.source || copy.source->getBlock() != op->getBlock() ||
      isLocalTile(copy.source) || copy.source.isPacked() || op.isPacked() ||
      copy.source.getType().getElementType() != op.getType().getElementType())
    return std::nullopt;

  copy.axes.resize(op.getRanges().size());
  for (auto [axis, index] : llvm::enumerate(copy.read.getIndices())) {
    const RangeSet &needed = ranges.get(index);
    if (needed.empty()) {
      if (copy.source.getType().getDimSize(axis) != 1)
        return std::nullopt;
      continue;
    }
    auto range = llvm::find(op.getRanges(), needed.front());
    if (needed.size() != 1 || range == op.getRanges().end())
      return std::nullopt;
    PaddedCopy::Axis &mapped = copy.axes[range - op.getRanges().begin()];
    std::optional<int64_t> begin = getNumber(indices.sub(*range, index));
    int64_t size = copy.source.getType().getDimSize(axis);
    if (mapped.source || !begin || *begin < 0 ||
        size > op.getType().getDimSize(range - op.getRanges().begin()) - *begin)
      return std::nullopt;
    mapped = {axis, *begin};
  }
  for (auto [axis, size] : llvm::zip_equal(copy.axes, op.getType().getShape()))
    if (!axis.source && size != 1)
      return std::nullopt;
  if (!holdsInside(gate, op, copy, indices) ||
      !holdsInside(copy.read.getGate(), op, copy, indices))
    return std::nullopt;
  return copy;
}
