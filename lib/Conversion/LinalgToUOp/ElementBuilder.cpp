//===- ElementBuilder.cpp - Elementwise ops of one shape --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementBuilder.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

SmallVector<int64_t>
uop::fromlinalg::getStaticSizes(ArrayRef<OpFoldResult> sizes) {
  return llvm::map_to_vector(sizes, [](OpFoldResult size) {
    return getConstantIntValue(size).value_or(ShapedType::kDynamic);
  });
}

SmallVector<Value>
uop::fromlinalg::getDynamicSizes(ArrayRef<OpFoldResult> sizes) {
  SmallVector<Value> values;
  for (OpFoldResult size : sizes)
    if (!getConstantIntValue(size))
      values.push_back(cast<Value>(size));
  return values;
}

/// Goes from a tensor to one whose size along an axis is the same but for
/// `more` elements of padding, as long as ops of uop show it; the size where an
/// op lists it. A tensor.dim of what is in between would keep that from being
/// fused.
static Value followSize(Value &tensor, int64_t &axis, int64_t &more) {
  // How many sizes before this one are listed, that is, not static.
  auto listed = [&](Value of, ValueRange sizes) -> Value {
    auto type = cast<RankedTensorType>(of.getType());
    return sizes[llvm::count_if(type.getShape().take_front(axis),
                                ShapedType::isDynamic)];
  };
  while (Operation *op = tensor.getDefiningOp()) {
    if (auto empty = dyn_cast<tensor::EmptyOp>(op))
      return listed(tensor, empty.getDynamicSizes());
    if (auto expand = dyn_cast<ExpandOp>(op))
      return listed(tensor, expand.getDynamicSizes());
    if (auto reshape = dyn_cast<ReshapeOp>(op))
      return listed(tensor, reshape.getDynamicSizes());
    if (auto iota = dyn_cast<IotaOp>(op))
      return listed(tensor, iota.getDynamicSizes());
    if (auto shrink = dyn_cast<ShrinkOp>(op))
      return listed(tensor, shrink.getDynamic().drop_front(llvm::count_if(
                                shrink.getOffsets(), ShapedType::isDynamic)));
    if (auto permute = dyn_cast<PermuteOp>(op)) {
      axis = permute.getPermutation()[axis];
      tensor = permute.getSource();
    } else if (auto reduce = dyn_cast<ReduceAxisOp>(op)) {
      SmallVector<int64_t> axes(reduce.getAxes());
      llvm::sort(axes);
      for (int64_t reduced : axes)
        axis += reduced <= axis;
      tensor = reduce.getSource();
    } else if (isa<UOpDialect>(*op->getDialect()) &&
               op->hasTrait<OpTrait::Elementwise>()) {
      tensor = op->getOperand(0);
    } else if (auto gather = dyn_cast<GatherOp>(op)) {
      tensor = gather.getIndices();
    } else if (auto pad = dyn_cast<PadOp>(op)) {
      more += pad.getLow()[axis] + pad.getHigh()[axis];
      tensor = pad.getSource();
    } else if (auto cat = dyn_cast<CatOp>(op);
               cat && int64_t(cat.getAxis()) != axis) {
      // Equal sizes may be static in some of the types.
      auto known = llvm::find_if(cat.getSources(), [&](Value source) {
        return cast<RankedTensorType>(source.getType()).isDynamicDim(axis);
      });
      if (known == cat.getSources().end())
        break;
      tensor = *known;
    } else {
      break;
    }
  }
  return {};
}

Sizes uop::fromlinalg::getSizes(OpBuilder &builder, Location loc,
                                Value tensor) {
  Sizes sizes;
  auto type = cast<RankedTensorType>(tensor.getType());
  for (auto [number, size] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(builder.getIndexAttr(size));
      continue;
    }
    Value origin = tensor;
    int64_t axis = number, more = 0;
    Value known = followSize(origin, axis, more);
    if (!known) {
      Value index = arith::ConstantIndexOp::create(builder, loc, axis);
      known = tensor::DimOp::create(builder, loc, origin, index);
    }
    if (more != 0)
      known = AddOp::create(
          builder, loc, builder.getIndexType(), known,
          ConstOp::create(builder, loc, builder.getIndexType(), more));
    sizes.push_back(known);
  }
  return sizes;
}

OpFoldResult uop::fromlinalg::getProduct(OpBuilder &builder, Location loc,
                                         ArrayRef<OpFoldResult> sizes) {
  Type index = builder.getIndexType();
  int64_t number = 1;
  Value product;
  for (OpFoldResult size : sizes) {
    if (auto known = getConstantIntValue(size)) {
      number *= *known;
      continue;
    }
    Value value = cast<Value>(size);
    product = product
                  ? Value(MulOp::create(builder, loc, index, product, value))
                  : value;
  }
  if (!product)
    return builder.getIndexAttr(number);
  if (number != 1)
    product = MulOp::create(builder, loc, index, product,
                            ConstOp::create(builder, loc, index, number));
  return product;
}

/// A tensor of these sizes that `OpT` makes of `source`, unless it has them.
template <typename OpT>
static Value createSized(OpBuilder &builder, Location loc, Value source,
                         ArrayRef<OpFoldResult> sizes) {
  auto type = RankedTensorType::get(getStaticSizes(sizes), getElement(source));
  if (type == source.getType())
    return source;
  return OpT::create(builder, loc, type, source, getDynamicSizes(sizes));
}

Value uop::fromlinalg::reshapeTo(OpBuilder &builder, Location loc, Value source,
                                 ArrayRef<OpFoldResult> sizes) {
  return createSized<ReshapeOp>(builder, loc, source, sizes);
}

Value uop::fromlinalg::expandTo(OpBuilder &builder, Location loc, Value source,
                                ArrayRef<OpFoldResult> sizes) {
  return createSized<ExpandOp>(builder, loc, source, sizes);
}

Value uop::fromlinalg::permuteBy(OpBuilder &builder, Location loc, Value source,
                                 ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return source;
  auto from = cast<RankedTensorType>(source.getType());
  auto shape = llvm::map_to_vector(
      permutation, [&](int64_t axis) { return from.getDimSize(axis); });
  return PermuteOp::create(builder, loc, from.clone(shape), source,
                           permutation);
}

Type uop::fromlinalg::getElementFor(Type type) {
  if (type.isIndex())
    return IntegerType::get(type.getContext(), 64);
  return isElementType(type) ? type : Type();
}

RankedTensorType ElementBuilder::getType(Type element) const {
  return RankedTensorType::get(getStaticSizes(sizes), getElementFor(element));
}

Value ElementBuilder::constant(TypedAttr value) {
  Attribute number = value;
  if (value.getType().isIndex())
    number = builder.getI64IntegerAttr(llvm::cast<IntegerAttr>(value).getInt());
  RankedTensorType type = getType(value.getType());
  if (type.hasStaticShape())
    return ConstOp::create(builder, loc, getSplatAttr(type, number));
  auto one = type.clone(SmallVector<int64_t>(type.getRank(), 1));
  Value single = ConstOp::create(builder, loc, getSplatAttr(one, number));
  return expandTo(builder, loc, single, sizes);
}

Value ElementBuilder::constant(Type element, int64_t number) {
  element = getElementFor(element);
  if (isa<FloatType>(element))
    return constant(element, double(number));
  auto type = llvm::cast<IntegerType>(element);
  return constant(
      IntegerAttr::get(type, APInt(type.getWidth(), number, /*isSigned=*/true,
                                   /*implicitTrunc=*/true)));
}

Value ElementBuilder::constant(Type element, double number) {
  return constant(FloatAttr::get(element, number));
}

Value ElementBuilder::splat(Value scalar) {
  if (auto known = scalar.getDefiningOp<ConstOp>())
    if (auto dense = dyn_cast<SplatElementsAttr>(known.getValue()))
      return constant(dense.getSplatValue<TypedAttr>());
  Sizes ones(sizes.size(), builder.getIndexAttr(1));
  Value single = reshapeTo(builder, loc, scalar, ones);
  return expandTo(builder, loc, single, sizes);
}

Value ElementBuilder::iota(int64_t axis) {
  return IotaOp::create(builder, loc, getType(builder.getI64Type()),
                        getDynamicSizes(sizes), axis);
}

Value ElementBuilder::cmp(CmpPredicate predicate, Value lhs, Value rhs) {
  return CmpOp::create(builder, loc, getI1SameShape(lhs.getType()), predicate,
                       lhs, rhs);
}

Value ElementBuilder::where(Value condition, Value trueValue,
                            Value falseValue) {
  return WhereOp::create(builder, loc, trueValue.getType(), condition,
                         trueValue, falseValue);
}

Value ElementBuilder::cast(Value value, Type element) {
  element = getElementFor(element);
  if (getElement(value) == element)
    return value;
  return CastOp::create(builder, loc, withElementType(value.getType(), element),
                        value);
}

Value ElementBuilder::bitcast(Value value, Type element) {
  element = getElementFor(element);
  if (getElement(value) == element)
    return value;
  return BitcastOp::create(builder, loc,
                           withElementType(value.getType(), element), value);
}

static Value withSignedness(ElementBuilder &elements, Value value,
                            IntegerType::SignednessSemantics signedness) {
  auto type = cast<IntegerType>(getElement(value));
  if (type.getWidth() == 1)
    return value;
  return elements.bitcast(
      value, IntegerType::get(type.getContext(), type.getWidth(), signedness));
}

Value ElementBuilder::asUnsigned(Value value) {
  return withSignedness(*this, value, IntegerType::Unsigned);
}

Value ElementBuilder::asSigned(Value value) {
  return withSignedness(*this, value, IntegerType::Signless);
}
