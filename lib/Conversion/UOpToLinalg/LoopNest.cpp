//===- LoopNest.cpp - One linalg.generic ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNest.h"

#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace uop;
using namespace uop::tolinalg;

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

AffineMap tolinalg::mapToSource(Operation *op, AffineMap map) {
  MLIRContext *context = op->getContext();
  auto source = cast<RankedTensorType>(op->getOperand(0).getType());
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  ArrayRef<AffineExpr> position = map.getResults();
  SmallVector<AffineExpr> exprs(source.getRank(),
                                getAffineConstantExpr(0, context));
  if (auto permute = dyn_cast<PermuteOp>(op)) {
    for (auto [axis, from] : llvm::enumerate(permute.getPermutation()))
      exprs[from] = position[axis];
  } else if (auto flip = dyn_cast<FlipOp>(op)) {
    llvm::copy(position, exprs.begin());
    for (int64_t axis : flip.getAxes())
      exprs[axis] = source.getDimSize(axis) - 1 - position[axis];
  } else if (isa<ExpandOp>(op)) {
    llvm::copy(position, exprs.begin());
  } else {
    // A reshape keeps the order of the axes whose size is not 1.
    int64_t from = 0;
    for (int64_t axis = 0; axis != type.getRank(); ++axis) {
      if (type.getDimSize(axis) == 1)
        continue;
      while (source.getDimSize(from) == 1)
        ++from;
      exprs[from++] = position[axis];
    }
  }
  for (auto [axis, expr] : llvm::enumerate(exprs))
    if (source.getDimSize(axis) == 1)
      expr = getAffineConstantExpr(0, context);
  return AffineMap::get(map.getNumDims(), 0, exprs, context);
}

LoopNest::Read LoopNest::resolve(Value value, AffineMap map) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isMapped(op) || !converter.isPartOfNest(op))
      break;
    map = mapToSource(op, map);
    value = op->getOperand(0);
  }
  return {value, map};
}

//===----------------------------------------------------------------------===//
// What is read
//===----------------------------------------------------------------------===//

void LoopNest::add(Value value, AffineMap map) {
  SmallVector<Value> work = {value};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (op && isTensorArithmetic(op) && converter.isPartOfNest(op)) {
      if (arithmetic.insert(op))
        llvm::append_range(work, llvm::reverse(op->getOperands()));
      continue;
    }
    if (!reads.contains({next, map}))
      reads.insert({{next, map}, resolve(next, map)});
  }
}

void LoopNest::addTensor(Value tensor, AffineMap map) {
  reads.insert({{tensor, map}, {tensor, map}});
}

/// `map` without the axes of size 1, and the source without them: the maps of
/// most structured ops are projected permutations.
static std::pair<Value, AffineMap>
dropUnitAxes(Converter &converter, Location loc, Value source, AffineMap map) {
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<AffineExpr> exprs;
  SmallVector<int64_t> shape;
  for (auto [expr, size] : llvm::zip_equal(map.getResults(), type.getShape())) {
    if (size == 1 && expr == getAffineConstantExpr(0, map.getContext()))
      continue;
    exprs.push_back(expr);
    shape.push_back(size);
  }
  if (exprs.size() == map.getNumResults())
    return {source, map};
  return {converter.reshape(loc, source, type.clone(shape)),
          AffineMap::get(map.getNumDims(), 0, exprs, map.getContext())};
}

Value LoopNest::emitIndices(IotaOp iota, AffineMap map) {
  Emitter &emitter = converter.getEmitter();
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  AffineExpr expr = map.getResult(iota.getAxis());
  Value index;
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    index = linalg::IndexOp::create(builder, dim.getPosition());
  } else {
    SmallVector<Value> dims(shape.size());
    for (unsigned i = 0; i != dims.size(); ++i)
      if (expr.isFunctionOfDim(i))
        dims[i] = linalg::IndexOp::create(builder, i);
    index = affine::expandAffineExpr(builder, loc, expr, dims, {});
  }
  return emitScalarCast(emitter, index, builder.getIndexType(),
                        iota.getType().getElementType());
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

/// Linalg finds the size of each loop in the shape of an operand. What has that
/// of the loops that `maps` do not name is an input that no body reads.
void LoopNest::addSizes(SmallVectorImpl<Value> &inputs,
                        SmallVectorImpl<AffineMap> &maps) {
  llvm::SmallBitVector isKnown(shape.size());
  for (AffineMap map : maps)
    for (AffineExpr expr : map.getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        isKnown.set(dim.getPosition());
  if (isKnown.all())
    return;
  ImplicitLocOpBuilder &builder = converter.getEmitter().getBuilder();
  SmallVector<int64_t> sizes;
  SmallVector<AffineExpr> exprs;
  for (auto [axis, size] : llvm::enumerate(shape)) {
    if (isKnown.test(axis))
      continue;
    sizes.push_back(size);
    exprs.push_back(builder.getAffineDimExpr(axis));
  }
  inputs.push_back(
      tensor::EmptyOp::create(builder, sizes, builder.getI1Type()));
  maps.insert(std::prev(maps.end()),
              AffineMap::get(shape.size(), 0, exprs, builder.getContext()));
}

Value LoopNest::create(Value init, AffineMap resultMap, BodyFn body) {
  Emitter &emitter = converter.getEmitter();
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  llvm::MapVector<std::pair<Value, AffineMap>, unsigned> numbers;
  llvm::DenseMap<std::pair<Value, AffineMap>, unsigned> inputOf;
  for (auto &[key, read] : reads) {
    Operation *op = read.source.getDefiningOp();
    auto constant = dyn_cast_or_null<ConstOp>(op);
    if (isa_and_nonnull<IotaOp>(op) ||
        (constant && isa<SplatElementsAttr>(constant.getValue())))
      continue;
    auto input =
        dropUnitAxes(converter, loc, converter.get(read.source), read.map);
    auto [known, isNew] = numbers.insert({input, inputs.size()});
    if (isNew) {
      inputs.push_back(input.first);
      maps.push_back(input.second);
    }
    inputOf[key] = known->second;
  }
  maps.push_back(resultMap);
  addSizes(inputs, maps);
  unsigned rank = shape.size();
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  for (AffineExpr expr : resultMap.getResults())
    iterators[cast<AffineDimExpr>(expr).getPosition()] =
        utils::IteratorType::parallel;
  SmallVector<Operation *> ops = arithmetic.takeVector();
  llvm::sort(ops, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });

  auto emitBody = [&](OpBuilder &inner, Location, ValueRange arguments) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(inner.getInsertionBlock());
    Elements elements;
    for (auto &[key, read] : reads) {
      auto input = inputOf.find(key);
      Operation *op = read.source.getDefiningOp();
      Value element;
      if (input != inputOf.end())
        element = arguments[input->second];
      else if (auto iota = dyn_cast<IotaOp>(op))
        element = emitIndices(iota, read.map);
      else
        element = emitter.constant(getSignlessAttr(
            cast<SplatElementsAttr>(cast<ConstOp>(op).getValue())
                .getSplatValue<TypedAttr>()));
      elements.elements.try_emplace(key.first, element);
      elements.mapped[key] = element;
    }
    for (Operation *op : ops)
      elements.elements[op->getResult(0)] = emitScalar(
          emitter, op, llvm::map_to_vector(op->getOperands(), elements));
    linalg::YieldOp::create(builder, body(elements, arguments.back()));
  };
  return linalg::GenericOp::create(builder, init.getType(), inputs, init, maps,
                                   iterators, emitBody)
      .getResult(0);
}
