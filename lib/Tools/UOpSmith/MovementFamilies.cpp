//===- MovementFamilies.cpp - Random movement of elements -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramBuilder.h"

using namespace mlir;
using namespace uop;
using namespace uop::smith;

static RankedTensorType withShape(Value value, ArrayRef<int64_t> shape) {
  return getTensorType(value).clone(shape);
}

/// Whether a few times as many elements are still not too many.
static bool mayGrow(Value value) {
  return getTensorType(value).getNumElements() <= kMaxElements / 2;
}

static int64_t countOf(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

static bool writeReshape(ProgramBuilder &program) {
  Random &random = program.random;
  Value source = program.pick();
  int64_t count = getTensorType(source).getNumElements();
  Shape shape;
  if (count == 0) {
    shape.push_back(0);
    for (int64_t i = random.below(3); i > 0; --i)
      shape.push_back(random.between(0, 4));
    std::swap(shape.front(), shape[random.below(shape.size())]);
  } else {
    int64_t rank = random.between(count == 1 ? 0 : 1, 6);
    shape.assign(rank, 1);
    // The prime factors, each on some axis.
    for (int64_t factor = 2; count > 1;) {
      if (count % factor) {
        ++factor;
        continue;
      }
      shape[random.below(rank)] *= factor;
      count /= factor;
    }
  }
  program.emit<ReshapeOp>(withShape(source, shape), source);
  return true;
}

static bool writePermute(ProgramBuilder &program) {
  Value source = program.pick();
  ArrayRef<int64_t> sizes = getTensorType(source).getShape();
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, sizes.size()));
  for (size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[program.random.below(i)]);
  Shape shape;
  for (int64_t axis : order)
    shape.push_back(sizes[axis]);
  program.emit<PermuteOp>(withShape(source, shape), source, order);
  return true;
}

static bool writeExpand(ProgramBuilder &program) {
  Value source = program.pick();
  Shape shape(getTensorType(source).getShape());
  for (int64_t &size : shape)
    if (size == 1) {
      size = program.random.between(program.random.chance(3) ? 0 : 1, 5);
      if (countOf(shape) > kMaxElements)
        size = 1;
    }
  program.emit<ExpandOp>(withShape(source, shape), source);
  return true;
}

static bool writePad(ProgramBuilder &program) {
  Random &random = program.random;
  Value source = program.pick();
  Shape shape(getTensorType(source).getShape());
  SmallVector<int64_t> low(shape.size()), high(shape.size());
  for (auto [i, size] : llvm::enumerate(shape)) {
    int64_t before = random.chance(50) ? 0 : random.between(1, 3);
    int64_t after = random.chance(50) ? 0 : random.between(1, 3);
    size += before + after;
    if (countOf(shape) > kMaxElements) {
      size -= before + after;
      continue;
    }
    low[i] = before;
    high[i] = after;
  }
  Value fill;
  if (random.chance(40)) {
    Type element = getTensorType(source).getElementType();
    llvm::APInt bits = makeElement(random, element, random.chance(30));
    TypedAttr value;
    if (auto floatType = dyn_cast<FloatType>(element))
      value = FloatAttr::get(
          floatType, llvm::APFloat(floatType.getFloatSemantics(), bits));
    else
      value = IntegerAttr::get(element, bits);
    fill = ConstOp::create(program.builder, program.loc, value);
  }
  program.emit<PadOp>(withShape(source, shape), source, fill, low, high);
  return true;
}

static bool writeShrink(ProgramBuilder &program) {
  Random &random = program.random;
  Value source = program.pick();
  SmallVector<int64_t> offsets, sizes;
  for (int64_t size : getTensorType(source).getShape()) {
    offsets.push_back(random.between(0, std::min<int64_t>(size, 3)));
    int64_t rest = size - offsets.back();
    // Empty now and then.
    int64_t least = random.chance(3) ? 0 : std::min<int64_t>(rest, 1);
    sizes.push_back(random.between(least, rest));
  }
  program.emit<ShrinkOp>(withShape(source, sizes), source, offsets, sizes);
  return true;
}

static bool writeFlip(ProgramBuilder &program) {
  Value source = program.pick();
  program.emit<FlipOp>(source.getType(), source,
                       program.someAxes(getTensorType(source).getRank()));
  return true;
}

static bool writeCat(ProgramBuilder &program) {
  Random &random = program.random;
  Value first = program.pick();
  RankedTensorType type = getTensorType(first);
  if (type.getRank() == 0 || !mayGrow(first))
    return false;
  int64_t axis = program.axis(type.getRank());
  SmallVector<Value> sources = {first};
  Shape shape(type.getShape());
  for (int64_t i = random.below(3); i > 0; --i) {
    Shape other(type.getShape());
    if (random.chance(40))
      other[axis] = random.between(random.chance(10) ? 0 : 1, 4);
    if (countOf(shape) + countOf(other) > kMaxElements)
      break;
    shape[axis] += other[axis];
    sources.push_back(program.valueOfType(withShape(first, other)));
  }
  std::swap(sources.front(), sources[random.below(sources.size())]);
  program.emit<CatOp>(withShape(first, shape), sources, axis);
  return true;
}

static bool writeView(ProgramBuilder &program) {
  Random &random = program.random;
  Value source = program.pick();
  int64_t count = getTensorType(source).getNumElements();
  if (count == 0)
    return false;
  if (getTensorType(source).getRank() != 1)
    source = program.emit<ReshapeOp>(withShape(source, {count}), source);
  bool isMasked = random.chance(50);
  SmallVector<int64_t> sizes, strides, begin, end;
  // The offsets that are read, from the first one.
  int64_t low = 0, high = 0;
  for (int64_t i = random.between(0, 4); i > 0; --i) {
    int64_t size = random.between(1, 5), stride = random.between(-3, 4);
    int64_t from = 0, to = size;
    if (isMasked) {
      from = random.between(0, size - 1);
      to = random.between(from + 1, size);
    }
    sizes.push_back(size);
    strides.push_back(stride);
    begin.push_back(from);
    end.push_back(to);
    low += std::min(from * stride, (to - 1) * stride);
    high += std::max(from * stride, (to - 1) * stride);
  }
  if (high - low >= count || countOf(sizes) > kMaxElements)
    return false;
  // A mask that nothing passes lets everything else be anything.
  if (isMasked && !sizes.empty() && random.chance(5)) {
    int64_t axis = program.axis(sizes.size());
    end[axis] = begin[axis];
  }
  int64_t offset = random.between(-low, count - 1 - high);
  auto toAttr = [&](ArrayRef<int64_t> list) {
    return isMasked ? program.builder.getDenseI64ArrayAttr(list)
                    : DenseI64ArrayAttr();
  };
  program.emit<ViewOp>(withShape(source, sizes), source,
                       program.builder.getDenseI64ArrayAttr(sizes),
                       program.builder.getDenseI64ArrayAttr(strides),
                       program.builder.getI64IntegerAttr(offset), toAttr(begin),
                       toAttr(end));
  return true;
}

ArrayRef<Family> uop::smith::getMovementFamilies() {
  static constexpr Family families[] = {
      {"reshape", 4, writeReshape}, {"permute", 4, writePermute},
      {"expand", 4, writeExpand},   {"pad", 4, writePad},
      {"shrink", 4, writeShrink},   {"flip", 3, writeFlip},
      {"cat", 4, writeCat},         {"view", 4, writeView},
  };
  return families;
}
