//===- IndirectOps.cpp - Gather and scatter as linalg -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNest.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;
using namespace uop::tolinalg;

using IntPredicate = arith::CmpIPredicate;

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static Value emitIndex(Emitter &emitter, unsigned axis) {
  return linalg::IndexOp::create(emitter.getBuilder(), axis);
}

/// The position of a point of the nest, with `index` on one axis.
static SmallVector<Value> emitPosition(Emitter &emitter, unsigned rank,
                                       unsigned axis, Value index) {
  SmallVector<Value> position;
  for (unsigned i = 0; i != rank; ++i)
    position.push_back(i == axis ? index : emitIndex(emitter, i));
  return position;
}

Value Converter::convertGather(GatherOp op) {
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getType());
  RankedTensorType sourceType = getTensorType(op.getSource());
  Value none = zero(type.getElementType());
  if (sourceType.getNumElements() == 0)
    return fill(loc, none, type);

  Value source = get(op.getSource());
  Type index = emitter.getBuilder().getIndexType();
  bool isUnsigned = isUnsignedType(op.getIndices().getType());
  LoopNest nest(*this, loc, type.getShape());
  nest.add(op.getIndices());
  return nest.create(empty(loc, type), [&](const LoopNest::Elements &element,
                                           Value) {
    Value wanted = emitter.resize(element(op.getIndices()), index, isUnsigned);
    Value size = emitter.constant(index, sourceType.getDimSize(op.getAxis()));
    Value isInside = emitter.cmp(IntPredicate::ult, wanted, size);
    Value safe = emitter.select(isInside, wanted, emitter.constant(index, 0));
    Value found = tensor::ExtractOp::create(
        emitter.getBuilder(), source,
        emitPosition(emitter, type.getRank(), op.getAxis(), safe));
    return emitter.select(isInside, found, none);
  });
}

namespace {
/// Finds the updates of each element by a search along the axis: linalg writes
/// an element where the loops say.
class ScatterEmitter {
public:
  ScatterEmitter(Converter &converter, ScatterOp op)
      : converter(converter), emitter(converter.getEmitter()), op(op),
        axis(op.getAxis()), rank(getTensorType(op.getTarget()).getRank()),
        indices(converter.get(op.getIndices())),
        updates(converter.get(op.getUpdates())),
        element(getTensorType(op.getTarget()).getElementType()) {}

  /// The result for the part of the target that updates reach.
  Value emit(Value part) {
    if (op.getKind() == ScatterKind::set)
      return emitSet(part);
    auto kind = static_cast<ReduceKind>(op.getKind());
    Type wide = getWideElement(kind, element);
    Value identity =
        emitter.constant(getSignlessAttr(getExactIdentity(kind, wide)));
    Value sum = search(
        part, wide, identity,
        [&](const LoopNest::Elements &elementOf, Value hits, Value before) {
          Value update =
              emitScalarCast(emitter, elementOf(updates), element, wide);
          return emitCombination(emitter, kind, element, before,
                                 emitter.select(hits, update, identity));
        });
    return combine(part, sum, [&](Value old, Value sum) {
      return emitCombination(emitter, kind, element, old,
                             emitScalarCast(emitter, sum, wide, element));
    });
  }

private:
  using TermFn =
      llvm::function_ref<Value(const LoopNest::Elements &, Value, Value)>;

  /// Reduces over all updates; `term` is told whether one hits the element.
  Value search(Value part, Type type, Value init, TermFn term) {
    MLIRContext *context = op.getContext();
    RankedTensorType partType = getTensorType(part);
    SmallVector<AffineExpr> exprs;
    for (unsigned i = 0; i != rank; ++i)
      exprs.push_back(getAffineDimExpr(i == axis ? rank : i, context));
    auto updateMap = AffineMap::get(rank + 1, 0, exprs, context);
    SmallVector<int64_t> shape(partType.getShape());
    shape.push_back(getTensorType(indices).getDimSize(axis));
    LoopNest nest(converter, op.getLoc(), shape);
    nest.addTensor(indices, updateMap);
    nest.addTensor(updates, updateMap);
    Value start = converter.fill(op.getLoc(), init, partType.clone(type));
    bool isUnsigned = isUnsignedType(op.getIndices().getType());
    return nest.create(
        start,
        AffineMap::getMultiDimIdentityMap(rank + 1, context).dropResult(rank),
        [&](const LoopNest::Elements &elementOf, Value before) {
          Value index =
              emitter.resize(elementOf(indices),
                             emitter.getBuilder().getIndexType(), isUnsigned);
          Value hits =
              emitter.cmp(IntPredicate::eq, index, emitIndex(emitter, axis));
          return term(elementOf, hits, before);
        });
  }

  Value combine(Value part, Value found,
                llvm::function_ref<Value(Value, Value)> body) {
    RankedTensorType type = getTensorType(part);
    LoopNest nest(converter, op.getLoc(), type.getShape());
    auto identity = AffineMap::getMultiDimIdentityMap(rank, op.getContext());
    nest.addTensor(part, identity);
    nest.addTensor(found, identity);
    return nest.create(converter.empty(op.getLoc(), type),
                       [&](const LoopNest::Elements &elementOf, Value) {
                         return body(elementOf(part), elementOf(found));
                       });
  }

  /// The last update that hits wins.
  Value emitSet(Value part) {
    Type i64 = emitter.getBuilder().getI64Type();
    Type index = emitter.getBuilder().getIndexType();
    Value none = emitter.constant(i64, -1);
    Value last =
        search(part, i64, none,
               [&](const LoopNest::Elements &, Value hits, Value before) {
                 Value number =
                     emitter.resize(emitIndex(emitter, rank), i64, false);
                 return emitter.emit<arith::MaxSIOp>(
                     before, emitter.select(hits, number, none));
               });
    return combine(part, last, [&](Value old, Value last) -> Value {
      Value zero = emitter.constant(i64, 0);
      Value isHit = emitter.cmp(IntPredicate::sge, last, zero);
      Value safe = emitter.resize(emitter.select(isHit, last, zero), index,
                                  /*isUnsigned=*/false);
      Value update =
          tensor::ExtractOp::create(emitter.getBuilder(), updates,
                                    emitPosition(emitter, rank, axis, safe));
      return emitter.select(isHit, update, old);
    });
  }

  Converter &converter;
  Emitter &emitter;
  ScatterOp op;
  unsigned axis, rank;
  Value indices, updates;
  Type element;
};
} // namespace

Value Converter::convertScatter(ScatterOp op) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Value target = get(op.getTarget());
  RankedTensorType updates = getTensorType(op.getUpdates());
  if (updates.getNumElements() == 0)
    return target;
  SmallVector<int64_t> shape(updates.getShape());
  shape[op.getAxis()] = getTensorType(target).getDimSize(op.getAxis());
  if (getTensorType(target).getShape() == ArrayRef(shape))
    return ScatterEmitter(*this, op).emit(target);

  SmallVector<int64_t> zeros(shape.size(), 0), ones(shape.size(), 1);
  auto get = [&](ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(op.getContext(), values);
  };
  Value part = tensor::ExtractSliceOp::create(
      builder, getTensorType(target).clone(shape), target, get(zeros),
      get(shape), get(ones));
  part = ScatterEmitter(*this, op).emit(part);
  return tensor::InsertSliceOp::create(builder, part, target, get(zeros),
                                       get(shape), get(ones));
}
