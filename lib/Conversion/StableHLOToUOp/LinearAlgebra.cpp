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

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// `state` after so many iterations of `step`, which is given the number of the
/// iteration, a scalar of type i64.
static Value repeat(OpConverter &c, int64_t count, Value state,
                    function_ref<Value(Value number, Value state)> step) {
  Value zero = c.integer(0, c.i64(), {});
  auto loop = scf::WhileOp::create(c.builder, c.loc,
                                   TypeRange{zero.getType(), state.getType()},
                                   ValueRange{zero, state});
  OpBuilder::InsertionGuard guard(c.builder);
  SmallVector<Type> types(loop.getResultTypes());
  SmallVector<Location> locations(2, c.loc);
  Block *before =
      c.builder.createBlock(&loop.getBefore(), {}, types, locations);
  Value less = c.compare(CmpPredicate::lt, before->getArgument(0),
                         c.integer(count, c.i64(), {}));
  Value holds = tensor::ExtractOp::create(c.builder, c.loc, less, ValueRange());
  scf::ConditionOp::create(c.builder, c.loc, holds, before->getArguments());
  Block *after = c.builder.createBlock(&loop.getAfter(), {}, types, locations);
  Value next = step(after->getArgument(0), after->getArgument(1));
  Value number = c.add(after->getArgument(0), c.integer(1, c.i64(), {}));
  scf::YieldOp::create(c.builder, c.loc, ValueRange{number, next});
  return loop.getResult(1);
}

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

/// The lower factor; of a matrix that is not positive definite, NaN.
static LogicalResult convertCholesky(OpConverter &c) {
  if (failed(c.expect(1)) ||
      failed(checkMatrices(c, c.operands[0], c.operands[0])))
    return failure();
  Value x = c.operands[0];
  bool isLower = getFlag(c, "lower");
  Value a = toMatrices(c, x);
  if (!isLower)
    a = c.permute(a, {0, 2, 1});
  a = keepTriangle(c, a, CmpPredicate::ge);
  int64_t batch = shapeOf(a)[0], size = shapeOf(a)[1];
  if (batch == 0 || size == 0)
    return c.finish(x);
  Shape column = {batch, size, 1};
  // The columns so far; the others are zero.
  Value factor =
      repeat(c, size, c.number(0, a), [&](Value number, Value known) {
        Value row = c.expand(takeOne(c, known, number, 1), shapeOf(known));
        Value sum = c.reduce(ReduceKind::add, c.mul(known, row), {2});
        Value rest = c.sub(takeOne(c, a, number, 2), c.reshape(sum, column));
        Value root = c.unary<SqrtOp>(takeOne(c, rest, number, 1));
        Value scaled = c.binary<FDivOp>(rest, c.expand(root, column));
        Value isBelow = c.compare(CmpPredicate::ge, c.iota(column, 1),
                                  c.broadcast(number, column));
        scaled = c.where(isBelow, scaled, c.number(0, scaled));
        return putOne(c, known, scaled, number, 2);
      });
  if (!isLower)
    factor = c.permute(factor, {0, 2, 1});
  return c.finish(c.reshape(c.cast(factor, elementOf(x)), shapeOf(x)));
}

/// Substitution, from the first row of a lower matrix, the last of an upper
/// one.
static LogicalResult convertTriangularSolve(OpConverter &c) {
  if (failed(c.expect(2)) ||
      failed(checkMatrices(c, c.operands[0], c.operands[1])))
    return failure();
  Value b = c.operands[1];
  bool isLeft = getFlag(c, "left_side"), isLower = getFlag(c, "lower");
  bool isUnit = getFlag(c, "unit_diagonal");
  std::string transposition = c.keyword("transpose_a");
  if (transposition != "NO_TRANSPOSE" && transposition != "TRANSPOSE" &&
      transposition != "ADJOINT")
    return c.refuse("attribute 'transpose_a' must be NO_TRANSPOSE, TRANSPOSE "
                    "or ADJOINT");
  Value a = toMatrices(c, c.operands[0]), y = toMatrices(c, b);
  // Only this triangle is read.
  a = keepTriangle(c, a, isLower ? CmpPredicate::ge : CmpPredicate::le);
  // x a = b is a' x' = b'.
  bool isTransposed = (transposition != "NO_TRANSPOSE") == isLeft;
  if (isTransposed)
    a = c.permute(a, {0, 2, 1});
  if (!isLeft)
    y = c.permute(y, {0, 2, 1});
  int64_t batch = shapeOf(a)[0], size = shapeOf(a)[1];
  int64_t columns = shapeOf(y)[2];
  if (shapeOf(y)[1] != size)
    return c.refuse("its matrices of shapes " +
                    toString(shapeOf(c.operands[0])) + " and " +
                    toString(shapeOf(b)) + " do not fit");
  if (countOf(shapeOf(y)) == 0)
    return c.finish(b);
  bool isForward = isLower != isTransposed;
  Shape row = {batch, 1, columns};
  Value solved =
      repeat(c, size, c.number(0, y), [&](Value number, Value known) {
        if (!isForward)
          number = c.sub(c.integer(size - 1, number), number);
        Value factors = takeOne(c, a, number, 1);
        Shape all = {batch, size, columns};
        // The solutions to come are zero.
        Value product =
            c.mul(c.expand(c.reshape(factors, {batch, size, 1}), all), known);
        Value sum = c.reduce(ReduceKind::add, product, {1});
        Value rest = c.sub(takeOne(c, y, number, 1), c.reshape(sum, row));
        if (!isUnit)
          rest = c.binary<FDivOp>(
              rest, c.expand(takeOne(c, factors, number, 2), row));
        return putOne(c, known, rest, number, 1);
      });
  if (!isLeft)
    solved = c.permute(solved, {0, 2, 1});
  return c.finish(c.reshape(c.cast(solved, elementOf(b)), shapeOf(b)));
}

void uop::fromstablehlo::addLinearAlgebraOps(OpTable &table) {
  table.add("stablehlo.cholesky", convertCholesky);
  table.add("stablehlo.triangular_solve", convertTriangularSolve);
}
