//===- IndexSizes.cpp - Sizes that are values -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexNumbers.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Sizes of tensors
//===----------------------------------------------------------------------===//

Value IndexBuilder::size(Value tensor, int64_t axis) {
  if (auto known = tensorSizes.find(tensor); known != tensorSizes.end())
    return known->second[axis];
  int64_t size = cast<RankedTensorType>(tensor.getType()).getDimSize(axis);
  return ShapedType::isDynamic(size) ? Value() : constant(size);
}

SmallVector<Value> IndexBuilder::sizes(Value tensor) {
  if (auto known = tensorSizes.find(tensor); known != tensorSizes.end())
    return known->second;
  SmallVector<Value> result;
  auto rank = cast<RankedTensorType>(tensor.getType()).getRank();
  for (int64_t axis = 0; axis < rank; ++axis)
    result.push_back(size(tensor, axis));
  return result;
}

void IndexBuilder::setSizes(Value tensor, ArrayRef<Value> sizes) {
  tensorSizes[tensor].assign(sizes.begin(), sizes.end());
}

ArrayRef<Value> IndexBuilder::begins(Value joined, ValueRange sources,
                                     int64_t axis) {
  auto [known, isNew] = tensorBegins.try_emplace(joined);
  if (!isNew)
    return known->second;
  SmallVector<Value> result = {constant(0)};
  for (Value source : sources.drop_back())
    result.push_back(add(result.back(), size(source, axis)));
  return known->second = std::move(result);
}

Value IndexBuilder::rangeOfSize(Value size, RangeKind kind) {
  std::optional<int64_t> number = getConstant(size);
  return number ? range(*number, kind) : range(size, kind);
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

/// A range is at most its size less one, which tells more than the bounds of
/// both where the size is a value.
IndexBounds IndexBuilder::boundByRangeSizes(const Sum &sum,
                                            IndexBounds result) {
  for (bool isMax : {false, true}) {
    std::optional<Sum> other = sum;
    bool isOther = false;
    for (const Term &term : sum.terms) {
      auto range = term.atom.getDefiningOp<RangeOp>();
      if (!range || !range.getSize() || (term.factor > 0) != isMax)
        continue;
      Sum next;
      next.terms.push_back({term.atom, 1});
      next.constant = 1;
      std::optional<Sum> rest = addSums(getSum(range.getSize()), next, -1);
      other = rest && other ? addSums(*other, *rest, term.factor)
                            : std::optional<Sum>();
      isOther = true;
    }
    if (!isOther || !other)
      continue;
    IndexBounds bounds = getBoundsOfTerms(*other);
    if (isUnbounded(bounds))
      continue;
    if (isMax)
      result.max = std::min(result.max, bounds.max);
    else
      result.min = std::max(result.min, bounds.min);
  }
  return result;
}

Value IndexBuilder::inside(Value value, int64_t low, Value high) {
  if (std::optional<int64_t> number = getConstant(high))
    return inside(value, low, *number);
  Value fits = logicalAnd(cmp(CmpPredicate::ge, value, low),
                          cmp(CmpPredicate::lt, value, high));
  APInt known;
  if (fits && matchPattern(fits, m_ConstantInt(&known)) && !known.isZero())
    return {};
  return fits;
}

bool IndexBuilder::isInside(ValueRange position, ArrayRef<Value> sizes) {
  return llvm::all_of(llvm::zip_equal(position, sizes), [&](auto pair) {
    auto [index, size] = pair;
    return !inside(index, 0, size);
  });
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Value IndexBuilder::floorDiv(Value lhs, Value divisor) {
  if (std::optional<int64_t> number = getConstant(divisor);
      number && *number >= 0)
    return *number == 0 ? constant(0) : floorDiv(lhs, *number);
  if (!inside(lhs, 0, divisor))
    return constant(0);
  return unique(FloorDivOp::create(builder, loc, lhs, divisor));
}

Value IndexBuilder::floorMod(Value lhs, Value divisor) {
  if (std::optional<int64_t> number = getConstant(divisor);
      number && *number >= 0)
    return *number == 0 ? constant(0) : floorMod(lhs, *number);
  if (!inside(lhs, 0, divisor))
    return lhs;
  return unique(FloorModOp::create(builder, loc, lhs, divisor));
}

bool IndexBuilder::hasNoElements(ArrayRef<Value> sizes) {
  return llvm::any_of(sizes,
                      [&](Value size) { return getBounds(size).max == 0; });
}

Value IndexBuilder::linearize(ValueRange position, ArrayRef<Value> sizes) {
  SmallVector<int64_t> shape;
  for (Value size : sizes)
    if (std::optional<int64_t> number = getConstant(size))
      shape.push_back(*number);
  if (shape.size() == sizes.size())
    return linearize(position, shape);
  Value offset = constant(0), stride = constant(1);
  for (size_t axis = sizes.size(); axis-- > 0;) {
    offset = add(offset, mul(position[axis], stride));
    if (axis > 0)
      stride = mul(stride, sizes[axis]);
  }
  return offset;
}

void IndexBuilder::delinearize(Value offset, ArrayRef<Value> sizes,
                               SmallVectorImpl<Value> &position) {
  position.resize(sizes.size());
  for (size_t axis = sizes.size(); axis-- > 0;) {
    // The outermost axis needs no remainder: the offset is in range.
    position[axis] = axis == 0 ? offset : floorMod(offset, sizes[axis]);
    if (axis > 0)
      offset = floorDiv(offset, sizes[axis]);
  }
}

/// A product: a number and values, the latter in an order of their own.
struct IndexBuilder::Product {
  int64_t number = 1;
  SmallVector<Value, 2> factors;

  bool operator==(const Product &other) const {
    return number == other.number && factors == other.factors;
  }
  bool hasFactorsOf(const Product &other) const {
    SmallVector<Value, 2> rest = factors;
    return llvm::all_of(other.factors, [&](Value factor) {
      auto *found = llvm::find(rest, factor);
      if (found == rest.end())
        return false;
      rest.erase(found);
      return true;
    });
  }
};

/// `value` as a number times a value that no number divides, which is null
/// where the value is a number.
std::pair<int64_t, Value> IndexBuilder::splitNumber(Value value) {
  Sum sum = getSum(value);
  if (sum.terms.empty())
    return {sum.constant, Value()};
  int64_t common = sum.constant;
  for (const Term &term : sum.terms)
    common = std::gcd(common, term.factor);
  if (common == 1)
    return {1, value};
  for (Term &term : sum.terms)
    term.factor /= common;
  sum.constant /= common;
  return {common, materialize(sum)};
}

/// `product` times `size`; false if 64 bits do not hold the number in it.
bool IndexBuilder::multiply(Product &product, Value size) {
  SmallVector<Value> worklist = {size};
  while (!worklist.empty()) {
    auto [number, value] = splitNumber(worklist.pop_back_val());
    if (llvm::MulOverflow(product.number, number, product.number))
      return false;
    if (!value)
      continue;
    if (auto factors = value.getDefiningOp<MulOp>()) {
      worklist.push_back(factors.getLhs());
      worklist.push_back(factors.getRhs());
    } else {
      product.factors.push_back(value);
    }
  }
  llvm::sort(product.factors, [](Value lhs, Value rhs) {
    return lhs.getAsOpaquePointer() < rhs.getAsOpaquePointer();
  });
  return true;
}

std::optional<SmallVector<IndexBuilder::AxisGroup>>
IndexBuilder::groupAxes(ArrayRef<Value> from, ArrayRef<Value> to) {
  SmallVector<AxisGroup> groups;
  size_t fromEnd = from.size(), toEnd = to.size();
  while (fromEnd > 0 || toEnd > 0) {
    size_t fromBegin = fromEnd, toBegin = toEnd;
    Product fromSize, toSize;
    auto extend = [&](Product &product, ArrayRef<Value> sizes, size_t &begin) {
      return begin > 0 && multiply(product, sizes[--begin]);
    };
    if ((fromBegin > 0 && !extend(fromSize, from, fromBegin)) ||
        (toBegin > 0 && !extend(toSize, to, toBegin)))
      return std::nullopt;
    while (!(fromSize == toSize)) {
      // The side that lacks something gets its next axis.
      bool fromLacks = !fromSize.hasFactorsOf(toSize);
      bool toLacks = !toSize.hasFactorsOf(fromSize);
      bool extendFrom =
          fromLacks != toLacks ? fromLacks : fromSize.number < toSize.number;
      if (extendFrom ? fromBegin == 0 : toBegin == 0)
        extendFrom = !extendFrom;
      if (!(extendFrom ? extend(fromSize, from, fromBegin)
                       : extend(toSize, to, toBegin)))
        return std::nullopt;
    }
    groups.push_back({fromBegin, fromEnd, toBegin, toEnd});
    fromEnd = fromBegin;
    toEnd = toBegin;
  }
  return groups;
}
