//===- DataFamilies.cpp - Reductions, gathers, sources ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramBuilder.h"

using namespace mlir;
using namespace uop;
using namespace uop::smith;

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

static bool writeConstant(ProgramBuilder &program) {
  program.constant(
      RankedTensorType::get(program.shape(), program.elementType()));
  return true;
}

static bool writeIota(ProgramBuilder &program) {
  Shape shape = program.shape();
  Type element = program.elementType();
  auto type = RankedTensorType::get(shape, element);
  if (shape.empty() || !hasArithmetic(type))
    return false;
  program.emit<IotaOp>(type, program.axis(shape.size()));
  return true;
}

/// Random bits under a key, as front ends make them: counters, and a mask or a
/// shift of the outcome.
static bool writeThreefry(ProgramBuilder &program) {
  Shape shape = program.shape();
  if (shape.empty())
    return false;
  auto type = RankedTensorType::get(
      shape, program.builder.getIntegerType(64, /*isSigned=*/false));
  Value counter = program.emit<IotaOp>(type, program.axis(shape.size()));
  program.emit<ThreefryOp>(type, counter, program.valueOfType(type));
  return true;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static Value reduce(ProgramBuilder &program, ReduceKind kind, Value source,
                    ArrayRef<int64_t> axes) {
  return program.emit<ReduceAxisOp>(kind, source, axes);
}

static ReduceKind pickKind(Random &random) {
  static constexpr ReduceKind kinds[] = {ReduceKind::add, ReduceKind::add,
                                         ReduceKind::max, ReduceKind::min,
                                         ReduceKind::mul};
  return random.pick<ReduceKind>(kinds);
}

static bool writeReduce(ProgramBuilder &program) {
  Value source = program.pick();
  if (isStorageType(getTensorType(source).getElementType()))
    return false;
  ReduceKind kind = pickKind(program.random);
  reduce(program, kind, source,
         program.someAxes(getTensorType(source).getRank()));
  return true;
}

/// The reduction of a tensor along an axis, expanded to the tensor's shape.
static Value giveBack(ProgramBuilder &program, ReduceKind kind, Value value,
                      int64_t axis) {
  RankedTensorType type = getTensorType(value);
  Value reduced = reduce(program, kind, value, {axis});
  Shape kept(type.getShape());
  kept[axis] = 1;
  Value column = program.emit<ReshapeOp>(type.clone(kept), reduced);
  return program.emit<ExpandOp>(type, column);
}

/// A reduction given back to the tensor that it was made of, as in a mean or a
/// softmax.
static bool writeNormalize(ProgramBuilder &program) {
  Random &random = program.random;
  Value source = program.pick();
  RankedTensorType type = getTensorType(source);
  if (type.getRank() == 0 || !hasArithmetic(type))
    return false;
  int64_t axis = program.axis(type.getRank());
  bool isFloat = isa<FloatType>(type.getElementType());
  bool isSoftmax = isFloat && random.chance(40);
  Value shifted = program.emit<SubOp>(
      type, source,
      giveBack(program, isSoftmax ? ReduceKind::max : pickKind(random), source,
               axis));
  if (!isSoftmax)
    return true;
  Value exponential = program.emit<ExpOp>(type, shifted);
  program.emit<FDivOp>(type, exponential,
                       giveBack(program, ReduceKind::add, exponential, axis));
  return true;
}

/// A sum of floats beside itself or its own extremum, so that it shows if it is
/// rounded in two ways.
static bool writeSame(ProgramBuilder &program) {
  Random &random = program.random;
  Value source = program.pick();
  RankedTensorType type = getTensorType(source);
  if (type.getRank() < 2 || !isa<FloatType>(type.getElementType()) ||
      !hasArithmetic(type))
    return false;
  if (random.chance(60))
    source = program.emit<MulOp>(type, source, program.valueOfType(type));
  Value sum =
      reduce(program, random.chance(85) ? ReduceKind::add : ReduceKind::mul,
             source, {program.axis(type.getRank())});
  type = getTensorType(sum);
  if (random.chance(30))
    sum = program.emit<MulOp>(type, sum, program.valueOfType(type));
  Value other = sum;
  if (random.chance(25)) {
    auto flat =
        RankedTensorType::get(type.getNumElements(), type.getElementType());
    other = program.emit<ReshapeOp>(type, program.emit<ReshapeOp>(flat, sum));
    if (random.chance(50)) {
      program.emit<SubOp>(type, sum, other);
      return true;
    }
  }
  ReduceKind kind = random.chance(70) ? ReduceKind::max : ReduceKind::min;
  Value extremum = giveBack(program, kind, other, program.axis(type.getRank()));
  bool isMax = kind == ReduceKind::max;
  Value holds = program.emit<CmpOp>(isMax ? CmpPredicate::le : CmpPredicate::ge,
                                    sum, extremum);
  if (random.chance(30))
    return true;
  // A softmax whose elements show if the comparison is false, and readers of it
  // over other ranges.
  Value from = isMax ? sum : extremum, to = isMax ? extremum : sum;
  Value power = program.emit<Exp2Op>(type, program.emit<SubOp>(type, from, to));
  Value wrong = program.emit<ConstOp>(getSplatAttr(
      type, program.builder.getFloatAttr(type.getElementType(), 64)));
  Value shown = program.emit<WhereOp>(type, holds, power, wrong);
  if (random.chance(60))
    shown = program.emit<FDivOp>(type, shown,
                                 giveBack(program, ReduceKind::add, shown,
                                          program.axis(type.getRank())));
  for (int64_t i = random.between(0, 2); i > 0; --i) {
    Shape larger(type.getShape());
    int64_t axis = program.axis(type.getRank() + 1);
    larger.insert(larger.begin() + axis, 1);
    Value column = program.emit<ReshapeOp>(type.clone(larger), shown);
    larger[axis] = random.between(2, 7);
    if (type.clone(larger).getNumElements() > kMaxElements)
      continue;
    RankedTensorType expanded = type.clone(larger);
    Value product =
        program.emit<MulOp>(expanded, program.emit<ExpandOp>(expanded, column),
                            program.valueOfType(expanded));
    if (random.chance(60))
      reduce(program, ReduceKind::add, product,
             {program.axis(expanded.getRank())});
  }
  return true;
}

/// Rows of one tensor with columns of another.
static bool writeMatmul(ProgramBuilder &program) {
  Random &random = program.random;
  Value lhs = program.pick();
  RankedTensorType type = getTensorType(lhs);
  if (type.getRank() != 2 || !hasArithmetic(type))
    return false;
  int64_t m = type.getDimSize(0), k = type.getDimSize(1);
  int64_t n = random.between(1, 5);
  if (m * k * n > 2 * kMaxElements)
    return false;
  Value rhs = program.valueOfType(type.clone({k, n}));
  Value left = program.emit<ExpandOp>(
      type.clone({m, k, n}),
      program.emit<ReshapeOp>(type.clone({m, k, 1}), lhs));
  Value right = program.emit<ExpandOp>(
      type.clone({m, k, n}),
      program.emit<ReshapeOp>(type.clone({1, k, n}), rhs));
  reduce(program, ReduceKind::add,
         program.emit<MulOp>(type.clone({m, k, n}), left, right), {1});
  return true;
}

//===----------------------------------------------------------------------===//
// Computed positions
//===----------------------------------------------------------------------===//

/// Integers of a shape that fits `shape` off the axis.
static Value pickIndices(ProgramBuilder &program, ArrayRef<int64_t> shape,
                         int64_t axis) {
  Random &random = program.random;
  Shape sizes(shape);
  for (int64_t &size : sizes)
    if (random.chance(25))
      size = std::min<int64_t>(size, 1);
  static constexpr int64_t lengths[] = {0, 1, 1, 2, 2, 3, 4, 5, 7};
  sizes[axis] = random.pick<int64_t>(lengths);
  auto type = RankedTensorType::get(sizes, program.integerType());
  if (type.getNumElements() > kMaxElements)
    return {};
  if (random.chance(30))
    return program.emit<IotaOp>(type, program.axis(shape.size()));
  return program.valueOfType(type);
}

namespace {
/// Positions along an axis of a tensor that has one.
struct Selection {
  Value tensor, indices;
  int64_t axis;
  RankedTensorType type, selectedType;
};
} // namespace

static std::optional<Selection> pickSelection(ProgramBuilder &program) {
  Value tensor = program.pick();
  RankedTensorType type = getTensorType(tensor);
  if (type.getRank() == 0)
    return std::nullopt;
  int64_t axis = program.axis(type.getRank());
  Value indices = pickIndices(program, type.getShape(), axis);
  if (!indices)
    return std::nullopt;
  return Selection{tensor, indices, axis, type,
                   type.clone(getTensorType(indices).getShape())};
}

static bool writeGather(ProgramBuilder &program) {
  std::optional<Selection> from = pickSelection(program);
  if (!from)
    return false;
  program.emit<GatherOp>(from->selectedType, from->tensor, from->indices,
                         from->axis);
  return true;
}

static bool writeScatter(ProgramBuilder &program) {
  static constexpr ScatterKind kinds[] = {ScatterKind::set, ScatterKind::set,
                                          ScatterKind::add, ScatterKind::mul,
                                          ScatterKind::max, ScatterKind::min};
  std::optional<Selection> into = pickSelection(program);
  if (!into)
    return false;
  Value updates = program.valueOfType(into->selectedType);
  auto kind = program.random.pick<ScatterKind>(kinds);
  if (isStorageType(into->type.getElementType()))
    kind = ScatterKind::set;
  program.emit<ScatterOp>(into->type, kind, into->tensor, into->indices,
                          updates, into->axis);
  return true;
}

/// An integer type that holds numbers up to `last`; of 64 bits as often as not.
static Type indexType(ProgramBuilder &program, int64_t last) {
  unsigned width = 64;
  for (unsigned narrow : {32, 16, 8})
    if (last < (int64_t(1) << (narrow - 1)) && program.random.chance(25))
      width = narrow;
  return program.builder.getIntegerType(width);
}

/// All results of an op with several may be used.
static bool addResults(ProgramBuilder &program, Operation *op) {
  for (Value result : op->getResults())
    program.addValue(result);
  return true;
}

static bool writeSort(ProgramBuilder &program) {
  Value x = program.pick();
  RankedTensorType type = getTensorType(x);
  if (type.getRank() == 0)
    return false;
  int64_t axis = program.axis(type.getRank()), size = type.getDimSize(axis);
  bool isReversed = program.random.chance(50);
  Type index = indexType(program, size);
  if (program.random.chance(50))
    return addResults(program,
                      SortOp::create(program.builder, program.loc, type,
                                     type.clone(index), x, axis, isReversed));
  Shape shape(type.getShape());
  shape[axis] = program.random.between(0, size);
  RankedTensorType cut = type.clone(shape);
  return addResults(program,
                    TopKOp::create(program.builder, program.loc, cut,
                                   cut.clone(index), x, axis, isReversed));
}

static bool writeCounted(ProgramBuilder &program) {
  Value x = program.pick();
  RankedTensorType type = getTensorType(x);
  int64_t size = type.getNumElements();
  int64_t room = program.random.between(0, size + 2);
  Type index = indexType(program, size);
  auto count = RankedTensorType::get({}, indexType(program, size));
  if (program.random.chance(50))
    return addResults(
        program,
        NonZeroOp::create(program.builder, program.loc,
                          RankedTensorType::get({room, type.getRank()}, index),
                          count, x));
  auto numbers = RankedTensorType::get({room}, index);
  return addResults(
      program, UniqueOp::create(program.builder, program.loc,
                                numbers.clone(type.getElementType()), numbers,
                                numbers, type.clone(index), count, x));
}

ArrayRef<Family> uop::smith::getDataFamilies() {
  static constexpr Family families[] = {
      {"constant", 2, writeConstant},   {"iota", 2, writeIota},
      {"threefry", 1, writeThreefry},   {"reduce", 7, writeReduce},
      {"normalize", 3, writeNormalize}, {"matmul", 2, writeMatmul},
      {"same", 4, writeSame},           {"gather", 4, writeGather},
      {"scatter", 4, writeScatter},     {"sort", 3, writeSort},
      {"counted", 2, writeCounted},
  };
  return families;
}
