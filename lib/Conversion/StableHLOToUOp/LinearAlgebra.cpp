//===- LinearAlgebra.cpp - cholesky and triangular_solve --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// One column or row in each iteration of a loop, for all matrices of a batch at
// once.
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// One row, or one column, of each matrix: the axis becomes of size 1.
static Value takeOne(OpConverter &c, Value x, Value number, int64_t axis) {
  return c.take(x, c.reshape(number, {1}), axis);
}

/// x with its slice of size 1 along the axis replaced.
static Value putOne(OpConverter &c, Value x, Value slice, Value number,
                    int64_t axis) {
  return c.scatter(ScatterKind::set, x, c.broadcast(number, shapeOf(slice)),
                   slice, axis);
}

/// [batch, rows, columns], f32 or f64.
static Value toMatrices(OpConverter &c, Value x) {
  ShapeRef shape = shapeOf(x);
  return c.widen(c.reshape(
      x, {countOf(shape.drop_back(2)), shape[shape.size() - 2], shape.back()}));
}

/// Both are rank 2 or more, of one float type and batch, and `a` is square.
static LogicalResult checkMatrices(OpConverter &c, Value a, Value b) {
  if (!isFloat(a) || elementOf(a) != elementOf(b) || rankOf(a) < 2 ||
      rankOf(a) != rankOf(b) ||
      shapeOf(a).drop_back(2) != shapeOf(b).drop_back(2) ||
      shapeOf(a).back() != shapeOf(a)[rankOf(a) - 2])
    return c.refuse("takes square matrices of floats, of one batch");
  return success();
}

static bool getFlag(OpConverter &c, StringRef name) {
  auto flag = dyn_cast_or_null<BoolAttr>(c.attribute(name));
  return flag && flag.getValue();
}

/// Elements where row and column compare so, zero elsewhere.
static Value keepTriangle(OpConverter &c, Value x, CmpPredicate predicate) {
  Value keeps =
      c.compare(predicate, c.iota(shapeOf(x), 1), c.iota(shapeOf(x), 2));
  return c.where(keeps, x, c.number(0, x));
}

/// The lower factor of the lower triangles [batch, n, n], zero above; of a
/// matrix that is not positive definite, NaN from a column on.
static Value emitCholesky(OpConverter &c, Value a) {
  a = keepTriangle(c, a, CmpPredicate::ge);
  int64_t batch = shapeOf(a)[0], size = shapeOf(a)[1];
  Shape column = {batch, size, 1};
  // The columns so far; the others are zero.
  Value factor = c.number(0, a);
  repeat(c, size, factor, [&](Value number, MutableArrayRef<Value> states) {
    Value known = states[0];
    Value row = c.expand(takeOne(c, known, number, 1), shapeOf(known));
    Value sum = c.reduce(ReduceKind::add, c.mul(known, row), {2});
    Value rest = c.sub(takeOne(c, a, number, 2), c.reshape(sum, column));
    Value root = c.unary<SqrtOp>(takeOne(c, rest, number, 1));
    Value scaled = c.binary<FDivOp>(rest, c.expand(root, column));
    Value isBelow = c.compare(CmpPredicate::ge, c.iota(column, 1),
                              c.broadcast(number, column));
    scaled = c.where(isBelow, scaled, c.number(0, scaled));
    states[0] = putOne(c, known, scaled, number, 2);
  });
  return factor;
}

static LogicalResult convertCholesky(OpConverter &c) {
  if (failed(c.expect(1)) ||
      failed(checkMatrices(c, c.operands[0], c.operands[0])))
    return failure();
  Value x = c.operands[0];
  if (countOf(shapeOf(x)) == 0)
    return c.finish(x);
  bool isLower = getFlag(c, "lower");
  Value a = toMatrices(c, x);
  Value factor = emitCholesky(c, isLower ? a : c.permute(a, {0, 2, 1}));
  if (!isLower)
    factor = c.permute(factor, {0, 2, 1});
  return c.finish(c.reshape(c.cast(factor, elementOf(x)), shapeOf(x)));
}

namespace {
/// What a triangular system is like.
struct Triangle {
  bool isLeft, isLower, isTransposed, isUnit;
};
} // namespace

/// Substitution, from the first row of a lower matrix, the last of an upper
/// one.
static LogicalResult emitSolve(OpConverter &c, Triangle of) {
  Value b = c.operands[1];
  Value a = toMatrices(c, c.operands[0]), y = toMatrices(c, b);
  // Only this triangle is read.
  a = keepTriangle(c, a, of.isLower ? CmpPredicate::ge : CmpPredicate::le);
  // x a = b is a' x' = b'.
  bool isTransposed = of.isTransposed == of.isLeft;
  if (isTransposed)
    a = c.permute(a, {0, 2, 1});
  if (!of.isLeft)
    y = c.permute(y, {0, 2, 1});
  int64_t batch = shapeOf(a)[0], size = shapeOf(a)[1];
  int64_t columns = shapeOf(y)[2];
  if (shapeOf(y)[1] != size)
    return c.refuse("its matrices of shapes " +
                    toString(shapeOf(c.operands[0])) + " and " +
                    toString(shapeOf(b)) + " do not fit");
  if (countOf(shapeOf(y)) == 0)
    return c.finish(b);
  bool isForward = of.isLower != isTransposed;
  Shape row = {batch, 1, columns}, all = {batch, size, columns};
  Value solved = c.number(0, y);
  repeat(c, size, solved, [&](Value number, MutableArrayRef<Value> states) {
    if (!isForward)
      number = c.sub(c.integer(size - 1, number), number);
    Value factors = takeOne(c, a, number, 1);
    // The solutions to come are zero.
    Value product =
        c.mul(c.expand(c.reshape(factors, {batch, size, 1}), all), states[0]);
    Value sum = c.reduce(ReduceKind::add, product, {1});
    Value rest = c.sub(takeOne(c, y, number, 1), c.reshape(sum, row));
    if (!of.isUnit)
      rest =
          c.binary<FDivOp>(rest, c.expand(takeOne(c, factors, number, 2), row));
    states[0] = putOne(c, states[0], rest, number, 1);
  });
  if (!of.isLeft)
    solved = c.permute(solved, {0, 2, 1});
  return c.finish(c.reshape(c.cast(solved, elementOf(b)), shapeOf(b)));
}

static LogicalResult convertTriangularSolve(OpConverter &c) {
  if (failed(c.expect(2)) ||
      failed(checkMatrices(c, c.operands[0], c.operands[1])))
    return failure();
  std::string transposition = c.keyword("transpose_a");
  if (transposition != "NO_TRANSPOSE" && transposition != "TRANSPOSE" &&
      transposition != "ADJOINT")
    return c.refuse("attribute 'transpose_a' must be NO_TRANSPOSE, TRANSPOSE "
                    "or ADJOINT");
  return emitSolve(c, {getFlag(c, "left_side"), getFlag(c, "lower"),
                       transposition != "NO_TRANSPOSE",
                       getFlag(c, "unit_diagonal")});
}

//===----------------------------------------------------------------------===//
// What JAX calls of LAPACK on a CPU
//===----------------------------------------------------------------------===//

/// The letter of an option, such as 'L' for uplo; 0 if there is none.
static char getOption(OpConverter &c, StringRef name) {
  auto options =
      dyn_cast_or_null<DictionaryAttr>(c.attribute("mhlo.backend_config"));
  auto letter = options ? options.getAs<IntegerAttr>(name) : IntegerAttr();
  return letter ? char(letter.getValue().getLimitedValue(127)) : 0;
}

/// A result that says whether all went well: for each matrix of the batch the
/// number of the first column for which it did not, or 0.
static Value getInfo(OpConverter &c, Value isBad, unsigned result) {
  int64_t size = shapeOf(isBad)[1];
  Value number =
      c.add(c.iota(shapeOf(isBad), 1), c.integer(1, c.i64(), shapeOf(isBad)));
  Value none = c.integer(size + 1, number);
  Value first = c.reduce(ReduceKind::min, c.where(isBad, number, none), {1});
  Value isNone = c.compare(CmpPredicate::gt, first, c.integer(size, first));
  Value info = c.where(isNone, c.integer(0, first), first);
  return c.reshape(c.cast(info, c.resultElement(result)),
                   c.resultShape(result));
}

/// The elements on the diagonals, [batch, n].
static Value takeDiagonal(OpConverter &c, Value a) {
  Value isDiagonal =
      c.compare(CmpPredicate::eq, c.iota(shapeOf(a), 1), c.iota(shapeOf(a), 2));
  return c.reduce(ReduceKind::add, c.where(isDiagonal, a, c.number(0, a)), {2});
}

static LogicalResult checkInfo(OpConverter &c, unsigned result) {
  Value a = c.operands[0];
  if (isa<IntegerType>(c.resultElement(result)) &&
      c.resultShape(result) == shapeOf(a).drop_back(2))
    return success();
  return c.refuse("result " + Twine(result) +
                  " must have an integer for each matrix");
}

/// Of matrices without elements: themselves, and numbers that say that nothing
/// failed.
static LogicalResult finishEmpty(OpConverter &c) {
  SmallVector<Value> values = {c.operands[0]};
  for (unsigned i = 1, e = c.op->getNumResults(); i != e; ++i)
    values.push_back(c.integer(0, c.resultElement(i), c.resultShape(i)));
  return c.finish(values);
}

/// The other triangle stays.
static LogicalResult convertPotrf(OpConverter &c) {
  if (failed(c.expect(1, 2)) ||
      failed(checkMatrices(c, c.operands[0], c.operands[0])) ||
      failed(checkInfo(c, 1)))
    return failure();
  if (countOf(shapeOf(c.operands[0])) == 0)
    return finishEmpty(c);
  bool isLower = getOption(c, "uplo") == 'L';
  Value x = c.operands[0], a = toMatrices(c, x);
  if (!isLower)
    a = c.permute(a, {0, 2, 1});
  Value factor = emitCholesky(c, a);
  Value diagonal = takeDiagonal(c, factor);
  Value isGood = c.compare(CmpPredicate::gt, diagonal, c.number(0, diagonal));
  Value info = getInfo(c, c.logicalNot(isGood), 1);
  Value isBelow =
      c.compare(CmpPredicate::ge, c.iota(shapeOf(a), 1), c.iota(shapeOf(a), 2));
  factor = c.where(isBelow, factor, a);
  if (!isLower)
    factor = c.permute(factor, {0, 2, 1});
  return c.finish({c.reshape(c.cast(factor, elementOf(x)), shapeOf(x)), info});
}

static LogicalResult convertTrsm(OpConverter &c) {
  if (failed(c.expect(2)) ||
      failed(checkMatrices(c, c.operands[0], c.operands[1])))
    return failure();
  return emitSolve(c, {getOption(c, "side") == 'L', getOption(c, "uplo") == 'L',
                       getOption(c, "trans_x") != 'N',
                       getOption(c, "diag") == 'U'});
}

/// Rows k and p of each matrix exchanged; k and p are [batch, 1].
static Value swapRows(OpConverter &c, Value a, Value k, Value p) {
  Shape rows(shapeOf(a).take_front(2));
  Value row = c.iota(rows, 1);
  Value first = c.expand(k, rows), second = c.expand(p, rows);
  Value from = c.where(c.compare(CmpPredicate::eq, row, first), second, row);
  from = c.where(c.compare(CmpPredicate::eq, row, second), first, from);
  from = c.expand(c.insertAxis(from, 2), shapeOf(a));
  return c.contiguous(c.gather(a, from, 1));
}

/// One step of the elimination with the largest element of a column as pivot,
/// the first of equal ones.
static void eliminate(OpConverter &c, Value k, MutableArrayRef<Value> states) {
  Value a = states[0];
  Shape shape(shapeOf(a)), column = {shape[0], shape[1], 1};
  Shape row = {shape[0], 1, shape[2]}, one = {shape[0], 1};
  Value position = c.iota(column, 1), step = c.broadcast(k, column);
  Value size = c.unary<AbsOp>(takeOne(c, a, k, 2));
  Value isLeft = c.compare(CmpPredicate::ge, position, step);
  size = c.where(isLeft, size, c.number(-1, size));
  Value largest =
      c.expand(c.insertAxis(c.reduce(ReduceKind::max, size, {1}), 1), column);
  Value isLargest = c.compare(CmpPredicate::eq, size, largest);
  isLargest = c.logicalAnd(isLargest, isLeft);
  Value none = c.integer(shape[1] - 1, position);
  Value pivot = c.contiguous(
      c.reduce(ReduceKind::min, c.where(isLargest, position, none), {1}));
  a = swapRows(c, a, c.broadcast(k, one), pivot);
  Value top = takeOne(c, a, k, 1), below = takeOne(c, a, k, 2);
  Value head = c.expand(takeOne(c, top, k, 2), column);
  Value factors = c.binary<FDivOp>(below, head);
  Value isZero = c.compare(CmpPredicate::eq, head, c.number(0, head));
  factors = c.where(isZero, below, factors);
  Value isBelow = c.compare(CmpPredicate::gt, position, step);
  Value isRight =
      c.compare(CmpPredicate::gt, c.iota(row, 2), c.broadcast(k, row));
  Value zero = c.number(0, a);
  Value left = c.expand(c.where(isBelow, factors, c.number(0, factors)), shape);
  Value right = c.expand(c.where(isRight, top, c.number(0, top)), shape);
  // A factor of a pivot that is zero is none.
  Value product = c.where(c.expand(isZero, shape), zero, c.mul(left, right));
  a = c.contiguous(c.sub(a, product));
  Value kept = takeOne(c, a, k, 2);
  states[0] = putOne(c, a, c.where(isBelow, factors, kept), k, 2);
  states[1] = putOne(c, states[1], pivot, k, 1);
}

/// Factors L and U in one matrix, and the pivots, from 1.
static LogicalResult convertGetrf(OpConverter &c) {
  if (failed(c.expect(1, 3)))
    return failure();
  Value x = c.operands[0];
  if (!isFloat(x) || rankOf(x) < 2)
    return c.refuse("takes matrices of floats");
  if (failed(checkInfo(c, 2)))
    return failure();
  if (countOf(shapeOf(x)) == 0)
    return finishEmpty(c);
  Value a = toMatrices(c, x);
  int64_t steps = std::min(shapeOf(a)[1], shapeOf(a)[2]);
  Shape pivots = {shapeOf(a)[0], steps};
  Value states[] = {a, c.integer(0, c.i64(), pivots)};
  repeat(c, steps, states, [&](Value k, MutableArrayRef<Value> states) {
    eliminate(c, k, states);
  });
  if (!isa<IntegerType>(c.resultElement(1)) ||
      countOf(c.resultShape(1)) != countOf(pivots))
    return c.refuse("result 1 must have an integer pivot for each of " +
                    Twine(steps) + " columns");
  Value number = c.add(states[1], c.integer(1, states[1]));
  number = c.reshape(c.cast(number, c.resultElement(1)), c.resultShape(1));
  Value diagonal = c.slice(takeDiagonal(c, states[0]), 1, 0, steps);
  Value isZero = c.compare(CmpPredicate::eq, diagonal, c.number(0, diagonal));
  Value factors = c.reshape(c.cast(states[0], elementOf(x)), shapeOf(x));
  return c.finish({factors, number, getInfo(c, isZero, 2)});
}

LogicalResult uop::fromstablehlo::convertLapack(OpConverter &c,
                                                StringRef name) {
  if (name == "potrf")
    return convertPotrf(c);
  if (name == "trsm")
    return convertTrsm(c);
  return convertGetrf(c);
}

void uop::fromstablehlo::addLinearAlgebraOps(OpTable &table) {
  table.add("stablehlo.cholesky", convertCholesky);
  table.add("stablehlo.triangular_solve", convertTriangularSolve);
}
